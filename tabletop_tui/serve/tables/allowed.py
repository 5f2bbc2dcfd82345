"""How many tables may be open: kept in the guest book, so that all servers of a club have the same numbers.

An operator sets them in the server's file or when a server starts (`tabletop serve --tables`, …). Every other
server of the club takes them at once, and a later start without these numbers leaves them as they are.
"""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from rulesets.core.foreign import object_of
from rulesets.core.records import record
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import MOST_TABLES, Limits

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook

ALLOWED = "limits"
"""Their id in the guest book, in place of a table's."""


@record
class Allowed:
    """How many tables may be open in all, and how many of them one person may have opened."""

    tables: int = Limits().tables
    """Of an evening, so without a clock."""
    each: int = Limits().tables_each
    over_days: int = Limits().tables_over_days
    """With a clock."""
    over_days_each: int = Limits().tables_over_days_each

    @classmethod
    def of(cls, numbers: Mapping[str, object], before: Self) -> Self:
        """These numbers by the names of `Limits`, those `before` where there is none."""
        found = [numbers.get(name, was) for name, was in before.named.items()]
        tables, each, over_days, over_days_each = (one if type(one) is int else 0 for one in found)
        return cls(tables, each, over_days, over_days_each)

    @property
    def named(self) -> dict[str, int]:
        """The numbers by the names of `Limits`."""
        return {
            "tables": self.tables,
            "tables_each": self.each,
            "tables_over_days": self.over_days,
            "tables_over_days_each": self.over_days_each,
        }

    @property
    def text(self) -> str:
        """All numbers as JSON, for the guest book."""
        return json.dumps(self.named)

    @property
    def makes_sense(self) -> bool:
        """Whether no person may have more than all together."""
        evening = 1 <= self.each <= self.tables <= MOST_TABLES
        return evening and 1 <= self.over_days_each <= self.over_days <= MOST_TABLES


def allowed_by(kept: str | None, limits: Limits | None = None) -> Allowed:
    """The numbers that are kept; where nothing that makes sense is, those of `limits`."""
    limits = limits or Limits()
    usual = Allowed(limits.tables, limits.tables_each, limits.tables_over_days, limits.tables_over_days_each)
    found = Allowed.of(object_of(kept), usual)
    return found if found.makes_sense else usual


def allow(book: "Guestbook", **numbers: int | None) -> Allowed:
    """Set these numbers, named as in `Limits`, for all servers of the club; `None` leaves one as it is.

    Returns all. Raises `SessionError` for a person's number above that of all, and what the book raises.
    """
    kept = book.tables.kept(ALLOWED)
    known = allowed_by(kept)
    asked = Allowed.of({name: each for name, each in numbers.items() if each is not None}, known)
    if asked.each > asked.tables:
        raise SessionError("serve-tables-each", tables=asked.tables, each=asked.each)
    if asked.over_days_each > asked.over_days:
        raise SessionError("serve-tables-days-each", tables=asked.over_days, each=asked.over_days_each)
    if asked != known:
        book.tables.keep(ALLOWED, asked.text)
    return asked
