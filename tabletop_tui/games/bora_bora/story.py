"""What one answer brought about in Bora Bora: what a seat does and all that it gains are one sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rulesets.bora_bora.deeds import DEEDS, GAINS, together
from rulesets.core import Event
from tabletop_tui.games.bora_bora.naming import namings
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.kit.narration import Narration
from tabletop_tui.games.wording import Wording

_AT_ONCE: Final = frozenset({"vp", "offering", "shell", "status"})
"""Kinds of people whose gain is told right after their use."""


class Story(Narration):
    """Tells what happened, in the sentences of `Wording.story`."""

    def __init__(self, wording: Wording, terms: Terms) -> None:
        """`wording` says the sentences, `terms` names what they are about."""
        super().__init__(wording, namings(terms), FORMS, gains=GAINS | DEEDS)

    def tell(self, event: Event) -> str | None:
        """A deed has a sentence of its own where nothing led to it."""
        return self._say(event, "event") if event.kind in DEEDS else super().tell(event)

    def news(self, events: Sequence[Event]) -> str:
        """What one seat has done in a few words, without its name: `3 on Water · hut on c3 · 2★`."""
        said = []
        for event in together(events):
            if self._has("news", event.kind):
                said.append(self._wording.say("news", event.kind, **self.facts(event)))
            elif event.kind in GAINS | DEEDS and event.kind != "played_god":
                said.append(self._say(event, "gain") or "")
        return " · ".join(said)


def _number(event: Event) -> str:
    return "one" if event.facts["count"] == 1 else "many"


def _gods(event: Event) -> str:
    """The gods that a die was placed with."""
    given = event.facts
    if given["card"] == "fishing":
        return "fishing"
    return ("both" if given["white"] else "blue") if given["blue"] else "white" if given["white"] else "plain"


def _fulfilled(event: Event) -> str:
    """Whether a yellow god helped, and whether cards were shown."""
    return ("yellow" if event.facts["yellow"] else "plain") + ("-shown" if event.facts["cards"] else "")


def _lacking(reason: Any) -> str:
    """Whether something is missing that would allow a blue god."""
    return "missing" if reason.facts.get("cards") or reason.facts.get("offerings") else ""


FORMS: Final[Mapping[str, Callable[[Any], str]]] = {
    "drew_god_card": lambda event: "unseen" if event.facts.get("god") is None else "own",
    "fulfilled_task": _fulfilled,
    **dict.fromkeys(("gained_offerings", "gained_shells", "moved_hut"), _number),
    "not-lower": _lacking,
    "occupied": lambda event: "free" if event.facts["aside"] is None else "aside",
    "placed_die": _gods,
    "placed_priest": lambda event: "free" if event.facts["out"] is None else "out",
    "scored": lambda event: source if (source := event.facts["source"]) in ("fish", "helper") else "points",
    # What is gained at once is said after the use, so it isn't said twice.
    "used": lambda event: event.facts["how"] + ("-gain" if event.facts["kind"] in _AT_ONCE else ""),
}
"""Which of several sentences tells an event or a reason."""
