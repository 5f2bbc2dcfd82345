"""Where the points on the track came from, for "How points are made"."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import ScoreLine
from rulesets.core.event import Event


def _track(line: ScoreLine, _events: Sequence[Event]) -> dict[str, int]:
    """By what brought them, round by round."""
    ledger: dict[str, Any] = line.facts["ledger"]
    named = ("tasks", "building", "temple", "status", "people")
    found = {source: ledger.get(source, 0) for source in named}
    return {**found, "other": line.points - sum(found.values())}


PARTS = {"track": _track}
