"""What an option would allow, for boards to show before it is taken: regions, places, spaces."""

from collections.abc import Sequence
from typing import Any

from rulesets.bora_bora.actions import sites
from rulesets.bora_bora.components import CARDS, LAST_STATUS, PEOPLE
from rulesets.bora_bora.preview import actions_now, marker_of, placement_of, reached, use_value, value_now
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision


def allowed(view: BoraBoraView, decision: Decision[Any], key: str | None) -> dict[str, Any]:
    """What the option with a key would allow; without a key, or if that adds nothing, what the decision
    allows.

    `reach` has regions with the lowest value that leads there, `places` those of people (`man:3`), `ground`
    the player's ground spaces; `temple` and `tiles` are the highest number, `status` the marker's space.
    """
    found = _of_option(view, decision, key) if key is not None else {}
    if not found and decision.kind in ("setup_hut", "expand"):
        keys = [option.key.partition(":")[2] for option in decision.options]
        least = reached(view, decision.seat, actions_now(view), value_now(view)) if view.map else {}
        found = {"reach": {region: least.get(region, 0) for region in keys}}
    elif decision.kind == "red_offer" and view.region is not None:
        found = {"reach": {view.region: 0}}
    elif decision.kind == "temple_space":
        found = {"temple": value_now(view)}
    return found


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
    """What an action of a certain value allows."""
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
