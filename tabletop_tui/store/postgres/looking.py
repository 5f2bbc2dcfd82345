"""A look at a club's database that changes nothing, for `tabletop doctor`."""

from rulesets.core import foreign
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.postgres import schema
from tabletop_tui.store.postgres.address import Address
from tabletop_tui.store.postgres.link import bounded, parameters


def look(named: str) -> dict[str, str | int]:
    """Address without password, PostgreSQL's version, and how many games and people there are.

    Raises `StoreError` for a database that can't be used.
    """
    address = Address.of(named)
    with bounded(address, parameters(address), StoreError) as connection:
        version = schema.version_of(connection, address, StoreError, len(schema.STEPS))
        counts = [0, 0]
        if version is not None:
            games, people = connection.execute(
                "SELECT (SELECT count(*) FROM games WHERE deleted IS NULL), (SELECT count(*) FROM people)"
            ).fetchall()[0]
            counts = [games, people]
        server = connection.info.parameter_status("server_version") or "?"
        connection.close()
    return {
        "address": address.shown,
        "server": foreign.clean(server.split()[0]),
        "games": counts[0],
        "people": counts[1],
    }
