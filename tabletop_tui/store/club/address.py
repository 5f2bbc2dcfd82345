"""Addresses of databases: `postgresql://anna@example.org:5432/club`. Passwords are never shown."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Self
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from rulesets.core import foreign
from rulesets.core.records import record
from tabletop_tui.store.errors import StoreError

SCHEMES = ("postgresql", "postgres")

VARIABLE = "TABLETOP_DATABASE"
"""Environment variable with the address of the club's database: other users of the machine can't read it."""

_SECRET = ("password", "sslpassword")
"""Parameters of an address that are never shown."""


def is_address(text: object) -> bool:
    """Whether this names a database, and not a file."""
    return isinstance(text, str) and text.partition("://")[0].casefold() in SCHEMES and "://" in text


@contextmanager
def with_psycopg() -> Iterator[None]:
    """Turn a missing psycopg, or one without PostgreSQL's library, into a sentence."""
    try:
        yield
    except ImportError as error:
        if "psycopg" not in str(error) and "libpq" not in str(error):
            raise
        raise StoreError("database-no-psycopg") from error


@record
class Address:
    """Where a database is, and how to log in there."""

    full: str
    """As libpq takes it, with the password if it has one. Never shown, logged or reported."""

    @classmethod
    def of(cls, text: str, environ: Mapping[str, str] = os.environ) -> Self:
        """From what was typed; the address in the environment without its password gets it from there.

        Raises `StoreError` for what can't be an address, without quoting it: it may hold a password.
        """
        address = cls(text)
        try:
            parts = urlsplit(text)
            _ = parts.port if "," not in parts.netloc else None
        except ValueError:
            parts = None
        if parts is None or parts.scheme.casefold() not in SCHEMES or foreign.clean(text) != text:
            raise StoreError("database-no-address")
        if parts.fragment or "@" in parts.path + parts.query:  # of a password that isn't percent-encoded
            raise StoreError("database-no-address")
        known = environ.get(VARIABLE, "")
        if is_address(known) and not address.has_password and cls(known).shown == text:
            return cls(known)
        return address

    @property
    def has_password(self) -> bool:
        """Whether the address itself holds a password."""
        parts = _split(self.full)
        return ":" in _user(parts) or any(name in _SECRET for name, _ in parse_qsl(parts.query, True))

    @property
    def shown(self) -> str:
        """The address without its password."""
        parts = _split(self.full)
        user, at, host = parts.netloc.rpartition("@")
        kept = [each for each in parts.query.split("&") if unquote(each.partition("=")[0]) not in _SECRET]
        query = "?" * bool(any(kept)) + "&".join(kept)
        return f"{parts.scheme}://{user.partition(':')[0]}{at}{host}{parts.path}{query}"

    def without_secrets(self, text: str) -> str:
        """The database's text as one line, without any password of the address."""
        parts = _split(self.full)
        _, _, password = _user(parts).partition(":")
        secrets = [password, unquote(password)]
        for name, value in parse_qsl(parts.query, True):
            secrets += [value] if name in _SECRET else []
        for secret in (self.full, *sorted(secrets, key=len, reverse=True)):
            if secret:
                text = text.replace(secret, "***")
        return foreign.clean(" ".join(text.split()))

    def __repr__(self) -> str:
        """As `shown`, because addresses appear in tracebacks."""
        return f"Address({self.shown!r})"


def _split(text: str) -> SplitResult:
    try:
        return urlsplit(text)
    except ValueError:
        return SplitResult("", "", "", "", "")


def _user(parts: SplitResult) -> str:
    return parts.netloc.rpartition("@")[0]
