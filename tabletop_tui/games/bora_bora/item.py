"""What all things of Bora Bora have in common: figures by the title of their column, sentences by a table."""

from typing import TYPE_CHECKING

from rulesets.bora_bora.components import LAST_STATUS, STATUS
from rulesets.bora_bora.preview import marker_of, status_preview
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.kit.thing import Facts, Figured
from tabletop_tui.games.kit.thing import Moment as Looked

if TYPE_CHECKING:
    pass

Moment = Looked[BoraBoraView]
NONE: Line = (Run("·", "faint"),)
_NUMBERED = frozenset({"open", "man", "woman"})
"""Nouns whose ids are places that have to be named where no board is beside the list."""


class Item(Figured[BoraBoraView]):
    """A thing that says consequence, cost and reason by the sentences of `TELLS`, from its `facts`."""

    terms: Terms

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Its name with its figures, where it lies in front."""
        said = super().alone(at, id, noun)
        return f"{id} {said}" if noun in _NUMBERED else said

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Its name, and what there is to say about it."""
        return [self.name(at, id, noun), *self.said(at, id, noun)]

    # -- what several things say -------------------------------------------------------------------

    def gold(self, points: int) -> Line:
        """Points that are to be had, in gold; nothing if there are none."""
        return (Run(f"+{self.terms.vp(points)}", "gold"),) if points else NONE

    def purse(self, at: Moment) -> Facts:
        """What a seat has to pay gods with; of others no hand."""
        own, terms = at.view.seats[at.seat], self.terms
        facts = {"hand": terms.hand(own.hand or ()), "offerings": terms.some("offerings", own.offerings)}
        return {**facts, "tiles": terms.some("god-tiles", own.god_tiles)}

    def climb(self, at: Moment, steps: int) -> Facts:
        """Steps on the status track: spaces, points, who is overtaken, how many steps the end swallows."""
        before, after = marker_of(at.view, at.seat), status_preview(at.view, at.seat, steps)
        ahead = [seat for space in range(before, after.space + 1) for seat in at.view.status[space]]
        passed = [self.wording.name(seat) for seat in ahead[ahead.index(at.seat) + 1 :]]
        lost = max(0, before + steps - LAST_STATUS)
        return {
            "before": before,
            "after": after.space,
            "now": self.terms.vp(STATUS[before]),
            "then": self.terms.vp(after.points),
            "more": after.points - STATUS[before],
            "names": self.listing(passed),
            "lost": lost and self.terms.some("steps", lost),
        }


CLIMB = "!warn-status-end?lost detail-status?then detail-overtakes?names"
"""The sentences about `Item.climb`."""


def shown(*runs: Run | str) -> Line:
    """A figure of words and signs."""
    return tuple(Run(run) if isinstance(run, str) else run for run in runs)
