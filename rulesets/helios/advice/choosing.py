"""How good an option is among those of its decision."""

from rulesets.core import Decision, Option
from rulesets.helios.advice.cubes import paid_cube_advice, regrows
from rulesets.helios.advice.fields import field_preview, raised
from rulesets.helios.advice.for_me import at_end, for_me
from rulesets.helios.advice.persons import person_advice
from rulesets.helios.advice.sites import lost_on_site
from rulesets.helios.advice.sun import sun_previews
from rulesets.helios.options import Activate, Buy
from rulesets.helios.payment import Cube
from rulesets.helios.sun import Stop
from rulesets.helios.view import HeliosView

_ACTIVATED = 1000
"""An active person counts, so activating one comes before buying one."""


def worth(view: HeliosView, decision: Decision[object], option: Option[object]) -> int:
    """How good an option is among those of its decision; 0 where they aren't compared."""
    seat, value = decision.seat, option.value
    board = view.seats[seat].board
    match decision.kind:
        case "choose_row" if isinstance(value, int):
            return len(board.rows[value])
        case "pay_cube" if isinstance(value, Cube):
            paid = paid_cube_advice(view, seat, value)
            return 4 * (not paid.stranded) + 2 * paid.on_site + regrows(board, value)
        case "choose_sun_target" if isinstance(value, Stop):
            stop = sun_previews(view, seat)[value.field]
            return 10 * stop.points + len(stop.light.cubes)
        case "choose_field" if isinstance(value, str) and view.in_hand is not None:
            place = field_preview(view, seat, value, view.in_hand)
            return place.harbour + (place.special or 0) + len(raised(board, value)) + bool(place.bonus)
        case "choose_temple_site" if isinstance(value, str):
            return at_end(for_me(view, seat, decision, option)) - lost_on_site(board, value)
        case "persons_turn" if isinstance(value, Buy):
            return person_advice(view, seat, value.person).points
        case "persons_turn" if isinstance(value, Activate):
            return _ACTIVATED + person_advice(view, seat, value.person).points
        case _:
            return 0
