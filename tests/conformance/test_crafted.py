"""A save may be made up with all digests right. Positions that no game leads to are refused, in any game."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from rulesets.core import BadSave, Table
from tests.conformance.crafted import mutants, outcome, put, saved, with_state
from tests.conformance.every_game import every_game, load_rules
from tests.conformance.specs import SPECS
from tests.whole import sampled

SAMPLE = sampled(15, 40)
"""How many changed positions of each game are tried; `make fuzz` tries all."""

IMPOSSIBLE: dict[str, dict[str, dict[str, Any]]] = {
    "orbis": {
        "an empty display": {"display": [None] * 9, "worshippers": [[0] * 5] * 9},
        "a display that is too short": {"display": []},
        "no gods": {"gods": []},
        "a turn after the last": {"turns": 1000},
        "a minus on the board": {"seats/0/supply": [-1, 2, 0, 1, 1]},
    },
    "papyria": {
        "an empty display": {"display": [], "reserve": []},
        "goods nowhere": {"goods": {}},
        "a realm without land": {"seats/0/realm": {}},
        "rings of one space": {"rings": {"w": [0], "s": [0]}},
        "a third main action": {"acted": 3},
        "a main action less than none": {"acted": -1},
    },
    "helios": {
        "an empty display": {"display": {}},
        "columns that aren't there": {"columns": {}},
        "no land": {"land": {}},
        "a world without tiles": {"seats/0/world": {}},
        "a round after the last": {"round": 99},
    },
    "dice_forge": {
        "dice without faces": {"seats/0/dice": [[], []]},
        "an empty sanctuary": {"pools": {}},
        "islands without cards": {"layout": {}, "stacks": {}},
        "stores of one kind": {"seats/0/stores": [3]},
        "a seat before the first": {"first": -3},
    },
    "bora_bora": {
        "no people on offer": {"places": {"man": [], "woman": []}},
        "no god cards": {"deck": [], "discard": []},
        "a map without regions": {"map": {}, "fish": {}},
        "nobody on the status track": {"status": [[]] * 14},
        "a hand of minus one": {"seats/0/hand": [-1, 1, 0, 0, 0]},
    },
}
"""Positions by what is wrong with them: which parts of the state are replaced, and by what."""


def impossible(game: str) -> Mapping[str, Mapping[str, Any]]:
    """The same for any game: other packages list theirs themselves."""
    return IMPOSSIBLE[game] if game in IMPOSSIBLE else SPECS[game].IMPOSSIBLE


def position_of(document: dict[str, Any]) -> Any:
    """The state in a save's checkpoint."""
    return document["checkpoint"]["state"]


@every_game
def test_an_impossible_position_is_refused(game: str) -> None:
    """Each has well-formed JSON and a digest that fits; an empty display used to fail in the next turn."""
    tried = set()
    for answers in (0, 25):
        document = saved(game, 2, answers)
        for name, changes in impossible(game).items():
            state = position_of(document)
            for place, value in changes.items():
                path = [int(step) if step.isdecimal() else step for step in place.split("/")]
                state = put(state, path, value)
            if state == position_of(document):
                continue  # a game may begin so, but not stand so later
            tried.add(name)
            with pytest.raises(BadSave) as caught:
                Table.load(load_rules(game), with_state(document, state))
            assert caught.value.reason.id in ("save-damaged", "save-rules-changed"), name
    assert tried == {*impossible(game)}


@every_game
def test_the_position_as_it_was_is_taken_over(game: str) -> None:
    """What refuses impossible positions accepts every other one."""
    for seats in load_rules(game).seat_counts:
        for answers in sampled((20, 10_000), (0, 20, 45, 10_000)):
            document = saved(game, seats, answers)
            table = Table.load(load_rules(game), with_state(document, position_of(document)))
            assert table.recovered
            assert len(table.answers) == document["checkpoint"]["answers"]


@every_game
def test_a_changed_position_is_refused_or_can_be_played(game: str) -> None:
    """Any part of a position, replaced by something else of its kind."""
    chance = Random(7)
    counts = load_rules(game).seat_counts
    document = saved(game, counts[len(counts) // 2], 40)
    crafted = chance.sample([*mutants(document, chance)], SAMPLE)
    assert [f"{what}: {wrong}" for what, each in crafted if (wrong := outcome(game, each))] == []


@every_game
def test_answers_of_seats_that_arent_there_are_refused(game: str) -> None:
    """Nobody could say later who gave them."""
    document = saved(game, 2, 20)
    for seat in (-1, 2, 99):
        answers = [[seat, *document["answers"][0][1:]], *document["answers"][1:]]
        with pytest.raises(BadSave) as caught:
            Table.load(load_rules(game), {**document, "answers": answers})
        assert caught.value.reason.facts == {"place": "answers[0]"}
