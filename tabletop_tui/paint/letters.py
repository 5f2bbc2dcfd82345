"""Large letters out of pixels: five across and seven down, for names that are read from afar."""

import unicodedata

WIDTH, HEIGHT = 5, 7
"""Pixels of a letter."""

_ROWS = {
    "A": "0e11111f111111",
    "B": "1e11111e11111e",
    "C": "0e11101010110e",
    "D": "1e11111111111e",
    "E": "1f10101e10101f",
    "F": "1f10101e101010",
    "G": "0e11101713110f",
    "H": "1111111f111111",
    "I": "0e04040404040e",
    "J": "0702020202120c",
    "K": "11121418141211",
    "L": "1010101010101f",
    "M": "111b1515111111",
    "N": "11191915131311",
    "O": "0e11111111110e",
    "P": "1e11111e101010",
    "Q": "0e11111115120d",
    "R": "1e11111e141211",
    "S": "0f10100e01011e",
    "T": "1f040404040404",
    "U": "1111111111110e",
    "V": "11111111110a04",
    "W": "11111115151b11",
    "X": "11110a040a1111",
    "Y": "11110a04040404",
    "Z": "1f01020408101f",
    "0": "0e11131519110e",
    "1": "040c040404040e",
    "2": "0e11010608101f",
    "3": "1f02040201110e",
    "4": "02060a121f0202",
    "5": "1f101e0101110e",
    "6": "0608101e11110e",
    "7": "1f010204080808",
    "8": "0e11110e11110e",
    "9": "0e11110f01020c",
    "-": "0000001f000000",
    "_": "0000000000001f",
    "'": "04040800000000",
    "&": "0c12140815120d",
    ".": "00000000000c0c",
    " ": "00000000000000",
}
"""The rows of each letter from the top, two hex digits a row, the leftmost pixel worth 16."""
_SPELT = {"ß": "SS", "ẞ": "SS", "’": "'", "Æ": "AE", "Œ": "OE", "Ø": "O", "Ł": "L", "Đ": "D"}


_DOTS = "\u0308"
"""The two dots of an umlaut."""


def spelt(text: str) -> str:
    """A text in these letters: capitals without accents, but with the dots of umlauts behind their letters.

    Empty if one of its letters has no likeness.
    """
    apart = unicodedata.normalize("NFKD", "".join(_SPELT.get(char, char) for char in text.upper()))
    plain = "".join(char for char in apart if char == _DOTS or not unicodedata.combining(char))
    return plain if all(char in _ROWS or char == _DOTS for char in plain) else ""


def pixels(text: str) -> list[tuple[int, int]]:
    """Where the pixels of a text lie that is `spelt`, from its upper left corner; dots lie above that."""
    found: list[tuple[int, int]] = []
    left = -WIDTH - 1
    for char in text:
        if char == _DOTS:
            found += [(left + 1, -2), (left + 3, -2)]
            continue
        left += WIDTH + 1
        rows = [int(_ROWS[char][2 * y : 2 * y + 2], 16) for y in range(HEIGHT)]
        found += [
            (left + x, y) for y, row in enumerate(rows) for x in range(WIDTH) if row >> (WIDTH - 1 - x) & 1
        ]
    return found


def above(text: str) -> int:
    """Pixels that the text takes above its letters: two for the dots of an umlaut."""
    return 2 if _DOTS in text else 0


def width(text: str) -> int:
    """Pixels across."""
    return max(len(text.replace(_DOTS, "")) * (WIDTH + 1) - 1, 0)
