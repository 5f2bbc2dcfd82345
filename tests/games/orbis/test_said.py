"""What Orbis says of a position that is set up: the table in words, a turn in signs, temples foretold."""

from typing import Any

from rulesets.orbis import RULES, events
from rulesets.orbis.advice.temples import temple_now
from rulesets.orbis.events import OrbisEvent
from rulesets.orbis.view import OrbisView
from tests.games.orbis.games import wording
from tests.rulesets.orbis.builders import at, seat

SAID = wording()
MINE = "1/0=B1-3 1/1=R1-2w 1/2=B2-1c"


def seen(supply: str = "", laid: str = "", **more: Any) -> OrbisView:
    """The first seat's view of a position; it is to move."""
    return RULES.view(at(supply, laid, **more).state, 0)


def test_the_table_in_words_says_who_is_to_move_and_what_everyone_holds() -> None:
    view = seen("RRG", MINE, others=[seat("Y", god="love")])
    lines = SAID.board_text(view, 0).splitlines()
    ana = next(line for line in lines if line.startswith("Ana: "))
    ben = next(line for line in lines if line.startswith("Ben: "))
    assert ana.endswith("(to move)")
    assert "(to move)" not in ben
    assert "(3), tile 3 of 15" in ana
    assert "(1), tile " in ben
    of_ben = lines[lines.index(ben) + 1]
    assert "Goddess of Love" in of_ben


def test_the_table_in_words_says_a_wilderness_and_what_failed() -> None:
    lines = SAID.board_text(seen("", MINE), 0).splitlines()
    (row,) = (line for line in lines if line.strip().startswith("Row 1:"))
    first, second, third = row.split("; ")
    assert second.endswith("wilderness")
    assert "wilderness" not in first
    assert third.endswith(", failed")
    assert "[1] " in first
    assert "[2] " in second


def test_without_a_seat_all_worlds_are_in_words() -> None:
    view = seen("", MINE, others=[seat("", "1/0=G1-2")])
    own, everyone = (SAID.board_text(view, each).count("World of ") for each in (0, None))
    assert (own, everyone) == (1, len(view.seats))


def test_a_slot_without_a_tile_is_just_taken() -> None:
    table = at("RGBW")
    assert table.decision is not None
    key = next(option.key for option in table.decision.options if option.key.startswith("landscape:"))
    table.apply(key)
    slot = int(key.removeprefix("landscape:")) + 1
    text = SAID.board_text(RULES.view(table.state, 0), 0)
    assert f"Slot {slot}: just taken." in text
    assert text.count("just taken") == 1


def test_a_turn_in_signs_counts_slots_and_rows_from_one() -> None:
    happened: list[OrbisEvent] = [
        events.TookLandscape(0, slot=6, tile="B2-1"),
        events.Created(None, colour="blue", slots=[3, 7]),
        events.Collected(0, worshippers=(0, 1, 1, 0, 0)),
        events.Paid(0, worshippers=(0, 0, 2, 0, 0)),
        events.Laid(0, tile="B2-1", site="2/0", wild=False),
    ]
    line = SAID.in_brief(happened) or ""
    kind = SAID.terms.kind("B2-1")
    blue = SAID.terms.sign("blue")
    parts = line.split(" · ")
    assert parts[0] == f"▸ 7 {kind}"
    assert parts[-1] == f"{blue}→4 8"
    assert "row 2" in parts
    assert f"pays {blue}{blue}" in parts


def test_a_wilderness_brings_no_points_in_signs() -> None:
    wild: list[OrbisEvent] = [events.Laid(0, tile="R1-2", site="1/0", wild=True)]
    assert SAID.in_brief(wild) == "wild in row 1"


def test_shrines_are_added_to_what_a_seat_has_and_the_highest_mystic_value_breaks_ties() -> None:
    """Ana has a shrine of mystic value 8, Ben two of 6; the temples bring 11, 7, 4 and 2."""
    view = seen("", "1/0=W2-1", others=[seat("", "1/0=W2-3")])
    assert temple_now(view, 0, 0, 0) == (7, 7)
    assert temple_now(view, 0, 1, 0) == (7, 11)
    assert temple_now(view, 1, 0, 13) == (11, 11)
    weak = seen("", "1/0=W2-3", others=[seat("", "1/0=W3-3")])
    assert temple_now(weak, 0, 0, 9) == (7, 7)
    assert temple_now(weak, 0, 0, 12) == (7, 11)
