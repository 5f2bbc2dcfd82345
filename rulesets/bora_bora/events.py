"""What can happen in a game of Bora Bora: one record per kind of event. Gods are words, as in keys."""

from collections.abc import Sequence
from dataclasses import field
from typing import Literal

from rulesets.bora_bora.components import GodWord, SourceWord
from rulesets.core import Event, Forced, record
from rulesets.core.event import PRIVATE

UseWord = Literal["use", "doubled", "extra"]
"""How equal people are used; the last two take a green god."""

# -- rounds and dice -------------------------------------------------------------------------------


@record
class RoundBegins(Event):
    """A new round."""

    round: int


@record
class Rolled(Event):
    """A seat's dice for the round."""

    dice: Sequence[int]


@record
class PlacedDie(Event):
    """A die lies on an action card, or on fishing."""

    number: int
    card: str
    blue: bool
    white: bool
    """The gods announced for it."""


@record
class PlayedGod(Event):
    """A god has been paid for."""

    god: GodWord
    cards: Sequence[GodWord]
    """The gods of the cards paid; none for a god tile."""
    tile: bool


# -- huts, people, ground and temple ---------------------------------------------------------------


@record
class Occupied(Event):
    """A hut holds a region's building site."""

    region: str
    aside: int | None
    """The seat whose hut had to make way."""


@record
class PlacedMaterial(Event):
    """A building material lies on the seat's ground."""

    material: str
    space: str


@record
class MaterialBeside(Event):
    """A building material lies beside the board, as no space was free for it."""

    material: str


@record
class TookPerson(Event):
    """A man or woman from the display."""

    tile: str
    place: int
    """Its place there."""
    space: int
    """The people space that it takes."""


@record
class Shifted(Event):
    """The helper has shifted a person down."""

    tile: str


@record
class MovedHut(Event):
    """A hut has gone from a people space to the 12th."""

    space: int


@record
class PlacedPriest(Event):
    """A priest is in the temple."""

    space: int
    out: int | None
    """The seat whose priest was pushed out."""


@record
class Built(Event):
    """A building tile covers two spaces of the ground."""

    number: int
    spaces: Sequence[str]


@record
class Used(Event):
    """All men or women of a kind are used: plainly, or doubled or as well by a green god."""

    how: UseWord
    sex: str
    person_kind: str
    value: int


@record
class Doubled(Event):
    """A green god doubles the use that has drawn it (ruling R25)."""

    sex: str
    person_kind: str
    more: int
    """How many more it takes."""


@record
class OnlyBlocked(Event):
    """A die lies on a card whose action it can't carry out (ruling R6)."""

    card: str


# -- gains -----------------------------------------------------------------------------------------


@record
class Scored(Event):
    """Points on the track."""

    points: int
    source: SourceWord


@record
class GainedOfferings(Event):
    """Offerings from the supply."""

    count: int


@record
class GainedShells(Event):
    """Shells from the supply."""

    count: int


@record
class GainedStatus(Event):
    """Steps on the status track."""

    space: int
    """The space reached."""
    steps: int


@record
class TookGodCard(Event):
    """A card from the open row."""

    god: GodWord
    place: int


@record
class DrewGodCard(Event):
    """The top card of the deck, which only its owner sees."""

    god: GodWord | None = field(default=None, metadata=PRIVATE)


@record
class NoGodCard(Event):
    """A god card was due, but none is left."""


@record
class Reshuffled(Event):
    """The discard pile is the deck again."""

    cards: int


@record
class TurnedUp(Event):
    """A new card lies in the open row."""

    god: GodWord
    place: int


# -- the end of a round ----------------------------------------------------------------------------


@record
class TurnOrder(Event):
    """The turn order of the next round."""

    seats: Sequence[int]


@record
class WonGodTile(Event):
    """The most priests in the temple."""

    priests: int


@record
class GodTileLost(Event):
    """Nobody is in the temple: its god tile leaves the game."""


@record
class BoughtJewelry(Event):
    """A piece of jewelry."""

    jewel: str


@record
class FulfilledTask(Event):
    """A task is fulfilled."""

    task: str
    yellow: bool
    """A yellow god replaced a missing unit."""
    cards: Sequence[GodWord]
    """The god cards shown for it."""


@record
class DiscardedTask(Event):
    """A task leaves the game."""

    task: str


@record
class TookTask(Event):
    """A new task from the display."""

    task: str


@record
class GameEnded(Event):
    """The final tasks are done."""


BoraBoraEvent = (
    RoundBegins
    | Rolled
    | PlacedDie
    | PlayedGod
    | Occupied
    | PlacedMaterial
    | MaterialBeside
    | TookPerson
    | Shifted
    | MovedHut
    | PlacedPriest
    | Built
    | Used
    | Doubled
    | OnlyBlocked
    | Scored
    | GainedOfferings
    | GainedShells
    | GainedStatus
    | TookGodCard
    | DrewGodCard
    | NoGodCard
    | Reshuffled
    | TurnedUp
    | TurnOrder
    | WonGodTile
    | GodTileLost
    | BoughtJewelry
    | FulfilledTask
    | DiscardedTask
    | TookTask
    | GameEnded
    | Forced
)
"""Everything that can happen."""
