"""The searches on docs/presentation.md: from a sentence to its message, and on to the line that says it."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import tabletop_tui
from tests.docs.code_on_pages import DOCS
from tools.messages import read

ROOT = Path(tabletop_tui.__file__).parent


class Search(NamedTuple):
    """A row of the table."""

    sentence: str
    words: str
    call: str
    """The message as it is said: `say.detail_pays_any`."""
    file: Path

    @property
    def folder(self) -> Path:
        """Where it is searched: the folder of the game, or the whole program."""
        parts = self.file.relative_to(ROOT).parts
        return ROOT / parts[0] / parts[1] if parts[0] == "games" else ROOT


def searches() -> list[Search]:
    page = (DOCS / "presentation.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|`]+) \| `([^`]+)` \| `(\w+\.\w+)` \| `([\w/]+\.py)` \|$", page, re.MULTILINE)
    return [Search(sentence, words, call, ROOT / file) for sentence, words, call, file in rows]


SEARCHES = searches()


def test_there_is_one_of_each_game_and_of_each_kind() -> None:
    assert {search.folder.name for search in SEARCHES} >= {
        *("orbis", "helios", "dice_forge", "papyria", "bora_bora", "tabletop_tui")
    }
    assert {search.file.stem for search in SEARCHES} >= {"lesson", "coach", "points", "reasons", "story"}


@cache
def modules() -> Sequence[tuple[Path, str]]:
    """The program's modules, but those that `make messages` writes, with their text."""
    return [
        (file, file.read_text(encoding="utf-8"))
        for file in ROOT.rglob("*.py")
        if not file.name.endswith("messages.py")
    ]


@pytest.mark.parametrize("search", SEARCHES, ids=lambda search: search.call)
def test_words_of_a_sentence_find_its_message_and_the_message_the_line_that_says_it(search: Search) -> None:
    assert search.words in search.sentence
    methods = {
        message.method
        for catalogue in search.folder.rglob("locale/en/*.ftl")
        if search.words in catalogue.read_text(encoding="utf-8")  # reading all messages takes much longer
        for message in read(catalogue, catalogue.stem).values()
        if search.words in message.text
    }
    assert methods == {search.call.partition(".")[2]}
    said = re.compile(rf"\b{re.escape(search.call)}\b")
    searched = [each for each in modules() if each[0].is_relative_to(search.folder)]
    assert [file for file, text in searched for _ in said.findall(text)] == [search.file]
