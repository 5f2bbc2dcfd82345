"""What a lesson or the coach says: messages, each given the reader's language."""

from collections.abc import Callable

from rulesets.core import record
from tabletop_tui.text.messages.catalogue import Puts

Sentence = Callable[[Puts], str]
"""A message as `make messages` writes it for lessons, coaches and points: `say.take_title`."""


@record
class Both:
    """A message that speaks of what only a screen shows, and the one that plain mode has in its place."""

    screen: Sentence
    plain: Sentence


Text = Sentence | Both


def worded(text: Text, words: Puts, *, plain: bool = False) -> str:
    """The text in the reader's language."""
    if isinstance(text, Both):
        text = text.plain if plain else text.screen
    return text(words)
