"""How good an option is among those of its decision."""

from typing import Any

from rulesets.core import Decision, Option
from rulesets.helios.advice.cubes import paid_cube_advice, regrows
from rulesets.helios.advice.fields import field_preview, raised
from rulesets.helios.advice.sites import lost_on_site
from rulesets.helios.advice.sun import sun_previews
from rulesets.helios.components import COLOURS, ROWS
from rulesets.helios.payment import Cube
from rulesets.helios.view import HeliosView


def worth(view: HeliosView, decision: Decision[Any], option: Option[Any]) -> int:
    """How good an option is among those of its decision; 0 where they aren't compared."""
    noun, _, id = option.key.partition(":")
    seat, kind = decision.seat, decision.kind
    board = view.seats[seat].board
    if noun == "row":
        return len(board.rows[ROWS.index(id)])
    if noun == "cube" and kind == "pay_cube":
        field, _, word = id.partition(":")
        cube = Cube(field, COLOURS.index(word))
        advice = paid_cube_advice(view, seat, cube)
        return 4 * (not advice.stranded) + 2 * advice.on_site + regrows(board, cube)
    if noun != "field":
        return 0
    if kind == "choose_sun_target":
        stop = sun_previews(view, seat)[id]
        return 10 * stop.points + len(stop.light.cubes)
    if view.in_hand is None:
        return -lost_on_site(board, id)
    preview = field_preview(view, seat, id, view.in_hand)
    return preview.harbour + (preview.special or 0) + len(raised(board, id)) + bool(preview.bonus)
