"""Codes that let a guest without a key take one seat: kept in the guest book, or for this run only."""

import hmac
from collections.abc import Callable

from rulesets.core.records import record
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.book.invitations import digest_of, new_code
from tabletop_tui.serve.limits import INVITATION_HOURS
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.reach import Clerk


@record
class _Invited:
    """A place for which we gave out a code."""

    digest: bytes
    table: str
    seat: int
    until: float


class Invitations:
    """Gives out codes, and takes back those that aren't in the book."""

    def __init__(self, book: Guestbook | None, writer: Clerk, clock: Callable[[], float]) -> None:
        """None was given out yet."""
        self._book = book
        self._writer = writer
        self._clock = clock
        self._open: list[_Invited] = []

    async def invite(self, table: str, seat: int, hours: float = INVITATION_HOURS) -> str:
        """Create a code that admits one guest without a key to a seat."""
        book = self._book
        if book is not None:
            return await self._writer.do(lambda: book.invitations.invite(table, seat, hours))
        code, now = new_code(), self._clock()
        others = [each for each in self._open if (each.table, each.seat) != (table, seat)]
        self._open = [each for each in others if each.until >= now]
        self._open.append(_Invited(digest_of(code), table, seat, now + hours * 3600))
        return code

    async def key_code(self, guest: Guest) -> tuple[str, int]:
        """Create a code with which a member can log in with one more key; and count the keys they have.

        Raises `SessionError`, `StoreError`.
        """
        book = self._book
        if book is None or guest.key is None:
            raise SessionError("serve-more-key-none")
        return await self._writer.do(lambda: (book.codes.for_key(guest.id), len(book.names.keys(guest.name))))

    def redeem(self, code: str) -> tuple[str, int] | None:
        """The table and seat that a code was given out for here; it can't be used again.

        Every code is compared, each in the same time.
        """
        wanted, found = digest_of(code), None
        for invited in self._open:
            if hmac.compare_digest(invited.digest, wanted):
                found = invited
        if found is None:
            return None
        self._open.remove(found)
        return (found.table, found.seat) if found.until >= self._clock() else None
