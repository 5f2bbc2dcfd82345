"""Glyphs: what becomes of them in ASCII, and of frames under the cursor."""

import unicodedata

from tabletop_tui.paint.drawing import parts

# -- ASCII -----------------------------------------------------------------------------------------

_ASCII = str.maketrans(
    {
        **dict.fromkeys("─━┄┅┈┉╌╍╴╶╸╺▔▁▂▃▄⎯", "-"),
        **dict.fromkeys("│┃▏▕▌▐╵╷▎", "|"),
        **dict.fromkeys("┆┇┊┋╎╏", ":"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋┝┥┞┡╔╗╚╝╠╣╦╩╬", "+"),
        **dict.fromkeys("═╪", "="),
        **dict.fromkeys("║╫", '"'),
        "╡": "]",
        "╞": "[",
        "╨": "'",
        "╥": ",",
        **dict.fromkeys("╧╤", "+"),
        "╱": "/",
        "╲": "\\",
        "☾": "(",
        **dict.fromkeys("☼☀", "*"),
        "⚒": "T",
        "⚙": "#",
        "↻": "^",
        **dict.fromkeys("█▇▆▅▀▓▒░■", "#"),
        **dict.fromkeys("●◉⬤", "O"),
        **dict.fromkeys("•○◌◍", "o"),
        **dict.fromkeys("★☆✱❖✶", "*"),
        **dict.fromkeys("✦✧", "%"),
        **dict.fromkeys("◆◇", "@"),
        "⇄": "$",
        **dict.fromkeys("▲△↑⌃▴", "^"),
        **dict.fromkeys("▼▽↓▾", "v"),
        **dict.fromkeys("▶►▸→›»❯⏎↵⇥", ">"),
        **dict.fromkeys("◀◄◂←‹«", "<"),
        "♣": "&",
        "♠": "t",
        "♥": "v",
        "♆": "h",
        "☺": "p",
        "☀": "*",
        "⚑": "!",
        "∏": "S",
        "▣": "$",
        "≡": "=",
        "≈": "~",
        "¶": "!",
        "⌂": "n",
        "·": ".",
        "…": ".",
        "–": "-",
        "—": "-",
        "−": "-",
        "×": "x",
        "✓": "+",
        "✗": "x",
        "⊘": "/",
        "≥": ">",
        "≤": "<",
        "°": "o",
        **dict.fromkeys("“”„", '"'),
        **dict.fromkeys("‘’‚", "'"),
        "\u00a0": " ",
        "ß": "s",
    }
)


def signs() -> list[str]:
    """Every sign with a likeness in ASCII that isn't a letter, in the order of their code points."""
    known = map(chr, _ASCII)
    return sorted(sign for sign in known if unicodedata.category(sign)[0] in "SP")


def to_ascii(text: str) -> str:
    """The text in ASCII, cell by cell: glyphs become the character that looks most like them.

    Letters lose their marks; what has no likeness becomes `?`.
    """
    if text.isascii():
        return text
    text = text.translate(_ASCII)
    if text.isascii():
        return text
    return "".join(_plain(part) * width for part, width in parts(text))


def _plain(part: str) -> str:
    if part.isascii():
        return part
    first = unicodedata.normalize("NFKD", part)[0]
    return first if first.isascii() and first.isprintable() else "?"


_SPELT = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "…": "...", "–": "-"}
)


def spelt_in_ascii(text: str) -> str:
    """A sentence in ASCII as people write it where there is room: `ü` becomes `ue`, `…` three dots."""
    return text if text.isascii() else to_ascii(text.translate(_SPELT))


# -- frames under the cursor -----------------------------------------------------------------------

_DOUBLE = {
    **dict.fromkeys("─━┄┅╌╍┈┉", "═"),
    **dict.fromkeys("│┃┆┇╎╏┊┋", "║"),
    **dict.fromkeys("┌┏╭", "╔"),
    **dict.fromkeys("┐┓╮", "╗"),
    **dict.fromkeys("└┗╰", "╚"),
    **dict.fromkeys("┘┛╯", "╝"),
    **dict.fromkeys("├┣", "╠"),
    **dict.fromkeys("┤┫", "╣"),
    **dict.fromkeys("┬┳", "╦"),
    **dict.fromkeys("┴┻", "╩"),
    **dict.fromkeys("┼╋", "╬"),
}


_DOUBLED = "═║╔╗╚╝╠╣╦╩╬"
_FRAMES = frozenset((*_DOUBLE, *_DOUBLED))


def doubled(char: str) -> str:
    """The double line in place of a single one; other characters stay."""
    return _DOUBLE.get(char, char)


def is_frame(char: str) -> bool:
    """Whether the character is part of a frame."""
    return char in _DOUBLE or char in _DOUBLED


def has_frame(text: str) -> bool:
    """Whether part of a frame is among the characters."""
    return not _FRAMES.isdisjoint(text)
