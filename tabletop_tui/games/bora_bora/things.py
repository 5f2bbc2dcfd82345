"""The things of Bora Bora on map, cards and market, one class per noun; `answers` has the others."""

from collections.abc import Mapping

from rulesets.bora_bora.components import (
    CARDS,
    FISH,
    FISHING_VP,
    HELPER,
    JEWELS,
    PEOPLE,
    PERSON_KINDS,
    SEXES,
    WAYS,
)
from rulesets.bora_bora.preview import (
    actions_now,
    free_ground,
    most_priests,
    needs_blue,
    placement_of,
    pushed,
    reached,
    region_preview,
    served_by,
    tiles_of,
    value_now,
)
from rulesets.bora_bora.setup import FISHING
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.bora_bora.drawings.outcome import gives
from tabletop_tui.games.bora_bora.item import NONE, Item, Moment, shown
from tabletop_tui.games.bora_bora.terms import GOOD_INKS, SHELL
from tabletop_tui.games.kit.thing import Facts


class Die(Item):
    """A die on a card, perhaps with the white god; a card by itself."""

    nouns = ("place", "die")
    TELLS = dict.fromkeys(
        ("place", "die", "card"),
        "detail-does?does detail-reach?regions detail-card-{rest}?rest detail-god-blue?blue "
        "detail-god-white?white detail-card?dice detail-card-empty?empty detail-purse?gods "
        "detail-fishing?fishing",
    )

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Die, card, and the gods that it costs."""
        if noun == "card":
            return self.say("card", id)
        number, card, white = placement_of(f"place:{id}")
        if card == FISHING:
            return self.say("option-fishing", number=number, vp=self.terms.vp(FISHING_VP))
        blue = needs_blue(at.view, number, card)
        gods = "both" if blue and white else "blue" if blue else "white" if white else "plain"
        return self.say("option-place", gods, number=number, card=self.say("card", card))

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With what the card does."""
        does, name = self.facts(at, id, noun).get("does"), self.name(at, id, noun)
        return self.say("option-alone", option=name, does=does) if does else name

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What the action does with the value, why the die may lie there, what that means for others."""
        number, card, white = placement_of(f"place:{id}" if noun != "card" else f"place:6:{id}")
        if card == FISHING:
            return {"fishing": True}
        value, actions = 6 if white else number, CARDS[card].action.split(" or ")
        facts = {"value": value, "points": self.terms.some("points", value), "number": number}
        facts["vp"] = self.terms.vp(at.view.building_vp)
        near = reached(at.view, at.seat, actions, value) if actions[0] in ("land", "water") else None
        asked, dice = noun != "card", at.view.cards.get(card, ())
        blue, white = asked and needs_blue(at.view, number, card), asked and white
        said = near is not None and (self.terms.listed(map(self.terms.region, near)) if near else None)
        return {
            **facts,
            **(self.purse(at) if blue or white else {}),
            "does": self.say("does", "-".join(actions), **facts),
            "regions": said or (near is not None and self.say("nothing")),
            "rest": {"helper": "helper", "temple": "fire", "build": "fire"}.get(actions[0]),
            "blue": blue,
            "white": white,
            "gods": blue or white,
            "empty": not dice and card in at.view.cards,
            "dice": not (blue or white)
            and ", ".join(f"{self.wording.name(die.seat)} {die.number}" for die in dice),
            "lowest": min((die.number for die in dice), default=0),
        }

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What the card gives for this die, in a word."""
        placed = placement_of(f"place:{id}")
        return (
            (Run(gives(at.view, self.terms, at.seat, placed.card, placed.value)[0], "strong"),)
            if noun != "card"
            else ()
        )

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """The helper gives a point for each point of the die, without any god."""
        number, card, _ = placement_of(f"place:{id}")
        points = number // HELPER["vp"].die_points
        offered = at.decision and any(o.key == f"place:{number}:helper" for o in at.decision.options)
        if card != FISHING or not offered or needs_blue(at.view, number, "helper") or points <= FISHING_VP:
            return None
        return self.say("confirm-fishing", vp=self.terms.vp(points), fish=self.terms.vp(FISHING_VP))


class Region(Item):
    """A region to which a hut could go."""

    nouns = ("region",)
    TELLS = {"region": "detail-where-{where}?where detail-aside?name detail-{fish_counts} detail-ways"}
    LOOKS = {"region": "text-region detail-fish"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its place on the map and its terrain."""
        return self.terms.region(id)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Path, yield, fish with its points, and who moves aside."""
        good, _, holder = region_preview(at.view, id)
        terms, row = self.terms, FISH[at.view.fish[id]]
        least = reached(at.view, at.seat, actions_now(at.view), value_now(at.view)).get(id, 0)
        site = Run(terms.board("free"), "good")
        if holder is not None:
            site = Run(self.say("cell-aside", name=self.wording.name(holder)), "warn")
        sign = () if terms.spelt else (Run(f"{terms.sign(good)} ", GOOD_INKS[good]),)
        fish = () if terms.spelt else terms.fish_runs(at.view.fish[id])[:1]
        kind = f"{' ' if fish else ''}{self.say('fishes', row.fish_kind)} "
        return {
            "path": (Run(str(least), "dim"),),
            "brings": (*sign, Run(terms.board("good", good))),
            "fish": (*fish, Run(kind), Run(terms.vp(row.vp), "gold")),
            "site": (site,),
        }

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """Where the material goes, who moves aside, the fish, and where one gets from there."""
        good, points, holder = region_preview(at.view, id)
        fish = self.say("fish", FISH[at.view.fish[id]].fish_kind)
        ways = [
            self.say("way", kind, ways=", ".join(f"{other} ({value})" for value, other in WAYS[kind][id]))
            for kind in ("land", "water")
            if WAYS[kind][id]
        ]
        *others, _ = at.view.map[id] or (None,)
        huts = self.say("text-site", "free" if holder is None else "held", name=self.wording.name(holder))
        if others:
            huts = self.say("text-beside", huts=huts, names=self.terms.listed(map(self.wording.name, others)))
        set_up = at.decision is not None and at.decision.kind == "setup_hut"
        return {
            **where(self, at, good),
            "name": self.wording.name(holder),
            "fish": fish,
            "vp": self.terms.vp(points),
            "ways": "; ".join(ways),
            "fish_counts": "fish-set-up" if set_up else "fish",
            "region": self.terms.region(id),
            "huts": huts,
            "good": self.terms.materials(good),
            "tile": self.terms.fish(at.view.fish[id]),
        }


def where(item: Item, at: Moment, material: str) -> Facts:
    """Where on the own ground a material would go; nothing for offerings."""
    if material == "offering":
        return {"where": ""}
    free = free_ground(at.view.seats[at.seat], material)
    facts = {"material": item.say("material", material), "spaces": ", ".join(free)}
    return {**facts, "where": "some" if free else "none"}


class Place(Item):
    """A place of the rows of men and women, and a person on a board."""

    nouns = (*SEXES, "person")
    TELLS = dict.fromkeys(
        nouns, "detail-kind?kind detail-shift-{sex}?kind detail-serves?task detail-person-held?count"
    )

    @staticmethod
    def _tile(at: Moment, id: str, noun: str) -> str | None:
        return id if noun == "person" else at.view.places[noun][int(id) - 1]

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The person at this place, or that it is empty."""
        tile = self._tile(at, id, noun)
        if tile is None:
            return self.say("place-empty", noun, number=id)
        return self.terms.named(PEOPLE[tile].kind, PEOPLE[tile].sex)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Effect alone, with one's own of the kind, symbols, the task it serves."""
        tile = self._tile(at, id, noun)
        if tile is None:
            return {}
        terms, row, kind = self.terms, PEOPLE[tile], PERSON_KINDS[PEOPLE[tile].kind]
        held = len(tiles_of(at.view, at.seat, row.sex, row.kind))
        return {
            "does": terms.does(row.kind, kind.value(1)),
            "with-mine": terms.does(row.kind, kind.value(min(3, held + 1))) if held else NONE,
            "once": (Run(terms.symbols_of(tile)) if terms.spelt else terms.symbols(tile),),
            "serves": serves(self, at, sex=row.sex, kind=row.kind),
        }

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """In phase B alone, in twos and in threes; what shifting brings; tasks."""
        tile = self._tile(at, id, noun)
        if tile is None:
            return {"sex": "", "kind": ""}
        row = PEOPLE[tile]
        tasks = served_by(at.view, at.seat, sex=row.sex, kind=row.kind)[:1]
        return {
            "kind": row.kind,
            "sex": row.sex,
            "effect": self.say("effect", row.kind),
            "values": "/".join(str(PERSON_KINDS[row.kind].value(count)) for count in (1, 2, 3)),
            "what": self.terms.symbols_of(tile),
            "task": tasks and self.terms.quoted(tasks[0]),
            "count": len(tiles_of(at.view, at.seat, row.sex, row.kind)),
        }


def serves(item: Item, at: Moment, **needs: str) -> Line:
    """The first task that something serves (`served_by`)."""
    tasks = served_by(at.view, at.seat, **needs)
    return (Run(item.terms.task(tasks[0], "short"), "gold"),) if tasks else ()


class Jewel(Item):
    """A piece of jewelry, on sale or owned."""

    nouns = ("jewelry",)
    TELLS = {"jewelry": "detail-jewel detail-jewel-held"}
    LOOKS = {"jewelry": "look-price look-sold?round"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The kind of jewelry, such as a bracelet."""
        return self.say("jewel", JEWELS[id].kind)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Price, points, shells left, the task it serves."""
        row, own = JEWELS[id], at.view.seats[at.seat]
        return {
            "price": self._shells(row.shell_cost),
            "end": self.gold(row.vp),
            "shells-left": self._shells(own.shells - row.shell_cost),
            "serves": serves(self, at, jewel=row.kind),
        }

    def _shells(self, count: int) -> Line:
        spelt = self.terms.spelt
        return (Run(self.terms.some("shells", count)),) if spelt else shown(str(count), self.terms.run(SHELL))

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is left, what it brings at the end, what one has of it; when it is sold."""
        row, own = JEWELS[id], at.view.seats[at.seat]
        kinds = [JEWELS[jewel].kind for jewel in own.jewelry or ()]
        sold = (number for number, column in enumerate(at.view.jewels, start=1) if id in column)
        return {
            "price": self.terms.some("shells", row.shell_cost),
            "shells": self.terms.some("shells", own.shells - row.shell_cost),
            "vp": self.terms.vp(row.vp),
            "count": len(kinds),
            "same": kinds.count(row.kind),
            "round": next(sold, None),
        }


class Temple(Item):
    """A space of the temple."""

    nouns = ("temple",)
    TELLS = {"temple": "detail-pushes?pushes detail-temple-most detail-temple"}
    LOOKS = {"temple": "temple-{there}"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The space of the temple, by its number."""
        return self.say("option-temple", space=id)

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """Who is pushed to where, who would win the god tile then, what a priest brings."""
        there, most = at.view.temple[int(id) - 1], most_priests(at.view, at.seat, int(id))
        moved = [
            self.say("cell-push", "down" if lower else "out", name=self.wording.name(seat), space=lower)
            for seat, lower in pushed(at.view, int(id))
        ]
        return {
            "there": "free" if there is None else "held",
            "holder": self.wording.name(there),
            "pushes": ", ".join(moved),
            "name": self.wording.name(most.seat),
            "mine": most.seat == at.seat,
            "priests": self.counted("priests", count=most.priests),
            "vp": self.terms.vp(at.view.priest_vp),
        }

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Who is pushed, and to whom the god tile would go."""
        facts = self.facts(at, id, noun)
        pushes = facts["pushes"] or self.say("temple-free")
        return {
            "pushes": (Run(pushes, "warn" if facts["pushes"] else "good"),),
            "god-tile": (Run(facts["name"], "good" if facts["mine"] else "dim"),),
        }

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """The own priest would be pushed out, and another space would not do that."""
        if at.decision is None or at.decision.kind != "temple_space":
            return None
        out = [(at.seat, 0) in pushed(at.view, int(option.value)) for option in at.decision.options]
        own = (at.seat, 0) in pushed(at.view, int(id))
        return self.say("confirm-temple") if own and not all(out) else None
