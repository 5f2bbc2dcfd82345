"""How many tables may be open: kept in the guest book, so that all servers of a club have the same numbers.

An operator sets them when a server starts (`tabletop serve --tables`, `--tables-each`). Every other server
of the club takes them at once, and a later start without these options leaves them as they are.
"""

import json
from typing import TYPE_CHECKING

from rulesets.core import foreign
from rulesets.core.records import record
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import MOST_TABLES, Limits

if TYPE_CHECKING:
    from tabletop_tui.serve.guests import Guestbook

ALLOWED = "limits"
"""Their id in the guest book, in place of a table's."""


@record
class Allowed:
    """How many tables may be open in all, and how many of them one person may have opened."""

    tables: int = Limits.tables
    each: int = Limits.tables_each

    @property
    def text(self) -> str:
        """Both numbers as JSON, for the guest book."""
        return json.dumps({"tables": self.tables, "tables_each": self.each})


def allowed_by(kept: str | None, limits: Limits | None = None) -> Allowed:
    """The numbers that are kept; where nothing that makes sense is, those of `limits`."""
    usual = limits or Limits()
    try:
        facts = foreign.parsed(kept or "{}")
        tables, each = facts.get("tables", usual.tables), facts.get("tables_each", usual.tables_each)
    except (ValueError, TypeError, AttributeError):
        tables, each = usual.tables, usual.tables_each
    if type(tables) is type(each) is int and 1 <= each <= tables <= MOST_TABLES:
        return Allowed(tables, each)
    return Allowed(usual.tables, usual.tables_each)


def allow(book: "Guestbook", tables: int | None, each: int | None) -> Allowed:
    """Set these numbers for all servers of the club; `None` leaves one as it is. Returns both.

    Raises `SessionError` for a person's number above that of all tables, and what the book raises.
    """
    kept = book.tables.kept(ALLOWED)
    known = allowed_by(kept)
    asked = Allowed(known.tables if tables is None else tables, known.each if each is None else each)
    if asked.each > asked.tables:
        raise SessionError("serve-tables-each", tables=asked.tables, each=asked.each)
    if asked != known:
        book.tables.keep(ALLOWED, asked.text)
    return asked
