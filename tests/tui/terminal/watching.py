"""A real terminal watched frame by frame: what it shows after each update, and when."""

import re
from functools import lru_cache
from time import perf_counter
from typing import NamedTuple

import pyte

from tools.bench.pty import UNKNOWN_TO_PYTE, Terminal, lines_of

Cell = tuple[str, str, str, bool, bool]
"""A character with its colour, its ground's, and whether it is bold and reversed."""
Picture = tuple[tuple[Cell, ...], ...]
"""Every cell, line by line."""
_ASKED, _ANSWER = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
"""Whether the terminal takes whole frames; yes."""
_MARKED = re.compile(rb"\x1b_.*?\x1b\\", re.DOTALL)
_BETWEEN = re.compile(rb"\x1b_(.*?)\x1b\\|\x1b\[\?2026l", re.DOTALL)
_CUT_OFF = re.compile(rb"\x1b(?:[_P](?:(?!\x1b\\).)*|[^\x1b]{0,63})\Z", re.DOTALL)
"""What may go on in the next chunk: a mark up to its end, of which a chunk may hold only the escape; or the
last sequence."""


@lru_cache(4096)  # most cells look like others
def _seen(char: pyte.screens.Char) -> Cell:
    """A cell as the eye sees it: a blank has no colour but its ground's."""
    blank = char.data == " " and not char.reverse
    return char.data, "" if blank else char.fg, char.bg, char.bold and not blank, char.reverse


class Frame(NamedTuple):
    """A picture that differs from the one before."""

    at: float
    """Seconds on `perf_counter`."""
    picture: Picture


class Mark(NamedTuple):
    """What the program said without showing it."""

    at: float
    words: tuple[str, ...]


class Watched:
    """A terminal's frames and marks, in order."""

    def __init__(self, terminal: Terminal) -> None:
        """Nothing has been read yet."""
        self._terminal, self._rest, self._read = terminal, b"", 0
        self._screen = pyte.Screen(*terminal.size)
        self._stream = pyte.ByteStream(self._screen)
        self._rows: list[tuple[Cell, ...]] = [()] * self._screen.lines
        """What each row showed when it was last looked at; pyte tells which have been written to since."""
        self.seen: list[Frame | Mark] = []

    @property
    def picture(self) -> Picture:
        """What the terminal shows now."""
        screen, columns = self._screen, range(self._screen.columns)
        for y in screen.dirty:
            line = screen.buffer[y]
            self._rows[y] = tuple([_seen(line[x]) for x in columns])
        screen.dirty.clear()
        return tuple(self._rows)

    @property
    def text(self) -> str:
        """The same as plain text."""
        return "\n".join(lines_of(self._screen))

    def press(self, keys: bytes) -> int:
        """Type something. Returns how much had been seen before."""
        before = len(self.seen)
        _ = self._terminal.press(keys)
        return before

    def until(self, word: str, since: int, seconds: float) -> Mark | None:
        """The mark with this word that comes after a point, if it comes in time."""
        deadline = perf_counter() + seconds
        while True:
            for each in self.seen[since:]:
                if isinstance(each, Mark) and each.words[0] == word:
                    return each
            if perf_counter() > deadline:
                return None
            self._take(min(0.05, deadline - perf_counter()))

    def until_frame(self, since: int, seconds: float) -> Frame | None:
        """The first frame after a point, if one comes in time."""
        deadline = perf_counter() + seconds
        while not (found := self.frames(since)) and perf_counter() < deadline:
            self._take(0.02)
        return found[0] if found else None

    def settle(self, quiet: float = 0.12) -> Picture:
        """What is shown when nothing more comes."""
        while self._take(quiet):
            pass
        return self.picture

    def becomes(self, picture: Picture, seconds: float = 6) -> bool:
        """Whether this is shown, and stays when nothing more comes."""
        deadline = perf_counter() + seconds
        while perf_counter() < deadline:
            if self.picture == picture and not self._take(0.1):
                return True
            self._take(0.05)
        return False

    def sent_since(self, at: float) -> int:
        """The bytes that came after a point in time, without marks."""
        chunks = b"".join(chunk.data for chunk in self._terminal.chunks if chunk.at >= at)
        return len(_MARKED.sub(b"", chunks))

    def frames(self, since: int) -> list[Frame]:
        """The frames after a point."""
        return [each for each in self.seen[since:] if isinstance(each, Frame)]

    def _take(self, seconds: float) -> bool:
        came = self._terminal.read(seconds)
        for chunk in self._terminal.chunks[self._read :]:
            self._feed(chunk.data, chunk.at)
        self._read = len(self._terminal.chunks)
        return came

    def _feed(self, data: bytes, at: float) -> None:
        asked_before = self._rest.count(_ASKED)
        data, done = self._rest + data, 0
        if data.count(_ASKED) > asked_before:
            _ = self._terminal.press(_ANSWER)
        for found in _BETWEEN.finditer(data):
            self._write(data[done : found.start()])
            done = found.end()
            if found[1] is not None:
                self.seen.append(Mark(at, tuple(found[1].decode().split(" "))))
            else:
                self._look(at)
        cut_off = _CUT_OFF.search(data, done)
        whole = len(data) if cut_off is None else cut_off.start()
        self._write(data[done:whole])
        self._rest = data[whole:]

    def _write(self, data: bytes) -> None:
        self._stream.feed(UNKNOWN_TO_PYTE.sub(b"", data))

    def _look(self, at: float) -> None:
        shown = self.frames(0)
        picture = self.picture
        if not shown or shown[-1].picture != picture:
            self.seen.append(Frame(at, picture))
