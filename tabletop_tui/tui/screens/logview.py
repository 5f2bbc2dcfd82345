"""The whole log: typing searches it, Enter opens the replay at that moment."""

from typing import TYPE_CHECKING

from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.tui.screens.search import SearchPage
from tabletop_tui.tui.widgets.log import Sentence

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.game import GameScreen


class LogScreen(SearchPage[Sentence]):
    """Everything that happened, the latest at the bottom; what was taken back is struck through."""

    def __init__(self, game: "GameScreen") -> None:
        """Begin at the latest sentence."""
        super().__init__(lambda: game.words("game-log-title"))
        self.game = game
        self.enter_does = "game-log-jump"
        self.empty = "game-log-empty"

    def items(self) -> list[Sentence]:
        """Every sentence that the player at the keyboard may read."""
        return self.game.said()

    def matches(self, item: Sentence, sought: str) -> bool:
        """Whether the words, or the player's name, match."""
        name = "" if item.seat is None else self.game.people[item.seat].name.casefold()
        return sought in item.text.casefold() or sought == name

    def draw(self, item: Sentence, width: int) -> list[Line]:
        """The sentence with its seat's colour beside it."""
        colour = "dim" if item.seat is None else self.game.people[item.seat].colour
        return [(Run(" "), *line) for line in item.lines(width - 3, colour)]

    def take(self, item: Sentence) -> None:
        """Open the replay at that moment."""
        self.game.controller.look_back_at(item.entry)
