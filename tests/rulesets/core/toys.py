"""Tiny games for trying the engine: a few cards, points, and whatever phases a test writes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rulesets.core import (
    Event,
    GameState,
    Option,
    Progress,
    Rng,
    Rules,
    ScoreLine,
    Standing,
    Table,
    Variant,
    placed,
    record,
)
from rulesets.core.event import PRIVATE
from rulesets.core.rules import Phase


@record
class Noted(Event):
    """Anything that happened."""

    what: int | str


@record
class Drew(Event):
    """A card was drawn."""

    card: int | None = field(metadata=PRIVATE)
    left: int = 0


@dataclass(slots=True, kw_only=True)
class Toy(GameState):
    """A deck, hands that only their owners see, cards that lie open, points."""

    deck: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    turns: int = 0

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.turns % len(self.points)


@dataclass(frozen=True, slots=True)
class ToyView:
    """What a seat sees of it."""

    seat: int | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    shown: tuple[int, ...]
    deck: int
    points: tuple[int, ...]


class ToyRules(Rules[Toy]):
    """Rules made of the phases they are given; the first one begins."""

    id = "toy"
    version = "1"
    seat_counts = range(1, 5)
    variants = (Variant("length", ("short", "long"), "short"),)
    state_type = Toy

    def __init__(self, **phases: Phase[Toy]) -> None:
        self.phases = phases
        self.first_phase = next(iter(phases))

    def set_up(self, seats: int, rng: Rng, variants: Mapping[str, str]) -> Toy:
        deck = list(range(30 if variants["length"] == "short" else 60))
        rng.shuffle(deck)
        hands = [[deck.pop(), deck.pop()] for _ in range(seats)]
        return Toy(rng=rng, deck=deck, hands=hands, points=[0] * seats)

    def copy(self, state: Toy) -> Toy:
        return Toy(
            rng=state.rng.copy(),
            deck=state.deck[:],
            hands=[hand[:] for hand in state.hands],
            shown=state.shown[:],
            points=state.points[:],
            turns=state.turns,
        )

    def view(self, state: Toy, seat: int | None) -> ToyView:
        return ToyView(
            seat=seat,
            hand=() if seat is None else tuple(state.hands[seat]),
            counts=tuple(len(hand) for hand in state.hands),
            shown=tuple(state.shown),
            deck=len(state.deck),
            points=tuple(state.points),
        )

    def standings(self, state: Toy) -> tuple[Standing, ...]:
        return placed((seat, (ScoreLine("points", points),), ()) for seat, points in enumerate(state.points))

    def faults(self, state: Toy) -> list[str]:
        return ["negative points"] if min(state.points) < 0 else []

    def redeal(self, state: Toy, seat: int | None, rng: Rng) -> Toy:
        dealt = self.copy(state)
        dealt.rng = Rng(rng.below(1 << 60))
        hidden = [
            *dealt.deck,
            *(card for other, hand in enumerate(dealt.hands) if other != seat for card in hand),
        ]
        rng.shuffle(hidden)
        for other, hand in enumerate(dealt.hands):
            if other != seat:
                hand[:] = [hidden.pop() for _ in hand]
        dealt.deck = hidden
        return dealt

    def progress(self, state: Toy) -> Progress:
        return Progress(1 + state.turns, 10, state.active)


def options(*keys: str) -> list[Option[Any]]:
    """Options whose values are their keys."""
    return [Option(key, key) for key in keys]


def points(count: int) -> list[Option[Any]]:
    """`take:1` to `take:count`, worth as much."""
    return [Option(f"take:{number}", number) for number in range(1, count + 1)]


async def take_points(g: Toy) -> str | None:
    """One phase of two decisions by the same seat; six turns."""
    for kind in ("first", "second"):
        taken = await g.ask(g.active, kind, points(3))
        g.points[g.active] += taken
        g.emit(Noted, g.active, what=taken)
    g.turns += 1
    return "turn" if g.turns < 6 else None


def race() -> ToyRules:
    """A game of six turns of two decisions each, nothing hidden."""
    return ToyRules(turn=take_points)


def kind(table: Table[Any]) -> str | None:
    """What is being decided, or `None` at the end."""
    return None if table.decision is None else table.decision.kind


def undoable(table: Table[Any]) -> bool:
    """Whether the last answer may be taken back."""
    return table.can_undo


def play_out(table: Table[Any], key: str) -> None:
    """Give the same answer until the game is over."""
    while kind(table) is not None:
        table.apply(key)
