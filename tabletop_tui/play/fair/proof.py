"""What is committed to, what each person adds, and the seed that follows from both.

The server draws a secret and shows its SHA-256 first. Every person at a seat may then add some words. The
seed of the game is made of the secret and of all these words, and the secret is revealed at the end.

What loads OpenSSL is imported where it is needed: every game imports this module, but few are fair by proof.
"""

import json
from collections.abc import Mapping
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

NAMES_IN_CLEAR, NAMES_BOUND = 1, 2
"""The schemes: names are part of what the seed is made of, or bound by digests beside it.

Games have the first if they began before names could be erased."""

SALT_BYTES = 16


@record
class Bound:
    """How a name in a proof is bound: by a digest, which is all that is left of a name that was erased."""

    salt: str = ""
    """Kept beside the name, as hexadecimal digits: without it, names could be tried out."""
    digest: str = ""
    """Once the name is erased, together with its salt."""

    def of(self, name: str) -> str:
        """The digest of the name that stands beside it."""
        return self.digest or name_digest(self.salt, name)

    def erased(self, name: str) -> "Bound":
        """What is left of it when the name is erased."""
        return Bound(digest=self.of(name))

    def to_json(self) -> dict[str, str]:
        """As JSON values."""
        return {"digest": self.digest} if self.digest else {"salt": self.salt}


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
    bound: Bound = Bound()
    """How the name is bound; nothing where it is part of what the seed is made of."""
    member: str = ""
    """The `Guest.id` of a guest, so that their name is found when it has to be erased; in no export."""

    @property
    def is_erased(self) -> bool:
        """Whether the name is no longer the one under which this was added."""
        return bool(self.bound.digest)


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
    scheme: int = NAMES_BOUND
    players: tuple[Bound, ...] = ()
    """How the names of the players are bound, by seat, once it has begun."""
    erased: bool = False
    """A name was erased that the seed is made of (`NAMES_IN_CLEAR`): the seed can't be checked any more."""

    @property
    def erased_names(self) -> int:
        """How many names here were erased of which a digest is left."""
        players = sum(bool(each.digest) for each in self.players)
        return players + sum(entry.is_erased for entry in self.entries)

    def without_secret(self) -> "Proof":
        """The proof as it may be seen before the end."""
        return replace(self, secret="")

    def without_members(self) -> "Proof":
        """The proof as it may be given away: without ids of members."""
        return replace(self, entries=tuple(replace(entry, member="") for entry in self.entries))

    def to_json(self) -> dict[str, Any]:
        """As JSON values; the secret only if there is one."""
        listed = [_entry_to_json(entry, self.scheme) for entry in self.entries]
        kept: dict[str, Any] = {"hash": self.hash, "entries": listed, "begun": self.begun}
        if self.scheme == NAMES_BOUND:
            kept |= {"scheme": self.scheme, "players": [each.to_json() for each in self.players]}
        if self.erased:
            kept["erased"] = True
        return kept | ({"secret": self.secret} if self.secret else {})


def _entry_to_json(entry: Entry, scheme: int) -> list[Any]:
    kept = [entry.seat, entry.name, entry.words, entry.drawn]
    if scheme == NAMES_IN_CLEAR:
        return kept
    member = {"member": entry.member} if entry.member else {}
    return [*kept, entry.bound.to_json() | member]


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


def fresh_bound() -> Bound:
    """What binds a name from now on."""
    import secrets

    return Bound(secrets.token_hex(SALT_BYTES))


def name_digest(salt: str, name: str) -> str:
    """What is bound of a name: without its salt, no one can try out whose name it is."""
    import hashlib

    return hashlib.sha256(line_of([salt, name])).hexdigest()


def message_of(game: str, seats: int, proof: Proof) -> bytes:
    """What is mixed with the secret: the contributions as a line of JSON, in the order in which they came.

    Who came last matters, and who drew the words, so both are proved with them. Salts are no part of it: who
    draws them could choose the seed.
    """
    if proof.scheme == NAMES_IN_CLEAR:
        named = [[entry.seat, entry.name, entry.words, entry.drawn] for entry in proof.entries]
        return line_of(["tabletop fair 1", game, seats, named])
    listed = [[entry.seat, entry.words, entry.drawn] for entry in proof.entries]
    return line_of(["tabletop fair 2", game, seats, listed])


def line_of(values: list[Any]) -> bytes:
    """A line of JSON, as it is hashed."""
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return text.encode("utf-8", "surrogatepass")


def seed_of(game: str, seats: int, proof: Proof) -> int:
    """The seed of the game: the first 63 bits of HMAC-SHA256 with the secret as its key."""
    import hmac

    mixed = hmac.digest(bytes.fromhex(proof.secret), message_of(game, seats, proof), "sha256")
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
    entries, scheme, players = (
        kept.get("entries"),
        kept.get("scheme", NAMES_IN_CLEAR),
        kept.get("players", []),
    )
    if not isinstance(entries, list):
        raise saves.BadSave("save-damaged", place=f"{PROOF} entries")
    if scheme not in (NAMES_IN_CLEAR, NAMES_BOUND) or not isinstance(players, list):
        raise saves.BadSave("save-damaged", place=PROOF)
    begun = scheme == NAMES_BOUND and kept["begun"]
    if len(players) != (seats if begun else 0):
        raise saves.BadSave("save-damaged", place=f"{PROOF} players")
    return Proof(
        kept["hash"],
        kept.get("secret", ""),
        tuple(_entry(entry, seats, scheme) for entry in entries),
        kept["begun"],
        scheme,
        tuple(_bound(each) for each in players),
        scheme == NAMES_IN_CLEAR and kept.get("erased") is True,
    )


def _is_hex(text: object, size: int = SECRET_BYTES) -> bool:
    digits = "0123456789abcdef"
    return isinstance(text, str) and len(text) == 2 * size and all(each in digits for each in text)


def _bound(kept: object) -> Bound:
    if isinstance(kept, dict) and _is_hex(kept.get("digest")):
        return Bound(digest=kept["digest"])
    if isinstance(kept, dict) and _is_hex(kept.get("salt"), SALT_BYTES):
        return Bound(kept["salt"])
    raise saves.BadSave("save-damaged", place=f"{PROOF} players")


def _entry(kept: object, seats: int, scheme: int) -> Entry:
    shapes = ([int, str, str, bool], [int, str, type(None), bool])
    cells = kept if isinstance(kept, list) else []
    right = [type(cell) for cell in cells[:4]] in shapes and 0 <= cells[0] < seats
    if not right or len(cells) != (4 if scheme == NAMES_IN_CLEAR else 5):
        raise saves.BadSave("save-damaged", place=f"{PROOF} entries")
    if not all(_is_shown(text) for text in cells[1:3] if text is not None):
        raise saves.BadSave("save-damaged", place=f"{PROOF} entries")
    if scheme == NAMES_IN_CLEAR:
        return Entry(cells[0], cells[1], cells[2], cells[3])
    member = cells[4].get("member", "") if isinstance(cells[4], dict) else ""
    return Entry(cells[0], cells[1], cells[2], cells[3], _bound(cells[4]), str(member))


def _is_shown(text: str) -> bool:
    """Whether a text could come from `cleaned`: a damaged file can't put anything else on a screen.

    It isn't compared with what `cleaned` makes of it, which differs for marks without a letter.
    """
    return foreign.clean(text) == text and len(text) <= MOST_CHARACTERS and "\n" not in text
