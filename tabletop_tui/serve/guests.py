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
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import UnionType
from typing import Self

from rulesets.core.decision import Reason
from rulesets.core.records import record
from tabletop_tui.serve import bookfile
from tabletop_tui.serve.limits import COMING_BACK_HOURS, INVITATION_HOURS
from tabletop_tui.serve.names import alike, folded
from tabletop_tui.store.database import LATEST

CODE_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Nothing that could be read as something else."""
CODE_GROUPS, CODE_GROUP = 3, 4
"""An invitation's code is `abcd-efgh-jkmn`: 59 bits, and three tries a connection."""

BY_INVITATION = "invitation"
"""Owner of the name of a guest without a key, in place of a fingerprint."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS people (
    folded TEXT PRIMARY KEY, name TEXT NOT NULL, key TEXT NOT NULL, since REAL NOT NULL, seen REAL NOT NULL
);
CREATE TABLE IF NOT EXISTS invitations (
    digest BLOB PRIMARY KEY, game TEXT NOT NULL, seat INTEGER, until REAL NOT NULL, folded TEXT
);
CREATE TABLE IF NOT EXISTS tables (game TEXT PRIMARY KEY, kept TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS addresses (address TEXT PRIMARY KEY, seen REAL NOT NULL);
CREATE TABLE IF NOT EXISTS guests (guest TEXT PRIMARY KEY, kept TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS told (mark TEXT PRIMARY KEY, at REAL NOT NULL);
"""

TOLD_DAYS = 90.0
"""So long it is remembered that something was told, such as that a turn had begun."""


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
    host: bool = False
    """They sit at the keyboard of the machine that serves."""
    owner: bool = False
    """The host has put them in charge of all tables (`--owner`)."""

    @property
    def id(self) -> str:
        """The id by which they are recognised when they come back; no one else can have it."""
        if self.host:
            return "host"
        return f"key {self.key}" if self.key else f"invited {self.table_invited or '-'} {folded(self.name)}"


@record
class KnownPerson:
    """A person whose name belongs to a key."""

    name: str
    key: str
    since: float
    """When the key first came, in seconds since 1970."""
    seen: float
    """Last login, in seconds since 1970."""


@record
class Invitation:
    """An invitation: a place at a table that waits for a guest."""

    game: str
    """The id of the game, which is that of its table."""
    seat: int | None
    """The seat, or `None` for whichever is free."""
    until: float
    """When it ends, in seconds since 1970."""
    used: bool
    """Whether a guest has logged in with it."""


def new_code() -> str:
    """A code that can't be guessed and is easy to read out."""
    groups = ("".join(secrets.choice(CODE_CHARACTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def digest_of(code: str) -> bytes:
    """What is kept of a code; blanks, hyphens and capitals don't matter."""
    plain = "".join(char for char in code.casefold() if char.isalnum())
    return hashlib.sha256(plain.encode()).digest()


def _holds(row: tuple[object, ...], *kinds: type | UnionType) -> bool:
    """Whether a row holds what was written: SQLite keeps whatever a damaged file says."""
    return all(
        isinstance(cell, kind) and (not isinstance(cell, float) or 0 <= cell < LATEST)
        for cell, kind in zip(row, kinds, strict=True)
    )


class Guestbook:
    """Names with their keys, and invitations. Any thread may use it."""

    def __init__(self, file: Path, clock: Callable[[], float] = time.time) -> None:
        """Open the file; it is made if there is none.

        This, and everything that is asked of the book, raises `BookError` where the file can't be used.
        """
        self._clock = clock
        self._lock = threading.Lock()
        self._file = file
        self._database = bookfile.opened(file, SCHEMA)
        self._database.create_function(
            "alike", 2, lambda one, other: one is not None and alike(one, other), deterministic=True
        )

    def close(self) -> None:
        """Close the guest book's file."""
        with self._lock:
            self._database.close()

    def __enter__(self) -> Self:
        """The book itself; it is closed at the end of the block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the guest book's file."""
        self.close()

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with self._lock, bookfile.in_words(self._file):
            yield

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._reading():
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._database
                self._database.execute("COMMIT")
            except BaseException:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")
                raise

    # -- names and keys ----------------------------------------------------------------------------

    def people(self) -> list[KnownPerson]:
        """All known people, in the order of their names."""
        with self._reading():
            rows = self._database.execute(
                "SELECT name, key, since, seen FROM people ORDER BY folded"
            ).fetchall()
        return [KnownPerson(*row) for row in rows if _holds(row, str, str, float, float)]

    def owner(self, name: str) -> str | None:
        """The fingerprint of the key that owns a name, or one that looks like it, or `BY_INVITATION`."""
        with self._reading():
            row = self._database.execute(
                "SELECT key FROM ("
                " SELECT key, folded = ?2 AS same FROM people WHERE alike(name, ?1)"
                " UNION ALL SELECT ?3, folded = ?2 FROM invitations WHERE alike(folded, ?1) AND until >= ?4"
                ") ORDER BY same DESC LIMIT 1",
                (name, folded(name), BY_INVITATION, self._clock()),
            ).fetchone()
        return None if row is None else str(row[0])

    def knows(self, key: str) -> bool:
        """Whether a key owns any name."""
        with self._reading():
            found = self._database.execute("SELECT 1 FROM people WHERE key = ? LIMIT 1", (key,)).fetchone()
        return found is not None

    def claim(self, name: str, key: str, *, another: bool = False) -> Reason | None:
        """Give a name to a key. Returns the reason if the name is taken or the key already has one.

        With `another`, a key may have more than one name; that is for the host to say.
        """
        now = self._clock()
        with self._writing() as database:
            seen = database.execute(
                "UPDATE people SET seen = ? WHERE folded = ? AND key = ?", (now, folded(name), key)
            )
            if seen.rowcount:
                return None
            if self._is_anothers(database, name, key):
                return Reason("serve-name-taken", {"name": name})
            known = database.execute(
                "SELECT name FROM people WHERE key = ? ORDER BY since", (key,)
            ).fetchone()
            if known is not None and not another:
                return Reason("serve-key-named", {"name": str(known[0])})
            _ = database.execute(
                "INSERT INTO people VALUES (?, ?, ?, ?, ?)", (folded(name), name, key, now, now)
            )
        return None

    def _is_anothers(self, database: sqlite3.Connection, name: str, key: str) -> bool:
        """Whether a name, or one that looks like it, belongs to another key or an invited guest."""
        row = database.execute(
            "SELECT 1 FROM people WHERE alike(name, ?1) AND key != ?2"
            " UNION ALL SELECT 1 FROM invitations WHERE alike(folded, ?1) AND until >= ?3 LIMIT 1",
            (name, key, self._clock()),
        ).fetchone()
        return row is not None

    def rename(self, name: str, new: str) -> Reason | None:
        """Have the key of a name called so from now on; why not, if so."""
        with self._writing() as database:
            row = database.execute("SELECT key FROM people WHERE folded = ?", (folded(name),)).fetchone()
            if row is None:
                return Reason("serve-people-unknown", {"name": name})
            taken = database.execute(
                "SELECT 1 FROM people WHERE folded = ? AND folded != ?", (folded(new), folded(name))
            ).fetchone()
            if taken is not None or self._is_anothers(database, new, str(row[0])):
                return Reason("serve-name-taken", {"name": new})
            _ = database.execute(
                "UPDATE people SET folded = ?, name = ? WHERE folded = ?", (folded(new), new, folded(name))
            )
        return None

    def forget(self, name: str) -> bool:
        """Release a name, so that another key may have it. Returns whether it was taken."""
        with self._writing() as database:
            return database.execute("DELETE FROM people WHERE folded = ?", (folded(name),)).rowcount > 0

    # -- tables ------------------------------------------------------------------------------------

    def keep_table(self, game: str, kept: str) -> None:
        """Keep what is known of a table beside its game (`charge.Charge.text`)."""
        with self._writing() as database:
            _ = database.execute("INSERT OR REPLACE INTO tables VALUES (?, ?)", (game, kept))

    def table(self, game: str) -> str | None:
        """What was kept of a table."""
        with self._reading():
            row = self._database.execute("SELECT kept FROM tables WHERE game = ?", (game,)).fetchone()
        return None if row is None else str(row[0])

    # -- what guests have set, and what was told ---------------------------------------------------

    def keep_guest(self, guest: str, kept: str) -> None:
        """Keep what a guest (`Guest.id`) has set for themselves, as JSON."""
        with self._writing() as database:
            _ = database.execute(
                "INSERT INTO guests VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET kept = excluded.kept",
                (guest, kept),
            )

    def guest(self, guest: str) -> str | None:
        """What was kept of a guest."""
        with self._reading():
            row = self._database.execute("SELECT kept FROM guests WHERE guest = ?", (guest,)).fetchone()
        return None if row is None else str(row[0])

    def first(self, mark: str) -> bool:
        """Note that something is told now; whether it is told for the first time, by any server."""
        now = self._clock()
        with self._writing() as database:
            _ = database.execute("DELETE FROM told WHERE at < ?", (now - TOLD_DAYS * 86400,))
            noted = database.execute(
                "INSERT INTO told VALUES (?, ?) ON CONFLICT (mark) DO NOTHING", (mark, now)
            )
        return noted.rowcount > 0

    # -- addresses ---------------------------------------------------------------------------------

    def came_from(self, address: str, most: int) -> None:
        """Record that a guest has logged in from an address; only the latest addresses are kept."""
        with self._writing() as database:
            _ = database.execute("INSERT OR REPLACE INTO addresses VALUES (?, ?)", (address, self._clock()))
            _ = database.execute(
                "DELETE FROM addresses WHERE address NOT IN"
                " (SELECT address FROM addresses ORDER BY seen DESC LIMIT ?)",
                (most,),
            )

    def addresses(self) -> list[str]:
        """The addresses from which guests have logged in, the latest last."""
        with self._reading():
            rows = self._database.execute("SELECT address FROM addresses ORDER BY seen").fetchall()
        return [str(address) for (address,) in rows]

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
        with self._reading():
            rows = self._database.execute(
                "SELECT game, seat, until, folded IS NOT NULL FROM invitations"
                " WHERE until >= ? ORDER BY until",
                (self._clock(),),
            ).fetchall()
        sound = [row for row in rows if _holds(row, str, int | None, float, int)]
        return [Invitation(game, seat, until, bool(used)) for game, seat, until, used in sound]

    def redeem(self, code: str, name: str) -> Invitation | Reason | None:
        """The place that a code gives to a person, who from then on is the only one it is for.

        `None` if there is no such code, or if it has expired; a reason if it or the name is someone
        else's. Every code there is is compared, each in the same time.
        """
        wanted, now = digest_of(code), self._clock()
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
            if used_by is not None and folded(used_by) != folded(name):
                return Reason("serve-code-used")
            others = [row[4] for row in rows if row is not found and row[4] is not None and row[3] >= now]
            if used_by is None and any(alike(other, name) for other in others):
                return Reason("serve-name-invited", {"name": name})
            if database.execute("SELECT 1 FROM people WHERE alike(name, ?)", (name,)).fetchone() is not None:
                return Reason("serve-name-taken", {"name": name})
            longer = max(until, now + COMING_BACK_HOURS * 3600)
            _ = database.execute(
                "UPDATE invitations SET folded = ?, until = ? WHERE digest = ?",
                (name, longer, wanted),
            )
            return Invitation(game, seat, longer, True)
