"""The page about computer players tells the truth: its code runs."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_player_on_the_page_plays_and_beats_chance(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = CODE.findall(PAGE.read_text(encoding="utf-8"))
    module = ModuleType("bots_page")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for piece in pieces:
        exec(compile(piece, str(PAGE), "exec"), vars(module))  # noqa: S102
    own, other = map(int, re.findall(r"-?\d+", capsys.readouterr().out))
    assert own > other


def test_a_player_takes_twenty_lines() -> None:
    first = CODE.findall(PAGE.read_text(encoding="utf-8"))[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 20
