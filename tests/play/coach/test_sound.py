"""What the coach recommends can be done, and no computer player of level 3 would call it a clear mistake."""

import pytest

from rulesets import BUILT
from tabletop_tui.play.coach import Note, notes_of
from tests.play.coach.judging import coached_positions, judgements
from tests.whole import sampled

POSITIONS = sampled(15, 2000)
"""How many positions with a recommendation are judged in each game."""
SHARE = 0.005
"""The share of them in which what it recommends may seem clearly worse: a search isn't always sure."""


@pytest.mark.parametrize("game", BUILT)
def test_what_a_note_recommends_is_on_offer(game: str) -> None:
    recommending = 0
    for seed in range(sampled(1, 60)):
        for table, note, follows in coached_positions(game, seed):
            decision = table.decision
            assert decision is not None
            assert follows, note.id
            assert {*follows} <= {option.key for option in decision.options}, note.id
            recommending += 1
    assert recommending > sampled(4, 20)
    assert sum(note.follows is not None for note in notes_of(game)) >= 5


@pytest.mark.parametrize("game", BUILT)
def test_nothing_clearly_worse_is_recommended(game: str) -> None:
    worse = [each for each in judgements(game, POSITIONS) if each.clearly_worse(game)]
    assert len(worse) <= SHARE * POSITIONS, worse


def test_a_note_whose_recommendation_is_not_on_offer_is_not_said() -> None:
    table, note, _ = next(coached_positions("orbis", 0))
    decision = table.decision
    assert decision is not None
    view = table.rules.view(table.state, decision.seat)
    assert note.matters(view, decision)
    assert not Note(note.id, note.text, note.when, note.about, lambda _view, _decision: ()).matters(
        view, decision
    )
