"""Codes by which a key gets in that isn't known yet, typed once after the name: `ssh ana+k7mp-3xqd-9fha@…`.

One for a member's further key is given out on their own screen. Only digests are kept.
"""

import re
from collections.abc import Callable

from rulesets.core.message import Message
from tabletop_tui.serve.bookinvitations import CODE_CHARACTERS, CODE_GROUP, CODE_GROUPS, digest_of, new_code
from tabletop_tui.serve.bookkeys import add, member_of, named
from tabletop_tui.serve.bookplace import BookPlace
from tabletop_tui.serve.limits import KEY_CODE_MINUTES
from tabletop_tui.store.statements import Statements

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

    def why_not(self, code: str, name: str, key: str) -> Message | None:
        """Why a code doesn't let a key in under a name; `None` if it would."""
        now = self._clock()
        return self._place.read(lambda book: _why_not(book, code, name, key, now))

    def use(self, code: str, name: str, key: str) -> Message | None:
        """Give the member of a name a key, which uses up the code. Returns the reason if it can't be."""
        now = self._clock()

        def use(book: Statements) -> Message | None:
            if book.tried and member_of(book, key) == named(book, name) != "":
                return None  # an earlier try was kept
            reason = _why_not(book, code, name, key, now) or add(book, name, key, now)
            if reason is None:
                _ = book.change("DELETE FROM codes WHERE digest = ?", _cell(code))
            return reason

        return self._place.write(use, alone=True)


def _cell(code: str) -> str:
    return digest_of(code).hex()


def _why_not(book: Statements, code: str, name: str, key: str, now: float) -> Message | None:
    found = book.find("SELECT member FROM codes WHERE digest = ? AND until >= ?", _cell(code), now)
    if not found or found[0][0] != named(book, name):
        return Message("serve-key-code-wrong")
    return None if member_of(book, key) in ("", found[0][0]) else Message("serve-key-anothers")
