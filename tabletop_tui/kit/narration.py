"""A table turns events into sentences: one message per kind, and one way of naming each sort of fact."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from rulesets.core import Event, Reason, WordEvent
from tabletop_tui.kit.brief import continued
from tabletop_tui.kit.wording import Wording

Naming = Callable[[Any], Any]
"""From a fact's value, or a whole event, to its words or to several facts that a sentence can mention."""
Choosing = Callable[[Any], str]
"""From an event or a reason to the last word of its message, if it has several forms."""


class Narration:
    """The sentences of one game's events."""

    def __init__(
        self,
        wording: Wording,
        names: Mapping[str, Naming],
        forms: Mapping[str, Choosing],
        silent: frozenset[str] = frozenset(),
        gains: frozenset[str] = frozenset(),
        bringing: frozenset[str] | None = None,
    ) -> None:
        """`names` are by fact, or by kind of event or reason for several facts at once; `forms` by kind.

        `silent` kinds are said by the event beside them. What is gained (`gains`) is said after the event
        that brought it (messages `GAME-gain-KIND`): any event of its seat, or one of the `bringing` kinds.
        """
        self._wording = wording
        self._names = names
        self._forms = forms
        self._silent = silent
        self._gains = gains
        self._bringing = bringing

    def sentence(self, event: Event) -> str | None:
        """The event in a sentence; `None` if it isn't worth one."""
        if event.kind in self._silent:
            return None
        parts = self._parts(event, "event")
        if event.kind in self._gains and parts and not self._has(*parts):
            gain = self._say(event, "gain")
            return gain and self._wording.say("event-gains", name=self._wording.name(event.seat), what=gain)
        return self._say(event, "event")

    def story(self, events: Iterable[Event]) -> list[tuple[int | None, str]]:
        """Events in sentences, each with the seat that it is about; gains join what brought them."""
        sentences: list[tuple[Event, list[str]]] = []
        for event in events:
            gain = event.kind in self._gains and bool(sentences) and self._brought(sentences[-1][0], event)
            said = self._say(event, "gain") if gain else self.sentence(event)
            if said and gain:
                sentences[-1][1].append(said)
            elif said:
                sentences.append((event, [said]))
        return [(event.seat, self._joined(*parts)) for event, parts in sentences]

    def _brought(self, event: Event, gain: Event) -> bool:
        """Whether a gain is said in the sentence of an event."""
        return event.seat == gain.seat and (self._bringing is None or event.kind in self._bringing)

    def _has(self, *parts: str) -> bool:
        return self._wording.words.has(self._wording.message(*parts))

    def _joined(self, head: str, *gains: str) -> str:
        if not gains:
            return head
        return self._wording.say("event-with", head=head.removesuffix("."), what=", ".join(gains))

    def _say(self, event: Event, noun: str) -> str | None:
        parts = self._parts(event, noun)
        return self._wording.say(*parts, **self.facts(event)) if parts else None

    def _parts(self, event: Event, noun: str) -> tuple[str, ...]:
        """The last words of the id of an event's message; none for an event without one."""
        form = self._forms.get(event.kind)
        if form is None:
            return (noun, event.kind)
        chosen = form(event)
        return (noun, event.kind, chosen) if chosen else ()

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen, with its facts as they are named in events."""
        form = self._forms.get(reason.id)
        which = (chosen,) if form is not None and (chosen := form(reason)) else ()
        return self._wording.say("reason", reason.id, *which, **self.about(reason.id, reason.facts))

    def question(self, kind: str, seat: int, facts: Mapping[str, Any]) -> str:
        """What a seat is asked, with facts as they are named in events."""
        return self._say(WordEvent(kind, seat, facts), "ask") or ""

    def in_few_words(self, event: Event) -> str | None:
        """The message `GAME-news-KIND`, or that of a gain; `None` if there is neither."""
        if self._has("news", event.kind):
            return self._wording.say("news", event.kind, **self.facts(event))
        return self._say(event, "gain") if event.kind in self._gains else None

    def brief(self, events: Sequence[Event]) -> list[str]:
        """What happened, in a few signs per event; events without a message `GAME-brief-KIND` are left out.

        An event that begins with the same word as the one before continues it: `burns ▲▲●`.
        """
        return continued(self._in_brief(event) for event in events)

    def _in_brief(self, event: Event) -> str | None:
        form = self._forms.get(event.kind)
        chosen = form(event) if form is not None else ""
        parts = ("brief", event.kind, chosen) if chosen else ("brief", event.kind)
        return self._wording.say(*parts, **self.facts(event)) if self._has(*parts) else None

    def facts(self, event: Event) -> dict[str, Any]:
        """The facts that a sentence can mention."""
        return {"name": self._wording.name(event.seat), **self.about(event.kind, event.facts)}

    def about(self, kind: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts of an event or a reason, one by one, and those that its kind takes together."""
        whole = self._names.get(kind)
        return {**self.named(facts), **(whole(facts) if whole is not None else {})}

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts of events or reasons as sentences mention them."""
        found: dict[str, Any] = {}
        for fact, value in facts.items():
            naming = self._names.get(fact)
            sentences = value if naming is None else naming(value)
            if naming is not None and isinstance(sentences, Mapping):
                found |= sentences
            else:
                found[fact] = sentences
        return found

    def advised(self, record: Any) -> dict[str, Any]:
        """The fields of a record of advice, named as facts of events are."""
        return self.named({field.name: getattr(record, field.name) for field in fields(record)})

    def each(self, noun: str, field: str, records: Iterable[Any]) -> list[str]:
        """A sentence for each record of advice: the message `GAME-NOUN-` with a word of the record."""
        return [self._wording.say(noun, getattr(one, field), **self.advised(one)) for one in records]
