"""When a table waits for the next player, and what it says where it doesn't."""

from collections.abc import Callable

import pytest

from rulesets.dice_forge.rules import DiceForgeRules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.tui.keys import KeyMap
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER
from tabletop_tui.tui.widgets.header import Header
from tests.games.dice_forge.test_screen import session_of
from tests.plain.talking import talked
from tests.rulesets.dice_forge.builders import A, B, C, hero, position, table_at
from tests.tui.driving import ANA, BEN, CLEO, OWN, orbis, play, sitting
from tests.tui.toygame import ToyScreen, hiding


def ousting() -> Session:
    """Ana's feat ousts Ben, who has to choose what he gains; then her turn is over."""
    seats = [hero(moon=4), hero(portal=3, shows="C1"), hero(shows="C1")]
    rolls = [(B, "C1 G1"), (B, "G1 G1"), (C, "C1 G1"), (A, "G1 G1")]
    return session_of(table_at(position(*seats, rolls=rolls), "action", DiceForgeRules()))


@pytest.mark.parametrize(
    ("setting", "in_the_middle", "at_the_end"),
    [
        ("always", HAND_OVER, HAND_OVER),
        ("turns", DECIDE, HAND_OVER),
        ("hidden", DECIDE, DECIDE),
        ("never", DECIDE, DECIDE),
    ],
)
async def test_where_nothing_is_hidden_the_setting_says_when_enter_is_needed(
    setting: str, in_the_middle: str, at_the_end: str
) -> None:
    seats = [hero(moon=4), hero(), hero(portal=3, shows="C1")]
    state = position(*seats, rolls=[(C, "C1 G1")])
    session = session_of(table_at(state, "action", DiceForgeRules()))
    async with sitting(session, handover=setting) as table:
        await table.press("f")
        assert table.game.scene.mode == in_the_middle
        if in_the_middle == HAND_OVER:
            await table.press(OWN)
        await table.press("2")
        assert table.game.scene.mode == at_the_end
        assert table.keys_taken() == ["feat:moon5", "take:sun"]


def owing() -> Session:
    """Ana may pass; then it is Ben's turn, who rolls at once, and Cleo alone may choose what she gets."""
    rolls = [(B, "G1 G1"), (C, "C1 G1"), (A, "G1 G1")]
    state = position(hero(gold=2), hero(), hero(shows="C1"), rolls=rolls)
    session = session_of(table_at(state, "action", DiceForgeRules()))
    session.do(acts.let_answer(1, "roll", "at-once"))
    return session


@pytest.mark.parametrize(
    ("language", "turn", "owed"),
    [
        ("en", "Ana's turn is over; Ben is next.", "Cleo decides first. Cleo, press C"),
        ("de", "Ana ist fertig, Ben ist am Zug.", "Vorher entscheidet Cleo. Cleo, drück C"),
    ],
)
@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_the_hand_over_names_whose_turn_it_is_and_who_only_owes_a_choice(
    language: str, turn: str, owed: str, size: tuple[int, int]
) -> None:
    session = owing()
    session.do(acts.answer("pass"))
    async with sitting(session, size, language=language, handover="turns") as table:
        said = " ".join(" ".join(table.rows()[:2]).split())
        assert turn in said
        assert owed in said
        await table.press(OWN, "2")
        assert session.record.hand_over is None
        assert table.game.scene.seat == 1


async def test_a_turn_that_passes_by_itself_names_whose_turn_it_is_and_who_only_owes_a_choice() -> None:
    async with sitting(owing(), handover="hidden") as table:
        await table.press(table.game.scene.labels["pass"], "enter")
        notice = table.game.notice
        assert notice == "Ana's turn is over; Ben is next. Cleo decides first."


def test_plain_mode_names_whose_turn_it_is_and_who_only_owes_a_choice() -> None:
    talk = talked(owing(), ["pass", "yes"])
    assert talk.says("Ana's turn is over. Ben comes next; Cleo decides first.")


async def test_who_decides_now_is_said_in_that_player_s_colour() -> None:
    session = ousting()
    async with sitting(session) as table:
        await table.press("f")
        assert "Ben, you were ousted" in table.rows()[1]
        assert "Now Ben decides." in table.game.notice
        header = table.game.query_one(Header)
        said = [run.role for line in header.lines for run in line if run.text == "Ben"]
        assert said == [f"{session.record.people[1].colour} strong"]
        await table.press("down")
        assert "Now Ben decides." not in table.text(), "until the next key"


async def test_a_turn_that_passed_by_itself_can_be_taken_back_until_the_next_answer() -> None:
    session = orbis(ANA, BEN)
    async with sitting(session, handover="hidden") as table:
        play(session, "god:nature")
        await table.pilot.pause()
        assert table.game.scene.mode == DECIDE
        assert "Ana's turn is over (u takes back). Now Ben decides." in table.text()
        assert table.game.looking_at == 1
        await table.press("u")
        assert table.keys_taken() == []
        assert session.record.decision is not None
        assert session.record.decision.seat == 0


async def test_a_hidden_hand_is_covered_unless_the_players_want_no_curtain_ever() -> None:
    for setting, mode in (("always", CURTAIN), ("turns", CURTAIN), ("hidden", CURTAIN), ("never", DECIDE)):
        async with sitting(hiding((ANA, BEN, CLEO)), screen=ToyScreen, handover=setting) as table:
            assert table.game.scene.mode == mode
            if mode == CURTAIN:
                await table.press(OWN)
            await table.press("1", "2", "2")
            assert table.game.scene.mode == (HAND_OVER if mode == CURTAIN else DECIDE)


async def test_standing_answers_are_set_on_a_page_of_their_own() -> None:
    session = ousting()
    async with sitting(session, language="en") as table:
        await table.press("f8")
        assert "Standing answers" in table.rows()[0]
        await table.press("right")
        assert session.record.standing_answers.by_seat == ({"hammer": "finish"}, {}, {})
        assert "Ana, Gold and hammer: all until it is finished." in table.text()
        await table.press("down", "right", "down", "down", "left")
        assert session.record.standing_answers.by_seat == (
            {"hammer": "finish", "cerberus": "never"},
            {"hammer": "each"},
            {},
        )
        await table.press("escape")
        assert table.app.screen is table.game
        await table.press("f8")
        await table.press("left", "escape")
        assert session.record.standing_answers.choice(0, "hammer") == "ask"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_page_fits_a_small_screen(language: str) -> None:
    async with sitting(ousting(), (80, 24), language=language) as table:
        await table.press("f8")
        text = table.text()
        assert text.count("●") == 3
        assert "…" not in "\n".join(table.rows()[1:-1])
        assert table.game.words.problems == []


async def test_a_game_without_standing_answers_has_no_such_page() -> None:
    session = orbis(ANA, BEN)
    async with sitting(session) as table:
        await table.press("f8")
        assert table.app.screen is table.game
        assert KeyMap().shown("standing") not in table.rows()[-1]


@pytest.mark.parametrize(("session", "listed"), [(orbis, False), (ousting, True)])
async def test_help_lists_standing_answers_only_where_there_are_some(
    session: Callable[[], Session], listed: bool
) -> None:
    async with sitting(session()) as table:
        await table.press("?")
        assert ("Standing answers" in table.app.screen.body.text) == listed  # type: ignore[attr-defined]
