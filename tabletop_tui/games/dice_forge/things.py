"""The things of Dice Forge on the table: feats, faces, pools, slots and dice."""

from collections.abc import Iterable, Iterator, Sequence

from rulesets.dice_forge.advice.amounts import Amount
from rulesets.dice_forge.advice.dice import DieAdvice, RollsAdvice, die_advice, rolls_advice
from rulesets.dice_forge.advice.faces import (
    CopyAdvice,
    FaceAdvice,
    PoolAdvice,
    Price,
    copy_advice,
    face_advice,
    face_price,
    pool_advice,
)
from rulesets.dice_forge.advice.feats import (
    BoarFace,
    BothDice,
    Effect,
    FeatAdvice,
    GiftLost,
    GloryForForged,
    MoreSteps,
    OneDie,
    feat_advice,
    is_too_late,
)
from rulesets.dice_forge.advice.for_me import extra_action_lost
from rulesets.dice_forge.advice.forging import ForgeAdvice, forge_advice
from rulesets.dice_forge.advice.worth import Swap, best_swap, is_least, swaps, worth
from rulesets.dice_forge.components import CARDS, DICE, FACES, GOLD, SANCTUARY, SPHINX_BLESSINGS, VP
from tabletop_tui.games.dice_forge.base import Figures, ForgeThing, Moment, cell, untitled, warning
from tabletop_tui.games.dice_forge.messages import DiceForgeMessages
from tabletop_tui.kit.card import Fact
from tabletop_tui.kit.thing import Rank
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import wide


class FeatThing(ForgeThing):
    """A heroic feat: a place on the islands with the card there."""

    nouns = ("feat", "place")

    def places(self, at: Moment) -> Iterable[str]:
        return [f"place:{slot}" for slot in at.view.layout]

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """What it costs, as for faces: a shard is as hard to get as two gold."""
        advice = self.advice(at, id)
        return _SHARD * (CARDS[advice.card].cost_sun + CARDS[advice.card].cost_moon)

    def advice(self, at: Moment, id: str) -> FeatAdvice:
        return feat_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The card, and whom it would oust."""
        advice = self.advice(at, id)
        card = self.terms.card(advice.card, "short")
        match noun, advice.ousted:
            case "feat", int(rival):
                return self.say.option_oust(card=card, initial=self.wording.name(rival)[:1])
            case _:
                return card

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """The card with its cost, its glory and what it does, and whom it would oust."""
        if noun == "place":
            return self.name(at, id, noun)
        advice, terms = self.advice(at, id), self.terms
        card, brief = terms.card(advice.card, "short"), terms.card(advice.card, "brief")
        cost, glory = terms.cost(advice.card), CARDS[advice.card].vp
        if advice.ousted is None:
            return self.say.option_feat_alone(card=card, cost=cost, printed=glory, brief=brief)
        rival = self.wording.name(advice.ousted)
        return self.say.option_feat_ousts(card=card, cost=cost, printed=glory, brief=brief, rival=rival)

    def heading(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.card(at.view.layout[id])

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """The glory printed on the card."""
        return cell(f" {CARDS[at.view.layout[id]].vp}{self.terms.signs[VP]} ", "plate")

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """The glory printed on the card."""
        return CARDS[at.view.layout[id]].vp

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Its cost, its glory, and in a few words what it does."""
        card = at.view.layout[id]
        return {
            DiceForgeMessages.head_cost: self.terms.price(card),
            DiceForgeMessages.head_glory: (self.terms.held(VP, CARDS[card].vp),),
            untitled: cell(self.terms.card(card, "few"), "dim"),
        }

    def table(self, at: Moment, id: str, noun: str) -> Sequence[Fact]:
        """What is paid and kept, and how many copies there are."""
        advice = self.advice(at, id)
        return (self.paid(self.terms.price(advice.card), advice.kept, advice.left),)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it does, what that comes to now, and whom it ousts."""
        match noun, at.decision:
            case _, None:
                yield from self.describe(at, id, noun)
            case "feat", decision:
                advice = self.advice(at, id)
                yield self.terms.card(advice.card, "does")
                yield from self._now(advice.effect)
                if extra_action_lost(at.view, at.seat, decision, id):
                    yield self.say.said_no_extra()
                yield from self._ousts(advice)

    def _ousts(self, advice: FeatAdvice) -> Iterator[str]:
        """That the hero stays where it is, or whom it ousts."""
        if advice.stays:
            yield self.say.detail_stay()
        if advice.ousted is not None:
            rival = self.wording.name(advice.ousted)
            yield (
                self.say.detail_oust_bear(rival=rival, bears=advice.bear_glory)
                if advice.bear_glory
                else self.say.detail_oust(rival=rival)
            )

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """The glory of a card that brings nothing else, or nothing else any more."""
        card = CARDS[self.advice(at, id).card]
        match noun, card.effect_type:
            case "feat", "none":
                return [self.say.said_only_glory(glory=self.terms.vp(card.vp))]
            case "feat", _ if is_too_late(at.view, at.seat, card.id):
                return [self.say.said_too_late(glory=card.vp), *self._ousts(self.advice(at, id))]
            case _:
                return super().hinted(at, id, noun)

    def _now(self, effect: Effect | None) -> Iterator[str]:
        """What the card comes to in this position."""
        say, terms = self.say, self.terms
        match effect:
            case MoreSteps(free=steps):
                yield say.detail_hammer_more(steps=steps)
            case BoarFace(face=face):
                yield say.detail_boar(colour=terms.boar(face))
            case GloryForForged(glory=glory):
                yield say.detail_typhon(typhon=terms.vp(glory))
            case GiftLost(lost=lost):
                yield from self.lost(lost)
            case BothDice(rolls=rolls, average=average):
                yield say.detail_rolls(count=rolls, average=terms.yields(average, rolls))
            case OneDie(choices=choices):
                for each in choices:
                    yield self.rolls(each)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """The card, what it does, and how many there are."""
        advice = self.advice(at, id)
        yield self.terms.card_line(advice.card)
        yield self.terms.card(advice.card, "does")
        yield self.say.look_place(left=advice.left, all=advice.copies)


class FaceThing(ForgeThing):
    """A face of the sanctuary or the garden, to buy or take, or one to copy with a mirror."""

    nouns = ("buy", "face")

    def places(self, at: Moment) -> Iterable[str]:
        return [f"buy:{face}" for face in SANCTUARY]

    def rank(self, at: Moment, id: str, noun: str) -> Rank:
        """How hard it is to get."""
        return worth(id)

    def advice(self, at: Moment, id: str) -> FaceAdvice | CopyAdvice:
        """The facts about it: about a copy while a mirror asks."""
        return self._copied(at, id) or face_advice(at.view, at.seat, at.decision, id)

    def _copied(self, at: Moment, id: str) -> CopyAdvice | None:
        """The facts about a copy of it; `None` unless a mirror asks."""
        if at.decision is None or at.decision.kind != "mirror_choose":
            return None
        return copy_advice(at.view, at.decision, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.face_title(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With its price and how many there are."""
        advice, title = self.advice(at, id), self.terms.face_title(id)
        if noun == "face" or isinstance(advice, CopyAdvice):
            return title
        cost = self.terms.amount(GOLD, advice.price.now)
        return self.say.option_buy(title=title, cost=cost, left=advice.left)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """Its price and the change in an average roll; or whose die shows it."""
        copied = self._copied(at, id)
        if copied is not None:
            die = self.say.die_of(name=self.wording.name(copied.seat), die=self.terms.die(copied.die))
            return {DiceForgeMessages.head_whose: cell(die, "dim")}
        change = self.terms.changes(best_swap(at.view.seats[at.seat], id).change)
        return {
            DiceForgeMessages.head_cost: self._price(face_price(at.view, at.decision, id)),
            DiceForgeMessages.head_more: self.terms.brief(change.more),
            DiceForgeMessages.head_less: self.terms.brief(change.less),
        }

    def _price(self, price: Price) -> Line:
        """What it costs now, after what it would cost without a ship."""
        usual = (Run(f"{price.usual} ", "undone"),) if price.now != price.usual else ()
        return (*usual, self.terms.held(GOLD, price.now))

    def table(self, at: Moment, id: str, noun: str) -> Sequence[Fact]:
        """What is paid and kept, and what each die would yield with it."""
        advice = self.advice(at, id)
        if isinstance(advice, CopyAdvice):
            return ()
        over = [fact for swap in swaps(at.view.seats[at.seat], id) for fact in self._over(swap)]
        if noun == "face":
            return over
        pays, kept = (self.terms.held(GOLD, advice.price.now),), (Amount(GOLD, advice.gold_kept),)
        return [self.paid(pays, kept, advice.left), *over]

    def _over(self, swap: Swap) -> Iterator[Fact]:
        """The change in an average roll if the face replaced the one that would be given up."""
        die, old = self.terms.die_short(swap.die), self.terms.face(swap.old)
        label = (
            self.say.fact_over_words(die=die, old=old)
            if self.terms.spelt
            else self.say.fact_over(die=die, old=old)
        )
        both = self.terms.changes(swap.change).both
        first, *more = [both] if self.terms.spelt else _broken(both, _NARROW)
        yield Fact(label, first)
        for line in more:
            yield Fact("", line)

    def _does(self, face: str) -> str:
        """What it does, beside its name, which may list already what there is to choose."""
        terms = self.terms
        listed = FACES[face].kind == "choice" and terms.face_title(face) == terms.face_name(face)
        return self.say.face_chooses() if listed else terms.face_does(face)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it does, and what to know before buying or copying it."""
        advice, say = self.advice(at, id), self.say
        if isinstance(advice, CopyAdvice):
            yield self._does(id)
            if advice.tripled:
                yield say.detail_times_three()
            return
        if advice.special:
            yield self._does(id)
        match noun:
            case "buy":
                yield from self._of_purchase(advice)

    def _of_purchase(self, advice: FaceAdvice) -> Iterator[str]:
        say, terms = self.say, self.terms
        if advice.left == 1:
            yield say.detail_last_face()
        if advice.thrice is not None:
            yield say.detail_triple(thrice=terms.amount(GOLD, advice.thrice.gold), limit=advice.thrice.limit)
        if advice.also:
            also = self.listing_or([*map(terms.face_title, advice.also)])
            yield say.detail_also(rest=terms.amount(GOLD, advice.gold_kept), also=also)
        if not advice.special:
            yield say.detail_face_odds()

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How often any face comes up."""
        yield from super().quiet(at, id, noun)
        yield self.say.detail_face_odds()

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it does, and what its card says."""
        yield self.say.look_face(title=self.terms.face_title(id), does=self.terms.face_does(id))
        yield from self.card(at, id, noun).text


class PoolThing(ForgeThing):
    """A pool of the sanctuary or the garden, with one face or several."""

    nouns = ("pool",)

    def advice(self, at: Moment, id: str) -> PoolAdvice:
        return pool_advice(at.view, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its faces."""
        return ", ".join(self.terms.face_title(face) for face, _ in self.advice(at, id).stock)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What one costs, how many there are of each face, and what they do."""
        advice, say, terms = self.advice(at, id), self.say, self.terms
        piles = [say.look_pool(face=terms.face_title(face), count=count) for face, count in advice.stock]
        faces = "; ".join(piles)
        if advice.each is None:
            yield say.look_free(faces=faces)
        else:
            yield say.look_cost(each=terms.amount(*advice.each), faces=faces)
        yield from dict.fromkeys(terms.face_does(face) for face, _ in advice.stock)


class SlotThing(ForgeThing):
    """A face of a die over which the one in hand can be forged."""

    nouns = ("slot",)

    def advice(self, at: Moment, id: str) -> ForgeAdvice:
        die, _, old = id.partition("/")
        return forge_advice(at.view, at.seat, int(die) - 1, old)

    def name(self, at: Moment, id: str, noun: str) -> str:
        advice = self.advice(at, id)
        return self.say.option_slot(die=self.terms.die(advice.die), lies=self.terms.face_title(advice.old))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With a word that it is the face to be replaced."""
        advice = self.advice(at, id)
        return self.say.option_over(lies=self.terms.face_title(advice.old), die=self.terms.die(advice.die))

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """The new face, and on which die."""
        advice = self.advice(at, id)
        new = self.terms.face_title(advice.new)
        return self.say.option_slot_new(title=new, die=self.terms.die(advice.die))

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """The change in an average roll."""
        change = self.terms.changes(self.advice(at, id).change)
        return {
            DiceForgeMessages.head_more: self.terms.brief(change.more),
            DiceForgeMessages.head_less: self.terms.brief(change.less),
        }

    def table(self, at: Moment, id: str, noun: str) -> Sequence[Fact]:
        """The face that is replaced, and the change in an average roll."""
        advice = self.advice(at, id)
        goes = Fact(self.say.fact_goes(), cell(self.terms.face_title(advice.old)))
        first, *more = _broken(self.terms.changes(advice.change).both, _ROLL)
        return goes, Fact(self.say.fact_a_roll(), first), *(Fact("", line) for line in more)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Warns of what would be lost, then says what the new face does."""
        advice, say = self.advice(at, id), self.say
        old, new = self.terms.face_title(advice.old), self.terms.face_title(advice.new)
        match advice.regret:
            case "same":
                yield warning(say.warn_same(lies=old))
            case "better":
                yield warning(say.warn_better(lies=old, title=new))
            case "fresh":
                yield warning(say.warn_fresh(lies=old))
            case None:
                pass
        if advice.special:
            yield self.terms.face_does(advice.new)
        if advice.locked:
            yield say.detail_locked()
        elif advice.regret != "same":
            yield self._odds(advice)

    def _odds(self, advice: ForgeAdvice) -> str:
        """The change in an average roll without figures."""
        old, new = self.terms.face_title(advice.old), self.terms.face_title(advice.new)
        return self.say.detail_one_in_six(title=new, lies=old)

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """How often any face comes up."""
        yield from super().quiet(at, id, noun)
        yield self._odds(self.advice(at, id))

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """What the new face does, and that the old one is no loss."""
        cheap = is_least(at.view.seats[at.seat], self.advice(at, id).old)
        return [*([self.say.said_least_face()] if cheap else []), *super().hinted(at, id, noun)]

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before a face is lost that is worth keeping."""
        advice, say = self.advice(at, id), self.say
        old = self.terms.face_title(advice.old)
        match advice.regret:
            case "same":
                return say.confirm_same(lies=old)
            case "better":
                return say.confirm_better(lies=old, title=self.terms.face_title(advice.new))
            case "fresh":
                return say.confirm_fresh(lies=old)
            case None:
                return None


class DieThing(ForgeThing):
    """A die to roll, `2`; or one that lies there by its seat, `1/2`, or one of its faces, `1/2/6`."""

    nouns = ("die",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"die:{seat}/{die + 1}" for seat in range(len(at.view.seats)) for die in range(DICE)]

    def called(self, at: Moment, id: str, noun: str) -> str:
        """Whose die it is."""
        advice = self.advice(at, id)
        assert isinstance(advice, DieAdvice), "a die that lies on the table has an owner"
        return self.say.element_die(name=self.wording.name(advice.seat), die=self.terms.die(advice.die))

    def advice(self, at: Moment, id: str) -> DieAdvice | RollsAdvice:
        if "/" in id:
            return die_advice(at.view, id)
        return rolls_advice(at.view.seats[at.seat], int(id) - 1, SPHINX_BLESSINGS)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The die to roll; or the face, and where it lies."""
        advice = self.advice(at, id)
        die = self.terms.die(advice.die)
        if isinstance(advice, RollsAdvice):
            return die
        face = self.terms.face_title(advice.face)
        if advice.slot is not None:
            return self.say.option_face(die=die, title=face)
        return self.say.option_die_of(title=face, name=self.wording.name(advice.seat), die=die)

    def short(self, at: Moment, id: str, noun: str) -> str:
        """A face in signs, and where it lies."""
        advice = self.advice(at, id)
        if isinstance(advice, RollsAdvice) or advice.slot is not None:
            return ""
        face, die = self.terms.face(advice.face), self.terms.die_short(advice.die)
        return self.say.option_die_of(title=face, name=self.wording.name(advice.seat), die=die)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What its rolls bring on average."""
        advice = self.advice(at, id)
        rolls = advice.rolls if isinstance(advice, RollsAdvice) else 1
        return {DiceForgeMessages.head_average: cell(self.terms.yields(advice.average, rolls))}

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What its rolls bring; or what the face does."""
        advice = self.advice(at, id)
        if isinstance(advice, RollsAdvice):
            yield from self.of_rolls(advice)
        elif at.decision is None:
            yield from self.describe(at, id, noun)
        else:
            yield self.terms.face_does(advice.face)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What the face does or which one is up, all faces, and what a roll brings on average."""
        advice, say, terms = self.advice(at, id), self.say, self.terms
        assert isinstance(advice, DieAdvice), "a die that lies on the table has an owner"
        if advice.slot is not None:
            yield terms.face_does(advice.face)
        else:
            yield say.look_up(title=terms.face_title(advice.face))
        name, die = self.wording.name(advice.seat), terms.die(advice.die)
        yield say.look_die(name=name, die=die, sides=terms.die_faces(advice.faces))
        yield say.detail_average(average=terms.yields(advice.average))


_SHARD = 2
"""The gold that a shard compares with."""
_ROLL, _NARROW = 24, 14
"""Cells beside a card's label, at least: below the bench, and beside the list at 80x24."""


def _broken(change: Line, room: int) -> list[Line]:
    """A change in as many lines as it takes beside a label, broken between its numbers."""
    lines: list[Line] = [()]
    for part in (run for run in change if run.text.strip()):
        joined = (*lines[-1], Run(" "), part) if lines[-1] else (part,)
        if wide(joined) > room:
            lines.append((part,))
        else:
            lines[-1] = joined
    return lines
