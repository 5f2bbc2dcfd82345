"""The players that `-p` names."""

from typing import Any

from rulesets.core.rules import Rules
from tabletop_tui.commands.invocation import Complaint
from tabletop_tui.commands.rulebook import check_seats

BOT = "bot:"
"""What the name of a computer player starts with, once there are some."""


def check_names(rules: Rules[Any], players: tuple[str, ...]) -> list[str]:
    """The players' names in seat order. Complains about doubles, empty ones and their number."""
    names = [" ".join(name.split()) for name in players]
    for place, name in enumerate(names):
        if not name:
            raise Complaint("cli-name-empty")
        if name.casefold().startswith(BOT):
            raise Complaint("cli-bots-later", name=name)
        if name.casefold() in {other.casefold() for other in names[:place]}:
            raise Complaint("cli-name-twice", name=name)
    check_seats(rules, len(names))
    return names
