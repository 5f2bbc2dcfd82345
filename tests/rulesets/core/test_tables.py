"""Component tables: what cells may hold, and how a wrong one is named. Orbis has more on its own."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

from rulesets.core import tables
from rulesets.core.tables import TableError


@dataclass(frozen=True)
class Row:
    id: str
    count: int
    worth: int | None
    good: bool
    words: tuple[str, ...]
    numbers: tuple[int, ...]


HEADING = "id,count,worth,good,words,numbers\n"

Load = Callable[..., dict[str, Row]]


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Load]:
    """Loads rows written as text, as a player's own table of an invented game."""
    (tmp_path / "core").mkdir()
    tables.set_override_folder(tmp_path)

    def load_text(text: str, allowed: tables.Allowed | None = None) -> dict[str, Row]:
        (tmp_path / "core" / "things.csv").write_text(text, encoding="utf-8")
        return tables.load(Row, "rulesets.core", "things.csv", allowed)

    yield load_text
    tables.set_override_folder(None)
    tables._fingerprints.pop("rulesets.core", None)


def test_cells_become_values(load: Load) -> None:
    rows = load(HEADING + "a,3,,yes,x|y,1|2\nb, 4 ,-5,0,,\n\n")
    assert list(rows.values()) == [
        Row("a", 3, None, True, ("x", "y"), (1, 2)),
        Row("b", 4, -5, False, (), ()),
    ]


@dataclass(frozen=True)
class Worded:
    id: str
    does: Literal["digs", "sows"]


def test_a_column_of_a_few_words_holds_no_others(load: Load, tmp_path: Path) -> None:
    file = tmp_path / "core" / "tools.csv"
    file.write_text("id,does\nspade,digs\n", encoding="utf-8")
    assert tables.load(Worded, "rulesets.core", "tools.csv")["spade"].does == "digs"
    file.write_text("id,does\nspade,mows\n", encoding="utf-8")
    with pytest.raises(TableError, match="'mows' should be one of: 'digs', 'sows'"):
        tables.load(Worded, "rulesets.core", "tools.csv")


def test_columns_may_come_in_any_order(load: Load) -> None:
    assert load("id,good,count,numbers,words,worth\na,no,1,,,\n")["a"].good is False


def test_quoted_cells_may_hold_commas(load: Load) -> None:
    assert load(HEADING + 'a,1,,1,"x, y",\n')["a"].words == ("x, y",)


@pytest.mark.parametrize(
    ("row", "column", "problem"),
    [
        ("a,many,,1,,", "count", "a whole number expected, not 'many'"),
        ("a,,,1,,", "count", "a whole number expected, not ''"),
        ("a,1,x,1,,", "worth", "a whole number expected, not 'x'"),
        ("a,1,,maybe,,", "good", "yes or no expected, not 'maybe'"),
        ("a,1,,1,,1|x", "numbers", "a whole number expected, not 'x'"),
        ("a,1,,1,", "id", "6 cells expected, found 5"),
        ("ok,1,,1,,", "id", "'ok' occurs twice"),
        ("a,9,,1,,", "count", "9 should be one of: 0 to 5"),
        ("a,1,,1,x|z,", "words", "'z' should be one of: 'x', 'y'"),
    ],
)
def test_a_wrong_cell_is_named(load: Load, row: str, column: str, problem: str) -> None:
    with pytest.raises(TableError) as caught:
        load(HEADING + f"ok,1,,1,,\n{row}\n", {"count": range(6), "words": ("x", "y")})
    error = caught.value
    assert (error.line, error.column, error.problem) == (3, column, problem)
    assert error.file.endswith("things.csv")


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("id,count,worth,good,words\na,1,,1,\n", "numbers"),
        ("id,count,worth,good,words,numbers,odd\n", "odd"),
        ("id,count,count,worth,good,words,numbers\n", "count"),
        ("", "count"),
        (HEADING, "id"),
    ],
)
def test_a_wrong_heading_is_named(load: Load, text: str, column: str) -> None:
    with pytest.raises(TableError) as caught:
        load(text)
    assert (caught.value.line, caught.value.column) == (1, column)


def test_fingerprints_follow_the_cells(load: Load) -> None:
    assert tables.fingerprint("rulesets.core") == "00000000"
    found = []
    for text in ("a,3,,yes,x,1", "a,3,,yes,x,1", "a,4,,yes,x,1"):
        tables._fingerprints.pop("rulesets.core", None)
        load(HEADING + text)
        found.append(tables.fingerprint("rulesets.core"))
    assert found[0] == found[1] != found[2]


def test_a_cell_that_no_csv_can_hold_is_named(load: Load) -> None:
    """The library's own limit; without it the whole file could be one cell."""
    with pytest.raises(TableError) as caught:
        load(HEADING + "a,3,,yes," + "x" * 200_000 + ",1")
    assert caught.value.line == 2


NUMBERS = "id,value,note,provenance\nprice,3,of something,rulebook\n\nworth,-1,of another thing,rulebook\n"


def load_numbers(tmp_path: Path, text: str) -> dict[str, int]:
    """The numbers of an invented game that knows a price from 2 to 9 and a worth from -5 to 0."""
    (tmp_path / "core" / "numbers.csv").write_text(text, encoding="utf-8")
    return tables.load_numbers("rulesets.core", {"price": range(2, 10), "worth": range(-5, 1)})


@pytest.mark.usefixtures("load")
def test_numbers_of_the_rules_stand_in_a_table(tmp_path: Path) -> None:
    assert load_numbers(tmp_path, NUMBERS) == {"price": 3, "worth": -1}


@pytest.mark.usefixtures("load")
@pytest.mark.parametrize(
    ("old", "new", "line", "column", "problem"),
    [
        ("price,3", "price,1", 2, "value", "1 should be one of: 2 to 9"),
        ("worth,-1", "worth,1", 4, "value", "1 should be one of: -5 to 0"),
        ("worth,-1", "wroth,-1", 4, "id", "'wroth' should be one of: 'price', 'worth'"),
        ("worth,-1,of another thing,rulebook", "", 1, "id", "no row for worth"),
    ],
)
def test_a_wrong_number_is_named(
    tmp_path: Path, old: str, new: str, line: int, column: str, problem: str
) -> None:
    """Each has a range of its own; none may be missing, none may be unknown."""
    with pytest.raises(TableError) as caught:
        load_numbers(tmp_path, NUMBERS.replace(old, new))
    error = caught.value
    assert (error.line, error.column, error.problem) == (line, column, problem)
    assert error.file.endswith("numbers.csv")


def test_a_table_for_values_of_another_kind_is_our_mistake() -> None:
    with pytest.raises(TypeError, match="can't hold"):
        tables._parser(float)
