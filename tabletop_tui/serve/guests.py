"""Who comes in over SSH: names, the keys that own them, and invitations.

All of it is in one small SQLite file of its own (`bookfile`), or beside the games in PostgreSQL (`bookbase`),
so that `tabletop people` and `tabletop invite` work while a server runs. Everything here may block for a
moment: a server asks from a thread.
"""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from types import UnionType
from typing import Self

from rulesets.core.decision import Reason
from rulesets.core.records import record
from tabletop_tui.serve.bookkeys import exchange, is_replaced, person_of
from tabletop_tui.serve.bookplace import place_of
from tabletop_tui.serve.guest import id_of
from tabletop_tui.serve.kepttable import CLOSED_MARK, is_closed, reopened
from tabletop_tui.serve.limits import COMING_BACK_HOURS, INVITATION_HOURS
from tabletop_tui.serve.names import alike, folded
from tabletop_tui.store.cells import LATEST
from tabletop_tui.store.interface import CHARGE, GUESTS, TABLES
from tabletop_tui.store.statements import Statements

CODE_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Only characters that can't be mistaken for others."""
CODE_GROUPS, CODE_GROUP = 3, 4
"""An invitation's code is `abcd-efgh-jkmn`: 59 bits, and three tries a connection."""

BY_INVITATION = "invitation"
"""Owner of the name of a guest without a key, in place of a fingerprint."""

MARK_DAYS = 90.0
"""How many days messages, such as about a turn, are remembered as sent."""


@record
class Names:
    """All names that belong to keys, for those who are in with one."""

    since: Mapping[str, Collection[float]]
    """By key: when each of its names first came."""
    replaced: Collection[str]
    """The keys that were exchanged for others."""


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
    """What is stored of a code; blanks, hyphens and capitals don't matter."""
    plain = "".join(char for char in code.casefold() if char.isalnum())
    return hashlib.sha256(plain.encode()).digest()


def _holds(row: tuple[object, ...], *kinds: type | UnionType) -> bool:
    """Whether a row holds what was written: SQLite returns whatever a damaged file contains."""
    return all(
        isinstance(cell, kind) and (not isinstance(cell, float) or 0 <= cell < LATEST)
        for cell, kind in zip(row, kinds, strict=True)
    )


class Guestbook:
    """Names with their keys, and invitations. Any thread may use it."""

    def __init__(self, where: Path | str, clock: Callable[[], float] = time.time) -> None:
        """Open the book in a file, which is made if there is none, or at an address.

        This, and every use of the book, raises `BookError` if it can't be used.
        """
        self._clock = clock
        self._place = place_of(where)

    @property
    def origin(self) -> str:
        """The name that identifies this book's announcements."""
        return self._place.origin

    def stamp(self) -> tuple[int, ...]:
        """What differs when another program may have written the book (`BookPlace.stamp`)."""
        return self._place.stamp()

    def close(self) -> None:
        """Close the file or the connection."""
        self._place.close()

    def __enter__(self) -> Self:
        """The book itself; it is closed at the end of the block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the book at the end of the block."""
        self.close()

    # -- names and keys ----------------------------------------------------------------------------

    def people(self) -> list[KnownPerson]:
        """All known people, in the order of their names."""
        rows = self._place.read(
            lambda book: book.find("SELECT name, key, since, seen FROM people ORDER BY folded")
        )
        return [KnownPerson(*row) for row in rows if _holds(row, str, str, float, float)]

    def owner(self, name: str) -> str | None:
        """The fingerprint of the key that owns a name, or one that looks like it, or `BY_INVITATION`."""
        found = self._place.read(lambda book: self._owners(book, name))
        return next(
            (key for key, written in found if written == folded(name)), found[0][0] if found else None
        )

    def _owners(self, book: Statements, name: str) -> list[tuple[str, str]]:
        """The owners of a name, or of one that looks like it: the key or `BY_INVITATION`, and the folded
        name.
        """
        known = book.find("SELECT name, key, folded FROM people")
        invited = book.find(
            "SELECT folded FROM invitations WHERE folded IS NOT NULL AND until >= ?", self._clock()
        )
        return [(str(key), str(plain)) for other, key, plain in known if alike(str(other), name)] + [
            (BY_INVITATION, str(other)) for (other,) in invited if alike(str(other), name)
        ]

    def knows(self, key: str) -> bool:
        """Whether a key owns any name."""
        return bool(
            self._place.read(lambda book: book.find("SELECT 1 FROM people WHERE key = ? LIMIT 1", key))
        )

    def claim(self, name: str, key: str, *, another: bool = False) -> Reason | None:
        """Give a name to a key. Returns the reason if the name is taken or the key already has one.

        With `another`, a key can have more than one name; only the host may allow that.
        """
        now = self._clock()

        def seen(book: Statements) -> int:
            return book.change(
                "UPDATE people SET seen = ? WHERE folded = ? AND key = ?", now, folded(name), key
            )

        def claim(book: Statements) -> Reason | None:
            if seen(book):
                return None
            if is_replaced(book, key):
                return Reason("serve-key-replaced")
            if self._is_anothers(book, name, key):
                return Reason("serve-name-taken", {"name": name})
            known = book.find("SELECT name FROM people WHERE key = ? ORDER BY since LIMIT 1", key)
            if known and not another:
                return Reason("serve-key-named", {"name": str(known[0][0])})
            _ = book.change("INSERT INTO people VALUES (?, ?, ?, ?, ?)", folded(name), name, key, now, now)
            return None

        return None if self._place.write(seen) else self._place.write(claim, alone=True)

    def _is_anothers(self, book: Statements, name: str, key: str) -> bool:
        """Whether a name, or one that looks like it, belongs to another key or an invited guest."""
        return any(owner != key for owner, _ in self._owners(book, name))

    def rename(self, name: str, new: str) -> Reason | None:
        """Give the key of a name another name. Returns the reason if that isn't possible."""

        def rename(book: Statements) -> Reason | None:
            found = book.find("SELECT key FROM people WHERE folded = ?", folded(name))
            if not found:
                return Reason("serve-people-unknown", {"name": name})
            taken = book.find(
                "SELECT 1 FROM people WHERE folded = ? AND folded != ?", folded(new), folded(name)
            )
            if taken or self._is_anothers(book, new, str(found[0][0])):
                return Reason("serve-name-taken", {"name": new})
            _ = book.change(
                "UPDATE people SET folded = ?, name = ? WHERE folded = ?", folded(new), new, folded(name)
            )
            return None

        return self._place.write(rename, alone=True)

    def forget(self, name: str) -> bool:
        """Release a name, so that another key can have it. Returns whether it was taken.

        Its owner is asked to leave all servers.
        """

        def forget(book: Statements) -> bool:
            book.announce(GUESTS, "")
            return book.change("DELETE FROM people WHERE folded = ?", folded(name)) > 0

        return self._place.write(forget)

    # -- keys --------------------------------------------------------------------------------------

    def person(self, key: str) -> str | None:
        """The first key of the person to whom a key belongs; `None` if the key was replaced."""
        return self._place.read(lambda book: None if is_replaced(book, key) else person_of(book, key))

    def owner_id(self, name: str) -> str:
        """The `Guest.id` of the person whose key owns a name; empty if there is none."""
        key = self.owner(name)
        if key in (None, BY_INVITATION):
            return ""
        return self._place.read(lambda book: id_of(person_of(book, str(key))))

    def exchange_key(self, name: str, key: str) -> Reason | None:
        """Replace the key of a name, and of all other names of the person; seats and all else stay theirs.

        Returns the reason if that isn't possible.
        """
        return self._place.write(lambda book: exchange(book, name, key), alone=True)

    def since(self, name: str, key: str) -> float | None:
        """When a name first came with this key, in seconds since 1970; `None` if it isn't the key's."""
        find = "SELECT since FROM people WHERE folded = ? AND key = ?"
        rows = self._place.read(lambda book: book.find(find, folded(name), key))
        return float(rows[0][0]) if rows else None

    def names(self) -> Names:
        """What decides who may stay."""

        def names(book: Statements) -> Names:
            since: dict[str, set[float]] = {}
            for key, first in book.find("SELECT key, since FROM people"):
                since.setdefault(str(key), set()).add(float(first))
            return Names(since, {str(key) for (key,) in book.find("SELECT key FROM keys WHERE replaced = 1")})

        return self._place.read(names)

    # -- tables ------------------------------------------------------------------------------------

    def keep_table(self, game: str, kept: str) -> None:
        """Store what is known about a table besides its game (`Notes.text`)."""
        self._place.write(lambda book: _keep_table(book, game, kept))

    def swap_table(self, game: str, kept: str, before: str | None) -> bool:
        """Like `keep_table`, but only if `before` is still stored; returns whether it was.

        For servers that share a book: the second one then reads what the first has written.
        """

        def swap(book: Statements) -> bool:
            found = _table(book, game)
            if found == before:
                _keep_table(book, game, kept)
            return found in (before, kept)

        return self._place.write(swap, alone=True)

    def table(self, game: str) -> str | None:
        """What was kept of a table."""
        return self._place.read(lambda book: _table(book, game))

    def closed_tables(self) -> set[str]:
        """The ids of the tables that were closed."""
        find = "SELECT game, kept FROM tables WHERE kept LIKE ?"
        rows = self._place.read(lambda book: book.find(find, f"%{CLOSED_MARK}%"))
        return {str(game) for game, kept in rows if is_closed(str(kept))}

    def reopen_table(self, game: str) -> None:
        """Open a closed table again, on all servers at this book."""

        def reopen(book: Statements) -> None:
            kept = _table(book, game)
            if kept is not None and is_closed(kept):
                _keep_table(book, game, reopened(kept))
            book.announce(TABLES, game)

        self._place.write(reopen, alone=True)

    # -- guests' settings, and messages sent -------------------------------------------------------

    def keep_guest(self, guest: str, kept: str) -> None:
        """Store a guest's (`Guest.id`) own settings, as JSON."""
        self._place.write(
            lambda book: book.change(
                "INSERT INTO guests VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET kept = excluded.kept",
                guest,
                kept,
            )
        )

    def guest(self, guest: str) -> str | None:
        """What was kept of a guest."""
        rows = self._place.read(lambda book: book.find("SELECT kept FROM guests WHERE guest = ?", guest))
        return str(rows[0][0]) if rows else None

    def first(self, mark: str) -> bool:
        """Record that a message is sent now. Returns whether this is the first time, by any server."""
        now = self._clock()

        def first(book: Statements) -> bool:
            _ = book.change("DELETE FROM told WHERE at < ?", now - MARK_DAYS * 86400)
            if book.change("INSERT INTO told VALUES (?, ?) ON CONFLICT (mark) DO NOTHING", mark, now):
                return True
            return book.tried and book.find("SELECT at FROM told WHERE mark = ?", mark) == [(now,)]

        return self._place.write(first, alone=True)

    # -- addresses ---------------------------------------------------------------------------------

    def came_from(self, address: str, most: int) -> None:
        """Record that a guest has logged in from an address; only the latest addresses are kept."""
        now = self._clock()

        def came(book: Statements) -> None:
            _ = book.change(
                "INSERT INTO addresses VALUES (?, ?)"
                " ON CONFLICT (address) DO UPDATE SET seen = excluded.seen",
                address,
                now,
            )
            _ = book.change(
                "DELETE FROM addresses WHERE address NOT IN"
                " (SELECT address FROM addresses ORDER BY seen DESC LIMIT ?)",
                most,
            )

        self._place.write(came, alone=True)

    def addresses(self) -> list[str]:
        """The addresses from which guests have logged in, the latest last."""
        rows = self._place.read(lambda book: book.find("SELECT address FROM addresses ORDER BY seen"))
        return [str(address) for (address,) in rows]

    # -- invitations -------------------------------------------------------------------------------

    def invite(self, game: str, seat: int | None = None, hours: float = INVITATION_HOURS) -> str:
        """Create a code for one person at a table. An unused one for the same seat expires."""
        code, now = new_code(), self._clock()

        def invite(book: Statements) -> None:
            _ = book.change("DELETE FROM invitations WHERE until < ?", now)
            if seat is not None:
                _ = book.change("DELETE FROM invitations WHERE game = ? AND seat = ?", game, seat)
            _ = book.change(
                "INSERT INTO invitations VALUES (?, ?, ?, ?, NULL) ON CONFLICT (digest) DO NOTHING",
                digest_of(code),
                game,
                seat,
                now + hours * 3600,
            )

        self._place.write(invite, alone=True)
        return code

    def invitations(self) -> list[Invitation]:
        """The invitations that haven't expired, the next to expire first."""
        now = self._clock()
        rows = self._place.read(
            lambda book: book.find(
                "SELECT game, seat, until, folded IS NOT NULL FROM invitations"
                " WHERE until >= ? ORDER BY until",
                now,
            )
        )
        sound = [row for row in rows if _holds(row, str, int | None, float, int)]
        return [Invitation(game, seat, until, bool(used)) for game, seat, until, used in sound]

    def redeem(self, code: str, name: str) -> Invitation | Reason | None:
        """The place that a code gives to a person, to whom alone it belongs from then on.

        `None` if there is no such code, or if it has expired; a reason if it or the name is someone
        else's. Every code there is is compared, each in the same time.
        """
        wanted, now = digest_of(code), self._clock()
        return self._place.write(lambda book: _redeem(book, wanted, name, now), alone=True)


def _table(book: Statements, game: str) -> str | None:
    rows = book.find("SELECT kept FROM tables WHERE game = ?", game)
    return str(rows[0][0]) if rows else None


def _keep_table(book: Statements, game: str, kept: str) -> None:
    _ = book.change(
        "INSERT INTO tables VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET kept = excluded.kept", game, kept
    )
    book.announce(CHARGE, game)


def _redeem(book: Statements, wanted: bytes, name: str, now: float) -> Invitation | Reason | None:
    rows = book.find("SELECT digest, game, seat, until, folded FROM invitations")
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
    if any(alike(str(known), name) for (known,) in book.find("SELECT name FROM people")):
        return Reason("serve-name-taken", {"name": name})
    longer = max(until, now + COMING_BACK_HOURS * 3600)
    _ = book.change("UPDATE invitations SET folded = ?, until = ? WHERE digest = ?", name, longer, wanted)
    return Invitation(game, seat, longer, True)
