"""An amount by which two options can differ at the end of a turn, as hints name it."""

from typing import Any, NamedTuple, Protocol


class AmountTitle(Protocol):
    """A game's message such as `more worshippers`, or `fewer worshippers` where `more` is false."""

    def __call__(self, say: Any, /, *, more: bool) -> str: ...


class Amount(NamedTuple):
    """What a feature (`bots.features`) counts, for players."""

    title: AmountTitle
    weight: float
    """About how many points one more is worth to a good player, below 0 where less is better. It decides
    what a hint mentions first, not which option is the best."""
    counted: bool = True
    """Whether the amounts are said as well; not for averages, nor where there is one or none."""
