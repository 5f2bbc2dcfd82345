"""Nothing outside `tui/terminal` relies on private parts of a library, not even by inheriting."""

import ast
import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType

import tabletop_tui

LIBRARIES = ("textual", "asyncssh", "rich")
FENCED = "tabletop_tui.tui.terminal"
_PRIVATE = re.compile(r"_(?!_)\w+")
_OF_SELF = re.compile(r"\bself\.(_(?!_)\w+)")
MADE_BY_TEXTUAL = frozenset(
    {
        "_abc_impl",
        "_computes",
        "_css_bases",
        "_css_type_name",
        "_css_type_names",
        "_decorated_handlers",
        "_inherit_bindings",
        "_inherit_component_classes",
        "_inherit_css",
        "_merged_bindings",
        "_reactives",
    }
)
"""What Textual itself puts into every class derived from its own."""


def modules() -> Iterator[ModuleType]:
    """All of the program beyond the fence."""
    for found in pkgutil.walk_packages(tabletop_tui.__path__, "tabletop_tui."):
        if not found.name.startswith(FENCED) and not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


def library_of(module: str) -> bool:
    """Whether a module is one of the libraries'."""
    return module.split(".", maxsplit=1)[0] in LIBRARIES


@cache
def _classes_of(module: str) -> Mapping[str, str]:
    source = inspect.getsource(sys.modules[module])
    lines = source.splitlines()
    return {
        node.name: "\n".join(lines[node.lineno - 1 : node.end_lineno])
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }


def source_of(made: type) -> str:
    """The source of a class: `inspect` parses the whole module anew for each of them."""
    return _classes_of(made.__module__).get(made.__qualname__) or inspect.getsource(made)


@cache
def private_names(made: type) -> frozenset[str]:
    """What a class of a library keeps to itself: its members, and what it sets on itself."""
    members = {name for name in vars(made) if _PRIVATE.fullmatch(name)}
    return frozenset(members | set(_OF_SELF.findall(source_of(made)))) - MADE_BY_TEXTUAL


def leaning(made: type) -> set[str]:
    """The private names of a library that a class of ours uses or puts something else in place of."""
    theirs = {name for base in made.__mro__ if library_of(base.__module__) for name in private_names(base)}
    if not theirs:
        return theirs
    source = source_of(made)
    used = set(re.findall(r"\b(?:self|cls|super\(\))\.(_(?!_)\w+)", source))
    return (used | {name for name in vars(made) if _PRIVATE.fullmatch(name)}) & theirs


def test_no_class_inherits_its_way_through_the_fence() -> None:
    found = {
        f"{made.__module__}.{made.__name__}": sorted(leaning(made))
        for module in modules()
        for made in vars(module).values()
        if inspect.isclass(made) and made.__module__ == module.__name__ and leaning(made)
    }
    assert found == {}


def test_no_private_module_of_a_library_is_imported_beyond_the_fence() -> None:
    found = []
    root = Path(tabletop_tui.__file__).parent
    for file in sorted(root.rglob("*.py")):
        if file.is_relative_to(root / "tui" / "terminal"):
            continue
        text = file.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if any(map(text.__contains__, LIBRARIES)) else ():
            names = (
                [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            )
            module = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
            for name in names:
                whole = f"{module}.{name}".lstrip(".")
                inner = whole.startswith(("textual.drivers", "asyncssh."))
                if library_of(whole) and ((inner and module != "asyncssh") or "._" in whole):
                    found.append(f"{file.relative_to(root)}: {whole}")
    assert found == []


def test_what_the_fence_is_for_is_found() -> None:
    """The first test can fail: the classes behind the fence do what others must not."""
    from tabletop_tui.tui.terminal.screen import LeanScreen
    from tabletop_tui.tui.terminal.sized import SizedWidget
    from tabletop_tui.tui.terminal.ssh import BareChannel

    assert leaning(LeanScreen) >= {"_compositor", "_compositor_refresh"}
    assert leaning(SizedWidget) >= {"_size", "_size_updated"}
    assert leaning(BareChannel) >= {"_env", "_process_env_request"}
