"""Games of Papyria at the screen: by the keys shown beside the options, and by mouse alone."""

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.widgets.board import BoardWidget
from tests.conformance.play import played
from tests.games.papyria.games import RULES
from tests.tui.driving import HOME, SMALL, Table, sitting
from tests.tui.whole_games import MOST_STEPS, SEATS, play_by_the_keys_shown
from tests.whole import sampled


@pytest.mark.parametrize(
    ("seats", "size", "language", "left"), [(3, HOME, "de", 4), (2, SMALL, "en", 2)], ids=["home", "small"]
)
async def test_games_come_to_their_end_by_the_keys_shown(
    seats: int, size: tuple[int, int], language: str, left: int
) -> None:
    """From where this many end tiles are left; all of the game where whole games are asked for."""
    tables = played(RULES, seats, 1)
    late = next(table for table in tables if len(table.state.end_stack) == sampled(left, 12))
    session = Session.of_table(late.clone(listen=True), SEATS[seats])
    await play_by_the_keys_shown(session, size, language)


async def _click(here: Table) -> str:
    """Click what is offered first, on a board if it lies there alone, else in the list; says where."""
    scene, panel = here.game.scene, here.game.panel
    entry = scene.offered[0] if scene.mode == DECIDE else scene.entries[0]
    alone = entry.target is not None and len(scene.options_at(entry.target)) == 1
    for board in here.game.query(BoardWidget) if alone else ():
        spot = board.drawing.spot(entry.target or "")
        if spot is not None and board.region.area:
            place = board.place_of(spot)
            await here.pilot.click(offset=(place.x + place.width // 2, place.y + place.height // 2))
            return "board"
    row = [each.key for each in panel.entries].index(entry.key)
    await here.pilot.click(offset=(panel.region.x + 6, panel.region.y + 1 + row))
    return "list"


async def test_a_game_is_played_by_mouse_alone() -> None:
    """Every kind of decision; to the end where whole games are asked for."""
    session = Session.new(RULES, SEATS[2], 3, {"first": "seat:0"})
    where, kinds = set(), set()
    async with sitting(session, HOME) as here:
        for _ in range(sampled(28, MOST_STEPS)):
            if session.record.over:
                break
            kinds.add(session.record.decision.kind if session.record.decision is not None else "")
            where.add(await _click(here))
            await here.pilot.pause()
        assert where == {"board", "list"}
        assert {"keep_start_tile", "start_priest", "move_piece", "main_action", "place_landscape"} <= kinds
        assert session.record.over or sampled(True, False)
