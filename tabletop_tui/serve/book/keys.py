"""The keys of members in the guest book: several each, added, exchanged and removed; all else stays the same.

A member is known by an id of their own, in every game and in all that is kept of tables. So nothing there
has to be changed when they get another key. It is `member …` and 16 random characters; members from before
there were such ids keep theirs, which names their first key: `key SHA256:…`.
"""

import secrets

from rulesets.core.message import Message
from tabletop_tui.serve.limits import MOST_KEYS
from tabletop_tui.serve.people.names import folded
from tabletop_tui.store.interface import GUESTS
from tabletop_tui.store.statements import Statements

_ID_CHARACTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_member() -> str:
    """An id for a new member, which no one else has."""
    return "member " + "".join(secrets.choice(_ID_CHARACTERS) for _ in range(16))


def member_of(book: Statements, key: str) -> str:
    """The id of the member to whom a key belongs, or belonged; empty if there is none."""
    found = book.find("SELECT member FROM keys WHERE key = ?", key)
    return str(found[0][0]) if found else ""


def is_replaced(book: Statements, key: str) -> bool:
    """Whether a key was removed, or exchanged for another: it lets no one in any more."""
    return bool(book.find("SELECT 1 FROM keys WHERE key = ? AND replaced = 1", key))


def keys_of(book: Statements, member: str) -> list[str]:
    """The keys with which a member can log in, the first one first."""
    find = "SELECT key FROM keys WHERE member = ? AND replaced = 0 ORDER BY since, key"
    return [str(key) for (key,) in book.find(find, member)]


def named(book: Statements, name: str) -> str:
    """The id of the member with this very name; empty if there is none."""
    found = book.find("SELECT member FROM people WHERE folded = ?", folded(name))
    return str(found[0][0]) if found else ""


def join(book: Statements, key: str, now: float, *, waits: bool = False) -> str:
    """Make a key's owner a member, unless they are. Returns the id."""
    known = member_of(book, key)
    if known:
        return known
    member = new_member()
    _ = book.change("INSERT INTO members VALUES (?, ?, ?, ?)", member, now, int(waits), 0.0)
    put_key(book, member, key, now)
    return member


def put_key(book: Statements, member: str, key: str, now: float) -> None:
    """Let a member log in with a key that is theirs or no one's."""
    _ = book.change(
        "INSERT INTO keys (key, member, replaced, since) VALUES (?, ?, 0, ?)"
        " ON CONFLICT (key) DO UPDATE SET replaced = 0",
        key,
        member,
        now,
    )


def why_not_theirs(book: Statements, member: str, key: str) -> Message | None:
    """Why a member can't have a key; `None` if they can, or have it."""
    other = member_of(book, key)
    if other in ("", member):
        return None
    names = book.find("SELECT name FROM people WHERE member = ? ORDER BY since LIMIT 1", other)
    if names and not is_replaced(book, key):
        return Message("serve-people-new-key-named", {"name": str(names[0][0])})
    return Message("serve-people-new-key-anothers")


def add(book: Statements, name: str, key: str, now: float) -> Message | None:
    """Give a member one more key. Returns the reason if it isn't possible."""
    member = named(book, name)
    if not member:
        return Message("serve-people-unknown", {"name": name})
    reason, keys = why_not_theirs(book, member, key), keys_of(book, member)
    if reason is not None or key in keys:
        return reason
    if len(keys) >= MOST_KEYS:
        return Message("serve-people-many-keys", {"name": name, "most": MOST_KEYS})
    put_key(book, member, key, now)
    return None


def exchange(book: Statements, name: str, new: str, now: float) -> Message | None:
    """Give a member another key in place of all they have. Returns the reason if it isn't possible."""
    member = named(book, name)
    if not member:
        return Message("serve-people-unknown", {"name": name})
    reason = why_not_theirs(book, member, new)
    if reason is not None:
        return reason
    _ = book.change("UPDATE keys SET replaced = 1 WHERE member = ?", member)
    put_key(book, member, new, now)
    book.announce(GUESTS, "")
    return None


def remove(book: Statements, name: str, key: str) -> Message | None:
    """Take a key from a member, who has others. Returns the reason if it isn't possible."""
    member = named(book, name)
    if not member:
        return Message("serve-people-unknown", {"name": name})
    keys = keys_of(book, member)
    if key not in keys:
        return Message("serve-people-not-their-key", {"name": name, "key": key})
    if keys == [key]:
        return Message("serve-people-last-key", {"name": name})
    _ = book.change("UPDATE keys SET replaced = 1 WHERE key = ?", key)
    book.announce(GUESTS, "")
    return None
