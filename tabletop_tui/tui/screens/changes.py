"""How the people at a terminal change the game, and what they read if it refuses."""

from typing import TYPE_CHECKING

from rulesets.core import IllegalChoice

if TYPE_CHECKING:
    from tabletop_tui.play.record import Act
    from tabletop_tui.tui.screens.display import Display
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class Changes:
    """Changes the game, and says why if it can't be done or stored."""

    def __init__(self, here: "Viewpoint", display: "Display") -> None:
        """Acts for the people at this terminal."""
        self._here = here
        self._display = display

    def do(self, act: "Act") -> None:
        """Change the game. Raises what has no reason that could be said."""
        self._here.place.do(act, self.refused)

    def refused(self, error: Exception) -> None:
        """Report that something couldn't be done or stored. Raises an error without a reason."""
        here, display, reason = self._here, self._display, getattr(error, "reason", None)
        if reason is None and not isinstance(error, IllegalChoice):
            raise error
        if not here.is_open:
            return  # its players have gone
        if reason is None:
            display.say(here.words.game.not_on_offer())
            return
        from tabletop_tui.text.complaints import sentence_of

        display.update_game()
        display.say(sentence_of(here.words, reason))
