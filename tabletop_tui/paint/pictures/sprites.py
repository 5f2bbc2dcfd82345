"""Sprites: small pictures drawn by hand, kept as text beside the game, read when first shown.

`docs/pictures.md` describes the format. Reading is strict: the first fault is named with its file and line,
and nothing in the file is used.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rulesets.core.records import record
from tabletop_tui.host import registered

"""The folders of the project's games."""
CLEAR = "."
"""The letter of a transparent pixel in `sprites.txt`."""
GIVEN = "?"
"""Marks a letter whose colour the caller gives; an example of one follows."""


class SpriteError(ValueError):
    """A picture doesn't follow the format; names the file and the line."""


@record
class Sprite:
    """One picture in one size. Made once and kept, so it is compared by identity."""

    name: str
    size: str
    """Which of its sizes this is: `small`, `large`, or another word of the file's."""
    rows: tuple[str, ...]
    """A letter a pixel; two rows are a row of cells."""
    colours: Mapping[str, str]
    """The colour of each letter: six hex digits, or the name of a ground or ink of the palette."""
    examples: Mapping[str, str]
    """Letters whose colours are given by the caller, with a colour that suits them."""
    glyph: str
    """One cell that stands for the picture where none can be shown."""
    ascii: str
    """The sign where only ASCII can be shown, one cell."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    @property
    def width(self) -> int:
        """Pixels across, which are cells."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Pixels down, two of which are a line."""
        return len(self.rows)


Sprites = Mapping[tuple[str, str], Sprite]
"""Pictures by name and size."""


def sprite(game: str, name: str, size: str = "small") -> Sprite:
    """A picture of a game. Raises `KeyError` if there is none of this name and size."""
    return _shelf(game)[name, size]


@cache  # without it, a key takes 9 % more
def _shelf(game: str) -> Sprites:
    """The pictures of a game. Tests read the project's files whole; here, one picture at a time is read."""
    package = registered.packages()[game]
    if not package.ours:
        return sprites(game)
    path = package.folder / "sprites.txt"
    return _Shelf(_Reader(path.read_text(encoding="utf-8"), f"{game}/{path.name}"))


def sprites(game: str) -> Sprites:
    """All pictures of a game. Raises `SpriteError` if its file is wrong."""
    path = registered.packages()[game].folder / "sprites.txt"
    return read(path.read_text(encoding="utf-8"), f"{game}/{path.name}")


def read(text: str, file: str) -> Sprites:
    """The pictures in a text. Raises `SpriteError` with file and line."""
    return _Reader(text, file).all()


class _Head(NamedTuple):
    """Where a picture begins in its file."""

    line: int
    """The number of its first line, from 0."""
    shared: Mapping[str, str]
    """The inks that apply there."""


class _Shelf(dict[tuple[str, str], Sprite]):
    """The pictures of a file, each read when it is asked for: a table shows a third of them."""

    def __init__(self, reader: "_Reader") -> None:
        super().__init__()
        self._reader = reader
        self._heads = reader.heads()

    def __missing__(self, key: tuple[str, str]) -> Sprite:
        found = self[key] = self._reader.one(self._heads[key])
        return found


class _Reader:
    """Goes through a file of sprites from top to bottom."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        self.at = 0
        """How many lines have been read: the number of the current one."""
        self.shared: Mapping[str, str] = {}
        self.signs: dict[str, tuple[str, str]] = {}
        self.found: dict[tuple[str, str], Sprite] = {}

    def all(self) -> Sprites:
        """All pictures of the file, by name and size."""
        while self.at < len(self.lines):
            line = self._next()
            if not line or line.startswith("#"):
                continue
            first, *rest = line.split()
            if first == "inks":
                self.shared = self._inks(rest)
            elif first == "sign":
                self._sign(rest)
            elif first == "@":
                self._picture(rest)
            else:
                raise self._wrong(f"expected `inks`, `sign`, `@` or `#`, found {first!r}")
        if unused := {*self.signs} - {name for name, _ in self.found}:
            raise self._wrong(f"signs without a picture: {', '.join(sorted(unused))}")
        return self.found

    def heads(self) -> dict[tuple[str, str], "_Head"]:
        """Where each picture begins, by name and size; none of them is read."""
        found: dict[tuple[str, str], _Head] = {}
        while self.at < len(self.lines):
            line = self._next()
            if line.startswith("inks "):
                self.shared = self._inks(line.split()[1:])
            elif line.startswith("sign "):
                self._sign(line.split()[1:])
            elif line.startswith("@ "):
                _, name, size, extent, *_ = line.split()
                found[name, size] = _Head(self.at - 1, self.shared)
                self.at += self._extent(extent)[1]
        return found

    def one(self, head: "_Head") -> Sprite:
        """The picture that begins there."""
        self.at, self.shared = head
        self._picture(self._next().split()[1:])
        return [*self.found.values()][-1]

    def _next(self) -> str:
        self.at += 1
        return self.lines[self.at - 1].rstrip()

    def _wrong(self, problem: str) -> SpriteError:
        return SpriteError(f"{self.file}, line {self.at}: {problem}")

    def _sign(self, parts: list[str]) -> None:
        if len(parts) != 3 or any(len(part) != 1 for part in parts[1:]) or not parts[2].isascii():
            raise self._wrong("expected `sign`, a name, a glyph and its ASCII")
        name, glyph, plain = parts
        if name in self.signs:
            raise self._wrong(f"{name} has a sign already")
        self.signs[name] = (glyph, plain)

    def _inks(self, parts: list[str]) -> dict[str, str]:
        inks: dict[str, str] = {}
        for part in parts:
            letter, _, colour = part.partition("=")
            if len(letter) != 1 or letter == CLEAR or not _is_colour(colour.removeprefix(GIVEN)):
                raise self._wrong(f"expected a letter and its colour, as in s=#8f7f86, found {part!r}")
            if letter in inks:
                raise self._wrong(f"{letter} has two colours")
            inks[letter] = colour
        return inks

    def _picture(self, parts: list[str]) -> None:
        if len(parts) < 3:
            raise self._wrong("expected `@`, a name, a size, its extent as in 8x6, and inks")
        name, size, extent, *own = parts
        width, height = self._extent(extent)
        if name not in self.signs:
            raise self._wrong(f"{name} has no sign yet")
        if (name, size) in self.found:
            raise self._wrong(f"{name} {size} is there twice")
        inks = {**self.shared, **self._inks(own)}
        head = self.at
        rows = self._rows(f"{name} {size}", width, height, inks)
        used = {*"".join(rows)} - {CLEAR}
        if needless := sorted({part[0] for part in own} - used):
            self.at = head
            raise self._wrong(f"inks that {name} {size} doesn't use: {' '.join(needless)}")
        colours, examples = _sorted({letter: inks[letter] for letter in sorted(used)})
        self.found[name, size] = Sprite(name, size, rows, colours, examples, *self.signs[name])

    def _extent(self, extent: str) -> tuple[int, int]:
        width, _, height = extent.partition("x")
        if not (width.isdecimal() and height.isdecimal() and int(width) and int(height)):
            raise self._wrong(f"expected an extent as in 8x6, found {extent!r}")
        return int(width), int(height)

    def _rows(self, picture: str, width: int, height: int, inks: Mapping[str, str]) -> tuple[str, ...]:
        known = {CLEAR, *inks}
        rows: list[str] = []
        while len(rows) < height:
            if self.at >= len(self.lines):
                raise self._wrong(f"{picture} is cut short")
            row = self._next()
            if len(row) != width:
                raise self._wrong(f"{picture} is {width} wide, this row {len(row)}: {row!r}")
            if unknown := {*row} - known:
                raise self._wrong(f"{picture} has no colour for {' '.join(sorted(unknown))}")
            rows.append(row)
        return tuple(rows)


def _is_colour(text: str) -> bool:
    """Whether it is `#` and six hex digits, or a word; which words there are, palettes know."""
    if text.startswith("#"):
        return len(text) == 7 and all(digit in "0123456789abcdef" for digit in text[1:])
    return text.replace("-", "").isalpha()


def _sorted(inks: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """The colours that the file sets, and the examples for those that the caller gives."""
    fixed = {letter: colour.removeprefix("#") for letter, colour in inks.items() if colour[0] != GIVEN}
    given = {letter: colour[1:].removeprefix("#") for letter, colour in inks.items() if colour[0] == GIVEN}
    return fixed, given
