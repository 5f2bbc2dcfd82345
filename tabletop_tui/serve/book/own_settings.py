"""What guests have set for themselves, for this visit and later ones."""

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rulesets.core.foreign import object_of

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.reach import Clerk


class OwnSettings:
    """Each guest's own settings, by their `Guest.id`. Belongs to the server's event loop."""

    def __init__(self, book: "Guestbook | None", writer: "Clerk") -> None:
        """In the book, which is asked by the `writer`; without a book, for as long as the server runs."""
        self._book = book
        self._writer = writer
        self._kept: dict[str, str] = {}

    async def of(self, guest_id: str) -> dict[str, object]:
        """What a guest has set; empty if that is nothing. Raises `StoreError`."""
        book = self._book
        if book is None:
            kept = self._kept.get(guest_id)
        else:
            kept = await self._writer.do(lambda: book.settings.kept(guest_id))
        return object_of(kept)

    async def is_on(self, guest_id: str, name: str) -> bool:
        """Whether a guest has switched something on. Raises `StoreError`."""
        return (await self.of(guest_id)).get(name) is True

    async def put(self, guest_id: str, name: str, value: object) -> None:
        """Store what a guest has set, as JSON has it; `None` forgets it. Raises `StoreError`."""
        await self.change(guest_id, lambda facts: {**facts, name: value})

    async def change(
        self, guest_id: str, changed: Callable[[dict[str, object]], Mapping[str, object]]
    ) -> None:
        """Store what `changed` makes of what a guest has set; what is `None` then is forgotten.

        Nothing comes in between, from no terminal and no server. Raises what `changed` raises, `StoreError`.
        """

        def text(kept: str | None) -> str:
            facts = changed(object_of(kept))
            return json.dumps({name: value for name, value in facts.items() if value is not None})

        book = self._book
        if book is None:
            self._kept[guest_id] = text(self._kept.get(guest_id))
        else:
            await self._writer.do(lambda: book.settings.change(guest_id, text))
