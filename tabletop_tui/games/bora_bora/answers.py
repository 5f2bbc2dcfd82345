"""The things of Bora Bora that are one's own: gods, purchases, the ground, uses, tasks, and ways out."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.bora_bora.components import (
    FISH,
    GOD_TILES,
    GODS,
    GROUND,
    HELPER,
    MATERIALS,
    PEOPLE,
    TASK_VP,
    TASKS,
    YELLOW_VP,
)
from rulesets.bora_bora.gods import Purse, Way, after
from rulesets.bora_bora.preview import (
    announced,
    around,
    beside_on,
    free_ground,
    most_tiles,
    reached,
    tiles_of,
    use_value,
)
from rulesets.core import Decision
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.bora_bora.item import CLIMB, NONE, Item, Moment, shown
from tabletop_tui.games.bora_bora.terms import CARD, OFFERING, VP, symbols
from tabletop_tui.games.bora_bora.terms import STATUS as UP
from tabletop_tui.games.bora_bora.things import where
from tabletop_tui.games.kit.thing import Facts

GREEN = GODS.index("green")
_POINTS = {"fulfil": TASK_VP, "yellow": YELLOW_VP, "discard": 0}


class Pay(Item):
    """A way to pay for a god, or not to play it."""

    nouns = ("card", "pair", "tile", "no")
    TELLS = {
        **dict.fromkeys(("card", "pair", "tile"), "detail-red?red detail-left?hand detail-god-tile?unused"),
        "no": "detail-no",
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What it is paid with."""
        if noun == "no":
            return self.say("option-no")
        if noun == "tile":
            what, count = self.terms.payment([]), at.view.seats[at.seat].god_tiles
            return self.say("option-tile", what=what, count=count)
        god = at.view.god if at.view.god is not None else GODS.index("red")
        return self.terms.payment([id, id] if noun == "pair" else [GODS[god]])

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is kept, what an unused tile is worth, whether another god can follow."""
        own, region = at.view.seats[at.seat], at.view.region
        options = at.decision.options if at.decision is not None else ()
        way = next((option.value for option in options if option.key.partition(":")[0] == noun), None)
        fish = FISH[at.view.fish[region]].vp if region is not None and at.view.god is None else 0
        facts: Facts = {"fish": fish, "red": bool(fish), "vp": self.terms.vp(fish), "hand": ""}
        if own.hand is None or not isinstance(way, Way):
            return {**facts, "unused": ""}
        left = after(Purse(own.hand, own.offerings, own.god_tiles), way)
        return {
            **facts,
            "hand": self.terms.hand(left.hand),
            "offerings": self.terms.some("offerings", left.offerings),
            "tiles": self.terms.some("god-tiles", left.tiles),
            "unused": noun == "tile" and self.terms.vp(GOD_TILES.final_vp),
        }

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What stays in the hand, and points now."""
        if noun == "no":
            return {"points": NONE}
        facts = self.facts(at, id, noun)
        return {"keeps": (Run(facts["hand"] or "?", "dim"),), "points": self.gold(facts["fish"])}

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """Says also that a white god can follow a blue one."""
        too = noun != "no" and at.view.god == 0 and all(announced(at.view))
        return [*super().said(at, id, noun), *([self.say("detail-white-too")] if too else [])]


class GodCard(Item):
    """A god card that lies open, the deck; cards in the hand and god tiles as targets."""

    nouns = ("open", "deck", "hand", "god_tile")
    TELLS = {
        **dict.fromkeys(("open", "hand"), "god-does-{god}?god detail-held?cards"),
        "deck": "detail-deck",
        "god_tile": "look-god-tile",
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The god; for a gap and the deck what there is."""
        god = self.facts(at, id, noun)["god"]
        if noun == "deck":
            return self.say("option-deck" if at.view.deck else "option-deck-empty")
        return self.terms.god(god) if god else self.say("element", noun, thing=id)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What it is, and how many of it one holds."""
        own = at.view.seats[at.seat]
        god = at.view.open[int(id) - 1] if noun == "open" else GODS.index(id) if noun == "hand" else None
        held = own.hand[god] if god is not None and own.hand is not None and noun == "open" else 0
        return {
            "god": "" if god is None else GODS[god],
            "held": held,
            "cards": self.terms.cards_of(god, held) if held and god is not None else "",
            "count": own.god_tiles,
        }

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What it does, and how many of it one holds."""
        facts = self.facts(at, id, noun)
        if not facts["god"]:
            return {"effect": (Run(self.say("cell-unseen"), "dim"),)}
        held = (Run(str(facts["held"]), "dim"),) if facts["held"] else NONE
        return {"effect": (Run(self.say("god-brief", facts["god"])),), "held": held}


class Steps(Item):
    """Steps on the status track, and people shifted down for them or for shells."""

    nouns = ("status", "tattoo", "shells")
    TELLS = {
        "status": CLIMB,
        "tattoo": f"{CLIMB} detail-tattoo",
        "shells": "detail-shells detail-tattoo",
    }
    LOOKS = {"status": "look-status"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Who is shifted; the step itself."""
        if noun == "status":
            return self.say("option-status" if at.decision is not None else "element-status")
        return self.say("option", noun, person=self.terms.named(PEOPLE[id].kind, PEOPLE[id].sex))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """Points before and after, who is overtaken; shells one would have."""
        steps = symbols(id) if noun == "tattoo" else int(at.decision is not None)
        shells = at.view.seats[at.seat].shells + (symbols(id) if noun == "shells" else 0)
        name = self.wording.name(at.seat)
        return {
            **self.climb(at, steps),
            "steps": steps,
            "shells": self.terms.some("shells", shells),
            "name": name,
        }

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Price, what it brings, points that the new space counts more."""
        price, facts = price_of(self, "tattoo"), self.facts(at, id, noun)
        spelt = self.terms.spelt
        if noun == "shells":
            brings = Run(self.terms.symbols_of(id)) if spelt else self.terms.symbols(id)
            return {"price": price, "brings": (brings,), "points": NONE}
        up = Run(self.terms.use("status", facts["steps"])) if spelt else self.terms.run(UP, facts["steps"])
        brings_ = shown(up, Run(f" {facts['before']}→{facts['after']}", "dim"))
        return {"price": price, "brings": brings_, "then": brings_, "points": self.gold(facts["more"])}


def price_of(item: Item, sold: str) -> Line:
    """What the helper asks for."""
    return (Run(item.terms.some("points", HELPER[sold].die_points), "dim"),)


class Store(Item):
    """What is bought from the helper, comes from the fire bonus, or lies in the supply."""

    nouns = ("vp", "offering", "god_card", "material", "move_hut", "shell", "supply", *MATERIALS)
    TELLS = {
        **{noun: f"detail-{noun.replace('_', '-')}" for noun in nouns[:6]},
        **dict.fromkeys(MATERIALS, "detail-where-{where}"),
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The good or building material that one gets, in words."""
        if noun == "supply":
            return self.say("element-supply", thing=self.say("good", id))
        return self.say("material", noun) if noun in MATERIALS else self.say("option", noun)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What one would have then; where a material would go."""
        own = at.view.seats[at.seat]
        then = {
            "vp": self.terms.vp(own.vp + 1),
            "offering": self.terms.some("offerings", own.offerings + 1),
            "shell": self.terms.some("shells", own.shells + 1),
        }
        return where(self, at, noun) if noun in MATERIALS else {"then": then.get(noun, "")}

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Of the helper price and points; of a material free spaces and pairs; else what one would have."""
        own = at.view.seats[at.seat]
        if noun in MATERIALS:
            free = free_ground(own, noun)
            pairs = sum(bool(beside_on(own, space)) for space in free)
            spaces = Run(", ".join(free), "") if free else Run(self.say("none"), "bad")
            return {"free": (spaces,), "pairs": (Run(str(pairs), "good" if pairs else "dim"),)}
        has = {"offering": own.offerings, "shell": own.shells, "god_card": own.cards}.get(noun, 0)
        signs = {"vp": VP, "offering": OFFERING, "god_card": CARD}
        brings: Line = self.terms.does("hut" if noun == "move_hut" else "material", 1)
        if self.terms.spelt:
            brings = ()
        elif noun in signs:
            brings = (self.terms.run(signs[noun], 1),)
        return {
            "price": price_of(self, noun) if noun in HELPER else (),
            "brings": brings,
            "then": (Run(f"{has} → {has + 1}", "dim"),),
            "points": self.gold(int(noun == "vp")),
        }


class Ground(Item):
    """A space of the ceremonial ground, two of them to build on, a building tile, a people space."""

    nouns = ("ground", "building", "space", "another", "seat")
    TELLS = {
        "ground": "!warn-single-spaces?single detail-site?pair detail-beside-{beside}?beside",
        "building": "detail-building",
        "another": "detail-move-hut",
    }
    LOOKS = {"ground": "look-ground-{lies}", "building": "look-building-{built}", "space": "look-space"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its name with what it shows."""
        if noun == "ground":
            named = [
                self.say("ground", space=s, material=self.say("material", GROUND[s].material))
                for s in id.split("-")
            ]
            return " + ".join(named)
        if noun == "seat":
            return self.wording.name(int(id))
        return self.say("element" if noun == "space" else "option", noun, thing=id)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is built or could be, what lies there."""
        own = at.view.seats[at.seat]
        facts: Facts = {"number": id, "vp": self.terms.vp(at.view.building_vp)}
        if noun == "building":
            return {**facts, "built": "open" if int(id) in own.unbuilt else "built"}
        if noun != "ground":
            return {**facts, "huts": len(own.huts), "last": own.on_last, "then": ""}
        fits, wanted = self.room(at, id) if "-" in id else (0, 0)
        spaces = [] if "-" in id else beside_on(own, id)
        return {
            "pair": "-" in id,
            "single": fits < wanted,
            "count": fits,
            "of": wanted,
            "beside": "" if "-" in id else "some" if spaces else "none",
            "spaces": ", ".join(spaces),
            "others": ", ".join(self.name(at, space, noun) for space in around(own, id)),
            "lies": "built" if id in own.built else "filled" if id in own.ground else "empty",
            "space": id,
            "material": self.say("material", GROUND[id[:2]].material),
            "number": own.built.get(id, ""),
        }

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Points of a building, what stays buildable, or which neighbours hold something."""
        found = {"points": self.gold(at.view.building_vp)} if noun in ("ground", "building") else {}
        if noun == "ground" and "-" in id:
            fits, wanted = self.room(at, id)
            found["fit"] = (Run(f"{fits}/{wanted}", "good" if fits >= wanted else "bad"),)
        elif noun == "ground":
            beside = beside_on(at.view.seats[at.seat], id)
            found["neighbours"] = (Run(", ".join(beside), "good"),) if beside else NONE
        return found

    def said(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """Of a player all that is public."""
        if noun == "seat":
            boards = self.wording.boards  # type: ignore[attr-defined]
            return list(boards.seat(at.view, int(id), full=False))
        return super().said(at, id, noun)

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
        return self.counted("confirm-site", count=fits) if fits < min(best, wanted) else None


class Use(Item):
    """A use of all equal people in phase B; with a green god doubled, or one kind more."""

    nouns = ("use", "doubled", "extra")
    TELLS = dict.fromkeys(
        nouns, f"detail-use-{{many}} detail-reach?regions {CLIMB} detail-green?god detail-purse?god"
    )

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Who, and how many of them."""
        sex, kind = id.split(":")
        count = len(tiles_of(at.view, at.seat, sex, kind))
        return self.say(
            "option", noun, person=self.terms.named(kind, sex) + (f" ×{count}" if count > 1 else "")
        )

    def value(self, at: Moment, id: str, noun: str) -> int:
        """The value of all equal ones."""
        sex, kind = id.split(":")
        return use_value(at.view, at.seat, sex, kind, doubled=noun == "doubled")

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """The effect, where it leads, what the god costs."""
        (sex, kind), value, near = id.split(":"), self.value(at, id, noun), None
        if kind in ("land", "water"):
            near = list(map(self.terms.region, reached(at.view, at.seat, (kind,), value)))
        count = len(tiles_of(at.view, at.seat, sex, kind))
        return {
            **self.purse(at),
            **(self.climb(at, value) if kind == "status" else {}),
            "god": noun != "use",
            "many": "one" if count == 1 else "many",
            "count": count,
            "does": self.terms.use(kind, value),
            "regions": near is not None and (", ".join(near) or self.say("nothing")),
        }

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What it does, the god it costs, points."""
        kind, value = id.split(":")[1], self.value(at, id, noun)
        sign = "" if self.terms.spelt else f"{self.terms.sign('green')} "
        god = Run(self.say("price-none"), "good")
        if noun != "use":
            god = Run(f"{sign}{self.say('price-green')}", "green")
        points = {"vp": value, "build": at.view.building_vp}.get(kind, 0)
        if kind == "status":
            points = self.climb(at, value)["more"]
        return {"effect": (Run(self.terms.use(kind, value)),), "god": (god,), "points": self.gold(points)}


class Task(Item):
    """A task that is dealt with, or taken from the board."""

    nouns = ("fulfil", "yellow", "discard", "take", "task")
    TELLS = {
        **{noun: f"detail-{noun}" for noun in nouns[:4]},
        "yellow": "detail-yellow detail-purse",
        "task": "look-task back-{back}",
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is done with it; for a player who looks around how far it is."""
        if noun == "task" and at.decision is None:
            return self.terms.progress(id, at.view.seats[at.seat].progress.get(id))
        named = self.terms.task(id)
        return named if noun in ("take", "task") else self.say("option", noun, task=named)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """How far the player is with the task, and what it scores."""
        known = at.view.seats[at.seat].progress.get(id)
        so_far = Run(f"{known.have}/{known.need}", "" if known.missing else "good") if known else Run("")
        return {"progress": (so_far,), "points": self.gold(_POINTS.get(noun, TASK_VP))}

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What it costs and brings."""
        vp = self.terms.vp
        return {**self.purse(at), "vp": vp(TASK_VP), "yellow": vp(YELLOW_VP), "back": TASKS[id].back}

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Discarding what a yellow god could save; a yellow god where a task is met without one."""
        if at.decision is None:
            return None
        if noun == "discard":
            saved = self.named(at.decision, "yellow")
            return self.say("confirm-discard", tasks=saved, vp=self.terms.vp(YELLOW_VP)) if saved else None
        met = self.named(at.decision, "fulfil") if noun == "yellow" else ""
        return self.say("confirm-yellow", tasks=met) if met and at.decision.kind == "resolve_task" else None

    def named(self, decision: Decision[Any], *ways: str) -> str:
        """Tasks that can be dealt with in one of these ways."""
        keys = [option.key.partition(":") for option in decision.options]
        return self.listing_or([self.terms.quoted(task) for way, _, task in keys if way in ways])


class WayOut(Item):
    """Options that end an action, pass, or stop a choice."""

    nouns = ("stop", "end", "pass", "done")
    TELLS = {noun: f"detail-{noun}" for noun in nouns}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What comes to an end, in the words of its option."""
        return self.say("option", noun, *([at.decision.kind] if noun == "stop" and at.decision else []))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """What could still be had without a god."""
        if at.decision is None:
            return None
        left: Sequence[str] = ()
        keys = [option.key.split(":") for option in at.decision.options]
        if noun == "stop" and at.decision.kind == "helper_spend":
            left = [self.terms.some("points", at.view.points)]
        elif noun == "end":
            left = [self.terms.named(kind, sex) for way, sex, kind in (k for k in keys if k[0] == "use")]
        elif noun == "pass":
            left = [self.terms.jewel_line(key[1]) for key in keys if key[0] == "jewelry"]
        elif noun == "done":
            left = [self.terms.quoted(key[1]) for key in keys if key[0] in ("fulfil", "yellow")]
        return self.say("confirm", noun, what=self.listing_or(left)) if left else None
