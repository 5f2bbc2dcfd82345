"""Where the glory gained during the game came from, for "How points are made"."""

from collections.abc import Sequence

from rulesets.core import ScoreLine
from rulesets.core.event import Event


def _inventory(line: ScoreLine, events: Sequence[Event]) -> dict[str, int]:
    """What dice have rolled, what cards have brought, and the hammer."""
    cards = sum(event.facts["amount"] for event in events if event.kind == "glory")
    hammer = sum(event.facts["vp"] for event in events if event.kind == "hammer_phase")
    return {"dice": line.points - cards - hammer, "cards": cards, "hammer": hammer}


PARTS = {"inventory": _inventory}
