"""Complete games of Orbis at the screen: by the keys shown beside the options, and by mouse alone."""

import random

import pytest

from tabletop_tui.drawing import Region
from tabletop_tui.screens.scene import DECIDE, HAND_OVER
from tabletop_tui.screens.scoresheet import ScoreSheet
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.panel import Entry
from tests.tui.driving import ANA, BEN, CLEO, HOME, SMALL, Table, orbis, sitting

DORA = type(ANA)("Dora", "yellow")
SEATS = {2: (ANA, BEN), 3: (ANA, BEN, CLEO), 4: (ANA, BEN, CLEO, DORA)}
MOST_STEPS = 1500


async def settle(table: Table) -> None:
    """Let the screen come to rest, also after a question that is asked once more."""
    await table.pilot.pause()


async def answer_by_key(table: Table, chooser: random.Random) -> None:
    """Press the key that the panel shows beside one of the options; `y` where it asks once more."""
    scene = table.game.scene
    open_entries = [entry for entry in scene.entries if entry.blocked is None and entry.label]
    if scene.mode != DECIDE or not open_entries:
        await table.hurry("enter")
        return
    entry = chooser.choice(open_entries)
    given = len(table.keys_taken())
    await table.hurry(entry.label or "")
    if len(table.keys_taken()) == given and table.game.scene.mode == DECIDE:
        await table.hurry("y")


@pytest.mark.parametrize(
    ("seats", "size", "language"),
    [(2, HOME, "en"), (3, HOME, "de"), (4, HOME, "en"), (3, SMALL, "en"), (2, SMALL, "de")],
)
async def test_a_whole_game_by_the_keys_shown(seats: int, size: tuple[int, int], language: str) -> None:
    session = orbis(*SEATS[seats], seed=11)
    chooser = random.Random(seats)
    async with sitting(session, size, language=language) as table:
        for _ in range(MOST_STEPS):
            if session.over:
                break
            await answer_by_key(table, chooser)
        await settle(table)
        assert session.over
        assert isinstance(table.app.screen, ScoreSheet)
        text = table.text()
        assert all(person.name in text for person in session.people)
        assert all(str(standing.total) in text for standing in session.standings)


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
    entries = [entry for entry in scene.entries if entry.blocked is None]
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
    free = [entry for entry in entries if entry.key.startswith("landscape:") and "#!" not in entry.text]
    return (free or entries)[0]


async def test_a_whole_game_by_mouse_alone() -> None:
    session = orbis(ANA, BEN, seed=5)
    async with sitting(session, HOME) as table:
        for _ in range(MOST_STEPS):
            if session.over:
                break
            given = len(table.keys_taken()), table.game.scene.mode
            await _answer_by_mouse(table)
            if (len(table.keys_taken()), table.game.scene.mode) == given:
                await _click_in_list(table, table.game.panel.entries[0].key)
        await settle(table)
        assert session.over
        assert isinstance(table.app.screen, ScoreSheet)
