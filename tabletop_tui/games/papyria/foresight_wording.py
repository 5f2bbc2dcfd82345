"""What Papyria's things, its table in words and its events share: its terms and what the rules foresee."""

from collections.abc import Sequence
from typing import Any, Final

from rulesets.papyria.components import EXTRA_SCORING_PRICE, KINDS, KNOWLEDGE_PRICES
from rulesets.papyria.foreseen import Foreseen
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.messages import Messages
from tabletop_tui.kit.narration import Narration
from tabletop_tui.kit.thing import KitWording
from tabletop_tui.kit.wording import Named
from tabletop_tui.text.words import Words

_GOODS: Final = {"lapis": "lapis", "papyri": "papyrus", "knowledge": "knowledge", "points": "points"}
"""The facts in messages that are amounts of a good."""


class Naming(Messages):
    """Messages whose facts are given as the rules know them: `name=1`, `lapis=2`."""

    wording: "ForesightWording"

    def __call__(self, *parts: str, **facts: Any) -> str:
        return super().__call__(
            *parts, **{fact: self.wording.named(fact, value) for fact, value in facts.items()}
        )


class ForesightWording(KitWording[PapyriaView]):
    """The words of a table of Papyria, with what its options would bring."""

    game = "papyria"
    TERMS = Terms
    MESSAGES = Naming
    say: Naming
    terms: Terms
    narration: Narration

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` are in seat order."""
        self.foreseen = Foreseen()
        super().__init__(words, people)

    def use(self, notation: str) -> None:
        self.say.wording = self
        super().use(notation)

    def named(self, fact: str, value: Any) -> Any:
        """A fact as messages mention it: seats, kinds and amounts of goods can be given by number or id."""
        if fact in _GOODS and isinstance(value, int):
            return self.terms.money(_GOODS[fact], value)
        if fact == "kind" and value in KINDS:
            return self.terms.kind(value)
        return self.name(value) if fact == "name" and (value is None or isinstance(value, int)) else value

    def border(self, view: PapyriaView, stand: str) -> str:
        """What there is at a border."""
        if stand == "A":
            prices = KNOWLEDGE_PRICES.items()
            offers = [self.say("text-offer", knowledge=gain, papyri=papyri) for papyri, gain in prices]
            return self.say("text-border-a", offers=", ".join(offers))
        tiles = "; ".join(self.terms.scoring_tile(tile) for tile in view.display) or self.say("none")
        return self.say("text-border-b", papyri=EXTRA_SCORING_PRICE, count=view.reserve, tiles=tiles)
