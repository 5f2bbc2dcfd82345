"""How a server is at a moment, in figures that name no one."""

from collections.abc import Mapping

from rulesets.core.records import record


@record
class Figures:
    """What monitoring is told."""

    guests: int
    """Connections of people who are logged in."""
    most_guests: int
    """How many of them there may be."""
    logging_in: int
    """Connections that have a place and haven't logged in."""
    waiting: int
    """Connections that wait for a place."""
    tables: Mapping[str, tuple[int, int]]
    """Running tables by their kind, and how many there may be."""
    reaches: bool
    """Whether the store answers."""
