"""What is asked once more before it is chosen in Papyria: what a first-time player might regret."""

from typing import Any

from rulesets.core import Decision, Option
from rulesets.papyria.foresight import raised_first, uses_left
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.details import Details
from tabletop_tui.games.papyria.moment import price, tile_worth
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
            return self._space(view, decision.seat, (option.target or "").removeprefix("space:"))
        return None

    def _extra(self, view: PapyriaView, own: SeatView, option: Option[Any]) -> str | None:
        """Papyri for a scoring without points."""
        tile = view.display[option.value.slot]
        if tile_worth(own, tile).points:
            return None
        return self.say("confirm-extra", tile=self.terms.scoring_tile(tile))

    def _space(self, view: PapyriaView, seat: int, here: str) -> str | None:
        """A good that would have to be given up, while something could be done about it first."""
        found, own = view.spaces[here], view.seats[seat]
        if found.end is not None or not found.height:
            if found.good == "lapis_production" and raised_first(view, seat):
                return self.say("confirm-mine-first")
            return None
        can = uses_left(view, seat)[here.partition(":")[2]].can
        if not can.first:
            return None
        if can.lacks == "room":
            return self.say("confirm-enclosed")
        if can.lacks == "lapis":
            short = price(own, found.good) - own.lapis
            return self.say("confirm-too-dear", found.good, short=self.terms.lapis(short))
        return self.say("confirm-no-site", found.good, first=self.details.options.first(can))
