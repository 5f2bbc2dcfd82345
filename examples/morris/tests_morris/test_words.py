"""Everything has its sentence in both languages: what holds for all games, and what is this game's own."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import tabletop_morris
from rulesets.core import ScoreLine
from tabletop_morris.events import EndReason, GameEnded
from tabletop_morris.messages import MorrisMessages
from tabletop_morris.reasons import Why
from tabletop_morris.rules import RULES
from tabletop_morris.view import MorrisView
from tabletop_morris.wording import MorrisWording
from tabletop_tui.kit.thing import Moment
from tabletop_tui.text.words import WHOLE, Words
from tests.tui.every_game import WordsOfAGame
from tests.tui.random_games import PEOPLE, RandomGames
from tests.typed_messages import never_said, unchecked
from tests_morris.builders import ANA, answer, slide, table_at

GAMES = RandomGames[MorrisView]("morris", MorrisWording, lambda key: False)
ENDS: Mapping[EndReason, int | None] = {"few": ANA, "blocked": ANA, "repetition": None, "quiet": None}


class TestWords(WordsOfAGame):
    """The tests that all games share."""

    games = GAMES
    said_in = ((2, 1, "en"), (2, 2, "de"))


@pytest.mark.parametrize("language", WHOLE)
def test_every_end_reason_and_variant_has_its_sentence(language: str) -> None:
    said = MorrisWording(Words(language), PEOPLE[:2])
    ends = [said.event(GameEnded(winner, why)) for why, winner in ENDS.items()]
    hints = [said.say.variant_repetition_hint(), said.say.variant_fifty_hint()]
    lines = [ScoreLine("drawn" if ENDS[why] is None else "won", 0, {"why": why}) for why in ENDS]
    reasons = [said.reason(why) for why in Why]
    sentences = [*ends, *hints, *map(said.score_line, lines), *reasons]
    assert all(sentence and "⟦" not in sentence for sentence in sentences)
    assert len({*sentences}) == len(sentences)
    assert said.words.problems == []


def test_every_message_is_said_by_a_method() -> None:
    folder = Path(tabletop_morris.__file__).parent
    assert never_said(folder, MorrisMessages) == []
    assert unchecked(folder) == []


def test_a_card_tells_what_a_point_would_come_to() -> None:
    said = MorrisWording(Words("en"), PEOPLE[:2])
    table = table_at("a7 d7 c3", "b6 d6 g4", hands=(6, 6))
    view = RULES.view(table.state, ANA)
    assert table.decision is not None
    at = Moment(view, ANA, table.decision)
    assert said.things["place"].alone(at, "g7", "place") == "g7, outer corner, closes a mill"
    assert "Ben could close a mill here next turn" in " ".join(
        said.things["place"].card(at, "f6", "place").text
    )
    assert said.start(view, table.decision) == "place:g7"


def test_a_man_in_a_mill_warns_that_it_opens_it() -> None:
    said = MorrisWording(Words("en"), PEOPLE[:2])
    table = table_at("a7 d7 g7 b2", "b6 f4 c3 e3")
    assert table.decision is not None
    view, option = RULES.view(table.state, ANA), table.decision.option("man:g7")
    assert said.caution(view, table.decision, option) == [
        "It stands in a mill. Once it has left, Ben may take off any of the three."
    ]
    assert said.in_brief(table_after(["g7-g4"])) == "g7-g4"


def table_after(moves: list[str]) -> list[Any]:
    """What the last of some moves has brought about."""
    table = table_at("a7 d7 g7 b2", "b6 f4 c3 e3")
    slide(table, *moves)
    return [event for events in table.story[-2:] for event in events]


def test_the_table_is_told_in_lines_of_text() -> None:
    said = MorrisWording(Words("en"), PEOPLE[:2])
    table = table_at("a7 d7 g4 b2", "b6 f4 c3")
    slide(table, "g4-g7")
    answer(table, "remove:f4")
    text = said.board_text(RULES.view(table.state, None), None)
    assert "Row 7: a7 Ana, d7 Ana, g7 Ana" in text
    assert "Ben: 2 on the board, 0 in hand, 7 lost" in text
