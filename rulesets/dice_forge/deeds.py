"""Which events belong together: a roll and everything it gives, a feat and the move to it."""

from collections.abc import Iterable, Sequence
from dataclasses import field

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.dice_forge.components import RESOURCES

_COLLECTING = frozenset({"rolled", "mirrored", "reinforced", "used_triton", "used_cerberus", "satyrs_picked"})
"""What is gained or lost after these is said together with them."""
GAINS = frozenset({"gained", "lost"})
_NO_ROLL = frozenset({"reinforced", "took_card", "moved", "passed", "used_triton", "bought"})
"""What is gained after these, until the next roll, doesn't come from a roll."""


@record(frozen=False)
class Deed:
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
    hammer_glory: int = 0
    """What the steps of gold on the hammer brought; only for that gold."""
    went: bool = False
    """The hero went there for it; only for feats."""

    @property
    def outcome(self) -> bool:
        """Whether it has brought or taken anything."""
        return bool(self.gained or self.spilt or self.taken)

    @property
    def counts(self) -> list[str | None]:
        """What each face of a roll counts as: mirrors as their copies, so far as they have been settled."""
        copies = list(self.copies)
        faces: list[str] = self.event.facts["faces"]
        return [copies.pop(0) if face == "MIR" and copies else face for face in faces]

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


class _Reader:
    """Goes through the events of one answer and groups what belongs together."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self._open: dict[int | None, Deed] = {}
        """What each seat's gains belong to."""
        self._bonus: Deed | None = None

    def read(self, event: Event) -> None:
        """Read the next event; gains are joined with what they belong to."""
        kind, last = event.kind, self.deeds[-1] if self.deeds else None
        same = last is not None and last.event.seat == event.seat
        before = last.event.kind if last is not None and same else ""
        if kind in GAINS:
            self._gain(event)
        elif kind in ("mirrored", "mirror_blank"):
            self._mirror(event)
        elif kind == "hammer_phase" and before == "hammered" and last is not None:
            last.hammer_glory = event.facts["vp"]
        elif kind == "forced" or (kind == "paid" and before in ("bought", "reinforced")):
            return  # the next event says it, or its price is said with it
        else:
            says_itself = (kind == "rolled" or event.facts.get("why") == "elder") and before == "reinforced"
            moved = kind == "took_card" and before in ("moved", "paid")
            if says_itself or moved:
                self.deeds.pop()
            self._new(event)
            self.deeds[-1].went = moved and before == "moved"
            if kind == "boar_bonus":
                self._bonus = self.deeds[-1]

    def _new(self, event: Event) -> None:
        self.deeds.append(Deed(event))
        if event.kind in _COLLECTING or event.kind in GAINS:
            self._open[event.seat] = self.deeds[-1]
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
        """Say it with the roll, unless that has been answered by then."""
        roll = self._open.get(event.seat)
        if roll is not None and roll.event.kind == "rolled" and not roll.outcome:
            roll.copies.append(event.facts.get("face"))
        else:
            self._new(event)


def deeds_in(events: Sequence[Event]) -> list[Deed]:
    """What happened, with gains joined to what brought them."""
    reader = _Reader()
    for number, event in enumerate(events):
        following = events[number + 1].kind if number + 1 < len(events) else ""
        if event.kind == "paid" and following == "moved":
            continue  # the feat says its cost
        reader.read(event)
    return reader.deeds


def is_of_blessing(event: Event) -> bool:
    """Whether this is the roll that begins a turn, or something that such a roll can bring."""
    return event.kind in (*GAINS, "hammered") or event.facts.get("why") == "blessing"


def rolls_in(events: Iterable[Event]) -> list[Deed]:
    """Every roll in these events with all that it has brought so far, even through later answers."""
    found: list[Deed] = []
    last: dict[int | None, Deed] = {}
    bonus = False
    for event in events:
        roll = last.get(event.seat)
        if event.kind == "rolled":
            found.append(Deed(event))
            last[event.seat] = found[-1]
        elif event.kind == "satyrs_picked":
            found.append(Deed(event))
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
