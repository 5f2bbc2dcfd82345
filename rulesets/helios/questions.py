"""What questions mention, and the steps of a turn."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Decision, Event
from rulesets.core.records import record
from rulesets.helios.components import ACTION_TILES, TILES_FOR_BONUS
from rulesets.helios.preview import build_preview
from rulesets.helios.sun import endless
from rulesets.helios.view import HeliosView

PHASES = ("actions", "persons", "refill")
"""The phases of a round."""
_WITHIN = {"choose_tile": "create_land", "choose_field": "create_land", "choose_sun_target": "move_sun"}
"""The action to which a kind of decision belongs, even within an action brought by a building."""


def question_of(view: HeliosView, decision: Decision[Any]) -> dict[str, Any]:
    """What a question mentions: what there is to pay with, what is owed, how far the sun can move."""
    board, payment = view.seats[decision.seat].board, view.payment
    if decision.kind == "pay_cube" and payment is not None:
        noun, _, id = payment.purpose.partition(":")
        owed = payment.owed, payment.left - sum(payment.owed)
        return {noun: id, "field": payment.field, "owed": owed, "total": payment.left}
    if decision.kind == "choose_field" and view.in_hand is not None:
        return {"tile": view.in_hand.kind}
    if decision.kind == "choose_temple_site":
        bill = build_preview(view, decision.seat, None).bill
        return {"number": board.temples + 1, "total": bill.total}
    if decision.kind == "choose_sun_target":
        return {"steps": board.range, "endless": endless(board)}
    if decision.kind == "choose_row" and view.taken is not None:
        return {"action": ACTION_TILES[view.taken].action}
    if decision.kind == "choose_bonus_colour":
        return {"field": (decision.options[0].target or "").removeprefix("field:")}
    return {"mana": board.mana, "held": tuple(board.cubes)}


def stage_of(view: HeliosView, decision: Decision[Any]) -> str:
    """The phase; in that of actions, `turn`, or `full` if a bonus action is certain to follow."""
    if view.stage != "actions":
        return view.stage
    waives = any(option.key == "waive" for option in decision.options)  # not within a bonus action
    return "full" if waives and _row_full(view, decision.seat) else "turn"


@record
class TurnPath:
    """The way through an action turn."""

    steps: tuple[tuple[str, Mapping[str, Any]], ...]
    """The steps, each as a word and the facts it mentions."""
    now: int
    """The current step."""


def turn_path(view: HeliosView, decision: Decision[Any], events: Sequence[Event]) -> TurnPath | None:
    """The tile, its action, and a bonus action if a row is full; `events` go back at least to the turn's
    start.
    """
    if view.stage != "actions":
        return None
    start = max((n for n, event in enumerate(events) if event.kind == "took_action_tile"), default=None)
    if decision.kind == "choose_action_tile" or start is None:
        return TurnPath((("tile", {}), ("action", {})), 0)
    facts = events[start].facts
    steps: list[tuple[str, Mapping[str, Any]]] = [("took", facts), ("does", facts)]
    bonus = any(event.kind == "filled_row" for event in events[start:])
    within = _WITHIN.get(decision.kind, facts["action"])
    if within != facts["action"] and not bonus:
        steps.append(("does", {"action": within}))  # a building brings a further action at once
    now = 0 if decision.kind == "choose_row" else len(steps) - 1 + bonus
    if bonus or _row_full(view, decision.seat):
        steps.append(("bonus", {}))
    return TurnPath(tuple(steps), now)


def _row_full(view: HeliosView, seat: int) -> bool:
    """Whether a seat has a full row: a bonus action follows, or is under way."""
    return any(len(row) >= TILES_FOR_BONUS for row in view.seats[seat].board.rows)
