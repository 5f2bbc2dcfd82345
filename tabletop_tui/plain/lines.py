"""What a conversation needs from the terminal at its other end, near or far."""

import re
from collections.abc import Iterator
from typing import Protocol

LONGEST = 200
"""Characters of a line that are read out in one go."""
_FACTS = re.compile(r"(?<=[.;,]) ")


class Lines(Protocol):
    """Shows lines of text, and reads what is typed."""

    def say(self, text: str = "") -> None:
        """Write a line, or several."""

    def clear(self) -> None:
        """Put earlier lines out of sight, if anyone could read them."""

    async def read(self, prompt: str) -> str | None:
        """The next line, without white space around it, or `None` when there are no more."""


def listened(text: str) -> str:
    """Text whose long lines are divided between facts, as a screen reader reads line by line."""
    return "\n".join(part for line in text.split("\n") for part in _divided(line))


def _divided(line: str) -> Iterator[str]:
    indent = " " * (len(line) - len(line.lstrip()))
    part = ""
    for fact in _FACTS.split(line):
        if part and len(part) + 1 + len(fact) > LONGEST:
            yield part
            part = f"{indent}  {fact}"
        else:
            part = f"{part} {fact}" if part else fact
    yield part
