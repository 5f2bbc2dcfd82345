"""The strip above a server's tables: how friends come in, and who is here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Line, Run, cells, wrap
from tabletop_tui.tui.screens.bars import Fitted

if TYPE_CHECKING:
    from textual.geometry import Size

MOST_COMPANY = 3
"""The most lines on who is here."""


@record
class Said:
    """The text of the strip above the tables."""

    entrance: tuple[str, ...] = ()
    """For the host: how friends come in."""
    company: tuple[str, ...] = ()
    """All other people who are here."""
    empty: str = ""
    """Shown if no one else is here."""
    more: tuple[str, ...] = ()
    """The words for people for whom there is no room, by their number."""


class CompanyBar(Fitted):
    """Above the tables: how friends come in, and who is here."""

    def __init__(self, id: str = "company") -> None:
        """Shows nothing until the house says who is here."""
        super().__init__(id=id)
        self._said = Said()

    def say(self, said: Said) -> None:
        """Show who is here and what they do."""
        if said != self._said:
            before, self._said = self._said, said
            self.refit()
            if len(self._lines_of(said)) != len(self._lines_of(before)):
                _ = self.refresh(layout=True)

    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """As many lines as there is to say."""
        return self._lines_of(self._said, width)

    def get_content_height(self, container: "Size", viewport: "Size", width: int) -> int:
        """As many lines as there is to say."""
        return len(self._lines_of(self._said, width))

    def _lines_of(self, said: Said, width: int = 0) -> list[Line]:
        room = max((width or self.size.width or 80) - 2, 20)
        entrance = [line for text in said.entrance for line in wrap(text, room)]
        texts = [""]
        for number, piece in enumerate(said.company or (said.empty,)):
            left = len(said.company) - number
            rest = f" · {said.more[left - 1]}" if left > 1 and len(texts) == MOST_COMPANY else ""
            joined = f"{texts[-1]} · {piece}" if texts[-1] else piece
            if cells(joined + rest) <= room:
                texts[-1] = joined
            elif len(texts) < MOST_COMPANY:
                texts.append(piece)
            else:
                texts[-1] += f" · {said.more[left]}"
                break
        lines = [*((text, "you") for text in entrance), *((text, "dim") for text in texts if text)]
        return [(Run(" "), Run(text, role)) for text, role in lines]
