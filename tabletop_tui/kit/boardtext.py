"""The table in lines of words, part by part, for pipes, plain mode and screen readers."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from tabletop_tui.kit.board_part import BoardPart
from tabletop_tui.kit.thing import KitWording

V = TypeVar("V")


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
