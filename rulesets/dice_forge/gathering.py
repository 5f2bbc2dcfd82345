"""Which events belong together: a roll and everything it gives, a feat and the move to it."""

from collections.abc import Iterable, Sequence
from dataclasses import field
from typing import Any

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.dice_forge.components import RESOURCES

_COLLECTING = frozenset({"rolled", "mirrored", "reinforced", "used_triton", "used_cerberus", "satyrs_picked"})
"""What is gained or lost after these is told together with them."""
GAINS = frozenset({"gained", "lost"})
_NO_ROLL = frozenset({"reinforced", "took_card", "moved", "passed", "used_triton", "bought"})
"""What is gained after these, until the next roll, doesn't come from a roll."""


@record(frozen=False)
class Told:
    """Something that happened, with what it brought."""

    event: Event
    gained: dict[str, int] = field(default_factory=dict)
    spilt: dict[str, int] = field(default_factory=dict)
    """What the store had no room for."""
    taken: dict[str, int] = field(default_factory=dict)
    """What the Minotaur took."""
    copies: list[str | None] = field(default_factory=list)
    """What mirrors counted as, in order."""
    by_itself: bool = False
    """A standing answer decided about its hammer; only for rolls."""
    hammer: int = 0
    """Gold that went on the hammer; only for rolls, for their trays."""
    also: Event | None = None
    """A second event told in the same sentence."""

    @property
    def outcome(self) -> bool:
        """Whether it has brought or taken anything."""
        return bool(self.gained or self.spilt or self.taken)

    def add(self, event: Event) -> None:
        """Count a gain or a loss."""
        resource, amount = event.facts["resource"], event.facts["amount"]
        if event.kind == "lost":
            _count(self.taken, resource, amount)
        else:
            _count(self.gained, resource, amount - event.facts["lost"])
            _count(self.spilt, resource, event.facts["lost"])


def _count(amounts: dict[str, int], resource: str, amount: int) -> None:
    """Add to a sum, in the order of the resources; amounts of nothing get no entry."""
    if amount:
        amounts[resource] = amounts.get(resource, 0) + amount
        ordered = {word: amounts[word] for word in RESOURCES if word in amounts}
        amounts.clear()
        amounts.update(ordered)


class _Gatherer:
    """Goes through the events of one answer and groups what belongs together."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._open: dict[int | None, Told] = {}
        """What each seat's gains belong to."""
        self._bonus: Told | None = None

    def read(self, event: Event) -> None:
        """Read the next event; gains are joined with what they belong to."""
        kind, last = event.kind, self.told[-1] if self.told else None
        same = last is not None and last.event.seat == event.seat
        before = last.event.kind if last is not None and same else ""
        if kind in GAINS:
            self._gain(event)
        elif kind in ("mirrored", "mirror_blank"):
            self._mirror(event)
        elif kind == "hammer_phase" and before == "hammered" and last is not None:
            last.also = event
        elif kind == "forced" or (kind == "paid" and before in ("bought", "reinforced")):
            return  # the next event tells it, or its price is told with it
        else:
            says_itself = (kind == "rolled" or event.facts.get("why") == "elder") and before == "reinforced"
            moved = kind == "took_card" and before in ("moved", "paid")
            if says_itself or moved:
                self.told.pop()
            self._new(event)
            if moved and before == "moved" and last is not None:
                self.told[-1].also = last.event
            if kind == "boar_bonus":
                self._bonus = self.told[-1]

    def _new(self, event: Event) -> None:
        self.told.append(Told(event))
        if event.kind in _COLLECTING or event.kind in GAINS:
            self._open[event.seat] = self.told[-1]
        elif event.kind != "boar_bonus":  # a player who applies the boar continues with the roll
            self._open.pop(event.seat, None)

    def _gain(self, event: Event) -> None:
        if self._bonus is not None:
            self._bonus.add(event)
            self._bonus = None
            return
        if event.seat not in self._open:
            self._new(event)
        self._open[event.seat].add(event)

    def _mirror(self, event: Event) -> None:
        """Tell it with the roll, unless that has been answered by then."""
        roll = self._open.get(event.seat)
        if roll is not None and roll.event.kind == "rolled" and not roll.outcome:
            roll.copies.append(event.facts.get("face"))
        else:
            self._new(event)


def gathered(events: Sequence[Event]) -> list[Told]:
    """What happened, with gains joined to what brought them."""
    gatherer = _Gatherer()
    for number, event in enumerate(events):
        following = events[number + 1].kind if number + 1 < len(events) else ""
        if event.kind == "paid" and following == "moved":
            continue  # the feat tells its cost
        gatherer.read(event)
    return gatherer.told


def retold(events: Sequence[Event], *, acts: bool = False) -> list[Event]:
    """Events as they are told: each event that brought something is followed by a `brought` with all of it.

    A roll has its faces, with what its mirrors count as (`thrown`). With `acts`, only what was done in turns,
    without the rolls that begin them.
    """
    found: list[Event] = []
    for told in gathered(events):
        if not (acts and _of_blessing(told.event)):
            found += _retold(told)
    return found


def _retold(told: Told) -> list[Event]:
    event, what = told.event, {"kept": told.gained, "spilt": told.spilt, "taken": told.taken}
    if event.kind in GAINS:
        kind = "lost" if told.taken else "gained" if told.gained else "gained_nothing"
        return [Event(kind, event.seat, what)] if told.outcome else []
    more: dict[str, Any] = {}
    if event.kind == "rolled":
        faces, copies = event.facts["faces"], list(told.copies)
        more["thrown"] = (faces, [copies.pop(0) if face == "MIR" and copies else face for face in faces])
    if told.also is not None and event.kind == "took_card":
        return [Event(event.kind, event.seat, {**event.facts, **more, "went": True})]
    found = [Event(event.kind, event.seat, {**event.facts, **more})]
    if told.also is not None:
        what = {"kept": {"vp": told.also.facts["vp"]}}
    if told.also is not None or told.outcome:
        found.append(Event("brought", event.seat, what))
    return found


def _of_blessing(event: Event) -> bool:
    """Whether this is the roll that begins a turn, or something that such a roll can bring."""
    return event.kind in (*GAINS, "hammered") or event.facts.get("why") == "blessing"


def rolls_in(events: Iterable[Event]) -> list[Told]:
    """Every roll in these events with all that it has brought so far, even through later answers."""
    found: list[Told] = []
    last: dict[int | None, Told] = {}
    bonus = False
    for event in events:
        roll = last.get(event.seat)
        if event.kind == "rolled":
            found.append(Told(event))
            last[event.seat] = found[-1]
        elif event.kind == "satyrs_picked":
            found.append(Told(event))
            last = {event.seat: found[-1]}
        elif event.kind in _NO_ROLL and not event.facts.get("ship"):
            last.pop(event.seat, None)
        elif event.kind in GAINS and bonus:
            bonus = False
        elif roll is not None and event.kind in GAINS:
            roll.add(event)
        elif roll is not None and event.kind == "converted":
            _count(roll.gained, "vp", event.facts["vp"])
        elif roll is not None and event.kind == "hammered":
            roll.hammer += event.facts["gold"]
        elif roll is not None and event.kind == "by_itself_hammer":
            roll.by_itself = True
        elif roll is not None and event.kind == "hammer_phase":
            _count(roll.gained, "vp", event.facts["vp"])
        elif roll is not None and event.kind in ("mirrored", "mirror_blank"):
            roll.copies.append(event.facts.get("face"))
        bonus = bonus or event.kind == "boar_bonus"
    return found
