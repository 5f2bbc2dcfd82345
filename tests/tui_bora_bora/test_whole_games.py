"""Complete games of Bora Bora at the screen: by the keys shown beside the options, and by mouse."""

import random
from collections import Counter

from rulesets import load_rules
from tabletop_tui.drawing import Region
from tabletop_tui.games.bora_bora.screen import BoraBoraScreen
from tabletop_tui.games.kit.kept import Kept
from tabletop_tui.screens.scene import DECIDE
from tabletop_tui.session import Session
from tests.tui.driving import HOME, SMALL, Table, sitting
from tests.tui.whole_games import MOST_STEPS, SEATS, play_by_the_keys_shown

HAND_OVERS = 70
"""A two-player game has no more changes of seats: six rounds with three dice, people, jewelry and tasks."""


async def test_a_whole_game_by_the_keys_shown_on_a_small_screen() -> None:
    session = Session.new(load_rules("bora_bora"), SEATS[2], 4, {})
    await play_by_the_keys_shown(session, SMALL, "de")


async def answer(table: Table, chooser: random.Random, pressed: Counter[str]) -> None:
    """Somebody who does something rather than nothing, and mostly without gods."""
    scene = table.game.scene
    if scene.mode != DECIDE or scene.decision is None:
        pressed["hand-over"] += 1
        await table.hurry("enter")
        return
    entries = [entry for entry in scene.entries if entry.label]
    doing = [entry for entry in entries if not entry.way_out and entry.key != "no"]
    plain = [entry for entry in doing if not (entry.label or "").startswith("+")]
    entry = chooser.choice(doing if chooser.random() < 0.1 else plain or doing or entries)
    given = len(table.keys_taken())
    for _ in range(2):  # what may be a mistake is asked about once more
        if len(table.keys_taken()) == given:
            pressed["answers"] += len(entry.label or "")
            await table.type(entry.label or "")


def assert_drawn_as_if_nothing_were_kept(game: BoraBoraScreen) -> None:
    """Parts of boards are kept by what they show, so no board may ever show what was."""
    kept, game.kept = game.kept, Kept()
    for board in game.board_widgets:
        fresh = game.drawn(board.id or "", game.seen(board.id or ""))
        assert board.drawing.lines == fresh.lines, board.id
        assert {spot.region for spot in board.drawing.spots} == {spot.region for spot in fresh.spots}, (
            board.id
        )
    game.kept = kept


async def test_a_game_of_two_at_one_keyboard_takes_at_most_240_keys() -> None:
    session, pressed = Session.new(load_rules("bora_bora"), SEATS[2], 3, {}), Counter[str]()
    chooser = random.Random(2)
    async with sitting(session, HOME) as table:
        for _ in range(MOST_STEPS):
            if session.over:
                break
            await answer(table, chooser, pressed)
            if len(session.table.answers) % 5 == 0:
                game = table.game
                assert isinstance(game, BoraBoraScreen)
                assert_drawn_as_if_nothing_were_kept(game)
        assert session.over
    assert 0 < pressed["hand-over"] <= HAND_OVERS
    assert len(session.table.answers) > 120
    assert pressed.total() <= 240, pressed


def _on_screen(table: Table, target: str) -> Region | None:
    for board in table.game.board_widgets:
        spot = board.drawing.spot(target)
        if spot is not None:
            return board.place_of(spot)
    return None


async def _click(table: Table, entry_key: str, target: str | None) -> None:
    place = _on_screen(table, target) if target else None
    if place is not None and len(table.game.scene.options_at(target or "")) == 1:
        await table.pilot.click(offset=(place.x + place.width // 2, place.y))
    else:
        panel = table.game.panel
        row = [entry.key for entry in panel.entries].index(entry_key)
        await table.pilot.click(offset=(panel.region.x + 6, panel.region.y + 1 + row))
    await table.pilot.pause()


async def test_boards_and_list_are_played_by_mouse_alone() -> None:
    session = Session.new(load_rules("bora_bora"), SEATS[2], 5, {})
    async with sitting(session, HOME) as table:
        for _ in range(12):
            scene = table.game.scene
            entries = [entry for entry in scene.entries if not (entry.label or "").startswith("+")]
            entry = entries[0]
            for _ in range(2):
                if table.game.scene is scene:
                    await _click(table, entry.key, entry.target)
        kinds = {event.kind for entry in session.log for event in entry.events}
        assert {"occupied", "placed_die"} <= kinds
        assert len(table.keys_taken()) >= 5
