"""Invitations in the guest book: codes that let a guest without a key take a seat."""

import hashlib
import hmac
import secrets
from collections.abc import Callable

from rulesets.core.message import Message
from rulesets.core.records import record
from tabletop_tui.serve.book.erasing import namesakes
from tabletop_tui.serve.book.looks import owners_of
from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.serve.book.rows import holds
from tabletop_tui.serve.limits import COMING_BACK_HOURS, INVITATION_HOURS
from tabletop_tui.serve.people.names import alike, folded
from tabletop_tui.store.statements import Statements

CODE_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Only characters that can't be mistaken for others."""
CODE_GROUPS, CODE_GROUP = 3, 4
"""An invitation's code is `abcd-efgh-jkmn`: 59 bits, and three tries a connection."""


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
    namesakes: int = 0
    """The `Guest.namesakes` of who has."""


def new_code() -> str:
    """A code that can't be guessed and is easy to read out."""
    groups = ("".join(secrets.choice(CODE_CHARACTERS) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def digest_of(code: str) -> bytes:
    """What is stored of a code; blanks, hyphens and capitals don't matter."""
    plain = "".join(char for char in code.casefold() if char.isalnum())
    return hashlib.sha256(plain.encode()).digest()


class BookInvitations:
    """The codes that were given out; only their digests are kept."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

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

    def open(self) -> list[Invitation]:
        """The invitations that haven't expired, the next to expire first."""
        now = self._clock()
        rows = self._place.read(
            lambda book: book.find(
                "SELECT game, seat, until, folded IS NOT NULL FROM invitations"
                " WHERE until >= ? ORDER BY until",
                now,
            )
        )
        sound = [row for row in rows if holds(row, str, int | None, float, int)]
        return [Invitation(game, seat, until, bool(used)) for game, seat, until, used in sound]

    def redeem(self, code: str, name: str) -> Invitation | Message | None:
        """The place that a code gives to a person, to whom alone it belongs from then on.

        `None` if there is no such code, or if it has expired; a reason if it or the name is someone
        else's. Every code there is is compared, each in the same time.
        """
        wanted, now = digest_of(code), self._clock()
        return self._place.write(lambda book: _redeem(book, wanted, name, now), alone=True)


def _redeem(book: Statements, wanted: bytes, name: str, now: float) -> Invitation | Message | None:
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
        return Message("serve-code-used")
    others = [row[4] for row in rows if row is not found and row[4] is not None and row[3] >= now]
    if used_by is None and any(alike(other, name) for other in others):
        return Message("serve-name-invited", {"name": name})
    if owners_of(book, name):
        return Message("serve-name-taken", {"name": name})
    longer = max(until, now + COMING_BACK_HOURS * 3600)
    _ = book.change("UPDATE invitations SET folded = ?, until = ? WHERE digest = ?", name, longer, wanted)
    return Invitation(game, seat, longer, True, namesakes(book, game, name))
