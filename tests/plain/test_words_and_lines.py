"""Plain mode in words and nothing but words, and its lines on a terminal."""

import io
import re

import pytest

from tabletop_tui.paint.drawing import cells
from tabletop_tui.plain.console import Console
from tests.plain.talking import game, talked

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


class Screen(io.StringIO):
    """A terminal to write to."""

    def isatty(self) -> bool:
        return True


@LANGUAGES
def test_nothing_is_said_in_signs_and_letters(language: str) -> None:
    answers = ["1", "1", "1", "2", "1", "1", "3", "1", "1", "2", "1"]
    talk = talked(game(), [*answers, "board", "score", "log 50", "why", "what 1"], language)
    assert len(talk.lines) > 60
    for line in talk.lines:
        assert not re.search(r"#!|3>1|\bok\b|·| \*|\b[YGBRWEN]\d|\bm\d", line), line
        assert not re.search(r"[.!?][;,.]", line.replace("1., ", "").replace("...", "")), line


@LANGUAGES
def test_s_is_the_score_and_u_takes_back_as_on_screen(language: str) -> None:
    talk = talked(game(), ["1", "s", "u", "l"], language)
    total, taken_back = {"en": ("Total", "Taken back"), "de": ("Summe", "Zurückgenommen")}[language]
    assert talk.says(total, taken_back)
    assert "⟦" not in "".join(talk.lines)


@LANGUAGES
def test_what_may_be_a_mistake_is_asked_as_a_question(language: str) -> None:
    talk = talked(game(), ["4", "2"], language)
    asked = {"en": "Do it anyway? 1. yes, 2. no", "de": "Trotzdem tun? 1. ja, 2. nein"}[language]
    assert asked in talk.lines


def test_lines_are_broken_at_blanks_on_a_terminal_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("LINES", "24")
    said = "  " + "some words that go on and on " * 5
    shown, piped = Screen(), io.StringIO()
    Console(io.StringIO(), shown).say(said)
    Console(io.StringIO(), piped).say(said)
    assert piped.getvalue() == said + "\n"
    lines = shown.getvalue().splitlines()
    assert len(lines) > 3
    assert all(cells(line) <= 40 for line in lines)
    assert " ".join(shown.getvalue().split()) == " ".join(said.split())
    assert lines[0].startswith("  some")
    assert lines[1].startswith("    ")


def test_lines_that_are_broken_leave_the_last_column_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some terminals go to the next line once a character stands in their last column."""
    monkeypatch.setenv("COLUMNS", "40")
    shown = Screen()
    for start in ("", " ", "  "):
        Console(io.StringIO(), shown).say(start + "x " * 60)
    assert {cells(line) for line in shown.getvalue().splitlines()} <= set(range(40))
