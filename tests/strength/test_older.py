"""Two programs play one game: here one that plays against itself."""

from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.bots.playing import play
from tools.older import Older, line, played

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("first", [0, 1])
def test_against_itself_a_program_plays_the_game_that_it_plays_alone(first: int) -> None:
    """Who has which seat makes no difference then."""
    alone = play(load_rules("orbis"), ["bot:2", "bot:2"], 17_900_000).standings
    together = played(ROOT, "orbis", 2, 17_900_000, 2, first)
    assert together == [{"place": each.place, "points": each.total} for each in alone]


def test_every_second_seat_is_today_s() -> None:
    alone = play(load_rules("orbis"), ["bot:1"] * 4, 17_900_001).standings
    seen = line(ROOT, "orbis", 4, 1, 17_900_000, 1)
    points = [each.total for each in alone]
    assert (seen["points"], seen["others"]) == ((points[1] + points[3]) / 2, (points[0] + points[2]) / 2)


def test_a_key_that_an_earlier_program_doesn_t_offer_ends_the_match(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with Older(ROOT, "orbis", 2, 17_900_000, 1) as older, pytest.raises(EOFError, match="has ended"):
        older.apply("no such key")
    assert "no such key" in capfd.readouterr().err
