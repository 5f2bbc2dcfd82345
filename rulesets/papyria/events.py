"""What can happen in a game of Papyria: one record per kind of event."""

from rulesets.core import Event, Forced, record
from rulesets.papyria.components import Building, Good, Kind, Resource, Ring

# -- set-up and the move ---------------------------------------------------------------------------


@record
class KeptStartTile(Event):
    """A starting tile was kept."""

    tile: str


@record
class PlacedPriest(Event):
    """The priest's first landscape."""

    cell: str


@record
class Entered(Event):
    """A piece came onto the board."""

    ring: Ring
    position: int
    sector: str


@record
class Moved(Event):
    """A piece has walked, and perhaps pushed another one away."""

    ring: Ring
    start: int
    end: int
    """Positions."""
    from_sector: str
    to_sector: str
    cost: int
    """Lapis to the supply."""
    pushed: int | None
    """The seat whose piece was pushed away, which got a lapis."""
    pushed_to: int | None
    """The position to which it went."""
    pushed_sector: str | None


# -- arrival ---------------------------------------------------------------------------------------


@record
class BoughtKnowledge(Event):
    """Papyri were paid at border A."""

    papyri: int


@record
class PaidExtraScoring(Event):
    """Papyri were paid at border B."""

    papyri: int


@record
class Traded(Event):
    """A lapis was given for a papyrus."""

    owner: int
    """The seat that got the lapis."""


@record
class MovedPriest(Event):
    """The priest went to another landscape."""

    cell: str


@record
class TurnedUpAtBorder(Event):
    """A scoring tile lies face up at border B."""

    slot: int
    tile: str


# -- actions ---------------------------------------------------------------------------------------


@record
class TookMultiplier(Event):
    """Symbols count from now on."""

    symbol: Kind
    count: int


@record
class GainedKnowledge(Event):
    """Knowledge, which limits every scoring."""

    count: int


@record
class TookScoring(Event):
    """A scoring tile was taken, and is carried out."""

    tile: str


@record
class Scored(Event):
    """A scoring: value times multiplier, at most the knowledge."""

    scoring: Kind
    value: int
    multiplier: int
    knowledge: int
    points: int


@record
class PlacedLandscape(Event):
    """A landscape lies in the seat's realm."""

    tile: str
    cell: str
    rotation: int


@record
class Built(Event):
    """A temple, a city or a mine stands in the seat's realm."""

    good: Building
    cell: str
    lapis: int
    """What it cost."""


@record
class GaveUp(Event):
    """A good left the game unused."""

    good: Good
    thing: str
    """Its tile, or the same word."""


@record
class Produced(Event):
    """A production; perhaps of nothing."""

    good: Resource
    count: int


@record
class NothingThere(Event):
    """The space was empty."""

    space: str
    """As `9:river`."""
    sector: str


@record
class TookKey(Event):
    """A key tile came to the seat."""

    tile: str


@record
class TurnedUp(Event):
    """The next good of a stack lies face up."""

    space: str
    sector: str
    thing: str


# -- end tiles -------------------------------------------------------------------------------------


@record
class KeptEndTile(Event):
    """An end tile wasn't paid for, and stays."""

    tile: str


@record
class PaidEndTile(Event):
    """An end tile was paid for."""

    tile: str
    good: Resource
    amount: int
    points: int


@record
class LaidEndTile(Event):
    """An end tile has come to a space."""

    space: str
    sector: str
    tile: str
    left: int
    """How many are left in the stack."""


@record
class EndTriggered(Event):
    """An end tile was needed and there was none: this round is the last."""


@record
class GameEnded(Event):
    """The last round is over."""

    unclaimed: tuple[str, ...] = ()
    """Majorities of which no player has anything (ruling R44)."""
    all_score: bool = False
    """All players are tied for these and score; else nobody scores them."""


PapyriaEvent = (
    KeptStartTile
    | PlacedPriest
    | Entered
    | Moved
    | BoughtKnowledge
    | PaidExtraScoring
    | Traded
    | MovedPriest
    | TurnedUpAtBorder
    | TookMultiplier
    | GainedKnowledge
    | TookScoring
    | Scored
    | PlacedLandscape
    | Built
    | GaveUp
    | Produced
    | NothingThere
    | TookKey
    | TurnedUp
    | KeptEndTile
    | PaidEndTile
    | LaidEndTile
    | EndTriggered
    | GameEnded
    | Forced
)
"""Everything that can happen."""
