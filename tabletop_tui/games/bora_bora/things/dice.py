"""Dice on action cards, and the cards themselves."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from rulesets.bora_bora.advice.dice import (
    CardAdvice,
    PlacementAdvice,
    card_advice,
    placement_advice,
    placement_of,
)
from rulesets.bora_bora.components import CARDS
from rulesets.bora_bora.setup import FISHING
from tabletop_tui.games.bora_bora.drawings.outcome import result_of
from tabletop_tui.games.bora_bora.things.base import BoraBoraThing, Moment, warning
from tabletop_tui.paint.drawing import Line


class CardThing(BoraBoraThing):
    """An action card on which dice lie; `card` without an id pays for a god, so its noun is another one."""

    nouns: ClassVar[tuple[str, ...]] = ("action_card",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"action_card:{card}" for card in (*at.view.cards, FISHING)]

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.card(CARDS[id].id)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it does for a 6, and the dice there."""
        advice = card_advice(at.view, at.seat, CARDS[id].id)
        yield from self.of_action(advice)
        yield from self.of_dice(advice)
        if id == FISHING:
            yield self.say.detail_fishing()

    def of_action(self, card: CardAdvice) -> Iterator[str]:
        """What the card does, the regions in reach, and what follows."""
        if card.idle:
            yield warning(self.say.detail_only_blocks())
            return
        if card.actions:
            yield self.say.detail_does(does=self.does(card))
        if card.reach is not None:
            yield self.say.detail_reach(reach=self.terms.regions(card.reach))
        match card.actions:
            case ("helper",):
                yield self.say.detail_card_helper()
            case ("temple",) | ("build",):
                yield self.say.detail_card_fire()

    def of_dice(self, card: CardAdvice) -> Iterator[str]:
        """The dice there."""
        if card.dice:
            lying = ", ".join(f"{self.terms.name(die.seat)} {die.number}" for die in card.dice)
            lowest = min(die.number for die in card.dice)
            yield self.say.detail_card(lying=lying, lowest=lowest)
        elif card.in_play:
            yield self.say.detail_card_empty()

    def does(self, card: CardAdvice) -> str:
        """What the card does with its value, in a clause."""
        say, value = self.say, card.value
        match card.actions:
            case ("land", "water"):
                return say.does_land_water(value=value)
            case ("land",):
                return say.does_land(value=value)
            case ("water",):
                return say.does_water(value=value)
            case ("woman", "man"):
                return say.does_woman_man(value=value)
            case ("woman",):
                return say.does_woman(value=value)
            case ("man",):
                return say.does_man(value=value)
            case ("helper",):
                return say.does_helper(points=say.point(count=value))
            case ("temple",):
                return say.does_temple(value=value)
        return say.does_build(value=value, vp=self.terms.vp(card.points))


class DieThing(CardThing):
    """A die on a card, perhaps with the white god."""

    nouns = ("place", "die")

    def places(self, at: Moment) -> Iterable[str]:
        return ()

    def advice(self, at: Moment, id: str) -> PlacementAdvice:
        return placement_advice(at.view, at.seat, at.decision, placement_of(f"place:{id}"))

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Die and card, with the gods that this costs; for fishing, the points."""
        advice, say = self.advice(at, id), self.say
        number, card = advice.number, self.terms.card(advice.card.card)
        if advice.card.card == FISHING:
            return say.option_fishing(number=number, vp=self.terms.vp(advice.card.points))
        if advice.blue and advice.white:
            return say.option_place_both(number=number, card=card)
        if advice.blue:
            return say.option_place_blue(number=number, card=card)
        if advice.white:
            return say.option_place_white(number=number, card=card)
        return say.option_place_plain(number=number, card=card)

    def short(self, at: Moment, id: str, noun: str) -> str:
        """Die and card as the table beside it names them; what gods it costs is said in a sentence."""
        advice = self.advice(at, id)
        card = self.terms.card(advice.card.card, "board")
        return self.say.option_place_plain(number=advice.number, card=card)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """The same with what the card does."""
        advice, say = self.advice(at, id), self.say
        if advice.card.card == FISHING:
            return self.name(at, id, noun)
        number, card, does = advice.number, self.terms.card(advice.card.card), self.does(advice.card)
        if advice.blue and advice.white:
            return say.option_alone_both(number=number, card=card, does=does)
        if advice.blue:
            return say.option_alone_blue(number=number, card=card, does=does)
        if advice.white:
            return say.option_alone_white(number=number, card=card, does=does)
        return say.option_alone_plain(number=number, card=card, does=does)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What the card gives for this die, in a word."""
        return result_of(at.view, self.terms, at.seat, id)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the card does for it, the gods that it costs or the dice there, and what pays for them."""
        advice, say = self.advice(at, id), self.say
        yield from self.of_action(advice.card)
        if advice.blue:
            yield say.detail_god_blue(number=advice.number)
        if advice.white:
            yield say.detail_god_white(number=advice.number)
        if not (advice.blue or (advice.white and advice.card.dice)):
            yield from self.of_dice(advice.card)
        if advice.tile_points is not None:
            yield say.detail_takes_tile(vp=self.terms.vp(advice.tile_points))
        elif advice.purse is not None:
            yield say.detail_purse(purse=self.terms.purse(advice.purse))
        if advice.card.card == FISHING:
            yield say.detail_fishing()

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What holds for everybody on this card."""
        yield self.say.detail_card_fire()
        yield self.say.detail_fishing()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before fishing with a die that would bring more at the helper."""
        advice = self.advice(at, id)
        if advice.better is None:
            return None
        better, vp = self.terms.vp(advice.better), self.terms.vp(advice.card.points)
        return self.say.confirm_fishing(better=better, vp=vp)
