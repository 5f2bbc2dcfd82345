"""The coach's notes in a first game of Dice Forge, in this order; their texts: `dice_forge_coach.ftl`."""

from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.advice.amounts import room_for_gold
from rulesets.dice_forge.advice.feats import offers_card
from rulesets.dice_forge.reasons import Why
from tabletop_tui.play.coach import Note, asks, blocks, both, from_round, near_end, offers, to_round

ROOM = 4
"""With less room for gold than this, gains in the others' turns may be lost."""

EARLY = 4
"""The last round in which something that works in every turn is still bought early."""


def _full(view: Any, decision: Decision[object]) -> bool:
    """The gold store is almost full."""
    return room_for_gold(view.seats[decision.seat]) < ROOM


def _elder(view: Any, decision: Decision[object]) -> bool:
    """The Elder can be taken, and there are turns left to use it."""
    return 2 * view.round <= view.rounds and offers_card(view, decision, "elder")


def _halfway(view: Any, _decision: Decision[object]) -> bool:
    """The second half of the game has just begun."""
    return bool(view.rounds < 2 * view.round <= view.rounds + 3)


NOTES = (
    Note("roll", asks("roll"), "heroes"),
    Note("action", asks("action", when=to_round(EARLY)), "sanctuary"),
    Note("slot", asks("forge_slot"), "bench"),
    Note("more", asks("forge_more"), "sanctuary"),
    Note("full", asks("action", when=_full), "heroes"),
    Note("feat", asks("action", when=both(offers("feat"), to_round(EARLY))), "islands"),
    Note("elder", asks("action", when=_elder), "islands"),
    Note("shards", asks("action", when=both(blocks(Why.FEAT_TOO_DEAR), to_round(EARLY))), "islands"),
    Note("halfway", asks("action", when=_halfway), "islands"),
    Note("choose", asks("face_choose"), "heroes"),
    Note("hammer", asks("hammer_allocate"), "heroes"),
    Note("extra", asks("extra_action"), "sanctuary"),
    Note("reinforce", asks("reinforcement"), "heroes"),
    Note("ousted", asks("action", when=from_round(3)), "islands"),
    Note("face-dear", asks("action", when=blocks(Why.FACE_TOO_DEAR)), "sanctuary"),
    Note("satyrs", asks("satyrs_pick"), "heroes"),
    Note("sold-out", asks("action", when=blocks(Why.STACK_EMPTY, Why.FACE_OUT_OF_STOCK)), "sanctuary"),
    Note("last", asks("action", when=near_end()), "islands"),
)
