"""Where the glory gained during the game came from, for "How points are made"."""

from collections.abc import Sequence

from rulesets.core import ScoreLine
from rulesets.core.event import Event
from rulesets.dice_forge import events as of


def _inventory(line: ScoreLine, events: Sequence[Event]) -> dict[str, int]:
    """What dice have rolled, what cards have brought, and the hammer."""
    cards = sum(event.amount for event in events if isinstance(event, of.Glory))
    hammer = sum(event.vp for event in events if isinstance(event, of.HammerPhase))
    return {"dice": line.points - cards - hammer, "cards": cards, "hammer": hammer}


PARTS = {"inventory": _inventory}
