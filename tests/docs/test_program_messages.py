"""The program's own messages: a known one is said by its method, and every one is said somewhere."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import tabletop_tui
from tabletop_tui.serve.limitsfile import BOUNDS
from tabletop_tui.text.words import FOLDER, LANGUAGES, read_catalogue
from tools.messages import _python

CODE = Path(tabletop_tui.__file__).parent
PARTS = sorted(file.stem for file in (FOLDER / LANGUAGES[0]).glob("*.ftl"))
"""The catalogues that belong to no game."""


Told = ast.Attribute | ast.Call | ast.Constant | ast.JoinedStr
"""What can say a message: only these are kept of some 700,000 nodes."""


@cache
def nodes() -> tuple[tuple[str, Told], ...]:
    """All of these in the program's modules, without what `make messages` writes, with their files."""
    return tuple(
        (name, node)
        for file in sorted(CODE.rglob("*.py"))
        if file.parent.name != "messages" and not file.name.endswith("messages.py")
        for name in [str(file.relative_to(CODE))]
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, Told)
    )


def name_of(node: ast.expr) -> str:
    """The last name of a dotted expression."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for file, node in nodes():
        if isinstance(node, ast.Call):
            yield f"{file}:{node.lineno}", node


def test_no_message_that_is_known_is_found_by_its_id() -> None:
    """`words.lobby.new()`, which mypy checks, in place of `words("lobby-new")` or `say("…")`."""
    assert [f"{place} {ast.unparse(call)}" for place, call in calls() if is_found_by_a_known_id(call)] == []


def is_found_by_a_known_id(call: ast.Call) -> bool:
    """Whether a call names a message by a text, or by one of two."""
    asks = name_of(call.func).lstrip("_")
    if asks not in ("words", "say") or not call.args:
        return False
    given = call.args[0]
    either = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
    return all(
        isinstance(each, ast.Constant) and (asks == "words" or each.value in known()) for each in either
    )


@cache
def known() -> frozenset[str]:
    """The ids of all messages that belong to no game."""
    return frozenset(entry for part in PARTS for entry in read_catalogue(LANGUAGES[0], part))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('words("lobby-new")', True),
        ('self.say("plain-kept" if over else "plain-left", id=saved)', True),
        ("words(reason.id, **reason.facts)", False),
        ('self.console.say("")', False),
        ("words.lobby.new()", False),
    ],
)
def test_a_known_id_in_a_call_is_noticed(source: str, *, found: bool) -> None:
    (call,) = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    assert is_found_by_a_known_id(call) == found


def test_facts_are_named_where_a_message_is_said_by_its_method() -> None:
    """Facts from a dictionary would escape mypy."""
    found = [
        f"{place} {ast.unparse(call.func)}"
        for place, call in calls()
        if isinstance(call.func, ast.Attribute)
        and name_of(call.func.value) in PARTS
        and isinstance(call.func.value, ast.Attribute)
        and name_of(call.func.value.value).lstrip("_") == "words"
        and any(given.arg is None for given in call.keywords)
    ]
    assert found == []


@cache
def said() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The methods that are called, the texts in the code, and what ids that are put together begin with."""
    methods, texts, beginnings = set(), set(), set()
    for _, node in nodes():
        if isinstance(node, ast.Attribute):
            methods.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            first = node.values[0].value
            assert isinstance(first, str)
            beginnings.add(first)
    return frozenset(methods), frozenset(texts), frozenset(beginnings)


COMPOSED = {
    "cli": "cli-[a-z-]+-(short|help)",  # of a command
    "errors": "errors-.*",  # of a reason
    "fair": "fair-decline",  # of a button
    "game": "game-(turn-over|other-decides).*",
    "keys": "keys-.*",  # of a key
    "limits": f"limits-({'|'.join(BOUNDS)})",  # of a limit
    "lobby": "lobby-(running|finished)(-none)?",
    "plain": "plain-turn-over(-owed)?-undo",
    "settings": "settings-.*-near",
    "tables": "tables-(your-|your-keyboard-)?turn(-open)?|tables-[a-z-]+-done",
}
"""Messages whose ids are put together from more than a beginning."""


def test_every_message_is_said_somewhere() -> None:
    assert [entry for part in PARTS for entry in silent_in(part)] == []


def silent_in(part: str) -> list[str]:
    """The messages of a catalogue that nothing in the code says."""
    methods, texts, beginnings = said()
    whole = tuple(each for each in beginnings if re.match(rf"{part}-.", each))
    entries = {entry: text for entry, text in read_catalogue(LANGUAGES[0], part).items() if entry[0] != "-"}
    mentioned = {each for text in entries.values() for each in re.findall(r"\{ *([a-z][a-z0-9-]+) *\}", text)}
    return [
        entry
        for entry in entries
        if _python(entry.removeprefix(f"{part}-")) not in methods
        and entry not in texts
        and entry not in mentioned
        and not entry.startswith(whole)
        and not re.fullmatch(COMPOSED.get(part, ""), entry)
    ]
