"""Men and women: their places on display, and those on player boards."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Final

from rulesets.bora_bora.advice.people import PersonAdvice, person_advice
from rulesets.bora_bora.components import SEXES, KindWord
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import symbols_of
from tabletop_tui.games.bora_bora.things.base import NONE, BoraBoraThing, Figures, Moment
from tabletop_tui.kit.thing import Title

EFFECTS: Final[Mapping[KindWord, Title]] = {
    "land": BoraBoraMessages.effect_land,
    "water": BoraBoraMessages.effect_water,
    "woman": BoraBoraMessages.effect_woman,
    "man": BoraBoraMessages.effect_man,
    "build": BoraBoraMessages.effect_build,
    "material": BoraBoraMessages.effect_material,
    "hut": BoraBoraMessages.effect_hut,
    "vp": BoraBoraMessages.effect_vp,
    "god_card": BoraBoraMessages.effect_god_card,
    "offering": BoraBoraMessages.effect_offering,
    "status": BoraBoraMessages.effect_status,
    "shell": BoraBoraMessages.effect_shell,
}
"""What a kind of people does, before its values;"""
AMOUNTS = frozenset({"material", "vp", "god_card", "offering", "status", "shell"})
"""or behind them, if these say how much of it."""


class PersonThing(BoraBoraThing):
    """A man or woman tile on a player board."""

    nouns: ClassVar[tuple[str, ...]] = ("person",)

    def tile(self, at: Moment, id: str, noun: str) -> str | None:
        """The tile that is meant; `None` for an empty place."""
        return id

    def advice(self, at: Moment, id: str, noun: str) -> PersonAdvice | None:
        tile = self.tile(at, id, noun)
        return None if tile is None else person_advice(at.view, at.seat, tile)

    def name(self, at: Moment, id: str, noun: str) -> str:
        advice = self.advice(at, id, noun)
        if advice is not None:
            return self.terms.named(advice.kind, advice.sex)
        match noun:
            case "man":
                return self.say.place_empty_man(place=id)
        return self.say.place_empty_woman(place=id)

    def brief(self, at: Moment, id: str, noun: str) -> str:
        advice = self.advice(at, id, noun)
        return "" if advice is None else self.terms.named_briefly(advice.kind, advice.sex)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What the person does alone and with the player's own, and what shifting brings."""
        advice, terms = self.advice(at, id, noun), self.terms
        if advice is None:
            return {}
        mine = advice.value_with_mine
        return {
            BoraBoraMessages.head_does: signs.does(terms, advice.kind, advice.value),
            BoraBoraMessages.head_with_mine: NONE if mine is None else signs.does(terms, advice.kind, mine),
            BoraBoraMessages.head_once: (signs.symbols(terms, advice.tile),),
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the kind does, what shifting brings, what it serves, and how many the player has."""
        advice, say = self.advice(at, id, noun), self.say
        if advice is None:
            return
        values, effect = self.wording.listing_or([*map(str, advice.values)]), EFFECTS[advice.kind](say)
        if advice.kind in AMOUNTS:
            yield say.detail_kind_amount(effect=effect, values=values)
        else:
            yield say.detail_kind(effect=effect, values=values)
        brings = self.terms.use(*symbols_of(advice.tile))
        match advice.sex:
            case "man":
                yield say.detail_shift_man(what=brings)
            case "woman":
                yield say.detail_shift_woman(what=brings)
        if advice.serves is not None and self.comes_to(at, id, noun) is None:
            yield say.detail_serves(task=self.terms.quoted(advice.serves))
        if advice.held:
            yield say.detail_person_held(count=advice.held)


class PlaceThing(PersonThing):
    """A place in the rows of men and women, from 1."""

    nouns = SEXES

    def places(self, at: Moment) -> Iterable[str]:
        return [
            f"{sex}:{place}"
            for sex in SEXES
            for place, tile in enumerate(at.view.places[sex], start=1)
            if tile is not None
        ]

    def tile(self, at: Moment, id: str, noun: str) -> str | None:
        return at.view.places[noun][int(id) - 1]

    def full_name(self, at: Moment, id: str, noun: str) -> str:
        """The place and who is there."""
        name = self.name(at, id, noun)
        return name if self.tile(at, id, noun) is None else self.say.place_person(place=id, who=name)
