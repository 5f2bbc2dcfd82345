"""What a member sets for the time when they aren't here, in plain mode: `address`, `code`, `vacation`."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.play.errors import SessionError
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.complaints import sentence_of

if TYPE_CHECKING:
    from tabletop_tui.serve.mail.away import Away
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.text.words import Words


class PlainAway:
    """The commands of one member in the list of tables."""

    def __init__(self, away: "Away", guest: "Guest", words: "Words", say: Callable[[str], None]) -> None:
        self._away = away
        self._guest = guest
        self._words = words
        self._say = say

    def explain(self) -> None:
        """Say which commands there are, to members."""
        if self._guest.key is not None:
            say = self._words.days
            self._say(say.plain_how(address=say.word_address(), vacation=say.word_vacation()))

    async def heard(self, typed: str) -> bool:
        """Carry out a command. Returns whether it was one of these."""
        words, (word, _, rest) = self._words, typed.partition(" ")
        say, word, rest = words.days, word.casefold(), rest.strip()
        if word not in (say.word_address(), say.word_code(), say.word_vacation()):
            return False
        away = self._away
        try:
            if word == say.word_address():
                done = await away.give_address(rest) if rest else None
            elif word == say.word_code():
                done = await away.give_code(rest)
            else:
                done = await away.give_days(rest, words) if rest else None
            if done is not None:
                self._say(words(done.id, **done.facts))
                return True
            await away.read()
        except (SessionError, StoreError) as error:
            self._say(sentence_of(words, error.reason))
            return True
        if word == say.word_address():
            self._say(away.address_said(words))
            if away.asked is not None:
                self._say(say.address_asked(address=away.asked.hidden))
        else:
            self._say(away.vacation_said(words))
        return True
