"""Runs the Python code on a page of `docs/`, piece by piece in reading order."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parents[2] / "docs"
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def pieces_of(page: str) -> list[str]:
    """The pieces of code, in reading order."""
    return CODE.findall((DOCS / page).read_text(encoding="utf-8"))


def run(page: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run all pieces in one module. How many there are."""
    file = DOCS / page
    pieces = pieces_of(page)
    module = ModuleType(f"{file.stem}_page")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for piece in pieces:
        exec(compile(piece, str(file), "exec"), vars(module))  # noqa: S102
    return len(pieces)
