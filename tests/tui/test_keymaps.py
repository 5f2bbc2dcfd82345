"""Maps of keys that players can choose instead of the usual ones."""

import pytest

from tabletop_tui.host.settings import KEYMAPS, Settings
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.tui import keys
from tests.conformance.every_game import load_rules
from tests.tui.driving import HOME, sitting


@pytest.mark.parametrize("name", KEYMAPS)
def test_no_map_has_a_key_with_two_meanings(name: str) -> None:
    assert keys.problems(keys.KEYMAPS[name]) == []


def test_a_players_own_keys_come_before_those_of_the_map() -> None:
    chosen = keys.KeyMap(keys.chosen(Settings(keymap="vi", keys={"left": "left,y"})))
    assert chosen.keys_of("left") == ("left", "y")
    assert chosen.keys_of("down") == ("down", "j")


async def test_with_vi_keys_the_letters_move_the_cursor_of_a_table() -> None:
    people = [Person("Ana", "red"), Person("Ben", "blue")]
    session = Session.new(load_rules("orbis"), people, 7, {"start": "seat:0"})
    async with sitting(session, HOME, keymap="vi") as table:
        before = table.text()
        await table.press("l")
        by_letter = table.text()
        await table.press("h")
        assert table.text() == before != by_letter
        await table.press("right")
        assert table.text() == by_letter
    assert not session.record.steps
