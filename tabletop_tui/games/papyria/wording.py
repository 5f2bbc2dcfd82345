"""Papyria in sentences: questions, options, reasons, score lines."""

from typing import Any

from rulesets.core import Decision, Event, Option
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.wording import Wording


class PapyriaWording(Wording):
    """The words of Papyria."""

    game = "papyria"

    def option(self, _view: PapyriaView, _decision: Decision[Any], option: Option[Any]) -> str:
        """What can be chosen, in a few words."""
        return option.key

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence; `None` if that isn't worth a line of the log."""
        return event.kind

    def board_text(self, view: PapyriaView, _seat: int | None) -> str:
        """The table in lines of text."""
        return str(view.round)
