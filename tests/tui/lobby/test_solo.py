"""The sheet of a game alone, by keys and by mouse."""

from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.kit.registry import game_picture
from tabletop_tui.paint.pictures.look import look_of
from tabletop_tui.play.session import Session
from tabletop_tui.play.solo import Record, at_this_keyboard, offered
from tabletop_tui.store.rivals import RIVALS
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.solo_sheet import Facts, Game, draw_sheet
from tests.tui.lobby.driving import HOME, LARGE, SMALL, program, visiting
from tests.whole import in_turn


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
        text = visitor.text()
        assert "●●●○○ Journeyman" in text
        assert "Mira, careful" in text, "a style shows from the second level on"
        assert "Tor" not in text
        assert "Pip" in text, "Opal has the third seat"
        await visitor.press("up", "left", "minus")
        assert "●●○○○ Apprentice" in visitor.text()
        assert "Tor" in visitor.text()


async def test_digits_let_rivals_come_and_go_but_one_always_stays(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with visiting(app) as visitor:
        await visitor.press("a", "3")
        assert "3 rivals come" in visitor.text()
        await visitor.press("3", "2", "1")
        assert "One rival comes" in visitor.text()
        assert visitor.said == "At least one rival has to come."
        await visitor.press("enter")
        (game,) = app.store.games()
        assert len(game.people) == 2


async def test_a_click_goes_to_a_seat_and_a_second_one_lets_the_rival_stay_away(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("a")
        await visitor.click("Tor")
        await visitor.press("plus")
        assert "Tor, bold" in visitor.text()
        await visitor.click("Tor, bold")
        assert "2 asks Tor over." in visitor.text()


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


@pytest.mark.parametrize(("size", "pictures"), [(HOME, False), (LARGE, True), (SMALL, False)])
def test_the_ladder_names_all_rivals_and_the_levels_at_which_they_were_beaten(
    size: tuple[int, int], pictures: bool
) -> None:
    words, look = Words("en"), look_of("dark")
    solo = offered(load_rules("orbis"), [], at_this_keyboard("Ana"))
    games = [Game("Orbis", game_picture("orbis", look), True)]
    for played, best in ((0, {}), (3, {"tor": 3, "wen": 1})):
        record = Record(played, 1, frozenset(best.values()), {}, best)
        facts = Facts("orbis", "Orbis", games, "red", record, ())
        rows = draw_sheet(size[0], size[1] - 3, solo, facts, words, look).text().splitlines()
        told = [row for row in rows if all(words(f"rivals-name-{id}") in row for id in RIVALS)]
        assert bool(told) == (bool(played) and size != SMALL)
        if told:
            levels = rows[rows.index(told[0]) + 1]
            assert [part for part in levels.split() if part in "✓123–"].count("✓") == 2
            assert {"3", "1"} <= {*levels.split()}
            above = rows[rows.index(told[0]) - 1]
            assert ("▀" in above or "▄" in above or "█" in above) == pictures
