"""The whole log: typing searches it, Enter opens the replay at that moment."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.tui.screens.search import SearchPage
from tabletop_tui.tui.widgets.log import Sentence

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.log_text import LogText
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class LogScreen(SearchPage[Sentence]):
    """Everything that happened, the latest at the bottom; what was taken back is struck through."""

    def __init__(self, here: "Viewpoint", log: "LogText", look_back_at: Callable[[int], None]) -> None:
        """Begin at the latest sentence; `look_back_at` opens the replay at an entry of the log."""
        super().__init__(lambda: here.words.game.log_title())  # noqa: PLW0108 - in the language of then
        self.here = here
        self._log = log
        self._look_back_at = look_back_at
        self.enter_does = "game-log-jump"
        self.empty = "game-log-empty"

    def items(self) -> list[Sentence]:
        """Every sentence that the player at the keyboard may read."""
        return self._log.sentences()

    def matches(self, item: Sentence, sought: str) -> bool:
        """Whether the words, or the player's name, match."""
        name = "" if item.seat is None else self.here.people[item.seat].name.casefold()
        return sought in item.text.casefold() or sought == name

    def draw(self, item: Sentence, width: int) -> list[Line]:
        """The sentence with its seat's colour beside it."""
        colour = "dim" if item.seat is None else self.here.people[item.seat].colour
        return [(Run(" "), *line) for line in item.lines(width - 3, colour)]

    def take(self, item: Sentence) -> None:
        """Open the replay at that moment."""
        self._look_back_at(item.entry)
