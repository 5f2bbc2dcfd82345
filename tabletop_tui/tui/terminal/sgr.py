"""The shortest way from one style to the next, in the escape sequences that set them (SGR).

A style is a string of parameters as Rich writes them, `1;38;2;200;0;0;48;5;17`; empty for the terminal's own.
"""

from functools import lru_cache
from typing import NamedTuple

_OFF = {
    "1": "22",
    "2": "22",
    "3": "23",
    "4": "24",
    "5": "25",
    "6": "25",
    "7": "27",
    "8": "28",
    "9": "29",
    "21": "24",
    "53": "55",
}
"""The parameters that end attributes. Bold and dim end together."""
_ON_BLANKS = frozenset({"4", "7", "9", "21", "53"})
"""Attributes that show on a blank: lines and reversed colours."""


class Ink(NamedTuple):
    """What a style consists of."""

    attributes: frozenset[str]
    colour: str
    ground: str

    @property
    def style(self) -> str:
        """The parameters that set all of it."""
        return ";".join(part for part in (*sorted(self.attributes), self.colour, self.ground) if part)


@lru_cache(8192)  # without it, a key takes 1 % more
def ink_of(style: str) -> Ink:
    """The colours and attributes of a style."""
    attributes: set[str] = set()
    colour = ground = ""
    codes = style.split(";") if style else []
    while codes:
        code = codes.pop(0)
        if code in ("38", "48"):
            count = 4 if codes[:1] == ["2"] else 2
            whole = ";".join([code, *codes[:count]])
            del codes[:count]
            colour, ground = (whole, ground) if code == "38" else (colour, whole)
        elif 30 <= int(code) <= 39 or 90 <= int(code) <= 97:
            colour = code
        elif 40 <= int(code) <= 49 or 100 <= int(code) <= 107:
            ground = code
        else:
            attributes.add(code)
    return Ink(frozenset(attributes), colour, ground)


@lru_cache(8192)  # without it, a key takes 12 % more
def on_blanks(style: str) -> str:
    """What a blank shows of a style: usually its ground. Equal for styles that look the same there."""
    ink = ink_of(style)
    seen = ink.attributes & _ON_BLANKS
    return ink._replace(attributes=seen).style if seen else ink.ground


@lru_cache(8192)  # without it, a key takes 1.0 % more
def change(before: str, after: str) -> str:
    """The sequence that leads from one style to another; empty if they are the same."""
    if not after:
        return "\x1b[m" if before else ""
    old, new = ink_of(before), ink_of(after)
    if old.attributes == new.attributes:
        return _colours(old, new)
    whole = f"\x1b[0;{new.style}m"
    ended = {_OFF[each] for each in old.attributes - new.attributes if each in _OFF}
    if len(ended) < len({_OFF.get(each, each) for each in old.attributes - new.attributes}):
        return whole  # one of them can't be ended alone
    begun = new.attributes - old.attributes
    if "22" in ended:
        begun |= new.attributes & {"1", "2"}
    parts = [*sorted(ended), *sorted(begun), *_differing(old, new)]
    part = f"\x1b[{';'.join(parts)}m"
    return min(whole, part, key=len)


def _colours(old: Ink, new: Ink) -> str:
    """The shorter sequence between two styles with the same attributes: ending all takes one digit."""
    parts = _differing(old, new)
    return min(f"\x1b[{';'.join(parts)}m", f"\x1b[0;{new.style}m", key=len) if parts else ""


def _differing(old: Ink, new: Ink) -> list[str]:
    """Ink and ground, as far as they differ."""
    found = [] if new.colour == old.colour else [new.colour or "39"]
    return found if new.ground == old.ground else [*found, new.ground or "49"]


def for_blank(before: str, after: str) -> tuple[str, str]:
    """For a blank in the style `after`: the sequence that has to be sent, and the style that it leads to.

    The ink stays as it is, since a blank shows none of it.
    """
    if on_blanks(before) == on_blanks(after):
        return "", before
    old, new = ink_of(before), ink_of(after)
    if (old.attributes | new.attributes) & _ON_BLANKS:
        return change(before, after), after
    kept = old._replace(ground=new.ground).style
    return min((change(before, kept), kept), (change(before, after), after), key=lambda way: len(way[0]))
