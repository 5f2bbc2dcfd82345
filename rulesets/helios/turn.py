"""A game of Helios, phase by phase (specification c and d).

The phases are the rulebook's: action turns, persons, refill and bonus resources. The actions
themselves are in `actions`.
"""

from functools import partial

from rulesets.helios import events
from rulesets.helios.actions import ACTIONS, bonus_action
from rulesets.helios.components import ACTION_TILES, COLOURS, PERSONS, ROWS, SET_UPS, TILES_FOR_BONUS
from rulesets.helios.components import ACTIONS as COLUMNS
from rulesets.helios.gains import extend_range, go_without, pay, put_cube, take_mana
from rulesets.helios.geometry import CENTRE
from rulesets.helios.options import (
    END_TURN,
    PASS,
    ROW_OPTIONS,
    SETUP_BONUS_OPTIONS,
    START_OPTIONS,
    Buy,
    blocked_columns,
    blocked_persons,
    column_options,
    person_bill,
    person_options,
    room_for_cubes,
)
from rulesets.helios.payment import Cube
from rulesets.helios.setup import deal_land, fill_display, reveal_column
from rulesets.helios.state import Helios, Tile

# -- Set-up (specification c) ----------------------------------------------------------------------


async def start_land(g: Helios) -> str | None:
    """Each player chooses the land in the centre of their board, with a cube on it (SET-5)."""
    index = next(seat for seat in g.from_dragon() if not g.seats[seat].world)
    colour = await g.ask(index, "choose_start_land", START_OPTIONS)
    g.supply[colour] -= 1
    g.seats[index].world[CENTRE] = Tile(COLOURS[colour], (colour,))
    g.emit(events.ChoseStartLand, index, colour=COLOURS[colour])
    if any(not seat.world for seat in g.seats):
        return "start_land"
    deal_land(g)
    return "setup_bonus"


async def setup_bonus(g: Helios) -> str | None:
    """The players in the third and fourth seat get a second cube (SET-8, R2)."""
    for position in SET_UPS[len(g.seats)].setup_bonus_positions:
        index = g.from_dragon()[position - 1]
        colour = await g.ask(index, "choose_setup_bonus", SETUP_BONUS_OPTIONS)
        put_cube(g, index, Cube(CENTRE, colour), "setup")
    g.stage = "actions"
    return "action_turn"


# -- Phase 1: action turns (specification d.1) -----------------------------------------------------


async def action_turn(g: Helios) -> str | None:
    """Take an action tile, put it into a row, carry out its action; a full row brings a bonus action."""
    index = g.active
    if any(g.columns.values()):
        action = await take_action_tile(g, index)
        row = await put_into_row(g, index)
        await ACTIONS[action](g, index, may_waive=True)
        if len(g.seats[index].rows[row]) >= TILES_FOR_BONUS:
            g.emit(events.FilledRow, index, row=ROWS[row])
            await bonus_action(g, index)
            empty_row(g, index, row)
    else:
        g.emit(events.NoActionTile, index)
    g.seats[index].lapped = False
    g.turns += 1
    return "action_turn" if g.turns < g.turns_in_round else end_of_action_turns(g)


async def take_action_tile(g: Helios, index: int) -> str:
    """The bottom tile of a column must be taken, even if its action isn't wanted (ACT-1, R11)."""
    action = await g.ask(index, "choose_action_tile", column_options(g), lambda: blocked_columns(g))
    g.taken = g.columns[action].pop()
    g.emit(events.TookActionTile, index, action=action, colour=ACTION_TILES[g.taken].colour)
    return action


async def put_into_row(g: Helios, index: int) -> int:
    """Its colour decides the row; a grey tile goes into any (ACT-2)."""
    tile = g.taken
    if tile is None:
        raise ValueError("no action tile has been taken")
    colour = ACTION_TILES[tile].colour
    if colour in ROWS:
        row = ROWS.index(colour)
    else:
        row = await g.ask(index, "choose_row", ROW_OPTIONS)
        g.emit(events.ChoseRow, index, row=ROWS[row])
    g.seats[index].rows[row].append(tile)
    g.taken = None
    return row


def empty_row(g: Helios, index: int, row: int) -> None:
    """The tiles of a full row go to the discard piles of their actions (BON-1, R12)."""
    for tile in g.seats[index].rows[row]:
        g.discards[ACTION_TILES[tile].action].append(tile)
    g.seats[index].rows[row] = []


def end_of_action_turns(g: Helios) -> str:
    """Discard what is left in the columns; the player with the most mana begins (PER-1, R53)."""
    for action in COLUMNS:
        g.discards[action] += g.columns[action]
        g.columns[action] = []
    g.turns = 0
    g.stage = "persons"
    g.passed = []
    g.turn_of = max(g.from_dragon(), key=lambda index: g.seats[index].mana)
    g.emit(events.Phase, None, phase="persons", first=g.turn_of)
    return "persons_turn"


# -- Phase 2: persons (specification d.7) ----------------------------------------------------------


async def persons_turn(g: Helios) -> str | None:
    """Buy at most one person and activate any number, even the one just bought (PER-2, ruling R37).

    A player who does nothing is out for the rest of this phase (PER-4, ruling R35).
    """
    index = g.turn_of
    if index is None:
        raise ValueError("nobody's turn")
    bought = done = 0
    while True:
        way_out = END_TURN if done else PASS
        options = [*person_options(g, index, bought), way_out]
        choice = await g.ask(index, "persons_turn", options, partial(blocked_persons, g, index, bought))
        if choice is None:
            break
        done += 1
        if isinstance(choice, Buy):
            bought += 1
            buy(g, index, choice.person)
        else:
            await activate(g, index, choice.person)
    if not done:
        g.passed.append(index)
        g.emit(events.Passed, index)
    return next_person_turn(g, index)


def buy(g: Helios, index: int, person: str) -> None:
    """Pay mana to the supply; the person lies with its night side up (PER-2)."""
    seat, price = g.seats[index], PERSONS[person].mana_cost
    seat.mana -= price
    g.mana += price
    g.persons.remove(person)
    seat.night.append(person)
    g.emit(events.Bought, index, person=person, mana=price)


async def activate(g: Helios, index: int, person: str) -> None:
    """For three cubes, turn a person to its day side; sun range and mana come at once (PER-2)."""
    await pay(g, index, person_bill(g.seats[index], person), f"person:{person}")
    seat, row = g.seats[index], PERSONS[person]
    seat.night.remove(person)
    seat.day.append(person)
    g.emit(events.Activated, index, person=person)
    extend_range(g, index, row.sun)
    take_mana(g, index, row.mana, "person")


def next_person_turn(g: Helios, index: int) -> str | None:
    """The next turn among players who haven't passed; then refill, or the end of the game (R36)."""
    seats = len(g.seats)
    for step in range(1, seats + 1):
        following = (index + step) % seats
        if following not in g.passed:
            g.turn_of = following
            return "persons_turn"
    g.turn_of, g.passed = None, []
    if g.round == g.rounds:
        g.stage = "over"
        g.emit(events.GameEnded, None)
        return None
    g.stage = "refill"
    return "refill"


# -- Phase 3: refill and bonus resources (specification d.8) ---------------------------------------


async def refill(g: Helios) -> str | None:
    """New action tiles and new land; the dragon passes on (REF-1 to REF-3)."""
    for action in COLUMNS:
        reveal_column(g, action)
    fill_display(g)
    g.dragon = (g.dragon + 1) % len(g.seats)
    g.round += 1
    g.emit(events.RoundBegins, g.dragon, round=g.round)
    return "round_bonus"


async def round_bonus(g: Helios) -> str | None:
    """The third and fourth seats from the dragon get a cube, if there is room for it (REF-4, R39)."""
    for position in SET_UPS[len(g.seats)].round_bonus_positions:
        index = g.from_dragon()[position - 1]
        options = room_for_cubes(g, g.seats[index])
        if options:
            cube = await g.ask(index, "place_round_bonus", options)
            put_cube(g, index, cube, "round")
        else:
            go_without(g, index, "round")
    g.stage = "actions"
    return "action_turn"


PHASES = {
    "start_land": start_land,
    "setup_bonus": setup_bonus,
    "action_turn": action_turn,
    "persons_turn": persons_turn,
    "refill": refill,
    "round_bonus": round_bonus,
}
"""The phases, which are also what undo runs again."""
