"""The front ends a command can open: lines of text, or full screens. Textual is imported only for these."""

import gc
from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop_tui.commands.invocation import Invocation

if TYPE_CHECKING:
    from tabletop_tui.app import FirstScreen
    from tabletop_tui.session import Session
    from tabletop_tui.store import Store


def play(invocation: Invocation, session: "Session", store: "Store", *, plain: bool) -> int:
    """Play a session to its end or until the players leave it. Returns the exit code."""
    session.reports = invocation.paths.reports
    if plain:
        from tabletop_tui import plain as lines

        return lines.play(session, invocation.words, ascii=invocation.settings.ascii)
    from tabletop_tui.app import playing

    return _full_screen(invocation, playing(session), store)


def set_up(invocation: Invocation, game: str, seed: int | None, variants: dict[str, str]) -> int:
    """Ask who plays, then play."""
    from tabletop_tui.app import setting_up

    return _full_screen(invocation, setting_up(game, seed, variants))


def replay(invocation: Invocation, session: "Session", at: int | None) -> int:
    """Step through a game."""
    from tabletop_tui.app import replaying

    return _full_screen(invocation, replaying(session, at))


def lobby(invocation: Invocation) -> int:
    """The lobby."""
    return _full_screen(invocation)


def picture(invocation: Invocation, session: "Session") -> str:
    """How a game stands, as an SVG of the screen that everybody may see."""
    import asyncio

    from tabletop_tui.app import TabletopApp, replaying
    from tabletop_tui.picture import svg_of

    settings = invocation.settings
    if settings.colour == "auto":
        settings = replace(settings, colour="true")  # whatever this terminal can show

    async def drawn() -> str:
        first = replaying(session, len(session.log) - 1)
        app = TabletopApp(settings, invocation.paths, first=first)
        async with app.run_test(size=(120, 36)) as pilot:
            await pilot.pause()
            return svg_of(app)

    return asyncio.run(drawn())


def _full_screen(
    invocation: Invocation, first: "FirstScreen | None" = None, store: "Store | None" = None
) -> int:
    """Run the program until the players leave it."""
    gc.disable()  # it is put to work again when the first screen stands: an eighth of the time to there
    from tabletop_tui.app import TabletopApp

    return TabletopApp(invocation.settings, invocation.paths, first=first, store=store).run_to_exit_code()
