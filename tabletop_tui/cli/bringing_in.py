"""`tabletop people`: new members, from a file, by codes, or by the host's approval."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.people import whole_name
from tabletop_tui.text.complaints import Complaint, comply

if TYPE_CHECKING:
    from rulesets.core.message import Message
    from tabletop_tui.serve.book.guests import Guestbook

_MOST_READ = 4 * 1024 * 1024
"""Characters of a file that are read."""


def import_file(invocation: Invocation, book: "Guestbook", file: str) -> None:
    """Make members of the names and keys in a file: of all, or of none."""
    listed, problems = _read(file)
    if problems:
        raise _refused(invocation, problems)
    found = book.names.bring_in([(name, key) for _, name, key in listed])
    if found.problems:
        raise _refused(invocation, [(listed[place][0], reason) for place, reason in found.problems])
    invocation.say(
        invocation.words.serve.people_imported(members=found.members, keys=found.keys, there=found.there)
    )


def _refused(invocation: Invocation, problems: "list[tuple[int, Message]]") -> Complaint:
    """Name the lines that can't be used, and what is wrong with them."""
    words = invocation.words
    for line, reason in problems:
        invocation.warn(words.serve.people_line(line=line, reason=words(reason.id, **reason.facts)))
    return Complaint("serve-people-none-imported", code=1, count=len(problems))


def _read(file: str) -> tuple[list[tuple[int, str, str]], "list[tuple[int, Message]]"]:
    """The lines with a name and a key, by their numbers; and what is wrong with others."""
    from rulesets.core.message import Message
    from tabletop_tui.serve.lines.hostkey import fingerprint_of
    from tabletop_tui.serve.people.names import name_or_reason

    text = sys.stdin.read(_MOST_READ) if file == "-" else Path(file).read_text("utf-8", "replace")
    listed: list[tuple[int, str, str]] = []
    problems: list[tuple[int, Message]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        begins = next((at for at, word in enumerate(words) if at and word.startswith(_KINDS)), len(words))
        name, reason = name_or_reason(" ".join(words[:begins]))
        if reason is not None:
            problems.append((number, reason))
            continue
        try:
            listed.append((number, name, fingerprint_of(" ".join(words[begins:]))))
        except ValueError:
            problems.append((number, Message("serve-people-line-no-key")))
    return listed, problems


_KINDS = ("ssh-", "ecdsa-", "sk-")
"""How a public key begins, as OpenSSH writes it."""


def codes(invocation: Invocation, book: "Guestbook", count: int) -> None:
    """Print codes, each of which lets one new member in, and say how."""
    from tabletop_tui.serve.inviting import PORT
    from tabletop_tui.serve.limits import JOIN_CODE_DAYS
    from tabletop_tui.serve.lines.entrance import open_entrances

    for code in book.codes.for_joining(count):
        invocation.say(code)
    found = open_entrances(invocation.paths)
    address, port = (found[0].address, found[0].port) if found else ("HOST", PORT)
    invocation.say(
        invocation.words.serve.people_codes(count=count, days=JOIN_CODE_DAYS, port=str(port), address=address)
    )


def approve(invocation: Invocation, book: "Guestbook", typed: str) -> None:
    """Let a member in who has applied."""
    name = whole_name(typed)
    comply(book.names.approve(name))
    invocation.say(invocation.words.serve.people_approved(name=name))
