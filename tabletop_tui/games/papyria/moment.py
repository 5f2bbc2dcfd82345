"""What a decision of Papyria is about, read from the view: which main action, what a scoring would bring."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rulesets.papyria.actions import REACHED
from rulesets.papyria.components import (
    ANY,
    KEYED,
    KINDS,
    OUTER,
    SCORING_TILES,
    THRESHOLDS,
)
from rulesets.papyria.options import building_price, building_sites
from rulesets.papyria.realm import Laid, cities, mines, temples
from rulesets.papyria.turn import ACTIONS_A_TURN
from rulesets.papyria.view import PapyriaView, SeatView

BUILDINGS: Final = ("temple", "city", "mine")
"""What is built on landscapes."""


class Worth(NamedTuple):
    """What a scoring comes to."""

    value: int
    multiplier: int
    knowledge: int
    """The most it can bring."""

    @property
    def product(self) -> int:
        """Before knowledge limits it."""
        return self.value * self.multiplier

    @property
    def points(self) -> int:
        """What it brings."""
        return min(self.product, self.knowledge)


def worth(own: SeatView, kind: int | str, more: int = 0) -> Worth:
    """A scoring of a kind now, with so much more knowledge."""
    index = KINDS.index(kind) if isinstance(kind, str) else kind
    return Worth(own.values[index], own.multipliers[index], own.knowledge + more)


def tile_worth(own: SeatView, tile: str) -> Worth:
    """A scoring tile taken now, its own knowledge included; the one of any kind with the best one."""
    row = SCORING_TILES[tile]
    if row.kind != ANY:
        return worth(own, row.kind, row.knowledge)
    return max((worth(own, kind, row.knowledge) for kind in KINDS), key=lambda found: found.points)


def action_number(view: PapyriaView) -> int:
    """The main action being carried out or, at its choice, the one to come: 1 or 2; 0 before the first."""
    if view.moved is None:
        return 0
    if view.moved.ring == "w":
        return len(OUTER) - len(view.todo)
    outer = any(space in view.todo for space in OUTER)
    return ACTIONS_A_TURN - outer - ("river" in view.todo)


def price(own: SeatView, good: str) -> int:
    """Lapis that the next temple, city or mine costs."""
    return building_price(own.realm, good)


def sites(own: SeatView, good: str) -> list[str]:
    """Where the next temple, city or mine could stand, whatever it costs."""
    return building_sites(own.realm, good)


def keys_for(view: PapyriaView, own: SeatView, realm: Mapping[str, Laid]) -> list[str]:
    """The key tiles a seat takes as soon as its realm is like this."""
    after = dict(realm)
    return [
        view.key_stacks[kind][-1]
        for kind in KEYED
        if kind not in own.keys and view.key_stacks[kind] and REACHED[kind](after) >= THRESHOLDS[kind]
    ]


def built(own: SeatView, good: str) -> int:
    """How many temples, cities or mines a seat has."""
    if good == "temple":
        return temples(own.realm)
    return cities(own.realm) if good == "city" else mines(own.realm)


def with_building(laid: Laid, good: str) -> Laid:
    """A landscape with one building more."""
    if good == "temple":
        return laid._replace(temple=True)
    return laid._replace(cities=laid.cities + 1) if good == "city" else laid._replace(mine=True)


def is_last_round(view: PapyriaView) -> bool:
    """Whether the end has been triggered and the game isn't over yet."""
    return view.last_round and view.stage == "turns"
