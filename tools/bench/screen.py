"""How fast the screens are, in a real terminal of 120x36, beside a bare Textual app in the same one."""

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Literal, NamedTuple

from rulesets import BUILT
from tabletop_tui.host.paths import Paths
from tools.bench.figures import Figure, number, percentile
from tools.bench.pty import HEIGHT, WIDTH, Terminal

BARE = (sys.executable, "-m", "tools.bench.bare")
LOBBY = (sys.executable, "-m", "tabletop_tui")
STARTS = 15
QUIET = 0.3
"""Seconds without output after which a start has settled."""
PATIENCE = 5
"""How many such silences are waited through for the first screen, on a busy machine."""
FRAME_GAP = 0.03
"""Seconds without output after which the frame for a key is complete."""
ANSWER = 0.5
"""Seconds after which a key counts as having done nothing: the cursor stood at the edge."""
ARROWS = (b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D")
PRESSES = 180
RUNS = 3
"""How often all keys are pressed; of each, the median counts."""
ANSWERING = 7
"""One key in this many is Enter; the others are arrows over the boards and the list."""
IDLE = 6.0
"""Seconds over which an idle program is watched."""
STEP = 100 / os.sysconf("SC_CLK_TCK") / IDLE
"""The smallest share of a processor that can be seen, in per cent."""


def play(game: str) -> tuple[str, ...]:
    """The command that begins a game without asking anything."""
    return (*LOBBY, "play", game, "--seed", "7", "-p", "Ana", "-p", "Ben")


def environment(home: Path) -> dict[str, str]:
    """What all programs are started with: an empty home, true colours, English; keys count at once."""
    kept = {name: os.environ[name] for name in ("PATH", "VIRTUAL_ENV", "PYTHONPATH") if name in os.environ}
    return {
        **kept,
        "HOME": str(home),
        "TABLETOP_HOME": str(home / "tabletop"),
        "TERM": "xterm-256color",
        "TABLETOP_GLANCE": "0",
        "COLORTERM": "truecolor",
        "LANG": "C.UTF-8",
    }


def playing_on(home: Path) -> dict[str, str]:
    """The same for keys that nobody aims: no curtain waits for a key that isn't among them."""
    settings = Paths.below(home / "tabletop").settings
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('handover = "never"\n', encoding="utf-8")
    return environment(home)


class Start(NamedTuple):
    """How a program started."""

    painted: float
    """Seconds until nine tenths of the screen were there."""
    settled: float
    """Seconds until nothing more came."""
    sent: int
    """Bytes until then."""


def start_of(command: Sequence[str], environ: dict[str, str]) -> Start:
    """Start a program and watch its first screen. Raises `RuntimeError` if it shows nothing."""
    with Terminal.run(command, environ) as terminal:
        for _ in range(PATIENCE):
            terminal.settle(QUIET)
            if any(terminal.screen()):
                break
        else:
            raise RuntimeError(f"{' '.join(command)} showed nothing:\n" + "\n".join(terminal.screen()))
        return Start(
            terminal.painted_at() - terminal.started,
            terminal.chunks[-1].at - terminal.started,
            sum(len(chunk.data) for chunk in terminal.chunks),
        )


def starts(environ: dict[str, str]) -> list[Figure]:
    """The lobby and every game, each beside a bare app, in turns; and the bytes to the first full screen.

    Each turn has an order of its own: else what the machine does every few seconds would always meet the same
    program.
    """
    programs = {"lobby": LOBBY, **{game: play(game) for game in BUILT}}
    for command in (BARE, *programs.values()):
        start_of(command, environ)  # the first one writes byte code and makes the database
    bare: list[Start] = []
    found: dict[str, list[Start]] = {name: [] for name in programs}
    rng = Random(7)
    turn = [(BARE, bare), *((command, found[name]) for name, command in programs.items())]
    for _ in range(STARTS):
        rng.shuffle(turn)
        for command, kept in turn:
            kept.append(start_of(command, environ))
    return [
        *(_start(n, "painted", found[n], bare, must=1.5, aim=1.15) for n in programs),
        *(_start(n, "settled", found[n], bare, must=1.8, aim=1.3) for n in programs),
        *(
            Figure(
                f"{name}: bytes to the first full screen",
                max(start.sent for start in found[name]) / 1000,
                must=45,
                aim=25,
                unit=" kB",
                measured=f"bare app {bare[0].sent / 1000:.1f} kB",
            )
            for name in programs
        ),
    ]


def _start(
    name: str,
    until: Literal["painted", "settled"],
    found: list[Start],
    bare: list[Start],
    *,
    must: float,
    aim: float,
) -> Figure:
    ours, theirs = (median(getattr(start, until) for start in runs) for runs in (found, bare))
    return Figure(
        f"{name}: start to {until}, {WIDTH}x{HEIGHT}, against a bare Textual app",
        ours / theirs,
        must=must,
        aim=aim,
        measured=f"{number(1e3 * ours)} ms, bare app {number(1e3 * theirs)} ms, median of {STARTS}",
    )


Key = tuple[float, int]
"""Seconds until the frame for a key was complete, and its bytes."""


def wandering() -> list[bytes]:
    """The same keys in every run, without aim: a fixed round of them would get stuck in some game."""
    chance = Random(1)
    return [chance.choice(ARROWS) if press % ANSWERING else b"\r" for press in range(1, PRESSES + 1)]


def keys(game: str, environ: dict[str, str]) -> list[Figure]:
    """Keys in a game, beside keys in a bare app; both run at the same time and take turns.

    What else the machine does for a moment makes a few keys slow, of a bare app's as of ours, and p95 is
    about few keys. So all of them are pressed in several runs, which are the same key by key.
    """
    runs = [_pressed(game, environ) for _ in range(RUNS)]
    ours, theirs = (_medians([run[side] for run in runs]) for side in (0, 1))
    return [
        *(_key_time(game, percent, ours, theirs, *limits) for percent, *limits in ((50, 2, 1.3), (95, 4, 2))),
        *(
            Figure(
                f"{game}: bytes per key, p{percent}",
                percentile([sent for _, sent in ours], percent) / 1000,
                must=must,
                aim=aim,
                unit=" kB",
                measured=f"bare app {percentile([sent for _, sent in theirs], percent) / 1000:.2f} kB",
            )
            for percent, must, aim in ((50, 1.5, 0.5), (95, 6, 3))
        ),
    ]


def _pressed(game: str, environ: dict[str, str]) -> tuple[dict[int, Key], dict[int, Key]]:
    """One run: the keys that did something in the game, and in the bare app, by their place in the run."""
    ours: dict[int, Key] = {}
    theirs: dict[int, Key] = {}
    with Terminal.run(play(game), environ) as table, Terminal.run(BARE, environ) as bare:
        table.settle(QUIET)
        bare.settle(QUIET)
        for place, key in enumerate(wandering()):
            for terminal, found in ((table, ours), (bare, theirs)):
                pressed = terminal.press(key)
                chunks = terminal.settle(FRAME_GAP, at_most=ANSWER)
                if chunks:
                    found[place] = chunks[-1].at - pressed, sum(len(chunk.data) for chunk in chunks)
    return ours, theirs


def _medians(runs: Sequence[dict[int, Key]]) -> list[Key]:
    """Median time and bytes of each key that did something in every run."""
    places = sorted(set.intersection(*map(set, runs)))
    return [
        (median(run[place][0] for run in runs), int(median(run[place][1] for run in runs)))
        for place in places
    ]


def _key_time(game: str, percent: int, ours: list[Key], theirs: list[Key], must: float, aim: float) -> Figure:
    took, yardstick = (percentile([seconds for seconds, _ in keys], percent) for keys in (ours, theirs))
    return Figure(
        f"{game}: key to settled frame, p{percent}, against the same",
        took / yardstick,
        must=must,
        aim=aim,
        measured=f"{1e3 * took:.1f} ms, bare app {1e3 * yardstick:.1f} ms, "
        f"{len(ours)} keys, median of {RUNS}",
    )


def idle(environ: dict[str, str]) -> list[Figure]:
    """The share of a processor that each game takes while no one does anything; all are watched at once."""
    with ExitStack() as running:
        tables = {game: running.enter_context(Terminal.run(play(game), environ)) for game in BUILT}
        for table in tables.values():
            table.settle(QUIET)
        before = {game: table.cpu_seconds() for game, table in tables.items()}
        start = perf_counter()
        sleep(IDLE)
        took = {game: table.cpu_seconds() - before[game] for game, table in tables.items()}
        seconds = perf_counter() - start
    return [
        Figure(
            f"{game}: processor when idle",
            100 * used / seconds,
            must=0.5,
            aim=0,
            unit=" %",
            measured=f"over {IDLE:.0f} s, in steps of {STEP:.2f} %",
        )
        for game, used in took.items()
    ]


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
        environ = playing_on(Path(folder))
        return [
            *starts(environ),
            version(environ),
            *(figure for game in BUILT for figure in keys(game, environ)),
            *idle(environ),
        ]
