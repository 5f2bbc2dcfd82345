"""What is said at a place, to whom, and in which words: what every command needs."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.registry import game_parts
from tabletop_tui.plain.choosing import Choice, choices_of, in_brief
from tabletop_tui.play.fair.sentences import proof_in_log

if TYPE_CHECKING:
    from rulesets.core import Decision
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.plain.brevity import Brevity
    from tabletop_tui.plain.lines import Lines
    from tabletop_tui.plain.reader import Reader
    from tabletop_tui.plain.vocabulary import Vocabulary
    from tabletop_tui.play.place import Place
    from tabletop_tui.text.words import Words


class Speaker:
    """Speaks to the people at a place, in their language."""

    def __init__(
        self,
        place: "Place",
        words: "Words",
        console: "Lines",
        vocabulary: "Vocabulary",
        reader: "Reader",
        brevity: "Brevity",
    ) -> None:
        """Says what the `reader` may know, on this console."""
        self.place = place
        self.session = place.session
        self.words = words
        self.console = console
        self.vocabulary = vocabulary
        self.reader = reader
        self.brevity = brevity
        self._named: list[object] = []
        self._offered: tuple[Decision[object], Wording, tuple[Choice, ...]] | None = None
        """The last options, in words, among which typed words are looked up."""
        self.refresh_names()

    def say(self, message: str, **facts: object) -> None:
        """Write a line from the catalogue."""
        self.console.say(self.words(message, **facts))

    def refresh_names(self) -> None:
        """Speak of the people as they are called now."""
        named: list[object] = [person.looks for person in self.session.record.people]
        if named != self._named:
            self._named = named
            self.wording: Wording = game_parts(self.session.rules.id).wording(
                self.words, self.session.record.people
            )
            self.wording.spell_out()

    @property
    def people(self) -> str:
        """Everyone's name, and which of them are computer players."""
        return self.wording.listing(
            [
                person.name
                if person.level is None
                else self.words.bots.plain(name=person.name, level=person.level)
                for person in self.session.record.people
            ]
        )

    def choices(self, decision: "Decision[object]") -> tuple[Choice, ...]:
        """The options, numbered and in words."""
        wording = self.wording
        if self._offered is None or self._offered[:2] != (decision, wording):
            view = self.session.view(decision.seat)
            texts = [wording.option_alone(view, decision, option) for option in decision.options]
            self._offered = (decision, wording, choices_of(decision, texts, wording.labels(view, decision)))
        return self._offered[2]

    def in_brief(self, decision: "Decision[object]") -> list[str]:
        """The options by their names, in the order of the numbered ones."""
        view = self.session.view(decision.seat)
        names = [self.wording.option(view, decision, option) for option in decision.options]
        return in_brief(names, [choice.text for choice in self.choices(decision)])

    def sentences(self, entry: "LogEntry") -> list[str]:
        """What happened in a log entry."""
        return [sentence for _, sentence in self.wording.story(entry.events)]

    def news(self, entry: "LogEntry") -> list[str]:
        """What happened in a log entry, as it is told at once: in brief to who wants that."""
        if not self.brevity.on:
            return self.sentences(entry)
        return [sentence for _, sentence in self.wording.story_brief(entry.events)]

    def show_proof(self) -> None:
        """Say how chance came about in a game that is fair by proof; at the end, also its secret."""
        for _, _, said in proof_in_log(self.session, self.words):
            self.console.say(said)
