"""Text by cells: how wide it is in a terminal, and how it is cut off, filled up and broken into lines."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PUNCTUATION = "·–—…›→“”„‚‘’"
"""Marks that may begin a line just as well as end one."""
_HELD = "\u00a0"
"""A blank at which `wrap` doesn't end a line; no text from outside has one."""


_CALCULATION = re.compile(r"(?<=\d) [×=] (?=\d)")
_JOINS = re.compile(r"(?<= )([&+]) (?=\S)")
_SIGN = rf"[^\w\s\x00-\x7f{_PUNCTUATION}]"
_LEADS = re.compile(rf"((?:^|(?<= ))[a-zäöüß][^ ]* {_SIGN}) (?=[A-ZÄÖÜ])")
"""A sign before a name, as in `uses ♀ Diver`; in `Rotholz ♠ Auf` it belongs to the word before it."""
_ROWS = re.compile(rf"(?:(?<= )|^){_SIGN}+(?: {_SIGN}+)+")
"""Signs side by side, as in what something costs: `≈ ■ ♣`."""
_BELOW_ZERO = re.compile(r"(?<![\w/-])-(?=\d)")


def with_minus(text: str) -> str:
    """A text in which numbers below 0 have a minus, as players read them: `−3`."""
    return _BELOW_ZERO.sub("−", text) if "-" in text else text


def cells(text: str) -> int:
    """How many terminal cells a text takes. Only names may hold anything that isn't one cell wide."""
    return len(text) if text.isascii() else _cells(text)


@lru_cache(4096)  # without it, a key takes 5 % more
def _cells(text: str) -> int:
    return sum(map(cells_of, text))


@lru_cache(4096)  # without it, a key takes 1 % more
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


@lru_cache(4096)  # without it, a key takes 1 % more
def _all_narrow(text: str) -> bool:
    return all(cells_of(char) == 1 for char in text)


def fit(text: str, width: int) -> str:
    """The text in at most this many cells; `…` marks what was cut off.

    A player's name stays different from the others at its table (`TableName`).
    """
    if cells(text) <= width:
        return text
    if isinstance(text, TableName):
        return text.before + short_names(text.table, width - cells(text.before))[text.place]
    return _cut(text, width)


def _cut(text: str, width: int) -> str:
    kept = ""
    room = width - 1
    for part, needed in parts(text):
        room -= needed
        if room < 0:
            break
        kept += part
    return kept + "…" if width > 0 else ""


def to_last_word(text: str, width: int) -> str:
    """What `fit` has cut off, without the beginning of a word at its end: `Ana …` for `Ana Ma…`.

    It stays as it is where less than half of the width would be left.
    """
    kept = text.removesuffix("…").rpartition(" ")[0]
    return f"{kept} …" if text.endswith("…") and 2 * cells(kept) >= width else text


class TableName(str):
    """A player's name that knows the others at its table; `fit` shortens it so that no two look alike."""

    __slots__ = ("before", "place", "table")

    table: tuple[str, ...]
    """All names, in seat order."""
    place: int
    """Its own place among them."""
    before: str
    """What stands before the name and is never cut off, such as a winner's star."""

    @property
    def initial(self) -> str:
        """A letter that no other player at the table has: the first of the name that is free."""
        return initials(self.table)[self.place]

    @property
    def letters(self) -> str:
        """One or two letters for small figures; the first is its `initial`."""
        return self[:2] if self[:1].upper() == self.initial else self.initial


def at_table(names: Sequence[str], before: Mapping[int, str] | None = None) -> list[TableName]:
    """The names of the players at a table, in seat order; some with something `before` them."""
    found = []
    for place, name in enumerate(names):
        mark = (before or {}).get(place, "")
        named = TableName(mark + name)
        named.table, named.place, named.before = tuple(names), place, mark
        found.append(named)
    return found


def short_names(names: tuple[str, ...], width: int) -> tuple[str, ...]:
    """The names of a table in at most this many cells each: `Annemar…`.

    The sign of a computer player goes first: `Novice` for `Novice ⚙1`. Names that would look alike get a
    number, their own or that of their seat: `Appren…2`.
    """
    found = [name if cells(name) <= width else fit(_unsigned(name), width) for name in names]
    alike = {short for short in found if found.count(short) > 1 and short not in names}
    if not alike:
        return tuple(found)
    same = [name for name, short in zip(names, found, strict=True) if short in alike]
    numbered = any(map(_number, same))  # `Novice` beside `Novice 2` is the one without a number
    own = [_number(name) or ("" if numbered else str(place)) for place, name in enumerate(names, start=1)]
    seats = [str(place) for place in range(1, len(names) + 1)]
    marked = _numbered(names, found, alike, own, width)
    return marked if len({*marked}) == len(marked) else _numbered(names, found, alike, seats, width)


def _numbered(
    names: Sequence[str], found: Sequence[str], alike: Collection[str], numbers: Sequence[str], width: int
) -> tuple[str, ...]:
    """The short names, those that look alike with their numbers."""
    return tuple(
        _cut(_unsigned(name) + " ", width - len(number)) + number if short in alike and number else short
        for name, short, number in zip(names, found, numbers, strict=True)
    )


def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """A letter for each name, the first of its own that no earlier one has."""
    found: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).upper()
        found.append(next(char for char in plain + _ALPHABET if char in _ALPHABET and char not in found))
    return tuple(found)


def _unsigned(name: str) -> str:
    """A name without what follows it in lists, such as the sign of a computer player."""
    stem, _, sign = name.rpartition(" ")
    return stem if stem and not any(map(str.isalpha, sign)) and not sign.isdecimal() else name


def _number(name: str) -> str:
    """The number at the end of a name: `2` of `Novice 2 ⚙1`."""
    last = _unsigned(name).rpartition(" ")[2]
    return last if last.isdecimal() else ""


def pad(text: str, width: int) -> str:
    """The text in exactly this many cells: cut off or filled up with blanks."""
    text = fit(text, width)
    return text + " " * (width - cells(text))


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """The text in lines of at most this many cells, broken at blanks; `indent` begins all but the first.

    A sign stays with the word before it, as in `redwood ♠.`, and a word that is longer than a line is broken
    after a hyphen, if it has one. What `with_names_held` has put together stays so if a line holds it.

    A width below one cell counts as one: a screen may be laid out in a terminal that is too small for it.
    """
    width = max(width, 1)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        if cells(paragraph) <= width:
            lines.append(" ".join(paragraph.split()))
            continue
        line, used, last = "", 0, ""
        for word in _words(paragraph, width):
            if not line.strip():
                line, used = line + word, used + cells(word)
            elif used + 1 + cells(word) <= width:
                line, used = f"{line} {word}", used + 1 + cells(word)
            else:
                before = line.removesuffix(last).rstrip(" ")
                kept = f"{indent}{last} {word}"
                hangs = before.strip() and last[-1].isalnum() and _is_sign(word) and cells(kept) <= width
                lines.append(before if hangs else line)
                line = kept if hangs else indent + word
                used = cells(line)
            last = word
            while used > width:
                head = _head(line, width)
                hyphen = head.rfind("-", len(indent) + 1)
                head = head[: hyphen + 1] if hyphen > 0 else head
                lines.append(head)
                line = indent + line[len(head) :] if len(head) > len(indent) else line[len(head) :]
                used, last = cells(line), line.removeprefix(indent)
        lines.append(line)
    return lines


def held(text: str) -> str:
    """The text as one word for `wrap`."""
    return text.replace(" ", _HELD)


def with_names_held(text: str, names: Iterable[str]) -> str:
    """The text for `wrap`, in which no line ends within one of these names, nor between it and what it does:
    `Ana takes`, `Ana (+2): takes`.
    """
    if found := "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name):
        begun = rf"(?<!\w)(?:{found})(?!\w)(?: \([^)]*\))?:?(?: (?=\w))?"
        return re.sub(begun, lambda name: held(name.group()), text)
    return text


def _words(paragraph: str, width: int) -> Sequence[str]:
    """The words of a paragraph; what is held together is like one, unless it is longer than a line.

    So is a calculation, such as `3 × 4 = 12`, a `+` or `&` with what follows it, a sign with the name behind
    it, and signs side by side.
    """
    if "×" in paragraph:
        paragraph = _CALCULATION.sub(lambda found: held(found.group()), paragraph)
    if "&" in paragraph or "+" in paragraph:
        paragraph = _JOINS.sub(rf"\1{_HELD}", paragraph)
    if not paragraph.isascii():
        paragraph = _LEADS.sub(rf"\1{_HELD}", paragraph)
        paragraph = _ROWS.sub(lambda found: held(found.group()), paragraph)
    if _HELD not in paragraph:
        return paragraph.split()
    kept = (part if cells(part) <= width else part.replace(_HELD, " ") for part in paragraph.split(" "))
    return [word.replace(_HELD, " ") for part in kept for word in part.split(" ") if word]


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
