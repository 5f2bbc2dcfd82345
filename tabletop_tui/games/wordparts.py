"""What the words of several games are made of: terms, details that warn, reasons, and stories.

A game whose sentences are too many for one class has a `PartedWording`, and its parts begin here.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from rulesets.core import Decision, Event, Option, Reason
from tabletop_tui.games.wording import Wording

WARNING: Final = "! "
"""What a line begins with that speaks against an option."""

DetailsOf = Callable[[Any, Decision[Any], Option[Any]], list[str]]
"""View, decision and option to lines about the option."""


class GameTerms:
    """Names and notation of one language; a game's own class names its things."""

    def __init__(self, wording: Wording) -> None:
        """In the language of `wording`."""
        self.words = wording.words
        self.say = wording.say
        self.listing = wording.listing
        self.listing_or = wording.listing_or

    def counted(self, noun: str, count: int, **facts: Any) -> str:
        """So many of something: `1 step`, `2 steps`."""
        return self.say(noun, "one" if count == 1 else "many", count=count, **facts)


T = TypeVar("T", bound=GameTerms)
U = TypeVar("U")


class GameDetails(Generic[T, U]):
    """The lines of `Wording.detail`; a game's own class has a method for every kind of option."""

    def __init__(self, wording: Wording, terms: T, options: U) -> None:
        """`wording` says the sentences, `terms` and `options` name what they are about."""
        self.wording = wording
        self.say = wording.say
        self.terms = terms
        self.options = options
        self._by_noun = self.by_noun()

    def by_noun(self) -> Mapping[str, DetailsOf]:
        """What says the lines, by what an option's key begins with."""
        raise NotImplementedError

    def plain(self, view: Any, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """The lines about every other option."""
        raise NotImplementedError

    def lines(self, view: Any, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """Every line about an option; none for what can't be chosen."""
        if option.blocked is not None:
            return []
        return self._by_noun.get(option.key.partition(":")[0], self.plain)(view, decision, option)

    def warn(self, *parts: str, **facts: Any) -> str:
        """A sentence marked as a warning."""
        return WARNING + self.say("warn", *parts, **facts)


class GameReasons(Generic[T]):
    """Turns the rules' reasons into the sentences of `Wording.reason`."""

    def __init__(self, wording: Wording, terms: T) -> None:
        """In the words of one table."""
        self.wording = wording
        self.say = wording.say
        self.terms = terms

    def sentence(self, reason: Reason) -> str:
        """Why not, with its facts in words."""
        facts: dict[str, Any] = dict(reason.facts)
        if "seat" in facts:
            facts["name"] = self.wording.name(facts.pop("seat"))
        return self.put(reason.id, facts)

    def put(self, reason: str, facts: dict[str, Any]) -> str:
        """The sentence of a reason whose seat is named; a game's own class puts amounts into words."""
        return self.say("reason", reason, **facts)


class Teller(Protocol):
    """Tells what an answer brought about."""

    def tell(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """A sentence for what belongs together, each with the seat that it is about."""


class PartedWording(Wording):
    """The words of a game whose details warn, and whose reasons and stories are parts of their own."""

    _reasons: GameReasons[Any]
    _story: Teller

    def caution(self, view: Any, decision: Decision[Any], option: Option[Any]) -> list[str]:
        """What speaks against an option that may be chosen: its warnings."""
        lines = self.detail(view, decision, option)
        return [line.removeprefix(WARNING) for line in lines if line.startswith(WARNING)]

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen."""
        return self._reasons.sentence(reason)

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence; `None` if that isn't worth a line of the log."""
        told = self._story.tell([event])
        return told[0][1] if told else None

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """What one answer brought about: a deed and all that it cost and brought is one sentence."""
        return self._story.tell(events)
