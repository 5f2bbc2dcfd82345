"""Where the points on the track came from, for "How points are made"."""

from collections.abc import Mapping, Sequence

from rulesets.core import ScoreLine
from rulesets.core.event import Event
from tabletop_tui.games.bora_bora import points_messages as say
from tabletop_tui.play.points import Part, Points


def _track(line: ScoreLine, _events: Sequence[Event]) -> dict[str, int]:
    """By what brought them, round by round."""
    ledger: Mapping[str, int] = line.facts["ledger"]
    named = ("tasks", "building", "temple", "status", "people")
    found = {source: ledger.get(source, 0) for source in named}
    return {**found, "other": line.points - sum(found.values())}


POINTS = Points(
    win=say.win,
    good=say.good,
    lines={
        "track": say.track,
        "jewelry": say.jewelry,
    },
    split={"track": _track},
    parts={
        "tasks": Part(say.track_tasks_title, say.track_tasks),
        "building": Part(say.track_building_title, say.track_building),
        "temple": Part(say.track_temple_title, say.track_temple),
        "status": Part(say.track_status_title, say.track_status),
        "people": Part(say.track_people_title, say.track_people),
        "other": Part(say.track_other_title, say.track_other),
    },
)
