"""The screen of Helios, played by pressing keys: the map of hexes, its pages, what options would yield."""

from typing import Any

import pytest

from rulesets.core import Table
from rulesets.helios.state import Seat
from tabletop_tui.games.helios.world import LARGE_GRID, SMALL_GRID
from tabletop_tui.session import Session
from tabletop_tui.widgets.header import Header
from tabletop_tui.widgets.panel import DecisionPanel
from tests.helios.builders import answer, persons, seat, turn
from tests.tui import boards
from tests.tui.boards import board
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.driving import Table as Sitting
from tests.tui_helios.games import PEOPLE

SIZES = [SMALL, HOME, LARGE]
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


def panel(here: Sitting) -> str:
    return here.game.query_one(DecisionPanel).text


def shown(here: Sitting, target: str, name: str = "world") -> str:
    """The text of a target as it stands on a board: the map of hexes, if no other."""
    return boards.shown(here, name, target)


def open_pages(here: Sitting) -> set[str]:
    names = ("world", "offer", "city", "persons")
    return {name for name in names if board(here, name).is_on_screen and board(here, name).size.height}


# -- the sun ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_every_stop_of_the_sun_shows_its_key_and_its_yield(size: tuple[int, int]) -> None:
    async with sitting(moving_the_sun(), size) as here:
        assert "1 E2" in shown(here, "field:E2")
        assert "N" in shown(here, "field:E2").split("\n")[1]
        assert "GN" in shown(here, "field:F3")
        assert "G" in shown(here, "field:F4").split("\n")[1]
        assert " 1  E2: 1 step, +N" in panel(here)


async def test_the_tiles_that_a_stop_would_light_are_marked() -> None:
    async with sitting(moving_the_sun()) as here:
        marked = {}
        for stop in ("E2", "F3", "F4"):
            here.game.cursor.to_target(f"field:{stop}")
            here.game.follow_cursor()
            marked[stop] = {f for f in ("D4", "E3", "E4") if "*" in shown(here, f"field:{f}")}
        assert marked == {"E2": {"E3"}, "F3": {"E3", "E4"}, "F4": {"E4"}}


async def test_a_stop_is_taken_by_its_key_and_told_with_what_it_yields() -> None:
    session = moving_the_sun()
    async with sitting(session, handover="turns") as here:
        await here.press("3")
        assert here.keys_taken()[-1] == "field:F3"
        assert "Ana moves the sun from D3 to F3" in here.text()
        assert "[N1]" in shown(here, "field:E3")
        assert "[G1]" in shown(here, "field:E4")


async def test_an_action_tile_under_the_cursor_shows_on_the_map_what_it_would_allow() -> None:
    async with sitting(session_of(acting(seat(SUNNY, range=4)))) as here:
        assert here.game.cursor.target == "column:create_land"
        assert "?" in shown(here, "field:F3")
        await here.press("down", "down")
        assert here.game.cursor.target == "column:move_sun"
        assert "?" not in shown(here, "field:F3")
        assert "GN" in shown(here, "field:F3")
        await here.press("up")
        assert here.game.cursor.target == "column:build"
        assert "GN" not in shown(here, "field:F3")


async def test_a_bonus_action_under_the_cursor_shows_on_the_map_what_it_would_allow() -> None:
    """BON-2: after the fourth yellow tile, for each of the actions."""
    own = seat(SUNNY, range=4, rows=["", "", "YYY"])
    async with sitting(session_of(acting(own), "column:move_sun", "field:F3")) as here:
        assert here.game.cursor.key == "create_land"
        assert "?" in shown(here, "field:F4")
        await here.press("down", "down")
        assert here.game.cursor.key == "move_sun"
        assert "?" not in shown(here, "field:F4")
        assert "3" in shown(here, "field:D5")


async def test_a_tile_whose_action_would_lapse_is_asked_about_once_more() -> None:
    """S36 (ACT-3): nothing to build without cubes."""
    async with sitting(session_of(acting(seat("D4=granite")))) as here:
        await here.press("down")
        assert here.game.cursor.target == "column:build"
        await here.press("enter")
        assert here.keys_taken() == []
        assert "the action would lapse" in " ".join(here.text().split())
        await here.press("enter")
        assert here.keys_taken()[:1] == ["column:build"]


# -- moving over hexes -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "following"),
    [("home", "C3"), ("end", "C4"), ("pageup", "E3"), ("pagedown", "E4"), ("shift+up", "D3")],
)
async def test_the_cursor_goes_from_hex_to_hex_in_six_directions(key: str, following: str) -> None:
    async with sitting(session_of(acting(seat("D4=granite[G]"))), HOME) as here:
        here.game.cursor.to_target("field:D4")
        await here.press(key)
        assert here.game.cursor.target == f"field:{following}"


async def test_a_hex_key_jumps_to_the_next_field_that_may_be_chosen() -> None:
    async with sitting(laying_land()) as here:
        here.game.cursor.to_target("field:C3")
        await here.press("pagedown")
        assert here.game.cursor.target == "field:F4"
        assert here.game.cursor.target in here.game.scene.open_targets


async def test_arrows_go_over_the_legal_fields_only_and_enter_lays_the_tile() -> None:
    async with sitting(laying_land()) as here:
        legal = here.game.scene.open_targets
        seen, target = set(), None
        for key in ("down", "down", "right", "up", "up", "up"):
            await here.press(key)
            target = here.game.cursor.target
            assert target in legal
            seen.add(target)
        assert len(seen) > 3
        await here.press("enter")
        assert here.keys_taken()[-1] == target


@pytest.mark.parametrize("size", SIZES)
async def test_a_click_on_a_hex_takes_it(size: tuple[int, int]) -> None:
    async with sitting(laying_land(), size) as here:
        world = board(here, "world")
        spot = world.drawing.spot("field:F3")
        assert spot is not None
        place = world.place_of(spot)
        await here.pilot.click(offset=(place.x + 3, place.y))
        assert here.keys_taken()[-1] == "field:F3"


async def test_a_click_on_a_field_that_is_not_legal_tells_what_it_is() -> None:
    async with sitting(laying_land()) as here:
        world = board(here, "world")
        spot = world.drawing.spot("field:A1")
        assert spot is not None
        place = world.place_of(spot)
        given = len(here.keys_taken())
        await here.pilot.click(offset=(place.x + 3, place.y))
        assert len(here.keys_taken()) == given
        assert "A1" in panel(here)
        assert here.session.decision is not None


# -- others' boards --------------------------------------------------------------------------------


async def test_tab_shows_others_boards_under_their_names_and_nothing_can_be_chosen_there() -> None:
    async with sitting(laying_land(seat("D4=redwood[N] E3=oasis"))) as here:
        assert "?" in shown(here, "field:C3")
        await here.press("tab")
        text = here.text()
        assert "Ben: world" in text
        assert "Ben: city" in text
        assert "Looking at Ben." in text
        assert "[N1]" in shown(here, "field:D4@1")
        assert "?" not in board(here, "world").text
        legal = here.game.scene.open_targets
        assert not legal & board(here, "world").drawing.targets
        given = len(here.keys_taken())
        world = board(here, "world")
        spot = world.drawing.spot("field:C3@1")
        assert spot is not None
        place = world.place_of(spot)
        await here.pilot.click(offset=(place.x + 3, place.y))
        assert len(here.keys_taken()) == given
        assert "It lies on Ben's board." in here.text()
        await here.press("escape", "escape")
        assert "Ana: world" in here.text()
        assert here.game.cursor.target in legal


async def test_fields_of_others_are_described_as_theirs() -> None:
    async with sitting(laying_land(seat("D4=redwood[N] E3=oasis"))) as here:
        await here.press("tab")
        here.game.cursor.to_target("field:E3@1")
        here.game.follow_cursor()
        assert "E3 Oasis [o ]" in panel(here)
        await here.press("home", "home")
        assert here.game.cursor.target == "field:C2@1"


async def test_a_small_map_says_whose_it_is() -> None:
    async with sitting(moving_the_sun(), SMALL) as here:
        assert "Ana" in board(here, "world").text
        await here.press("tab")
        assert "Ben" in board(here, "world").text
        assert "Ana" not in board(here, "world").text


async def test_a_large_screen_shows_the_maps_of_all_the_others() -> None:
    seats = [seat(SUNNY), seat("D4=redwood[N]"), seat("D4=granite E4=oasis"), seat("D4=bamboo+temple")]
    session = session_of(acting(*seats, players=4), "column:create_land")
    async with sitting(session, LARGE) as here:
        assert shown(here, "field:D4@1", "persons").strip() == "N1"
        assert shown(here, "field:E4@2", "persons").strip() == "o"
        assert shown(here, "field:D4@3", "persons").strip() == "VT"
        assert all(name in board(here, "persons").text for name in ("Ben", "Cleo", "Dan"))


# -- rooms -----------------------------------------------------------------------------------------


async def test_the_map_grows_with_the_screen() -> None:
    async with sitting(moving_the_sun(), HOME) as here:
        assert board(here, "world").drawing.height == 1 + SMALL_GRID.height
        await here.resize(LARGE)
        assert board(here, "world").drawing.height == 1 + LARGE_GRID.height
        await here.resize(SMALL)
        assert board(here, "world").drawing.height == SMALL_GRID.height
        assert "F4 page" in here.text()


async def test_on_a_small_screen_the_page_opens_that_the_decision_is_about() -> None:
    own = seat(SUNNY.replace("redwood", "redwood[N]").replace("granite", "granite[G]"))
    async with sitting(session_of(acting(own)), SMALL) as here:
        assert open_pages(here) == {"world", "offer"}
        await here.press("1")
        assert open_pages(here) == {"persons"}
        await here.press("1")
        assert open_pages(here) == {"world", "offer"}
        await here.press("u", "u", "2")
        assert open_pages(here) == {"city"}
    async with sitting(session_of(persons(seat(mana=5))), SMALL) as here:
        assert open_pages(here) == {"persons"}


async def test_building_opens_the_city_also_where_only_a_temple_can_be_paid() -> None:
    async with sitting(session_of(acting(seat("D4=granite[G]")), "column:build"), SMALL) as here:
        assert "temple 1" in panel(here)
        assert open_pages(here) == {"city"}


async def test_f4_goes_through_all_pages_and_escape_back_to_the_decision() -> None:
    async with sitting(moving_the_sun(), SMALL) as here:
        seen = [open_pages(here)]
        for _ in range(4):
            await here.press("f4")
            seen.append(open_pages(here))
        assert seen == [{"world", "offer"}, {"city"}, {"persons"}, set(), {"world", "offer"}]
        await here.press("f4", "escape")
        assert open_pages(here) == {"world", "offer"}


async def test_the_pages_of_a_small_screen_lead_to_the_players_and_the_log() -> None:
    async with sitting(moving_the_sun(), SMALL) as here:
        await here.press("f4", "f4", "f4")
        assert "Ana takes a yellow tile: Move sun." in here.text()


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_everything_is_said_in_german(size: tuple[int, int]) -> None:
    async with sitting(moving_the_sun(), size, language="de") as here:
        assert "Ana, wohin zieht die Sonne?" in here.game.query_one(Header).text
        assert "E2: 1 Schritt, +N" in panel(here)
        assert here.game.words.problems == []


async def test_help_names_the_keys_for_the_four_diagonals() -> None:
    async with sitting(moving_the_sun(), LARGE) as here:
        await here.press("?")
        text = ""
        for _ in range(12):
            text += here.text()
            await here.press("pagedown")
        for words in ("above to the left (above to the right: page up)", "below to the left"):
            assert words in " ".join(text.split())
        assert "Keys of Helios" in text
        assert here.game.words.problems == []


async def test_why_a_field_is_not_legal_is_answered() -> None:
    async with sitting(laying_land()) as here:
        here.game.cursor.to_target("field:B2")
        await here.press("w")
        assert "B2" in here.text()
        assert "next to" in here.text()


async def test_the_title_says_round_as_the_game_does() -> None:
    session = session_of(acting(seat(SUNNY), seat("D4=redwood[N]")))
    async with sitting(session, language="de") as here:
        assert "Durchgang 1 von 4" in here.text()


async def test_with_more_options_than_keys_the_heading_says_how_the_others_are_chosen() -> None:
    own = "D4=granite[G] E4=bamboo[V] E5=redwood[NN] E3=oasis C4=summit D5=bamboo C5=bamboo"
    table = acting(seat(f"{own} D6=oasis F4=redwood F3=oasis B3=granite"), seat("D4=redwood[N]"))
    session = session_of(table, "column:build", "building:market", "cube:D4:granite")
    decision = session.decision
    assert decision is not None
    assert decision.kind == "place_resource"
    async with sitting(session) as here:
        assert len(decision.options) > len(here.game.scene.labels), "or this shows nothing"
        assert "• by arrows and Enter" in panel(here)
        keyless = next(o for o in decision.options if o.key not in here.game.scene.labels)
        assert keyless.target is not None
        here.game.cursor.to_entry(here.game.scene, keyless.key)
        here.game.follow_cursor()
        await here.press("enter")
        assert here.session.table.answers[-1].key == keyless.key
