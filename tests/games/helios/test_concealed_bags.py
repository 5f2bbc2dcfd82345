"""What is in the others' bags is nowhere written before the game is over, unless all agreed to show it."""

import io

import pytest

from tabletop_tui.kit.score_sheet import score_sheet
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.keyboard import play
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import WHOLE, Words
from tests.games.helios.games import RULES, finished, moments, wording

PEOPLE = [Person("Ana", "red"), Person("Ben", "blue"), Person("Cleo", "green")]


def test_a_score_sheet_leaves_concealed_bags_and_places_open() -> None:
    for moment in moments(3, 6):
        state, seat = moment.table.state, moment.decision.seat
        if state.stage == "set_up" or not all(state.bags):
            continue
        sheet = score_sheet(wording(), RULES.standings_seen(state, seat))
        bags = sheet[1].split()
        assert bags[0] == "Sun"
        assert [text == "?" for text in bags[1:]] == [other != seat for other in range(3)]
        totals = sheet[6].split()
        assert [text.endswith("+?") for text in totals[1:]] == [other != seat for other in range(3)]
        assert len(sheet) == 7
        return
    raise AssertionError("no moment of this game had points in every bag")


def test_a_finished_game_shows_everything() -> None:
    state = finished(3, 6).state
    sheet = score_sheet(wording(), RULES.standings_seen(state, None))
    assert "?" not in "".join(sheet)
    assert sheet[7].split()[0] == "Place"


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("bags", ["closed", "open"])
def test_a_turn_is_announced_without_the_points_of_others(language: str, bags: str) -> None:
    session = Session.new(RULES, PEOPLE, seed=3, variants={"first": "seat:0", "bags": bags})
    shown = io.StringIO()
    word = {"en": "score", "de": "punkte"}[language]
    console = Console(io.StringIO(f"{word}\n{word} Ben\n"), shown, ascii=False)
    play(session, Words(language), console)
    assert ("Ben 0+?" in shown.getvalue()) == (bags == "closed")
    assert ("Ben: 0+?" in shown.getvalue()) == (bags == "closed")
