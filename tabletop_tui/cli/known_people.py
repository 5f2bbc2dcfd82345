"""`tabletop people`: whose names belong to which keys."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import book_at, is_there, open_book
from tabletop_tui.cli.saved import saved_games
from tabletop_tui.store.people import clean_name
from tabletop_tui.text.complaints import Complaint

if TYPE_CHECKING:
    from tabletop_tui.serve.guests import Guestbook


def run(
    invocation: Invocation,
    forget: str | None,
    add: str | None,
    new_key: str | None,
    key: str | None,
    rename: tuple[str, str] | None,
) -> None:
    """List all names, release or change one, or give one to a key before its owner first logs in."""
    from tabletop_tui.serve.inviting import moment

    words = invocation.words
    if add is not None and key is None:
        raise Complaint("serve-people-no-key")
    if new_key is not None and key is None:
        raise Complaint("serve-people-no-new-key")
    if add is None and not is_there(book_at(invocation.paths)):
        named = forget or new_key or (rename or ("",))[0]
        if named:
            raise Complaint("serve-people-unknown", code=1, name=named)
        invocation.say(words.serve.people_none())
        return
    with open_book(invocation.paths) as book:
        if add is not None and key is not None:
            _add(invocation, book, add, Path(key))
        elif new_key is not None and key is not None:
            _exchange(invocation, book, new_key, Path(key))
        elif rename is not None:
            _rename(invocation, book, *rename)
        elif forget is not None:
            _forget(invocation, book, forget)
        else:
            rows = [
                (person.name, person.key, moment(person.since), moment(person.seen))
                for person in book.names.people()
            ]
            if not rows:
                invocation.say(words.serve.people_none())
                return
            head = tuple(words(f"serve-people-{what}") for what in ("name", "key", "since", "seen"))
            invocation.table([head, *rows])


def _add(invocation: Invocation, book: "Guestbook", typed: str, file: Path) -> None:
    from tabletop_tui.serve.names import name_or_reason

    name, reason = name_or_reason(typed)
    if reason is not None:
        raise Complaint(reason.id, **reason.facts)
    mark = _mark_in(file)
    if book.names.person(mark) is None:
        raise Complaint("serve-people-new-key-anothers", code=1)
    reason = book.names.claim(name, mark, another=True)
    if reason is not None:
        raise Complaint(reason.id, code=1, **reason.facts)
    invocation.say(invocation.words.serve.people_added(name=name, key=mark))


def _mark_in(file: Path) -> str:
    """The fingerprint of the public key in a file. Complains if there is none."""
    from tabletop_tui.serve.hostkey import fingerprint_in

    try:
        return fingerprint_in(file)
    except ValueError as error:
        if str(file) == "-":
            raise Complaint("serve-people-not-a-key-input", code=1) from error
        raise Complaint("serve-people-not-a-key", code=1, file=str(file)) from error


def _exchange(invocation: Invocation, book: "Guestbook", typed: str, file: Path) -> None:
    name, mark = clean_name(typed), _mark_in(file)
    reason = book.names.exchange_key(name, mark)
    if reason is not None:
        raise Complaint(reason.id, code=1, **reason.facts)
    invocation.say(invocation.words.serve.people_exchanged(name=name, key=mark))


def _forget(invocation: Invocation, book: "Guestbook", typed: str) -> None:
    """Release a name, and say which seats its next owner won't have."""
    name, words = clean_name(typed), invocation.words
    seats = _seats_of(invocation, book.names.owner_id(name))
    if not book.names.forget(name):
        raise Complaint("serve-people-unknown", code=1, name=typed)
    invocation.say(words.serve.people_forgotten(name=name))
    if seats:
        ids, quoted = ", ".join(seats), shlex.quote(name)
        invocation.say(words.serve.people_lost(name=name, count=len(seats), ids=ids, quoted=quoted))


def _seats_of(invocation: Invocation, guest_id: str) -> list[str]:
    """The running games at which a guest has a seat."""
    from tabletop_tui.serve.seating import chair_of

    return [
        game.id
        for game in saved_games(invocation.paths)
        if guest_id and not game.over and guest_id in [chair_of(person).owner for person in game.people]
    ]


def _rename(invocation: Invocation, book: "Guestbook", old: str, typed: str) -> None:
    from tabletop_tui.serve.names import name_or_reason

    name, reason = name_or_reason(typed)
    reason = reason or book.names.rename(clean_name(old), name)
    if reason is not None:
        raise Complaint(reason.id, code=1, **reason.facts)
    invocation.say(invocation.words.serve.people_renamed(name=name))
