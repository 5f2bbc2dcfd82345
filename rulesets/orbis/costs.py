"""What a landscape costs a seat, and whether it can be paid (p. 4, specification d.3)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from rulesets.orbis.components import LANDSCAPES, TRADE_PRICE, Landscape

ForcedBy = Literal["no-site", "cannot-pay"]
"""Why a landscape becomes a wilderness automatically: it fits nowhere (A2), or is too dear (A3)."""


class Cost(NamedTuple):
    """What is to be paid."""

    coloured: tuple[int, ...]
    """Worshippers by colour."""
    any: int
    """Further worshippers, of any colour."""


class Shortfall(NamedTuple):
    """What a supply lacks for a cost."""

    coloured: tuple[int, ...]
    """Missing worshippers by colour."""
    any: int
    """Missing worshippers of any colour, once the coloured ones are there."""
    trades: int
    """Trades that bring the missing colours."""
    tradable: bool
    """Whether trades can cover all of it."""


def cost_of(landscape: Landscape, benefits: Sequence[int]) -> Cost:
    """The printed cost, less the colours of the player's benefit tokens; any symbols stay (ruling R20)."""
    return _costs(tuple(benefits))[landscape.id]


@lru_cache(1 << 8)  # without it, random play takes 6 times as long
def _costs(benefits: tuple[int, ...]) -> dict[str, Cost]:
    return {
        tile.id: Cost(tuple([0 if c in benefits else n for c, n in enumerate(tile.cost)]), tile.cost_any)
        for tile in LANDSCAPES.values()
    }


def is_free(cost: Cost) -> bool:
    """Whether nothing is to be paid."""
    return not any(cost.coloured) and not cost.any


def can_pay(supply: Sequence[int], cost: Cost) -> bool:
    """Whether the supply covers the cost as it is."""
    coloured, any_colour = cost
    for colour, asked in enumerate(coloured):
        if asked and supply[colour] < asked:
            return False
    return sum(supply) - sum(coloured) >= any_colour


def could_pay(supply: Sequence[int], cost: Cost) -> tuple[bool, bool]:
    """Whether the supply covers the cost as it is, and whether it does so at least after trades."""
    trades = left = possible = 0
    for held, asked in zip(supply, cost.coloured, strict=True):
        if held < asked:
            trades += asked - held
        elif held > asked:
            left += held - asked
            possible += (held - asked) // TRADE_PRICE
    if not trades:
        now = left >= cost.any
        return now, now
    return False, possible >= trades and left - TRADE_PRICE * trades >= cost.any


def shortfall(supply: Sequence[int], cost: Cost) -> Shortfall:
    """What is missing, and whether trades would help; all zero and tradable if nothing is missing."""
    missing = tuple(max(0, asked - held) for held, asked in zip(supply, cost.coloured, strict=True))
    surplus = [max(0, held - asked) for held, asked in zip(supply, cost.coloured, strict=True)]
    trades = sum(missing)
    spare = sum(surplus) - TRADE_PRICE * trades
    possible = sum(each // TRADE_PRICE for each in surplus) >= trades
    missing_any = max(0, cost.any - sum(surplus))
    return Shortfall(missing, missing_any, trades, possible and spare >= cost.any)
