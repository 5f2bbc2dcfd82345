"""Which messages have been sent, in the guest book."""

from collections.abc import Callable

from tabletop_tui.serve.bookplace import BookPlace
from tabletop_tui.store.statements import Statements

MARK_DAYS = 90.0
"""How many days messages, such as about a turn, are remembered as sent."""


class BookMarks:
    """Marks of messages, such as about a turn: each is sent once, by whichever server is first."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def first(self, mark: str) -> bool:
        """Record that a message is sent now. Returns whether this is the first time, by any server."""
        now = self._clock()

        def first(book: Statements) -> bool:
            _ = book.change("DELETE FROM told WHERE at < ?", now - MARK_DAYS * 86400)
            if book.change("INSERT INTO told VALUES (?, ?) ON CONFLICT (mark) DO NOTHING", mark, now):
                return True
            return book.tried and book.find("SELECT at FROM told WHERE mark = ?", mark) == [(now,)]

        return self._place.write(first, alone=True)
