"""Codes by which a key gets in that isn't known yet, typed once after the name: `ssh ana+k7mp-3xqd-9fha@…`.

One for a member's further key is given out on their own screen; one for a new member by the host, and then
the name is theirs to choose. Only digests are kept.
"""

import re
from collections.abc import Callable

from rulesets.core.message import Message
from tabletop_tui.serve.book.claims import claim, is_anothers
from tabletop_tui.serve.book.invitations import CODE_CHARACTERS, CODE_GROUP, CODE_GROUPS, digest_of, new_code
from tabletop_tui.serve.book.keys import add, member_of, named
from tabletop_tui.serve.book.place import BookPlace
from tabletop_tui.serve.limits import JOIN_CODE_DAYS, KEY_CODE_MINUTES
from tabletop_tui.store.statements import Statements

_ANYONE = ""
"""Whose a code is that lets a new member in."""

_GROUP = f"[{CODE_CHARACTERS}]{{{CODE_GROUP}}}"
_WITH_CODE = re.compile(rf"(.*)\+({'-?'.join([_GROUP] * CODE_GROUPS)})", re.IGNORECASE | re.DOTALL)


def split(typed: str) -> tuple[str, str]:
    """The name and the code in what was typed before the `@`; the code is empty if there is none."""
    found = _WITH_CODE.fullmatch(typed.strip())
    return (found[1], found[2]) if found else (typed, "")


class BookCodes:
    """The codes that were given out and haven't been used."""

    def __init__(self, place: BookPlace, clock: Callable[[], float]) -> None:
        """Of the book at this place; `clock` gives seconds since 1970."""
        self._place = place
        self._clock = clock

    def for_key(self, member: str) -> str:
        """Create a code with which a member can log in with one more key. An earlier one is void."""
        code, now = new_code(), self._clock()

        def create(book: Statements) -> None:
            _ = book.change("DELETE FROM codes WHERE until < ? OR member = ?", now, member)
            _ = book.change(
                "INSERT INTO codes VALUES (?, ?, ?)", _cell(code), member, now + KEY_CODE_MINUTES * 60
            )

        self._place.write(create, alone=True)
        return code

    def for_joining(self, count: int) -> list[str]:
        """Create codes, each of which lets one new member in."""
        codes, now = [new_code() for _ in range(count)], self._clock()

        def create(book: Statements) -> None:
            _ = book.change("DELETE FROM codes WHERE until < ?", now)
            until = now + JOIN_CODE_DAYS * 86400
            rows = [(_cell(code), _ANYONE, until) for code in codes]
            book.add("INSERT INTO codes VALUES (?, ?, ?) ON CONFLICT DO NOTHING", rows)

        self._place.write(create, alone=True)
        return codes

    def why_not(self, code: str, name: str, key: str) -> Message | None:
        """Why a code doesn't let a key in under a name; `None` if it would."""
        now = self._clock()
        return self._place.write(lambda book: _why_not(book, code, name, key, now))

    def use(self, code: str, name: str, key: str) -> Message | None:
        """Use up a code: its key lets in the member of a name, who may be new. Returns the reason if not."""
        now = self._clock()

        def use(book: Statements) -> Message | None:
            if book.tried and member_of(book, key) == named(book, name) != "":
                return None  # an earlier try was kept
            reason = _why_not(book, code, name, key, now)
            if reason is None:
                reason = add(book, name, key, now) if named(book, name) else claim(book, name, key, now)
            if reason is None:
                _ = book.change("DELETE FROM codes WHERE digest = ?", _cell(code))
            return reason

        return self._place.write(use, alone=True)


def _cell(code: str) -> str:
    return digest_of(code).hex()


def _why_not(book: Statements, code: str, name: str, key: str, now: float) -> Message | None:
    found = book.find("SELECT member FROM codes WHERE digest = ? AND until >= ?", _cell(code), now)
    whose = str(found[0][0]) if found else ""
    if not found or whose not in (_ANYONE, named(book, name)):
        return Message("serve-key-code-wrong")
    if member_of(book, key) not in ("", whose):
        return Message("serve-key-anothers")
    if whose == _ANYONE and is_anothers(book, name, "", now):
        return Message("serve-name-taken", {"name": name})
    return None
