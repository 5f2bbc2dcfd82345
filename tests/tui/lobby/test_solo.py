"""The sheet of a game alone, by keys and by mouse."""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.kit.registry import game_picture
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.paint.pictures.look import look_of
from tabletop_tui.play.session import Session
from tabletop_tui.play.solo import Record, at_this_keyboard, offered
from tabletop_tui.store.rivals import RIVALS
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.solo_sheet import Facts, Game, Today, draw_sheet, target
from tests.tui.lobby.driving import HOME, HUGE, LARGE, SMALL, program, visiting
from tests.whole import in_turn

RIVAL_NAMES = [id.title() for id in RIVALS]


async def test_two_keys_lead_from_the_lobby_to_a_game_against_two_rivals(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("a")
        assert visitor.where == "SoloScreen"
        await visitor.press("enter")
        assert visitor.where == "OrbisScreen"
        await visitor.press("q")
        (game,) = app.store.games()
        assert {person.rival for person in game.people} == {"", "mira", "tor"}
        again = Session.resume(app.store, game.id)
        assert [person.rival for person in again.record.people] == [person.rival for person in game.people]
        again.close()


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_list_of_commands_says_in_a_line_that_enter_starts_a_game_alone(
    tmp_path: Path, language: str
) -> None:
    async with visiting(program(tmp_path, language=language), SMALL) as visitor:
        await visitor.press("ctrl+p")
        say = Words(language).keys
        line = next(row for row in visitor.rows() if say.lobby_alone() in row)
        assert say.lobby_alone_tip() in line
        assert "Enter" in line


async def test_three_keys_lead_to_a_game_alone_of_any_kind(tmp_path: Path) -> None:
    """Its number opens the set-up for people; `a` typed into a name stays a letter."""
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("5", "tab", "tab", "tab", "down", "a")
        assert visitor.where == "SetupScreen"
        await visitor.press("escape", "5", "a", "enter")
        assert visitor.where == "BoraBoraScreen"


@pytest.mark.parametrize(("size", "language"), in_turn([HOME, SMALL, LARGE], ["en", "de"]))
async def test_every_game_has_a_sheet_that_names_rivals_and_keys(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    async with visiting(program(tmp_path, language=language), size) as visitor:
        for title in ("Orbis", "Papyria", "Helios", "Dice Forge", "Bora Bora"):
            await visitor.press("a")
            assert title in visitor.rows()[0]
            text = visitor.text()
            assert all(name in text for name in ("Mira", "Tor", "Opal", "1 2 3"))
            assert "…" not in text
            await visitor.press("escape", "right" if size != SMALL else "down")


async def test_arrows_change_the_rival_and_signs_the_level(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("a", "plus", "plus", "right", "down")
        text, _, _ = visitor.text().partition("Levels you have beaten")
        assert "●●●○○ Journeyman" in text
        assert "Mira, careful" in text, "a style shows from the second level on"
        assert "Tor" not in text
        assert "Pip" in text, "Opal has the third seat"
        await visitor.press("up", "left", "minus")
        text, _, _ = visitor.text().partition("Levels you have beaten")
        assert "●●○○○ Apprentice" in text
        assert "Tor" in text


async def test_digits_let_rivals_come_and_go_but_one_always_stays(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("a", "3")
        assert "against 3 rivals" in visitor.text()
        await visitor.press("3", "2", "1")
        assert "against one rival" in visitor.text()
        assert visitor.said == "At least one rival has to join."
        await visitor.press("enter")
        (game,) = app.store.games()
        assert len(game.people) == 2


@pytest.mark.parametrize("key", ["question_mark", "f1"])
async def test_help_lists_the_keys_of_seats(tmp_path: Path, key: str) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("a", key)
        for rival in ("first", "second", "third"):
            assert f"Let the {rival} rival come or stay away." in visitor.text()


async def test_a_click_goes_to_a_seat_and_a_second_one_lets_the_rival_stay_away(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("a")
        await visitor.click("Tor")
        await visitor.press("plus")
        assert "Tor, bold" in visitor.text()
        await visitor.click("Tor, bold")
        assert "2 invites Tor." in visitor.text()


async def test_the_sheet_leads_to_the_set_up_the_lesson_and_back(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("a", "o")
        assert visitor.where == "SetupScreen"
        await visitor.press("escape", "a", "t")
        assert visitor.where == "LearnScreen"
        await visitor.press("escape")
        assert visitor.where == "SoloScreen"
        await visitor.press("f1", "escape", "escape")
        assert visitor.where == "LobbyScreen"


async def test_the_first_game_after_a_lesson_leads_back_to_the_lobby(tmp_path: Path) -> None:
    """Its end offers the lobby, not the list of the lesson's steps."""
    app = program(tmp_path)
    async with visiting(app) as visitor:
        before = visitor.where
        await visitor.press("t")
        app.play_alone("orbis", coach=True)
        await visitor.pilot.pause()
        await visitor.press("enter")
        assert visitor.where == "OrbisScreen"
        await visitor.press("q")
        assert visitor.where == before


async def test_a_surprise_draws_other_rivals(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("a")
        seen = set()
        for _ in range(12):
            await visitor.press("r")
            seen |= {rival for rival in RIVALS if rival.title() in visitor.text()}
        assert len(seen) > 3


async def test_without_pictures_a_letter_stands_for_a_portrait(tmp_path: Path) -> None:
    async with visiting(program(tmp_path, ascii=True), SMALL) as visitor:
        await visitor.press("a")
        assert "[M] Mira" in visitor.text()
        assert "1/5 Novice" in visitor.text()


async def test_a_smaller_window_keeps_all_seats_in_sight(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("a", "right", "right")
        await visitor.pilot.resize_terminal(*SMALL)
        await visitor.pilot.pause()
        text = visitor.text()
        assert all(name in text for name in ("Mira", "Tor", "Opal"))


def drawn(size: tuple[int, int], best: Mapping[str, int], *, pictures: bool = True) -> Drawing:
    """The sheet of Orbis in a window of this size, for a player with such a record."""
    words, look = Words("en"), look_of("dark" if pictures else "mono")
    solo = offered(load_rules("orbis"), [], at_this_keyboard("Ana"))
    games = [Game(title, game_picture("orbis", look), True) for title in ("Orbis", "", "", "", "")]
    record = Record(3 if best else 0, 1, frozenset(best.values()), {}, best)
    today = Today("g", "Today's game: Helios", ("against Juno and Wen, level 3", "One try counts."), ())
    facts = Facts("orbis", "Orbis", games, "Ana", "red", record, [("+ -", "level")], None, today)
    return draw_sheet(size[0], size[1] - 4, solo, facts, words, look)


@pytest.mark.parametrize("size", [HOME, LARGE, HUGE, SMALL])
def test_the_ladder_names_all_rivals_and_the_levels_at_which_they_were_beaten(size: tuple[int, int]) -> None:
    for best in ({}, {"tor": 3, "wen": 1}):
        rows = drawn(size, best).text().splitlines()
        title = "Rivals you have beaten in Orbis" if best else "Rivals to beat in Orbis"
        told = next((row for row in rows if all(name in row for name in RIVAL_NAMES)), None)
        assert (told is not None) == (size != SMALL) == any(title in row for row in rows)
        if told is not None:
            levels = rows[rows.index(told) + 1]
            assert levels.count("✓") == len(best)
            assert levels.count("–") == len(RIVALS) - len(best)
            assert all(f"✓ {level}" in levels for level in best.values())


@pytest.mark.parametrize("best", [{}, {"tor": 3}])
@pytest.mark.parametrize("pictures", [True, False])
@pytest.mark.parametrize("size", [HOME, (140, 44), LARGE, HUGE])
def test_no_part_of_the_sheet_is_empty_by_accident(
    size: tuple[int, int], pictures: bool, best: Mapping[str, int]
) -> None:
    """Parts stand three lines apart at most, and as far from the top as from the bottom."""
    lines = drawn(size, best, pictures=pictures).lines
    filled = [y for y, line in enumerate(lines) if any(run.text.strip() or run.role for run in line)]
    above, below = filled[0], len(lines) - 1 - filled[-1]
    assert abs(above - below) <= 2
    assert above <= len(lines) // (10 if pictures else 6)
    assert max(after - before - 1 for before, after in pairwise(filled)) <= 3


def test_portraits_grow_with_the_window() -> None:
    """Those of the seats are as tall as there is room for, and nothing that is said beside them is cut."""
    tall = []
    for size in (SMALL, HOME, LARGE):
        drawing = drawn(size, {"tor": 3})
        seat = drawing.spot(target(0))
        assert seat is not None
        tall.append(seat.region.height)
        assert "…" not in drawing.text()
    assert tall == [1, 8, 14]
