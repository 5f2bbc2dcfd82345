"""What the players of Orbis are asked."""

from collections.abc import Callable, Mapping

from rulesets.core import Decision
from rulesets.orbis.advice.worshippers import asked
from rulesets.orbis.components import LANDSCAPES, SUPPLY_LIMIT
from rulesets.orbis.costs import cost_of, is_free
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.terms import Terms


class Questions:
    """Who decides what, in a sentence: one method per kind of decision."""

    def __init__(self, terms: Terms, name: Callable[[int], str]) -> None:
        """`name` gives the name of the player at a seat."""
        self.terms, self.say, self.name = terms, terms.say, name

    def ask(self, view: OrbisView, decision: Decision[object]) -> str:
        return _QUESTIONS[decision.kind](self, view, decision)

    def choose_tile(self, view: OrbisView, decision: Decision[object]) -> str:
        """Which tile to take; its sort, once only one is left to take."""
        name, nouns = self.name(decision.seat), {each.key.partition(":")[0] for each in decision.options}
        if nouns >= {"landscape", "god"}:
            return self.say.ask_choose_tile_both(name=name)
        if "landscape" in nouns:
            return self.say.ask_choose_tile_landscape(name=name)
        return self.say.ask_choose_tile_god(name=name)

    def settle_cost(self, view: OrbisView, decision: Decision[object]) -> str:
        """Whether to pay for the landscape in hand, perhaps after trades."""
        assert view.hand is not None
        name, what = self.name(decision.seat), self.terms.kind(view.hand, "object")
        cost = cost_of(LANDSCAPES[view.hand], view.seats[decision.seat].benefits)
        if is_free(cost):
            return self.say.ask_settle_cost_free(name=name, what=what)
        payable = any(option.key == "pay" for option in decision.options)
        question = self.say.ask_settle_cost if payable else self.say.ask_settle_cost_trade
        return question(name=name, cost=self.terms.cost(cost), what=what)

    def pay_any(self, view: OrbisView, decision: Decision[object]) -> str:
        return self.say.ask_pay_any(name=self.name(decision.seat), count=view.owed)

    def place(self, view: OrbisView, decision: Decision[object]) -> str:
        assert view.hand is not None
        question = self.say.ask_place_wild if view.turned_over else self.say.ask_place_face_up
        return question(name=self.name(decision.seat), what=self.terms.kind(view.hand, "object"))

    def take_worshipper(self, view: OrbisView, decision: Decision[object]) -> str:
        return self.say.ask_take_worshipper(name=self.name(decision.seat), count=view.owed)

    def sacrifice_choice(self, view: OrbisView, decision: Decision[object]) -> str:
        """Whether to give back what a Village or a god asks for."""
        offer = asked(view, decision.seat)
        the = self.terms.the_god(offer.god) if offer.god else self.terms.kind(offer.tile or "", "the")
        name = self.name(decision.seat)
        return self.say.ask_sacrifice_choice(name=name, count=offer.count, the=the, cp=offer.cp)

    def sacrifice_pick(self, view: OrbisView, decision: Decision[object]) -> str:
        return self.say.ask_sacrifice_pick(name=self.name(decision.seat), count=view.owed)

    def eruption_choice(self, view: OrbisView, decision: Decision[object]) -> str:
        offer = asked(view, decision.seat)
        assert offer.tile is not None
        return self.say.ask_eruption_choice(
            name=self.name(decision.seat),
            count=offer.count,
            colours=self.terms.colours(tuple(LANDSCAPES[offer.tile].need)),
            what=self.terms.kind(offer.tile, "object"),
            cp=offer.cp,
        )

    def eruption_pick(self, view: OrbisView, decision: Decision[object]) -> str:
        offer = asked(view, decision.seat)
        assert offer.tile is not None
        colours = self.terms.colours(tuple(LANDSCAPES[offer.tile].need))
        return self.say.ask_eruption_pick(name=self.name(decision.seat), count=view.owed, colours=colours)

    def discard_excess(self, view: OrbisView, decision: Decision[object]) -> str:
        held, name = sum(view.seats[decision.seat].supply), self.name(decision.seat)
        over = held - SUPPLY_LIMIT
        return self.say.ask_discard_excess(name=name, held=held, limit=SUPPLY_LIMIT, count=over)


_QUESTIONS: Mapping[str, Callable[[Questions, OrbisView, Decision[object]], str]] = {
    "choose_tile": Questions.choose_tile,
    "settle_cost": Questions.settle_cost,
    "pay_any": Questions.pay_any,
    "place": Questions.place,
    "take_worshipper": Questions.take_worshipper,
    "sacrifice_choice": Questions.sacrifice_choice,
    "sacrifice_pick": Questions.sacrifice_pick,
    "eruption_choice": Questions.eruption_choice,
    "eruption_pick": Questions.eruption_pick,
    "discard_excess": Questions.discard_excess,
}
