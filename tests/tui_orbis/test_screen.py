"""The screen of Orbis, played by pressing keys."""

import random
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from tabletop_tui.people import Person
from tabletop_tui.session import Session
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.panel import DecisionPanel
from tabletop_tui.widgets.seats import SeatsWidget
from tests.orbis.builders import at
from tests.tui import boards
from tests.tui.boards import board
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.driving import Table as Sitting
from tests.tui_orbis.games import NAMES, RULES

SIZES = [SMALL, HOME, LARGE]
COLOURS = ("red", "blue", "green", "yellow")


def people(seats: int) -> list[Person]:
    return [Person(name, colour) for name, colour in zip(NAMES[:seats], COLOURS[:seats], strict=True)]


def session_of(table: Table[Any]) -> Session:
    return Session.of_table(table, people(table.seats))


def shown(here: Sitting, name: str, target: str) -> list[str]:
    """The lines of a target as they stand on a board, marks included."""
    return boards.shown(here, name, target).split("\n")


def panel(here: Sitting) -> DecisionPanel:
    return here.game.query_one(DecisionPanel)


@pytest.mark.parametrize("size", SIZES)
async def test_the_landscape_under_the_cursor_shows_what_taking_it_would_do(size: tuple[int, int]) -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}, lying={4: "YB"}))
    async with sitting(session, size) as here:
        await here.press("right", "down")
        for slot in range(9):
            assert ("+B" in shown(here, "display", f"slot:{slot}")[-2]) == (slot in SLOT_NEIGHBOURS[4])
        assert "ok" in "".join(shown(here, "world", "site:2/0"))
        assert "You can pay Y B now." in panel(here).text
        assert session.table.answers == []


async def test_the_first_landscape_shows_its_marks_from_the_start() -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1"))
    async with sitting(session) as here:
        assert "+B" in shown(here, "display", "slot:1")[-2]
        await here.resize(SMALL)
        assert "+B" in shown(here, "display", "slot:1")[-2]


@pytest.mark.parametrize("size", SIZES)
async def test_a_turn_by_keys(size: tuple[int, int]) -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}, lying={4: "YB"}))
    async with sitting(session, size) as here:
        await here.press("right", "down", "enter", "p")
        await here.press(here.game.scene.labels["site:2/0"])
    keys = [answer.key for answer in session.table.answers]
    assert keys == ["landscape:4", "pay", "site:2/0"]


async def test_a_landscape_is_taken_by_its_number_and_paid_with_enter() -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "W2-1"}, lying={4: "W"}))
    async with sitting(session) as here:
        await here.press("5", "enter")
        assert [answer.key for answer in session.table.answers] == ["landscape:4", "pay"]
        assert "[d]" in "".join(shown(here, "world", "site:1/-1"))
        await here.press("down", "enter")
    assert session.table.answers[-1].key.startswith("site:")


async def test_a_forced_wilderness_is_asked_for_once_more() -> None:
    session = session_of(at("", "1/0=B1-3 1/1=Y1-1", display={4: "R3-5"}))
    async with sitting(session) as here:
        assert shown(here, "display", "slot:4")[0].endswith("#!┐")
        await here.press("5")
        notice = here.game.panel.notice
        assert notice == "You can't pay for Volcano R3: wilderness, -1 CP. Enter or 5 again to do it."
        assert "Ana holds nothing (0/10)" in here.text()
        assert session.table.answers == []
        assert all("#" in "".join(shown(here, "world", f"site:{site}")) for site in ("1/-1", "2/0"))
        await here.press("enter")
        assert [answer.key for answer in session.table.answers] == ["landscape:4"]
        assert "wilderness" in "".join(shown(here, "display", "slot:4"))


async def test_the_same_key_again_confirms_a_forced_wilderness() -> None:
    session = session_of(at("", "1/0=B1-3 1/1=Y1-1", display={4: "R3-5"}))
    async with sitting(session) as here:
        await here.press("5", "5")
    assert [answer.key for answer in session.table.answers] == ["landscape:4"]


@pytest.mark.parametrize(("slot", "said"), [("5", "Taking it would make it a wilderness"), ("1", "speaks")])
async def test_w_says_what_is_missing_for_a_landscape(slot: str, said: str) -> None:
    session = session_of(at("", "1/0=B1-3 1/1=Y1-1", display={0: "R1-1", 4: "R3-5"}))
    async with sitting(session) as here:
        here.game.cursor.to_target(f"slot:{int(slot) - 1}")
        await here.press("w")
        assert said in here.text()
        assert ("missing" in here.text()) == (slot == "5")
        assert ("Nothing speaks against" in here.text()) == (slot == "1")


async def test_w_on_the_taken_slot_tells_why_it_can_not_be_paid_and_nothing_else() -> None:
    session = session_of(at("RRRY", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}))
    async with sitting(session) as here:
        await here.press("5")
        here.game.cursor.to_target("slot:4")
        await here.press("w")
        assert "1 blue worshipper missing" in here.text()
        assert "Nothing speaks against" not in here.text()


@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_class_of_option_can_be_seen_on_a_small_screen(language: str) -> None:
    table = at("RRRR", "1/0=B1-3", gods=["death", "balance", "love", "technology", "idleness"])
    async with sitting(session_of(table), SMALL, language=language) as here:
        text = panel(here).text
        for label in ("1", "7", "a", "x41"):
            assert f"[{label}]" in text
        legend = here.game.wording.say("legend-briefer")
        assert legend in text or here.game.wording.say("legend-brief") in text
        hidden = len(panel(here).entries) - sum(
            f"[{label}]" in text for label in here.game.scene.labels.values()
        )
        assert hidden > 0
        assert here.game.words("game-more", count=hidden) in text


@pytest.mark.parametrize("language", ["en", "de"])
async def test_paying_wilderness_and_trades_are_all_in_sight_on_a_small_screen(language: str) -> None:
    session = session_of(at("RRRRGGGG", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}))
    async with sitting(session, SMALL, language=language) as here:
        await here.press("5")
        text, labels = panel(here).text, here.game.scene.labels
        assert "×" in text
        assert len(labels) == 9
        assert all(f"[{label}]" in text for label in labels.values())


@pytest.mark.parametrize("language", ["en", "de"])
async def test_what_laying_a_landscape_on_a_site_brings_is_never_cut_off(language: str) -> None:
    session = session_of(at("YB", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}))
    async with sitting(session, SMALL, language=language) as here:
        await here.press("5", "p")
        rows = panel(here).text.split("\n")
        scores = here.game.wording.say("option-site-watered", where="").strip()
        label = here.game.scene.labels["site:2/0"]
        assert any(f"[{label}]" in row and scores in row for row in rows)


async def test_another_world_says_that_it_is_only_looked_at() -> None:
    for size in SIZES:
        async with sitting(session_of(at("RR", "1/0=B1-3")), size) as here:
            assert "(looking)" not in here.text()
            await here.press("tab")
            assert "(looking)" in board(here, "world").text.split("\n")[0]
            assert "Ben" in board(here, "world").text.split("\n")[0]


async def test_gods_of_the_small_page_show_their_keys_and_the_signs_are_explained() -> None:
    async with sitting(session_of(at("RR", "1/0=B1-3", gods=["death", "love"])), SMALL) as here:
        await here.press("f4")
        page = here.game.query_one(SeatsWidget).text
        assert "[r] Death: 3 CP" in page
        assert "✦ shrines" in page
        await here.press("f4", "a")
    assert [answer.key for answer in here.session.table.answers] == ["god:love"]


async def test_the_arrow_stays_at_whose_result_is_shown_until_the_turn_is_handed_over() -> None:
    session = session_of(at("", "1/0=B1-3", gods=["training", "balance"]))
    async with sitting(session) as here:
        await here.press(here.game.scene.labels["god:training"])
        assert session.hand_over is not None
        assert "▶ Ana" in here.game.query_one(SeatsWidget).text
        await here.press("enter")
        assert "▶ Ben" in here.game.query_one(SeatsWidget).text


async def test_help_explains_the_signs() -> None:
    async with sitting(session_of(at("RR", "1/0=B1-3"))) as here:
        await here.press("?")
        text = here.text()
        assert "Signs on the screen" in text
        assert "✦ Shrine" in text


async def test_trades_are_picked_from_the_supply() -> None:
    session = session_of(at("RRRR", "1/0=B1-3"))
    async with sitting(session) as here:
        await here.press("x")
        assert [entry.label for entry in panel(here).entries] == ["x41", "x42", "x43", "x45"]
        await here.press("4", "1")
    assert session.table.answers[-1].key == "trade:red/yellow"


async def test_worshippers_are_chosen_by_their_number() -> None:
    session = session_of(at("RW", "1/0=B1-3", display={4: "G1-2"}))
    async with sitting(session) as here:
        await here.press("5", "p", "d", "3")
    assert session.table.answers[-1].key == "gain:blue"


async def test_a_volcano_shows_what_it_may_remove() -> None:
    session = session_of(at("RGRG", "1/0=B1-3", display={4: "R2-1"}))
    async with sitting(session) as here:
        await here.press("5", "p", "d", "y")
        assert "[R]" in shown(here, "display", "slot:1")[-2]
        await here.press("2", "4")
    assert session.table.answers[-1].key == "remove:1/red"


async def test_no_key_changes_its_meaning_while_a_volcano_erupts() -> None:
    """Slot 2 holds both colours, then one of them: its key goes on meaning the slot, 2 and 4 the colours."""
    session = session_of(at("GRG", "1/0=B1-3", display={4: "R3-2"}, lying={1: "GGY", 3: "Y", 5: "G"}))
    async with sitting(session) as here:
        await here.press("5", "p")
        await here.press(here.game.scene.labels["site:1/1"], "y")
        assert session.decision is not None
        assert session.decision.kind == "eruption_pick"
        assert "[2]" in "".join(shown(here, "display", "slot:1"))
        await here.press("2", "1")
        before = dict(here.game.scene.labels)
        assert "[2]" in "".join(shown(here, "display", "slot:1"))
        await here.press("2")
        assert [entry.key for entry in panel(here).entries] == ["remove:1/green"]
        await here.press("2")
        assert before["remove:1/green"] == "22" == here.game.scene.labels["remove:1/green"]
    keys = [answer.key for answer in session.table.answers]
    assert keys[-2:] == ["remove:1/yellow", "remove:1/green"]


async def test_a_key_that_can_not_follow_the_first_one_takes_nothing() -> None:
    session = session_of(at("RRRR", "1/0=B1-3"))
    async with sitting(session) as here:
        await here.press("x", "2")
        assert here.game.panel.notice == "That isn't possible now."
        assert len(panel(here).entries) > 4
        await here.press("x", "escape")
        assert len(panel(here).entries) > 4
        await here.press("x", "down", "enter")
    assert [answer.key for answer in session.table.answers] == ["trade:red/green"]


async def test_a_landscape_of_which_nothing_can_come_is_not_lost_by_one_key() -> None:
    session = session_of(at("YB", "1/0=B1-3 1/1=W1-1", display={4: "B2-1"}))
    async with sitting(session) as here:
        assert shown(here, "display", "slot:4")[0].endswith("0!┐")
        await here.press("5")
        notice = here.game.panel.notice
        assert notice.startswith("Irrigation B2 would score nothing: no site of yours has yellow below it.")
        assert session.table.answers == []
        await here.press("5")
    assert [answer.key for answer in session.table.answers] == ["landscape:4"]


async def test_other_worlds_can_be_looked_at_but_not_built_in() -> None:
    session = session_of(at("W", "1/0=B1-3 1/1=W1-3", display={4: "R1-4"}, players=2, top=["Y1-1"]))
    async with sitting(session) as here:
        await here.press("5", "o", "tab")
        assert "World of Ben" in board(here, "world").text
        assert not {target for target in board(here, "world").drawing.targets if "@" not in target}
        assert board(here, "world").open_targets == frozenset()
        await here.press("escape")
        assert "World of Ana" in board(here, "world").text
        assert board(here, "world").open_targets


async def test_a_click_takes_a_landscape() -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "B1-2"}))
    async with sitting(session) as here:
        spot = board(here, "display").drawing.spot("slot:4")
        assert spot is not None
        await here.pilot.click("#display", offset=(spot.region.x + 4, spot.region.y + 2))
    assert session.table.answers[0].key == "landscape:4"


@pytest.mark.parametrize("size", [*SIZES, (110, 32), (100, 30), (150, 46), (200, 60)])
@pytest.mark.parametrize("language", ["en", "de"])
async def test_no_board_is_cut_off(size: tuple[int, int], language: str) -> None:
    session = session_of(Table.new(RULES, 4, 3))
    async with sitting(session, size, language=language) as here:
        for widget in here.game.query(BoardWidget):
            if widget.display and widget.is_on_screen:
                assert widget.drawing.width <= max(widget.size.width, 1), widget.id
                assert widget.drawing.height <= max(widget.size.height, 1), widget.id


async def test_everything_is_redrawn_for_another_size() -> None:
    session = session_of(at("RR", "1/0=B1-3"))
    async with sitting(session) as here:
        home = board(here, "display").drawing
        await here.resize(SMALL)
        small = board(here, "display").drawing
        await here.resize(HOME)
        assert small.width < home.width
        assert board(here, "display").drawing == home


async def test_the_players_things_stand_beside_the_boards() -> None:
    session = session_of(at("YYYGR", "1/0=B1-3", god="fire"))
    async with sitting(session) as here:
        text = here.game.query_one(SeatsWidget).text
        assert "▶ Ana" in text
        assert "Y3 G1 R1 = 5/10" in text
        assert "Fire" in text


@pytest.mark.parametrize(("size", "language"), [(HOME, "en"), (SMALL, "de")])
async def test_a_stretch_of_play_by_keys_has_words_and_boards_for_everything(
    size: tuple[int, int], language: str
) -> None:
    session = Session.new(RULES, people(3), 11)
    chance = random.Random(11)
    async with sitting(session, size, language=language) as here:
        for _ in range(150):
            decision = session.decision
            assert decision is not None
            if session.hand_over is not None:
                await here.hurry("enter")
                continue
            labels = here.game.scene.labels
            key = chance.choice([option.key for option in decision.options])
            count = len(session.table.answers)
            await here.type(labels[key])
            if len(session.table.answers) == count:
                await here.type(labels[key])  # a forced wilderness is asked for once more
            assert session.table.answers[-1].key == key
            assert "⟦" not in panel(here).text
        assert here.game.words.problems == []
