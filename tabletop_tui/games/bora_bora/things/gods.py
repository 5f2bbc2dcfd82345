"""God cards, god tiles, and ways to pay for a god."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rulesets.bora_bora.advice.gods import (
    GodCardAdvice,
    PaymentAdvice,
    gods_to_draw,
    open_card_advice,
    payment_advice,
)
from rulesets.bora_bora.components import GOD_ROWS, GodWord
from rulesets.bora_bora.gods import Purse
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.things.base import NONE, BoraBoraThing, Figures, Moment, cell
from tabletop_tui.kit.thing import Title

DOES: Final[Mapping[GodWord, Title]] = {
    "blue": BoraBoraMessages.god_does_blue,
    "white": BoraBoraMessages.god_does_white,
    "red": BoraBoraMessages.god_does_red,
    "green": BoraBoraMessages.god_does_green,
    "yellow": BoraBoraMessages.god_does_yellow,
}
"""What each god does."""
BRIEF: Final[Mapping[GodWord, Title]] = {
    "blue": BoraBoraMessages.god_brief_blue,
    "white": BoraBoraMessages.god_brief_white,
    "red": BoraBoraMessages.god_brief_red,
    "green": BoraBoraMessages.god_brief_green,
    "yellow": BoraBoraMessages.god_brief_yellow,
}
"""The same in a few words."""


class PayThing(BoraBoraThing):
    """A way to pay for a god."""

    nouns = ("card", "pair", "tile")

    def advice(self, at: Moment, id: str, noun: str) -> PaymentAdvice:
        return payment_advice(at.view, at.seat, at.decision, f"{noun}:{id}" if id else noun)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is paid; for a god tile, also how many the player has."""
        advice = self.advice(at, id, noun)
        payment = self.terms.payment(advice.cards)
        return payment if advice.cards else self.say.option_tile(payment=payment, count=advice.tiles_held)

    def short(self, at: Moment, id: str, noun: str) -> str:
        """Cards of one god and the offering: `2 white + 1✿`."""
        cards = self.advice(at, id, noun).cards
        return self.terms.payment_brief(cards) if cards else ""

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What stays in the hand."""
        advice = self.advice(at, id, noun)
        kept = advice.kept
        return {
            BoraBoraMessages.head_keeps: () if kept is None else cell(self._keeps(kept), "dim"),
        }

    def _keeps(self, kept: Purse) -> str:
        hand = self.terms.hand(kept.hand)
        return self.unless_aloud(self.say.cell_stays(kept=hand), hand)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it brings, what is kept, and what a god tile would be worth."""
        advice, say, terms = self.advice(at, id, noun), self.say, self.terms
        if advice.fish_points:
            yield say.detail_red(vp=terms.vp(advice.fish_points))
        if advice.kept is not None:
            yield say.detail_left(kept=terms.purse(advice.kept))
        if advice.tile_points is not None:
            yield say.detail_god_tile(unused=terms.vp(advice.tile_points))
        if advice.white_follows:
            yield say.detail_white_too()


class NoGodThing(BoraBoraThing):
    """Playing no red or green god."""

    nouns = ("no",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_no()

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        return {BoraBoraMessages.head_keeps: NONE}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        if at.decision is not None and at.decision.kind == "green_offer":
            yield self.say.detail_no_green()
        else:
            yield self.say.detail_no()

    def quiet(self, at: Moment, id: str, noun: str) -> Iterable[str]:
        """What can't be done later."""
        return self.said(at, id, noun)


class OpenCardThing(BoraBoraThing):
    """A place of the open row, from 1."""

    nouns = ("open",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"open:{place}" for place, god in enumerate(at.view.open, start=1) if god is not None]

    def advice(self, at: Moment, id: str) -> GodCardAdvice | None:
        """The card there; `None` for a gap."""
        return open_card_advice(at.view, at.seat, int(id))

    def name(self, at: Moment, id: str, noun: str) -> str:
        advice = self.advice(at, id)
        return self.say.element_open(place=id) if advice is None else self.terms.god(advice.god)

    def full_name(self, at: Moment, id: str, noun: str) -> str:
        """The place and the god."""
        advice = self.advice(at, id)
        if advice is None:
            return self.name(at, id, noun)
        return self.say.place_god(place=id, paid=self.terms.god(advice.god))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What the god does, and how many such cards the player has."""
        advice = self.advice(at, id)
        if advice is None:
            return {}
        return {
            BoraBoraMessages.head_effect: cell(BRIEF[advice.god](self.say)),
            BoraBoraMessages.head_held: cell(self._held(advice.like), "dim") if advice.like else NONE,
        }

    def _held(self, count: int) -> str:
        return self.unless_aloud(self.say.cell_held(count=count), str(count))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        advice = self.advice(at, id)
        if advice is None:
            return
        yield DOES[advice.god](self.say)
        if advice.like:
            yield self.say.detail_held(like=self.terms.cards_of(advice.god, advice.like))

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What it does for the player, and that it would be the first of its kind."""
        said, advice = super().hinted(at, id, noun), self.advice(at, id)
        if advice is None or advice.like:
            return said
        return [*said, self.say.said_first_card(offerings=advice.offerings)]

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What its god does for everybody."""
        if (advice := self.advice(at, id)) is not None:
            yield DOES[advice.god](self.say)


class DeckThing(BoraBoraThing):
    """The top card of the deck."""

    nouns = ("deck",)

    def places(self, at: Moment) -> Iterable[str]:
        return ("deck",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_deck() if at.view.deck else self.say.option_deck_empty()

    def short(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_deck_brief() if at.view.deck else ""

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        return {BoraBoraMessages.head_effect: cell(self.say.cell_unseen(), "dim")}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_deck()

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """The gods that only the deck can still bring the player."""
        gods = [self.terms.god(god) for god in gods_to_draw(at.view, at.seat)]
        first = [self.say.said_only_in_deck(gods=self.terms.listing(gods))] if gods else []
        return [*first, *super().hinted(at, id, noun)]


class HandThing(BoraBoraThing):
    """God cards in a hand, by their god."""

    nouns = ("hand",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.god(GOD_ROWS[id].id)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield DOES[GOD_ROWS[id].id](self.say)


class GodTileThing(BoraBoraThing):
    """A player's god tiles."""

    nouns = ("god_tile",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.element_god_tile()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.look_god_tile(count=at.view.seats[at.seat].god_tiles)
