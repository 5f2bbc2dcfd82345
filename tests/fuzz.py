"""`python -m tests.fuzz`: random play by the million, with every check after every answer.

Each run draws a new seed and prints it, so that it can be repeated. A game in which a check fails is
left as a save file that `make replay SAVE=...` shows. Where a game's specification says something about
everything of a kind, all of it is looked at too; and of games in which something is hidden thousands of
positions are compared with others that look the same, screen and all (`tests/serve/tables/leaks.py`).
Around the games, what the suite takes samples of is tried out whole (`SURFACES`).
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TextIO

from rulesets import BUILT
from tests import whole
from tests.bots import fairness
from tests.conformance import crafted
from tests.conformance.every_game import EVERY, load_rules
from tests.conformance.play import Fault, Walk, nothing_more
from tests.foreign import doors
from tests.rulesets.helios import exhaustive as helios_shapes
from tests.rulesets.papyria import promises as papyria_promises
from tests.rulesets.papyria import tours as papyria_tours
from tests.serve.tables import leaks
from tests.store import flipping, mutants
from tests.tui import windows

DECISIONS = 1_000_000
PART = 10_000
"""Decisions that one process plays before it reports."""

ALSO: dict[str, Callable[[Any], list[str]]] = {"papyria": papyria_tours.faults}
"""What looks at every position once more, too slowly for the suite, by game: returns what is wrong."""

EXHAUSTIVE: dict[str, Callable[[int, TextIO], list[str]]] = {
    "helios": helios_shapes.check_all,
    "papyria": papyria_promises.check_all,
}
"""What looks at everything of a kind, by game: takes processes and where to report, returns faults."""

SURFACES: dict[str, Callable[[int, int, TextIO], list[str]]] = {
    "bytes": flipping.every,
    "positions": lambda jobs, seed, out: crafted.every(BUILT, jobs, seed, out),
    "changed saves": lambda jobs, _seed, out: mutants.every(BUILT, jobs, out),
    "windows": lambda jobs, _seed, out: windows.every(jobs, out),
    "foreign text": lambda jobs, _seed, out: doors.check_all(jobs, out),
    "computer players": fairness.every,
    "kills and cuts": lambda jobs, _seed, out: whole.every(jobs, out),
}
"""What is tried out on the program around the games: takes processes, a seed and where to report, returns
what is wrong. The suite takes samples of each."""


class Part(NamedTuple):
    """Some games to be played by one process."""

    game: str
    seats: int
    seed: int
    decisions: int
    reports: Path


class Played(NamedTuple):
    """What came of it."""

    part: Part
    games: int
    decisions: int
    undone: int
    kinds: Counter[str]
    fault: str | None


@dataclass
class Sum:
    """All parts of one game and number of seats so far."""

    games: int = 0
    decisions: int = 0
    undone: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += played.games
        self.decisions += played.decisions
        self.undone += played.undone
        self.kinds += played.kinds
        if played.fault is not None:
            self.faults.append(played.fault)


def play(part: Part) -> Played:
    """Play a part, until its decisions are taken or a check fails."""
    also = ALSO.get(part.game, nothing_more)
    walk = Walk(load_rules(part.game), part.seats, part.seed, reports=part.reports, also=also)
    fault = None
    try:
        walk.run(part.decisions)
    except Fault as found:
        fault = str(found)
    return Played(part, walk.games, walk.decisions, walk.undone, walk.kinds, fault)


def parts(games: Sequence[str], decisions: int, seed: int, reports: Path) -> list[Part]:
    """The work, cut into pieces; every number of players gets all the decisions."""
    return [
        Part(game, seats, seed + begun // PART, min(PART, decisions - begun), reports)
        for game in games
        for seats in load_rules(game).seat_counts
        for begun in range(0, decisions, PART)
    ]


def summary(sums: dict[tuple[str, int], Sum], seconds: float) -> list[str]:
    """A table for the end."""
    lines = ["", f"{'game':<12}{'seats':>6}{'games':>9}{'decisions':>12}{'undone':>11}  faults"]
    for (game, seats), each in sums.items():
        lines.append(
            f"{game:<12}{seats:>6}{each.games:>9}{each.decisions:>12}{each.undone:>11}  {len(each.faults)}"
        )
    total = sum(each.decisions for each in sums.values())
    lines.append(f"{total} decisions in {seconds:.0f} s, {total / max(seconds, 1e-9):.0f} a second")
    for (game, _), each in sums.items():
        if each.faults:
            lines.append(f"\n{game}:")
            lines += each.faults
    return lines


def run(work: list[Part], jobs: int, out: TextIO) -> dict[tuple[str, int], Sum]:
    """Play all parts in this many processes, reporting progress."""
    sums: dict[tuple[str, int], Sum] = {(part.game, part.seats): Sum() for part in work}
    wanted, done, start = sum(part.decisions for part in work), 0, perf_counter()
    with ProcessPoolExecutor(jobs) as pool:
        for number, future in enumerate(as_completed([pool.submit(play, part) for part in work]), start=1):
            played = future.result()
            sums[played.part.game, played.part.seats].add(played)
            done += played.part.decisions
            if out.isatty() or number % 25 == 0 or number == len(work):
                left = (perf_counter() - start) * (wanted - done) / done
                faults = sum(len(each.faults) for each in sums.values())
                line = f"{done:>10} of {wanted} decisions, {faults} faults, about {left:.0f} s left"
                print(line.ljust(70), end="\r" if out.isatty() else "\n", file=out, flush=True)
    return sums


def look_at_everything(games: Sequence[str], jobs: int, out: TextIO) -> list[str]:
    """The exhaustive checks of these games; the first faults are shown, all come back."""
    found = [fault for game, check in EXHAUSTIVE.items() if game in games for fault in check(jobs, out)]
    for fault in found[:20]:
        print(fault, file=out)
    return found


def look_for_leaks(
    games: Sequence[str], positions: int | None, seed: int, jobs: int, out: TextIO
) -> list[str]:
    """Whether screens tell what is hidden, by thousands of positions of each game that hides something."""
    hidden = [] if positions == 0 else leaks.hidden(games)
    if not hidden:
        return []
    found = leaks.check_all(leaks.parts(hidden, seed, positions, leaks.SAMPLE), jobs, out)
    for fault in found[:20]:
        print(fault, file=out)
    return found


def try_surfaces(seed: int, jobs: int, out: TextIO) -> list[str]:
    """Everything in `SURFACES`; the first faults of each are shown, all come back."""
    found: list[str] = []
    for attempt in SURFACES.values():
        faults = attempt(jobs, seed, out)
        for fault in faults[:20]:
            print(fault, file=out)
        found += faults
    return found


def main(arguments: Sequence[str] | None = None, out: TextIO = sys.stdout) -> int:
    """The program; 1 if a check failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="for each number of players")
    parser.add_argument("--game", choices=EVERY, action="append", help="only this one (may be repeated)")
    parser.add_argument("--seed", type=int, help="to repeat a run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--reports", type=Path, default=Path(), help="where to leave saves of failures")
    parser.add_argument(
        "--exhaustive",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="also look at everything of a kind, where a game has such a check (minutes)",
    )
    parser.add_argument(
        "--surfaces",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="also try out the program around the games, unless --game chooses some (minutes)",
    )
    parser.add_argument(
        "--leaks",
        type=int,
        metavar="POSITIONS",
        help="compared of each game with hidden things, in two worlds that look the same; 0 for none",
    )
    chosen = parser.parse_args(arguments)
    seed = chosen.seed if chosen.seed is not None else int.from_bytes(os.urandom(5))
    print(f"seed {seed}", file=out)
    games = chosen.game or BUILT
    found = look_at_everything(games, chosen.jobs, out) if chosen.exhaustive else []
    if chosen.surfaces and not chosen.game:
        found += try_surfaces(seed, chosen.jobs, out)
    found += look_for_leaks(games, chosen.leaks, seed, chosen.jobs, out)
    start = perf_counter()
    sums = run(parts(games, chosen.decisions, seed, chosen.reports), chosen.jobs, out)
    print("\n".join(summary(sums, perf_counter() - start)), file=out)
    return int(bool(found) or any(each.faults for each in sums.values()))


if __name__ == "__main__":
    sys.exit(main())
