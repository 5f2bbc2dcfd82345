"""Every numbered part of a game's specification is named where it is implemented and tested."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rulesets import BUILT
from tests.conformance.specs import SPECS

ROOT = Path(__file__).parents[2]

NEVER_RUN = ("skip", "skipif", "xfail")


def ids_in(text: str, letters: str = "SERh") -> set[str]:
    """The ids a text names: `S14`, `ruling R7`, `h3`. `R3-2` and `R1-4w` are landscapes."""
    return {*re.findall(rf"\b[{letters}]\d+\b(?!-\d)", text)}


def letters_of(game: str) -> tuple[str, str, str, str]:
    """The letters of a game's scenarios, examples, rulings and invariants: each specification has its own."""
    spec = SPECS[game]
    first = [next(iter(ids)) for ids in (spec.SCENARIOS, spec.EXAMPLES, spec.RULINGS, spec.INVARIANTS)]
    scenario, example, ruling, invariant = (each.rstrip("0123456789") for each in first)
    return (scenario, example, ruling, invariant)


@cache
def functions_of(game: str) -> list[tuple[Path, ast.FunctionDef | ast.AsyncFunctionDef]]:
    return [
        (path, node)
        for path in sorted((ROOT / "tests" / game).glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]


def docstrings(game: str) -> Iterator[str]:
    """The docstrings of a game's tests that really run."""
    for path, node in functions_of(game):
        marks = " ".join(ast.unparse(mark) for mark in node.decorator_list)
        assert not any(word in marks for word in NEVER_RUN), f"{path.name}: {node.name} never runs"
        yield ast.get_docstring(node) or ""


def comments_of(path: Path) -> Iterator[str]:
    """The docstrings and comments of a module: where code names what it implements."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


@pytest.mark.parametrize("game", BUILT)
def test_the_copied_lists_have_no_gaps(game: str) -> None:
    spec = SPECS[game]
    letters = letters_of(game)
    assert len({*letters}) == 4
    lists = (spec.SCENARIOS, spec.EXAMPLES, spec.RULINGS, spec.INVARIANTS)
    for letter, ids in zip(letters, lists, strict=True):
        assert len(letter) == 1
        assert list(ids) == [f"{letter}{number}" for number in range(1, len(ids) + 1)]
        assert all(ids.values())


def beginning(game: str, text: str) -> re.Match[str] | None:
    """The scenario or worked example a docstring begins with."""
    scenario, example, _, _ = letters_of(game)
    return re.match(rf"[{scenario}{example}]\d+\b", text)


@pytest.mark.parametrize("game", BUILT)
def test_every_scenario_is_a_test_that_begins_with_its_number(game: str) -> None:
    spec = SPECS[game]
    begun = {match.group() for text in docstrings(game) if (match := beginning(game, text))}
    assert begun == {*spec.SCENARIOS, *spec.EXAMPLES}


@pytest.mark.parametrize("game", BUILT)
def test_every_ruling_is_named_in_the_rules(game: str) -> None:
    named: set[str] = set()
    for path in (ROOT / "rulesets" / game).rglob("*.py"):
        for text in comments_of(path):
            named |= ids_in(text, letters_of(game)[2])
    rulings = {*SPECS[game].RULINGS}
    assert rulings <= named
    assert named <= rulings, "a ruling that doesn't exist"


@pytest.mark.parametrize("game", BUILT)
def test_every_ruling_and_invariant_is_named_by_a_test(game: str) -> None:
    named: set[str] = set()
    for text in docstrings(game):
        named |= ids_in(text, "".join(letters_of(game)))
    spec = SPECS[game]
    assert {*spec.RULINGS, *spec.INVARIANTS} <= named
    assert named <= {*spec.RULINGS, *spec.INVARIANTS, *spec.SCENARIOS, *spec.EXAMPLES}


def sections_in(text: str) -> set[str]:
    """The sections of a specification that a text names: `specification d.3`, `Specification 5, 8 and 11`."""
    one = r"(?:[a-k]|\d+)(?:\.\d+)?"
    named: set[str] = set()
    for found in re.findall(rf"[Ss]pecification(?:'s)?\s+({one}(?:(?:, | and ){one})*)\b", text):
        named |= {*re.split(", | and ", found)}
    return named


@pytest.mark.parametrize("game", BUILT)
def test_every_section_is_named_in_the_rules_and_by_a_test(game: str) -> None:
    for folder in ("rulesets", "tests"):
        named: set[str] = set()
        for path in (ROOT / folder / game).rglob("*.py"):
            for text in comments_of(path):
                named |= sections_in(text)
        assert {*SPECS[game].SECTIONS} <= named, folder


@pytest.mark.parametrize("game", BUILT)
def test_scenarios_begin_only_one_or_few_tests_and_always_the_same_chapter(game: str) -> None:
    """A scenario spread over two files would be hard to find."""
    files: dict[str, set[str]] = {}
    for path, node in functions_of(game):
        if match := beginning(game, ast.get_docstring(node) or ""):
            files.setdefault(match.group(), set()).add(path.name)
    assert {each for each, where in files.items() if len(where) > 1} == set()


def test_landscapes_are_not_taken_for_rulings() -> None:
    assert ids_in("ruling R7, R15; S14 (p. 3) and h6, but R3-2, R1-4w or 4R12 are none") == {
        "R7",
        "R15",
        "S14",
        "h6",
    }


def test_the_project_stands_on_its_own() -> None:
    """Nothing in the project reads the specification's folder."""
    for path in [*ROOT.glob("rulesets/**/*.py"), *ROOT.glob("tests/**/*.py")]:
        assert "/" + "shared/games" not in path.read_text(encoding="utf-8"), path
