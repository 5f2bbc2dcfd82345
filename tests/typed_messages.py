"""What holds for a game that says its sentences by methods: read off its modules."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from tabletop_tui.kit.messages import Messages

ASKED_BY_THE_PROGRAM = (
    *("title", "line", "round", "signs", "scoring", "undo_stops", "step_of"),
    *("help_", "enter_", "keys_", "letter_", "standing_", "variant_", "ruling_", "about_"),
)
"""What shared screens ask of every game by a fixed name, or by the id of a decision, a noun or a variant."""


PARTS = ("lesson", "coach", "points")
"""The modules that name messages of their own: `coach.py` those of `coach_messages.py`."""


def nodes(folder: Path) -> Iterator[ast.AST]:
    """Everything in the modules of a game, without what is written by `make messages`."""
    for file in sorted(folder.rglob("*.py")):
        if not file.name.endswith("messages.py"):
            yield from _parsed(file)


def attributes(nodes: Iterable[ast.AST]) -> set[str]:
    """Every name that is looked up in something."""
    return {node.attr for node in nodes if isinstance(node, ast.Attribute)}


def methods_of(messages: type[Messages]) -> set[str]:
    """The names of the messages."""
    return {name for name in vars(messages) if not name.startswith("_")}


def never_said(folder: Path, messages: type[Messages], names: frozenset[str] = frozenset()) -> list[str]:
    """The messages that no module of a game says; `names` of components are found by the component's id."""
    files = [file for file in folder.rglob("*.py") if not file.name.endswith("messages.py")]
    said = attributes(node for file in files if file.stem not in PARTS for node in _parsed(file))
    never = methods_of(messages) - names - said
    return sorted(name for name in never if not name.startswith(ASKED_BY_THE_PROGRAM))


def never_named(folder: Path, part: str) -> list[str]:
    """The messages of a lesson, a coach or its points that its module doesn't name."""
    written = folder / f"{part}_messages.py"
    if not written.exists():
        return []
    messages = {node.name for node in _parsed(written) if isinstance(node, ast.FunctionDef)}
    return sorted(messages - attributes(_parsed(folder / f"{part}.py")))


def _parsed(file: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def unchecked(folder: Path) -> list[str]:
    """What finds messages by words, or passes facts that aren't named."""
    found = []
    for node in nodes(folder):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            says = "say" in ast.unparse(node.func.value)
            if node.func.attr == "say" or (says and any(given.arg is None for given in node.keywords)):
                found.append(ast.unparse(node))
    return found
