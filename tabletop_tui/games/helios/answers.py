"""The things of Helios that are paid, built, met or declined: cubes, buildings, persons, ways out."""

from collections.abc import Sequence

from rulesets.helios.components import BUILDINGS, COLOURS, MAX_RANGE, PERSONS, SUBSTITUTE_RATIO
from rulesets.helios.payment import Bill, Cube
from rulesets.helios.preview import (
    build_preview,
    lost_by_paying,
    opened_by,
    owner_of,
    person_preview,
    possible,
    regrows,
    with_range,
)
from rulesets.helios.state import Payment
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.helios.things import NONE, ActionThing, HeliosThing, Moment, board_of
from tabletop_tui.games.kit.card import Card

LAPSES = {"create_land": "create_land", "move_sun": "move_sun"}
"""Functions of buildings that are an action carried out at once."""


class CubeThing(HeliosThing):
    """A cube that is paid from a field or put there, or its colour alone."""

    nouns = ("cube", "colour")

    def _cube(self, id: str) -> Cube:
        field, _, word = id.rpartition(":")
        return Cube(field, COLOURS.index(word))

    def _payment(self, at: Moment) -> Payment | None:
        pays = at.decision is not None and at.decision.kind == "pay_cube"
        return at.view.payment if pays else None

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The cube's colour and the field it lies on."""
        field, colour = self._cube(id)
        which = "pay" if self._payment(at) else "put"
        cube = self.terms.cube(colour)
        return self.say("option-cube", which, cube=cube, field=field) if field else cube

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """What is left to pay then, and whether it grows again or loses others; else how many one has."""
        cube, payment = self._cube(id), self._payment(at)
        if payment is None:
            return (self.wanted(at, COLOURS[cube.colour]), (Run(str(board_of(at).cubes[cube.colour])),))
        lost, grows = lost_by_paying(at.view, at.seat, cube), regrows(board_of(at), cube)
        on_site = payment.field == cube.field
        spared = self.say("from-site" if on_site else "yes" if grows else "no")
        said = self.counted("lost-short", count=lost) if lost else spared
        left = Run(str(payment.left - 1))
        return ((left,), (Run(said, "bad" if lost else "good" if grows or on_site else "dim"),))

    def rank(self, at: Moment, id: str, noun: str) -> int:
        """What loses nothing, from the site of the temple first; then what grows again."""
        cube, payment = self._cube(id), self._payment(at)
        if payment is None:
            return 0
        spared = 4 * (not lost_by_paying(at.view, at.seat, cube)) + 2 * (payment.field == cube.field)
        return spared + regrows(board_of(at), cube)

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What becomes of the cube if it is chosen."""
        cube, payment = self._cube(id), self._payment(at)
        if payment is None:
            return [self.needed(at, COLOURS[cube.colour]), self._opens(at, cube)]
        lost = lost_by_paying(at.view, at.seat, cube)
        warned = f"! {self.counted('warn-payment', count=lost)}" if lost else ""
        which = "said-regrows" if regrows(board_of(at), cube) else "said-regrows-not"
        comes = self.say("said-from-site" if payment.field == cube.field else which, field=cube.field)
        return [warned, comes, self.say("said-left", cubes=self.terms.cubes(payment.left - 1))]

    def _opens(self, at: Moment, cube: Cube) -> str:
        """The buildings that could be paid for with it, and can't be without."""
        opened = [self.terms.building(each) for each in opened_by(at.view, at.seat, cube.colour)]
        return self.counted("said-opens", count=len(opened), buildings=self.listing(opened)) if opened else ""

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Paying from elsewhere while cubes lie on the temple's site, which then are lost."""
        lost = lost_by_paying(at.view, at.seat, self._cube(id)) if self._payment(at) else 0
        return self.counted("confirm-payment", count=lost) if lost else None


class PricedThing(HeliosThing):
    """Something that is paid with cubes and may bring sun range and mana at once."""

    def paying(self, at: Moment, cost: Sequence[int], white: int, bill: Bill) -> list[str]:
        """The price, what one has, and what replaces missing colours."""
        owned = board_of(at).cubes
        facts = {"cost": self.terms.held(cost, white), "held": self.terms.held(owned)}
        if sum(owned) < bill.total:
            return [self.say("said-short", **facts, cubes=self.terms.cubes(bill.total - sum(owned)))]
        said = [self.say("said-pay", **facts)]
        if any(bill.missing):
            facts = {"missing": self.terms.held(bill.missing), "cubes": self.terms.cubes(bill.total)}
            said.append(self.say("said-replaced", **facts, ratio=SUBSTITUTE_RATIO))
        left = sum(owned) - bill.total
        return [*said, self.counted("said-cubes-left", count=left) if left else self.say("said-no-cube-left")]

    def growing(self, at: Moment, sun: int) -> str:
        """The sun range before and after."""
        before = board_of(at).range
        after = min(MAX_RANGE, before + sun)
        return self.say("said-range", before=before, after=after) if after > before else ""


class BuildingThing(PricedThing):
    """A building of the city, or a temple."""

    nouns = ("building", "temple", "map")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Its name; a temple by its number."""
        return self.terms.building(id) if id else self.say("option-temple", number=board_of(at).temples + 1)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """The cost as it is paid now, what it brings at once and at the end."""
        preview = build_preview(at.view, at.seat, id or None)
        white = preview.bill.total - sum(preview.bill.owed)
        once = self.terms.gains(preview.range, min(preview.mana, at.view.mana))
        return (self.terms.amounts(preview.bill.owed, white), once or NONE, self.points(preview.points))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """Function first, then what it brings at once, then its price."""
        preview, board = build_preview(at.view, at.seat, id or None), board_of(at)
        if not id:
            mana = self.terms.mana(min(preview.mana, at.view.mana))
            sites = [field for field, tile in sorted(board.world.items()) if not tile.temple]
            said = [self.say("said-temple", mana=mana)]
            said += [self.say("said-sites", fields=self.listing_or(sites))] if sites else []
            return self.titled(
                self.name(at, id, noun), (), *said, *self.paying(at, (), preview.bill.total, preview.bill)
            )
        row = BUILDINGS[id]
        said = [
            self.say("sentence", what=does[0].upper() + does[1:]) if (does := self.terms.does(id)) else ""
        ]
        if id in board.buildings:
            said += [self.say("said-built")]
        else:
            said += [
                *self._function(at, id),
                self.growing(at, row.sun),
                *self.paying(at, row.cost, row.cost_any, preview.bill),
            ]
        return self.titled(self.terms.building(id), self.points(row.vp), *said)

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Its points and what it brings at once, too."""
        if not id:
            return self.card(at, id, noun).text
        row = BUILDINGS[id]
        gains = ", ".join([self.terms.vp(row.vp), *self.terms.once(row.sun, row.mana)])
        return [self.say("sentence", what=gains), *self.card(at, id, noun).text]

    def _function(self, at: Moment, building: str) -> list[str]:
        """What its function would come to now."""
        function = BUILDINGS[building].function
        if function == "endless_sun":
            return [f"! {self.say('warn-no-laps')}"]
        if function not in LAPSES:
            return []
        if not possible(at.view, at.seat, LAPSES[function]):
            return [f"! {self.say('lapses', function)}"]
        actions = self.wording.things["column"]
        assert isinstance(actions, ActionThing)
        then = Moment(with_range(at.view, at.seat, BUILDINGS[building].sun), at.seat)
        return [self.say("said-function", what=actions.prospect(then, function))]


class PersonThing(PricedThing):
    """A person: bought, activated, or looked at."""

    nouns = ("buy", "activate", "person")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is done with whom."""
        name = self.terms.person(id)
        return name if noun == "person" else self.say("option", noun, person=name)

    def _now(self, points: int) -> str:
        return self.say("now", vp=self.terms.vp(points))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Mana or cubes, what activating brings, what it would score now."""
        row, preview = PERSONS[id], person_preview(at.view, at.seat, id)
        bill = preview.bill
        mana = f"{row.mana_cost}{self.terms.sign('mana')}"
        price: Line = (
            Run(self.terms.mana(row.mana_cost) if self.terms.spelt else mana, self.terms.ink("mana")),
        )
        if noun == "activate":
            price = self.terms.amounts(bill.owed, bill.total - sum(bill.owed))
        return (price, self.terms.gains(row.sun, row.mana) or NONE, self.points(preview.points))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What it scores, now and at once, and what it costs to buy and to activate."""
        row, preview, board = PERSONS[id], person_preview(at.view, at.seat, id), board_of(at)
        said = [self.say("said-scores", what=self.terms.scores(id))]
        if id in board.day:
            return self.titled(
                self.terms.person(id), self.points(preview.points), *said, self.say("said-active")
            )
        once, owner = self.terms.once(row.sun, row.mana), owner_of(at.view, id)
        said += [self.say("said-once", what=self.listing(once))] if once else []
        if owner is not None and owner[0] != at.seat:
            return self.titled(self.terms.person(id), (), *said)
        if id not in board.night:
            left = board.mana - row.mana_cost
            facts = {"mana": self.terms.mana(row.mana_cost), "left": left, "held": board.mana}
            said.append(self.say("said-buy" if left >= 0 else "said-too-dear", **facts))
        short = [] if preview.payable else [f"! {self.say('said-not-yet')}"]
        said = [*said[:1], *short, *said[1:], *self.paying(at, row.cost, row.act_any, preview.bill)]
        worth = (Run(self._now(preview.points), "gold"),)
        return self.titled(self.terms.person(id), worth, *said)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """In the last round a person that can't be activated any more never scores."""
        useless = (
            noun == "buy"
            and at.view.round == at.view.rounds
            and not person_preview(at.view, at.seat, id).payable
        )
        return self.say("confirm-useless", person=self.terms.person(id)) if useless else None

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """The person's card, and to whom it belongs."""
        owner = owner_of(at.view, id)
        whose = [self.say("whose", owner[1], name=self.wording.name(owner[0]))] if owner else []
        return [*whose, *self.card(at, id, noun).text]


class OutThing(HeliosThing):
    """Ways to do nothing, or nothing more."""

    nouns = ("waive", "stop", "pass", "end_turn")

    def _which(self, at: Moment, noun: str) -> str:
        return at.decision.kind if noun == "waive" and at.decision is not None else noun

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the player leaves undone, as the list says it."""
        return self.say("out", self._which(at, noun))

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What comes of leaving it."""
        bonus = self._which(at, noun) == "choose_bonus_action"
        return [self.say("said-out", "waive-bonus" if bonus else noun)]

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Something that could still be done is let go only when that is asked for twice."""
        if at.decision is None or len(at.decision.options) == 1 or noun == "end_turn":
            return None
        if noun == "pass" and all(
            self.wording.confirm(at.view, at.decision, other)
            for other in at.decision.options
            if other.key != "pass"
        ):
            return None  # no person who could still be bought would score any more
        return self.say("confirm", self._which(at, noun))
