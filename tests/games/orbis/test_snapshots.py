"""Pictures of the table of Orbis, compared with those that were looked at before."""

import pytest

from tabletop_tui.host.settings import Settings
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.tui.app import TabletopApp, playing
from tests.tui.driving import ANA, BEN, CLEO, HOME, SMALL, orbis, play_on
from tests.tui.pictures import Compare

SIZES = pytest.mark.parametrize("size", [HOME, SMALL], ids=["120x36", "80x24"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def program(session: Session, language: str) -> TabletopApp:
    """The program at this session's table, which shows nothing step by step."""
    settings = Settings(language=language, colour="true", motion="off")
    return TabletopApp(settings, first=playing(session))


def in_mid_game() -> Session:
    """Three people after 60 answers, the next turn begun."""
    session = orbis(ANA, BEN, CLEO)
    play_on(session, 60, among=("landscape:4", "pay"))
    session.do(acts.take_over)
    return session


@SIZES
@LANGUAGES
def test_the_table_looks_as_it_did(snap_compare: Compare, size: tuple[int, int], language: str) -> None:
    assert snap_compare(program(in_mid_game(), language), press=("down",), terminal_size=size)


@SIZES
@LANGUAGES
def test_the_score_sheet_looks_as_it_did(snap_compare: Compare, size: tuple[int, int], language: str) -> None:
    session = orbis(ANA, BEN, CLEO)
    play_on(session, 1000, among=("landscape:4", "pay"))
    assert session.record.over
    assert snap_compare(program(session, language), terminal_size=size)


@LANGUAGES
def test_help_for_a_decision_looks_as_it_did(snap_compare: Compare, language: str) -> None:
    assert snap_compare(program(in_mid_game(), language), press=("question_mark",), terminal_size=SMALL)
