"""How resources are written: in signs on screens, in letters in ASCII, in words where text is read aloud."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Line, Run, cells
from tabletop_tui.paint.runs import Signs, signed

SIGNED, LETTERED, SPELT = "signs", "letters", "words"
REPEATED = 4
"""How many of a sign are shown one by one; more are written as a number before it."""


class Sign(NamedTuple):
    """How something is written in one cell."""

    sign: str
    letter: str = ""
    """The letter for ASCII; if empty, the message `GAME-letter-WORD` has it."""
    ink: str = ""
    """The role that colours it everywhere."""


class Notation:
    """The signs of a game; a game's own class declares them and names its things.

    `GAME-held-none` says that there is nothing.
    """

    SIGNS: ClassVar[Mapping[str, Sign]] = {}
    """Every sign by its word, as the page about signs calls it."""
    RESOURCES: ClassVar[Sequence[str]] = ()
    """The words of the resources that are counted, numbered in this order."""

    def __init__(self, wording: Wording, notation: str = SIGNED) -> None:
        self.say, self.form = wording.say, wording.form
        self.listing, self.listing_or = wording.listing, wording.listing_or
        self.spelt, self.ascii = notation == SPELT, notation == LETTERED
        shown = notation == SIGNED
        self.legend = {
            word: each.sign if shown else each.letter or wording.say("letter", word)
            for word, each in self.SIGNS.items()
        }
        """Every sign as it is shown, by its word."""
        self.signs = tuple(self.legend[word] for word in self.RESOURCES)
        """The signs of the resources, each different."""
        self.roles: Signs = {each.sign: each.ink for each in self.SIGNS.values() if each.ink} if shown else {}
        """The ink of each sign that has one; letters have none, as they also occur in words."""

    def sign(self, word: str) -> str:
        """A sign as it is shown; any other text is returned unchanged."""
        return self.legend.get(word, word)

    def within(self, room: int, *parts: str, forms: Sequence[str] = ("", "short", "brief")) -> str:
        """A name in the first of these forms, longest first, that fits into `room` cells, else the last."""
        return longest([self.form(*parts, form=form) for form in forms], room)

    def ink(self, word: str) -> str:
        """The role of a sign."""
        return self.SIGNS[word].ink

    def inked(self, word: str, before: str = "", after: str = "") -> Run:
        """A sign in its ink, with a text before or after it."""
        return Run(f"{before}{self.legend[word]}{after}", self.SIGNS[word].ink)

    def signed(self, text: str, role: str = "") -> Line:
        """A text with the signs in it in their colours; letters are left as they are."""
        return signed(text, self.roles, role)

    def one(self, kind: int) -> Run:
        """The sign of one resource."""
        return self.inked(self.RESOURCES[kind])

    def amounts(self, counts: Sequence[int]) -> Line:
        """Resources as signs in their colours, as many as there are of each; empty for none."""
        return tuple(
            Run(repeated(self.signs[kind], count), self.ink(self.RESOURCES[kind]))
            for kind, count in enumerate(counts)
            if count
        )


def repeated(sign: str, count: int) -> str:
    """This many of a sign: `◆◆◆`, or `5◆`."""
    return sign * count if count <= REPEATED else f"{count}{sign}"


def longest(forms: Sequence[str], room: int) -> str:
    """The first of these, longest first, that fits into this many cells; else the last one."""
    return next((form for form in forms if cells(form) <= room), forms[-1])
