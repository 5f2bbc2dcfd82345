"""What happens in Papyria as a table: how facts are named, and what chooses between several sentences."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rulesets.core import Event
from rulesets.papyria.components import (
    KEY_TILES,
    OCCUPATION,
    SCORING_TILES,
    START_TILES,
    TRADE_PAPYRI,
    TRADE_PRICE,
)
from rulesets.papyria.realm import Laid
from tabletop_tui.games.kit.narration import Choosing, Naming, Narration
from tabletop_tui.games.papyria.terms import HOME

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

_GAINS: Final = frozenset({"gained_knowledge", "scored", "took_key"})
"""What is said together with the deed of the same seat that brought it."""
_BRINGING: Final = frozenset({"bought_knowledge", "took_scoring", "placed_landscape", "built"})
"""What may bring such things."""


def _moved(event: Event) -> str:
    facts = event.facts
    return f"{facts['ring']}{'-paid' * bool(facts['cost'])}{'-pushed' * (facts['pushed'] is not None)}"


_FORMS: Final[Mapping[str, Choosing]] = {
    "moved": _moved,
    "entered": lambda event: str(event.facts["ring"]),
    "built": lambda event: "paid" if event.facts["lapis"] else "free",
    "produced": lambda event: "some" if event.facts["count"] else str(event.facts["good"]),
    "moved_priest": lambda event: "home" if event.facts["cell"] == HOME else "there",
}
"""What chooses the sentence of events that are told in several ways."""


def narration(wording: "PapyriaWording") -> Narration:
    """The sentences of all events, in the words of one table."""
    terms, say = wording.terms, wording.say

    def tile(tile: str) -> str:
        """A tile by what matters of it where it is taken."""
        if tile in SCORING_TILES:
            return terms.kind(SCORING_TILES[tile].kind)
        if tile in KEY_TILES:
            return terms.counted("keys", count=KEY_TILES[tile].keys)
        return terms.start_tile(tile) if tile in START_TILES else terms.thing(tile)

    names: dict[str, Naming] = {
        "tile": lambda id: {"tile": tile(id)},
        "thing": lambda thing: {"what": terms.thing(thing)},
        "cell": lambda cell: {"spot": terms.spot(cell)},
        "sector": lambda sector: {"sector": say("sector", sector)},
        "sectors": lambda ids: {
            word: say("sector", id) for word, id in zip(("start", "end", "to"), ids, strict=True)
        },
        "space": lambda here: {"space": terms.space(here.partition(":")[2])},
        "cost": lambda count: {"cost": terms.money("lapis", count)},
        "pushed": lambda seat: {"other": wording.name(seat), "lapis": OCCUPATION},
        "owner": lambda seat: {"other": wording.name(seat), "lapis": TRADE_PRICE, "papyri": TRADE_PAPYRI},
        "scored": lambda facts: {
            "product": terms.product(facts["value"], facts["multiplier"], facts["knowledge"])
        },
        "produced": lambda facts: {"goods": terms.money(facts["good"], facts["count"])},
        "placed_landscape": lambda facts: {"what": terms.shown(Laid(facts["tile"], facts["rotation"]))},
        "built": lambda facts: {"good": terms.good(facts["good"], "object")},
        "gave_up": lambda facts: {"good": terms.good(facts["good"], "object")},
        "took_multiplier": lambda facts: {"symbols": terms.symbols(facts["kind"], facts["symbols"])},
        "took_key": lambda facts: {"key": terms.key_tile(facts["tile"])},
        "paid_end_tile": lambda facts: {"price": terms.money(facts["good"], facts["amount"])},
        "gained_knowledge": lambda facts: {"knowledge": facts["count"]},
    }
    return Narration(wording, names, _FORMS, frozenset({"forced"}), _GAINS, _BRINGING)
