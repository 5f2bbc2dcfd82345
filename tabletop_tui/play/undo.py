"""Undo and redo: how far they go, for which seats, and how they are done.

What the rules say about it (no undo across new information) is the table's to know.
"""

from collections.abc import Collection

from rulesets.core import RulesBug
from tabletop_tui.play.record import GameRecord
from tabletop_tui.store.rows import ANSWER, REDO, UNDO, Row, in_force

Seats = Collection[int | None]
"""Seats, any of which may take something back."""


# -- what may be done ------------------------------------------------------------------------------


def can_undo(record: GameRecord, by: Collection[int] | None = None) -> bool:
    """Whether these seats may take back what they answered last; all seats if not given."""
    return undo_count(record, at_keyboard(record, by)) > 0


def can_redo(record: GameRecord, by: Collection[int] | None = None) -> bool:
    """Whether these seats can redo what was taken back last; without `by`, whether any seat can."""
    if not record.table.can_redo:
        return False
    return by is None or _undone_rows(record)[-1].seat in by


def can_restart(record: GameRecord, by: Collection[int] | None = None) -> bool:
    """Whether these seats may take back any answer of the running turn."""
    return can_undo(record, by) and restart_count(record) > 0


def why_not(record: GameRecord, by: Collection[int] | None = None) -> str:
    """The message that says why these seats can take nothing back."""
    if not record.table.answers:
        return "saves-nothing-to-undo"
    if record.is_final:
        return "fair-final"
    if record.last_person not in at_keyboard(record, by):
        return "saves-undo-other-seat"
    return "saves-undo-new-information"


def undo_count(record: GameRecord, seats: Seats) -> int:
    """How many answers the next undo of these seats takes back.

    The last answer that a player gave, and the standing answers after it; where that can't be taken back,
    the latest standing answer of these seats and what followed: then the player is asked.
    """
    table = record.table
    if not table.can_undo or record.is_final:
        return 0
    free = len(table.answers) - table.undo_limit
    count = record.trailing + 1
    if count <= free and table.answers[-count].seat in seats:
        return count
    own = (n for n in range(1, min(free, count - 1) + 1) if table.answers[-n].seat in seats)
    return next(own, 0)


def at_keyboard(record: GameRecord, by: Collection[int] | None) -> Seats:
    """Those of these seats whose players may take back what they answered last."""
    passed, acting = record.passed, record.acting_seat
    seats = (acting,) if passed is None else (acting, passed.from_seat)
    return seats if by is None else tuple(seat for seat in seats if seat in by)


def restart_count(record: GameRecord) -> int:
    """How many answers of the current turn can be taken back, down to one that a player gave.

    Before a hand-over is taken, the current turn is the one that the last answer ended.
    """
    just_played = record.hand_over is not None or record.passed is not None or record.over
    last = len(record.table.answers) - 1
    first = max(record.turns.began(last if just_played else None), record.table.undo_limit)
    while first <= last and record.by_itself[first]:
        first += 1
    return last + 1 - first


def _undone_rows(record: GameRecord) -> list[Row]:
    """The undo rows whose answers may be given again, the next one last."""
    undone: list[Row] = []
    for row in record.saved.rows:
        if row.what == ANSWER:
            undone.clear()
        elif row.what == UNDO:
            undone.append(row)
        else:
            undone.pop()
    return undone


# -- doing it --------------------------------------------------------------------------------------


def take_back(draft: GameRecord, count: int) -> None:
    """Take back this many answers. All of them stay in the log."""
    stood = in_force(draft.saved.rows)
    rows: list[Row] = []
    for number in reversed(stood[len(stood) - count :]):
        answer = draft.table.answers[-1]
        draft.table.undo()
        draft.by_itself.pop()
        rows.append(draft.row(UNDO, answer, of=number, after=len(rows)))
    draft.note(rows)
    for row in rows:
        draft.mark(row.of, undone=True)
    draft.turns.forget_after(len(draft.table.answers))
    draft.hand_over = draft.passed = None


def give_again(draft: GameRecord) -> None:
    """Restore what was taken back last, with the standing answers that followed.

    Raises `RulesBug` if the rules refuse.
    """
    before, again = draft.saved.rows, _undone_rows(draft)
    rows: list[Row] = []
    while again and (not rows or before[(again[-1].of or 0) - 1].automatic):
        number = again.pop().of or 0
        automatic = before[number - 1].automatic
        try:
            draft.table.redo(automatic=automatic)
        except RulesBug:
            if rows:
                break
            raise
        rows.append(draft.row(REDO, draft.table.answers[-1], of=number, after=len(rows)))
        draft.by_itself.append(automatic)
        draft.turns.note(draft.table)
    draft.note(rows)
    for row in rows:
        draft.mark(row.of, undone=False)
