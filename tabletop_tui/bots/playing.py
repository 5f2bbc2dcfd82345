"""Whole games between computer players, one after the other here, or several at a time in other processes."""

import json
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any

from rulesets.core import RulesBug, Standing, Table, tables
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.bots.levels import chosen


@record
class Played:
    """A game that was played."""

    seed: int
    keys: tuple[str, ...]
    """The answers given."""
    standings: tuple[Standing, ...]
    problem: str = ""
    """The error of the rules, if they failed."""
    save: str = ""
    """The game up to there, if they did."""


def play(rules: Rules[Any], levels: Sequence[int | None], seed: int) -> Played:
    """Play one whole game, the same for the same seed; a seat without a level chooses by chance."""
    table: Table[Any] = Table.new(rules, len(levels), seed, listen=False)
    chooser = RandomChooser(seed)
    problem = save = ""
    try:
        while table.decision is not None:
            seat = table.decision.seat
            level = levels[seat]
            if level is None:
                table.apply(chooser.choose(table.decision))
            else:
                table.apply(chosen(level, table, f"{seed}:{seat}"))
    except RulesBug as bug:
        problem, save = str(bug), json.dumps(table.save())
    keys = tuple(answer.key for answer in table.answers)
    return Played(seed, keys, rules.standings(table.state), problem, save)


@record
class Order:
    """A game to be played in another process."""

    game: str
    tables: Path
    """Where corrected component tables are."""
    levels: tuple[int | None, ...]
    seed: int


def play_all(rules: Rules[Any], games: Sequence[Order], workers: int) -> Iterator[Played]:
    """The games in order, as they finish, in this many processes, or here if that is 1."""
    if workers == 1:
        yield from (play(rules, order.levels, order.seed) for order in games)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_start)
    try:
        yield from pool.map(_play, games)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _start() -> None:
    """Start a process: it ends with the one that started it, whatever happens to that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _play(order: Order) -> Played:
    """Play one game in a process that was started for it."""
    from tabletop_tui.kit.registry import rules_of

    tables.set_override_folder(order.tables)
    return play(rules_of(order.game), order.levels, order.seed)
