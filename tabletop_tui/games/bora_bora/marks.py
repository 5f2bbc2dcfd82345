"""What a choice under the cursor would allow, to be lit on the boards before it is taken."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from rulesets.bora_bora.actions import sites
from rulesets.bora_bora.components import CARDS, LAST_STATUS, PEOPLE
from rulesets.bora_bora.preview import actions_now, marker_of, placement_of, reached, use_value, value_now
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from rulesets.core.records import record


@record
class Marks:
    """Everything that is lit."""

    target: str | None = None
    """What is under the cursor."""
    open: frozenset[str] = frozenset()
    """The targets that can be chosen."""
    reach: Mapping[str, int] = field(default_factory=dict)
    """Regions one could expand to, each with the least value that leads there."""
    places: frozenset[str] = frozenset()
    """Places of the rows of people: `man:3`."""
    temple: int = 0
    """Spaces of the temple up to this one."""
    ground: frozenset[str] = frozenset()
    """Spaces of the own ground."""
    tiles: int = 0
    """Building tiles up to this one."""
    status: int | None = None
    """Where the own marker would go."""


NO_MARKS = Marks()
_SHOWN = {"map": ("reach",), "market": ("places", "temple", "status"), "own": ("ground", "tiles")}
"""What of it each board shows."""


def on_board(marks: Marks, board: str, here: str) -> Marks:
    """Only what concerns one board; the cursor is on the board `here`."""
    target = marks.target if board == here else None
    shown = {field: getattr(marks, field) for field in _SHOWN.get(board, ())}
    return Marks(target=target, open=marks.open, **shown)


def marks_at(
    view: BoraBoraView, decision: Decision[Any], key: str | None, target: str | None, opened: frozenset[str]
) -> Marks:
    """What the option of a key would allow, beside what can be chosen anyhow."""
    found = _of_option(view, decision, key) if key is not None else {}
    if not found and decision.kind in ("setup_hut", "expand"):
        keys = [option.key.partition(":")[2] for option in decision.options]
        least = reached(view, decision.seat, actions_now(view), value_now(view)) if view.map else {}
        found = {"reach": {region: least.get(region, 0) for region in keys}}
    elif decision.kind == "temple_space":
        found = {"temple": value_now(view)}
    return Marks(target=target, open=opened, **found)


def _of_option(view: BoraBoraView, decision: Decision[Any], key: str) -> dict[str, Any]:
    seat, kind = decision.seat, decision.kind
    if kind == "place_die":
        placed = placement_of(key)
        return _action(view, seat, CARDS[placed.card].action.split(" or "), placed.value)
    if kind == "use_people" and key.count(":") == 2:
        how, sex, used = key.split(":")
        value = use_value(view, seat, sex, used, doubled=how == "doubled")
        return _action(view, seat, (used,), value)
    if kind == "build_site":
        return {"ground": frozenset(key.partition(":")[2].split("-"))}
    verb, _, thing = key.partition(":")
    if verb == "tattoo":
        return _ahead(view, seat, PEOPLE[thing].status_symbols)
    return _ahead(view, seat, 1) if verb == "status" else {}


def _ahead(view: BoraBoraView, seat: int, steps: int) -> dict[str, Any]:
    return {"status": min(marker_of(view, seat) + steps, LAST_STATUS)}


def _action(view: BoraBoraView, seat: int, actions: Sequence[str], value: int) -> dict[str, Any]:
    """What an action allows with a value."""
    first = actions[0]
    if first in ("land", "water"):
        return {"reach": reached(view, seat, actions, value)}
    if first in ("woman", "man"):
        return {"places": frozenset(f"{sex}:{place}" for sex in actions for place in range(1, value + 1))}
    if first == "temple":
        return {"temple": value}
    if first == "build":
        lit = frozenset(space for pair in sites(view.seats[seat].ground) for space in pair)
        return {"ground": lit, "tiles": value}
    return _ahead(view, seat, value) if first == "status" else {}
