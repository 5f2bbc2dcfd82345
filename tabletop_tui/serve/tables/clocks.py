"""How long a decision may take at a table, and what happens then, as chosen when the table is opened."""

from typing import TYPE_CHECKING

from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

CLOCKS = (0, DAY, 3 * DAY, 7 * DAY)
"""How long a decision may take, in seconds; 0 is as long as it takes."""

BANKS = (0, DAY, 3 * DAY, 7 * DAY)
"""A player's time bank for the whole game, in seconds: used when the time for a decision is over."""

WAITS, STANDS_IN, FORFEITS = "waits", "stands-in", "forfeits"
"""When time is up, bank and all: the player is reminded and nothing else happens; a computer player stands in
until the player is back; the player has lost, and a computer player plays on for the others."""

TIME_UP = (WAITS, STANDS_IN, FORFEITS)


def clock_name(words: "Words", seconds: int) -> str:
    """The name of one of the `CLOCKS`."""
    return words(f"tables-clock-{seconds // DAY}")


def bank_name(words: "Words", seconds: int) -> str:
    """The name of one of the `BANKS`."""
    return words(f"tables-bank-{seconds // DAY}")
