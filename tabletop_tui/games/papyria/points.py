"""Where the points of the game came from, for "How points are made"."""

from collections import Counter
from collections.abc import Sequence

from rulesets.core import ScoreLine
from rulesets.core.event import Event
from rulesets.papyria import events as of
from tabletop_tui.games.papyria import points_messages as say
from tabletop_tui.play.points import Part, Points


def _track(line: ScoreLine, events: Sequence[Event]) -> dict[str, int]:
    """The scorings of each kind, the largest first, and end tiles."""
    scorings: Counter[str] = Counter()
    for event in events:
        if isinstance(event, of.Scored):
            scorings[event.scoring] += event.points
    return {**dict(scorings.most_common()), "end": line.points - scorings.total()}


POINTS = Points(
    win=say.win,
    good=say.good,
    lines={
        "track": say.track,
        "key_river": say.key_river,
        "key_sanctuary": say.key_sanctuary,
        "key_city": say.key_city,
        "key_temple": say.key_temple,
        "key_invention": say.key_invention,
        "majority_a": say.majority_a,
        "majority_b": say.majority_b,
        "majority_c": say.majority_c,
        "majority_d": say.majority_d,
    },
    split={"track": _track},
    parts={
        "mountain": Part(say.track_mountain_title, say.track_mountain),
        "river": Part(say.track_river_title, say.track_river),
        "forest": Part(say.track_forest_title, say.track_forest),
        "sanctuary": Part(say.track_sanctuary_title, say.track_sanctuary),
        "city": Part(say.track_city_title, say.track_city),
        "temple": Part(say.track_temple_title, say.track_temple),
        "invention": Part(say.track_invention_title, say.track_invention),
        "end": Part(say.track_end_title, say.track_end),
    },
)
