"""Why something may not be chosen in Helios: a sentence for every reason of the rules."""

from collections.abc import Callable, Mapping
from typing import Any

from rulesets.core import Reason
from rulesets.helios.components import COLOURS, PERSONS_PER_TURN
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.terms import Terms

Facts = Mapping[str, Any]


class Reasons:
    """The sentences for reasons."""

    def __init__(self, terms: Terms, name: Callable[[int], str]) -> None:
        """`name` is that of the person at a seat."""
        self.say, self.terms, self.name = terms.say, terms, name

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen. Raises `KeyError` for a reason that isn't one of the rules'."""
        if reason.id in PLAIN:
            return PLAIN[reason.id](self.say)
        return WITH_FACTS[reason.id](self, reason.facts)

    def column_empty(self, facts: Facts) -> str:
        """No tile is left in an action's column."""
        return self.say.reason_column_empty(action=self.terms.action(facts["action"]))

    def too_few_cubes(self, facts: Facts) -> str:
        """The cubes needed and owned, and those that others would have to replace."""
        needed, owned, missing = self.terms.cubes(facts["needed"]), facts["owned"], facts["missing"]
        if not any(missing.values()):
            return self.say.reason_too_few_cubes_plain(needed=needed, owned=owned)
        lacking = self.terms.held([missing.get(word, 0) for word in COLOURS])
        return self.say.reason_too_few_cubes_missing(missing=lacking, needed=needed, owned=owned)

    def one_person_a_turn(self, facts: Facts) -> str:
        """As many persons have been bought as a turn allows."""
        return self.say.reason_one_person_a_turn(most=PERSONS_PER_TURN)

    def too_little_mana(self, facts: Facts) -> str:
        """The mana needed and owned."""
        return self.say.reason_too_little_mana(needed=facts["needed"], owned=facts["owned"])

    def not_your_turn(self, facts: Facts) -> str:
        """Whose turn it is."""
        return self.say.reason_not_your_turn(name=self.name(facts["seat"]))

    def others_board(self, facts: Facts) -> str:
        """Whose board it is."""
        return self.say.reason_others_board(name=self.name(facts["seat"]))

    def person_taken(self, facts: Facts) -> str:
        """Whose person it is."""
        return self.say.reason_person_taken(name=self.name(facts["seat"]))

    def out_of_range(self, facts: Facts) -> str:
        """The sun range."""
        return self.say.reason_out_of_range(count=facts["range"])


WITH_FACTS: Mapping[str, Callable[[Reasons, Facts], str]] = {
    "column-empty": Reasons.column_empty,
    "too-few-cubes": Reasons.too_few_cubes,
    "one-person-a-turn": Reasons.one_person_a_turn,
    "too-little-mana": Reasons.too_little_mana,
    "not-your-turn": Reasons.not_your_turn,
    "others-board": Reasons.others_board,
    "person-taken": Reasons.person_taken,
    "out-of-range": Reasons.out_of_range,
}
"""The sentence for each reason that comes with facts."""
PLAIN: Mapping[str, Callable[[HeliosMessages], str]] = {
    "no-field": HeliosMessages.reason_no_field,
    "slot-empty": HeliosMessages.reason_slot_empty,
    "special-gone": HeliosMessages.reason_special_gone,
    "sun-is-there": HeliosMessages.reason_sun_is_there,
    "not-adjacent": HeliosMessages.reason_not_adjacent,
    "encloses-sun": HeliosMessages.reason_encloses_sun,
    "no-house": HeliosMessages.reason_no_house,
    "no-site": HeliosMessages.reason_no_site,
    "dead-end": HeliosMessages.reason_dead_end,
    "no-tile": HeliosMessages.reason_no_tile,
    "nothing-to-build": HeliosMessages.reason_nothing_to_build,
    "game-over": HeliosMessages.reason_game_over,
    "has-temple": HeliosMessages.reason_has_temple,
    "tile-lies-there": HeliosMessages.reason_tile_lies_there,
    "tile-lies-there-full": HeliosMessages.reason_tile_lies_there_full,
    "no-cube-to-pay": HeliosMessages.reason_no_cube_to_pay,
    "tile-full": HeliosMessages.reason_tile_full,
    "dark-field": HeliosMessages.reason_dark_field,
    "lake": HeliosMessages.reason_lake,
    "off-the-coast": HeliosMessages.reason_off_the_coast,
    "no-sun-move": HeliosMessages.reason_no_sun_move,
    "built-already": HeliosMessages.reason_built_already,
    "needs-build": HeliosMessages.reason_needs_build,
    "active-already": HeliosMessages.reason_active_already,
    "persons-later": HeliosMessages.reason_persons_later,
    "needs-create-land": HeliosMessages.reason_needs_create_land,
    "no-action-turn": HeliosMessages.reason_no_action_turn,
    "one-tile-a-turn": HeliosMessages.reason_one_tile_a_turn,
}
"""The sentence for each other reason."""
