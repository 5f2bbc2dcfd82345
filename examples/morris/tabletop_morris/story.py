"""What happens in nine men's morris: each event in a sentence, and a turn as players write it down."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from rulesets.core import Event
from tabletop_morris.messages import MorrisMessages


class Story:
    """Sentences for the log: one method per kind of event."""

    def __init__(self, say: MorrisMessages, name: Callable[[int | None], str]) -> None:
        """`name` gives the name of the player at a seat."""
        self.say, self.name = say, name

    def sentence(self, event: Event) -> str | None:
        """An event in a sentence; `None` for a choice without alternatives, which says enough itself."""
        return None if event.kind == "forced" else _SENTENCES[event.kind](self, event)

    def placed(self, event: Event) -> str:
        return self.say.event_placed(name=self.name(event.seat), point=event.facts["point"])

    def moved(self, event: Event) -> str:
        went = self.say.event_moved_flown if event.facts["flown"] else self.say.event_moved_slid
        return went(name=self.name(event.seat), start=event.facts["start"], point=event.facts["point"])

    def closed_mill(self, event: Event) -> str:
        return self.say.event_closed_mill(name=self.name(event.seat))

    def removed(self, event: Event) -> str:
        victim = self.name(event.facts["victim"])
        return self.say.event_removed(name=self.name(event.seat), victim=victim, point=event.facts["point"])

    def game_ended(self, event: Event) -> str:
        why: Literal["few", "blocked", "repetition", "quiet"] = event.facts["why"]
        match why:
            case "few":
                return self.say.event_game_ended_few(name=self.name(event.seat))
            case "blocked":
                return self.say.event_game_ended_blocked(name=self.name(event.seat))
            case "repetition":
                return self.say.event_game_ended_repetition()
            case "quiet":
                return self.say.event_game_ended_quiet()

    def in_brief(self, events: Sequence[Event]) -> str:
        """A turn as players write it down: `d6`, `b4-d2 ×f6`."""
        return " ".join(filter(None, map(self._in_brief, events)))

    def _in_brief(self, event: Event) -> str | None:
        point = event.facts.get("point", "")
        match event.kind:
            case "placed":
                return self.say.brief_placed(point=point)
            case "moved":
                return self.say.brief_moved(start=event.facts["start"], point=point)
            case "removed":
                return self.say.brief_removed(point=point)
            case _:
                return None


_SENTENCES: Mapping[str, Callable[[Story, Event], str]] = {
    "placed": Story.placed,
    "moved": Story.moved,
    "closed_mill": Story.closed_mill,
    "removed": Story.removed,
    "game_ended": Story.game_ended,
}
