"""The one gate for all text from outside.

Saves, databases, settings, component tables, names, talk and environment variables may contain characters
that move the cursor, reverse the direction of writing, or can't be seen at all. None of these reaches a
terminal, a file or a log. What is kept is `clean`; what can't be changed, because it is a file name or is
quoted as typed, is `spelt` where it is shown.
"""

import json
import unicodedata
from typing import Any

DEEPEST = 64
"""Levels of lists and objects in a document from outside; ours have about ten."""

LARGEST = 2**64
"""Numbers in a document from outside must be smaller than this, up or down: luck is kept in 64 bits."""

UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Blank and joining characters that Unicode counts among the letters, marks and symbols."""


class BadDocument(ValueError):
    """A document from outside can't be read; `place` is the wrong field of its outermost object."""

    def __init__(self, place: str) -> None:
        """The place `-` is the document as a whole."""
        super().__init__(place)
        self.place = place


def is_shown(char: str) -> bool:
    """Whether a character may be shown: it is visible, and no control, format, surrogate or unassigned one.

    The only space allowed is the blank.
    """
    return char.isprintable() and char not in UNSEEN


def is_clean(text: str) -> bool:
    """Whether a text consists only of characters that may be shown."""
    return text.isprintable() and (text.isascii() or UNSEEN.isdisjoint(text))


def clean(text: str) -> str:
    """The text on one line, with a blank for every space, and without anything that may not be shown."""
    if is_clean(text):
        return text
    return "".join([char if is_shown(char) else " " for char in text if is_shown(char) or char.isspace()])


def decoded(raw: bytes) -> str:
    """The clean text of bytes that should be UTF-8, with `�` for what isn't. For `sqlite3`'s
    `text_factory`.
    """
    return clean(raw.decode("utf-8", "replace"))


def spelt(text: str) -> str:
    r"""The text with an escape such as `\x1b` or `\u202e` for everything that may not be shown.

    Spaces other than the blank stay, as translators use them, unless they break the line.
    """
    if is_clean(text):
        return text
    return "".join(
        [char if is_shown(char) or unicodedata.category(char) == "Zs" else _escape(char) for char in text]
    )


def _escape(char: str) -> str:
    """As a shell would show it; bytes of a file name that aren't UTF-8 are shown as bytes."""
    code = ord(char)
    if 0xDC80 <= code <= 0xDCFF:
        code -= 0xDC00
    if code <= 0xFF:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def parsed(text: str) -> Any:
    """The values of a JSON document, with clean text.

    Raises `BadDocument` for numbers and depths that no document of ours has, and
    `json.JSONDecodeError` for what isn't JSON.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError:
        raise
    except (RecursionError, ValueError) as error:  # too deep, or a number of thousands of digits
        raise BadDocument("-") from error
    return cleaned(data)


def object_of(text: str | None) -> dict[str, object]:
    """The object in a JSON document, with clean text; empty if there is none, or it can't be read."""
    try:
        found = parsed(text or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def cleaned(data: Any, depth: int = DEEPEST) -> Any:
    """Values of JSON or TOML, with clean text. Raises `BadDocument`."""
    if isinstance(data, str):
        return clean(data)
    if isinstance(data, (int, float)):
        if not -LARGEST < data < LARGEST:  # neither is infinity or what is not a number
            raise BadDocument("-")
        return data
    if not isinstance(data, (list, dict)):
        return data
    if not depth:
        raise BadDocument("-")
    if isinstance(data, list):
        return [cleaned(item, depth - 1) for item in data]
    return {clean(name): _field(name, item, depth - 1) for name, item in data.items()}


def _field(name: str, item: Any, depth: int) -> Any:
    """An object's field; errors in it are reported for the outermost field."""
    try:
        return cleaned(item, depth)
    except BadDocument as error:
        raise BadDocument(clean(name)[:DEEPEST]) from error
