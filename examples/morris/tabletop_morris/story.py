"""What happens in nine men's morris: each event in a sentence, and a turn as players write it down."""

from collections.abc import Callable, Sequence
from typing import assert_never

from rulesets.core import Forced
from tabletop_morris.events import ClosedMill, GameEnded, MorrisEvent, Moved, Placed, Removed
from tabletop_morris.messages import MorrisMessages


class Story:
    """Sentences for the log: one method per kind of event."""

    def __init__(self, say: MorrisMessages, name: Callable[[int | None], str]) -> None:
        """`name` gives the name of the player at a seat."""
        self.say, self.name = say, name

    def sentence(self, event: MorrisEvent) -> str | None:
        """An event in a sentence; `None` for a choice without alternatives, which says enough itself."""
        match event:
            case Placed():
                return self.placed(event)
            case Moved():
                return self.moved(event)
            case ClosedMill():
                return self.closed_mill(event)
            case Removed():
                return self.removed(event)
            case GameEnded():
                return self.game_ended(event)
            case Forced():
                return None
            case _:
                assert_never(event)

    def placed(self, event: Placed) -> str:
        return self.say.event_placed(name=self.name(event.seat), point=event.point)

    def moved(self, event: Moved) -> str:
        went = self.say.event_moved_flown if event.flown else self.say.event_moved_slid
        return went(name=self.name(event.seat), start=event.start, point=event.point)

    def closed_mill(self, event: ClosedMill) -> str:
        return self.say.event_closed_mill(name=self.name(event.seat))

    def removed(self, event: Removed) -> str:
        victim = self.name(event.victim)
        return self.say.event_removed(name=self.name(event.seat), victim=victim, point=event.point)

    def game_ended(self, event: GameEnded) -> str:
        match event.why:
            case "few":
                return self.say.event_game_ended_few(name=self.name(event.seat))
            case "blocked":
                return self.say.event_game_ended_blocked(name=self.name(event.seat))
            case "repetition":
                return self.say.event_game_ended_repetition()
            case "quiet":
                return self.say.event_game_ended_quiet()

    def in_brief(self, events: Sequence[MorrisEvent]) -> str:
        """A turn as players write it down: `d6`, `b4-d2 ×f6`."""
        return " ".join(filter(None, map(self._in_brief, events)))

    def _in_brief(self, event: MorrisEvent) -> str | None:
        match event:
            case Placed():
                return self.say.brief_placed(point=event.point)
            case Moved():
                return self.say.brief_moved(start=event.start, point=event.point)
            case Removed():
                return self.say.brief_removed(point=event.point)
            case _:
                return None
