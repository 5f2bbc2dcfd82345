"""The position of a game of Helios (specification b and d)."""

from dataclasses import field
from typing import NamedTuple

from rulesets.core import GameState
from rulesets.core.jsonable import SPARSE
from rulesets.core.records import mutable
from rulesets.helios.components import (
    ACTIONS,
    BUILDINGS,
    COLOUR_COUNT,
    COLOURS,
    LAND_CAPACITY,
    LAND_CAPACITY_WAREHOUSE,
    ROWS,
    SET_UPS,
    SPECIAL_CAPACITY,
    START_RANGE,
    FunctionWord,
)
from rulesets.helios.geometry import SUN_START

_WITH = {
    function: frozenset(building for building, row in BUILDINGS.items() if row.function == function)
    for function in {row.function for row in BUILDINGS.values()}
}
"""The buildings with each function."""

_NUMBER_OF = {word: number for number, word in enumerate(COLOURS)}


class Tile(NamedTuple):
    """A land or special tile on a player board."""

    kind: str
    """The colour of a land tile, or the id of a special tile."""
    cubes: tuple[int, ...] = ()
    """The resources on it, as colours."""
    temple: bool = False

    @property
    def colour(self) -> int | None:
        """The colour of a land tile; `None` for a special tile."""
        return _NUMBER_OF.get(self.kind)


World = dict[str, Tile]
"""What lies on each field of a player board."""


class Payment(NamedTuple):
    """A cost that is being paid."""

    purpose: str
    """`temple`, `building:<id>` or `person:<id>`."""
    field: str | None
    """Where the temple will stand."""
    left: int
    """Cubes still to pay."""
    owed: tuple[int, ...]
    """How many of these must be of each colour (PAY-2)."""

    @property
    def building(self) -> str | None:
        """The building that is being paid for, if it is one."""
        noun, _, id = self.purpose.partition(":")
        return id if noun == "building" else None

    @property
    def person(self) -> str | None:
        """The person whose activation is being paid for, if it is one."""
        noun, _, id = self.purpose.partition(":")
        return id if noun == "person" else None


@mutable
class Seat:
    """What lies in front of a player, for all to see: both boards, mana and persons."""

    world: World = field(default_factory=dict)
    sun: str = SUN_START
    turns: int = 0
    """The lap counter: net crossings of the lap line by the sun (LAP-1)."""
    best: int = 0
    """The highest value so far of the lap counter; a lap is due when it is exceeded (LAP-2)."""
    lapped: bool = field(default=False, metadata=SPARSE)
    """A lap has scored in this turn, and no other will (ruling R14)."""
    range: int = START_RANGE
    """Steps that the sun can move: the number under the range marker."""
    mana: int = 0
    rows: list[list[str]] = field(default_factory=lambda: [[] for _ in ROWS])
    """Action tiles in the red, blue and yellow row."""
    buildings: list[str] = field(default_factory=list)
    night: list[str] = field(default_factory=list)
    """Persons bought and not yet active."""
    day: list[str] = field(default_factory=list)
    """Active persons."""

    def has(self, function: FunctionWord) -> bool:
        """Whether a building with this permanent function stands in the city."""
        return not _WITH[function].isdisjoint(self.buildings)

    def capacity(self, tile: Tile) -> int:
        """How many resources can be put on a tile (RES-1)."""
        if tile.temple:
            return 0
        if tile.colour is None:
            return SPECIAL_CAPACITY
        return LAND_CAPACITY_WAREHOUSE if self.has("store_two") else LAND_CAPACITY

    @property
    def temples(self) -> int:
        """How many temples stand on the board."""
        return len([temple for _, _, temple in self.world.values() if temple])

    @property
    def cubes(self) -> list[int]:
        """Resources on the board, by colour."""
        owned = [0] * COLOUR_COUNT
        for _, cubes, _ in self.world.values():
            for colour in cubes:
                owned[colour] += 1
        return owned

    def copy(self) -> "Seat":
        """An independent copy, field by field: twice as fast as `Seat(...)`."""
        twin = Seat.__new__(Seat)
        twin.world = self.world.copy()
        twin.sun = self.sun
        twin.turns = self.turns
        twin.best = self.best
        twin.lapped = self.lapped
        twin.range = self.range
        twin.mana = self.mana
        twin.rows = [row[:] for row in self.rows]
        twin.buildings = self.buildings[:]
        twin.night = self.night[:]
        twin.day = self.day[:]
        return twin


_TURNS_IN_ROUND = {seats: row.action_turns_per_player_per_round * seats for seats, row in SET_UPS.items()}


@mutable
class Helios(GameState):
    """The whole position of Helios: boards, offer, bags, whose turn it is."""

    seats: list[Seat]
    bags: list[int]
    """Points in each seat's bag, concealed from the others (ruling R41)."""
    dragon: int = 0
    """The seat that starts this round."""
    open_bags: bool = False
    """The players agreed to show all bags (specification f)."""
    one_lap_a_turn: bool = field(default=False, metadata=SPARSE)
    """A lap scores once in a player's turn; if not, once in each move of the sun (ruling R14)."""
    round: int = 1
    stage: str = "set_up"
    """`set_up`, `actions`, `persons`, `refill` or `over`."""
    turns: int = 0
    """Action turns finished in this round, by all seats together."""
    piles: dict[str, list[str]]
    """Face-down action tiles by action, the top one last."""
    discards: dict[str, list[str]] = field(default_factory=lambda: {action: [] for action in ACTIONS})
    columns: dict[str, list[str]]
    """Revealed action tiles by action, the bottom one last."""
    taken: str | None = None
    """The action tile just taken, until it is in a row."""
    land: dict[str, list[str]]
    """Face-down land tiles by slot, as colours, the top one last."""
    display: dict[str, str | None]
    """The land tile in each slot, as its colour."""
    bare: list[str] = field(default_factory=list)
    """Slots whose tile has no cube, because there was none (SUP-1)."""
    specials: dict[str, int]
    """Special tiles left, by kind."""
    in_hand: Tile | None = None
    """The tile being laid."""
    persons: list[str]
    """Persons that no player has bought."""
    supply: list[int]
    """Resources in the general supply, by colour."""
    mana: int
    houses: int
    payment: Payment | None = None
    turn_of: int | None = None
    """The seat whose turn it is in the phase of persons."""
    passed: list[int] = field(default_factory=list)
    """Seats that are out of this phase of persons."""

    @property
    def rounds(self) -> int:
        """3 with three players, else 4."""
        return SET_UPS[len(self.seats)].rounds

    @property
    def turns_in_round(self) -> int:
        """Action turns of all seats together in a round."""
        return _TURNS_IN_ROUND[len(self.seats)]

    @property
    def over(self) -> bool:
        """Whether the last phase of persons has ended."""
        return self.stage == "over"

    @property
    def active(self) -> int:
        """The seat whose action turn it is."""
        return (self.dragon + self.turns) % len(self.seats)

    def from_dragon(self) -> list[int]:
        """All seats in turn order, the dragon's holder first."""
        count = len(self.seats)
        return [(self.dragon + step) % count for step in range(count)]


def copy(state: Helios) -> Helios:
    """An independent copy, without listeners."""
    twin = state.bare_copy()
    twin.seats = [seat.copy() for seat in state.seats]
    twin.bags = state.bags[:]
    twin.dragon = state.dragon
    twin.open_bags = state.open_bags
    twin.one_lap_a_turn = state.one_lap_a_turn
    twin.round = state.round
    twin.stage = state.stage
    twin.turns = state.turns
    twin.piles = {action: pile[:] for action, pile in state.piles.items()}
    twin.discards = {action: pile[:] for action, pile in state.discards.items()}
    twin.columns = {action: column[:] for action, column in state.columns.items()}
    twin.taken = state.taken
    twin.land = {slot: stack[:] for slot, stack in state.land.items()}
    twin.display = state.display.copy()
    twin.bare = state.bare[:]
    twin.specials = state.specials.copy()
    twin.in_hand = state.in_hand
    twin.persons = state.persons[:]
    twin.supply = state.supply[:]
    twin.mana = state.mana
    twin.houses = state.houses
    twin.payment = state.payment
    twin.turn_of = state.turn_of
    twin.passed = state.passed[:]
    return twin
