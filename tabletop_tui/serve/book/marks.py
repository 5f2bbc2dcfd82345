"""Which messages have been sent, in the guest book."""

from collections.abc import Callable, Collection

from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.store.statements import Statements

MARK_DAYS = 90.0
"""How many days messages about a game that is over are remembered as sent; others as long as it runs."""


class BookMarks:
    """Marks of messages, such as about a turn: each is sent once, by whichever server is first.

    They begin with the id of the game, before a colon.
    """

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def first(self, mark: str) -> bool:
        """Record that a message is sent now. Returns whether this is the first time, by any server."""
        now = self._clock()

        def first(book: Statements) -> bool:
            if book.change("INSERT INTO told VALUES (?, ?) ON CONFLICT (mark) DO NOTHING", mark, now):
                return True
            return book.tried and book.find("SELECT at FROM told WHERE mark = ?", mark) == [(now,)]

        return self._place.write(first, alone=True)

    def forget(self, running: Collection[str]) -> None:
        """Forget old marks, except those of games that are still running, however slow they are."""
        before = self._clock() - MARK_DAYS * 86400

        def forget(book: Statements) -> None:
            for (mark,) in book.find("SELECT mark FROM told WHERE at < ?", before):
                if str(mark).partition(":")[0] not in running:
                    _ = book.change("DELETE FROM told WHERE mark = ?", mark)

        self._place.write(forget)
