"""A look at a club's database that changes nothing, for `tabletop doctor`."""

from collections.abc import Mapping

from rulesets.core import foreign
from rulesets.core.records import record
from tabletop_tui.store.club import schema
from tabletop_tui.store.club.address import Address
from tabletop_tui.store.club.encryption import ALLOWED, CLEAR_TEXT, secrecy_of
from tabletop_tui.store.club.link import bounded, parameters
from tabletop_tui.store.errors import StoreError


@record
class Look:
    """A database as `doctor` saw it."""

    facts: Mapping[str, str | int]
    """Address without password, PostgreSQL's version, how many games and people there are, and what counts as
    `sslmode`; `allow` is how an operator allows clear text."""
    way: str
    """How secret the connection is: one of the ways of `encryption`."""
    kept: str | None
    """What the guest book holds under the id that was asked for."""


def look(named: str, id: str) -> Look:
    """Look at the database of this address, and at one text in its guest book.

    Raises `StoreError` for a database that can't be used.
    """
    address = Address.of(named)
    kept: str | None = None
    settings = parameters(address)
    secrecy = secrecy_of({name: str(value) for name, value in settings.items()})
    with bounded(address, settings, StoreError) as connection:
        version = schema.version_of(connection, address, StoreError, len(schema.STEPS))
        counts = [0, 0]
        if version is not None:
            games, people = connection.execute(
                "SELECT (SELECT count(*) FROM games WHERE deleted IS NULL), (SELECT count(*) FROM people)"
            ).fetchall()[0]
            counts = [games, people]
            for (found,) in connection.execute("SELECT kept FROM tables WHERE game = %s", (id,)).fetchall():
                kept = str(found)
        server = connection.info.parameter_status("server_version") or "?"
        connection.close()
    facts: dict[str, str | int] = {
        "address": address.shown,
        "server": foreign.clean(server.split()[0]),
        "games": counts[0],
        "people": counts[1],
        "mode": secrecy.mode,
        "allow": f"{CLEAR_TEXT}={ALLOWED}",
    }
    return Look(facts, secrecy.way, kept)
