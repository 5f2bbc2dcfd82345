"""Where the points in the bag came from, for "How points are made"."""

from collections.abc import Sequence

from rulesets.core import ScoreLine
from rulesets.core.event import Event
from rulesets.helios import events as of
from tabletop_tui.games.helios import points_messages as say
from tabletop_tui.play.points import Part, Points


def _bag(line: ScoreLine, events: Sequence[Event]) -> dict[str, int]:
    """Temples in the light, and laps."""
    laps = sum(event.points for event in events if isinstance(event, of.Scored) and event.why == "lap")
    return {"temples": line.points - laps, "laps": laps}


POINTS = Points(
    win=say.win,
    good=say.good,
    lines={
        "bag": say.bag,
        "buildings": say.buildings,
        "persons": say.persons,
    },
    split={"bag": _bag},
    parts={
        "temples": Part(say.bag_temples_title, say.bag_temples),
        "laps": Part(say.bag_laps_title, say.bag_laps),
    },
)
