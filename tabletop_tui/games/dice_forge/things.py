"""The things of Dice Forge that lie on the table: feats, faces and dice."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from rulesets.dice_forge.components import (
    BEAR_GLORY,
    CANCER_BLESSINGS,
    CARDS,
    FACES,
    GOLD,
    HAMMER_STEPS,
    MOON,
    POOLS,
    RESOURCES,
    SET_UPS,
    SPHINX_BLESSINGS,
    SPIRITS_GIFT,
    SUN,
    TRIPLE,
    VP,
)
from rulesets.dice_forge.odds import Yield, dice_yield, die_yield
from rulesets.dice_forge.options import price
from rulesets.dice_forge.preview import (
    best_die,
    changed,
    ousted_at,
    ship_discount,
    stored,
    usual_slot,
    worth,
)
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.dice_forge.terms import Terms, die_of
from tabletop_tui.games.kit.card import Fact
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.kit.thing import Thing

if TYPE_CHECKING:
    from tabletop_tui.games.dice_forge.wording import DiceForgeWording

Moment = Looked[DiceForgeView]


class ForgeThing(Thing[DiceForgeView]):
    """A thing of Dice Forge."""

    wording: "DiceForgeWording"

    terms: Terms

    def paid(self, cost: Line, kept: Line, left: int) -> Fact:
        """What is paid, what is kept of it, and how many of the thing there are."""
        keep = Run(f"  {self.say('fact-keep')} ", "dim")
        return Fact(self.say("fact-pay"), (*cost, keep, *kept), self.say("left", count=left))

    def change(self, hero: HeroView, die: int, slot: int, face: str) -> Line:
        """What a roll brings more and less with a face in a slot, or that it is the same."""
        more, less = self.terms.change(*changed(hero, die, slot, face))
        return (*more, Run(" "), *less) if more or less else (Run(self.say("detail-no-change"), "dim"),)

    def lost(self, amounts: dict[str, int]) -> str:
        """The warning that a store can't take something; nothing if it can."""
        found = {word: count for word, count in amounts.items() if count > 0}
        return "! " + self.say("warn-lost", lost=self.terms.listed(found)) if found else ""

    def after(self, hero: HeroView, resource: int, amount: int) -> list[str]:
        """What would be held after a gain, and what of it would be lost."""
        kept, lost = stored(hero, resource, amount)
        held, limit = self.terms.amount(resource, kept), hero.limits[resource]
        said = [
            self.say("detail-hold", held=held)
            if limit is None
            else self.say("detail-hold-limit", held=held, limit=limit)
        ]
        if resource == GOLD and hero.free_steps:
            return [*said, self.say("detail-or-hammer", steps=hero.free_steps)]
        return [*said, self.lost({RESOURCES[resource]: lost})]


class FeatThing(ForgeThing):
    """A heroic feat: a place of the islands with the card that lies there."""

    nouns = ("feat", "place")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The card, and whom it ousts."""
        card = self.terms.card(at.view.layout[id], "short")
        ousted = ousted_at(at.view, at.seat, CARDS[at.view.layout[id]].portal) if noun == "feat" else None
        return (
            card if ousted is None else self.say("option-oust", card=card, name=self.wording.name(ousted)[:1])
        )

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With cost, glory and what it does."""
        card = at.view.layout[id]
        cost = "".join(run.text for run in self.terms.price(card))
        facts = {"cost": cost, "vp": CARDS[card].vp, "brief": self.terms.card(card, "brief")}
        ousted = ousted_at(at.view, at.seat, CARDS[card].portal)
        who = self.say("option-ousts", name=self.wording.name(ousted)) if ousted is not None else ""
        return self.say("option-feat-alone", option=self.terms.card(card, "short"), **facts) + who

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Cost, glory, and what it does."""
        card = at.view.layout[id]
        brief = Run(self.terms.card(card, "brief"), "dim")
        return (self.terms.price(card), (self.terms.held(VP, CARDS[card].vp),), (brief,))

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """The card's name, without the abbreviations of the list."""
        return self.terms.card(at.view.layout[id])

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """The glory that the card is worth at the end."""
        return (Run(f" {CARDS[at.view.layout[id]].vp}{self.terms.signs[VP]} ", "plate"),)

    def table(self, at: Moment, id: str, noun: str) -> list[Fact]:
        """What is paid and kept, and how many copies there are."""
        card, stores = at.view.layout[id], at.view.seats[at.seat].stores
        costs = ((SUN, CARDS[card].cost_sun), (MOON, CARDS[card].cost_moon))
        kept = tuple(self.terms.held(r, max(0, stores[r] - n)) for r, n in costs if n)
        return [self.paid(self.terms.price(card), kept, at.view.stacks[id])]

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What it does, what that comes to now, and whom it ousts."""
        card, hero = at.view.layout[id], at.view.seats[at.seat]
        return [
            self.terms.card(card, "does"),
            *self._now(at, card, hero),
            self._ousting(at, CARDS[card].portal),
        ]

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """The card, how many copies there are, and what it does."""
        card = at.view.layout[id]
        copies = SET_UPS[len(at.view.seats)].cards_per_stack
        said = self.say("look-place", left=at.view.stacks[id], all=copies)
        return [self.terms.card_line(card), self.terms.card(card, "does"), said]

    def _now(self, at: Moment, card: str, hero: HeroView) -> list[str]:
        """What it would come to for this hero."""
        if card == "hammer" and hero.free_steps:
            return [self.say("detail-hammer-more", steps=hero.free_steps + HAMMER_STEPS)]
        if card == "boar" and at.view.boar_stack:
            return [self.say("detail-boar", colour=self.terms.boar(at.view.boar_stack[-1]))]
        if card == "typhon":
            return [self.say("detail-typhon", vp=self.terms.amount(VP, hero.forged))]
        if card == "spirits":
            gold = stored(hero, GOLD, SPIRITS_GIFT).lost - hero.free_steps
            return [self.lost({"gold": gold, "moon": stored(hero, MOON, SPIRITS_GIFT).lost})]
        if card in ("cancer", "sentinel"):
            average = self.terms.yields(times(dice_yield(hero.dice), CANCER_BLESSINGS))
            return [self.say("detail-rolls", count=CANCER_BLESSINGS, average=average)]
        if card in ("sphinx", "cyclops"):
            return [self.average(die, faces, SPHINX_BLESSINGS) for die, faces in enumerate(hero.dice)]
        return []

    def average(self, die: int, faces: Sequence[str], count: int) -> str:
        """What so many rolls of a die bring on average."""
        average = self.terms.yields(times(die_yield(faces), count))
        return self.say("detail-rolls-die", count=count, die=self.terms.die(die), average=average)

    def _ousting(self, at: Moment, portal: int) -> str:
        hero, ousted = at.view.seats[at.seat], ousted_at(at.view, at.seat, portal)
        if ousted is None:
            return self.say("detail-stay") if hero.portal == portal else ""
        line = self.say("detail-oust", name=self.wording.name(ousted))
        bears = hero.cards.count("bear")
        return f"{line} {self.say('detail-oust-bear', vp=BEAR_GLORY * bears)}" if bears else line


class FaceThing(ForgeThing):
    """A face of the sanctuary or the garden: bought, taken, or copied by a mirror."""

    nouns = ("buy", "pool", "face")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The face in words; of a pool all that is left there."""
        if noun == "pool":
            return ", ".join(self.terms.face_title(face) for face in POOLS[id].faces)
        return self.terms.face_title(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With its price and how many there are; a copied one with whose it is."""
        if noun != "buy":
            return self.name(at, id, noun)
        cost = self.terms.amount(GOLD, price(id, ship_discount(at.view, at.decision)))
        return self.say("option-buy", face=self.terms.face_title(id), cost=cost, left=at.view.pools[id])

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Price, and what a roll brings more and less; of a face to copy whose it is."""
        more, less = self._change(at.view.seats[at.seat], id)
        if noun == "buy":
            discount = ship_discount(at.view, at.decision)
            old = (Run(f"{price(id)} ", "undone"),) if discount else ()
            return ((*old, self.terms.held(GOLD, price(id, discount))), more, less)
        if at.decision is not None and at.decision.kind == "shield_choose":
            return (more, less)
        option = (
            next((o for o in at.decision.options if o.key == f"face:{id}"), None) if at.decision else None
        )
        seat, die = die_of(option.target if option is not None else None)
        return ((Run(self.say("die-of", name=self.wording.name(seat), die=self.terms.die(die)), "dim"),),)

    def _change(self, hero: HeroView, face: str) -> tuple[Line, Line]:
        die = best_die(hero, face)
        return self.terms.change(*changed(hero, die, usual_slot(hero.dice[die]), face))

    def table(self, at: Moment, id: str, noun: str) -> list[Fact]:
        """What is paid and kept, and what each die would bring with it."""
        hero = at.view.seats[at.seat]
        if self._copied(at, noun):
            return []
        over = [self._over(hero, die, id) for die in range(len(hero.dice))]
        if noun != "buy":
            return over
        cost = price(id, ship_discount(at.view, at.decision))
        kept = self.terms.held(GOLD, max(0, hero.stores[GOLD] - cost))
        return [self.paid((self.terms.held(GOLD, cost),), (kept,), at.view.pools[id]), *over]

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What the face does, that it is the last one, and what else the gold buys."""
        does = self.terms.face_does(id)
        if self._copied(at, noun):
            roll = at.view.resolving
            tripled = roll is not None and "X3" in (*roll.rolled, *roll.counts)
            return [does, self.say("detail-times-three") if tripled else ""]
        said = [does if FACES[id].kind != "sum" else ""]
        if noun == "buy":
            said.append(self.say("detail-last-face") if at.view.pools[id] == 1 else "")
            said += [self._beside_triple(at.view.seats[at.seat], id), self._also(at, id)]
        return said

    @staticmethod
    def _copied(at: Moment, noun: str) -> bool:
        """Whether a mirror would copy it."""
        return noun == "face" and at.decision is not None and at.decision.kind == "mirror_choose"

    def _beside_triple(self, hero: HeroView, face: str) -> str:
        """That thrice the gold of a face is more than the store can take."""
        gold, limit = TRIPLE * FACES[face].amounts[GOLD], hero.limits[GOLD] or 0
        if not any("X3" in faces for faces in hero.dice) or gold <= limit:
            return ""
        return self.say("detail-triple", gold=self.terms.amount(GOLD, gold), limit=limit)

    def _also(self, at: Moment, face: str) -> str:
        """What else the gold that is kept would buy in the same action; a ship buys one face only."""
        if at.decision is None or at.decision.kind == "ship_forge":
            return ""
        left = at.view.seats[at.seat].stores[GOLD] - price(face)
        keys = [option.key.partition(":") for option in at.decision.options]
        others = [id for noun, _, id in keys if noun == "buy" and id != face and price(id) <= left]
        dearest = sorted(others, key=price, reverse=True)[:2]
        named = self.wording.listing_or([self.terms.face_title(each) for each in dearest])
        return self.say("detail-also", gold=self.terms.amount(GOLD, left), faces=named) if others else ""

    def _over(self, hero: HeroView, die: int, face: str) -> Fact:
        """What a roll brings more and less with the face in place of the one that one would give up."""
        slot = usual_slot(hero.dice[die])
        which, old = self.terms.say("die", str(die + 1), "short"), self.terms.face(hero.dice[die][slot])
        label = self.say("fact-over", *(("words",) if self.terms.spelt else ()), die=which, old=old)
        return Fact(label, self.change(hero, die, slot, face))

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What lies in the pool, what it costs and does."""
        if noun != "pool":
            return [f"{self.terms.face_title(id)}: {self.terms.face_does(id)}", *self.card(at, id, noun).text]
        row = POOLS[id]
        stock = "; ".join(
            self.say("look-pool", face=self.terms.face_title(f), count=at.view.pools[f]) for f in row.faces
        )
        which = "look-free" if row.cost is None else "look-cost"
        cost = self.terms.amount(GOLD, row.cost or 0)
        return [
            self.say(which, faces=stock, cost=cost),
            *dict.fromkeys(self.terms.face_does(face) for face in row.faces),
        ]


class DieThing(ForgeThing):
    """A die, or one of its faces: to forge over, to roll, to apply."""

    nouns = ("slot", "die", "hind")

    def _place(self, at: Moment, id: str, noun: str) -> tuple[int, int, int | None]:
        """Seat, die and slot (or none) of an option's key or of a target."""
        parts = id.split("/")
        if noun == "slot":
            die = int(parts[0]) - 1
            return at.seat, die, at.view.seats[at.seat].dice[die].index(parts[1])
        numbers = [int(part) for part in parts]
        if len(numbers) == 1:
            return at.seat, numbers[0] - 1, None
        return numbers[0], numbers[1] - 1, numbers[2] - 1 if len(numbers) > 2 else None

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The die with the face that lies up, or the face that would make way."""
        seat, die, slot = self._place(at, id, noun)
        hero, terms = at.view.seats[seat], self.terms
        if slot is not None:
            return self.say("option-slot", die=terms.die(die), face=terms.face_title(hero.dice[die][slot]))
        if noun == "hind":
            return self.say("option-hind", die=terms.die(die))
        if "/" in id:
            return self.say(
                "option-die-of",
                face=terms.face_title(hero.face_up(die)),
                name=self.wording.name(seat),
                die=terms.die(die),
            )
        return self.say("option-die", die=terms.die(die))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What a roll brings more and less; of a die to roll its average."""
        seat, die, slot = self._place(at, id, noun)
        hero, new = at.view.seats[seat], at.view.in_hand
        if slot is not None and new is not None:
            return self.terms.change(*changed(hero, die, slot, new))
        count = 1 if noun == "hind" else SPHINX_BLESSINGS
        return ((Run(self.terms.yields(times(die_yield(hero.dice[die]), count))),),)

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """The new face and the die it would go on, or what lies there."""
        seat, die, slot = self._place(at, id, noun)
        new, terms = at.view.in_hand, self.terms
        if slot is None:
            return self.name(at, id, noun)
        if new is None:
            return terms.face_title(at.view.seats[seat].dice[die][slot])
        return self.say("option-slot-new", face=terms.face_title(new), die=terms.die(die))

    def table(self, at: Moment, id: str, noun: str) -> list[Fact]:
        """The face that makes way, and what a roll brings more and less."""
        seat, die, slot = self._place(at, id, noun)
        hero, new = at.view.seats[seat], at.view.in_hand
        if slot is None or new is None:
            return []
        goes = Fact(self.say("fact-goes"), (Run(self.terms.face_title(hero.dice[die][slot])),))
        return [goes, Fact(self.say("fact-a-roll"), self.change(hero, die, slot, new))]

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What speaks against it and what the new face does, or what rolling or applying the die brings."""
        seat, die, slot = self._place(at, id, noun)
        hero, new = at.view.seats[seat], at.view.in_hand
        if slot is not None and new is not None:
            regrets = [f"! {each}" for each in self._regrets(hero, die, slot, new)]
            does = self.terms.face_does(new) if FACES[new].kind != "sum" else ""
            return [*regrets, does, self.say("detail-locked") if FACES[new].locked_once_forged else ""]
        if slot is not None:
            return self.describe(at, id, noun)
        if "/" in id:
            return [self.terms.face_does(hero.face_up(die))]
        count = 1 if noun == "hind" else SPHINX_BLESSINGS
        feats = self.wording.things["feat"]
        assert isinstance(feats, FeatThing)
        return [self.terms.die_faces(hero.dice[die]), feats.average(die, hero.dice[die], count)]

    def _regrets(self, hero: HeroView, die: int, slot: int, new: str) -> list[str]:
        """What speaks against forging there."""
        old = hero.dice[die][slot]
        if old == new:
            return [self.say("warn-same", old=self.terms.face_title(old))]
        if worth(old) > worth(new):
            return [self.say("warn-better", old=self.terms.face_title(old), new=self.terms.face_title(new))]
        fresh = (die, slot) in hero.fresh
        return [self.say("warn-fresh", old=self.terms.face_title(old))] if fresh else []

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """A face that is as good, worth more, or forged and never rolled since is asked about once more."""
        seat, die, slot = self._place(at, id, noun)
        if slot is None or at.view.in_hand is None:
            return None
        found = self._regrets(at.view.seats[seat], die, slot, at.view.in_hand)
        return self.say("confirm-slot", why=found[0]) if found else None

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Whose die it is, its faces, the one that lies up, and its average."""
        seat, die, slot = self._place(at, id, noun)
        hero, terms = at.view.seats[seat], self.terms
        faces = hero.dice[die]
        whole = self.say(
            "look-die", name=self.wording.name(seat), die=terms.die(die), faces=terms.die_faces(faces)
        )
        first = (
            terms.face_does(faces[slot])
            if slot is not None
            else self.say("look-up", face=terms.face_title(hero.face_up(die)))
        )
        return [first, whole, self.say("detail-average", average=terms.yields(die_yield(faces)))]


def times(average: Yield, count: int) -> Yield:
    """The average of so many rolls."""
    others = tuple((face, Fraction(chance) * count) for face, chance in average.others)
    return Yield(tuple(amount * count for amount in average.amounts), others)
