"""The server: one process, one event loop, an app for every guest."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Collection, Coroutine, Sequence
from dataclasses import dataclass

import asyncssh

from rulesets.core.message import Message
from tabletop_tui.serve.door import Connection, Doorman
from tabletop_tui.serve.limits import BACKLOG
from tabletop_tui.serve.log import LogHandler
from tabletop_tui.serve.premises import Premises
from tabletop_tui.serve.reach import for_operator
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.terminal.ssh import BareConnection

_FAREWELL, _CLOSING = 3.0, 1.0
"""Seconds for all screens to close when the server ends, and then for their connections."""
LOOK_AROUND = 1.0
"""Seconds from one look at who may stay to the next, while no one presses a key."""
_HURRY = 0.2
"""The seconds left for that when the server's terminal is gone."""


@dataclass
class Server(Premises):
    """The premises with an open door: listens, and ends."""

    def __post_init__(self) -> None:
        """No guest is connected at first."""
        super().__post_init__()
        self._listeners: list[asyncio.Server] = []
        self._handler = LogHandler(self.log)
        self._looking: asyncio.Task[None] | None = None

    # -- beginning and end -------------------------------------------------------------------------

    async def start(self, host: str, port: int, sockets: Sequence[socket.socket] = ()) -> int:
        """Listen, on these sockets if there are any. Returns the port. Raises `OSError`, `StoreError`."""
        logging.getLogger("asyncssh").setLevel(logging.WARNING)
        for name in ("asyncssh", "asyncio"):
            logging.getLogger(name).addHandler(self._handler)
            logging.getLogger(name).propagate = False
        limits = self.limits
        try:
            await self.ask(self.book.names.learn_looks)
            self.door.remember(await self.ask(self.book.addresses.known))
        except StoreError as error:
            raise for_operator(error) from error
        options = asyncssh.SSHServerConnectionOptions(
            server_factory=lambda: Doorman(self),
            server_host_keys=[self.key],
            server_version="tabletop",
            login_timeout=limits.login_seconds,
            keepalive_interval=limits.keepalive_seconds,
            keepalive_count_max=limits.keepalive_misses,
            password_auth=False,
            host_based_auth=False,
            gss_host=None,
            compression_algs=["none"],
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            line_editor=False,
            encoding=None,
        )
        loop = asyncio.get_running_loop()

        def connection() -> Connection:
            made = Connection(loop, options)
            made.server = self
            return made

        if sockets:
            self._listeners = [
                await loop.create_server(connection, sock=each, backlog=BACKLOG) for each in sockets
            ]
        else:
            family = _family(host)
            listener = await loop.create_server(connection, host, port, backlog=BACKLOG, family=family)
            self._listeners = [listener]
        self.sweeper.start()
        self._looking = loop.create_task(self._look_around())
        bound = self._listeners[0].sockets[0].getsockname()
        self.log.write("listening", host=bound[0], port=bound[1])
        return int(bound[1])

    async def _look_around(self) -> None:
        """Ask those to leave who may not stay, even if they press no key; and drop old lines of the log."""
        while True:
            await asyncio.sleep(LOOK_AROUND)
            self.standing.look_around()
            self.log.drop_old()

    async def stop(self, *, hurried: bool = False) -> None:
        """Tell all guests, save, and close all connections; `hurried` if there is little time."""
        farewell, closing = (seconds * (_HURRY if hurried else 1) for seconds in (_FAREWELL, _CLOSING))
        for listener in self._listeners:
            listener.close()
        for each in tuple(self.arriving):
            each.stop_waiting()
        self.house.closing()
        for visit in tuple(self.visits):
            visit.leave(Message("serve-closing"))
        seated = {visit.connection for visit in self.visits}
        self._disconnect(self.connections - seated)
        await _all_of([visit.over() for visit in tuple(self.visits)], farewell)
        await _all_of([connection.wait_closed() for connection in tuple(self.connections)], closing)
        self._disconnect(set(self.connections))
        await _all_of([connection.wait_closed() for connection in tuple(self.connections)], closing)
        for connection in tuple(self.connections):
            connection.abort()
        if self._due is not None:
            self._due.cancel()
        if self._looking is not None:
            self._looking.cancel()
        self.refusals.close()
        self.sweeper.stop()
        self._clerk.close()
        for name in ("asyncssh", "asyncio"):
            logging.getLogger(name).removeHandler(self._handler)
        self.log.write("closed")

    def _disconnect(self, connections: Collection[BareConnection]) -> None:
        for connection in connections:
            connection.disconnect(asyncssh.DISC_BY_APPLICATION, self.words.serve.closing())


async def _all_of(awaited: Sequence[Coroutine[None, None, None]], seconds: float) -> None:
    """Wait for all of these, but not forever."""
    tasks = [asyncio.ensure_future(each) for each in awaited]
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=seconds)
        for task in late:
            task.cancel()


def _family(host: str) -> int:
    with contextlib.suppress(OSError):
        return socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
    return socket.AF_UNSPEC
