"""Tournaments and leagues in lines of text."""

from typing import TYPE_CHECKING

from tabletop_tui.play.contests.contest import LEAGUE, RUNNING
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.plain.errand import Errand
from tabletop_tui.serve.records.contest_text import about, lines
from tabletop_tui.store.errors import StoreError

if TYPE_CHECKING:
    from tabletop_tui.play.contests.contest import Contest


class PlainContests(Errand):
    """Lists them, tells how everyone stands, and lets a member take part, until the guest goes back."""

    async def run(self) -> None:
        """List them, and do what is typed."""
        words, say, vocabulary = self._words, self._words.contests, self._vocabulary
        while True:
            try:
                contests = await self._house.contests.all()
            except (SessionError, StoreError) as error:
                self._say_why(error)
                return
            if not contests:
                self._console.say(say.none())
                return
            for number, each in enumerate(contests, start=1):
                row = say.row(number=number, name=each.name, about=about(words, each, self._guest.id))
                self._console.say(row)
            quit = vocabulary.name("quit")
            self._console.say(say.list_how(join=say.word_join(), leave=say.word_leave(), quit=quit))
            typed = await self._read()
            if typed is None or self._leaves(typed):
                return
            await self._do(typed.casefold(), contests)

    async def _do(self, typed: str, contests: "list[Contest]") -> None:
        say, (first, _, rest) = self._words.contests, typed.partition(" ")
        number = rest or first
        place = int(number) if number.isdecimal() and len(number) < 5 else 0
        if not 1 <= place <= len(contests):
            return
        chosen, ours = contests[place - 1], self._house.contests
        try:
            if first == say.word_join():
                await ours.join(self._guest, chosen.id)
                self._console.say(say.joined_done(name=chosen.name))
            elif first == say.word_leave():
                await self._leave(chosen)
            else:
                now = await ours.find(chosen.id)
                for line in lines(self._words, now, self._guest.id):
                    self._console.say(line)
        except (SessionError, StoreError) as error:
            self._say_why(error)

    async def _leave(self, chosen: "Contest") -> None:
        """Take part no more; asks first where a table would be lost. Raises `SessionError`, `StoreError`."""
        say, id = self._words.contests, self._guest.id
        if chosen.state == RUNNING and chosen.kind != LEAGUE and id in chosen.staying:
            self._console.say(say.plain_sure(name=chosen.name))
            if not await self._agreed():
                return
        await self._house.contests.leave(self._guest, chosen.id)
        self._console.say(say.left_done(name=chosen.name))
