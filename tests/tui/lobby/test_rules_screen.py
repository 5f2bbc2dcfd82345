"""The rules in short: read, searched, in both languages."""

from pathlib import Path

import pytest

from tabletop_tui.paint.drawing import Run
from tabletop_tui.tui.screens.rules import marked, paragraphs
from tests.tui.lobby.driving import SMALL, program, visiting


def test_paragraphs_and_items_are_kept_apart() -> None:
    assert paragraphs("One\ntwo.\n\n- a\n  b\n- c") == ["One two.", "", "- a b", "- c"]


def test_wanted_words_are_marked_whatever_their_case() -> None:
    assert marked("A God and gods", ["god"]) == (
        Run("A "),
        Run("God", "gold"),
        Run(" and "),
        Run("god", "gold"),
        Run("s"),
    )


async def test_chapters_are_read_one_after_the_other(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("r")
        first = visitor.text()
        await visitor.press("down")
        assert visitor.text() != first


@pytest.mark.parametrize(("language", "word"), [("en", "wilderness"), ("de", "wildnis")])
async def test_a_search_shows_only_what_holds_the_word(tmp_path: Path, language: str, word: str) -> None:
    async with visiting(program(tmp_path, language=language), SMALL) as visitor:
        await visitor.press("r", "/")
        await visitor.write(word)
        assert word in visitor.text().casefold()
        await visitor.write("xyz")
        assert f"{word}xyz" in visitor.said.casefold()
        await visitor.press("escape")
        assert visitor.where == "RulesScreen"
        await visitor.press("escape")
        assert visitor.where == "LobbyScreen"


async def test_long_chapters_scroll_with_page_keys(tmp_path: Path) -> None:
    async with visiting(program(tmp_path), SMALL) as visitor:
        await visitor.press("r", "down", "down", "down", "down", "down", "down", "down")
        before = visitor.text()
        await visitor.press("enter", "pagedown")
        assert visitor.text() != before


@pytest.mark.parametrize("language", ["en", "de"])
async def test_help_names_every_key_in_words(tmp_path: Path, language: str) -> None:
    async with visiting(program(tmp_path, language=language), SMALL) as visitor:
        await visitor.press("?")
        assert "⟦" not in visitor.text()
        await visitor.press("pagedown", "escape", "o")
        assert "⟦" not in visitor.text()
        assert str(tmp_path)[:20] in visitor.text()
