"""What random play of Helios has to reach: all its components, decisions and kinds of answer.

`facts` reads them off a table, finished or not; `ALL` is what there is.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import get_args

from rulesets.core import Event, Table
from rulesets.helios import RULES, events
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    BUILDINGS,
    COLOURS,
    FIELD_BONUSES,
    PERSONS,
    ROWS,
    SLOTS,
    SPECIALS,
)
from rulesets.helios.geometry import BONUS, FIELDS
from rulesets.helios.state import Helios
from tests.conformance.play import Player
from tests.rulesets.helios.spec import LAYOUTS

ANSWERS = {
    "choose_start_land": "land",
    "choose_setup_bonus": "colour",
    "choose_action_tile": "column",
    "choose_row": "row",
    "choose_tile": "land special waive",
    "choose_field": "field",
    "choose_bonus_colour": "colour",
    "choose_build": "temple building waive",
    "choose_temple_site": "field",
    "pay_cube": "cube",
    "place_resource": "cube stop",
    "choose_sun_target": "field waive",
    "choose_bonus_action": "create_land build move_sun waive",
    "persons_turn": "buy activate end_turn pass",
    "place_round_bonus": "cube",
}
"""The nouns of every kind of decision (specification d.9)."""

RARE = frozenset({events.ColumnShort, events.NoActionTile})
"""A column that stays short and a turn without tiles are too rare for random play."""
EVENTS = tuple(kind.kind for kind in get_args(events.HeliosEvent) if kind not in RARE)
"""What is told in random games."""

ALL = frozenset(
    [
        *(f"building:{building}" for building in BUILDINGS),
        *(f"bought:{person}" for person in PERSONS),
        *(f"activated:{person}" for person in PERSONS),
        *(f"laid:{kind}" for kind in (*COLOURS, *SPECIALS)),
        *(f"slot:{slot}" for slot in SLOTS),
        *(f"bonus:{bonus}" for bonus in FIELD_BONUSES),
        *(f"tile:{action}/{tile.colour}" for action in ACTIONS for tile in ACTION_TILES.values()),
        *(f"filled:{row}" for row in ROWS),
        *(f"sun:{field}" for field in FIELDS if field != "D4"),
        *(f"temple:{kind}" for kind in (*COLOURS, *SPECIALS)),
        *(f"decision:{kind}" for kind in ANSWERS),
        *(f"answer:{kind}/{noun}" for kind, nouns in ANSWERS.items() for noun in nouns.split()),
        *(f"event:{event}" for event in EVENTS),
    ]
)
"""Every fact there is."""


def facts(table: Table[Helios]) -> set[str]:
    """What has happened at a table so far. It has to have listened."""
    found = set()
    for _, kind, key in table.answers:
        noun, _, name = key.partition(":")
        found |= {f"decision:{kind}", f"answer:{kind}/{noun}"}
        if kind == "choose_tile" and noun == "land":
            found.add(f"slot:{name}")
    for event in (event for part in table.story for event in part):
        found.add(f"event:{event.kind}")
        found |= _fact(event, table.state)
    return found


def _fact(event: Event, state: Helios) -> set[str]:
    match event:
        case events.Built():
            return {f"building:{event.building}"}
        case events.Bought() | events.Activated():
            return {f"{event.kind}:{event.person}"}
        case events.Laid():
            bonus = BONUS.get(event.field)
            return {f"laid:{event.tile}", *([f"bonus:{bonus}"] if bonus else [])}
        case events.BuiltTemple():
            tiles = {seat.world[event.field].kind for seat in state.seats if event.field in seat.world}
            return {f"temple:{tile}" for tile in tiles} if len(tiles) == 1 else set()
        case events.TookActionTile():
            return {f"tile:{event.action}/{event.colour}"}
        case events.FilledRow():
            return {f"filled:{event.row}"}
        case events.MovedSun():
            return {f"sun:{event.end}"}
        case _:
            return set()


def finished_games(seeds: Iterable[int], seats: Sequence[int] = (2, 3, 4)) -> Iterator[Table[Helios]]:
    """Random games, played to their end: each seed with every number of players."""
    for seed in seeds:
        for players in seats:
            table = Table.new(RULES, players, seed, **LAYOUTS[seed % len(LAYOUTS)])
            player = Player(seed)
            while table.decision is not None:
                table.apply(player.choose(table.decision))
            yield table
