"""What a game can say: one method per message, written by `make messages` from the game's catalogues.

Each game's own class (`games/<game>/messages.py`) has a method for every message of its main catalogue, with
the message's variables as keywords. `docs/presentation.md` says how to get from a sentence to the method that
says it, and back.
"""

from tabletop_tui.text.words import Words

Shown = str | int
"""What a message can mention: a text, or a number that it writes as it is."""


def message_id(game: str, parts: tuple[str, ...]) -> str:
    """The id of a game's message: `orbis-ask-choose-tile` for `("ask", "choose_tile")`."""
    return f"{game}-{'-'.join(parts).replace('_', '-')}"


class Messages:
    """The messages of one game in one language."""

    def __init__(self, words: Words, game: str) -> None:
        """`game` is the game's id, with which its message ids begin."""
        self._words, self.put = words, words.put
        self._game = game

    def __call__(self, *parts: str, **facts: object) -> str:
        """A message by the parts of its id, for what shared screens ask of every game by a fixed name."""
        return self._words.put(message_id(self._game, parts), facts)
