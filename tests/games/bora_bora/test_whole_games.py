"""Complete games of Bora Bora at the screen: by the keys shown beside the options, and by mouse."""

import random
from collections import Counter

from rulesets import load_rules
from tabletop_tui.games.bora_bora.screen import BoraBoraScreen
from tabletop_tui.kit.kept import Kept
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER
from tabletop_tui.tui.widgets.listing import Entry, place_of, place_of_column
from tests.tui.driving import HOME, OWN, SMALL, Table, sitting
from tests.tui.whole_games import MOST_STEPS, SEATS, play_by_the_keys_shown, under_way
from tests.whole import sampled

HAND_OVERS = 70
"""A two-player game has no more changes of seats: six rounds with three dice, people, jewelry and tasks."""


async def test_a_game_by_the_keys_shown_on_a_small_screen_to_its_end() -> None:
    session = Session.new(load_rules("bora_bora"), SEATS[2], 4, {})
    await play_by_the_keys_shown(under_way(session, sampled(80, 0)), SMALL, "de")


def with_god(entry: Entry) -> bool:
    return entry.key.endswith(":white") or entry.key.startswith(("doubled:", "extra:"))


async def answer(table: Table, chooser: random.Random, pressed: Counter[str]) -> None:
    """A player who does something rather than nothing, and mostly without gods."""
    scene = table.game.scene
    if scene.mode != DECIDE or scene.decision is None:
        pressed["hand-over"] += 1
        await table.hurry(OWN if scene.mode in (HAND_OVER, CURTAIN) else "enter")
        return
    entries = [entry for entry in scene.entries if entry.label]
    doing = [entry for entry in entries if not entry.way_out and entry.key != "no"]
    plain = [entry for entry in doing if not with_god(entry)]
    entry = chooser.choice(doing if chooser.random() < 0.1 else plain or doing or entries)
    given = len(table.keys_taken())
    for _ in range(2):  # what may be a mistake is asked about once more
        if len(table.keys_taken()) == given:
            pressed["answers"] += len(entry.label or "")
            await table.type(entry.label or "")


def assert_drawn_as_if_nothing_were_kept(game: BoraBoraScreen) -> None:
    """Parts of boards are kept by what they show, so no board may ever show what was."""
    kept, game.kept = game.kept, Kept()
    for declared in game.BOARDS:
        if game.has_place(declared.id):
            fresh = game._drawn(declared, game.room(declared.id))
            shown = game.board(declared.id).drawing
            assert shown.lines == fresh.lines, declared.id
            assert {spot.region for spot in shown.spots} == {spot.region for spot in fresh.spots}, declared.id
    game.kept = kept


async def test_a_game_of_two_at_one_keyboard_takes_at_most_240_keys() -> None:
    session, pressed = Session.new(load_rules("bora_bora"), SEATS[2], 3, {}), Counter[str]()
    chooser = random.Random(2)
    async with sitting(session, HOME) as table:
        for _ in range(MOST_STEPS):
            if session.record.over:
                break
            await answer(table, chooser, pressed)
            if len(session.record.table.answers) % sampled(10, 5) == 0:
                game = table.game
                assert isinstance(game, BoraBoraScreen)
                assert_drawn_as_if_nothing_were_kept(game)
        assert session.record.over
    assert 0 < pressed["hand-over"] <= HAND_OVERS
    assert len(session.record.table.answers) > 120
    assert pressed.total() <= 240, pressed


def place_to_click(table: Table, key: str) -> tuple[int, int] | None:
    """Where an option can be clicked: on a board that has it alone, else in the list; nowhere if hidden."""
    game, panel = table.game, table.game.panel
    if game.here.curtain_is_down:
        keys = [entry.key for entry in game.scene.entries]
        way = game.curtain.spots[keys.index(key)].region
        return way.x + 1, way.y
    target = next((entry.target for entry in game.scene.entries if entry.key == key), None)
    for board in game.board_widgets if target and len(game.scene.options_at(target)) == 1 else ():
        spot = board.drawing.spot(target or "")
        if spot is not None:
            place = board.place_of(spot)
            return place.x + place.width // 2, place.y
    if not panel.region:
        return None
    shape = panel._shape()
    column, row = place_of(panel._listing, shape, key) or (0, 99)
    x, _ = place_of_column(shape, column)
    return (panel.region.x + x + 6, panel.region.y + row) if row < panel.region.height else None


async def test_a_game_by_mouse_alone_to_its_end() -> None:
    session, chooser = Session.new(load_rules("bora_bora"), SEATS[2], 5, {}), random.Random(5)
    under_way(session, sampled(110, 0))
    async with sitting(session, HOME) as table:
        for _ in range(MOST_STEPS):
            if session.record.over:
                break
            given, mode = len(table.keys_taken()), table.game.scene.mode
            entries = [entry for entry in table.game.scene.entries if not with_god(entry)]
            places = [place for entry in entries if (place := place_to_click(table, entry.key))]
            if not places:
                places = [table.game.query_one("#evening").region.offset]  # a click anywhere puts it away
            place = chooser.choice(places)
            for attempt in range(4):  # what may be a mistake is asked about once more, a round's end is read
                if (len(table.keys_taken()), table.game.scene.mode) == (given, mode):
                    await table.click(*place)
                if attempt == 2:
                    await table.pilot.pause()
        assert session.record.over
    assert {"occupied", "placed_die", "used", "bought_jewelry", "fulfilled_task"} <= {
        event.kind for entry in session.record.log for event in entry.events
    }
