"""The things of Dice Forge that are answers: gains, gold for the hammer, heroes, words that decline."""

from collections.abc import Callable, Sequence

from rulesets.dice_forge.components import (
    ELDER_GLORY,
    ELDER_PRICE,
    EXTRA_ACTION_PRICE,
    GOLD,
    HAMMER_STEPS,
    HAMMER_TRACK,
    RESOURCES,
    SUN,
    TRITON_GIFTS,
    VP,
)
from rulesets.dice_forge.preview import VP_FOR, amount_of, gain_at, hammered, kept_of, losing, stored
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.dice_forge.things import ForgeThing, Moment


class GainThing(ForgeThing):
    """Something that is gained, kept or lost: by a face, a token, a card."""

    nouns = ("take", "owl", "triton", "keep", "convert", "store", "token", "card", "elder")

    def _gain(self, at: Moment, id: str, noun: str) -> tuple[int, int]:
        """The resource and how much of it an option brings."""
        kind = at.decision.kind if at.decision is not None else ""
        if noun in ("keep", "convert"):
            gain = gain_at(at.view)
            return (gain.resource, gain.amount) if noun == "keep" else (VP, gain.amount * VP_FOR.get(kind, 1))
        if noun == "elder":
            return VP, ELDER_GLORY
        resource = RESOURCES.index(id)
        return resource, TRITON_GIFTS[resource] if noun == "triton" else amount_of(
            at.view, kind if noun == "take" else "", resource
        )

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is gained, and by what."""
        if noun in ("store", "token", "card"):
            owner, _, word = id.partition("/")
            named: dict[str, Callable[[str], str]] = {
                "store": self.terms.resource,
                "card": self.terms.card,
                "token": lambda w: self.say("token", w),
            }
            return self.say("element", name=self.wording.name(int(owner)), what=named[noun](word))
        what = self.terms.amount(*self._gain(at, id, noun))
        lose = self._lost(at, noun)
        return self.say("option-lose" if lose else f"option-{noun}", what=what, price=ELDER_PRICE)

    def _lost(self, at: Moment, noun: str) -> bool:
        """Whether what is taken is taken away."""
        return noun == "take" and at.decision is not None and losing(at.view, at.decision.kind)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What is held then, of how much."""
        resource, amount = self._gain(at, id, noun)
        hero = at.view.seats[at.seat]
        if self._lost(at, noun):
            return ((self.terms.held(resource, max(0, hero.stores[resource] - amount)),), ())
        kept = stored(hero, resource, amount)
        limit = hero.limits[resource]
        after = self.terms.held(resource, kept.held)
        room = (Run(f" {self.say('of-limit', limit=limit)}", "dim"),) if limit is not None else ()
        spilt = kept.lost and not (resource == GOLD and hero.free_steps)
        gone = Run(self.say("cell-lost", count=kept.lost), "bad") if spilt else Run("")
        return ((after, *room), (gone,))

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What would be held, and what would be lost."""
        resource, amount = self._gain(at, id, noun)
        hero = at.view.seats[at.seat]
        if noun == "elder":
            vp = self.terms.amount(VP, hero.stores[VP] + amount)
            return [self.say("detail-elder", gold=hero.stores[GOLD] - ELDER_PRICE, vp=vp)]
        if self._lost(at, noun):
            left = self.terms.amount(resource, max(0, hero.stores[resource] - amount))
            return [self.say("detail-hold", held=left)]
        return self.after(hero, resource, amount)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Taking what the store has no room for is questioned where something else could be had."""
        if at.decision is None or noun not in ("take", "owl", "triton") or self._lost(at, noun):
            return None
        resource, amount = self._gain(at, id, noun)
        kept = kept_of(at.view, at.seat, resource, amount)
        if noun == "triton":
            lost = amount - kept
            return self.say("confirm-lost", lost=self.terms.amount(resource, lost)) if lost > 0 else None
        others = [o.key.partition(":")[2] for o in at.decision.options if o.key.startswith(f"{noun}:")]
        better = any(kept_of(at.view, at.seat, *self._gain(at, other, noun)) for other in others)
        return self.say("confirm-full", resource=self.terms.resource(id)) if not kept and better else None

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """What is held of it, or what the card or token does."""
        owner, _, word = id.partition("/")
        hero, name = at.view.seats[int(owner)], self.wording.name(int(owner))
        if noun == "card":
            return [f"{self.terms.card(word)}: {self.terms.card(word, 'does')}"]
        if noun == "token":
            return [
                self.say(
                    "look-token", word, name=name, count=hero.triton if word == "triton" else hero.cerberus
                )
            ]
        resource = RESOURCES.index(word)
        held, limit = self.terms.amount(resource, hero.stores[resource]), hero.limits[resource]
        if limit is None:
            return [self.say("look-store", name=name, held=held)]
        return [self.say("look-limit", name=name, held=held, limit=limit)]


class HammerThing(ForgeThing):
    """Gold for the hammer, or a hero's hammer itself."""

    nouns = ("hammer",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """How much goes on it: all, nothing, or so much."""
        if at.decision is None or at.decision.kind != "hammer_allocate":
            return self.say("element", name=self.wording.name(int(id)), what=self.terms.card("hammer"))
        most = max(int(option.key.partition(":")[2]) for option in at.decision.options)
        which = "none" if id == "0" else "all" if int(id) == most else "some"
        return self.say("option-hammer", which, gold=int(id))

    def _after(self, at: Moment, id: str) -> tuple[int, int, int, int]:
        """Gold kept and lost, glory, and the step on the track."""
        hero, gold = at.view.seats[at.seat], int(id)
        done = hammered(hero, gold)
        kept = stored(hero, GOLD, gain_at(at.view).amount - gold)
        return kept.held, kept.lost, done.glory, done.step

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With what is kept, lost and gained."""
        kept, lost, glory, _ = self._after(at, id)
        said = self.say("option-hammer-alone", option=self.name(at, id, noun), kept=kept, vp=glory)
        return f"{said}, {self.say('cell-lost', count=lost)}" if lost else said

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Where the hammer stands then, gold in the store, gold lost, glory."""
        kept, lost, glory, step = self._after(at, id)
        hero = at.view.seats[at.seat]
        gone = Run(str(lost), "bad") if lost else Run("")
        brought = Run(f"+{glory}{self.terms.signs[VP]}", "gold") if glory else Run("")
        return (
            (Run(f"{step}/{hero.hammer + hero.free_steps}"),),
            (self.terms.held(GOLD, kept),),
            (gone,),
            (brought,),
        )

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What is lost, how far the hammer would be, what its next mark brings, and what is kept."""
        kept, lost, glory, step = self._after(at, id)
        hero, gone = at.view.seats[at.seat], step % HAMMER_STEPS
        mark = next(phase for phase in HAMMER_TRACK if phase.cumulative_steps > gone)
        return [
            self.lost({"gold": lost}),
            self.say("detail-hammer", before=hero.hammer, step=step, last=hero.hammer + hero.free_steps),
            self.say("detail-hammer-glory", vp=self.terms.amount(VP, glory)) if glory else "",
            self.say("detail-hammer-next", steps=mark.cumulative_steps - gone, vp=mark.glory_at_last_step),
            self.say("detail-hold-limit", held=self.terms.amount(GOLD, kept), limit=hero.limits[GOLD]),
        ]

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """How far a hero's hammer is."""
        hero, name = at.view.seats[int(id)], self.wording.name(int(id))
        if "hammer" not in hero.cards:
            return [self.say("look-hammer-none", name=name)]
        return [self.say("look-hammer", name=name, step=hero.hammer, last=hero.hammer + hero.free_steps)]


class SeatThing(ForgeThing):
    """A hero who is to be chosen."""

    nouns = ("seat",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The player whose hero it is."""
        return self.wording.name(int(id))

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """That the boar stays there, and both dice."""
        terms, dice = self.terms, at.view.seats[int(id)].dice
        told = [
            self.say("detail-die-now", die=terms.die(die, begins=True), faces=terms.die_faces(faces))
            for die, faces in enumerate(dice)
        ]
        return [self.say("detail-bearer", name=self.name(at, id, noun)), *told]

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Where the hero stands, points, faces forged, cards."""
        hero = at.view.seats[int(id)]
        where = self.terms.standing(hero.portal, at.view.layout)
        facts = {"where": where, "points": hero.standing.total, "forged": hero.forged}
        said = self.say("look-seat", name=self.wording.name(int(id)), **facts)
        cards = ", ".join(self.terms.cards(hero))
        return [said, self.say("look-cards", cards=cards)] if cards else [said]


class WordThing(ForgeThing):
    """What rolls, ends, declines or settles an order: no thing of the table."""

    nouns = ("roll", "pass", "pay", "done", "end", "decline", "yes", "no", "other_first", "ship_first")
    _BY_KIND = ("done",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the answer means in this kind of decision."""
        kind = (at.decision.kind,) if at.decision is not None and noun in self._BY_KIND else ()
        return self.say("option", noun, *kind, cost=EXTRA_ACTION_PRICE)

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What follows from the answer, with what is left afterwards."""
        hero, kind = at.view.seats[at.seat], at.decision.kind if at.decision is not None else ""
        if noun == "yes":
            faces = at.view.resolving.rolled if at.view.resolving is not None else ()
            does = [f"{self.terms.face(face)}: {self.terms.face_does(face)}" for face in dict.fromkeys(faces)]
            return [self.say("detail-yes", faces=self.terms.rolled(faces)), *does]
        parts = (noun, kind) if noun in self._BY_KIND else (noun,)
        kept = self.terms.amount(SUN, max(0, hero.stores[SUN] - EXTRA_ACTION_PRICE))
        return [self.say("detail", *parts, kept=kept, count=hero.cerberus)]

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Passing with something to do, and going on with free reinforcements left, is questioned."""
        options = at.decision.options if at.decision is not None else ()
        keys = [option.key.partition(":")[0] for option in options]
        if noun == "pass" and {"buy", "feat"} & set(keys):
            return self.say("confirm-pass")
        free = dict.fromkeys(key for key in keys if key in ("hind", "owl"))
        if noun == "done" and free:
            return self.say(
                "confirm-done", cards=self.terms.listing([self.terms.card(card, "short") for card in free])
            )
        return None
