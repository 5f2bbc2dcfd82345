"""What can happen in a game of Helios: one record per kind of event. Colours are words, as in keys."""

from collections.abc import Sequence
from typing import Literal

from rulesets.core import Event, Forced, record

Action = Literal["create_land", "build", "move_sun"]
"""What an action tile lets its taker do."""
Cubes = Sequence[tuple[str, str]]
"""Cubes, each by its field and its colour."""

# -- set-up and action turns -----------------------------------------------------------------------


@record
class ChoseStartLand(Event):
    """The land in the centre of the seat's board."""

    colour: str


@record
class TookActionTile(Event):
    """The bottom tile of a column."""

    action: str
    colour: str


@record
class ChoseRow(Event):
    """The row for a grey tile."""

    row: str


@record
class FilledRow(Event):
    """A row is full, which brings a bonus action."""

    row: str


@record
class NoActionTile(Event):
    """All columns are empty: the turn is skipped."""


@record
class Waived(Event):
    """An action wasn't carried out, by choice or because it couldn't be."""

    action: Action | Literal["bonus_action"]


# -- land, temples and buildings -------------------------------------------------------------------


@record
class Laid(Event):
    """Land or a special tile lies on the map."""

    tile: str
    field: str
    cubes: int
    """How many cubes came with it."""


@record
class Paid(Event):
    """Cubes were paid."""

    purpose: str
    """What for, as the position says it: `temple`, `building:palace`, `person:mage`."""
    cubes: Cubes


@record
class BuiltTemple(Event):
    """A temple stands on a field."""

    field: str
    number: int
    """How many temples the seat has now."""
    lost: int
    """How many cubes were left on its site."""


@record
class Built(Event):
    """A building of the city."""

    building: str


# -- the sun ---------------------------------------------------------------------------------------


@record
class MovedSun(Event):
    """The sun has moved."""

    start: str
    end: str
    steps: int


@record
class CompletedLap(Event):
    """The sun has gone round."""

    scores: bool = True
    """Not where a lap has scored in the same turn (ruling R14)."""


@record
class Shone(Event):
    """The sun lights what lies around it."""

    cubes: Cubes
    """What grew."""
    temples: Sequence[tuple[str, int]]
    """The fields of the temples lit, each with its points."""


# -- gains -----------------------------------------------------------------------------------------

ForCube = Literal["setup", "field", "market", "round"]
"""What brings a cube: the set-up, a field of the map, the Market, a new round."""
ForMana = Literal["field", "temple", "building", "person"]
"""What brings mana."""


@record
class GainedMana(Event):
    """Mana from the supply."""

    count: int
    why: ForMana


@record
class ExtendedRange(Event):
    """The sun reaches further."""

    range: int


@record
class Scored(Event):
    """Points into the bag."""

    points: int
    why: Literal["lap", "temples"]


@record
class GainedCube(Event):
    """A cube from the supply."""

    field: str
    colour: str
    why: ForCube


@record
class NoCube(Event):
    """A cube was due, but there is no room for it, or none in the supply."""

    lacks: Literal["room", "supply"]
    why: ForCube


# -- persons and rounds ----------------------------------------------------------------------------


@record
class Phase(Event):
    """The phase of persons begins."""

    phase: Literal["persons"]
    first: int
    """The seat that begins."""


@record
class Passed(Event):
    """The seat is out for the rest of the phase."""


@record
class Bought(Event):
    """A person, who still sleeps."""

    person: str
    mana: int
    """The price."""


@record
class Activated(Event):
    """A person has been woken."""

    person: str


@record
class RoundBegins(Event):
    """A new round; the event's seat has the dragon."""

    round: int


@record
class ColumnShort(Event):
    """A column of action tiles stays short, as none of its tiles are left."""

    action: str
    tiles: int
    """How many there are."""


@record
class Reshuffled(Event):
    """The discards of a column are its pile again."""

    action: str
    tiles: int


@record
class TurnedUp(Event):
    """New land lies in a slot of the display."""

    slot: str
    colour: str
    cube: bool
    """With a cube of its colour."""


@record
class GameEnded(Event):
    """The last phase of persons is over."""


HeliosEvent = (
    ChoseStartLand
    | TookActionTile
    | ChoseRow
    | FilledRow
    | NoActionTile
    | Waived
    | Laid
    | Paid
    | BuiltTemple
    | Built
    | MovedSun
    | CompletedLap
    | Shone
    | GainedMana
    | ExtendedRange
    | Scored
    | GainedCube
    | NoCube
    | Phase
    | Passed
    | Bought
    | Activated
    | RoundBegins
    | ColumnShort
    | Reshuffled
    | TurnedUp
    | GameEnded
    | Forced
)
"""Everything that can happen."""
