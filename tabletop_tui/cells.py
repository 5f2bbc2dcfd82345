"""Text by cells: how wide it is in a terminal, and how it is cut off, filled up and broken into lines."""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

_PUNCTUATION = "·–—…›→“”„‚‘’"
"""Marks that may begin a line just as well as end one."""


def cells(text: str) -> int:
    """How many terminal cells a text takes. Only names may hold anything that isn't one cell wide."""
    return len(text) if text.isascii() else _cells(text)


@lru_cache(4096)
def _cells(text: str) -> int:
    return sum(map(cells_of, text))


@lru_cache(4096)
def cells_of(char: str) -> int:
    """How many cells one character takes: 2 for East Asian wide ones, 0 for marks on the one before."""
    if char < "\u0300":
        return 1
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def all_narrow(text: str) -> bool:
    """Whether every character fills one cell."""
    return text.isascii() or _all_narrow(text)


@lru_cache(4096)
def _all_narrow(text: str) -> bool:
    return all(cells_of(char) == 1 for char in text)


def fit_name(name: str, width: int) -> str:
    """As much of a name as this many cells hold; its number stays: `Novi2` for `Novice 2 ⚙1`."""
    if cells(name) <= width:
        return name
    stem, *more = name.split(" ")
    number = next((word for word in more if word.isdecimal()), "")
    stem = stem if number else name
    return fit(stem + "  ", width - cells(number) + 1).removesuffix("…").rstrip() + number


def fit(text: str, width: int) -> str:
    """The text in at most this many cells; `…` marks what was cut off."""
    if cells(text) <= width:
        return text
    kept = ""
    room = width - 1
    for part, needed in parts(text):
        room -= needed
        if room < 0:
            break
        kept += part
    return kept + "…" if width > 0 else ""


def pad(text: str, width: int) -> str:
    """The text in exactly this many cells: cut off or filled up with blanks."""
    text = fit(text, width)
    return text + " " * (width - cells(text))


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """The text in lines of at most this many cells, broken at blanks; `indent` begins all but the first.

    A sign stays with the word before it, as in `redwood ♠.`, and a word that is longer than a line is broken
    after a hyphen, if it has one.

    A width below one cell counts as one: a screen may be laid out in a terminal that is too small for it.
    """
    width = max(width, 1)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            joined = f"{line} {word}" if line.strip() else line + word
            if cells(joined) <= width or not line.strip():
                line = joined
            else:
                before, _, last = line.rpartition(" ")
                kept = f"{indent}{last} {word}"
                hangs = before.strip() and last[-1].isalnum() and _is_sign(word) and cells(kept) <= width
                lines.append(before if hangs else line)
                line = kept if hangs else indent + word
            while cells(line) > width:
                head = _head(line, width)
                hyphen = head.rfind("-", len(indent) + 1)
                head = head[: hyphen + 1] if hyphen > 0 else head
                lines.append(head)
                line = indent + line[len(head) :] if len(head) > len(indent) else line[len(head) :]
        lines.append(line)
    return lines


def _is_sign(word: str) -> bool:
    """Whether a word consists of signs that belong to the word before them, such as `♠.`."""
    return not word[0].isascii() and word[0] not in _PUNCTUATION and not any(map(str.isalnum, word))


def _head(text: str, width: int) -> str:
    """As much of the text as fits, one character at least."""
    end = room = 0
    for part, needed in parts(text):
        room += needed
        if end and room > width:
            break
        end += len(part)
    return text[:end]


def parts(text: str) -> Iterable[tuple[str, int]]:
    """The text character by character, each with its combining marks and its width in cells."""
    if text.isascii():
        return [(char, 1) for char in text]
    parts: list[tuple[str, int]] = []
    for char in text:
        width = cells_of(char)
        if width:
            parts.append((char, width))
        elif parts:
            parts[-1] = (parts[-1][0] + char, parts[-1][1])
    return parts


def places(text: str) -> Iterator[tuple[int, str]]:
    """Every character with the cell it begins at."""
    x = 0
    for part, width in parts(text):
        yield x, part
        x += width
