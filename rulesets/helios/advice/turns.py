"""What questions mention, and the steps of a turn."""

from collections.abc import Sequence

from rulesets.core import Decision, Event
from rulesets.core.records import record
from rulesets.helios.components import TILES_FOR_BONUS
from rulesets.helios.events import FilledRow, TookActionTile
from rulesets.helios.view import HeliosView

PHASES = ("actions", "persons", "refill")
"""The phases of a round."""


_WITHIN = {"choose_tile": "create_land", "choose_field": "create_land", "choose_sun_target": "move_sun"}
"""The action to which a kind of decision belongs, even within an action brought by a building."""


def turn_follows(view: HeliosView) -> bool:
    """Whether whoever acts now has another action turn in the game."""
    return view.round < view.rounds or (view.stage == "actions" and view.turn < view.turns)


def bonus_follows(view: HeliosView, decision: Decision[object]) -> bool:
    """Whether a bonus action is certain to follow the action that is being carried out."""
    waives = any(option.key == "waive" for option in decision.options)  # not within a bonus action
    return view.stage == "actions" and waives and _row_full(view, decision.seat)


@record
class TurnPath:
    """The way through an action turn."""

    taken: str | None
    """The colour of the tile taken; `None` while it is being chosen."""
    actions: tuple[str, ...]
    """Its action, and one that a building brings at once."""
    bonus: bool
    """A bonus action follows, or is under way."""
    now: int
    """The current step: 0 for the tile, then one for each action, then the bonus action."""


def turn_path(view: HeliosView, decision: Decision[object], events: Sequence[Event]) -> TurnPath | None:
    """The tile, its action, and a bonus action if a row is full; `events` go back at least to the turn's
    start.
    """
    if view.stage != "actions":
        return None
    took, filled = None, False
    for event in events:
        if isinstance(event, TookActionTile):
            took, filled = event, False
        filled = filled or isinstance(event, FilledRow)
    if decision.kind == "choose_action_tile" or took is None:
        return TurnPath(None, (), False, 0)
    actions = [took.action]
    within = _WITHIN.get(decision.kind, took.action)
    if within != took.action and not filled:
        actions.append(within)  # a building brings a further action at once
    now = 0 if decision.kind == "choose_row" else len(actions) + filled
    return TurnPath(took.colour, tuple(actions), filled or _row_full(view, decision.seat), now)


def _row_full(view: HeliosView, seat: int) -> bool:
    """Whether a seat has a full row: a bonus action follows, or is under way."""
    return any(len(row) >= TILES_FOR_BONUS for row in view.seats[seat].board.rows)
