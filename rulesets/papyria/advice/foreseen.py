"""Forecasts for the current view, each worked out once: a move takes milliseconds, and a screen
asks often.
"""

from rulesets.core import Decision, Option
from rulesets.core.recent import recalled
from rulesets.papyria.advice.courses import Deed, Forecast, Way
from rulesets.papyria.advice.for_me import ForMe, for_me, of_turn
from rulesets.papyria.advice.forecast import Arriving, Known, arriving, rest_of_turn
from rulesets.papyria.advice.laying import Laying, changing, laying
from rulesets.papyria.advice.moving import move_advice
from rulesets.papyria.advice.positions import position_of
from rulesets.papyria.advice.spaces import Produced, outcome
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import Build, Site
from rulesets.papyria.state import Papyria
from rulesets.papyria.view import PapyriaView


class _OfView:
    """What has been worked out for one view."""

    def __init__(self, view: PapyriaView) -> None:
        self.view = view
        self.start: Papyria | None = None
        self.known: Known = {}
        self.moves: dict[tuple[int, Move | Enter], Arriving] = {}
        self.rests: dict[int, Forecast | None] = {}
        self.layings: dict[tuple[int, Site | Build], Laying] = {}
        self.for_me: dict[tuple[int, str], ForMe] = {}
        self.served: tuple[Decision[object], bool] | None = None
        self.changed: tuple[Decision[object], list[int]] | None = None
        """What `serves` and `changing` say of a decision: each row of its list asks for it."""


class Foreseen:
    """What is known about the two views that were last asked about: what is shown, and what may come next."""

    def __init__(self) -> None:
        self._last: list[_OfView] = []

    def _of(self, view: PapyriaView) -> _OfView:
        last = self._last
        if not last or last[0].view is not view:
            self._last = last = recalled(last, lambda each: each.view is view, lambda: _OfView(view))
        return last[0]

    def move(self, view: PapyriaView, seat: int, choice: Move | Enter) -> Arriving:
        """The outcome of a move."""
        kept = self._of(view)
        found = kept.moves.get((seat, choice))
        if found is None:
            kept.start = kept.start or position_of(view)
            found = kept.moves[seat, choice] = arriving(view, seat, choice, kept.start, kept.known)
        return found

    def rest(self, view: PapyriaView, seat: int) -> Forecast | None:
        """What can still happen in the running turn."""
        kept = self._of(view)
        if seat not in kept.rests:
            kept.rests[seat] = rest_of_turn(view, seat)
        return kept.rests[seat]

    def way(self, view: PapyriaView, seat: int, space: str) -> Way:
        """How a space of the sector where the piece stands can be used."""
        rest = self.rest(view, seat)
        return rest.ways[space] if rest is not None and space in rest.ways else Way(Deed(space, done=True))

    def laying(self, view: PapyriaView, seat: int, choice: Site | Build) -> Laying:
        """What laying the landscape in hand or building brings."""
        kept = self._of(view)
        found = kept.layings.get((seat, choice))
        if found is None:
            found = kept.layings[seat, choice] = laying(view, seat, choice)
        return found

    def for_me(self, view: PapyriaView, seat: int, option: Option[object]) -> ForMe:
        """What an option would win or lose for the seat: a move with all that it leads to."""
        noun, _, space = option.key.partition(":")
        kept = self._of(view)
        found = kept.for_me.get((seat, option.key))
        if found is None and isinstance(option.value, Move | Enter):
            going = move_advice(view, seat, option.value, self.move(view, seat, option.value))
            found = of_turn(view, seat, going.outcomes, going.keys_taken)
            kept.for_me[seat, option.key] = found
        elif found is None:
            told = None
            if noun == "space" and view.moved is not None:
                told = outcome(view, seat, view.moved.position, self.way(view, seat, space).deed)
            found = kept.for_me[seat, option.key] = for_me(view, seat, option, told)
        return found

    def yields_nothing(self, view: PapyriaView, seat: int, space: str) -> bool:
        """Whether carrying out a space now is a production of nothing."""
        if view.moved is None:
            return False
        told = outcome(view, seat, view.moved.position, self.way(view, seat, space).deed)
        return isinstance(told, Produced) and not told.made.count

    def serves(self, view: PapyriaView, decision: Decision[object]) -> bool:
        """Whether any option would win or lose anything for the deciding seat."""
        kept = self._of(view)
        if kept.served is None or kept.served[0] is not decision:
            told = (self.for_me(view, decision.seat, option) for option in decision.options)
            kept.served = decision, any(each.majorities or each.keys for each in told)
        return kept.served[1]

    def changing(self, view: PapyriaView, decision: Decision[object]) -> list[int]:
        """The kinds whose value most options change, each for a column."""
        kept = self._of(view)
        if kept.changed is None or kept.changed[0] is not decision:
            choices = [option.value for option in decision.options if isinstance(option.value, Site | Build)]
            then = [self.laying(view, decision.seat, choice).then.values for choice in choices]
            kept.changed = decision, changing(view.seats[decision.seat].values, then)
        return kept.changed[1]

    def moves(
        self, view: PapyriaView, seat: int, options: list[Option[Move | Enter]]
    ) -> list[tuple[Option[Move | Enter], Arriving]]:
        """Moves with their outcomes."""
        return [(option, self.move(view, seat, option.value)) for option in options]
