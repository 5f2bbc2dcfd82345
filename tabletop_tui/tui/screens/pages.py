"""The pages to read over a game, by name; each is imported when it is opened."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from textual.screen import Screen

    from tabletop_tui.tui.screens.game import GameScreen


def page_of(game: "GameScreen", name: str) -> "Screen[Any]":
    """A page about a game. Raises `LookupError` if there is none with this name."""
    if name == "help":
        from tabletop_tui.tui.screens.help import help_page

        return help_page(game)
    if name == "why":
        from tabletop_tui.tui.screens.help import why_page

        return why_page(game)
    if name == "score":
        from tabletop_tui.tui.screens.scoresheet import ScoreSheet

        return ScoreSheet(game)
    if name == "review":
        from tabletop_tui.tui.screens.review import ReviewPage

        return ReviewPage(game)
    if name == "log":
        from tabletop_tui.tui.screens.logview import LogScreen

        return LogScreen(game)
    if name == "standing":
        from tabletop_tui.tui.screens.standing_answers import StandingAnswersScreen

        return StandingAnswersScreen(game)
    if name == "coach":
        from tabletop_tui.tui.screens.coaching import coach_page

        return coach_page(game)
    if name == "rules":
        from tabletop_tui.tui.screens.rules import RulesScreen

        return RulesScreen(game.session.rules.id)
    if name == "debug":
        from tabletop_tui.tui.screens.debug import debug_page

        return debug_page(game)
    raise LookupError(name)
