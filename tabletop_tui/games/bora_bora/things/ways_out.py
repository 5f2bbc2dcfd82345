"""Ending an action or a turn, passing, and stopping a choice."""

from collections.abc import Iterator

from rulesets.bora_bora.advice.ways_out import (
    points_lost,
    still_affordable,
    still_fulfillable,
    still_usable,
)
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Moment
from tabletop_tui.games.bora_bora.things.jewelry import next_pieces


class StopThing(BoraBoraThing):
    """Spending or moving no more."""

    nouns = ("stop",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        if self._spends(at):
            return self.say.option_stop_helper_spend()
        return self.say.option_stop_move_hut_more()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        if self._spends(at):
            yield self.say.detail_stop_helper_spend()
        else:
            yield self.say.detail_stop_move_hut_more()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before the helper's points are lost."""
        lost = points_lost(at.view, at.decision)
        return self.say.confirm_stop(left=self.say.point(count=lost)) if lost else None

    def _spends(self, at: Moment) -> bool:
        """Whether the helper's points are being spent, rather than huts moved."""
        return at.decision is not None and at.decision.kind == "helper_spend"


class EndThing(BoraBoraThing):
    """Ending the turn of people."""

    nouns = ("end",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_end()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_end()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked while people could still be used without a god."""
        left = [self.terms.named(kind, sex) for sex, kind in still_usable(at.decision)]
        return self.say.confirm_end(left=self.listing_or(left)) if left else None


class PassThing(BoraBoraThing):
    """Buying no jewelry."""

    nouns = ("pass",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_pass()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_pass()
        yield from next_pieces(self, at)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked while a piece could be afforded."""
        left = [self.terms.jewel(jewel) for jewel in still_affordable(at.decision)]
        return self.say.confirm_pass(left=self.listing_or(left)) if left else None


class DoneThing(BoraBoraThing):
    """Fulfilling no more of the last tasks."""

    nouns = ("done",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_done()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_done()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked while tasks could still be fulfilled."""
        left = [self.terms.quoted(task) for task in still_fulfillable(at.decision)]
        return self.say.confirm_done(left=self.listing_or(left)) if left else None
