"""What one answer brought about: events that belong together are merged, to be told in one sentence."""

from collections.abc import Mapping, Sequence
from typing import Literal

from rulesets.bora_bora.components import SOURCES, SourceWord
from rulesets.bora_bora.events import (
    BoraBoraEvent,
    BoughtJewelry,
    Built,
    DiscardedTask,
    Doubled,
    DrewGodCard,
    FulfilledTask,
    GainedOfferings,
    GainedShells,
    GainedStatus,
    GameEnded,
    GodTileLost,
    MaterialBeside,
    MovedHut,
    NoGodCard,
    Occupied,
    OnlyBlocked,
    PlacedDie,
    PlacedMaterial,
    PlacedPriest,
    PlayedGod,
    Reshuffled,
    Rolled,
    RoundBegins,
    Scored,
    Shifted,
    TookGodCard,
    TookPerson,
    TookTask,
    TurnedUp,
    TurnOrder,
    Used,
    WonGodTile,
)
from rulesets.core import Forced
from rulesets.core.records import record


@record
class AllRolled:
    """The dice of all seats."""

    rolls: tuple[Rolled, ...]
    seat: None = None


@record
class PhaseScored:
    """What all seats have scored for status or for the temple."""

    source: Literal["status", "temple"]
    scores: tuple[Scored, ...]
    seat: None = None


@record
class NewGodCards:
    """New cards in the open row."""

    cards: tuple[TurnedUp, ...]
    seat: None = None


@record
class MovedHuts:
    """Huts that one deed has moved to the 12th space."""

    seat: int | None
    count: int


Gain = (
    Scored
    | GainedOfferings
    | GainedShells
    | GainedStatus
    | TookGodCard
    | DrewGodCard
    | NoGodCard
    | OnlyBlocked
    | PlayedGod
    | Occupied
    | TookPerson
    | PlacedPriest
    | Built
    | MovedHuts
    | PlacedMaterial
    | MaterialBeside
)
"""What a deed leads to: it joins the sentence about what its seat did before."""
Deed = (
    Gain
    | PlacedDie
    | Shifted
    | Used
    | Doubled
    | BoughtJewelry
    | FulfilledTask
    | DiscardedTask
    | TookTask
    | WonGodTile
    | GodTileLost
    | TurnOrder
    | RoundBegins
    | AllRolled
    | PhaseScored
    | NewGodCards
    | Reshuffled
    | GameEnded
)
"""What is told of an answer."""
_LATER = NewGodCards | Reshuffled
"""What is told last: no deed of a seat."""
_SMALL = (
    Scored | GainedOfferings | GainedShells | GainedStatus | TookGodCard | DrewGodCard | MovedHuts | _LATER
)
"""What doesn't begin another deed, so that equal gains before and after it are added up."""


def together(events: Sequence[BoraBoraEvent]) -> list[Deed]:
    """Events with those of all seats, sums, and moved huts merged into one each; new god cards come last."""
    found: dict[object, Deed] = {}
    number = 0
    for place, event in enumerate(events):
        if isinstance(event, Forced):
            continue  # the next event tells it
        deed = _alone(event)
        number += not isinstance(deed, _SMALL)
        key = _key(deed, number, place)
        before = found.get(key)
        found[key] = deed if before is None else _added(before, deed)
    return sorted(found.values(), key=lambda deed: isinstance(deed, _LATER))


def _alone(event: BoraBoraEvent) -> Deed:
    """An event as the deed that others like it are added to."""
    match event:
        case Scored(source="status" | "temple" as source):
            return PhaseScored(source, (event,))
        case Rolled():
            return AllRolled((event,))
        case TurnedUp():
            return NewGodCards((event,))
        case MovedHut():
            return MovedHuts(event.seat, 1)
    assert not isinstance(event, Forced)
    return event


def _key(deed: Deed, number: int, place: int) -> object:
    """Deeds with the same key are one: those of all seats, and equal gains within one deed of a seat."""
    match deed:
        case AllRolled() | NewGodCards():
            return type(deed)
        case PhaseScored():
            return deed.source
        case Scored():
            return (Scored, deed.seat, deed.source, number)
        case GainedOfferings() | GainedShells() | MovedHuts():
            return (type(deed), deed.seat, number)
    return place


def _added(before: Deed, deed: Deed) -> Deed:
    """Two deeds with the same key as one."""
    match before, deed:
        case AllRolled(), AllRolled():
            return AllRolled(before.rolls + deed.rolls)
        case NewGodCards(), NewGodCards():
            return NewGodCards(before.cards + deed.cards)
        case PhaseScored(), PhaseScored():
            return PhaseScored(before.source, before.scores + deed.scores)
        case Scored(), Scored():
            return Scored(deed.seat, before.points + deed.points, deed.source)
        case GainedOfferings(), GainedOfferings():
            return GainedOfferings(deed.seat, before.count + deed.count)
        case GainedShells(), GainedShells():
            return GainedShells(deed.seat, before.count + deed.count)
        case MovedHuts(), MovedHuts():
            return MovedHuts(deed.seat, before.count + deed.count)
    raise TypeError(f"{before} and {deed} aren't told together")


def in_order(ledger: Mapping[str, int]) -> list[tuple[SourceWord, int]]:
    """The sources that have brought a seat points on the track, each with the amount."""
    return [(source, ledger[source]) for source in SOURCES if ledger.get(source)]
