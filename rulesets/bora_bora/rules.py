"""Bora Bora, as the engine sees it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.bora_bora import components, scoring
from rulesets.bora_bora.components import ROUNDS
from rulesets.bora_bora.features import around, features, left
from rulesets.bora_bora.setup import VARIANTS, set_up
from rulesets.bora_bora.state import BoraBora, copy
from rulesets.bora_bora.turn import PHASES
from rulesets.bora_bora.view import BoraBoraView, view
from rulesets.core import Option, Pool, Progress, Rng, Rules, ScoreLine, Standing

if TYPE_CHECKING:
    from rulesets.core.observing import Observed


class BoraBoraRules(Rules[BoraBora]):
    """The rules of Bora Bora, for two to four players."""

    id = "bora_bora"
    version = "1"
    components = components.FINGERPRINT
    seat_counts = range(2, 5)
    variants = VARIANTS
    most_options, most_answers = 160, 420
    first_phase = "setup_hut"
    phases = PHASES
    state_type = BoraBora

    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> BoraBora:
        """The position before the first hut."""
        return set_up(seats, rng, variants)

    def copy(self, state: BoraBora) -> BoraBora:
        """An independent copy: changing one leaves the other as it is."""
        return copy(state)

    def view(self, state: BoraBora, seat: int | None) -> BoraBoraView:
        """What a seat may see: everything but the others' hands and what lies face down."""
        return view(state, seat)

    def standings(self, state: BoraBora) -> tuple[Standing, ...]:
        """Scores as if the game ended now."""
        return scoring.standings(state)

    def standings_seen(self, state: BoraBora, seat: int | None) -> tuple[Standing, ...]:
        """The same, without the others' jewelry, which lies face down."""
        own = [state.over or index == seat for index in range(len(state.seats))]
        return scoring.seen_standings(state, own)

    def faults(self, state: BoraBora) -> list[str]:
        """The invariants that the position breaks, in words; empty if it is sound."""
        from rulesets.bora_bora.faults import faults  # only what checks positions needs it

        return faults(state)

    def hides(self, state: BoraBora, seat: int) -> bool:
        """A seat hides its hand, if it has one (specification f)."""
        return bool(state.seats[seat].cards)

    def redeal(self, state: BoraBora, seat: int | None, rng: Rng) -> BoraBora:
        """The others' hands, the deck and all stacks drawn again; cards that everyone has seen stay in
        hand.
        """
        return self.dealer(state, seat)(rng)

    def dealer(self, state: BoraBora, seat: int | None) -> Callable[[Rng], BoraBora]:
        """The function that deals the others' hands, the deck and all stacks again."""
        others = [index for index in range(len(state.seats)) if index != seat]
        known = [(index, state.seats[index].known) for index in others]
        unseen = [*state.deck]
        for index, kept in known:
            for god, count in enumerate(state.seats[index].hand):
                unseen += [god] * (count - kept[god])
        cards, dark = Pool(unseen), Pool(state.dark)
        stacks = [(sex, Pool(tiles)) for sex, tiles in state.stacks.items()]
        drawn = [state.seats[index].cards - sum(kept) for index, kept in known]

        def deal(rng: Rng) -> BoraBora:
            dealt = copy(state)
            dealt.rng = rng.branch()
            dealt.stacks = {sex: tiles.mixed(rng) for sex, tiles in stacks}
            dealt.dark = dark.mixed(rng)
            deck = cards.mixed(rng)
            for (index, kept), count in zip(known, drawn, strict=True):
                hand, deck = deck[:count], deck[count:]
                dealt.seats[index].hand = tuple([n + hand.count(god) for god, n in enumerate(kept)])
            dealt.deck = deck
            return dealt

        return deal

    def progress(self, state: BoraBora) -> Progress:
        """The round, of six, and the seat whose turn it is."""
        return Progress(state.round, ROUNDS, None if state.over else state.active)

    def features(self, state: BoraBora, seat: int) -> dict[str, float]:
        return features(state, seat)

    def lines(self, state: BoraBora, seat: int) -> tuple[ScoreLine, ...]:
        return scoring.lines(state, seat)

    def around(self, state: BoraBora) -> Sequence[Hashable]:
        """What else than its own things says how a seat stands."""
        return around(state)

    def left(self, state: BoraBora) -> float:
        """The part of the game still to come, stage by stage."""
        return left(state)

    def observed(self) -> "Observed[BoraBora]":
        """What learning programs see."""
        from rulesets.bora_bora.observed import OBSERVED  # only they need it

        return OBSERVED

    def why_not(self, state: BoraBora, seat: int, target: str) -> Sequence[Option[object]]:
        from rulesets.bora_bora.why import why_not  # only a player who asks needs it

        return why_not(state, seat, target)
