"""What a choice in Dice Forge would do, line by line, before it is made."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision, Option
from rulesets.dice_forge.components import (
    BEAR_GLORY,
    CANCER_BLESSINGS,
    CARDS,
    ELDER_GLORY,
    ELDER_PRICE,
    EXTRA_ACTION_PRICE,
    FACES,
    GOLD,
    HAMMER_STEPS,
    HAMMER_TRACK,
    MOON,
    RESOURCES,
    SPHINX_BLESSINGS,
    SPIRITS_GIFT,
    SUN,
    TRITON_GIFTS,
    VP,
)
from rulesets.dice_forge.odds import Yield, dice_yield, die_yield
from rulesets.dice_forge.options import Buy, Feat, Slot, Triton, price
from rulesets.dice_forge.preview import hammered, ousted_at, stored, with_face
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.games.dice_forge.confirming import worth
from tabletop_tui.games.dice_forge.moment import (
    VP_FOR,
    bonus_of,
    die_of,
    gain_at,
    ship_discount,
    taken_amount,
)
from tabletop_tui.games.dice_forge.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

Lines = list[str]
_Now = Callable[[DiceForgeView, int], Lines]


class Details:
    """The lines of `Wording.detail`, for every kind of option."""

    def __init__(self, wording: "Wording", terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        self.wording = wording
        self.say = wording.say
        self.terms = terms
        self._now: dict[str, _Now] = {
            "boar": self._boar_now,
            "cancer": self._blessings_now,
            "chest": self._chest_now,
            "cyclops": self._die_now,
            "hammer": self._hammer_now,
            "sentinel": self._blessings_now,
            "sphinx": self._die_now,
            "spirits": self._spirits_now,
            "typhon": self._typhon_now,
        }

    def lines(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> Lines:
        """What choosing it would do."""
        value, seat, kind = option.value, decision.seat, decision.kind
        if isinstance(value, Buy):
            return self.buy(view, seat, value.face, ship_discount(view) if kind == "ship_forge" else 0)
        if isinstance(value, Feat):
            return self.feat(view, seat, value.slot)
        if isinstance(value, Triton):
            return self._gain(view.seats[seat], value.resource, TRITON_GIFTS[value.resource])
        if isinstance(value, Slot):
            return self._slot(view, seat, value)
        if kind == "hammer_allocate":
            return self._hammer(view, seat, value.gold)
        if kind == "face_choose":
            return self._take(view, seat, int(value))
        if kind == "boar_bonus":
            return self._gain(view.seats[seat], int(value), bonus_of(int(value)))
        if kind == "mirror_choose":
            return [self.terms.face_does(str(value)), *self._times_three(view)]
        if kind == "shield_choose":
            return [self.terms.face_does(str(value)), *self._odds_with(view.seats[seat], str(value))]
        if option.key.startswith(("die:", "hind:")):
            return self._dice(view, option, seat)
        if kind == "boar_bearer":
            return self._bearer(view, int(value))
        return self._word(view, decision, option)

    # -- faces -------------------------------------------------------------------------------------

    def buy(self, view: DiceForgeView, seat: int, face: str, discount: int = 0) -> Lines:
        """What a face costs and shows, and what either die would yield with it."""
        hero, cost = view.seats[seat], price(face, discount)
        facts = {"cost": self.terms.amount(GOLD, cost), "left": view.pools[face]}
        held = hero.stores[GOLD]
        paid = self.say("detail-pay-gold", **facts, kept=max(0, held - cost), held=held)
        return [self.named_face(face), *self._odds_with(hero, face), paid]

    def named_face(self, face: str) -> str:
        """A face in short with what it does: `4G: You gain 4 gold`."""
        return self.say("detail-face", face=self.terms.face(face), does=self.terms.face_does(face))

    def _odds_with(self, hero: HeroView, face: str) -> Lines:
        """What each die would yield with a face in place of its most usual one."""
        lines = []
        for die, faces in enumerate(hero.dice):
            slot = usual_slot(faces)
            changed = with_face(faces, slot, face)
            dice = [changed if which == die else each for which, each in enumerate(hero.dice)]
            facts = {
                "die": self.terms.die(die, begins=True),
                "old": self.terms.face(faces[slot]),
                "change": self._change(dice_yield(hero.dice), dice_yield(dice)),
            }
            lines.append(self.say("detail-odds", **facts))
        return lines

    def _change(self, before: Yield, after: Yield) -> str:
        """What a roll of both dice would bring more or less: `+0.5G -0.17S`."""
        return self.terms.change(before, after) or self.say("detail-no-change")

    def _times_three(self, view: DiceForgeView) -> Lines:
        """That a mirror lies beside a times three."""
        faces = () if view.resolving is None else (*view.resolving.rolled, *view.resolving.counts)
        return [self.say("detail-times-three")] if "X3" in faces else []

    def _average(self, faces: Sequence[str]) -> str:
        return self.terms.yields(die_yield(faces))

    def _slot(self, view: DiceForgeView, seat: int, value: Slot) -> Lines:
        """The die before and after, with the odds it then has."""
        hero, new = view.seats[seat], view.in_hand
        if new is None:
            return []
        before = hero.dice[value.die]
        after = with_face(before, value.slot, new)
        old, terms = before[value.slot], self.terms
        dice = [after if die == value.die else faces for die, faces in enumerate(hero.dice)]
        lines = [
            self.say("detail-die-before", faces=terms.die_faces(before), average=self._average(before)),
            self.say("detail-die-after", faces=terms.die_faces(after), average=self._average(after)),
            self.say("detail-together", change=self._change(dice_yield(hero.dice), dice_yield(dice))),
        ]
        if FACES[new].zone == "garden":
            lines.append(self.named_face(new))
        else:
            chance = f"{after.count(new)}/{len(after)}"
            lines.append(self.say("detail-chance", face=terms.face(new), chance=chance))
        if FACES[new].locked_once_forged:
            lines.append(self.say("detail-locked"))
        if worth(old) > worth(new):
            lines.insert(0, "! " + self.say("warn-better", old=terms.face(old)))
        return lines

    # -- feats -------------------------------------------------------------------------------------

    def feat(self, view: DiceForgeView, seat: int, slot: str) -> Lines:
        """What a feat costs, is worth and does, whom it ousts, and how many copies are left."""
        card = view.layout[slot]
        row, hero = CARDS[card], view.seats[seat]
        now = self._now.get(card)
        sun, moon = hero.stores[SUN] - row.cost_sun, hero.stores[MOON] - row.cost_moon
        kept = [(sun, SUN, row.cost_sun), (moon, MOON, row.cost_moon)]
        facts = {
            "cost": self.terms.price(row.cost_sun, row.cost_moon),
            "kept": "".join(f"{max(0, n)}{self.terms.letters[r]}" for n, r, cost in kept if cost),
        }
        paid = self.say("detail-pay-shards", **facts, left=view.stacks[slot])
        return [
            self.say("detail-feat", card=self.terms.card_line(card), does=self.terms.card_does(card)),
            *(now(view, seat) if now is not None else []),
            self._ousting(view, seat, row.portal),
            paid,
        ]

    def _ousting(self, view: DiceForgeView, seat: int, portal: int) -> str:
        hero = view.seats[seat]
        if hero.portal == portal:
            return self.say("detail-stay", portal=portal)
        ousted = ousted_at(view, seat, portal)
        if ousted is None:
            return self.say("detail-free", portal=portal)
        line = self.say("detail-oust", name=self.wording.name(ousted), portal=portal)
        bears = hero.cards.count("bear")
        return f"{line} {self.say('detail-oust-bear', vp=BEAR_GLORY * bears)}" if bears else line

    def _hammer_now(self, view: DiceForgeView, seat: int) -> Lines:
        free = view.seats[seat].free_steps
        return [self.say("detail-hammer-more", steps=free + HAMMER_STEPS)] if free else []

    def _chest_now(self, view: DiceForgeView, seat: int) -> Lines:
        limits = [limit for limit in view.seats[seat].limits if limit is not None]
        return [self.say("detail-chest", gold=limits[GOLD], sun=limits[SUN], moon=limits[MOON])]

    def _boar_now(self, view: DiceForgeView, _seat: int) -> Lines:
        return (
            [self.say("detail-boar", colour=self.terms.boar(view.boar_stack[-1]))] if view.boar_stack else []
        )

    def _spirits_now(self, view: DiceForgeView, seat: int) -> Lines:
        hero = view.seats[seat]
        lost = {
            "gold": max(0, stored(hero, GOLD, SPIRITS_GIFT).lost - hero.free_steps),
            "moon": stored(hero, MOON, SPIRITS_GIFT).lost,
        }
        return [self._warn_lost(lost)] if any(lost.values()) else []

    def _typhon_now(self, view: DiceForgeView, seat: int) -> Lines:
        return [self.say("detail-typhon", vp=self.terms.amount(VP, view.seats[seat].forged))]

    def _die_now(self, view: DiceForgeView, seat: int) -> Lines:
        """Four rolls of either die on average."""
        return [
            self.say(
                "detail-rolls-die",
                count=SPHINX_BLESSINGS,
                die=self.terms.die(die),
                average=self.terms.yields(times(die_yield(faces), SPHINX_BLESSINGS)),
            )
            for die, faces in enumerate(view.seats[seat].dice)
        ]

    def _blessings_now(self, view: DiceForgeView, seat: int) -> Lines:
        average = times(dice_yield(view.seats[seat].dice), CANCER_BLESSINGS)
        return [self.say("detail-rolls", count=CANCER_BLESSINGS, average=self.terms.yields(average))]

    # -- resources ---------------------------------------------------------------------------------

    def _warn_lost(self, lost: dict[str, int]) -> str:
        return "! " + self.say("warn-lost", lost=self.terms.amounts(lost))

    def _gain(self, hero: HeroView, resource: int, amount: int) -> Lines:
        kept, lost = stored(hero, resource, amount)
        held = self.terms.amount(resource, kept)
        limit = hero.limits[resource]
        after = (
            self.say("detail-hold", held=held)
            if limit is None
            else self.say("detail-hold-limit", held=held, limit=limit)
        )
        if resource == GOLD and hero.free_steps:
            return [after, self.say("detail-or-hammer", steps=hero.free_steps)]
        return [after, self._warn_lost({RESOURCES[resource]: lost})] if lost else [after]

    def _take(self, view: DiceForgeView, seat: int, resource: int) -> Lines:
        hero, amount = view.seats[seat], taken_amount(view, resource)
        if view.resolving is None or not view.resolving.losing:
            return self._gain(hero, resource, amount)
        left = max(0, hero.stores[resource] - amount)
        return [self.say("detail-hold", held=self.terms.amount(resource, left))]

    def _hammer(self, view: DiceForgeView, seat: int, gold: int) -> Lines:
        hero = view.seats[seat]
        done, rest = hammered(hero, gold), gain_at(view).amount - gold
        lines = [
            self.say("detail-hammer", before=hero.hammer, step=done.step, last=hero.hammer + hero.free_steps)
        ]
        if done.glory:
            lines.append(self.say("detail-hammer-glory", vp=self.terms.amount(VP, done.glory)))
        lines.append(self.say("detail-hammer-next", **next_mark(done.step)))
        kept, lost = stored(hero, GOLD, rest)
        lines.append(
            self.say("detail-hold-limit", held=self.terms.amount(GOLD, kept), limit=hero.limits[GOLD])
        )
        return [*lines, self._warn_lost({"gold": lost})] if lost else lines

    # -- dice, people, words -----------------------------------------------------------------------

    def _dice(self, view: DiceForgeView, option: Option[Any], seat: int) -> Lines:
        """A die that would be rolled, or one that was and would be applied."""
        owner, die = die_of(option.target)
        faces = view.seats[owner].dice[die]
        if owner != seat:
            return [self.terms.face_does(view.seats[owner].face_up(die))]
        count = 1 if option.key.startswith("hind:") else SPHINX_BLESSINGS
        average = self.terms.yields(times(die_yield(faces), count))
        return [
            self.say(
                "detail-die-now", die=self.terms.die(die, begins=True), faces=self.terms.die_faces(faces)
            ),
            self.say("detail-rolls-die", count=count, die=self.terms.die(die), average=average),
        ]

    def _bearer(self, view: DiceForgeView, seat: int) -> Lines:
        dice = [
            self.say(
                "detail-die-now", die=self.terms.die(die, begins=True), faces=self.terms.die_faces(faces)
            )
            for die, faces in enumerate(view.seats[seat].dice)
        ]
        return [self.say("detail-bearer", name=self.wording.name(seat)), *dice]

    def _word(self, view: DiceForgeView, decision: Decision[Any], option: Option[Any]) -> Lines:
        hero, key, kind = view.seats[decision.seat], option.key, decision.kind
        if key.startswith("owl:"):
            return self._gain(hero, RESOURCES.index(key.partition(":")[2]), 1)
        if key == "elder":
            gold, vp = hero.stores[GOLD] - ELDER_PRICE, hero.stores[VP] + ELDER_GLORY
            return [self.say("detail-elder", gold=gold, vp=self.terms.amount(VP, vp))]
        if key in ("keep", "convert"):
            gain = gain_at(view)
            if key == "keep":
                return self._gain(hero, gain.resource, gain.amount)
            return self._gain(hero, VP, gain.amount * VP_FOR[kind])
        if key == "yes":
            faces = view.resolving.rolled if view.resolving is not None else ()
            return [self.say("detail-yes", faces=self.terms.rolled(faces)), *map(self.named_face, faces)]
        if key == "no":
            return [self.say("detail-no", count=hero.cerberus)]
        if key == "pay":
            return [
                self.say(
                    "detail-pay", kept=self.terms.amount(SUN, max(0, hero.stores[SUN] - EXTRA_ACTION_PRICE))
                )
            ]
        if key == "done":
            return [self.say("detail-done", kind)]
        return [self.say("detail", key)]


def usual_slot(faces: Sequence[str]) -> int:
    """The lowest slot of the face a die has most of, those of the start first, a locked one never."""
    free = [face for face in faces if not FACES[face].locked_once_forged] or list(faces)
    return faces.index(min(free, key=lambda face: (worth(face), -faces.count(face), faces.index(face))))


def times(average: Yield, count: int) -> Yield:
    """What several rolls bring."""
    others = tuple((face, number * count) for face, number in average.others)
    return Yield(tuple(amount * count for amount in average.amounts), others)


def next_mark(step: int) -> dict[str, int]:
    """How many more steps bring the next glory of the hammer, and how much."""
    gone = step % HAMMER_STEPS
    mark = next(phase for phase in HAMMER_TRACK if phase.cumulative_steps > gone)
    return {"steps": mark.cumulative_steps - gone, "vp": mark.glory_at_last_step}
