"""The position of a game of Bora Bora (specification D.9)."""

from dataclasses import dataclass, field
from typing import NamedTuple

from rulesets.bora_bora.components import (
    GODS,
    LAST_SPACE,
    LAST_STATUS,
    MATERIALS,
    PEOPLE,
    PRIESTS,
    REGIONS,
    ROUNDS,
)
from rulesets.core import GameState

TEMPLE_SPACES = 6


class Person(NamedTuple):
    """A man or woman tile on a player board."""

    tile: str
    shifted: bool = False
    """Shifted down: its status or shells have been taken."""


class Die(NamedTuple):
    """A die that lies on an action card."""

    seat: int
    number: int


class Placing(NamedTuple):
    """A die that is being placed, while its action is carried out."""

    number: int
    card: str
    value: int


@dataclass(slots=True, kw_only=True)
class Seat:
    """What a player has. The hand is for its owner's eyes alone."""

    vp: int = 0
    ledger: dict[str, int] = field(default_factory=dict)
    """Where the points came from."""
    dice: list[int] = field(default_factory=list)
    """Dice not placed yet."""
    huts: list[int] = field(default_factory=lambda: list(range(1, LAST_SPACE)))
    """The people spaces 1 to 11 that hold a hut, in order."""
    on_last: int = 1
    """Huts on people space 12."""
    people: dict[int, Person] = field(default_factory=dict)
    """Who stands on which people space."""
    ground: list[str] = field(default_factory=list)
    """Ground spaces that hold their material."""
    built: dict[str, int] = field(default_factory=dict)
    """Ground spaces covered by building tiles, with the tile's number."""
    beside: list[int] = field(default_factory=lambda: [0] * len(MATERIALS))
    """Surplus materials beside the board."""
    unbuilt: list[int] = field(default_factory=lambda: list(range(1, 7)))
    hand: list[int] = field(default_factory=lambda: [0] * len(GODS))
    """God cards by god."""
    offerings: int = 0
    shells: int = 0
    god_tiles: int = 0
    priests: int = PRIESTS
    """Priests in the own supply."""
    tasks: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    """Fulfilled tasks, face down."""
    jewelry: list[str] = field(default_factory=list)
    used: dict[str, list[str]] = field(default_factory=lambda: {"man": [], "woman": []})
    """Kinds used in this phase B, by sex."""
    green: bool = False
    """A green god has been played in this phase B."""

    @property
    def cards(self) -> int:
        """How many god cards are in the hand."""
        return sum(self.hand)

    @property
    def free_space(self) -> int | None:
        """The people space somebody would enter: the lowest free one, space 12 last (R5)."""
        for space in range(1, LAST_SPACE):
            if space not in self.huts and space not in self.people:
                return space
        return LAST_SPACE if not self.on_last and LAST_SPACE not in self.people else None

    @property
    def huts_left(self) -> int:
        """Huts on the own board."""
        return len(self.huts) + self.on_last

    def kinds(self, sex: str) -> dict[str, int]:
        """How many tiles of each kind of a sex there are, in the order they came."""
        found: dict[str, int] = {}
        for person in self.people.values():
            row = PEOPLE[person.tile]
            if row.sex == sex:
                found[row.kind] = found.get(row.kind, 0) + 1
        return found

    def gain(self, points: int, source: str) -> None:
        """Points, booked by their source (H14)."""
        self.vp += points
        self.ledger[source] = self.ledger.get(source, 0) + points

    def copy(self) -> "Seat":
        """An independent copy."""
        return Seat(
            vp=self.vp,
            ledger=self.ledger.copy(),
            dice=self.dice[:],
            huts=self.huts[:],
            on_last=self.on_last,
            people=self.people.copy(),
            ground=self.ground[:],
            built=self.built.copy(),
            beside=self.beside[:],
            unbuilt=self.unbuilt[:],
            hand=self.hand[:],
            offerings=self.offerings,
            shells=self.shells,
            god_tiles=self.god_tiles,
            priests=self.priests,
            tasks=self.tasks[:],
            done=self.done[:],
            jewelry=self.jewelry[:],
            used={sex: kinds[:] for sex, kinds in self.used.items()},
            green=self.green,
        )


@dataclass(slots=True, kw_only=True)
class BoraBora(GameState):
    """The whole position."""

    seats: list[Seat]
    order: list[int]
    """The turn order, seats from first to last."""
    round: int = 1
    stage: str = "set_up"
    """`set_up`, `dice`, `people`, `jewelry`, `tasks`, `new_tasks`, `final_tasks` or `over`."""
    turn: int = 0
    """Turns finished in this stage; in the stage of dice each seat has three."""
    fish: dict[str, str]
    """The fish tile of each region."""
    map: dict[str, list[int]]
    """Seats with a hut in a region; the last one holds the building site."""
    cards: dict[str, list[Die]]
    """Dice on each action card in play, the first one first."""
    fished: list[Die] = field(default_factory=list)
    """Dice placed on fishing."""
    places: dict[str, list[str | None]]
    """The six tiles of each row, by sex; `None` where one was taken."""
    stacks: dict[str, list[str]]
    """Face-down tiles by sex, the top one last."""
    dark: list[str]
    """Face-down dark tasks, the top one last."""
    display: list[str] = field(default_factory=list)
    """Tasks on the board."""
    jewels: list[list[str]]
    """The jewelry columns, that of round 1 first."""
    deck: list[int]
    """God cards, the top one last."""
    open: list[int | None]
    """God cards that lie face up; `None` is a gap."""
    discard: list[int] = field(default_factory=list)
    temple: list[int | None] = field(default_factory=lambda: [None] * TEMPLE_SPACES)
    """Whose priest stands on each temple space, space 1 first."""
    god_tiles: int
    """God tiles left in the temple."""
    status: list[list[int]] = field(default_factory=lambda: [[] for _ in range(LAST_STATUS + 1)])
    """Markers on each space of the status track, the lowest of a stack first."""
    placing: Placing | None = None
    points: int = 0
    """Points of the helper still to be spent."""

    @property
    def active(self) -> int:
        """The seat whose turn it is; in set-up the order is reversed."""
        order = self.order[::-1] if self.stage == "set_up" else self.order
        return order[self.turn % len(order)]

    @property
    def over(self) -> bool:
        """Whether the final tasks are done."""
        return self.stage == "over"

    @property
    def last_round(self) -> bool:
        """Whether this is round 6."""
        return self.round == ROUNDS

    def regions_of(self, seat: int) -> list[str]:
        """The regions with a hut of a seat."""
        return [region for region in REGIONS if seat in self.map[region]]

    def holder(self, region: str) -> int | None:
        """Who holds a region's building site."""
        huts = self.map[region]
        return huts[-1] if huts else None

    def marker(self, seat: int) -> int:
        """The space of a seat's status marker. Raises `ValueError` if it has none."""
        for space, stack in enumerate(self.status):
            if seat in stack:
                return space
        raise ValueError(f"seat {seat} has no marker on the status track")


def copy(state: BoraBora) -> BoraBora:
    """An independent copy, without listeners."""
    return BoraBora(
        rng=state.rng.copy(),
        seats=[seat.copy() for seat in state.seats],
        order=state.order[:],
        round=state.round,
        stage=state.stage,
        turn=state.turn,
        fish=state.fish.copy(),
        map={region: huts[:] for region, huts in state.map.items()},
        cards={card: dice[:] for card, dice in state.cards.items()},
        fished=state.fished[:],
        places={sex: tiles[:] for sex, tiles in state.places.items()},
        stacks={sex: tiles[:] for sex, tiles in state.stacks.items()},
        dark=state.dark[:],
        display=state.display[:],
        jewels=[column[:] for column in state.jewels],
        deck=state.deck[:],
        open=state.open[:],
        discard=state.discard[:],
        temple=state.temple[:],
        god_tiles=state.god_tiles,
        status=[stack[:] for stack in state.status],
        placing=state.placing,
        points=state.points,
    )
