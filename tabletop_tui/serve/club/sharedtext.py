"""A text in the guest book that several servers change: none overwrites what another has written."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from tabletop_tui.serve.club.merging import merged


class Keeper(Protocol):
    """Where such texts are kept (`Texts`)."""

    shared: bool
    """Whether other servers write them, too."""

    async def keep_text(self, id: str, text: str, before: str | None) -> bool:
        """Write it, if what is kept still is `before`; whether it was. Raises `StoreError`, `OSError`."""
        ...

    async def read_text(self, id: str) -> str | None:
        """What is kept now. Raises `StoreError`, `OSError`."""
        ...


class SharedText:
    """One such text, and how this server's part of it is read and written."""

    def __init__(
        self, keeper: Keeper, id: str, kept: str | None, text: Callable[[], str], take: Callable[[str], None]
    ) -> None:
        """`kept` was read last; `text` gives what is to be kept, `take` gets what others have written.

        What `take` gets has both: their changes, and those from here that aren't kept yet.
        """
        self._keeper = keeper
        self._id = id
        self._kept = kept
        self._before = text() if kept is None else kept
        """What changes made here began with."""
        self._text = text
        self._take = take
        self._lock = asyncio.Lock()

    async def keep(self) -> None:
        """Write what is to be kept. Raises `StoreError`, `OSError`."""
        async with self._lock:
            text = self._text()
            while not await self._keeper.keep_text(self._id, text, self._kept):
                await self._read()
                text = self._text()
            self._kept = self._before = text

    async def catch_up(self) -> None:
        """Read what others have written. Raises `StoreError`, `OSError`."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        theirs = await self._keeper.read_text(self._id)
        if theirs != self._kept and theirs is not None:
            both = merged(self._before, self._text(), theirs)
            self._before = theirs
            self._take(both)
        self._kept = theirs
