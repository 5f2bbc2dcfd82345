"""What the names in the guest book look like, kept beside them: so a new one isn't compared with each.

What a name looks like follows from the name alone, so what is kept is never out of date; it may only be
missing, for a name that another program has written.
"""

from tabletop_tui.serve.people.names import looks_of
from tabletop_tui.store.statements import Statements

_MISSING = "SELECT name FROM people WHERE NOT EXISTS (SELECT 1 FROM looks WHERE looks.name = people.name)"


def learn(book: Statements) -> None:
    """Keep the looks of all names for which that hasn't been done."""
    missing = [str(name) for (name,) in book.find(_MISSING)]
    if missing:
        rows = [(look, name) for name in missing for look in looks_of(name)]
        book.add("INSERT INTO looks VALUES (?, ?) ON CONFLICT DO NOTHING", rows)


def unlearn(book: Statements) -> None:
    """Keep nothing of names that no one has any more."""
    _ = book.change("DELETE FROM looks WHERE name NOT IN (SELECT name FROM people)")


def owners_of(book: Statements, name: str) -> list[tuple[str, str]]:
    """The members with a name, or one that looks like it, each with the folded name."""
    learn(book)
    looks = sorted(looks_of(name))
    found = book.find(
        "SELECT DISTINCT people.member, people.folded FROM looks JOIN people ON people.name = looks.name"
        f" WHERE looks.look IN ({', '.join('?' * len(looks))})",
        *looks,
    )
    return [(str(member), str(plain)) for member, plain in found]
