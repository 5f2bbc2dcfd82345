"""What can happen in a game of Orbis: one record per kind of event. One colour is a word, as in keys."""

from collections.abc import Sequence
from typing import Literal

from rulesets.core import Event, Forced, record
from rulesets.orbis.costs import ForcedBy

Refused = Literal["too-few", "declined"]
"""Why worshippers weren't given: the seat holds too few, or didn't want to."""

# -- taking a landscape ----------------------------------------------------------------------------


@record
class TookLandscape(Event):
    """A landscape has left the display."""

    slot: int
    tile: str


@record
class Created(Event):
    """Each neighbour of a landscape taken has got a worshipper of its colour."""

    colour: str
    slots: Sequence[int]


@record
class Collected(Event):
    """The worshippers on a landscape taken went to the supply."""

    worshippers: Sequence[int]
    """How many, by colour."""


@record
class Traded(Event):
    """Three worshippers of one colour were given for one of another."""

    give: str
    get: str


@record
class TurnedOver(Event):
    """The landscape in hand becomes a wilderness, by choice or because it must."""

    tile: str
    why: ForcedBy | Literal["chosen"]


@record
class Paid(Event):
    """The cost of the landscape in hand."""

    worshippers: Sequence[int]
    """How many, by colour."""


@record
class Laid(Event):
    """A landscape lies in the seat's world."""

    tile: str
    site: str
    wild: bool
    """As a wilderness."""


@record
class TurnedUp(Event):
    """A new landscape lies on the display."""

    slot: int
    tile: str


# -- effects ---------------------------------------------------------------------------------------


@record
class TookBenefit(Event):
    """A benefit token: costs of this colour are nothing from now on."""

    colour: str


@record
class Gained(Event):
    """Worshippers of one colour from the general supply."""

    colour: str
    count: int


@record
class Sacrificed(Event):
    """Worshippers were given back for a Village or a god."""

    worshippers: Sequence[int]
    """How many, by colour."""


@record
class Removed(Event):
    """A Volcano has removed a worshipper from the display."""

    slot: int
    colour: str


@record
class Marked(Event):
    """A landscape's task wasn't fulfilled."""

    tile: str
    site: str
    why: Refused | Literal["not-below"]
    """`not-below`: an Irrigation without its colour below."""


@record
class TookGod(Event):
    """A god was taken in place of a landscape."""

    god: str


@record
class GodMarked(Event):
    """The god's price wasn't paid."""

    god: str
    why: Refused


@record
class Discarded(Event):
    """A worshipper above the limit."""

    colour: str


@record
class GameEnded(Event):
    """The last turn is over."""


OrbisEvent = (
    TookLandscape
    | Created
    | Collected
    | Traded
    | TurnedOver
    | Paid
    | Laid
    | TurnedUp
    | TookBenefit
    | Gained
    | Sacrificed
    | Removed
    | Marked
    | TookGod
    | GodMarked
    | Discarded
    | GameEnded
    | Forced
)
"""Everything that can happen."""
