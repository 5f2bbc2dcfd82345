"""Each game says when a seat has things to hide; when none has, all see the same."""

from dataclasses import replace
from typing import Any

import pytest

from rulesets.core import Table
from tests.conformance.every_game import TABLES, every_game, load_rules
from tests.conformance.specs import SPECS


@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[1] != 3])
def test_a_seat_that_hides_nothing_shows_everyone_what_it_sees_itself(game: str, seats: int) -> None:
    """Unless totals are concealed, as closed bags are, or things lie face down: these need no curtain."""
    rules = load_rules(game)
    for layout in SPECS[game].LAYOUTS:
        table: Table[Any] = Table.new(rules, seats, 5, **layout)
        for number in range(250):
            if table.decision is None:
                break
            state = table.state
            hidden = any(rules.hides(state, seat) for seat in range(seats))
            concealed = any(stood.concealed for stood in rules.standings_seen(state, None))
            if number % 10 == 0 and not (hidden or concealed or SPECS[game].FACE_DOWN):
                seen = rules.view(state, None)
                for seat in range(seats):
                    assert replace(rules.view(state, seat), seat=None) == seen
            options = table.decision.options
            table.apply(options[number % len(options)].key)


@every_game
def test_where_only_luck_is_hidden_no_one_hides_anything(game: str) -> None:
    if SPECS[game].ONLY_LUCK_IS_HIDDEN:
        rules = load_rules(game)
        table: Table[Any] = Table.new(rules, max(rules.seat_counts), 5)
        for number in range(200):
            assert not any(rules.hides(table.state, seat) for seat in range(table.seats))
            if table.decision is not None:
                options = table.decision.options
                table.apply(options[number % len(options)].key)
