"""The processes in which computer players think (`tabletop_tui.bots.worker`): few, for all tables together.

A thread for each process waits for its answers, so that nothing else has to: a screen awaits the future that
`Workers.think` returns; plain mode blocks on it.
"""

import atexit
import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import field
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from rulesets.core.records import record

COMMAND = ("-P", "-m", "tabletop_tui.bots.worker")
"""The arguments a worker is started with, after the name of the interpreter."""

SECONDS = 60.0
"""An answer that takes longer than this has gone wrong."""

TRIES = 3
"""How many workers may die over one question."""


HINT = 0
"""The level of a thought that asks for hints."""
PASSING, CLOSELY = -1, -2
"""The levels of thoughts for reviews (`tabletop_tui.bots.judging`): answers in passing, one closely."""


class CantThinkError(Exception):
    """There is no answer. `str` says why; its note is the computer player's traceback, if that failed."""

    def __init__(self, problem: str, trace: str = "") -> None:
        """`problem` is what a report and a sentence on the screen say."""
        super().__init__(problem)
        if trace:
            self.add_note(trace)


class _DiedError(Exception):
    """A worker has ended before it answered."""


@record
class Thought:
    """A question for a computer player, as sent to a worker."""

    table: str
    """Names the table, so that a worker that knows it continues from there."""
    game: str
    seats: int
    seed: int
    variants: dict[str, str]
    answers: list[str]
    """The keys of all answers in force."""
    document: dict[str, Any] | None
    """The table as saved, if the answers don't lead there (`Table.from_start`)."""
    level: int
    """The level of the computer player, or `HINT`, `PASSING`, `CLOSELY`."""
    chance: str
    """Decides among equal choices: the same one for the same text."""
    overrides: str = ""
    """The folder with the player's corrected component tables; empty if there is none."""
    style: str = ""
    """How the computer player likes to play (`tabletop_tui.store.rivals.Style`); empty for no style."""
    asked: dict[str, Any] = field(default_factory=dict)
    """What else a review asks."""

    @property
    def line(self) -> bytes:
        """The question as a line of JSON."""
        kept = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return json.dumps(kept).encode() + b"\n"


class _Worker:
    """One process. Belongs to one thread."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the process. Raises `OSError` if there can't be one."""
        paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
        self._process = subprocess.Popen(  # a session of its own: ^C at the terminal is not for it
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths},
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def ask(self, line: bytes, seconds: float) -> dict[str, Any]:
        """The answer. Raises `_DiedError`, and `CantThinkError` if there is none after this many seconds."""
        process = self._process
        if process.stdin is None or process.stdout is None:
            raise _DiedError
        too_long = threading.Event()

        def give_up() -> None:
            too_long.set()
            process.kill()  # which ends the wait for its answer on every system

        clock = threading.Timer(seconds, give_up)
        clock.daemon = True
        clock.start()
        try:
            _ = process.stdin.write(line)
            process.stdin.flush()
            said = process.stdout.readline()
        except OSError as error:
            raise _DiedError from error
        finally:
            clock.cancel()
        if too_long.is_set():
            raise CantThinkError(f"no answer in {seconds:g} seconds")
        if not said.endswith(b"\n"):
            raise _DiedError
        answer: dict[str, str] = json.loads(said)
        return answer

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._process.kill()
        _ = self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


class Workers:
    """Thinks about several questions at a time, at most one a process; the others wait in order."""

    def __init__(
        self, most: int | None = None, seconds: float = SECONDS, command: Sequence[str] | None = None
    ) -> None:
        """`most` processes (if not given, all cores but one), none of them before there is a question.

        A thought takes `seconds` at most, not counting the time it waits for others.
        """
        self.most = most or max(1, (os.cpu_count() or 1) - 1)
        self.seconds = seconds
        self._command = [sys.executable, *COMMAND] if command is None else list(command)
        self._asked: SimpleQueue[tuple[Future[Any], bytes] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._busy = 0
        """Questions that wait or are thought about."""
        self._working: list[_Worker] = []
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [worker.pid for worker in self._working]

    def think(self, thought: Thought) -> "Future[Any]":
        """A future of the key of the answer, or of hints; or `CantThinkError`.

        Cancelled while it waits, it isn't begun.
        """
        future: Future[Any] = Future()
        with self._lock:
            if self._closed:
                future.set_exception(CantThinkError("the program ends"))
                return future
            self._busy += 1
            self._asked.put((future, thought.line))
            if len(self._threads) < min(self.most, self._busy):
                thread = threading.Thread(target=self._serve, name="tabletop-bots", daemon=True)
                self._threads.append(thread)
                thread.start()
        return future

    def close(self) -> None:
        """Kill all processes; open questions get no answer."""
        with self._lock:
            self._closed = True
            for _ in self._threads:
                self._asked.put(None)
            for worker in tuple(self._working):
                with contextlib.suppress(OSError):
                    os.kill(worker.pid, 9)

    def _serve(self) -> None:
        """Run a thread: ask its worker, and start another when it has died."""
        worker: _Worker | None = None
        while (asked := self._asked.get()) is not None:
            future, line = asked
            if future.set_running_or_notify_cancel():
                try:
                    worker, answer = self._answer(worker, line)
                    if "thought" in answer:
                        future.set_result(answer["thought"])
                    else:
                        future.set_exception(CantThinkError(answer["error"], answer["trace"]))
                except Exception as error:  # noqa: BLE001 - the one that asked is told
                    worker = None
                    future.set_exception(error)
            with self._lock:
                self._busy -= 1
        if worker is not None:
            self._end(worker)

    def _answer(self, worker: _Worker | None, line: bytes) -> tuple[_Worker, dict[str, Any]]:
        """The answer, and the worker that gave it. Raises `CantThinkError`."""
        for _ in range(TRIES):
            if self._closed:
                break
            try:
                if worker is None:
                    worker = _Worker(self._command)
                    self._working.append(worker)
                return worker, worker.ask(line, self.seconds)
            except OSError as error:
                raise CantThinkError(f"no process could be started: {error}") from error
            except (_DiedError, ValueError):
                if worker is not None:
                    self._end(worker)
                worker = None
            except CantThinkError:
                if worker is not None:
                    self._end(worker)
                raise
        raise CantThinkError("its process ends each time it thinks about this")

    def _end(self, worker: _Worker) -> None:
        worker.end()
        with contextlib.suppress(ValueError):
            self._working.remove(worker)


@cache  # there is one
def shared() -> Workers:
    """The workers of this program."""
    workers = Workers()
    _ = atexit.register(workers.close)
    return workers
