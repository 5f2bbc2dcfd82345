"""What is typed behind the number of players in plain mode: fair, over days, unrated, without watchers."""

from dataclasses import replace
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.serve.tables.arrangement import AN_EVENING, Arrangement
from tabletop_tui.serve.tables.clocks import BANKS, CLOCKS, FORFEITS, STANDS_IN, WAITS
from tabletop_tui.store.people import LEVELS
from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words


@record
class Wanted:
    """How a guest wants the table that they open."""

    arranged: Arrangement
    rated: bool


def wanted_of(typed: str, words: "Words") -> Wanted | None:
    """What was typed; `None` if a part of it makes no sense."""
    arranged, rated = AN_EVENING, True
    rest = iter(typed.casefold().split())
    for word in rest:
        if word == words.fair.plain_word():
            arranged = replace(arranged, fair=True)
        elif word == words.tables.private_word():
            arranged = replace(arranged, private=True)
        elif word == words.plain.word_unrated():
            rated = False
        elif word == words.plain.word_forfeit():
            arranged = replace(arranged, time_up=FORFEITS)
        elif word in words.plain.words_clock().split():
            arranged = replace(arranged, clock=_days(next(rest, "")))
            if not arranged.clock or arranged.clock not in CLOCKS:
                return None
        elif word == words.plain.word_bank():
            arranged = replace(arranged, bank=_days(next(rest, "")))
            if not arranged.bank or arranged.bank not in BANKS:
                return None
        elif word in words.plain.words_computer().split():
            level = next(rest, "")
            if level not in map(str, LEVELS):
                return None
            arranged = replace(arranged, time_up=STANDS_IN, stands_in=int(level))
        else:
            return None
    over_days = arranged.bank or arranged.time_up != WAITS
    return None if over_days and not arranged.clock else Wanted(arranged, rated)


def _days(typed: str) -> int:
    return int(typed) * DAY if typed.isdecimal() and len(typed) < 3 else 0
