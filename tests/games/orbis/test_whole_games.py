"""Complete games of Orbis at the screen: by the keys shown beside the options, and by mouse alone."""

import pytest

from tabletop_tui.paint.drawing import Region
from tabletop_tui.tui.screens.ending import EndingScreen
from tabletop_tui.tui.screens.scene import DECIDE, HAND_OVER
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.panel import Entry
from tests.tui.driving import ANA, BEN, HOME, SMALL, Table, orbis, sitting
from tests.tui.whole_games import MOST_STEPS, SEATS, play_by_the_keys_shown, under_way
from tests.whole import sampled


@pytest.mark.parametrize(
    ("seats", "size", "language", "played"),
    [(3, HOME, "de", 0), (2, SMALL, "en", sampled(40, 0))],
)
async def test_a_game_to_its_end_by_the_keys_shown(
    seats: int, size: tuple[int, int], language: str, played: int
) -> None:
    session = under_way(orbis(*SEATS[seats], seed=11), played)
    await play_by_the_keys_shown(session, size, language)


def _on_board(table: Table, target: str) -> Region | None:
    for board in table.game.query(BoardWidget):
        spot = board.drawing.spot(target)
        if spot is not None and board.region.area:
            return board.place_of(spot)
    return None


async def _click(table: Table, region: Region) -> None:
    x, y = region.x + region.width // 2, region.y + region.height // 2
    await table.pilot.click(offset=(x, y))
    await table.pilot.pause()


async def _click_in_list(table: Table, key: str) -> None:
    """Click the line of the list that says this option's words, wherever it has been scrolled to."""
    panel = table.game.panel
    shown = [entry.key for entry in panel.entries]
    row = shown.index(key)
    await table.pilot.click(offset=(panel.region.x + 6, panel.region.y + 1 + row))
    await table.pilot.pause()


async def _answer_by_mouse(table: Table) -> None:
    """Click a board where it has the option alone, the list otherwise."""
    scene = table.game.scene
    entries = list(scene.entries)
    if scene.mode == HAND_OVER or scene.mode != DECIDE:
        await _click_in_list(table, entries[0].key)
        return
    entry = _easy(entries)
    place = _on_board(table, entry.target or "")
    if place is not None and len(scene.options_at(entry.target or "")) == 1:
        await _click(table, place)
    else:
        await _click_in_list(table, entry.key)


def _easy(entries: list[Entry]) -> Entry:
    """A landscape that needs no second question, a face-up one, else the first option."""
    free = [entry for entry in entries if entry.key.startswith("landscape:") and "!" not in entry.text[:3]]
    return (free or entries)[0]


async def test_a_game_by_mouse_alone_to_its_end() -> None:
    session = under_way(orbis(ANA, BEN, seed=5), sampled(60, 0))
    async with sitting(session, HOME) as table:
        for _ in range(MOST_STEPS):
            if session.record.over:
                break
            given = len(table.keys_taken()), table.game.scene.mode
            await _answer_by_mouse(table)
            if (len(table.keys_taken()), table.game.scene.mode) == given:
                await _answer_by_mouse(table)
        await table.pilot.pause()
        assert session.record.over
        assert isinstance(table.app.screen, EndingScreen)
