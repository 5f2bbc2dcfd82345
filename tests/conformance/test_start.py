"""Where a player's cursor begins: never at what loses points, or asks to confirm, while others don't."""

import random
from typing import Any

import pytest

from rulesets.core import Decision, Rules, Table
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.text.words import Words
from tests.conformance.every_game import EVERY, PACKAGES, load_rules
from tests.tui.random_games import PEOPLE, moments
from tests.whole import sampled

IN_PARTS = frozenset({"pay_cube"})
"""Decisions of which each answer is part of a payment: what is bought counts after the last one, which may
follow by itself.
"""
BUILT = [game for game in EVERY if game not in PACKAGES]


def total(rules: Rules[Any], table: Table[Any], seat: int) -> int:
    """A seat's points, if the game ended now."""
    return next(each.total for each in rules.standings(table.state) if each.seat == seat)


def gains(table: Table[Any], decision: Decision[Any]) -> dict[str, int]:
    """How many points more or less each option brings at once, by taking it."""
    before, found = total(table.rules, table, decision.seat), {}
    for option in decision.options:
        then = table.clone()
        then.apply(option.key)
        found[option.key] = total(table.rules, then, decision.seat) - before
    return found


@pytest.mark.parametrize("game", BUILT)
def test_the_cursor_begins_at_something_sensible(game: str) -> None:
    rules = load_rules(game)
    wording, chance = game_parts(game).wording(Words("en"), PEOPLE), random.Random(game)
    looked_at = 0
    for seed in range(sampled(1, 12)):
        for moment in moments(rules, 3, seed, 0.8, lambda key: key not in wording.WAYS_OUT):
            decision, view = moment.decision, moment.view
            keys = [option.key for option in decision.options]
            start = wording.start(view, decision)
            assert start in keys
            if len(keys) == 1 or chance.random() > 0.5 or decision.kind in IN_PARTS:
                continue
            looked_at += 1
            brought = gains(moment.table, decision)
            asks = {key for key in keys if wording.confirm(view, decision, decision.option(key)) is not None}
            where = (game, seed, decision.kind, start)
            likely = {option.key for option in wording.likely(view, decision)}
            weighed = likely | {option.key for option in decision.options if wording.is_way_out(option)}
            best = max((brought[key] for key in weighed - asks), default=0)
            assert brought[start] >= 0 or best <= 0, where
            assert start not in asks or weighed <= asks, where
    assert looked_at > sampled(50, 100)
