"""A turn in a line of signs: what begins with the same word as the part before continues it."""

from collections.abc import Iterable


def continued(parts: Iterable[str | None]) -> list[str]:
    """The parts of a line: `burns ▲`, `burns ●` become `burns ▲●`. Empty ones are left out."""
    said: list[str] = []
    for part in parts:
        verb, _, rest = (part or "").partition(" ")
        if said and rest and said[-1].startswith(f"{verb} "):
            said[-1] += rest
        elif part:
            said.append(part)
    return said
