"""Names in the guest book, and the members that own them."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import field, replace

from rulesets.core.message import Message
from rulesets.core.records import record
from tabletop_tui.serve.book.bans import kept_out
from tabletop_tui.serve.book.claims import (
    BY_INVITATION,
    Imported,
    Unfit,
    bring_in,
    claim,
    is_anothers,
    owners,
    seen,
    waits,
)
from tabletop_tui.serve.book.erasing import put_renaming
from tabletop_tui.serve.book.keys import add, exchange, is_replaced, keys_of, member_of, named, remove
from tabletop_tui.serve.book.looks import learn, unlearn
from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.serve.book.renaming import Renaming, is_called
from tabletop_tui.serve.book.rows import holds
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.names import folded
from tabletop_tui.store.interface import GUESTS
from tabletop_tui.store.statements import Statements


@record
class Names:
    """What decides who may stay, of those who are in."""

    since: Mapping[str, Collection[float]]
    """By member: when each of their names first came."""
    replaced: Collection[str]
    """The keys that were removed, or exchanged for others."""
    away: Mapping[str, float] = field(default_factory=dict)
    """Until when guests are kept out, by their ids, in seconds since 1970."""


@record
class KnownPerson:
    """A name that belongs to a member."""

    name: str
    member: str
    keys: tuple[str, ...]
    """With which they can log in."""
    since: float
    """When the name first came, in seconds since 1970."""
    seen: float
    """Last login, in seconds since 1970."""
    away_until: float = 0.0
    """Until when they are kept out, in seconds since 1970; 0 if they aren't."""
    waits: bool = False
    """They have applied, and wait for the host's approval."""


@record
class Login:
    """What the book knows about a name and a key at the door."""

    owner: str | None
    """The member who owns the name, or one that looks like it; `BY_INVITATION`; or no one."""
    member: str
    """The member to whom the key belongs; empty if it is new here."""
    replaced: bool
    """The key was removed, or exchanged for another."""
    waits: bool
    """The member waits for the host's approval."""


class BookNames:
    """Who is known, by which keys, since when."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def people(self) -> list[KnownPerson]:
        """All known people, in the order of their names."""

        def people(book: Statements) -> list[KnownPerson]:
            keys: dict[str, list[str]] = {}
            for key, member in book.find(
                "SELECT key, member FROM keys WHERE replaced = 0 ORDER BY since, key"
            ):
                keys.setdefault(str(member), []).append(str(key))
            rows = book.find("SELECT name, member, since, seen FROM people ORDER BY folded")
            find = "SELECT member, away_until FROM members WHERE away_until > ?"
            away: dict[str, float] = dict(book.find(find, self._clock()))
            waiting = {str(member) for (member,) in book.find("SELECT member FROM members WHERE waits = 1")}
            return [
                KnownPerson(
                    name,
                    member,
                    tuple(keys.get(member, ())),
                    since,
                    seen,
                    away.get(member, 0.0),
                    member in waiting,
                )
                for name, member, since, seen in rows
                if holds((name, member, since, seen), str, str, float, float)
            ]

        return self._place.read(people)

    def owner(self, name: str) -> str | None:
        """The id of the member who owns a name, or one that looks like it, or `BY_INVITATION`."""
        known = self._place.read(lambda book: named(book, name))
        return known or self._place.write(lambda book: self._owner(book, name))

    def login(self, name: str, key: str) -> Login:
        """What the book knows about a name and a key at the door."""

        def login(book: Statements) -> Login:
            member = member_of(book, key)
            return Login(named(book, name) or None, member, is_replaced(book, key), waits(book, member))

        found = self._place.read(login)
        return found if found.owner else replace(found, owner=self.owner(name))

    def learn_looks(self) -> None:
        """Find out what all names look like, before anyone waits for it."""
        self._place.write(learn)

    def _owner(self, book: Statements, name: str) -> str | None:
        found = owners(book, name, self._clock())
        exact = next((owner for owner, written in found if written == folded(name)), None)
        return exact or (found[0][0] if found else None)

    def knows(self, key: str) -> bool:
        """Whether a member with a name can log in with a key."""
        find = (
            "SELECT 1 FROM keys JOIN people USING (member) WHERE key = ? AND replaced = 0 AND NOT EXISTS"
            " (SELECT 1 FROM members WHERE members.member = keys.member AND waits = 1) LIMIT 1"
        )
        return bool(self._place.read(lambda book: book.find(find, key)))

    def claim(self, name: str, key: str, *, another: bool = False) -> Message | None:
        """Give a name to the owner of a key. Returns the reason if it is taken or they have one already.

        With `another`, they can have more than one name; only the host may allow that.
        """
        now = self._clock()
        if self._place.write(lambda book: seen(book, name, key, now)):
            return None
        return self._place.write(lambda book: claim(book, name, key, now, another=another), alone=True)

    def apply(self, name: str, key: str) -> Message | None:
        """Have the owner of a key join under a name, for the host to approve. Returns what to tell them."""
        now = self._clock()
        return self._place.write(lambda book: claim(book, name, key, now, applies=True), alone=True)

    def approve(self, name: str) -> Message | None:
        """Let a member in who has applied. Returns the reason if no one of that name waits."""

        def approve(book: Statements) -> Message | None:
            member = named(book, name)
            if not member:
                return Message("serve-people-unknown", {"name": name})
            if not book.change("UPDATE members SET waits = 0 WHERE member = ? AND waits = 1", member):
                return None if book.tried else Message("serve-people-not-waiting", {"name": name})
            return None

        return self._place.write(approve, alone=True)

    def bring_in(self, listed: Sequence[tuple[str, str]]) -> Imported:
        """Make members of names and their keys: all of them, or none if one can't be had."""
        now = self._clock()
        try:
            return self._place.write(lambda book: bring_in(book, listed, now), alone=True)
        except Unfit as unfit:
            return unfit.found

    def rename(self, name: str, new: str) -> Message | None:
        """Give a member another name in place of this one. Returns the reason if that isn't possible.

        Their seats in running games get it, too (`BookErasing.pending`).
        """

        def rename(book: Statements) -> Message | None:
            member = named(book, name)
            if not member:
                return Message("serve-people-unknown", {"name": name})
            taken = book.find(
                "SELECT 1 FROM people WHERE folded = ? AND folded != ?", folded(new), folded(name)
            )
            if taken or is_anothers(book, new, member, self._clock()):
                return Message("serve-name-taken", {"name": new})
            _ = book.change(
                "UPDATE people SET folded = ?, name = ? WHERE folded = ?", folded(new), new, folded(name)
            )
            unlearn(book)
            put_renaming(book, Renaming(member, frozenset({folded(name)}), new), self._clock())
            return None

        return self._place.write(rename, alone=True)

    def forget(self, name: str) -> bool:
        """Release a name, so that another key can have it. Returns whether it was taken.

        Its owner is asked to leave all servers.
        """

        def forget(book: Statements) -> bool:
            book.announce(GUESTS, "")
            known = book.change("DELETE FROM people WHERE folded = ?", folded(name)) > 0
            unlearn(book)
            return known

        return self._place.write(forget)

    def owner_id(self, name: str) -> str:
        """The `Guest.id` of the member who owns a name; empty if there is none."""
        owner = self.owner(name)
        return "" if owner in (None, BY_INVITATION) else str(owner)

    def login_name(self, member: str, seated: str) -> str:
        """The name with which a member logs in who has, or had, this one at a table: `Ana 2` is Ana there.

        As it is `seated` if they have no name in the book.
        """
        find = "SELECT name FROM people WHERE member = ? ORDER BY since"
        names = [str(name) for (name,) in self._place.read(lambda book: book.find(find, member))]
        theirs = next((name for name in names if is_called(seated, [folded(name)])), "")
        return theirs or (names[0] if names else seated)

    def since(self, name: str, key: str) -> tuple[str, float] | None:
        """The member with this name and key, and when the name first came, in seconds since 1970.

        `None` if the key can't log in with that name.
        """
        find = (
            "SELECT member, people.since FROM people JOIN keys USING (member)"
            " WHERE folded = ? AND key = ? AND replaced = 0"
        )
        rows = self._place.read(lambda book: book.find(find, folded(name), key))
        return (str(rows[0][0]), float(rows[0][1])) if rows else None

    def who_may_stay(self, guests: Collection[Guest]) -> Names:
        """What decides who may stay, of these guests."""
        members = sorted({guest.id for guest in guests})
        keys = sorted({guest.key for guest in guests if guest.key is not None})

        def names(book: Statements) -> Names:
            since: dict[str, set[float]] = {}
            among = f"IN ({', '.join('?' * len(members))})"
            for member, first in book.find(
                f"SELECT member, since FROM people WHERE member {among}", *members
            ):
                since.setdefault(str(member), set()).add(float(first))
            among = f"IN ({', '.join('?' * len(keys))})" if keys else "IS NULL"
            replaced = book.find(f"SELECT key FROM keys WHERE replaced = 1 AND key {among}", *keys)
            away = kept_out(book, members, self._clock())
            return Names(since, {str(key) for (key,) in replaced}, away)

        return self._place.read(names) if guests else Names({}, ())

    # -- keys --------------------------------------------------------------------------------------

    def keys(self, name: str) -> list[str]:
        """The keys with which the member of a name can log in."""
        return self._place.read(lambda book: keys_of(book, named(book, name)))

    def add_key(self, name: str, key: str) -> Message | None:
        """Give the member of a name one more key. Returns the reason if that isn't possible."""
        now = self._clock()
        return self._place.write(lambda book: add(book, name, key, now), alone=True)

    def exchange_key(self, name: str, key: str) -> Message | None:
        """Replace all keys of the member of a name by another; seats and all else stay theirs.

        Returns the reason if that isn't possible.
        """
        now = self._clock()
        return self._place.write(lambda book: exchange(book, name, key, now), alone=True)

    def remove_key(self, name: str, key: str) -> Message | None:
        """Take one of several keys from the member of a name. Returns the reason if that isn't possible."""
        return self._place.write(lambda book: remove(book, name, key), alone=True)
