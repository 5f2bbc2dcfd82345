"""Every numbered part of a game's page in `docs/rules` is named where it is implemented and tested."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rulesets import BUILT
from tests.conformance.specs import SPECS
from tests.rule_pages import ROOT, comments_in, rule_page

NEVER_RUN = ("skip", "skipif", "xfail")


def numbered(game: str, letters: str) -> set[str]:
    """The ids of a page that begin with one of these letters: all its scenarios, or all its rulings."""
    return {each for each in rule_page(game).entries if each.rstrip("0123456789") in {*letters}}


def cited(game: str, texts: Iterator[str]) -> set[str]:
    """What texts of a game cite."""
    return {each for text in texts for each in rule_page(game).cited(text)}


@cache
def functions_of(game: str) -> list[tuple[Path, ast.FunctionDef | ast.AsyncFunctionDef]]:
    return [
        (path, node)
        for path in sorted((ROOT / "tests" / "rulesets" / game).glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]


def docstrings(game: str) -> Iterator[str]:
    """The docstrings of a game's tests, all of which have to run."""
    for path, node in functions_of(game):
        marks = " ".join(ast.unparse(mark) for mark in node.decorator_list)
        assert not any(word in marks for word in NEVER_RUN), f"{path.name}: {node.name} never runs"
        yield ast.get_docstring(node) or ""


def comments(folder: Path) -> Iterator[str]:
    """The docstrings and comments in a folder: where code names what it implements."""
    for path in folder.rglob("*.py"):
        yield from (text for _, text in comments_in(path.read_text(encoding="utf-8")))


def beginning(game: str, text: str) -> str | None:
    """The scenario or worked example a docstring begins with."""
    scenario, example, _, _ = SPECS[game].LETTERS
    found = re.match(rf"[{scenario}{example}]\d+\b", text)
    return found and found.group()


@pytest.mark.parametrize("game", BUILT)
def test_a_page_has_scenarios_examples_rulings_and_invariants(game: str) -> None:
    assert len({*SPECS[game].LETTERS}) == 4
    assert all(numbered(game, letter) for letter in SPECS[game].LETTERS)


@pytest.mark.parametrize("game", BUILT)
def test_every_scenario_is_a_test_that_begins_with_its_number(game: str) -> None:
    scenario, example, _, _ = SPECS[game].LETTERS
    begun = {each for text in docstrings(game) if (each := beginning(game, text))}
    assert begun == numbered(game, scenario + example)


@pytest.mark.parametrize("game", BUILT)
def test_every_ruling_is_named_in_the_rules(game: str) -> None:
    assert numbered(game, SPECS[game].LETTERS[2]) <= cited(game, comments(ROOT / "rulesets" / game))


@pytest.mark.parametrize("game", BUILT)
def test_every_ruling_and_invariant_is_named_by_a_test(game: str) -> None:
    _, _, ruling, invariant = SPECS[game].LETTERS
    assert numbered(game, ruling + invariant) <= cited(game, docstrings(game))


@pytest.mark.parametrize("game", BUILT)
def test_every_section_is_named_in_the_rules_and_by_a_test(game: str) -> None:
    for folder in ("rulesets", "tests/rulesets"):
        assert {*SPECS[game].SECTIONS} <= cited(game, comments(ROOT / folder / game)), folder


@pytest.mark.parametrize("game", BUILT)
def test_all_tests_of_a_scenario_are_in_one_file(game: str) -> None:
    """A scenario spread over two files would be hard to find."""
    files: dict[str, set[str]] = {}
    for path, node in functions_of(game):
        if each := beginning(game, ast.get_docstring(node) or ""):
            files.setdefault(each, set()).add(path.name)
    assert {each for each, where in files.items() if len(where) > 1} == set()


def test_the_project_stands_on_its_own() -> None:
    """Nothing in the rules, tests or docs refers to a specification outside the repository."""
    pages = ROOT.glob("docs/**/*.md")
    for path in [*ROOT.glob("rulesets/**/*.py"), *ROOT.glob("tests/**/*.py"), *pages]:
        text = path.read_text(encoding="utf-8")
        assert "/" + "shared/" not in text, path
        assert "SOURCES" + ".md" not in text, path
