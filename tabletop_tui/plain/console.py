"""Lines in and out, whatever is at the other end."""

import contextlib
import io
import os
import shutil
import sys
from typing import TextIO

from tabletop_tui.paint.drawing import cells, wrap
from tabletop_tui.paint.glyphs import spelt_in_ascii

LEAST_WIDTH = 20
"""The least width of lines."""
_WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal, including the lines scrolled off its top."""


class Console:
    """Reads lines from one stream and writes lines to another, each at once and whole."""

    def __init__(self, given: TextIO, shown: TextIO, *, ascii: bool = False) -> None:
        """With `ascii`, everything is spelt in ASCII characters."""
        self._given = given
        self._shown = shown
        self._ascii = ascii
        for stream in (given, shown):
            if isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
                stream.reconfigure(errors="replace")

    @classmethod
    def standard(cls, *, ascii: bool = False) -> "Console":
        """Standard input and output; on a terminal the line can be edited."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - gives `input` its editing
        return cls(sys.stdin, sys.stdout, ascii=ascii)

    @property
    def typed(self) -> bool:
        """Whether a person types the lines that are read; otherwise a program or a file gives them."""
        return self._given.isatty()

    def say(self, text: str = "") -> None:
        """Write a line, or several. On a terminal, long ones are broken at blanks, with the rest indented."""
        text = spelt_in_ascii(text) if self._ascii else text
        if self._shown.isatty():
            width = shutil.get_terminal_size().columns
            text = "\n".join(self._broken(line, width) for line in text.split("\n"))
        self._shown.write(text + "\n")

    def flush(self) -> None:
        """Show what was written, before a player is asked."""
        self._shown.flush()

    def clear(self) -> None:
        """On a terminal, wipe out earlier lines, or push them out of sight; elsewhere do nothing."""
        if not self._shown.isatty():
            return
        dumb = os.environ.get("TERM", "dumb") == "dumb"
        self._shown.write("\n" * shutil.get_terminal_size().lines if dumb else _WIPE)

    @staticmethod
    def _broken(line: str, width: int) -> str:
        """A line as it is if it fits, else as several."""
        if cells(line) <= width:
            return line
        start = len(line) - len(line.lstrip(" "))
        gap = " " * start
        first, *more = wrap(line.lstrip(" "), max(width - start - 1, LEAST_WIDTH), "  ")
        return "\n".join([gap + first, *(gap + text for text in more)])

    def read(self, prompt: str) -> str | None:
        """The next line, without white space around it, or `None` at the end of the input.

        The input has also ended when it can no longer be read, as when the window was closed. The prompt is
        shown only on a terminal: for a program that reads along, it would be noise.
        """
        self._shown.flush()
        if self._given is sys.stdin and sys.stdin.isatty():
            try:
                return input(prompt).strip()
            except (EOFError, OSError):
                self.say()
                return None
            except KeyboardInterrupt:
                self.say()
                raise
        try:
            line = self._given.readline()
        except OSError:
            return None
        return line.strip() if line else None
