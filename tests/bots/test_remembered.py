"""What is counted of a seat and remembered is what would be counted again."""

from contextlib import suppress
from dataclasses import dataclass, fields
from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Rules, Table
from rulesets.orbis.advice import features as orbis
from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import Value, freezing, learned
from tests.whole import in_turn


def test_what_is_remembered_of_worlds_is_what_lies_in_them() -> None:
    """Several games, so that worlds which differ in a single thing are met."""
    rules, met = load_rules("orbis"), []
    for seed in range(4):
        table, chance = Table.new(rules, 3, seed, listen=False), Random(seed)
        while (decision := table.decision) is not None:
            state = rules.copy(table.state)
            met.append((state, [dict(rules.features(state, seat)) for seat in range(3)]))
            table.apply(chance.choice(decision.options).key)
    for state, counted in met[::9]:
        orbis._world.cache_clear()
        orbis._payable.cache_clear()
        assert [rules.features(state, seat) for seat in range(3)] == counted


@pytest.mark.parametrize(("game", "seats"), in_turn(BUILT, [2, 3, 4]))
def test_what_is_remembered_of_seats_is_what_they_are_expected_to_have(game: str, seats: int) -> None:
    """At the ends of turns that a search meets, so that positions which differ in a single thing are met."""
    rules = load_rules(game)
    weights = learned(game)
    assert weights is not None
    remembers, forgets = Value(rules, weights), Value(rules, weights)
    judged = 0

    def judges(state: Any, seat: int) -> float:
        nonlocal judged
        judged += 1
        forgets.forget()
        assert remembers.finals(state) == forgets.finals(state)
        return remembers.lead(state, seat)

    table, chance = Table.new(rules, seats, seats, listen=False), Random(seats)
    while (decision := table.decision) is not None:
        if len(decision.options) > 1 and chance.random() < 0.1:
            seen = Seen(table, chance)
            if worlds := seen.deals(2):
                TurnSearch(worlds, seen.seat, judges, by_chance(chance), chance).grow(seen.keys, 30)
        table.apply(chance.choice(decision.options).key)
    assert judged > 100


def forget_what_follows(state: Any) -> None:
    """Clear what a position remembers of its other fields, which rules do wherever they change these."""
    for field in fields(state):
        kept = getattr(state, field.name)
        if not field.metadata.get("saved", True) and isinstance(kept, dict):
            kept.clear()


@pytest.mark.parametrize("game", BUILT)
def test_whatever_of_a_position_changes_seats_are_expected_to_have_what_is_counted_then(game: str) -> None:
    """Positions in which one thing is as in another game: most could never be reached, yet can be counted."""
    rules = load_rules(game)
    weights = learned(game)
    assert weights is not None
    remembers, forgets = Value(rules, weights), Value(rules, weights)
    games = [positions(rules, seed, 3) for seed in (1, 2)]
    compared = 0
    for one, other in zip(*games, strict=False):
        _ = remembers.finals(one)
        for name in (
            field.name for field in fields(one) if field.compare and field.name not in ("rng", "seats")
        ):
            mixed = rules.copy(one)
            setattr(mixed, name, getattr(rules.copy(other), name))
            forget_what_follows(mixed)
            forgets.forget()
            with suppress(LookupError, ValueError):
                expected = forgets.finals(mixed)
                assert remembers.finals(mixed) == expected, name
                compared += 1
    assert compared > 200


@dataclass(slots=True)
class Shelf:
    """A record with values of all kinds that seats have."""

    boxes: list[list[int]]
    labels: dict[str, list[str]]
    name: str = "oak"


@dataclass(slots=True)
class Nail:
    """A record of one thing."""

    length: int


def test_records_are_looked_up_by_everything_in_them() -> None:
    """Rows in rows and mappings to rows, and a record with a single field."""
    frozen = freezing(Shelf)
    shelf = Shelf([[1], [2, 3]], {"a": ["b"]})
    assert frozen(shelf) == frozen(Shelf([[1], [2, 3]], {"a": ["b"]}))
    others = [Shelf([[1, 2], [3]], {"a": ["b"]}), Shelf([[1], [2, 3]], {"a": ["c"]}), Shelf([], {}, "elm")]
    assert len({frozen(each) for each in (shelf, *others)}) == 4
    assert freezing(Nail)(Nail(3)) == (Nail, 3)


def positions(rules: Rules[Any], seed: int, seats: int) -> list[Any]:
    """Some positions of a random game."""
    table, chance, found = Table.new(rules, seats, seed, listen=False), Random(seed), []
    while (decision := table.decision) is not None:
        if chance.random() < 0.2:
            found.append(rules.copy(table.state))
        table.apply(chance.choice(decision.options).key)
    return found
