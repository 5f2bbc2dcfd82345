"""What guests have set for themselves, in the guest book."""

from tabletop_tui.serve.bookplace import BookPlace


class BookSettings:
    """One text for each guest, by their `Guest.id`."""

    def __init__(self, place: BookPlace) -> None:
        """Of the book at this place."""
        self._place = place

    def keep(self, guest: str, kept: str) -> None:
        """Store a guest's (`Guest.id`) own settings, as JSON."""
        self._place.write(
            lambda book: book.change(
                "INSERT INTO guests VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET kept = excluded.kept",
                guest,
                kept,
            )
        )

    def kept(self, guest: str) -> str | None:
        """What was kept of a guest."""
        rows = self._place.read(lambda book: book.find("SELECT kept FROM guests WHERE guest = ?", guest))
        return str(rows[0][0]) if rows else None
