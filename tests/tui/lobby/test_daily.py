"""The game of the day in the lobby, by keys."""

from datetime import timedelta
from pathlib import Path

import pytest

from tabletop_tui.play.daily import Dailies
from tabletop_tui.tui.screens.lobby import LobbyScreen
from tests.tui.lobby.driving import HOME, SMALL, program, visiting

# The clock of these programs stands at 14 March 2025.


@pytest.mark.parametrize(("language", "said"), [("en", "g today's game: "), ("de", "g Spiel des Tages: ")])
@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_the_title_says_which_game_it_is(
    tmp_path: Path, language: str, said: str, size: tuple[int, int]
) -> None:
    async with visiting(program(tmp_path, language=language), size) as visitor:
        assert said in visitor.rows()[0]


async def test_g_begins_it_and_later_goes_on_with_the_same_game(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("g")
        assert visitor.where != "LobbyScreen"
        await visitor.press("q")
        assert "today's game goes on" in visitor.rows()[0]
        (game,) = app.store.games()
        assert game.name.startswith("Daily 1")
        assert {person.level for person in game.people} == {None, 3}
        await visitor.press("g", "q")
        assert len(app.store.games()) == 1


async def test_once_it_is_over_the_title_has_the_result_and_the_days_in_a_row(tmp_path: Path) -> None:
    app = program(tmp_path, 0, 1)
    async with visiting(app) as visitor:
        (game,) = app.store.games()
        today = visitor.app.screen._today._daily.day  # type: ignore[attr-defined]
        Dailies(app.paths.data).begin(today, game.id)
    async with visiting(program(tmp_path)) as visitor:
        title = visitor.rows()[0]
        assert "★ 1 day in a row · today: " in title
        assert "points" in title
        await visitor.press("g")
        assert visitor.where == "LobbyScreen"
        assert "tomorrow there is another one" in visitor.said


async def test_after_midnight_the_title_names_the_next_day_s_game(tmp_path: Path) -> None:
    app = program(tmp_path)
    now = app.clock()
    async with visiting(app) as visitor:
        before = visitor.rows()[0]
        app.clock = lambda: now + 86_400
        assert isinstance(app.screen, LobbyScreen)
        app.screen._new_day()  # as every minute
        await visitor.pilot.pause()
        after = visitor.rows()[0]
        assert "today's game: " in after
        assert after != before


@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_the_sheet_of_rivals_names_it_too_and_g_begins_it_there(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    app = program(tmp_path)
    async with visiting(app, size) as visitor:
        await visitor.press("a")
        assert "Today's game: " in visitor.text()
        assert "One try counts." in visitor.text()
        await visitor.press("g", "q")
        await visitor.press("a")
        assert "Today's game goes on: " in visitor.text()
        (game,) = app.store.games()
        assert game.name.startswith("Daily ")


async def test_there_the_week_shows_the_days_that_were_played(tmp_path: Path) -> None:
    app = program(tmp_path, 0, 1)
    async with visiting(app) as visitor:
        (game,) = app.store.games()
        today = visitor.app.screen._today._daily.day  # type: ignore[attr-defined]
        kept = Dailies(app.paths.data)
        for back in (0, 1, 3):
            kept.begin(today - timedelta(days=back), game.id)
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("a")
        assert "★ 2 days in a row" in visitor.text()
        assert "· · · T · T F" in visitor.text(), "a Friday"
        await visitor.press("g")
        assert visitor.where == "SoloScreen"
        assert "tomorrow there is another one" in visitor.said
