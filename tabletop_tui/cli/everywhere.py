"""Another name for a member in all games and tables, or a former player's for one who is erased."""

import sys
import time
from typing import Any

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import database, games_at, is_there
from tabletop_tui.cli.own_store import open_store
from tabletop_tui.cli.people import whole_name
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.book.renaming import Renaming
from tabletop_tui.store.interface import Changed
from tabletop_tui.store.people import clean_name
from tabletop_tui.text.complaints import Complaint, comply

PATIENCE, PAUSE = 10.0, 0.5
"""Seconds for servers that have games open, and from one look to the next."""


def erase(invocation: Invocation, book: Guestbook, typed: str) -> None:
    """Erase a member, once the name was typed again, and say what was done and what is left."""
    words, name = invocation.words, whole_name(typed)
    sys.stdout.write(words.serve.people_erase_asks(name=name) + " ")
    sys.stdout.flush()
    if clean_name(sys.stdin.readline()) != name:
        raise Complaint("serve-people-not-erased", code=1, name=name)
    sys.stdout.write("\n" * (not sys.stdin.isatty()))
    found = book.erasing.erase(name, words.serve.former())
    if not isinstance(found, list):
        comply(found)
        return
    games: set[str] = set()
    left: set[str] = set()
    for renaming in found:
        done, in_use = everywhere(invocation, book, renaming)
        games |= done
        left |= in_use
    invocation.say(words.serve.people_erased(name=name, former=words.serve.former(), count=len(games)))
    invocation.say(words.serve.people_erased_left())
    if left:
        ids = ", ".join(sorted(left))
        raise Complaint("serve-people-erased-later", code=1, ids=ids, count=len(left))


def rename_at_tables(invocation: Invocation, book: Guestbook) -> None:
    """Do what is to be done for members who got another name."""
    for renaming in book.erasing.pending():
        if not renaming.former:
            _ = everywhere(invocation, book, renaming)


def everywhere(invocation: Invocation, book: Guestbook, renaming: Renaming) -> tuple[set[str], set[str]]:
    """Change all games and tables. Returns the games that were changed, and those that a server still has.

    A server that has games in a file open changes them itself, within a second. One at a database may just
    then be writing what it knows, so it is looked at twice.
    """
    changed: set[str] = set()
    seated: dict[str, set[str]] = {}

    def change(id: str, head: dict[str, Any], people: list[dict[str, Any]], over: bool) -> Changed | None:
        names = {str(people[seat]["name"]) for seat in renaming.seats_in(people)}
        if names:
            seated.setdefault(id, set()).update(names)
        return renaming.in_game(head, people, over=over)

    until, looks, in_use = time.monotonic() + PATIENCE, 0, set[str]()
    while is_there(games_at(invocation.paths)):
        with open_store(invocation, database()) as store:
            done = store.rewrite(change)
            enough = 2 if store.shared else 1
        changed |= {*done.changed} | in_use - {*done.in_use}
        in_use = {*done.in_use}
        looks += 1
        if time.monotonic() > until or (not in_use and looks >= enough):
            break
        time.sleep(PAUSE)
    _ = book.erasing.apply(renaming, seated)
    if not in_use:
        book.erasing.done(renaming)
    return changed, in_use
