"""A part of the table in lines of words."""

from collections.abc import Iterable, Sequence

from rulesets.core.records import record


@record
class BoardPart:
    """Lines about one part of the table."""

    name: str
    """What a player types to hear it; empty for the lines that begin the table."""
    lines: Sequence[str]
    of: int | None = None
    """The seat before which it lies."""
    is_long: bool = False
    """A drawing, or a list that takes a while to hear: said only if it is asked for by its name."""


def joined(parts: Iterable[BoardPart]) -> str:
    """All parts as one text, with a blank line between them."""
    return "\n\n".join("\n".join(part.lines) for part in parts)
