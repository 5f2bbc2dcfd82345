"""Who gets a name in the guest book: the owner of the key that first uses it, unless something forbids it."""

from collections.abc import Sequence

from rulesets.core.message import Message
from rulesets.core.records import record
from tabletop_tui.serve.book.keys import add, is_replaced, join, keys_of, member_of, named
from tabletop_tui.serve.book.looks import owners_of
from tabletop_tui.serve.limits import MOST_APPLICANTS, WAITING_DAYS
from tabletop_tui.serve.people.names import alike, folded
from tabletop_tui.store.statements import Statements

BY_INVITATION = "invitation"
"""Owner of the name of a guest without a key, in place of a member's id."""


@record
class Imported:
    """What became of a list of names and keys."""

    members: int = 0
    """How many joined."""
    keys: int = 0
    """How many further keys members got."""
    there: int = 0
    """How many names and keys belonged together already."""
    problems: tuple[tuple[int, Message], ...] = ()
    """Which can't be had, by their place in the list, and why; then nothing was done."""


class Unfit(Exception):
    """Something on the list can't be had, so all of it is undone."""

    def __init__(self, found: Imported) -> None:
        super().__init__()
        self.found = found


def owners(book: Statements, name: str, now: float) -> list[tuple[str, str]]:
    """The owners of a name or one that looks like it: a member or `BY_INVITATION`, and the folded name."""
    invited = book.find("SELECT folded FROM invitations WHERE folded IS NOT NULL AND until >= ?", now)
    return owners_of(book, name) + [
        (BY_INVITATION, str(other)) for (other,) in invited if alike(str(other), name)
    ]


def is_anothers(book: Statements, name: str, member: str, now: float) -> bool:
    """Whether a name, or one that looks like it, belongs to another member or an invited guest."""
    return any(owner != member for owner, _ in owners(book, name, now))


def waits(book: Statements, member: str) -> bool:
    """Whether a member waits for the host's approval."""
    return bool(book.find("SELECT 1 FROM members WHERE member = ? AND waits = 1", member))


def seen(book: Statements, name: str, key: str, now: float) -> int:
    """Note that a member has logged in. Returns 0 if the key can't do so with that name."""
    return book.change(
        "UPDATE people SET seen = ? WHERE folded = ? AND member ="
        " (SELECT member FROM keys WHERE key = ? AND replaced = 0 AND NOT EXISTS"
        " (SELECT 1 FROM members WHERE members.member = keys.member AND waits = 1))",
        now,
        folded(name),
        key,
    )


def claim(
    book: Statements, name: str, key: str, now: float, *, another: bool = False, applies: bool = False
) -> Message | None:
    """Give a name to the owner of a key. Returns the reason if they can't come in with it.

    With `another`, they can have more than one name. One who `applies` joins for the host to approve.
    """
    if seen(book, name, key, now):
        return None
    if is_replaced(book, key):
        return Message("serve-key-replaced")
    member = member_of(book, key)
    if is_anothers(book, name, member, now):
        return Message("serve-name-taken", {"name": name})
    if waits(book, member):
        return Message("serve-still-waits", {"name": name})
    known = book.find("SELECT name FROM people WHERE member = ? ORDER BY since LIMIT 1", member)
    if known and not another:
        return Message("serve-key-named", {"name": str(known[0][0])})
    if applies:
        return _apply(book, name, key, now)
    _put(book, name, join(book, key, now), now)
    return None


def _put(book: Statements, name: str, member: str, now: float) -> None:
    _ = book.change("INSERT INTO people VALUES (?, ?, ?, ?, ?)", folded(name), name, member, now, now)


def _apply(book: Statements, name: str, key: str, now: float) -> Message:
    """Have the owner of a key wait for the host's approval. Returns what to tell them."""
    _drop_old(book, now - WAITING_DAYS * 86400)
    ((waiting,),) = book.find("SELECT count(*) FROM members WHERE waits = 1")
    if waiting >= MOST_APPLICANTS:
        return Message("serve-many-wait")
    member = join(book, key, now, waits=True)
    _ = book.change("UPDATE members SET waits = 1, since = ? WHERE member = ?", now, member)
    _put(book, name, member, now)
    return Message("serve-applied", {"name": name})


def _drop_old(book: Statements, before: float) -> None:
    """Forget those who have waited for so long in vain."""
    for (member,) in book.find("SELECT member FROM members WHERE waits = 1 AND since < ?", before):
        for table in ("people", "keys", "members"):
            _ = book.change(f"DELETE FROM {table} WHERE member = ?", member)


def bring_in(book: Statements, listed: Sequence[tuple[str, str]], now: float) -> Imported:
    """Make members of names and keys, and give those who are members further keys: all of it, or none.

    Raises `Unfit` with what can't be had.
    """
    members = keys = there = 0
    problems: list[tuple[int, Message]] = []
    for place, (name, key) in enumerate(listed):
        member = named(book, name)
        if member and key in keys_of(book, member):
            there += 1
        elif is_replaced(book, key) and not member:
            problems.append((place, Message("serve-people-new-key-anothers")))
        elif member:
            reason = add(book, name, key, now)
            keys += reason is None
            problems += [] if reason is None else [(place, reason)]
        else:
            reason = claim(book, name, key, now)
            members += reason is None
            problems += [] if reason is None else [(place, reason)]
    if problems:
        raise Unfit(Imported(problems=tuple(problems)))
    return Imported(members, keys, there)
