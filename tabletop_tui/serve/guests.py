"""Who comes in over SSH: names, the keys that own them, and invitations.

All of it is in one small SQLite file of its own, so that `tabletop people` and `tabletop invite` work
while a server runs. Everything here may block for a moment: a server asks from a thread.
"""

import hashlib
import hmac
import secrets
import sqlite3
import threading
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from rulesets.core.decision import Reason
from rulesets.core.records import record
from tabletop_tui.people import clean_name

CODE_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Nothing that could be read as something else."""
CODE_GROUPS, CODE_GROUP = 3, 4
"""An invitation's code is `abcd-efgh-jkmn`: 59 bits, and three tries a connection."""

INVITATION_HOURS = 2.0
"""How long a code waits to be used."""
COMING_BACK_HOURS = 24.0
"""How long whoever used a code may come back with it, counted from the last time."""

BY_INVITATION = "invitation"
"""Who owns the name of somebody without a key, instead of a fingerprint."""

RESERVED = ("bot:",)
"""What no name may start with."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS people (
    folded TEXT PRIMARY KEY, name TEXT NOT NULL, key TEXT NOT NULL, since REAL NOT NULL, seen REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS invitations (
    digest BLOB PRIMARY KEY, game TEXT NOT NULL, seat INTEGER, until REAL NOT NULL, folded TEXT
);
"""


@record
class Guest:
    """Somebody who has come in."""

    name: str
    """Cleaned (`clean_name`)."""
    key: str | None
    """The fingerprint of the public key that they proved to own; `None` without a key."""
    table_invited: str | None = None
    """The table whose invitation let them in."""
    seat_invited: int | None = None
    """The seat there that it was for, from 0; `None` for whichever is free."""
    host: bool = False
    """They sit at the keyboard of the machine that serves."""

    @property
    def id(self) -> str:
        """What makes them the same person when they come back: nobody else can have it."""
        if self.host:
            return "host"
        return f"key {self.key}" if self.key else f"invited {folded(self.name)}"


@record
class KnownPerson:
    """Somebody whose name belongs to a key."""

    name: str
    key: str
    since: float
    """When the key first came, in seconds since 1970."""
    seen: float
    """When it came last."""


@record
class Invitation:
    """A place at a table that waits for somebody."""

    game: str
    """The id of the game, which is that of its table."""
    seat: int | None
    """The seat, or `None` for whichever is free."""
    until: float
    """When it ends, in seconds since 1970."""
    used: bool
    """Whether somebody came in with it."""


def folded(name: str) -> str:
    """What two spellings of one name have in common: `ANA`, `Ana` and `ana` are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def name_or_reason(typed: str) -> tuple[str, Reason | None]:
    """The name as it is shown, and why it can't be had, if so."""
    name = clean_name(typed)
    if not name:
        return "", Reason("serve-name-empty")
    if name.casefold().startswith(RESERVED):
        return name, Reason("serve-name-reserved", {"name": name})
    return name, None


def new_code() -> str:
    """A code that nobody can guess and everybody can read out."""
    groups = ("".join(secrets.choice(CODE_CHARACTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def digest_of(code: str) -> bytes:
    """What is kept of a code; blanks, hyphens and capitals don't matter."""
    plain = "".join(char for char in code.casefold() if char.isalnum())
    return hashlib.sha256(plain.encode()).digest()


class Guestbook:
    """Names with their keys, and invitations. Any thread may use it."""

    def __init__(self, file: Path, clock: Callable[[], float] = time.time) -> None:
        """Open the file; it is made if there is none. Raises `OSError` or `sqlite3.Error`."""
        self._clock = clock
        self._lock = threading.Lock()
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)
        self._database = sqlite3.connect(file, timeout=5, check_same_thread=False, isolation_level=None)
        self._database.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;" + _SCHEMA)

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._database.close()

    def __enter__(self) -> Self:
        """The book itself; it is closed at the end of the block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the file."""
        self.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._database
            except BaseException:
                self._database.execute("ROLLBACK")
                raise
            self._database.execute("COMMIT")

    # -- names and keys ----------------------------------------------------------------------------

    def people(self) -> list[KnownPerson]:
        """Everybody who is known, in order of their names."""
        with self._lock:
            rows = self._database.execute(
                "SELECT name, key, since, seen FROM people ORDER BY folded"
            ).fetchall()
        return [KnownPerson(*row) for row in rows]

    def owner(self, name: str) -> str | None:
        """The fingerprint of the key that owns a name, or `BY_INVITATION`."""
        with self._lock:
            row = self._database.execute(
                "SELECT key FROM people WHERE folded = ?1"
                " UNION ALL SELECT ?2 FROM invitations WHERE folded = ?1 AND until >= ?3",
                (folded(name), BY_INVITATION, self._clock()),
            ).fetchone()
        return None if row is None else str(row[0])

    def knows(self, key: str) -> bool:
        """Whether a key owns any name."""
        with self._lock:
            found = self._database.execute("SELECT 1 FROM people WHERE key = ? LIMIT 1", (key,)).fetchone()
        return found is not None

    def claim(self, name: str, key: str) -> bool:
        """Make a name a key's if it is nobody's yet. Whether it is that key's now."""
        now = self._clock()
        with self._writing() as database:
            _ = database.execute(
                "INSERT INTO people VALUES (?, ?, ?, ?, ?) ON CONFLICT (folded) DO NOTHING",
                (folded(name), name, key, now, now),
            )
            changed = database.execute(
                "UPDATE people SET seen = ? WHERE folded = ? AND key = ?", (now, folded(name), key)
            )
            return changed.rowcount == 1

    def forget(self, name: str) -> bool:
        """Let go of a name, so that another key may have it. Whether it was anybody's."""
        with self._writing() as database:
            return database.execute("DELETE FROM people WHERE folded = ?", (folded(name),)).rowcount > 0

    # -- invitations -------------------------------------------------------------------------------

    def invite(self, game: str, seat: int | None = None, hours: float = INVITATION_HOURS) -> str:
        """A new code for one person at a table. An unused one for the same seat ends."""
        code, now = new_code(), self._clock()
        with self._writing() as database:
            _ = database.execute("DELETE FROM invitations WHERE until < ?", (now,))
            if seat is not None:
                _ = database.execute("DELETE FROM invitations WHERE game = ? AND seat = ?", (game, seat))
            _ = database.execute(
                "INSERT INTO invitations VALUES (?, ?, ?, ?, NULL)",
                (digest_of(code), game, seat, now + hours * 3600),
            )
        return code

    def invitations(self) -> list[Invitation]:
        """Those that haven't ended, the next to end first."""
        with self._lock:
            rows = self._database.execute(
                "SELECT game, seat, until, folded IS NOT NULL FROM invitations"
                " WHERE until >= ? ORDER BY until",
                (self._clock(),),
            ).fetchall()
        return [Invitation(game, seat, until, bool(used)) for game, seat, until, used in rows]

    def redeem(self, code: str, name: str) -> Invitation | Reason | None:
        """The place that a code gives to a person, who from then on is the only one it is for.

        `None` if there is no such code, or if it has ended; a reason if it or the name is somebody
        else's. Every code there is is compared, each in the same time.
        """
        wanted, now, person = digest_of(code), self._clock(), folded(name)
        with self._writing() as database:
            rows = database.execute("SELECT digest, game, seat, until, folded FROM invitations").fetchall()
            found = None
            for row in rows:
                if hmac.compare_digest(bytes(row[0]), wanted):
                    found = row
            if found is None:
                return None
            _, game, seat, until, used_by = found
            if until < now:
                return None
            if used_by not in (None, person):
                return Reason("serve-code-used")
            if used_by is None and any(row[4] == person and row[3] >= now for row in rows):
                return Reason("serve-name-invited", {"name": name})
            keyed = database.execute("SELECT 1 FROM people WHERE folded = ?", (person,)).fetchone()
            if keyed is not None:
                return Reason("serve-name-taken", {"name": name})
            longer = max(until, now + COMING_BACK_HOURS * 3600)
            _ = database.execute(
                "UPDATE invitations SET folded = ?, until = ? WHERE digest = ?",
                (person, longer, wanted),
            )
            return Invitation(game, seat, longer, True)
