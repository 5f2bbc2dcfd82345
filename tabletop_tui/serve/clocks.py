"""How long a decision may take at a table, as those in charge choose it."""

from typing import TYPE_CHECKING

from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

CLOCKS = (0, DAY, 3 * DAY, 7 * DAY)
"""How long a decision may take, in seconds; 0 is as long as it takes."""


def clock_name(words: "Words", seconds: int) -> str:
    """The name of one of the `CLOCKS`."""
    return words(f"tables-clock-{seconds // DAY}")
