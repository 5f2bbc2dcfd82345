"""The end of a game at its screen: the score is counted up beside the boards, then the podium opens."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tabletop_tui.tui.screens.scene import OVER

if TYPE_CHECKING:
    from tabletop_tui.kit.card import Card
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.motion import Motion
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class GameEnd:
    """Shows the end of a game once."""

    def __init__(
        self,
        here: "Viewpoint",
        display: "Display",
        hooks: "GameHooks",
        motion: "Motion",
        explain: "Callable[[Card], None]",
        later: Callable[[Callable[[], None]], object],
    ) -> None:
        """`explain` shows a card beside the list; `later` calls something after what waits."""
        self._here = here
        self._display = display
        self._hooks = hooks
        self._motion = motion
        self._explain = explain
        self._later = later
        self.was_over = False
        """Whether the game was over when last shown."""

    def refresh(self) -> None:
        """Count up the score, once, when the game is over."""
        over = self._here.scene.mode == OVER
        if over and not self.was_over:
            self._count_up()
        self.was_over = over

    def _count_up(self) -> None:
        """Count the score up line by line beside the finished boards, then open the podium."""
        from tabletop_tui.tui.screens.counting import LINE_SECONDS, counted, lines_counted

        here = self._here
        standings = here.standings
        cards = counted(here.wording, standings, [person.colour for person in here.people])

        def show(line: str, card: "Card") -> None:
            self._explain(card)
            self._hooks.count_on_boards(line)

        frames = [
            partial(show, line, card) for line, card in zip(lines_counted(standings), cards, strict=True)
        ]
        opening = partial(self._open_podium, here.looking_at)
        self._motion.play(frames, opening, here.settings.motion, seconds=LINE_SECONDS)

    def _open_podium(self, looking_at: int) -> None:
        """Open the podium, over the boards of the seat that was shown before the count."""
        if self._here.scene.mode != OVER:
            return  # the last answer has been taken back
        self._here.looking_at = looking_at
        self._hooks.count_on_boards("")
        self._display.follow_cursor()
        _ = self._later(partial(self._display.read, "ending"))
