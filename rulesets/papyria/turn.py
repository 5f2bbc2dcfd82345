"""A game of Papyria, phase by phase (specification 4.12, 5.1, 5.4, 5.5 and 8)."""

from collections.abc import Sequence
from functools import cache

from rulesets.core import Option
from rulesets.papyria import events
from rulesets.papyria.actions import carry_out, gain_knowledge, score_tile
from rulesets.papyria.cells import cell
from rulesets.papyria.components import (
    EXTRA_SCORING_PRICE,
    KINDS,
    KNOWLEDGE_PRICES,
    OUTER,
    SPACES,
    STANDS,
    START_ROWS,
    START_TILES,
    TRADE_PAPYRI,
    TRADE_PRICE,
    rule,
)
from rulesets.papyria.moves import Enter, Move, blocked_moves, crosses, enter, move, move_options
from rulesets.papyria.options import (
    CONTINUE,
    END_TURN,
    KEEP_OPTIONS,
    Extra,
    Knowledge,
    Priest,
    Trade,
    blocked,
    extra_option,
    extra_options,
    knowledge_options,
    owner_met,
    priest_option,
    priest_options,
    space_options,
    trade_option,
)
from rulesets.papyria.options import KNOWLEDGE_OPTIONS as KNOWLEDGE
from rulesets.papyria.reasons import TooFewPapyri, TooLittleLapis
from rulesets.papyria.scoring import unclaimed
from rulesets.papyria.state import Moved, Papyria

Right = Knowledge | Extra | Trade
"""What arrival offers, the priest's move aside."""

ACTIONS_A_TURN = 2
"""Main actions per turn: a wanderer's are both outer spaces, a ship's one of them and the river (R50)."""

# -- Set-up (4.12) ---------------------------------------------------------------------------------


async def keep_start(g: Papyria) -> str | None:
    """From the last seat to the first: two of four starting tiles, then the priest's first landscape."""
    index = g.active
    players = len(g.seats)
    for _ in range(rule("start_tiles_kept_each", players)):
        options = [KEEP_OPTIONS[tile] for tile in g.seats[index].dealt]
        keep_start_tile(g, index, await g.ask(index, "keep_start_tile", options))
    g.seats[index].dealt = ()
    starts = [cell(row.x, row.y) for row in START_ROWS.values() if (row.x, row.y) != (0, 0)]
    choice = await g.ask(index, "start_priest", [priest_option(start) for start in starts])
    g.seats[index].priest = choice.cell
    g.emit(events.PlacedPriest, index, cell=choice.cell)
    g.turns += 1
    if g.turns < players:
        return "keep_start"
    g.stage, g.turns = "turns", 0
    return "start_turn"


def keep_start_tile(g: Papyria, index: int, tile: str) -> None:
    """Goods and knowledge at once; its symbol counts for the whole game."""
    row, seat = START_TILES[tile], g.seats[index]
    seat.dealt = tuple(other for other in seat.dealt if other != tile)
    seat.start_tiles += (tile,)
    seat.lapis += row.lapis
    seat.papyri += row.papyrus
    seat.knowledge += row.knowledge
    if row.symbol_kind in KINDS:
        seat.symbols[KINDS.index(row.symbol_kind)] += row.symbols
    g.emit(events.KeptStartTile, index, tile=tile)


# -- A turn: the move (5.2, 5.3) -------------------------------------------------------------------


async def start_turn(g: Papyria) -> str | None:
    """Move one piece, or enter one while any is off the board; then note what it meets and crosses."""
    index = g.active
    choice = await g.ask(index, "move_piece", move_options(g, index), lambda: blocked_moves(g, index))
    set_out(g, index, choice)
    return await arrival(g) if g.rights else "act"


def set_out(g: Papyria, index: int, choice: Move | Enter) -> None:
    """Move or enter a piece, and remember what it meets and crosses."""
    if isinstance(choice, Enter):
        enter(g, index, choice)
        g.moved = Moved(choice.ring, choice.position, None)
    else:
        move(g, index, choice)
        g.moved = Moved(choice.ring, choice.end, choice.start)
    g.todo = OUTER if choice.ring == "w" else SPACES
    g.acted = 0
    owner = owner_met(g, g.moved.ring, g.moved.position)
    g.priest_right = owner == index
    g.rights = rights(g.moved.start, g.moved.position, owner is not None and owner != index)


@cache  # without it, random play takes 5 % more
def rights(start: int | None, end: int, trades: bool) -> tuple[str, ...]:
    """What a walk offers: the borders that it crosses, and trade with the player it meets."""
    crossed = [stand for stand in STANDS if crosses(start, end, stand)]
    return (*crossed, "trade") if trades else tuple(crossed)


# -- A turn: arrival (5.4) -------------------------------------------------------------------------


async def arrival(g: Papyria) -> str | None:
    """Knowledge at A, an extra scoring at B, trade, the priest: each at most once, in any order.

    All of this comes before the main actions (R17, R20). A new phase begins after a tile is turned up.
    """
    index = g.active
    while options := arrival_options(g, index):
        priest = priest_options(g.seats[index]) if g.priest_right else []
        offered: list[Option[Right | Priest | None]] = [*options, *priest, CONTINUE]
        choice = await g.ask(index, "arrival", offered, lambda: blocked_arrival(g, index))
        if choice is None:
            break
        if isinstance(choice, Extra):
            _use_right(g, "B")
            await extra_scoring(g, index, choice.slot)
            return "arrival"
        if isinstance(choice, Knowledge):
            _use_right(g, "A")
            buy_knowledge(g, index, choice.papyri)
        elif isinstance(choice, Trade):
            _use_right(g, "trade")
            trade(g, index, choice.owner)
        else:
            move_priest(g, index, choice)
    g.rights = ()
    return "act"


def _use_right(g: Papyria, right: str) -> None:
    g.rights = tuple(other for other in g.rights if other != right)


def _trade(g: Papyria) -> Option[Trade]:
    moved = the_move(g)
    other = "s" if moved.ring == "w" else "w"
    owner = g.rings[other][moved.position - 1]
    if owner is None:
        raise ValueError("nobody to trade with")
    return trade_option(other, moved.position, owner)


def the_move(g: Papyria) -> Moved:
    """The move of this turn. Raises `ValueError` before it."""
    if g.moved is None:
        raise ValueError("no piece has been moved")
    return g.moved


def arrival_options(g: Papyria, index: int) -> list[Option[Right]]:
    """What can be used of the rights of this turn, the priest's aside."""
    seat, rights = g.seats[index], g.rights
    options: list[Option[Right]] = []
    if "A" in rights:
        options += knowledge_options(seat)
    if "B" in rights:
        options += extra_options(g, seat)
    if "trade" in rights and seat.lapis >= TRADE_PRICE:
        options.append(_trade(g))
    return options


def blocked_arrival(g: Papyria, index: int) -> list[Option[Right]]:
    """Rights for which the goods are lacking."""
    seat, rights = g.seats[index], g.rights
    found: list[Option[Right]] = []
    if "A" in rights:
        found += [
            blocked(option, TooFewPapyri(needed=papyri, owned=seat.papyri))
            for papyri, option in KNOWLEDGE.items()
            if papyri > seat.papyri
        ]
    if "B" in rights and seat.papyri < EXTRA_SCORING_PRICE:
        found += [
            blocked(extra_option(slot), TooFewPapyri(needed=EXTRA_SCORING_PRICE, owned=seat.papyri))
            for slot in range(len(g.display))
        ]
    if "trade" in rights and seat.lapis < TRADE_PRICE:
        found.append(blocked(_trade(g), TooLittleLapis(needed=TRADE_PRICE, owned=seat.lapis)))
    return found


def buy_knowledge(g: Papyria, index: int, papyri: int) -> None:
    """Buy knowledge at border A, once a turn (R18)."""
    g.seats[index].papyri -= papyri
    g.emit(events.BoughtKnowledge, index, papyri=papyri)
    gain_knowledge(g, index, KNOWLEDGE_PRICES[papyri])


async def extra_scoring(g: Papyria, index: int, slot: int) -> None:
    """At border B: carry out one of the tiles there and keep it; the next takes its place (R42).

    The display is beside the board, so no end tile is ever laid there (R41).
    """
    g.seats[index].papyri -= EXTRA_SCORING_PRICE
    g.emit(events.PaidExtraScoring, index, papyri=EXTRA_SCORING_PRICE)
    await score_tile(g, index, g.display[slot])
    next_up = g.reserve[-1:]
    g.display = (*g.display[:slot], *next_up, *g.display[slot + 1 :])
    if next_up:
        g.reveal()
        g.reserve = g.reserve[:-1]
        g.emit(events.TurnedUpAtBorder, None, slot=slot, tile=g.display[slot])


def trade(g: Papyria, index: int, owner: int) -> None:
    """Pay a lapis to the player who was met, and take a papyrus from the supply."""
    g.seats[index].lapis -= TRADE_PRICE
    g.seats[owner].lapis += TRADE_PRICE
    g.seats[index].papyri += TRADE_PAPYRI
    g.emit(events.Traded, index, owner=owner)


def move_priest(g: Papyria, index: int, choice: Priest) -> None:
    """Move the priest to any landscape of the player's, once in the turn (R21)."""
    g.seats[index].priest = choice.cell
    g.priest_right = False
    g.emit(events.MovedPriest, index, cell=choice.cell)


# -- A turn: main actions (5.5) --------------------------------------------------------------------


async def act(g: Papyria) -> str | None:
    """Two main actions in any order (R22), with the priest's move before, between or after them.

    A new phase begins after something is turned up: nothing goes back past that, and a position in
    which it still lay face down would be of no use.
    """
    index, moved, news = g.active, the_move(g), g.news
    while g.acted < ACTIONS_A_TURN:
        if g.news != news:
            return "act"
        options: Sequence[Option[str | Priest]] = space_options(moved.position, g.todo)
        if g.priest_right:
            options = [*options, *priest_options(g.seats[index])]
        choice = await g.ask(index, "main_action", options)
        if isinstance(choice, Priest):
            move_priest(g, index, choice)
            continue
        g.acted += 1
        g.doing = choice
        g.todo = left_to_do(g.todo, moved.ring, choice)
        await carry_out(g, index, moved.position, choice)
    return "end_turn" if g.priest_right else turn_over(g)


@cache  # without it, random play takes 29 % more
def left_to_do(todo: tuple[str, ...], ring: str, done: str) -> tuple[str, ...]:
    """The spaces still to be carried out: a ship uses only one of the two outer ones (R50)."""
    if ring == "s" and done != "river":
        return tuple(space for space in todo if space == "river")
    return tuple(space for space in todo if space != done)


async def end_turn(g: Papyria) -> str | None:
    """The last chance to move the priest (R21)."""
    index = g.active
    if g.priest_right:
        choice = await g.ask(index, "end_turn", [*priest_options(g.seats[index]), END_TURN])
        if choice is not None:
            move_priest(g, index, choice)
    return turn_over(g)


def turn_over(g: Papyria) -> str | None:
    """The next seat's turn, or the end after a whole last round (8, R47)."""
    last = g.last_round
    g.turns += 1
    g.moved, g.todo, g.doing, g.acted, g.priest_right = None, (), "", 0, False
    if last and g.turns % len(g.seats) == 0:
        g.stage = "over"
        if g.events is not None:
            g.emit(events.GameEnded, None, tuple(unclaimed(g)), g.nought_scores)
        return None
    return "start_turn"


PHASES = {
    "keep_start": keep_start,
    "start_turn": start_turn,
    "arrival": arrival,
    "act": act,
    "end_turn": end_turn,
}
"""The phases, which are also what undo runs again."""
