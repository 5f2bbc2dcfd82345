"""What a seat may see (specification f): everything except the order of the stacks."""

from rulesets.core import Standing
from rulesets.core.records import record
from rulesets.orbis.components import WORLD_SIZE
from rulesets.orbis.scoring import Tally, Verdict, as_they_count, standings, tally, verdict
from rulesets.orbis.state import Laid, Orbis, Seat
from rulesets.orbis.worlds import open_sites


@record
class SeatView:
    """What lies in front of a player."""

    supply: tuple[int, ...]
    world: dict[str, Laid]
    verdicts: dict[str, Verdict]
    """What each landscape is worth now, by site."""
    open_sites: tuple[str, ...]
    """Where something could be laid next, whatever its colour; none in a complete world."""
    benefits: tuple[int, ...]
    god: str | None
    god_marker: bool
    tally: Tally
    tiles: int
    """Landscapes and god taken so far, 0 to 15."""
    standing: Standing
    """As if the game ended now."""


@record
class OrbisView:
    """The table as one seat, or a watcher, sees it. All of it is public in Orbis."""

    seat: int | None
    """Whose view this is."""
    seats: tuple[SeatView, ...]
    display: tuple[str | None, ...]
    worshippers: tuple[tuple[int, ...], ...]
    """On each slot, by colour."""
    stacks: tuple[int, ...]
    """How many landscapes are left of each level."""
    to_come: tuple[tuple[str, ...], ...]
    """Which landscapes are left of each level, sorted: any player could work that out."""
    gods: tuple[str, ...]
    temples: tuple[int, ...]
    round: int
    rounds: int
    start: int
    active: int | None
    """The seat whose turn it is, or `None` when the game is over."""
    hand: str | None
    """The landscape being taken."""
    turned_over: bool
    """It will be laid as a wilderness."""
    slot: int | None
    """The slot that is empty."""
    owed: int
    """How many worshippers are still to be given, gained or removed."""


def round_of(state: Orbis) -> int:
    """The round being played, from 1; the last one when the game is over."""
    return min(state.turns // len(state.seats), WORLD_SIZE) + 1


def view(state: Orbis, seat: int | None) -> OrbisView:
    """A new object made of what this seat may see."""
    stood, counting = standings(state), as_they_count(state)
    return OrbisView(
        seat=seat,
        seats=tuple(
            _seat_view(state, index, counting[index], stood[index]) for index in range(len(state.seats))
        ),
        display=tuple(state.display),
        worshippers=tuple(tuple(colours) for colours in state.worshippers),
        stacks=tuple(len(stack) for stack in state.stacks),
        to_come=tuple(tuple(sorted(stack)) for stack in state.stacks),
        gods=tuple(state.gods),
        temples=tuple(state.temples),
        round=round_of(state),
        rounds=WORLD_SIZE + 1,
        start=state.start,
        active=None if state.over else state.active,
        hand=state.hand,
        turned_over=state.turned_over,
        slot=state.slot,
        owed=state.owed,
    )


def _seat_view(state: Orbis, index: int, counting: Seat, standing: Standing) -> SeatView:
    seat = state.seats[index]
    verdicts = {site: verdict(seat.world, site) for site in seat.world}
    for site in seat.world:
        if seat.world[site] != counting.world[site]:
            verdicts[site] = Verdict("pending", 0)
    complete = len(seat.world) == WORLD_SIZE
    return SeatView(
        supply=tuple(seat.supply),
        world=dict(seat.world),
        verdicts=verdicts,
        open_sites=() if complete else tuple(open_sites(seat.world)),
        benefits=tuple(seat.benefits),
        god=seat.god,
        god_marker=seat.god_marker,
        tally=tally(counting.world),
        tiles=len(seat.world) + (seat.god is not None),
        standing=standing,
    )
