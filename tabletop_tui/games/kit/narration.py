"""Events become sentences by a table: one message per kind, and one way of naming each sort of fact."""

from collections.abc import Callable, Mapping
from typing import Any

from rulesets.core import Event
from tabletop_tui.games.wording import Wording

Naming = Callable[[Any], Mapping[str, Any]]
"""A fact's value to the facts that a sentence may speak of."""
Choosing = Callable[[Event], str]
"""An event to the last word of its message, for events that are told in several ways."""


class Narration:
    """The sentences of one game's events."""

    def __init__(
        self,
        wording: Wording,
        names: Mapping[str, Naming],
        forms: Mapping[str, Choosing],
        silent: frozenset[str] = frozenset(),
    ) -> None:
        """`names` by fact, `forms` by kind of event; `silent` kinds are said by the event beside them."""
        self._wording = wording
        self._names = names
        self._forms = forms
        self._silent = silent

    def tell(self, event: Event) -> str | None:
        """The event in a sentence; `None` if that isn't worth one."""
        if event.kind in self._silent:
            return None
        parts = ["event", event.kind]
        form = self._forms.get(event.kind)
        if form is not None:
            chosen = form(event)
            if not chosen:
                return None
            parts.append(chosen)
        return self._wording.say(*parts, **self.facts(event))

    def facts(self, event: Event) -> dict[str, Any]:
        """What the sentence speaks of."""
        facts: dict[str, Any] = {"name": self._wording.name(event.seat)}
        for fact, value in event.facts.items():
            naming = self._names.get(fact)
            facts |= {fact: value} if naming is None else naming(value)
        return facts
