"""The things of Bora Bora on map, cards and market, one class per noun; `answers` has the others."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulesets.bora_bora.components import (
    FISH,
    FISHING_VP,
    HELPER,
    JEWELS,
    PEOPLE,
    PERSON_KINDS,
    SEXES,
    WAYS,
)
from rulesets.bora_bora.preview import most_priests, region_preview
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.bora_bora.cards import Cell
from tabletop_tui.games.bora_bora.moment import (
    actions_now,
    free_ground,
    needs_blue,
    placement_of,
    reached,
    served_by,
    tiles_of,
    value_now,
)
from tabletop_tui.games.bora_bora.terms import GOD_SIGNS, GOOD_INKS, GOODS, SHELL, VP
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.kit.thing import Moment as Looked
from tabletop_tui.games.kit.thing import Thing

if TYPE_CHECKING:
    from tabletop_tui.games.bora_bora.wording import BoraBoraWording

Moment = Looked[BoraBoraView]
Told = Sequence[str]


class Item(Thing[BoraBoraView]):
    """A thing with the game's terms at hand."""

    def __init__(self, wording: "BoraBoraWording") -> None:
        """`wording` says the sentences."""
        super().__init__(wording)
        self.terms, self.game = wording.terms, wording

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What comes of choosing it, in sentences, the most important first."""
        return ()

    def worth(self, at: Moment, id: str, noun: str) -> Line:
        """What it comes to, at the end of the title."""
        return ()

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """A title and sentences; nothing of what whoever looks may not know."""
        title = (Run(self.name(at, id, noun), "strong"),)
        return Card(title, self.worth(at, id, noun), (), tuple(self.told(at, id, noun)))

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Its name, and what there is to say about it."""
        return [self.name(at, id, noun), *self.told(at, id, noun)]

    def gold(self, points: int) -> Line:
        """Points to be had."""
        return (Run(f"+{points}{self.terms.sign(VP)}", "gold"),) if points else (Run("–", "faint"),)

    def serves(self, tasks: Sequence[str]) -> Line:
        """The first task that it serves."""
        return (Run(self.terms.task(tasks[0], "short"), "gold"),) if tasks else ()

    def warn(self, *parts: str, **facts: Any) -> str:
        """A sentence that warns."""
        return "! " + self.say("warn", *parts, **facts)


class Die(Item):
    """A die on a card, perhaps with the white god; a card by itself."""

    nouns = ("place", "die")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Die, card, what it gives and the gods that it costs."""
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
        placed = placement_of(f"place:{id}")
        said = self.name(at, id, noun)
        if placed.card == FISHING:
            return said
        return self.say("option-alone", option=said, does=self.does(at, placed.card, placed.value))

    def does(self, at: Moment, card: str, value: int) -> str:
        """What a card does with a value."""
        actions = self.terms.actions(card)
        if actions[0] in ("land", "water"):
            return self.terms.paths(actions, value)
        which = "woman-man" if len(actions) > 1 else actions[0]
        facts = {
            "value": value,
            "points": self.terms.some("points", value),
            "vp": self.terms.vp(at.view.building_vp),
        }
        return self.say("does", which, **facts)

    def gives(self, at: Moment, card: str, value: int) -> tuple[str, str]:
        """What a card brings with a value, in a few words and in a few more."""
        first, *_ = actions = self.terms.actions(card)
        if first in ("land", "water"):
            near = list(reached(at.view, at.seat, actions, value))
            named = self.terms.listing_or(near) if len(near) < 4 else ", ".join(near)
            return self.wording.counted("gives-regions", count=len(near)), named
        if first in ("woman", "man"):
            there = {
                f"{sex}:{place}": tile
                for sex in actions
                for place, tile in enumerate(at.view.places[sex][:value], start=1)
                if tile is not None
            }
            if len(there) == 1:
                row = PEOPLE[next(iter(there.values()))]
                return self.terms.kind(row.kind, row.sex), self.terms.use(
                    row.kind, PERSON_KINDS[row.kind].value(1)
                )
            which = "people" if len(actions) > 1 else first
            return self.say("gives", which, count=len(there)), self.say("gives-places", value=value)
        which = "one" if value == 1 else "many"
        if first == "temple":
            pushed = at.view.temple[value - 1]
            said = "" if pushed is None else self.say("gives-pushes", name=self.wording.name(pushed))
            return self.say("gives-temple", which, value=value), said
        if first == "helper":
            return self.terms.some("points", value), self.say("gives-spend")
        if first == "build":
            return self.terms.vp(at.view.building_vp), self.say("gives-tile", value=value)
        return self.terms.vp(FISHING_VP), self.say("gives-fishing")

    def price(self, at: Moment, number: int, card: str, *, white: bool) -> Run:
        """Why the die may lie there, or which gods it costs."""
        if card == FISHING:
            return Run(self.say("price-any"), "good")
        blue = needs_blue(at.view, number, card)
        gods = [god for god, costs in ((0, blue), (1, white)) if costs]
        if gods:
            signs = "".join(self.terms.sign(GOD_SIGNS[god]) for god in gods)
            which = "both" if len(gods) > 1 else "blue" if blue else "white"
            return Run(f"{signs} {self.say('price', which)}", "blue" if blue else "white")
        dice = at.view.cards[card]
        if not dice:
            return Run(self.say("price-empty"), "good")
        return Run(self.say("price-below", number=number, lowest=min(die.number for die in dice)), "good")

    def cells_of(
        self, view: BoraBoraView, decision: Decision[Any], *, white: bool
    ) -> dict[tuple[int, str], Cell]:
        """What stands on the cards for each of one's dice; with the white god where that helps."""
        at, found = Moment(view, decision.seat, decision), {}
        for option in (*decision.blocked, *decision.options):
            placed = placement_of(option.key)
            if placed.white != (white and placed.number < 6 and placed.card != FISHING):
                continue
            why = ""
            if option.blocked is not None:
                why = self.say("short", option.blocked.id, **option.blocked.facts)
                found[placed.number, placed.card] = Cell(why=why)
                continue
            gives, detail = self.gives(at, placed.card, placed.value)
            price = self.price(at, placed.number, placed.card, white=placed.white)
            found[placed.number, placed.card] = Cell(f"die:{option.key[6:]}", gives, detail, price)
        return found

    def worth(self, at: Moment, id: str, noun: str) -> Line:
        """What it gives."""
        if noun == "card":
            return ()
        placed = placement_of(f"place:{id}")
        return (Run(self.gives(at, placed.card, placed.value)[0], "strong"),)

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What the action does with the value, why the die may lie there, and what that means for others."""
        number, card, white = placement_of(f"place:{id}") if noun != "card" else placement_of(f"place:6:{id}")
        if card == FISHING:
            return (self.say("detail-fishing"),)
        value = 6 if white else number
        actions = self.terms.actions(card)
        said = [] if actions[0] == "helper" else [self.say("detail-does", does=self.does(at, card, value))]
        if noun == "card":
            return (*said, self.on_card(at.view, card)) if card in at.view.cards else said
        if actions[0] in ("land", "water"):
            named = [self.terms.region(region) for region in reached(at.view, at.seat, actions, value)]
            said.append(self.say("detail-reach", regions=", ".join(named) or self.say("nothing")))
        elif actions[0] in ("helper", "temple", "build"):
            said.append(self.say("detail-card", "helper" if actions[0] == "helper" else "fire"))
        gods = [
            god for god, played in (("blue", needs_blue(at.view, number, card)), ("white", white)) if played
        ]
        said += [self.say("detail-god", god, number=number) for god in gods]
        if not gods:
            said.append(self.on_card(at.view, card))
        return [*said, *([self.game.purse(at)] if gods else [])]

    def on_card(self, view: BoraBoraView, card: str) -> str:
        """The dice on a card, and what may still be placed there."""
        dice = view.cards[card]
        if not dice:
            return self.say("detail-card-empty")
        shown = ", ".join(f"{self.wording.name(die.seat)} {die.number}" for die in dice)
        return self.say("detail-card", dice=shown, lowest=min(die.number for die in dice))

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

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its place on the map and its terrain."""
        return self.terms.region(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With yield, fish and who moves aside."""
        preview = region_preview(at.view, id)
        facts = {"region": self.terms.region(id), "good": self.terms.good(preview.good)}
        facts["fish"] = self.terms.fish(at.view.fish[id])
        if preview.holder is None:
            return self.say("option-region", **facts)
        return self.say("option-region-held", **facts, name=self.wording.name(preview.holder))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Path, yield, fish with its points, and who moves aside."""
        preview, terms = region_preview(at.view, id), self.terms
        least = reached(at.view, at.seat, actions_now(at.view), value_now(at.view)).get(id, 0)
        row = FISH[at.view.fish[id]]
        fish = terms.fish_runs(at.view.fish[id])
        aside = Run(terms.board("free"), "good")
        if preview.holder is not None:
            aside = Run(self.say("cell-aside", name=self.wording.name(preview.holder)), "warn")
        yields = (
            Run(f"{terms.sign(GOODS[preview.good])} ", GOOD_INKS[preview.good]),
            Run(terms.board("good", preview.good)),
        )
        kind = (
            fish[0],
            Run(f" {terms.say('fishes', row.fish_kind)} "),
            Run(f"{row.vp}{terms.sign(VP)}", "gold"),
        )
        path = ((Run(str(least), "dim"),),) if least else ()
        return (*path, yields, kind, (aside,))

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """Where the material goes, who moves aside, the fish, and where one gets from there."""
        preview, said = region_preview(at.view, id), []
        if at.decision is None:
            said.append(self.game.boards.region(at.view, id))
        elif preview.good != "offering":
            said.append(where(self, at, preview.good))
        if preview.holder is not None and at.decision is not None:
            said.append(self.say("detail-aside", name=self.wording.name(preview.holder)))
        which = "fish-set-up" if at.decision is not None and at.decision.kind == "setup_hut" else "fish"
        fish = self.terms.fish_kind(at.view.fish[id])
        said.append(self.say("detail", which, fish=fish, vp=self.terms.vp(preview.fish)))
        ways = [
            self.say("way", kind, region=other, value=value)
            for kind in ("land", "water")
            for value, other in WAYS[kind][id]
        ]
        return [*said, self.say("detail-ways", ways=", ".join(ways))]


def where(item: Item, at: Moment, material: str) -> str:
    """Where on the own ground a material would go."""
    free = free_ground(at.view.seats[at.seat], material)
    facts = {"material": item.terms.material(material), "spaces": ", ".join(free)}
    return item.say("detail-where", "some" if free else "none", **facts)


class Place(Item):
    """A place of the rows of men and women."""

    nouns = SEXES

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Who stands there."""
        tile = at.view.places[noun][int(id) - 1]
        return (
            self.say("place-empty", noun, number=id)
            if tile is None
            else self.terms.named(PEOPLE[tile].kind, noun)
        )

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With place, effect and symbols."""
        tile = at.view.places[noun][int(id) - 1]
        if tile is None:
            return self.name(at, id, noun)
        kind = PEOPLE[tile].kind
        facts = {"number": id, "person": self.terms.named(kind, noun), "symbols": self.terms.symbols_of(tile)}
        return self.say("option-person", **facts, effect=self.terms.use(kind, PERSON_KINDS[kind].value(1)))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Effect alone, with one's own of the kind, symbols, the task it serves."""
        tile = at.view.places[noun][int(id) - 1]
        if tile is None:
            return ()
        row = PEOPLE[tile]
        held = len(tiles_of(at.view, at.seat, noun, row.kind))
        kind = PERSON_KINDS[row.kind]
        more = self.terms.does(row.kind, kind.value(min(3, held + 1))) if held else (Run("–", "faint"),)
        tasks = served_by(at.view, at.seat, sex=noun, kind=row.kind)
        return (
            self.terms.does(row.kind, kind.value(1)),
            more,
            (self.terms.symbols(tile),),
            self.serves(tasks),
        )

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What such people do, what the helper gets for them, how many of them one has, tasks they serve."""
        tile = at.view.places[noun][int(id) - 1]
        return () if tile is None else of_tile(self, at, tile)


def of_tile(item: Item, at: Moment, tile: str) -> list[str]:
    """A man or woman: in phase B alone, in twos and in threes; what shifting brings; tasks."""
    row = PEOPLE[tile]
    values = "/".join(str(PERSON_KINDS[row.kind].value(count)) for count in (1, 2, 3))
    held = len(tiles_of(at.view, at.seat, row.sex, row.kind))
    said = [item.say("detail-kind", effect=item.say("effect", row.kind), values=values)]
    said.append(item.say("detail-shift", row.sex, what=item.terms.symbols_of(tile)))
    said += [
        item.say("detail-serves", task=item.terms.quoted(task))
        for task in served_by(at.view, at.seat, sex=row.sex, kind=row.kind)[:1]
    ]
    return [*said, *([item.say("detail-person-held", count=held)] if held else [])]


class Jewel(Item):
    """A piece of jewelry."""

    nouns = ("jewelry",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its kind."""
        return self.say("jewel", JEWELS[id].kind)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With price and points."""
        row = JEWELS[id]
        shells = self.terms.some("shells", row.shell_cost)
        return self.say(
            "option-jewelry", kind=self.name(at, id, noun), shells=shells, vp=self.terms.vp(row.vp)
        )

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Price, points, shells left, the task it serves."""
        row, own = JEWELS[id], at.view.seats[at.seat]
        price = (Run(f"{row.shell_cost}"), self.terms.run(SHELL))
        left = (Run(f"{own.shells - row.shell_cost}"), self.terms.run(SHELL))
        return (price, self.gold(row.vp), left, self.serves(served_by(at.view, at.seat, jewel=row.kind)))

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """What is left, what it brings at the end, what one has of it; or when it is sold."""
        row, own = JEWELS[id], at.view.seats[at.seat]
        if at.decision is None:
            sold = next(
                (number for number, column in enumerate(at.view.jewels, start=1) if id in column), None
            )
            said = [
                self.say(
                    "look-price", shells=self.terms.some("shells", row.shell_cost), vp=self.terms.vp(row.vp)
                )
            ]
            return [*said, self.say("look-sold", round=sold)] if sold is not None else said
        kinds = [JEWELS[jewel].kind for jewel in own.jewelry or ()]
        left = self.terms.some("shells", own.shells - row.shell_cost)
        said = [self.say("detail-jewel", shells=left, vp=self.terms.vp(row.vp))]
        return [*said, self.say("detail-jewel-held", count=len(kinds), same=kinds.count(row.kind))]


class Temple(Item):
    """A space of the temple."""

    nouns = ("temple",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its number."""
        return self.say("option-temple", space=id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With who stands there."""
        return self.say("option-alone", option=self.name(at, id, noun), does=self._there(at.view, int(id)))

    def _there(self, view: BoraBoraView, space: int) -> str:
        there = view.temple[space - 1]
        return (
            self.say("temple-free")
            if there is None
            else self.say("temple-held", name=self.wording.name(there))
        )

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Who is pushed to where, and who would win the god tile then."""
        moved = [
            self.say("cell-push", "down" if lower else "out", name=self.wording.name(seat), space=lower)
            for seat, lower in pushed(at.view, int(id))
        ]
        most = most_priests(at.view, at.seat, int(id))
        role = "good" if most.seat == at.seat else "dim"
        return (
            (Run(", ".join(moved) or self.say("temple-free"), "warn" if moved else "good"),),
            (Run(self.wording.name(most.seat), role),),
        )

    def told(self, at: Moment, id: str, noun: str) -> Told:
        """Who moves, what a priest brings, who wins the god tile."""
        if at.decision is None:
            return (self._there(at.view, int(id)),)
        moved = [
            self.say("detail-push", "down" if lower else "out", name=self.wording.name(seat), space=lower)
            for seat, lower in pushed(at.view, int(id))
        ]
        most = most_priests(at.view, at.seat, int(id))
        priests = self.wording.counted("priests", count=most.priests)
        return [
            *moved[:2],
            self.say("detail-temple-most", name=self.wording.name(most.seat), priests=priests),
            self.say("detail-temple", vp=self.terms.vp(at.view.priest_vp)),
        ]

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """The own priest would be pushed out, and another space would not do that."""
        decision = at.decision
        if (
            decision is None
            or decision.kind != "temple_space"
            or (at.seat, 0) not in pushed(at.view, int(id))
        ):
            return None
        spared = any((at.seat, 0) not in pushed(at.view, int(other.value)) for other in decision.options)
        return self.say("confirm-temple") if spared else None


def pushed(view: BoraBoraView, space: int) -> list[tuple[int, int]]:
    """Whom a priest on a space of the temple pushes, and to which space; 0 is out."""
    moved = []
    for lower in range(space - 1, -1, -1):
        there = view.temple[lower]
        if there is None:
            break
        moved.append((there, lower))
    return moved
