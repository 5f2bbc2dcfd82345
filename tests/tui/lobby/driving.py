"""The lobby with games in it: always the same ones, at the same moment."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from textual.geometry import Region
from textual.pilot import Pilot

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.people import Person
from tabletop_tui.store.rows import Status
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.screens.bars import Saying
from tabletop_tui.tui.terminal.compositor import PartCompositor
from tests.tui.driving import struck

HOME, SMALL, LARGE, TINY = (120, 36), (80, 24), (160, 50), (47, 24)
POCKET = (48, 20)
HUGE = (200, 60)
NOW = 1_741_978_800.0
"""14 March 2025, 19:00 UTC."""

PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"), Person("Cleo", "green"), Person("Dora", "yellow"))
AGES = (200.0, 7_000, 40_000, 100_000, 900_000, 9_000_000)
"""Seconds since the games were last played."""


@cache
def answers_of(seed: int, people: int, most: int | None = None) -> tuple[str, ...]:
    """The answers of a game, or so many, among people who look no further than the end of their turn."""
    chance = Random(seed)
    table = Table.new(load_rules("orbis"), people, seed, start="seat:0")
    while (decision := table.decision) is not None and len(table.answers) != most:
        keys = [option.key for option in decision.options]
        chance.shuffle(keys)
        table.apply(max(keys, key=partial(_worth, table, decision.seat)))
    return tuple(answer.key for answer in table.answers)


def _worth(table: Table[Any], seat: int, key: str) -> float:
    """What a seat has after an answer and the rest of its turn: points, and something for what is in hand."""
    twin = table.clone()
    twin.apply(key)
    for _ in range(6):
        decision = twin.decision
        if decision is None or decision.seat != seat or decision.kind == "choose_tile":
            break
        twin.apply(decision.options[0].key)
    standing = twin.rules.standings(twin.state)[seat]
    return standing.total + 0.4 * min(sum(standing.tie_break), 9)


@cache
def document_of(seed: int, people: int, answers: int | None) -> tuple[Mapping[str, Any], Status]:
    """The save document of a game played for this many answers, or to its end, and how it stands."""
    record = Session.new(load_rules("orbis"), PEOPLE[:people], seed, {"start": "seat:0"}).record
    for key in answers_of(seed, people, answers):
        acts.answer(key)(record)
        acts.take_over(record)
    return record.document(), record.status


def keep_game(store: Store, seed: int, people: int, answers: int | None, age: float) -> str:
    """Keep such a game as last played so many seconds ago. Returns its id."""
    with mock.patch.object(store, "clock", return_value=NOW - age):
        return store.import_document(*document_of(seed, people, answers))


def fill(store: Store, running: int = 3, finished: int = 2) -> None:
    """Some running games and some that are over."""
    for number in range(running + finished):
        answers = 20 + 17 * number if number < running else None
        keep_game(store, number, 2 + number % 3, answers, AGES[number % len(AGES)])


def program(folder: Path, running: int = 0, finished: int = 0, **settings: object) -> TabletopApp:
    """The program with its files below a folder."""
    paths = Paths.below(folder)
    paths.data.mkdir(parents=True, exist_ok=True)
    if running or finished:
        with open_store(paths.saves) as store:
            fill(store, running, finished)
    chosen = Settings(**{"language": "en", "colour": "true", "motion": "off", **settings})  # type: ignore[arg-type]
    app = TabletopApp(chosen, paths)
    app.clock = lambda: NOW
    return app


class Visitor:
    """A player at the keyboard, with a mouse."""

    def __init__(self, app: TabletopApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys one after the other; much faster than the pilot does."""
        for key in keys:
            self.app.post_message(struck(self.app, key))
            for _ in range(10):
                await asyncio.sleep(0)
        await self.pilot.pause()
        for _ in range(200):  # a screen that has just come is laid out a moment later
            if self._shows_something():
                break
            await self.pilot.pause(0.01)

    async def write(self, text: str) -> None:
        """Type a text."""
        await self.press(*text)

    async def click(self, text: str, occurrence: int = 0, times: int = 1) -> None:
        """Click on a text that is on the screen."""
        found = [(row.find(text), y) for y, row in enumerate(self.rows()) if text in row]
        x, y = found[occurrence]
        await self.pilot.click(offset=(x + 1, y), times=times)
        await self.pilot.pause()

    def rows(self) -> list[str]:
        """The lines on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    def text(self) -> str:
        """Everything on the screen, as plain text."""
        return "\n".join(self.rows())

    def _shows_something(self) -> bool:
        """Whether there is text in any row; only rows down to the first one with text are drawn."""
        compositor = self.app.screen._compositor
        if not isinstance(compositor, PartCompositor):  # Textual's own screen, before the first of ours
            return bool(self.text().strip())
        width, height = compositor.size
        rows = (Region(0, y, width, 1) for y in range(height))
        return any(strip.text.strip() for row in rows for strip in compositor.strips_in(row))

    @property
    def said(self) -> str:
        """The sentence above the keys."""
        return self.app.screen.query_one(Saying).said

    @property
    def where(self) -> str:
        """The name of the uppermost screen."""
        return type(self.app.screen).__name__


@asynccontextmanager
async def visiting(app: TabletopApp, size: tuple[int, int] = HOME) -> AsyncIterator[Visitor]:
    """The program, running."""
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Visitor(app, pilot)
