"""`tabletop people`: who is a member, under which name and with which keys."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop_tui.cli.bringing_in import approve, codes, import_file
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import book_at, is_there, open_book
from tabletop_tui.cli.people import whole_name
from tabletop_tui.cli.saved import saved_games
from tabletop_tui.text.complaints import Complaint, comply

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.book.names import KnownPerson


def run(invocation: Invocation, key: str | None, hours: int, **asked: Any) -> None:
    """Do what was asked: one of `_ACTIONS` by its option, or list all members."""
    if asked["add"] is not None and key is None:
        raise Complaint("serve-people-no-key")
    if asked["new_key"] is not None and key is None:
        raise Complaint("serve-people-no-new-key")
    given = {option: value for option, value in asked.items() if value is not None}
    with_more = {"add": key, "new_key": key, "send_away": hours}
    if not given.keys() & _MAKE_A_BOOK and not is_there(book_at(invocation.paths)):
        for value in given.values():
            raise Complaint(
                "serve-people-unknown", code=1, name=value if isinstance(value, str) else value[0]
            )
        invocation.say(invocation.words.serve.people_none())
        return
    with open_book(invocation.paths) as book:
        for option, act in _ACTIONS.items():
            if option in given:
                act(
                    invocation,
                    book,
                    (given[option], with_more[option]) if option in with_more else given[option],
                )
                return
        _list(invocation, book)


def _list(invocation: Invocation, book: "Guestbook") -> None:
    """One line for each name, and one for each further key."""
    from tabletop_tui.serve.moments import moment

    words, rows = invocation.words, []
    for person in book.names.people():
        first, *more = person.keys or ("",)
        times = moment(person.since), moment(person.seen)
        rows.append((person.name, first, *times, _state(invocation, person)))
        rows += [("", key, "", "", "") for key in more]
    if not rows:
        invocation.say(words.serve.people_none())
        return
    head = tuple(words(f"serve-people-{what}") for what in ("name", "key", "since", "seen", "state"))
    shown = len(head) if any(row[-1] for row in rows) else len(head) - 1
    invocation.table([head[:shown], *(row[:shown] for row in rows)])


def _state(invocation: Invocation, person: "KnownPerson") -> str:
    """What the list says about a member who can't come in; empty for all others."""
    from tabletop_tui.serve.book.bans import FOR_GOOD
    from tabletop_tui.serve.moments import moment

    words = invocation.words
    if person.waits:
        return words.serve.people_waits()
    if person.away_until >= FOR_GOOD:
        return words.serve.people_banned()
    return words.serve.people_away(until=moment(person.away_until)) if person.away_until else ""


def _add(invocation: Invocation, book: "Guestbook", given: tuple[str, str]) -> None:
    from tabletop_tui.serve.people.names import name_or_reason

    typed, file = given
    name, reason = name_or_reason(whole_name(typed))
    if reason is not None:
        raise Complaint(reason.id, **reason.facts)
    mark = _mark_in(file)
    if book.names.login(name, mark).replaced:
        raise Complaint("serve-people-new-key-anothers", code=1)
    comply(book.names.claim(name, mark, another=True))
    invocation.say(invocation.words.serve.people_added(name=name, key=mark))


def _mark_in(file: str) -> str:
    """The fingerprint of the public key in a file. Complains if there is none."""
    from tabletop_tui.serve.lines.hostkey import fingerprint_in

    try:
        return fingerprint_in(Path(file))
    except ValueError as error:
        if file == "-":
            raise Complaint("serve-people-not-a-key-input", code=1) from error
        raise Complaint("serve-people-not-a-key", code=1, file=file) from error


def _exchange(invocation: Invocation, book: "Guestbook", given: tuple[str, str]) -> None:
    name, mark = whole_name(given[0]), _mark_in(given[1])
    comply(book.names.exchange_key(name, mark))
    invocation.say(invocation.words.serve.people_exchanged(name=name, key=mark))


def _add_key(invocation: Invocation, book: "Guestbook", given: tuple[str, str]) -> None:
    name, mark = whole_name(given[0]), _mark_in(given[1])
    comply(book.names.add_key(name, mark))
    invocation.say(invocation.words.serve.people_key_added(name=name, key=mark))


def _remove_key(invocation: Invocation, book: "Guestbook", given: tuple[str, str]) -> None:
    """Remove a key, named as the list shows it or by its file."""
    name, typed = whole_name(given[0]), given[1]
    mark = typed if typed.startswith("SHA256:") else _mark_in(typed)
    comply(book.names.remove_key(name, mark))
    invocation.say(invocation.words.serve.people_key_removed(name=name, key=mark))


def _forget(invocation: Invocation, book: "Guestbook", typed: str) -> None:
    """Release a name, and say which seats its next owner won't have."""
    name, words = whole_name(typed), invocation.words
    seats = _seats_of(invocation, book.names.owner_id(name))
    if not book.names.forget(name):
        raise Complaint("serve-people-unknown", code=1, name=typed)
    invocation.say(words.serve.people_forgotten(name=name))
    if seats:
        ids, quoted = ", ".join(seats), shlex.quote(name)
        invocation.say(words.serve.people_lost(name=name, count=len(seats), ids=ids, quoted=quoted))


def _seats_of(invocation: Invocation, guest_id: str) -> list[str]:
    """The running games at which a guest has a seat."""
    from tabletop_tui.serve.people.seating import chair_of

    return [
        game.id
        for game in saved_games(invocation.paths)
        if guest_id and not game.over and guest_id in [chair_of(person).owner for person in game.people]
    ]


def _erase(invocation: Invocation, book: "Guestbook", typed: str) -> None:
    from tabletop_tui.cli.everywhere import erase

    erase(invocation, book, typed)


def _rename(invocation: Invocation, book: "Guestbook", given: tuple[str, str]) -> None:
    from tabletop_tui.cli.everywhere import rename_at_tables
    from tabletop_tui.serve.people.names import name_or_reason

    name, reason = name_or_reason(whole_name(given[1]))
    comply(reason or book.names.rename(whole_name(given[0]), name))
    rename_at_tables(invocation, book)
    invocation.say(invocation.words.serve.people_renamed(name=name))


def _ban(invocation: Invocation, book: "Guestbook", typed: str) -> None:
    name = whole_name(typed)
    comply(book.bans.keep_out(name))
    invocation.say(invocation.words.serve.people_is_banned(name=name, quoted=shlex.quote(name)))


def _send_away(invocation: Invocation, book: "Guestbook", given: tuple[str, int]) -> None:
    """Keep a person out for some hours."""
    name, hours = whole_name(given[0]), given[1]
    comply(book.bans.keep_out(name, hours))
    invocation.say(
        invocation.words.serve.people_is_sent_away(name=name, hours=hours, quoted=shlex.quote(name))
    )


def _unban(invocation: Invocation, book: "Guestbook", typed: str) -> None:
    name = whole_name(typed)
    comply(book.bans.let_back(name))
    invocation.say(invocation.words.serve.people_let_back(name=name))


_ACTIONS: dict[str, Callable[[Invocation, "Guestbook", Any], None]] = {
    "add": _add,
    "new_key": _exchange,
    "add_key": _add_key,
    "remove_key": _remove_key,
    "rename": _rename,
    "forget": _forget,
    "erase": _erase,
    "ban": _ban,
    "send_away": _send_away,
    "unban": _unban,
    "import": import_file,
    "codes": codes,
    "approve": approve,
}
"""What can be asked for, by option."""

_MAKE_A_BOOK = {"add", "import", "codes"}
"""The options that make a guest book if there is none."""
