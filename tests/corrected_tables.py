"""Component tables as players correct them: changed copies in a folder of their own."""

import runpy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rulesets.core import tables


class Corrected:
    """The corrected tables of one game, and the `folder` they lie in."""

    def __init__(self, components: ModuleType, folder: Path) -> None:
        """`components` is the module that loads the game's tables; `folder` is the game's own."""
        self._module = Path(str(components.__file__))
        self.folder = folder

    def original(self, name: str) -> str:
        """The text of a table as we have it."""
        return (self._module.parent / name).read_text(encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> str:
        """Put a table with one change into the folder. Returns how errors will name it."""
        text = self.original(name)
        assert old in text
        file = self.folder / name
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return str(file)

    def load_game(self) -> dict[str, Any]:
        """All tables of the game read again, as at the start of the program."""
        return runpy.run_path(str(self._module))


@contextmanager
def corrected(components: ModuleType, folder: Path) -> Iterator[Corrected]:
    """Corrected tables below `folder`, in use until the end of the block."""
    own = folder / components.__name__.split(".")[-2]
    own.mkdir()
    before = dict(tables._fingerprints)
    tables.set_override_folder(folder)
    try:
        yield Corrected(components, own)
    finally:
        tables.set_override_folder(None)
        tables._fingerprints.clear()
        tables._fingerprints.update(before)


def overrides_of(components: ModuleType) -> Callable[..., Iterator[Corrected]]:
    """A fixture: a folder for corrected tables of a game, in use while a test runs."""

    @pytest.fixture
    def overrides(tmp_path: Path) -> Iterator[Corrected]:
        with corrected(components, tmp_path) as found:
            yield found

    return overrides  # type: ignore[no-any-return, unused-ignore]


def assert_named(overrides: Corrected, name: str, old: str, new: str, line: int, column: str) -> None:
    """A wrong word or number fails when the tables are read, never in the middle of a game.

    A wrong total may just as well be a wrong part of it, in another table.
    """
    file = overrides.change(name, old, new)
    with pytest.raises(tables.TableError, match="line") as caught:
        overrides.load_game()
    error = caught.value
    assert (error.line, error.column) == (line, column)
    if "total" not in old:
        assert error.file == file
        assert str(error).startswith(f"{file}, line {line}, column {column}: ")


def assert_every_row_is_needed(overrides: Corrected, name: str) -> None:
    """A table without its last row is refused."""
    lines = overrides.original(name).splitlines()
    (overrides.folder / name).write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    with pytest.raises(tables.TableError, match=name):
        overrides.load_game()
