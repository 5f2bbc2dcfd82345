"""Names in the guest book, and the keys that own them."""

from collections.abc import Callable, Collection, Mapping

from rulesets.core.message import Message
from rulesets.core.records import record
from tabletop_tui.serve.bookkeys import exchange, is_replaced, person_of
from tabletop_tui.serve.booklooks import learn, owners_of
from tabletop_tui.serve.bookplace import BookPlace
from tabletop_tui.serve.bookrows import holds
from tabletop_tui.serve.guest import id_of
from tabletop_tui.serve.names import alike, folded
from tabletop_tui.store.interface import GUESTS
from tabletop_tui.store.statements import Statements

BY_INVITATION = "invitation"
"""Owner of the name of a guest without a key, in place of a fingerprint."""


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


class BookNames:
    """Who is known, by which key, since when."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def people(self) -> list[KnownPerson]:
        """All known people, in the order of their names."""
        rows = self._place.read(
            lambda book: book.find("SELECT name, key, since, seen FROM people ORDER BY folded")
        )
        return [KnownPerson(*row) for row in rows if holds(row, str, str, float, float)]

    def owner(self, name: str) -> str | None:
        """The fingerprint of the key that owns a name, or one that looks like it, or `BY_INVITATION`."""
        find = "SELECT key FROM people WHERE folded = ?"
        known = self._place.read(lambda book: book.find(find, folded(name)))
        if known:
            return str(known[0][0])
        found = self._place.write(lambda book: self._owners(book, name))
        return next(
            (key for key, written in found if written == folded(name)), found[0][0] if found else None
        )

    def learn_looks(self) -> None:
        """Find out what all names look like, before anyone waits for it."""
        self._place.write(learn)

    def _owners(self, book: Statements, name: str) -> list[tuple[str, str]]:
        """The owners of a name, or of one that looks like it: the key or `BY_INVITATION`, and the folded
        name.
        """
        invited = book.find(
            "SELECT folded FROM invitations WHERE folded IS NOT NULL AND until >= ?", self._clock()
        )
        return owners_of(book, name) + [
            (BY_INVITATION, str(other)) for (other,) in invited if alike(str(other), name)
        ]

    def knows(self, key: str) -> bool:
        """Whether a key owns any name."""
        return bool(
            self._place.read(lambda book: book.find("SELECT 1 FROM people WHERE key = ? LIMIT 1", key))
        )

    def claim(self, name: str, key: str, *, another: bool = False) -> Message | None:
        """Give a name to a key. Returns the reason if the name is taken or the key already has one.

        With `another`, a key can have more than one name; only the host may allow that.
        """
        now = self._clock()

        def seen(book: Statements) -> int:
            return book.change(
                "UPDATE people SET seen = ? WHERE folded = ? AND key = ?", now, folded(name), key
            )

        def claim(book: Statements) -> Message | None:
            if seen(book):
                return None
            if is_replaced(book, key):
                return Message("serve-key-replaced")
            if self._is_anothers(book, name, key):
                return Message("serve-name-taken", {"name": name})
            known = book.find("SELECT name FROM people WHERE key = ? ORDER BY since LIMIT 1", key)
            if known and not another:
                return Message("serve-key-named", {"name": str(known[0][0])})
            _ = book.change("INSERT INTO people VALUES (?, ?, ?, ?, ?)", folded(name), name, key, now, now)
            return None

        return None if self._place.write(seen) else self._place.write(claim, alone=True)

    def _is_anothers(self, book: Statements, name: str, key: str) -> bool:
        """Whether a name, or one that looks like it, belongs to another key or an invited guest."""
        return any(owner != key for owner, _ in self._owners(book, name))

    def rename(self, name: str, new: str) -> Message | None:
        """Give the key of a name another name. Returns the reason if that isn't possible."""

        def rename(book: Statements) -> Message | None:
            found = book.find("SELECT key FROM people WHERE folded = ?", folded(name))
            if not found:
                return Message("serve-people-unknown", {"name": name})
            taken = book.find(
                "SELECT 1 FROM people WHERE folded = ? AND folded != ?", folded(new), folded(name)
            )
            if taken or self._is_anothers(book, new, str(found[0][0])):
                return Message("serve-name-taken", {"name": new})
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

    def person(self, key: str) -> str | None:
        """The first key of the person to whom a key belongs; `None` if the key was replaced."""
        return self._place.read(lambda book: None if is_replaced(book, key) else person_of(book, key))

    def owner_id(self, name: str) -> str:
        """The `Guest.id` of the person whose key owns a name; empty if there is none."""
        key = self.owner(name)
        if key in (None, BY_INVITATION):
            return ""
        return self._place.read(lambda book: id_of(person_of(book, str(key))))

    def exchange_key(self, name: str, key: str) -> Message | None:
        """Replace the key of a name, and of all other names of the person; seats and all else stay theirs.

        Returns the reason if that isn't possible.
        """
        return self._place.write(lambda book: exchange(book, name, key), alone=True)

    def since(self, name: str, key: str) -> float | None:
        """When a name first came with this key, in seconds since 1970; `None` if it isn't the key's."""
        find = "SELECT since FROM people WHERE folded = ? AND key = ?"
        rows = self._place.read(lambda book: book.find(find, folded(name), key))
        return float(rows[0][0]) if rows else None

    def who_may_stay(self, keys: Collection[str]) -> Names:
        """What decides who may stay, of those who are in with these keys."""
        among = f"IN ({', '.join('?' * len(keys))})"

        def names(book: Statements) -> Names:
            since: dict[str, set[float]] = {}
            for key, first in book.find(f"SELECT key, since FROM people WHERE key {among}", *keys):
                since.setdefault(str(key), set()).add(float(first))
            replaced = book.find(f"SELECT key FROM keys WHERE replaced = 1 AND key {among}", *keys)
            return Names(since, {str(key) for (key,) in replaced})

        return self._place.read(names) if keys else Names({}, ())
