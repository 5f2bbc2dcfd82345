"""What all tables of a server share: the clock, the store's writer, bells, messages, and where bots think."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol

from tabletop_tui.serve.book.own_settings import OwnSettings
from tabletop_tui.serve.club.presence import Presence
from tabletop_tui.serve.club.sharedtext import Keeper
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.entrance import Entrance
from tabletop_tui.serve.mail.away import Away
from tabletop_tui.serve.mail.contacts import Contacts
from tabletop_tui.serve.mail.notices import Notices
from tabletop_tui.serve.mail.vacations import Vacations
from tabletop_tui.serve.people.calls import Calls
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.visitors import Visitors
from tabletop_tui.serve.reach import Clerk
from tabletop_tui.serve.tables.charge import Barring, CheckClock
from tabletop_tui.serve.tables.outages import Outages
from tabletop_tui.serve.tables.seatchanges import CheckBots
from tabletop_tui.serve.tables.thinking import Thinking
from tabletop_tui.store import Store


class OtherServers(Protocol):
    """What a table lets the other servers at a shared store know."""

    def came_or_went(self, table_id: str) -> None:
        """A guest has come to a table or left it."""

    def look_at(self, table_id: str) -> None:
        """Read what others may have done at a table."""


class Alone:
    """There are no other servers."""

    def came_or_went(self, table_id: str) -> None:
        """No one has to know."""

    def look_at(self, table_id: str) -> None:
        """No one else has done anything."""


@dataclass(kw_only=True)
class Services:
    """Made once for a server. A table takes it apart: each of its parts gets only what it needs."""

    store: Store
    writer: Clerk
    """The only thread that touches the store while the server runs."""
    texts: Keeper
    """Where what is kept of tables beside their games is written."""
    limits: Limits
    clock: Callable[[], float]
    """Seconds since 1970."""
    presence: Presence
    """The other servers at the same store."""
    visitors: Visitors
    """The people who are here."""
    calls: Calls
    own_settings: OwnSettings
    """What each guest has set for themselves."""
    vacations: Vacations
    outages: Outages
    contacts: Contacts
    notices: Notices
    """How players who aren't here get messages."""
    thinking: Thinking
    barred: Barring
    check_bots: CheckBots
    check_clock: CheckClock
    invite: Callable[[str, int], Awaitable[str]]
    """Makes a code for a seat of a table."""
    others: OtherServers = field(default_factory=Alone)
    owner_id: Callable[[], str] = lambda: ""
    """Gives the `Guest.id` of the owner (`--owner`); empty if there is none."""
    entrance: Callable[[], Entrance | None] = lambda: None
    """Says where friends come in, once the door is open."""

    def away(self, guest: Guest) -> Away:
        """What a member has set for the time when they aren't here; nothing is read yet."""
        return Away(self.notices, self.contacts, self.vacations, guest)
