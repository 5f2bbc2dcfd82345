"""Characters that no text from outside may bring to a terminal, a file or a log.

By Unicode's own lists, not by the program's: what counts as a control, a format or a joining character.
"""

import sys
import unicodedata
from functools import cache

BAD = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories: controls, formats, surrogates, private use, unassigned, separators of lines and paragraphs."""

IGNORABLE = (
    *(range(0x00AD, 0x00AE), range(0x034F, 0x0350), range(0x061C, 0x061D), range(0x115F, 0x1161)),
    *(range(0x17B4, 0x17B6), range(0x180B, 0x1810), range(0x200B, 0x2010), range(0x202A, 0x202F)),
    *(range(0x2060, 0x2070), range(0x3164, 0x3165), range(0xFE00, 0xFE10), range(0xFEFF, 0xFF00)),
    *(range(0xFFA0, 0xFFA1), range(0xFFF0, 0xFFF9), range(0x1BCA0, 0x1BCA4), range(0x1D173, 0x1D17B)),
    *(range(0xE0000, 0xE0200),),
)
"""What Unicode says is not shown at all (Default_Ignorable_Code_Point), but for unassigned planes."""

CLASSES = {
    "start of a sequence": "\x1b",
    "end of a title": "\x07",
    "nothing": "\x00",
    "back": "\x08",
    "other lines": "\n\r\t\x0b\x0c\x1c\x85",
    "rubout": "\x7f",
    "start of a sequence in one byte": "\x9b\x9d\x90",
    "marks of direction": "\u200e\u200f\u061c",
    "embeddings and overrides": "\u202a\u202b\u202c\u202d\u202e",
    "isolates": "\u2066\u2067\u2068\u2069",
    "zero width": "\u200b\u200c\u200d\u2060\ufeff",
    "lines and paragraphs": "\u2028\u2029",
    "soft hyphen": "\u00ad",
    "joiners and fillers": "\u034f\u115f\u3164\uffa0\u180e",
    "variations": "\ufe0f\U000e0100",
    "tags": "\U000e0001\U000e0041\U000e007f",
    "halves": "\ud800\udfff\udc9b",
    "nobody's": "\ue000\uffff\U0010fffd",
}
"""One of every kind, or a few: what the suite pushes through all doors."""

SAMPLE = "".join(CLASSES.values())

PIECE = 190
"""Bytes that are pushed through a door together where all characters are. Halves of characters count as one:
few of them can stand in the name of a file, and those as a byte."""


def is_bad(char: str) -> bool:
    """Whether a character may not be shown."""
    return unicodedata.category(char) in BAD or any(ord(char) in few for few in IGNORABLE)


def bad_in(text: str, besides: str = "\n") -> list[str]:
    """Every character of a text that may not be shown, `besides` those that are meant, by their numbers."""
    odd = {char for char in text if char not in besides and not " " <= char <= "~"}
    return sorted(f"U+{ord(char):04X}" for char in odd if is_bad(char))


@cache
def all_bad() -> tuple[str, ...]:
    """Every such character but most of those that are unassigned."""
    named = BAD - {"Cn", "Co"}
    known = {char for char in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(char) in named}
    ignored = {chr(code) for few in IGNORABLE for code in few}
    nobodys = (0x0378, 0xFDD0, 0xE000, 0xF8FF, 0xF0000, 0xFFFFD, 0x100000, 0x10FFFD)
    ends = (plane << 16 | last for plane in range(17) for last in (0xFFFE, 0xFFFF))
    return tuple(sorted({*known, *ignored, *map(chr, (*nobodys, *ends))}))


def pieces() -> list[str]:
    """All of them, as many at a time as the name of a file may hold."""
    found, piece, length = [], "", 0
    for char in all_bad():
        bytes_of = 1 if unicodedata.category(char) == "Cs" else len(char.encode())
        if length + bytes_of > PIECE:
            found.append(piece)
            piece, length = "", 0
        piece, length = piece + char, length + bytes_of
    return [*found, piece]
