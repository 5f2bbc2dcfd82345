"""What a seat may see (specification f): everything but the luck to come.

The cards in all piles are shown (ruling R33); they have no hidden side (ruling R34).
"""

from collections.abc import Mapping

from rulesets.core import Standing
from rulesets.core.records import record
from rulesets.dice_forge.components import RESOURCES, TokenWord
from rulesets.dice_forge.scoring import standings
from rulesets.dice_forge.state import DiceForge, Gaining, Resolving, Roll


@record
class HeroView:
    """A hero: stores, dice, cards, tokens."""

    stores: tuple[int, ...]
    limits: tuple[int | None, ...]
    dice: tuple[tuple[str, ...], ...]
    up: tuple[int, ...]
    removed: tuple[str, ...]
    """Faces taken off the dice by forging, in order."""
    fresh: tuple[tuple[int, int], ...]
    """Die and slot of faces that have been forged and not come up in a roll since."""
    cards: tuple[str, ...]
    used: dict[str, int]
    """Reinforcements used this turn."""
    boars: tuple[str, ...]
    portal: int
    """0 at home."""
    hammer: int
    free_steps: int
    triton: int
    cerberus: int
    standing: Standing

    @property
    def forged(self) -> int:
        """How many faces it has forged."""
        return len(self.removed)

    @property
    def tokens(self) -> Mapping[TokenWord, int]:
        """How many tokens of each kind it has."""
        return {"triton": self.triton, "cerberus": self.cerberus}

    def face_up(self, die: int) -> str:
        return self.dice[die][self.up[die]]


@record
class DiceForgeView:
    """The table as all players see it."""

    seat: int | None
    seats: tuple[HeroView, ...]
    first: int
    round: int
    rounds: int
    turn: int
    """The turn in this round, from 1."""
    active: int | None
    layout: dict[str, str]
    stacks: dict[str, int]
    boar_stack: tuple[str, ...]
    pools: dict[str, int]
    in_hand: str | None
    forging: int | None
    rolls: tuple[Roll, ...]
    resolving: Resolving | None
    gaining: Gaining | None


def view(state: DiceForge, seat: int | None) -> DiceForgeView:
    """A new object made of what all players may see."""
    stood = standings(state)
    return DiceForgeView(
        seat=seat,
        seats=tuple(_hero_view(state, index, stood[index]) for index in range(len(state.seats))),
        first=state.first,
        round=state.round,
        rounds=state.rounds,
        turn=state.turns % len(state.seats) + 1,
        active=None if state.over else state.active,
        layout=dict(state.layout),
        stacks=dict(state.stacks),
        boar_stack=tuple(state.boar_stack),
        pools=dict(state.pools),
        in_hand=state.in_hand,
        forging=state.forging,
        rolls=tuple(state.rolls),
        resolving=state.resolving,
        gaining=state.gaining,
    )


def _hero_view(state: DiceForge, index: int, standing: Standing) -> HeroView:
    seat = state.seats[index]
    return HeroView(
        stores=tuple(seat.stores),
        limits=tuple(seat.limit(resource) for resource in range(len(RESOURCES))),
        dice=tuple(tuple(faces) for faces in seat.dice),
        up=tuple(seat.up),
        removed=tuple(seat.removed),
        fresh=tuple((die, slot) for die, slot in seat.fresh),
        cards=tuple(seat.cards),
        used=dict(seat.used),
        boars=tuple(seat.boars),
        portal=seat.portal,
        hammer=seat.hammer,
        free_steps=seat.free_steps,
        triton=seat.triton,
        cerberus=seat.cerberus,
        standing=standing,
    )
