"""A game of Papyria, phase by phase (specification 4.12, 5, 8)."""

from typing import Any

from rulesets.core import Option
from rulesets.papyria.actions import carry_out, gain_knowledge, score_tile
from rulesets.papyria.cells import cell
from rulesets.papyria.components import (
    EXTRA_SCORING_PRICE,
    KINDS,
    KNOWLEDGE_PRICES,
    START_ROWS,
    START_TILES,
    rule,
)
from rulesets.papyria.moves import Enter, blocked_moves, crosses, enter, move, move_options
from rulesets.papyria.options import (
    CONTINUE,
    END_TURN,
    KEEP_OPTIONS,
    TRADE_PRICE,
    Extra,
    Knowledge,
    Priest,
    Trade,
    blocked,
    extra_option,
    extra_options,
    knowledge_options,
    met,
    priest_option,
    priest_options,
    space_option,
    trade_option,
)
from rulesets.papyria.options import KNOWLEDGE_OPTIONS as KNOWLEDGE
from rulesets.papyria.state import Moved, Papyria

ACTIONS_A_TURN = 2

# -- Set-up (4.12) ---------------------------------------------------------------------------------


async def keep_start(g: Papyria) -> str | None:
    """From the last seat back: two of four starting tiles, then the priest's first landscape."""
    index = g.active
    players = len(g.seats)
    for _ in range(rule("start_tiles_kept_each", players)):
        options = [KEEP_OPTIONS[tile] for tile in g.seats[index].dealt]
        keep_start_tile(g, index, await g.ask(index, "keep_start_tile", options))
    g.seats[index].dealt = []
    starts = [cell(row.x, row.y) for row in START_ROWS.values() if (row.x, row.y) != (0, 0)]
    choice = await g.ask(index, "start_priest", [priest_option(start) for start in starts])
    g.seats[index].priest = choice.cell
    g.tell("placed_priest", index, cell=choice.cell)
    g.turns += 1
    if g.turns < players:
        return "keep_start"
    g.stage, g.turns = "turns", 0
    return "start_turn"


def keep_start_tile(g: Papyria, index: int, tile: str) -> None:
    """Goods and knowledge at once; its symbol counts for the whole game."""
    row, seat = START_TILES[tile], g.seats[index]
    seat.dealt.remove(tile)
    seat.start_tiles.append(tile)
    seat.lapis += row.lapis
    seat.papyri += row.papyrus
    seat.knowledge += row.knowledge
    if row.symbol_kind in KINDS:
        seat.symbols[KINDS.index(row.symbol_kind)] += row.symbols
    g.tell("kept_start_tile", index, tile=tile)


# -- A turn: the move (5.2, 5.3) -------------------------------------------------------------------


async def start_turn(g: Papyria) -> str | None:
    """Move one piece, or enter one while any is off the board; then what it meets and crosses."""
    index = g.active
    choice = await g.ask(index, "move_piece", move_options(g, index), lambda: blocked_moves(g, index))
    if isinstance(choice, Enter):
        enter(g, index, choice)
        g.moved = Moved(choice.ring, choice.position, None)
    else:
        move(g, index, choice)
        g.moved = Moved(choice.ring, choice.end, choice.start)
    g.todo = ["1", "2"] if choice.ring == "w" else ["1", "2", "river"]
    g.acted = 0
    g.priest_right = met(g, g.moved.ring, g.moved.position) == index
    await arrival(g, index, g.moved)
    return "act"


# -- A turn: arrival (5.4) -------------------------------------------------------------------------


async def arrival(g: Papyria, index: int, moved: Moved) -> None:
    """Knowledge at A, an extra scoring at B, trade, the priest: each at most once, in any order (R17)."""
    rights = {stand for stand in ("A", "B") if crosses(moved.start, moved.position, stand)}
    owner = met(g, moved.ring, moved.position)
    if owner is not None and owner != index:
        rights.add("trade")
    while options := arrival_options(g, index, moved, rights):
        priest = priest_options(g.seats[index]) if g.priest_right else []
        choice = await g.ask(
            index,
            "arrival",
            [*options, *priest, CONTINUE],
            lambda: blocked_arrival(g, index, moved, rights),
        )
        if choice is None:
            return
        if isinstance(choice, Knowledge):
            rights.discard("A")
            buy_knowledge(g, index, choice.papyri)
        elif isinstance(choice, Extra):
            rights.discard("B")
            await extra_scoring(g, index, choice.slot)
        elif isinstance(choice, Trade):
            rights.discard("trade")
            trade(g, index, choice.owner)
        else:
            move_priest(g, index, choice)


def arrival_options(g: Papyria, index: int, moved: Moved, rights: set[str]) -> list[Option[Any]]:
    """What can be used of the rights of this turn, the priest's aside."""
    seat = g.seats[index]
    options: list[Option[Any]] = []
    if "A" in rights:
        options += knowledge_options(seat)
    if "B" in rights:
        options += extra_options(g, seat)
    owner = met(g, moved.ring, moved.position)
    if "trade" in rights and owner is not None and seat.lapis >= TRADE_PRICE:
        options.append(_trade(moved, owner))
    return options


def _trade(moved: Moved, owner: int) -> Option[Trade]:
    return trade_option("s" if moved.ring == "w" else "w", moved.position, owner)


def blocked_arrival(g: Papyria, index: int, moved: Moved, rights: set[str]) -> list[Option[Any]]:
    """Rights for which goods are short."""
    seat = g.seats[index]
    found: list[Option[Any]] = []
    if "A" in rights:
        found += [
            blocked(option, "too-few-papyri", needed=papyri, owned=seat.papyri)
            for papyri, option in KNOWLEDGE.items()
            if papyri > seat.papyri
        ]
    if "B" in rights and seat.papyri < EXTRA_SCORING_PRICE:
        found += [
            blocked(extra_option(slot), "too-few-papyri", needed=EXTRA_SCORING_PRICE, owned=seat.papyri)
            for slot in range(len(g.display))
        ]
    owner = met(g, moved.ring, moved.position)
    if "trade" in rights and owner is not None and seat.lapis < TRADE_PRICE:
        found.append(blocked(_trade(moved, owner), "too-little-lapis", needed=TRADE_PRICE, owned=seat.lapis))
    return found


def buy_knowledge(g: Papyria, index: int, papyri: int) -> None:
    """At border A, once a turn (R18)."""
    g.seats[index].papyri -= papyri
    g.tell("bought_knowledge", index, papyri=papyri)
    gain_knowledge(g, index, KNOWLEDGE_PRICES[papyri])


async def extra_scoring(g: Papyria, index: int, slot: int) -> None:
    """At border B: carry out one of the tiles there and keep it; the next takes its place (R42)."""
    g.seats[index].papyri -= EXTRA_SCORING_PRICE
    g.tell("paid_extra_scoring", index, papyri=EXTRA_SCORING_PRICE)
    await score_tile(g, index, g.display[slot])
    if g.reserve:
        g.reveal()
        g.display[slot] = g.reserve.pop()
        g.tell("turned_up_at_border", None, slot=slot, tile=g.display[slot])
    else:
        del g.display[slot]


def trade(g: Papyria, index: int, owner: int) -> None:
    """A lapis to whom one meets, a papyrus from the supply."""
    g.seats[index].lapis -= TRADE_PRICE
    g.seats[owner].lapis += TRADE_PRICE
    g.seats[index].papyri += 1
    g.tell("traded", index, owner=owner)


def move_priest(g: Papyria, index: int, choice: Priest) -> None:
    """To any own landscape, once in the turn (R21)."""
    g.seats[index].priest = choice.cell
    g.priest_right = False
    g.tell("moved_priest", index, cell=choice.cell)


# -- A turn: main actions (5.5) --------------------------------------------------------------------


async def act(g: Papyria) -> str | None:
    """One main action, or the priest before it; after two the turn ends."""
    index = g.active
    moved = g.moved
    if moved is None:
        raise ValueError("no piece has been moved")
    spaces: list[Option[Any]] = [space_option(moved.position, space) for space in g.todo]
    priest = priest_options(g.seats[index]) if g.priest_right else []
    choice = await g.ask(index, "main_action", [*spaces, *priest])
    if isinstance(choice, Priest):
        move_priest(g, index, choice)
        return "act"
    g.acted += 1
    g.todo.remove(choice)
    if moved.ring == "s" and choice != "river":
        g.todo = [space for space in g.todo if space == "river"]
    await carry_out(g, index, moved.position, choice)
    return "act" if g.acted < ACTIONS_A_TURN else "end_turn"


async def end_turn(g: Papyria) -> str | None:
    """The priest's last chance; then the next seat, or the end after a whole last round (8)."""
    index = g.active
    if g.priest_right:
        choice = await g.ask(index, "end_turn", [*priest_options(g.seats[index]), END_TURN])
        if choice is not None:
            move_priest(g, index, choice)
    last = g.last_round
    g.turns += 1
    g.moved, g.todo, g.acted, g.priest_right = None, [], 0, False
    if last and g.turns % len(g.seats) == 0:
        g.stage = "over"
        g.tell("game_ended")
        return None
    return "start_turn"


PHASES = {
    "keep_start": keep_start,
    "start_turn": start_turn,
    "act": act,
    "end_turn": end_turn,
}
"""The phases, which are also what undo runs again."""
