"""Which events belong together: a roll and everything it gives, a feat and the move to it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeGuard, TypeVar, cast

from rulesets.core import ByItself, Event, Forced
from rulesets.dice_forge.components import RESOURCES, ResourceWord
from rulesets.dice_forge.events import (
    BoarBonus,
    Bought,
    Converted,
    DiceForgeEvent,
    Gained,
    Glory,
    Hammered,
    HammerPhase,
    Lost,
    MirrorBlank,
    Mirrored,
    Moved,
    Paid,
    Passed,
    Reinforced,
    Rolled,
    SatyrsPicked,
    TookCard,
    UsedCerberus,
    UsedTriton,
)

E_co = TypeVar("E_co", bound=Event, covariant=True)

_COLLECTING = (Rolled, Mirrored, Reinforced, UsedTriton, UsedCerberus, SatyrsPicked, Gained, Lost)
"""What is gained or lost after these is said together with them."""
_NO_ROLL = (Reinforced, TookCard, Moved, Passed, UsedTriton)
"""What is gained after these, and after a purchase without a ship, doesn't come from a roll until the next
one.
"""


@dataclass(slots=True)
class Deed(Generic[E_co]):
    """Something that happened, with what it brought."""

    event: E_co
    gained: dict[ResourceWord, int] = field(default_factory=dict)
    spilt: dict[ResourceWord, int] = field(default_factory=dict)
    """What the store had no room for."""
    taken: dict[ResourceWord, int] = field(default_factory=dict)
    """What the Minotaur took."""
    copies: list[str | None] = field(default_factory=list)
    """What mirrors counted as, in order."""
    by_itself: bool = False
    """A standing answer decided about its hammer; only for rolls."""
    hammer: int = 0
    """Gold that went on the hammer; only for rolls, for their trays."""
    hammer_glory: int = 0
    """What the steps of gold on the hammer brought; only for that gold."""
    went: bool = False
    """The hero went there for it; only for feats."""

    @property
    def outcome(self) -> bool:
        """Whether it has brought or taken anything."""
        return bool(self.gained or self.spilt or self.taken)

    def add(self, event: Gained | Lost) -> None:
        """Count a gain or a loss."""
        if isinstance(event, Lost):
            _count(self.taken, event.resource, event.amount)
        else:
            _count(self.gained, event.resource, event.amount - event.lost)
            _count(self.spilt, event.resource, event.lost)

    def mirror(self, event: Mirrored | MirrorBlank) -> None:
        """Note what its next mirror counts as."""
        self.copies.append(event.face if isinstance(event, Mirrored) else None)


def _count(amounts: dict[ResourceWord, int], resource: ResourceWord, amount: int) -> None:
    """Add to a sum, in the order of the resources; amounts of nothing get no entry."""
    if amount:
        amounts[resource] = amounts.get(resource, 0) + amount
        ordered = {word: amounts[word] for word in RESOURCES if word in amounts}
        amounts.clear()
        amounts.update(ordered)


def counts_of(faces: Sequence[str], copies: Sequence[str | None]) -> list[str | None]:
    """What each face of a roll counts as: mirrors as their copies, so far as they have been settled."""
    settled = iter(copies)
    return [next(settled, face) if face == "MIR" else face for face in faces]


class _Reader:
    """Goes through the events of one answer and groups what belongs together."""

    def __init__(self) -> None:
        self.deeds: list[Deed[DiceForgeEvent]] = []
        self._open: dict[int | None, Deed[DiceForgeEvent]] = {}
        """What each seat's gains belong to."""
        self._bonus: Deed[DiceForgeEvent] | None = None

    def read(self, event: DiceForgeEvent) -> None:
        """Read the next event; gains are joined with what they belong to."""
        last = self.deeds[-1] if self.deeds and self.deeds[-1].event.seat == event.seat else None
        before = last.event if last is not None else None
        match event:
            case Gained() | Lost():
                self._gain(event)
            case Mirrored() | MirrorBlank():
                self._mirror(event)
            case HammerPhase(vp=vp) if last is not None and isinstance(before, Hammered):
                last.hammer_glory = vp
            case Forced():
                pass  # the next event says it
            case Paid() if isinstance(before, Bought | Reinforced):
                pass  # the price is said with it
            case Rolled() | Glory(why="elder") if isinstance(before, Reinforced):
                self._new(event, instead=True)
            case TookCard() if isinstance(before, Moved | Paid):
                self._new(event, instead=True).went = isinstance(before, Moved)
            case BoarBonus():
                self._bonus = self._new(event)
            case _:
                self._new(event)

    def _new(self, event: DiceForgeEvent, *, instead: bool = False) -> Deed[DiceForgeEvent]:
        """Begin a deed, `instead` of the last one if that needs no saying."""
        if instead:
            self.deeds.pop()
        deed: Deed[DiceForgeEvent] = Deed(event)
        self.deeds.append(deed)
        if isinstance(event, _COLLECTING):
            self._open[event.seat] = deed
        elif not isinstance(event, BoarBonus):  # a player who applies the boar continues with the roll
            self._open.pop(event.seat, None)
        return deed

    def _gain(self, event: Gained | Lost) -> None:
        if self._bonus is not None:
            self._bonus.add(event)
            self._bonus = None
            return
        if event.seat not in self._open:
            self._new(event)
        self._open[event.seat].add(event)

    def _mirror(self, event: Mirrored | MirrorBlank) -> None:
        """Say it with the roll, unless that has been answered by then."""
        roll = self._open.get(event.seat)
        if roll is not None and isinstance(roll.event, Rolled) and not roll.outcome:
            roll.mirror(event)
        else:
            self._new(event)


def deeds_in(events: Sequence[Event]) -> list[Deed[DiceForgeEvent]]:
    """What happened, with gains joined to what brought them."""
    reader, known = _Reader(), cast(Sequence[DiceForgeEvent], events)
    for number, event in enumerate(known):
        if isinstance(event, Paid) and number + 1 < len(known) and isinstance(known[number + 1], Moved):
            continue  # the feat says its cost
        reader.read(event)
    return reader.deeds


def is_of_blessing(event: Event) -> bool:
    """Whether this is the roll that begins a turn, or something that such a roll can bring."""
    if isinstance(event, Rolled):
        return event.why == "blessing"
    return isinstance(event, Gained | Lost | Hammered)


DiceEvent = Rolled | SatyrsPicked
"""What brings something by the faces of dice."""


def rolls_in(events: Iterable[Event]) -> list[Deed[DiceEvent]]:
    """Every roll in these events with all that it has brought so far, even through later answers."""
    found: list[Deed[DiceEvent]] = []
    last: dict[int | None, Deed[DiceEvent]] = {}
    bonus = False
    for event in events:
        roll = last.get(event.seat)
        match event:
            case Rolled():
                found.append(Deed(event))
                last[event.seat] = found[-1]
            case SatyrsPicked():
                found.append(Deed(event))
                last = {event.seat: found[-1]}
            case Bought(ship=False):
                last.pop(event.seat, None)
            case BoarBonus():
                bonus = True
            case Gained() | Lost() if bonus:
                bonus = False
            case _ if isinstance(event, _NO_ROLL):
                last.pop(event.seat, None)
            case _ if roll is not None:
                _add(roll, event)
    return found


def throws_of(events: Iterable[Event]) -> list[Deed[Rolled]]:
    """The same for dice that were rolled, without those that were picked for the Satyrs."""
    return [deed for deed in rolls_in(events) if _is_throw(deed)]


def _is_throw(deed: Deed[DiceEvent]) -> TypeGuard[Deed[Rolled]]:
    return isinstance(deed.event, Rolled)


def _add(roll: Deed[DiceEvent], event: Event) -> None:
    """Count what a roll has brought."""
    match event:
        case Gained() | Lost():
            roll.add(event)
        case Converted(vp=vp) | HammerPhase(vp=vp):
            _count(roll.gained, "vp", vp)
        case Hammered(gold=gold):
            roll.hammer += gold
        case ByItself(standing="hammer"):
            roll.by_itself = True
        case Mirrored() | MirrorBlank():
            roll.mirror(event)
