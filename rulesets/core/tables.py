"""Component tables: CSV files whose rows become objects of a `row` type, checked at load.

Every column is a field of that type and every field a column, so a misspelt heading is
found. Players can put a corrected copy of a table into a folder of their own
(`set_override_folder`); it is checked just as strictly.
"""

import csv
import zlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, TypeVar, dataclass_transform, get_args, get_origin

from rulesets.core import foreign

R = TypeVar("R")


@dataclass_transform(frozen_default=True, eq_default=False, kw_only_default=True)
def row(row_type: type[R]) -> type[R]:
    """Turns a class into the type of a table's rows, which never change; its fields are given by name.

    Type checkers ensure that, and know its fields. At run time it is as plain as possible: creating a real
    dataclass takes time, and a game has a dozen or two, for which its start would wait.
    """

    def filled(self: Any, **cells: Any) -> None:
        vars(self).update(cells)

    row_type.__init__ = filled  # type: ignore[method-assign]
    return row_type


def columns_of(row_type: type[Any]) -> dict[str, Any]:
    """The columns of a table with such rows, and the type of each."""
    columns: dict[str, Any] = {}
    for base in reversed(row_type.__mro__):
        columns.update(vars(base).get("__annotations__", ()))
    return columns


class _Overrides:
    folder: Path | None = None


_overrides = _Overrides()
_fingerprints: dict[str, int] = {}


class TableError(Exception):
    """A component table has a wrong cell: names file, line, column and what would be valid."""

    def __init__(self, file: str, line: int, column: str, problem: str) -> None:
        """`line` counts from 1, the heading included."""
        super().__init__(f"{file}, line {line}, column {column}: {problem}")
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem


def set_override_folder(folder: Path | None) -> None:
    """Set where corrected tables are, as `<folder>/<game>/<table>.csv`, before a game is loaded; there may be
    no such folder.
    """
    _overrides.folder = folder if folder is not None and folder.is_dir() else None


def override_folder() -> Path | None:
    """The folder that was set, if there is one."""
    return _overrides.folder


def fingerprint(package: str) -> str:
    """Eight hexadecimal digits for a package's tables loaded so far; they differ if any cell does."""
    return f"{_fingerprints.get(package, 0):08x}"


Allowed = Mapping[str, Collection[Any]]
"""What the cells of a column can hold: words, or a range of numbers."""


def load(
    row_type: type[R],
    package: str,
    name: str,
    allowed: Allowed | Callable[[Mapping[str, Any]], Allowed] | None = None,
) -> dict[str, R]:
    """All rows of a table by their `id` (or first column), in the file's order.

    `row_type` is a `row` with fields of type `int`, `int | None` (may be empty), `bool` (yes or
    no, 1 or 0), `str`, a `Literal` of words, or `tuple[str, ...]` / `tuple[int, ...]` (values separated by
    `|`). `allowed` limits what a column may hold; it may depend on the row's values. Raises `TableError`.
    """
    origin, text = _read(package, name)
    _fingerprints[package] = zlib.crc32(text.encode(), _fingerprints.get(package, 0))
    reader = csv.reader(text.splitlines())
    heading = next(_rows(origin, reader), [])
    columns = columns_of(row_type)
    _check_heading(columns, origin, heading)
    parsers = {column: _parser(columns[column]) for column in heading if columns[column] is not str}
    rows: dict[str, R] = {}
    for cells in _rows(origin, reader):
        if not cells:
            continue
        line = reader.line_num
        if len(cells) != len(heading):
            raise TableError(origin, line, heading[0], f"{len(heading)} cells expected, found {len(cells)}")
        values: dict[str, Any] = dict(zip(heading, map(str.strip, cells), strict=True))
        for column, parse in parsers.items():
            try:
                values[column] = parse(values[column])
            except ValueError as error:
                raise TableError(origin, line, column, str(error)) from None
        if allowed is not None:
            _check_values(origin, line, values, allowed(values) if callable(allowed) else allowed)
        if cells[0] in rows:
            raise TableError(origin, line, heading[0], f"{cells[0]!r} occurs twice")
        rows[cells[0]] = row_type(**values)
    if not rows:
        raise TableError(origin, 1, heading[0] if heading else "-", "the table has no rows")
    return rows


@row
class Number:
    """A number of a game's rules that belongs to no component's row; one row of numbers.csv."""

    id: str
    value: int
    note: str
    """What it is, and of what."""
    provenance: str


def load_numbers(package: str, known: Mapping[str, Collection[int]]) -> dict[str, int]:
    """The numbers in a game's numbers.csv by id: exactly those known, each within its range.

    Raises `TableError`.
    """

    def allowed(row: Mapping[str, Any]) -> Allowed:
        return {"id": tuple(known), "value": known.get(row["id"], ())}

    rows = load(Number, package, "numbers.csv", allowed)
    if missing := {*known} - {*rows}:
        raise TableError(source(package, "numbers.csv"), 1, "id", f"no row for {', '.join(sorted(missing))}")
    return {row.id: row.value for row in rows.values()}


def source(package: str, name: str) -> str:
    """The file a table comes from, as errors name it: ours, or the player's own."""
    return _read(package, name)[0]


def _read(package: str, name: str) -> tuple[str, str]:
    game = package.rpartition(".")[2]
    if _overrides.folder is not None:
        path = _overrides.folder / game / name
        if path.is_file():
            try:
                lines = path.read_text(encoding="utf-8-sig").split("\n")
                return str(path), "\n".join(map(foreign.clean, lines))
            except (OSError, UnicodeDecodeError) as error:
                raise TableError(str(path), 1, "-", f"can't be read as UTF-8 text: {error}") from error
    # Not importlib.resources: it imports zipfile and more, which would delay a game's start.
    folder = import_module(package).__path__[0]
    return f"{game}/{name}", Path(folder, name).read_text(encoding="utf-8")


def _rows(source: str, reader: Any) -> Iterator[list[str]]:
    """The rows of a CSV file. Raises `TableError` for what isn't one."""
    try:
        yield from reader
    except csv.Error as error:
        raise TableError(source, reader.line_num, "-", str(error)) from error


def _check_heading(columns: Collection[str], source: str, heading: list[str]) -> None:
    for column in heading:
        if column not in columns or heading.count(column) > 1:
            raise TableError(source, 1, column, "no such column, or it occurs twice")
    for column in sorted({*columns} - {*heading}):
        raise TableError(source, 1, column, "this column is missing")


def _check_values(source: str, line: int, values: Mapping[str, Any], allowed: Allowed) -> None:
    for column, known in allowed.items():
        value = values[column]
        if value is None or value in known:
            continue
        for each in value if isinstance(value, tuple) else (value,):
            if each not in known:
                right = (
                    f"{known[0]} to {known[-1]}" if isinstance(known, range) else ", ".join(map(repr, known))
                )
                raise TableError(source, line, column, f"{each!r} should be one of: {right}")


def _parser(kind: Any) -> Callable[[str], Any]:
    """The function that reads the cells of such a column, if they aren't texts. Raises `TypeError` for a type
    that no table can hold.
    """
    if kind is int:
        return _number
    if kind is bool:
        return _yes_or_no
    if get_origin(kind) is Literal:
        return partial(_word, get_args(kind))
    if kind == int | None:
        return lambda cell: _number(cell) if cell else None
    if kind == tuple[str, ...]:
        return lambda cell: tuple(cell.split("|")) if cell else ()
    if kind == tuple[int, ...]:
        return lambda cell: tuple([_number(part) for part in cell.split("|")]) if cell else ()
    raise TypeError(f"a table can't hold {kind}")


def _word(known: Sequence[str], cell: str) -> str:
    if cell not in known:
        raise ValueError(f"{cell!r} should be one of: {', '.join(map(repr, known))}")
    return cell


def _number(cell: str) -> int:
    try:
        return int(cell)
    except ValueError:
        raise ValueError(f"a whole number expected, not {cell!r}") from None


def _yes_or_no(cell: str) -> bool:
    if cell not in ("0", "1", "no", "yes"):
        raise ValueError(f"yes or no expected, not {cell!r}")
    return cell in ("1", "yes")
