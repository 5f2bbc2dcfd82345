"""What guests have set for themselves, for this visit and later ones."""

import json
from typing import TYPE_CHECKING, Any

from rulesets.core import foreign

if TYPE_CHECKING:
    from tabletop_tui.serve.guests import Guestbook
    from tabletop_tui.serve.reach import Clerk


class OwnSettings:
    """Each guest's own settings, by their `Guest.id`. Belongs to the server's event loop."""

    def __init__(self, book: "Guestbook | None", writer: "Clerk") -> None:
        """In the book, which is asked by the `writer`; without a book, for as long as the server runs."""
        self._book = book
        self._writer = writer
        self._kept: dict[str, str] = {}

    async def of(self, guest_id: str) -> dict[str, Any]:
        """What a guest has set; empty if that is nothing. Raises `StoreError`."""
        book = self._book
        if book is None:
            kept = self._kept.get(guest_id)
        else:
            kept = await self._writer.do(lambda: book.settings.kept(guest_id))
        try:
            facts = foreign.parsed(kept or "{}")
        except ValueError:
            return {}
        return facts if isinstance(facts, dict) else {}

    async def is_on(self, guest_id: str, name: str) -> bool:
        """Whether a guest has switched something on. Raises `StoreError`."""
        return (await self.of(guest_id)).get(name) is True

    async def switch(self, guest_id: str, name: str, *, on: bool) -> None:
        """Store that a guest has switched something on or off. Raises `StoreError`."""
        await self.put(guest_id, name, on)

    async def put(self, guest_id: str, name: str, value: Any) -> None:
        """Store what a guest has set, as JSON has it; `None` forgets it. Raises `StoreError`."""
        facts = {**await self.of(guest_id), name: value}
        kept = json.dumps({each: what for each, what in facts.items() if what is not None})
        book = self._book
        if book is None:
            self._kept[guest_id] = kept
        else:
            await self._writer.do(lambda: book.settings.keep(guest_id, kept))
