"""Below 80x24: one board at a time in a window that follows the cursor, and the list below it."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from rulesets import BUILT
from tabletop_tui.games.bora_bora.labels import WITH_GOD
from tabletop_tui.kit.boards import FOOTER, HEADER, PANEL, STRIP
from tabletop_tui.play import acts
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.table import TableScreen
from tabletop_tui.tui.widgets.stage import Stage
from tests.conformance.every_game import load_rules
from tests.tui.driving import HOME, POCKET, SMALL, TINY, Table, sitting
from tests.tui.test_still_panels import positions
from tests.tui.whole_games import SEATS, answer_by_key
from tests.whole import in_turn, sampled

GAMES = sampled(1, 6)
"""How many random games of each kind are looked at."""
SIZES = (POCKET, (48, 40), (79, 23), (120, 20))


def kinds_of(game: str) -> Iterator[GameRecord]:
    """Random games of a kind at the first decision of each kind."""
    met = set[str]()
    for seed in range(GAMES):
        for record in positions(game, seed):
            if record.decision is not None and record.hand_over is None and record.decision.kind not in met:
                met.add(record.decision.kind)
                yield record


def seated(game: str, seed: int = 5) -> Session:
    """A new game of two at one keyboard, whose first player is there."""
    session = Session.new(load_rules(game), SEATS[2], seed)
    session.do(acts.take_over)
    return session


def tabled(table: Table) -> TableScreen[object]:
    """The game's screen."""
    game = table.game
    assert isinstance(game, TableScreen)
    return game


async def round_the_pages(table: Table) -> list[str]:
    """The boards that the key for pages shows one after another, until the first comes again."""
    game, seen = tabled(table), list[str]()
    await table.press("f4")
    while window(game) not in seen:
        seen.append(window(game))
        await table.press("f4")
    assert window(game) == seen[0]
    return seen


def window(game: TableScreen[object]) -> str:
    """What is in the window: the first thing below the header."""
    places = game.query_one(Stage).places
    top = places[HEADER].bottom
    return next(name for name, region in places.items() if region.y == top and region.height)


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, SIZES))
async def test_window_list_strip_and_footer_lie_one_below_the_other(game: str, size: tuple[int, int]) -> None:
    async with sitting(seated(game), size) as table:
        places = {
            name: region for name, region in tabled(table).query_one(Stage).places.items() if region.height
        }
        assert {HEADER, PANEL, STRIP, FOOTER} < {*places}
        lying = sorted(places.values(), key=lambda region: region.y)
        assert all(above.bottom == below.y for above, below in pairwise(lying))
        assert (lying[0].y, lying[-1].bottom) == (0, size[1])
        assert {(region.x, region.width) for region in lying} == {(0, size[0])}


@pytest.mark.parametrize("game", BUILT)
async def test_whatever_can_be_chosen_lies_in_the_list_or_on_a_board_that_the_key_for_pages_shows(
    game: str,
) -> None:
    positions_shown = kinds_of(game)
    shown = Session.of_document(next(positions_shown).document())
    async with sitting(shown, POCKET, handover="never") as table:
        for record in positions_shown:
            shown.adopt(record.copy())
            await table.pilot.pause()
            screen = tabled(table)
            decision = screen.scene.decision
            if decision is None:
                continue  # a curtain
            listed = set() if screen.panel.is_folded else {entry.key for entry in screen.panel.entries}
            rows = [row.label or "" for row in screen.scene.listing.groups if row.label]
            later = (
                *rows,
                *((WITH_GOD,) if decision.kind == "place_die" else ()),
            )  # once that key is pressed
            entries = [entry for entry in screen.scene.entries if not (entry.label or "").startswith(later)]
            lacking = {entry for entry in entries if entry.key not in listed}
            seen = set[str]()
            while lacking and window(screen) not in seen:
                seen.add(window(screen))
                drawn = screen.board(window(screen)).drawing.targets if window(screen) != "log" else ()
                lacking = {entry for entry in lacking if entry.target not in drawn}
                await table.press("f4")
            assert not lacking, (decision.kind, sorted(str(entry.key) for entry in lacking))


@pytest.mark.parametrize("game", BUILT)
async def test_what_is_under_the_cursor_is_in_sight(game: str) -> None:
    """Wherever arrows lead, on the board in the window or in the list."""
    chance = Random(3)
    async with sitting(seated(game), POCKET, handover="never") as table:
        for _ in range(sampled(20, 400)):
            await table.press(chance.choice(("up", "down", "left", "right")))
            screen = tabled(table)
            cursor = screen.cursor
            if cursor.in_list:
                place = screen.panel.place_on_screen()
                area = screen.panel.region
                assert area.y <= place.y < area.bottom, cursor.key
                continue
            board = screen.board(window(screen))
            spot = board.drawing.spot(cursor.target or "")
            if spot is None:
                continue
            x, line, _ = spot.label_place
            key = board.place_of(spot)
            at = (key.x + x - spot.region.x, key.y + line - spot.region.y)
            assert board.region.x <= at[0] < board.region.right, cursor.target
            assert board.region.y <= at[1] < board.region.bottom, cursor.target


@pytest.mark.parametrize("game", BUILT)
async def test_the_key_for_pages_shows_one_board_after_another(game: str) -> None:
    async with sitting(seated(game), POCKET, handover="never") as table:
        boards = {board for page in tabled(table).PAGES.values() for board in page} - {PANEL}
        seen = await round_the_pages(table)
        places = tabled(table).query_one(Stage).places
        below = {name for name, region in places.items() if region.height == 1}
        assert len(seen) >= 3
        assert {*seen} - {"log"} <= boards
        assert window(tabled(table)) == seen[0]
        assert boards - {*seen} <= {*below, *LINES}, "only a line of its own may have no page"


@pytest.mark.parametrize(("game", "language"), in_turn(BUILT, ["en", "de"]))
async def test_questions_are_asked_in_full(game: str, language: str) -> None:
    positions_shown = kinds_of(game)
    shown = Session.of_document(next(positions_shown).document())
    async with sitting(shown, POCKET, handover="never", language=language) as table:
        for record in positions_shown:
            shown.adopt(record.copy())
            await table.pilot.pause()
            screen = tabled(table)
            lines = screen.query_one(Stage).places[HEADER].height
            asked = " ".join(row.strip() for row in table.rows()[1:lines])
            question = screen.scene.question.partition(" · ")[0]
            assert (
                question.casefold().rstrip("…") in asked.casefold()
                or question.partition(", ")[2].casefold() in asked.casefold()
            ), (question, asked)
            assert "…" not in asked


@pytest.mark.parametrize("game", BUILT)
async def test_signs_at_the_edges_say_where_a_board_goes_on(game: str) -> None:
    async with sitting(seated(game), POCKET, handover="never") as table:
        met = set[str]()
        for _ in range(8):
            await table.press("f4")
            screen = tabled(table)
            if window(screen) == "log":
                continue
            board, place = screen.board(window(screen)), screen.query_one(Stage).places[window(screen)]
            rows = [row.ljust(POCKET[0]) for row in table.rows()[place.y : place.bottom]]
            wide, high = board.drawing.extent
            left, top = -board.place_of(board.spots[0]).x + board.spots[0].region.x if board.spots else 0, 0
            if left + place.width < wide:
                assert "›" in [row[-1] for row in rows], window(screen)
                met.add("›")
            if not board.spots or board.place_of(board.spots[0]).y == board.spots[0].region.y + place.y:
                assert (rows[-1][-1] == "↓") == (top + place.height < high), window(screen)
        assert met, "every game has a board that is wider than the window"


async def test_keys_of_tiles_that_are_cut_at_the_left_stand_at_the_edge() -> None:
    async with sitting(seated("orbis"), POCKET, handover="never") as table:
        await table.press("right", "right")
        screen = tabled(table)
        board = screen.board("display")
        places = {spot.target: place for spot, place in board.places(board.open_targets)}
        cut = [
            target
            for target, place in places.items()
            if place.x < 0 < place.right - 1 and place.y < board.region.bottom
        ]
        assert cut, "the cursor has scrolled the display to its last column"
        for target in cut:
            assert table.rows()[places[target].y].startswith(f"{board.labels[target]} "), target


async def test_dice_forges_own_stores_lie_below_the_market() -> None:
    async with sitting(seated("dice_forge"), POCKET, handover="never") as table:
        await table.press("f4")
        while window(tabled(table)) not in ("islands", "sanctuary"):
            await table.press("f4")
        line = tabled(table).query_one(Stage).places["stores"]
        assert "●" in table.rows()[line.y]
        assert "☾" in table.rows()[line.y]


async def test_the_place_that_is_asked_about_is_in_the_window() -> None:
    """Lay it or turn it over: a site in the world on which the landscape would lie."""
    shown = Session.of_document(next(kinds_of("orbis")).document())
    met = 0
    async with sitting(shown, POCKET, handover="never") as table:
        for seed in range(sampled(2, 8)):
            for record in positions("orbis", seed):
                if record.decision is None or record.decision.kind != "settle_cost" or met > 6:
                    continue
                shown.adopt(record.copy())
                await table.pilot.pause()
                board = tabled(table).board("world")
                sites = {target for target in board.drawing.targets if target.startswith("site:")}
                seen = board.region
                lying = [place for _, place in board.places(sites)]
                assert any(seen.y <= place.y and place.bottom <= seen.bottom for place in lying), table.text()
                met += 1
    assert met


async def test_what_is_cut_in_lists_and_commands_says_so() -> None:
    async with sitting(seated("orbis"), POCKET, handover="never") as table:
        await table.press("ctrl+p")
        (row,) = (row for row in table.rows() if " why " in row and "w  " in row)
        assert row.rstrip("│ ").endswith("…")
        assert "under the cursor" in " ".join(table.text().split()), "the chosen one is told in full"


LINES = {"hold", "bar", "stores", "tiles"}
"""Boards of a single line, which lie below the window on their pages."""


async def test_a_window_that_grows_and_shrinks_loses_nothing() -> None:
    session = seated("orbis")
    async with sitting(session, HOME, handover="never") as table:
        await table.press("right", "down")
        before = table.game.cursor.target
        for size in (POCKET, SMALL, TINY, POCKET, HOME, POCKET):
            await table.resize(size)
            assert table.game.cursor.target == before
        await table.press("enter", "enter")
        assert len(table.keys_taken()) == 1


@pytest.mark.parametrize("game", BUILT)
async def test_turns_are_played_by_the_keys_that_the_screen_shows(game: str) -> None:
    session = seated(game)
    async with sitting(session, POCKET, handover="never") as table:
        chance = Random(1)
        for _ in range(sampled(20, 60)):
            await answer_by_key(table, chance)
        assert len(table.keys_taken()) > sampled(6, 20)
        assert "⟦" not in table.text()
