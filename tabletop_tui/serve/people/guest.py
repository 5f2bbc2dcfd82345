"""A guest who has logged in: their name, their key, and the id by which their seats are theirs."""

from functools import cached_property
from typing import Any

from rulesets.core.records import record
from tabletop_tui.serve.people.names import folded
from tabletop_tui.store.people import clean_name


@record
class Guest:
    """A guest who has logged in."""

    name: str
    """Name as cleaned by `clean_name`."""
    key: str | None
    """The fingerprint of the public key that they proved to own; `None` without a key."""
    table_invited: str | None = None
    """The table whose invitation let them in."""
    seat_invited: int | None = None
    """The seat there that it was for, from 0; `None` for whichever is free."""
    namesakes: int = 0
    """How many guests of this name were invited there before, and erased: they are others."""
    host: bool = False
    """They sit at the keyboard of the machine that serves."""
    owner: bool = False
    """The host has put them in charge of all tables (`--owner`)."""
    member: str = ""
    """Their id as a member, whichever of their keys they came with (`book.keys`)."""
    since: float = 0.0
    """When their name first came with a key, in seconds since 1970; a name that was forgotten comes anew."""

    @cached_property  # it is asked for dozens of times a key
    def id(self) -> str:
        """The id by which they are recognised when they come back; no one else can have it."""
        if self.host:
            return "host"
        if self.member or self.key:
            return self.member or f"key {self.key}"
        return invited_id(self.table_invited, self.name, self.namesakes)


def invited_id(table: str | None, name: str, namesakes: int = 0) -> str:
    """The `Guest.id` of who is in by an invitation alone, after so many `Guest.namesakes`."""
    again = f"#{namesakes}" if namesakes else ""
    return f"invited {table or '-'}{again} {folded(name)}"


def guest_to_json(guest: Guest) -> list[Any]:
    """A guest as JSON, for other servers."""
    host, owner = guest.host, guest.owner
    who = [guest.name, guest.key, guest.table_invited, guest.seat_invited, host, owner, guest.member]
    return [*who, guest.namesakes] if guest.namesakes else who


def guest_from_json(who: Any) -> Guest:
    """A guest from JSON. Raises `TypeError`, `ValueError` if it isn't one."""
    name, key, table, seat, host, owner, *more = who
    if not all(each is None or isinstance(each, str) for each in (key, table)):
        raise TypeError(who)
    if not (seat is None or type(seat) is int):
        raise TypeError(who)
    member = str(more[0]) if more else ""
    namesakes = more[1] if len(more) > 1 and type(more[1]) is int else 0
    return Guest(clean_name(str(name)), key, table, seat, namesakes, host is True, owner is True, member)
