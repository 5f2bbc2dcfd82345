"""What the people on the server are doing: at which tables they play or watch."""

from collections.abc import Sequence

from rulesets.core.records import record
from tabletop_tui.serve.club.presence import Presence
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.visitors import Visitors
from tabletop_tui.serve.tables.table import OpenTable

PLAYS, WATCHES, OPENS, LOOKS = "plays", "watches", "opens", "looks"
"""What a person does: plays or watches at a table, opens one, or chooses one."""


@record
class Busy:
    """A person who is here, and what they do."""

    guest: Guest
    does: str
    game: str = ""
    """The game they play, watch or open a table for."""


def who_does_what(
    visitors: Visitors, presence: Presence, tables: Sequence[OpenTable], besides: Guest | None = None
) -> list[Busy]:
    """All people but one, in the order in which they came, with what they do now; those here first."""
    at_tables: dict[str, list[OpenTable]] = {}
    for table in tables:
        for place in table.attendance.places:
            at_tables.setdefault(place.guest.id, []).append(table)
    here = {
        guest.id: _busy(guest, at_tables.get(guest.id, ()), visitors.opens(guest))
        for guest in visitors.guests
    }
    elsewhere: dict[str, Busy] = {}
    for each in presence.people:
        if each.guest.id not in here:
            at = [table for table in tables if table.id in each.tables]
            elsewhere[each.guest.id] = _busy(each.guest, at, each.opens)
    found = (*here.values(), *elsewhere.values())
    return [each for each in found if besides is None or each.guest.id != besides.id]


def _busy(guest: Guest, at: Sequence[OpenTable], opens: str) -> Busy:
    """What a person with terminals `at` these tables does."""
    played = [table for table in at if table.seats.of(guest)]
    if played:
        return Busy(guest, PLAYS, played[-1].session.rules.id)
    if opens:
        return Busy(guest, OPENS, opens)
    if at:
        return Busy(guest, WATCHES, at[-1].session.rules.id)
    return Busy(guest, LOOKS)
