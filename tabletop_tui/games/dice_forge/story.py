"""What happened in Dice Forge: a roll and all that it gives belong together, in the log and in the trays."""

from collections.abc import Iterable, Sequence
from dataclasses import field
from typing import Any

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.dice_forge.components import RESOURCES
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.games.kit.narration import Narration
from tabletop_tui.games.wording import Wording

_COLLECTING = frozenset({"rolled", "mirrored", "reinforced", "used_triton", "used_cerberus", "satyrs_picked"})
"""What is gained or lost after these is said together with them."""
_GAINS = frozenset({"gained", "lost"})
_NO_ROLL = frozenset({"reinforced", "took_card", "moved", "passed", "used_triton", "bought"})
"""What is gained after these doesn't come from a roll, until somebody rolls again."""


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
    """A standing answer has decided about its hammer; only of rolls."""
    hammer: int = 0
    """Gold that went on the hammer; only of rolls, for their trays."""
    also: Event | None = None
    """A second thing said in the same sentence."""

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
    """Add to a sum, in the order of the resources; nothing is no entry."""
    if amount:
        amounts[resource] = amounts.get(resource, 0) + amount
        ordered = {word: amounts[word] for word in RESOURCES if word in amounts}
        amounts.clear()
        amounts.update(ordered)


class _Gatherer:
    """Goes through the events of one answer and puts together what belongs together."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._open: dict[int | None, Told] = {}
        """For each seat what its gains belong to."""
        self._bonus: Told | None = None

    def read(self, event: Event) -> None:
        """The next event."""
        kind, last = event.kind, self.told[-1] if self.told else None
        same = last is not None and last.event.seat == event.seat
        before = last.event.kind if last is not None and same else ""
        if kind in _GAINS:
            self._gain(event)
        elif kind in ("mirrored", "mirror_blank"):
            self._mirror(event)
        elif kind == "hammer_phase" and before == "hammered" and last is not None:
            last.also = event
        elif kind == "forced" or (kind == "paid" and before in ("bought", "reinforced")):
            return  # what follows tells it, or its price is told with it
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
        if event.kind in _COLLECTING or event.kind in _GAINS:
            self._open[event.seat] = self.told[-1]
        elif event.kind != "boar_bonus":  # whoever applies the boar goes on with their roll
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
        """Said with the roll, unless that has been answered by then."""
        roll = self._open.get(event.seat)
        if roll is not None and roll.event.kind == "rolled" and not roll.outcome:
            roll.copies.append(event.facts.get("face"))
        else:
            self._new(event)


def gathered(events: Sequence[Event]) -> list[Told]:
    """What happened, gains put with what brought them."""
    gatherer = _Gatherer()
    for number, event in enumerate(events):
        following = events[number + 1].kind if number + 1 < len(events) else ""
        if event.kind == "paid" and following == "moved":
            continue  # the feat says what it costs
        gatherer.read(event)
    return gatherer.told


def rolls_in(events: Iterable[Event]) -> list[Told]:
    """Every roll in these events with all that it has brought so far, also by later answers."""
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
        elif event.kind in _GAINS and bonus:
            bonus = False
        elif roll is not None and event.kind in _GAINS:
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


class Story:
    """The sentences of `Wording.story`."""

    def __init__(self, wording: Wording, terms: Terms, narration: Narration) -> None:
        """`narration` tells single events."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self.narration = narration

    def tell(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Everything that one answer brought about."""
        said = ((told.event.seat, self._sentence(told)) for told in gathered(events))
        return [(seat, sentence) for seat, sentence in said if sentence]

    def _sentence(self, told: Told) -> str | None:
        event, facts = told.event, self.narration.facts(told.event)
        if event.kind in _GAINS:
            return self._gains(told)
        if event.kind == "converted":
            facts["what"] = self.terms.amount(event.facts["resource"], event.facts["amount"])
            return self.say("event-converted", **facts)
        if event.kind == "took_card" and told.also is not None:
            return self.say("event-went-and-took", **facts, portal=told.also.facts["portal"])
        if event.kind == "paid":
            which = "paid" if event.facts.get("gold") else "paid-extra"
            return self.say("event", which, name=facts["name"], what=self.terms.amounts(event.facts))
        if told.copies:
            faces, copies = event.facts["faces"], list(told.copies)
            counts = [copies.pop(0) if face == "MIR" and copies else face for face in faces]
            facts["faces"] = self.terms.rolled(faces, counts)
            head: str | None = self.say("event-rolled", event.facts["why"], **facts)
        elif event.kind == "satyrs_picked":
            pairs = zip(event.facts["faces"], event.facts["seats"], strict=True)
            dice = [self.say("face-of", face=self.terms.face(f), name=self.name(s)) for f, s in pairs]
            head = self.say("event-satyrs-picked", name=facts["name"], faces=self.terms.listing(dice))
        else:
            head = self.narration.tell(event)
        if head is None or (told.also is None and not told.outcome):
            return head
        what = self.outcome(told) if told.also is None else self.terms.amount("vp", told.also.facts["vp"])
        return self.say("event-with", head=head.removesuffix("."), what=what)

    def _gains(self, told: Told) -> str | None:
        name = self.name(told.event.seat)
        if told.taken:
            return self.say("event-lost", name=name, what=self.terms.amounts(told.taken))
        if told.gained:
            return self.say("event-gained", name=name, what=self.outcome(told))
        lost = self.terms.amounts(told.spilt)
        return self.say("event-gained-nothing", name=name, lost=lost) if told.spilt else None

    def outcome(self, told: Told) -> str:
        """`4 gold and 1 sun shard (store full: 2 gold lost)`."""
        parts = [self.terms.amounts(told.gained)] if told.gained else []
        if told.taken:
            parts.append(self.say("event-taken", what=self.terms.amounts(told.taken)))
        if told.spilt:
            spilt = self.say("event-spilt", lost=self.terms.amounts(told.spilt))
            parts.append(f"({spilt})" if parts else spilt)
        return " ".join(parts)


def names_of(wording: Wording, terms: Terms) -> dict[str, Any]:
    """How each sort of fact of an event is named in sentences."""
    return {
        "faces": lambda faces: {"faces": terms.rolled(faces)},
        "face": lambda face: {"face": terms.face(face), "what": terms.face_name(face)},
        "old": lambda face: {"old": terms.face(face)},
        "die": lambda die: {"die": terms.die(die)},
        "card": lambda card: {"card": terms.card(card, "short"), "line": terms.card_line(card)},
        "by": lambda seat: {"by": wording.name(seat)},
        "amount": lambda amount: {"vp": terms.amount("vp", amount)},
        "vp": lambda vp: {"vp": terms.amount("vp", vp)},
    }
