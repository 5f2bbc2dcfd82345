"""What is to be painted: pieces of rows, each with the place where it begins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.control import Control
from rich.segment import Segment
from textual._compositor import CompositorUpdate
from textual.strip import Strip

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult


class Piece(NamedTuple):
    """Some cells of a row."""

    y: int
    x: int
    strip: Strip


class PiecesUpdate(CompositorUpdate):
    """Pieces from the top to the bottom, in each row from left to right."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        """To be painted over whatever is there."""
        self.pieces = pieces

    def render_segments(self, console: "Console") -> str:
        """As Textual would write them, each with a move to its place."""
        return "".join(
            f"{Control.move_to(x, y).segment.text}{strip.render(console)}" for y, x, strip in self.pieces
        )

    def __rich_console__(self, console: "Console", options: "ConsoleOptions") -> "RenderResult":
        """The same update as segments, for callers that don't write pieces."""
        for y, x, strip in self.pieces:
            yield Control.move_to(x, y).segment
            yield from strip
        yield Segment("")
