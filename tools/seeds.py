"""Which seeds of games are for tuning, and which for measuring.

Who was tuned on a game plays it better than others. docs/bots-measured.md says how far this was kept.
"""

from argparse import ArgumentTypeError
from collections.abc import Mapping

MEASURING = range(1_000_000, 1_000_000_000)
"""For measuring how strong players are. Nothing is tuned on these any more."""

DRAWN = range(MEASURING.stop, 2**32)
"""For tuning, as all other seeds are: games to learn from draw theirs here, or count up from 1."""

TUNED_ON = (
    range(4_000_000, 5_000_000),
    range(8_000_000, 9_000_000),
    range(13_000_000, 13_100_000),
    range(15_000_000, 15_100_000),
)
"""On these, styles of rivals were tuned before."""

NOT_FRESH: Mapping[range, str] = {
    range(500, 520): "weights of Dice Forge were trained on these",
    range(700, 7_000): "below those for measuring, though no recipe that is kept has trained on them",
    range(9_000_000, 9_100_000): "the careful style in Helios was tuned on these, and measured on others",
    range(12_910_000, 12_920_000): "that all options are tried in the last turns was decided by these",
    range(14_510_000, 14_520_000): "how much level 5 doubts its policy was decided by these",
}
"""Measured on, though something was tuned on them as well, or may have been."""


def is_for_measuring(seed: int) -> bool:
    """Whether a game with this seed may measure."""
    return seed in MEASURING and not any(seed in each for each in TUNED_ON)


def for_tuning(text: str) -> int:
    """The seed that an option of a tool names which tunes something."""
    seed = int(text)
    if seed in MEASURING:
        raise ArgumentTypeError(f"{seed:,} is for measuring (tools/seeds.py)")
    return seed


def for_measuring(text: str) -> int:
    """The seed that an option of a tool names which measures something."""
    seed = int(text)
    if not is_for_measuring(seed):
        raise ArgumentTypeError(f"{seed:,} is for tuning (tools/seeds.py)")
    return seed
