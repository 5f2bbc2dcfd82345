"""The things of Dice Forge on the table: feats, faces and dice."""

from collections.abc import Sequence

from rulesets.dice_forge.advice import Swap, die_advice, face_advice, feat_advice, pool_advice, swaps
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.kit.card import Fact
from tabletop_tui.kit.thing import Facts, Thing
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Run

Moment = Looked[DiceForgeView]


class ForgeThing(Thing[DiceForgeView]):
    """A thing of Dice Forge."""

    terms: Terms

    def paid(self, facts: Facts) -> Fact:
        """What is paid, what is left of that, and how many copies there are."""
        keep = Run(f"  {self.say('fact-keep')} ", "dim")
        pays = (*facts["pays"], keep, *facts["keeps"])
        return Fact(self.say("fact-pay"), pays, self.say("left", count=facts["left"]))


class FeatThing(ForgeThing):
    """A heroic feat: a place on the islands with the card there."""

    nouns = ("feat", "place")
    ADVICE = staticmethod(feat_advice)
    NAMES = {"feat": "option-oust?rival =card", "place": "=card"}
    FIGURES = {"feat": {"cost": "=pays", "glory": "=worth", "": "=few/dim"}}
    ALONES = {"feat": "option-feat-ousts?rival option-feat-alone"}
    TITLES = dict.fromkeys(nouns, "=feat")
    RESULTS = dict.fromkeys(nouns, "=plated/plate")
    TELLS = {
        "feat": "=does detail-hammer-more?steps detail-boar?boar detail-typhon?typhon !warn-lost?over "
        "detail-rolls?average =die_rolls detail-{ousting}?ousting"
    }
    LOOKS = dict.fromkeys(nouns, "=line =does look-place")

    def table(self, at: Moment, id: str, noun: str) -> Sequence[Fact]:
        """What is paid and kept, and how many copies there are."""
        return (self.paid(self.known(at, id, noun)),)


class FaceThing(ForgeThing):
    """A face of the sanctuary or the garden, to buy, take, or copy with a mirror."""

    nouns = ("buy", "face")
    ADVICE = staticmethod(face_advice)
    NAMES = dict.fromkeys(nouns, "=title")
    ALONES = {"buy": "option-buy"}
    FIGURES = {
        "buy": {"cost": "=price", "more": "=more", "less": "=less"},
        "face": {"more": "=more", "less": "=less", "whose": "die-of/dim?name"},
    }
    TELLS = {
        "buy": "=does?special detail-last-face?last detail-triple?thrice detail-also?also",
        "face": "=does?special detail-times-three?tripled",
    }

    def table(self, at: Moment, id: str, noun: str) -> Sequence[Fact]:
        """What is paid and kept, and what each die would yield with it."""
        facts = self.known(at, id, noun)
        if "price" not in facts:
            return ()
        over = [self._over(swap) for swap in swaps(at.view.seats[at.seat], id)]
        return [self.paid(facts), *over] if noun == "buy" else over

    def _over(self, swap: Swap) -> Fact:
        """The change in an average roll if the face replaced the one that would be given up."""
        words = ("words",) if self.terms.spelt else ()
        facts = {"die": self.say("die", str(swap.die + 1), "short"), "old": self.terms.face(swap.old)}
        return Fact(self.say("fact-over", *words, **facts), self.terms.changes(swap.change)["change"])

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What it does, and what its card says."""
        return [self.say("look-face", **self.known(at, id, noun)), *self.card(at, id, noun).text]


class PoolThing(ForgeThing):
    """A pool of the sanctuary or the garden, with one face or several."""

    nouns = ("pool",)
    ADVICE = staticmethod(pool_advice)
    NAMES = {"pool": "=titles"}
    LOOKS = {"pool": "look-free?!each look-cost?each =does"}


class DieThing(ForgeThing):
    """A die or one of its faces, to forge over, roll or apply."""

    nouns = ("slot", "die", "hind")
    ADVICE = staticmethod(die_advice)
    NAMES = {
        "slot": "option-slot",
        "die": "option-face?part option-die-of?theirs option-die",
        "hind": "option-hind",
    }
    TITLES = {"slot": "option-slot-new"}
    FIGURES = {"slot": {"more": "=more", "less": "=less"}, "die": {"average": "=average"}}
    TELLS = {
        "slot": "!warn-{regret}?regret =does?special detail-locked?locked",
        **dict.fromkeys(("die", "hind"), "=does?theirs detail-sides?!theirs detail-rolls-die?!theirs"),
    }
    ASKS = {"slot": "confirm-{regret}?regret"}
    LOOKS = {"die": "=does?part look-up?!part look-die detail-average"}

    def table(self, at: Moment, id: str, noun: str) -> Sequence[Fact]:
        """The face that is replaced, and the change in an average roll."""
        facts = self.known(at, id, noun)
        if noun != "slot":
            return ()
        goes = Fact(self.say("fact-goes"), (Run(facts["lies"]),))
        return goes, Fact(self.say("fact-a-roll"), facts["change"])
