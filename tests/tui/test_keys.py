"""The registry of keys: every key has words, none does two things, players may choose their own."""

import importlib
import itertools
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest
from textual.screen import Screen

import tabletop_tui
from rulesets import BUILT
from tabletop_tui.kit.wording import CAPITALS, LETTERS, RESERVED
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.keys import KEYS, SCREENS, KeyMap, bindings, help_lines, in_scope, problems
from tabletop_tui.tui.screens.game import GameScreen
from tests.tui.driving import SMALL, orbis, sitting


@pytest.mark.parametrize("language", WHOLE)
def test_every_key_has_a_name_and_an_explanation(language: str) -> None:
    words = Words(language)
    for key in KEYS:
        assert words.has(key.words_id), key.id
        tip = words(f"{key.words_id}-tip")
        assert "⟦" not in tip, key.id
        assert tip.endswith((".", "?")), key.id
        assert words.has(f"lobby-settings-scope-{key.scope}"), "lists of keys have headings"


def test_ids_are_unique_and_no_key_does_two_things_in_a_scope() -> None:
    assert len({key.id for key in KEYS}) == len(KEYS)
    scopes = {key.scope for key in KEYS}
    assert {*itertools.chain.from_iterable(SCREENS.values()), "app", *BUILT} >= scopes
    together = [{*on_screen, "app"} for on_screen in SCREENS.values()]
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
    own = KeyMap({"undo": "backspace,f11", "nonsense": "x"})
    assert own.keys_of("undo") == ("backspace", "f11")
    assert own.shown("undo") == "Backspace"
    assert own.shown("redo") == "^r"
    lines = {text: key for key, text in help_lines(Words("en"), own, "game")}
    assert lines["Take back your last answer."] == "Backspace F11"
    assert problems({"nonsense": "x"}) == [("nonsense", "", None)]
    assert problems({"undo": "backspace"}) == []


@pytest.mark.parametrize(
    ("own", "found"),
    [
        ({"undo": "w"}, ("undo", "w", "why")),
        ({"undo": "f9"}, ("undo", "f9", "language")),
        ({"talk": "u"}, ("talk", "u", "undo")),
        ({"undo": "home"}, ("undo", "home", "hex-up-left")),
        ({"hex-up-left": "f4"}, ("hex-up-left", "f4", "page")),
        ({"averages": "ctrl+t"}, ("averages", "ctrl+t", "talk")),
        ({"averages": "pageup"}, ("averages", "pageup", "page-up")),
        ({"hex-down-left": "right"}, ("hex-down-left", "right", "step")),
        ({"step": "shift+left"}, ("step", "shift+left", "look-left")),
        ({"sheet-save": "q"}, ("sheet-save", "q", "close")),
        ({"lobby-about": "j"}, ("lobby-about", "j", "menu-down")),
        ({"rules-search": "f1"}, ("rules-search", "f1", "form-help")),
        ({"undo": "x"}, ("undo", "x", None)),
        ({"why": "f11,3"}, ("why", "3", None)),
    ],
)
def test_a_key_that_does_two_things_on_one_screen_is_found(
    own: dict[str, str], found: tuple[str, str, str | None]
) -> None:
    """At tables and in replays of all games, in the lobby, over SSH, and among the keys of options."""
    assert found in problems(own)
    for language in WHOLE:
        words = Words(language)
        assert all("⟦" not in each.sentence(words) for each in problems(own))


def test_the_keys_that_are_checked_together_are_those_of_the_screens() -> None:
    """Every screen binds the keys of one kind; a game's screen those of a table, a look back and its game."""
    for module in pkgutil.walk_packages(tabletop_tui.__path__, "tabletop_tui."):
        if "__main__" not in module.name:
            importlib.import_module(module.name)
    scope_of = {key.id: key.scope for key in KEYS}
    kinds = [{*scopes} for scopes in SCREENS.values()]
    table = {*SCREENS["table"], *SCREENS["look-back"]}
    seen = set()
    for screen in subclasses(Screen):
        bound = [binding.id or "" for _, binding in screen._merged_bindings or ()]
        scopes = {scope_of[key] for key in bound if key in scope_of}
        if issubclass(screen, GameScreen):
            assert scopes - {*BUILT} == table, screen
            assert len(scopes & {*BUILT}) <= 1, screen
        elif scopes:
            assert any(scopes <= kind for kind in kinds), screen
        seen |= scopes
    assert seen == {key.scope for key in KEYS} - {"app"}


def subclasses(cls: type[Screen[Any]]) -> Iterator[type[Screen[Any]]]:
    """All subclasses of a screen, at any depth."""
    for each in cls.__subclasses__():
        yield each
        yield from subclasses(each)


async def test_a_key_of_the_player_s_own_works_and_stands_in_the_footer() -> None:
    session = orbis()
    async with sitting(session, keys={"help": "f8", "score": "f11"}) as table:
        assert "F8 help" in table.text()
        await table.press("f8")
        assert "How points are scored" in table.text()
        await table.press("escape", "?")
        assert "How points are scored" not in table.text()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_key_of_the_log_has_the_name_of_its_page(language: str) -> None:
    words = Words(language)
    names = {words.keys.log(), words.keys.replay_log(), words.game.log(), words.around.name_log()}
    assert len({name.casefold() for name in names}) == 1


async def test_a_footer_fills_its_line_up_to_a_blank_before_its_last_key() -> None:
    async with sitting(orbis(), SMALL, language="de") as table:
        assert table.rows()[-1].endswith("L Verlauf q Lobby ^p mehr")
