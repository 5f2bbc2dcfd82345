"""The words that a player can type, in every language at once."""

from collections.abc import Sequence

from tabletop_tui.text.words import LANGUAGES, Words

COMMANDS = (
    "board",
    "mine",
    "score",
    "log",
    "since",
    "what",
    "hint",
    "coach",
    "why",
    "again",
    "brief",
    "undo",
    "redo",
    "restart",
    "help",
    "rules",
    "answers",
    "computer",
    "quit",
)
"""Everything that can be typed besides an option, in the order to list it."""

SHARED = (
    "say",
    "people",
    "sit",
    "stand",
    "agree",
    "free",
    "invite",
    "mute",
    "away",
    "close",
    "clock",
    "messages",
)
"""Further commands at a table of several terminals."""

HINT = "hint"
"""The command that comes first in a lesson."""

YES, NO = "yes", "no"

WHILE_WAITING = frozenset(
    {"undo", "redo", "restart", "help", "rules", "log", "score", "board", "mine", "quit"}
)
"""What can be typed until the next player has come to the keyboard."""


class Vocabulary:
    """Understands command words, including those of other languages and abbreviations."""

    def __init__(
        self, words: Words, *, unlisted: Sequence[str] = (), shared: bool = False, lesson: bool = False
    ) -> None:
        """`words` is the player's language; the others are understood too.

        `unlisted` commands are understood, but have no use here. `shared` says that others are at the
        table with their own terminals, `lesson` that hints come first.
        """
        commands: tuple[str, ...] = (*COMMANDS[:-1], *SHARED, COMMANDS[-1]) if shared else COMMANDS
        commands = (HINT, *(name for name in commands if name != HINT)) if lesson else commands
        self._listed = [name for name in commands if name not in unlisted]
        self._names = {name: _typed(words, name)[0] for name in (*commands, YES, NO)}
        self._meanings: dict[str, str] = {}
        others = [Words(language) for language in LANGUAGES if language != words.language]
        for each in (words, *others):
            for name in commands:
                for typed in _typed(each, name):
                    self._meanings.setdefault(typed.casefold(), name)
        self._agreed = {
            typed.casefold(): meaning == YES
            for each in (*others, words)
            for meaning in (YES, NO)
            for typed in _typed(each, meaning)
        }

    def name(self, command: str) -> str:
        """The name of a command in the player's language."""
        return self._names[command]

    @property
    def names(self) -> list[str]:
        """All useful commands, in the player's language."""
        return [self._names[command] for command in self._listed]

    def command(self, typed: str) -> str | None:
        """The command meant by a word or by its beginning (two letters or more)."""
        word = typed.casefold()
        if word in self._meanings:
            return self._meanings[word]
        if len(word) < 2:
            return None
        meant = {name for known, name in self._meanings.items() if known.startswith(word)}
        return meant.pop() if len(meant) == 1 else None

    def agreed(self, typed: str) -> bool | None:
        """Whether a word is a yes or a no; `None` for anything else."""
        return self._agreed.get(typed.casefold())


def _typed(words: Words, name: str) -> Sequence[str]:
    return words(f"plain-words-{name}").split()
