"""What Papyria's things and its table in words share: its terms and what the rules foresee."""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.outcome import Spaces
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.thing import KitWording

if TYPE_CHECKING:
    from rulesets.papyria.advice.foreseen import Foreseen


class ForesightWording(KitWording[PapyriaView]):
    """The words of a table of Papyria, with what its options would bring."""

    game = "papyria"
    MESSAGES = PapyriaMessages
    TERMS = Terms
    say: PapyriaMessages
    terms: Terms

    @cached_property
    def foreseen(self) -> "Foreseen":
        """What the rules foresee; no start needs it."""
        from rulesets.papyria.advice.foreseen import Foreseen

        return Foreseen()

    def read_ahead(self) -> Iterator[None]:
        yield from super().read_ahead()
        _ = self.foreseen
        yield

    def use(self, notation: str) -> None:
        super().use(notation)
        self.spaces = Spaces(self.terms)
