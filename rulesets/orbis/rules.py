"""Orbis, as the engine sees it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.core import Option, Pool, Progress, Rng, Rules, ScoreLine, Standing
from rulesets.orbis import components, scoring
from rulesets.orbis.advice.features import around, features, left
from rulesets.orbis.components import WORLD_SIZE
from rulesets.orbis.setup import VARIANTS, set_up
from rulesets.orbis.state import Orbis, copy
from rulesets.orbis.turn import turn
from rulesets.orbis.view import OrbisView, round_of, view

if TYPE_CHECKING:
    from rulesets.core.observing import Observed


class OrbisRules(Rules[Orbis]):
    """The rules of Orbis, for two to four players."""

    id = "orbis"
    version = "1"
    components = components.FINGERPRINT
    seat_counts = range(2, 5)
    variants = VARIANTS
    most_options, most_answers = 64, 170
    first_phase = "turn"
    phases = {"turn": turn}
    state_type = Orbis

    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> Orbis:
        """The position before the first turn."""
        return set_up(seats, rng, variants)

    def copy(self, state: Orbis) -> Orbis:
        """An independent copy: changing one leaves the other as it is."""
        return copy(state)

    def view(self, state: Orbis, seat: int | None) -> OrbisView:
        """What a seat may see: everything but the order of the stacks."""
        return view(state, seat)

    def standings(self, state: Orbis) -> tuple[Standing, ...]:
        """Scores as if the game ended now."""
        return scoring.standings(state)

    def faults(self, state: Orbis) -> list[str]:
        """The invariants that the position breaks, in words; empty if it is sound."""
        from rulesets.orbis.faults import faults  # only what checks positions needs it

        return faults(state)

    def redeal(self, state: Orbis, seat: int | None, rng: Rng) -> Orbis:
        """The stacks in another order; nothing else is hidden from any seat."""
        return self.dealer(state, seat)(rng)

    def dealer(self, state: Orbis, seat: int | None) -> Callable[[Rng], Orbis]:
        """The function that deals the stacks again."""
        stacks = [Pool(stack) for stack in state.stacks]

        def deal(rng: Rng) -> Orbis:
            dealt = copy(state)
            dealt.rng = rng.branch()
            dealt.stacks = [[*stack.mixed(rng)] for stack in stacks]
            return dealt

        return deal

    def progress(self, state: Orbis) -> Progress:
        """The round, of 15, and the active seat."""
        return Progress(round_of(state), WORLD_SIZE + 1, None if state.over else state.active)

    def features(self, state: Orbis, seat: int) -> dict[str, float]:
        return features(state, seat)

    def lines(self, state: Orbis, seat: int) -> tuple[ScoreLine, ...]:
        return scoring.lines(state, seat)

    def around(self, state: Orbis) -> Sequence[Hashable]:
        """What else than its own things says how a seat stands."""
        return around(state)

    def left(self, state: Orbis) -> float:
        """The part of the game still to come, turn by turn."""
        return left(state)

    def observed(self) -> "Observed[Orbis]":
        """What learning programs see."""
        from rulesets.orbis.observed import OBSERVED  # only they need it

        return OBSERVED

    def why_not(self, state: Orbis, seat: int, target: str) -> Sequence[Option[object]]:
        """Why this slot, god, site or colour can't be chosen now."""
        from rulesets.orbis.why import why_not  # only a player who asks needs it

        return why_not(state, seat, target)
