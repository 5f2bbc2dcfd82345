"""What a forecast consists of: deeds, courses of a turn, and the ways to use each space."""

from typing import Final, Literal, NamedTuple

from rulesets.papyria.advice.amounts import Formula

TRADE: Final = "trade"
PRIEST: Final = "priest"
"""What can be required first, besides a space."""

Offer = Literal["trade", "buy_knowledge", "extra_scoring", "priest"]
"""What can be used besides the main actions, by the noun of its options."""
Lack = Literal["lapis", "papyri", "site", "room"]
"""Why a space can't be used: too little to pay with, no symbol to cover, or no room beside the priest."""


class Deed(NamedTuple):
    """The outcome of carrying out one space."""

    space: str
    done: bool
    """It was used; otherwise a good is lost, but an end tile stays."""
    lacks: Lack | None = None
    """What it lacked if it wasn't."""
    points: int = 0
    knowledge: int = 0
    lapis: int = 0
    papyri: int = 0
    """Produced."""
    keys: tuple[str, ...] = ()
    """Key tiles that came with it."""
    formula: Formula | None = None
    """The scoring worked out."""


class Course(NamedTuple):
    """One way of playing the turn to its end."""

    keys: tuple[str, ...]
    """The answers, from the first one after the move on."""
    first: tuple[str, ...]
    """What was done before the main actions: `trade`, or `priest` for its move."""
    deeds: tuple[Deed, ...]
    """The deeds in order."""
    lapis: int
    papyri: int
    """What is left at the end."""

    @property
    def points(self) -> int:
        """Points that the course brings at once, not at the end."""
        return sum(deed.points for deed in self.deeds)

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Points, then the fewest losses, then goods and knowledge, then the shorter way."""
        made = sum(deed.lapis + deed.papyri + deed.knowledge for deed in self.deeds)
        return self.points, sum(deed.done for deed in self.deeds), made, -len(self.first)

    def deed(self, space: str) -> Deed | None:
        """The deed on a space; `None` if it wasn't carried out."""
        return next((deed for deed in self.deeds if deed.space == space), None)


class Way(NamedTuple):
    """Whether a space can be used in this turn, and what must come before it."""

    deed: Deed
    """Its outcome in that way; not done if nothing makes it possible."""
    first: tuple[str, ...] = ()
    """`trade`, `priest`, or spaces; nothing if it can be used at once."""
    keys: tuple[str, ...] = ()
    """The answers of a turn in which it is used."""


class Forecast(NamedTuple):
    """What can happen in a turn from here on."""

    best: Course
    """The course that brings the most points and loses the least."""
    ways: dict[str, Way]
    """The ways to use each space, separately."""
    offers: frozenset[Offer]
    """What can be used on arrival."""
    after_trade: frozenset[Offer]
    """The same with a trade first."""

    @property
    def clash(self) -> bool:
        """Whether each space could be used, but not both of them."""
        lost = [deed.space for deed in self.best.deeds if not deed.done]
        return any(self.ways[space].deed.done for space in lost if space in self.ways)
