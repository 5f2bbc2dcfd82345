"""Copies a guest book to another place: names with their keys, invitations, talk, guests' settings."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rulesets.core import Message
from tabletop_tui.serve.book.erasing import erased_among, is_member, without_erased
from tabletop_tui.serve.book.renaming import ids_in_game
from tabletop_tui.serve.book.tables import OUTAGES
from tabletop_tui.serve.people.names import alike
from tabletop_tui.store.copying import COPIED, DIFFERS, GROWN, THERE, Outcome
from tabletop_tui.store.interface import CHARGE, Change, Changed
from tabletop_tui.store.statements import Cells, Statements, Transactions


class _Table(NamedTuple):
    """A table of the book; its first column identifies rows."""

    name: str
    columns: tuple[str, ...]
    latest: str = ""
    """A column of times; of two times, the later counts."""
    named: Callable[[Cells], Message] = lambda row: Message("database-entry-differs", {"name": str(row[0])})
    """The message about a row that differs there."""


_TABLES = (
    _Table("erased", ("digest", "former", "called", "since", "names")),
    _Table(
        "people",
        ("folded", "name", "member", "since", "seen"),
        "seen",
        lambda row: Message("database-person-differs", {"name": str(row[1])}),
    ),
    _Table("members", ("member", "since", "waits", "away_until"), "away_until"),
    _Table("keys", ("key", "member", "replaced", "since")),
    _Table("codes", ("digest", "member", "until")),
    _Table(
        "invitations",
        ("digest", "game", "seat", "until", "folded"),
        named=lambda row: Message("database-invitation-differs", {"id": str(row[1])}),
    ),
    _Table(
        "tables",
        ("game", "kept"),
        named=lambda row: Message("database-table-differs", {"id": str(row[0])}),
    ),
    _Table("guests", ("guest", "kept")),
    _Table("addresses", ("address", "seen"), "seen"),
    _Table("told", ("mark", "at"), "at"),
    _Table("outbox", ("mark", "member", "kept", "tries", "due", "written"), "written"),
)


_WHOSE = {"people": 2, "members": 0, "keys": 1, "codes": 1, "guests": 0}
"""The column with a member's id: what belongs to one who was erased isn't copied."""


def copy_book(source: Transactions, target: Transactions, newer: set[str]) -> Outcome:
    """Copy all entries; the tables of `newer` games replace those that are there.

    Raises `StoreError`. Only people and invitations are counted.
    """
    outcome = Outcome()
    for table in _TABLES:
        for row in _rows(source, table):
            became = _put(target, table, row, newer)
            if table.name in ("people", "invitations"):
                outcome.counts[became] += 1
            if became == DIFFERS:
                outcome.left.append(table.named(row))
    return outcome


def without_erased_members(target: Transactions) -> Change:
    """What is copied of games: nothing of members who were erased from the book there."""

    def change(_id: str, head: dict[str, Any], people: list[dict[str, Any]], over: bool) -> Changed | None:
        ids = ids_in_game(head, people)
        changed = None
        for each in target.read(lambda there: erased_among(there, ids)):
            found = each.in_game(head, people, over=over)
            if found is not None:
                changed = head, people = found
        return changed

    return change


def _rows(source: Transactions, table: _Table) -> list[Cells]:
    query = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {table.columns[0]}"
    if table.name == "erased":  # what is still to be done is of that place alone
        query = query.replace(" ORDER", " WHERE former != '' ORDER")
    return source.read(lambda book: book.find(query))


def _put(target: Transactions, table: _Table, row: Cells, newer: set[str]) -> str:
    """Add a row, if there is none with its key. Returns the outcome."""
    return target.write(lambda there: _written(there, table, row, newer), alone=True)


def _written(there: Statements, table: _Table, row: Cells, newer: set[str]) -> str:
    key = table.columns[0]
    if table.name == "erased" and is_member(there, str(row[0])):
        return DIFFERS
    if table.name in _WHOSE and erased_among(there, [str(row[_WHOSE[table.name]])]):
        return THERE
    if table.name == "tables":
        row = (row[0], without_erased(there, str(row[1])))
    found = there.find(f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE {key} = ?", row[0])
    if not found:
        if table.name == "people" and _is_anothers(there, row):
            return DIFFERS
        marks = ", ".join("?" for _ in row)
        _ = there.change(f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})", *row)
        if table.name == "tables":
            there.announce(CHARGE, str(row[0]))
        return COPIED
    if found[0] == row:
        return THERE
    differing = [
        column for column, one, other in zip(table.columns, row, found[0], strict=True) if one != other
    ]
    if differing == [table.latest]:
        _ = there.change(
            f"UPDATE {table.name} SET {table.latest} = ? WHERE {key} = ? AND {table.latest} < ?",
            row[-1],
            row[0],
            row[-1],
        )
        return THERE
    if table.name == "tables" and row[0] in newer:
        _ = there.change("UPDATE tables SET kept = ? WHERE game = ?", row[1], row[0])
        there.announce(CHARGE, str(row[0]))
        return GROWN
    if table.name == "tables" and row[0] == OUTAGES:  # each place has its own
        return THERE
    return DIFFERS


def _is_anothers(there: Statements, row: Cells) -> bool:
    """Whether a name that looks like this one belongs to another member there."""
    _, name, member, _, _ = row
    known = there.find("SELECT name, member FROM people WHERE member != ?", member)
    return any(alike(str(other), str(name)) for other, _ in known)
