"""Windows that are closed: the program in a terminal that goes away, and what is left of it then (Linux).

`tests/tui/test_terminal_gone.py` looks at a sample; `make fuzz` closes the window of every place in the
program, started in every way.
"""

import contextlib
import os
import shlex
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tools.bench.pty import Terminal

SECONDS = 2.0
"""How long the program may live on without a terminal."""
_START = 60.0

_PEOPLE = ("--seed", "7", "-p", "Ana", "-p", "Ben")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a player is when the window is closed."""

    arguments: Sequence[str]
    shown: str
    """What is on the screen then."""
    keys: bytes = b""
    """Typed before the window is closed."""
    then: str = ""
    """What the keys lead to."""
    answers: int | None = None
    """How many answers the newest game has then."""


def places(folder: Path) -> dict[str, Place]:
    """Every place, by its name; `folder` is the home, in which there is a game already."""
    paths = Paths.below(folder)
    with open_store(paths.saves) as store:
        people = [Person("Ana", "red"), Person("Ben", "blue")]
        with Session.new(load_rules("orbis"), people, 7, {}, store) as session:
            game = session.game_id or ""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    return {
        "lobby": Place((), "Orbis"),
        "set-up": Place(("play", "orbis"), "Seed"),
        "table": Place(("play", "orbis", *_PEOPLE), "take a landscape", b"2", "in hand", answers=1),
        "replay": Place(("replay", game), "Ana"),
        "settings": Place((), "Orbis", b"s", "Language"),
        "plain": Place(("play", "orbis", *_PEOPLE, "--plain"), "12. God", b"1\r", "step 2", answers=1),
        "serve": Place(("serve", "--port", port, "--name", "Ana"), "Open a table"),
    }


def _itself(command: Sequence[str], _folder: Path) -> list[str]:
    return [*command]


def _shell(command: Sequence[str], _folder: Path) -> list[str]:
    return ["sh", "-c", f"{shlex.join(command)}; true"]


def _make(command: Sequence[str], folder: Path) -> list[str]:
    file = folder / "Makefile"
    file.write_text(f"play:\n\t@{shlex.join(command)}\n", encoding="utf-8")
    return ["make", "-s", "-f", str(file), "play"]


def _bare(command: Sequence[str], folder: Path) -> list[str]:
    kept = {"TABLETOP_HOME": str(folder), "TERM": "xterm-256color", "PYTHONPATH": str(Path.cwd())}
    return ["env", "-i", *(f"{name}={value}" for name, value in kept.items()), *command]


def _deaf(command: Sequence[str], _folder: Path) -> list[str]:
    """As `nohup` does, but with the terminal."""
    return ["sh", "-c", f"trap '' HUP; exec {shlex.join(command)}"]


def _deaf_make(command: Sequence[str], folder: Path) -> list[str]:
    return _deaf(_make(command, folder), folder)


def _elsewhere(command: Sequence[str], _folder: Path) -> list[str]:
    """In a session of its own, as launchers do: nothing sends it a signal."""
    return ["setsid", "-w", *command]


STARTED: dict[str, Callable[[Sequence[str], Path], list[str]]] = {
    "itself": _itself,
    "sh -c": _shell,
    "make": _make,
    "env -i": _bare,
    "nohup": _deaf,
    "nohup make": _deaf_make,
    "setsid": _elsewhere,
}
"""Ways to start the program, by what starts it."""


def processes(folder: Path) -> list[int]:
    """Every process that has this folder as its home, `make` and shells included."""
    marks = (f"TABLETOP_HOME={folder}".encode(), b"")
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdecimal() and int(each.name) != os.getpid():
            with contextlib.suppress(OSError):
                if marks[0] in (each / "environ").read_bytes().split(b"\0"):
                    found.append(int(each.name))
    return found


def close_window(terminal: Terminal) -> None:
    """What a terminal emulator does: nothing is at the other end any more."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, terminal.handle)
    os.close(nowhere)


@contextlib.contextmanager
def opened(how: str, place: Place, folder: Path) -> Iterator[Terminal]:
    """The program, standing at a place; whatever is left of it is killed at the end."""
    program = [sys.executable, "-m", "tabletop_tui", *place.arguments]
    environ = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    with Terminal.run(STARTED[how](program, folder), environ | {"TABLETOP_HOME": str(folder)}) as terminal:
        try:
            until(terminal, place.shown)
            if place.keys:
                terminal.press(place.keys)
                until(terminal, place.then)
            yield terminal
        finally:
            for pid in processes(folder):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)


def until(terminal: Terminal, text: str) -> None:
    """Wait until a text is on the screen."""
    deadline = time.monotonic() + _START
    while not any(text in line for line in terminal.screen()):
        if time.monotonic() > deadline:
            raise AssertionError(f"{text!r} never came:\n" + "\n".join(terminal.screen()))
        terminal.settle(0.1, 0.5)


def faults(how: str, place: Place, folder: Path) -> list[str]:
    """What is wrong after the window of a place is closed."""
    with opened(how, place, folder) as terminal:
        running = processes(folder)
        close_window(terminal)
        closed = time.monotonic()
        while processes(folder) and time.monotonic() < closed + SECONDS:
            time.sleep(0.02)
        found = [f"{pid} lives on" for pid in processes(folder)]
        if not running:
            found.append("no process of the program was found while it ran")
    paths = Paths.below(folder)
    found += [f"a report was written: {each}" for each in paths.reports.glob("*")]
    with open_store(paths.saves) as store:
        newest = store.games()[0].id
        kept = len(store.load(newest).rows)
        if place.answers is not None and kept != place.answers:
            found.append(f"{kept} answers were kept, not {place.answers}")
        with contextlib.closing(store.hold(newest)):
            pass
    return found


def every(jobs: int, out: TextIO) -> list[str]:
    """Close the window of every place, started in every way. Returns what is wrong."""

    def one(how: str, name: str) -> list[str]:
        with tempfile.TemporaryDirectory() as folder:
            place = places(Path(folder))[name]
            return [f"{how}, {name}: {each}" for each in faults(how, place, Path(folder))]

    with tempfile.TemporaryDirectory() as folder:
        names = list(places(Path(folder)))
    with ThreadPoolExecutor(jobs) as pool:
        done = [pool.submit(one, how, name) for how in STARTED for name in names]
        found = [each for future in done for each in future.result()]
    print(f"{len(done)} windows closed, {len(found)} faults", file=out)
    return found
