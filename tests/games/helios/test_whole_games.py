"""Helios played at the screen: complete games by the keys shown beside the options, some turns by mouse."""

import random

from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.scene import DECIDE
from tests.games.helios.games import RULES
from tests.tui.driving import HOME, SMALL, Table, sitting
from tests.tui.whole_games import MOST_STEPS, SEATS, play_by_the_keys_shown


def session(seats: int) -> Session:
    return Session.new(RULES, SEATS[seats], 3, {"first": "seat:0"})


async def test_a_whole_game_by_the_keys_shown_on_a_small_screen() -> None:
    await play_by_the_keys_shown(session(2), SMALL, "de")


def place_to_click(table: Table, key: str) -> tuple[int, int]:
    """Where an option lies on a board by itself, else its line in the list, or the first line."""
    game, panel = table.game, table.game.panel
    target = next(entry.target for entry in game.scene.entries if entry.key == key)
    for board in game.board_widgets:
        for spot, place in board.places():
            if spot.target == target and len(game.scene.options_at(target)) == 1:
                return place.x + place.width // 2, place.y + place.height // 2
    row = [entry.key for entry in panel.entries].index(key)
    row = row if row < panel.size.height - 5 else 0
    return panel.region.x + 6, panel.region.y + 1 + row


async def test_a_whole_game_by_mouse_alone() -> None:
    """Every click answers, on a board or in the list; what is asked about twice is clicked twice."""
    chance, played, kinds = random.Random(2), session(2), set()
    async with sitting(played, HOME, motion="off") as table:
        for _ in range(MOST_STEPS):
            if played.record.over:
                break
            scene = table.game.scene
            kinds.add(played.record.decision.kind if played.record.decision is not None else "")
            key = chance.choice(scene.entries).key if scene.mode == DECIDE else scene.entries[0].key
            for _ in range(3):
                if table.game.scene is scene:
                    await table.click(*place_to_click(table, key))
                    await table.pilot.pause()
        assert played.record.over
        assert {"choose_action_tile", "choose_field", "choose_sun_target", "persons_turn"} <= kinds
