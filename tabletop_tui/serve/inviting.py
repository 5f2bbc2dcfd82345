"""The sentences about an invitation, the same on the screen, in plain mode and in `tabletop invite`."""

import shlex
from typing import TYPE_CHECKING

from rulesets.core.message import Message
from tabletop_tui.serve.limits import INVITATION_HOURS, KEY_CODE_MINUTES
from tabletop_tui.serve.moments import moment
from tabletop_tui.serve.people.seating import FREE, REMOTE, chair_of

if TYPE_CHECKING:
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.lines.entrance import Entrance
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.table import OpenTable
    from tabletop_tui.store.people import Person

PORT = 2222
"""The port of the tables, by default."""


def invitation(
    code: str, until: float, entrance: "Entrance | None", port: int, person: "Person | None"
) -> list[Message]:
    """The code, how to use it and until when, and what it is good for if the seat isn't free.

    `port` is what counts where nothing is known of an open `entrance`.
    """
    where = "HOST" if entrance is None else entrance.address
    port = port if entrance is None else entrance.port
    how = Message("serve-invite-how", {"until": moment(until), "port": str(port), "address": where})
    return [Message("serve-invite-code", {"code": code}), how, *_good_for(person)]


async def further_key(house: "House", guest: "Guest") -> list[Message]:
    """The sentences with a fresh code for a further key of a member. Raises `SessionError`, `StoreError`."""
    code, keys = await house.invitations.key_code(guest)
    entrance = house.entrance
    where = "HOST" if entrance is None else entrance.address
    port = PORT if entrance is None else entrance.port
    until = moment(house.services.clock() + KEY_CODE_MINUTES * 60)
    login = {"port": str(port), "name": shlex.quote(guest.name), "code": code, "address": where}
    return [
        Message("serve-more-key-lead"),
        Message("serve-more-key-command", login),
        Message("serve-more-key-how", {"until": until}),
        Message("serve-more-key-have", {"count": keys}),
    ]


def _good_for(person: "Person | None") -> list[Message]:
    chair = None if person is None else chair_of(person)
    if person is None or chair is None or chair.kind == FREE:
        return []
    waits = chair.kind == REMOTE and not chair.owner
    return [Message("serve-invite-kept" if waits else "serve-invite-occupied", {"name": person.name})]


def invitation_to(table: "OpenTable", seat: int, code: str) -> list[Message]:
    """The same for a code just given out at a table."""
    until = table.services.clock() + INVITATION_HOURS * 3600
    return invitation(code, until, table.services.entrance(), PORT, table.session.record.people[seat])
