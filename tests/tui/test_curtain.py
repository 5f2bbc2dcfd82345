"""Hidden things: nothing of another seat's is ever on the screen."""

import re

from tabletop_tui.tui.widgets.board import BoardWidget
from tests.tui.driving import ANA, BEN, CLEO, OWN, SMALL, Table, sitting
from tests.tui.toygame import ToyScreen, hiding


def seen(text: str, hand: list[int]) -> list[int]:
    """Which of these cards lie on the screen."""
    return [card for card in hand if f"c{card} " in text or f"play {card} " in text]


def drawn(table: Table) -> list[int]:
    """The cards that lie on the board, even where that is scrolled out of sight."""
    drawing = table.game.query_one("#hand", BoardWidget).drawing
    return [int(card) for card in re.findall(r"\bc(\d+)", drawing.text())]


async def test_the_first_player_s_hand_waits_behind_a_curtain() -> None:
    session = hiding((ANA, BEN))
    hands = session.record.table.state.hands
    async with sitting(session, screen=ToyScreen) as table:
        assert "Ana is next" in table.text()
        assert seen(table.text(), hands[0]) == []
        await table.press("1")  # no label works behind the curtain
        assert table.keys_taken() == []
        await table.press(OWN)
        assert seen(table.text(), hands[0]) == hands[0]
        assert seen(table.text(), hands[1]) == []


async def test_the_curtain_falls_between_two_players_and_lifts_for_the_next() -> None:
    session = hiding((ANA, BEN, CLEO))
    async with sitting(session, SMALL, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2", "2")
        hands = session.record.table.state.hands
        assert "Ana's turn is over" in table.text()
        assert "I am Ben" in table.text()
        assert seen(table.text(), hands[0]) + seen(table.text(), hands[1]) == [], (
            "that is the curtain already"
        )
        await table.press(OWN)
        assert seen(table.text(), hands[1]) == hands[1]
        assert seen(table.text(), hands[0]) == []


async def test_no_page_shows_what_lies_behind_the_curtain() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        hands = session.record.table.state.hands
        for key in ("?", "s", "L", "f12", "ctrl+p"):
            await table.press(key)
            assert seen(table.text(), hands[0]) == [], key
            options = [f"card:{card}" for card in hands[0]]
            assert not any(option in table.text() for option in options), key
            await table.press("escape")


async def test_looking_back_shows_only_what_the_looker_may_see() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2", "2", OWN)
        await table.press("L", "home", "enter")
        assert table.game.look_back is not None
        assert seen(table.text(), session.record.table.state.hands[0]) == []


async def test_a_player_who_takes_up_a_left_game_sees_no_hand_before_saying_who_they_are() -> None:
    """A program that died at a hand-over comes back to it, and doesn't know who sits there now."""
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2", "2")
        assert "Ana's turn is over" in table.text()
        hands = session.record.table.state.hands
        assert drawn(table) == []
    async with sitting(session, screen=ToyScreen) as table:  # the same moment, another screen
        assert "Ana's turn is over" in table.text()
        assert drawn(table) == []
        for key in ("?", "s", "L", "f12", "ctrl+p"):
            assert seen(table.text(), hands[0]) + seen(table.text(), hands[1]) == [], key
            await table.press("escape", key)
        await table.press("escape", "u")
        assert "Ana is next" in table.text()
        assert drawn(table) == []
        await table.press(OWN)
        assert drawn(table) == session.record.table.state.hands[0]
