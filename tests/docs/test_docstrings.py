"""Docstrings say something: none of rules and program has under five words."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FEWEST = 5
NAMED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def short(tree: ast.Module) -> Iterator[str]:
    """The docstrings of a module that have too few words to say what isn't in a name."""
    for node in ast.walk(tree):
        if isinstance(node, NAMED):
            said = ast.get_docstring(node)
            if said is not None and len(said.split()) < FEWEST:
                yield f"{getattr(node, 'name', 'the module')}: {said}"


@pytest.mark.parametrize("folder", ["rulesets", "tabletop_tui", "examples/morris/tabletop_morris"])
def test_no_docstring_says_next_to_nothing(folder: str) -> None:
    found = {
        str(file.relative_to(ROOT)): said
        for file in sorted((ROOT / folder).rglob("*.py"))
        if file.name != "messages.py"  # written by `make messages`: its docstrings are the messages
        if (said := [*short(ast.parse(file.read_text(encoding="utf-8")))])
    }
    assert found == {}


def test_what_says_next_to_nothing_is_noticed() -> None:
    assert [*short(ast.parse('def close():\n    """Close it."""'))] == ["close: Close it."]
