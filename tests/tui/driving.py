"""Driving the program in tests: keys without waiting, what the screen shows as text, games to sit down at."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from textual import events
from textual.pilot import Pilot, _get_mouse_message_arguments

from rulesets import load_rules
from tabletop_tui.host.settings import Settings
from tabletop_tui.play import acts
from tabletop_tui.play.place import Place
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.tui.app import TabletopApp, playing
from tabletop_tui.tui.screens.game import GameScreen
from tests.at_once import play_at_once

ANA, BEN, CLEO = Person("Ana", "red"), Person("Ben", "blue"), Person("Cleo", "green")
HOME, SMALL, POCKET, TINY = (120, 36), (80, 24), (48, 20), (40, 20)
LARGE, HUGE = (160, 50), (200, 60)

OWN = "own key"
"""The key with which the awaited player takes over, whichever that is."""
NAMED = {"?": "question_mark", " ": "space", "/": "slash"}


def struck(app: TabletopApp, key: str) -> events.Key:
    """A key that is pressed now."""
    if key == OWN:
        game = next(screen for screen in reversed(app.screen_stack) if isinstance(screen, GameScreen))
        key = game.handing_over.key.lower()
        assert key, "no player is awaited"
    return events.Key(NAMED.get(key, key), key if len(key) == 1 else None)


def orbis(*people: Person, seed: int = 7) -> Session:
    """A new game of Orbis in which the first person begins."""
    seated = people or (ANA, BEN)
    return Session.new(load_rules("orbis"), seated, seed, {"start": "seat:0"})


class Table:
    """The program with a game on it, and hands to play with."""

    def __init__(self, app: TabletopApp, pilot: Pilot[None], session: Session) -> None:
        self.app = app
        self.pilot = pilot
        self.session = session

    @property
    def game(self) -> GameScreen:
        """The uppermost screen of a game."""
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, GameScreen))

    async def press(self, *keys: str) -> None:
        """Press keys one after another; much faster than the pilot does."""
        for key in keys:
            self.app.post_message(struck(self.app, key))
            for _ in range(8):
                await asyncio.sleep(0)
        await self.pilot.pause()
        while not self.app.screen._compositor.size:  # on a busy machine, a new screen is laid out a bit later
            await self.pilot.pause()

    async def hurry(self, key: str) -> None:
        """Press a key and go on as soon as it has been heard."""
        self.app.post_message(struck(self.app, key))
        for _ in range(12):
            await asyncio.sleep(0)

    async def type(self, label: str) -> None:
        """Press the keys of an option one after another, and go on as soon as they have been heard."""
        for key in label:
            await self.hurry(key)

    async def click(self, x: int, y: int) -> None:
        """Click a cell and go on as soon as that has been heard."""
        given = _get_mouse_message_arguments(self.app.screen, (x, y), button=1)
        for kind in (events.MouseDown, events.MouseUp, events.Click):
            self.app.screen._forward_event(kind(**given))
            for _ in range(12):
                await asyncio.sleep(0)

    async def point(self, x: int, y: int) -> None:
        """Move the mouse to a cell and go on as soon as that has been heard."""
        given = _get_mouse_message_arguments(self.app.screen, (x, y))
        self.app.screen._forward_event(events.MouseMove(**given))
        for _ in range(12):
            await asyncio.sleep(0)

    async def resize(self, size: tuple[int, int]) -> None:
        """Make the terminal larger or smaller."""
        await self.pilot.resize_terminal(*size)
        await self.pilot.pause()

    def text(self) -> str:
        """Everything on the screen, as plain text."""
        return "\n".join(self.rows())

    def rows(self) -> list[str]:
        """The lines on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    def keys_taken(self) -> list[str]:
        """The answers that stand."""
        return [answer.key for answer in self.session.record.table.answers]


@asynccontextmanager
async def sitting(
    session: Session, size: tuple[int, int] = HOME, screen: Any = None, **settings: Any
) -> AsyncIterator[Table]:
    """The program at a table of this session; `screen` makes another screen than the game's own."""
    chosen = Settings(**{"language": "en", "colour": "true", "motion": "off", "pace": "at-once", **settings})
    first = playing(session) if screen is None else (lambda _app: screen(Place(session)))
    app = TabletopApp(chosen, first=first)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Table(app, pilot, session)


def play(session: Session, *keys: str) -> None:
    """Give answers, passing on between seats."""
    for key in keys:
        session.do(acts.take_over)
        session.do(acts.answer(key))


def play_on(session: Session, answers: int, among: Sequence[str] = ()) -> None:
    """Give the first answer (or the first of those with a prefix) this many times, passing on."""

    def choose(record: GameRecord) -> str:
        assert record.decision is not None
        keys = [option.key for option in record.decision.options]
        liked = [key for key in keys if key.startswith(tuple(among))] if among else []
        return (liked or keys)[0]

    play_at_once(session, choose, answers)
