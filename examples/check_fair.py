"""Checks a game that is fair by proof without this program, from what docs/fair.md says. Needs Python only.

    python check_fair.py GAME.json CHANCE.json HASH DIGEST

GAME.json comes from `tabletop export`, CHANCE.json from `tabletop verify GAME.json --json`; HASH and DIGEST
are what you noted. It checks hash, seed, digest, and every random number; it knows no rules.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

WORD = 1 << 64


def line(values: Any) -> bytes:
    """JSON without blanks, names in order, letters as they are."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def keyed(secret: bytes, values: Any) -> bytes:
    return hmac.digest(secret, line(values), "sha256")


def bound(kept: Any, name: str) -> str:
    """What is bound of a name: the digest of its salt and itself, or that digest alone if it was erased."""
    return kept.get("digest") or hashlib.sha256(line([kept["salt"], name])).hexdigest()


def digest_of(game: Any, secret: bytes) -> str:
    """The digest at the end: 32 digits for the answers, 32 for the players."""
    head = [game[name] for name in ("game", "seats", "variants", "version", "components")]
    added = [bound(kept, name) for _, name, _, _, kept in game["fair"]["entries"]]
    link = keyed(secret, ["tabletop game 2", *head, added])
    for answer in game["answers"]:
        link = hashlib.sha256(link + line(answer)).digest()
    names = [person["name"] for person in game["people"]]
    players = line([bound(*each) for each in zip(game["fair"]["players"], names, strict=True)])
    return hashlib.sha256(link).hexdigest()[:32] + hashlib.sha256(link + players).hexdigest()[:32]


def drawn(state: int) -> Iterator[int]:
    """The numbers of splitmix64 from a seed on."""
    while True:
        state = (state + 0x9E3779B97F4A7C15) % WORD
        mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % WORD
        yield mixed ^ mixed >> 31


def below(numbers: Iterator[int], limit: int) -> int:
    """A number from 0 up to but excluding a limit: the highest, which would favour some, are left out."""
    return next(number for number in numbers if number < WORD - WORD % limit) % limit


def expected(use: Any, numbers: Iterator[int]) -> list[int]:
    """What a roll, a draw or a shuffle should have brought. A shuffle exchanges from the last place down."""
    limits = range(use["of"], 1, -1) if use["what"] == "shuffle" else [use["of"]]
    return [below(numbers, limit) for limit in limits]


def faults(game: Any, chance: Any, noted_hash: str, noted_digest: str) -> Iterator[str]:
    fair = game["fair"]
    secret = bytes.fromhex(fair["secret"])
    if hashlib.sha256(secret).hexdigest() != noted_hash.strip().lower():
        yield "the hash isn't that of the secret"
    added = [[seat, words, drawn_for_them] for seat, _, words, drawn_for_them, _ in fair["entries"]]
    mixed = keyed(secret, ["tabletop fair 2", game["game"], game["seats"], added])
    if int.from_bytes(mixed[:8], "big") >> 1 != game["seed"]:
        yield "the seed doesn't follow from secret and words"
    if digest_of(game, secret) != "".join(noted_digest.lower().replace("/", " ").split()):
        yield "the digest is another"
    numbers = drawn(game["seed"])
    for place, use in enumerate(chance["chance"], start=1):
        if expected(use, numbers) != use["numbers"]:
            yield f"use of chance {place}, after answer {use['answer']}, didn't come from the seed"
            return


if __name__ == "__main__":
    game, chance = (json.loads(Path(each).read_text("utf-8")) for each in sys.argv[1:3])
    found = list(faults(game, chance, *sys.argv[3:5]))
    if found:
        sys.exit("\n".join(found))
    print(f"hash fits, seed fits, digest fits, {len(chance['chance'])} uses of chance fit")
