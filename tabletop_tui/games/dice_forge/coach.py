"""The coach's notes in a first game of Dice Forge, in this order; their texts: `dice_forge_coach.ftl`."""

from rulesets.core import Decision
from rulesets.dice_forge.advice.amounts import room_for_gold
from rulesets.dice_forge.advice.feats import offers_card
from rulesets.dice_forge.components import CARDS, FACES
from rulesets.dice_forge.reasons import FaceTooDear, FeatTooDear, Why
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge import coach_messages as say
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
from tabletop_tui.play.texts import Both

ROOM = 4
"""With less room for gold than this, gains in the others' turns may be lost."""

ELDER_GOLD = 2.5
"""The gold that both dice bring on average, from which on an Elder finds enough to spend."""

GREAT = 6
"""A card that counts so much is taken even early."""

GOOD = 2
"""A card that counts so much is worth more than a face, except the Chest, which makes room."""

EARLY = 4
"""The last round in which something that works in every turn is still bought early."""


def _full(view: DiceForgeView, decision: Decision[object]) -> bool:
    """The gold store is almost full."""
    return room_for_gold(view.seats[decision.seat]) < ROOM


def _elder(view: DiceForgeView, decision: Decision[object]) -> bool:
    """The Elder can be taken, and there are turns left and enough gold on the dice to use it."""
    dice = view.seats[decision.seat].dice
    gold = sum(FACES[face].gold for die in dice for face in die) / len(dice[0])
    early = 2 * view.round <= view.rounds and gold >= ELDER_GOLD
    return early and offers_card(view, decision, "elder") and _nothing_great(view, decision)


def _nothing_great(view: DiceForgeView, decision: Decision[object]) -> bool:
    """No card that counts a lot can be paid for: what is said of the first rounds holds until then."""
    great = such("feat", lambda view, _decision, slot: CARDS[view.layout[slot]].vp >= GREAT)
    return not great(view, decision)


def _nothing_tempting(view: DiceForgeView, decision: Decision[object]) -> bool:
    """No card that counts for something, or works in each turn, can be paid for."""

    def tempts(view: DiceForgeView, _decision: Decision[object], slot: str) -> bool:
        card = CARDS[view.layout[slot]]
        return card.id != "chest" and (card.vp >= GOOD or card.works_every_turn)

    return not such("feat", tempts)(view, decision)


def _halfway(view: DiceForgeView, _decision: Decision[object]) -> bool:
    """The second half of the game has just begun."""
    return bool(view.rounds < 2 * view.round <= view.rounds + 3)


def _reinforces(view: DiceForgeView, _decision: Decision[object], slot: str) -> bool:
    """A card that works in each turn."""
    return CARDS[view.layout[slot]].works_every_turn


def _sharded(_view: DiceForgeView, _decision: Decision[object], face: str) -> bool:
    """A face that gives shards."""
    return bool(FACES[face].sun or FACES[face].moon)


def _spends(view: DiceForgeView, decision: Decision[object]) -> list[str]:
    """What spends gold or makes room for it."""
    chest = such("feat", lambda view, _decision, slot: view.layout[slot] == "chest")
    return [*taking("buy")(view, decision), *chest(view, decision)]


def _elders(view: DiceForgeView, decision: Decision[object]) -> list[str]:
    """The Elder's feat."""
    return [*such("feat", lambda view, _decision, slot: view.layout[slot] == "elder")(view, decision)]


def _glory(view: DiceForgeView, decision: Decision[object]) -> list[str]:
    """What brings glory: feats that count at the end."""
    return [*such("feat", lambda view, _decision, slot: bool(CARDS[view.layout[slot]].vp))(view, decision)]


NOTES = (
    Note("roll", Both(say.roll, say.roll_plain), asks("roll"), "heroes"),
    Note(
        "action",
        say.action,
        asks("action", when=both(to_round(EARLY), _nothing_great)),
        "sanctuary",
        taking("buy"),
    ),
    Note("slot", say.slot, asks("forge_slot"), "bench", such("slot", lambda _v, _d, id: id.endswith("/G1"))),
    Note("more", say.more, asks("forge_more"), "sanctuary"),
    Note("full", say.full, asks("action", when=both(_full, _nothing_tempting)), "heroes", _spends),
    Note(
        "feat",
        Both(say.feat, say.feat_plain),
        asks("action", when=both(_nothing_great, to_round(EARLY))),
        "islands",
        such("feat", _reinforces),
    ),
    Note("elder", say.elder, asks("action", when=_elder), "islands", _elders),
    Note(
        "shards",
        say.shards,
        asks("action", when=both(blocks(FeatTooDear), both(_nothing_tempting, to_round(EARLY)))),
        "islands",
        such("buy", _sharded),
    ),
    Note("halfway", say.halfway, asks("action", when=_halfway), "islands", taking("feat")),
    Note("choose", say.choose, asks("face_choose"), "heroes"),
    Note("hammer", say.hammer, asks("hammer_allocate"), "heroes"),
    Note("extra", say.extra, asks("extra_action"), "sanctuary"),
    Note("reinforce", Both(say.reinforce, say.reinforce_plain), asks("reinforcement"), "heroes"),
    Note("ousted", say.ousted, asks("action", when=from_round(3)), "islands"),
    Note("face-dear", say.face_dear, asks("action", when=blocks(FaceTooDear)), "sanctuary"),
    Note("satyrs", say.satyrs, asks("satyrs_pick"), "heroes"),
    Note(
        "sold-out",
        say.sold_out,
        asks("action", when=blocks(Why.STACK_EMPTY, Why.FACE_OUT_OF_STOCK)),
        "sanctuary",
    ),
    Note("last", say.last, asks("action", when=near_end()), "islands", _glory),
)
