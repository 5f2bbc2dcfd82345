"""What players of Helios are asked: a sentence for each kind of decision."""

from collections.abc import Callable, Mapping

from rulesets.core import Decision
from rulesets.helios.advice.prices import build_preview
from rulesets.helios.components import ACTION_TILES
from rulesets.helios.sun import endless
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.terms import Terms


class Questions:
    """The sentences that ask, for the seat that decides."""

    def __init__(self, terms: Terms, name: Callable[[int], str]) -> None:
        """`name` is that of the person at a seat."""
        self.say, self.terms, self.name = terms.say, terms, name

    def ask(self, view: HeliosView, decision: Decision[object]) -> str:
        if decision.kind in PLAIN:
            return PLAIN[decision.kind](self.say, name=self.name(decision.seat))
        return ABOUT[decision.kind](self, view, decision)

    def choose_row(self, view: HeliosView, decision: Decision[object]) -> str:
        assert view.taken is not None
        action = self.terms.action(ACTION_TILES[view.taken].action)
        return self.say.ask_choose_row(name=self.name(decision.seat), action=action)

    def choose_field(self, view: HeliosView, decision: Decision[object]) -> str:
        assert view.in_hand is not None
        tile = self.terms.tile(view.in_hand.kind, "object")
        return self.say.ask_choose_field(name=self.name(decision.seat), tile=tile)

    def choose_bonus_colour(self, _view: HeliosView, decision: Decision[object]) -> str:
        field = (decision.options[0].target or "").removeprefix("field:")
        return self.say.ask_choose_bonus_colour(name=self.name(decision.seat), field=field)

    def choose_build(self, view: HeliosView, decision: Decision[object]) -> str:
        return self.say.ask_choose_build(name=self.name(decision.seat), held=self._held(view, decision))

    def choose_temple_site(self, view: HeliosView, decision: Decision[object]) -> str:
        cubes = self.terms.cubes(build_preview(view, decision.seat, None).bill.total)
        return self.say.ask_choose_temple_site(name=self.name(decision.seat), cubes=cubes)

    def pay_cube(self, view: HeliosView, decision: Decision[object]) -> str:
        """What is still to be paid, and for what."""
        assert view.payment is not None
        due, name, terms = view.payment, self.name(decision.seat), self.terms
        cubes, owed = terms.cubes(due.left), terms.held(due.owed, due.left - sum(due.owed))
        if due.building is not None:
            building = terms.building(due.building, "object")
            return self.say.ask_pay_cube_building(name=name, cubes=cubes, building=building, owed=owed)
        if due.person is not None:
            person = terms.person(due.person, "object")
            return self.say.ask_pay_cube_person(name=name, cubes=cubes, person=person, owed=owed)
        return self.say.ask_pay_cube_temple(name=name, cubes=cubes, field=due.field or "", owed=owed)

    def choose_sun_target(self, view: HeliosView, decision: Decision[object]) -> str:
        board, name = view.seats[decision.seat].board, self.name(decision.seat)
        if endless(board):
            return self.say.ask_choose_sun_target_endless(name=name)
        return self.say.ask_choose_sun_target_range(name=name, steps=self.terms.steps(board.range))

    def persons_turn(self, view: HeliosView, decision: Decision[object]) -> str:
        mana, held = self.terms.mana(view.seats[decision.seat].board.mana), self._held(view, decision)
        return self.say.ask_persons_turn(name=self.name(decision.seat), mana=mana, held=held)

    def _held(self, view: HeliosView, decision: Decision[object]) -> str:
        cubes = view.seats[decision.seat].board.cubes
        return self.terms.held(cubes) if any(cubes) else self.say.no_cubes()


PLAIN = {
    "choose_start_land": HeliosMessages.ask_choose_start_land,
    "choose_setup_bonus": HeliosMessages.ask_choose_setup_bonus,
    "choose_action_tile": HeliosMessages.ask_choose_action_tile,
    "choose_tile": HeliosMessages.ask_choose_tile,
    "place_resource": HeliosMessages.ask_place_resource,
    "choose_bonus_action": HeliosMessages.ask_choose_bonus_action,
    "place_round_bonus": HeliosMessages.ask_place_round_bonus,
}
"""The questions that mention only who is asked, by the kind of decision."""
ABOUT: Mapping[str, Callable[[Questions, HeliosView, Decision[object]], str]] = {
    "choose_row": Questions.choose_row,
    "choose_field": Questions.choose_field,
    "choose_bonus_colour": Questions.choose_bonus_colour,
    "choose_build": Questions.choose_build,
    "choose_temple_site": Questions.choose_temple_site,
    "pay_cube": Questions.pay_cube,
    "choose_sun_target": Questions.choose_sun_target,
    "persons_turn": Questions.persons_turn,
}
"""All other questions."""
