"""What each cache saves: `python -m tools.bench.caches [GAME ...]`, a minute for each game.

A cache saves, each time it is hit, what a miss takes on average, without other cached functions that the miss
calls, less what a hit takes. That is divided by the processor time of everything that was done meanwhile:

- `start`: a game in a real terminal, until nothing more comes
- `keys`: the keys of `tools.bench.screen` in that game
- `rules`: random games, on tables and on lean tables
- `search`: decisions of level 4

A cache of which everything was forgotten in between is counted as it is; one that is only there for a later
moment (a second game, another guest) isn't seen to save anything. Both are for whoever reads the list.
"""

import argparse
import functools
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter_ns, process_time, sleep
from types import FrameType
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / package}{os.sep}" for package in ("rulesets", "tabletop_tui"))
LEAST = 0.5
"""Caches that save fewer per cent than this everywhere are listed with `--all` only."""
REPEATED = 200
GAMES = {"table": 25, "lean": 150}
"""Random games of each kind."""
LEVEL, DECISIONS = 4, 25


class Saved(NamedTuple):
    """What is known of a cache after a while."""

    hits: int = 0
    misses: int = 0
    miss: float = 0
    """Seconds of a miss, on average of all so far."""
    hit: float = 0
    """Seconds of a hit."""


Looks = dict[str, Saved]


class Timed:
    """How often a function was called and how long it took, without what was timed within."""

    def __init__(self) -> None:
        self.calls = self.took = self.hits = self.took_by_hits = 0
        """Times are nanoseconds."""
        self.asked = 0
        """Hits that came from measuring how long one takes."""
        self.last: tuple[Any, Any] = (), {}
        """What it was called with."""


# -- in the program ----------------------------------------------------------------------------------------


class Counter:
    """Decorators in place of those of `functools`, set before the program is imported: misses are timed."""

    def __init__(self) -> None:
        self._functions: dict[str, tuple[Any, Timed]] = {}
        self._drawings: dict[str, Timed] = {}
        self._inner = [0]
        """Nanoseconds that misses within a miss have taken, one for each that has begun."""
        self._costs = 0.0
        """Nanoseconds that timing adds to a miss."""

    def begin(self) -> None:
        """Count from now on."""
        nothing = Timed()
        timed = self._timed(lambda: None, nothing)
        for _ in range(REPEATED):
            timed()
        self._costs = nothing.took / REPEATED
        real = functools.lru_cache

        def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
            frame = sys._getframe(1)
            if not frame.f_code.co_filename.startswith(OURS):
                return real(maxsize, typed)
            return lambda function: self._cached(function, real(maxsize), frame)

        def cache(function: Any) -> Any:
            frame = sys._getframe(1)
            ours = frame.f_code.co_filename.startswith(OURS)
            return self._cached(function, real(None), frame) if ours else real(None)(function)

        functools.lru_cache = lru_cache
        functools.cache = cache

    def _cached(self, function: Any, cache: Any, frame: FrameType) -> Any:
        counted = Timed()
        made = cache(self._timed(function, counted))
        name = getattr(function, "__name__", "")
        if not name or frame.f_code.co_name != "<module>":
            name = f"in {frame.f_code.co_name}"  # made anew each time: the last one is counted
        self._functions[f"{_place(frame)} {name}"] = made, counted
        return made

    def _timed(self, function: Callable[..., Any], counted: Timed) -> Any:
        def timed(*given: Any, **named: Any) -> Any:
            self._inner.append(0)
            began = perf_counter_ns()
            try:
                return function(*given, **named)
            finally:
                took = perf_counter_ns() - began
                counted.calls += 1
                counted.took += took - self._inner.pop()
                counted.last = given, named
                self._inner[-1] += took

        if not isinstance(function, functools.partial):
            functools.update_wrapper(timed, function)
        return timed

    def count_drawings(self) -> None:
        """Count drawings that are kept, too."""
        from tabletop_tui.kit.kept import Kept

        once = Kept.once

        def counted(kept: Any, name: object, shows: object, draw: Callable[[], Any], most: int = 2) -> Any:
            frame = sys._getframe(1)
            while frame.f_code.co_filename.endswith("kept.py") and frame.f_back is not None:
                frame = frame.f_back
            board = f" {name}" if frame.f_code.co_name == "_drawn" else ""
            found = self._drawings.setdefault(f"{_place(frame)} {frame.f_code.co_name}{board}", Timed())
            calls, began = found.calls, perf_counter_ns()
            made = once(kept, name, shows, self._timed(draw, found), most)
            if found.calls == calls:
                found.hits += 1
                found.took_by_hits += perf_counter_ns() - began
            return made

        Kept.once = counted  # type: ignore[method-assign, assignment]

    def look(self) -> Looks:
        """Everything that has been counted."""
        found = {}
        for name, (cached, timed) in self._functions.items():
            hits = cached.cache_info().hits - timed.asked
            found[name] = self._saved(timed, hits, _hit(cached, timed))
        for name, timed in self._drawings.items():
            found[name] = self._saved(timed, timed.hits, timed.took_by_hits / max(timed.hits, 1))
        return found

    def _saved(self, timed: Timed, hits: int, hit: float) -> Saved:
        miss = timed.took / timed.calls - self._costs if timed.calls else 0.0
        return Saved(hits, timed.calls, miss / 1e9, hit / 1e9)


def _hit(cached: Any, timed: Timed) -> float:
    """Nanoseconds of a hit with what was asked last."""
    if not timed.calls or not cached.cache_info().currsize:
        return 0.0
    given, named = timed.last
    began = perf_counter_ns()
    for _ in range(REPEATED):
        cached(*given, **named)
    timed.asked += REPEATED
    return (perf_counter_ns() - began) / REPEATED


def _place(frame: FrameType) -> str:
    return f"{Path(frame.f_code.co_filename).relative_to(ROOT).as_posix()}:{frame.f_lineno}"


def run(counter: Counter, log: Path, what: str, arguments: list[str]) -> int:
    """Do what is measured, and write down what the caches have saved before and after."""

    def look(*_: object) -> None:
        with log.open("a") as file:
            file.write(json.dumps([process_time(), counter.look()]) + "\n")

    from tabletop_tui.kit import kept as _kept  # noqa: F401 - imported before it is counted

    counter.count_drawings()
    signal.signal(signal.SIGUSR1, look)
    if what == "keys":
        from tabletop_tui.cli.main import main as program

        return program(arguments)
    step = {"rules": _random_games, "search": _searches}[what]
    for _ in step(arguments[0]):
        look()
    return 0


def _random_games(game: str) -> Iterator[None]:
    """Random games; the first of them find what is never forgotten."""
    import rulesets
    from rulesets.core import Table
    from tools.bench.search import lean_game

    rules, chance = rulesets.load_rules(game), Random(1)
    for count in (dict.fromkeys(GAMES, 1), GAMES):
        for _ in range(count["lean"]):
            lean_game(rules, chance)
        for _ in range(count["table"]):
            table: Table[Any] = Table.new(rules, 4, chance.randrange(1 << 32), listen=False)
            while table.decision is not None:
                table.apply(chance.choice(table.decision.options).key)
        yield


def _searches(game: str) -> Iterator[None]:
    """Decisions of a computer player, spread over a game."""
    import rulesets
    from rulesets.core import Table
    from tabletop_tui.bots.levels import LEVELS
    from tabletop_tui.bots.seen import Seen

    chance = Random(1)
    table: Table[Any] = Table.new(rulesets.load_rules(game), 3, 7, listen=False)
    yield
    asked = 0
    while table.decision is not None and asked < DECISIONS:
        key = chance.choice(table.decision.options).key
        if len(table.decision.options) > 1 and chance.random() < 0.3:
            key = LEVELS[LEVEL].choose(Seen(table, Random(1)), Random(1))
            asked += 1
        table.apply(key)
    yield


# -- beside it ---------------------------------------------------------------------------------------------


def looks(what: str, game: str, folder: Path) -> list[tuple[float, Looks]]:
    """Processor seconds and caches, at the beginning and at the end of what is measured."""
    log = folder / f"{what}-{game}"
    command = (sys.executable, "-m", "tools.bench.caches", "--run", str(log), what)
    if what == "keys":
        _press_keys((*command, "play", game, "--seed", "7", "-p", "Ana", "-p", "Ben"), folder)
    else:
        subprocess.run((*command, game), check=True, cwd=ROOT)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return [(spent, {name: Saved(*saved) for name, saved in found.items()}) for spent, found in lines]


def _press_keys(command: Sequence[str], folder: Path) -> None:
    from tools.bench.pty import Terminal
    from tools.bench.screen import ANSWER, FRAME_GAP, QUIET, playing_on, wandering

    with Terminal.run(command, playing_on(folder)) as terminal:
        terminal.settle(QUIET)
        terminal.settle(QUIET, at_most=1)
        os.kill(terminal.pid, signal.SIGUSR1)
        sleep(QUIET)
        for key in wandering():
            terminal.press(key)
            terminal.settle(FRAME_GAP, at_most=ANSWER)
        os.kill(terminal.pid, signal.SIGUSR1)
        sleep(QUIET)


def shares(began: tuple[float, Looks], ended: tuple[float, Looks]) -> dict[str, tuple[float, Saved]]:
    """What each cache has saved in between, in per cent of the processor time."""
    spent = ended[0] - began[0]
    found = {}
    for name, saved in ended[1].items():
        before = began[1].get(name, Saved())
        counted = Saved(saved.hits - before.hits, saved.misses - before.misses, saved.miss, saved.hit)
        found[name] = 100 * counted.hits * (saved.miss - saved.hit) / spent, counted
    return found


def measure(game: str) -> dict[str, list[tuple[float, Saved, str]]]:
    """By cache: what it saves in each kind of work, the most first."""
    found: dict[str, list[tuple[float, Saved, str]]] = {}
    with TemporaryDirectory(prefix="tabletop-bench-") as folder:
        for what in ("keys", "rules", "search"):
            began, ended = looks(what, game, Path(folder))
            kinds = [(what, began, ended)]
            if what == "keys":
                kinds.append(("start", (0.0, {}), began))
            for kind, first, last in kinds:
                for name, (share, saved) in shares(first, last).items():
                    found.setdefault(name, []).append((share, saved, f"{kind} {game}"))
    return {name: sorted(each, reverse=True) for name, each in found.items()}


def main(arguments: Sequence[str]) -> int:
    """Measure, and print what each cache saves where it saves most."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.caches", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--all", action="store_true", help="also caches that save next to nothing")
    given = parser.parse_args(arguments)
    from rulesets import BUILT

    found: dict[str, list[tuple[float, Saved, str]]] = {}
    for game in given.games or BUILT:
        for name, each in measure(game).items():
            found.setdefault(name, []).extend(each)
    lines = [(max(each, key=lambda line: line[0]), name) for name, each in found.items()]
    for (share, saved, where), name in sorted(lines, key=lambda line: -line[0][0]):
        if share >= LEAST or given.all:
            counted = f"{saved.hits:7} hits {saved.misses:6} misses of {1e6 * saved.miss:6.1f} µs"
            print(f"{share:6.2f} % {where:18} {counted}  {name}")
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        counter = Counter()
        counter.begin()
        sys.exit(run(counter, Path(sys.argv[2]), sys.argv[3], sys.argv[4:]))
    sys.exit(main(sys.argv[1:]))
