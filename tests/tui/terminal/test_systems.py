"""What only some systems have is used in one module, which knows how to do without."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tabletop_tui
from tests.cli.elsewhere.lacking import MODULES, OF_OS, SIGNALS

ROOT = Path(tabletop_tui.__file__).parent
GUARDED = {"host/system.py"}
FORKING = {"serve/club/crew.py"}
"""Runs only where processes fork (`tabletop_tui.host.system.FORKS`)."""
WORDS = (*MODULES, *SIGNALS, "SIGKILL", "SIGCHLD", *OF_OS, "linux_driver", "add_signal_handler")
NEVER = {("signal", name) for name in (*SIGNALS, "SIGKILL", "SIGCHLD")} | {("os", name) for name in OF_OS}


def test_what_only_some_systems_have_is_used_in_one_place() -> None:
    """Besides Textual's driver, and a convenience that is left out where it is missing."""
    found = {
        f"{place}: {what}"
        for place, what in named()
        if place not in GUARDED and not (place in FORKING and what not in MODULES)
    }
    assert found == {
        "tui/terminal/posix_driver.py: textual.drivers.linux_driver",
        "plain/console.py: readline",
    }


def test_that_place_is_read_in_only_when_it_is_needed() -> None:
    for file in sorted(ROOT.rglob("*.py")):
        text = file.read_text("utf-8")
        for statement in ast.parse(text).body if "posix_driver" in text else ():
            if isinstance(statement, ast.ImportFrom):
                assert statement.module != "tabletop_tui.tui.terminal.posix_driver", file


def test_what_is_forbidden_would_be_found() -> None:
    assert ("host/system.py", "os.nice") in named()
    assert ("host/system.py", "add_signal_handler") in named()


@cache
def named() -> frozenset[tuple[str, str]]:
    """Each use of such a module or name, with the file it is in."""
    found = set[tuple[str, str]]()
    for file in sorted(ROOT.rglob("*.py")):
        place, text = file.relative_to(ROOT).as_posix(), file.read_text("utf-8")
        if any(word in text for word in WORDS):  # most files have none of them: parsing takes long
            found |= {(place, what) for node in ast.walk(ast.parse(text)) for what in _of(node)}
    return frozenset(found)


def _of(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in MODULES)
    elif isinstance(node, ast.ImportFrom):
        if node.module in {*MODULES, "textual.drivers.linux_driver"}:
            yield str(node.module)
        yield from (
            f"{node.module}.{alias.name}" for alias in node.names if (node.module, alias.name) in NEVER
        )
    elif isinstance(node, ast.Attribute):
        if isinstance(node.value, ast.Name) and (node.value.id, node.attr) in NEVER:
            yield f"{node.value.id}.{node.attr}"
        elif node.attr == "add_signal_handler":
            yield node.attr
