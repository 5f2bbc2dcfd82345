"""The coach's notes in a first game of Papyria, in this order; their texts: `papyria_coach.ftl`."""

from typing import Any

from rulesets.core import Decision
from rulesets.papyria.advice.bargains import worthwhile
from rulesets.papyria.reasons import Why
from tabletop_tui.play.coach import Condition, Note, asks, blocks, both, from_round, offers, to_round


def _pays(*nouns: str) -> Condition:
    """A condition: one of these bargains takes nothing that the actions of this turn need."""

    def holds(view: Any, decision: Decision[object]) -> bool:
        return any(key.partition(":")[0] in nouns for key in worthwhile(view, decision))

    return holds


def _saves(view: Any, decision: Decision[object]) -> bool:
    """Every bargain on offer would take something that is better kept."""
    return not worthwhile(view, decision)


NOTES = (
    Note("start", asks("keep_start_tile"), "hand"),
    Note("priest", asks("start_priest"), "realm"),
    Note("enter", asks("move_piece", when=offers("enter")), "ring"),
    Note("main", asks("main_action"), "ring"),
    Note("landscape", asks("place_landscape"), "realm"),
    Note("multiply", asks("main_action", when=from_round(2)), "kinds"),
    Note("knowledge", asks("move_piece", when=from_round(3)), "own"),
    Note("move", asks("move_piece", when=both(from_round(5), to_round(6))), "ring"),
    Note("poor", asks("move_piece", when=blocks(Why.TOO_LITTLE_LAPIS)), "ring"),
    Note("arrival", asks("arrival", when=_pays("buy_knowledge", "extra_scoring")), "ring"),
    Note("trade", asks("arrival", when=_pays("trade")), "ring"),
    Note("saving", asks("arrival", when=_saves), "ring"),
    Note("mine", asks("build_mine"), "realm"),
    Note("temple", asks("build_temple"), "realm"),
    Note("city", asks("build_city"), "realm"),
    Note("scoring", asks("choose_scoring"), "kinds"),
    Note("end-tile", asks("end_tile"), "ring"),
    Note("priest-moves", asks("end_turn", "arrival", when=offers("priest")), "realm"),
    Note("endgame", asks("move_piece", when=lambda view, _decision: view.ends_left <= 4), "ring"),
)
