"""The program on a guest's terminal, as a server's screens know it: it makes them, not they it."""

from collections.abc import Callable
from typing import Any, Protocol

from textual.screen import Screen

from tabletop_tui.host.settings import Settings
from tabletop_tui.serve.attention import Attention


class GuestProgram(Protocol):
    """What these screens need besides what every screen finds in its program (`ServedApp`)."""

    attention: Attention
    settings: Settings

    @property
    def screen(self) -> Screen[Any]:
        """The screen on top."""

    def leave_game(self) -> None:
        """Leave a table for the list of tables."""

    def leave_house(self) -> None:
        """Leave the server."""

    def call_later(self, callback: Callable[..., Any], *args: object) -> bool:
        """Call this when all messages that wait now have been processed."""
