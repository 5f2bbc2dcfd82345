"""No player is shown what is hidden, and undo never goes back past something new."""

from typing import Any

import pytest

from rulesets import BUILT
from rulesets.core import GameState, Rng
from rulesets.core.jsonable import to_json
from tests.conformance.every_game import every_table, load_rules
from tests.conformance.leaks import TRIES, Leak, check_answer
from tests.conformance.play import Player, played
from tests.conformance.specs import SPECS
from tests.whole import sampled


def compared(game: str, seats: int, seed: int, every: int = 1) -> int:
    """Check a random game as each seat and a watcher see it. Returns how many answers were compared."""
    chance, player, count = Rng(seed), Player(seed), 0
    for number, table in enumerate(played(load_rules(game), seats, seed)):
        if table.decision is None or number % every:
            continue
        for seat in (None, *range(seats)):
            count += check_answer(table, player.choose(table.decision), seat, chance)
    return count


@every_table
def test_nothing_shown_depends_on_what_is_hidden(game: str, seats: int) -> None:
    """Views, options, reasons and events are the same in every deal that looks the same."""
    games = sampled([(1, 9)], [(1, 1), (2, 3)])
    assert sum(compared(game, seats, *each) for each in games) > sampled(15, 100)


@pytest.mark.parametrize("game", BUILT)
def test_a_forgotten_reveal_would_be_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check is able to fail: without `reveal` undo would go back past what was turned up."""
    monkeypatch.setattr(GameState, "reveal", lambda self: None)
    with pytest.raises(Leak, match="which can be taken back"):
        compared(game, load_rules(game).seat_counts[0], 1)


def without_chance(state: GameState) -> dict[str, Any]:
    """A position as JSON values, without the generator, which always differs."""
    plain: dict[str, Any] = to_json(state)
    del plain["rng"]
    return plain


@every_table
def test_a_deal_that_looks_the_same_is_another_deal(game: str, seats: int) -> None:
    """What is dealt again keeps every invariant, and it does differ."""
    rules = load_rules(game)
    chance, differing = Rng(5), 0
    for number, table in enumerate(played(rules, seats, 3)):
        if number % 5 or table.decision is None:
            continue
        twin = table.redealt(table.decision.seat, chance)
        assert rules.faults(twin.state) == []
        if SPECS[game].ONLY_LUCK_IS_HIDDEN:
            differing += to_json(twin.state) != to_json(table.state)
        else:
            differing += without_chance(twin.state) != without_chance(table.state)
    assert differing > 5


@every_table
def test_a_redealt_table_stands_at_the_same_decision(game: str, seats: int) -> None:
    """For every seat and for a watcher; the seat that decides has the same options, too."""
    chance = Rng(6)
    for number, table in enumerate(played(load_rules(game), seats, 4)):
        if number % 7:
            continue
        for seat in (None, *range(seats)):
            twin = table.redealt(seat, chance, TRIES)
            asked, again = table.decision, twin.decision
            assert (asked and (asked.seat, asked.kind)) == (again and (again.seat, again.kind))
            if asked is not None and again is not None and seat == asked.seat:
                assert [option.key for option in asked.options] == [option.key for option in again.options]


@every_table
def test_a_redealt_table_leaves_the_original_alone(game: str, seats: int) -> None:
    for number, table in enumerate(played(load_rules(game), seats, 4)):
        if number % 10:
            continue
        before = table.digest
        state = table.rules.copy(table.state)
        twin = table.redealt(None, Rng(number))
        while twin.decision is not None:
            twin.apply(twin.decision.options[0].key)
        assert table.digest == before
        assert table.state == state
