"""What the sun would bring at its stops (specification j)."""

from typing import NamedTuple

from rulesets.core.records import record
from rulesets.helios.advice.turns import turn_follows
from rulesets.helios.payment import Cube
from rulesets.helios.state import Seat
from rulesets.helios.sun import Light, Stop, endless, farthest, lap_points, light, lit, stops
from rulesets.helios.view import HeliosView


class SunPreview(NamedTuple):
    """What moving the sun to a field brings."""

    stop: Stop
    light: Light
    lap: int
    """Points for a lap completed on the way."""

    @property
    def points(self) -> int:
        """Points for temples and the lap."""
        return self.light.points + self.lap

    @property
    def brings(self) -> bool:
        """Whether it brings points or cubes."""
        return bool(self.points or self.light.cubes)


def sun_previews(view: HeliosView, index: int) -> dict[str, SunPreview]:
    """All fields where a seat's sun can stop now, nearest first."""
    return _previews(view, view.seats[index].board)


def _previews(view: HeliosView, seat: Seat) -> dict[str, SunPreview]:
    supply = list(view.supply)
    return {
        stop.field: SunPreview(stop, light(seat, supply, stop.field), lap_points(seat) if stop.lap else 0)
        for stop in stops(seat)
    }


def best_stop(view: HeliosView, index: int) -> SunPreview | None:
    """The stop that brings the most points now, then the most cubes; `None` on an empty board."""
    return _best(view, view.seats[index].board)


def _best(view: HeliosView, seat: Seat) -> SunPreview | None:
    stops_now = _previews(view, seat).values() if seat.world else ()
    return max(stops_now, key=lambda stop: (stop.points, len(stop.light.cubes)), default=None)


def next_stop(view: HeliosView, index: int, stop: Stop) -> SunPreview | None:
    """What the sun could light or score next, from a stop on a board as it is now.

    The best stop of the next turn's move; if none brings anything, the nearest one that does. `None` where
    none brings anything, or the seat has no turn left.
    """
    if not turn_follows(view):
        return None
    seat = view.seats[index].board.copy()
    seat.sun, seat.lapped = stop.field, False
    seat.turns += stop.crossings
    seat.best = seat.turns + stop.lead
    best = _best(view, seat)
    last = seat.range if endless(seat) else farthest(seat)
    while (best is None or not best.brings) and seat.range < last:
        seat.range += 1
        best = _best(view, seat)
    return best if best is not None and best.brings else None


def unlit(seat: Seat, stop: SunPreview) -> list[str]:
    """The land beside a stop whose cubes leave no room for another one."""
    around = ((field, seat.world[field]) for field in lit(seat.world, stop.stop.field))
    return [
        field
        for field, tile in around
        if tile.colour is not None and tile.cubes and len(tile.cubes) >= seat.capacity(tile)
    ]


class LitTemple(NamedTuple):
    """A temple that scores in the light of the sun."""

    field: str
    around: int
    """The number of tiles around it."""
    points: int


@record
class LightAdvice:
    """What the sun would bring at a stop."""

    stop: SunPreview
    temples: tuple[LitTemple, ...]
    """The temples that score."""
    lap: int
    """Points for the lap; 0 for none."""
    lap_again: bool
    """It completes a lap in a turn in which one has scored (ruling R14)."""
    grown: tuple[Cube, ...]
    """The cubes that grow."""
    crowded: tuple[str, ...]
    """Fields of land without room for another cube."""
    no_light: bool
    """It would light nothing that can grow or score."""
    no_lap: bool
    """It doesn't cross the lap line, though other stops do."""
    next: SunPreview | None = None
    """Of a stop that brings nothing: what the sun could light or score next from there."""
    next_steps: int | None = None
    """How many steps on that is, if it is out of reach of the next turn's move."""


def light_advice(view: HeliosView, seat: int, stop: SunPreview) -> LightAdvice:
    """What a stop of the sun would bring a seat."""
    board = view.seats[seat].board
    temples = tuple(
        LitTemple(field, len(lit(board.world, field)), points) for field, points in stop.light.temples
    )
    grown = tuple(Cube(*each) for each in stop.light.cubes)
    lap, full = stop.lap if stop.stop.lap else 0, tuple(unlit(board, stop))
    again = stop.stop.lap and board.lapped
    no_light = not (temples or lap or stop.light.cubes or full)
    no_lap = not (no_light or endless(board) or stop.stop.lap)
    further = None if stop.brings else next_stop(view, seat, stop.stop)
    far = further is not None and not endless(board) and further.stop.steps > board.range
    steps = further.stop.steps if further is not None and far else None
    return LightAdvice(stop, temples, lap, again, grown, full, no_light, no_lap, further, steps)
