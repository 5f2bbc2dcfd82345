"""What is asked once more before it is chosen in Papyria: what a first-time player might regret."""

from typing import Any

from rulesets.core import Decision, Option
from rulesets.papyria.preview import legal_cells
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.details import Details
from tabletop_tui.games.papyria.moment import price, sites, tile_worth
from tabletop_tui.games.papyria.options import is_extra
from tabletop_tui.games.papyria.terms import Terms


class Confirming:
    """Finds what may be a mistake."""

    def __init__(self, terms: Terms, details: Details) -> None:
        """In the words of `terms`."""
        self.say = terms.say
        self.terms = terms
        self.details = details

    def question(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> str | None:
        """What to ask once more, or `None`."""
        own = view.seats[decision.seat]
        if option.key == "decline":
            return self.say("confirm-decline", decision.kind.partition("_")[2])
        if is_extra(option.value):
            return self._extra(view, own, option)
        if option.key.startswith("space:"):
            return self._space(view, own, (option.target or "").removeprefix("space:"))
        return None

    def _extra(self, view: PapyriaView, own: SeatView, option: Option[Any]) -> str | None:
        """Papyri for a scoring without points."""
        tile = view.display[option.value.slot]
        if tile_worth(own, tile).points:
            return None
        return self.say("confirm-extra", tile=self.terms.scoring_tile(tile))

    def _space(self, view: PapyriaView, own: SeatView, here: str) -> str | None:
        """A good that would have to be given up, while something could be done about it first."""
        found = view.spaces[here]
        if found.end is not None or not found.height:
            return self._production(view, own, found.good)
        if found.good == "landscape" and view.priest_right and not legal_cells(own):
            return self.say("confirm-enclosed")
        if found.good in ("temple", "city"):
            short = price(own, found.good) - own.lapis
            if sites(own, found.good) and 0 < short <= self._lapis_first(view, own):
                return self.say("confirm-too-dear", found.good, short=self.terms.lapis(short))
        return None

    def _production(self, view: PapyriaView, own: SeatView, good: str) -> str | None:
        """Producing lapis before the mine is built."""
        if good == "lapis_production" and self.details.mine_first(view, own):
            return self.say("confirm-mine-first")
        return None

    @staticmethod
    def _lapis_first(view: PapyriaView, own: SeatView) -> int:
        """Lapis that the other main action of this turn would bring."""
        if view.moved is None or view.moved.ring == "s":
            return 0
        others = (view.spaces[f"{view.moved.position}:{space}"] for space in view.todo)
        return own.lapis_production if any(other.good == "lapis_production" for other in others) else 0
