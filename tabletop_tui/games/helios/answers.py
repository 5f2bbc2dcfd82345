"""The things of Helios that are paid, built, met or declined: cubes, buildings, persons, ways out."""

from collections.abc import Sequence
from dataclasses import replace

from rulesets.helios.components import BUILDINGS, COLOURS, MAX_RANGE, PERSONS, SUBSTITUTE_RATIO
from rulesets.helios.payment import Bill
from rulesets.helios.preview import build_preview, person_preview, possible
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.helios.terms import DAY, MANA, NIGHT, SIGN_ROLES
from tabletop_tui.games.helios.things import NONE, ActionThing, HeliosThing, Moment, board_of
from tabletop_tui.games.kit.card import Card

LAPSES = {"create_land": "create_land", "move_sun": "move_sun"}
"""Functions of buildings that are an action carried out at once."""


class CubeThing(HeliosThing):
    """A cube that is paid from a field or put there, or its colour alone."""

    nouns = ("cube", "colour")

    def _colour(self, id: str) -> int:
        return COLOURS.index(id.rpartition(":")[2])

    def _pays(self, at: Moment) -> bool:
        return at.decision is not None and at.decision.kind == "pay_cube"

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Colour and field."""
        cube, (field, *rest) = self.terms.cube(self._colour(id)), id.split(":")
        return (
            self.say("option-cube", "pay" if self._pays(at) else "put", cube=cube, field=field)
            if rest
            else cube
        )

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With what lies on the field."""
        field, _, rest = id.partition(":")
        place = self.terms.on_field(board_of(at), field) if rest else ""
        return f"{self.name(at, id, noun)} ({place})" if rest else self.name(at, id, noun)

    def regrows(self, at: Moment, id: str) -> bool:
        """Whether the light brings a paid cube back to its tile."""
        tile = board_of(at).world[id.partition(":")[0]]
        return tile.colour == self._colour(id) and len(tile.cubes) - 1 < board_of(at).capacity(tile)

    def lost(self, at: Moment, id: str) -> int:
        """Cubes on a temple's site that paying from elsewhere would lose, though they could pay."""
        payment, field = at.view.payment, id.partition(":")[0]
        if not self._pays(at) or payment is None or payment.field in (None, field):
            return 0
        on_site = len(board_of(at).world[payment.field or ""].cubes)
        lost = max(0, on_site - (payment.left - 1))
        return lost if lost > max(0, on_site - payment.left) else 0

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Whether it grows again and what is left to pay; else how many one has."""
        if not self._pays(at):
            return ((Run(str(board_of(at).cubes[self._colour(id)])),),)
        lost, grows = self.lost(at, id), self.regrows(at, id)
        said = self.wording.counted("lost-short", count=lost) if lost else self.say("yes" if grows else "no")
        left = at.view.payment.left - 1 if at.view.payment is not None else 0
        return ((Run(str(left)),), (Run(said, "bad" if lost else "good" if grows else "dim"),))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What becomes of it."""
        title, colour = self.name(at, id, noun), self._colour(id)
        if not self._pays(at):
            count = board_of(at).cubes[colour]
            return self.titled(
                title, (), self.wording.counted("said-own-cubes", count=count, cube=self.terms.cube(colour))
            )
        field, payment = id.partition(":")[0], at.view.payment
        said = (
            [f"! {self.wording.counted('warn-payment', count=self.lost(at, id))}"]
            if self.lost(at, id)
            else []
        )
        if payment is not None and payment.field == field:
            said.append(self.say("said-from-site"))
        else:
            said.append(self.say("said-regrows" if self.regrows(at, id) else "said-regrows-not", field=field))
        left = self.terms.cubes(payment.left - 1) if payment is not None else ""
        return self.titled(title, (), *said, self.say("said-left", cubes=left))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Paying from elsewhere while cubes lie on the temple's site, which then are lost."""
        lost = self.lost(at, id) if noun == "cube" else 0
        return self.wording.counted("confirm-payment", count=lost) if lost else None


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
        return [
            *said,
            self.wording.counted("said-cubes-left", count=left) if left else self.say("said-no-cube-left"),
        ]

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

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With its cost and all that it brings."""
        name, preview = self.name(at, id, noun), build_preview(at.view, at.seat, id or None)
        if not id:
            facts = {"cost": self.terms.cubes(preview.bill.total), "gives": self.terms.mana(preview.mana)}
            return self.say("option-priced", name=name, **facts)
        return self.say("option-priced", name=name, cost=self.terms.building_cost(id), gives=self.gives(id))

    def gives(self, building: str) -> str:
        """Points, sun range, mana and function in a line."""
        row = BUILDINGS[building]
        return ", ".join(
            [
                self.terms.vp(row.vp),
                *self.terms.once(row.sun, row.mana),
                *filter(None, [self.terms.does(building)]),
            ]
        )

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
            said += [self.say("said-sites", fields=self.wording.listing_or(sites))] if sites else []
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

    def _function(self, at: Moment, building: str) -> list[str]:
        """What its function would come to now."""
        function = BUILDINGS[building].function
        if function == "endless_sun":
            return [f"! {self.say('warn-no-laps')}"]
        if function not in LAPSES:
            return []
        if not possible(at.view, at.seat, LAPSES[function]):
            return [f"! {self.say('lapses', function)}"]
        seats = list(at.view.seats)
        board = board_of(at).copy()
        board.range = min(MAX_RANGE, board.range + BUILDINGS[building].sun)
        seats[at.seat] = replace(seats[at.seat], board=board)
        actions = self.wording.things["column"]
        assert isinstance(actions, ActionThing)
        then = replace(at, view=replace(at.view, seats=tuple(seats)))
        return [self.say("said-function", what=actions.prospect(then, function))]


class PersonThing(PricedThing):
    """A person: bought, activated, or looked at."""

    nouns = ("buy", "activate", "person")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What is done with whom."""
        name = self.terms.person(id)
        return name if noun == "person" else self.say("option", noun, person=name)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With price, gains, and what it would score now."""
        row, preview = PERSONS[id], person_preview(at.view, at.seat, id)
        gives = ", ".join(
            [*self.terms.once(row.sun, row.mana), self.terms.scores(id), self._now(preview.points)]
        )
        cost = self.terms.person_cost(id)
        cost = (
            self.say("option-buy-cost", mana=self.terms.mana(row.mana_cost), cost=cost)
            if noun == "buy"
            else cost
        )
        return self.say("option-priced", name=self.name(at, id, noun), cost=cost, gives=gives)

    def _now(self, points: int) -> str:
        return self.say("now", vp=self.terms.vp(points))

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Mana or cubes, what activating brings, what it would score now."""
        row, preview = PERSONS[id], person_preview(at.view, at.seat, id)
        bill = preview.bill
        price: Line = (Run(f"{row.mana_cost}{self.terms.sign(MANA)}", SIGN_ROLES[MANA]),)
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
        once = self.terms.once(row.sun, row.mana)
        said += [self.say("said-once", what=self.wording.listing(once))] if once else []
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
        """Whose it is, too."""
        owner = owner_of(at.view, id)
        whose = [self.say("whose", owner[1], name=self.wording.name(owner[0]))] if owner else []
        return [*whose, *self.card(at, id, noun).text]


def owner_of(view: HeliosView, person: str) -> tuple[int, str] | None:
    """Whose a person is, and whether it lies there with its `night` or `day` side up; `None` on offer."""
    for index, seat in enumerate(view.seats):
        if person in seat.board.night or person in seat.board.day:
            return index, "day" if person in seat.board.day else "night"
    return None


class OutThing(HeliosThing):
    """Ways to do nothing, or nothing more."""

    nouns = ("waive", "stop", "pass", "end_turn")

    def _which(self, at: Moment, noun: str) -> str:
        return at.decision.kind if noun == "waive" and at.decision is not None else noun

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What isn't done."""
        return self.say("out", self._which(at, noun))

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """What comes of it."""
        said = "waive-bonus" if self._which(at, noun) == "choose_bonus_action" else noun
        return self.titled(self.name(at, id, noun), (), self.say("said-out", said))

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Something that could still be done is let go only when that is asked for twice."""
        if at.decision is None or len(at.decision.options) == 1 or noun == "end_turn":
            return None
        return self.say("confirm", self._which(at, noun))


SIDES = {"night": NIGHT, "day": DAY}
"""The sign of a person's side that lies up."""
