"""What one answer brought about: events that belong together are merged, to be told in one sentence."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, get_args

from rulesets.core import Event, WordEvent

GAINS: Final = frozenset(
    {"scored", "gained_offerings", "gained_shells", "gained_status", "took_god_card", "drew_god_card"}
)
"""What a seat gains through a deed."""
SourceWord = Literal["start", "fishing", "helper", "fish", "building", "people", "status", "temple", "tasks"]
"""Where points on the track come from."""
SOURCES: Final[tuple[SourceWord, ...]] = get_args(SourceWord)
"""The sources in the order of a score sheet."""
_SUMS: Final = {"scored": "points", "gained_offerings": "count", "gained_shells": "count"}
"""Events that are added up, and the fact with the amount."""
_OF_ALL: Final = frozenset({"rolled", "status", "temple", "turned_up"})
"""Events that happen to all seats at once; `status` and `temple` are sources of points."""


def together(events: Sequence[Event]) -> list[Event]:
    """Events with those of all seats, sums, and moved huts merged into one each; new god cards come last."""
    found: dict[object, Event] = {}
    deed = 0
    for place, event in enumerate(events):
        kind, given = event.kind, event.facts
        if kind == "scored" and given["source"] in _OF_ALL:
            kind = given["source"]
        if kind == "forced":
            continue  # the next event tells it
        deed += kind not in GAINS and kind != "moved_hut"
        if kind in _OF_ALL:
            parts: list[Event] = found[kind].facts["parts"] if kind in found else []
            found[kind] = WordEvent(kind, None, {"parts": [*parts, event]})
        elif kind == "moved_hut":
            _add(found, (kind, event.seat, deed), WordEvent(kind, event.seat, {"count": 1}), "count")
        elif kind in _SUMS:
            _add(found, (kind, event.seat, given.get("source"), deed), event, _SUMS[kind])
        else:
            found[place] = event
    return sorted(found.values(), key=lambda event: event.kind in ("turned_up", "reshuffled"))


def _add(found: dict[object, Event], key: Any, event: Event, amount: str) -> None:
    """Add an amount to the event with this key, or begin one."""
    before = found[key].facts[amount] if key in found else 0
    found[key] = WordEvent(event.kind, event.seat, {**event.facts, amount: event.facts[amount] + before})


def in_order(ledger: Mapping[str, int]) -> list[tuple[SourceWord, int]]:
    """The sources that have brought a seat points on the track, each with the amount."""
    return [(source, ledger[source]) for source in SOURCES if ledger.get(source)]
