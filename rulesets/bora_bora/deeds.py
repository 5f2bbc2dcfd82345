"""What one answer brought about: events that belong together are merged, to be told in one sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rulesets.core import Event, WordEvent

GAINS: Final = frozenset(
    {"scored", "gained_offerings", "gained_shells", "gained_status", "took_god_card", "drew_god_card"}
)
"""What a seat gains through a deed."""
DEEDS: Final = frozenset(
    {
        *("played_god", "occupied", "took_person", "placed_priest", "built", "moved_hut"),
        *("placed_material", "material_beside", "no_god_card"),
    }
)
"""What a die or a use of people leads to."""
_AT_ONCE: Final = frozenset({"vp", "offering", "shell", "status"})
"""Kinds of people whose gain comes right after their use."""
SOURCES: Final = ("start", "fishing", "helper", "fish", "building", "people", "status", "temple", "tasks")
"""Where points on the track come from, in the order of a score sheet."""
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


def in_order(ledger: Mapping[str, int]) -> list[tuple[str, int]]:
    """The sources that have brought a seat points on the track, each with the amount."""
    return [(source, ledger[source]) for source in SOURCES if ledger.get(source)]


# -- in which way something happened ---------------------------------------------------------------


def _number(event: Event) -> str:
    return "one" if event.facts["count"] == 1 else "many"


def _gods(event: Event) -> str:
    """The gods played when a die was placed."""
    given = event.facts
    if given["card"] == "fishing":
        return "fishing"
    return ("both" if given["white"] else "blue") if given["blue"] else "white" if given["white"] else "plain"


def _fulfilled(event: Event) -> str:
    """Whether a yellow god helped, and whether cards were shown."""
    return ("yellow" if event.facts["yellow"] else "plain") + ("-shown" if event.facts["cards"] else "")


def _with_what_is_missing(reason: Any) -> str:
    """Whether something is lacking to pay for a blue god."""
    return "missing" if reason.facts.get("cards") or reason.facts.get("offerings") else ""


WAYS: Final[Mapping[str, Callable[[Any], str]]] = {
    "drew_god_card": lambda event: "unseen" if event.facts.get("god") is None else "own",
    "fulfilled_task": _fulfilled,
    **dict.fromkeys(("gained_offerings", "gained_shells", "moved_hut"), _number),
    "not-lower": _with_what_is_missing,
    "occupied": lambda event: "free" if event.facts["aside"] is None else "aside",
    "placed_die": _gods,
    "placed_priest": lambda event: "free" if event.facts["out"] is None else "out",
    "scored": lambda event: source if (source := event.facts["source"]) in ("fish", "helper") else "points",
    # What is gained at once follows as a gain, so the use needn't mention it.
    "used": lambda event: event.facts["how"] + ("-gain" if event.facts["kind"] in _AT_ONCE else ""),
}
"""The form of an event or a reason that has several, as a word."""
