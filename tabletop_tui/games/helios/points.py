"""Where the points in the bag came from, for "How points are made"."""

from collections.abc import Sequence

from rulesets.core import ScoreLine
from rulesets.core.event import Event
from rulesets.helios import events as of


def _bag(line: ScoreLine, events: Sequence[Event]) -> dict[str, int]:
    """Temples in the light, and laps."""
    laps = sum(event.points for event in events if isinstance(event, of.Scored) and event.why == "lap")
    return {"temples": line.points - laps, "laps": laps}


PARTS = {"bag": _bag}
