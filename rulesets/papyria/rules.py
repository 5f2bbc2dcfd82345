"""Papyria, as the engine sees it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.core import Option, Progress, Rng, Rules, ScoreLine, Standing
from rulesets.papyria import components, scoring
from rulesets.papyria.dealing import dealer
from rulesets.papyria.features import around, features, left
from rulesets.papyria.setup import VARIANTS, set_up
from rulesets.papyria.state import Papyria, copy
from rulesets.papyria.turn import PHASES
from rulesets.papyria.view import PapyriaView, view

if TYPE_CHECKING:
    from rulesets.core.observing import Observed


class PapyriaRules(Rules[Papyria]):
    """The rules of Papyria, for two to four players (R2)."""

    id = "papyria"
    version = "1"
    components = components.FINGERPRINT
    seat_counts = range(2, 5)
    variants = VARIANTS
    most_options, most_answers = 256, 732
    first_phase = "keep_start"
    phases = PHASES
    state_type = Papyria

    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> Papyria:
        """The position before the first starting tile is kept."""
        return set_up(seats, rng, variants)

    def copy(self, state: Papyria) -> Papyria:
        """An independent copy: changing one leaves the other as it is."""
        return copy(state)

    def view(self, state: Papyria, seat: int | None) -> PapyriaView:
        """What a seat may see: everything but the order of the stacks."""
        return view(state, seat)

    def standings(self, state: Papyria) -> tuple[Standing, ...]:
        """Scores as if the game ended now."""
        return scoring.standings(state)

    def faults(self, state: Papyria) -> list[str]:
        """The invariants that the position breaks, in words; empty if it is sound."""
        from rulesets.papyria.faults import faults  # only what checks positions needs it

        return faults(state)

    def redeal(self, state: Papyria, seat: int | None, rng: Rng) -> Papyria:
        """Everything face down drawn again, with tiles returned unseen; players hide nothing."""
        return self.dealer(state, seat)(rng)

    def dealer(self, state: Papyria, seat: int | None) -> Callable[[Rng], Papyria]:
        """The function that draws everything face down again."""
        return dealer(state)

    def progress(self, state: Papyria) -> Progress:
        """The round, the last round once it is known, and the seat whose turn it is."""
        rounds = state.round if state.over or state.last_round else 0
        return Progress(state.round, rounds, None if state.over else state.active)

    def features(self, state: Papyria, seat: int) -> dict[str, float]:
        return features(state, seat)

    def lines(self, state: Papyria, seat: int) -> tuple[ScoreLine, ...]:
        return scoring.lines_of(state, seat)

    def around(self, state: Papyria) -> Sequence[Hashable]:
        """What else than its own things says how a seat stands."""
        return around(state)

    def left(self, state: Papyria) -> float:
        """The share of the game still to come, by what is still to be taken until the end."""
        return left(state)

    def moment(self, state: Papyria) -> tuple[int, int | None]:
        """The round and whose turn it is: what is left depends on what was taken."""
        now = self.progress(state)
        return now.round, now.active

    def observed(self) -> "Observed[Papyria]":
        """What learning programs see."""
        from rulesets.papyria.observed import OBSERVED  # only they need it

        return OBSERVED

    def why_not(self, state: Papyria, seat: int, target: str) -> Sequence[Option[object]]:
        from rulesets.papyria.why import why_not  # only a player who asks needs it

        return why_not(state, seat, target)
