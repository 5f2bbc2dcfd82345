"""How long a decision may take at a table, and what happens then, as chosen when the table is opened."""

from tabletop_tui.text.durations import DAY

CLOCKS = (0, DAY, 3 * DAY, 7 * DAY)
"""How long a decision may take, in seconds; 0 is as long as it takes."""

BANKS = (0, DAY, 3 * DAY, 7 * DAY)
"""A player's time bank for the whole game, in seconds: used when the time for a decision is over."""

WAITS, STANDS_IN, FORFEITS = "waits", "stands-in", "forfeits"
"""When time is up, bank and all: the player is reminded and nothing else happens; a computer player stands in
until the player is back; the player has lost, and a computer player plays on for the others."""

TIME_UP = (WAITS, STANDS_IN, FORFEITS)
