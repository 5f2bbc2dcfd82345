"""Roles: words for the looks of a stretch of a drawing, some of them for the ground below its text."""

from functools import lru_cache
from sys import intern


def role_of(ink: str, ground: str) -> str:
    """The role of an ink on a ground; either may be empty."""
    return f"{ink} {ground}".strip()


@lru_cache(1024)  # without it, a key takes 2 % more
def ground_and_ink(role: str) -> tuple[str, str]:
    """A role in two: the first word that is a ground, and those that aren't. Both are interned."""
    words = role.split()
    ground = next((word for word in words if is_ground(word)), "")
    return intern(ground), intern(" ".join(word for word in words if not is_ground(word)))


def is_ground(word: str) -> bool:
    """Whether a word of a role is for the ground below the text: a ground, chip, plate, seat or voice."""
    return word.startswith(("ground-", "chip", "plate", "seat-", "voice-"))
