"""The registry of keys: every key has words, none does two things, players may choose their own."""

import itertools

import pytest

from tabletop_tui.games.wording import CAPITALS, LETTERS, RESERVED
from tabletop_tui.keys import KEYS, TOGETHER, KeyMap, bindings, help_lines, in_scope, problems
from tabletop_tui.words import LANGUAGES, Words
from tests.tui.driving import orbis, sitting


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_name_and_an_explanation(language: str) -> None:
    words = Words(language)
    for key in KEYS:
        assert words.has(key.words_id), key.id
        tip = words(f"{key.words_id}-tip")
        assert "⟦" not in tip, key.id
        assert tip.endswith((".", "?")), key.id


def test_ids_are_unique_and_no_key_does_two_things_in_a_scope() -> None:
    assert len({key.id for key in KEYS}) == len(KEYS)
    scopes = {key.scope for key in KEYS}
    together = [{scope, "app"} for scope in scopes] + [set(pair) | {"app"} for pair in TOGETHER]
    for group in together:
        taken: dict[str, str] = {}
        for key in (key for key in KEYS if key.scope in group):
            for pressed in key.key.split(","):
                assert taken.setdefault(pressed, key.id) == key.id, (group, pressed)


def test_no_label_of_an_option_is_a_key_of_the_table() -> None:
    used = set(itertools.chain.from_iterable(key.key.split(",") for key in in_scope("game")))
    letters = {key for key in used if len(key) == 1}
    assert letters <= RESERVED
    assert not letters & set(LETTERS + CAPITALS + "123456789")


def test_every_binding_has_a_description() -> None:
    for binding in bindings("game", "replay", "page", "app"):
        assert getattr(binding, "description", "")
        assert getattr(binding, "id", "")


def test_players_may_choose_their_own_keys() -> None:
    own = KeyMap({"undo": "backspace,f7", "nonsense": "x"})
    assert own.keys_of("undo") == ("backspace", "f7")
    assert own.shown("undo") == "Backspace"
    assert own.shown("redo") == "^r"
    lines = {text: key for key, text in help_lines(Words("en"), own, "game")}
    assert lines["Take back your last answer."] == "Backspace F7"
    assert problems({"undo": "w"}) == [("undo", "w")]
    assert problems({"nonsense": "x"}) == [("nonsense", "")]
    assert problems({"undo": "backspace"}) == []


async def test_a_key_of_the_player_s_own_works_and_stands_in_the_footer() -> None:
    session = orbis()
    async with sitting(session, keys={"help": "f8", "score": "f7"}) as table:
        assert "F8 help" in table.text()
        await table.press("f8")
        assert "How points are made" in table.text()
        await table.press("escape", "?")
        assert "How points are made" not in table.text()
