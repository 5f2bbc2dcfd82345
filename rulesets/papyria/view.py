"""What a seat may see (specification 10): everything except the order of the face-down stacks."""

from rulesets.core import Standing
from rulesets.core.records import record
from rulesets.papyria.actions import FACE_DOWN
from rulesets.papyria.components import SECTORS, Kind, SpaceGood, rule
from rulesets.papyria.realm import Realm, lapis_production, papyrus_production, values
from rulesets.papyria.scoring import standings
from rulesets.papyria.state import Moved, Papyria, Seat


@record
class SpaceView:
    """What lies on a space of the board."""

    good: SpaceGood
    """What it holds or produces, as printed."""
    height: int
    """Goods on it."""
    top: str | None
    """The good that lies face up."""
    end: str | None
    """The end tile on it."""


@record
class SeatView:
    """What lies in front of a player; all of it is open."""

    lapis: int
    papyri: int
    knowledge: int
    points: int
    realm: Realm
    priest: str
    symbols: tuple[int, ...]
    multipliers: tuple[int, ...]
    """Symbols including key bonuses, by kind."""
    values: tuple[int, ...]
    """What the realm is worth, by kind."""
    keys: dict[Kind, str]
    tiles: tuple[str, ...]
    start_tiles: tuple[str, ...]
    dealt: tuple[str, ...]
    off: dict[str, int]
    lapis_production: int
    papyrus_production: int
    standing: Standing
    """As if the game ended now."""


@record
class PapyriaView:
    """The table as one seat, or a watcher, sees it: no seat has anything to hide."""

    seat: int | None
    """Whose view this is."""
    seats: tuple[SeatView, ...]
    first: int
    round: int
    round_cap: int
    stage: str
    """`set_up`, `turns` or `over`."""
    active: int | None
    sectors: tuple[str, ...]
    """The sector on each position, position 1 first."""
    rings: dict[str, tuple[int | None, ...]]
    spaces: dict[str, SpaceView]
    """By space: `9:river`."""
    display: tuple[str, ...]
    reserve: int
    """Scoring tiles left face down at border B."""
    ends_left: int
    """End tiles left in the stack."""
    key_stacks: dict[str, tuple[str, ...]]
    """Key tiles by kind, the top one last."""
    removed: tuple[str, ...]
    fulfilled: tuple[str, ...]
    triggered: bool
    last_round: bool
    moved: Moved | None
    rights: tuple[str, ...]
    """What arrival offers and hasn't been used: `A`, `B`, `trade`."""
    todo: tuple[str, ...]
    doing: str
    """The space being carried out, or the last one in this turn: `1`, `2` or `river`."""
    priest_right: bool


def view(state: Papyria, seat: int | None) -> PapyriaView:
    """A new object made of what all players may see."""
    stood = standings(state)
    return PapyriaView(
        seat=seat,
        seats=tuple(_seat_view(own, stood[index]) for index, own in enumerate(state.seats)),
        first=state.first,
        round=state.round,
        round_cap=rule("round_cap", len(state.seats)),
        stage=state.stage,
        active=None if state.over else state.active,
        sectors=state.sectors,
        rings={ring: tuple(slots) for ring, slots in state.rings.items()},
        spaces=_spaces(state),
        display=state.display,
        reserve=len(state.reserve),
        ends_left=len(state.end_stack),
        key_stacks=state.key_stacks.copy(),
        removed=state.removed,
        fulfilled=state.fulfilled,
        triggered=state.triggered,
        last_round=state.last_round,
        moved=state.moved,
        rights=state.rights,
        todo=state.todo,
        doing=state.doing,
        priest_right=state.priest_right,
    )


def _spaces(state: Papyria) -> dict[str, SpaceView]:
    found = {}
    for position, sector in enumerate(state.sectors, start=1):
        for space in ("1", "2", "river"):
            here, good = f"{position}:{space}", SECTORS[sector].good(space)
            stack = state.goods.get(here, ())
            top = stack[-1] if stack and good in FACE_DOWN else None
            found[here] = SpaceView(good, len(stack), top, state.ends.get(here))
    return found


def _seat_view(seat: Seat, standing: Standing) -> SeatView:
    return SeatView(
        lapis=seat.lapis,
        papyri=seat.papyri,
        knowledge=seat.knowledge,
        points=seat.points,
        realm=dict(seat.realm),
        priest=seat.priest,
        symbols=tuple(seat.symbols),
        multipliers=tuple(seat.multiplier(kind) for kind in range(len(seat.symbols))),
        values=values(seat.realm),
        keys=dict(seat.keys),
        tiles=seat.tiles,
        start_tiles=seat.start_tiles,
        dealt=seat.dealt,
        off=dict(seat.off),
        lapis_production=lapis_production(seat.realm),
        papyrus_production=papyrus_production(seat.realm),
        standing=standing,
    )
