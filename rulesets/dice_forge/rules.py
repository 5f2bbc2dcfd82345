"""Dice Forge, as the engine sees it."""

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.core import Option, Progress, Rng, Rules, ScoreLine, Standing
from rulesets.dice_forge import components, scoring
from rulesets.dice_forge.features import around, closing, features, left
from rulesets.dice_forge.setup import VARIANTS, set_up
from rulesets.dice_forge.state import DiceForge, copy
from rulesets.dice_forge.turn import PHASES
from rulesets.dice_forge.view import DiceForgeView, view

if TYPE_CHECKING:
    from rulesets.core.observing import Observed


class DiceForgeRules(Rules[DiceForge]):
    """The rules of Dice Forge, for two to four players."""

    id = "dice_forge"
    version = "2"
    components = components.FINGERPRINT
    seat_counts = range(2, 5)
    variants = VARIANTS
    most_options, most_answers = 64, 7500
    first_phase = "roll"
    phases = PHASES
    state_type = DiceForge

    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> DiceForge:
        """The position before the first blessing."""
        return set_up(seats, rng, variants)

    def copy(self, state: DiceForge) -> DiceForge:
        """An independent copy: changing one leaves the other as it is."""
        return copy(state)

    def view(self, state: DiceForge, seat: int | None) -> DiceForgeView:
        """What all players may see."""
        return view(state, seat)

    def standings(self, state: DiceForge) -> tuple[Standing, ...]:
        """Scores as if the game ended now."""
        return scoring.standings(state)

    def faults(self, state: DiceForge) -> list[str]:
        """The invariants that the position breaks, in words; empty if it is sound."""
        from rulesets.dice_forge.faults import faults  # only what checks positions needs it

        return faults(state)

    def redeal(self, state: DiceForge, seat: int | None, rng: Rng) -> DiceForge:
        """The same position with other luck to come; nothing else is hidden (ruling R44)."""
        dealt = copy(state)
        dealt.rng = rng.branch()
        return dealt

    def progress(self, state: DiceForge) -> Progress:
        """The round, of 9 or 10, and the active seat."""
        return Progress(state.round, state.rounds, None if state.over else state.active)

    def features(self, state: DiceForge, seat: int) -> dict[str, float]:
        return features(state, seat)

    def lines(self, state: DiceForge, seat: int) -> tuple[ScoreLine, ...]:
        return scoring.lines(state.seats[seat])

    def around(self, state: DiceForge) -> Sequence[Hashable]:
        """What else than its own things says how a seat stands."""
        return around(state)

    def left(self, state: DiceForge) -> float:
        """The part of the game still to come, turn by turn."""
        return left(state)

    def closing(self, state: DiceForge, seat: int) -> dict[str, float] | None:
        """The glory that its dice still bring to a seat that has had its last turn."""
        return closing(state, seat)

    def observed(self) -> "Observed[DiceForge]":
        """What learning programs see; nothing is hidden."""
        from rulesets.dice_forge.observed import OBSERVED  # only they need it

        return OBSERVED

    def why_not(self, state: DiceForge, seat: int, target: str) -> Sequence[Option[None]]:
        """Why a place, a pool, a die, a token, a hammer or a card can't be chosen now."""
        from rulesets.dice_forge.why import why_not  # only a player who asks needs it

        return why_not(state, seat, target)
