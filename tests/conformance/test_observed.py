"""What learning programs see of every game: numbers from 0 to 1 with names, and nothing that is hidden."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from rulesets import BUILT
from rulesets.core import Rng, Table
from rulesets.core.observing import Observer
from tests.conformance.every_game import every_table, load_rules
from tests.conformance.play import played
from tests.conformance.specs import SPECS
from tests.whole import sampled


def observer(game: str, seats: int) -> Observer[Any]:
    rules = load_rules(game)
    try:
        return Observer(rules.observed(), seats, rules.left)
    except LookupError:
        assert game not in BUILT
        pytest.skip("a game of another package needn't be observed")


def numbers(raw: bytes | bytearray) -> Any:
    return np.frombuffer(raw, np.float32)


EVERY = sampled(3, 1)
"""One in so many positions is looked at, and the first and last of each game."""


def positions(game: str, seats: int) -> Iterator[Table[Any]]:
    """A game with each of the variants that conformance tests play, decision by decision."""
    rules = load_rules(game)
    for seed, layout in enumerate(SPECS[game].LAYOUTS):
        chance, table = Rng(seed), Table.new(rules, seats, seed, listen=False, **layout)
        while table.decision is not None:
            if len(table.answers) % EVERY == 0:
                yield table
            table.apply(table.decision.options[chance.below(len(table.decision.options))])
        yield table


@pytest.mark.parametrize("game", BUILT)
def test_every_kind_of_decision_can_be_observed(game: str) -> None:
    kinds = load_rules(game).observed().kinds
    assert sorted(kinds) == sorted(SPECS[game].DECISION_KINDS)


@every_table
def test_every_number_has_a_name_of_its_own_and_lies_between_0_and_1(game: str, seats: int) -> None:
    seen = observer(game, seats)
    assert len({*seen.names}) == len(seen.names)
    assert len({*seen.option_names}) == len(seen.option_names)
    ever = np.zeros(len(seen.names), bool)
    for table in positions(game, seats):
        for seat in range(seats):
            row = numbers(seen.numbers(table.state, seat, table.decision))
            assert len(row) == len(seen.names)
            assert 0 <= row.min() <= row.max() <= 1
            ever |= row != 0
    assert ever.sum() > len(seen.names) / 10


@every_table
def test_the_options_of_a_decision_differ(game: str, seats: int) -> None:
    seen = observer(game, seats)
    width = 4 * len(seen.option_names)
    for table in positions(game, seats):
        if table.decision is None:
            continue
        raw = bytes(seen.options(table.state, table.decision))
        assert 0 <= numbers(raw).min() <= numbers(raw).max() <= 1
        rows = [raw[at : at + width] for at in range(0, len(raw), width)]
        assert len({*rows}) == len(rows) == len(table.decision.options)


@every_table
def test_what_a_seat_cant_see_makes_no_difference_to_its_numbers(game: str, seats: int) -> None:
    seen, chance, compared, differing = observer(game, seats), Rng(5), 0, 0
    for number, table in enumerate(played(load_rules(game), seats, 5)):
        if number % 10 or table.decision is None:
            continue
        for seat in range(seats):
            try:
                other = table.redealt(seat, chance, elsewhere=True)
            except LookupError:
                continue  # something was turned up in this turn: no other deal looks like it
            if other.decision is None:
                continue
            same = seen.numbers(other.state, seat, other.decision) == seen.numbers(
                table.state, seat, table.decision
            )
            assert same, f"seat {seat} after {number} answers"
            compared += 1
            differing += any(
                seen.numbers(other.state, each, None) != seen.numbers(table.state, each, None)
                for each in range(seats)
            )
    assert compared >= 5
    if SPECS[game].FACE_DOWN:
        assert differing, "hands are never exchanged"


@pytest.mark.parametrize("game", BUILT)
def test_the_same_position_looks_alike_from_either_side(game: str) -> None:
    """A seat sees itself first, so that one player can sit anywhere."""
    seen = observer(game, 2)
    own = [place for place, name in enumerate(seen.names) if name.startswith("own.")]
    names = [seen.names[place].removeprefix("own.") for place in own]
    opposite = {name: place for place, name in enumerate(seen.names)}
    for table in positions(game, 2):
        first = numbers(seen.numbers(table.state, 0, table.decision))
        second = numbers(seen.numbers(table.state, 1, table.decision))
        for place, name in zip(own, names, strict=True):
            if f"seat+1.{name}" in opposite:
                assert first[place] == second[opposite[f"seat+1.{name}"]]


def test_seats_in_keys_are_told_from_the_deciding_seat_on() -> None:
    rules = load_rules("dice_forge")
    seen = observer("dice_forge", 3)
    table = Table.new(rules, 3, 1, listen=False)
    row = numbers(seen._options.row(table.state, 1, "seat:0"))
    assert [name for name, number in zip(seen.option_names, row, strict=True) if number] == [
        "noun=seat",
        "seat=seat+2",
    ]
