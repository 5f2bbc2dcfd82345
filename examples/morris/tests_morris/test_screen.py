"""The screen by keys, the lobby, and plain mode: what a player does with an installed package."""

import sys
from pathlib import Path
from typing import Any

import pytest

from rulesets.core import Table
from tabletop_morris.screen import MorrisScreen
from tabletop_tui.host import registered
from tabletop_tui.kit.registry import rules_of
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.tui.screens.replay import LookBack
from tests.cli.running import ran
from tests.plain.talking import talked
from tests.serve.tables.evening import ANA as GUEST
from tests.serve.tables.evening import evening
from tests.tui.arrows import walk
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.every_game import ScreenOfAGame
from tests.tui.lobby.driving import program, visiting
from tests_morris.builders import ANA, BEN, table_at

PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"))


def session_of(table: Table[Any]) -> Session:
    return Session.of_table(table, PEOPLE)


def placing() -> Session:
    """Ana can close a mill on g7."""
    return session_of(table_at("a7 d7 c3", "b6 d6 g4", hands=(6, 6)))


class TestScreen(ScreenOfAGame):
    """The tests that all games share."""

    def session(self) -> Session:
        return session_of(table_at("a7 d7 c3 e4", "b6 d6 g4 f2"))


@pytest.mark.parametrize("size", [SMALL, HOME, LARGE])
async def test_a_mill_is_closed_and_a_man_taken_off_by_the_points_own_keys(size: tuple[int, int]) -> None:
    session = placing()
    async with sitting(session, size) as here:
        assert "Ana, place a man (6 in hand)." in here.text()
        assert here.game.cursor.target == "point:g7", "the cursor begins where a mill can be closed"
        await here.press("g", "7")
        assert "Ana, a mill! Take one of Ben's men off." in here.text()
        await here.press("d", "6")
        assert here.keys_taken() == ["place:g7", "remove:d6"]
        assert "Ben, place a man (6 in hand)." in here.text()


async def test_a_man_is_chosen_with_arrows_and_enter_moved_and_taken_back() -> None:
    session = session_of(table_at("a7 g7 b2 d1", "b6 d6 g4 f6"))
    async with sitting(session) as here:
        await here.press("down", "down", "down")
        assert here.game.cursor.target == "point:b2"
        await here.press("enter")
        assert session.record.table.state.lifted == "b2"
        assert "where does the man on b2 go?" in here.text()
        assert "‹A›" in here.text()
        await here.press("b", "4")
        assert here.keys_taken() == ["man:b2", "move:b4"]
        assert "b2-b4" in here.text(), "in the log"
        assert "›A‹" in here.text(), "marked for Ben"
        await here.press("u")
        assert here.keys_taken() == ["man:b2"]


async def test_men_without_a_way_are_blocked_and_w_says_why() -> None:
    session = session_of(table_at("a7 g1 b2 d2", "a4 d7 c3 e3"))
    async with sitting(session) as here:
        assert "1 more can't be chosen now" in here.text()
        await here.press("w")
        assert "Every point next to it is taken." in here.text()


async def test_the_end_is_told_on_the_screen_and_in_the_score_sheet() -> None:
    session = session_of(table_at("a7 d7 g4 b2", "b6 f4 c3"))
    async with sitting(session) as here:
        await here.press(*"g4g7f4")
        assert session.record.over
        await here.pilot.pause()
        assert "Ana wins with 10 points" in here.text()
        await here.press("s")
        assert "the other player has two men left" in here.text()


async def test_the_lobby_begins_a_game_and_goes_on_with_it(tmp_path: Path) -> None:
    async with visiting(program(tmp_path / "home")) as visitor:
        assert "Nine Men's Morris" in visitor.text()
        await visitor.press("6")
        assert "New game of Nine Men's Morris" in visitor.text()
        assert "Repetition" in visitor.text()
        await visitor.press("enter")
        assert "place a man (9 in hand)" in visitor.text()
        await visitor.press("a", "1", "q")
        assert "Nine Men's Morris  " in visitor.text()
        await visitor.press("enter")
        assert "hand 8" in visitor.text()


async def test_its_rules_can_be_read(tmp_path: Path) -> None:
    async with visiting(program(tmp_path / "home", language="de")) as visitor:
        await visitor.press(*["down"] * 5, "r")
        assert "Worum es geht" in visitor.text()
        assert "24 Punkten" in visitor.text()


@pytest.mark.parametrize("language", ["en", "de"])
def test_plain_mode_plays_it(language: str) -> None:
    talk = talked(placing(), ["g7", "d6", "?", "q"], language)
    assert talk.says("g7", "d6")
    assert not any("⟦" in line for line in talk.lines)


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(capsys, "auto", "morris", "--seed", "7").code == 0
    assert ran(capsys, "auto", "morris", "-p", "bot:2", "-p", "bot:1", "--seed", "7").code == 0
    assert "Placing" in ran(capsys, "rules", "morris").out.title()
    told = ran(capsys, "doctor").out
    assert "Nine Men's Morris" in told
    assert ran(capsys, "play", "morris", "--plain", "-p", "Ana").code != 0


async def test_it_can_be_looked_back_at_step_by_step() -> None:
    session = Session.new(rules_of("morris"), PEOPLE, 3, {"start": "seat:0"})
    for key in ("place:a1", "place:g7"):
        session.do(acts.take_over)
        session.do(acts.answer(key))
    async with sitting(session, screen=lambda place: MorrisScreen(place, LookBack(place.session, 1))) as here:
        assert "hand 8" in here.text()
        assert here.game.scene.view.men == {"a1": ANA}
        await here.press("right")
        assert here.game.scene.view.men == {"a1": ANA, "g7": BEN}


async def test_a_table_of_it_is_opened_over_ssh(tmp_path: Path) -> None:
    async with evening(tmp_path / "evening") as tonight:
        ana = await tonight.come(GUEST)
        await ana.press(*["down"] * 5, "enter", "enter")
        assert ana.where == "MorrisScreen"
        assert "Nine Men's Morris" in ana.text()


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_every_arrow_moves_what_enter_takes(size: tuple[int, int]) -> None:
    await walk(placing(), size, 4, between=3)


async def test_without_the_package_a_saved_game_is_listed_and_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = program(tmp_path / "home")
    with open_store(app.paths.saves) as store:
        session = Session.new(rules_of("morris"), PEOPLE, 3, {"start": "seat:0"}, store)
        session.do(acts.answer("place:a1"))
        session.close()
    monkeypatch.setattr(sys, "path", [path for path in sys.path if "site" not in Path(path).parts[-1:]])
    registered.forget()
    if "morris" in registered.packages():
        pytest.skip("the package is installed in this environment, not only for tests")
    async with visiting(app) as visitor:
        assert "Nine Men's Morris" not in visitor.text()
        assert "morris  Ana, Ben" in visitor.text()
        await visitor.press("tab", "enter")
        assert 'a saved game of "morris", which isn\'t installed here' in visitor.said
        await visitor.press("shift+tab", "1")
        assert visitor.where == "SetupScreen"


def test_a_saved_game_is_resumed_with_the_rules_of_the_package() -> None:
    session = Session.new(rules_of("morris"), PEOPLE, 3, {"start": "seat:0"})
    session.do(acts.answer("place:a1"))
    again = Session.of_document(session.record.document())
    assert again.record.table.state.men == {"a1": ANA}
