"""Contributions at a table over SSH, in lines of text."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.sentences import gave
from tabletop_tui.serve.plain.charge import IN_CHARGE, PlainCharge, show_people
from tabletop_tui.serve.tables.contributing import TableContributions
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.complaints import sentence_of

if TYPE_CHECKING:
    from tabletop_tui.plain.vocabulary import Vocabulary
    from tabletop_tui.serve.plain.console import LineConsole
    from tabletop_tui.serve.tables.place import TablePlace
    from tabletop_tui.text.words import Words

NOTHING = "-"
"""Typed by a person who adds nothing."""


class PlainContributions:
    """Tells what others add, and asks the guest who reads along."""

    def __init__(
        self, place: "TablePlace", words: "Words", console: "LineConsole", vocabulary: "Vocabulary"
    ) -> None:
        """At a place of a table."""
        self.contributions = TableContributions(place.table, place.guest)
        self.words = words
        self._charge = PlainCharge(place, console.say, words)
        self.left = False
        """The guest wants to leave, or has to."""
        self._console = console
        self._vocabulary = vocabulary
        self._said = 0
        self._stood: tuple[object, ...] = ()

    async def run(self, read: Callable[[], Awaitable[str | None]]) -> bool:
        """Run until the game begins or the guest leaves. Returns whether it has begun."""
        self._console.say(self.words.fair.plain_intro(hash=self.contributions.proof.hash))
        self._console.say(self.words.fair.plain_note())
        self._console.say(self.words.fair.plain_leave(quit=self._vocabulary.name("quit")))
        self.news()
        while self._goes_on():
            typed = await read()
            if typed is None:
                return False
            if self._goes_on():
                await self._take(typed)
        return not self.left

    def _goes_on(self) -> bool:
        return not (self.contributions.over or self.left)

    def news(self) -> None:
        """Tell what was added since the last news, and what is to be added now."""
        if self.left:
            return
        contributions = self.contributions
        for entry in contributions.proof.entries[self._said :]:
            self._console.say(gave(entry, self.words))
        self._said = len(contributions.proof.entries)
        waiting = tuple(contributions.pending)
        stands = (contributions.over, contributions.asked, waiting, contributions.may_begin)
        if stands != self._stood:
            self._stood = stands
            self._say_what_now()

    def _say_what_now(self) -> None:
        contributions = self.contributions
        if contributions.over:
            self._console.say(self.words.fair.plain_begun())
        elif contributions.asked is not None and contributions.only_declines(contributions.asked):
            self._console.say(self.words.fair.host_late())
            self._console.say(
                self.words.fair.plain_decline(name=contributions.people[contributions.asked].name)
            )
        elif contributions.asked is not None:
            self._console.say(self.words.fair.plain_ask(name=contributions.people[contributions.asked].name))
        elif contributions.pending:
            names = ", ".join(contributions.people[seat].name for seat in contributions.pending)
            self._console.say(self.words.fair.plain_waits(names=names))
        elif contributions.may_begin:
            self._console.say(self.words.fair.plain_ready(begin=self.words.fair.plain_begin_word()))
        else:
            self._console.say(self.words.fair.plain_ready_others())
        if self._charge.place.in_charge and contributions.asked is None and not contributions.over:
            name = self._vocabulary.name
            people, free, invite, close = name("people"), name("free"), name("invite"), name("close")
            said = self.words.fair.plain_charge(people=people, free=free, invite=invite, close=close)
            self._console.say(said)

    async def _take(self, typed: str) -> None:
        contributions, asked = self.contributions, self.contributions.asked
        word, _, rest = typed.partition(" ")
        command = self._vocabulary.command(word)
        try:
            if self._vocabulary.command(typed) == "quit":
                self.left = True
            elif asked is not None:
                await contributions.add(asked, None if typed == NOTHING else typed)
            elif contributions.may_begin and typed.casefold() == self.words.fair.plain_begin_word():
                await contributions.begin()
            elif command == "people":
                show_people(contributions.table, self.words, self._console.say)
            elif command in IN_CHARGE and self._charge.place.in_charge:
                await self._charge.commands[command](rest.strip())
            else:
                self._say_what_now()
        except (SessionError, StoreError) as error:
            self._console.say(sentence_of(self.words, error.reason))
