"""How facts of Papyria's events, reasons and advice are named, and what chooses between sentences."""

from collections.abc import Mapping
from typing import Final

from rulesets.core import Event
from rulesets.papyria.advice import Amount
from rulesets.papyria.components import KEY_TILES, SCORING_TILES, START_TILES
from rulesets.papyria.realm import Laid
from tabletop_tui.games.papyria.drawings.signs import land
from tabletop_tui.games.papyria.foresight_wording import ForesightWording
from tabletop_tui.games.papyria.terms import HOME, NONE, Terms, capital, plain
from tabletop_tui.kit.narration import Choosing, Naming, Narration

_GAINS: Final = frozenset({"gained_knowledge", "scored", "took_key"})
"""Gains that join the sentence of the deed that brought them to the seat."""
_BRINGING: Final = frozenset({"bought_knowledge", "took_scoring", "placed_landscape", "built"})
"""Deeds that can bring such gains."""


def _moved(event: Event) -> str:
    facts = event.facts
    return f"{facts['ring']}{'-paid' * bool(facts['cost'])}{'-pushed' * (facts['pushed'] is not None)}"


_FORMS: Final[Mapping[str, Choosing]] = {
    "keep_start_tile": lambda asked: asked.facts["which"],
    "move_piece": lambda asked: asked.facts["which"],
    "moved": _moved,
    "entered": lambda event: str(event.facts["ring"]),
    "built": lambda event: "paid" if event.facts["lapis"] else "free",
    "produced": lambda event: "some" if event.facts["count"] else str(event.facts["good"]),
    "moved_priest": lambda event: "home" if event.facts["cell"] == HOME else "there",
}
"""Functions that choose among the forms of the sentences for questions and events."""


def narration(wording: ForesightWording) -> Narration:
    """The sentences of all events, in the words of one table."""
    terms, say = wording.terms, wording.say

    def plate(points: int) -> str:
        return f" {points}{terms.sign('points')} "

    names: dict[str, Naming] = {
        "tile": lambda id: _tile(terms, id),
        "thing": lambda thing: {"what": terms.thing(thing) if thing else ""},
        "cell": lambda cell: {"spot": terms.spot(cell) if cell else ""},
        "sector": lambda sector: say("sector", sector),
        "sectors": lambda ids: {
            word: say("sector", id) for word, id in zip(("start", "end", "to"), ids, strict=True)
        },
        "space": lambda here: terms.space(here.partition(":")[2]),
        "cost": lambda count: terms.money("lapis", count),
        **dict.fromkeys(("pushed", "owner"), lambda seat: {"other": wording.name(seat)}),
        "seat": lambda seat: {"name": seat},
        "points": lambda count: {"points": count, "now": (terms.gain(count),), "plate": plate(count)},
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
        "too-few-papyri": lambda facts: {
            fact: terms.money("papyrus", facts[fact]) for fact in ("needed", "owned")
        },
        **_of_advice(wording),
    }
    return Narration(wording, names, _FORMS, frozenset({"forced"}), _GAINS, _BRINGING)


def _tile(terms: Terms, tile: str) -> str:
    """A tile, by what matters when it is taken."""
    if tile in SCORING_TILES:
        return terms.kind(SCORING_TILES[tile].kind)
    if tile in KEY_TILES:
        return terms.keys(tile)
    return terms.start_tile(tile) if tile in START_TILES else terms.thing(tile)


def _of_advice(wording: ForesightWording) -> dict[str, Naming]:
    """How facts that only advice has are named; nothing is said of what there is none of."""
    terms, say = wording.terms, wording.say

    def amount(amount: Amount | None) -> str:
        return terms.money(*amount) if amount else ""

    return {
        **dict.fromkeys(("price", "goods", "kept", "later", "extra"), amount),
        **dict.fromkeys(("held", "made"), terms.held),
        "paid": lambda amount: {"paid": (paid := terms.amount(*amount),), "price": paid.text},
        "gain": lambda amount: {
            "gain": (terms.amount(amount[0], amount[1], "+") if amount[1] else NONE,),
            "bought": terms.money(*amount),
        },
        "partner": lambda seat: {"partner": wording.name(seat), "sign": terms.sign("trade")},
        "doings": lambda doings: {"does": wording.narration.each("does", "does", doings)},
        "changes": lambda changes: wording.narration.each("change", "how", changes),
        "rises": lambda kind: {"kind": capital(terms.kind(kind))},
        "scores": lambda kind: {"scoring": capital(terms.scoring(kind)) if kind else ""},
        "product": lambda formula: terms.product(*formula) if formula else "",
        "first": terms.spaces,
        "firsts": lambda each: [say("only-after", first=terms.spaces(steps)) for steps in each],
        "taken": lambda tiles: [say("takes-key", tile=terms.key_tile(tile)) for tile in tiles],
        "owner_met": wording.name,
        "origin": lambda sector: sector and say("sector", sector),
        "landscape": lambda tile: {
            "what": plain(land(terms, Laid(tile))) if tile else terms.good("landscape")
        },
        "offer": terms.offer,
        "gives": lambda tile: tile and terms.start_tile(tile),
        "signs": lambda count: f"×{count}",
        "cap": lambda most: (terms.amount("knowledge", most, "≤ ") if most else NONE,),
        "free": lambda sides: "" if sides is None else terms.free(sides),
        "scoring": lambda kind: {"symbol": kind, "scoring": terms.scoring(kind) if kind else ""},
        "beside": lambda cells: {"spot": terms.beside(*cells)} if cells else {},
        "exits": lambda exits: {"exits": exits, "course": terms.course(exits)},
        "laid": lambda laid: {"shown": (shown := terms.shown(laid)), "what": capital(shown)} if laid else {},
        "goal": lambda goal: say("key-goal", goal[0], count=goal[1]) if goal else "",
        "ring": lambda ring: {"ring": ring, "piece": terms.piece(ring), "the": terms.piece(ring, "the")},
        "keys": lambda count: count and terms.counted("keys", count=count),
    }
