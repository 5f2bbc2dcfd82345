"""Members who get another name, and those who are erased, in the guest book.

Of a member who was erased, the book keeps a digest of the id, so that nothing comes back that another
server, or a copy from before, still has. What servers have yet to do stands there, too, until it is done.
"""

import hashlib
import secrets
from collections.abc import Callable, Collection, Mapping
from itertools import count

from rulesets.core.message import Message
from tabletop_tui.serve.book.keys import named
from tabletop_tui.serve.book.looks import unlearn
from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.serve.book.renaming import Renaming
from tabletop_tui.serve.book.renaming import ids_in as ids_at_table
from tabletop_tui.serve.people.barred import BARRED, ids_in, text_of
from tabletop_tui.serve.people.guest import invited_id
from tabletop_tui.serve.people.names import folded
from tabletop_tui.serve.people.seating import FORMER
from tabletop_tui.store.interface import CHARGE, GUESTS
from tabletop_tui.store.statements import Statements


class BookErasing:
    """What has to be done to games and tables, and what was erased."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def erase(self, name: str, called: str) -> list[Renaming] | Message:
        """Erase a member, or guests with an invitation of this name, who are `called` that from now on.

        Returns what is to be done to games and tables, also for one whose erasing was interrupted; or the
        reason if no one has the name.
        """
        now = self._clock()

        def erase(book: Statements) -> list[Renaming] | Message:
            member = named(book, name)
            renamings = [
                Renaming(id, _names(book, id) | {folded(name)}, called, _new_id())
                for id in ([member] if member else invited_now(book, name))
            ]
            for each in renamings:
                _forget(book, each)
                book.add(
                    "INSERT INTO erased VALUES (?, ?, ?, ?, ?)",
                    [(_digest(each.id), each.former, called, now, each.to_text())],
                )
            book.announce(GUESTS, "")
            unfinished = [each for each in _pending(book) if each.former and folded(name) in each.names]
            return unfinished or Message("serve-people-unknown", {"name": name})

        return self._place.write(erase, alone=True)

    def pending(self) -> list[Renaming]:
        """What isn't done yet."""
        return self._place.read(_pending)

    def apply(self, renaming: Renaming, seated: Mapping[str, Collection[str]]) -> int:
        """Change what is kept of tables; `seated`: the names they had at their seats, by game. Returns how
        many were changed.
        """

        def apply(book: Statements) -> int:
            changed = 0
            for game, kept in book.find("SELECT game, kept FROM tables"):
                new = renaming.in_text(str(kept), seated.get(str(game), ()))
                if new != kept:
                    changed += book.change("UPDATE tables SET kept = ? WHERE game = ?", new, game)
                    book.announce(CHARGE, str(game))
            return changed

        return self._place.write(apply, alone=True)

    def done(self, renaming: Renaming) -> None:
        """Everything is done: keep nothing of it but the digest of an erased member's id."""

        def done(book: Statements) -> None:
            if renaming.former:
                _ = book.change("UPDATE erased SET names = '' WHERE digest = ?", _digest(renaming.id))
            else:
                _not_renamed(book, renaming)

        self._place.write(done)


def put_renaming(book: Statements, renaming: Renaming, now: float) -> None:
    """Have servers give a member another name at tables, after what they have yet to do."""
    _ = book.change(
        "INSERT INTO erased VALUES (?, '', '', ?, ?)"
        " ON CONFLICT (digest) DO UPDATE SET names = excluded.names, since = excluded.since",
        f"renamed {renaming.id} {folded(renaming.called)}",
        now,
        renaming.to_text(),
    )
    book.announce(GUESTS, "")


def without_erased(book: Statements, kept: str) -> str:
    """What may be kept of a table: nothing of members who were erased."""
    for each in erased_among(book, ids_at_table(kept)):
        kept = each.in_text(kept)
    return kept


def erased_among(book: Statements, ids: Collection[str]) -> list[Renaming]:
    """Who of these was erased, by their ids."""
    digests = {_digest(id): id for id in ids}
    if not digests:
        return []
    among = f"IN ({', '.join('?' * len(digests))})"
    found = book.find(f"SELECT digest, former, called FROM erased WHERE digest {among}", *digests)
    return [
        Renaming(digests[str(digest)], frozenset(), str(called), str(former))
        for digest, former, called in found
    ]


def namesakes(book: Statements, game: str, name: str) -> int:
    """How many guests with invitations to a table were erased who had this name there (`Guest.namesakes`)."""
    digests = {str(digest) for (digest,) in book.find("SELECT digest FROM erased")}
    return next(number for number in count() if _digest(invited_id(game, name, number)) not in digests)


def invited_now(book: Statements, name: str) -> list[str]:
    """The ids of guests who have used an invitation with this name."""
    used = book.find("SELECT game, folded FROM invitations WHERE folded IS NOT NULL ORDER BY game")
    games = {str(game) for game, by in used if folded(str(by)) == folded(name)}
    return [invited_id(game, name, namesakes(book, game, name)) for game in sorted(games)]


def is_member(book: Statements, digest: str) -> bool:
    """Whether there is a member with an id of this digest."""
    return digest in [_digest(str(member)) for (member,) in book.find("SELECT member FROM members")]


def _pending(book: Statements) -> list[Renaming]:
    return [
        Renaming.of_text(str(names))
        for (names,) in book.find("SELECT names FROM erased WHERE names != '' ORDER BY since")
    ]


def _digest(id: str) -> str:
    return hashlib.sha256(f"tabletop erased {id}".encode()).hexdigest()


def _not_renamed(book: Statements, renaming: Renaming) -> None:
    _ = book.change("DELETE FROM erased WHERE former = '' AND names = ?", renaming.to_text())


def _new_id() -> str:
    return FORMER + secrets.token_hex(8)


def _names(book: Statements, member: str) -> frozenset[str]:
    return frozenset(str(name) for (name,) in book.find("SELECT folded FROM people WHERE member = ?", member))


def _forget(book: Statements, renaming: Renaming) -> None:
    """Delete everything that the book has of a member: names, keys, codes, settings, bans."""
    for table in ("people", "keys", "codes", "members"):
        _ = book.change(f"DELETE FROM {table} WHERE member = ?", renaming.id)
    unlearn(book)
    _ = book.change("DELETE FROM guests WHERE guest = ?", renaming.id)
    _ = book.change("DELETE FROM outbox WHERE member = ?", renaming.id)
    for each in _pending(book):
        if each.id == renaming.id and not each.former:
            _not_renamed(book, each)
    for digest, by in book.find("SELECT digest, folded FROM invitations WHERE folded IS NOT NULL"):
        if folded(str(by)) in renaming.names:
            _ = book.change("DELETE FROM invitations WHERE digest = ?", digest)
    rows = book.find("SELECT kept FROM tables WHERE game = ?", BARRED)
    barred = ids_in(str(rows[0][0])) if rows else set()
    if renaming.id in barred:
        left = text_of(barred - {renaming.id})
        _ = book.change("UPDATE tables SET kept = ? WHERE game = ?", left, BARRED)
        book.announce(CHARGE, BARRED)
