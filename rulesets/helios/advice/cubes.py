"""Cubes that are gained and paid."""

from rulesets.core.records import record
from rulesets.helios.advice.prices import asking, opened_by
from rulesets.helios.payment import Cube
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView


def lost_by_paying(view: HeliosView, index: int, cube: Cube) -> int:
    """Cubes on the temple's site that could pay but would be lost if this one is paid."""
    payment = view.payment
    if payment is None or payment.field in (None, cube.field):
        return 0
    on_site = len(view.seats[index].board.world[payment.field or ""].cubes)
    lost = max(0, on_site - (payment.left - 1))
    return lost if lost > max(0, on_site - payment.left) else 0


def regrows(seat: Seat, cube: Cube) -> bool:
    """Whether the light brings a paid cube back to its tile."""
    tile = seat.world[cube.field]
    return tile.colour == cube.colour and len(tile.cubes) - 1 < seat.capacity(tile)


@record
class GainedCubeAdvice:
    """The use of one more cube of a colour."""

    colour: int
    asked: int
    """How many buildings cost its colour."""
    held: int
    """How many cubes of its colour the player has."""
    opens: tuple[str, ...]
    """The buildings that could be paid for only with it."""


def gained_cube_advice(view: HeliosView, seat: int, colour: int) -> GainedCubeAdvice:
    """The use for a seat of one more cube of a colour."""
    board = view.seats[seat].board
    opens = tuple(opened_by(view, seat, colour))
    return GainedCubeAdvice(colour, asking(board, colour), board.cubes[colour], opens)


@record
class PaidCubeAdvice:
    """What paying with a cube would mean."""

    field: str
    """Where it lies."""
    stranded: int
    """Cubes on the temple's site that paying with it would lose."""
    on_site: bool
    """It lies where the temple will stand."""
    regrows: bool
    """It grows again in the next light."""
    is_last: bool
    """There is no light to come: the persons of the last round are being activated."""
    rest: int
    """How many cubes are still to be paid then."""


def paid_cube_advice(view: HeliosView, seat: int, cube: Cube) -> PaidCubeAdvice:
    """What paying with a cube would mean for a seat that is asked to pay."""
    payment = view.payment
    assert payment is not None
    stranded, on_site = lost_by_paying(view, seat, cube), payment.field == cube.field
    grows = regrows(view.seats[seat].board, cube)
    is_last = view.stage == "persons" and view.round == view.rounds
    back = grows and not on_site and not is_last
    return PaidCubeAdvice(cube.field, stranded, on_site, back, is_last, payment.left - 1)
