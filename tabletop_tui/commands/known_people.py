"""`tabletop people`: whose names belong to which keys."""

from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_tui.commands.invocation import Complaint, Invocation
from tabletop_tui.commands.kept import book_at, is_there, open_book
from tabletop_tui.people import clean_name

if TYPE_CHECKING:
    from tabletop_tui.serve.guests import Guestbook


def run(
    invocation: Invocation,
    forget: str | None,
    add: str | None,
    key: str | None,
    rename: tuple[str, str] | None,
) -> None:
    """List all names, release or change one, or give one to a key before its owner first logs in."""
    from tabletop_tui.serve.inviting import moment

    words = invocation.words
    if add is not None and key is None:
        raise Complaint("serve-people-no-key")
    if add is None and not is_there(book_at(invocation.paths)):
        if forget is not None or rename is not None:
            raise Complaint("serve-people-unknown", code=1, name=forget or (rename or ("",))[0])
        invocation.say(words("serve-people-none"))
        return
    with open_book(invocation.paths) as book:
        if add is not None and key is not None:
            _add(invocation, book, add, Path(key))
        elif rename is not None:
            _rename(invocation, book, *rename)
        elif forget is not None:
            if not book.forget(clean_name(forget)):
                raise Complaint("serve-people-unknown", code=1, name=forget)
            invocation.say(words("serve-people-forgotten", name=forget))
        else:
            rows = [
                (person.name, person.key, moment(person.since), moment(person.seen))
                for person in book.people()
            ]
            if not rows:
                invocation.say(words("serve-people-none"))
                return
            head = tuple(words(f"serve-people-{what}") for what in ("name", "key", "since", "seen"))
            invocation.table([head, *rows])


def _add(invocation: Invocation, book: "Guestbook", typed: str, file: Path) -> None:
    from tabletop_tui.serve.hostkey import fingerprint_in
    from tabletop_tui.serve.names import name_or_reason

    name, reason = name_or_reason(typed)
    if reason is not None:
        raise Complaint(reason.id, **reason.facts)
    try:
        mark = fingerprint_in(file)
    except ValueError as error:
        if str(file) == "-":
            raise Complaint("serve-people-not-a-key-input", code=1) from error
        raise Complaint("serve-people-not-a-key", code=1, file=str(file)) from error
    reason = book.claim(name, mark, another=True)
    if reason is not None:
        raise Complaint(reason.id, code=1, **reason.facts)
    invocation.say(invocation.words("serve-people-added", name=name, key=mark))


def _rename(invocation: Invocation, book: "Guestbook", old: str, typed: str) -> None:
    from tabletop_tui.serve.names import name_or_reason

    name, reason = name_or_reason(typed)
    reason = reason or book.rename(clean_name(old), name)
    if reason is not None:
        raise Complaint(reason.id, code=1, **reason.facts)
    invocation.say(invocation.words("serve-people-renamed", name=name))
