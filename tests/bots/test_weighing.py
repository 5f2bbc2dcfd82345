"""What positions are worth, and why: for hints, and for looking back."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.bots.features import features
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import Value, learned, valued
from tabletop_tui.bots.weighing import prospects, weigh


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
def test_an_option_is_no_worse_than_what_was_found_after_another_one_and_is_possible_after_it(
    game: str,
) -> None:
    """Else a hint would tell two options apart by what the search happened to find after them."""
    tried = 0
    for answers in (9, 30, 51):
        seen = Seen(halfway(game, 3, answers), Random(1))
        value, best = valued(seen.rules), prospects(seen, Random(2), 4, 80)[:2]
        for one, other in permutations(best, 2):
            line = Counter(other.lines).most_common(1)[0][0]
            for world, end in zip(one.worlds, one.ends, strict=True):
                table = world.fork()
                for key in (one.key, *line[1:]):
                    asked = table.decision
                    if asked is None or asked.seat != seen.seat or all(o.key != key for o in asked.options):
                        break
                    table.apply(asked.option(key))
                else:
                    if table.decision is None or table.decision.seat != seen.seat:
                        tried += 1
                        assert value.lead(table.state, seen.seat) <= value.lead(end, seen.seat) + 1e-9
    assert tried


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
