"""The screen of Helios, played by pressing keys: the stage, its pages, what is under the cursor, moments."""

from dataclasses import replace
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.helios.components import ACTIONS
from rulesets.helios.events import FilledRow
from rulesets.helios.state import Seat
from rulesets.helios.view import view
from tabletop_tui.games.helios.drawings.hexes import HUGE, LARGE, PAGE, SMALL
from tabletop_tui.host.settings import Settings
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import WHOLE
from tabletop_tui.tui.app import TabletopApp, replaying
from tabletop_tui.tui.widgets.header import Header
from tabletop_tui.tui.widgets.panel import DecisionPanel
from tests.games.helios.games import PEOPLE, RULES, wording
from tests.rulesets.helios.builders import answer, persons, seat, turn
from tests.tui import boards, driving
from tests.tui.boards import board, page
from tests.tui.driving import HOME, sitting
from tests.tui.driving import Table as Sitting

SIZES = [driving.SMALL, HOME, (200, 60)]
SUNNY = "D4=bamboo+temple E3=redwood E4=granite"


def session_of(table: Table[Any], *keys: str) -> Session:
    """A session at a position, some answers later."""
    answer(table, *keys)
    return Session.of_table(table, PEOPLE[: table.seats])


def acting(*seats: Seat, **more: Any) -> Table[Any]:
    """Ana's action turn; a yellow tile lies at the bottom of every column."""
    columns = {"create_land": "UY", "build": "RY", "move_sun": "JY"}
    return turn(*seats, **{"columns": columns, "players": 2, **more})


def moving_the_sun(**more: Any) -> Session:
    own = seat(SUNNY, sun="D3", range=4, **more)
    return session_of(acting(own, seat("D4=redwood[N]")), "column:move_sun")


def laying_land(*more: Seat) -> Session:
    return session_of(acting(seat(SUNNY), *more), "column:create_land", "land:spring")


def panel(here: Sitting) -> DecisionPanel:
    return here.game.query_one(DecisionPanel)


def shown(here: Sitting, target: str, name: str = "world") -> str:
    """The text of a target as it stands on a board: the map of hexes, if no other."""
    return boards.shown(here, name, target)


# -- the sun, land, tiles --------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_every_stop_shows_its_key_and_what_it_brings_and_the_cursor_what_it_lights(
    size: tuple[int, int],
) -> None:
    """At the best stop the cursor begins; a key takes one; the log tells what it brought."""
    session = moving_the_sun()
    async with sitting(session, size, handover="turns") as here:
        assert here.game.cursor.target == "field:F3"
        for field, key, gain in (("E2", "9", "+♠"), ("F3", "a", "+♠"), ("F4", "b", "+■")):
            stop = shown(here, f"field:{field}")
            assert field in board(here, "world").text
            assert f" {key} " in stop
            assert gain[1] in stop
        here.game.cursor.to_target("field:F3")
        here.game.follow_cursor()
        lit = {field for field in ("D4", "E3", "E4") if f"{field} +" in board(here, "world").text}
        assert lit == {"E3", "E4"}
        assert "It grows" in here.text()
        await here.press("a")
        assert here.keys_taken()[-1] == "field:F3"
        told = [said for entry in session.record.log for _, said in here.game.wording.story(entry.events)]
        assert any("moves the sun from D3 to F3" in sentence for sentence in told)


@pytest.mark.parametrize("size", SIZES[:2])
async def test_a_turn_goes_through_tiles_land_field_and_back_on_the_pages_they_are_about(
    size: tuple[int, int],
) -> None:
    async with sitting(session_of(acting(seat(SUNNY, range=4))), size) as here:
        assert "tiles" in page(here)
        assert all(
            f" {n} " in shown(here, f"column:{action}", "tiles") for n, action in enumerate(ACTIONS, 1)
        )
        assert " free" in panel(here).text
        assert "nothing" in panel(here).text
        await here.press("1")
        assert "spring" in shown(here, "slot:spring", "offer")
        await here.press("1")
        assert "world" in page(here)
        legal = here.game.scene.open_targets
        for key in ("down", "right", "up", "left", "up"):
            await here.press(key)
            assert here.game.cursor.in_list or here.game.cursor.target in legal
        here.game.cursor.to_target("field:F3")
        await here.press("enter")
        assert here.keys_taken() == ["column:create_land", "land:spring", "field:F3"]


async def test_an_action_tile_or_bonus_action_under_the_cursor_shows_on_the_map_what_it_would_allow() -> None:
    own = seat(SUNNY, range=6, rows=["", "", "YYY"])
    async with sitting(session_of(acting(own))) as here:
        here.game.cursor.to_target("column:create_land")
        here.game.follow_cursor()
        assert "F4" in shown(here, "field:F4")
        assert "+" not in shown(here, "field:D5")
        here.game.cursor.to_target("column:move_sun")
        here.game.follow_cursor()
        assert "+3" in shown(here, "field:D5")
        await here.press("3", "a")
        assert here.game.cursor.key in ("create_land", "move_sun")
        await here.press("down", "down")
        assert here.game.cursor.key == "move_sun"
        assert "+3" in shown(here, "field:D5")


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("size", [*SIZES, driving.LARGE])
async def test_no_action_tile_s_name_is_cut_off(size: tuple[int, int], language: str) -> None:
    """Not even beside the longest figures: a bonus action, and nothing that could be paid for."""
    own = seat("D4=granite", rows=["RRR", "UUU", "YYY"])
    table = acting(own, columns={"create_land": "UY", "build": "RY", "move_sun": "JY"})
    async with sitting(session_of(table), size, language=language) as here:
        shown = panel(here).text.split("\n")
        assert all(f" {n} " in shown[n] for n, _ in enumerate(ACTIONS, 1))
        assert not [row for row in shown[: 1 + len(ACTIONS)] if "…" in row]


async def test_a_tile_whose_action_would_lapse_is_asked_about_once_more() -> None:
    """S36 (ACT-3): nothing to build without cubes."""
    async with sitting(session_of(acting(seat("D4=granite")))) as here:
        await here.press("2")
        assert here.keys_taken() == []
        assert "the action would lapse" in here.game.notice
        await here.press("2")
        assert here.keys_taken()[:1] == ["column:build"]


async def test_a_grey_tile_shows_the_keys_of_the_rows_at_ones_own_things() -> None:
    columns = {"create_land": "UJ", "build": "RY", "move_sun": "JY"}
    own = seat(SUNNY, rows=["RRR", "U", ""])
    async with sitting(session_of(acting(own, columns=columns), "column:create_land")) as here:
        assert here.game.cursor.target == "row:red"
        assert " 1  red" in board(here, "mine").text
        assert "+" in shown(here, "row:red", "mine")
        assert "bonus action" in panel(here).text


async def test_on_the_world_of_another_no_field_is_marked_that_is_asked_about_ones_own() -> None:
    async with sitting(laying_land(seat(SUNNY))) as here:
        at = (here.game.cursor.target or "").removeprefix("field:")
        assert at in board(here, "world").text
        await here.press("tab")
        assert here.game.looking_at == 1
        assert at not in board(here, "world").text


async def test_the_last_round_ends_with_the_persons_and_nothing_is_refilled() -> None:
    for number, refilled in ((1, True), (4, False)):
        async with sitting(session_of(acting(seat(SUNNY), round=number)), HOME) as here:
            assert ("Refill" in here.game.query_one(Header).text) == refilled


async def test_what_another_player_has_done_is_told_in_a_few_words_below_its_world() -> None:
    session = session_of(acting(seat(SUNNY), seat(SUNNY, sun="D3", range=4)))
    answers = ("column:build", "column:move_sun", "field:F4")
    driving.play(session, *answers)
    async with sitting(session, (160, 50)) as here:
        told = board(here, "others").text
        assert "▸ sun to F4 · +" in told
        assert "…" not in told


async def test_a_sun_that_goes_any_distance_says_so_beside_its_range() -> None:
    for buildings, endless in (("", False), ("observatory", True)):
        own = seat(SUNNY, sun="D3", range=4, buildings=buildings)
        async with sitting(session_of(acting(own)), HOME) as here:
            assert ("no limit" in board(here, "mine").text) == endless


# -- moving over hexes -----------------------------------------------------------------------------


async def test_the_cursor_goes_from_hex_to_hex_in_six_directions_and_jumps_to_what_may_be_chosen() -> None:
    async with sitting(laying_land(), HOME) as here:
        for key, following in (("home", "C3"), ("end", "C4"), ("pageup", "F2"), ("shift+up", "D3")):
            here.game.cursor.to_target("field:D4")
            await here.press(key)
            assert here.game.cursor.target == f"field:{following}", key
        here.game.cursor.to_target("field:C3")
        await here.press("pagedown")
        assert here.game.cursor.target == "field:F4"
        assert here.game.cursor.target in here.game.scene.open_targets


async def test_looking_back_the_keys_of_two_directions_lead_to_the_beginning_and_the_end() -> None:
    session = laying_land()
    for _ in range(4):
        assert session.record.decision is not None
        session.do(acts.answer(session.record.decision.options[0].key))
    app = TabletopApp(Settings(language="en"), first=replaying(session, None))
    async with app.run_test(size=HOME) as pilot:
        await pilot.pause()
        looking = Sitting(app, pilot, session)
        past = looking.game.look_back
        assert past is not None
        for key, step in (("end", past.steps), ("left", past.steps - 1), ("home", 0), ("right", 1)):
            await looking.press(key)
            assert past.place == step, key


async def test_a_click_takes_a_legal_hex_and_tells_what_any_other_is() -> None:
    async with sitting(laying_land()) as here:
        world = board(here, "world")
        places = {spot.target: place for spot, place in world.places()}
        given = len(here.keys_taken())
        at = places["field:A1"]
        await here.pilot.click(offset=(at.x + 4, at.y + 2))
        assert len(here.keys_taken()) == given
        assert "A1" in here.text()
        await here.press("escape")
        at = places["field:F3"]
        await here.pilot.click(offset=(at.x + 4, at.y + 2))
        assert here.keys_taken()[-1] == "field:F3"


async def test_w_says_why_a_field_is_not_legal() -> None:
    async with sitting(laying_land()) as here:
        here.game.cursor.to_target("field:B2")
        await here.press("w")
        assert "next to" in here.text()


# -- others ----------------------------------------------------------------------------------------


async def test_tab_shows_others_boards_under_their_names_and_nothing_can_be_chosen_there() -> None:
    async with sitting(laying_land(seat("D4=redwood[N] E3=oasis"))) as here:
        await here.press("tab")
        assert "Ben's world" in board(here, "world").text
        assert "Ben" in board(here, "mine").text.split("\n")[0]
        legal = here.game.scene.open_targets
        assert not legal & board(here, "world").drawing.targets
        here.game.cursor.to_target("field:E3@1")
        here.game.follow_cursor()
        assert "E3 Oasis" in here.text()
        await here.press("enter")
        assert "It lies on Ben's board." in here.text()
        await here.press("escape", "escape", "escape")
        assert "Ana's world" in board(here, "world").text
        assert here.game.cursor.target in legal


@pytest.mark.parametrize("count", [2, 4])
async def test_everyone_else_has_figures_at_home_and_a_small_world_where_there_is_room(count: int) -> None:
    seats = [seat(SUNNY), *[seat("D4=granite E4=oasis", range=5 + n) for n in range(count - 1)]]
    async with sitting(session_of(acting(*seats, players=count)), HOME) as here:
        for person in PEOPLE[1:count]:
            assert person.name in board(here, "others").text
        home = board(here, "others").drawing.height
        await here.resize((160, 50))
        assert board(here, "others").drawing.height > home
        for person in PEOPLE[1:count]:
            assert person.name in board(here, "others").text


# -- rooms -----------------------------------------------------------------------------------------


async def test_the_map_grows_with_the_screen_and_nothing_is_cut_off() -> None:
    """What lies on every board fits into its place, for every stage and size, also at odd sizes."""
    sizes = {
        HOME: SMALL,
        (160, 50): LARGE,
        (200, 60): HUGE,
        (80, 24): PAGE,
        (118, 36): SMALL,
        (110, 32): PAGE,
    }
    async with sitting(moving_the_sun(), HOME) as here:
        for size, hexes in sizes.items():
            await here.resize(size)
            if "world" not in page(here):
                await here.press("escape")
            assert (board(here, "world").drawing.width, board(here, "world").drawing.height) == hexes.board
            for _ in here.game.pages:  # type: ignore[attr-defined]
                for widget in here.game.board_widgets:
                    assert widget.drawing.width <= widget.size.width, (size, widget.id)
                    assert widget.drawing.height <= widget.size.height, (size, widget.id)
                await here.press("f4")


async def test_on_a_small_screen_the_page_opens_that_the_decision_is_about() -> None:
    own = seat(SUNNY.replace("redwood", "redwood[N]").replace("granite", "granite[G]"))
    async with sitting(session_of(acting(own)), driving.SMALL) as here:
        assert page(here) == ["tiles", "offer", "mine"]
        await here.press("1")
        assert page(here) == ["tiles", "offer", "mine"]
        await here.press("1")
        assert page(here) == ["world"]
        await here.press("u", "u", "2")
        assert page(here) == ["city"]
        await here.press("f4", "f4", "f4", "escape")
        assert page(here) == ["city"]
    async with sitting(session_of(persons(seat(mana=5))), driving.SMALL) as here:
        assert page(here) == ["persons"]


async def test_f4_goes_round_map_city_and_persons_and_building_opens_the_city() -> None:
    async with sitting(session_of(acting(seat("D4=granite[G]")), "column:build")) as here:
        assert "temple, your 1st" in panel(here).text
        seen = []
        for _ in range(3):
            seen.append(page(here)[0])
            await here.press("f4")
        assert seen == ["city", "persons", "world"]
        assert page(here)[0] == "city"


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES[:2])
async def test_everything_is_said_in_german(size: tuple[int, int]) -> None:
    async with sitting(moving_the_sun(), size, language="de") as here:
        assert "Ana, wohin zieht die Sonne?" in here.game.query_one(Header).text
        assert "nach E2" in panel(here).text
        assert "Durchgang 1 von 4" in here.text() or size == driving.SMALL
        assert here.game.words.problems == []


async def test_the_header_says_phase_turn_dragon_and_that_a_bonus_action_follows() -> None:
    own = seat(SUNNY, range=4, rows=["", "", "YYY"])
    async with sitting(session_of(acting(own), "column:move_sun")) as here:
        first, second = here.rows()[:2]
        assert "Actions 1 of 4" in first
        assert "Ana ⚑" in first
        assert "● move the sun › ○ bonus action" in second
        await here.press("9")
        assert "● bonus action" in here.rows()[1]
        await here.press("3")
        assert "where does the sun go" in here.rows()[1]
        assert "✓ move the sun › ● bonus action" in here.rows()[1]


def test_a_bonus_action_of_an_earlier_turn_with_the_same_tile_is_no_step_of_this_one() -> None:
    own = seat(SUNNY, range=4)
    table = acting(own)
    answer(table, "column:move_sun")
    taken, full = table.story[-1][0], FilledRow(0, "yellow")
    decision = table.decision
    assert decision is not None
    steps = wording().path(view(table.state, 0), decision, [taken, full, taken])
    assert [step.label for step in steps] == ["yellow tile", "move the sun"]


async def test_a_cube_that_goes_anywhere_is_a_colour_first_and_then_a_tile() -> None:
    own = "D4=granite[G] E4=bamboo[V] E5=redwood[NN] E3=oasis C4=summit D5=bamboo C5=bamboo"
    table = acting(seat(f"{own} D6=oasis F4=redwood F3=oasis B3=granite"), seat("D4=redwood[N]"))
    session = session_of(table, "column:build", "building:market", "cube:D4:granite")
    async with sitting(session) as here:
        assert len(here.game.scene.listing.groups) == 5
        assert "where do you put" not in here.text()
        await here.press("1")
        assert "where do you put spring" in here.text()
        assert " e " in shown(here, "field:C5")
        await here.press("e")
        assert here.session.record.table.answers[-1].key == "cube:C5:spring"


async def test_arrows_go_down_the_list_where_the_board_has_nothing_below() -> None:
    async with sitting(Session.new(RULES, PEOPLE[:2], 1), driving.LARGE) as here:
        await here.press("down", "enter")
        assert here.session.record.table.answers[-1].key == "land:granite"


async def test_much_that_could_be_built_is_counted_and_each_bonus_action_keeps_its_name() -> None:
    own = seat("D4=granite[G] E4=bamboo[V] E5=redwood[NN] E3=obsidian[K]", rows=["RRR", "", ""])
    table = acting(own, columns={"create_land": "UR", "build": "RY", "move_sun": "JY"})
    async with sitting(session_of(table, "column:create_land", "land:spring", "field:D5")) as here:
        text = panel(here).text
        assert "Build" in text
        assert "Move sun" in text
        assert "payable" in text


async def test_names_of_other_players_are_whole() -> None:
    people = [
        replace(each, name=name) for each, name in zip(PEOPLE, ("Ana", "Novice", "Maximilian"), strict=False)
    ]
    session = Session.of_table(acting(players=3), people)
    async with sitting(session) as here:
        assert "Maximilian" in board(here, "others").text
        assert "Novice" in board(here, "others").text


# -- moments ---------------------------------------------------------------------------------------


async def test_the_sun_walks_its_way_and_any_key_skips_to_the_table_as_it_stands() -> None:
    session = moving_the_sun()
    async with sitting(session, motion="full") as here:
        await here.press(here.game.scene.labels["field:F3"])
        assert here.game.motion.runs
        assert here.game.looking_at == 1, "Ana's sun walks, though Ben is asked already"
        stills = []
        for _ in range(4):
            stills.append(board(here, "world").text)
            here.game.motion._step()
        assert all("Ana's world" in still for still in stills)
        assert len(set(stills)) > 2, "the sun is somewhere else in each of them"
        await here.press("x")
        assert "Ben's world" in board(here, "world").text
        assert not here.game.motion.runs


async def test_a_moment_opens_the_map_where_it_is_covered_and_gives_its_place_back() -> None:
    session = moving_the_sun()
    session.do(acts.answer("field:F3", 0))
    session.do(acts.take_over)
    async with sitting(session, driving.SMALL) as here:
        game = here.game
        while page(here)[0] != "city":
            await here.press("f4")
        frames = game.moment(game.scene.view, [session.record.log[-1]])
        assert len(frames) > 2
        for frame in frames:
            frame()
            assert page(here)[0] == "world"
        game.show_boards()
        assert page(here)[0] == "city"
