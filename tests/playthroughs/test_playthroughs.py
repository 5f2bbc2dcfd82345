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


def test_every_built_game_is_written_down_for_every_number_of_players() -> None:
    there = {(play.game, play.seats) for play in PLAYTHROUGHS}
    assert there == {(game, seats) for game in BUILT for seats in load_rules(game).seat_counts}
    assert {play.path for play in PLAYTHROUGHS} == {*FOLDER.glob("*.txt")}


def test_the_written_games_show_every_kind_of_decision_and_event_of_orbis() -> None:
    text = "".join(play.path.read_text(encoding="utf-8") for play in PLAYTHROUGHS if play.game == "orbis")
    words = (
        "choose_tile settle_cost pay_any place take_worshipper sacrifice_choice sacrifice_pick "
        "eruption_choice eruption_pick discard_excess forced took_landscape created collected traded "
        "turned_over paid laid took_benefit gained sacrificed removed marked took_god discarded "
        "turned_up game_ended"
    )
    assert [word for word in words.split() if word not in text] == []
