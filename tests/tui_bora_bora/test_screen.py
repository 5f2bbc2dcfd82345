"""The screen of Bora Bora: keys, pages that open by decision, what a choice would allow, hidden hands."""

from typing import Any

import pytest

from rulesets.core import Table
from tabletop_tui.screens.scene import HAND_OVER
from tabletop_tui.session import Session
from tabletop_tui.widgets.panel import DecisionPanel
from tests.bora_bora.builders import Player, placing, resolving, using
from tests.tui.boards import board, page, shown
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.driving import Table as Sitting
from tests.tui_bora_bora.games import PEOPLE

SIZES = [SMALL, HOME, LARGE]
GODS = ("Blue ×", "White ×", "Red ×", "Green ×", "Yellow ×")


def session_of(table: Table[Any]) -> Session:
    return Session.of_table(table, PEOPLE[: table.seats])


def taken(session: Session) -> list[str]:
    return [answer.key for answer in session.table.answers]


# -- Choosing on the boards ------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_a_die_is_placed_and_a_hut_goes_to_the_region_whose_key_is_pressed(
    size: tuple[int, int],
) -> None:
    session = session_of(placing(Player(), dice="4", on_map="c4:A"))
    async with sitting(session, size) as here:
        label = next(entry.label for entry in here.game.scene.entries if entry.key == "place:4:land_path")
        assert label is not None
        assert f"[{label}]" in shown(here, "cards", "card:land_path")
        await here.press(label)
        assert "[" in shown(here, "map", "region:c2").split("\n")[-1]
        assert "[" not in shown(here, "map", "region:e2").split("\n")[-1]
        hut = next(entry.label for entry in here.game.scene.entries if entry.key == "region:c2")
        assert hut is not None
        assert f"[{hut}]" in shown(here, "map", "region:c2")
        await here.press(hut)
    assert taken(session)[:2] == ["place:4:land_path", "region:c2"]


@pytest.mark.parametrize("size", SIZES)
async def test_every_option_with_a_place_on_the_open_page_is_marked_there(size: tuple[int, int]) -> None:
    session = session_of(using(Player(people="man_vp_2 woman_offering_1")))
    async with sitting(session, size) as here:
        for target in ("person:man_vp_2", "person:woman_offering_1"):
            assert target in board(here, "own").open_targets
            assert "[" in shown(here, "own", target)


async def test_where_several_dice_fit_a_card_enter_lists_them() -> None:
    session = session_of(placing(Player(), dice="5 3"))
    async with sitting(session) as here:
        here.game.cursor.to_target("card:helper")
        here.game.follow_cursor()
        await here.press("enter")
        entries = here.game.query_one(DecisionPanel).entries
        assert {entry.key for entry in entries} == {
            "place:5:helper",
            "place:3:helper",
        }


# -- What a choice would allow ---------------------------------------------------------------------


async def test_a_card_under_the_cursor_lights_what_it_would_reach() -> None:
    session = session_of(placing(Player(ground="a1 b1"), dice="3 2"))
    async with sitting(session) as here:
        for target, name, seen in (
            ("card:land_path", "map", "region:c3"),
            ("card:woman", "market", "woman:3"),
            ("card:temple", "market", "temple:3"),
            ("card:build", "own", "ground:a1"),
        ):
            here.game.cursor.to_target("card:fishing")
            here.game.follow_cursor()
            before = lit(here, name, seen)
            here.game.cursor.to_target(target)
            here.game.follow_cursor()
            assert (before, lit(here, name, seen)) == (False, True), target


def lit(here: Sitting, name: str, target: str) -> bool:
    """Whether a target stands on the ground of what is in reach."""
    drawing = board(here, name).drawing
    spot = drawing.spot(target)
    assert spot is not None
    x = 0
    for text, role in drawing.lines[spot.region.y]:
        if x <= spot.region.x + 1 < x + len(text):
            return "ground-cyan" in role
        x += len(text)
    return False


async def test_an_option_in_the_list_lights_what_it_alone_would_reach() -> None:
    session = session_of(placing(Player(), dice="4 2", on_map="c4:A"))
    async with sitting(session) as here:
        for key, reached in (("place:2:land_path", False), ("place:4:land_path", True)):
            here.game.cursor.to_entry(here.game.scene, key)
            here.game.follow_cursor()
            assert lit(here, "map", "region:c3")
            assert lit(here, "map", "region:c2") is reached


@pytest.mark.parametrize("size", SIZES)
async def test_the_signs_beside_dice_are_explained_while_one_is_placed(size: tuple[int, int]) -> None:
    session = session_of(placing(Player(tiles=1), dice="5 2"))
    async with sitting(session, size) as here:
        assert "5w white" in here.text() or "5w with white" in here.text()


# -- Enter out of habit ----------------------------------------------------------------------------


async def test_enter_never_costs_a_god_that_nobody_has_decided_to_play() -> None:
    """After a hut, and where only a green god allows a further use, the cursor stands at the way out."""
    session = session_of(placing(Player(hand="R", offerings=1, tiles=1), dice="4", on_map="c4:A"))
    async with sitting(session) as here:
        await here.press("enter")  # the curtain
        await here.press(label_of(here, "place:4:land_path"))
        await here.press(label_of(here, "region:c3"))
        await here.press("1")  # where the sand goes
        assert here.game.scene.decision is not None
        assert here.game.scene.decision.kind == "red_offer"
        await here.press("enter")
    assert taken(session)[-1] == "no"
    session = session_of(using(Player(people="man_vp_1 man_offering_1", tiles=1)))
    async with sitting(session) as here:
        assert here.game.cursor.key == "use:man:vp" or here.game.cursor.target == "person:man_vp_1"
        await here.press(label_of(here, "use:man:vp"))
        assert here.game.scene.start == "end"


def label_of(here: Sitting, key: str) -> str:
    """The key on the keyboard that chooses an option."""
    label = here.game.scene.labels[key]
    assert label
    return label


# -- Rooms and pages -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [HOME, LARGE, (110, 32)])
async def test_everything_stands_there_at_once(size: tuple[int, int]) -> None:
    session = session_of(placing(Player(vp=17), dice="5 3"))
    async with sitting(session, size) as here:
        text = here.text()
        for said in ("A Dice", "Fishing", "Mountain", "Status", "Temple", "Jewelry", "Helper", "People"):
            assert said in text
        for person in PEOPLE:
            assert person.name in text
        assert page(here) == ["map", "market", "cards", "own"]


@pytest.mark.parametrize(
    ("table", "key", "pages"),
    [
        (placing(Player(), dice="4"), "place:4:land_path", ("map", "map")),
        (placing(Player(), dice="4"), "place:4:woman", ("map", "market")),
        (placing(Player(), dice="4"), "place:4:temple", ("map", "market")),
        (placing(Player(), dice="4"), "place:4:helper", ("map", "own")),
        (placing(Player(ground="a1 b1"), dice="4"), "place:4:build", ("map", "own")),
        (using(Player(people="man_material_2")), "use:man:material", ("own", "own")),
        (resolving(Player()), None, ("own",)),
    ],
)
async def test_a_small_screen_opens_the_page_that_the_decision_is_about(
    table: Table[Any], key: str | None, pages: tuple[str, ...]
) -> None:
    session = session_of(table)
    async with sitting(session, SMALL) as here:
        assert page(here)[0] == pages[0]
        if key is not None:
            here.game.choose(key)
            await here.pilot.pause()
            assert page(here)[0] == pages[1]


async def test_f4_goes_through_the_pages_and_escape_back_to_the_decision_s() -> None:
    session = session_of(placing(Player(), dice="4"))
    async with sitting(session, SMALL) as here:
        seen = [page(here)[0]]
        for _ in range(2):
            await here.press("f4")
            seen.append(page(here)[0])
        assert seen == ["map", "market", "own"]
        await here.press("f4")
        assert here.game.has_class("-page-side")
        assert "Dan" in here.text()
        await here.press("escape")
        assert not here.game.has_class("-page-side")
        assert page(here)[0] == "map"
        await here.press("f4", "f4")
        await here.press("escape")
        assert page(here)[0] == "map"


async def test_the_room_is_divided_anew_when_the_terminal_changes() -> None:
    session = session_of(placing(Player(), dice="4"))
    async with sitting(session, HOME) as here:
        for size, width in ((SMALL, 65), (LARGE, 91), (HOME, 65)):
            await here.resize(size)
            assert board(here, "map").drawing.width == width
            assert "Mountain" in here.text()


@pytest.mark.parametrize("size", SIZES)
async def test_it_says_where_in_the_round_we_are(size: tuple[int, int]) -> None:
    for table, said in (
        (placing(Player(), dice="4 3"), ("[2]", "die 2/3")),
        (using(Player(people="man_vp_2")), ("[B People]", "phase B")),
        (resolving(Player()), ("[Tasks]", "phase C")),
    ):
        async with sitting(session_of(table), size) as here:
            assert said[size == SMALL] in " ".join(here.text().split())


# -- Looking at others -----------------------------------------------------------------------------


async def test_others_boards_can_be_looked_at_but_nothing_on_them_chosen() -> None:
    session = session_of(using(Player(people="man_vp_2"), Player(people="man_land_1", hand="RR"), Player()))
    async with sitting(session) as here:
        await here.press("tab")
        assert here.game.looking_at == 1
        assert "Ben" in board(here, "own").text.split("\n")[0]
        assert "hand 2" in board(here, "own").text
        assert board(here, "own").open_targets == frozenset()
        assert all(target.endswith("@1") for target in board(here, "own").drawing.targets)
        here.game.cursor.to_target("person:man_land_1@1")
        here.game.follow_cursor()
        assert "Tracker" in here.game.query_one(DecisionPanel).text
        await here.press("escape")
        assert here.game.looking_at == 0
        assert "person:man_vp_2" in board(here, "own").open_targets


async def test_every_element_on_every_board_can_be_described() -> None:
    session = session_of(placing(Player(people="man_vp_2", jewelry="ring_1", hand="B"), dice="4"))
    async with sitting(session) as here:
        await here.press("enter")
        view = here.game.scene.view
        for target in set(here.game.targets()):
            assert here.game.describe(view, target), target
        assert here.game.words.problems == []


# -- Hidden hands ----------------------------------------------------------------------------------


def hands_seen(text: str) -> list[str]:
    return [god for god in GODS if god in text]


@pytest.mark.parametrize("size", SIZES)
async def test_behind_the_curtain_no_hand_is_drawn_and_no_die_said_to_fit(size: tuple[int, int]) -> None:
    session = session_of(placing(Player(hand="BW", offerings=2), Player(hand="RR"), Player(), dice="5 2"))
    async with sitting(session, size) as here:
        assert here.game.controller.handing_over.curtain == 0
        for _ in range(4):
            assert hands_seen(here.text()) == []
            assert "◂" not in here.text()
            await here.press("f4")
        await here.press("enter")
        await here.press("tab", "escape")
        assert hands_seen(board(here, "own").text) == ["Blue ×", "White ×"]
        await here.press("tab")
        assert hands_seen(board(here, "own").text) == []


async def test_between_two_hands_neither_is_on_the_screen() -> None:
    first = Player(hand="BW", offerings=2, tiles=0)
    session = session_of(placing(first, Player(hand="RR", offerings=1), Player(), dice="5 2"))
    async with sitting(session) as here:
        await here.press("enter")
        for _ in range(2):  # fishing with a good die is asked for once more
            here.game.choose("place:5:fishing")
        await here.pilot.pause()
        assert taken(session) == ["place:5:fishing"]
        assert here.game.scene.mode == HAND_OVER
        assert "Red ×" not in here.text()
        assert hands_seen(here.text()) == [], "handing over is the curtain already"
        await here.press("enter")
        assert hands_seen(here.text()) == ["Red ×"]
