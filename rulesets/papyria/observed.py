"""What a learning program sees of a position and of options (`rulesets.core.observing`).

Only the order of the face-down stacks is hidden. Realms grow without a fixed edge; what lies further than
six cells from the settlement shows only in what the realm is worth.
"""

from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import Any

from rulesets.core.numbers import Amount, Counts, Each, OneOf, Several, Via
from rulesets.core.observing import About, Fact, Observed, SeatFact
from rulesets.papyria.actions import FACE_DOWN
from rulesets.papyria.cells import cell, place
from rulesets.papyria.components import (
    ANY,
    BUILDINGS,
    END_TILES,
    GOODS,
    KEY_TILES,
    KINDS,
    LANDSCAPES,
    MULTIPLIERS,
    POSITIONS,
    PRODUCTIONS,
    RINGS,
    SCORING_TILES,
    SECTORS,
    SPACES,
    START_TILES,
)
from rulesets.papyria.realm import Laid, lapis_production, papyrus_production, values
from rulesets.papyria.state import Papyria

_FAR = 6
_REACH = range(-_FAR, _FAR + 1)
_CELLS = [cell(x, y) for x in _REACH for y in _REACH]
_SPACES = [f"{position}:{space}" for position in range(1, POSITIONS + 1) for space in SPACES]
_RANGE = Amount(_FAR, -_FAR)


def _near(realm: Iterable[tuple[str, Laid]]) -> list[tuple[str, tuple[Any, ...]]]:
    """What lies on the cells that are told one by one."""
    found = []
    for name, laid in realm:
        x, y = place(name)
        if x in _REACH and y in _REACH:
            tile = LANDSCAPES[laid.tile]
            rest = (laid.temple, laid.cities, laid.mine)
            found.append(
                (
                    name,
                    (
                        1,
                        laid.exits,
                        tile.mountain,
                        laid.forests,
                        laid.sanctuary,
                        tile.invention != "none",
                        *rest,
                    ),
                )
            )
    return found


def _exits(exits: int) -> list[int]:
    return [side for side in range(4) if exits >> side & 1]


def _worth(realm: Sequence[tuple[str, Laid]]) -> list[tuple[str, int]]:
    lies = dict(realm)
    made = (lapis_production(lies), papyrus_production(lies))
    return [*zip(KINDS, values(lies), strict=True), *zip(PRODUCTIONS, made, strict=True)]


def _by_kind(counts: Sequence[int]) -> list[tuple[str, int]]:
    return list(zip(KINDS, counts, strict=True))


def _realm(g: Papyria, seat: int) -> Hashable:
    return tuple(g.seats[seat].realm.items())


def _at(g: Papyria, seat: int, ring: str) -> Hashable:
    return tuple([position for position, owner in enumerate(g.rings[ring], 1) if owner == seat])


def _coordinate(name: str, which: int) -> Hashable:
    """Where a priest stands, on one axis; `None` before it is placed."""
    return place(name)[which] if name else None


def _heights(g: Papyria) -> Hashable:
    return tuple([(space, len(stack)) for space, stack in g.goods.items()])


def _thing(id: str) -> tuple[Any, ...]:
    """What lies face up: a landscape, a scoring tile or a multiplier."""
    if id in LANDSCAPES:
        tile = LANDSCAPES[id]
        return (None, 0, 0, tile.exits, tile.mountain, tile.forests, tile.sanctuary, tile.invention)
    if id in SCORING_TILES:
        return (SCORING_TILES[id].kind, SCORING_TILES[id].knowledge, 0, 0, 0, 0, 0, None)
    return (MULTIPLIERS[id].kind, 0, MULTIPLIERS[id].symbols, 0, 0, 0, 0, None)


def _end(id: str) -> tuple[Any, ...]:
    tile = END_TILES[id]
    return tile.pay_good, tile.pay_amount, tile.points, tile.knowledge


def _here(g: Papyria, space: str) -> Hashable:
    """What can be had on a space where the moved piece stands."""
    return None if g.moved is None else SECTORS[g.sectors[g.moved.position - 1]].good(space)


def _shown(g: Papyria, slot: str) -> Hashable:
    return SCORING_TILES[g.display[int(slot)]].kind


@cache
def _face_down(sectors: tuple[str, ...]) -> frozenset[str]:
    """The spaces whose goods lie face down but for the top one."""
    return frozenset(
        f"{position}:{space}"
        for position, sector in enumerate(sectors, 1)
        for space in SPACES
        if SECTORS[sector].good(space) in FACE_DOWN
    )


def _tops(g: Papyria) -> Hashable:
    """The good that lies face up on a stack, where it matters which one."""
    kept = _face_down(g.sectors)
    return tuple([(space, stack[-1]) for space, stack in g.goods.items() if stack and space in kept])


_CELL = Several(
    laid=Amount(),
    exit=Via(_exits, Counts(range(4))),
    mountain=Amount(),
    forests=Amount(3),
    sanctuary=Amount(),
    invention=Amount(),
    temple=Amount(),
    cities=Amount(3),
    mine=Amount(),
)
_THING = Several(
    kind=OneOf((*KINDS, ANY)),
    knowledge=Amount(4),
    symbols=Amount(3),
    exit=Via(_exits, Counts(range(4))),
    mountain=Amount(),
    forests=Amount(3),
    sanctuary=Amount(),
    invention=OneOf(("none", "plain", "lapis", "papyrus")),
)
_END = Several(pay=OneOf(("lapis", "papyrus")), amount=Amount(6), points=Amount(12), knowledge=Amount(6))

TABLE: tuple[Fact[Papyria], ...] = (
    Fact("round", Amount(30), lambda g: g.round),
    Fact("stage", OneOf(("set_up", "turns", "over")), lambda g: g.stage),
    Fact("last_round", Amount(), lambda g: g.last_round),
    Fact("nought_scores", Amount(), lambda g: g.nought_scores),
    Fact("sectors", Each(range(1, POSITIONS + 1), OneOf(SECTORS)), lambda g: tuple(enumerate(g.sectors, 1))),
    Fact("height", Each(_SPACES, Amount(8)), _heights),
    Fact("top", Each(_SPACES, Via(_thing, _THING)), _tops),
    Fact("end", Each(_SPACES, Via(_end, _END)), lambda g: tuple(g.ends.items())),
    Fact("display", Counts(SCORING_TILES), lambda g: g.display),
    Fact("reserve", Amount(20), lambda g: len(g.reserve)),
    Fact("ends_left", Amount(20), lambda g: len(g.end_stack)),
    Fact("keys", Counts(KEY_TILES), lambda g: sum(g.key_stacks.values(), ())),
    Fact("fulfilled", Counts(END_TILES), lambda g: g.fulfilled),
    Fact("removed", Amount(20), lambda g: len(g.removed)),
    Fact("ring", OneOf(RINGS), lambda g: None if g.moved is None else g.moved.ring),
    Fact("position", OneOf(range(1, POSITIONS + 1)), lambda g: None if g.moved is None else g.moved.position),
    Fact("rights", Counts(("A", "B", "trade")), lambda g: g.rights),
    Fact("todo", Counts(SPACES), lambda g: g.todo),
    Fact("doing", OneOf(SPACES), lambda g: g.doing or None),
    Fact("acted", Amount(3), lambda g: g.acted),
    Fact("priest_right", Amount(), lambda g: g.priest_right),
)

SEATS: tuple[SeatFact[Papyria], ...] = (
    SeatFact("first", Amount(), lambda g, seat: g.first == seat),
    SeatFact("active", Amount(), lambda g, seat: not g.over and g.active == seat),
    SeatFact("lapis", Amount(15), lambda g, seat: g.seats[seat].lapis),
    SeatFact("papyri", Amount(15), lambda g, seat: g.seats[seat].papyri),
    SeatFact("knowledge", Amount(50), lambda g, seat: g.seats[seat].knowledge),
    SeatFact("points", Amount(200), lambda g, seat: g.seats[seat].points),
    SeatFact("realm", Via(_near, Each(_CELLS, _CELL)), _realm),
    SeatFact("worth", Via(_worth, Each((*KINDS, *PRODUCTIONS), Amount(20))), _realm),
    SeatFact("landscapes", Amount(25), lambda g, seat: len(g.seats[seat].realm)),
    SeatFact("priest_x", _RANGE, lambda g, seat: _coordinate(g.seats[seat].priest, 0)),
    SeatFact("priest_y", _RANGE, lambda g, seat: _coordinate(g.seats[seat].priest, 1)),
    SeatFact("symbols", Via(_by_kind, Each(KINDS, Amount(8))), lambda g, seat: tuple(g.seats[seat].symbols)),
    SeatFact("keys", Counts(KEY_TILES), lambda g, seat: tuple(g.seats[seat].keys.values())),
    SeatFact("tiles", Counts(SCORING_TILES), lambda g, seat: g.seats[seat].tiles),
    SeatFact("multipliers", Counts(MULTIPLIERS, 8), lambda g, seat: g.seats[seat].multipliers),
    SeatFact("start_tiles", Counts(START_TILES), lambda g, seat: g.seats[seat].start_tiles),
    SeatFact("dealt", Counts(START_TILES), lambda g, seat: g.seats[seat].dealt),
    SeatFact("off", Each(RINGS, Amount(4)), lambda g, seat: tuple(g.seats[seat].off.items())),
    *(
        SeatFact(
            f"at_{ring}",
            Counts(range(1, POSITIONS + 1)),
            lambda g, seat, ring=ring: _at(g, seat, ring),  # type: ignore[misc]
        )
        for ring in RINGS
    ),
)

OBSERVED: Observed[Papyria] = Observed(
    kinds=(
        "keep_start_tile",
        "start_priest",
        "move_piece",
        "arrival",
        "main_action",
        "place_landscape",
        "build_temple",
        "build_city",
        "build_mine",
        "choose_scoring",
        "end_tile",
        "end_turn",
    ),
    table=TABLE,
    seats=SEATS,
    own=(),
    keys=(
        *("continue", "decline", "end_turn", "keep", "pay", "trade"),
        "keep:START",
        "move:RING:FROM>TO",
        "enter:RING:TO",
        "space:SPACE",
        "score:KIND",
        "extra_scoring:SLOT",
        "buy_knowledge:PAPYRI",
        "priest:X,Y",
        "place:X,Y,TURN",
        *(f"{building}:X,Y" for building in BUILDINGS),
    ),
    parts={
        "START": OneOf(START_TILES),
        "RING": OneOf(RINGS),
        "FROM": OneOf(range(1, POSITIONS + 1)),
        "TO": OneOf(range(1, POSITIONS + 1)),
        "SPACE": OneOf((1, 2, "river")),
        "GOOD": OneOf((*GOODS, *PRODUCTIONS)),
        "KIND": OneOf((*KINDS, ANY)),
        "SLOT": OneOf(range(8)),
        "PAPYRI": Amount(4),
        "X": Amount(12, -12),
        "Y": Amount(12, -12),
        "TURN": OneOf(range(4)),
    },
    about=(About("space", "GOOD", _here), About("extra_scoring", "KIND", _shown)),
)
