"""What random play of Helios has to reach: all its components, decisions and kinds of answer.

`facts` reads them off a table, finished or not; `ALL` is what there is.
"""

from collections.abc import Iterable, Iterator, Sequence

from rulesets.core import Table
from rulesets.helios import RULES
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

EVENTS = (
    *("chose_start_land", "turned_up", "took_action_tile", "chose_row", "laid", "gained_mana", "gained_cube"),
    *("paid", "built_temple", "built", "extended_range", "moved_sun", "completed_lap", "shone", "scored"),
    *("filled_row", "waived", "phase", "bought", "activated", "passed", "round_begins", "reshuffled"),
    *("no_cube", "forced", "game_ended"),
)
"""What is told; a column that stays short and a turn without tiles are too rare for random play."""

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
        found |= _fact(event.kind, dict(event.facts), table.state)
    return found


def _fact(kind: str, told: dict[str, str], state: Helios) -> set[str]:
    if kind == "built":
        return {f"building:{told['building']}"}
    if kind in ("bought", "activated"):
        return {f"{kind}:{told['person']}"}
    if kind == "laid":
        bonus = BONUS.get(told["field"])
        return {f"laid:{told['tile']}", *([f"bonus:{bonus}"] if bonus else [])}
    if kind == "built_temple":
        tiles = {seat.world[told["field"]].kind for seat in state.seats if told["field"] in seat.world}
        return {f"temple:{tile}" for tile in tiles} if len(tiles) == 1 else set()
    if kind == "took_action_tile":
        return {f"tile:{told['action']}/{told['colour']}"}
    if kind == "filled_row":
        return {f"filled:{told['row']}"}
    return {f"sun:{told['end']}"} if kind == "moved_sun" else set()


def finished_games(seeds: Iterable[int], seats: Sequence[int] = (2, 3, 4)) -> Iterator[Table[Helios]]:
    """Random games, played to their end: each seed with every number of players."""
    for seed in seeds:
        for players in seats:
            table = Table.new(RULES, players, seed, **LAYOUTS[seed % len(LAYOUTS)])
            player = Player(seed)
            while table.decision is not None:
                table.apply(player.choose(table.decision))
            yield table
