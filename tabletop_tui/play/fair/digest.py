"""The digest of a fair game: its answers and players in a few digits that a player can write down.

A chain of hashes: each answer is hashed together with the link before it. The first link is keyed with the
secret, so that nobody can find a hidden answer by trying out what would give the digest that is shown.
`docs/fair.md` says it all once more, for programs that check it without this one.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rulesets.core.records import record

SCHEME = "tabletop game 1"
"""How the first line begins; another chain would have another name."""

HEAD = ("game", "seats", "variants", "version", "components")
"""The fields of a save's head that the first link binds."""

ANSWERS, PLAYERS = 32, 16
"""Hexadecimal digits of each part: 128 bits for the game, 64 for the names."""


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


def links(head: Mapping[str, Any], secret: str, answers: Iterable[Sequence[Any]]) -> Iterator[bytes]:
    """A link for the set-up and one after each answer: a seat, a kind of decision, and an option's key."""
    import hashlib
    import hmac

    link = hmac.digest(bytes.fromhex(secret), _line([SCHEME, *(head[name] for name in HEAD)]), "sha256")
    yield link
    for seat, kind, key in answers:
        link = hashlib.sha256(link + _line([seat, kind, key])).digest()
        yield link


def shown(link: bytes, names: Sequence[str] = ()) -> Digest:
    """What players may see of a link; with their `names` once the game is over."""
    import hashlib

    answers = hashlib.sha256(link).hexdigest()[:ANSWERS]
    if not names:
        return Digest(answers)
    return Digest(answers, hashlib.sha256(link + _line(list(names))).hexdigest()[:PLAYERS])


def digits(typed: str) -> str:
    """A digest as it was noted, without blanks and strokes."""
    return "".join(typed.lower().replace("/", " ").split())


def _line(values: list[Any]) -> bytes:
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return text.encode("utf-8", "surrogatepass")


def _in_groups(digits: str) -> str:
    return " ".join(digits[place : place + 4] for place in range(0, len(digits), 4))
