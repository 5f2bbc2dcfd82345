"""Boards are drawn while the cursor rests on an answer, and always show the game as it is."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from rulesets import BUILT
from tabletop_tui.kit.kept import Kept
from tabletop_tui.tui.screens.table import TableScreen
from tests.tui.driving import LARGE, Table, sitting
from tests.tui.games_on import played_at_random

ANSWERS = {**dict.fromkeys(BUILT, 40), "orbis": 41}
"""After so many answers, Enter answers where the cursor stands, and that can simply be taken back."""


def screen_of(table: Table) -> TableScreen[Any]:
    game = table.game
    assert isinstance(game, TableScreen)
    return game


async def rest(table: Table) -> None:
    """Let the cursor rest for long enough."""
    screen_of(table)._ahead.work()
    for _ in range(40):
        await asyncio.sleep(0)


def pictures(table: Table) -> dict[str, tuple[object, object]]:
    """What all boards in sight show, with what can be pointed at."""
    game = screen_of(table)
    return {
        board.id: (game.board(board.id).drawing.lines, set(game.board(board.id).drawing.spots))
        for board in game.BOARDS
        if game.has_place(board.id)
    }


def assert_as_drawn_anew(table: Table) -> None:
    """What is shown is what the game looks like with nothing drawn before."""
    shown, game = pictures(table), screen_of(table)
    kept, game.kept = game.kept, Kept()
    game.show_boards()
    anew = pictures(table)
    game.kept = kept
    assert [board for board in anew if shown[board] != anew[board]] == []


def drawn(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The names of what is drawn from now on because it isn't kept."""
    found: list[object] = []
    once = Kept.once

    def noting(kept: Kept, name: object, shows: object, draw: Callable[[], Any], most: int = 2) -> Any:
        def drawing() -> Any:
            found.append(name)
            return draw()

        return once(kept, name, shows, drawing, most)

    monkeypatch.setattr(Kept, "once", noting)
    return found


@pytest.mark.parametrize("game", BUILT)
async def test_pictures_are_right_whatever_follows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = drawn(monkeypatch)
    async with sitting(played_at_random(game, ANSWERS[game]), handover="never") as table:
        before, steps = pictures(table), len(table.keys_taken())
        made.clear()
        await rest(table)
        assert made, "something was drawn"
        assert pictures(table) == before, "and nothing of it is seen"
        await table.press("enter")
        assert len(table.keys_taken()) == steps + 1
        assert_as_drawn_anew(table)
        await rest(table)
        await table.press("u")
        assert len(table.keys_taken()) == steps
        assert_as_drawn_anew(table)
        await rest(table)
        await table.press("right", "enter")  # another answer
        assert_as_drawn_anew(table)
        await rest(table)
        await table.pilot.resize_terminal(*LARGE)
        await table.press("enter")
        assert_as_drawn_anew(table)


async def test_an_answer_finds_its_boards_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    made = drawn(monkeypatch)
    async with sitting(played_at_random("papyria", 40), handover="never") as table:
        for _ in range(2):
            await rest(table)
            made.clear()
            await table.press("enter")
            assert made == []
