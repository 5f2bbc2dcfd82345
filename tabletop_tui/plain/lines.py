"""What a conversation needs from the terminal at its other end, near or far."""

from typing import Protocol


class Lines(Protocol):
    """Shows lines of text, and reads what is typed."""

    def say(self, text: str = "") -> None:
        """Write a line, or several."""

    def clear(self) -> None:
        """Put earlier lines out of sight, if anyone could read them."""

    async def read(self, prompt: str) -> str | None:
        """The next line, without white space around it, or `None` when there are no more."""
