"""What a coach costs a key: processor time of the same keys with and without one, in turns."""

import asyncio
import os
from dataclasses import replace
from statistics import median
from time import process_time

from rulesets import load_rules
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tests.tui.driving import Table, sitting
from tools.bench.figures import Figure, percentile

GAMES = ("orbis", "helios", "papyria")
SEED = 7
KEYS = ("down", "right", "up", "left", "down", "enter")
"""Steps over boards and list, and an answer."""
PRESSES = 120
PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"))


def _game(game: str, *, coached: bool) -> Session:
    people = [replace(person, coached=coached) for person in PEOPLE]
    return Session.new(load_rules(game), people, SEED)


async def _press(table: Table, key: str) -> float:
    """Processor milliseconds that a key takes until the screen has settled."""
    begun = process_time()
    await table.press(key)
    return 1e3 * (process_time() - begun)


async def _compare(game: str) -> tuple[list[float], list[float], list[float]]:
    """Milliseconds of keys without a coach, with one, and of those with one after which a note is shown."""
    without: list[float] = []
    coached: list[float] = []
    noted: list[float] = []
    async with (
        sitting(_game(game, coached=False)) as bare,
        sitting(_game(game, coached=True)) as coached_table,
    ):
        for number in range(PRESSES):
            key = KEYS[number % len(KEYS)]
            pair = (
                (bare, coached_table) if number % 2 else (coached_table, bare)
            )  # neither is always the first
            for table in pair:
                took = await _press(table, key)
                (coached if table is coached_table else without).append(took)
                if table is coached_table and coached_table.game.coaching.note is not None:
                    noted.append(took)
    return without, coached, noted


def figures() -> list[Figure]:
    """A key with a coach beside the same key without, for each game."""
    os.environ.setdefault("COLORTERM", "truecolor")
    found = []
    for game in GAMES:
        without, coached, noted = asyncio.run(_compare(game))
        for percent in (50, 95):
            with_it, alone = percentile(coached, percent), percentile(without, percent)
            found.append(
                Figure(
                    f"{game}: processor time of a key with a coach, p{percent}",
                    with_it / alone,
                    must=1.1,
                    aim=1.05,
                    measured=f"{with_it:.1f} ms, without {alone:.1f} ms; {len(coached)} keys in turns,"
                    f" {len(noted)} with a note (median {median(noted):.1f} ms)",
                )
            )
    return found
