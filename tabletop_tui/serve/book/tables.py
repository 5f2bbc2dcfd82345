"""What the guest book keeps of tables beside their games."""

from collections.abc import Callable

from rulesets.core.message import Message
from tabletop_tui.serve.book.erasing import without_erased
from tabletop_tui.serve.book.kept import CLOSED_MARK, closed, is_closed, reopened
from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.store.interface import CHARGE, TABLES
from tabletop_tui.store.statements import Statements

OUTAGES = "outages"
"""The id under which the club's outages are kept, in place of a table's."""

Change = Callable[[str | None], tuple[str | None, Message | None]]
"""Makes the new text of the one that is kept; `None` leaves it, perhaps for a reason."""


class BookTables:
    """One text for each table (`Notes.text`), by the id of its game."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def keep(self, game: str, kept: str) -> None:
        """Store what is known about a table besides its game (`Notes.text`)."""
        self._place.write(lambda book: _keep_table(book, game, kept))

    def swap(self, game: str, kept: str, before: str | None) -> bool:
        """Like `keep_table`, but only if `before` is still stored; returns whether it was.

        For servers that share a book: the second one then reads what the first has written.
        """

        def swap(book: Statements) -> bool:
            found = _table(book, game)
            if found == before:
                _keep_table(book, game, kept)
            return found in (before, kept)

        return self._place.write(swap, alone=True)

    def change(self, id: str, make: Change) -> Message | None:
        """Change a text, as it is kept now, in one transaction. Returns the reason if it can't be changed."""

        def change(book: Statements) -> Message | None:
            new, refused = make(_table(book, id))
            if new is not None:
                _keep_table(book, id, new)
            return refused

        return self._place.write(change, alone=True)

    def kept(self, game: str) -> str | None:
        """What was kept of a table."""
        return self._place.read(lambda book: _table(book, game))

    def closed(self) -> set[str]:
        """The ids of the tables that were closed."""
        find = "SELECT game, kept FROM tables WHERE kept LIKE ?"
        rows = self._place.read(lambda book: book.find(find, f"%{CLOSED_MARK}%"))
        return {str(game) for game, kept in rows if is_closed(str(kept))}

    def all(self) -> dict[str, str]:
        """What is kept of every table, by the id of its game."""
        rows = self._place.read(lambda book: book.find("SELECT game, kept FROM tables"))
        return {str(game): str(kept) for game, kept in rows}

    def close(self, game: str) -> None:
        """Close a table, on all servers at this book."""
        self._place.write(lambda book: _keep_table(book, game, closed(_table(book, game))), alone=True)

    def reopen(self, game: str) -> None:
        """Open a closed table again, on all servers at this book."""

        def reopen(book: Statements) -> None:
            kept = _table(book, game)
            if kept is not None and is_closed(kept):
                _keep_table(book, game, reopened(kept, self._clock()))
            book.announce(TABLES, game)

        self._place.write(reopen, alone=True)


def _table(book: Statements, game: str) -> str | None:
    rows = book.find("SELECT kept FROM tables WHERE game = ?", game)
    return str(rows[0][0]) if rows else None


def _keep_table(book: Statements, game: str, kept: str) -> None:
    _ = book.change(
        "INSERT INTO tables VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET kept = excluded.kept",
        game,
        without_erased(book, kept),
    )
    book.announce(CHARGE, game)
