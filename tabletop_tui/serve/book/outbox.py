"""Messages that are to be sent to members, in the guest book: each is kept until it is sent, or given up."""

from collections.abc import Callable

from rulesets.core.records import record
from tabletop_tui.serve.book.erasing import erased_among
from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.serve.limits import MOST_LETTERS
from tabletop_tui.store.statements import Statements


@record
class Letter:
    """A message that waits."""

    mark: str
    """What it is about (`BookMarks`): there is one for each mark."""
    member: str
    """The `Guest.id` of who gets it."""
    kept: str
    """What it says, as JSON."""
    tries: int
    """How often it was tried."""
    written: float
    """When it was written, in seconds since 1970."""


class BookOutbox:
    """Letters that wait, for whichever server is first at each of them."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def post(self, mark: str, member: str, kept: str) -> bool:
        """Keep a letter, unless one about this was written before, by any server. Returns whether it is new.

        The mark and the letter are kept together, or neither. There is none for a member who was erased
        just now.
        """
        now = self._clock()

        def post(book: Statements) -> bool:
            if erased_among(book, [member]):
                return False
            add = "INSERT INTO told VALUES (?, ?) ON CONFLICT (mark) DO NOTHING"
            if not book.change(add, mark, now):
                return book.tried and book.find("SELECT at FROM told WHERE mark = ?", mark) == [(now,)]
            find = "SELECT mark FROM outbox WHERE member = ? ORDER BY written DESC"
            for (old,) in book.find(find, member)[MOST_LETTERS - 1 :]:
                _ = book.change("DELETE FROM outbox WHERE mark = ?", old)
            _ = book.change("INSERT INTO outbox VALUES (?, ?, ?, 0, ?, ?)", mark, member, kept, now, now)
            return True

        return self._place.write(post, alone=True)

    def due(self, most: int) -> list[Letter]:
        """The letters to be tried now, the oldest first, at most so many."""
        find = "SELECT mark, member, kept, tries, written FROM outbox WHERE due <= ? ORDER BY written LIMIT ?"
        rows = self._place.read(lambda book: book.find(find, self._clock(), most))
        return [
            Letter(str(m), str(who), str(kept), int(tries), float(at)) for m, who, kept, tries, at in rows
        ]

    def take(self, letter: Letter, again: float) -> bool:
        """Take a letter to try it: no server has it before `again`, even if this one dies.

        Returns whether this server has it.
        """
        take = "UPDATE outbox SET tries = tries + 1, due = ? WHERE mark = ? AND tries = ?"
        changed = self._place.write(lambda book: book.change(take, again, letter.mark, letter.tries))
        return changed > 0

    def drop(self, mark: str) -> None:
        """It is sent, or given up."""
        _ = self._place.write(lambda book: book.change("DELETE FROM outbox WHERE mark = ?", mark))

    def drop_before(self, moment: float) -> None:
        """Give up what was written before a moment, if there is anything."""
        find = "SELECT mark FROM outbox WHERE written < ? LIMIT 1"
        if self._place.read(lambda book: book.find(find, moment)):
            _ = self._place.write(lambda book: book.change("DELETE FROM outbox WHERE written < ?", moment))
