"""The addresses from which guests have logged in, in the guest book."""

from collections.abc import Callable

from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.serve.limits import ADDRESS_DAYS
from tabletop_tui.store.statements import Statements


class BookAddresses:
    """Only the latest ones, as the door needs them."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def came_from(self, address: str, most: int) -> None:
        """Record that a guest has logged in from an address; only the latest are kept, for a time."""
        now = self._clock()

        def came(book: Statements) -> None:
            _ = book.change(
                "INSERT INTO addresses VALUES (?, ?)"
                " ON CONFLICT (address) DO UPDATE SET seen = excluded.seen",
                address,
                now,
            )
            _ = book.change("DELETE FROM addresses WHERE seen < ?", now - ADDRESS_DAYS * 86400)
            _ = book.change(
                "DELETE FROM addresses WHERE address NOT IN"
                " (SELECT address FROM addresses ORDER BY seen DESC LIMIT ?)",
                most,
            )

        self._place.write(came, alone=True)

    def known(self) -> list[str]:
        """The addresses from which guests have logged in, the latest last."""
        rows = self._place.read(lambda book: book.find("SELECT address FROM addresses ORDER BY seen"))
        return [str(address) for (address,) in rows]
