"""What all things of Bora Bora have: the game's messages and terms, and small figures."""

from collections.abc import Iterable, Mapping, Sequence

from rulesets.bora_bora.advice.for_me import for_me
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.games.bora_bora.drawings import worth
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.kit.thing import Figured, Title
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run

Moment = Looked[BoraBoraView]
Figures = Mapping[Title, Line]
NONE = (Run("·", "faint"),)
"""The figure for nothing."""


def cell(text: str | int, role: str = "") -> Line:
    """A number or a few words in a list."""
    return (Run(str(text), role),)


def warning(sentence: str) -> str:
    """A sentence that warns of a loss."""
    return f"! {sentence}"


class BoraBoraThing(Figured[BoraBoraView]):
    """A thing with the game's messages and terms at hand."""

    say: BoraBoraMessages
    terms: Terms

    def describe(self, at: Moment, id: str, noun: str) -> Iterable[str]:
        """Its name, and what there is to say about it."""
        return [self.name(at, id, noun), *self.said(at, id, noun)]

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its figures, and after them what it comes to for the player who decides."""
        row = list(super().cells(at, id, noun))
        if row and at.decision is not None:
            row[-1] = worth.for_me(
                self.terms, for_me(at.view, at.seat, at.decision, f"{noun}:{id}" if id else noun)
            )
        return row

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """Points at once."""
        told = for_me(at.view, at.seat, at.decision, f"{noun}:{id}" if id else noun)
        return told.now if told is not None else 0

    def unless_aloud(self, shown: str, aloud: str) -> str:
        """Words that stand alone in a list, or those that follow a title where text is read `aloud`."""
        return aloud if self.terms.spelt else shown
