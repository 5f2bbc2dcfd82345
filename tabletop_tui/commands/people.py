"""The players that `-p` names."""

from typing import Any

from rulesets.core.rules import Rules
from tabletop_tui.commands.invocation import Complaint
from tabletop_tui.commands.rulebook import check_seats
from tabletop_tui.people import COLOURS, Person, clean_name
from tabletop_tui.words import Words

BOT = "bot:"
"""What the name of a computer player starts with, once there are some."""


def check_names(rules: Rules[Any], players: tuple[str, ...]) -> list[str]:
    """The players' names in seat order. Complains about doubles, empty ones and their number."""
    names = [clean_name(name) for name in players]
    for place, name in enumerate(names):
        if not name:
            raise Complaint("cli-name-empty")
        if name.casefold().startswith(BOT):
            raise Complaint("cli-bots-later", name=name)
        if name.casefold() in {other.casefold() for other in names[:place]}:
            raise Complaint("cli-name-twice", name=name)
    check_seats(rules, len(names))
    return names


def people_of(words: Words, rules: Rules[Any], players: tuple[str, ...]) -> list[Person]:
    """The named players, or as many unnamed ones as the game needs, each with a colour."""
    names = (
        check_names(rules, players)
        if players
        else [words("games-seat", number=seat + 1) for seat in range(min(rules.seat_counts))]
    )
    return [Person(name, COLOURS[seat % len(COLOURS)]) for seat, name in enumerate(names)]
