"""Helios, as the engine sees it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.core import Option, Pool, Progress, Rng, Rules, ScoreLine, Standing
from rulesets.helios import components, scoring
from rulesets.helios.advice.features import around, features, left
from rulesets.helios.components import EXTRA
from rulesets.helios.setup import VARIANTS, set_up, setting_up
from rulesets.helios.state import Helios, copy
from rulesets.helios.turn import PHASES
from rulesets.helios.view import HeliosView, shows_bag, view

if TYPE_CHECKING:
    from rulesets.core.observing import Observed


class HeliosRules(Rules[Helios]):
    """The rules of Helios, for two to four players."""

    id = "helios"
    version = "1"
    components = components.FINGERPRINT
    seat_counts = range(2, 5)
    variants = VARIANTS
    most_options, most_answers = 128, 1250
    first_phase = "start_land"
    phases = PHASES
    state_type = Helios

    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> Helios:
        """The position before the first start land is chosen."""
        return set_up(seats, rng, variants)

    def copy(self, state: Helios) -> Helios:
        """An independent copy: changing one leaves the other as it is."""
        return copy(state)

    def view(self, state: Helios, seat: int | None) -> HeliosView:
        """What a seat may see: everything but the order of the piles and the others' bags."""
        return view(state, seat)

    def standings(self, state: Helios) -> tuple[Standing, ...]:
        """Scores as if the game ended now."""
        return scoring.standings(state)

    def standings_seen(self, state: Helios, seat: int | None) -> tuple[Standing, ...]:
        """The same, without bags that this seat doesn't see."""
        return scoring.seen_standings(
            state, [shows_bag(state, seat, owner) for owner in range(len(state.seats))]
        )

    def faults(self, state: Helios) -> list[str]:
        """The invariants that the position breaks, in words; empty if it is sound."""
        from rulesets.helios.faults import faults  # only what checks positions needs it

        return faults(state)

    def redeal(self, state: Helios, seat: int | None, rng: Rng) -> Helios:
        """The piles and the mixed stack in another order.

        The bags stay: every gain was announced, so a player who kept count knows them (ruling R41).
        """
        return self.dealer(state, seat)(rng)

    def dealer(self, state: Helios, seat: int | None) -> Callable[[Rng], Helios]:
        """The function that deals the piles and the mixed stack again."""
        piles = [(action, Pool(pile)) for action, pile in state.piles.items()]
        extra = Pool(state.land[EXTRA])

        def deal(rng: Rng) -> Helios:
            dealt = copy(state)
            dealt.rng = rng.branch()
            dealt.piles = {action: [*pile.mixed(rng)] for action, pile in piles}
            dealt.land[EXTRA] = [*extra.mixed(rng)]
            return dealt

        return deal

    def progress(self, state: Helios) -> Progress:
        """The round, and the seat whose turn it is."""
        active = state.turn_of if state.stage == "persons" else state.active
        if state.stage == "set_up":
            active = setting_up(state)
        return Progress(state.round, state.rounds, None if state.over else active)

    def features(self, state: Helios, seat: int) -> dict[str, float]:
        return features(state, seat)

    def lines(self, state: Helios, seat: int) -> tuple[ScoreLine, ...]:
        return scoring.lines(state, seat)

    def around(self, state: Helios) -> Sequence[Hashable]:
        """What else than its own things says how a seat stands."""
        return around(state)

    def left(self, state: Helios) -> float:
        """The part of the game still to come, turn by turn."""
        return left(state)

    def moment(self, state: Helios) -> tuple[int, str, int, int | None]:
        """Round, stage, turn and whose it is: what is left depends on who has passed."""
        return state.round, state.stage, state.turns, None if state.over else state.active

    def observed(self) -> "Observed[Helios]":
        """What learning programs see."""
        from rulesets.helios.observed import OBSERVED  # only they need it

        return OBSERVED

    def why_not(self, state: Helios, seat: int, target: str) -> Sequence[Option[object]]:
        """Why this field, building, person, slot or column can't be chosen now."""
        from rulesets.helios.why import why_not  # only a player who asks needs it

        return why_not(state, seat, target)
