"""The page about the engine tells the truth: its code runs."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_every_piece_of_code_on_the_page_runs_in_reading_order(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = CODE.findall(PAGE.read_text(encoding="utf-8"))
    module = ModuleType("engine_page")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for piece in pieces:
        exec(compile(piece, str(PAGE), "exec"), vars(module))  # noqa: S102
    printed = capsys.readouterr().out
    assert len(pieces) == 4
    assert printed.count(" points") == 3


def test_a_game_is_driven_in_ten_lines() -> None:
    first = CODE.findall(PAGE.read_text(encoding="utf-8"))[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 10
