"""The header: two lines that nothing displaces, at every width (SCREENS 4)."""

import re
from dataclasses import replace

from tabletop_tui.kit.step import steps_at
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.runs import wide
from tabletop_tui.tui.widgets.header import Headline, SeatTag, draw_header


def _round(before: str, number: str, after: str) -> Line:
    return Run(before, "dim"), Run(number, "strong"), Run(after, "dim")


SEATS = (
    SeatTag("Dora", "yellow", done=True),
    SeatTag("Ana", "red", active=True),
    SeatTag("Benedikt-Maximilian", "blue"),
    SeatTag("Cleo", "green"),
)
FULL = Headline(
    "Orbis",
    _round("round ", "10", " of 15"),
    SEATS,
    steps_at(("take", "pay", "lay", "effect"), 1),
    "",
    "",
    "Ana, pay ●◆ for the Volcano, or turn it over into a wilderness?",
    "Ana",
    "red",
    "20 landscapes left, all of level 3",
    round_in_short="10/15",
)


def rows(headline: Headline, width: int) -> list[str]:
    lines = draw_header(headline, {"●": "yellow"}, width).lines
    assert all(wide(line) == width for line in lines)
    return ["".join(run.text for run in line) for line in lines]


def test_it_says_game_round_seats_in_turn_order_and_the_steps_with_the_present_one_lit() -> None:
    first, second = rows(FULL, 140)
    assert first.split() == [
        *("Orbis", "round", "10", "of", "15", "Dora", "✓", "▶", "Ana", "Benedikt-Maximilian", "Cleo"),
        *("✓", "take", "─", "●", "pay", "─", "○", "lay", "─", "○", "effect"),
    ]
    assert second.startswith(" Ana, pay ●◆ for the Volcano")
    assert second.rstrip().endswith("20 landscapes left, all of level 3")


def test_a_question_that_fits_only_without_the_name_leaves_it_to_the_line_above() -> None:
    asked = replace(FULL, question="Ana, take a landscape from the display, or a god.")
    assert rows(asked, 60)[1].startswith(" Ana, take a landscape from the display, or a god.")
    first, second = rows(asked, 48)
    assert "▶ Ana" in first
    assert second.strip() == "Take a landscape from the display, or a god."


def test_the_way_through_the_turn_stands_after_the_question_as_far_as_there_is_room() -> None:
    headline = replace(FULL, path=steps_at(("yellow tile", "move the sun", "bonus action"), 1))
    assert rows(headline, 140)[1].rstrip().endswith("✓ yellow tile › ● move the sun › ○ bonus action")
    assert rows(headline, 105)[1].split("wilderness?")[1].strip() == "● move the sun › ○ bonus action"


def test_at_every_width_the_question_and_whose_turn_it_is_stay() -> None:
    for width in range(40, 201):
        first, second = rows(FULL, width)
        assert "▶ Ana" in first, width
        assert second.lstrip().startswith("Pay" if 60 <= width < 65 else "Ana, pay"), width
        if width >= 60:
            assert "into a wilderness?" in second, width


def test_in_80_columns_the_present_step_stands_alone_with_its_number() -> None:
    first, _ = rows(FULL, 80)
    assert first.rstrip().endswith("● pay 2/4")


def test_names_stand_whole_without_their_signs_before_they_are_cut() -> None:
    players = (
        SeatTag("Neuling", "red", sign="⚙1"),
        SeatTag("Lehrling", "blue", sign="⚙2"),
        SeatTag("Ida", "green", active=True),
    )
    headline = Headline(
        "Bora Bora",
        _round("Durchgang ", "5", " von 6"),
        players,
        steps_at(("Würfel", "Personen", "Schmuck", "Aufgaben"), 1),
        round_in_short="5/6",
    )
    assert "Durchgang 5 von 6" in rows(headline, 120)[0]
    for width in (80, 120):
        assert "Neuling ⚙1   Lehrling ⚙2   ▶ Ida" in rows(headline, width)[0]
    assert re.search(r"5/6 +Neuling +Lehrling +▶ Ida +● Personen 2/4", rows(headline, 64)[0])


def test_the_seats_are_the_same_at_every_step_of_a_turn() -> None:
    steps = ("all roll", "cards", "action", "extra action")
    for width in range(60, 140, 4):
        shown = {
            re.split(r"[●✓○] (?:all|ca|ac|ex)", rows(replace(FULL, steps=steps_at(steps, n)), width)[0])[
                0
            ].strip()
            for n in range(len(steps))
        }
        assert len(shown) == 1, width


def test_a_seat_that_decides_in_another_ones_turn_is_named() -> None:
    headline = Headline(
        "Dice Forge",
        _round("round ", "4", " of 9"),
        SEATS,
        decider="Cleo decides",
        question="Cleo, which die?",
    )
    for width in (80, 120, 160):
        first, _ = rows(headline, width)
        assert "Cleo decides" in first
        assert "▶ Ana" in first


def test_the_name_stands_out_in_its_colour_and_signs_have_theirs() -> None:
    _, line = draw_header(FULL, {"●": "yellow"}, 120).lines
    assert ("Ana", "red strong") in [(run.text, run.role) for run in line]
    assert ("●", "yellow") in [(run.text, run.role) for run in line]


def test_what_is_said_after_the_question_goes_as_a_whole() -> None:
    question = "Ana, where does the ship of Eshnunna go? 10 in reach · Esc: back"
    asked = replace(FULL, question=question, path=())
    assert rows(asked, 80)[1].rstrip().endswith("· Esc: back")
    assert rows(asked, 60)[1].rstrip().endswith("10 in reach")


def test_names_are_cut_only_once_the_signs_behind_them_have_gone() -> None:
    seats = (SeatTag("Apprentice", "red", done=True, sign="⚙2"), SeatTag("Ana", "blue", active=True))
    headline = replace(FULL, seats=(*seats, SeatTag("Journeyman", "green", sign="⚙3")))
    assert "Apprentice ⚙2" in rows(headline, 90)[0]
    assert "10/15   Apprentice ⚙2" in rows(headline, 72)[0], "the round is said in short before"
    first = rows(headline, 66)[0]
    assert "Apprentice ✓" in first
    assert "Journeyman" in first
    assert "⚙" not in first
