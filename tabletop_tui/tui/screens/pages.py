"""The pages to read over a game, by name; each is imported when it is opened."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from textual.screen import Screen

    from tabletop_tui.kit.card import Card
    from tabletop_tui.tui.screens.coaching import Coaching
    from tabletop_tui.tui.screens.controller import Controller
    from tabletop_tui.tui.screens.cursor import Cursor
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.log_text import LogText
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class Pages:
    """Makes the pages about one game."""

    def __init__(
        self,
        here: "Viewpoint",
        display: "Display",
        hooks: "GameHooks",
        cursor: "Cursor",
        log: "LogText",
        coaching: "Coaching",
        controller: "Controller",
        look_back_at: Callable[[int], None],
        unsaid: "Callable[[], Card | None]",
    ) -> None:
        """`look_back_at` opens the replay at an entry of the log; `unsaid` returns the card under the cursor,
        if there isn't room for all of it.
        """
        self._here = here
        self._display = display
        self._hooks = hooks
        self._cursor = cursor
        self._log = log
        self._coaching = coaching
        self._controller = controller
        self._look_back_at = look_back_at
        self._unsaid = unsaid

    def page(self, name: str) -> "Screen[Any]":
        """A page about the game. Raises `LookupError` if there is none with this name."""
        here = self._here
        if name == "help":
            from tabletop_tui.tui.screens.help import help_page

            return help_page(here, self._display.read, self._unsaid())
        if name == "why":
            from tabletop_tui.tui.screens.help import why_page

            return why_page(here, self._hooks, self._cursor.target, self._display.read)
        if name == "score":
            from tabletop_tui.tui.screens.scoresheet import ScoreSheet

            return ScoreSheet(here, self._controller.choose)
        if name == "ending":
            from tabletop_tui.tui.screens.ending import EndingScreen

            return EndingScreen(here, self._controller.choose, self._hooks.finished)
        if name == "review":
            from tabletop_tui.tui.screens.review import ReviewPage

            return ReviewPage(here, self._look_back_at)
        if name == "log":
            from tabletop_tui.tui.screens.logview import LogScreen

            return LogScreen(here, self._log, self._look_back_at)
        if name == "standing":
            from tabletop_tui.tui.screens.standing_answers import StandingAnswersScreen

            return StandingAnswersScreen(here)
        if name == "people":
            from tabletop_tui.tui.screens.seating import SeatingScreen

            return SeatingScreen(here)
        if name == "coach":
            from tabletop_tui.tui.screens.coach_page import coach_page

            return coach_page(here, self._coaching, self._display.read)
        if name in ("rules", "ruling"):
            from tabletop_tui.play.rulings import section_of_ruling
            from tabletop_tui.tui.screens.rules import RulesScreen

            at = section_of_ruling(here.table, here.scene.decision) if name == "ruling" else ""
            return RulesScreen(here.session.rules.id, at)
        if name == "debug":
            from tabletop_tui.tui.screens.debug import debug_page

            return debug_page(here, self._cursor)
        raise LookupError(name)
