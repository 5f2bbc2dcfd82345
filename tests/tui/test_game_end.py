"""The end of a game: the score is counted up, then its sheet opens; without a screen."""

from tabletop_tui.tui.screens.counting import lines_counted
from tests.tui.desks import Desk, desk_at
from tests.tui.driving import orbis, play_on


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
