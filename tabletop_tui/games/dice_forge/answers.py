"""The things of Dice Forge that are only answers: gains, gold for the hammer, heroes, ways to decline."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from rulesets.dice_forge.advice.again import again_advice
from rulesets.dice_forge.advice.amounts import Amount
from rulesets.dice_forge.advice.dice import rolls_advice
from rulesets.dice_forge.advice.gains import (
    ElderAdvice,
    GainAdvice,
    LossAdvice,
    convert_advice,
    could_take_better,
    elder_advice,
    keep_advice,
    owl_advice,
    owl_could_bring_better,
    take_advice,
    triton_advice,
)
from rulesets.dice_forge.advice.hammer import HammerAdvice, OwnHammer, hammer_advice, own_hammer
from rulesets.dice_forge.advice.undone import could_act, free_reinforcements, sun_after_extra
from rulesets.dice_forge.advice.worth import worth
from rulesets.dice_forge.components import EXTRA_ACTION_PRICE, GOLD, RESOURCES, SUN, VP, TokenWord
from rulesets.dice_forge.view import HeroView
from tabletop_tui.games.dice_forge.base import Figures, ForgeThing, Moment, cell
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages

# -- gains -----------------------------------------------------------------------------------------


class GainThing(ForgeThing):
    """Something gained."""

    def amount(self, amount: Amount) -> str:
        return self.terms.amount(amount.resource, amount.amount)

    def briefly(self, amount: Amount) -> str:
        """The same without the kind of shard: `1 sun`."""
        return f"{amount.amount} {self.terms.resource(amount.resource)}"

    def figures_of(self, advice: GainAdvice | LossAdvice) -> Figures:
        """What the store would hold, and what of it would be lost."""
        if isinstance(advice, LossAdvice):
            return {DiceForgeMessages.head_then: self.terms.room(advice.left)}
        lost = cell(self.say.cell_lost(spilt=advice.lost), "bad") if advice.lost else ()
        return {DiceForgeMessages.head_then: self.terms.room(advice.then), DiceForgeMessages.head_lost: lost}

    def of_gain(self, advice: GainAdvice) -> Iterator[str]:
        """What the store would hold, what could go on the hammer instead, and what would be lost."""
        yield self.would_have(advice.then)
        if advice.steps:
            yield self.say.detail_or_hammer(steps=advice.steps)
        yield from self.lost([Amount(advice.gain.resource, advice.lost)] if advice.lost else [])

    def full(self, advice: GainAdvice) -> str:
        """That the store is full."""
        return self.say.confirm_full(full=self.terms.resource(advice.gain.resource))


class TakeThing(GainThing):
    """What a face offers to choose from, or a boar to its owner; or what the Minotaur takes."""

    nouns = ("take",)

    def advice(self, at: Moment, id: str) -> GainAdvice | LossAdvice:
        assert at.decision is not None, "only a decision offers something to take"
        return take_advice(at.view, at.seat, at.decision.kind, RESOURCES.index(id))

    def name(self, at: Moment, id: str, noun: str) -> str:
        match self.advice(at, id):
            case LossAdvice(loss=loss):
                return self.say.option_lose(what=self.amount(loss))
            case GainAdvice(gain=gain):
                return self.amount(gain)

    def short(self, at: Moment, id: str, noun: str) -> str:
        advice = self.advice(at, id)
        return self.briefly(advice.gain) if isinstance(advice, GainAdvice) else ""

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        return self.figures_of(self.advice(at, id))

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """Glory taken or lost."""
        match self.advice(at, id):
            case LossAdvice(loss=loss) if loss.resource == VP:
                return -loss.amount
            case GainAdvice(gain=gain) if gain.resource == VP:
                return gain.amount
        return 0

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield from self.of_reach(self.reach(at, id, noun))
        match self.advice(at, id):
            case LossAdvice(left=left):
                yield self.would_have(left)
            case GainAdvice() as advice:
                yield from self.of_gain(advice)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before taking nothing while something else would be kept."""
        advice = self.advice(at, id)
        if isinstance(advice, LossAdvice) or advice.kept or at.decision is None:
            return None
        return self.full(advice) if could_take_better(at.view, at.decision) else None


class OwlThing(GainThing):
    """A resource that the Owl brings."""

    nouns = ("owl",)

    def advice(self, at: Moment, id: str) -> GainAdvice:
        return owl_advice(at.view, at.seat, RESOURCES.index(id))

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_owl(what=self.amount(self.advice(at, id).gain))

    def short(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_owl(what=self.briefly(self.advice(at, id).gain))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        return self.figures_of(self.advice(at, id))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield from self.of_reach(self.reach(at, id, noun))
        yield from self.of_gain(self.advice(at, id))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before taking nothing while something else would be kept."""
        advice = self.advice(at, id)
        if advice.kept or at.decision is None:
            return None
        return self.full(advice) if owl_could_bring_better(at.view, at.decision) else None


class TritonThing(GainThing):
    """A resource that a Triton token brings."""

    nouns = ("triton",)

    def advice(self, at: Moment, id: str) -> GainAdvice:
        return triton_advice(at.view, at.seat, RESOURCES.index(id))

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_triton(what=self.amount(self.advice(at, id).gain))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        return self.figures_of(self.advice(at, id))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield from self.of_reach(self.reach(at, id, noun))
        yield from self.of_gain(self.advice(at, id))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before some of the gift is lost."""
        advice = self.advice(at, id)
        wasted = advice.gain.amount - advice.kept
        if not wasted:
            return None
        return self.say.confirm_lost(wasted=self.terms.amount(advice.gain.resource, wasted))


class ConversionThing(GainThing):
    """What a die has brought, to keep or to turn into glory."""

    nouns = ("keep", "convert")

    def advice(self, at: Moment, noun: str) -> GainAdvice:
        assert at.decision is not None, "only a decision lets something be converted"
        match noun:
            case "keep":
                return keep_advice(at.view, at.seat)
            case _:
                return convert_advice(at.view, at.seat, at.decision.kind)

    def name(self, at: Moment, id: str, noun: str) -> str:
        what = self.amount(self.advice(at, noun).gain)
        match noun:
            case "keep":
                return self.say.option_keep(what=what)
            case _:
                return self.say.option_convert(what=what)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        return self.figures_of(self.advice(at, noun))

    def gain(self, at: Moment, id: str, noun: str) -> int:
        gain = self.advice(at, noun).gain
        return gain.amount if gain.resource == VP else 0

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield from self.of_reach(self.reach(at, id, noun))
        yield from self.of_gain(self.advice(at, noun))


class ElderThing(ForgeThing):
    """Gold for glory by the Elder."""

    nouns = ("elder",)

    def advice(self, at: Moment) -> ElderAdvice:
        return elder_advice(at.view, at.seat)

    def name(self, at: Moment, id: str, noun: str) -> str:
        advice = self.advice(at)
        return self.say.option_elder(asks=advice.price, what=self.terms.vp(advice.glory))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """The gold left."""
        return {DiceForgeMessages.head_then: (self.terms.held(GOLD, self.advice(at).gold_left),)}

    def gain(self, at: Moment, id: str, noun: str) -> int:
        return self.advice(at).glory

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What can no longer be paid for, and the gold and the glory afterwards."""
        yield from self.of_reach(self.reach(at, id, noun))
        advice = self.advice(at)
        yield self.say.detail_elder(gold=advice.gold_left, held=self.terms.vp(advice.glory_then))


class HindThing(ForgeThing):
    """A die that the Hind rolls."""

    nouns = ("hind",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_hind(die=self.terms.die(int(id) - 1))

    def short(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_hind(die=self.terms.die_short(int(id) - 1))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the die has, and what a roll of it brings."""
        yield from self.of_rolls(rolls_advice(at.view.seats[at.seat], int(id) - 1, 1))

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """Whether it is the better die, before its faces."""
        rolled, other = (sum(map(worth, faces)) for faces in self._both(at, id))
        better = [self.say.said_better_die()] if rolled > other else []
        return [*better, *super().hinted(at, id, noun)]

    def _both(self, at: Moment, id: str) -> Sequence[Sequence[str]]:
        """The faces of this die and of the other one."""
        dice = at.view.seats[at.seat].dice
        return dice if id == "1" else tuple(reversed(dice))

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """The average, beside all faces."""
        yield self.rolls(rolls_advice(at.view.seats[at.seat], int(id) - 1, 1))


# -- the hammer ------------------------------------------------------------------------------------


class HammerThing(ForgeThing):
    """Gold for the hammer; or, where nobody asks for any, a hero's hammer itself by its seat."""

    nouns = ("hammer",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"hammer:{seat}" for seat, hero in enumerate(at.view.seats) if "hammer" in hero.cards]

    def advice(self, at: Moment, id: str) -> HammerAdvice | OwnHammer:
        if at.decision is not None and at.decision.kind == "hammer_allocate":
            return hammer_advice(at.view, at.decision, int(id))
        return own_hammer(at.view, int(id))

    def name(self, at: Moment, id: str, noun: str) -> str:
        match self.advice(at, id):
            case OwnHammer(seat=seat):
                return self.say.element_card(feat=self.terms.card("hammer"), name=self.wording.name(seat))
            case HammerAdvice() as advice:
                return self._amount(advice)

    def _amount(self, advice: HammerAdvice) -> str:
        match advice.share:
            case "all":
                return self.say.option_hammer_all(gold=advice.gold)
            case "some":
                return self.say.option_hammer_some(gold=advice.gold)
            case "none":
                return self.say.option_hammer_none()

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Like `name`, with what is kept, lost and gained; for a hero's hammer itself, only the name."""
        advice, name = self.advice(at, id), self.name(at, id, noun)
        if isinstance(advice, OwnHammer):
            return name
        held = self.terms.amount(GOLD, advice.then.held)
        said = self.say.option_hammer_alone(option=name, held=held, brings=advice.glory)
        return f"{said}, {self.say.cell_lost(spilt=advice.lost)}" if advice.lost else said

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """The step, the gold kept and lost, and the glory at once."""
        advice = self.advice(at, id)
        if isinstance(advice, OwnHammer):
            return {}
        glory = cell(f"+{advice.glory}{self.terms.signs[VP]}", "gold") if advice.glory else ()
        return {
            DiceForgeMessages.head_step: cell(self.say.cell_step(step=advice.step, last=advice.last)),
            DiceForgeMessages.head_kept: (self.terms.held(GOLD, advice.then.held),),
            DiceForgeMessages.head_lost: cell(advice.lost, "bad") if advice.lost else (),
            DiceForgeMessages.head_glory: glory,
        }

    def gain(self, at: Moment, id: str, noun: str) -> int:
        advice = self.advice(at, id)
        return 0 if isinstance(advice, OwnHammer) else advice.glory

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What would be lost; how far the hammer comes, what that brings, and the next mark."""
        advice, say = self.advice(at, id), self.say
        if isinstance(advice, OwnHammer):
            return
        yield from self.lost([Amount(GOLD, advice.lost)] if advice.lost else [])
        yield from self.of_reach(self.reach(at, id, noun))
        if advice.step == advice.before:
            yield say.detail_hammer_stays(step=advice.step, last=advice.last)
        else:
            yield say.detail_hammer(before=advice.before, step=advice.step, last=advice.last)
        if advice.glory:
            yield say.detail_hammer_glory(brings=advice.glory)
        if advice.mark is not None:
            yield say.detail_hammer_next(coming=advice.mark.steps, mark=advice.mark.glory)
        yield self.would_have(advice.then)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How far a hero's hammer has come."""
        own, name = own_hammer(at.view, int(id)), self.wording.name(int(id))
        if own.last:
            yield self.say.look_hammer(name=name, step=own.step, last=own.last)
        else:
            yield self.say.look_hammer_none(name=name)


# -- what heroes have ------------------------------------------------------------------------------


def owner_of(id: str) -> tuple[int, str]:
    """Whose it is, and what: of `1/gold`."""
    owner, _, word = id.partition("/")
    return int(owner), word


class StoreThing(ForgeThing):
    """A store of a hero: `1/gold`."""

    nouns = ("store",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"store:{seat}/{word}" for seat in range(len(at.view.seats)) for word in RESOURCES]

    def name(self, at: Moment, id: str, noun: str) -> str:
        owner, word = owner_of(id)
        resource = self.terms.resource(RESOURCES.index(word))
        return self.say.element_store(resource=resource, name=self.wording.name(owner))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it holds, and its limit."""
        owner, word = owner_of(id)
        hero, resource, name = at.view.seats[owner], RESOURCES.index(word), self.wording.name(owner)
        held, limit = self.terms.amount(resource, hero.stores[resource]), hero.limits[resource]
        if limit is None:
            yield self.say.look_store(name=name, held=held)
        else:
            yield self.say.look_limit(name=name, held=held, limit=limit)


class TokenThing(ForgeThing):
    """The tokens of a kind that a hero has: `1/triton`."""

    nouns = ("token",)

    def places(self, at: Moment) -> Iterable[str]:
        return [
            f"token:{seat}/{token}"
            for seat, hero in enumerate(at.view.seats)
            for token, count in hero.tokens.items()
            if count
        ]

    def name(self, at: Moment, id: str, noun: str) -> str:
        owner, word = owner_of(id)
        token = next(each for each in at.view.seats[owner].tokens if each == word)
        return self.say.element_token(token=self.terms.token(token), name=self.wording.name(owner))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How many there are, and what one does."""
        owner, word = owner_of(id)
        for token, count in at.view.seats[owner].tokens.items():
            if token == word:
                yield TOKENS[token](self.say, name=self.wording.name(owner), count=count)


class CardThing(ForgeThing):
    """A card of a hero: `1/owl`."""

    nouns = ("card",)

    def places(self, at: Moment) -> Iterable[str]:
        heroes = enumerate(at.view.seats)
        return [f"card:{seat}/{card}" for seat, hero in heroes for card in dict.fromkeys(hero.cards)]

    def name(self, at: Moment, id: str, noun: str) -> str:
        owner, card = owner_of(id)
        return self.say.element_card(feat=self.terms.card(card), name=self.wording.name(owner))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it does."""
        _, card = owner_of(id)
        yield self.say.look_card(feat=self.terms.card(card), does=self.terms.card(card, "does"))


class SeatThing(ForgeThing):
    """A hero that can be chosen."""

    nouns = ("seat",)

    def hero(self, at: Moment, id: str) -> HeroView:
        return at.view.seats[int(id)]

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.wording.name(int(id))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the boar would do there: the faces of both dice."""
        yield self.say.detail_bearer(name=self.wording.name(int(id)))
        for die, faces in enumerate(self.hero(at, id).dice):
            begins, sides = self.terms.die(die, begins=True), self.terms.die_faces(faces)
            yield self.say.detail_die_now(die=begins, faces=sides)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Where the hero stands, its points and its cards."""
        hero, name = self.hero(at, id), self.wording.name(int(id))
        where, points = self.terms.whereabouts(hero.portal, at.view.layout), hero.standing.total
        yield self.say.look_seat(name=name, where=where, points=points, forged=hero.forged)
        if hero.cards:
            yield self.say.look_cards(name=name, cards=", ".join(self.terms.cards(hero)))


# -- words -----------------------------------------------------------------------------------------


class PassThing(ForgeThing):
    """Passing instead of an action."""

    nouns = ("pass",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_pass()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_pass()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked while there is something to buy or a feat to perform."""
        return self.say.confirm_pass() if at.decision is not None and could_act(at.decision) else None


class DoneThing(ForgeThing):
    """Going on from the reinforcements, or buying no more faces."""

    nouns = ("done",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_done_reinforcement() if self._cards(at) else self.say.option_done_forge_more()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        if self._cards(at):
            yield self.say.detail_done_reinforcement()
        else:
            gold = self.terms.amount(GOLD, at.view.seats[at.seat].stores[GOLD])
            yield self.say.detail_done_forge_more(gold=gold)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked while there are reinforcements that cost nothing."""
        unused = free_reinforcements(at.decision) if at.decision is not None else []
        cards = self.listing([self.terms.card(card, "short") for card in unused])
        return self.say.confirm_done(unused=cards) if unused else None

    def _cards(self, at: Moment) -> bool:
        return at.decision is not None and at.decision.kind == "reinforcement"


class PayThing(ForgeThing):
    """Paying for a second action."""

    nouns = ("pay",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_pay(costs=EXTRA_ACTION_PRICE)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What can no longer be paid for, and the sun shards left."""
        yield from self.of_reach(self.reach(at, id, noun))
        yield self.say.detail_pay(stays=self.terms.amount(SUN, sun_after_extra(at.view, at.seat)))


class CerberusThing(ForgeThing):
    """Using a Cerberus token for the roll, or keeping it."""

    nouns = ("yes", "no")

    def name(self, at: Moment, id: str, noun: str) -> str:
        match noun:
            case "yes":
                return self.say.option_yes()
            case _:
                return self.say.option_no()

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What would be applied again and what it does; or how many tokens are kept."""
        match noun:
            case "no":
                yield self.say.detail_no(count=at.view.seats[at.seat].cerberus)
            case _:
                faces = at.view.resolving.rolled if at.view.resolving is not None else ()
                told = again_advice(at.view, at.seat)
                if told.lost:
                    lost = {RESOURCES[resource]: over for resource, over in told.lost.items()}
                    yield f"! {self.say.warn_lost(over=self.terms.listed(lost))}"
                yield self.say.detail_yes(faces=self.terms.rolled(faces))
                if not told.useless:
                    yield from self.terms.each_does(faces)


class Owned(Protocol):
    """A message about how many of something a player has."""

    def __call__(self, say: DiceForgeMessages, /, *, name: str, count: int) -> str: ...


TOKENS: Mapping[TokenWord, Owned] = {
    "triton": DiceForgeMessages.look_token_triton,
    "cerberus": DiceForgeMessages.look_token_cerberus,
}
"""How many tokens of a kind a player has, and what one does."""
