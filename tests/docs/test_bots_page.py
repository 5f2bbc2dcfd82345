"""The page about computer players tells the truth: its code runs."""

import re

import pytest

from tests.docs import code_on_pages


def test_the_player_on_the_page_plays_and_beats_chance(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code_on_pages.run("bots.md", monkeypatch)
    own, other = map(int, re.findall(r"-?\d+", capsys.readouterr().out))
    assert own > other


def test_a_player_takes_twenty_lines() -> None:
    first = code_on_pages.pieces_of("bots.md")[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 20
