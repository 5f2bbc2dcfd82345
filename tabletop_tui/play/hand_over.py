"""Passing the keyboard from the player who answered last to the one who decides next."""

from tabletop_tui.play import undo
from tabletop_tui.play.record import GameRecord, HandOver


def hand_on(draft: GameRecord) -> None:
    """Find out whether another seat comes next, and whether its player has to be called."""
    due = _due(draft)
    waits = due is not None and draft.pauses(due)
    draft.hand_over, draft.passed = (due, None) if waits else (None, due)


def _due(record: GameRecord) -> HandOver | None:
    table, before = record.table, record.last_person
    if table.decision is None or before is None:
        return None
    after = table.decision.seat
    if before == after:
        return None
    over = record.turns.just_began(record.by_itself)
    back = undo.undo_count(record, (before,)) > 0
    if not over:
        return HandOver(before, after, turn_over=False, can_take_back=back)
    active = table.rules.progress(table.state).active
    owner = None if active == after else active
    return HandOver(before, after, True, back, record.turns.active_before, owner)
