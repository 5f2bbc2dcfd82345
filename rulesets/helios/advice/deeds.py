"""What one answer brought about: events that belong together are merged, to be said in one sentence."""

from collections.abc import Sequence

from rulesets.core import Event, Forced, record
from rulesets.helios.components import HARBOUR_VP
from rulesets.helios.events import (
    Action,
    Activated,
    Bought,
    Built,
    BuiltTemple,
    ChoseRow,
    ChoseStartLand,
    ColumnShort,
    CompletedLap,
    Cubes,
    ExtendedRange,
    FilledRow,
    GainedCube,
    GainedMana,
    GameEnded,
    HeliosEvent,
    Laid,
    MovedSun,
    NoActionTile,
    NoCube,
    Paid,
    Passed,
    Phase,
    Reshuffled,
    RoundBegins,
    Scored,
    Shone,
    TookActionTile,
    TurnedUp,
    Waived,
)
from rulesets.helios.geometry import BONUS


@record
class Priced(Event):
    """A temple, a building or a person, with what was paid for it."""

    event: Built | BuiltTemple | Activated
    price: Cubes


@record
class Lapsed(Event):
    """An action that couldn't be carried out: nobody was asked."""

    action: Action


@record
class Harbour(Event):
    """A field that scores at the end."""

    points: int


@record
class NewLand(Event):
    """All the land that was turned up."""

    colours: Sequence[str]


Gain = GainedMana | GainedCube | ExtendedRange | Scored | CompletedLap | Shone | Harbour
"""What a seat gains by what it did."""

Deed = (
    Gain
    | ChoseStartLand
    | TookActionTile
    | ChoseRow
    | FilledRow
    | NoActionTile
    | Lapsed
    | Waived
    | Laid
    | Priced
    | Bought
    | NoCube
    | Paid
    | Passed
    | MovedSun
    | Phase
    | RoundBegins
    | ColumnShort
    | Reshuffled
    | NewLand
    | GameEnded
)
"""What is said in a sentence or as part of one."""


_PRICED = (Built, BuiltTemple, Activated)
_BEGINS = (TookActionTile, ChoseRow)
"""What an action begins with: one that follows at once can't be carried out."""


def together(happened: Sequence[HeliosEvent]) -> list[Deed]:
    """Events with what was paid for them, harbours as gains, and all new land as one event."""
    found: list[Deed] = []
    paid: Cubes = ()
    new = [event.colour for event in happened if isinstance(event, TurnedUp)]
    for number, event in enumerate(happened):
        last = found[-1] if found else None
        match event:
            case Forced() | CompletedLap(scores=True):
                pass  # those beside them say it
            case Paid() if any(isinstance(later, _PRICED) for later in happened[number:]):
                paid = event.cubes
            case Built() | BuiltTemple() | Activated():
                found.append(Priced(event.seat, event, paid))
                paid = ()
            case Waived(action="create_land" | "build" | "move_sun" as action) if isinstance(last, _BEGINS):
                found.append(Lapsed(event.seat, action))
            case TurnedUp():
                found += [NewLand(None, new)] if new else []
                new = []
            case _:
                found.append(event)
        if isinstance(event, Laid) and BONUS.get(event.field) == "harbour":
            found.append(Harbour(event.seat, HARBOUR_VP))
    return found
