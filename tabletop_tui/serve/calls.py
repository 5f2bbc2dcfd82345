"""Tells guests on any screen that it is their turn somewhere."""

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from tabletop_tui.serve.bell import Bell, Turns
from tabletop_tui.serve.fairness import asks

if TYPE_CHECKING:
    from tabletop_tui.serve.company import Company
    from tabletop_tui.serve.guests import Guest
    from tabletop_tui.serve.table import OpenTable


class Calls:
    """A bell for each guest, rung when their turn at a table begins or ends.

    The house's own bell rings after every answer anywhere; this one rings only for those concerned.
    """

    def __init__(self, turns: Turns, company: "Company") -> None:
        """No terminal listens at first."""
        self._turns = turns
        self._company = company
        self._bells: dict[str, Bell] = {}

    def listen(self, guest: "Guest", called: Callable[[], None]) -> Callable[[], None]:
        """Call back soon after a turn of theirs begins or ends; the returned function ends that."""
        return self._bells.setdefault(guest.id, Bell(self._turns)).watch(called)

    def asked(self, table: "OpenTable") -> frozenset[str]:
        """The guests here whose turn it is at a table, by their ids."""
        if table.session.record.decision is None:
            return frozenset()
        return frozenset(guest.id for guest in self._company.guests if asks(table, guest))

    def turned(self, table: "OpenTable", before: Collection[str] = ()) -> None:
        """The guests whose turn it is at a table are no longer those of `before`: tell both."""
        for guest_id in {*before} ^ self.asked(table):
            if guest_id in self._bells:
                self._bells[guest_id].ring()

    def remind(self, table: "OpenTable", seat: int) -> None:
        """The clock of a table has run out for a seat: tell its player on any screen."""
        chair, name = table.chair(seat), table.people()[seat].name
        for guest in self._company.guests:
            if chair.belongs_to(guest, name) and guest.id in self._bells:
                self._bells[guest.id].ring()


def waiting_for(guest: "Guest", tables: Collection["OpenTable"]) -> list["OpenTable"]:
    """The tables at which it is a guest's turn, the longest wait first."""
    found = [table for table in tables if asks(table, guest)]
    return sorted(found, key=lambda table: table.waits_since)
