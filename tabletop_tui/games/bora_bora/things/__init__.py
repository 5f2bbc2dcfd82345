"""The things of Bora Bora, one class per noun, with what is said about each; a file for each subject."""

from tabletop_tui.games.bora_bora.things import (
    dice,
    gods,
    goods,
    ground,
    jewelry,
    map,
    people,
    players,
    status,
    table,
    tasks,
    temple,
    uses,
    ways_out,
)
from tabletop_tui.kit.thing import things_of

THINGS = things_of(
    dice, gods, goods, ground, jewelry, map, people, players, status, table, tasks, temple, uses, ways_out
)
"""All of them."""
