"""Set-up of a game, up to what the players choose (specification c)."""

from collections.abc import Mapping

from rulesets.core import Rng, Variant
from rulesets.helios import events
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    COLOUR_ROWS,
    COLOURS,
    EXTRA,
    LAND_TILES,
    PERSONS,
    SET_UPS,
    SLOTS,
    SPECIALS,
    START_MANA,
    SUPPLIES,
)
from rulesets.helios.geometry import CENTRE
from rulesets.helios.state import Helios, Seat

FIRST = Variant("first", ("random", "seat:0", "seat:1", "seat:2", "seat:3"), "random")
"""Who begins: drawn, or fixed (ruling R1)."""

BAGS = Variant("bags", ("closed", "open"), "closed")
"""Whether all players see what is in the others' bags (specification f)."""

LAPS = Variant("laps", ("turn", "move"), "turn", "move", ruling="R14", asked=("choose_sun_target",))
"""Whether a lap scores once in a player's turn, or once in each move of the sun (ruling R14)."""

VARIANTS = (FIRST, BAGS, LAPS)


def set_up(players: int, rng: Rng, variants: Mapping[str, str]) -> Helios:
    """The position before the first start land is chosen; chance in the order of specification c."""
    chosen = variants[FIRST.id]
    dragon = rng.below(players) if chosen == "random" else int(chosen.removeprefix("seat:"))
    state = Helios(
        rng=rng,
        seats=[Seat(mana=START_MANA) for _ in range(players)],
        bags=[0] * players,
        dragon=dragon,
        open_bags=variants[BAGS.id] == "open",
        one_lap_a_turn=variants[LAPS.id] == "turn",
        piles=_piles(rng),
        columns={action: [] for action in ACTIONS},
        land={slot: [] for slot in SLOTS},
        display=dict.fromkeys(SLOTS),
        specials={kind: special.count for kind, special in SPECIALS.items()},
        persons=list(PERSONS),
        supply=[COLOUR_ROWS[word].cubes for word in COLOURS],
        mana=SUPPLIES["mana"].count - START_MANA * players,
        houses=SUPPLIES["houses"].count,
    )
    for action in ACTIONS:
        reveal_column(state, action)
    return state


_TILES = {
    action: [tile.id for tile in ACTION_TILES.values() if tile.action == action for _ in range(tile.count)]
    for action in ACTIONS
}
"""All action tiles, by action."""


def _piles(rng: Rng) -> dict[str, list[str]]:
    piles: dict[str, list[str]] = {}
    for action, tiles in _TILES.items():
        piles[action] = pile = tiles[:]
        rng.shuffle(pile)
    return piles


def reveal_column(g: Helios, action: str) -> None:
    """Turn up a column of action tiles; discards form a new pile when one is used up (SET-2, REF-1, R34)."""
    column = g.columns[action]
    while len(column) < SET_UPS[len(g.seats)].action_tiles_per_column:
        pile = g.piles[action]
        if not pile:
            if not g.discards[action]:
                g.emit(events.ColumnShort, None, action=action, tiles=len(column))
                return
            g.piles[action], g.discards[action] = g.discards[action], []
            g.rng.shuffle(g.piles[action])
            g.emit(events.Reshuffled, None, action=action, tiles=len(g.piles[action]))
            continue
        column.append(pile.pop())


def deal_land(g: Helios) -> None:
    """Stack the land tiles that the players left, and turn up the first six (SET-6)."""
    taken = [tile.kind for seat in g.seats for tile in seat.world.values()]
    rest: list[str] = []
    for word in COLOURS:
        own = LAND_TILES[word].in_own_stack
        g.land[word] = [word] * own
        rest += [word] * (LAND_TILES[word].count - own - taken.count(word))
    g.rng.shuffle(rest)
    g.land[EXTRA] = rest
    fill_display(g)


def fill_display(g: Helios) -> None:
    """Turn up a tile for every empty slot, with a cube of its colour if there is one (REF-2)."""
    for slot in SLOTS:
        if g.display[slot] is None and g.land[slot]:
            word = g.land[slot].pop()
            g.display[slot] = word
            colour = COLOURS.index(word)
            if g.supply[colour]:
                g.supply[colour] -= 1
            else:
                g.bare.append(slot)
            g.emit(events.TurnedUp, None, slot=slot, colour=word, cube=slot not in g.bare)
    g.reveal()


def setting_up(g: Helios) -> int:
    """The seat that decides during set-up: about its start land, then, for late seats, about another cube."""
    order = g.from_dragon()
    late = [order[position - 1] for position in SET_UPS[len(order)].setup_bonus_positions]
    waiting = [seat for seat in order if not g.seats[seat].world]
    waiting += [seat for seat in late if g.seats[seat].world and len(g.seats[seat].world[CENTRE].cubes) < 2]
    return (waiting or order)[0]
