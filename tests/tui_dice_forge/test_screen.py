"""The screen of Dice Forge, played by pressing keys."""

import random
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.dice_forge.rules import DiceForgeRules
from tabletop_tui.games.dice_forge.screen import DiceForgeScreen
from tabletop_tui.screens.page import Page, PageBody
from tabletop_tui.screens.scoresheet import ScoreSheet
from tabletop_tui.session import Session
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.footer import KeyFooter
from tabletop_tui.widgets.lines import LinesWidget
from tabletop_tui.widgets.panel import DecisionPanel
from tabletop_tui.widgets.seats import SeatsWidget
from tests.dice_forge.builders import A, B, C, acting, blessed, hero, position, reinforcing, table_at
from tests.tui.boards import board, shown
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.driving import Table as Sitting
from tests.tui_dice_forge.games import PEOPLE, RULES, wording

SIZES = [SMALL, HOME, LARGE]


def session_of(table: Table[Any]) -> Session:
    return Session.of_table(table, PEOPLE[: table.seats])


def panel(here: Sitting) -> DecisionPanel:
    return here.game.query_one(DecisionPanel)


def taken(session: Session) -> list[str]:
    return [answer.key for answer in session.table.answers]


def rolls_shown(here: Sitting) -> str:
    """Where the rolls stand: beside the log, or in a line on top of a small screen."""
    home, small = here.game.query_one(SeatsWidget), here.game.query_one("#strip", LinesWidget)
    return small.text if small.display and small.is_on_screen else home.text


# -- choosing on the boards ------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_a_face_is_bought_and_forged_by_its_keys(size: tuple[int, int]) -> None:
    session = session_of(acting(hero(gold=4), players=2))
    async with sitting(session, size) as here:
        assert "[3]+" in shown(here, "sanctuary", "pool:p3_gold")
        await here.press("3")
        assert " f  dark die: 1M" in panel(here).text
        await here.press("f")
    assert taken(session) == ["buy:G4", "slot:2/M1"]


@pytest.mark.parametrize("size", SIZES)
async def test_the_cursor_goes_over_what_can_be_chosen(size: tuple[int, int]) -> None:
    session = session_of(acting(hero(gold=3, moon=2), players=2))
    async with sitting(session, size) as here:
        assert here.game.cursor.target == "pool:p2_gold"
        await here.press("right")
        assert here.game.cursor.target == "pool:p2_moon"
        assert "1M: You gain 1 moon shard." in panel(here).text
        await here.press("enter")
        assert here.game.cursor.target == "die:0/1/1"
        await here.press("enter")
    assert taken(session)[:2] == ["buy:M1", "slot:1/G1"]


async def test_faces_that_share_a_pool_show_their_keys_and_narrow_the_list() -> None:
    session = session_of(acting(hero(gold=4), players=2, pools={"C1": 0}))
    async with sitting(session) as here:
        text = shown(here, "sanctuary", "pool:p4_mixed")
        assert [f"[{key}]" in text for key in "5678"] == [True, False, True, True]
        here.game.take_target("pool:p4_mixed")
        assert {entry.key for entry in panel(here).entries} == {
            "buy:G6",
            "buy:S1V1",
            "buy:G2M1",
        }


async def test_a_feat_is_picked_on_the_islands_and_ousts() -> None:
    session = session_of(acting(hero(moon=4), hero(portal=3), rolls=[(B, "G1 G1")], players=2))
    async with sitting(session) as here:
        assert "P3 Ben" in board(here, "islands").text
        assert "[f]+4M" in shown(here, "islands", "place:moon5")
        await here.press("right", "f")
        assert "P3 Ana" in board(here, "islands").text
    assert taken(session) == ["feat:moon5"]


@pytest.mark.parametrize("size", SIZES)
async def test_dice_of_opponents_are_picked_for_the_satyrs(size: tuple[int, int]) -> None:
    session = session_of(acting(hero(moon=3), rolls=[(B, "G1 G1"), (2, "S1 M1")]))
    async with sitting(session, size) as here:
        await here.press("e")
        assert "which of your opponents' dice do you apply?" in here.rows()[0] + here.rows()[1]
        assert board(here, "heroes").open_targets == {"die:1/1", "die:1/2", "die:2/1", "die:2/2"}
        await here.press("3", "3")
        assert taken(session) == ["feat:moon4", "die:2/1", "die:2/2"]


async def test_a_choice_is_made_at_the_stores() -> None:
    session = session_of(blessed(hero(), rolls=[(A, "C1 G1"), (B, "G1 G1"), (2, "G1 G1")]))
    async with sitting(session) as here:
        assert board(here, "heroes").open_targets == {"store:0/gold", "store:0/sun", "store:0/moon"}
        assert "[2]S" in shown(here, "heroes", "store:0/sun")
        await here.press("2")
    assert taken(session)[0] == "take:sun"


async def test_a_card_with_several_uses_lists_them() -> None:
    session = session_of(reinforcing(hero(gold=4, cards="owl hind")))
    async with sitting(session) as here:
        assert board(here, "heroes").open_targets == {"die:0/1", "die:0/2", "card:0/owl"}
        here.game.take_target("card:0/owl")
        assert [entry.key for entry in panel(here).entries] == ["owl:gold", "owl:sun", "owl:moon"]
        await here.press("4", "n")
        assert taken(session) == ["owl:sun"]
        assert "Not used yet, and free: Hind" in here.game.panel.notice


async def test_a_click_buys_a_face() -> None:
    session = session_of(acting(hero(gold=4), players=2))
    async with sitting(session) as here:
        spot = board(here, "sanctuary").drawing.spot("pool:p3_sun")
        assert spot is not None
        await here.pilot.click("#sanctuary", offset=(spot.region.x + 5, spot.region.y))
    assert taken(session) == ["buy:S1"]


# -- what is shown ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_roll_of_everybody_is_shown_before_anything_is_asked(
    size: tuple[int, int], language: str
) -> None:
    session = session_of(blessed(hero(), rolls=[(A, "C1 G1"), (B, "G1 S1"), (2, "V2 G1")]))
    async with sitting(session, size, language=language) as here:
        text = rolls_shown(here)
        for part in ("Ana", "?1GSM+1G", "Ben", "Cleo"):
            assert part in text
        assert "?1GSM + 1G" in here.rows()[1]
        assert session.table.answers == []


async def test_what_a_roll_brings_stands_beside_it() -> None:
    session = session_of(blessed(hero(gold=12), rolls=[(A, "C1 G1"), (B, "G1 S1"), (2, "V2 G1")]))
    async with sitting(session) as here:
        assert "(1 lost)" in rolls_shown(here)
        await here.press("3")
        assert "+1M (1 lost)" in rolls_shown(here)
        assert "+1G +1S" in rolls_shown(here)


@pytest.mark.parametrize("size", SIZES)
async def test_everything_public_is_on_the_boards(size: tuple[int, int]) -> None:
    state = acting(
        hero(gold=7, sun=2, moon=4, cards="owl hammer", hammer=7),
        hero(gold=9, shows="MIR X3", triton=1, portal=6),
        hero(cards="chest", vp=3),
        hero(cerberus=1),
    )
    async with sitting(session_of(state), size) as here:
        tables = board(here, "islands").text + board(here, "sanctuary").text
        people = board(here, "heroes").text
        for fact in ("Hammer", "26V", "P6 Ben", "1GSMV", "x3×4"):
            assert fact in tables
        for fact in ("7/12", "2/6", "4/6", "9/12", "7/30", ">Mir", ">x3", "0/16", "Owl", "Chest"):
            assert fact in people
        assert "Triton 1" in people or "Tri 1" in people


@pytest.mark.parametrize("size", [*SIZES, (110, 32), (100, 30), (120, 34), (150, 46), (200, 60)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_no_board_is_cut_off(size: tuple[int, int], language: str, seats: int) -> None:
    session = session_of(Table.new(RULES, seats, 3, listen=True))
    async with sitting(session, size, language=language) as here:
        for _ in range(2):
            for widget in here.game.query(BoardWidget):
                if widget.display and widget.is_on_screen and widget.region.area:
                    assert widget.drawing.width <= widget.size.width, widget.id
                    assert widget.drawing.height <= widget.size.height, widget.id
            await here.press("f4")


async def test_a_small_screen_opens_the_page_that_the_decision_is_about() -> None:
    session = session_of(acting(hero(gold=4), players=2))
    async with sitting(session, SMALL) as here:
        assert board(here, "islands").display
        assert not board(here, "heroes").display
        assert "G 4/12" in here.text(), "what one has to spend stands beside the islands"
        await here.press("3")
        assert board(here, "heroes").display
        assert not board(here, "islands").display
        await here.press("f4")
        assert here.game.has_class("-page-side")
        await here.press("f4")
        assert board(here, "islands").display
        await here.press("escape")
        assert board(here, "heroes").display


async def test_the_boards_are_redrawn_for_another_size() -> None:
    session = session_of(acting(hero(gold=4), players=3))
    async with sitting(session) as here:
        home = board(here, "heroes").drawing
        await here.resize(SMALL)
        await here.resize(HOME)
        assert board(here, "heroes").drawing == home
        assert board(here, "islands").display
        assert board(here, "heroes").display


async def test_d_says_what_every_die_yields_on_average() -> None:
    session = session_of(acting(hero(gold=4, shows="X3"), players=3))
    async with sitting(session) as here:
        await here.press("d")
        assert isinstance(here.app.screen, Page)
        text = here.app.screen.query_one(PageBody).text
        for part in ("Ana", "Ben", "Cleo", "light die", "x3 1/6", "0.67"):
            assert part in text
        await here.press("escape")
        assert isinstance(here.app.screen, DiceForgeScreen)
        hints = {hint.action for hint in here.game.query_one(KeyFooter)._hints}
        assert "averages" in hints
        assert "page" not in hints
        await here.press("?")
        assert "Keys of Dice Forge" in here.app.screen.query_one(PageBody).text


async def test_what_can_not_be_chosen_can_be_read_too() -> None:
    session = session_of(acting(hero(gold=4), players=2))
    async with sitting(session) as here:
        assert "not possible now · w says why" in panel(here).text
        await here.press("w")
        assert isinstance(here.app.screen, Page)
        text = here.app.screen.body.text
        assert "It costs" in text or "you lack" in text


async def test_looking_around_says_what_lies_anywhere() -> None:
    session = session_of(acting(hero(gold=4, shows="MIR"), players=2))
    async with sitting(session) as here:
        for target in sorted(set(here.game.targets())):
            lines = here.game.describe(here.game.scene.view, target)
            assert lines, target
            assert not any("⟦" in line for line in lines), target
        here.game.cursor.to_target("die:0/1/1")
        here.game.follow_cursor()
        assert "Counts as a face" in panel(here).text


async def test_tab_shows_what_the_others_have() -> None:
    session = session_of(acting(hero(gold=4), hero(gold=9, cards="owl"), players=2))
    async with sitting(session) as here:
        assert "Ana: 4/12 gold" in here.rows()[1]
        await here.press("tab")
        assert "Ben: 9/12 gold" in here.rows()[1]
        assert "Owl" in here.rows()[1]


# -- turns -----------------------------------------------------------------------------------------


async def test_passing_is_asked_for_once_more() -> None:
    session = session_of(acting(hero(gold=4), players=2))
    async with sitting(session) as here:
        await here.press("p")
        assert "You could still act." in here.game.panel.notice
        assert session.table.answers == []
        await here.press("p")
    assert taken(session) == ["pass"]


async def test_the_hand_over_names_whose_turn_is_over_though_another_answered_last() -> None:
    """Ben is ousted and decides last; still it is Ana's turn that ends."""
    seats = [hero(moon=4), hero(portal=3, shows="C1"), hero(shows="C1")]
    rolls = [(B, "C1 G1"), (B, "G1 G1"), (C, "C1 G1"), (A, "G1 G1")]
    state = position(*seats, rolls=rolls)
    session = session_of(table_at(state, "action", DiceForgeRules()))
    async with sitting(session, handover="turns") as here:
        await here.press("f")
        assert "Now it is up to Ben." in here.text(), "in the middle of a turn nobody has to press Enter"
        assert "Ben, you were ousted" in here.rows()[1]
        await here.press("2")
        assert taken(session) == ["feat:moon5", "take:sun"]
        assert "Ana's turn is over; Ben is next. First Cleo has a choice to make" in here.text()
        assert "▸Cleo" in rolls_shown(here), "the new rolls are there already"


async def play_on(here: Sitting, session: Session, chance: random.Random, most: int) -> None:
    """Answer by the keys that the screen shows, passing on with Enter."""
    for _ in range(most):
        decision = session.decision
        if decision is None:
            return
        if session.hand_over is not None:
            await here.hurry("enter")
            continue
        labels = here.game.scene.labels
        key = chance.choice([option.key for option in decision.options])
        count = len(session.table.answers)
        await here.hurry(labels[key])
        if len(session.table.answers) == count:
            await here.hurry(labels[key])  # asked for once more
        assert session.table.answers[-1].key == key
        assert "⟦" not in panel(here).text + rolls_shown(here)


@pytest.mark.parametrize(("size", "language"), [(HOME, "en"), (SMALL, "de")])
async def test_a_whole_game_of_two_by_keys(size: tuple[int, int], language: str) -> None:
    session = Session.new(RULES, PEOPLE[:2], 12, {"cards": "random"})
    async with sitting(session, size, language=language) as here:
        await play_on(here, session, random.Random(12), 2000)
        await here.pilot.pause()
        assert session.over
        assert isinstance(here.app.screen, ScoreSheet)
        assert here.game.words.problems == []


@pytest.mark.parametrize(("seats", "cards"), [(3, "alternative"), (4, "intro")])
async def test_a_stretch_of_play_by_keys_with_more_players(seats: int, cards: str) -> None:
    session = Session.new(RULES, PEOPLE[:seats], 5, {"cards": cards})
    async with sitting(session) as here:
        await play_on(here, session, random.Random(5), 120)
        assert here.game.words.problems == []


async def test_looking_back_shows_the_rolls_of_that_moment() -> None:
    session = Session.new(RULES, PEOPLE[:2], 12)
    async with sitting(session) as here:
        await play_on(here, session, random.Random(12), 40)
        here.game.controller.look_back_at(0)
        await here.pilot.pause()
        first = here.game.query_one(SeatsWidget).text
        assert first.count("Ana") >= 1
        await here.press("right", "right", "d", "escape", "end")
        assert here.game.query_one(SeatsWidget).text != first
        assert here.game.words.problems == []


async def test_a_face_that_is_bought_is_not_shown_as_brought_by_the_roll() -> None:
    session = session_of(blessed(hero(gold=4), rolls=[(A, "G1 G1"), (B, "G1 G1"), (C, "G1 G1")]))
    async with sitting(session) as here:
        await here.press("3", "f")
        assert taken(session) == ["buy:G4", "slot:2/M1"]
        assert "4G" not in rolls_shown(here)


async def test_a_face_that_a_ship_brings_stands_with_the_roll() -> None:
    session = session_of(blessed(hero(gold=4), rolls=[(A, "SHIP G1"), (B, "C1 G1"), (C, "G1 G1")]))
    async with sitting(session) as here:
        await here.press("3", "f")
        assert taken(session) == ["buy:G4", "slot:2/M1"]
        assert "» 4G" in rolls_shown(here)


async def test_all_gold_may_stay_off_the_hammer_by_an_entry_that_says_so() -> None:
    seats = [hero(cards="hammer"), hero(), hero()]
    session = session_of(blessed(*seats, rolls=[(A, "G4 S1"), (B, "G1 G1"), (C, "G1 G1")]))
    async with sitting(session) as here:
        assert " 0  nothing on the hammer, keep 4" in panel(here).text
        await here.press("0")
    assert taken(session) == ["hammer:0"]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_many_cards_of_a_hero_fit_a_small_screen(language: str) -> None:
    cards = "elder owl hind bear hammer chest satyrs minotaur helmet"
    session = session_of(acting(hero(cards=cards, triton=1, cerberus=1), players=3))
    async with sitting(session, SMALL, language=language) as here:
        await here.press("f4")
        for card in cards.split():
            assert wording(language).terms.card_short(card) in board(here, "heroes").text
