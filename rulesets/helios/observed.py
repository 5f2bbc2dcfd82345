"""What a learning program sees of a position and of options (`rulesets.core.observing`).

Of what lies face down, it sees how much there is of each kind. A bag is its owner's own, unless all
are open (R41).
"""

from collections.abc import Hashable, Iterable, Sequence

from rulesets.core.numbers import Amount, Counts, Each, OneOf, Several, Via, pairs
from rulesets.core.observing import About, Fact, Observed, SeatFact
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    BUILDINGS,
    COLOURS,
    EXTRA,
    MAX_RANGE,
    PERSONS,
    ROWS,
    SLOTS,
    SPECIALS,
)
from rulesets.helios.geometry import FIELDS
from rulesets.helios.state import Helios

_STAGES = ("set_up", "actions", "persons", "refill", "over")
_KINDS = (*COLOURS, *SPECIALS)
_ACTION_TILES = 4
"""About as many of an action tile as lie in one place."""

_NOTHING = (0,) * len(COLOURS)


def _words(colours: Iterable[int]) -> list[str]:
    return [COLOURS[colour] for colour in colours]


def _by_colour(counts: Sequence[int]) -> list[tuple[str, int]]:
    return list(zip(COLOURS, counts, strict=True))


def _bag(g: Helios, seat: int) -> Hashable:
    return g.bags[seat] if g.open_bags or g.over else None


def _tile_of(g: Helios, slot: str) -> Hashable:
    return g.display.get(slot)


def _purpose(g: Helios, noun: str) -> str | None:
    """The building or the person that is being paid for."""
    if g.payment is None:
        return None
    what, _, id = g.payment.purpose.partition(":")
    return id if what == noun else None


_TILE = Several(kind=OneOf(_KINDS), cubes=Via(_words, Counts(COLOURS, 2)), temple=Amount())
_BY_COLOUR = Via(_by_colour, Each(COLOURS, Amount(15)))

TABLE: tuple[Fact[Helios], ...] = (
    Fact("round", Amount(4), lambda g: g.round),
    Fact("stage", OneOf(_STAGES), lambda g: g.stage),
    Fact("turns", Amount(6), lambda g: g.turns // len(g.seats)),
    Fact("one_lap_a_turn", Amount(), lambda g: g.one_lap_a_turn),
    Fact(
        "columns",
        Each(ACTIONS, Counts(ACTION_TILES, _ACTION_TILES)),
        lambda g: tuple([(action, tuple(tiles)) for action, tiles in g.columns.items()]),
    ),
    Fact(
        "piled",
        Counts(ACTION_TILES, _ACTION_TILES),
        lambda g: tuple(sorted([tile for pile in g.piles.values() for tile in pile])),
    ),
    Fact("taken", OneOf(ACTION_TILES), lambda g: g.taken),
    Fact("display", Each(SLOTS, OneOf(COLOURS)), lambda g: tuple(g.display.items())),
    Fact("bare", Counts(SLOTS), lambda g: tuple(g.bare)),
    Fact(
        "land",
        Each(SLOTS, Amount(12)),
        lambda g: tuple([(slot, len(tiles)) for slot, tiles in g.land.items()]),
    ),
    Fact("extra", Counts(COLOURS, 12), lambda g: tuple(sorted(g.land[EXTRA]))),
    Fact("specials", Each(SPECIALS, Amount(4)), lambda g: tuple(g.specials.items())),
    Fact("in_hand", _TILE, lambda g: g.in_hand),
    Fact("persons", Counts(PERSONS), lambda g: tuple(g.persons)),
    Fact("supply", _BY_COLOUR, lambda g: tuple(g.supply)),
    Fact("mana", Amount(30), lambda g: g.mana),
    Fact("houses", Amount(30), lambda g: g.houses),
    Fact("to_pay", Amount(8), lambda g: None if g.payment is None else g.payment.left),
    Fact("owed", _BY_COLOUR, lambda g: _NOTHING if g.payment is None else g.payment.owed),
    Fact("paying_building", OneOf(BUILDINGS), lambda g: _purpose(g, "building")),
    Fact("paying_person", OneOf(PERSONS), lambda g: _purpose(g, "person")),
)

SEATS: tuple[SeatFact[Helios], ...] = (
    SeatFact("dragon", Amount(), lambda g, seat: g.dragon == seat),
    SeatFact(
        "active", Amount(), lambda g, seat: seat == {"actions": g.active, "persons": g.turn_of}.get(g.stage)
    ),
    SeatFact("passed", Amount(), lambda g, seat: seat in g.passed),
    SeatFact("world", Each(FIELDS, _TILE), lambda g, seat: tuple(g.seats[seat].world.items())),
    SeatFact("sun", OneOf(FIELDS), lambda g, seat: g.seats[seat].sun),
    SeatFact("laps", Amount(6), lambda g, seat: g.seats[seat].best),
    SeatFact("to_lap", Amount(3), lambda g, seat: g.seats[seat].best - g.seats[seat].turns),
    SeatFact("lapped", Amount(), lambda g, seat: g.seats[seat].lapped),
    SeatFact("range", Amount(MAX_RANGE), lambda g, seat: g.seats[seat].range),
    SeatFact("mana", Amount(12), lambda g, seat: g.seats[seat].mana),
    SeatFact(
        "rows",
        Each(range(len(ROWS)), Counts(ACTION_TILES, _ACTION_TILES)),
        lambda g, seat: pairs(map(tuple, g.seats[seat].rows)),
    ),
    SeatFact("buildings", Counts(BUILDINGS), lambda g, seat: tuple(g.seats[seat].buildings)),
    SeatFact("night", Counts(PERSONS), lambda g, seat: tuple(g.seats[seat].night)),
    SeatFact("day", Counts(PERSONS), lambda g, seat: tuple(g.seats[seat].day)),
    SeatFact("open_bag", Amount(150), _bag),
)

OWN: tuple[SeatFact[Helios], ...] = (SeatFact("bag", Amount(150), lambda g, seat: g.bags[seat]),)

OBSERVED: Observed[Helios] = Observed(
    kinds=(
        "choose_start_land",
        "choose_setup_bonus",
        "choose_action_tile",
        "choose_row",
        "choose_tile",
        "choose_field",
        "choose_bonus_colour",
        "choose_build",
        "choose_temple_site",
        "pay_cube",
        "place_resource",
        "choose_sun_target",
        "choose_bonus_action",
        "persons_turn",
        "place_round_bonus",
    ),
    table=TABLE,
    seats=SEATS,
    own=OWN,
    keys=(
        *("build", "create_land", "move_sun", "temple", "end_turn", "pass", "stop", "waive"),
        "activate:PERSON",
        "buy:PERSON",
        "building:BUILDING",
        "colour:COLOUR",
        "column:ACTION",
        "cube:FIELD:COLOUR",
        "field:FIELD",
        "land:SLOT",
        "row:ROW",
        "special:SPECIAL",
    ),
    parts={
        "PERSON": OneOf(PERSONS),
        "BUILDING": OneOf(BUILDINGS),
        "COLOUR": OneOf(COLOURS),
        "ACTION": OneOf(ACTIONS),
        "FIELD": OneOf(FIELDS),
        "SLOT": OneOf(SLOTS),
        "ROW": OneOf(ROWS),
        "SPECIAL": OneOf(SPECIALS),
        "TILE": OneOf(COLOURS),
    },
    about=(About("land", "TILE", _tile_of),),
)
