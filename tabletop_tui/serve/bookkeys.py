"""Keys in the guest book that were exchanged for others, while their person and all seats stayed the same.

A person is known by their first key, in every game and in all that is kept of tables: so nothing there has to
be changed when they get another one.
"""

from rulesets.core.message import Message
from tabletop_tui.serve.names import folded
from tabletop_tui.store.interface import GUESTS
from tabletop_tui.store.statements import Statements


def person_of(book: Statements, key: str) -> str:
    """The first key of the person to whom a key belongs, or belonged."""
    found = book.find("SELECT person FROM keys WHERE key = ?", key)
    return str(found[0][0]) if found else key


def is_replaced(book: Statements, key: str) -> bool:
    """Whether a key was exchanged for another: it lets no one in any more."""
    return bool(book.find("SELECT 1 FROM keys WHERE key = ? AND replaced = 1", key))


def exchange(book: Statements, name: str, new: str) -> Message | None:
    """Give the person of a name another key, for all their names. Returns the reason if it isn't possible."""
    found = book.find("SELECT key FROM people WHERE folded = ?", folded(name))
    if not found:
        return Message("serve-people-unknown", {"name": name})
    old = str(found[0][0])
    if old == new:
        return None
    others = book.find("SELECT name FROM people WHERE key = ? ORDER BY since LIMIT 1", new)
    if others:
        return Message("serve-people-new-key-named", {"name": str(others[0][0])})
    person = person_of(book, old)
    known = book.find("SELECT person FROM keys WHERE key = ?", new)
    if known and known[0][0] != person:
        return Message("serve-people-new-key-anothers")
    for key, replaced in ((old, 1), (new, 0)):
        _ = book.change(
            "INSERT INTO keys VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE SET replaced = excluded.replaced",
            key,
            person,
            replaced,
        )
    _ = book.change("UPDATE people SET key = ? WHERE key = ?", new, old)
    book.announce(GUESTS, "")
    return None
