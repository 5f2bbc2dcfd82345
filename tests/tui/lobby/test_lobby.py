"""The lobby, by keys and by mouse."""

import json
from pathlib import Path

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.tui.app import playing
from tests.tui.lobby.driving import HOME, LARGE, POCKET, SMALL, TINY, program, visiting
from tests.whole import in_turn


async def test_two_keys_lead_from_the_lobby_to_the_first_decision_of_orbis(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("enter")
        assert visitor.where == "SetupScreen"
        await visitor.press("enter")
        assert visitor.where == "OrbisScreen"
        assert "take a landscape" in visitor.text()


async def test_two_clicks_lead_to_the_first_decision_of_orbis(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.click("Build a world")
        assert visitor.where == "SetupScreen"
        await visitor.click("Start")
        assert visitor.where == "OrbisScreen"


@pytest.mark.parametrize(("language", "size"), in_turn(["en", "de"], [HOME, SMALL, LARGE]))
async def test_every_game_of_the_box_is_there_and_can_be_set_up(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    titles = ("Orbis", "Papyria", "Helios", "Dice Forge", "Bora Bora")
    async with visiting(program(tmp_path, language=language), size) as visitor:
        for title in titles:
            assert title in visitor.text()
        for digit, title in enumerate(titles, 1):
            await visitor.press(str(digit))
            assert visitor.where == "SetupScreen"
            assert title in visitor.text()
            await visitor.press("escape")


@pytest.mark.parametrize("size", [HOME, SMALL, POCKET])
async def test_the_footer_ends_with_help_which_lists_every_key(tmp_path: Path, size: tuple[int, int]) -> None:
    async with visiting(program(tmp_path), size) as visitor:
        assert visitor.text().rstrip().endswith("? help")


async def test_a_digit_chooses_a_game_wherever_the_mark_is(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("1")
        assert visitor.where == "SetupScreen"
        await visitor.press("enter", "q", "down", "4")
        assert visitor.where == "SetupScreen"
        assert "Dice Forge" in visitor.text()


@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_without_games_the_lists_say_how_to_begin(tmp_path: Path, size: tuple[int, int]) -> None:
    async with visiting(program(tmp_path), size) as visitor:
        assert "No game is running" in visitor.text()
        assert "No game has been finished" in visitor.text()
        assert not (tmp_path / "data" / "games.sqlite3").exists()


async def test_running_games_say_whose_turn_it_is_and_when_they_were_played(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 3, 2)) as visitor:
        text = visitor.text()
        assert "Running games · 3" in text
        assert "Finished games · 2" in text
        assert "to move · round" in text
        assert "3 min ago" in text


async def test_enter_goes_on_with_a_running_game_and_q_comes_back(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 2, 1)) as visitor:
        await visitor.press("down", "enter")
        assert visitor.where == "OrbisScreen"
        await visitor.press("q")
        assert visitor.where == "LobbyScreen"
        assert "Running games · 2" in visitor.text()


async def test_the_mark_is_on_a_running_game_that_was_left_and_enter_goes_on_with_it(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 3, 1)) as visitor:
        await visitor.press("down", "down", "enter")
        await visitor.press("q", "enter")
        assert visitor.where == "OrbisScreen"
        shown = visitor.text()
        await visitor.press("q", "up", "enter", "q", "down", "enter")
        assert visitor.text() == shown


async def test_the_mark_is_on_a_game_that_the_program_began_with(tmp_path: Path) -> None:
    app = program(tmp_path, 2, 1)
    last = app.store.games()[1].id
    app._first = playing(Session.resume(app.store, last))
    async with visiting(app) as visitor:
        assert visitor.where == "OrbisScreen"
        shown = visitor.text()
        await visitor.press("q", "enter")
        assert visitor.text() == shown


async def test_the_keys_never_lead_to_an_empty_list(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 0, 1)) as visitor:
        await visitor.press("tab")
        await visitor.press("enter")
        assert visitor.where == "OrbisScreen"
    async with visiting(program(tmp_path / "running", 1, 0)) as visitor:
        await visitor.press("tab", "right", "enter")
        assert visitor.where == "OrbisScreen"
    async with visiting(program(tmp_path / "none", 0, 0)) as visitor:
        await visitor.press("tab", "down", "enter")
        assert visitor.where == "SetupScreen"


async def test_after_the_last_game_of_a_list_is_deleted_the_mark_is_on_the_cards(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 1, 0)) as visitor:
        await visitor.press("down", "d", "left", "enter")
        assert "No game is running" in visitor.text()
        await visitor.press("enter")
        assert visitor.where == "SetupScreen"


async def test_enter_on_a_finished_game_looks_back_at_it(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 0, 1)) as visitor:
        await visitor.press("down", "enter")
        assert visitor.where == "OrbisScreen"


async def test_a_click_marks_a_game_and_a_second_one_opens_it(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 3, 0)) as visitor:
        await visitor.click("Orbis  Ana, Ben, Cleo")
        assert visitor.where == "LobbyScreen"
        await visitor.click("Orbis  Ana, Ben, Cleo")
        assert visitor.where == "OrbisScreen"


async def test_many_games_scroll(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 14, 0), SMALL) as visitor:
        await visitor.press("tab", "end")
        assert "round" in visitor.rows()[-3]
        last = visitor.rows()[-3]
        await visitor.press("home")
        assert visitor.rows()[-3] != last
        await visitor.press("pagedown", "pagedown", "pagedown")
        assert visitor.rows()[-3] == last


async def test_a_game_is_deleted_only_after_asking_and_u_brings_it_back(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 2, 0)) as visitor:
        await visitor.press("down", "d")
        assert "Delete Orbis of Ana and Ben?" in visitor.text()
        await visitor.press("enter")
        assert "Running games · 2" in visitor.text()
        await visitor.press("d", "left", "enter")
        assert "Running games · 1" in visitor.text()
        await visitor.press("u")
        assert "Running games · 2" in visitor.text()


async def test_a_game_that_is_open_elsewhere_is_neither_opened_nor_deleted(tmp_path: Path) -> None:
    app = program(tmp_path, 1, 0)
    with open_store(app.paths.saves) as other:
        (game,) = other.games()
        with Session.resume(other, game.id):
            async with visiting(app) as visitor:
                await visitor.press("down", "enter")
                assert visitor.where == "Ask"  # whether to look at it
                assert "⟦" not in visitor.text()
                await visitor.press("escape")
                assert visitor.where == "LobbyScreen"
                await visitor.press("d", "left", "enter")
                assert "Running games · 1" in visitor.text()


async def test_a_game_gets_a_name_without_what_cannot_be_shown(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 1, 0)) as visitor:
        await visitor.press("down", "n")
        await visitor.write("Sunday")
        await visitor.press("enter")
        assert "Sunday (Orbis)" in visitor.text()


async def test_a_game_is_exported_and_imported(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    async with visiting(program(tmp_path, 1, 0)) as visitor:
        await visitor.press("down", "e", "ctrl+u", "home", "ctrl+k")
        await visitor.write(str(file))
        await visitor.press("enter")
        assert json.loads(file.read_text(encoding="utf-8"))["game"] == "orbis"
        await visitor.press("i")
        await visitor.write(str(file))
        await visitor.press("enter")
        assert "Running games · 2" in visitor.text()
        await visitor.press("i")
        await visitor.write(str(tmp_path / "nowhere.json"))
        await visitor.press("enter")
        assert "nowhere.json can't be read" in visitor.said


async def test_an_export_does_not_overwrite_anything(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    async with visiting(program(tmp_path, 1, 0)) as visitor:
        for _ in range(2):
            await visitor.press("down", "e", "ctrl+u", "home", "ctrl+k")
            await visitor.write(str(file))
            await visitor.press("enter")
        assert "already exists" in visitor.said
        assert "Ana" in file.read_text(encoding="utf-8")


async def test_a_damaged_database_is_said_and_left_as_it_is(tmp_path: Path) -> None:
    app = program(tmp_path)
    app.paths.saves.write_text("not a database", encoding="utf-8")
    async with visiting(app) as visitor:
        assert "games.sqlite3" in visitor.said
        await visitor.press("enter")
        await visitor.press("enter")
        assert visitor.where == "SetupScreen"
        assert "games.sqlite3" in visitor.said
    assert app.paths.saves.read_text(encoding="utf-8") == "not a database"


@pytest.mark.parametrize(
    ("key", "screen"),
    [("r", "RulesScreen"), ("s", "SettingsScreen"), ("?", "KeysScreen"), ("o", "AboutScreen")],
)
async def test_everything_around_the_games_is_a_key_away_and_esc_comes_back(
    tmp_path: Path, key: str, screen: str
) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press(key)
        assert visitor.where == screen
        await visitor.press("escape")
        assert visitor.where == "LobbyScreen"


async def test_the_keys_at_the_bottom_can_be_clicked(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.click("r rules")
        assert visitor.where == "RulesScreen"
        await visitor.click("Esc back")
        assert visitor.where == "LobbyScreen"


@pytest.mark.parametrize("keys", [(), ("enter",), ("s",), ("r",), ("a",)])
async def test_where_there_is_too_little_room_a_sentence_says_so(
    tmp_path: Path, keys: tuple[str, ...]
) -> None:
    async with visiting(program(tmp_path, language="de"), SMALL) as visitor:
        await visitor.press(*keys)
        await visitor.pilot.resize_terminal(*TINY)
        await visitor.pilot.pause()
        assert "48x20" in visitor.text()
        assert "Orbis" not in visitor.text()
        await visitor.pilot.resize_terminal(*SMALL)
        await visitor.pilot.pause()
        assert "48x20" not in visitor.text()


async def test_the_language_changes_while_the_lobby_is_open(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, 1, 1)) as visitor:
        await visitor.press("f9")
        assert "Laufende Partien" in visitor.text()
        assert "ist dran" in visitor.text()


async def test_a_game_over_the_lobby_survives_a_window_of_any_size(tmp_path: Path) -> None:
    """The lobby is laid out beneath the game, however small the window."""
    async with visiting(program(tmp_path, 2, 1)) as visitor:
        await visitor.press("enter", "enter")
        for size in ((40, 24), (40, 10), (12, 5), (1, 1), (47, 36), HOME):
            await visitor.pilot.resize_terminal(*size)
            await visitor.pilot.pause()
        assert visitor.where == "OrbisScreen"
        assert "take a landscape" in visitor.text()
