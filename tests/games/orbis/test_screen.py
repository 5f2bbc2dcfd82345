"""The screen of Orbis, played by pressing keys."""

import copy
import re
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.tui.widgets.panel import DecisionPanel
from tests.games.orbis.games import NAMES, moments
from tests.rulesets.orbis.builders import at, table_at
from tests.tui import boards
from tests.tui.boards import board
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.driving import Table as Sitting
from tests.tui.every_game import ScreenOfAGame

SIZES = [SMALL, HOME, LARGE]
HUGE = (200, 60)
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


async def go_to_page(here: Sitting, name: str) -> None:
    """On a small screen: turn pages until this one is open."""
    for _ in range(3):
        if board(here, name).region.area:
            return
        await here.press("f4")


@pytest.mark.parametrize("size", SIZES)
async def test_the_landscape_under_the_cursor_shows_what_taking_it_would_do(size: tuple[int, int]) -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}, lying={4: "YB"}))
    async with sitting(session, size) as here:
        here.game.cursor.to_target("slot:4")
        await here.press("left", "right")
        for slot in range(9):
            assert ("+◆" in shown(here, "display", f"slot:{slot}")[-1]) == (slot in SLOT_NEIGHBOURS[4])
        assert "● ✓  ◆ ✓" in panel(here).text
        await go_to_page(here, "world")
        assert "+2" in "".join(shown(here, "world", "site:2/0"))
        assert session.record.table.answers == []


async def test_the_first_landscape_shows_its_marks_from_the_start() -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}, lying={4: "YB"}))
    async with sitting(session) as here:
        assert here.game.cursor.target == "slot:4"
        assert "+◆" in shown(here, "display", "slot:1")[-1]
        await here.resize(SMALL)
        assert "+◆" in shown(here, "display", "slot:1")[-1]


@pytest.mark.parametrize("size", SIZES)
async def test_a_turn_by_keys(size: tuple[int, int]) -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}, lying={4: "YB"}))
    async with sitting(session, size) as here:
        here.game.cursor.to_target("slot:4")
        await here.press("enter", "p")
        await here.press(here.game.scene.labels["site:2/0"])
    keys = [answer.key for answer in session.record.table.answers]
    assert keys == ["landscape:4", "pay", "site:2/0"]


async def test_a_landscape_is_taken_by_its_number_and_paid_with_enter() -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "W2-1"}, lying={4: "W"}))
    async with sitting(session) as here:
        await here.press("5", "enter")
        assert [answer.key for answer in session.record.table.answers] == ["landscape:4", "pay"]
        assert "a lies" in "".join(shown(here, "world", "site:1/-1"))
        await here.press("down", "enter")
    assert session.record.table.answers[-1].key.startswith("site:")


async def test_a_forced_wilderness_is_asked_for_once_more() -> None:
    session = session_of(at("", "1/0=B1-3 1/1=Y1-1", display={4: "R3-5"}))
    async with sitting(session) as here:
        assert shown(here, "display", "slot:4")[0].endswith(" ✗ −1 ")
        await here.press("5")
        notice = here.game.notice
        assert notice == "You can't pay for Volcano: wilderness, −1 CP. Enter or 5 again to do it."
        assert "0 of 10" in board(here, "hold").text
        assert session.record.table.answers == []
        assert all("−1" in "".join(shown(here, "world", f"site:{site}")) for site in ("1/-1", "2/0"))
        await here.press("enter")
        assert [answer.key for answer in session.record.table.answers] == ["landscape:4"]
        assert " wild " in "".join(shown(here, "display", "slot:4"))


async def test_the_same_key_again_confirms_a_forced_wilderness() -> None:
    session = session_of(at("", "1/0=B1-3 1/1=Y1-1", display={4: "R3-5"}))
    async with sitting(session) as here:
        await here.press("5", "5")
    assert [answer.key for answer in session.record.table.answers] == ["landscape:4"]


@pytest.mark.parametrize(
    ("slot", "said"), [("5", "Taking it would make it a wilderness"), ("1", "Nothing prevents this")]
)
async def test_w_says_what_is_missing_for_a_landscape(slot: str, said: str) -> None:
    session = session_of(at("", "1/0=B1-3 1/1=Y1-1", display={0: "R1-1", 4: "R3-5"}))
    async with sitting(session) as here:
        here.game.cursor.to_target(f"slot:{int(slot) - 1}")
        await here.press("w")
        assert said in here.text()
        assert ("missing" in here.text()) == (slot == "5")
        assert ("Nothing prevents" in here.text()) == (slot == "1")


async def test_w_on_the_taken_slot_tells_why_it_can_not_be_paid_and_nothing_else() -> None:
    session = session_of(at("RRRY", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}))
    async with sitting(session) as here:
        await here.press("5")
        here.game.cursor.to_target("slot:4")
        await here.press("w")
        assert "1 blue worshipper missing" in here.text()
        assert "Nothing prevents" not in here.text()


@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_class_of_option_can_be_seen_on_a_small_screen(language: str) -> None:
    """The display itself is the list; gods are a page further, the trades' key stands at what is held."""
    table = at("RRRR", "1/0=B1-3", gods=["death", "balance", "love", "technology", "idleness"])
    async with sitting(session_of(table), SMALL, language=language) as here:
        for slot in range(9):
            assert shown(here, "display", f"slot:{slot}")[0].startswith(f"{slot + 1} ")
        assert " x " in board(here, "hold").text
        await here.press("f4", "f4")
        labels = here.game.scene.labels
        for god in ("death", "balance", "love", "technology", "idleness"):
            assert shown(here, "gods", f"god:{god}")[0].startswith(f"{labels[f'god:{god}']} ")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_paying_wilderness_and_trades_are_all_in_sight(language: str) -> None:
    session = session_of(at("RRRRGGGGYB", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}))
    async with sitting(session, language=language) as here:
        await here.press("5")
        for size in (*SIZES, HUGE):
            await here.resize(size)
            rows = panel(here).text.split("\n")
            assert [row.split()[0] for row in rows[1:4]] == ["p", "o", "x"]
            assert "+2" in rows[1]
            assert "−1" in rows[2]
            await here.press("x")
            assert len(panel(here).entries) == 8
            await here.press("escape")
        await here.press("p")
        assert session.record.table.answers[-1].key == "pay"


@pytest.mark.parametrize(("size", "language"), [(SMALL, "de"), (HOME, "en"), (HUGE, "de")])
async def test_columns_of_every_list_are_aligned_and_nothing_in_them_is_cut_off(
    size: tuple[int, int], language: str
) -> None:
    """One table for each kind of decision; the figures of a column end in the same cell."""
    seen = set()
    for kind, table in one_of_each_kind().items():
        async with sitting(session_of(table), size, language=language) as here:
            heads = here.game.scene.listing.heads
            rows = panel(here).text.split("\n")
            if kind == "choose_tile":
                assert heads == ()
                continue
            assert heads, kind
            width = rows[0].rindex(heads[-1]) + len(heads[-1])
            entries = [entry for entry in panel(here).entries if entry.cells]
            assert entries
            for entry in entries:
                last = "".join(run.text for run in entry.cells[-1])
                row = next((row for row in rows[1:] if row.split()[:1] == [entry.label]), None)
                if row is None:
                    continue  # out of sight; the heading says how many
                assert row[:width].endswith(last), (kind, row)
                words = row[:width].split("  ")[0]
                assert "…" not in row[:width], (kind, row, words)
        seen.add(kind)
    assert len(seen) == 9


def one_of_each_kind() -> dict[str, Table[Any]]:
    """A table at each kind of decision, found in random games."""
    found: dict[str, Table[Any]] = {}
    for seed in range(40):
        state, begun = None, 0
        for moment in moments(2, seed, eager=0.9):
            kind = moment.decision.kind
            if kind == "choose_tile":
                state, begun = copy.deepcopy(moment.table.state), len(moment.table.answers)
            if kind not in found and state is not None:
                found[kind] = table = table_at(copy.deepcopy(state))
                for answer in moment.table.answers[begun:]:
                    table.apply(answer.key)
            if len(found) == 10:
                return found
    return found


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_first_sentence_of_every_card_is_in_sight_on_a_small_screen(language: str) -> None:
    for table in (table_at(in_mid_game()), at("RRYYBB", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"})):
        async with sitting(session_of(table), SMALL, language=language) as here:
            for slot in range(9):
                here.game.cursor.to_target(f"slot:{slot}")
                here.game.follow_cursor()
                sentences = panel(here).card.sentences
                told = " ".join(panel(here).text.split())
                assert not sentences or sentences[0].removeprefix("! ")[:30] in told


def in_mid_game() -> Any:
    """A state at the beginning of a turn, some rounds on."""
    for moment in moments(3, 4, eager=0.9):
        if moment.decision.kind == "choose_tile" and moment.decision.seat == 0 and moment.view.round == 8:
            return copy.deepcopy(moment.table.state)
    raise AssertionError


async def test_another_world_says_whose_it_is_and_promises_nothing() -> None:
    for size in (HOME, LARGE):
        async with sitting(session_of(at("RR", "1/0=B1-3")), size) as here:
            assert "Ana's world" in board(here, "world").text
            assert "+" in "".join(shown(here, "world", "site:1/1")) or "lies" in board(here, "world").text
            await here.press("tab")
            assert "Ben's world" in board(here, "world").text
            assert "here" not in board(here, "world").text


async def test_gods_of_the_small_page_are_taken_by_their_keys() -> None:
    async with sitting(session_of(at("RR", "1/0=B1-3", gods=["death", "love"])), SMALL) as here:
        await here.press("f4", "f4", "a")
    assert [answer.key for answer in here.session.record.table.answers] == ["god:love"]


async def test_the_arrow_in_the_header_stands_at_whose_turn_it_is() -> None:
    session = session_of(at("", "1/0=B1-3", gods=["training", "balance"]))
    async with sitting(session) as here:
        assert "▶ Ana" in here.rows()[0]
        await here.press(here.game.scene.labels["god:training"])
        if session.record.hand_over is not None:
            assert "▶ Ana" in here.rows()[0]
            await here.press("enter")
        assert "▶ Ben" in here.rows()[0]
        assert "Ana ✓" in here.rows()[0]


async def test_help_explains_the_signs() -> None:
    async with sitting(session_of(at("RR", "1/0=B1-3"))) as here:
        await here.press("?")
        text = here.text()
        for _ in range(6):
            await here.press("pagedown")
            text += here.text()
        assert "Signs on the screen" in text
        assert "● yellow" in text


async def test_trades_are_picked_from_the_supply() -> None:
    session = session_of(at("RRRR", "1/0=B1-3"))
    async with sitting(session) as here:
        await here.press("x")
        assert [entry.label for entry in panel(here).entries] == ["x41", "x42", "x43", "x45"]
        await here.press("4", "1")
    assert session.record.table.answers[-1].key == "trade:red/yellow"


async def test_worshippers_are_chosen_by_their_number() -> None:
    session = session_of(at("RW", "1/0=B1-3", display={4: "G1-2"}))
    async with sitting(session) as here:
        await here.press("5", "p", "b", "3")
    assert session.record.table.answers[-1].key == "gain:blue"


@pytest.mark.parametrize("size", [HOME, LARGE])
async def test_all_five_colours_are_in_sight_where_one_is_taken(size: tuple[int, int]) -> None:
    session = session_of(at("RW", "1/0=B1-3", display={4: "G1-2"}))
    async with sitting(session, size) as here:
        await here.press("5", "p", "b")
        listed = panel(here).text
        assert [colour in listed for colour in ("yellow", "green", "blue", "red", "white")] == [True] * 5
        assert "hidden" not in listed


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_options_in_sight_and_hidden_add_up_where_trades_are_one_row(size: tuple[int, int]) -> None:
    """Eleven worshippers, one too many: five colours to give, and four to get for three of two of them."""
    session = session_of(at("YGBRRRRWWW", "1/0=B1-3", display={4: "G1-2"}))
    async with sitting(session, size) as here:
        await here.press("5", "p", "b", "4")
        heading = panel(here).text.split("\n")[0]
    options, hidden = map(int, re.findall(r"[0-9]+", heading)[:2])
    assert options == 13
    rows = 5 if size == HOME else 4
    assert hidden == options - rows


async def test_a_volcano_shows_what_it_may_remove() -> None:
    session = session_of(at("RGRG", "1/0=B1-3", display={4: "R2-1"}))
    async with sitting(session) as here:
        await here.press("5", "p", "b", "y")
        assert "[▲]" in shown(here, "display", "slot:1")[-1]
        await here.press("2")
    assert session.record.table.answers[-1].key == "remove:1/red"


async def test_no_key_changes_its_meaning_while_a_volcano_erupts() -> None:
    """Slot 2 holds both colours, then one of them: its key goes on meaning the slot, 2 and 4 the colours."""
    session = session_of(at("GRG", "1/0=B1-3", display={4: "R3-2"}, lying={1: "GGY", 3: "Y", 5: "G"}))
    async with sitting(session) as here:
        await here.press("5", "p")
        await here.press(here.game.scene.labels["site:1/1"], "y")
        assert session.record.decision is not None
        assert session.record.decision.kind == "eruption_pick"
        assert shown(here, "display", "slot:1")[0].startswith("2 ")
        await here.press("2", "1")
        before = dict(here.game.scene.labels)
        assert shown(here, "display", "slot:1")[0].startswith("2 ")
        await here.press("2")
        assert [entry.key for entry in panel(here).entries] == ["remove:1/green"]
        await here.press("2")
        assert before["remove:1/green"] == "22" == here.game.scene.labels["remove:1/green"]
    keys = [answer.key for answer in session.record.table.answers]
    assert keys[-2:] == ["remove:1/yellow", "remove:1/green"]


async def test_a_key_that_can_not_follow_the_first_one_takes_nothing_and_leaves_the_first_one() -> None:
    session = session_of(at("RRRR", "1/0=B1-3"))
    async with sitting(session) as here:
        await here.press("x", "2")
        assert here.game.notice == "That isn't possible now."
        assert len(panel(here).entries) == 4  # the trades are still listed
        await here.press("escape")
        assert len(panel(here).entries) > 4
        await here.press("x", "down", "enter")
    assert [answer.key for answer in session.record.table.answers] == ["trade:red/green"]


async def test_a_landscape_of_which_nothing_can_come_is_not_lost_by_one_key() -> None:
    session = session_of(at("YB", "1/0=B1-3 1/1=W1-1", display={4: "B2-1"}))
    async with sitting(session) as here:
        assert shown(here, "display", "slot:4")[0].endswith("0!")
        await here.press("5")
        notice = here.game.notice
        assert notice.startswith("The Irrigation would score nothing: no site of yours has ● below it.")
        assert session.record.table.answers == []
        await here.press("5")
    assert [answer.key for answer in session.record.table.answers] == ["landscape:4"]


async def test_other_worlds_can_be_looked_at_but_not_built_in() -> None:
    session = session_of(at("W", "1/0=B1-3 1/1=W1-3", display={4: "R1-4"}, players=2, top=["Y1-1"]))
    async with sitting(session) as here:
        await here.press("5", "o", "o", "tab")
        assert "Ben's world" in board(here, "world").text
        assert not {target for target in board(here, "world").drawing.targets if "@" not in target}
        assert board(here, "world").open_targets == frozenset()
        await here.press("escape")
        assert "Ana's world" in board(here, "world").text
        assert board(here, "world").open_targets


async def test_a_click_takes_a_landscape() -> None:
    session = session_of(at("RR", "1/0=B1-3 1/1=Y1-1", display={4: "B1-2"}))
    async with sitting(session) as here:
        spot = board(here, "display").drawing.spot("slot:4")
        assert spot is not None
        await here.pilot.click("#display", offset=(spot.region.x + 4, spot.region.y + 2))
    assert session.record.table.answers[0].key == "landscape:4"


class TestScreen(ScreenOfAGame):
    """The same as for every game."""

    def session(self) -> Session:
        """Some rounds on."""
        return session_of(table_at(in_mid_game()))


async def test_everything_is_redrawn_for_another_size() -> None:
    session = session_of(at("RR", "1/0=B1-3"))
    async with sitting(session) as here:
        home = board(here, "display").drawing
        await here.resize(SMALL)
        small = board(here, "display").drawing
        await here.resize(HOME)
        assert small != home
        assert board(here, "display").drawing == home


async def test_ones_own_things_stand_beside_the_boards_once() -> None:
    session = session_of(at("YYGRR", "1/0=B1-3", god="fire"))
    async with sitting(session) as here:
        assert "●●  ♣  ▲▲  5 of 10" in board(here, "hold").text
        assert here.text().count("5 of 10") == 1
        assert "Fire" in board(here, "world").text


async def test_the_key_of_a_trade_hides_none_of_the_worshippers() -> None:
    async with sitting(session_of(at("RRRRY", "1/0=B1-3"))) as here:
        assert board(here, "hold").text.split()[2:8] == ["●", "▲▲▲▲", "5", "of", "10", "x"]


async def test_looking_around_reaches_every_slot_god_laid_site_and_colour() -> None:
    """Shift and arrows go to whatever lies on the boards, whether or not it can be chosen now."""
    session = session_of(table_at(in_mid_game()))
    async with sitting(session) as here:
        drawings = [board(here, name).drawing for name in ("display", "gods", "world", "hold")]
        wanted = {spot.target for drawing in drawings for spot in drawing.spots}
        assert len(wanted) > 20
        reached: set[str] = set()
        todo = [here.game.cursor.target]
        for start in iter(lambda: todo.pop() if todo else None, None):
            for way in ("left", "right", "up", "down"):
                here.game.cursor.to_target(start)
                await here.press(f"shift+{way}")
                target = here.game.cursor.target
                if target is not None and target not in reached:
                    reached.add(target)
                    todo.append(target)
        assert wanted - reached == set()


async def test_the_footer_says_what_enter_does_with_the_option_under_the_cursor() -> None:
    session = session_of(at("RRRR", "1/0=B1-3 1/1=Y1-1", display={4: "R3-5"}))
    async with sitting(session) as here:
        assert "Enter take" in here.rows()[-1]
        await here.press("x")
        assert "Enter trade" in here.rows()[-1]
        await here.press("escape")
        assert "Enter take" in here.rows()[-1]
