"""A house in one loop, with an app for each guest who comes: what tests of open tables share."""

import asyncio
import contextvars
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.serve.app import ServedApp, shared_words
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.reception import Reception
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store import open_store
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.words import WHOLE
from tabletop_tui.tui.screens.game import GameScreen
from tests.tui.driving import struck

HOST = Guest("Hana", None, host=True)
ANA, BEN, ZOE = Guest("Ana", "SHA256:ana"), Guest("Ben", "SHA256:ben"), Guest("Zoe", "SHA256:zoe")


class Terminal:
    """One app of the house, and hands to play with."""

    def __init__(self, app: ServedApp, pilot: Pilot[None], context: contextvars.Context) -> None:
        """`context` is one in which this app is the running one."""
        self.app = app
        self._pilot = pilot
        self._context = context

    async def pause(self) -> None:
        """Until the app has nothing more to do."""
        await asyncio.get_running_loop().create_task(self._pilot.pause(), context=self._context)

    @property
    def game(self) -> GameScreen:
        """The table's screen."""
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, GameScreen))

    @property
    def where(self) -> str:
        """What screen is on top."""
        return type(self.app.screen).__name__

    async def press(self, *keys: str) -> None:
        """Press keys; what they do is kept when this returns."""
        for key in keys:
            self.app.post_message(struck(self.app, key))
            for _ in range(8):
                await asyncio.sleep(0)
            await self.settled()
        await self.pause()
        await self.settled()
        await self.pause()

    async def settled(self) -> None:
        """Until nothing is being written at the table."""
        screen = next((s for s in self.app.screen_stack if isinstance(s, GameScreen)), None)
        if screen is not None:
            await screen.place.settled()
            await asyncio.sleep(0)

    async def type(self, text: str) -> None:
        """Press the key of every letter."""
        await self.press(*text)

    def text(self) -> str:
        """Everything on the screen, as plain text."""
        return "\n".join(self.rows())

    def rows(self) -> list[str]:
        """The lines on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


class Evening:
    """A house and the guests in it."""

    def __init__(self, house: Reception, folder: Path) -> None:
        self.house = house
        self.folder = folder
        self._stack = AsyncExitStack()
        self._visits: dict[int, AsyncExitStack] = {}

    async def come(self, guest: Guest, size: tuple[int, int] = (120, 36), **settings: Any) -> Terminal:
        """A guest comes in."""
        app = ServedApp(
            guest,
            self.house,
            Settings(**{"language": "en", "colour": "true", "motion": "off", **settings}),
            Paths.find(),
            self.house.services.store,
        )
        stack = AsyncExitStack()
        self.house.arrived(guest)
        stack.callback(lambda: self.house.left(guest))
        # Each app needs a task of its own, as Textual notes the running app in the task's context.
        ready: asyncio.Future[Terminal] = asyncio.get_running_loop().create_future()
        over = asyncio.Event()

        async def visit() -> None:
            async with app.run_test(size=size) as pilot:
                await pilot.pause()
                ready.set_result(Terminal(app, pilot, contextvars.copy_context()))
                await over.wait()

        task = asyncio.create_task(visit())

        async def end() -> None:
            over.set()
            await task

        stack.push_async_callback(end)
        self._visits[id(app)] = stack
        await asyncio.wait((ready, task), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        terminal = ready.result()
        for _ in range(20):
            await asyncio.sleep(0)
        await terminal.settled()
        await terminal.pause()
        return terminal

    async def lose(self, terminal: Terminal) -> None:
        """Their line is lost."""
        await self._visits.pop(id(terminal.app)).aclose()

    async def open(self, game: str, *people: tuple[str, str], variants: Any = None) -> OpenTable:
        """A table for a game; `people` are names with the kinds of their seats."""
        seated = [Person(name, COLOURS[place], kind) for place, (name, kind) in enumerate(people)]
        return await self.house.tables.open(load_rules(game), seated, variants, seed=7)

    async def close(self) -> None:
        """All guests go, and the house closes."""
        for stack in list(self._visits.values()):
            await stack.aclose()
        self._visits.clear()
        self.house.closing()


@asynccontextmanager
async def evening(
    folder: Path,
    clock: Callable[[], float] = lambda: 1_700_000_000.0,
    glance: float = 0.0,
    limits: Limits | None = None,
    kept: bool = True,
) -> AsyncIterator[Evening]:
    """A house with its saves in a folder; what is left running there is open again.

    Unless invitations are `kept`, the house has its own, in memory. The wording is shared by all that run in
    this process, so what other tests asked of it in vain is forgotten.
    """
    for language in WHOLE:
        shared_words(language, ascii_only=False).problems.clear()
    with open_store(folder / "games.sqlite3") as store, Guestbook(folder / "people.sqlite3", clock) as book:
        house = Reception(store, clock=clock, book=book if kept else None, glance=glance, limits=limits)
        meeting = Evening(house, folder)
        try:
            yield meeting
        finally:
            await meeting.close()
