"""Lines made of runs: measured, cut, joined, and with each sign in its colour."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from tabletop_tui.paint.drawing import Line, Run, cells, fit, wrap

Signs = Mapping[str, str]
"""The role of every sign of a game, by its character."""

_WARNING = "! "
_DOTS = " …"


def wide(runs: Iterable[Run]) -> int:
    """How many cells runs take."""
    return sum([cells(text) for text, _ in runs])


def cut(runs: Sequence[Run], width: int) -> Line:
    """The runs in at most this many cells; `…` marks what was cut off."""
    if wide(runs) <= width:
        return tuple(runs)
    kept: list[Run] = []
    room = width
    for text, role in runs:
        if cells(text) >= room:
            kept.append(Run(fit(text if cells(text) > room else text + "…", room), role))
            break
        kept.append(Run(text, role))
        room -= cells(text)
    return tuple(kept)


def cut_words(runs: Sequence[Run], width: int) -> Line:
    """The runs in at most this many cells, whole words only where there is more than one: `Helmet of …`."""
    kept = cut(runs, width)
    if not kept or wide(runs) <= width:
        return kept
    *before, (text, role) = kept
    words = text.removesuffix("…")
    if words.endswith(" ") or " " not in words:
        return kept
    return (*before, Run(f"{words.rpartition(' ')[0]} …", role))


def first(line: Sequence[Run], count: int) -> Line:
    """The first cells of a line, followed by blanks where it is shorter."""
    row: list[Run] = []
    for text, role in line:
        if count > 0:
            row.append(Run(text[:count], role))
            count -= cells(text)
    return (*row, Run(" " * count)) if count > 0 else tuple(row)


def without(line: Sequence[Run], count: int) -> Line:
    """The line without its first cells."""
    row: list[Run] = []
    for text, role in line:
        wide = cells(text)
        if count >= wide:
            count -= wide
            continue
        row.append(Run(text[count:], role))
        count = 0
    return tuple(row)


def padded(runs: Sequence[Run], width: int, *, right: bool = False) -> Line:
    """The runs in exactly this many cells, with blanks after them or, with `right`, before them."""
    used = wide(runs)
    if used > width:
        runs = cut(runs, width)
        used = wide(runs)
    if used >= width:
        return tuple(runs)
    blank = Run(" " * (width - used))
    return (blank, *runs) if right else (*runs, blank)


def spaced(runs: Iterable[Run]) -> Line:
    """The runs with a blank between them."""
    found: list[Run] = []
    for run in runs:
        found += [Run(" "), run] if found else [run]
    return tuple(found)


def tinted(runs: Iterable[Run], role: str) -> Line:
    """The runs with one more word in every role."""
    return tuple(Run(text, f"{own} {role}".strip()) for text, own in runs)


def signed(text: str, signs: Signs, role: str = "") -> Line:
    """A text as runs: each sign of the game, and each whole name among them, in its colour; the rest in one
    role.
    """
    pattern = _pattern(tuple(signs))
    if pattern is None:
        return (Run(text, role),) if text else ()
    parts = [part for part in pattern.split(text) if part]
    inks = [signs.get(part) or signs[part[0]] if pattern.fullmatch(part) else role for part in parts]
    return tuple(Run(part, ink) for part, ink in zip(parts, inks, strict=True))


@lru_cache(64)  # without it, a key takes 19 % more
def _pattern(signs: tuple[str, ...]) -> re.Pattern[str] | None:
    """Finds runs of one sign, and names of more characters than one as whole words."""
    if not signs:
        return None
    found = [
        f"{re.escape(sign)}+" if len(sign) == 1 else rf"(?<!\w){re.escape(sign)}(?!\w)"
        for sign in sorted(signs, key=len, reverse=True)  # "Ana 2" before "Ana"
    ]
    return re.compile("(" + "|".join(found) + ")")


def sentences(texts: Sequence[str], width: int, signs: Signs, most: int) -> list[Line]:
    """Sentences broken into lines, `most` at most; one that begins with `! ` is a warning.

    Each begins a line; where that takes too many, only warnings do, and the others follow one another.
    """
    rows = _broken(texts, width, signs)
    if len(rows) > most > 0:
        rows = _broken(_joined(texts), width, signs)
    if len(rows) > most > 0:
        last = _before_cut_name(rows[most - 1], signs, width - cells(_DOTS))
        rows[most - 1] = cut((*last, Run(_DOTS, "dim")), max(1, width))
    return rows[: max(0, most)]


def _before_cut_name(row: Line, signs: Signs, width: int) -> Line:
    """The row, without a name at its end that would be cut off in so many cells, and what follows it."""
    used = 0
    for place, (text, _) in enumerate(row):
        used += cells(text)
        if used > width:
            if not place or len(text) < 2 or text not in signs:
                break
            *before, (last, role) = row[:place]
            return (*before, Run(last.rstrip(), role))
    return row


def lines_of(texts: Sequence[str], width: int, most: int) -> int:
    """How many lines `sentences` makes of them; `most` and one if they don't fit."""
    if texts and most < 1:
        return most + 1
    apart = _count(texts, width)
    return apart if apart <= most else min(_count(_joined(texts), width), most + 1)


def _joined(texts: Sequence[str]) -> list[str]:
    """Warnings, and all else as one text."""
    warnings = [text for text in texts if text.startswith(_WARNING)]
    rest = " ".join(text for text in texts if not text.startswith(_WARNING))
    return [*warnings, rest] if rest else warnings


def _count(texts: Sequence[str], width: int) -> int:
    """How many lines they take if each begins one."""
    return sum([len(wrap(text.removeprefix(_WARNING), max(1, width))) for text in texts])


def _broken(texts: Sequence[str], width: int, signs: Signs) -> list[Line]:
    """Each sentence broken into lines."""
    rows: list[Line] = []
    for text in texts:
        role = "bad" if text.startswith(_WARNING) else ""
        rows += [signed(line, signs, role) for line in wrap(text.removeprefix(_WARNING), max(1, width))]
    return rows
