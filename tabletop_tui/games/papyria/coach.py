"""The coach's notes in a first game of Papyria, in this order; their texts: `papyria_coach.ftl`."""

from rulesets.core import Decision
from rulesets.papyria.advice.bargains import worthwhile
from rulesets.papyria.components import KINDS, START_TILES
from rulesets.papyria.reasons import TooLittleLapis
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria import coach_messages as say
from tabletop_tui.play.coach import (
    Condition,
    Note,
    asks,
    blocks,
    both,
    from_round,
    most,
    offers,
    such,
    taking,
    to_round,
)
from tabletop_tui.play.texts import Both

TRADING = 10
"""The last round in which what a trade buys will surely be used; later, level 3 found some worse."""


def _pays(*nouns: str) -> Condition:
    """A condition: one of these bargains takes nothing that the actions of this turn need."""

    def holds(view: PapyriaView, decision: Decision[object]) -> bool:
        return any(key.partition(":")[0] in nouns for key in worthwhile(view, decision))

    return holds


def _saves(view: PapyriaView, decision: Decision[object]) -> bool:
    """Every bargain on offer would take something that is better kept."""
    return not worthwhile(view, decision)


def _multiplies(view: PapyriaView, decision: Decision[object], tile: str) -> bool:
    """A starting tile has symbols of a kind in which the realm has a value."""
    row = START_TILES[tile]
    values = view.seats[decision.seat].values
    return bool(row.symbols and row.symbol_kind in KINDS and values[KINDS.index(row.symbol_kind)])


def _collects_first(view: PapyriaView, decision: Decision[object]) -> list[str]:
    """What brings symbols or landscapes, if a scoring can be carried out as well, and nothing else."""
    place = view.moved.position if view.moved is not None else 0
    goods = {key: view.spaces[f"{place}:{id}"].good for key, _, id in _spaces(decision)}
    found = [key for key, good in goods.items() if good in ("landscape", "multiplier")]
    others = {*goods.values()} - {"landscape", "multiplier", "scoring"}
    return found if "scoring" in goods.values() and not others else []


def _spaces(decision: Decision[object]) -> list[tuple[str, str, str]]:
    return [(o.key, *o.key.partition(":")[1:]) for o in decision.options if o.key.startswith("space:")]


def _scores(view: PapyriaView, decision: Decision[object], kind: str) -> int:
    """The points that a scoring of a kind brings now."""
    own, place = view.seats[decision.seat], KINDS.index(kind)
    return int(min(own.values[place] * own.multipliers[place], own.knowledge))


NOTES = (
    Note("start", say.start, asks("keep_start_tile"), "hand", such("keep", _multiplies)),
    Note("priest", say.priest, asks("start_priest"), "realm"),
    Note("enter", say.enter, asks("move_piece", when=offers("enter")), "ring"),
    Note("main", say.main, asks("main_action"), "ring", _collects_first),
    Note("landscape", Both(say.landscape, say.landscape_plain), asks("place_landscape"), "realm"),
    Note("multiply", say.multiply, asks("main_action", when=from_round(2)), "kinds"),
    Note("knowledge", say.knowledge, asks("move_piece", when=from_round(3)), "own"),
    Note("move", say.move, asks("move_piece", when=both(from_round(5), to_round(6))), "ring"),
    Note("poor", say.poor, asks("move_piece", when=blocks(TooLittleLapis)), "ring"),
    Note(
        "arrival",
        say.arrival,
        asks("arrival", when=_pays("buy_knowledge", "extra_scoring")),
        "ring",
        worthwhile,
    ),
    Note(
        "trade",
        say.trade,
        asks("arrival", when=both(_pays("trade"), to_round(TRADING))),
        "ring",
        taking("trade"),
    ),
    Note("saving", say.saving, asks("arrival", when=_saves), "ring", taking("continue")),
    Note("mine", say.mine, asks("build_mine"), "realm", taking("mine")),
    Note("temple", say.temple, asks("build_temple"), "realm"),
    Note("city", say.city, asks("build_city"), "realm"),
    Note("scoring", say.scoring, asks("choose_scoring"), "kinds", most("score", _scores)),
    Note("end-tile", say.end_tile, asks("end_tile"), "ring", taking("pay")),
    Note("priest-moves", say.priest_moves, asks("end_turn", "arrival", when=offers("priest")), "realm"),
    Note(
        "endgame",
        say.endgame,
        asks("move_piece", when=lambda view, _decision: view.ends_left <= 4),
        "ring",
    ),
)
