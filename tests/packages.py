"""Packages that offer games, as good as installed: on the path, with what an installer leaves there."""

import os
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tabletop_tui.host import registered

EXAMPLES = Path(__file__).parents[1] / "examples"
GAMES = sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))
"""The examples that are packages of games."""


def declared(folder: Path) -> Mapping[str, str]:
    """The games that a project's pyproject.toml declares, by id, with the packages that hold them."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: Mapping[str, str] = project["entry-points"][registered.GROUP]
    return found


def write_metadata(site: Path, games: Mapping[str, str], name: str = "a_package") -> None:
    """Write what an installer writes beside a package, as far as it matters here."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{game} = {package}\n" for game, package in games.items()]
    (info / "entry_points.txt").write_text(f"[{registered.GROUP}]\n{''.join(lines)}", encoding="utf-8")


def write_package(site: Path, module: str, files: Mapping[str, str]) -> None:
    """Write a package of these files."""
    for name, text in {"__init__.py": "", **files}.items():
        file = site / module / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@contextmanager
def on_path(*folders: Path) -> Iterator[None]:
    """These folders count as places where packages are installed."""
    with pytest.MonkeyPatch.context() as patch:
        for folder in folders:
            patch.syspath_prepend(str(folder))
        registered.forget()
        try:
            yield
        finally:
            registered.forget()
            _forget_copies(folders)
    registered.forget()


def _forget_copies(folders: Sequence[Path]) -> None:
    """Forget what was imported from temporary folders, lest later tests find copies of the examples there."""
    within = tuple(f"{folder}{os.sep}" for folder in folders if not folder.is_relative_to(EXAMPLES))
    for name, module in [*sys.modules.items()]:
        if (getattr(module, "__file__", None) or "").startswith(within):
            del sys.modules[name]


@contextmanager
def installed(site: Path, example: str) -> Iterator[None]:
    """One of the examples, as if it were installed; `site` is an empty folder to write to."""
    write_metadata(site, declared(EXAMPLES / example), f"tabletop_{example}")
    with on_path(EXAMPLES / example, site):
        yield
