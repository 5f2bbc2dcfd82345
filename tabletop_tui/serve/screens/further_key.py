"""How a member logs in with a further key: a code, and what to type."""

from rulesets.core.message import Message
from tabletop_tui.paint.drawing import Line, Run, wrap
from tabletop_tui.tui.screens.about import MEASURE, TextScreen
from tabletop_tui.tui.screens.menu import SHEET


class FurtherKeyScreen(TextScreen):
    """What to type on the other computer, and until when."""

    CSS_PATH = [SHEET, SHEET.with_name("about.tcss")]

    def __init__(self, said: list[Message]) -> None:
        """What to do, the command, and further sentences (`further_key`)."""
        super().__init__()
        self._said = said

    @property
    def heading(self) -> str:
        """The title of the page."""
        return self.words.serve.more_key_title()

    def text(self, width: int) -> list[Line]:
        """A paragraph for each sentence; the command isn't broken."""
        lines: list[Line] = []
        for number, each in enumerate(self._said):
            said, command = self.words(each.id, **each.facts), number == 1
            shown = [(Run(f"  {said}", "strong"),)] if command else _paragraph(said, width)
            lines += [(), *shown]
        return lines


def _paragraph(said: str, width: int) -> list[Line]:
    return [(Run(text),) for text in wrap(said, min(width, MEASURE))]
