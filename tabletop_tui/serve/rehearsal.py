"""Builds every screen once before guests come, so that the first guest doesn't have to wait.

What is slow only the first time is then done: style sheets, wording, drawings, and the sequences for colours.
It is done piece by piece, since a guest may be here already.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from time import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from textual.screen import Screen

from rulesets import BUILT
from tabletop_tui.host.settings import Settings
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.paint.themes import PALETTES
from tabletop_tui.play.place import Place
from tabletop_tui.play.session import Session
from tabletop_tui.serve.app import RemoteApp, shared_words
from tabletop_tui.serve.bell import Bell
from tabletop_tui.serve.book.own_settings import OwnSettings
from tabletop_tui.serve.club.presence import Presence
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.far_terminal import FarTerminal
from tabletop_tui.serve.mail.contacts import Contacts
from tabletop_tui.serve.mail.notices import Notices
from tabletop_tui.serve.people.calls import Calls
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.visitors import Visitors
from tabletop_tui.serve.reach import Clerk, Reach
from tabletop_tui.serve.screens.opening import OpeningScreen
from tabletop_tui.serve.screens.tables import TablesScreen
from tabletop_tui.serve.tables.tables import Tables
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.untranslated import catalogues
from tabletop_tui.text.words import LANGUAGES
from tabletop_tui.tui.screens.of_games import screen_of
from tabletop_tui.tui.terminal import sheets
from tabletop_tui.tui.themes import css_variables

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.serve.app import ServedApp
    from tabletop_tui.serve.lines.entrance import Entrance

SIZE = (120, 36)

_AT_LENGTH = 5.0
"""Seconds after which a screen that hasn't appeared is given up."""
_PAINTED = 0.03
"""Seconds in which a screen is painted."""

REHEARSER = Guest("-", None)


class EmptyHouse:
    """A house without tables, for an imaginary guest: all of a house that screens look at."""

    def __init__(self) -> None:
        """There are no people and no tables."""
        visitors = Visitors()
        self.reach = Reach()
        clerk = Clerk("rehearsal", self.reach)
        own = OwnSettings(None, clerk)
        notices = Notices(visitors, None, clerk, own, Contacts(own, Limits(), time))
        self.services = SimpleNamespace(
            visitors=visitors,
            presence=Presence(shared=False),
            calls=Calls(),
            notices=notices,
        )
        self.tables = Tables(cast(Any, None), cast(Any, None), cast(Any, None), {})  # it has none to look at
        self.entrance: Entrance | None = None
        self.glance = 0.0
        self.bell = Bell()

    def first_screen(self, app: "ServedApp") -> Screen[Any]:
        """The list of tables, which every guest sees first."""
        return TablesScreen(self, app.guest)  # type: ignore[arg-type]  # all of a house that it looks at


class Rehearsal(RemoteApp):
    """A guest's program, run without a guest."""

    def __init__(self, paths: "Paths") -> None:
        """It uses the colours that most terminals have."""
        settings = Settings(colour="256", motion="off")
        line = FarTerminal(lambda _data: None, lambda: 0, lambda _why: None, size=SIZE)
        super().__init__(line, REHEARSER, EmptyHouse(), settings, paths)

    async def turn(self, what: Callable[[], Any]) -> None:
        """Do something in the app's context, and let it be painted.

        Raises `TimeoutError` if that takes too long, as it does once the app has failed: guests wait for it.
        """
        done = asyncio.Event()

        async def do() -> None:
            try:
                awaited = what()
                if awaited is not None:
                    await awaited
            finally:
                done.set()

        self.call_later(do)
        async with asyncio.timeout(_AT_LENGTH):
            await done.wait()
        await asyncio.sleep(_PAINTED)

    def play(self, game: str) -> Awaitable[Any]:
        """A table without players, which isn't saved."""
        parts = game_parts(game)
        seats = min(parts.rules.seat_counts)
        session = Session.new(parts.rules, [Person(f"{n}", COLOURS[n]) for n in range(seats)], 1)
        return self.push_screen(screen_of(parts.id)(Place(session)))

    def press(self, action: str) -> Awaitable[Any]:
        """Do what a key of the top screen does."""
        return self.screen.run_action(action)

    def leave(self) -> None:
        """Leave the top screen for the one below."""
        if len(self.screen_stack) > 1:
            _ = self.pop_screen()


async def rehearse(paths: "Paths", turn: asyncio.Semaphore) -> None:
    """Show every screen once, without a guest. Waits for `turn` before each, as for any screen."""
    app = Rehearsal(paths)
    async with turn:
        running = asyncio.ensure_future(app.run_async(mouse=False, size=SIZE))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_AT_LENGTH):
                await app.stands.wait()
    try:
        opening = OpeningScreen(app.house, REHEARSER, BUILT[0])  # type: ignore[arg-type]
        for what in (lambda: app.push_screen(opening), app.leave):
            async with turn:
                await app.turn(what)
        for game in BUILT:
            await _game(app, game, turn)
        sheets.learn(app.stylesheet)
    finally:
        app.exit()
        _ = await asyncio.wait({running}, timeout=_AT_LENGTH)
    await _read_the_rest()


async def _game(app: Rehearsal, game: str, turn: asyncio.Semaphore) -> None:
    steps = (
        lambda: app.play(game),
        *(lambda page=page: app.press(page) for page in ("help", "score", "log")),
    )
    for number, step in enumerate(steps):
        async with turn:
            await app.turn(step)
            if number:
                await app.turn(app.leave)
    await app.turn(app.leave)


async def _read_the_rest() -> None:
    """Sheets for every palette, and the wording of every language."""
    for palette in PALETTES.values():
        for _ in sheets.shared_sheet(css_variables(palette)).read_slowly():
            await asyncio.sleep(0)
    for language in LANGUAGES:
        words = shared_words(language, ascii_only=False)
        for catalogue in catalogues():
            _ = words.has(f"{catalogue}-")
            await asyncio.sleep(0)
