"""Undo and redo: how far they go, and for which seats.

Nothing here is stored or announced: rows come out, and `tabletop_tui.play.session` stores them. What the
rules say about it (no undo across new information) is the table's to know.
"""

from collections.abc import Collection, Sequence

from rulesets.core import RulesBug
from tabletop_tui.play.played import Played
from tabletop_tui.store.rows import ANSWER, REDO, UNDO, Row, in_force

Seats = Collection[int | None]
"""Seats, any of which may take something back."""


class TakingBack:
    """What can be undone and redone in a game."""

    def __init__(self, played: Played) -> None:
        """Undo and redo in this game."""
        self._played = played

    # -- whose it is -------------------------------------------------------------------------------

    @property
    def last_person(self) -> int | None:
        """Who gave the last answer that wasn't a standing one; if all were, whose answer came last."""
        answers = self._played.table.answers
        given = len(answers) - 1 - self._trailing
        return answers[given].seat if given >= 0 else answers[-1].seat if answers else None

    @property
    def _trailing(self) -> int:
        """How many standing answers have followed the last one that a player gave."""
        count = 0
        for by_itself in reversed(self._played.by_itself):
            if not by_itself:
                break
            count += 1
        return count

    def undo_count(self, seats: Seats) -> int:
        """How many answers the next undo of these seats takes back.

        The last answer that a player gave, and the standing answers after it; where that can't be taken back,
        the latest standing answer of these seats and what followed: then the player is asked.
        """
        table = self._played.table
        if not table.can_undo or self._played.is_final:
            return 0
        free = len(table.answers) - table.undo_limit
        count = self._trailing + 1
        if count <= free and table.answers[-count].seat in seats:
            return count
        own = (n for n in range(1, min(free, count - 1) + 1) if table.answers[-n].seat in seats)
        return next(own, 0)

    def restart_count(self, *, just_played: bool) -> int:
        """How many answers of the current turn can be taken back, down to one that a player gave.

        `just_played` means the turn that the last answer ended.
        """
        played = self._played
        last = len(played.table.answers) - 1
        first = max(played.turns.began(last if just_played else None), played.table.undo_limit)
        while first <= last and played.by_itself[first]:
            first += 1
        return last + 1 - first

    def may_redo(self, by: Collection[int] | None) -> bool:
        """Whether these seats can redo what was taken back last; without `by`, whether any seat can."""
        if not self._played.table.can_redo:
            return False
        return by is None or self._undone_rows()[-1].seat in by

    def why_none(self, seats: Seats) -> str:
        """The message that says why these seats can take nothing back."""
        if not self._played.table.answers:
            return "saves-nothing-to-undo"
        if self._played.is_final:
            return "fair-final"
        if self.last_person not in seats:
            return "saves-undo-other-seat"
        return "saves-undo-new-information"

    def _undone_rows(self) -> list[Row]:
        """The undo rows whose answers may be given again, the next one last."""
        undone: list[Row] = []
        for row in self._played.record.rows:
            if row.what == ANSWER:
                undone.clear()
            elif row.what == UNDO:
                undone.append(row)
            else:
                undone.pop()
        return undone

    # -- doing it ----------------------------------------------------------------------------------

    def undo(self, count: int) -> list[Row]:
        """Take back this many answers. Returns the rows to note; once noted, they go to `undone`."""
        played = self._played
        stood = in_force(played.record.rows)
        rows: list[Row] = []
        for number in reversed(stood[len(stood) - count :]):
            answer = played.table.answers[-1]
            played.table.undo()
            played.by_itself.pop()
            rows.append(played.row(UNDO, answer, of=number, after=len(rows)))
        return rows

    def undone(self, rows: Sequence[Row]) -> None:
        """These rows have been noted: mark in the log what was taken back."""
        for row in rows:
            self._played.mark(row.of, undone=True)
        self._played.turns.forget_after(len(self._played.table.answers))

    def redo(self) -> list[Row]:
        """Restore what was taken back last, with the standing answers that followed.

        Returns the rows to note; once noted, they go to `redone`. Raises `RulesBug` if the rules refuse.
        """
        played = self._played
        before, again = played.record.rows, self._undone_rows()
        rows: list[Row] = []
        while again and (not rows or before[(again[-1].of or 0) - 1].automatic):
            number = again.pop().of or 0
            automatic = before[number - 1].automatic
            try:
                played.table.redo(automatic=automatic)
            except RulesBug:
                if rows:
                    break
                raise
            answer = played.table.answers[-1]
            rows.append(played.row(REDO, answer, of=number, after=len(rows)))
            played.by_itself.append(automatic)
            played.turns.note(played.table)
        return rows

    def redone(self, rows: Sequence[Row]) -> None:
        """These rows have been noted: mark in the log what was given again."""
        for row in rows:
            self._played.mark(row.of, undone=False)
