"""The things of Bora Bora that are one's own: gods, people, purchases, the ground, tasks, and ways out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rulesets.bora_bora.components import (
    CARDS,
    FISH,
    GOD_TILES,
    GODS,
    GROUND,
    HELPER,
    LAST_SPACE,
    LAST_STATUS,
    MATERIALS,
    PEOPLE,
    SITES,
    STATUS,
    TASK_VP,
    TASKS,
    YELLOW_VP,
)
from rulesets.bora_bora.gods import Way as GodWay
from rulesets.bora_bora.preview import marker_of, status_preview, use_value
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.bora_bora.moment import announced, beside_on, free_ground, reached, tiles_of
from tabletop_tui.games.bora_bora.terms import CARD, GOD_SIGNS, OFFERING, VP
from tabletop_tui.games.bora_bora.terms import STATUS as UP
from tabletop_tui.games.bora_bora.things import Item, Moment, Told, of_tile, where

GREEN = GODS.index("green")
_POINTS = {"fulfil": TASK_VP, "yellow": YELLOW_VP, "discard": 0}


class Pay(Item):
    """A way to pay for a god; an action card, whose target has the same noun."""

    nouns = ("card", "pair", "tile", "no")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What it is paid with."""
        if noun == "card" and id in CARDS:
            return self.terms.card(id)
        if noun == "no":
            return self.say("option-no")
        if noun == "tile":
            count = at.view.seats[at.seat].god_tiles
            return self.say(
                "option-tile", what=self.terms.payment([]), count=count, vp=self.terms.vp(GOD_TILES.final_vp)
            )
        return self.terms.payment(
            [id, id] if noun == "pair" else [GODS[at.view.god if at.view.god is not None else 2]]
        )

    def _left(self, at: Moment, noun: str) -> tuple[str, int, int] | None:
        """Hand, offerings and god tiles after paying."""
        own = at.view.seats[at.seat]
        options = at.decision.options if at.decision is not None else ()
        way = next((o.value for o in options if o.key.partition(":")[0] == noun), None)
        if own.hand is None:
            return None
        left = list(own.hand)
        if isinstance(way, GodWay) and way.cards:
            left[way.colour] -= way.cards
        paid = noun in ("card", "pair")
        return self.terms.hand(left), own.offerings - paid, own.god_tiles - (noun == "tile")

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What stays in the hand, and points now."""
        left = self._left(at, noun)
        fish = self._fish(at.view) if noun != "no" else 0
        return ((Run(left[0] if left else "?", "dim"),), self.gold(fish))

    @staticmethod
    def _fish(view: BoraBoraView) -> int:
        return FISH[view.fish[view.region]].vp if view.region is not None and view.god is None else 0

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What is kept, what an unused tile is worth, what comes next."""
        if noun == "card" and id in CARDS:
            return self.wording.things["place"].told(at, id, "card")  # type: ignore[attr-defined, no-any-return]
        if noun == "no":
            return (self.say("detail-no"),)
        left = self._left(at, noun)
        if left is None:
            return ()
        fish, said = self._fish(at.view), []
        if fish:
            said.append(self.say("detail-red", vp=self.terms.vp(fish)))
        facts = {"hand": left[0], "offerings": self.terms.some("offerings", left[1])}
        said.append(self.say("detail-left", **facts, tiles=self.terms.some("god-tiles", left[2])))
        if noun == "tile":
            said.append(self.say("detail-god-tile", vp=self.terms.vp(GOD_TILES.final_vp)))
        if at.view.god == 0 and all(announced(at.view)):
            said.append(self.say("detail-white-too"))
        return said


class GodCard(Item):
    """A god card that lies open, the deck; cards in the hand and god tiles as targets."""

    nouns = ("open", "deck", "hand", "god_tile")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The god; for a gap and the deck what there is."""
        if noun == "open":
            god = at.view.open[int(id) - 1]
            return self.say("element-open", thing=id) if god is None else self.terms.god(god)
        if noun == "deck":
            return (
                self.say("option-deck", count=at.view.deck) if at.view.deck else self.say("option-deck-empty")
            )
        return self.terms.god(id) if noun == "hand" else self.say("element-god-tile")

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With its place."""
        if noun == "open" and at.view.open[int(id) - 1] is not None:
            return self.say("option-open", card=self.name(at, id, noun), place=id)
        return self.name(at, id, noun)

    def _held(self, at: Moment, id: str) -> int:
        god, hand = at.view.open[int(id) - 1], at.view.seats[at.seat].hand
        return hand[god] if god is not None and hand is not None else 0

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What it does, and how many of it one holds."""
        god = at.view.open[int(id) - 1] if noun == "open" else None
        if god is None:
            return ((Run(self.say("cell-unseen"), "dim"),), ())
        return (
            (Run(self.say("god-brief", GODS[god])),),
            (Run(str(self._held(at, id)) if self._held(at, id) else "–", "dim"),),
        )

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What it does."""
        if noun == "deck":
            return (self.say("detail-deck"),)
        if noun == "god_tile":
            return (self.say("look-god-tile", count=at.view.seats[at.seat].god_tiles),)
        god = id if noun == "hand" else at.view.open[int(id) - 1]
        if god is None:
            return ()
        said = [self.say("god-does", god if isinstance(god, str) else GODS[god])]
        if noun == "open" and self._held(at, id) and isinstance(god, int):
            said.append(self.say("detail-held", cards=self.terms.cards_of(god, self._held(at, id))))
        return said


class Steps(Item):
    """Steps on the status track, and people shifted down for them or for shells."""

    nouns = ("status", "tattoo", "shells", "person")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Who is shifted; the step itself."""
        if noun == "status":
            return self.say("option-status") if at.decision is not None else self.say("element-status")
        row = PEOPLE[id]
        person = self.terms.named(row.kind, row.sex)
        return person if noun == "person" else self.say("option", noun, person=person)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With what it brings."""
        said = self.name(at, id, noun)
        if noun == "person" or at.decision is None:
            return said
        if noun == "shells":
            return self.say("option-alone", option=said, does=self.terms.symbols_of(id))
        return self.say("option-alone", option=said, does=self.move(at, self._count(id, noun)))

    @staticmethod
    def _count(id: str, noun: str) -> int:
        return 1 if noun == "status" else PEOPLE[id].status_symbols

    def move(self, at: Moment, steps: int) -> str:
        """What steps on the status track do: `status 0→2, 1★`."""
        reached_ = status_preview(at.view, at.seat, steps)
        facts = {"steps": steps, "before": marker_of(at.view, at.seat), "after": reached_.space}
        return self.say("status-move", **facts, vp=self.terms.vp(reached_.points))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Price, what it brings, points that the new space counts more."""
        price = price_cell(self, "tattoo")
        if noun == "shells":
            return (price, (self.terms.symbols(id),), self.gold(0))
        steps = self._count(id, noun)
        after, before = status_preview(at.view, at.seat, steps), marker_of(at.view, at.seat)
        brings = (self.terms.run(UP, steps), Run(f" {before}→{after.space}", "dim"))
        more = self.gold(after.points - STATUS[before])
        return (price, brings, more) if noun == "tattoo" else (brings, more)

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """Points before and after, who is overtaken; of people what they do."""
        if noun == "person":
            return of_tile(self, at, id)
        if at.decision is None:
            facts = {
                "space": marker_of(at.view, at.seat),
                "vp": self.terms.vp(STATUS[marker_of(at.view, at.seat)]),
            }
            return (self.say("look-status", name=self.wording.name(at.seat), **facts),)
        once = [self.say("detail-tattoo")] if noun != "status" else []
        if noun == "shells":
            held = at.view.seats[at.seat].shells + PEOPLE[id].shell_symbols
            return [self.say("detail-shells", shells=self.terms.some("shells", held)), *once]
        return [*self.steps(at, self._count(id, noun)), *once]

    def steps(self, at: Moment, steps: int) -> list[str]:
        """Points before and after, who is overtaken, what the end of the track swallows."""
        view, before = at.view, marker_of(at.view, at.seat)
        after = status_preview(view, at.seat, steps)
        said = [
            self.say("detail-status", now=self.terms.vp(STATUS[before]), then=self.terms.vp(after.points))
        ]
        ahead = [seat for space in range(before, after.space + 1) for seat in view.status[space]]
        own = ahead.index(at.seat) if at.seat in ahead else 0
        passed = [self.wording.name(seat) for seat in ahead[own + 1 :]]
        if passed:
            said.append(self.say("detail-overtakes", names=self.wording.listing(passed)))
        if before + steps > LAST_STATUS:
            said.insert(
                0, self.warn("status-end", steps=self.terms.some("steps", before + steps - LAST_STATUS))
            )
        return said


def price_cell(item: Item, sold: str) -> Line:
    """What the helper asks for."""
    return (Run(item.terms.some("points", HELPER[sold].die_points), "dim"),)


class Store(Item):
    """What is bought from the helper, comes from the fire bonus, or lies in the supply."""

    nouns = ("vp", "offering", "god_card", "material", "move_hut", "shell", "supply", *MATERIALS)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What one gets."""
        if noun == "supply":
            return self.say("element-supply", thing=self.say("good", id))
        return self.terms.material(noun) if noun in MATERIALS else self.say("option", noun)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With its price, or with the spaces that are free for it."""
        said = self.name(at, id, noun)
        if at.decision is not None and at.decision.kind == "helper_spend":
            return self.say(
                "option-priced", what=said, price=self.terms.some("points", HELPER[noun].die_points)
            )
        if noun in MATERIALS:
            free = free_ground(at.view.seats[at.seat], noun)
            which = "some" if free else "none"
            return self.say("option-material", which, material=said, spaces=", ".join(free))
        return said

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Of the helper price and points; of a material free spaces and pairs; else what one would have."""
        own = at.view.seats[at.seat]
        if noun in MATERIALS:
            free = free_ground(own, noun)
            pairs = sum(bool(beside_on(own, space)) for space in free)
            return (
                (Run(", ".join(free) or self.say("none"), "" if free else "bad"),),
                (Run(str(pairs), "good" if pairs else "dim"),),
            )
        if at.decision is not None and at.decision.kind != "helper_spend":
            has = {"offering": own.offerings, "shell": own.shells, "god_card": own.cards}.get(noun, 0)
            return ((Run(f"{has} → {has + 1}", "dim"),), self.gold(0))
        brings: Line = {
            "vp": (self.terms.run(VP, 1),),
            "offering": (self.terms.run(OFFERING, 1),),
            "god_card": (self.terms.run(CARD, 1),),
            "move_hut": self.terms.does("hut", 1),
        }.get(noun, self.terms.does("material", 1))
        return (price_cell(self, noun), brings, self.gold(1 if noun == "vp" else 0))

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What one would have then, and what it is good for."""
        own = at.view.seats[at.seat]
        if noun == "supply":
            return ()
        if noun in MATERIALS:
            return (where(self, at, noun),)
        then = {
            "vp": self.terms.vp(own.vp + 1),
            "offering": self.terms.some("offerings", own.offerings + 1),
            "shell": self.terms.some("shells", own.shells + 1),
        }
        return (self.say("detail", noun, then=then.get(noun, "")),)


class Ground(Item):
    """A space of the ceremonial ground, two of them to build on, a building tile, a people space."""

    nouns = ("ground", "building", "space", "another", "seat")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its name with what it shows."""
        if noun == "building":
            return self.say("option-building", number=id)
        if noun == "another":
            return self.say("option-another")
        if noun == "space":
            return self.say("element-space", thing=id)
        if noun == "seat":
            return self.wording.name(int(id))
        named = [
            self.say("ground", space=s, material=self.terms.material(GROUND[s].material))
            for s in id.split("-")
        ]
        return " + ".join(named)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Points of a building, what stays buildable, or which neighbours hold something."""
        own = at.view.seats[at.seat]
        if noun == "building":
            return (self.gold(at.view.building_vp),)
        if noun != "ground":
            return ()
        if "-" in id:
            fits, wanted = self.room(at, id)
            return (
                self.gold(at.view.building_vp),
                (Run(f"{fits}/{wanted}", "good" if fits >= wanted else "bad"),),
            )
        beside = beside_on(own, id)
        return ((Run(", ".join(beside) or "–", "good" if beside else "dim"),),)

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What is built or could be, what lies there."""
        own = at.view.seats[at.seat]
        if noun == "building":
            which = (
                "detail-building"
                if at.decision is not None
                else "look-building-open"
                if int(id) in own.unbuilt
                else "look-building-built"
            )
            return (self.say(which, number=id, vp=self.terms.vp(at.view.building_vp)),)
        if noun == "another":
            return (self.say("detail-move-hut", then=""),)
        if noun == "seat":
            return self.game.boards.seat(at.view, int(id), full=False)
        if noun == "space":
            return (self.say("look-space", huts=len(own.huts), last=own.on_last, of=LAST_SPACE),)
        if "-" in id:
            fits, wanted = self.room(at, id)
            single = [self.warn("single-spaces", count=fits, of=wanted)] if fits < wanted else []
            return [*single, self.say("detail-site")]
        if at.decision is not None and at.decision.kind == "place_material":
            beside = beside_on(own, id)
            return (self.say("detail-beside", "some" if beside else "none", spaces=", ".join(beside)),)
        which = "built" if id in own.built else "filled" if id in own.ground else "empty"
        facts = {"space": id, "material": self.terms.material(GROUND[id].material)}
        return (self.say("look-ground", which, **facts, number=own.built.get(id, "")),)

    def room(self, at: Moment, id: str) -> tuple[int, int]:
        """How many building tiles would still fit after building there, and how many are left."""
        own = at.view.seats[at.seat]
        covered = {*own.built, *id.split("-")}
        return most_tiles(tuple(space for space in GROUND if space not in covered)), len(own.unbuilt) - 1

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Fewer tiles would fit than after building elsewhere."""
        if at.decision is None or at.decision.kind != "build_site":
            return None
        fits, wanted = self.room(at, id)
        best = max(self.room(at, option.key.partition(":")[2])[0] for option in at.decision.options)
        return self.wording.counted("confirm-site", count=fits) if fits < min(best, wanted) else None


@lru_cache(1 << 12)
def most_tiles(free: tuple[str, ...]) -> int:
    """How many building tiles fit on these spaces of the ground at most."""
    if len(free) < 2:
        return 0
    first, rest = free[0], free[1:]
    best = most_tiles(rest)
    for one, other in SITES:
        if one == first and other in rest:
            best = max(best, 1 + most_tiles(tuple(space for space in rest if space != other)))
    return best


class Use(Item):
    """A use of all equal people in phase B; with a green god doubled, or one kind more."""

    nouns = ("use", "doubled", "extra")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Who, and how many of them."""
        sex, kind = id.split(":")
        count = len(tiles_of(at.view, at.seat, sex, kind))
        person = self.terms.named(kind, sex) + (f" ×{count}" if count > 1 else "")
        return self.say("option", noun, person=person, sign=self.terms.sign(GOD_SIGNS[GREEN]))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With the effect."""
        effect = self.terms.use(id.split(":")[1], self.value(at, id, noun))
        return self.say("option-alone", option=self.name(at, id, noun), does=effect)

    def value(self, at: Moment, id: str, noun: str) -> int:
        """The value of all equal ones."""
        sex, kind = id.split(":")
        return use_value(at.view, at.seat, sex, kind, doubled=noun == "doubled")

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What it does, the god it costs, points."""
        kind, value = id.split(":")[1], self.value(at, id, noun)
        god = (
            Run(f"{self.terms.sign(GOD_SIGNS[GREEN])} {self.say('price-green')}", "green")
            if noun != "use"
            else Run(self.say("price-none"), "good")
        )
        points = value if kind == "vp" else at.view.building_vp if kind == "build" else 0
        if kind == "status":
            points = status_preview(at.view, at.seat, value).points - STATUS[marker_of(at.view, at.seat)]
        return ((Run(self.terms.use(kind, value)),), (god,), self.gold(points))

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """The effect, where it leads, what the god costs."""
        (sex, kind), value = id.split(":"), self.value(at, id, noun)
        tiles = len(tiles_of(at.view, at.seat, sex, kind))
        said = [self.wording.counted("detail-use", count=tiles, does=self.terms.use(kind, value))]
        if kind in ("land", "water"):
            near = [self.terms.region(region) for region in reached(at.view, at.seat, (kind,), value)]
            said.append(self.say("detail-reach", regions=", ".join(near) or self.say("nothing")))
        elif kind == "status":
            steps = self.wording.things["status"]
            assert isinstance(steps, Steps)
            said += steps.steps(at, value)
        return said if noun == "use" else [*said, self.say("detail-green"), self.game.purse(at)]


class Task(Item):
    """A task that is dealt with, or taken from the board."""

    nouns = ("fulfil", "yellow", "discard", "take", "task")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is done with it."""
        return (
            self.terms.task(id)
            if noun in ("take", "task")
            else self.say("option", noun, task=self.terms.task(id))
        )

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With progress and points."""
        named = self.progress(at.view, at.seat, id)
        if noun in ("take", "task"):
            return named
        points = _POINTS[noun]
        said = self.say("option", noun, task=named)
        return self.say("option-alone", option=said, does=self.terms.vp(points)) if points else said

    def progress(self, view: BoraBoraView, seat: int, task: str) -> str:
        """A task with how far it is, if that may be seen: `3 wood 2/3`."""
        known = view.seats[seat].progress.get(task)
        if known is None:
            return self.terms.task(task)
        return self.say("task-progress", task=self.terms.task(task), have=known.have, need=known.need)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Progress and points."""
        known = at.view.seats[at.seat].progress.get(id)
        so_far = (
            Run(f"{known.have}/{known.need}" if known else "", "good" if known and not known.missing else ""),
        )
        return (so_far, self.gold(_POINTS.get(noun, TASK_VP)))

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What it costs and brings."""
        if noun == "task":
            facts = {"vp": self.terms.vp(TASK_VP), "yellow": self.terms.vp(YELLOW_VP)}
            return (
                self.progress(at.view, at.seat, id),
                self.say("look-task", **facts),
                self.say("back", TASKS[id].back),
            )
        said = [self.say("detail", noun)]
        return [*said, self.game.purse(at)] if noun == "yellow" else said

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Its progress says its name."""
        return list(self.told(at, id, noun))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Discarding what a yellow god could save; a yellow god where a task is met without one."""
        if at.decision is None:
            return None
        if noun == "discard":
            saved = self.named(at.decision, "yellow")
            return self.say("confirm-discard", tasks=saved, vp=self.terms.vp(YELLOW_VP)) if saved else None
        if noun == "yellow" and at.decision.kind == "resolve_task":
            met = self.named(at.decision, "fulfil")
            return self.say("confirm-yellow", tasks=met) if met else None
        return None

    def named(self, decision: Decision[Any], *ways: str) -> str:
        """Tasks that can be dealt with in one of these ways."""
        keys = [option.key.partition(":") for option in decision.options]
        return self.wording.listing_or([self.terms.quoted(task) for way, _, task in keys if way in ways])


class WayOut(Item):
    """Ends, passes or stops."""

    nouns = ("stop", "end", "pass", "done")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What ends."""
        if noun != "stop" or at.decision is None:
            return self.say("option", noun)
        return self.say("option-stop", at.decision.kind)

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What is lost by it."""
        return (self.say("detail", noun),)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """What could still be had without a god."""
        decision = at.decision
        if decision is None:
            return None
        keys = [option.key for option in decision.options]
        if noun == "stop" and decision.kind == "helper_spend":
            return self.say("confirm-stop", points=self.terms.some("points", at.view.points))
        if noun == "end":
            kinds = [key.split(":")[1:] for key in keys if key.startswith("use:")]
            named = [self.terms.named(kind, sex) for sex, kind in kinds]
            return self.say("confirm-end", people=self.wording.listing_or(named)) if named else None
        if noun == "pass":
            jewels = [self.terms.jewel_line(key.partition(":")[2]) for key in keys if key != "pass"]
            return self.say("confirm-pass", jewels=self.wording.listing_or(jewels))
        if noun == "done":
            tasks = self.wording.things["task"]
            assert isinstance(tasks, Task)
            return self.say("confirm-done", tasks=tasks.named(decision, "fulfil", "yellow"))
        return None
