"""Where the points of the game came from, for "How points are made"."""

from collections import Counter
from collections.abc import Sequence

from rulesets.core import ScoreLine
from rulesets.core.event import Event
from rulesets.papyria import events as of


def _track(line: ScoreLine, events: Sequence[Event]) -> dict[str, int]:
    """The scorings of each kind, the largest first, and end tiles."""
    scorings: Counter[str] = Counter()
    for event in events:
        if isinstance(event, of.Scored):
            scorings[event.scoring] += event.points
    return {**dict(scorings.most_common()), "end": line.points - scorings.total()}


PARTS = {"track": _track}
