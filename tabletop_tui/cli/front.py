"""The front ends a command can open: lines of text, or full screens. Textual is imported only for these."""

import gc
import sys
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from rulesets.core import BadSave
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.host import settings as settings_file
from tabletop_tui.play.acting import PACES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import ModuleType

    from rulesets.core import Message
    from rulesets.core.rules import Rules
    from tabletop_tui.play.puzzle import PuzzleTable
    from tabletop_tui.play.session import Session
    from tabletop_tui.store import Store
    from tabletop_tui.store.people import Person
    from tabletop_tui.tui.app import FirstScreen


def play(invocation: Invocation, session: "Session", store: "Store", *, plain: bool) -> int:
    """Play a session to its end or until the players leave it. Returns the exit code."""
    session.reports = invocation.paths.reports
    if plain:
        from tabletop_tui import plain as lines

        settings = invocation.settings
        watched = sys.stdin.isatty() and sys.stdout.isatty()  # else no one sees hands or waits for a computer
        covers = watched and settings.handover != "never"
        pace = PACES[settings.pace] if watched else 0
        try:
            return lines.play(
                session,
                invocation.words,
                ascii=settings.ascii,
                covers=covers,
                pace=pace,
                remarks=settings.remarks,
                brevity=lines.Brevity(on=settings.brief, keep=partial(_keep_brief, invocation)),
                games=store.games,
            )
        except BrokenPipeError:  # no one reads on: say on standard error what standard output would have said
            if session.game_id is not None:
                invocation.warn(invocation.words.plain.left(id=session.game_id))
            raise
    return _full_screen(invocation, read_in().playing(session), store)


async def _keep_brief(invocation: Invocation, on: bool) -> None:
    """Tell in brief, or in full, in the later games of this run and of later ones. Raises `OSError`."""
    invocation.override(brief=on)
    settings_file.change(invocation.paths, brief=on)


def go_on(invocation: Invocation, game_id: str, reason: "Message", store: "Store") -> int:
    """Open the lobby, which says why a game can't be resumed, and offers its last sound position."""
    return _full_screen(invocation, read_in().going_on(game_id, reason), store)


def check_drawings(invocation: Invocation, session: "Session") -> None:
    """Draw a position that was taken over from a file, before a player sees it.

    Raises `BadSave`. A position that the rules have led to needn't be drawn for that.
    """
    if not session.record.table.recovered:
        return
    try:
        for size in ((80, 24), (120, 36), (200, 60)):
            _ = picture(invocation, session, size)
    except Exception as error:  # no drawing foresees what no game leads to
        from tabletop_tui.play.showable import POSITION

        raise BadSave("save-unshowable", place=POSITION) from error


def set_up(
    invocation: Invocation,
    game: str,
    seed: int | None,
    variants: dict[str, str],
    *,
    coach: bool,
    fair: bool = False,
) -> int:
    """Ask who plays, then play; with `coach` the coach is chosen already, with `fair` fair chance."""
    first = read_in().setting_up(game, seed, variants, coach=coach or None, fair=fair)
    return _full_screen(invocation, first)


def gather(
    invocation: Invocation,
    store: "Store",
    rules: "Rules[Any]",
    people: "Sequence[Person]",
    variants: "Mapping[str, str]",
    *,
    plain: bool,
) -> int:
    """Collect what the players add to a game that is fair by proof, then play it."""
    if not plain:
        return _full_screen(invocation, read_in().contributing(rules, people, variants), store)
    from tabletop_tui.plain.contributions import gather as gather_lines
    from tabletop_tui.play.fair.contributions import Contributions
    from tabletop_tui.play.session import Session

    fair = Contributions(rules, people)
    if not gather_lines(fair, invocation.words, ascii=invocation.settings.ascii):
        return 0
    seed, proof = fair.begun()
    with Session.new(rules, people, seed, variants, store, proof) as session:
        return play(invocation, session, store, plain=True)


def solo(invocation: Invocation, game: str, level: int | None) -> int:
    """Offer rivals for a game alone, at this level if one is given."""
    return _full_screen(invocation, read_in().alone(game, level=level))


def puzzle(invocation: Invocation, table: "PuzzleTable") -> int:
    """Open a puzzle."""
    return _full_screen(invocation, read_in().trying(table))


def learn(invocation: Invocation, game: str, step: int | None) -> int:
    """Open a game's lesson, or its step with this number, counted from 0."""
    return _full_screen(invocation, read_in().learning(game, step))


def points(invocation: Invocation, game: str) -> int:
    """Explain a finished game line by line."""
    return _full_screen(invocation, read_in().taking_apart(game))


def replay(invocation: Invocation, session: "Session", at: int | None) -> int:
    """Open a game's replay, after `at` answers."""
    return _full_screen(invocation, read_in().replaying(session, at))


def lobby(invocation: Invocation) -> int:
    """Open the program at its lobby. Returns the exit code."""
    return _full_screen(invocation)


def picture(invocation: Invocation, session: "Session", size: tuple[int, int] = (120, 36)) -> str:
    """A game's current position, as an SVG of the screen that a watcher sees."""
    import asyncio

    from tabletop_tui.tui.app import TabletopApp, replaying
    from tabletop_tui.tui.picture import svg_of

    settings = invocation.settings
    if settings.colour == "auto":
        settings = replace(settings, colour="true")  # regardless of what this terminal can show

    async def drawn() -> str:
        first = replaying(session, len(session.record.log) - 1)
        app = TabletopApp(settings, invocation.paths, first=first)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            return svg_of(app)

    return asyncio.run(drawn())


def read_in() -> "ModuleType":
    """Import the full-screen program, which takes a while.

    None of it is garbage, so garbage collection waits until the first screen is shown.
    """
    gc.disable()
    from tabletop_tui.tui import app

    return app


def _full_screen(
    invocation: Invocation, first: "FirstScreen | None" = None, store: "Store | None" = None
) -> int:
    """Run the program until the players leave it."""
    app = read_in().TabletopApp(invocation.settings, invocation.paths, first=first, store=store)
    code: int = app.run_to_exit_code()
    return code
