"""Set-up of a game (p. 2; for two and three players p. 6; specification c)."""

from collections.abc import Mapping

from rulesets.core import Rng, Variant
from rulesets.orbis.components import DISPLAY_SIZE, GODS, LANDSCAPES, SET_UPS
from rulesets.orbis.state import Orbis, Seat

START = Variant("start", ("random", "seat:0", "seat:1", "seat:2", "seat:3"), "random")
"""Who begins: the rulebook's youngest player as a chosen seat, or a seat drawn (ruling R4)."""

VARIANTS = (START,)

LEVELS = (1, 2, 3)


def landscapes_for(players: int) -> list[str]:
    """The landscapes in the game, sorted; stars are removed by player count (rulings R1, R2, R3)."""
    removed = SET_UPS[players].remove_stars
    return sorted(tile.id for tile in LANDSCAPES.values() if tile.star not in removed)


def set_up(players: int, rng: Rng, variants: Mapping[str, str]) -> Orbis:
    """The position before the first turn; chance is drawn in the order of specification c."""
    table = SET_UPS[players]
    in_game = landscapes_for(players)
    stacks = [[tile for tile in in_game if LANDSCAPES[tile].level == level] for level in LEVELS]
    for stack in stacks:
        rng.shuffle(stack)
    display: list[str | None] = [stacks[0].pop() for _ in range(DISPLAY_SIZE)]
    gods = sorted(GODS)
    rng.shuffle(gods)
    chosen = variants[START.id]
    return Orbis(
        seats=[Seat() for _ in range(players)],
        stacks=stacks,
        display=display,
        gods=gods[: table.gods],
        temples=sorted(table.temples, reverse=True),
        start=rng.below(players) if chosen == "random" else int(chosen.removeprefix("seat:")),
        rng=rng,
    )
