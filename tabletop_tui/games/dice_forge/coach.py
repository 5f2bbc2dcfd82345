"""The coach's notes in a first game of Dice Forge, in this order; their texts: `dice_forge_coach.ftl`."""

from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.advice.amounts import room_for_gold
from rulesets.dice_forge.advice.feats import offers_card
from rulesets.dice_forge.components import CARDS, FACES
from rulesets.dice_forge.reasons import FaceTooDear, FeatTooDear, Why
from tabletop_tui.play.coach import (
    Note,
    asks,
    blocks,
    both,
    from_round,
    near_end,
    such,
    taking,
    to_round,
)

ROOM = 4
"""With less room for gold than this, gains in the others' turns may be lost."""

ELDER_GOLD = 2.5
"""The gold that both dice bring on average, from which on an Elder finds enough to spend."""

GREAT = 6
"""A card that counts so much is taken even early."""

EARLY = 4
"""The last round in which something that works in every turn is still bought early."""


def _full(view: Any, decision: Decision[object]) -> bool:
    """The gold store is almost full."""
    return room_for_gold(view.seats[decision.seat]) < ROOM


def _elder(view: Any, decision: Decision[object]) -> bool:
    """The Elder can be taken, and there are turns left and enough gold on the dice to use it."""
    dice = view.seats[decision.seat].dice
    gold = sum(FACES[face].gold for die in dice for face in die) / len(dice[0])
    early = 2 * view.round <= view.rounds and gold >= ELDER_GOLD
    return early and offers_card(view, decision, "elder") and _nothing_great(view, decision)


def _nothing_great(view: Any, decision: Decision[object]) -> bool:
    """No card that counts a lot can be paid for: what is said of the first rounds holds until then."""
    great = such("feat", lambda view, _decision, slot: CARDS[view.layout[slot]].vp >= GREAT)
    return not great(view, decision)


def _halfway(view: Any, _decision: Decision[object]) -> bool:
    """The second half of the game has just begun."""
    return bool(view.rounds < 2 * view.round <= view.rounds + 3)


def _reinforces(view: Any, _decision: Decision[object], slot: str) -> bool:
    """A card that works in each turn."""
    return CARDS[view.layout[slot]].effect_type == "reinforcement"


def _sharded(_view: Any, _decision: Decision[object], face: str) -> bool:
    """A face that gives shards."""
    return bool(FACES[face].sun or FACES[face].moon)


def _spends(view: Any, decision: Decision[object]) -> list[str]:
    """What spends gold or makes room for it."""
    chest = such("feat", lambda view, _decision, slot: view.layout[slot] == "chest")
    return [*taking("buy")(view, decision), *chest(view, decision)]


def _elders(view: Any, decision: Decision[object]) -> list[str]:
    """The Elder's feat."""
    return [*such("feat", lambda view, _decision, slot: view.layout[slot] == "elder")(view, decision)]


def _glory(view: Any, decision: Decision[object]) -> list[str]:
    """What brings glory: feats that count at the end."""
    return [*such("feat", lambda view, _decision, slot: CARDS[view.layout[slot]].vp > 0)(view, decision)]


NOTES = (
    Note("roll", asks("roll"), "heroes"),
    Note("action", asks("action", when=both(to_round(EARLY), _nothing_great)), "sanctuary", taking("buy")),
    Note("slot", asks("forge_slot"), "bench", such("slot", lambda _v, _d, id: id.endswith("/G1"))),
    Note("more", asks("forge_more"), "sanctuary"),
    Note("full", asks("action", when=both(_full, _nothing_great)), "heroes", _spends),
    Note(
        "feat",
        asks("action", when=both(_nothing_great, to_round(EARLY))),
        "islands",
        such("feat", _reinforces),
    ),
    Note("elder", asks("action", when=_elder), "islands", _elders),
    Note(
        "shards",
        asks("action", when=both(blocks(FeatTooDear), both(_nothing_great, to_round(EARLY)))),
        "islands",
        such("buy", _sharded),
    ),
    Note("halfway", asks("action", when=_halfway), "islands", taking("feat")),
    Note("choose", asks("face_choose"), "heroes"),
    Note("hammer", asks("hammer_allocate"), "heroes"),
    Note("extra", asks("extra_action"), "sanctuary"),
    Note("reinforce", asks("reinforcement"), "heroes"),
    Note("ousted", asks("action", when=from_round(3)), "islands"),
    Note("face-dear", asks("action", when=blocks(FaceTooDear)), "sanctuary"),
    Note("satyrs", asks("satyrs_pick"), "heroes"),
    Note("sold-out", asks("action", when=blocks(Why.STACK_EMPTY, Why.FACE_OUT_OF_STOCK)), "sanctuary"),
    Note("last", asks("action", when=near_end()), "islands", _glory),
)
