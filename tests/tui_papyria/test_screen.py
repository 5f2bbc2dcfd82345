"""The screen of Papyria: keys, pages that open by decision, what a choice would do, looking around."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulesets.core import Table
from tabletop_tui.screens.scene import HAND_OVER
from tabletop_tui.session import Session
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.panel import DecisionPanel
from tests.papyria.builders import acting, answer, seat, turn
from tests.tui.boards import board, page, shown
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.driving import Table as Sitting
from tests.tui_papyria.games import PEOPLE, RULES

SIZES = [SMALL, (100, 30), HOME, LARGE]
NARROW = [(110, 32), (115, 36), (119, 40)]


def session_of(table: Table[Any]) -> Session:
    return Session.of_table(table, PEOPLE[: table.seats])


def label_at(here: Sitting, name: str, target: str) -> str:
    """What stands where the label of a target goes."""
    widget = board(here, name)
    spot = widget.drawing.spot(target)
    assert spot is not None, target
    x, y, _ = spot.label_place
    return widget.text.split("\n")[y].ljust(widget.drawing.width)[x : x + 3]


def taken(session: Session) -> list[str]:
    return [given.key for given in session.table.answers]


def key_of(here: Sitting, option: str) -> str:
    """The key that is shown beside an option."""
    label = next(entry.label for entry in here.game.scene.entries if entry.key == option)
    assert label is not None
    return label


def go_to(here: Sitting, target: str) -> None:
    here.game.cursor.to_target(target)
    here.game.follow_cursor()


def laying(**more: Any) -> Table[Any]:
    """A lays a landscape beside the Canal: L01, a river with a forest and an invention."""
    return acting("5:1", seat(w=(3, 12), **more), seat(w=(4, 6)), tops={"5:1": "L01"})


# -- Choosing on the boards ------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_a_move_by_the_key_on_its_slot_then_a_space_by_its_number(size: tuple[int, int]) -> None:
    session = session_of(turn(seat(lapis=2)))
    async with sitting(session, size) as here:
        key = key_of(here, "move:w:10>12")
        assert f"[{key}]" in shown(here, "ring", "slot:w:12")
        assert "0l" in shown(here, "ring", "slot:w:12")
        await here.press(key)
        assert shown(here, "ring", "space:12:2").startswith("[2]")
        await here.press("2")
    assert taken(session)[:2] == ["move:w:10>12", "space:2"]


async def test_enter_takes_what_the_arrows_lead_to() -> None:
    session = session_of(turn(seat(lapis=2)))
    async with sitting(session) as here:
        go_to(here, "slot:w:11")
        await here.press("left")
        assert here.game.cursor.target == "slot:w:12"
        await here.press("enter")
    assert taken(session) == ["move:w:10>12"]


async def test_where_two_pieces_can_land_enter_lists_both() -> None:
    session = session_of(turn(seat(lapis=4, w=(3, 5)), seat(w=(10, 11))))
    async with sitting(session) as here:
        assert "•" in shown(here, "ring", "slot:w:7")
        go_to(here, "slot:w:7")
        await here.press("enter")
        entries = here.game.query_one(DecisionPanel).entries
        assert {entry.key for entry in entries} == {"move:w:3>7", "move:w:5>7"}


@pytest.mark.parametrize("size", SIZES)
async def test_a_landscape_is_laid_where_the_cursor_shows_it(size: tuple[int, int]) -> None:
    session = session_of(laying())
    async with sitting(session, size) as here:
        assert label_at(here, "realm", "cell:2,0")[0] == "•"
        go_to(here, "cell:2,0")
        assert "♣¶" in shown(here, "realm", "cell:2,0")
        go_to(here, "cell:1,1")
        assert "♣¶" in shown(here, "realm", "cell:1,1")
        assert "♣¶" not in shown(here, "realm", "cell:2,0")
        here.game.choose("place:2,0,0")
        await here.pilot.pause()
    assert taken(session)[0] == "place:2,0,0"


@pytest.mark.parametrize("size", SIZES)
async def test_sites_of_a_building_carry_their_keys(size: tuple[int, int]) -> None:
    table = acting("4:2", seat("2,0=L07@0", w=(3, 12), lapis=3), seat(w=(5, 6)))
    session = session_of(table)
    async with sitting(session, size) as here:
        for cell in ("0,-1", "2,0"):
            assert f"[{key_of(here, f'temple:{cell}')}]" == label_at(here, "realm", f"cell:{cell}")
        await here.press(key_of(here, "temple:2,0"))
    assert taken(session)[0] == "temple:2,0"


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_the_scoring_of_any_kind_is_chosen_in_the_table_of_kinds(size: tuple[int, int]) -> None:
    own = seat(w=(3, 12), symbols="river 2", knowledge=9)
    table = acting("4:1", own, seat(w=(5, 6)), tops={"4:1": "W-ANY"})
    session = session_of(table)
    async with sitting(session, size) as here:
        assert shown(here, "kinds", "kind:river").startswith(f"[{key_of(here, 'score:river')}]")
        assert "=6" in shown(here, "kinds", "kind:river")
        await here.press(key_of(here, "score:river"))
        assert session.table.state.seats[0].points == 6


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_starting_tiles_are_chosen_below_the_ring(size: tuple[int, int]) -> None:
    session = Session.new(RULES, PEOPLE[:2], 3, {"first": "seat:0"})
    async with sitting(session, size) as here:
        (tile, *_) = session.view(None).seats[1].dealt
        assert f"[{key_of(here, f'keep:{tile}')}]" in shown(here, "strip", f"start_tile:{tile}")
        await here.press(key_of(here, f"keep:{tile}"))
        assert taken(session) == [f"keep:{tile}"]
        assert "✓" in shown(here, "strip", f"start_tile:{tile}")


# -- What a choice would do ------------------------------------------------------------------------


async def test_the_cursor_shows_on_the_ring_what_a_move_would_lead_to() -> None:
    session = session_of(turn(seat(lapis=2, w=(6, 10)), seat(w=(7, 2), s=(7, 11))))
    async with sitting(session) as here:
        go_to(here, "slot:w:11")
        assert "»" not in board(here, "ring").text
        go_to(here, "slot:w:7")
        assert shown(here, "ring", "slot:w:6").startswith("W[A] >")
        assert "»" in shown(here, "ring", "slot:w:8")
        assert shown(here, "ring", "slot:s:7").startswith("⇄[B]")
        assert shown(here, "ring", "space:7:1").startswith("▸1")
        assert "▼A" in board(here, "ring").text


async def test_an_option_in_the_list_shows_what_it_alone_would_do() -> None:
    session = session_of(turn(seat(lapis=4, w=(3, 5)), seat(w=(10, 11))))
    async with sitting(session) as here:
        for key, start, other in (("move:w:3>7", 3, 5), ("move:w:5>7", 5, 3)):
            here.game.cursor.to_entry(here.game.scene, key)
            here.game.follow_cursor()
            assert shown(here, "ring", f"slot:w:{start}").startswith("W[A] >")
            assert not shown(here, "ring", f"slot:w:{other}").startswith("W[A] >")


@pytest.mark.parametrize("size", SIZES)
async def test_the_table_shows_each_scoring_with_the_landscape_under_the_cursor(
    size: tuple[int, int],
) -> None:
    session = session_of(laying(symbols="river 2", knowledge=20))
    async with sitting(session, size) as here:
        go_to(here, "cell:2,0")
        assert "3▸4×2" in shown(here, "kinds", "kind:river")
        assert "▸8" in shown(here, "kinds", "kind:river")
        go_to(here, "cell:1,1")
        assert "3×2" in shown(here, "kinds", "kind:river")
        assert "1▸2" in shown(here, "kinds", "kind:invention")


async def test_a_way_round_in_the_list_is_shown_as_it_would_lie() -> None:
    session = session_of(laying())
    async with sitting(session) as here:
        rivers = []
        for key in ("place:2,0,0", "place:2,0,1"):
            here.game.cursor.to_entry(here.game.scene, key)
            here.game.follow_cursor()
            rivers.append("3▸4" in shown(here, "kinds", "kind:river"))
        assert rivers == [True, False]


async def test_a_space_under_the_cursor_shows_the_symbols_and_knowledge_it_brings() -> None:
    table = turn(seat(symbols="river 3", knowledge=5), tops={"9:river": "X-RI", "9:1": "L01"})
    answer(table, "move:s:8>9")
    session = session_of(table)
    async with sitting(session) as here:
        go_to(here, "space:9:river")
        assert "3×3▸4" in shown(here, "kinds", "kind:river")
        go_to(here, "space:9:1")
        assert "3×3▸4" not in shown(here, "kinds", "kind:river")


async def test_what_no_option_is_about_is_only_looked_at() -> None:
    table = turn(seat(symbols="river 3"), tops={"9:1": "L01"})
    answer(table, "move:s:8>9")
    async with sitting(session_of(table)) as here:
        for target, said in (("kind:city", "only to be looked at"), ("space:9:1", "Nothing speaks against")):
            go_to(here, target)
            await here.press("w")
            assert said in here.text(), target
            await here.press("escape")


# -- Rooms and pages -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [HOME, LARGE, *NARROW])
async def test_everything_stands_there_at_once(size: tuple[int, int]) -> None:
    session = session_of(turn(seat(points=17)))
    async with sitting(session, size) as here:
        text = here.text()
        for said in (
            "Kish",
            "knowledge",
            "E U P H R A T E S",
            "T I G R I S",
            "Keys",
            "End tiles",
            "Scorings",
        ):
            assert said in text
        assert "Ana: realm" in text
        assert page(here) == ["ring", "strip", "realm", "kinds"]
        for person in PEOPLE[:2]:
            assert person.name in text


@pytest.mark.parametrize("size", NARROW)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_between_110_and_119_columns_nothing_on_the_boards_is_cut(
    size: tuple[int, int], language: str
) -> None:
    session = session_of(laying(keys="K-RI-1"))
    async with sitting(session, size, language=language) as here:
        for name in ("ring", "strip", "kinds", "realm-title"):
            widget = board(here, name)
            assert "…" not in widget.text, name
            assert widget.drawing.width <= widget.size.width, name
        assert board(here, "kinds").size.height >= board(here, "kinds").drawing.height
        assert "1/8" in here.text()


@pytest.mark.parametrize(
    ("table", "key", "pages"),
    [
        (lambda: turn(seat(lapis=2)), "move:w:10>12", ("ring", "ring")),
        (lambda: turn(seat(lapis=2, w=(3, 9))), "space:1", ("ring", "realm")),
        (laying, None, ("realm",)),
        (lambda: Table.new(RULES, 2, 3), None, ("realm",)),
    ],
)
async def test_a_small_screen_opens_the_page_that_the_decision_is_about(
    table: Any, key: str | None, pages: Sequence[str]
) -> None:
    made = table()
    if key == "space:1":
        answer(made, "move:w:9>12")
    session = session_of(made)
    async with sitting(session, SMALL) as here:
        assert pages[0] in page(here)
        if key is not None:
            here.game.choose(key)
            await here.pilot.pause()
            assert pages[1] in page(here)


async def test_f4_goes_through_the_pages_and_escape_back_to_the_decision_s() -> None:
    session = session_of(turn(seat(lapis=2)))
    async with sitting(session, SMALL) as here:
        assert page(here) == ["ring"]
        await here.press("f4")
        assert page(here) == ["strip", "realm", "kinds"]
        assert "VP 0  knowledge 5  lapis 2" in here.text()
        await here.press("f4")
        assert here.game.has_class("-page-side")
        assert "Ben" in here.text()
        await here.press("escape")
        assert not here.game.has_class("-page-side")
        assert page(here) == ["ring"]


async def test_the_room_is_divided_anew_when_the_terminal_changes() -> None:
    session = session_of(turn(seat(lapis=2)))
    async with sitting(session, HOME) as here:
        for size, width in ((SMALL, 79), (LARGE, 103), ((100, 30), 97), (HOME, 79)):
            await here.resize(size)
            assert board(here, "ring").drawing.width == width
            assert "Kish" in here.text()


async def test_it_says_loud_when_the_end_is_near() -> None:
    table = turn(seat(lapis=2), end_stack="E01 E02")
    for size in (HOME, SMALL):
        async with sitting(session_of(table), size) as here:
            assert "2 of 12 left" in here.text()
    table.state.triggered = True
    for size in (HOME, SMALL):
        async with sitting(session_of(table), size) as here:
            assert "LAST ROUND" in here.text()


# -- The realm grows -------------------------------------------------------------------------------

FAR = " ".join(f"{x},0=L{x + 7:02}@0" for x in range(2, 12))


@pytest.mark.parametrize("size", [SMALL, HOME, LARGE])
async def test_a_large_realm_is_scrolled_to_the_priest(size: tuple[int, int]) -> None:
    table = acting("5:1", seat(FAR, w=(3, 12), priest="11,0"), seat(w=(4, 6)), tops={"5:1": "L01"})
    session = session_of(table)
    async with sitting(session, size) as here:
        widget = board(here, "realm")
        assert widget.drawing.width > widget.size.width
        seen = [spot.target for spot, place in widget.places() if inside(widget, place)]
        assert {"cell:11,0", "cell:12,0", "cell:11,1", "cell:11,-1"} <= set(seen)
        assert "cell:0,0" not in seen
        assert "Shift+arrows" in here.text()
        go_to(here, "cell:0,0")
        seen = [spot.target for spot, place in widget.places() if inside(widget, place)]
        assert "cell:0,0" in seen


def inside(widget: BoardWidget, place: Any) -> bool:
    area = widget.content_region
    return bool(
        area.x <= place.x and place.right <= area.right and area.y <= place.y and place.bottom <= area.bottom
    )


async def test_after_laying_the_priest_s_new_surroundings_are_in_sight() -> None:
    table = acting("5:1", seat(FAR, w=(3, 12), priest="11,0"), seat(w=(4, 6)), tops={"5:1": "L01"})
    answer(table, "place:12,0,0")
    session = session_of(table)
    async with sitting(session) as here:
        here.game.looking_at = 0
        here.game.show_boards()
        await here.pilot.pause()
        widget = board(here, "realm")
        assert any(
            spot.target.startswith("cell:12,0") and inside(widget, place) for spot, place in widget.places()
        )


# -- Looking around --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_others_realms_can_be_looked_at_but_nothing_in_them_chosen(size: tuple[int, int]) -> None:
    table = acting("5:1", seat(w=(3, 12)), seat("2,0=L07@0", w=(4, 6), temple="2,0"), tops={"5:1": "L01"})
    session = session_of(table)
    async with sitting(session, size) as here:
        await here.press("tab")
        assert here.game.looking_at == 1
        assert "Ben: realm" in here.text()
        assert "⌂" in shown(here, "realm", "cell:2,0@1")
        assert board(here, "realm").open_targets == frozenset()
        assert all(target.endswith("@1") for target in board(here, "realm").drawing.targets)
        assert "┄┄[" not in board(here, "realm").text
        go_to(here, "cell:2,0@1")
        assert here.game.query_one(DecisionPanel).text.strip()
        await here.press("w")
        assert here.game.words.problems == []
        await here.press("escape", "escape")
        assert here.game.looking_at == 0
        assert "cell:2,0" in board(here, "realm").open_targets


@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_element_on_every_board_can_be_described(language: str) -> None:
    for table in (laying(), turn(ends={"5:2": "E06", "9:river": "E11"}), Table.new(RULES, 3, 4)):
        session = session_of(table)
        async with sitting(session, language=language) as here:
            view = here.game.scene.view
            for target in set(here.game.targets()):
                assert here.game.describe(view, target), target
            assert here.game.words.problems == []


async def test_why_something_can_t_be_chosen_is_told_for_every_element() -> None:
    session = session_of(laying())
    async with sitting(session) as here:
        for target in sorted({*here.game.targets()} - here.game.scene.open_targets):
            for option in here.game.why_not(0, target):
                assert option.blocked is not None
                assert here.game.wording.reason(option.blocked)
        assert here.game.words.problems == []


# -- Who is next -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_after_the_turn_the_next_player_takes_over_with_their_own_realm(size: tuple[int, int]) -> None:
    session = session_of(laying())
    async with sitting(session, size, handover="turns") as here:
        assert "Ana: realm" in here.text()
        await here.press(key_of(here, "place:2,0,0"))
        assert here.game.scene.mode == HAND_OVER
        assert "♣¶" in shown(here, "realm", "cell:2,0")
        await here.press("enter")
        assert here.game.scene.seat == here.game.looking_at == 1
        assert "Ben: realm" in board(here, "realm-title").text
        assert session.decision is not None
        assert session.decision.kind == "move_piece"


@pytest.mark.parametrize("size", SIZES)
async def test_ascii_alone_is_enough(size: tuple[int, int]) -> None:
    session = session_of(laying())
    async with sitting(session, size, ascii=True) as here:
        text = here.text()
        assert text.isascii()
        assert "@" in text
