"""What positions are worth, and why: for hints, and for looking back."""

from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.bots.features import features
from tabletop_tui.bots.plans import ALIKE, TRIED, alike
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import Value, learned
from tabletop_tui.bots.weighing import _shares, amounts, prospects, weigh


def halfway(game: str, seats: int, answers: int) -> Table[Any]:
    """A table after this many answers by chance."""
    table: Table[Any] = Table.new(load_rules(game), seats, 3, listen=False)
    chance = Random(4)
    for _ in range(answers):
        assert table.decision is not None
        table.apply(chance.choice(table.decision.options))
    return table


@pytest.mark.parametrize("game", BUILT)
def test_shares_add_up_to_the_points_a_seat_is_expected_to_have(game: str) -> None:
    table = halfway(game, 3, 60)
    seen = Seen(table, Random(1))
    weighed = weigh(seen, 2)
    assert [sum(share.values()) for share in weighed.shares] == pytest.approx(weighed.finals)
    found = prospects(seen, Random(2), 2, 40)
    leads = [prospect.weighed.lead(seen.seat) for prospect in found]
    assert {prospect.key for prospect in found} <= set(seen.keys)
    assert leads == sorted(leads, reverse=True)


@pytest.mark.parametrize("game", BUILT)
def test_what_is_remembered_of_fields_is_worth_what_their_features_are(game: str) -> None:
    rules, chance = load_rules(game), Random(7)
    for answers in (5, 40, 70):
        state = halfway(game, 2, answers).state
        counted = {s.seat: features(rules, state, s.seat, s.lines) for s in rules.standings(state)}
        weights = {name: (chance.random(), chance.random()) for each in counted.values() for name in each}
        value, left = Value(rules, weights), rules.left(state)
        for standing, final in zip(rules.standings(state), value.finals(state), strict=True):
            to_come = sum(
                amount * (weights[name][0] + weights[name][1] * left)
                for name, amount in counted[standing.seat].items()
            )
            assert final == pytest.approx(standing.total + to_come)
        assert value.finals(state) == pytest.approx(value.finals(state)), "the same once remembered"


@pytest.mark.parametrize("game", BUILT)
def test_the_part_of_a_game_that_is_left_falls_from_near_one_to_nothing(game: str) -> None:
    rules = load_rules(game)
    table, chance = Table.new(rules, 4, 5, listen=False), Random(1)
    first, least = rules.left(table.state), 1.0
    while table.decision is not None:
        least = min(least, rules.left(table.state))
        table.apply(chance.choice(table.decision.options))
    assert first > 0.8
    assert 0 < least < 0.12
    assert rules.left(table.state) == 0


@pytest.mark.parametrize("game", BUILT)
def test_something_was_learned_of_every_game_that_is_built(game: str) -> None:
    weights = learned(game)
    assert weights is not None
    assert len(weights) > 30


def in_the_last_round(seats: int = 3) -> Table[Any]:
    """A game of Dice Forge in its last round, at an action of the first seat."""
    table: Table[Any] = Table.new(load_rules("dice_forge"), seats, 5, listen=False, first="seat:0")
    chance = Random(4)
    while table.decision is not None:
        last = table.state.round == table.state.rounds
        if last and table.decision.kind == "action" and len(table.decision.options) > 3:
            return table
        table.apply(chance.choice(table.decision.options))
    raise AssertionError(seats)


def test_after_its_last_turn_a_seat_has_only_what_its_dice_still_bring() -> None:
    """Gold and shards that are left count for nothing; glory is rolled in the turns of others."""
    table = in_the_last_round()
    rules, seat = table.rules, table.decision.seat if table.decision is not None else 0
    assert rules.closing(table.state, seat) is None, "its last turn isn't over"
    for prospect in prospects(Seen(table, Random(1)), Random(2), 2, 60):
        for state in prospect.ends:
            closing = rules.closing(state, seat)
            if closing is None:  # another seat decides something in the turn
                continue
            assert {*closing} == {"own.yield_vp"}
            assert 0 <= closing["own.yield_vp"] < 12
            share = _shares(rules, state)[seat]
            total = next(s.total for s in rules.standings(state) if s.seat == seat)
            assert sum(share.values()) == pytest.approx(total + closing["own.yield_vp"])
            assert not any(name.startswith("field.") for name in share)
    for _ in range(1000):
        if table.decision is None:
            break
        table.apply(table.decision.options[0])
    assert [rules.closing(table.state, each) for each in range(3)] == [{"own.yield_vp": 0.0}] * 3


def test_a_seat_that_has_had_its_last_turn_says_nothing_of_its_stores() -> None:
    table = in_the_last_round()
    seen = Seen(table, Random(1))
    for prospect in prospects(seen, Random(2), 2, 60):
        if all(table.rules.closing(state, seen.seat) is not None for state in prospect.ends):
            counted = amounts(table.rules, prospect, seen.seat)
            assert all(name.startswith(("line.", "seat.")) for name in counted)


@pytest.mark.parametrize("game", BUILT)
def test_options_tried_with_the_same_plans_are_worth_no_less(game: str) -> None:
    seen = Seen(halfway(game, 2, 60), Random(1))
    found = prospects(seen, Random(2), 2, 40)
    same = alike(seen, found)
    before = {prospect.key: prospect.weighed.lead(seen.seat) for prospect in found}
    leads = [prospect.weighed.lead(seen.seat) for prospect in same]
    assert leads == sorted(leads, reverse=True)
    assert {prospect.key for prospect in same} == {*before}
    for prospect in same:
        assert prospect.weighed.lead(seen.seat) >= before[prospect.key] - ALIKE - 1e-9
        assert all(line[0] == prospect.key for line in prospect.lines)


def test_one_turn_is_followed_in_all_worlds_that_look_the_same_up_to_its_end() -> None:
    """Nothing is turned up in a turn of Orbis before it ends, so the seat can't know in which world it is."""
    table = halfway("orbis", 3, 60)
    assert table.decision is not None
    seen = Seen(table, Random(1))
    found = alike(seen, prospects(seen, Random(2), 4, 80))
    assert any(len({*prospect.lines}) > 1 for prospect in prospects(seen, Random(2), 4, 80)), (
        "the search's own"
    )
    for prospect in found[:TRIED]:
        assert len(prospect.worlds) == 4
        assert len({*prospect.lines}) == 1
        exact = [
            amount for amount, variance in amounts(table.rules, prospect, seen.seat).values() if not variance
        ]
        assert exact


def giving_back() -> Table[Any]:
    """A game of Orbis where a Village asks for worshippers of several colours."""
    for seed in range(1, 40):
        table: Table[Any] = Table.new(load_rules("orbis"), 2, seed, listen=False)
        chance = Random(seed)
        while table.decision is not None:
            if table.decision.kind == "sacrifice_pick" and len(table.decision.options) > 2:
                return table
            options = {option.key: option for option in table.decision.options}
            table.apply((options.get("sacrifice") or chance.choice(table.decision.options)).key)
    raise AssertionError("no such position")


def test_the_same_gifts_in_another_order_lead_to_the_same() -> None:
    """Three worshippers to give back: whichever is the first, the same are left."""
    table = giving_back()
    seen = Seen(table, Random(1))
    found = alike(seen, prospects(seen, Random(2), 4, 80))
    best, others = found[0], {prospect.key: prospect for prospect in found[1:]}
    for key in {*best.lines[0][1:]} & {*others}:
        assert sorted(others[key].lines[0]) == sorted(best.lines[0])
        assert others[key].weighed.lead(seen.seat) == pytest.approx(best.weighed.lead(seen.seat))


@pytest.mark.parametrize("game", BUILT)
def test_turns_of_a_seat_end_at_one_moment_whatever_it_takes(game: str) -> None:
    """Unless another seat decides in between."""
    rules, compared = load_rules(game), 0
    for answers in (10, 40, 70):
        table = halfway(game, 3, answers)
        if table.decision is None:
            continue
        seat, chance = table.decision.seat, Random(3)
        before = rules.moment(table.state)
        ends: set[object] = set()
        for _ in range(12):
            world = table.clone()
            while world.decision is not None and world.decision.seat == seat and len(ends) < 20:
                world.apply(chance.choice(world.decision.options).key)
                if rules.progress(world.state).active != rules.progress(table.state).active:
                    break
            if rules.progress(world.state).active != rules.progress(table.state).active:
                ends.add(rules.moment(world.state))
        assert before not in ends
        compared += len(ends)
        assert len(ends) <= 1
    assert compared
