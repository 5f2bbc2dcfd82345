"""What one answer brought about in Papyria: a deed, with what it cost and brought, is one sentence."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulesets.core import Event
from rulesets.papyria.components import KEY_TILES, OCCUPATION, SCORING_TILES, TRADE_PAPYRI, TRADE_PRICE
from rulesets.papyria.realm import Laid
from tabletop_tui.games.kit.narration import Naming, Narration

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.wording import PapyriaWording

_GAINS: Final = frozenset({"gained_knowledge", "scored", "took_key"})
"""What is said together with the deed of the same seat that brought it."""
_BRINGING: Final = frozenset({"bought_knowledge", "took_scoring", "placed_landscape", "built"})
"""What may bring such things."""
_FORMS: Final = {
    "moved": lambda event: event.facts["ring"],
    "entered": lambda event: event.facts["ring"],
    "built": lambda event: "paid" if event.facts["lapis"] else "free",
    "produced": lambda event: "some" if event.facts["count"] else "none",
    "moved_priest": lambda event: "there",
}
"""What chooses the sentence of events that are told in several ways."""


class Story:
    """The sentences of `Wording.story` and `Wording.event`."""

    def __init__(self, wording: "PapyriaWording") -> None:
        """In the words of one table."""
        self._wording, self.say, self.terms = wording, wording.say, wording.terms
        self._narration = Narration(wording, self._names(), _FORMS, frozenset({"forced"}))

    def _names(self) -> Mapping[str, Naming]:
        """How the facts of events are called."""
        terms = self.terms
        return {
            "tile": lambda tile: {"tile": self._tile(tile)},
            "thing": lambda thing: {"what": terms.thing(thing)},
            "cell": lambda cell: {"spot": terms.spot(cell)},
            "sector": lambda sector: {"sector": self.say("sector", sector)},
            "sectors": lambda ids: dict(
                zip(("start", "end", "to"), (self.say("sector", each) for each in ids), strict=True)
            ),
            "space": lambda here: {"space": terms.space(here.partition(":")[2])},
            "kind": lambda kind: {"kind": terms.kind(kind)},
            "papyri": lambda count: {"papyri": terms.money("papyrus", count)},
            "lapis": lambda count: {"lapis": terms.money("lapis", count)},
            "points": lambda count: {"points": terms.money("points", count)},
            "owner": lambda seat: {
                "other": self._wording.name(seat),
                "paid": terms.money("lapis", TRADE_PRICE),
                "got": terms.money("papyrus", TRADE_PAPYRI),
            },
        }

    def _tile(self, tile: str) -> str:
        """A starting tile, a scoring tile, a key tile, an end tile or a landscape, in words."""
        if tile in SCORING_TILES:
            return self.terms.kind(SCORING_TILES[tile].kind)
        if tile in KEY_TILES:
            return self.terms.counted("keys", count=KEY_TILES[tile].keys)
        if tile.startswith("A"):
            return self.terms.start_tile(tile)
        return self.terms.offer(tile) if tile.startswith("E") else self.terms.thing(tile)

    def tell(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Everything that one answer brought about; gains stand in the sentence of what brought them."""
        told: list[tuple[Event, str | None, list[str]]] = []
        for event in events:
            before = told[-1][0] if told else None
            if event.kind in _GAINS and before is not None and before.kind in _BRINGING:
                told[-1][2].append(self._gain(event))
            elif event.kind != "forced":
                told.append((event, self.sentence(event), self._more(event)))
        return [
            (
                event.seat,
                self.say("event-with", head=said.removesuffix("."), what=", ".join(gains)) if gains else said,
            )
            for event, said, gains in told
            if said
        ]

    def sentence(self, event: Event) -> str | None:
        """An event by itself."""
        facts = event.facts
        if event.kind == "scored":
            return self.say("event-scored", **self._facts(event), product=self.product(facts))
        if event.kind == "produced":
            goods = self.terms.money(facts["good"], facts["count"])
            which = "some" if facts["count"] else facts["good"]
            return self.say("event-produced", which, **self._facts(event), goods=goods)
        if event.kind == "placed_landscape":
            what = self.terms.shown(Laid(facts["tile"], facts["rotation"]))
            return self.say("event-placed-landscape", **self._facts(event), what=what)
        if event.kind in ("built", "gave_up"):
            which = [] if event.kind == "gave_up" else ["paid" if facts["lapis"] else "free"]
            good = self.terms.good(facts["good"], "object")
            return self.say("event", event.kind, *which, **{**self._facts(event), "good": good})
        if event.kind in ("moved_priest", "placed_priest"):
            home = ["home"] if facts["cell"] == "0,0" else []
            return self.say("event", event.kind, *home, **self._facts(event))
        if event.kind == "took_multiplier":
            symbols = self.terms.symbols(facts["kind"], facts["symbols"])
            return self.say("event-took-multiplier", **{**self._facts(event), "symbols": symbols})
        if event.kind == "paid_end_tile":
            price = self.terms.money(facts["good"], facts["amount"])
            return self.say("event-paid-end-tile", **self._facts(event), price=price)
        if event.kind == "gained_knowledge":
            return self.say(
                "event-gained-knowledge", name=self._wording.name(event.seat), gain=self._gain(event)
            )
        return self._narration.tell(event)

    def _facts(self, event: Event) -> dict[str, Any]:
        return self._narration.facts(event)

    def _more(self, event: Event) -> list[str]:
        """What a move cost, and who was pushed."""
        facts = event.facts
        if event.kind != "moved":
            return []
        parts = [self.terms.money("lapis", facts["cost"])] if facts["cost"] else []
        if facts["pushed"] is not None:
            pushed = {
                "name": self._wording.name(facts["pushed"]),
                "sector": self.say("sector", facts["sectors"][2]),
            }
            parts.append(self.say("event-pushed", lapis=self.terms.money("lapis", OCCUPATION), **pushed))
        return parts

    def _gain(self, event: Event) -> str:
        """What came of something, in a few words."""
        if event.kind == "gained_knowledge":
            return self.terms.money("knowledge", event.facts["count"])
        return (
            self.product(event.facts) if event.kind == "scored" else self.terms.key_tile(event.facts["tile"])
        )

    def product(self, facts: Mapping[str, Any]) -> str:
        """A scoring worked out: `4 × 3 = 12 points`."""
        product = facts["value"] * facts["multiplier"]
        which = "capped" if product > facts["knowledge"] else "whole"
        shown = {"value": facts["value"], "multiplier": facts["multiplier"], "product": product}
        return self.say("product", which, **shown, points=self.terms.money("points", facts["points"]))
