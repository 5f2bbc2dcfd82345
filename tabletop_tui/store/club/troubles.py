"""What can go wrong with PostgreSQL, as sentences of `database.ftl`."""

import re

from psycopg import Error, errors

from tabletop_tui.store.club.address import Address
from tabletop_tui.store.errors import StoreError

LOST = (
    errors.OperationalError,
    errors.InterfaceError,
    errors.AdminShutdown,
    errors.CrashShutdown,
    errors.IdleInTransactionSessionTimeout,
)
"""Errors after which a connection may be gone; whether it is, `Connection.closed` says."""

_BY_STATE = {
    "28": "database-not-admitted",
    "3D000": "database-unknown",
    "42501": "database-no-rights",
    "25006": "database-read-only",
    "53100": "database-disk-full",
    "53": "database-busy",
    "55P03": "database-busy",
    "57014": "database-busy",
    "40": "database-busy",
    "57P03": "database-unreachable",
}
"""By the state that the server reports, or by its class."""

_BY_TEXT = (
    (r"password|role .* does not exist|pg_hba\.conf|authentication", "database-not-admitted"),
    (r"database .* does not exist", "database-unknown"),
    (r"permission denied", "database-no-rights"),
    (r"too many clients|remaining connection slots", "database-busy"),
)
"""By the server's words: a failed connection has no state, only a text."""


def explained(error: Error, address: Address, kind: type[StoreError] = StoreError) -> StoreError:
    """The sentence for an error of psycopg's while a connection is there."""
    state = error.sqlstate or ""
    which = _BY_STATE.get(state) or _BY_STATE.get(state[:2], "database-failed")
    return store_error(which, error, address, kind)


def unconnected(error: Error, address: Address, kind: type[StoreError] = StoreError) -> StoreError:
    """The sentence for an error of psycopg's while connecting."""
    if error.sqlstate:
        return explained(error, address, kind)
    text = str(error)
    for pattern, which in _BY_TEXT:
        if "FATAL" in text and re.search(pattern, text):
            return store_error(which, error, address, kind)
    return store_error("database-unreachable", error, address, kind)


def store_error(
    which: str, error: Exception, address: Address, kind: type[StoreError] = StoreError
) -> StoreError:
    """A sentence with the address and, in the database's own words, what was wrong."""
    lines = [line for line in str(error).splitlines() if line.strip()]
    problem = address.without_secrets(lines[0] if lines else type(error).__name__)
    return kind(which, address=address.shown, problem=problem[:300])
