"""The digest of a fair game: its answers and players in a few digits that a player can write down.

A chain of hashes: each answer is hashed together with the link before it. The first link is keyed with the
secret, so that nobody can find a hidden answer by trying out what would give the digest that is shown.
`docs/fair.md` says it all once more, for programs that check it without this one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rulesets.core.records import record
from tabletop_tui.play.fair.proof import NAMES_IN_CLEAR, Proof, line_of

HEAD = ("game", "seats", "variants", "version", "components")
"""The fields of a save's head that the first link binds."""

ANSWERS, PLAYERS, PLAYERS_IN_CLEAR = 32, 32, 16
"""Hexadecimal digits of each part: 128 bits each. 64 are enough for names in clear, but who can choose
salts too soon finds two lists of names with the same 64 bits."""


@record
class Digest:
    """The digest of a moment of a game."""

    answers: str
    """Binds game, variants, rules, tables, and all answers up to this moment."""
    players: str = ""
    """Binds the names as well, by seat; empty while the game runs, since seats may change hands."""

    def __str__(self) -> str:
        """In groups of four digits, with a stroke before the players' part."""
        parts = [_in_groups(each) for each in (self.answers, self.players) if each]
        return " / ".join(parts)


def links(head: Mapping[str, Any], proof: Proof, answers: Iterable[Sequence[Any]]) -> Iterator[bytes]:
    """A link for the set-up and one after each answer: a seat, a kind of decision, and an option's key.

    The first binds who added which words, by digests of their names.
    """
    import hashlib
    import hmac

    first = [f"tabletop game {proof.scheme}", *(head[name] for name in HEAD)]
    if proof.scheme != NAMES_IN_CLEAR:
        first.append([entry.bound.of(entry.name) for entry in proof.entries])
    link = hmac.digest(bytes.fromhex(proof.secret), line_of(first), "sha256")
    yield link
    for seat, kind, key in answers:
        link = hashlib.sha256(link + line_of([seat, kind, key])).digest()
        yield link


def shown(link: bytes) -> Digest:
    """What players may see of a link while the game runs."""
    import hashlib

    return Digest(hashlib.sha256(link).hexdigest()[:ANSWERS])


def at_the_end(link: bytes, proof: Proof, names: Sequence[str]) -> Digest:
    """What they see of the last link, with their `names` by seat."""
    import hashlib

    bound = list(names)
    if proof.scheme != NAMES_IN_CLEAR:
        bound = [each.of(name) for each, name in zip(proof.players, names, strict=True)]
    players = hashlib.sha256(link + line_of(bound)).hexdigest()[: players_digits(proof)]
    return Digest(shown(link).answers, "" if proof.erased else players)


def players_digits(proof: Proof) -> int:
    """How many digits the players' part has."""
    return PLAYERS_IN_CLEAR if proof.scheme == NAMES_IN_CLEAR else PLAYERS


def digits(typed: str) -> str:
    """A digest as it was noted, without blanks and strokes."""
    return "".join(typed.lower().replace("/", " ").split())


def _in_groups(digits: str) -> str:
    return " ".join(digits[place : place + 4] for place in range(0, len(digits), 4))
