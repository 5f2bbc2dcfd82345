"""What mouse and cursor stand on says in the strip what it is: on boards, header, log and list."""

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.widgets.board import BoardWidget
from tests.conformance.every_game import load_rules
from tests.shots.dice_forge import forge
from tests.tui.driving import ANA, BEN, HOME, HUGE, Table, orbis, sitting


def cell_of(board: BoardWidget, target: str) -> tuple[int, int]:
    """A cell of the screen at which a target lies."""
    spot = board.drawing.spot(target)
    assert spot is not None, target
    place = board.place_of(spot)
    return place.x, place.y


def board_with(game: GameScreen, target: str) -> BoardWidget:
    return next(board for board in game._explained_boards() if target in board.drawing.targets)


async def said(table: Table) -> str:
    """What the strip says now."""
    await table.pilot.pause()
    return " ".join(table.game.strip.voice.texts)


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("temple:", "At the end, the most shrines bring the best temple"),
        ("held:", "more than 10 can't be kept"),
        ("player:1", "Ben would have 0 points if the game ended now"),
        ("supply:red@1", "Ben holds"),
        ("round:", "Round 1 of 15; then the game ends."),
        ("step:pay", "pay: this step comes later in the turn."),
        ("game_status:", "The landscapes still face down"),
        ("question:", "Take one tile: a landscape from the display"),
    ],
)
async def test_whatever_the_mouse_comes_to_says_what_it_is(target: str, sentence: str) -> None:
    async with sitting(orbis(), HOME) as table:
        await table.point(*cell_of(board_with(table.game, target), target))
        assert sentence in await said(table)
        await table.press("escape")
        assert sentence not in await said(table), "back to the options"


async def test_a_word_without_a_target_says_what_its_board_is_for() -> None:
    async with sitting(orbis(), HOME) as table:
        board = table.game.query_one("#others", BoardWidget)
        await table.point(board.region.x, board.region.y)
        assert table.game.cursor.target == "board:others"
        assert "The other players" in await said(table)


async def test_looking_around_leads_to_the_header_and_the_other_players() -> None:
    async with sitting(orbis(), HOME) as table:
        found = set()
        for key in ("shift+right",) * 14 + ("shift+up",) * 12 + ("shift+left",) * 8:
            await table.hurry(key)
            found.add((table.game.cursor.target or "").partition(":")[0])
        assert {"step", "temple", "supply"} & found
        assert {"player", "round", "game", "question", "step"} & found


async def test_titles_of_the_list_say_what_it_lists() -> None:
    session = orbis()
    async with sitting(session, HOME) as table:
        await table.press("3")
        panel = table.game.panel
        assert panel.entries
        await table.point(panel.region.x + 2, panel.region.y)
        assert "What can be chosen now" in await said(table)


async def test_a_click_on_what_is_only_explained_takes_nothing() -> None:
    session = orbis()
    async with sitting(session, HOME) as table:
        await table.click(*cell_of(board_with(table.game, "round:"), "round:"))
        others = table.game.query_one("#others", BoardWidget)
        await table.click(others.region.x, others.region.y)
        assert not table.keys_taken()
        assert len(table.app.screen_stack) == 1, "no page has opened"


async def test_the_title_of_a_column_says_what_it_shows() -> None:
    session = Session.new(load_rules("papyria"), (ANA, BEN), 7)
    async with sitting(session, HOME) as table:
        panel = table.game.panel
        row = "".join(run.text for run in panel.lines[0])
        await table.point(panel.region.x + row.index("per scoring"), panel.region.y)
        assert "how many points more one scoring of each kind would bring" in await said(table)
        await table.point(panel.region.x + 2, panel.region.y)
        assert "What can be chosen now" in await said(table)


async def test_the_titles_of_groups_side_by_side_say_what_their_columns_show() -> None:
    session = forge(4, 70, "action", seed=3).session()
    async with sitting(session, HUGE) as table:
        panel = table.game.panel
        row = "".join(run.text for run in panel.lines[0])
        for title, shows in (
            ("per roll", "what a roll of both dice brings more"),
            ("glory", "the glory that"),
        ):
            await table.point(panel.region.x + row.index(title), panel.region.y)
            assert shows in await said(table)
        await table.point(panel.region.x + 2, panel.region.y)
        assert "What can be chosen now" in await said(table)
