"""Several servers behind one port on one machine: started and ended together, and restarted when they die.

The process that was started plays no part in any game. It holds the sockets, one for each server, and forks
the servers. The system hands out new connections among the sockets (`SO_REUSEPORT`). Those that wait in
the socket of a server that has died wait for the one that follows it.
"""

import contextlib
import errno
import os
import select
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from types import FrameType

from rulesets.core.records import record
from tabletop_tui.host.system import ENDING, HANGUP
from tabletop_tui.serve.limits import BACKLOG

_SOON = 5.0
"""A server that lives for fewer seconds has failed at once: the next one waits."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
"""Seconds that it waits; each time twice as long."""
_FAREWELL = 12.0
"""Seconds that servers have to end before they are killed."""


def sockets(host: str, port: int, count: int) -> list[list[socket.socket]]:
    """For each of these servers, the sockets on which it listens; all have the same port, 0 for a free one.

    Raises `OSError`, also if another program has the port.
    """
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    families = list(dict.fromkeys((family, address) for family, _, _, _, address in found))
    made: list[list[socket.socket]] = [[] for _ in range(count)]
    for family, address in families:
        where = (address[0], port, *address[2:])
        with _socket(family, shared=False) as alone:
            alone.bind(where)  # no one else has it
            port = port or alone.getsockname()[1]
        where = (address[0], port, *address[2:])
        for each in made:
            one = _socket(family, shared=True)
            one.bind(where)
            one.listen(BACKLOG)
            one.setblocking(False)
            each.append(one)
    return made


def _socket(family: int, *, shared: bool) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    if shared:
        if not hasattr(socket, "SO_REUSEPORT"):
            raise OSError(errno.ENOPROTOOPT, os.strerror(errno.ENOPROTOOPT))
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    return made


@record
class Post:
    """What one of several servers behind one port receives."""

    sockets: Sequence[socket.socket]
    """The sockets on which it listens."""
    life: int
    """A file that ends when the process that started this server does."""
    number: int = 0
    """Which of the servers it is, from 0."""


@dataclass
class _Server:
    """One of them, between its first start and the end of all."""

    number: int
    pid: int = 0
    """0 while it doesn't run."""
    started: float = 0.0
    due: float = 0.0
    """When it may be started again."""
    pause: float = _FIRST_PAUSE


Work = Callable[[int, int], int]
"""What a server does: gets its number, and a file that ends with the process that started all."""


@dataclass
class Crew:
    """The servers, as seen by the process that started them."""

    count: int
    work: Work
    died: Callable[[int, int], None] = lambda _number, _status: None
    """Called with the number of a server that died, and how (`os.waitstatus_to_exitcode`)."""
    hung_up: Callable[[], None] | None = None
    """Called on SIGHUP; if there is nothing to call, that ends all."""
    ended: bool = False
    _is_hung_up: bool = False
    _servers: list[_Server] = field(default_factory=list)

    def run(self) -> int:
        """Start them, and keep this many until a signal ends all. Returns the exit code."""
        self._servers = [_Server(number) for number in range(self.count)]
        awake, wake = os.pipe()
        os.set_blocking(wake, False)
        os.set_blocking(awake, False)
        self._life, held = os.pipe()  # the process that waits for its end hears of this one's death
        before = {number: signal.getsignal(number) for number in (*ENDING, signal.SIGCHLD)}
        old = signal.set_wakeup_fd(wake)
        try:
            for number in ENDING:
                if number == HANGUP and self.hung_up is not None:
                    _ = signal.signal(number, self._hang_up)
                elif before[number] is not signal.SIG_IGN:  # as `nohup` has it
                    _ = signal.signal(number, self._end)
            _ = signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
            self._inherited = (awake, wake, held)
            self._before = before
            self._keep(awake)
        finally:
            _ = signal.set_wakeup_fd(old)
            for number, handler in before.items():
                _ = signal.signal(number, handler)
            for pipe in (awake, wake, held, self._life):
                os.close(pipe)
        return 0

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self.ended = True

    def _hang_up(self, _number: int, _frame: FrameType | None) -> None:
        self._is_hung_up = True

    def _keep(self, awake: int) -> None:
        """Restart servers that end too early, until all should end."""
        asked_at = 0.0
        while True:
            self._bury()
            if self._is_hung_up and self.hung_up is not None:
                self._is_hung_up = False
                self.hung_up()
            now = monotonic()
            running = [each for each in self._servers if each.pid]
            if self.ended:
                if not running:
                    return
                if not asked_at:
                    asked_at = now
                    self._signal(signal.SIGTERM)
                elif now - asked_at > _FAREWELL:
                    self._signal(signal.SIGKILL)
            else:
                for each in self._servers:
                    if not each.pid and each.due <= now:
                        self._start(each)
            waits = [each.due - now for each in self._servers if not each.pid and not self.ended]
            wait = 1.0 if self.ended else max(0.0, min(waits, default=60.0))
            _ = select.select([awake], [], [], wait)
            with contextlib.suppress(BlockingIOError):
                _ = os.read(awake, 4096)

    def _signal(self, number: signal.Signals) -> None:
        for each in self._servers:
            if each.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(each.pid, number)

    def _bury(self) -> None:
        """Take the ended processes off the list, and note their status."""
        for each in self._servers:
            if not each.pid:
                continue
            pid, status = os.waitpid(each.pid, os.WNOHANG)
            if not pid:
                continue
            now, each.pid = monotonic(), 0
            if self.ended:
                continue
            if now - each.started >= _SOON:
                each.pause, each.due = _FIRST_PAUSE, now
            else:
                each.due, each.pause = now + each.pause, min(_LONGEST_PAUSE, each.pause * 2)
            self.died(each.number, os.waitstatus_to_exitcode(status))

    def _start(self, server: _Server) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        server.started = monotonic()
        server.pid = os.fork()
        if server.pid:
            return
        code = 1
        try:
            _ = signal.set_wakeup_fd(-1)
            for number, handler in self._before.items():
                _ = signal.signal(number, handler)
            for pipe in self._inherited:
                os.close(pipe)
            code = self.work(server.number, self._life)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)


def close_all_but(number: int, made: Sequence[Sequence[socket.socket]]) -> None:
    """In a server: close the sockets of the others."""
    for each, listening in enumerate(made):
        if each != number:
            for one in listening:
                one.close()
