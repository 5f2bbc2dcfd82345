"""A connection to a guest's terminal: what is written to it, what comes from it, how large it is.

Knows nothing of SSH: the owner of the channel supplies a `send`, and passes on what has arrived.
"""

import codecs
from collections.abc import Callable
from dataclasses import dataclass, field

from tabletop_tui.serve.limits import LEAST_SIZE, MOST_SIZE, MOST_WAITING
from tabletop_tui.tui.terminal.far import Alone, Turns

USUAL_SCREEN = "\x1b[?47l"
"""Goes back from the alternate screen to the usual one; changes nothing if that is shown already."""


def fitting(width: int, height: int) -> tuple[int, int]:
    """A size within our limits. A window that reports none (0) counts as 80x24."""
    across, down = width or 80, height or 24
    return (
        min(max(across, LEAST_SIZE[0]), MOST_SIZE[0]),
        min(max(down, LEAST_SIZE[1]), MOST_SIZE[1]),
    )


@dataclass
class FarTerminal:
    """One terminal at the other end. Belongs to one event loop."""

    send: Callable[[bytes], None]
    """Hands bytes to the connection; must not block."""
    waiting: Callable[[], int]
    """How many bytes the connection hasn't sent yet."""
    cut: Callable[[str], None]
    """Ends the connection; the message id says why."""
    size: tuple[int, int] = (80, 24)
    on_text: Callable[[str], None] | None = None
    """Called with characters that have come in."""
    on_size: Callable[[tuple[int, int]], None] | None = None
    on_lost: Callable[[], None] | None = None
    """Called when keys were left out, since more came than could be shown."""
    cancel_out: Callable[[str, str], bool] | None = None
    """Says whether two keys, one right after the other, change nothing together."""
    closed: bool = False
    turns: Turns = field(default_factory=Alone, repr=False)
    """The turns of the person at this terminal, shared by all their connections."""
    _decoder: codecs.IncrementalDecoder = field(
        default_factory=lambda: codecs.getincrementaldecoder("utf-8")("replace"), repr=False
    )

    def write(self, text: str) -> None:
        """Send text; a terminal that doesn't read is cut off before it fills our memory."""
        if self.closed:
            return
        self.send(text.encode("utf-8", "replace"))
        if self.waiting() > MOST_WAITING:
            self.closed = True
            self.cut("serve-too-slow")

    def arrived(self, data: bytes) -> None:
        """Take bytes that came from the terminal."""
        text = self._decoder.decode(data)
        if text and self.on_text is not None and not self.closed:
            self.on_text(text)

    def resized(self, width: int, height: int) -> None:
        """The window's size has changed."""
        size = fitting(width, height)
        if size != self.size:
            self.size = size
            if self.on_size is not None and not self.closed:
                self.on_size(size)
