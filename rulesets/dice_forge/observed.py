"""What a learning program sees of a position and of options (`rulesets.core.observing`)."""

from rulesets.core.numbers import Amount, Counts, Each, OneOf, pairs
from rulesets.core.observing import About, Fact, Observed, SeatFact
from rulesets.dice_forge.components import (
    CARDS,
    DICE,
    FACES,
    GARDEN,
    GOLD,
    HAMMER_STEPS,
    MOON,
    PLACES,
    PORTALS,
    RESOURCES,
    SANCTUARY,
    SIDES,
    SUN,
    VP,
)
from rulesets.dice_forge.state import DiceForge

_PILE = 4
"""As many as there are at most of a card or a face."""

TABLE: tuple[Fact[DiceForge], ...] = (
    Fact("place", Each(PLACES, OneOf(CARDS)), lambda g: tuple(g.layout.items())),
    Fact("cards_left", Each(PLACES, Amount(_PILE)), lambda g: tuple(g.stacks.items())),
    Fact("faces_left", Each((*SANCTUARY, *GARDEN), Amount(_PILE)), lambda g: tuple(g.pools.items())),
    Fact("boars_left", Amount(_PILE), lambda g: len(g.boar_stack)),
    Fact("in_hand", OneOf(FACES), lambda g: g.in_hand),
    Fact("rolled", Counts(FACES, DICE), lambda g: () if g.resolving is None else g.resolving.rolled),
    Fact("losing", Amount(), lambda g: g.resolving is not None and g.resolving.losing),
    Fact(
        "applying",
        Amount(DICE),
        lambda g: None if g.resolving is None or g.resolving.at is None else g.resolving.at + 1,
    ),
    Fact("gaining", OneOf(RESOURCES), lambda g: None if g.gaining is None else RESOURCES[g.gaining.resource]),
    Fact("gain", Amount(12), lambda g: None if g.gaining is None else g.gaining.amount),
)

SEATS: tuple[SeatFact[DiceForge], ...] = (
    SeatFact("first", Amount(), lambda g, seat: g.first == seat),
    SeatFact("active", Amount(), lambda g, seat: not g.over and g.active == seat),
    SeatFact("forging", Amount(), lambda g, seat: g.forging == seat),
    SeatFact("resolving", Amount(), lambda g, seat: g.resolving is not None and g.resolving.seat == seat),
    SeatFact("gold", Amount(20), lambda g, seat: g.seats[seat].stores[GOLD]),
    SeatFact("sun", Amount(12), lambda g, seat: g.seats[seat].stores[SUN]),
    SeatFact("moon", Amount(12), lambda g, seat: g.seats[seat].stores[MOON]),
    SeatFact("vp", Amount(150), lambda g, seat: g.seats[seat].stores[VP]),
    SeatFact(
        "die", Each(range(DICE), Counts(FACES, SIDES)), lambda g, seat: pairs(map(tuple, g.seats[seat].dice))
    ),
    SeatFact(
        "up",
        Each(range(DICE), OneOf(FACES)),
        lambda g, seat: pairs([g.seats[seat].face_up(die) for die in range(DICE)]),
    ),
    SeatFact("forged", Amount(20), lambda g, seat: len(g.seats[seat].removed)),
    SeatFact("cards", Counts(CARDS, _PILE), lambda g, seat: tuple(g.seats[seat].cards)),
    SeatFact("used", Each(CARDS, Amount(_PILE)), lambda g, seat: tuple(g.seats[seat].used.items())),
    SeatFact("boars", Counts(GARDEN), lambda g, seat: tuple(g.seats[seat].boars)),
    SeatFact("portal", OneOf((0, *PORTALS)), lambda g, seat: g.seats[seat].portal),
    SeatFact("hammer", Amount(_PILE * HAMMER_STEPS), lambda g, seat: g.seats[seat].hammer),
    SeatFact("steps", Amount(_PILE * HAMMER_STEPS), lambda g, seat: g.seats[seat].free_steps),
    SeatFact("triton", Amount(_PILE), lambda g, seat: g.seats[seat].triton),
    SeatFact("cerberus", Amount(_PILE), lambda g, seat: g.seats[seat].cerberus),
)

OBSERVED: Observed[DiceForge] = Observed(
    kinds=(
        "roll",
        "action",
        "forge_more",
        "extra_action",
        "reinforcement",
        "forge_slot",
        "ship_forge",
        "shield_choose",
        "mirror_choose",
        "resolve_order",
        "face_choose",
        "hammer_allocate",
        "sentinel_convert",
        "cyclops_convert",
        "use_cerberus",
        "boar_bearer",
        "boar_bonus",
        "satyrs_pick",
        "sphinx_die",
    ),
    table=TABLE,
    seats=SEATS,
    own=(),
    keys=(
        "roll",
        "pass",
        "done",
        "end",
        "decline",
        "buy:FACE",
        "feat:PLACE",
        "pay",
        "slot:DIE/FACE",
        "face:FACE",
        "take:RESOURCE",
        "triton:RESOURCE",
        "owl:RESOURCE",
        "hind:DIE",
        "elder",
        "die:DIE",
        "die:SEAT/DIE",
        "seat:SEAT",
        "hammer:GOLD",
        "keep",
        "convert",
        "no",
        "yes",
        "other_first",
        "ship_first",
    ),
    parts={
        "FACE": OneOf(FACES),
        "PLACE": OneOf(PLACES),
        "CARD": OneOf(CARDS),
        "RESOURCE": OneOf(RESOURCES),
        "DIE": OneOf(range(1, DICE + 1)),
        "GOLD": Amount(20),
    },
    about=(About("feat", "CARD", lambda g, place: g.layout[place]),),
)
