"""The games that are written down are still played the same way."""

import difflib

import pytest

from rulesets import BUILT, load_rules
from tests.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough, text_of


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.path.stem)
def test_a_game_is_played_as_it_is_written(play: Playthrough) -> None:
    """If this is meant to change: `make playthroughs`, and read the difference."""
    written = play.path.read_text(encoding="utf-8").splitlines()
    difference = [
        *difflib.unified_diff(written, text_of(play).splitlines(), "written", "played", lineterm="", n=1)
    ]
    assert not difference, "\n".join(difference[:40])


def test_a_game_of_each_kind_and_number_of_players_is_written_down() -> None:
    assert {play.game for play in PLAYTHROUGHS} == {*BUILT}
    counts = {seats for game in BUILT for seats in load_rules(game).seat_counts}
    assert {play.seats for play in PLAYTHROUGHS} == counts
    assert {play.path for play in PLAYTHROUGHS} == {*FOLDER.glob("*.txt")}
