"""The things of Helios that are paid, built, met or declined: cubes, buildings, persons, ways out."""

from collections.abc import Mapping

from rulesets.helios.advice import (
    CubeAdvice,
    building_advice,
    cube_advice,
    nobody_left,
    person_advice,
    price_advice,
    temple_advice,
)
from rulesets.helios.components import BUILDINGS, COLOURS, PERSONS
from rulesets.helios.payment import Cube
from rulesets.helios.preview import build_preview, owner_of, person_preview, with_range
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.helios.things import NONE, ActionThing, HeliosThing, Moment, board_of
from tabletop_tui.games.kit.thing import Facts


class CubeThing(HeliosThing):
    """A cube that is paid from a field or put there, or its colour alone."""

    nouns = ("cube", "colour")
    TELLS = dict.fromkeys(
        nouns,
        "!warn-payment#stranded said-from-site?on_site said-regrows?grows said-regrows-not?stays "
        "said-left?pays said-needed#asked said-opens#opens",
    )
    ASKS = {"cube": "confirm-payment#stranded"}

    def _cube(self, id: str) -> Cube:
        field, _, word = id.rpartition(":")
        return Cube(field, COLOURS.index(word))

    def _advice(self, at: Moment, id: str) -> CubeAdvice:
        return cube_advice(at.view, at.seat, self._cube(id), pays=self.asks(at, "pay_cube"))

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The cube's colour and the field it lies on."""
        field, colour = self._cube(id)
        which = "pay" if self.asks(at, "pay_cube") else "put"
        cube = self.terms.cube(colour)
        return self.say("option-cube", which, cube=cube, field=field) if field else cube

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """What is left to pay then, and whether it grows again or loses others; else how many one has."""
        cube, told = self._cube(id), self._advice(at, id)
        if not told.pays:
            have = (Run(str(board_of(at).cubes[cube.colour])),)
            return {"wanted": self.wanted(at, COLOURS[cube.colour]), "have": have}
        spared = self.say("from-site" if told.on_site else "yes" if told.grows else "no")
        said = self.counted("lost-short", count=told.stranded) if told.stranded else spared
        role = "bad" if told.stranded else "dim" if told.stays else "good"
        return {"to-pay": (Run(str(told.rest)),), "regrows": (Run(said, role),)}

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Paying from elsewhere while cubes lie on the temple's site, which then are lost."""
        return super().question(at, id, noun) if self.asks(at, "pay_cube") else None

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What becomes of the cube, and of the field it leaves."""
        return self.facts_of(self._advice(at, id))


PAYS = "said-short?lacks said-pay?pays said-replaced?replaced said-cubes-left#spare said-no-cube-left?spent"
"""The price, what one has, and what replaces missing colours."""


class BuildingThing(HeliosThing):
    """A building of the city, or a temple."""

    nouns = ("building", "temple", "map")
    TELLS = {
        "building": "=does said-built?built !warn-no-laps?endless !lapses-{lapses}?lapses "
        f"said-function?at_once said-range?before {PAYS}",
        **dict.fromkeys(("temple", "map"), f"said-temple said-sites?sites {PAYS}"),
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its name; a temple by its number."""
        return self.terms.building(id) if id else self.say("option-temple", number=board_of(at).temples + 1)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """The cost as it is paid now, what it brings at once and at the end."""
        preview = build_preview(at.view, at.seat, id or None)
        white = preview.bill.total - sum(preview.bill.owed)
        once = self.terms.gains(preview.range, min(preview.mana, at.view.mana))
        cost = self.terms.amounts(preview.bill.owed, white)
        return {"cost": cost, "once": once or NONE, "end": self.points(preview.points)}

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """The points printed on it."""
        return self.points(BUILDINGS[id].vp) if id else ()

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What its function would come to now, and its price."""
        bill, board = build_preview(at.view, at.seat, id or None).bill, board_of(at)
        if not id:
            price = price_advice(board, bill, (), bill.total)
            return {**self.facts_of(temple_advice(at.view, at.seat)), **self.facts_of(price)}
        row, told = BUILDINGS[id], building_advice(at.view, at.seat, id)
        facts = {**self.facts_of(told), "does": self.terms.sentence(self.terms.does(id))}
        if told.at_once:
            actions = self.wording.things["column"]
            assert isinstance(actions, ActionThing)
            then = Moment(with_range(at.view, at.seat, row.sun), at.seat)
            facts["what"] = actions.prospect(then, told.at_once)
        price = price_advice(board, bill, row.cost, row.cost_any, row.sun)
        return facts if told.built else {**facts, **self.facts_of(price)}

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Its points and what it brings at once, too."""
        if not id:
            return self.card(at, id, noun).text
        row = BUILDINGS[id]
        gains = ", ".join([self.terms.vp(row.vp), *self.terms.once(row.sun, row.mana)])
        return [self.say("sentence", what=gains), *self.card(at, id, noun).text]


class PersonThing(HeliosThing):
    """A person: bought, activated, or looked at."""

    nouns = ("buy", "activate", "person")
    TELLS = dict.fromkeys(
        nouns,
        "said-scores said-active?active !said-not-yet?unpayable said-once?once said-buy?buys "
        f"said-too-dear?dear {PAYS}",
    )
    ASKS = {"buy": "confirm-useless?useless"}

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is done with whom."""
        name = self.terms.person(id)
        return name if noun == "person" else self.say("option", noun, person=name)

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Mana or cubes, what activating brings, what it would score now."""
        row, preview, terms = PERSONS[id], person_preview(at.view, at.seat, id), self.terms
        price = terms.amounts(preview.bill.owed, preview.bill.total - sum(preview.bill.owed))
        if noun == "buy":
            mana = terms.mana(row.mana_cost) if terms.spelt else f"{row.mana_cost}{terms.sign('mana')}"
            price = (Run(mana, terms.ink("mana")),)
        now = self.points(preview.points)
        return {"price": price, "once": terms.gains(row.sun, row.mana) or NONE, "now": now}

    def heading(self, at: Moment, id: str, noun: str) -> str:
        """Its name alone: what is done with it stands below."""
        return self.terms.person(id)

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What it scores, or would score now; nothing for another player's."""
        told, points = person_advice(at.view, at.seat, id), person_preview(at.view, at.seat, id).points
        if told.active or told.others:
            return self.points(points) if told.active else ()
        return (Run(self.say("now", vp=self.terms.vp(points)), "gold"),)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """In the last round a person that can't be activated any more never scores."""
        return super().question(at, id, noun) if at.view.round == at.view.rounds else None

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What it scores, now and at once, and what it costs to buy and to activate."""
        row, told = PERSONS[id], person_advice(at.view, at.seat, id)
        once = [] if told.active else self.terms.once(row.sun, row.mana)
        facts = {**self.facts_of(told), "person": self.terms.person(id), "what": self.terms.scores(id)}
        facts |= {"once": self.listing(once), "mana": self.terms.mana(row.mana_cost)}
        if told.active or told.others:
            return facts
        bill = person_preview(at.view, at.seat, id).bill
        return {**facts, **self.facts_of(price_advice(board_of(at), bill, row.cost, row.act_any))}

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """The person's card, and to whom it belongs."""
        owner = owner_of(at.view, id)
        whose = [self.say("whose", owner[1], name=self.wording.name(owner[0]))] if owner else []
        return [*whose, *self.card(at, id, noun).text]


class OutThing(HeliosThing):
    """Ways to do nothing, or nothing more."""

    nouns = ("waive", "stop", "pass", "end_turn")
    TELLS = {
        "waive": "said-out-waive?acts said-out-waive-bonus?!acts",
        **{noun: f"said-out-{noun}" for noun in nouns[1:]},
    }

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the player leaves undone, as the list says it."""
        return self.say("out", self.facts(at, id, noun)["out"])

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """What is left: an action by its kind of decision."""
        out = at.decision.kind if noun == "waive" and at.decision is not None else noun
        return {"out": out, "acts": out != "choose_bonus_action"}

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Something that could still be done is let go only when that is asked for twice."""
        if at.decision is None or len(at.decision.options) == 1 or noun == "end_turn":
            return None
        if noun == "pass" and nobody_left(at.view, at.decision):
            return None
        return self.say("confirm", self.facts(at, id, noun)["out"])
