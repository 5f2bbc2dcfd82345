"""Random decisions for each number of players, checked after every answer; `make fuzz` plays a million."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.core import Table
from tests.conformance.every_game import PACKAGES, TABLES, every_game, load_rules
from tests.conformance.play import Player, Walk
from tests.conformance.specs import SPECS
from tests.whole import sampled

DECISIONS = sampled(300, 100_000)
PARTS = sampled(1, 4)
"""How many tests share them, so that they can be spread over processors."""
TENTH = 10
"""The small games of other packages are played for one decision in this many."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{n}" for game, n in TABLES])
def test_random_games_have_no_fault_and_can_be_taken_back_and_replayed(
    game: str, seats: int, part: int
) -> None:
    """Invariants hold, options are sound, undo, redo and replay are exact, after every answer."""
    wanted = DECISIONS // PARTS // (TENTH if game in PACKAGES else 1)
    walk = Walk(load_rules(game), seats, seed=part + 1).run(wanted)
    assert walk.decisions >= wanted
    assert walk.undone > walk.decisions // 4
    assert walk.events["game_ended"] == walk.games
    assert {*walk.kinds} <= {*SPECS[game].DECISION_KINDS}


@every_game
def test_random_play_reaches_every_kind_of_decision(game: str) -> None:
    """As many games as it takes; that there are no other kinds is what the test above shows."""
    rules, layouts, wanted = load_rules(game), SPECS[game].LAYOUTS, {*SPECS[game].DECISION_KINDS}
    kinds, decisions, number = set[str](), 0, 0
    while kinds != wanted and decisions < 40_000:
        for seats in rules.seat_counts:
            player = Player(number)
            table = Table.new(rules, seats, number, listen=False, **layouts[number % len(layouts)])
            while table.decision is not None:
                kinds.add(table.decision.kind)
                table.apply(player.choose(table.decision))
            decisions += len(table.answers)
        number += 1
    assert kinds == wanted


@every_game
@settings(max_examples=30)
@given(st.data())
def test_play_from_anywhere_is_sound_and_ends(game: str, data: st.DataObject) -> None:
    """From any position of any game, undo leads back, and the first options lead to an end."""
    rules = load_rules(game)
    seed = data.draw(st.integers(0, 10_000), "seed")
    table = Table.new(rules, data.draw(st.sampled_from(rules.seat_counts), "seats"), seed)
    player, depth = Player(seed), data.draw(st.integers(0, 250), "depth")
    while table.decision is not None and len(table.answers) < depth:
        table.apply(player.choose(table.decision))
    assert [*rules.faults(table.state)] == []
    digest = table.digest
    if table.decision is not None:
        table.apply(player.choose(table.decision))
        if table.can_undo:
            table.undo()
            assert table.digest == digest
    while table.decision is not None:
        table.apply(table.decision.options[0].key)
    assert [*rules.faults(table.state)] == []
