"""The page about the engine tells the truth: its code runs."""

import pytest

from tests.docs import code_on_pages


def test_every_piece_of_code_on_the_page_runs_in_reading_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = code_on_pages.run("engine.md", monkeypatch)
    printed = capsys.readouterr().out
    assert pieces == 4
    assert printed.count(" points") == 3


def test_a_game_is_driven_in_ten_lines() -> None:
    first = code_on_pages.pieces_of("engine.md")[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 10
