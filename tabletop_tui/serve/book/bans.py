"""Who is kept out, for good or for a time, in the guest book: each server asks them to leave at once."""

from collections.abc import Callable, Collection, Sequence

from rulesets.core.message import Message
from tabletop_tui.serve.book.erasing import invited_now
from tabletop_tui.serve.book.keys import named
from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.serve.people.barred import BARRED, ids_in, text_of
from tabletop_tui.store.cells import LATEST
from tabletop_tui.store.interface import CHARGE, GUESTS
from tabletop_tui.store.statements import Statements

FOR_GOOD = LATEST
"""Until when those are kept out who are banned, in seconds since 1970."""


class BookBans:
    """Members, and guests with an invitation, who may not come in."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def keep_out(self, name: str, hours: float | None = None) -> Message | None:
        """Keep a person out, for some hours or for good; returns the reason if no one has the name.

        They are asked to leave all servers at once.
        """
        now = self._clock()
        until = FOR_GOOD if hours is None else now + hours * 3600

        def keep_out(book: Statements) -> Message | None:
            ids = _ids(book, name)
            for id in ids:
                _ = book.change(
                    "INSERT INTO members (member, since, waits, away_until) VALUES (?, ?, 0, ?)"
                    " ON CONFLICT (member) DO UPDATE SET away_until = excluded.away_until",
                    id,
                    now,
                    until,
                )
            book.announce(GUESTS, "")
            return None if ids else Message("serve-people-unknown", {"name": name})

        return self._place.write(keep_out, alone=True)

    def let_back(self, name: str) -> Message | None:
        """Let a person come in again, also if those in charge of the tables have sent them away.

        Returns the reason if no one has the name, or if they weren't kept out.
        """
        now = self._clock()

        def let_back(book: Statements) -> Message | None:
            ids = _ids(book, name)
            if not ids:
                return Message("serve-people-unknown", {"name": name})
            changed = 0
            for id in ids:
                changed += book.change(
                    "UPDATE members SET away_until = 0 WHERE member = ? AND away_until > ?", id, now
                )
            if changed + _unbar(book, ids) == 0 and not book.tried:
                return Message("serve-people-not-out", {"name": name})
            return None

        return self._place.write(let_back, alone=True)

    def until(self, guest_id: str) -> float:
        """Until when a guest is kept out, by their `Guest.id`; 0 if they aren't."""
        return self._place.read(lambda book: kept_out(book, [guest_id], self._clock())).get(guest_id, 0.0)


def kept_out(book: Statements, ids: Collection[str], now: float) -> dict[str, float]:
    """Which of these guests are kept out now, and until when."""
    among = f"IN ({', '.join('?' * len(ids))})"
    find = f"SELECT member, away_until FROM members WHERE away_until > ? AND member {among}"
    return {str(member): float(until) for member, until in book.find(find, now, *ids)}


def _ids(book: Statements, name: str) -> list[str]:
    """The member with a name, or the guests who have used an invitation with it."""
    member = named(book, name)
    return [member] if member else invited_now(book, name)


def _unbar(book: Statements, ids: Sequence[str]) -> int:
    """Take guests off the list of those whom an owner has sent away. Returns how many were on it."""
    rows = book.find("SELECT kept FROM tables WHERE game = ?", BARRED)
    listed = ids_in(str(rows[0][0])) if rows else set()
    found = listed & set(ids)
    if found:
        _ = book.change("UPDATE tables SET kept = ? WHERE game = ?", text_of(listed - found), BARRED)
        book.announce(CHARGE, BARRED)
    return len(found)
