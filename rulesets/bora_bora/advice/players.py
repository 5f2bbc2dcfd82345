"""What lies in front of a player, counted and in detail."""

from rulesets.bora_bora.advice.ground import SpaceAdvice, space_advice
from rulesets.bora_bora.advice.status import marker_of
from rulesets.bora_bora.components import GROUND, PRIESTS
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core.records import record


@record
class PlayerAdvice:
    """What isn't written in a seat's view but follows from it and the table."""

    own: SeatView
    to_move: bool
    priests_in_temple: int
    huts_on_map: int
    tiles_built: int
    status: int
    """The space of the status marker."""
    free_spaces: int
    """Spaces without hut or person."""
    ground: tuple[tuple[tuple[str, SpaceAdvice], ...], ...]
    """The ground row by row: each space and what lies there."""


def player_advice(view: BoraBoraView, seat: int) -> PlayerAdvice:
    """What lies in front of the player at a seat."""
    own = view.seats[seat]
    rows = dict.fromkeys(row.row for row in GROUND.values())
    return PlayerAdvice(
        own,
        seat == view.active,
        PRIESTS - own.priests,
        sum(seat in huts for huts in view.map.values()),
        len({*own.built.values()}),
        marker_of(view, seat),
        own.free_spaces,
        tuple(
            tuple((space, space_advice(own, space)) for space, row in GROUND.items() if row.row == number)
            for number in rows
        ),
    )
