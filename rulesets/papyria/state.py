"""The position of a game of Papyria (specification 2, 3, 4 and 5).

Stacks are tuples, so that copies of a position, made at every phase, can share them.
"""

from dataclasses import field
from typing import NamedTuple

from rulesets.core import GameState
from rulesets.core.jsonable import SPARSE
from rulesets.core.records import mutable
from rulesets.papyria.components import KEY_TILES, KINDS, POSITIONS, RINGS, Kind, Ring, rule
from rulesets.papyria.realm import Realm


class Moved(NamedTuple):
    """The move of the running turn."""

    ring: Ring
    position: int
    """Where the piece is now."""
    start: int | None
    """Where it came from, or `None` if it entered."""


@mutable
class Seat:
    """What a player has; all of it is public."""

    lapis: int
    papyri: int
    knowledge: int
    points: int
    realm: Realm
    priest: str = ""
    """The cell of the priest; empty until it is placed."""
    symbols: list[int] = field(default_factory=lambda: [0] * len(KINDS))
    """Multiplier symbols by kind, from multiplier tiles and starting tiles."""
    keys: dict[Kind, str] = field(default_factory=dict)
    """Key tiles by kind."""
    tiles: tuple[str, ...] = ()
    """Scoring tiles taken."""
    multipliers: tuple[str, ...] = ()
    """Multiplier tiles taken."""
    start_tiles: tuple[str, ...] = ()
    """Starting tiles kept."""
    dealt: tuple[str, ...] = ()
    """Starting tiles still to choose from."""
    off: dict[str, int] = field(default_factory=dict)
    """Pieces off the board, by ring."""

    def multiplier(self, kind: int) -> int:
        """Symbols of a kind, including its key tile's bonus (6.3, R8, R36)."""
        key = self.keys.get(KINDS[kind])
        return self.symbols[kind] + (KEY_TILES[key].multiplier_bonus if key else 0)

    def copy(self) -> "Seat":
        """An independent copy, field by field: four are made at every phase, and the constructor is
        slower.
        """
        twin = Seat.__new__(Seat)
        twin.lapis = self.lapis
        twin.papyri = self.papyri
        twin.knowledge = self.knowledge
        twin.points = self.points
        twin.realm = self.realm.copy()
        twin.priest = self.priest
        twin.symbols = self.symbols[:]
        twin.keys = self.keys.copy()
        twin.tiles = self.tiles
        twin.multipliers = self.multipliers
        twin.start_tiles = self.start_tiles
        twin.dealt = self.dealt
        twin.off = self.off.copy()
        return twin


@mutable
class Papyria(GameState):
    """The whole position. Positions of the board are numbered from 1; lists begin with position 1."""

    seats: list[Seat]
    first: int = 0
    """The seat that starts every round."""
    nought_scores: bool = field(default=False, metadata=SPARSE)
    """If no player has any of a thing, all are tied for the most of it and score (ruling R44)."""
    turns: int = 0
    """Turns finished, by all seats together."""
    stage: str = "set_up"
    """`set_up`, `turns` or `over`."""
    sectors: tuple[str, ...]
    """The sector on each position."""
    rings: dict[str, list[int | None]] = field(
        default_factory=lambda: {ring: [None] * POSITIONS for ring in RINGS}
    )
    """The seat whose piece stands on each position, by ring."""
    goods: dict[str, tuple[str, ...]]
    """Goods of each space (`9:river`), the top one last; where all are alike, such as temples, the kind's
    word."""
    ends: dict[str, str] = field(default_factory=dict)
    """End tiles on the board, by space."""
    display: tuple[str, ...]
    """Scoring tiles that lie face up at border B."""
    reserve: tuple[str, ...]
    """The face-down stack at border B, the top one last."""
    end_stack: tuple[str, ...]
    """The face-down end tiles, the top one last."""
    key_stacks: dict[str, tuple[str, ...]]
    """Key tiles by kind, the top one last."""
    box: tuple[str, ...]
    """Tiles returned unseen in set-up."""
    removed: tuple[str, ...] = ()
    """Goods that were given up."""
    fulfilled: tuple[str, ...] = ()
    """End tiles that were paid for."""
    triggered: bool = False
    """An end tile was needed and there was none: this round is the last."""
    moved: Moved | None = None
    todo: tuple[str, ...] = ()
    """Spaces that can still be carried out in this turn."""
    rights: tuple[str, ...] = ()
    """What arrival offers and hasn't been used: `A`, `B`, `trade` (5.4)."""
    doing: str = ""
    """The space being carried out, or the last one in this turn: `1`, `2` or `river`."""
    acted: int = 0
    """Main actions carried out in this turn."""
    priest_right: bool = False
    """The priest may still be moved in this turn."""

    @property
    def active(self) -> int:
        """The seat whose turn it is; in set-up the last seat is first (4.12)."""
        count = len(self.seats)
        if self.stage == "set_up":
            return (self.first + count - 1 - self.turns) % count
        return (self.first + self.turns) % count

    @property
    def round(self) -> int:
        """The round being played, from 1; the last one when the game is over."""
        if self.stage == "set_up":
            return 1
        done = self.turns - (self.stage == "over")
        return done // len(self.seats) + 1

    @property
    def over(self) -> bool:
        """Whether the last round has been played."""
        return self.stage == "over"

    @property
    def last_round(self) -> bool:
        """Whether this round is the last (section 8, R47)."""
        return self.triggered or self.round >= rule("round_cap", len(self.seats))


def copy(state: Papyria, only: int | None = None) -> Papyria:
    """An independent copy, without listeners; with `only`, the things of all other seats are shared."""
    twin = state.bare_copy()
    twin.seats = [seat.copy() if only in (None, index) else seat for index, seat in enumerate(state.seats)]
    twin.first = state.first
    twin.nought_scores = state.nought_scores
    twin.turns = state.turns
    twin.stage = state.stage
    twin.sectors = state.sectors
    twin.rings = {ring: slots[:] for ring, slots in state.rings.items()}
    twin.goods = state.goods.copy()
    twin.ends = state.ends.copy()
    twin.display = state.display
    twin.reserve = state.reserve
    twin.end_stack = state.end_stack
    twin.key_stacks = state.key_stacks.copy()
    twin.box = state.box
    twin.removed = state.removed
    twin.fulfilled = state.fulfilled
    twin.triggered = state.triggered
    twin.moved = state.moved
    twin.todo = state.todo
    twin.rights = state.rights
    twin.doing = state.doing
    twin.acted = state.acted
    twin.priest_right = state.priest_right
    return twin
