"""Getting the attention of a terminal's players: a bell, a different title, a notification.

All of it is our own text: nothing that people typed is put into a sequence.
"""

import re
from collections.abc import Callable

from tabletop_tui.host.settings import Settings

_NO_TITLE = re.compile(r"linux|vt\d+|cons\d+|dumb|unknown|sun|$", re.IGNORECASE)
"""Terminals without a title, some of which would show the sequence."""

_PUSH, _POP = "\x1b[22;2t", "\x1b[23;2t"
"""Save the terminal's title, and restore it; terminals that don't know these do nothing."""
_BELL = "\x07"
_END = "\x1b\\"


def has_title(term: str) -> bool:
    """Whether a terminal, by the value of TERM, has a window with a title."""
    return _NO_TITLE.match(term) is None


class Attention:
    """The bell, the title and the notifications of one terminal."""

    def __init__(self, send: Callable[[str], None], *, titles: bool) -> None:
        """`send` hands text to the terminal; `titles` is whether it has a title (`has_title`)."""
        self._send = send
        self._titles = titles
        self._title: str | None = None

    def name(self, title: str, settings: Settings) -> None:
        """Give the window this title, or restore its own if the settings say so."""
        if not settings.window_title:
            self.leave()
        elif self._titles and title != self._title:
            first = _PUSH if self._title is None else ""
            self._title = title
            self._send(f"{first}\x1b]2;{_plain(title)}{_END}")

    def call(self, text: str, settings: Settings) -> None:
        """Call the players, as it is their turn, by bell and notification, as the settings say."""
        sent = _BELL if settings.bell else ""
        if self._titles and settings.notify == "osc9":
            sent += f"\x1b]9;{_plain(text)}{_END}"
        elif self._titles and settings.notify == "osc777":
            sent += f"\x1b]777;notify;tabletop;{_plain(text)}{_END}"
        if sent:
            self._send(sent)

    def leave(self) -> None:
        """Restore the window's own title."""
        if self._title is not None:
            self._title = None
            self._send(_POP)


def _plain(text: str) -> str:
    """The text without anything that ends a sequence or separates its fields."""
    return "".join(char for char in text if char.isprintable() and char != ";")
