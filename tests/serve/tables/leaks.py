"""Whether anything that a seat or a watcher is sent depends on what it may not see, game by game.

A random game is played; at every position a world is made that differs only in what a player may not
see, and what they are sent of either has to be the same. Of every position that is all a screen is made
of, in words where there are any (`worlds.known`); of a sample also everything the screen draws of it.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import asynccontextmanager
from os import environ
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple, TextIO

from rulesets import BUILT, load_rules
from rulesets.core import Rng
from tabletop_tui.host.settings import Settings
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.place import Place
from tabletop_tui.play.session import Session
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.log_text import LogText
from tabletop_tui.tui.screens.of_games import screen_of
from tests.conformance.specs import SPECS
from tests.serve.tables.worlds import (
    Seats,
    drawn,
    known,
    other_world,
    played_at_random,
    with_other_secrets,
)
from tests.tui.driving import HOME, HUGE, LARGE, SMALL
from tests.tui.whole_games import SEATS

POSITIONS = {"bora_bora": 10_000}
"""How many are compared of a game by `make fuzz`."""
LEAST = 2_000
"""The same of every other game."""
SAMPLE = 10
"""Of this many positions one is drawn, too."""
SIZES = (HOME, SMALL, LARGE, HUGE)
"""Every layout has its turn, by the seed that a part begins with."""
PART = 500
"""Positions that one process compares before it reports."""


class Leak(AssertionError):
    """Something differs that must not."""


class Counted(NamedTuple):
    """How many positions were compared, and how many of them were drawn."""

    compared: int = 0
    drawn: int = 0
    alone: int = 0
    """How many others were left out, as no other deal was found that looks the same."""

    def and_also(self, other: "Counted") -> "Counted":
        """Both together."""
        return Counted(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


@asynccontextmanager
async def a_screen(session: Session, make: Any, size: tuple[int, int] = HOME) -> AsyncIterator[GameScreen]:
    """A screen that may be shown any session of its game."""
    screen: GameScreen = make(Place(session))
    settings = Settings(language="en", colour="true", motion="off")
    async with TabletopApp(settings, first=lambda _app: screen).run_test(size=size) as pilot:
        await pilot.pause()
        yield screen


class Comparer:
    """Compares the positions of one game with others that look the same to a player."""

    def __init__(self, screen: GameScreen, session: Session, seed: int, sample: int) -> None:
        """One of `sample` positions is drawn on the screen."""
        self.screen, self.session, self.sample = screen, session, sample
        screen.here.place = Seats(session, ())
        self._wording = screen.make_wording(game_parts)
        self.chance = Rng(seed)
        self.count = Counted()
        self._viewers = (None, *range(len(session.record.people)))
        self._heard = 0
        """How many entries of the log have been compared."""
        self._logs = LogText(screen.here, screen.rival_talk), LogText(screen.here, screen.rival_talk)

    def play(self, seed: int, positions: int) -> Counted:
        """Compare this many positions of a random game, each for another of those at the table."""
        for number, here in enumerate(played_at_random(self.session, seed)):
            if self.count.compared >= positions:
                break
            self.position(here, self._viewers[number % len(self._viewers)], number)
        return self.count

    def position(self, here: Session, viewer: int | None, number: int) -> None:
        """Compare one position for one viewer, and for all of them what has been told since the last."""
        self._listen(here)
        try:
            there = other_world(here, viewer, self.chance)
        except LookupError:
            self.count = self.count.and_also(Counted(alone=1))
            return
        self._same(self._known(here, viewer), self._known(there, viewer), viewer, number)
        draws = number % self.sample == 0
        if draws:
            pages = number % (5 * self.sample) == 0
            seen = drawn(self.screen, here, viewer, self._logs[0], pages=pages)
            other = drawn(self.screen, there, viewer, self._logs[1], pages=pages)
            self._same(seen, other, viewer, number)
        self.count = self.count.and_also(Counted(1, int(draws)))

    def _known(self, session: Session, viewer: int | None) -> dict[str, Any]:
        return known(self._wording, self.screen.tabletop.keymap, session, viewer)

    def _same(self, here: dict[str, Any], there: dict[str, Any], viewer: int | None, number: int) -> None:
        for what, shown in here.items():
            if shown != there[what]:
                raise Leak(f"{what} of seat {viewer} tells what is hidden, at answer {number}")

    def _listen(self, here: Session) -> None:
        """No player reads in the log what was told to others, or which key they pressed."""
        for entry in here.record.log[self._heard :]:
            for viewer in self._viewers:
                if entry.seen_by(viewer) != with_other_secrets(entry, viewer).seen_by(viewer):
                    raise Leak(f"the log of seat {viewer} tells what is hidden, in entry {entry.number}")
        self._heard = len(here.record.log)


async def compare(screen: GameScreen, session: Session, seed: int, positions: int, sample: int) -> Counted:
    """Compare this many positions of a random game. Raises `Leak`."""
    return Comparer(screen, session, seed, sample).play(seed, positions)


async def compare_games(game: str, seed: int, positions: int, sample: int) -> Counted:
    """Games with two, three and four seats in turns, until enough positions are compared. Raises `Leak`."""
    count = Counted()
    first = Session.new(load_rules(game), SEATS[2], 1)
    size = SIZES[seed // 100 % len(SIZES)]
    async with a_screen(first, screen_of(game), size) as screen:
        while count.compared < positions:
            seed += 1
            session = Session.new(load_rules(game), SEATS[2 + seed % 3], seed)
            left = positions - count.compared
            count = count.and_also(await compare(screen, session, seed, left, sample))
    return count


# -- by the thousand ---------------------------------------------------------------------------


class Part(NamedTuple):
    """Some positions to be compared by one process."""

    game: str
    seed: int
    positions: int
    sample: int


class Compared(NamedTuple):
    """What came of it."""

    game: str
    counted: Counted
    fault: str | None


def _run(part: Part) -> Compared:
    with TemporaryDirectory() as home:
        environ["TABLETOP_HOME"] = home
        try:
            count = asyncio.run(compare_games(part.game, part.seed, part.positions, part.sample))
        except Leak as leak:
            return Compared(part.game, Counted(), f"{part.game}, from seed {part.seed} on: {leak}")
    return Compared(part.game, count, None)


def hidden(games: Iterable[str]) -> list[str]:
    """Those in which something lies face down besides the luck to come."""
    return [game for game in games if not SPECS[game].ONLY_LUCK_IS_HIDDEN]


def parts(games: Iterable[str], seed: int, positions: int | None, sample: int) -> list[Part]:
    """The work, cut into pieces."""
    wanted = {game: positions or POSITIONS.get(game, LEAST) for game in games}
    return [
        Part(game, seed + begun, min(PART, count - begun), sample)
        for game, count in wanted.items()
        for begun in range(0, count, PART)
    ]


def check_all(work: Sequence[Part], jobs: int, out: TextIO) -> list[str]:
    """Compare all parts on this many processors; says how many it were, returns what leaked."""
    start, faults = perf_counter(), []
    sums: dict[str, Counted] = {}
    with ProcessPoolExecutor(jobs) as pool:
        for future in as_completed([pool.submit(_run, part) for part in work]):
            game, count, fault = future.result()
            sums[game] = sums.get(game, Counted()).and_also(count)
            if fault is not None:
                faults.append(fault)
    for game, count in sums.items():
        said = f"{count.compared} positions look the same in two worlds, {count.drawn} of them drawn"
        alone = f"; {count.alone} have no other that looks the same" if count.alone else ""
        print(f"{game}: {said}{alone}", file=out)
    print(f"{len(faults)} leaks, {perf_counter() - start:.0f} s", file=out, flush=True)
    return faults


def main(arguments: Sequence[str] | None = None, out: TextIO = sys.stdout) -> int:
    """The program; 1 if something leaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.serve.tables.leaks", description=__doc__)
    parser.add_argument("--game", choices=hidden(BUILT), action="append", help="only this one")
    parser.add_argument("--positions", type=int, help="of each game")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="of so many one is drawn, too")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args(arguments)
    work = parts(chosen.game or hidden(BUILT), chosen.seed, chosen.positions, chosen.sample)
    found = check_all(work, chosen.jobs, out)
    print("\n".join(found), file=out)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
