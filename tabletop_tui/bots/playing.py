"""Whole games between computer players, one after the other here, or several at a time in other processes."""

import json
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from multiprocessing import get_context, parent_process
from pathlib import Path
from time import process_time
from typing import Any

from rulesets.core import RulesBug, Standing, Table, tables
from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.bots.garbage import between_answers
from tabletop_tui.bots.players import CHANCE, answer


@record
class Thought:
    """How long the player of a seat thought about each answer, in seconds of processor time."""

    forced: tuple[float, ...] = ()
    """About answers that were the only option."""
    chosen: tuple[float, ...] = ()
    """About answers with a choice."""

    def together(self, other: "Thought") -> "Thought":
        """Both as one."""
        return Thought(self.forced + other.forced, self.chosen + other.chosen)

    @property
    def every(self) -> tuple[float, ...]:
        """About every answer."""
        return self.forced + self.chosen

    def at(self, percent: int) -> float:
        """The time that so many percent of answers with a choice didn't exceed; 0 without one."""
        ordered = sorted(self.chosen)
        return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)] if ordered else 0.0


@record
class Played:
    """A game that was played."""

    seed: int
    keys: tuple[str, ...]
    """The answers given."""
    standings: tuple[Standing, ...]
    thought: tuple[Thought, ...] = ()
    """By seat; nothing of a seat that chooses by chance."""
    problem: str = ""
    """The error of the rules, if they failed."""
    save: str = ""
    """The game up to there, if they did."""


def play(rules: Rules[Any], players: Sequence[str], seed: int) -> Played:
    """Play one whole game between players named as `bots.players` does, the same for the same seed.

    Raises `PlayerFailed` and `UnknownPlayer`.
    """
    table: Table[Any] = Table.new(rules, len(players), seed, listen=False)
    chooser = RandomChooser(seed)
    forced: list[list[float]] = [[] for _ in players]
    chosen: list[list[float]] = [[] for _ in players]
    problem = save = ""
    with between_answers() as answered:
        try:
            while table.decision is not None:
                seat = table.decision.seat
                if players[seat] == CHANCE:
                    table.apply(chooser.choose(table.decision))
                    continue
                times = chosen if len(table.decision.options) > 1 else forced
                begun = process_time()
                answer(players[seat], table, f"{seed}:{seat}")
                times[seat].append(process_time() - begun)
                answered()
        except RulesBug as bug:
            problem, save = str(bug), json.dumps(table.save())
    keys = tuple(answer.key for answer in table.answers)
    thought = tuple(Thought(tuple(one), tuple(other)) for one, other in zip(forced, chosen, strict=True))
    return Played(seed, keys, rules.standings(table.state), thought, problem, save)


@record
class Order:
    """A game to be played in another process."""

    game: str
    tables: Path
    """Where corrected component tables are."""
    players: tuple[str, ...]
    """By seat, as `bots.players` names them."""
    seed: int


def play_all(rules: Rules[Any], games: Sequence[Order], workers: int) -> Iterator[Played]:
    """The games in order, as they finish, in this many processes, or here if that is 1."""
    if workers == 1:
        yield from (play(rules, order.players, order.seed) for order in games)
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
    return play(rules_of(order.game), order.players, order.seed)
