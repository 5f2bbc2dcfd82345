"""The things of Dice Forge that are answers: gains, gold for the hammer, heroes, words that decline."""

from collections.abc import Callable, Mapping

from rulesets.dice_forge.advice import (
    HammerAdvice,
    could_act,
    elder_advice,
    gain_advice,
    gain_of,
    hammer_advice,
    is_lost,
    left_undone,
)
from rulesets.dice_forge.components import ELDER_PRICE, EXTRA_ACTION_PRICE, RESOURCES, SUN, VP
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.dice_forge.things import ForgeThing, Moment
from tabletop_tui.games.kit.thing import Facts

_HELD = "detail-hold?unlimited detail-hold-limit?limit detail-or-hammer?steps !warn-lost?over"


class GainThing(ForgeThing):
    """Something that is gained, kept or lost: by a face, a token, a card."""

    nouns = ("take", "owl", "triton", "keep", "convert", "elder")
    TELLS = {**dict.fromkeys(nouns, _HELD), "elder": "detail-elder"}
    ASKS = {"triton": "confirm-lost?wasted", **dict.fromkeys(("take", "owl"), "confirm-full?full")}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is gained or lost, and by what."""
        which = "lose" if is_lost(at.view, self.kind(at), noun) else noun
        what = self.terms.amount(*gain_of(at.view, self.kind(at), noun, id))
        return self.say("option", which, what=what, price=ELDER_PRICE)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What is held then, of how much."""
        found = gain_advice(at.view, at.seat, self.asked(at), noun, id)
        room = (Run(f" {self.say('of-limit', limit=found.limit)}", "dim"),) if found.limit else ()
        gone = (Run(self.say("cell-lost", count=found.spilt), "bad"),) if found.spilt else ()
        return {"then": (self.terms.held(*found.held), *room), "lost": gone}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What would be held, and what would be lost."""
        if noun == "elder":
            return self.facts_of(elder_advice(at.view, at.seat))
        return self.facts_of(gain_advice(at.view, at.seat, self.asked(at), noun, id))


class HeldThing(ForgeThing):
    """A store, a token or a card of a hero."""

    nouns = ("store", "token", "card")
    LOOKS = {
        "store": "look-store?unlimited look-limit?limit",
        "token": "look-token-{word}",
        "card": "=does",
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What it is, and whose."""
        owner, _, word = id.partition("/")
        named: dict[str, Callable[[str], str]] = {"store": self.terms.resource, "card": self.terms.card}
        what = self.say("token", word) if noun == "token" else named[noun](word)
        return self.say("element", name=self.wording.name(int(owner)), what=what)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """How much is held of it, or what the card does."""
        owner, _, word = id.partition("/")
        hero, facts = at.view.seats[int(owner)], {"name": self.wording.name(int(owner)), "word": word}
        if noun == "card":
            return {"does": f"{self.terms.card(word)}: {self.terms.card(word, 'does')}"}
        if noun == "token":
            return {**facts, "count": hero.triton if word == "triton" else hero.cerberus}
        resource = RESOURCES.index(word)
        held, limit = self.terms.amount(resource, hero.stores[resource]), hero.limits[resource]
        return {**facts, "held": held, "limit": limit, "unlimited": limit is None}


class HammerThing(ForgeThing):
    """Gold for the hammer, or a hero's hammer itself."""

    nouns = ("hammer",)
    TELLS = {
        "hammer": "!warn-lost?over detail-hammer detail-hammer-glory?glory detail-hammer-next "
        "detail-hold-limit"
    }
    LOOKS = {"hammer": "look-hammer-none?without look-hammer?last"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """How much goes on it: all, nothing, or so much."""
        if at.decision is None or at.decision.kind != "hammer_allocate":
            return self.say("element", name=self.wording.name(int(id)), what=self.terms.card("hammer"))
        most = max(int(option.key.partition(":")[2]) for option in at.decision.options)
        which = "none" if id == "0" else "all" if int(id) == most else "some"
        return self.say("option-hammer", which, gold=int(id))

    def _after(self, at: Moment, id: str) -> HammerAdvice:
        return hammer_advice(at.view, at.seat, int(id))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With what is kept, lost and gained."""
        then, option = self._after(at, id), self.name(at, id, noun)
        said = self.say("option-hammer-alone", option=option, kept=then.held[1], vp=then.glory)
        return f"{said}, {self.say('cell-lost', count=then.spilt)}" if then.spilt else said

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Where the hammer stands then, gold in the store, gold lost, glory."""
        then = self._after(at, id)
        return {
            "step": (Run(f"{then.step}/{then.last}"),),
            "kept": (self.terms.held(*then.held),),
            "lost": (Run(str(then.spilt), "bad"),) if then.spilt else (),
            "glory": (Run(f"+{then.glory}{self.terms.signs[VP]}", "gold"),) if then.glory else (),
        }

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is lost, how far the hammer would be, what its next mark brings; or how far a hero's is."""
        if at.decision is not None:
            return self.facts_of(self._after(at, id))
        hero, name = at.view.seats[int(id)], self.wording.name(int(id))
        if "hammer" not in hero.cards:
            return {"name": name, "without": True}
        return {"name": name, "step": hero.hammer, "last": hero.hammer + hero.free_steps}


class SeatThing(ForgeThing):
    """A hero who is to be chosen."""

    nouns = ("seat",)
    TELLS = {"seat": "detail-bearer =dice"}
    LOOKS = {"seat": "look-seat look-cards?cards"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The player whose hero it is."""
        return self.wording.name(int(id))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """Both dice; where the hero stands, points, faces forged, cards."""
        terms, hero = self.terms, at.view.seats[int(id)]
        return {
            "name": self.name(at, id, noun),
            "dice": [
                self.say("detail-die-now", die=terms.die(die, begins=True), faces=terms.die_faces(faces))
                for die, faces in enumerate(hero.dice)
            ],
            "where": terms.whereabouts(hero.portal, at.view.layout),
            "points": hero.standing.total,
            "forged": hero.forged,
            "cards": ", ".join(terms.cards(hero)),
        }


class WordThing(ForgeThing):
    """What rolls, ends, declines or settles an order: no thing of the table."""

    nouns = ("roll", "pass", "pay", "done", "end", "decline", "yes", "no", "other_first", "ship_first")
    TELLS = {
        **{noun: f"detail-{noun}" for noun in nouns},
        "yes": "detail-yes =does",
        "done": "detail-done-{kind}",
    }
    ASKS = {"pass": "confirm-pass?acts", "done": "confirm-done?cards"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the answer means in this kind of decision."""
        kind = (self.kind(at),) if noun == "done" and at.decision is not None else ()
        return self.say("option", noun, *kind, cost=EXTRA_ACTION_PRICE)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What follows from the answer, what is left afterwards, and what would be left undone."""
        terms, hero, roll = self.terms, at.view.seats[at.seat], at.view.resolving
        faces = roll.rolled if roll is not None else ()
        undone = [terms.card(card, "short") for card in left_undone(self.asked(at))]
        return {
            "kind": self.kind(at),
            "kept": terms.amount(SUN, max(0, hero.stores[SUN] - EXTRA_ACTION_PRICE)),
            "count": hero.cerberus,
            "faces": terms.rolled(faces),
            "does": [f"{terms.face(face)}: {terms.face_does(face)}" for face in dict.fromkeys(faces)],
            "acts": could_act(self.asked(at)),
            "cards": terms.listing(undone),
        }
