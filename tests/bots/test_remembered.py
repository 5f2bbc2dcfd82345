"""What is counted of a seat and remembered is what would be counted again."""

from random import Random

import pytest

from rulesets import load_rules
from rulesets.core import Table
from rulesets.helios import features as helios
from rulesets.helios.components import PERSONS
from rulesets.helios.geometry import NEIGHBOURS
from rulesets.orbis import features as orbis


@pytest.mark.parametrize("game", ["orbis", "helios"])
def test_what_is_remembered_of_boards_is_what_stands_on_them(game: str) -> None:
    """Several games, so that boards which differ in a single thing are met."""
    rules, met = load_rules(game), []
    for seed in range(4):
        table, chance = Table.new(rules, 3, seed, listen=False), Random(seed)
        while (decision := table.decision) is not None:
            state = rules.copy(table.state)
            met.append((state, [dict(rules.features(state, seat)) for seat in range(3)]))
            table.apply(chance.choice(decision.options).key)
    for state, counted in met[::9]:
        helios._known.clear()
        orbis._world.cache_clear()
        orbis._payable.cache_clear()
        assert [rules.features(state, seat) for seat in range(3)] == counted


def test_every_thing_of_a_seat_of_helios_makes_it_another_one() -> None:
    state = Table.new(load_rules("helios"), 2, 1, listen=False).state
    seat = state.seats[0]
    seat.night = list(PERSONS)
    seat.rows = [["a"], [], []]
    _ = helios.features(state, 0)
    for change in (
        {"mana": 7},
        {"sun": next(field for field in NEIGHBOURS if field != seat.sun)},
        {"turns": 1, "best": 3},
        {"range": 5},
        {"rows": [["a", "b"], [], []]},
        {"buildings": ["sun_gate"]},
        {"night": seat.night[1:]},
        {"world": dict(list(seat.world.items())[1:])},
    ):
        for name, thing in change.items():
            setattr(seat, name, thing)
        warm = dict(helios.features(state, 0))
        helios._known.clear()
        assert warm == helios.features(state, 0), change
