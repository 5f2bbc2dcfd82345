"""The walk of an answer: which functions and files of ours one key enters. `python -m tools.bench.walk`.

A stored game at one keyboard, on a real screen without a terminal. Answers are given with Enter, and the last
of them is followed from the key to its picture. Counts depend on what changes, not on the machine.
"""

import argparse
import asyncio
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.play.glance import GLANCE_VARIABLE
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.people import Person
from tabletop_tui.store.writes import Writes
from tests.tui.driving import sitting

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / package}{os.sep}" for package in ("rulesets", "tabletop_tui"))
PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"))
SEED = 7
ANSWERS = 6
"""So many are given; the last one is followed, when everything that is loaded once has been loaded."""
KEYS = ("enter", "enter", "down", "right", "enter", "tab")
"""Pressed in turns until the last answer is given: Enter also confirms."""
MOST = 400
"""More keys than any game needs."""
CHAIN = ("tabletop_tui/play/", "tabletop_tui/store/", "rulesets/core/table.py")


class Walk:
    """What one key has entered."""

    def __init__(self) -> None:
        self.calls: Counter[CodeType] = Counter()
        """By function, in the order in which they were entered first."""
        self.chains: dict[str, list[str]] = {}
        """By what was reached, the table of the rules or the store: the functions on the way there."""

    def _entered(self, frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS):
            return
        self.calls[code] += 1
        for ends in (Table.apply.__code__, Writes.write.__code__):
            if code is ends and code.co_qualname not in self.chains:
                self.chains[code.co_qualname] = [*_chain(frame)]

    @contextmanager
    def following(self) -> Iterator[None]:
        """Count what is entered, also in threads that begin meanwhile."""
        threading.setprofile(self._entered)
        sys.setprofile(self._entered)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    @property
    def files(self) -> set[str]:
        """The files whose functions were entered, from the root of the project."""
        return {_file(code) for code in self.calls}

    def entered(self, room: str) -> list[str]:
        """The functions of a room that were entered, in the order of their first calls."""
        return [code.co_qualname for code in self.calls if _file(code).startswith(room)]


def _file(code: CodeType) -> str:
    return Path(code.co_filename).relative_to(ROOT).as_posix()


def _chain(frame: FrameType | None) -> Iterator[str]:
    """Whoever of `play/`, `store/` and the table is on the stack, the first caller first."""
    if frame is None:
        return
    yield from _chain(frame.f_back)
    code = frame.f_code
    if code.co_filename.startswith(OURS) and _file(code).startswith(CHAIN):
        yield code.co_qualname.replace(".<locals>", "")


async def walk(game: str, store: Store) -> Walk:
    """Play, and follow the last answer. Raises `LookupError` if the keys give too few."""
    session = Session.new(load_rules(game), PEOPLE, SEED, store=store)
    given: Callable[[], int] = lambda: len(session.record.table.answers)  # noqa: E731 - asked again and again
    async with sitting(session, handover="never") as table:
        for number in range(MOST):
            before, found = given(), Walk()
            with found.following():
                await table.press(KEYS[number % len(KEYS)])
            if before < given() and given() >= ANSWERS:
                return found
    raise LookupError(game)


def report(game: str, found: Walk) -> Sequence[str]:
    """The figures of a game, and the ways through `play/` and `store/`."""
    play, store = found.entered("tabletop_tui/play/"), found.entered("tabletop_tui/store/")
    counted = f"{len(found.calls)} functions in {len(found.files)} files, {sum(found.calls.values())} calls"
    rooms = Counter(file.rpartition("/")[0] for file in found.files)
    return [
        f"{game}: {counted}; play/ {len(play)} functions, store/ {len(store)}",
        *(f"  {' > '.join(chain)}" for chain in found.chains.values()),
        f"  files by folder: {', '.join(f'{room} {count}' for room, count in sorted(rooms.items()))}",
    ]


def main(arguments: Sequence[str] | None = None) -> Any:
    """Print the walk of an answer in each game."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.walk", description=__doc__)
    parser.add_argument(
        "--functions", action="store_true", help="also list the functions of play/ and store/"
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=[*BUILT], help="only these")
    chosen = parser.parse_args(arguments)
    os.environ |= {"COLORTERM": "truecolor", GLANCE_VARIABLE: "0"}
    for game in chosen.games:
        with (
            TemporaryDirectory(prefix="tabletop-bench-") as folder,
            open_store(Path(folder) / "games.sqlite") as store,
        ):
            found = asyncio.run(walk(game, store))
        print("\n".join(report(game, found)))
        if chosen.functions:
            print(
                "\n".join(
                    f"    {name}"
                    for name in found.entered("tabletop_tui/play/") + found.entered("tabletop_tui/store/")
                )
            )


if __name__ == "__main__":
    main()
