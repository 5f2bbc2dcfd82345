"""What was typed for one player never answers for another, nor lifts the curtain over their hand."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from tabletop_tui.play.glance import HANDED, REPEATED, Glance
from tabletop_tui.store.people import Person, own_key
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER
from tests.tui.driving import ANA, BEN, OWN, Table, orbis, play, sitting, struck
from tests.tui.test_terminal import until
from tests.tui.toygame import ToyScreen, hiding
from tools.bench.pty import Terminal
from tools.bench.screen import environment

MAX = Person("Max", "green", "bot:1")
ENTERS = ("enter",) * 5


@pytest.fixture(autouse=True)
def _as_in_a_program_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLETOP_GLANCE")


async def type_at_once(table: Table, *keys: str) -> None:
    """Type keys so fast that the first hasn't been answered when the last one comes."""
    for key in keys:
        table.app.post_message(struck(table.app, key))
    await table.pilot.pause()
    await table.pilot.pause()


async def look() -> None:
    """Take the time that a player needs to see what has come up."""
    await asyncio.sleep(HANDED + 0.02)


def told(table: Table) -> str:
    return " ".join(table.text().split())


async def test_quick_enters_never_answer_the_next_player_s_question() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        await type_at_once(table, "5", *ENTERS)
        assert table.keys_taken() == ["landscape:4"]
        assert "Now Ben decides." in table.text(), "what they say stays in sight"
        await look()
        await table.press("enter")
        assert len(table.keys_taken()) == 2


async def test_an_enter_that_is_held_down_answers_nothing_until_it_is_released() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        await type_at_once(table, "5", "5")
        shown = time.monotonic()
        for repeated in range(1, 7):
            held = struck(table.app, "enter")
            held.time = shown + repeated * REPEATED * 0.9
            table.app.post_message(held)
        await asyncio.sleep(HANDED)
        await table.pilot.pause()
        assert table.keys_taken() == ["landscape:4"]
        await asyncio.sleep(max(0.0, shown + 7 * REPEATED - time.monotonic()))
        await table.press("enter")
        assert len(table.keys_taken()) == 2


async def test_quick_keys_of_one_player_all_count() -> None:
    session = orbis(ANA, BEN)
    play(session, "landscape:4")
    async with sitting(session) as table:
        await type_at_once(table, "1", "enter")
        assert table.keys_taken() == ["landscape:4", "landscape:0", "pay"]


async def test_a_click_that_was_meant_for_the_last_question_answers_no_other() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        board = next(board for board in table.game.board_widgets if "slot:4" in board.drawing.targets)
        place = next(region for spot, region in board.places() if spot.target == "slot:4")
        for _ in range(3):
            await table.click(place.x + 2, place.y + 1)
        assert table.keys_taken() == ["landscape:4"]


async def test_a_person_alone_with_computer_players_is_never_slowed() -> None:
    async with sitting(orbis(ANA, MAX)) as table:
        await type_at_once(table, "5", "5")
        for _ in range(2000):
            decision = table.session.record.decision
            if decision is not None and decision.seat == 0:
                break
            await asyncio.sleep(0.002)
        await table.pilot.pause()
        own = len(table.keys_taken())
        await type_at_once(table, "enter")
        assert len(table.keys_taken()) > own


async def test_enter_never_lifts_a_curtain_and_the_next_player_s_own_key_does() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        assert table.game.scene.mode == CURTAIN
        assert "Ana is next. Ana, press A when no one else is looking." in told(table)
        await table.press(*ENTERS, "space")
        assert table.game.scene.mode == CURTAIN
        assert "Ana is next and takes over with A." in told(table)
        await table.press("a")
        assert table.game.scene.mode == DECIDE
        await type_at_once(table, "1", "2", "2", *ENTERS, "b")
        assert table.game.scene.mode == HAND_OVER
        assert "Ana's turn is over. Ben, press B; u takes back." in told(table)
        assert "B  I am Ben" in table.text()
        await look()
        await table.press(*ENTERS, "space", "x")
        assert table.game.scene.mode == HAND_OVER
        assert "Ben is next and takes over with B." in told(table)
        await table.press("B")
        assert table.game.scene.mode == DECIDE
        assert table.game.scene.seat == 1


async def test_where_nothing_is_hidden_the_hand_over_asks_for_that_key_too() -> None:
    async with sitting(orbis(ANA, BEN), handover="always") as table:
        label = table.game.scene.labels["god:nature"]
        await type_at_once(table, label, label, *ENTERS)
        assert table.keys_taken() == ["god:nature"]
        await look()
        await table.press(*ENTERS)
        assert table.game.scene.mode == HAND_OVER
        await table.press("down", "enter")
        assert table.keys_taken() == [], "the other row still takes back"
        await look()
        await type_at_once(table, label, label)
        await look()
        await table.press(OWN)
        assert table.game.scene.mode == DECIDE
        assert table.game.scene.seat == 1


@pytest.mark.parametrize(
    ("names", "seat", "used", "key"),
    [
        (("Ana", "Ben"), 1, "", "B"),
        (("Ana", "anton"), 0, "", "1"),
        (("Ana", "Élise"), 1, "", "E"),
        (("Ana", "李明"), 1, "", "2"),
        (("Ana", "Ulf"), 1, "UQ", "2"),
        (("Ana", "Ben"), 1, "B2", "E"),
        (("Eva", "Ben"), 1, "B2", "N"),
        (("Ana", "李明"), 1, "2", "B"),
    ],
)
def test_a_player_s_own_key_is_the_initial_or_else_the_number_of_the_seat(
    names: tuple[str, str], seat: int, used: str, key: str
) -> None:
    assert own_key([Person(name, "red") for name in names], seat, used) == key


def test_the_initial_of_a_computer_player_is_free() -> None:
    assert own_key([Person("Max", "red", "bot:2"), Person("Mia", "blue")], 1) == "M"


def test_the_time_to_look_is_counted_from_when_something_came_up() -> None:
    now = [10.0]
    glance = Glance(0.3, clock=lambda: now[0])
    assert not glance.too_soon
    glance.begin()
    assert glance.typed_ahead(9.0), "it was already waiting"
    assert glance.typed_ahead(10.2)
    assert not glance.typed_ahead(10.4)
    glance.outlast(10.25)
    assert glance.typed_ahead(10.35)
    assert not Glance(0, clock=lambda: now[0]).typed_ahead(9.0)


@pytest.mark.parametrize("keys", [b"5\r\r", b"5\r\r\r\r\r\r"])
def test_in_a_real_terminal_enters_in_one_write_answer_for_one_player(tmp_path: Path, keys: bytes) -> None:
    """The first of them confirms Ana's choice."""
    command = [sys.executable, "-m", "tabletop_tui", "play", "orbis", "--no-motion", "--seed", "7"]
    command += ["--set", "start=seat:0", "-p", "Ana", "-p", "Ben"]
    environ = {key: told for key, told in environment(tmp_path).items() if key != "TABLETOP_GLANCE"}
    with Terminal.run(command, environ) as terminal:
        until(terminal, "take a landscape")
        terminal.settle(0.5, at_most=1)
        terminal.press(keys)
        until(terminal, "Now Ben decides.")
        terminal.settle(0.5, at_most=5)
        screen = "\n".join(terminal.screen())
        assert "▶ Ben" in screen
        assert "● take ─ ○ pay" in screen
        assert "Now Ben decides." in screen
        terminal.press(b"1")
        until(terminal, "✓ take ─ ● pay")  # then Ben is heard
