"""The contracts on rooms bite: a copy of the program in which one import runs up is refused."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LAYERS = "Each room knows only the rooms below it"
FOR_TYPES = "\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from {} import {}\n"
IN_A_FUNCTION = "\n\ndef reach_up() -> None:\n    from {} import {}\n"
AT_THE_START = "\nfrom {} import {}\n"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of everything that the contracts look at."""
    for package in ("rulesets", "tabletop_tui"):
        shutil.copytree(
            ROOT / package, tmp_path / package, ignore=lambda _, names: [n for n in names if unread(n)]
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def unread(name: str) -> bool:
    """Whether a file or folder is of no interest: neither a package nor Python."""
    return name == "__pycache__" or ("." in name and not name.endswith(".py"))


def contracts(copy: Path) -> str:
    """What import-linter says of a copy, without its drawing."""
    run = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo"],
        cwd=copy,
        env={"PYTHONPATH": str(copy), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode == 0) == ("BROKEN" not in run.stdout), run.stdout + run.stderr
    return run.stdout


def add(copy: Path, file: str, text: str) -> None:
    """Add lines at the end of a file of the copy."""
    path = copy / file
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_the_program_as_it_is_keeps_all_contracts(copy: Path) -> None:
    assert "0 broken" in contracts(copy)


RUNNING_UP = [
    ("store", ["rows", "people", "reviews"], "tabletop_tui.tui.app", "TabletopApp"),  # up by many floors
    ("bots", ["levels", "seen", "plans"], "tabletop_tui.play.session", "Session"),  # up by one
    ("plain", ["keyboard", "console", "lesson"], "tabletop_tui.tui.keys", "KEYS"),  # to the room beside it
]
"""From modules of a room, one for each way to write an import, to a name in a module of another."""
WRITTEN = [AT_THE_START, IN_A_FUNCTION, FOR_TYPES]


def test_imports_that_run_up_break_the_contract_and_each_is_named(copy: Path) -> None:
    """Each of them is written in each way."""
    for room, importers, module, name in RUNNING_UP:
        for importer, written in zip(importers, WRITTEN, strict=True):
            add(copy, f"tabletop_tui/{room}/{importer}.py", written.format(module, name))
    said = contracts(copy)
    assert f"{LAYERS} BROKEN" in said
    for room, importers, module, _ in RUNNING_UP:
        for importer in importers:
            assert f"tabletop_tui.{room}.{importer} -> {module}" in said


def test_rules_that_import_the_program_for_types_break_the_contract(copy: Path) -> None:
    add(copy, "rulesets/core/chance.py", FOR_TYPES.format("tabletop_tui.host.paths", "Paths"))
    assert "Rules know no screen, clock, chance of their own or event loop BROKEN" in contracts(copy)


def test_a_file_that_lies_in_no_room_is_refused(copy: Path) -> None:
    (copy / "tabletop_tui" / "loose.py").write_text('"""Somewhere."""\n', encoding="utf-8")
    assert f"{LAYERS} BROKEN" in contracts(copy)
