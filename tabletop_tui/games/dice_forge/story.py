"""What one answer brought about in Dice Forge: a roll and all that it gives are one sentence."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.dice_forge.components import RESOURCES
from tabletop_tui.games.dice_forge.events import Events
from tabletop_tui.games.dice_forge.terms import Terms

if TYPE_CHECKING:
    from tabletop_tui.games.wording import Wording

_COLLECTING = frozenset({"rolled", "mirrored", "reinforced", "used_triton", "used_cerberus", "satyrs_picked"})
"""What is gained or lost after these is said together with them."""

_GAINS = frozenset({"gained", "lost"})

Amounts = dict[str, int]


@record(frozen=False)
class Told:
    """A sentence in the making."""

    event: Event
    """What it is about."""
    gained: Amounts = field(default_factory=dict)
    spilt: Amounts = field(default_factory=dict)
    """What the store had no room for."""
    taken: Amounts = field(default_factory=dict)
    """What the Minotaur took."""
    copies: list[str | None] = field(default_factory=list)
    """What mirrors counted as, in order."""
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
            return
        spilt = event.facts["lost"]
        _count(self.gained, resource, amount - spilt)
        _count(self.spilt, resource, spilt)


class _Gatherer:
    """Goes through the events of one answer and puts together what belongs together."""

    def __init__(self) -> None:
        self.told: list[Told] = []
        self._open: dict[int | None, Told] = {}
        """For each seat what its gains belong to."""
        self._bonus: Told | None = None
        self._special: Mapping[str, Callable[[Event], None]] = {
            "boar_bonus": self._boar_bonus,
            "bought": self._new,
            "forced": lambda _event: None,  # what follows tells it
            "gained": self._gain,
            "glory": self._glory,
            "hammer_phase": self._hammer_phase,
            "lost": self._gain,
            "mirror_blank": self._mirror,
            "mirrored": self._mirror,
            "paid": self._paid,
            "rolled": self._rolled,
            "took_card": self._took_card,
        }

    def read(self, event: Event) -> None:
        """The next event."""
        self._special.get(event.kind, self._new)(event)

    def _new(self, event: Event) -> None:
        self.told.append(Told(event))
        if event.kind in _COLLECTING or event.kind in _GAINS:
            self._open[event.seat] = self.told[-1]
        else:
            self._open.pop(event.seat, None)

    def _last(self, event: Event, *kinds: str) -> Told | None:
        """The sentence before, if it is about the same seat and one of these kinds."""
        last = self.told[-1] if self.told else None
        return last if last and last.event.kind in kinds and last.event.seat == event.seat else None

    def _gain(self, event: Event) -> None:
        if self._bonus is not None:
            self._bonus.add(event)
            self._bonus = None
            return
        if event.seat not in self._open:
            self._new(event)
        self._open[event.seat].add(event)

    def _boar_bonus(self, event: Event) -> None:
        """Its owner's gain comes next; the roll of whoever applies the boar goes on after it."""
        self._bonus = Told(event)
        self.told.append(self._bonus)

    def _mirror(self, event: Event) -> None:
        """Said with the roll, unless that has been answered by then."""
        roll = self._open.get(event.seat)
        if roll is not None and roll.event.kind == "rolled" and not roll.outcome:
            roll.copies.append(event.facts.get("face"))
        else:
            self._new(event)

    def _rolled(self, event: Event) -> None:
        """A roll by a reinforcement says so itself."""
        if self._last(event, "reinforced"):
            self.told.pop()
        self._new(event)

    def _paid(self, event: Event) -> None:
        """A purchase and the Elder name their price themselves."""
        if self._last(event, "bought", "reinforced") is None:
            self._new(event)

    def _glory(self, event: Event) -> None:
        if event.facts["why"] == "elder" and self._last(event, "reinforced"):
            self.told.pop()
        self._new(event)

    def _hammer_phase(self, event: Event) -> None:
        hammered = self._last(event, "hammered")
        if hammered is None:
            self._new(event)
        else:
            hammered.also = event

    def _took_card(self, event: Event) -> None:
        """Where the hero went and what the feat cost are said with it."""
        moved = self._last(event, "moved")
        if moved is not None or self._last(event, "paid"):
            self.told.pop()
        self._new(event)
        self.told[-1].also = None if moved is None else moved.event


class Story:
    """The sentences of `Wording.story`."""

    def __init__(self, wording: "Wording", terms: Terms, events: Events) -> None:
        """`wording` says the sentences."""
        self.say = wording.say
        self.name = wording.name
        self.terms = terms
        self.events = events

    def tell(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """Everything that one answer brought about."""
        gatherer = _Gatherer()
        for number, event in enumerate(events):
            following = events[number + 1].kind if number + 1 < len(events) else ""
            if event.kind == "paid" and following == "moved":
                continue  # the feat says what it costs
            gatherer.read(event)
        said = ((told.event.seat, self._sentence(told)) for told in gatherer.told)
        return [(seat, sentence) for seat, sentence in said if sentence]

    def _sentence(self, told: Told) -> str | None:
        event = told.event
        if event.kind in _GAINS:
            return self._gains(told)
        if event.kind == "took_card" and told.also is not None:
            facts = {"name": self.name(event.seat), "portal": told.also.facts["portal"]}
            return self.say("event-went-and-took", **facts, card=self.terms.card_line(event.facts["card"]))
        if event.kind == "paid" and not event.facts.get("gold"):
            return self.say(
                "event-paid-extra", name=self.name(event.seat), what=self.terms.amounts(event.facts)
            )
        head = self._rolled(told) if told.copies else self.events.sentence(event)
        if head is None or (told.also is None and not told.outcome):
            return head
        what = self._outcome(told)
        if told.also is not None:
            what = self.terms.amount("vp", told.also.facts["vp"])
        return self.say("event-with", head=head.removesuffix("."), what=what)

    def _gains(self, told: Told) -> str | None:
        name = self.name(told.event.seat)
        if told.taken:
            return self.say("event-lost", name=name, what=self.terms.amounts(told.taken))
        if told.gained:
            return self.say("event-gained", name=name, what=self._outcome(told))
        return (
            self.say("event-gained-nothing", name=name, lost=self.terms.amounts(told.spilt))
            if told.spilt
            else None
        )

    def _rolled(self, told: Told) -> str:
        """A roll with what its mirrors counted as."""
        copies = list(told.copies)
        faces = told.event.facts["faces"]
        counts = [copies.pop(0) if face == "MIR" and copies else face for face in faces]
        return self.events.rolled(told.event, self.terms.rolled(faces, counts))

    def _outcome(self, told: Told) -> str:
        """`4 gold and 1 sun shard (store full: 2 gold lost)`."""
        parts = []
        if told.gained:
            parts.append(self.terms.amounts(told.gained))
        if told.taken:
            parts.append(self.say("event-taken", what=self.terms.amounts(told.taken)))
        if told.spilt:
            spilt = self.say("event-spilt", lost=self.terms.amounts(told.spilt))
            parts.append(f"({spilt})" if parts else spilt)
        return " ".join(parts)


def _count(amounts: Amounts, resource: str, amount: int) -> None:
    """Add to a sum, in the order of the resources; nothing is no entry."""
    if not amount:
        return
    amounts[resource] = amounts.get(resource, 0) + amount
    for word in RESOURCES:
        if word in amounts:
            amounts[word] = amounts.pop(word)
