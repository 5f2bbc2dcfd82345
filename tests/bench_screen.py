"""How fast the screens are, in a real terminal of 120x36, beside a bare Textual app in the same one."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from tests.bench_figures import Figure, number, percentile
from tests.bench_pty import HEIGHT, WIDTH, Terminal

BARE = (sys.executable, "-m", "tests.bench_bare")
LOBBY = (sys.executable, "-m", "tabletop_tui")
GAME = (*LOBBY, "play", "orbis", "--seed", "7", "-p", "Ana", "-p", "Ben")

STARTS = 9
QUIET = 0.3
"""Seconds without output after which a start has settled."""
FRAME_GAP = 0.03
"""Seconds without output after which the frame for a key is complete."""
KEYS = (b"\x1b[C", b"\x1b[B", b"\x1b[C", b"\x1b[A", b"\x1b[D", b"\x1b[B", b"\x1b[C", b"\r", b"\r")
"""Arrow keys over the boards, and now and then an answer."""
PRESSES = 25 * len(KEYS)
IDLE = 6.0
"""Seconds over which an idle program is watched."""
STEP = 100 / os.sysconf("SC_CLK_TCK") / IDLE
"""The smallest share of a processor that can be seen, in per cent."""


def environment(home: Path) -> dict[str, str]:
    """What all programs are started with: an empty home, true colours, English."""
    kept = {name: os.environ[name] for name in ("PATH", "VIRTUAL_ENV", "PYTHONPATH") if name in os.environ}
    return {
        **kept,
        "HOME": str(home),
        "TABLETOP_HOME": str(home / "tabletop"),
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LANG": "C.UTF-8",
    }


def start_of(command: Sequence[str], environ: dict[str, str]) -> tuple[float, float, int]:
    """Seconds until the screen stands, seconds until nothing more comes, and bytes until then."""
    with Terminal.run(command, environ) as terminal:
        chunks = terminal.settle(QUIET)
        if not any(terminal.screen()):
            raise RuntimeError(f"{' '.join(command)} showed nothing:\n" + "\n".join(terminal.screen()))
        return (
            terminal.painted_at() - terminal.started,
            chunks[-1].at - terminal.started,
            sum(len(c.data) for c in chunks),
        )


def starts(environ: dict[str, str]) -> list[Figure]:
    """The lobby's start, beside a bare app's, in turns; and the bytes to the first full screen."""
    start_of(LOBBY, environ)  # the first one writes byte code and makes the database
    start_of(BARE, environ)
    bare, lobby = [], []
    for _ in range(STARTS):
        bare.append(start_of(BARE, environ))
        lobby.append(start_of(LOBBY, environ))
    game = start_of(GAME, environ)

    def figure(name: str, column: int, must: float, aim: float) -> Figure:
        ours, theirs = (median(run[column] for run in runs) for runs in (lobby, bare))
        said = f"lobby {number(1e3 * ours)} ms, bare app {number(1e3 * theirs)} ms, median of {STARTS}"
        return Figure(name, ours / theirs, must=must, aim=aim, measured=said)

    sent = max(game[2], lobby[0][2])
    return [
        figure(f"start to painted, {WIDTH}x{HEIGHT}, against a bare Textual app", 0, 1.5, 1.15),
        figure("start to settled, against the same", 1, 1.8, 1.3),
        Figure(
            "bytes to the first full screen",
            sent / 1000,
            must=80,
            aim=45,
            unit=" kB",
            measured=f"lobby {lobby[0][2] / 1000:.1f} kB, game {game[2] / 1000:.1f} kB, "
            f"bare app {bare[0][2] / 1000:.1f} kB",
        ),
    ]


def keys(environ: dict[str, str]) -> list[Figure]:
    """Keys in a game, beside keys in a bare app; both run at the same time and take turns."""
    ours: list[tuple[float, int]] = []
    theirs: list[tuple[float, int]] = []
    with Terminal.run(GAME, environ) as game, Terminal.run(BARE, environ) as bare:
        game.settle(QUIET)
        bare.settle(QUIET)
        for press in range(PRESSES):
            for terminal, found in ((game, ours), (bare, theirs)):
                pressed = terminal.press(KEYS[press % len(KEYS)])
                chunks = terminal.settle(FRAME_GAP, at_most=2)
                if chunks:
                    found.append((chunks[-1].at - pressed, sum(len(chunk.data) for chunk in chunks)))
        idle = idle_share(game)
    figures = [
        Figure(
            f"key to settled frame, p{percent}, against the same",
            percentile([t for t, _ in ours], percent) / percentile([t for t, _ in theirs], percent),
            must=must,
            aim=aim,
            measured=f"game {1e3 * percentile([t for t, _ in ours], percent):.1f} ms, "
            f"bare app {1e3 * percentile([t for t, _ in theirs], percent):.1f} ms, {len(ours)} keys",
        )
        for percent, must, aim in ((50, 3, 1.3), (95, 5, 2))
    ]
    figures += [
        Figure(
            f"bytes per key, p{percent}",
            percentile([sent for _, sent in ours], percent) / 1000,
            must=must,
            aim=aim,
            unit=" kB",
            measured=f"bare app {percentile([sent for _, sent in theirs], percent) / 1000:.2f} kB",
        )
        for percent, must, aim in ((50, 4, 1.5), (95, 12, 3))
    ]
    figures.append(
        Figure(
            "processor when idle",
            100 * idle,
            must=0.5,
            aim=0,
            unit=" %",
            measured=f"game screen over {IDLE:.0f} s, in steps of {STEP:.2f} %",
        )
    )
    return figures


def idle_share(terminal: Terminal) -> float:
    """The share of a processor that a program takes while nobody does anything."""
    terminal.settle(QUIET, at_most=1)
    before, start = terminal.cpu_seconds(), perf_counter()
    sleep(IDLE)
    return (terminal.cpu_seconds() - before) / (perf_counter() - start)


def version(environ: dict[str, str]) -> Figure:
    """`tabletop --version`, beside an interpreter that does nothing, in turns."""

    def took(*arguments: str) -> float:
        start = perf_counter()
        subprocess.run([sys.executable, *arguments], env=environ, check=True, capture_output=True)
        return perf_counter() - start

    ours, theirs = [], []
    for _ in range(15):
        theirs.append(took("-c", "pass"))
        ours.append(took("-m", "tabletop_tui", "--version"))
    return Figure(
        "`--version`, against `python -c pass`",
        median(ours) / median(theirs),
        must=4,
        aim=4,
        measured=f"{1e3 * median(ours):.0f} ms against {1e3 * median(theirs):.0f} ms",
    )


def figures() -> list[Figure]:
    """All figures of the screens."""
    with TemporaryDirectory(prefix="tabletop-bench-") as folder:
        environ = environment(Path(folder))
        return [*starts(environ), version(environ), *keys(environ)]
