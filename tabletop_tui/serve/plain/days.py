"""What is typed behind the number of players in plain mode: fair, over days, unrated, without watchers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop_tui.serve.tables.clocks import BANKS, CLOCKS, FORFEITS, STANDS_IN, WAITS
from tabletop_tui.store.people import LEVELS
from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words


@dataclass(slots=True)
class Wanted:
    """How a guest wants the table that they open."""

    fair: bool = False
    private: bool = False
    clock: int = 0
    bank: int = 0
    time_up: str = WAITS
    stands_in: int = 0
    rated: bool = True


def wanted_of(typed: str, words: "Words") -> Wanted | None:
    """What was typed; `None` if a part of it makes no sense."""
    wanted = Wanted()
    rest = iter(typed.casefold().split())
    for word in rest:
        if word == words.fair.plain_word():
            wanted.fair = True
        elif word == words.tables.private_word():
            wanted.private = True
        elif word == words.plain.word_unrated():
            wanted.rated = False
        elif word == words.plain.word_forfeit():
            wanted.time_up = FORFEITS
        elif word in words.plain.words_clock().split():
            wanted.clock = _days(next(rest, ""))
            if not wanted.clock or wanted.clock not in CLOCKS:
                return None
        elif word == words.plain.word_bank():
            wanted.bank = _days(next(rest, ""))
            if not wanted.bank or wanted.bank not in BANKS:
                return None
        elif word in words.plain.words_computer().split():
            wanted.time_up, level = STANDS_IN, next(rest, "")
            wanted.stands_in = int(level) if level in map(str, LEVELS) else 0
            if not wanted.stands_in:
                return None
        else:
            return None
    over_days = wanted.bank or wanted.time_up != WAITS
    return None if over_days and not wanted.clock else wanted


def _days(typed: str) -> int:
    return int(typed) * DAY if typed.isdecimal() and len(typed) < 3 else 0
