"""Hearing what other servers write, on a connection of its own that comes back."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

from psycopg import AsyncConnection, Error

from tabletop_tui.store.club.address import Address
from tabletop_tui.store.club.link import CHANNEL, announced, parameters
from tabletop_tui.store.interface import AGAIN, Announcement

QUIET = 3.0
"""Seconds without an announcement after which the connection is tried."""
ANSWERING = 3.0
"""Seconds in which it must then answer."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds between tries to connect: each pause is twice the last."""


async def listen(address: Address) -> AsyncGenerator[Announcement, None]:
    """Everything that is announced, with `AGAIN` whenever the connection is a new one."""
    pause = FIRST_PAUSE
    while True:
        connection: AsyncConnection[Any] | None = None
        try:
            connection = await AsyncConnection.connect(**parameters(address), autocommit=True)
            _ = await asyncio.wait_for(connection.execute(f"LISTEN {CHANNEL}".encode()), ANSWERING)
            pause = FIRST_PAUSE
            yield Announcement(AGAIN)
            while True:
                async for notice in connection.notifies(timeout=QUIET):
                    found = announced(notice.payload)
                    if found is not None:
                        yield found
                _ = await asyncio.wait_for(connection.execute(b"SELECT 1"), ANSWERING)
        except (Error, OSError, UnicodeError, TimeoutError):
            pass
        finally:
            if connection is not None:
                with suppress(Error, OSError):
                    await connection.close()
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
