"""What is told of positions before an answer is what was checked against the rules and written down."""

import difflib

import pytest

from tests.told import GAMES, file_of, text_of


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_positions_is_what_is_written(game: str) -> None:
    """If this is meant to change: run `python -m tests.told`, and check the difference against the rules."""
    written, told = file_of(game).read_text(encoding="utf-8").splitlines(), text_of(game).splitlines()
    difference = [*difflib.unified_diff(written, told, "written", "told", lineterm="", n=1)]
    assert not difference, "\n".join(difference[:40])
