"""Where the time and the bytes of an answer go: `python -m tools.bench.answers orbis`, half a minute.

The game runs in a real terminal with the keys of `tools.bench.screen`. Processor time is counted, so
that a busy machine matters little. `--profile` adds the functions that answers spend most time in.
"""

import argparse
import cProfile
import json
import os
import pstats
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time, sleep, thread_time
from typing import Any, NamedTuple

from rulesets import BUILT
from tools.bench.figures import percentile
from tools.bench.pty import Terminal
from tools.bench.screen import ANSWER, FRAME_GAP, QUIET, play, playing_on, wandering

MOMENT = 0.45
"""Seconds in which the moment after an answer is over."""


class Look(NamedTuple):
    """What the program has used up to a moment."""

    processor: float
    """Seconds, of all threads."""
    steps: int
    """How many steps have been taken in the game."""
    spent: dict[str, float]
    """Seconds by part, each without the parts that it calls."""
    calls: dict[str, int]


# -- in the program ----------------------------------------------------------------------------------------


class Clock:
    """Counts the time spent in parts of the program, each without the parts that it calls."""

    def __init__(self) -> None:
        """Nothing is counted yet."""
        self.spent: dict[str, float] = defaultdict(float)
        self.calls: Counter[str] = Counter()
        self._inner = [0.0]

    def watch(self, owner: Any, name: str, part: "str | Callable[..., str]") -> None:
        """Count a function; `part` is what it is counted as, or tells that from its arguments."""
        found = owner.__dict__[name] if isinstance(owner, type) else getattr(owner, name)

        @wraps(found)
        def counted(*given: Any, **named: Any) -> Any:
            began = thread_time()
            self._inner.append(0.0)
            try:
                return found(*given, **named)
            finally:
                took = thread_time() - began
                counted_as = part if isinstance(part, str) else part(*given, **named)
                self.spent[counted_as] += took - self._inner.pop()
                self.calls[counted_as] += 1
                self._inner[-1] += took

        setattr(owner, name, counted)


def watched() -> Clock:
    """A clock for the parts of a key."""
    from textual._compositor import Compositor
    from textual.app import App
    from textual.css.stylesheet import Stylesheet
    from textual.screen import Screen

    from tabletop_tui.play.session import Session
    from tabletop_tui.tui.screens import game as screen
    from tabletop_tui.tui.screens.controller import Controller
    from tabletop_tui.tui.screens.cursor import Cursor
    from tabletop_tui.tui.screens.game import GameScreen
    from tabletop_tui.tui.screens.moments import Moments
    from tabletop_tui.tui.screens.possible import Possible
    from tabletop_tui.tui.screens.table import TableScreen
    from tabletop_tui.tui.screens.viewpoint import Viewpoint
    from tabletop_tui.tui.terminal.lean import LeanTerminal
    from tabletop_tui.tui.widgets.board import BoardWidget
    from tabletop_tui.tui.widgets.lines import LinesWidget
    from tabletop_tui.tui.widgets.log import LogWidget
    from tabletop_tui.tui.widgets.panel import DecisionPanel

    clock = Clock()
    for name in ("draft", "adopt"):
        clock.watch(Session, name, "rules and saving")
    clock.watch(Viewpoint, "find_scene", "sentences of the list")
    clock.watch(screen, "under_cursor", "card")
    clock.watch(screen, "headline_of", "header")
    clock.watch(Possible, "hints", "footer")
    clock.watch(GameScreen, "_show_log", "log")
    clock.watch(LogWidget, "lay_out", "log")
    clock.watch(DecisionPanel, "lay_out", "panel")
    clock.watch(DecisionPanel, "show_listing", "panel")
    clock.watch(GameScreen, "update_game", "screen, the rest")
    clock.watch(GameScreen, "show_boards", "screen, the rest")
    clock.watch(TableScreen, "draw", lambda game, board: f"board {board}")
    clock.watch(TableScreen, "lay_out", "lay out")
    clock.watch(TableScreen, "find_marks", "marks")
    clock.watch(TableScreen, "highlighted", "marks")
    clock.watch(BoardWidget, "mark", "board marks")
    clock.watch(Cursor, "begin", "cursor")
    clock.watch(Moments, "show", "moment")
    clock.watch(LinesWidget, "settle", "what changed in rows")
    clock.watch(LinesWidget, "render_line", "rows as Textual's strips")
    clock.watch(Screen, "_refresh_layout", "layout")
    clock.watch(Stylesheet, "update_nodes", "styles")
    clock.watch(Compositor, "render_partial_update", "frame")
    clock.watch(Compositor, "render_full_update", "frame")
    clock.watch(App, "_display", "bytes of Textual's")
    clock.watch(LeanTerminal, "lean", "lean bytes")
    clock.watch(Controller, "choose", "answer, the rest")
    return clock


def run(log: Path, arguments: list[str], *, profile: bool) -> int:
    """Run the program, which tells what it has used whenever it gets a signal."""
    from tabletop_tui.cli.main import main
    from tabletop_tui.tui.screens.game import GameScreen

    clock = Clock() if profile else watched()
    profiler = cProfile.Profile(thread_time)
    screens: list[GameScreen] = []
    mounted = GameScreen.on_mount

    def remember(self: GameScreen) -> None:
        screens.append(self)
        mounted(self)

    def write_look(_number: int, _frame: object) -> None:
        look = Look(
            process_time(),
            screens[-1].session.record.steps if screens else 0,
            dict(clock.spent),
            dict(clock.calls),
        )
        with log.open("a") as file:
            file.write(json.dumps(look) + "\n")

    def toggle(_number: int, _frame: object) -> None:
        toggle.on = not toggle.on  # type: ignore[attr-defined]
        if toggle.on:  # type: ignore[attr-defined]
            profiler.enable()
        else:
            profiler.disable()
            profiler.dump_stats(log.with_suffix(".prof"))
        write_look(0, None)

    toggle.on = False  # type: ignore[attr-defined]
    GameScreen.on_mount = remember  # type: ignore[method-assign]
    signal.signal(signal.SIGUSR1, write_look)
    signal.signal(signal.SIGUSR2, toggle)
    return main(arguments)


# -- beside it ---------------------------------------------------------------------------------------------


class Pressed(NamedTuple):
    """What came of a key."""

    answer: bool
    processor: float
    """Seconds."""
    wait: float
    """Seconds until the frame was complete."""
    sent: int
    """Bytes."""
    spent: dict[str, float]
    calls: dict[str, int]


class Watched:
    """A program in a terminal, with the log into which it writes what it has used."""

    def __init__(self, terminal: Terminal, log: Path) -> None:
        """Just started."""
        self.terminal = terminal
        self.log = log
        self._looks = 0

    def look(self, number: int = signal.SIGUSR1) -> Look:
        """Ask what it has used."""
        os.kill(self.terminal.pid, number)
        for _ in range(400):
            text = self.log.read_text() if self.log.exists() else ""
            lines = text[: text.rfind("\n") + 1].splitlines()  # the last one may still be written
            if len(lines) > self._looks:
                self._looks = len(lines)
                return Look(*json.loads(lines[-1]))
            sleep(0.005)
        raise TimeoutError("the program doesn't answer")

    def press(self, key: bytes, *, profile: bool) -> Pressed | None:
        """Press a key; `None` if nothing came of it."""
        terminal = self.terminal
        number = signal.SIGUSR2 if profile and key == b"\r" else signal.SIGUSR1
        before = self.look(number)
        pressed = terminal.press(key)
        chunks = terminal.settle(FRAME_GAP, at_most=ANSWER)
        after = self.look(number)
        if not chunks:
            return None
        spent = {part: after.spent[part] - before.spent.get(part, 0) for part in after.spent}
        calls = {part: after.calls[part] - before.calls.get(part, 0) for part in after.calls}
        sent = sum(len(chunk.data) for chunk in chunks)
        answer, wait = after.steps != before.steps, chunks[-1].at - pressed
        if answer:
            terminal.settle(QUIET, at_most=MOMENT)
        return Pressed(answer, after.processor - before.processor, wait, sent, spent, calls)


def measure(game: str, folder: Path, *, profile: bool, seats: int) -> list[Pressed]:
    """All keys of a game."""
    log = folder / "looks"
    mode = "--run-profiled" if profile else "--run"
    more = [part for name in ("Cleo", "Dora")[: seats - 2] for part in ("-p", name)]
    command = (sys.executable, "-m", "tools.bench.answers", mode, str(log), *play(game)[3:], *more)
    with Terminal.run(command, playing_on(folder)) as terminal:
        terminal.settle(QUIET)
        program = Watched(terminal, log)
        found = [program.press(key, profile=profile) for key in wandering()]
    if profile:
        pstats.Stats(str(log.with_suffix(".prof"))).sort_stats("tottime").print_stats(45)
        pstats.Stats(str(log.with_suffix(".prof"))).sort_stats("cumtime").print_stats(70)
    return [pressed for pressed in found if pressed is not None]


def report(game: str, pressed: Sequence[Pressed]) -> str:
    """The table of a game: median and p95 of its keys, then the parts of answers and of other keys."""
    lines = []
    answers = [key for key in pressed if key.answer]
    others = [key for key in pressed if not key.answer]
    for name, keys in (("all keys", pressed), ("answers", answers), ("others", others)):
        if len(keys) > 1:
            lines.append(f"{game:10} {name:9} {len(keys):4}   {_in_short(keys)}")
    for name, keys in (("an answer", answers), ("another key", others)):
        lines.append(f"  parts of {name}, on average")
        lines += _parts(keys)
    return "\n".join(lines)


def _in_short(keys: Sequence[Pressed]) -> str:
    """Median and p95 of some keys."""
    figures = {
        "processor": [1e3 * key.processor for key in keys],
        "wait": [1e3 * key.wait for key in keys],
        "kB": [key.sent / 1000 for key in keys],
    }
    return "   ".join(
        f"{name} p50 {percentile(found, 50):5.2f} p95 {percentile(found, 95):5.2f}"
        for name, found in figures.items()
    )


def _parts(keys: Sequence[Pressed]) -> list[str]:
    """What the parts of some keys take on average, the longest first."""
    count = max(1, len(keys))
    spent: dict[str, float] = defaultdict(float)
    calls: Counter[str] = Counter()
    for key in keys:
        calls.update(key.calls)
        for part, took in key.spent.items():
            spent[part] += took
    total = sum(key.processor for key in keys)
    found = [*sorted(spent.items(), key=lambda part: -part[1]), ("the rest", total - sum(spent.values()))]
    return [
        f"    {part:26} {1e3 * took / count:6.2f} ms  {calls[part] / count:5.1f} times"
        for part, took in found
        if took / count > 2e-5
    ]


def main() -> int:
    """Measure and print."""
    if sys.argv[1:2] in (["--run"], ["--run-profiled"]):
        return run(Path(sys.argv[2]), sys.argv[3:], profile=sys.argv[1] == "--run-profiled")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=BUILT)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    for game in given.games:
        with TemporaryDirectory(prefix="tabletop-bench-") as folder:
            print(
                report(game, measure(game, Path(folder), profile=given.profile, seats=given.seats)),
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
