"""Textual is imported without what a start doesn't need, and still does everything."""

import ast
import importlib
import inspect
import subprocess
import sys
from importlib.util import resolve_name
from types import ModuleType

import pytest

from tabletop_tui.tui.terminal.sparing import STOOD_IN_FOR

SPARED = "from tabletop_tui.tui.terminal.sparing import read_in_textual; read_in_textual()\n"


def said(code: str) -> str:
    """What a new interpreter prints after importing Textual sparingly."""
    done = subprocess.run([sys.executable, "-c", SPARED + code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout


def takers(module: str) -> list[str]:
    """The modules, of Textual or not, that name a stood-in one while Textual is read in."""
    code = (
        "import sys\n"
        "from tabletop_tui.tui.terminal.sparing import Later, StandIn\n"
        "def of(it): return it._module if isinstance(it, Later) else getattr(it, '__name__', '')\n"
        "print(*sorted(name for name, each in sys.modules.items()\n"
        "    if any(isinstance(thing, Later | StandIn) and of(thing) == "
        f"{module!r} for thing in vars(each).values())))"
    )
    return said(code).split()


class Uses(ast.NodeVisitor):
    """How a module uses what it takes from another one."""

    def __init__(self, module: str, taker: ModuleType) -> None:
        source = inspect.getsource(taker)
        self.module = module
        self.package = taker.__package__ or ""
        self.annotated = "from __future__ import annotations" not in source
        """Whether annotations are more than words."""
        self.taken: dict[str, str] = {}
        """The names it takes, by those it gives them."""
        self.derived: set[str] = set()
        """Classes made of them."""
        self.otherwise: set[str] = set()
        """Names that are used in other ways than calling them, asking them for something, and annotating."""
        self.visit(ast.parse(source))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if resolve_name("." * node.level + (node.module or ""), self.package) == self.module:
            self.taken |= {alias.asname or alias.name: alias.name for alias in node.names}

    def visit_Import(self, node: ast.Import) -> None:
        self.taken |= {alias.name: alias.name for alias in node.names if alias.name == self.module}

    def visit_Call(self, node: ast.Call) -> None:
        self._beyond(node.func.value if isinstance(node.func, ast.Attribute) else node.func)
        for each in (*node.args, *node.keywords):
            self.visit(each)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and self.taken.get(node.value.id) == self.module:
            self.otherwise.add(node.value.id)  # of a module, this is a stand-in, too: it can only be called
        self._beyond(node.value)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.derived |= {node.name for base in node.bases if getattr(base, "id", None) in self.taken}
        for each in (*node.decorator_list, *node.body):
            self.visit(each)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        for each in (node.annotation if self.annotated else None, node.value):
            if each is not None:
                self.visit(each)

    def visit_arg(self, node: ast.arg) -> None:
        if self.annotated:
            self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if self.annotated and node.returns is not None:
            self.visit(node.returns)
        for each in (node.args, *node.decorator_list, *node.body):
            self.visit(each)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Name(self, node: ast.Name) -> None:
        self.otherwise |= {node.id} & {*self.taken}

    def _beyond(self, node: ast.expr) -> None:
        if not isinstance(node, ast.Name):
            self.visit(node)


@pytest.mark.parametrize("module", STOOD_IN_FOR)
def test_textual_takes_from_stand_ins_only_what_it_calls_later(module: str) -> None:
    found = takers(module)
    assert found
    real = importlib.import_module(module)
    for taker in found:
        uses = Uses(module, importlib.import_module(taker))
        assert uses.taken
        assert uses.otherwise == set(), taker
        assert uses.derived <= {"ThemeProvider"}, (
            "else the palette could miss more than its search for themes"
        )
        assert all(name == module or hasattr(real, name) for name in uses.taken.values()), taker


def test_other_uses_would_be_found() -> None:
    app, console = (importlib.import_module(name) for name in ("textual.app", "rich.console"))
    assert Uses("textual.widget", app).otherwise == {"Widget"}, "asked whether something is one"
    assert Uses("textual.dom", app).derived == {"App"}
    assert Uses("asyncio", app).otherwise == {"asyncio"}, "a module's error that is caught"
    assert "Style" in Uses("rich.style", console).otherwise, "an annotation that is evaluated"


def test_what_is_needed_later_is_the_real_thing() -> None:
    code = (
        "import sys, textual.app\n"
        f"print([name for name in {STOOD_IN_FOR!r} if name in sys.modules])\n"
        "import textual.command, uuid, rich.table\n"
        "print(textual.app.CommandPalette(id='x').__class__ is textual.command.CommandPalette)\n"
        "print(textual.app.uuid.uuid4().__class__ is uuid.UUID, rich.table.Table.grid().__class__.__name__)\n"
    )
    assert said(code) == "[]\nTrue\nTrue Table\n"


def test_textuals_own_palette_and_notifications_work_as_they_do_without() -> None:
    code = (
        "import asyncio\n"
        "from textual.app import App\n"
        "async def tried():\n"
        "    async with App().run_test(size=(80, 24)) as pilot:\n"
        "        pilot.app.notify('Saved.')\n"
        "        await pilot.press('ctrl+p', 's', 'c', 'r', 'e')\n"
        "        await pilot.pause()\n"
        "        told = [each.message for each in pilot.app._notifications]\n"
        "        print(type(pilot.app.screen).__name__, told)\n"
        "asyncio.run(tried())\n"
    )
    assert said(code) == "CommandPalette ['Saved.']\n"
