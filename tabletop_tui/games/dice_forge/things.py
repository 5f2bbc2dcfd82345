"""The things of Dice Forge that lie on the table: feats, faces and dice."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.advice import (
    Rolls,
    face_advice,
    feat_advice,
    forge_advice,
    is_copied,
    rolls_of,
)
from rulesets.dice_forge.components import CARDS, FACES, GOLD, MOON, POOLS, SET_UPS, SPHINX_BLESSINGS, SUN, VP
from rulesets.dice_forge.odds import die_yield
from rulesets.dice_forge.options import price
from rulesets.dice_forge.preview import best_die, changed, ousted_at, ship_discount, usual_slot
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.dice_forge.terms import Terms, die_of
from tabletop_tui.games.kit.card import Fact
from tabletop_tui.games.kit.thing import Facts, Thing
from tabletop_tui.games.kit.thing import Moment as Looked

Moment = Looked[DiceForgeView]


class ForgeThing(Thing[DiceForgeView]):
    """A thing of Dice Forge."""

    terms: Terms

    @staticmethod
    def asked(at: Moment) -> Decision[Any]:
        """The decision that is asked: for what is only said of options."""
        assert at.decision is not None
        return at.decision

    @staticmethod
    def kind(at: Moment) -> str:
        """The kind of decision that is asked; empty while a player only looks around."""
        return at.decision.kind if at.decision is not None else ""

    def paid(self, cost: Line, kept: Line, left: int) -> Fact:
        """What is paid, what is kept of it, and how many of the thing there are."""
        keep = Run(f"  {self.say('fact-keep')} ", "dim")
        return Fact(self.say("fact-pay"), (*cost, keep, *kept), self.say("left", count=left))

    def change(self, hero: HeroView, die: int, slot: int, face: str) -> Line:
        """What a roll brings more and less with a face in a slot, or that it is the same."""
        more, less = self.terms.change(*changed(hero, die, slot, face))
        return (*more, Run(" "), *less) if more or less else (Run(self.say("detail-no-change"), "dim"),)


class FeatThing(ForgeThing):
    """A heroic feat: a place of the islands with the card that lies there."""

    nouns = ("feat", "place")
    TELLS = dict.fromkeys(
        nouns,
        "=does detail-hammer-more?steps detail-boar?boar detail-typhon?typhon !warn-lost?over "
        "detail-rolls?average =die_rolls detail-{ousting}?ousting",
    )
    LOOKS = dict.fromkeys(nouns, "=line =does look-place")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The card, and whom it ousts."""
        card, ousted = self.terms.card(at.view.layout[id], "short"), self._ousted(at, id)
        if ousted is None or noun != "feat":
            return card
        return self.say("option-oust", card=card, name=self.wording.name(ousted)[:1])

    @staticmethod
    def _ousted(at: Moment, id: str) -> int | None:
        return ousted_at(at.view, at.seat, CARDS[at.view.layout[id]].portal)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With cost, glory and what it does."""
        card, ousted = at.view.layout[id], self._ousted(at, id)
        named = {"option": self.terms.card(card, "short"), "brief": self.terms.card(card, "brief")}
        told = self.say("option-feat-alone", cost=self.terms.cost(card), vp=CARDS[card].vp, **named)
        return told + (self.say("option-ousts", name=self.wording.name(ousted)) if ousted is not None else "")

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Cost, glory, and what it does."""
        card = at.view.layout[id]
        brief = Run(self.terms.card(card, "brief"), "dim")
        return {"cost": self.terms.price(card), "glory": (self.terms.held(VP, CARDS[card].vp),), "": (brief,)}

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

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What it does, what that comes to now, whom it ousts, and how many copies there are."""
        card = at.view.layout[id]
        copies = {"left": at.view.stacks[id], "all": SET_UPS[len(at.view.seats)].cards_per_stack}
        told = {"does": self.terms.card(card, "does"), "line": self.terms.card_line(card)}
        return {**told, **copies, **self.facts_of(feat_advice(at.view, at.seat, id))}


class FaceThing(ForgeThing):
    """A face of the sanctuary or the garden: bought, taken, or copied by a mirror."""

    nouns = ("buy", "face")
    TELLS = {
        "buy": "=does detail-last-face?last detail-triple?thrice detail-also?also",
        "face": "=does detail-times-three?tripled",
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The face in words, as lists and questions name it."""
        return self.terms.face_title(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With its price and how many there are."""
        if noun != "buy":
            return self.name(at, id, noun)
        cost = self.terms.amount(GOLD, price(id, ship_discount(at.view, at.decision)))
        return self.say("option-buy", face=self.terms.face_title(id), cost=cost, left=at.view.pools[id])

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Price, and what a roll brings more and less; of a face to copy whose it is."""
        if is_copied(at.decision):
            option = at.option(f"face:{id}")
            seat, die = die_of(option.target if option is not None else None)
            whose = self.say("die-of", name=self.wording.name(seat), die=self.terms.die(die))
            return {"whose": (Run(whose, "dim"),)}
        hero, discount = at.view.seats[at.seat], ship_discount(at.view, at.decision)
        die = best_die(hero, id)
        more, less = self.terms.change(*changed(hero, die, usual_slot(hero.dice[die]), id))
        old = (Run(f"{price(id)} ", "undone"),) if discount else ()
        return {"cost": (*old, self.terms.held(GOLD, price(id, discount))), "more": more, "less": less}

    def table(self, at: Moment, id: str, noun: str) -> list[Fact]:
        """What is paid and kept, and what each die would bring with it."""
        hero = at.view.seats[at.seat]
        if is_copied(at.decision):
            return []
        over = [self._over(hero, die, id) for die in range(len(hero.dice))]
        if noun != "buy":
            return over
        cost = price(id, ship_discount(at.view, at.decision))
        kept = self.terms.held(GOLD, max(0, hero.stores[GOLD] - cost))
        return [self.paid((self.terms.held(GOLD, cost),), (kept,), at.view.pools[id]), *over]

    def _over(self, hero: HeroView, die: int, face: str) -> Fact:
        """What a roll brings more and less with the face in place of the one that one would give up."""
        slot = usual_slot(hero.dice[die])
        which, old = self.terms.say("die", str(die + 1), "short"), self.terms.face(hero.dice[die][slot])
        label = self.say("fact-over", *(("words",) if self.terms.spelt else ()), die=which, old=old)
        return Fact(label, self.change(hero, die, slot, face))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the face does, that it is the last one, and what else the gold buys."""
        copied = is_copied(at.decision)
        does = self.terms.face_does(id) if copied or FACES[id].kind != "sum" else ""
        return {"does": does, **self.facts_of(face_advice(at.view, at.seat, at.decision, noun, id))}

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What it does, and what its card says."""
        return [f"{self.terms.face_title(id)}: {self.terms.face_does(id)}", *self.card(at, id, noun).text]


class PoolThing(ForgeThing):
    """A pool of the sanctuary or the garden, with one face or several."""

    nouns = ("pool",)
    LOOKS = {"pool": "look-free?free look-cost?cost =does"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """All faces that lie there."""
        return ", ".join(self.terms.face_title(face) for face in POOLS[id].faces)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is left there, what it costs and does."""
        row, terms = POOLS[id], self.terms
        stock = {face: at.view.pools[face] for face in row.faces}
        told = [self.say("look-pool", face=terms.face_title(face), count=stock[face]) for face in stock]
        cost = "" if row.cost is None else terms.amount(GOLD, row.cost)
        does = list(dict.fromkeys(terms.face_does(face) for face in stock))
        return {"faces": "; ".join(told), "free": row.cost is None, "cost": cost, "does": does}


class DieThing(ForgeThing):
    """A die, or one of its faces: to forge over, to roll, to apply."""

    nouns = ("slot", "die", "hind")
    TELLS = {
        "slot": "!warn-{regret}?regret =does detail-locked?locked",
        **dict.fromkeys(("die", "hind"), "=does =faces detail-rolls-die?average"),
    }
    ASKS = {"slot": "confirm-{regret}?regret"}
    LOOKS = dict.fromkeys(nouns, "=does look-die detail-average")

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
        which = "die-of" if "/" in id else "die"
        if noun == "hind" or slot is not None:
            which = "hind" if noun == "hind" else "slot"
        face = hero.face_up(die) if slot is None else hero.dice[die][slot]
        facts = {"name": self.wording.name(seat), "face": terms.face_title(face)}
        return self.say("option", which, die=terms.die(die), **facts)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What a roll brings more and less; of a die to roll its average."""
        seat, die, slot = self._place(at, id, noun)
        hero, new = at.view.seats[seat], at.view.in_hand
        if slot is not None and new is not None:
            more, less = self.terms.change(*changed(hero, die, slot, new))
            return {"more": more, "less": less}
        return {"average": (Run(self.terms.yields(self._rolls(hero, die, noun).average)),)}

    @staticmethod
    def _rolls(hero: HeroView, die: int, noun: str) -> Rolls:
        """What rolling it brings, as often as that is done."""
        return rolls_of(hero, die, 1 if noun == "hind" else SPHINX_BLESSINGS)

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """The new face and the die it would go on, or what lies there."""
        seat, die, slot = self._place(at, id, noun)
        new, terms = at.view.in_hand, self.terms
        if slot is None:
            return self.name(at, id, noun)
        if new is None:
            return terms.face_title(at.view.seats[seat].dice[die][slot])
        return self.say("option-slot-new", face=terms.face_title(new), die=terms.die(die))

    def table(self, at: Moment, id: str, noun: str) -> Sequence[Fact]:
        """The face that makes way, and what a roll brings more and less."""
        seat, die, slot = self._place(at, id, noun)
        hero, new = at.view.seats[seat], at.view.in_hand
        if slot is None or new is None:
            return ()
        goes = Fact(self.say("fact-goes"), (Run(self.terms.face_title(hero.dice[die][slot])),))
        return goes, Fact(self.say("fact-a-roll"), self.change(hero, die, slot, new))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What speaks against it and what the new face does; what rolling it or its face up brings."""
        (seat, die, slot), terms, new = self._place(at, id, noun), self.terms, at.view.in_hand
        hero = at.view.seats[seat]
        faces, told = hero.dice[die], terms.die_faces(hero.dice[die])
        if noun == "slot" and slot is not None and new is not None:
            does = terms.face_does(new) if FACES[new].kind != "sum" else ""
            return {"does": does, **self.facts_of(forge_advice(hero, die, slot, new))}
        if at.decision is not None and "/" not in id:
            return {"faces": told, **self.facts_of(self._rolls(hero, die, noun))}
        does = terms.face_does(hero.face_up(die) if slot is None else faces[slot])
        if at.decision is not None:
            return {"does": does}
        up = self.say("look-up", face=terms.face_title(hero.face_up(die)))
        facts = {"does": does if slot is not None else up, "average": terms.yields(die_yield(faces))}
        return {**facts, "name": self.wording.name(seat), "die": terms.die(die), "faces": told}
