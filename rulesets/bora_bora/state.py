"""The position of a game of Bora Bora (specification d.9).

Whatever rarely changes is a tuple, replaced as a whole, so that copies can share it.
"""

from dataclasses import field
from typing import NamedTuple, TypeVar

from rulesets.bora_bora.components import (
    BUILDINGS,
    GODS,
    LAST_SPACE,
    LAST_STATUS,
    MATERIALS,
    PEOPLE,
    PRIESTS,
    ROUNDS,
    SEXES,
)
from rulesets.core import GameState
from rulesets.core.jsonable import SPARSE
from rulesets.core.records import mutable

TEMPLE_SPACES = 6

T = TypeVar("T")


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items without the first that equals this one. Raises `ValueError` if there is none."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return items[:place] + (item,) + items[place + 1 :]  # noqa: RUF005  # unpacking takes twice as long


def changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return replaced(counts, place, counts[place] + by)


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


class Using(NamedTuple):
    """A use of people that is being carried out."""

    sex: str
    kind: str
    value: int
    left: int
    """How many of its gains are still to come, including the one being asked about."""


@mutable
class Seat:
    """What a player has. Only the owner may see the hand."""

    vp: int = 0
    """Points on the track; passing 100 has no meaning (R35)."""
    ledger: dict[str, int] = field(default_factory=dict)
    """Where the points came from."""
    dice: tuple[int, ...] = ()
    """Dice not placed yet."""
    huts: tuple[int, ...] = tuple(range(1, LAST_SPACE))
    """The people spaces 1 to 11 that hold a hut, in order."""
    on_last: int = 1
    """Huts on people space 12."""
    people: dict[int, Person] = field(default_factory=dict)
    """The people by people space."""
    ground: tuple[str, ...] = ()
    """Ground spaces that hold their material."""
    built: dict[str, int] = field(default_factory=dict)
    """Ground spaces covered by building tiles, with the tiles' numbers."""
    beside: tuple[int, ...] = (0,) * len(MATERIALS)
    """Surplus materials beside the board."""
    unbuilt: tuple[int, ...] = tuple(BUILDINGS)
    """The numbers of the building tiles left, lowest first."""
    hand: tuple[int, ...] = (0,) * len(GODS)
    """God cards by god."""
    known: tuple[int, ...] = (0,) * len(GODS)
    """How many of these all players have seen, by god: taken from the open row, or shown for a task."""
    offerings: int = 0
    shells: int = 0
    god_tiles: int = 0
    priests: int = PRIESTS
    """Priests in the player's supply."""
    tasks: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    """Fulfilled tasks, face down."""
    jewelry: tuple[str, ...] = ()
    used: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict.fromkeys(SEXES, ()))
    """Kinds used in this phase B, by sex."""
    green: bool = False
    """A green god has been played in this phase B."""

    @property
    def cards(self) -> int:
        """How many god cards are in the hand."""
        return sum(self.hand)

    @property
    def may_pay_with_cards(self) -> bool:
        """Whether others must expect god cards to be paid: what the seat can do may depend on its hand."""
        return self.offerings > 0 and any(self.hand)

    @property
    def has_room(self) -> bool:
        """Whether a people space is free."""
        return len(self.huts) + len(self.people) + (self.on_last > 0) < LAST_SPACE

    @property
    def free_space(self) -> int | None:
        """The people space for the next person: the lowest free one, space 12 last (R5)."""
        for space in range(1, LAST_SPACE):
            if space not in self.huts and space not in self.people:
                return space
        return LAST_SPACE if not self.on_last and LAST_SPACE not in self.people else None

    @property
    def huts_left(self) -> int:
        """Huts on the player's board."""
        return len(self.huts) + self.on_last

    def kinds(self, sex: str) -> dict[str, int]:
        """How many tiles of each kind of a sex there are, in the order in which they came."""
        found: dict[str, int] = {}
        for tile, _ in self.people.values():
            row = PEOPLE[tile]
            if row.sex == sex:
                found[row.kind] = found.get(row.kind, 0) + 1
        return found

    def gain(self, points: int, source: str) -> None:
        """Add points, recorded by their source (h14)."""
        self.vp += points
        self.ledger[source] = self.ledger.get(source, 0) + points

    def copy(self) -> "Seat":
        """An independent copy, field by field: twice as fast as `Seat(...)`."""
        twin = Seat.__new__(Seat)
        twin.vp = self.vp
        twin.ledger = self.ledger.copy()
        twin.dice = self.dice
        twin.huts = self.huts
        twin.on_last = self.on_last
        twin.people = self.people.copy()
        twin.ground = self.ground
        twin.built = self.built.copy()
        twin.beside = self.beside
        twin.unbuilt = self.unbuilt
        twin.hand = self.hand
        twin.known = self.known
        twin.offerings = self.offerings
        twin.shells = self.shells
        twin.god_tiles = self.god_tiles
        twin.priests = self.priests
        twin.tasks = self.tasks
        twin.done = self.done
        twin.jewelry = self.jewelry
        twin.used = self.used.copy()
        twin.green = self.green
        return twin


@mutable
class BoraBora(GameState):
    """The whole position of Bora Bora: board, seats, stacks, the phase."""

    seats: list[Seat]
    order: tuple[int, ...]
    """The turn order, seats from first to last."""
    blocking: bool = field(default=False, metadata=SPARSE)
    """A die may merely block a card for expanding or the temple (ruling R6)."""
    late_doubling: bool = field(default=False, metadata=SPARSE)
    """A green god drawn by a use may double this use (ruling R25)."""
    round: int = 1
    stage: str = "set_up"
    """`set_up`, `dice`, `people`, `jewelry`, `tasks`, `new_tasks`, `final_tasks` or `over`."""
    turn: int = 0
    """Turns finished in this stage; in the stage of dice, each seat has three."""
    fish: dict[str, str]
    """The fish tile of each region."""
    map: dict[str, tuple[int, ...]]
    """Seats with a hut in a region; the last one holds the building site."""
    cards: dict[str, tuple[Die, ...]]
    """Dice on each action card in play, in the order placed."""
    fished: tuple[Die, ...] = ()
    """Dice placed on fishing."""
    places: dict[str, tuple[str | None, ...]]
    """The six tiles of each row, by sex; `None` where one was taken."""
    stacks: dict[str, tuple[str, ...]]
    """Face-down tiles by sex, the top one last."""
    dark: tuple[str, ...]
    """Face-down dark tasks, the top one last."""
    display: tuple[str, ...] = ()
    """Tasks on the board."""
    jewels: tuple[tuple[str, ...], ...]
    """The jewelry columns from round 1 on; those of past rounds are empty (R49)."""
    deck: tuple[int, ...]
    """God cards, the top one last."""
    open: tuple[int | None, ...]
    """Face-up god cards; `None` is a gap."""
    discard: tuple[int, ...] = ()
    temple: tuple[int | None, ...] = (None,) * TEMPLE_SPACES
    """The seat whose priest is on each temple space, from space 1."""
    god_tiles: int
    """God tiles left in the temple."""
    status: tuple[tuple[int, ...], ...]
    """Markers on each space of the status track, from the bottom of each stack."""
    placing: Placing | None = None
    points: int = 0
    """The helper's points still to be spent."""
    using: Using | None = None
    god: int | None = None
    """The god being paid for."""
    region: str | None = None
    """The region just occupied, during its yield and the decision about its fish tile."""
    own: dict[int, tuple[str, ...]] = field(
        default_factory=dict, compare=False, repr=False, metadata={"saved": False}
    )
    """The regions of seats, kept by `regions_of` until the seat occupies another one."""

    @property
    def active(self) -> int:
        """The seat whose turn it is; in set-up the order is reversed."""
        place = self.turn % len(self.order)
        return self.order[-1 - place if self.stage == "set_up" else place]

    @property
    def over(self) -> bool:
        """Whether the final tasks are done."""
        return self.stage == "over"

    @property
    def last_round(self) -> bool:
        """Whether this is round 6."""
        return self.round == ROUNDS

    def regions_of(self, seat: int) -> tuple[str, ...]:
        """The regions with a hut of a seat, in the order of the table."""
        own = self.own.get(seat)
        if own is None:
            own = self.own[seat] = tuple([region for region, huts in self.map.items() if seat in huts])
        return own

    def holder(self, region: str) -> int | None:
        """The seat that holds a region's building site."""
        huts = self.map[region]
        return huts[-1] if huts else None

    def marker(self, seat: int) -> int:
        """The space of a seat's status marker. Raises `ValueError` if it has none."""
        for space, stack in enumerate(self.status):
            if seat in stack:
                return space
        raise ValueError(f"seat {seat} has no marker on the status track")


def status_track(bottom: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The status track with all markers on space 0, from the bottom of the stack."""
    return (bottom, *((),) * LAST_STATUS)


def copy(state: BoraBora) -> BoraBora:
    """An independent copy, without listeners."""
    twin = state.bare_copy()
    twin.seats = [seat.copy() for seat in state.seats]
    twin.order = state.order
    twin.blocking = state.blocking
    twin.late_doubling = state.late_doubling
    twin.round = state.round
    twin.stage = state.stage
    twin.turn = state.turn
    twin.fish = state.fish.copy()
    twin.map = state.map.copy()
    twin.cards = state.cards.copy()
    twin.fished = state.fished
    twin.places = state.places.copy()
    twin.stacks = state.stacks.copy()
    twin.dark = state.dark
    twin.display = state.display
    twin.jewels = state.jewels
    twin.deck = state.deck
    twin.open = state.open
    twin.discard = state.discard
    twin.temple = state.temple
    twin.god_tiles = state.god_tiles
    twin.status = state.status
    twin.placing = state.placing
    twin.points = state.points
    twin.using = state.using
    twin.god = state.god
    twin.region = state.region
    twin.own = state.own.copy()
    return twin
