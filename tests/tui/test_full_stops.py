"""What an option says is whole sentences: each ends before the next begins."""

from typing import Any

import pytest

from rulesets import BUILT
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.wording import Wording
from tabletop_tui.text.words import WHOLE
from tests.tui.random_games import RandomGames, picked
from tests.whole import in_turn, sampled

GAMES = sampled(1, 40)
"""How many random games of each kind are looked at,"""
EVERY = sampled(3, 1)
"""and one in this many of their decisions."""
IDLE = Wording.WAYS_OUT | {"wilderness"}
"""Answers that do nothing: with others, positions are fuller."""
MARKS = (".", "!", "?", "…", ":")


@pytest.mark.parametrize(("game", "language"), in_turn(BUILT, WHOLE))
def test_every_sentence_about_an_option_ends_with_a_mark(game: str, language: str) -> None:
    games = RandomGames[Any](game, game_parts(game).wording, lambda key: key not in IDLE)
    wording, seats, bad = games.said(language), games.rules.seat_counts, set()
    for seed in range(GAMES):
        for moment in picked(games.moments(seats[seed % len(seats)], seed), EVERY):
            view, decision = moment.view, moment.decision
            for option in decision.options:
                said = [
                    *wording.card(view, decision, option).sentences,
                    *wording.caution(view, decision, option),
                    wording.confirm(view, decision, option) or ".",
                ]
                bad |= {each for each in said if not each.endswith(MARKS)}
            reasons = [wording.reason(option.blocked) for option in decision.blocked if option.blocked]
            bad |= {each for each in reasons if not each.endswith(MARKS)}
    assert bad == set()
