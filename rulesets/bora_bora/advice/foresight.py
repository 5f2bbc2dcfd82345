"""What an option would allow, for boards to show before it is taken: regions, places, spaces."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from rulesets.bora_bora.actions import sites
from rulesets.bora_bora.advice.map import reached
from rulesets.bora_bora.advice.now import actions_now, value_now
from rulesets.bora_bora.advice.options import ids_of
from rulesets.bora_bora.advice.status import marker_of
from rulesets.bora_bora.components import CARDS, LAST_STATUS, PEOPLE
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from rulesets.core.records import record


@record
class Allowed:
    """What could be done."""

    reach: Mapping[str, int] = field(default_factory=dict)
    """Regions to which the player could expand, each with the lowest value that leads there."""
    places: frozenset[str] = frozenset()
    """Places of the rows of people: `man:3`."""
    temple: int = 0
    """Spaces of the temple up to this one."""
    ground: frozenset[str] = frozenset()
    """Spaces of the player's ceremonial ground."""
    tiles: int = 0
    """Building tiles up to this one."""
    status: int | None = None
    """Where the player's marker would go."""


NOTHING = Allowed()


def allowed(view: BoraBoraView, decision: Decision[object], key: str | None) -> Allowed:
    """What the option with a key would allow; for some decisions, what they themselves allow."""
    match decision.kind:
        case "setup_hut" | "expand":
            least = reached(view, decision.seat, actions_now(view), value_now(view))
            return Allowed(reach={region: least.get(region, 0) for region in ids_of(decision)})
        case "red_offer":
            assert view.region is not None
            return Allowed(reach={view.region: 0})
        case "temple_space":
            return Allowed(temple=value_now(view))
    return _of_option(view, decision, key) if key is not None else NOTHING


def _of_option(view: BoraBoraView, decision: Decision[object], key: str) -> Allowed:
    seat, (verb, _, thing) = decision.seat, key.partition(":")
    match verb:
        case "place":
            from rulesets.bora_bora.advice.dice import placement_of  # a game begins without dice

            placed = placement_of(key)
            return _action(view, seat, CARDS[placed.card].actions, placed.value)
        case "use" | "doubled" | "extra":
            from rulesets.bora_bora.advice.uses import use_value  # nor are people used at once

            sex, used = thing.split(":")
            value = use_value(view, seat, sex, used, doubled=verb == "doubled")
            return _action(view, seat, (used,), value)
        case "ground" if "-" in thing:
            return Allowed(ground=frozenset(thing.split("-")))
        case "tattoo":
            return _ahead(view, seat, PEOPLE[thing].status_symbols)
        case "status":
            return _ahead(view, seat, 1)
    return NOTHING


def _ahead(view: BoraBoraView, seat: int, steps: int) -> Allowed:
    return Allowed(status=min(marker_of(view, seat) + steps, LAST_STATUS))


def _action(view: BoraBoraView, seat: int, actions: Sequence[str], value: int) -> Allowed:
    """What an action of a certain value allows; a combined card has two actions of one sort."""
    match actions[0] if actions else "":
        case "land" | "water":
            return Allowed(reach=reached(view, seat, actions, value))
        case "woman" | "man":
            places = frozenset(f"{sex}:{place}" for sex in actions for place in range(1, value + 1))
            return Allowed(places=places)
        case "temple":
            return Allowed(temple=value)
        case "build":
            lit = frozenset(space for pair in sites(view.seats[seat].ground) for space in pair)
            return Allowed(ground=lit, tiles=value)
        case "status":
            return _ahead(view, seat, value)
    return NOTHING
