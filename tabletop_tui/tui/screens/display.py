"""What the helpers of a game's screen may have it show."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from textual.geometry import Size


class Display(Protocol):
    """All that helpers know of the screen; what is shown now is in the `Viewpoint`."""

    @property
    def strip_size(self) -> "Size":
        """How many cells the strip has in a line, and how many lines."""

    def card_is_seen(self, key: str) -> bool:
        """Whether the cursor is on this option, and its card has room for all it says."""

    def say(self, text: str, *, again: bool = False) -> None:
        """Show the player a sentence until the next key; `again` tells one that asks to confirm from others.

        An empty one removes what was said.
        """

    def unsay(self, *texts: str) -> None:
        """Remove the sentence if it is one of these and still shown."""

    def quiet(self, *, notes: bool = True) -> None:
        """Another key: remove the sentence, stop what moves, and, if there was none to be read before them,
        put away the `notes` that have been read.
        """

    def update_game(self) -> None:
        """Show what has happened at the table."""

    def speak(self) -> None:
        """Show what coach or lesson say now, in the strip above the keys."""

    def follow_cursor(self) -> None:
        """Show what choosing the thing under the cursor would do."""

    def narrow(self, target: str | None) -> None:
        """List only what can be chosen at a target; `None` lists everything."""

    def begin_keys(self, typed: str, key: str) -> None:
        """List and boards offer what can follow the `typed` keys, and the cursor aims at the entry `key`."""

    def read(self, page: str) -> None:
        """Open a page to read over the game, by its name."""

    def run_task(self, task: Coroutine[Any, Any, None], group: str) -> None:
        """Run a task in the background, in place of the last of its group; it ends with the screen."""
