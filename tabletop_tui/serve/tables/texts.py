"""What is kept of tables beside their games, as text: in the guest book, or for this run only."""

from rulesets.core.message import Message
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.book.tables import Change
from tabletop_tui.serve.reach import Clerk


class Texts:
    """Reads and writes these texts, by the ids of their tables."""

    def __init__(self, book: Guestbook | None, writer: Clerk, *, shared: bool) -> None:
        """`shared` is whether other servers write them, too."""
        self._book = book
        self._writer = writer
        self.shared = shared
        self._kept: dict[str, str] = {}
        """What there is, where there is no book."""

    @property
    def origin(self) -> str:
        """The name that identifies our own announcements in the book; empty if there are none."""
        return "" if self._book is None else self._book.origin

    def now(self, id: str) -> str | None:
        """What is kept. In the writer's thread, or before there is one. Raises `StoreError`."""
        return self._kept.get(id) if self._book is None else self._book.tables.kept(id)

    async def read_text(self, id: str) -> str | None:
        """What is kept. Raises `StoreError`."""
        return await self._writer.do(lambda: self.now(id))

    async def keep_text(self, id: str, text: str, before: str | None) -> bool:
        """Store it, unless another server has written since `before`. Returns whether it was stored.

        Raises `StoreError`.
        """
        book = self._book
        if book is None:
            self._kept[id] = text
            return True
        if self.shared:
            return await self._writer.do(lambda: book.tables.swap(id, text, before))
        await self._writer.do(lambda: book.tables.keep(id, text))
        return True

    def change(self, id: str, make: Change) -> Message | None:
        """Change a text as it is kept now. In the writer's thread. Returns the reason if it can't be changed.

        Raises `StoreError`.
        """
        if self._book is not None:
            return self._book.tables.change(id, make)
        new, refused = make(self._kept.get(id))
        if new is not None:
            self._kept[id] = new
        return refused

    def follow_up(self, id: str, closed: str, kept: str | None, new: str, text: str) -> bool:
        """Close a table and keep a `text` of the `new` one that follows it, unless another server was faster.

        In the writer's thread, or before there is one. Returns whether it was stored.
        """
        if self._book is None:
            self._kept |= {new: text, id: closed}
            return True
        if not self._book.tables.swap(id, closed, kept):
            return False
        self._book.tables.keep(new, text)
        return True
