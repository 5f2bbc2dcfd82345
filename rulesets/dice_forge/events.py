"""What can happen in a game of Dice Forge: one record per kind of event. Resources are words, as in keys."""

from collections.abc import Sequence
from typing import Literal

from rulesets.core import ByItself, Event, Forced, record
from rulesets.dice_forge.components import ResourceWord
from rulesets.dice_forge.state import Cause

GloryCard = Literal["bear", "typhon", "elder"]
"""The cards that bring glory when they are used, besides what is printed on them."""

# -- rolls and what they bring ---------------------------------------------------------------------


@record
class Rolled(Event):
    """Dice have been rolled."""

    faces: Sequence[str]
    dice: Sequence[int]
    """Which of the seat's dice, from 0."""
    why: Cause


@record
class Mirrored(Event):
    """A mirror counts as another face."""

    face: str


@record
class MirrorBlank(Event):
    """A mirror finds nothing to copy."""


@record
class UsedCerberus(Event):
    """A token was given to apply a roll once more."""


@record
class BoarBonus(Event):
    """The owner of a boar takes a bonus, since the boar is being applied."""

    resource: ResourceWord
    face: str


@record
class SatyrsPicked(Event):
    """Two dice of opponents are applied."""

    faces: Sequence[str]
    seats: Sequence[int]
    """Whose dice they are, in the same order."""


# -- gains, losses, payments -----------------------------------------------------------------------


@record
class Gained(Event):
    """Something is gained."""

    resource: ResourceWord
    amount: int
    lost: int
    """How much of it the store had no room for."""


@record
class Lost(Event):
    """Something is taken away, as by the Minotaur."""

    resource: ResourceWord
    amount: int


@record
class Converted(Event):
    """Glory is taken instead of what a face brings."""

    resource: ResourceWord
    amount: int
    """How much of the resource is given up."""
    vp: int


@record
class Hammered(Event):
    """Gold was put on the hammer."""

    gold: int
    step: int
    """Steps gone afterwards, over all hammer cards."""


@record
class HammerPhase(Event):
    """The hammer has reached a mark, or several."""

    vp: int


@record
class Glory(Event):
    """A card brings glory."""

    amount: int
    why: GloryCard


@record
class Paid(Event):
    """Something was paid from the store."""

    gold: int
    sun: int
    moon: int


# -- what players do -------------------------------------------------------------------------------


@record
class Reinforced(Event):
    """A reinforcement card is used."""

    card: str


@record
class UsedTriton(Event):
    """A token was given for gold or shards."""

    resource: ResourceWord


@record
class Bought(Event):
    """A face is bought in the sanctuary."""

    face: str
    gold: int
    ship: bool
    """A ship makes it cheaper."""


@record
class Forged(Event):
    """A face has taken the place of another one."""

    face: str
    old: str
    die: int
    """Which of the seat's dice, from 0."""
    locked: bool
    """It stays until the end of the game."""


@record
class BoarGiven(Event):
    """The seat has to forge a boar."""

    face: str


@record
class Moved(Event):
    """A hero goes to a portal."""

    portal: int


@record
class Ousted(Event):
    """A hero is sent home from a portal."""

    portal: int
    by: int
    """The seat whose hero comes there."""


@record
class TookCard(Event):
    """A feat is performed."""

    card: str
    slot: str


@record
class NoAction(Event):
    """A second action was paid for that can't be carried out."""


@record
class Passed(Event):
    """The seat does without its action."""


@record
class GameEnded(Event):
    """The last turn is over."""


DiceForgeEvent = (
    Rolled
    | Mirrored
    | MirrorBlank
    | UsedCerberus
    | BoarBonus
    | SatyrsPicked
    | Gained
    | Lost
    | Converted
    | Hammered
    | HammerPhase
    | Glory
    | Paid
    | Reinforced
    | UsedTriton
    | Bought
    | Forged
    | BoarGiven
    | Moved
    | Ousted
    | TookCard
    | NoAction
    | Passed
    | GameEnded
    | ByItself
    | Forced
)
"""Everything that can happen."""
