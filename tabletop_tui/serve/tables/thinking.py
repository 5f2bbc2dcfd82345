"""Where the computer players of all tables think, and in which turns."""

import asyncio

from tabletop_tui.bots.workers import Workers
from tabletop_tui.serve.background import Background


class Thinking:
    """The processes in which they think, and what they do at the tables."""

    def __init__(self, workers: Workers) -> None:
        """No one thinks at first."""
        self.workers = workers
        self.playing = Background()
        """What computer players do at tables; it ends with the server."""
        self._turns: dict[str, asyncio.Lock] = {}

    def turn_of(self, opener: str) -> asyncio.Lock:
        """Held while one thinks: those of all tables that a guest (`Guest.id`) has opened think in turns."""
        return self._turns.setdefault(opener, asyncio.Lock())

    def close(self) -> None:
        """Cancel what they think about, and end their processes: the server ends."""
        self.playing.cancel()
        self.workers.close()
