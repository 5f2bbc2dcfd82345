"""What every catalogue of messages is made of: `make messages` writes a class for each from its sentences."""

from collections.abc import Mapping, Sequence
from typing import Protocol

Shown = str | int | float | Sequence[str | int] | None
"""What a message can mention: text and numbers; lists are joined by commas, `None` is empty."""


class Puts(Protocol):
    """A language, which knows every message by its id."""

    def put(self, message_id: str, facts: Mapping[str, object]) -> str:
        """The message with its facts put in."""


class Catalogue:
    """The messages of one catalogue in one language, a method for each."""

    def __init__(self, words: Puts) -> None:
        self.put = words.put
