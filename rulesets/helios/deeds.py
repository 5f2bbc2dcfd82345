"""What one answer brought about: events that belong together are merged, to be said in one sentence."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Event, WordEvent
from rulesets.helios.components import HARBOUR_VP
from rulesets.helios.geometry import BONUS

SILENT = frozenset({"forced", "completed_lap"})
"""Events that those beside them say."""
_PRICED = frozenset({"built", "built_temple", "activated"})
"""Events that say what was paid for them."""


def together(events: Sequence[Event]) -> list[Event]:
    """Events with what was paid for them, harbours as gains, and all new land as one event."""
    found: list[Event] = []
    paid: Any = []
    events = [event for event in events if event.kind not in SILENT]
    new = [event.facts["colour"] for event in events if event.kind == "turned_up"]
    for number, event in enumerate(events):
        facts, last = dict(event.facts), found[-1] if found else None
        if event.kind == "paid" and any(later.kind in _PRICED for later in events[number:]):
            paid = facts["cubes"]
        elif event.kind in _PRICED:
            found.append(WordEvent(event.kind, event.seat, {**facts, "price": paid}))
            paid = []
        elif event.kind == "paid":
            found.append(WordEvent("paid", event.seat, {"price": facts["cubes"]}))
        elif event.kind == "waived" and last is not None and last.kind in ("took_action_tile", "chose_row"):
            found.append(WordEvent("lapsed", event.seat, facts))  # no one was asked
        elif event.kind == "turned_up":
            found += [WordEvent("turned_up", None, {"new": new})] if new else []
            new = []
        else:
            found.append(event)
        if event.kind == "laid" and BONUS.get(facts["field"]) == "harbour":
            found.append(WordEvent("harbour", event.seat, {"points": HARBOUR_VP}))
    return found
