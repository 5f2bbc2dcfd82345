"""The things of Helios to pay, build, meet or decline: cubes, buildings, persons, ways out."""

from collections.abc import Iterable, Iterator, Mapping

from rulesets.helios.advice.buildings import BuildingAdvice, TempleAdvice, building_advice, temple_advice
from rulesets.helios.advice.cubes import (
    GainedCubeAdvice,
    PaidCubeAdvice,
    gained_cube_advice,
    paid_cube_advice,
)
from rulesets.helios.advice.persons import PersonAdvice, nobody_left, person_advice
from rulesets.helios.advice.prices import Price, PriceAdvice
from rulesets.helios.components import BUILDINGS, COLOURS, PERSONS, SUBSTITUTE_RATIO
from rulesets.helios.payment import Cube
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.things import (
    NONE,
    Figures,
    HeliosThing,
    Moment,
    cell,
    warning,
)
from tabletop_tui.kit.thing import Title
from tabletop_tui.paint.drawing import Line


class CubeThing(HeliosThing):
    """A cube to pay from a field or put on one, or only its colour."""

    nouns = ("cube", "colour")

    def paid(self, at: Moment, id: str) -> PaidCubeAdvice | None:
        """What paying with it would mean; `None` where it isn't paid but gained."""
        if not self.asks(at, "pay_cube"):
            return None
        field, _, word = id.rpartition(":")
        return paid_cube_advice(at.view, at.seat, Cube(field, COLOURS.index(word)))

    def gained(self, at: Moment, id: str) -> GainedCubeAdvice:
        """The use of one more of its colour."""
        return gained_cube_advice(at.view, at.seat, COLOURS.index(id.rpartition(":")[2]))

    def name(self, at: Moment, id: str, noun: str) -> str:
        field, _, word = id.rpartition(":")
        cube = self.terms.cube(word)
        if not field:
            return cube
        if self.asks(at, "pay_cube"):
            return self.say.option_cube_pay(cube=cube, field=field)
        return self.say.option_cube_put(cube=cube, field=field)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What is left to pay and whether it grows again; or the buildings that cost its colour."""
        paid = self.paid(at, id)
        if paid is None:
            gained = self.gained(at, id)
            return {
                HeliosMessages.head_wanted: cell(gained.asked),
                HeliosMessages.head_have: cell(gained.held),
            }
        return {
            HeliosMessages.head_to_pay: cell(paid.rest),
            HeliosMessages.head_regrows: self._regrows(paid),
        }

    def _regrows(self, paid: PaidCubeAdvice) -> Line:
        if paid.stranded:
            return cell(self.say.lost_short(stranded=paid.stranded), "bad")
        if paid.on_site:
            return cell(self.say.from_site(), "good")
        return cell(self.say.grows_back(), "good") if paid.regrows else cell(self.say.stays_empty(), "dim")

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What paying with it would lose and leave to pay; or what one more of its colour is good for."""
        paid = self.paid(at, id)
        yield from self._of_gained(self.gained(at, id)) if paid is None else self._of_paid(paid)

    def _of_paid(self, paid: PaidCubeAdvice) -> Iterator[str]:
        say = self.say
        if paid.stranded:
            yield warning(say.warn_payment(count=paid.stranded))
        if paid.on_site:
            yield say.said_from_site()
        elif paid.regrows:
            yield say.said_regrows(field=paid.field)
        elif not paid.is_last:
            yield say.said_regrows_not(field=paid.field)
        yield say.said_left(rest=self.terms.cubes(paid.rest)) if paid.rest else say.said_all_paid()

    def _of_gained(self, gained: GainedCubeAdvice) -> Iterator[str]:
        if gained.asked:
            yield self.say.said_needed(count=gained.asked, cube=self.terms.cube(gained.colour))
        if gained.opens:
            buildings = self.listing([*map(self.terms.building, gained.opens)])
            yield self.say.said_opens(count=len(gained.opens), buildings=buildings)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before cubes on the temple's site are lost by paying with another one."""
        paid = self.paid(at, id)
        return self.say.confirm_payment(count=paid.stranded) if paid and paid.stranded else None


class PricedThing(HeliosThing):
    """A thing that is paid for with cubes."""

    def bill(self, price: PriceAdvice | None) -> Line:
        """What is paid, as a figure."""
        return () if price is None else self.terms.amounts(price.bill.coloured, price.bill.any_colour)

    def once(self, sun: int, mana: int) -> Line:
        """Sun range and mana at once, as figures."""
        return self.terms.gains(sun, mana) or NONE

    def pays(self, price: PriceAdvice, *, later: bool = False) -> Iterator[str]:
        """The price, what the player has, what replaces missing colours, and what is left.

        It is `later` where the choice itself costs something else: a person is bought, then activated.
        """
        say, terms = self.say, self.terms
        cost, held = self._held(price.cost), terms.held(price.held) if any(price.held) else say.no_cubes()
        if price.lacks:
            short = say.said_wake_short if later else say.said_short
            yield short(cost=cost, held=held, lacks=terms.cubes(price.lacks))
        else:
            yield (say.said_wake if later else say.said_pay)(cost=cost, held=held)
        if price.replaced:
            replaced, cubes = terms.held(price.replaced), terms.cubes(price.total)
            yield say.said_replaced(replaced=replaced, ratio=SUBSTITUTE_RATIO, cubes=cubes)
        if price.left:
            yield say.said_cubes_left(count=price.left)
        elif price.left == 0:
            yield say.said_no_cube_left()

    def _held(self, price: Price) -> str:
        return self.terms.held(price.coloured, price.any_colour)


class TempleThing(PricedThing):
    """The next temple, or the map on which it is chosen."""

    nouns = ("temple", "map")

    def advice(self, at: Moment) -> TempleAdvice:
        return temple_advice(at.view, at.seat)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Which of the player's temples it would be."""
        return self.say.option_temple(number=self.advice(at).number)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What is paid, and the mana at once."""
        advice = self.advice(at)
        return {
            HeliosMessages.head_cost: self.bill(advice.price),
            HeliosMessages.head_once: self.once(0, advice.mana),
            HeliosMessages.head_end: NONE,
        }

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it brings, where it could stand, and its price."""
        advice, say = self.advice(at), self.say
        yield say.said_temple(mana=self.terms.mana(advice.mana))
        if advice.sites:
            yield say.said_sites(sites=self.listing_or(advice.sites))
        yield from self.pays(advice.price)


class BuildingThing(PricedThing):
    """A building of the city."""

    nouns = ("building",)

    def places(self, at: Moment) -> Iterable[str]:
        return [f"building:{building}" for building in BUILDINGS]

    def advice(self, at: Moment, id: str) -> BuildingAdvice:
        return building_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.building(id)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What is paid, what it brings at once, and its points at the end."""
        advice = self.advice(at, id)
        return {
            HeliosMessages.head_cost: self.bill(advice.price),
            HeliosMessages.head_once: self.once(advice.range, advice.mana),
            HeliosMessages.head_end: self.points(advice.points),
        }

    def result(self, at: Moment, id: str, noun: str) -> Line:
        return self.points(self.advice(at, id).points)

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """The points printed on it, and what it serves."""
        return self.advice(at, id).points + super().gain(at, id, noun)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Its function, what it would end or let lapse, what it brings now, and its price."""
        advice = self.advice(at, id)
        yield self.terms.sentence(self.terms.does(id))
        if advice.built:
            yield self.say.said_built()
        if advice.ends_laps:
            yield warning(self.say.warn_no_laps())
        if advice.lapses is not None:
            yield warning(self.lapses(advice.lapses))
        if advice.at_once is not None:
            yield self.say.said_function(what=self.prospect(advice.at_once))
        if advice.range_grows is not None:
            now, then = advice.range_grows
            yield self.say.said_range(before=now, after=then)
        if advice.price is not None:
            yield from self.pays(advice.price)

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What is printed on it, then as for one to choose, a warning first."""
        yield self.terms.printed(id)
        yield from self.card(at, id, noun).text


class PersonThing(PricedThing):
    """A person, to buy, activate or look at."""

    nouns = ("buy", "activate", "person")

    def places(self, at: Moment) -> Iterable[str]:
        return [f"person:{person}" for person in PERSONS]

    def advice(self, at: Moment, id: str) -> PersonAdvice:
        return person_advice(at.view, at.seat, id)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The person, and what would be done."""
        who = self.terms.person(id)
        match noun:
            case "buy":
                return self.say.option_buy(who=who)
            case "activate":
                return self.say.option_activate(who=who)
        return who

    def heading(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.person(id)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """What is paid, what it brings at once, and what it would score now."""
        advice = self.advice(at, id)
        price = self.terms.fee(advice.mana_cost) if noun == "buy" else self.bill(advice.price)
        return {
            HeliosMessages.head_price: price,
            HeliosMessages.head_once: self.once(advice.range, advice.mana),
            HeliosMessages.head_now: self.points(advice.points),
        }

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """What it scores now, or would if it were active."""
        advice = self.advice(at, id)
        if advice.pending:
            return cell(self.say.if_active(vp=self.terms.vp(advice.points)), "gold")
        return self.points(advice.points) if advice.active else ()

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """What it scores once active, and what it serves."""
        return (self.advice(at, id).points if noun == "activate" else 0) + super().gain(at, id, noun)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it scores, whether it can be activated, what that brings, and the prices."""
        advice, say, terms = self.advice(at, id), self.say, self.terms
        yield say.said_scores(what=terms.scores(id))
        if advice.active:
            yield say.said_active()
        if advice.unpayable:
            yield warning(say.said_not_yet())
        if advice.range or advice.mana:
            yield say.said_once(once=self.listing(terms.once(advice.range, advice.mana)))
        cost = terms.mana(advice.mana_cost)
        if advice.offered and advice.mana_left >= 0:
            yield say.said_buy(mana=cost, left=advice.mana_left)
        elif advice.offered:
            yield say.said_too_dear(mana=cost, has=advice.mana_held)
        if advice.price is not None:
            yield from self.pays(advice.price, later=noun != "activate")

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Whose it is, then as for one to choose, a warning first."""
        advice, say = self.advice(at, id), self.say
        if advice.owner is not None:
            name = self.wording.name(advice.owner)
            yield say.whose_day(name=name) if advice.awake else say.whose_night(name=name)
        yield from self.card(at, id, noun).text

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before a person is bought who can never score."""
        useless = noun == "buy" and self.advice(at, id).useless
        return self.say.confirm_useless(who=self.terms.person(id)) if useless else None


class WaiveThing(HeliosThing):
    """A way to do nothing with an action."""

    nouns = ("waive",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        """What the player leaves undone."""
        return WAIVED[self._kind(at)](self.say)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        bonus = self._kind(at) == "choose_bonus_action"
        yield self.say.said_out_waive_bonus() if bonus else self.say.said_out_waive()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked while something could still be done."""
        alone = at.decision is None or len(at.decision.options) == 1
        return None if alone else WAIVE_ANYWAY[self._kind(at)](self.say)

    def _kind(self, at: Moment) -> str:
        assert at.decision is not None, "only a decision can be waived"
        return at.decision.kind


class OutThing(HeliosThing):
    """A way to do nothing more."""

    nouns = ("stop", "pass", "end_turn")

    def name(self, at: Moment, id: str, noun: str) -> str:
        return OUT[noun](self.say)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield OUT_SAID[noun](self.say)

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked before something that could still be done is given up."""
        if at.decision is None or len(at.decision.options) == 1 or noun == "end_turn":
            return None
        if noun == "stop":
            return self.say.confirm_stop()
        return None if nobody_left(at.view, at.decision) else self.say.confirm_pass()


WAIVED: Mapping[str, Title] = {
    "choose_tile": HeliosMessages.out_choose_tile,
    "choose_build": HeliosMessages.out_choose_build,
    "choose_sun_target": HeliosMessages.out_choose_sun_target,
    "choose_bonus_action": HeliosMessages.out_choose_bonus_action,
}
"""What a player leaves undone, by the kind of decision."""
WAIVE_ANYWAY: Mapping[str, Title] = {
    "choose_tile": HeliosMessages.confirm_choose_tile,
    "choose_build": HeliosMessages.confirm_choose_build,
    "choose_sun_target": HeliosMessages.confirm_choose_sun_target,
    "choose_bonus_action": HeliosMessages.confirm_choose_bonus_action,
}
"""The question before that."""
OUT: Mapping[str, Title] = {
    "stop": HeliosMessages.out_stop,
    "pass": HeliosMessages.out_pass,
    "end_turn": HeliosMessages.out_end_turn,
}
"""The other ways out."""
OUT_SAID: Mapping[str, Title] = {
    "stop": HeliosMessages.said_out_stop,
    "pass": HeliosMessages.said_out_pass,
    "end_turn": HeliosMessages.said_out_end_turn,
}
"""What follows from them."""
