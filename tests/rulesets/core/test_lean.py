"""The table for search goes where the real one goes; tables can be copied and stored."""

import copy
import pickle
from random import Random

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import LeanTable, Rng, Table


@pytest.mark.parametrize("game", BUILT)
def test_a_lean_table_goes_where_a_table_goes_and_so_does_its_fork(game: str) -> None:
    table, chance = Table.new(load_rules(game), 3, 5, listen=False), Random(6)
    lean = table.lean()
    while table.decision is not None:
        if len(table.answers) % 7 == 0:
            lean = lean.fork(keeps=True)
        assert lean.decision is not None
        options = lean.decision.options
        assert [option.key for option in options] == [option.key for option in table.decision.options]
        assert lean.state == table.state
        number = chance.randrange(len(table.decision.options))
        table.apply(table.decision.options[number].key)
        lean.apply(options[number])
    for finished in (lean, lean.fork(), table.lean().fork(keeps=True).fork()):
        assert finished.decision is None
        assert finished.state == table.state


def test_a_lean_table_that_keeps_nothing_cannot_be_forked() -> None:
    rules = load_rules("orbis")
    lean = LeanTable(rules, rules.set_up(2, Rng(1), {"start": "seat:0"}), rules.first_phase)
    with pytest.raises(LookupError):
        lean.fork()


@pytest.mark.parametrize("game", BUILT)
def test_rules_are_told_where_nothing_can_be_taken_back(game: str) -> None:
    table = Table.new(load_rules(game), 2, 3, listen=False)
    lean = table.lean()
    copied = table.rules.copy(lean.state)
    assert (table.state.undoable, lean.state.undoable, copied.undoable) == (True, False, True)
    assert (table.clone().state.undoable, lean.fork().state.undoable) == (True, False)


def test_a_fork_keeps_what_was_answered_since_and_its_table_what_comes_later() -> None:
    rules = load_rules("orbis")
    lean = Table.new(rules, 2, 3, listen=False).lean()
    for _ in range(30):
        fork = lean.fork(keeps=True)
        assert fork.decision is not None
        fork.apply(fork.decision.options[-1])  # the table stays where it is
        again = lean.fork()
        assert lean.decision is not None
        assert again.decision is not None
        assert again.state == lean.state
        assert [o.key for o in again.decision.options] == [o.key for o in lean.decision.options]
        lean.apply(lean.decision.options[0])


@pytest.mark.parametrize("game", BUILT)
def test_a_table_can_be_copied_pickled_and_answered_with_an_option(game: str) -> None:
    table, chance = Table.new(load_rules(game), 3, 4), Random(1)
    for _ in range(45):
        assert table.decision is not None
        table.apply(chance.choice(table.decision.options))
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert (twin.digest, twin.digests, twin.story) == (table.digest, table.digests, table.story)
        assert (twin.can_undo, twin.answers) == (table.can_undo, table.answers)
        assert table.decision is not None
        twin.apply(table.decision.options[0])
        assert len(twin.answers) == len(table.answers) + 1


@pytest.mark.parametrize("game", BUILT)
def test_deals_look_the_same_to_the_seat_and_differ_in_what_it_cannot_see(game: str) -> None:
    table, chance = Table.new(load_rules(game), 2, 4, listen=False), Random(1)
    different = 0
    for number in range(60):
        assert table.decision is not None
        seat = table.decision.seat
        deals = table.deals(seat, Rng(number), 2)
        assert len(deals) == 2
        for deal in deals:
            assert table.rules.view(deal.state, seat) == table.rules.view(table.state, seat)
            different += deal.state != table.state
        table.apply(chance.choice(table.decision.options))
    assert different > 100
