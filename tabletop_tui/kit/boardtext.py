"""The table in lines of words, part by part, for pipes, plain mode and screen readers."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from rulesets.core.records import record
from tabletop_tui.kit.thing import KitWording

V = TypeVar("V")


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


class BoardText(Generic[V]):
    """Writes a table down in words, with the names of its players."""

    terms: Any
    """Names and notation, of a class that each game chooses."""

    def __init__(self, wording: KitWording[V]) -> None:
        self.wording = wording
        self.terms = wording.terms
        self.say, self.name = wording.say, wording.name

    @abstractmethod
    def parts(self, view: V, seat: int | None) -> Iterator[BoardPart]:
        """The whole table, with one seat's things in full; without a seat, everyone's."""
