"""Random play with every check after every answer; used by the suite and by `make fuzz`."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from rulesets.core import Decision, GameState, IllegalChoice, Rng, Rules, Table
from tests.conformance.specs import SPECS

TASTES = (1, 20, 20, 160)
"""How much a player likes a kind of option: most games have a few strong likes and dislikes."""

BLOCKED_EVERY = 7
"""Blocked options are listed and tried once in this many decisions."""


SAVED_EVERY = 50
"""The saves before undo and after redo are compared once in this many times: that takes long."""


class Fault(AssertionError):
    """A check failed; the message says how to reproduce it."""


class Snapshot(NamedTuple):
    """A position and what is asked in it, kept while the table continues."""

    state: GameState
    seat: int | None
    kind: str
    keys: tuple[str, ...]


def snapshot(table: Table[Any]) -> Snapshot:
    """The table as it is now. Compares by value."""
    decision = table.decision
    state = table.rules.copy(table.state)
    if decision is None:
        return Snapshot(state, None, "over", ())
    return Snapshot(state, decision.seat, decision.kind, tuple(option.key for option in decision.options))


def stands_at(table: Table[Any], before: Snapshot) -> bool:
    """Whether the table is exactly there, without making a copy."""
    decision = table.decision
    if decision is None:
        return before.kind == "over" and table.state == before.state
    return (
        table.state == before.state
        and decision.seat == before.seat
        and decision.kind == before.kind
        and [option.key for option in decision.options] == list(before.keys)
    )


class Player:
    """Chooses at random, with likes and dislikes that differ from game to game.

    Uniform play seldom gets far: half of all landscapes would become wildernesses.
    """

    def __init__(self, seed: int, tastes: Mapping[str, int] | None = None) -> None:
        self.chance = Rng(seed)
        self.tastes = dict(tastes or {})

    def choose(self, decision: Decision[Any]) -> str:
        """The key of an option; every option can be chosen."""
        tastes = self.tastes
        weights = []
        for option in decision.options:
            noun = option.key.partition(":")[0]
            if noun not in tastes:
                tastes[noun] = self.chance.pick(TASTES)
            weights.append(tastes[noun])
        drawn = self.chance.below(sum(weights))
        for option, weight in zip(decision.options, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return option.key
        raise AssertionError("weights that don't add up")


def check_options(decision: Decision[Any], *, blocked: bool) -> None:
    """Something to choose, unique keys, and what is blocked stays out of reach."""
    keys = [option.key for option in decision.options]
    assert keys, "no options"
    assert len(set(keys)) == len(keys), f"keys occur twice: {keys}"
    assert all(option.blocked is None for option in decision.options), "a blocked option among the others"
    if blocked:
        listed = decision.blocked
        shut = [option.key for option in listed]
        assert len(set(shut)) == len(shut), f"blocked keys occur twice: {shut}"
        assert not {*shut} & {*keys}, f"both blocked and on offer: {shut}"
        assert all(option.blocked is not None for option in listed), "blocked without a reason"
        for key in shut:
            try:
                decision.option(key)
            except IllegalChoice:
                continue
            raise AssertionError(f"the blocked {key} can be chosen")


def nothing_more(state: Any) -> list[str]:
    """No further check of positions."""
    return []


@dataclass
class Walk:
    """Games played one after another, each checked against a second table that replays it."""

    rules: Rules[Any]
    seats: int
    seed: int
    games: int = 0
    decisions: int = 0
    undone: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    reports: Path | None = None
    """Where to leave a save of the game in which a check failed."""
    also: Callable[[Any], list[str]] = nothing_more
    """A further check of every position: what is wrong with it, in words."""

    def run(self, decisions: int, each_game: Callable[["Walk"], None] | None = None) -> "Walk":
        """Play until this many decisions were taken, to the end of the last game."""
        while self.decisions < decisions:
            self.play_game()
            if each_game is not None:
                each_game(self)
        return self

    def play_game(self) -> None:
        """One game, with all checks after every answer. Raises `Fault`."""
        seed = self.seed * 1_000_003 + self.games
        layouts = SPECS[self.rules.id].LAYOUTS
        table = Table.new(self.rules, self.seats, seed, **layouts[self.games % len(layouts)])
        try:
            self._play(table, Player(seed))
        except Exception as error:
            raise Fault(self._report(table, error)) from error
        self.games += 1

    def _play(self, table: Table[Any], player: Player) -> None:
        mirror = Table.new(self.rules, self.seats, table.seed, listen=False, **table.variants)
        bound = SPECS[self.rules.id].DECISIONS_PER_SEAT * self.seats
        before = snapshot(table)
        assert stands_at(mirror, before), "the same seed led to another start"
        while (decision := table.decision) is not None:
            self.decisions += 1
            self.kinds[decision.kind] += 1
            assert len(decision.options) <= self.rules.most_options, "more options than there may be"
            check_options(decision, blocked=self.decisions % BLOCKED_EVERY == 0)
            key = player.choose(decision)
            table.apply(key)
            faults = [*self.rules.faults(table.state), *self.also(table.state)]
            assert not faults, faults
            after = snapshot(table)
            mirror.apply(key)
            assert stands_at(mirror, after), "the same answers led elsewhere"
            if table.can_undo:
                self._back_and_forth(table, before, after)
            assert len(table.answers) < bound, "the game doesn't end"
            before = after
        self._finish(table)

    def _back_and_forth(self, table: Table[Any], before: Snapshot, after: Snapshot) -> None:
        """Undo leads exactly back, redo exactly forward, and redo tells the same story."""
        told = table.story[-1]
        saved = table.save() if self.undone % SAVED_EVERY == 0 else None
        table.undo()
        assert stands_at(table, before), "undo didn't lead back"
        assert len(table.story) == len(table.answers) + 1, "undo left the story too long"
        table.redo()
        assert stands_at(table, after), "redo didn't lead forward"
        assert table.story[-1] == told, "redo told another story"
        assert saved is None or table.save() == saved, "redo led to another save"
        self.undone += 1

    def _finish(self, table: Table[Any]) -> None:
        """Count the events; load one finished game in ten from its save and compare it."""
        for events in table.story:
            self.events.update(event.kind for event in events)
        if self.games % 10 == 0:
            again = Table.load(self.rules, json.loads(json.dumps(table.save())))
            assert not again.recovered
            assert again.digests == table.digests, "the save led elsewhere"
            assert again.story == table.story, "the save told another story"

    def _report(self, table: Table[Any], error: Exception) -> str:
        where = f"{self.rules.id}, {self.seats} seats, seed {table.seed}"
        what = f"{where}, after {len(table.answers)} answers: {error}"
        if self.reports is None:
            return f"{what}\nanswers: {[answer.key for answer in table.answers]}"
        path = self.reports / f"fault-{self.rules.id}-{self.seats}-{table.seed}.json"
        path.write_text(json.dumps(table.save()), encoding="utf-8")
        return f"{what}\nsaved as {path}"


def played(
    rules: Rules[Any],
    seats: int,
    seed: int,
    *,
    listen: bool = True,
    tastes: Mapping[str, int] | None = None,
    **variants: str,
) -> Iterator[Table[Any]]:
    """A random game, yielded at every decision and at its end; the same table each time."""
    table = Table.new(rules, seats, seed, listen=listen, **variants)
    player = Player(seed, tastes)
    while (decision := table.decision) is not None:
        yield table
        table.apply(player.choose(decision))
    yield table
