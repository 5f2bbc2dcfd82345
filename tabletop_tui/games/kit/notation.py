"""How resources are told: by signs on screens, by letters in ASCII, and in words where they are said."""

from collections.abc import Mapping, Sequence

from tabletop_tui.drawing import Line, Run, cells
from tabletop_tui.games.wording import Wording
from tabletop_tui.runs import Signs, signed

SIGNED, LETTERED, SPELT = "signs", "letters", "words"
REPEATED = 4
"""So many of a sign are shown one by one; beyond that its number stands before it."""


class Notation:
    """The signs of some resources, which are numbered, and of everything else.

    `GAME-letter-WORD` is the letter of a resource in ASCII; `GAME-held-none` says that there is nothing.
    """

    def __init__(
        self, wording: Wording, notation: str, words: Sequence[str], signs: str, other: Mapping[str, str]
    ) -> None:
        """`words` are the resources' roles and names in messages, `other` all other signs in ASCII."""
        self.say, self.listing, self.counted = wording.say, wording.listing, wording.counted
        self.form = wording.form
        self.spelt = notation == SPELT
        self.words = words
        letters = tuple(wording.say("letter", word) for word in words) if notation != SIGNED else ()
        self.signs = letters or tuple(signs)
        """Those of the resources, each different."""
        self._other = {} if notation == SIGNED else other
        self._roles: Signs = wording.sign_roles if notation == SIGNED else {}

    def sign(self, sign: str) -> str:
        """One of the game's other signs as it is shown."""
        return self._other.get(sign, sign)

    def signed(self, text: str, role: str = "") -> Line:
        """A text with the signs in it in their colours; letters are left as they are."""
        return signed(text, self._roles, role)

    def one(self, kind: int) -> Run:
        """The sign of one resource."""
        return Run(self.signs[kind], self.words[kind])

    def amounts(self, counts: Sequence[int]) -> Line:
        """Resources as signs in their colours, of each as many as there are; empty for none."""
        return tuple(
            Run(repeated(self.signs[kind], count), self.words[kind])
            for kind, count in enumerate(counts)
            if count
        )


def repeated(sign: str, count: int) -> str:
    """So many of a sign: `◆◆◆`, or `5◆`."""
    return sign * count if count <= REPEATED else f"{count}{sign}"


def longest(forms: Sequence[str], room: int) -> str:
    """The first of these, longest first, that fits into so many cells; else the last one."""
    return next((form for form in forms if cells(form) <= room), forms[-1])
