"""What is committed to, what each person adds, and the seed that follows from both.

The server draws a secret and shows its SHA-256 first. Every person at a seat may then add some words. The
seed of the game is made of the secret and of all these words, and the secret is revealed at the end.

What loads OpenSSL is imported where it is needed: every game imports this module, but few are fair by proof.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rulesets.core import foreign, saves
from rulesets.core.records import record
from tabletop_tui.store.people import clean_text
from tabletop_tui.store.rows import PROOF

SECRET_BYTES = 32
DRAWN_BYTES = 8
"""How many bytes the server draws for a person who types no words."""

MOST_CELLS = 100
"""The most cells that the words of one person may take."""

MOST_CHARACTERS = 4 * MOST_CELLS
"""The most characters that they may have: combining marks take no cell."""

SCHEME = "tabletop fair 1"
"""How the message begins; another way to make seeds would have another name."""


@record
class Entry:
    """What the person at a seat has added."""

    seat: int
    name: str
    """Their name when they added it."""
    words: str | None
    """`None` if they declined."""
    drawn: bool = False
    """The server drew the words for them."""


@record
class Proof:
    """What is known about the origin of a game's seed."""

    hash: str
    """SHA-256 of the secret, as hexadecimal digits: shown before any contribution."""
    secret: str = ""
    """The secret's bytes as hexadecimal digits; empty where it isn't known, or mustn't be seen yet."""
    entries: tuple[Entry, ...] = ()
    """In the order in which they came in."""
    begun: bool = False
    """Whether all are in, and the seed has been made of them."""

    def without_secret(self) -> "Proof":
        """The proof as it may be seen before the end."""
        return replace(self, secret="")

    def to_json(self) -> dict[str, Any]:
        """As JSON values; the secret only if there is one."""
        listed = [[entry.seat, entry.name, entry.words, entry.drawn] for entry in self.entries]
        kept: dict[str, Any] = {"hash": self.hash, "entries": listed, "begun": self.begun}
        return kept | ({"secret": self.secret} if self.secret else {})


def committed() -> Proof:
    """A proof with a fresh secret, before the first contribution."""
    import secrets

    secret = secrets.token_hex(SECRET_BYTES)
    return Proof(hash_of(secret), secret)


def hash_of(secret: str) -> str:
    """The SHA-256 of a secret's bytes, as hexadecimal digits."""
    import hashlib

    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def drawn() -> str:
    """Words for a person who types none. They are the server's: no protection against its operator."""
    import secrets

    return secrets.token_hex(DRAWN_BYTES)


def cleaned(typed: str) -> str:
    """Typed words as they are kept and shown."""
    return clean_text(typed, MOST_CELLS)


def message_of(game: str, seats: int, entries: Sequence[Entry]) -> bytes:
    """What is mixed with the secret: the contributions as a line of JSON, in the order in which they came.

    Who came last matters, and who drew the words, so both are proved with them.
    """
    listed = [[entry.seat, entry.name, entry.words, entry.drawn] for entry in entries]
    message = [SCHEME, game, seats, listed]
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def seed_of(secret: str, game: str, seats: int, entries: Sequence[Entry]) -> int:
    """The seed of the game: the first 63 bits of HMAC-SHA256 with the secret as its key."""
    import hmac

    mixed = hmac.digest(bytes.fromhex(secret), message_of(game, seats, entries), "sha256")
    return int.from_bytes(mixed[:8], "big") >> 1


# -- reading ---------------------------------------------------------------------------------------


def proof_of(head: Mapping[str, Any]) -> Proof | None:
    """The proof in a head or save document, or `None` for a game without. Raises `BadSave`."""
    kept = head.get(PROOF)
    if kept is None:
        return None
    seats: Any = head.get("seats")
    right = isinstance(kept, dict) and isinstance(seats, int)
    if not right or not _is_hex(kept.get("hash")) or type(kept.get("begun")) is not bool:
        raise saves.BadSave("save-damaged", place=PROOF)
    if "secret" in kept and not _is_hex(kept["secret"]):
        raise saves.BadSave("save-damaged", place=f"{PROOF} secret")
    entries = kept.get("entries")
    if not isinstance(entries, list):
        raise saves.BadSave("save-damaged", place=f"{PROOF} entries")
    read = tuple(_entry(entry, seats) for entry in entries)
    return Proof(kept["hash"], kept.get("secret", ""), read, kept["begun"])


def _is_hex(text: Any) -> bool:
    digits = "0123456789abcdef"
    return isinstance(text, str) and len(text) == 2 * SECRET_BYTES and all(each in digits for each in text)


def _entry(kept: Any, seats: int) -> Entry:
    shapes = ([int, str, str, bool], [int, str, type(None), bool])
    right = isinstance(kept, list) and [type(cell) for cell in kept] in shapes and 0 <= kept[0] < seats
    if not right:
        raise saves.BadSave("save-damaged", place=f"{PROOF} entries")
    if not all(_is_shown(text) for text in kept[1:3] if text is not None):
        raise saves.BadSave("save-damaged", place=f"{PROOF} entries")
    return Entry(*kept)


def _is_shown(text: str) -> bool:
    """Whether a text could come from `cleaned`: a damaged file can't put anything else on a screen.

    It isn't compared with what `cleaned` makes of it, which differs for marks without a letter.
    """
    return foreign.clean(text) == text and len(text) <= MOST_CHARACTERS and "\n" not in text
