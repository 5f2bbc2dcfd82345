"""Pictures of the same sentences at the keyboard, over SSH and in plain mode, in German.

What happened since a player's turn, what options mean for them, and a hint.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from textwrap import wrap

from rich.segment import Segment

from rulesets import load_rules
from tabletop_tui.paint.svg import svg_of_lines
from tabletop_tui.play.session import Session
from tabletop_tui.tui.app import FirstScreen
from tabletop_tui.tui.picture import svg_of
from tests.plain.talking import talked
from tests.serve.tables.bens_turn import (
    PEOPLE,
    SEED,
    come_to_bens_turn,
    played,
    uncovering,
    until_bens_turn,
)
from tests.serve.tables.evening import Terminal, evening
from tests.shots import Picture, Shot
from tests.tui.driving import Table, sitting
from tests.tui.lobby.driving import HOME

GAMES = {"recap": "bora_bora", "options": "dice_forge", "hint": "dice_forge"}
"""The game of each moment."""
KEYS = {"recap": (), "options": ("down", "up"), "hint": ("h",)}
"""What is pressed once the player's turn has begun."""
TYPED = {"recap": ["seither"], "options": ["warum 1", "warum 2"], "hint": ["tipp"]}
"""What is typed in plain mode."""
WIDTH, HEIGHT = HOME


def session_of(game: str) -> Session:
    """Ben's turn has begun at the keyboard."""
    return played(Session.new(load_rules(game), PEOPLE, SEED), until_bens_turn(game))


async def shown(place: Table | Terminal, moment: str, pause: Callable[[], Awaitable[None]]) -> None:
    """Press what shows the moment, and wait for it."""
    await place.press(*KEYS[moment])
    for _ in range(1500 if moment != "options" else 0):
        if place.game.hinting.said if moment == "hint" else place.game.strip.voice.texts:
            break
        await pause()
        await asyncio.sleep(0.01)
    await pause()


def at_the_keyboard(moment: str) -> Callable[[Picture, Path], Awaitable[str]]:
    async def draw(picture: Picture, folder: Path) -> str:
        session = session_of(GAMES[moment])
        at: AbstractAsyncContextManager[Table] = sitting(session, picture.size, language=picture.language)
        async with at as table:
            if uncovering(session):
                await table.press("B")
            await shown(table, moment, table.pilot.pause)
            return svg_of(table.app)

    return draw


def over_ssh(moment: str) -> Callable[[Picture, Path], Awaitable[str]]:
    async def draw(picture: Picture, folder: Path) -> str:
        game = GAMES[moment]
        async with evening(folder) as tonight:
            keys = until_bens_turn(game)
            terminal = await come_to_bens_turn(tonight, game, keys, picture.language)
            await shown(terminal, moment, terminal.pause)
            return svg_of(terminal.app)

    return draw


def in_plain_mode(moment: str) -> Callable[[Picture, Path], Awaitable[str]]:
    async def draw(picture: Picture, folder: Path) -> str:
        session = session_of(GAMES[moment])
        typed = [*uncovering(session), *TYPED[moment], "quit"]
        talk = await asyncio.to_thread(talked, session, typed, picture.language)
        rows = [row for line in talk.lines for row in wrap(line, WIDTH) or [""]]
        return svg_of_lines([[Segment(row.ljust(WIDTH))] for row in rows[-HEIGHT:]])

    return draw


def _undrawn() -> FirstScreen:
    raise NotImplementedError  # these pictures are drawn by themselves


SHOTS = tuple(
    Shot(f"sentences-{where}-{moment}", _undrawn, sizes=(HOME,), languages=("de",), draw=draws(moment))
    for where, draws in (("keyboard", at_the_keyboard), ("ssh", over_ssh), ("plain", in_plain_mode))
    for moment in GAMES
)
