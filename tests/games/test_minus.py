"""Numbers below zero have a minus sign wherever players read them, never a hyphen."""

import re
from itertools import islice

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Standing
from tabletop_tui.kit.totals import total_text
from tabletop_tui.text.cells import with_minus
from tabletop_tui.text.words import Words
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.games_on import played_at_random
from tests.whole import sampled
from tools.said import _of_game

HYPHEN = re.compile(r"(?<![\w/-])-\d")
LINES = sampled(2_000, 1_000_000)
"""How many lines of what is said in a random game of each kind are read."""


@pytest.mark.parametrize("game", BUILT)
def test_nothing_that_is_said_in_a_random_game_has_a_hyphen_before_a_digit(game: str) -> None:
    seats, seen = load_rules(game).seat_counts[0], 0
    for line in islice(_of_game(game, seats, 1), LINES):
        notation, *_, kind, text = line.split("\t", 4)
        if notation.endswith("letters") or kind == "start":  # ASCII has hyphens only; a key isn't read
            continue
        assert not HYPHEN.search(text), line
        seen += "−" in text
    assert seen or game not in ("orbis", "dice_forge")


@pytest.mark.parametrize("size", [SMALL, HOME, LARGE], ids=str)
async def test_nor_has_a_screen_of_orbis_where_many_points_are_below_zero(size: tuple[int, int]) -> None:
    async with sitting(played_at_random("orbis", seed=2), size) as table:
        for keys in ((), ("s",), ("escape", "L")):
            await table.press(*keys)
            assert not HYPHEN.search(table.text()), table.text()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_message_writes_a_number_below_zero_with_a_minus(language: str) -> None:
    words = Words(language)
    assert "−3" in words("orbis-cp", cp=-3)
    assert "-" not in words("orbis-cp", cp=-3)
    assert total_text(Standing(0, 1, -3, ())) == "−3"
    assert with_minus("-1 on 2-4, a-1, 2026-11-29: -2") == "−1 on 2-4, a-1, 2026-11-29: −2"
