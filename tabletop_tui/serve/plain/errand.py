"""What a guest does in lines of text until they go back to the list of tables."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from tabletop_tui.text.complaints import sentence_of

if TYPE_CHECKING:
    from tabletop_tui.plain.vocabulary import Vocabulary
    from tabletop_tui.play.errors import SessionError
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.plain.console import LineConsole
    from tabletop_tui.store.errors import StoreError
    from tabletop_tui.text.words import Words


class Errand:
    """Whom it is for, and how they are talked with."""

    def __init__(
        self,
        house: "House",
        guest: "Guest",
        words: "Words",
        console: "LineConsole",
        vocabulary: "Vocabulary",
        read: Callable[[], Awaitable[str | None]],
    ) -> None:
        """`read` gives the next line; `None` when the guest leaves the server."""
        self._house, self._guest, self._words = house, guest, words
        self._console, self._vocabulary, self._read = console, vocabulary, read

    def _leaves(self, typed: str | None) -> bool:
        return typed is None or self._vocabulary.command(typed) == "quit"

    def _say_why(self, error: "SessionError | StoreError") -> None:
        self._console.say(sentence_of(self._words, error.reason))

    async def _agreed(self) -> bool:
        """Whether the guest wants what they were just asked about; anything but a yes is a no."""
        say, vocabulary = self._words.plain, self._vocabulary
        self._console.say(say.confirm(yes=vocabulary.name("yes"), no=vocabulary.name("no")))
        typed = await self._read()
        if typed is not None and (typed == "1" or vocabulary.agreed(typed)):
            return True
        self._console.say(say.not_taken())
        return False
