"""Component tables: CSV files whose rows become frozen dataclasses, checked at load.

Every column is a field of the dataclass and every field a column, so a misspelt heading is
found. Players may lay a corrected copy of a table into a folder of their own
(`set_override_folder`); it is checked just as strictly.
"""

import csv
import zlib
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, fields
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, dataclass_transform, get_type_hints

R = TypeVar("R")


@dataclass_transform(frozen_default=True, eq_default=False)
def row(row_type: type[R]) -> type[R]:
    """Makes a class the type of a table's rows: a dataclass that nobody may change.

    Type checkers see to that. At run time it has no more than its `__init__`: writing the rest of a
    frozen dataclass takes 2 ms, and a game has a dozen or two, for which its start would wait.
    """
    return dataclass(slots=True, eq=False, repr=False, match_args=False)(row_type)


@dataclass
class _Overrides:
    folder: Path | None = None


_overrides = _Overrides()
_fingerprints: dict[str, int] = {}


class TableError(Exception):
    """A component table has a wrong cell: says the file, line, column and what would be right."""

    def __init__(self, file: str, line: int, column: str, problem: str) -> None:
        """`line` counts from 1, the heading included."""
        super().__init__(f"{file}, line {line}, column {column}: {problem}")
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem


def set_override_folder(folder: Path | None) -> None:
    """Where corrected tables may lie, as `<folder>/<game>/<table>.csv`. Set before a game is loaded."""
    _overrides.folder = folder


def fingerprint(package: str) -> str:
    """Eight hexadecimal digits for the tables of a package loaded so far; differs when a cell does."""
    return f"{_fingerprints.get(package, 0):08x}"


Allowed = Mapping[str, Collection[Any]]
"""What the cells of a column may hold: words, or a range of numbers."""


def load(
    row_type: type[R],
    package: str,
    name: str,
    allowed: Allowed | Callable[[Mapping[str, Any]], Allowed] | None = None,
) -> dict[str, R]:
    """All rows of a table by their `id` (or first column), in the file's order.

    `row_type` is a dataclass with fields of type `int`, `int | None` (may be empty), `bool` (yes or
    no, 1 or 0), `str`, or `tuple[str, ...]` / `tuple[int, ...]` (values separated by `|`). `allowed`
    limits what a column may hold; it may depend on the row's values. Raises `TableError`.
    """
    origin, text = _read(package, name)
    _fingerprints[package] = zlib.crc32(text.encode(), _fingerprints.get(package, 0))
    reader = csv.reader(text.splitlines())
    heading = next(reader, [])
    _check_heading(row_type, origin, heading)
    hints = get_type_hints(row_type)
    rows: dict[str, R] = {}
    for cells in reader:
        if not cells:
            continue
        line = reader.line_num
        if len(cells) != len(heading):
            raise TableError(origin, line, heading[0], f"{len(heading)} cells expected, found {len(cells)}")
        values = dict(_parsed(origin, line, heading, cells, hints))
        _check_values(origin, line, values, allowed(values) if callable(allowed) else allowed or {})
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
                return str(path), path.read_text(encoding="utf-8-sig")
            except (OSError, UnicodeDecodeError) as error:
                raise TableError(str(path), 1, "-", f"can't be read as UTF-8 text: {error}") from error
    # Not importlib.resources: it imports zipfile and more, which a game's start would have to wait for.
    folder = import_module(package).__path__[0]
    return f"{game}/{name}", Path(folder, name).read_text(encoding="utf-8")


def _check_heading(row_type: type[Any], source: str, heading: list[str]) -> None:
    wanted = {field.name for field in fields(row_type)}
    for column in heading:
        if column not in wanted or heading.count(column) > 1:
            raise TableError(source, 1, column, "no such column, or it occurs twice")
    for column in sorted(wanted - set(heading)):
        raise TableError(source, 1, column, "this column is missing")


def _parsed(
    source: str, line: int, heading: list[str], cells: list[str], hints: dict[str, Any]
) -> Iterator[tuple[str, Any]]:
    for column, cell in zip(heading, cells, strict=True):
        try:
            yield column, _parse(hints[column], cell.strip())
        except ValueError as error:
            raise TableError(source, line, column, str(error)) from error


def _check_values(source: str, line: int, values: Mapping[str, Any], allowed: Allowed) -> None:
    for column, known in allowed.items():
        value = values[column]
        for each in value if isinstance(value, tuple) else (value,):
            if each is not None and each not in known:
                right = (
                    f"{known[0]} to {known[-1]}" if isinstance(known, range) else ", ".join(map(repr, known))
                )
                raise TableError(source, line, column, f"{each!r} should be one of: {right}")


def _parse(kind: Any, cell: str) -> Any:
    if kind is str:
        return cell
    if kind is bool:
        if cell not in ("0", "1", "no", "yes"):
            raise ValueError(f"yes or no expected, not {cell!r}")
        return cell in ("1", "yes")
    if kind is int:
        try:
            return int(cell)
        except ValueError:
            raise ValueError(f"a whole number expected, not {cell!r}") from None
    if kind == int | None:
        return _parse(int, cell) if cell else None
    if kind == tuple[str, ...]:
        return tuple(cell.split("|")) if cell else ()
    if kind == tuple[int, ...]:
        return tuple(_parse(int, part) for part in cell.split("|")) if cell else ()
    raise TypeError(f"a table can't hold {kind}")
