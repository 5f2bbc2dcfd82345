"""A table's clock in words: what is left to the player who is asked, and what was chosen for the table."""

from typing import TYPE_CHECKING

from tabletop_tui.serve.tables.clocks import STANDS_IN, WAITS
from tabletop_tui.text.durations import DAY, span

if TYPE_CHECKING:
    from tabletop_tui.serve.tables.facts import TableFacts
    from tabletop_tui.serve.tables.turnclock import TurnClock
    from tabletop_tui.text.words import Words


def clock_name(words: "Words", seconds: int) -> str:
    """The name of one of the `CLOCKS`."""
    return words(f"tables-clock-{seconds // DAY}")


def bank_name(words: "Words", seconds: int) -> str:
    """The name of one of the `BANKS`."""
    return words(f"tables-bank-{seconds // DAY}")


def clock_said(turn_clock: "TurnClock", words: "Words") -> str:
    """The time left to the seat that is asked, or that there is none; empty if no clock runs."""
    left = turn_clock.left
    if left is None:
        return ""
    if left <= 0:
        return words.tables.clock_over()
    said = words.tables.clock_left(time=span(words, left))
    until = turn_clock.away_until
    return f"{said}, {words.tables.away_until(day=until)}" if until else said


def time_rules(words: "Words", facts: "TableFacts") -> list[str]:
    """The clock of a table as sentences: a turn, the bank, and what follows when time is up."""
    said = [words.tables.clock_here(clock=clock_name(words, facts.clock))]
    if not facts.clock:
        return said
    if facts.bank:
        said.append(words.tables.bank_here(bank=bank_name(words, facts.bank)))
    if facts.time_up != WAITS:
        bot = words(f"bots-level-{facts.stands_in}") if facts.time_up == STANDS_IN and facts.stands_in else ""
        said.append(words.tables.time_up_here(what=words(f"tables-time-up-{facts.time_up}", bot=bot)))
    return said
