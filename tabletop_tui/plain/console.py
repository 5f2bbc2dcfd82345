"""Lines in and lines out, whatever is at the other end."""

import contextlib
import io
import sys
from typing import TextIO

from tabletop_tui.drawing import spelt_in_ascii


class Console:
    """Reads lines from one stream and writes lines to another, at once and never a broken one."""

    def __init__(self, given: TextIO, shown: TextIO, *, ascii: bool = False) -> None:
        """With `ascii`, everything is spelt in ASCII characters."""
        self._given = given
        self._shown = shown
        self._ascii = ascii
        for stream in (given, shown):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    @classmethod
    def standard(cls, *, ascii: bool = False) -> "Console":
        """Standard input and output; on a terminal the line can be edited."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives `input` its editing
        return cls(sys.stdin, sys.stdout, ascii=ascii)

    def say(self, text: str = "") -> None:
        """A line, or several."""
        self._shown.write((spelt_in_ascii(text) if self._ascii else text) + "\n")

    def read(self, prompt: str) -> str | None:
        """The next line without white space around it, or `None` at the end of the input.

        The prompt is shown on a terminal only: to a program that reads along it would be noise.
        """
        self._shown.flush()
        if self._given is sys.stdin and sys.stdin.isatty():
            try:
                return input(prompt).strip()
            except EOFError:
                self.say()
                return None
            except KeyboardInterrupt:
                self.say()
                raise
        line = self._given.readline()
        return line.strip() if line else None
