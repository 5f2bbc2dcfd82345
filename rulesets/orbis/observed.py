"""What a learning program sees of a position and of options (`rulesets.core.observing`).

Only the order of the stacks is hidden.
"""

from collections.abc import Hashable, Iterable, Sequence

from rulesets.core.numbers import Amount, Counts, Each, OneOf, Part, Several, Via, pairs
from rulesets.core.observing import About, Fact, Observed, SeatFact
from rulesets.orbis import promised
from rulesets.orbis.advice.features import features
from rulesets.orbis.components import (
    COLOURS,
    DISPLAY_SIZE,
    EFFECT_WORDS,
    GODS,
    LANDSCAPES,
    SCORED_KINDS,
    SUPPLY_LIMIT,
    TEMPLES,
    WORLD_SIZE,
)
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.scoring import tally
from rulesets.orbis.state import Laid, Orbis

_PLACE = 6
"""About as many worshippers as lie on a place."""


def _by_colour(counts: Sequence[int]) -> list[tuple[str, int]]:
    return list(zip(COLOURS, counts, strict=True))


def _words(colours: Iterable[int]) -> list[str]:
    return [COLOURS[colour] for colour in colours]


def _laid(laid: Laid) -> tuple[str | None, str | None, bool, bool]:
    """The colour and the effect of a landscape, unless it lies face down."""
    if laid.wild:
        return None, None, True, laid.marker
    tile = LANDSCAPES[laid.tile]
    return COLOURS[tile.colour], tile.effect, False, laid.marker


def _tiles(world: Iterable[tuple[str, Laid]]) -> list[str]:
    return [laid.tile for _, laid in world]


def _worshippers(g: Orbis, slot: str) -> Hashable:
    return tuple(g.worshippers[int(slot)])


def _counted(g: Orbis, seat: int) -> Hashable:
    """What a world counts for gods and temples; what still asks for worshippers counts as scored."""
    found = tally(g.seats[seat].world)
    points = sum(found.points.values())
    return points, found.shrines, found.mystic, found.wildernesses, tuple(found.scored.items())


def _stands(g: Orbis, seat: int) -> Hashable:
    found = features(g, seat)
    return tuple([found.get(name, 0.0) for name in _STANDS])


_STANDS: dict[str, Part] = {
    "held": Amount(15),
    "colours": Amount(5),
    "most": Amount(8),
    "forest_waits": Amount(15),
    "forest_part": Amount(12),
    "sites": Amount(8),
    "upper": Amount(5),
    "fitting": Amount(5),
    **{f"fits{colour}": Amount() for colour in range(len(COLOURS))},
    "payable": Amount(9),
    "best": Amount(12),
    "shrines_ahead": Amount(5),
    "shrines_behind": Amount(5),
}
"""Of the features for learning what a position is worth, those that other facts don't say as plainly."""

_WORSHIPPERS = Via(_by_colour, Each(COLOURS, Amount(_PLACE)))
_LAID = Several(colour=OneOf(COLOURS), effect=OneOf(EFFECT_WORDS), wild=Amount(), marker=Amount())

TABLE: tuple[Fact[Orbis], ...] = (
    Fact("display", Each(range(DISPLAY_SIZE), OneOf(LANDSCAPES)), lambda g: pairs(g.display)),
    Fact("worshippers", Each(range(DISPLAY_SIZE), _WORSHIPPERS), lambda g: pairs(map(tuple, g.worshippers))),
    Fact("stacks", Each((0, 1, 2), Amount(25)), lambda g: pairs(map(len, g.stacks))),
    Fact("to_come", Counts(LANDSCAPES), lambda g: frozenset([tile for stack in g.stacks for tile in stack])),
    Fact("gods", Counts(GODS), lambda g: tuple(g.gods)),
    Fact("temples", Counts(sorted({row.cp for row in TEMPLES.values()})), lambda g: tuple(g.temples)),
    Fact("hand", OneOf(LANDSCAPES), lambda g: g.hand),
    Fact("turned_over", Amount(), lambda g: g.turned_over),
    Fact("owed", Amount(_PLACE), lambda g: g.owed),
)

SEATS: tuple[SeatFact[Orbis], ...] = (
    SeatFact("start", Amount(), lambda g, seat: g.start == seat),
    SeatFact("active", Amount(), lambda g, seat: not g.over and g.active == seat),
    SeatFact(
        "supply",
        Via(_by_colour, Each(COLOURS, Amount(SUPPLY_LIMIT))),
        lambda g, seat: tuple(g.seats[seat].supply),
    ),
    SeatFact("world", Each(SITES, Via(_laid, _LAID)), lambda g, seat: tuple(g.seats[seat].world.items())),
    SeatFact("tiles", Via(_tiles, Counts(LANDSCAPES)), lambda g, seat: tuple(g.seats[seat].world.items())),
    SeatFact("laid", Amount(WORLD_SIZE), lambda g, seat: len(g.seats[seat].world)),
    SeatFact("benefits", Via(_words, Counts(COLOURS)), lambda g, seat: tuple(g.seats[seat].benefits)),
    SeatFact("god", OneOf(GODS), lambda g, seat: g.seats[seat].god),
    SeatFact(
        "counted",
        Several(
            points=Amount(60),
            shrines=Amount(10),
            mystic=Amount(13),
            wildernesses=Amount(8),
            scored=Each(SCORED_KINDS, Amount(5)),
        ),
        _counted,
    ),
    SeatFact("stands", Several(**_STANDS), _stands),
    SeatFact("god_marker", Amount(), lambda g, seat: g.seats[seat].god_marker),
)

_X = sorted({site.x for site in SITES.values()})

OBSERVED: Observed[Orbis] = Observed(
    kinds=(
        "choose_tile",
        "settle_cost",
        "pay_any",
        "place",
        "take_worshipper",
        "sacrifice_choice",
        "sacrifice_pick",
        "eruption_choice",
        "eruption_pick",
        "discard_excess",
    ),
    table=TABLE,
    seats=SEATS,
    own=(),
    keys=(
        *("decline", "erupt", "pay", "sacrifice", "wilderness"),
        "gain:COLOUR",
        "give:COLOUR",
        "god:GOD",
        "landscape:SLOT",
        "remove:SLOT/COLOUR",
        "site:ROW/X",
        "trade:COLOUR/GOT",
    ),
    parts={
        "COLOUR": OneOf(COLOURS),
        "GOT": OneOf(COLOURS),
        "GOD": OneOf(GODS),
        "SLOT": OneOf(range(DISPLAY_SIZE)),
        "ROW": OneOf(ROW_LENGTHS),
        "X": OneOf(_X),
        "TILE": OneOf(LANDSCAPES),
        "WORSHIPPERS": _WORSHIPPERS,
        "KIND": Via(promised.kind, promised.KIND),
        "BRINGS": promised.BRINGS,
        "LAYING": promised.LAYING,
        "PLEASED": promised.PLEASED,
        "WANTED": Amount(5),
        "HELD": Amount(SUPPLY_LIMIT),
    },
    about=(
        About("landscape", "KIND", lambda g, slot: g.display[int(slot)]),
        About("landscape", "BRINGS", promised.taken),
        About("pay", "KIND", lambda g, _: g.hand),
        About("pay", "BRINGS", promised.in_hand),
        About("wilderness", "KIND", lambda g, _: g.hand),
        About("site", "LAYING", promised.laid_on),
        About("god", "PLEASED", promised.pleased),
        *(About(noun, "KIND", promised.asking) for noun in ("erupt", "sacrifice")),
        *(About(noun, "WANTED", promised.wanted) for noun in ("gain", "give", "remove", "trade")),
        About("give", "HELD", promised.held),
        About("landscape", "TILE", lambda g, slot: g.display[int(slot)]),
        About("landscape", "WORSHIPPERS", _worshippers),
    ),
)
