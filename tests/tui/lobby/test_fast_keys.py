"""Keys that come faster than a screen goes do their work once; digits set the number of players."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from textual import events

from tabletop_tui.tui.screens.dialogs import Ask, Dialog
from tabletop_tui.tui.screens.fields import Choice
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.lobby import LobbyScreen
from tabletop_tui.tui.screens.setup import SetupScreen
from tests.tui.lobby.driving import SMALL, Visitor, program, visiting

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


async def at_once(visitor: Visitor, key: str, times: int = 2) -> None:
    """Press a key again before anything has come of it."""
    for _ in range(times):
        visitor.app.post_message(events.Key(key, key if len(key) == 1 else None))
    for _ in range(30):
        await asyncio.sleep(0)
    await visitor.pilot.pause()


def screens(visitor: Visitor, kind: type) -> int:
    """How many screens of a kind lie on each other."""
    return sum(isinstance(screen, kind) for screen in visitor.app.screen_stack)


@pytest.mark.parametrize(
    ("way", "key"),
    [(("d",), "enter"), (("d", "left"), "enter"), (("d",), "escape"), (("n",), "enter"), (("e",), "escape")],
)
async def test_a_dialog_is_answered_once(tmp_path: Path, way: Sequence[str], key: str) -> None:
    async with visiting(program(tmp_path, 3, 1)) as visitor:
        await visitor.press("down", *way)
        assert isinstance(visitor.app.screen, Dialog)
        await at_once(visitor, key)
        assert not screens(visitor, Dialog)


@pytest.mark.parametrize("way", ["r", "s", "a", "?"])
async def test_a_screen_is_left_once(tmp_path: Path, way: str) -> None:
    async with visiting(program(tmp_path, 1)) as visitor:
        await visitor.press(way)
        await at_once(visitor, "escape", 3)
        assert isinstance(visitor.app.screen, LobbyScreen)
        assert screens(visitor, LobbyScreen) == 1


async def test_a_game_is_set_up_begun_and_gone_on_with_once(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 2)) as visitor:
        await at_once(visitor, "enter")
        assert screens(visitor, SetupScreen) + screens(visitor, GameScreen) == 1
        await visitor.press("escape")
        while not isinstance(visitor.app.screen, LobbyScreen):
            await visitor.press("q")
        await visitor.press("down")
        await at_once(visitor, "enter")
        assert screens(visitor, GameScreen) == 1


@LANGUAGES
async def test_a_digit_sets_the_number_of_players(tmp_path: Path, language: str) -> None:
    async with visiting(program(tmp_path, language=language)) as visitor:
        await visitor.press("enter")
        screen = visitor.app.screen
        assert isinstance(screen, SetupScreen)
        players = screen.query_one("#players", Choice)
        for digit in "342":
            await visitor.press(digit)
            assert (screen.form.players, players.value) == (int(digit), digit)
        await visitor.press("7", "1")
        assert screen.form.players == 2


async def test_a_digit_in_a_name_is_part_of_the_name(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("enter", "tab", "tab", "tab", "down")
        await visitor.press("end", "4")
        screen = visitor.app.screen
        assert isinstance(screen, SetupScreen)
        assert (screen.form.players, screen.form.names[0][-1]) == (2, "4")


@LANGUAGES
async def test_a_question_takes_no_more_room_than_its_text(tmp_path: Path, language: str) -> None:
    async with visiting(program(tmp_path, 3, language=language), SMALL) as visitor:
        await visitor.press(*["down"] * 5, "d")
        page = visitor.app.screen
        assert isinstance(page, Ask)
        box = page.query_one("#box").size
        assert box.width <= 62
        assert box.height <= 8
