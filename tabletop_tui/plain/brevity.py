"""Whether a player wants to hear only what they can't know: `brief`, kept from game to game."""

from collections.abc import Awaitable, Callable


async def _nowhere(_on: bool) -> None:
    """Forget it with the conversation."""


class Brevity:
    """What one player wants. All their conversations in one run of the program share it."""

    def __init__(self, *, on: bool = False, keep: Callable[[bool], Awaitable[None]] = _nowhere) -> None:
        """`keep` stores what was chosen for later games. Raises `SessionError`, `StoreError`, `OSError`."""
        self.on = on
        self.explained = False
        """Whether it has been said how options that are only counted are chosen, and heard by name."""
        self._keep = keep

    async def switch(self) -> None:
        """Turn it on or off, for now and for later games. May raise; for now it holds even so."""
        self.on = not self.on
        self.explained = False
        await self._keep(self.on)
