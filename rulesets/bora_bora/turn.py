"""A game of Bora Bora, phase by phase (specification c, d.1 and d.6)."""

from functools import cache
from typing import Final

from rulesets.bora_bora import events
from rulesets.bora_bora.actions import blocked, occupy, region_option
from rulesets.bora_bora.components import (
    DICE,
    FISH,
    JEWELS,
    PLACES,
    REGIONS,
    ROUND_ROWS,
    SEXES,
    STATUS,
)
from rulesets.bora_bora.dice import dice
from rulesets.bora_bora.gains import gain_vp
from rulesets.bora_bora.people import betrays as people_betray
from rulesets.bora_bora.people import use_options, use_people
from rulesets.bora_bora.reasons import TooFewShells, Why
from rulesets.bora_bora.setup import lay_out_round
from rulesets.bora_bora.state import BoraBora, replaced, status_track, without
from rulesets.bora_bora.tasks import (
    DONE,
    Resolve,
    blocked_tasks,
    fulfilments,
    lacks,
    pay_yellow,
    resolve,
    resolve_options,
)
from rulesets.bora_bora.tasks import betrays as tasks_betray
from rulesets.core import Option

PASS: Final[Option[None]] = Option("pass", None)

# -- Set-up (c) ---------------------------------------------------------------------------------


async def setup_hut(g: BoraBora) -> str | None:
    """In reverse turn order, each puts a hut on a region with a 1-fish and gets its yield, but no fish
    (R12).
    """
    index = g.active
    ones = [region for region in REGIONS if FISH[g.fish[region]].vp == 1]
    options = [region_option(region) for region in ones if not g.map[region]]
    region = await g.ask(
        index,
        "setup_hut",
        options,
        lambda: [blocked(region_option(other), Why.REGION_TAKEN) for other in ones if g.map[other]],
    )
    await occupy(g, index, region)
    g.region = None
    g.turn += 1
    return "setup_hut" if g.turn < len(g.seats) else roll(g)


# -- Phase A (d.2) ---------------------------------------------------------------------------------


def roll(g: BoraBora) -> str:
    """All players roll three dice at once; then dice are placed."""
    g.stage, g.turn = "dice", 0
    g.emit(events.RoundBegins, None, round=g.round)
    g.reveal()
    for index in g.order:
        rolled = sorted([g.rng.roll() for _ in range(DICE)], reverse=True)
        g.seats[index].dice = tuple(rolled)
        g.emit(events.Rolled, index, dice=rolled)
    return "dice"


# -- Phase B (d.5) ---------------------------------------------------------------------------------


async def people(g: BoraBora) -> str | None:
    """One use of people; a player who ends, or has nothing left to use, is followed by the next.

    Then come steps 1 and 2 of phase C, which have no decisions: status and turn order, then the temple.
    """
    while g.turn < len(g.seats):
        index = g.active
        options = use_options(g, index)
        asked = len(options) > 1
        if g.undoable and people_betray(g, index, options):
            g.reveal()
        if not asked or not await use_people(g, index, options):
            end_turn(g)
        if asked and g.turn < len(g.seats):
            return "people"
    score_status(g)
    score_temple(g)
    g.stage, g.turn = "jewelry", 0
    return "jewelry"


def end_turn(g: BoraBora) -> None:
    """End a turn: what was used can be used again in the next round."""
    seat = g.seats[g.active]
    seat.used = dict.fromkeys(SEXES, ())
    seat.green = False
    g.turn += 1


# -- Phase C (d.6) ---------------------------------------------------------------------------------


def score_status(g: BoraBora) -> None:
    """Points by space; the furthest marker comes first, and on one space the higher one (R23)."""
    markers = [(index, space) for space, stack in enumerate(g.status) for index in stack]
    markers.reverse()
    for index, space in markers:
        gain_vp(g, index, STATUS[space], "status")
    g.order = tuple([index for index, _ in markers])
    g.status = status_track(g.order[::-1])
    g.emit(events.TurnOrder, None, seats=[*g.order])


def score_temple(g: BoraBora) -> None:
    """Points for each priest; a god tile for the most priests, the highest priest breaking ties (R48)."""
    each = ROUND_ROWS[g.round].priest_vp
    counts = {index: g.temple.count(index) for index in g.order}
    for index, count in counts.items():
        gain_vp(g, index, count * each, "temple")
    g.god_tiles -= 1
    most = max(counts.values())
    if not most:
        g.emit(events.GodTileLost, None)
        return
    first = [index for index in g.temple if index is not None and counts[index] == most][-1]
    g.seats[first].god_tiles += 1
    g.emit(events.WonGodTile, first, priests=most)


def jewel_option(jewel: str) -> Option[str]:
    """The option to buy a jewelry tile of this round for shells."""
    return Option(f"jewelry:{jewel}", jewel, f"jewelry:{jewel}")


async def jewelry(g: BoraBora) -> str | None:
    """Step 3: in the new turn order, each buys at most one tile of this round's column."""
    while g.turn < len(g.seats):
        await buy_jewelry(g, g.active)
        g.turn += 1
    g.jewels = replaced(g.jewels, g.round - 1, ())
    g.stage, g.turn = "tasks", 0
    return "tasks"


async def buy_jewelry(g: BoraBora, index: int) -> None:
    """Buy a tile for shells, face down, or nothing; a player who can't pay for any isn't asked."""
    seat, column = g.seats[index], g.jewels[g.round - 1]
    shells = seat.shells
    affordable = [jewel_option(jewel) for jewel in column if JEWELS[jewel].shell_cost <= shells]
    if not affordable:
        return
    jewel = await g.ask(index, "buy_jewelry", [*affordable, PASS], lambda: blocked_jewels(column, shells))
    if jewel is None:
        return
    seat.shells -= JEWELS[jewel].shell_cost
    g.jewels = replaced(g.jewels, g.round - 1, without(column, jewel))
    seat.jewelry += (jewel,)
    g.emit(events.BoughtJewelry, index, jewel=jewel)


def blocked_jewels(column: tuple[str, ...], shells: int) -> list[Option[str]]:
    """The tiles that are too expensive."""
    dear = [jewel for jewel in column if JEWELS[jewel].shell_cost > shells]
    return [blocked(jewel_option(jewel), TooFewShells(JEWELS[jewel].shell_cost - shells)) for jewel in dear]


async def tasks(g: BoraBora) -> str | None:
    """Step 4: exactly one of each player's three tasks leaves."""
    index = g.active
    lacking = lacks(g, index)
    if g.undoable and tasks_betray(g, index, lacking):
        g.reveal()
    choice = await g.ask(
        index,
        "resolve_task",
        resolve_options(g, index, lacking),
        lambda: blocked_tasks(g, index),
        secret=True,
    )
    await pay_yellow(g, index, choice)
    resolve(g, index, choice)
    g.turn += 1
    if g.turn < len(g.seats):
        return "tasks"
    g.stage, g.turn = "new_tasks", 0
    return "new_tasks"


@cache  # without it, random play takes 1 % more
def take_option(task: str) -> Option[str]:
    return Option(f"take:{task}", task, f"task:{task}")


async def new_tasks(g: BoraBora) -> str | None:
    """In turn order, each player takes a new task, even in the last round (R31)."""
    while g.turn < len(g.seats):
        index = g.active
        task = await g.ask(index, "take_task", [take_option(task) for task in g.display])
        g.display = without(g.display, task)
        g.seats[index].tasks += (task,)
        g.emit(events.TookTask, index, task=task)
        g.turn += 1
    return clean_up(g)


def clean_up(g: BoraBora) -> str:
    """Remove what is left on the board from the game, and lay out the next round."""
    g.display = ()
    for sex in SEXES:
        g.places[sex] = (None,) * PLACES
    for card in g.cards:
        g.cards[card] = ()
    g.fished = ()
    if g.last_round:
        g.stage, g.turn = "final_tasks", 0
        return "final_tasks"
    g.round += 1
    lay_out_round(g)
    return roll(g)


# -- Final tasks (d.7) -----------------------------------------------------------------------------


async def final_tasks(g: BoraBora) -> str | None:
    """In turn order, each player fulfils as many tasks as they like, one at a time (R32, R33)."""
    while g.turn < len(g.seats):
        index = g.active
        lacking = lacks(g, index)
        if g.undoable and tasks_betray(g, index, lacking):
            g.reveal()
        if options := fulfilments(g, index, lacking):
            await final_task(g, index, options)
            return "final_tasks"
        g.turn += 1
    g.stage = "over"
    g.emit(events.GameEnded, None)
    return None


async def final_task(g: BoraBora, index: int, options: list[Option[Resolve]]) -> None:
    """One more task, or none."""
    choice = await g.ask(index, "final_task", [*options, DONE], lambda: blocked_tasks(g, index), secret=True)
    if choice is not None:
        await pay_yellow(g, index, choice)
        resolve(g, index, choice)
    else:
        g.turn += 1


PHASES = {
    "setup_hut": setup_hut,
    "dice": dice,
    "people": people,
    "jewelry": jewelry,
    "tasks": tasks,
    "new_tasks": new_tasks,
    "final_tasks": final_tasks,
}
"""The phases, which are also what undo runs again."""
