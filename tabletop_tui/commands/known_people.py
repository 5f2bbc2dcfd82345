"""`tabletop people`: whose names belong to which keys."""

from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_tui.commands.invocation import Complaint, Invocation

if TYPE_CHECKING:
    from tabletop_tui.serve.guests import Guestbook


def run(invocation: Invocation, forget: str | None, add: str | None, key: str | None) -> None:
    """List everybody, or let go of a name, or give a name to a key before its owner comes."""
    from tabletop_tui.serve.guests import Guestbook
    from tabletop_tui.serve.running import book_file, moment

    words = invocation.words
    if add is not None and key is None:
        raise Complaint("serve-people-no-key")
    file = book_file(invocation.paths)
    if add is None and not file.exists():
        if forget is not None:
            raise Complaint("serve-people-unknown", code=1, name=forget)
        invocation.say(words("serve-people-none"))
        return
    with Guestbook(file) as book:
        if add is not None and key is not None:
            _add(invocation, book, add, Path(key))
        elif forget is not None:
            if not book.forget(forget):
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
    from tabletop_tui.serve.guests import name_or_reason
    from tabletop_tui.serve.hostkey import fingerprint_in

    name, reason = name_or_reason(typed)
    if reason is not None:
        raise Complaint(reason.id, **reason.facts)
    try:
        mark = fingerprint_in(file)
    except ValueError as error:
        raise Complaint("serve-people-not-a-key", code=1, file=str(file)) from error
    if not book.claim(name, mark):
        raise Complaint("serve-name-taken", code=1, name=name)
    invocation.say(invocation.words("serve-people-added", name=name, key=mark))
