"""Bora Bora, as the engine sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.bora_bora import components, scoring
from rulesets.bora_bora.components import ROUNDS
from rulesets.bora_bora.faults import faults
from rulesets.bora_bora.features import features, left
from rulesets.bora_bora.setup import set_up
from rulesets.bora_bora.state import BoraBora, copy
from rulesets.bora_bora.turn import PHASES
from rulesets.bora_bora.view import BoraBoraView, view
from rulesets.bora_bora.why import why_not
from rulesets.core import Option, Progress, Rng, Rules, Standing


def _shuffled(tiles: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    order = sorted(tiles)  # so that the deal depends on nothing that is hidden
    rng.scatter(order)
    return tuple(order)


class BoraBoraRules(Rules[BoraBora]):
    """The rules of Bora Bora, for two to four players."""

    id = "bora_bora"
    version = "1"
    components = components.FINGERPRINT
    seat_counts = range(2, 5)
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
        """What a seat may see: not the others' hands."""
        return view(state, seat)

    def standings(self, state: BoraBora) -> tuple[Standing, ...]:
        """Scores as if the game ended now."""
        return scoring.standings(state)

    def standings_seen(self, state: BoraBora, seat: int | None) -> tuple[Standing, ...]:
        """The same without the jewelry of others, which lies face down."""
        own = [state.over or index == seat for index in range(len(state.seats))]
        return scoring.seen_standings(state, own)

    def faults(self, state: BoraBora) -> list[str]:
        """The invariants that the position breaks, in words; empty if it is sound."""
        return faults(state)

    def hides(self, state: BoraBora, seat: int) -> bool:
        """A seat hides its hand, if it has one (specification f)."""
        return bool(state.seats[seat].cards)

    def redeal(self, state: BoraBora, seat: int | None, rng: Rng) -> BoraBora:
        """The others' hands, the deck and all stacks drawn anew; cards that all have seen stay in hand."""
        dealt = copy(state)
        dealt.rng = Rng(rng.below(1 << 63))
        dealt.stacks = {sex: _shuffled(tiles, rng) for sex, tiles in dealt.stacks.items()}
        dealt.dark = _shuffled(dealt.dark, rng)
        others = [other for index, other in enumerate(dealt.seats) if index != seat]
        unseen = [*dealt.deck]
        for other in others:
            for god, count in enumerate(other.hand):
                unseen += [god] * (count - other.known[god])
        unseen.sort()
        rng.scatter(unseen)
        for other in others:
            hand = [*other.known]
            for _ in range(other.cards - sum(other.known)):
                hand[unseen.pop()] += 1
            other.hand = tuple(hand)
        dealt.deck = tuple(unseen)
        return dealt

    def progress(self, state: BoraBora) -> Progress:
        """The round, of six, and the seat whose turn it is."""
        return Progress(state.round, ROUNDS, None if state.over else state.active)

    def features(self, state: BoraBora, seat: int) -> dict[str, float]:
        """What says how a seat stands, beside its fields and score lines."""
        return features(state, seat)

    def left(self, state: BoraBora) -> float:
        """The part of the game still to come, stage by stage."""
        return left(state)

    def why_not(self, state: BoraBora, seat: int, target: str) -> Sequence[Option[Any]]:
        """Why this board element can't be chosen now."""
        return why_not(state, seat, target)
