"""What guests have set for themselves, in the guest book."""

from collections.abc import Callable

from tabletop_tui.serve.book.erasing import erased_among
from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.store.statements import Statements

_KEPT = "SELECT kept FROM guests WHERE guest = ?"


class BookSettings:
    """One text for each guest, by their `Guest.id`."""

    def __init__(self, place: BookPlace) -> None:
        """Of the book at this place."""
        self._place = place

    def change(self, guest: str, changed: Callable[[str | None], str]) -> None:
        """Keep what `changed` makes of what is kept of a guest (`Guest.id`): no one else writes meanwhile.

        Nothing is kept of one who was erased just now.
        """

        def work(book: Statements) -> None:
            if erased_among(book, [guest]):
                return
            rows = book.find(_KEPT, guest)
            _ = book.change(
                "INSERT INTO guests VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET kept = excluded.kept",
                guest,
                changed(str(rows[0][0]) if rows else None),
            )

        self._place.write(work, alone=True)

    def kept(self, guest: str) -> str | None:
        """What was kept of a guest."""
        rows = self._place.read(lambda book: book.find(_KEPT, guest))
        return str(rows[0][0]) if rows else None
