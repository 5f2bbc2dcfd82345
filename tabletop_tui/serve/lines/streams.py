"""Keeps what is printed by mistake off the guests' screens.

A Textual app puts an object of its own in place of `sys.stdout` while it runs. With many apps that come
and go in any order, the one that is put back may belong to an app that has ended: it stays alive, and
what is printed is lost. So all apps here share one object, which is in place before the first of them.
"""

import contextlib
import io
from collections.abc import Callable, Iterator

MOST_KEPT = 400
"""Characters of something printed that are kept."""


class Sink(io.TextIOBase):
    """Takes what is printed, and passes it to the log."""

    def __init__(self) -> None:
        """Drops what is printed until a log is set."""
        super().__init__()
        self.log: Callable[[str], None] | None = None

    def write(self, text: str) -> int:
        """Pass a text to the log; returns its length."""
        said = text.strip()
        if said and self.log is not None:
            self.log(said[:MOST_KEPT])
        return len(text)

    def writable(self) -> bool:
        """Whether it can be written to: always."""
        return True


SINK = Sink()
"""The one that all apps of this process share."""


@contextlib.contextmanager
def kept_apart(log: Callable[[str], None] | None = None) -> Iterator[None]:
    """In this block nothing printed reaches a terminal; afterwards everything is as before."""
    before = SINK.log
    SINK.log = log
    try:
        with contextlib.redirect_stdout(SINK), contextlib.redirect_stderr(SINK):
            yield
    finally:
        SINK.log = before
