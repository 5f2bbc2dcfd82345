"""The end of a game: the score is counted up, then its sheet opens; without a screen."""

import pytest

from rulesets.core import ScoreLine, Standing
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.paint.runs import wide
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.counting import _ROW, counted, lines_counted
from tests.tui.desks import Desk, desk_at
from tests.tui.driving import orbis, play_on
from tests.tui.random_games import PEOPLE


def at_the_end(motion: str) -> Desk:
    """A game whose last answer has just been given."""
    desk = desk_at(orbis(), handover="never", motion=motion)
    play_on(desk.session, 1_000)
    assert desk.here.record.over
    return desk


def carried_out(desk: Desk) -> None:
    """What waits is done now."""
    while desk.later:
        desk.later.pop(0)()


def test_without_motion_the_score_sheet_opens_at_once_and_only_once() -> None:
    desk = at_the_end("off")
    carried_out(desk)
    assert desk.display.pages == ["ending"]
    desk.update()
    carried_out(desk)
    assert desk.display.pages == ["ending"]


def test_every_line_that_brought_points_is_counted_before_the_sheet_opens() -> None:
    desk = at_the_end("full")
    lines = len(lines_counted(desk.here.standings))
    while desk.motion.runs:
        carried_out(desk)
        assert desk.display.pages == []
        desk.clock.tick()
    carried_out(desk)
    assert len(desk.cards) == lines
    assert desk.display.pages == ["ending"]


def test_a_key_skips_the_count() -> None:
    desk = at_the_end("full")
    desk.display.quiet()
    carried_out(desk)
    assert len(desk.cards) == 1
    assert desk.display.pages == ["ending"]


LONGEST = {"helios": ["bag", "specials", "persons"], "bora_bora": ["track", "fish", "god_tiles"]}
"""Games with long names for the lines of their score."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", LONGEST)
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_total_is_cut_off_while_it_is_counted(game: str, seats: int, language: str) -> None:
    """In Helios the third player's total was an ellipsis."""
    wording = game_parts(game).wording(Words(language), PEOPLE[:seats])
    lines = tuple([ScoreLine(id, 40) for id in LONGEST[game]])
    standings = [Standing(seat, 1, 40 * len(lines), lines) for seat in range(seats)]
    card = counted(wording, standings, ["red"] * seats)[-1]
    label = max(len(fact.label) for fact in card.facts)
    for fact in card.facts:
        assert label + wide(fact.runs) <= _ROW
    total = "".join(run.text for run in card.facts[1].runs)
    assert total.split() == [str(40 * len(lines))] * seats
