"""Papyria, as the engine sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Option, Progress, Rng, Rules, Standing
from rulesets.papyria import components, scoring
from rulesets.papyria.actions import FACE_DOWN
from rulesets.papyria.components import (
    END_TILES,
    LANDSCAPE_ROWS,
    MULTIPLIERS,
    SCORING_TILES,
    SECTORS,
    rule,
)
from rulesets.papyria.faults import faults
from rulesets.papyria.setup import BOARD, FIRST, set_up
from rulesets.papyria.state import Papyria, copy
from rulesets.papyria.turn import PHASES
from rulesets.papyria.view import PapyriaView, view
from rulesets.papyria.why import why_not


class PapyriaRules(Rules[Papyria]):
    """The rules of Papyria, for two to four players (R2)."""

    id = "papyria"
    version = "1"
    components = components.FINGERPRINT
    seat_counts = range(2, 5)
    variants = (FIRST, BOARD)
    first_phase = "keep_start"
    phases = PHASES
    state_type = Papyria

    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> Papyria:
        """The position before the first starting tile is kept."""
        return set_up(seats, rng, variants)

    def copy(self, state: Papyria) -> Papyria:
        """An independent copy."""
        return copy(state)

    def view(self, state: Papyria, seat: int | None) -> PapyriaView:
        """What a seat may see: all but the order of the stacks."""
        return view(state, seat)

    def standings(self, state: Papyria) -> tuple[Standing, ...]:
        """Scores as if the game ended now."""
        return scoring.standings(state)

    def faults(self, state: Papyria) -> list[str]:
        """Broken invariants, in words."""
        return faults(state)

    def redeal(self, state: Papyria, seat: int | None, rng: Rng) -> Papyria:
        """All that lies face down drawn anew, with what was returned unseen; nobody hides anything."""
        dealt = copy(state)
        dealt.rng = Rng(rng.below(1 << 63))
        hidden: list[list[str]] = []
        for space, stack in dealt.goods.items():
            position, _, name = space.partition(":")
            if SECTORS[dealt.sectors[int(position) - 1]].good(name) in FACE_DOWN and len(stack) > 1:
                hidden.append(stack)
        for kinds in (LANDSCAPE_ROWS, SCORING_TILES, MULTIPLIERS, END_TILES):
            _redealt(dealt, hidden, kinds, rng)
        return dealt

    def progress(self, state: Papyria) -> Progress:
        """The round, of at most 60, and the seat whose turn it is."""
        cap = state.round if state.triggered else rule("round_cap", len(state.seats))
        return Progress(state.round, cap, None if state.over else state.active)

    def why_not(self, state: Papyria, seat: int, target: str) -> Sequence[Option[Any]]:
        """Why this board element can't be chosen now."""
        return why_not(state, seat, target)


def _redealt(dealt: Papyria, hidden: Sequence[list[str]], kinds: Mapping[str, object], rng: Rng) -> None:
    """Shuffle the unseen tiles of a kind over the places where they lie face down."""
    places = [(stack, place) for stack in hidden for place in range(len(stack) - 1)]
    for whole in (dealt.reserve, dealt.end_stack, dealt.box):
        places += [(whole, place) for place in range(len(whole))]
    places = [(stack, place) for stack, place in places if stack[place] in kinds]
    tiles = [stack[place] for stack, place in places]
    rng.shuffle(tiles)
    for (stack, place), tile in zip(places, tiles, strict=True):
        stack[place] = tile
