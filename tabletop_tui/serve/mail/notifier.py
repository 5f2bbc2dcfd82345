"""Runs the operator's command for a player who isn't there (`tabletop serve --notify`).

No shell is involved: the command is split once, and the message is passed as separate arguments and in the
environment. Whatever the command does, no game waits for it.
"""

import asyncio
import contextlib
import os
import shlex
import shutil
import tempfile
from collections import deque
from collections.abc import Callable, Coroutine
from typing import IO, TYPE_CHECKING, Any

from tabletop_tui.host.system import end_session
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import MOST_PRINTED
from tabletop_tui.serve.lines.fairloop import begin_for_all
from tabletop_tui.serve.mail.carriers import PASSWORD, USER
from tabletop_tui.serve.mail.notices import Notice
from tabletop_tui.store.club.address import VARIABLE

if TYPE_CHECKING:
    from tabletop_tui.serve.limits import Limits
    from tabletop_tui.serve.lines.entrance import Entrance
    from tabletop_tui.serve.log import ConnectionLog
    from tabletop_tui.text.words import Words


SECRETS = (VARIABLE, USER, PASSWORD)
"""What the command doesn't get of the server's environment."""


def split(command: str) -> list[str]:
    """The words of a command line, which must begin with a program that can be run. Raises `SessionError`."""
    try:
        argv = shlex.split(command)
    except ValueError as error:
        raise SessionError("serve-notify-quotes", command=command, problem=str(error)) from error
    if not argv or shutil.which(argv[0]) is None:
        raise SessionError("serve-notify-unknown", command=argv[0] if argv else command)
    return argv


class Notifier:
    """Tells players by the operator's command: a few at a time, and failures are logged once."""

    def __init__(
        self,
        argv: list[str],
        log: "ConnectionLog",
        words: "Words",
        limits: "Limits",
        entrance: "Callable[[], Entrance | None]",
    ) -> None:
        """`argv` is the command with its own arguments; `entrance` says where players come in."""
        self._argv = argv
        self._log = log
        self._words = words
        self._limits = limits
        self._entrance = entrance
        self._waiting: deque[Notice] = deque()
        self._running: set[asyncio.Task[None]] = set()
        self._failed = ""
        """The last failure, which isn't logged again until there is a different one, or a success."""

    def send(self, notice: Notice) -> None:
        """Run the command soon. If too many are waiting, the oldest is given up.

        No guest can log in with a name that begins with a hyphen, but a seat can be kept for one. The command
        never gets such a name, which it could take for an option.
        """
        if notice.name.startswith("-"):
            self._log_failure("a name that begins with a hyphen", notice)
            return
        if len(self._waiting) >= self._limits.notices_waiting:
            dropped = self._waiting.popleft()
            self._log_failure(f"more than {self._limits.notices_waiting} wait", dropped)
        self._waiting.append(notice)
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and len(self._running) < self._limits.notices_at_once:
            self._begin(self._run(self._waiting.popleft()))

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = begin_for_all(doing)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            self._go_on()

    async def settled(self) -> None:
        """Wait until all messages have been sent."""
        while self._running:
            _ = await asyncio.wait(tuple(self._running))

    async def close(self, seconds: float = 0.0) -> None:
        """Forget what waits, and end what still runs after this many seconds."""
        self._waiting.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.settled()
        for task in self._running:
            task.cancel()
        await self.settled()

    # -- one run -----------------------------------------------------------------------------------

    def facts(self, notice: Notice) -> dict[str, str]:
        """The facts passed to a command, by the names of environment variables."""
        entrance, words = self._entrance(), self._words
        host, port = ("", "") if entrance is None else (entrance.address, str(entrance.port))
        link = "" if entrance is None else entrance.login(notice.name)
        game = game_title(words, notice.game)
        text = words(f"serve-notice-{notice.what}", name=notice.name, game=game, link=link)
        return {
            "TABLETOP_WHAT": notice.what,
            "TABLETOP_NAME": notice.name,
            "TABLETOP_GAME": game,
            "TABLETOP_TABLE": notice.table,
            "TABLETOP_LINK": link,
            "TABLETOP_HOST": host,
            "TABLETOP_PORT": port,
            "TABLETOP_TEXT": text,
        }

    async def _run(self, notice: Notice) -> None:
        facts = self.facts(notice)
        arguments = [facts[f"TABLETOP_{each}"] for each in ("WHAT", "NAME", "GAME", "TABLE", "LINK")]
        try:
            # A file, as processes that a command leaves in the background would keep a pipe open.
            with tempfile.TemporaryFile() as printed:
                code = await self._ended([*self._argv, *arguments], facts, printed)
                said = _beginning(printed)
        except TimeoutError:
            self._log_failure(f"no end after {self._limits.notice_seconds:.0f} s", notice)
            return
        except (OSError, ValueError) as error:
            self._log_failure(str(getattr(error, "strerror", None) or error), notice)
            return
        if code:
            self._log_failure(f"exit code {code}: {said}".rstrip(": "), notice)
        else:
            self._failed = ""
            self._log.write("notified", what=notice.what, name=notice.name, table=notice.table)

    async def _ended(self, argv: list[str], facts: dict[str, str], printed: IO[bytes]) -> int:
        """Run a command to its end. Returns its exit code. Raises `TimeoutError`, `OSError`, `ValueError`."""
        process = await asyncio.create_subprocess_exec(
            *argv,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=printed,
            env={**{name: value for name, value in os.environ.items() if name not in SECRETS}, **facts},
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(self._limits.notice_seconds):
                return await process.wait()
        finally:
            _end(process)

    def _log_failure(self, problem: str, notice: Notice) -> None:
        """One line in the log for failures of one kind in a row."""
        if problem != self._failed:
            self._failed = problem
            facts = {"what": notice.what, "name": notice.name, "table": notice.table}
            self._log.write("notify-failed", **facts, problem=problem)


def _beginning(printed: IO[bytes]) -> str:
    """What a command printed about its failure, as far as it is logged."""
    _ = printed.seek(0)
    return " ".join(printed.read(4 * MOST_PRINTED).decode("utf-8", "replace").split())[:MOST_PRINTED]


def _end(process: asyncio.subprocess.Process) -> None:
    """End a command, and all that it has started, if it is still running."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            end_session(process.pid)
