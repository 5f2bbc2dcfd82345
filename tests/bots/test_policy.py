"""The learned policy: it sees what its seat may see, sits anywhere, and adds up as NumPy does."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import numpy as np
import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Rng, Table
from rulesets.core.observing import Observer
from tabletop_tui import bots
from tabletop_tui.bots.levels import STRONGEST, Learned, WholeRounds, nothing
from tabletop_tui.bots.packed import LIMIT, Row, packed, times, unpacked
from tabletop_tui.bots.policy import POINTS, UNLIKELY, Policy, _eye, learned
from tabletop_tui.bots.rounds import Rounds
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.store.rivals import Style

GAME = "dice_forge"
RULES = load_rules(GAME)
WEIGHTS = Path(bots.__file__).parent / "weights"
LEARNED = ("orbis", "helios", "dice_forge", "bora_bora")
"""The games with a policy."""


def known_policy() -> Policy:
    found = learned(RULES, 2)
    assert found is not None
    return found


def position(seats: int, answers: int) -> Table[Any]:
    """A game after some answers by chance, at a decision with a choice."""
    table, chance = Table.new(RULES, seats, 3, listen=False), Random(3)
    while table.decision is not None and (len(table.answers) < answers or len(table.decision.options) < 3):
        table.apply(chance.choice(table.decision.options).key)
    return table


def test_scores_are_those_of_a_network_of_one_hidden_layer() -> None:
    table, known = position(2, 40), known_policy()
    decision = table.decision
    assert decision is not None
    observer = Observer(RULES.observed(), 2, RULES.left)
    units = len(known._out)

    def weights(row: Row) -> Sequence[float]:
        return unpacked(times(1, row), units)

    nothing_learned = packed([0.0] * units)  # of what is left out of the file
    position_rows = np.array([weights(known._position.get(name, nothing_learned)) for name in observer.names])
    option_rows = np.array([weights(known._option[name]) for name in observer.option_names])
    seen = np.frombuffer(observer.numbers(table.state, decision.seat, decision), np.float32)
    offered = np.frombuffer(observer.options(table.state, decision), np.float32)
    offered = offered.reshape(len(decision.options), -1)
    hidden = np.tanh(seen @ position_rows + np.array(unpacked(known._bias, units)) + offered @ option_rows)
    assert known.scores(table.state, decision) == pytest.approx(hidden @ np.array(known._out), abs=0.02)


@pytest.mark.parametrize("game", LEARNED)
def test_no_position_adds_up_to_more_than_a_row_holds(game: str) -> None:
    """Numbers of a position are from 0 to 1, so all weights together are more than any of them."""
    known = learned(load_rules(game), 2)
    assert known is not None
    units = len(known._out)
    rows = [known._bias, *(times(1, row) for row in (*known._position.values(), *known._option.values()))]
    assert np.abs([unpacked(row, units) for row in rows]).sum(axis=0).max() < LIMIT


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_sits_at_any_table_and_does_not_know_what_is_to_come(seats: int) -> None:
    table = position(seats, 30)
    decision = table.decision
    assert decision is not None
    scores = known_policy().scores(table.state, decision)
    assert len(scores) == len(decision.options)
    assert len({*scores}) > 1
    other = table.redealt(decision.seat, Rng(8))
    assert other.decision is not None
    assert known_policy().scores(other.state, other.decision) == scores


@pytest.mark.parametrize("game", LEARNED)
def test_all_that_it_learned_from_is_still_observed(game: str) -> None:
    rules = load_rules(game)
    known = learned(rules, 2)
    assert known is not None
    observer = Observer(rules.observed(), max(rules.seat_counts), rules.left)
    assert {*known._position} <= {*observer.names}
    assert {*known._option} == {*observer.option_names}


@pytest.mark.parametrize("file", sorted(WEIGHTS.iterdir()), ids=lambda file: file.name)
def test_what_was_learned_was_learned_with_these_rules(file: Path) -> None:
    """Else it has to be learned anew, or be played again first if the change hardly touches it."""
    text, _, _ = file.read_bytes().partition(b"\n" if file.suffix == ".policy" else b"\0")
    head = json.loads(text)
    assert head["game"] == file.stem
    assert head["rules"] == load_rules(file.stem).version


def test_level_5_tries_only_what_a_good_player_might_take() -> None:
    table = position(2, 40)
    assert table.decision is not None
    scores = known_policy().scores(table.state, table.decision)
    keys = [option.key for option in table.decision.options]
    gaps = STRONGEST.of(GAME).gaps(Seen(table, Random(1), until=0.0), Random(1))
    assert next(iter(gaps)) == keys[scores.index(max(scores))], "no time to find out more"
    assert {*gaps} <= {*keys}


def test_likely_options_come_first_and_unlikely_ones_not_at_all() -> None:
    table = position(2, 50)
    decision = table.decision
    assert decision is not None
    scores = dict(
        zip(
            [option.key for option in decision.options],
            known_policy().scores(table.state, decision),
            strict=True,
        )
    )
    likely = known_policy().likely(table.state, decision, len(scores))
    best = max(scores.values())
    assert [*likely] == sorted(
        (key for key in scores if scores[key] > best - UNLIKELY), key=lambda key: -scores[key]
    )
    assert max(likely.values()) == 0.0
    assert {*known_policy().likely(table.state, decision, 1)} == {next(iter(likely))}


def test_with_doubt_less_likely_options_are_tried_and_expected_to_be_less_far_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = position(2, 50)
    decision = table.decision
    assert decision is not None
    first, second, *others = [option.key for option in decision.options]
    monkeypatch.setattr(
        Policy, "scores", lambda *_: [0.0, -1.5 * UNLIKELY, *(-9.0 * UNLIKELY for _ in others)]
    )
    known = known_policy()
    assert known.likely(table.state, decision, 9) == {first: 0.0}
    assert known.likely(table.state, decision, 9, 2.0) == {first: 0.0, second: -0.75 * UNLIKELY * POINTS}


@pytest.mark.parametrize("knows", [learned, nothing])
def test_the_own_turn_is_searched_only_where_nothing_was_learned(
    knows: Learned, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = []
    grow = TurnSearch.grow

    def noted(search: TurnSearch, keys: Sequence[str], evaluations: int) -> None:
        searched.append(evaluations)
        grow(search, keys, evaluations)

    monkeypatch.setattr(TurnSearch, "grow", noted)
    player = WholeRounds((40, 2), 3, 1, learned=knows)
    seen = Seen(position(3, 40), Random(1), until=0.0)
    assert player.choose(seen, Random(1)) in seen.keys
    assert searched == ([] if knows is learned else [40])


@pytest.mark.parametrize("game", BUILT)
def test_a_policy_sits_only_at_tables_of_as_many_seats_as_it_learned_with(game: str) -> None:
    found = [seats for seats in range(1, 6) if learned(load_rules(game), seats) is not None]
    assert found == ([2, 3, 4] if game in LEARNED else [])


def test_a_style_decides_among_answers_that_are_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own turn is then searched after these answers only."""
    searched = []
    grow = TurnSearch.grow

    def noted(search: TurnSearch, keys: Sequence[str], evaluations: int) -> None:
        searched.append({*keys})
        grow(search, keys, evaluations)

    monkeypatch.setattr(TurnSearch, "grow", noted)
    monkeypatch.setattr(Rounds, "level_with", lambda rounds, best: [*rounds.ranked][:2])
    seen = Seen(position(2, 50), Random(1), Style.BOLD, until=0.0)
    chosen = WholeRounds((40, 2), 3, 1, learned=learned).choose(seen, Random(1))
    assert len(searched) == 1
    assert chosen in searched[0] < {*seen.keys}


@pytest.mark.parametrize("game", BUILT)
def test_what_was_learned_of_a_game_takes_at_most_300_kb(game: str) -> None:
    files = list(WEIGHTS.glob(f"{game}.*"))
    assert sum(file.stat().st_size for file in files) <= 300_000, files


def test_another_games_policy_is_refused() -> None:
    with pytest.raises(ValueError, match="orbis"):
        _ = Policy(RULES, b'{"game": "orbis"}\n')


def test_only_of_the_latest_number_of_seats_anything_is_remembered() -> None:
    """With all games and seats that there are, a process would be larger than it may."""
    known, kept = known_policy(), []
    for seats in (2, 3, 4):
        table = position(seats, 30)
        assert table.decision is not None
        _ = known.scores(table.state, table.decision)
        kept.append(ref(_eye(known, seats).observer))
    assert [each() is None for each in kept] == [True, True, False]
