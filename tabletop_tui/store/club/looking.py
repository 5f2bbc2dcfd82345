"""A look at a club's database that changes nothing, for `tabletop doctor`."""

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

    address: str
    """Without the password."""
    server: str
    """PostgreSQL's version."""
    games: int
    people: int
    mode: str
    """What counts as `sslmode`."""
    allow: str
    """How an operator allows clear text."""
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
    allow = f"{CLEAR_TEXT}={ALLOWED}"
    shown, release = address.shown, foreign.clean(server.split()[0])
    return Look(shown, release, counts[0], counts[1], secrecy.mode, allow, secrecy.way, kept)
