"""Lines to and from a terminal that can't show a screen. What is typed is echoed and edited here: their
`ssh` sends every key as it is.
"""

import asyncio
from collections.abc import Callable

from rulesets.core import foreign
from tabletop_tui.paint.drawing import cells, wrap
from tabletop_tui.paint.glyphs import spelt_in_ascii
from tabletop_tui.plain.console import LEAST_WIDTH
from tabletop_tui.serve.limits import MOST_LINE, MOST_LINES
from tabletop_tui.serve.lines.far_terminal import FarTerminal

_ENTER, _RUBOUT, _KILL, _INTERRUPT, _END = "\r\n", "\x7f\b", "\x15", "\x03", "\x04"
_ESCAPE = "\x1b"


class LineConsole:
    """Writes lines to a guest's connection, and reads what they type."""

    def __init__(self, line: FarTerminal, *, ascii: bool = False) -> None:
        """Takes over the line. With `ascii`, everything is spelt in ASCII characters."""
        self._line = line
        self._ascii = ascii
        self._typed = ""
        self._prompt: str | None = None
        self._after_return = False
        self._escape = ""
        self._ready: asyncio.Queue[str | None] = asyncio.Queue()
        self._ended = False
        self._handle: asyncio.Handle | None = None
        line.on_text = self._on_text

    # -- out -------------------------------------------------------------------------------------

    def say(self, text: str = "") -> None:
        """Write a line, or several; long ones are broken at blanks, with the rest indented."""
        self._put_prompt_away()
        width = self._line.size[0]
        for line in (spelt_in_ascii(text) if self._ascii else text).split("\n"):
            self._line.write("".join(f"{part}\r\n" for part in self._broken(line, width)))

    def clear(self) -> None:
        """Push earlier lines out of sight, which is all that a terminal of lines can do."""
        self._put_prompt_away()
        self._line.write("\r\n" * self._line.size[1])

    @staticmethod
    def _broken(line: str, width: int) -> list[str]:
        if cells(line) < width:
            return [line]
        start = len(line) - len(line.lstrip(" "))
        parts = wrap(line.lstrip(" "), max(width - start - 2, LEAST_WIDTH), "  ")
        return [" " * start + part for part in parts]

    def _put_prompt_away(self) -> None:
        """Write something while the guest is typing, then repeat below it what they have typed."""
        if self._prompt is None or self._handle is not None:
            return
        self._line.write("\r\n")
        self._handle = asyncio.get_running_loop().call_soon(self._show_prompt)

    def _show_prompt(self) -> None:
        self._handle = None
        if self._prompt is not None:
            self._line.write(self._prompt + self._typed)

    # -- in --------------------------------------------------------------------------------------

    async def read(self, prompt: str) -> str | None:
        """The next line, without white space around it, or `None` when they leave."""
        if self._ready.empty() and not self._ended:
            self._prompt = prompt
            self._show_prompt()
        elif self._ended and self._ready.empty():
            return None
        try:
            return await self._ready.get()
        finally:
            self._prompt = None

    def end(self) -> None:
        """The guest is gone, or has to go: stop reading."""
        if not self._ended:
            self._ended = True
            self._line.on_text = None
            self._ready.put_nowait(None)

    def _on_text(self, text: str) -> None:
        for character in text:
            if self._ended:
                return
            if not self._is_of_sequence(character):
                self._take(character)

    def _is_of_sequence(self, character: str) -> bool:
        """Whether a character belongs to what an arrow key or the like sends, which has no meaning here."""
        if self._escape:
            begun, self._escape = self._escape, self._escape + character
            if begun == _ESCAPE and character in "[O":
                return True
            if begun == _ESCAPE or "@" <= character <= "~" or len(begun) > 16:
                self._escape = ""
            return True
        if character == _ESCAPE:
            self._escape = character
            return True
        return False

    def _take(self, character: str) -> None:
        follows_return, self._after_return = self._after_return, character == "\r"
        edits: dict[str, Callable[[], None]] = {
            _INTERRUPT: self.end,
            _KILL: lambda: self._rub_out(len(self._typed)),
            **dict.fromkeys(_RUBOUT, lambda: self._rub_out(1)),
        }
        if character == "\n" and follows_return:
            return
        if character in _ENTER:
            self._enter()
        elif character == _END:
            if not self._typed:
                self.end()
        elif character in edits:
            edits[character]()
        elif foreign.is_shown(character) and len(self._typed) < MOST_LINE and cells(character) == 1:
            self._typed += character
            self._echo(character)

    def _enter(self) -> None:
        typed, self._typed = self._typed.strip(), ""
        if self._ready.qsize() < MOST_LINES:
            self._ready.put_nowait(typed)
        self._echo("\r\n")
        self._prompt = None

    def _rub_out(self, count: int) -> None:
        count = min(count, len(self._typed))
        self._typed = self._typed[: len(self._typed) - count]
        self._echo("\b \b" * count)

    def _echo(self, text: str) -> None:
        """Show typed text where it is typed, but not what is typed ahead."""
        if self._prompt is not None and self._handle is None:
            self._line.write(text)
