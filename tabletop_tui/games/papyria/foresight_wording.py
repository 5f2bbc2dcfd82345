"""What Papyria's things and its table in words share: its terms and what the rules foresee."""

from collections.abc import Sequence

from rulesets.papyria.advice.foreseen import Foreseen
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.outcome import Spaces
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.thing import KitWording
from tabletop_tui.kit.wording import Named
from tabletop_tui.text.words import Words


class ForesightWording(KitWording[PapyriaView]):
    """The words of a table of Papyria, with what its options would bring."""

    game = "papyria"
    MESSAGES = PapyriaMessages
    TERMS = Terms
    say: PapyriaMessages
    terms: Terms

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` are in seat order."""
        self.foreseen = Foreseen()
        super().__init__(words, people)

    def use(self, notation: str) -> None:
        super().use(notation)
        self.spaces = Spaces(self.terms)
