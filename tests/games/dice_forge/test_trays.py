"""Trays of Dice Forge: which rolls are thrown together, when dice come to rest, and what is said below."""

from collections.abc import Sequence
from typing import Any

import pytest

from rulesets.core import ByItself, Event, Table
from rulesets.dice_forge.events import Gained, Hammered, Lost, Rolled
from rulesets.dice_forge.state import Cause, DiceForge
from rulesets.dice_forge.view import view
from tabletop_tui.games.dice_forge.drawings.plates import LARGE
from tabletop_tui.games.dice_forge.drawings.trays import (
    Throw,
    _changes,
    _label,
    _size,
    _waits,
    draw_trays,
    frames_of,
    throws_in,
)
from tabletop_tui.paint.drawing import Drawing, Region
from tabletop_tui.paint.pictures import Look
from tests.games.dice_forge.cells import rows
from tests.games.dice_forge.games import NAMES, wording
from tests.rulesets.dice_forge.builders import A, B, C, acting, blessed, hero, position, rolled

PICTURES, MONO = Look(), Look(pictures=False, mono=True)
TERMS = wording().terms
ROOM = Region(0, 0, 75, 14)


def roll(seat: int, *faces: str, why: Cause = "blessing") -> Rolled:
    return Rolled(seat, faces, tuple(range(len(faces))), why)


# -- throws ----------------------------------------------------------------------------------------


def seats(*events: Event) -> list[list[int | None]]:
    """The seats of each throw."""
    return [[deed.event.seat for deed in throw.rolls] for throw in throws_in(events)]


def test_a_blessing_of_all_is_one_throw_and_the_next_one_another() -> None:
    once = [roll(seat, "G1", "S1") for seat in (A, B, C)]
    assert seats(*once) == [[A, B, C]]
    assert seats(*once, *once) == [[A, B, C], [A, B, C]]


@pytest.mark.parametrize(
    ("why", "together"),
    [("blessing", True), ("satyrs", True), ("minotaur", True), ("ousted", False), ("hind", False)],
)
def test_only_rolls_that_all_make_are_thrown_together(why: Cause, together: bool) -> None:
    found = seats(roll(A, "G1", "S1", why=why), roll(B, "G1", "S1", why=why))
    assert found == ([[A, B]] if together else [[A], [B]])


def test_rolls_for_other_reasons_are_thrown_apart() -> None:
    assert seats(roll(A, "G1", why="satyrs"), roll(B, "G1", why="minotaur")) == [[A], [B]]
    assert seats(roll(B, "G1", why="minotaur"), roll(A, "G1", why="blessing")) == [[B], [A]]


def test_throws_of_one_seat_are_counted_and_those_of_several_are_not() -> None:
    alone = [roll(A, "G1", why="sphinx") for _ in range(3)]
    throws = throws_in([*alone, roll(A, "G1"), roll(B, "G1")])
    assert [(throw.number, throw.count) for throw in throws] == [(1, 3), (2, 3), (3, 3), (1, 1)]


@pytest.mark.parametrize(("count", "frames"), [(1, 5), (2, 6), (4, 6)])
def test_dice_of_more_seats_take_longer_to_come_to_rest(count: int, frames: int) -> None:
    (throw,) = throws_in([roll(seat, "G1", "S1") for seat in range(count)])
    assert frames_of(throw) == frames


# -- frames ----------------------------------------------------------------------------------------


def blessing() -> Table[DiceForge]:
    rolls = [(A, "X3 G1"), (B, "S1 G1"), (C, "G1 V2")]
    return blessed(hero(gold=11), hero(gold=12), hero(), rolls=rolls)


def throw_of(table: Table[DiceForge]) -> Throw:
    return throws_in([event for part in table.story for event in part])[0]


def drawn(
    table: Table[DiceForge],
    frame: int,
    room: Region = ROOM,
    active: int | None = A,
    look: Look = MONO,
    throw: Throw | None = None,
) -> Drawing:
    sight = view(table.state, A)
    names = NAMES[: len(sight.seats)]
    return draw_trays(sight, TERMS, look, names, throw or throw_of(table), frame, room, active)


@pytest.mark.parametrize(("frame", "labels"), [(0, 0), (2, 0), (3, 4), (4, 6), (5, 6)], ids=str)
def test_dice_come_to_rest_one_seat_after_the_other(frame: int, labels: int) -> None:
    """What a face means stands below it once it lies."""
    line = drawn(blessing(), frame).text().split("\n")[5]
    assert len(line.replace("1● thrice", "1●").split()) == labels


def test_while_they_roll_dice_are_quiet_and_flicker() -> None:
    def volumes(frame: int) -> set[str]:
        drawing = drawn(blessing(), frame, Region(0, 0, 120, 16), look=PICTURES)
        roles = {word for row in rows(drawing) for cell in row for word in cell.role.split()}
        return {role.split(":")[1] for role in roles if role.startswith("px:")}

    assert (volumes(0), volumes(3), volumes(5)) == ({"q"}, {"q", "l"}, {"l"})
    assert len({drawn(blessing(), frame).text() for frame in range(3)}) == 3


def test_only_the_last_frame_says_what_dice_bring_and_how_to_go_on_where_there_is_a_free_line() -> None:
    go_on, brings = TERMS.say.tray_go_on(), "+1 ●"
    for height, told in ((14, False), (15, False), (16, True)):
        room = Region(0, 0, 100, height)
        assert (go_on in drawn(blessing(), 5, room).text()) is told
        assert brings in drawn(blessing(), 5, room).text()
        for frame in (3, 4):
            assert go_on not in drawn(blessing(), frame, room).text()
            assert brings not in drawn(blessing(), frame, room).text()


def test_low_trays_have_no_blank_lines_below_the_dice() -> None:
    def chips(height: int) -> int:
        lines = drawn(blessing(), 5, Region(0, 0, 75, height)).text().split("\n")
        return next(y for y, line in enumerate(lines) if "+1 ●" in line)

    assert (chips(13), chips(14)) == (6, 7)


@pytest.mark.parametrize("active", [A, B, C])
def test_the_tray_of_whose_turn_it_is_stands_out(active: int) -> None:
    drawing = drawn(blessing(), 5, active=active)
    each = (75 - 2) // 3 + 1
    for seat in (A, B, C):
        band, below = (rows(drawing)[y][seat * each] for y in (0, 2))
        colour = NAMES[seat][1]
        assert (band.role == f"seat-{colour}") == (seat == active)
        assert below.role == ("ground-bar" if seat == active else "ground-panel")
        total = rows(drawing)[0][(seat + 1) * each - 3]
        assert total.char == "★"
        assert total.role == (f"seat-{colour}" if seat == active else f"gold ground-{colour}")
    assert drawing.text().count("▶") == 1


def test_who_does_not_roll_keeps_dice_and_stores_in_a_quiet_tray() -> None:
    drawing = drawn(rolled("2:C1", hero(), hero(gold=7)), 9)
    each = (75 - 2) // 3 + 1
    assert [rows(drawing)[5][seat * each].role for seat in (A, B, C)] == [
        "ground-bar",
        "ground-base",
        "ground-base",
    ]
    other = [line[each : 2 * each] for line in drawing.text().split("\n")]
    assert sum("[" in line for line in other) == 3, "dice as they lie"
    assert [line.strip() for line in other if " of " in line] == ["● 7 of 12", "☀ 0 of 6", "☾ 0 of 6"]


# -- what dice mean --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faces", "number", "counts_as", "label"),
    [
        (("G4", "S1"), 0, "G4", "4●"),
        (("X3", "G4"), 1, "G4", "4● thrice"),
        (("X3", "G4"), 0, "X3", "times three"),
        (("X3", "X3"), 0, "X3", "times three"),
        (("X3", "SHIP"), 1, "SHIP", "ship"),
        (("X3", "C1"), 1, "C1", "1●/☀/☾ thrice"),
        (("G1", "C1"), 1, "C1", "1●/☀/☾"),
        (("G1", "SHIP"), 1, "SHIP", "ship"),
        (("MIR", "G4"), 0, "G4", "copies 4●"),
        (("MIR", "C1"), 0, "C1", "copies 1●/☀/☾"),
        (("MIR", "X3"), 0, "X3", "copies ×3"),
        (("MIR", "G1"), 0, None, "mirror"),
    ],
)
def test_a_face_says_what_it_means_beside_the_other(
    faces: Sequence[str], number: int, counts_as: str | None, label: str
) -> None:
    assert label in _label(TERMS, faces, number, counts_as)


def test_a_meaning_that_has_no_room_gives_way_to_the_face_s_signs() -> None:
    narrow, wide = (drawn(blessing(), 5, Region(0, 0, width, 14)).text() for width in (60, 75))
    assert "1● thrice" in wide
    assert "thrice" not in narrow
    assert "1●" in narrow.split("\n")[5]


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [
        (50, 33, "great-24"),
        (50, 21, "great-24"),
        (50, 20, "great-22"),
        (49, 33, "great-22"),
        (38, 18, "great-18"),
        (37, 18, "large"),
        (26, 13, "large"),
        (25, 13, "small"),
        (26, 12, "small"),
        (10, 5, "small"),
    ],
)
def test_dice_are_the_largest_of_which_two_fit(width: int, height: int, size: str) -> None:
    assert _size(width, height, PICTURES) == size
    assert _size(width, height, MONO) == (LARGE if size.startswith("great") else size), (
        "only pictures are great"
    )


# -- what dice bring -------------------------------------------------------------------------------


def changes(*events: Event, last: bool = True, **own: Any) -> list[str]:
    """The lines below a roll of Ana's, who holds this much afterwards."""
    (throw,) = throws_in([roll(A, "G1", "G1"), *events])
    owner = view(position(hero(**own)), A).seats[A]
    found = _changes(TERMS, throw.rolls[0], owner, last=last)
    return ["".join(run.text for run in line).strip() for line in found]


def test_stores_are_told_before_and_after_with_their_limits() -> None:
    assert changes(Gained(A, "gold", 2, 0), gold=5) == ["● 3 → 5 of 12"]
    assert changes(Gained(A, "vp", 2, 0), vp=2) == ["★ 0 → 2"], "glory has no limit"
    assert changes(Gained(A, "gold", 5, 3), gold=12) == ["● 10 → 12 of 12", "3● lost: store full"]
    assert changes(Lost(A, "gold", 2), gold=5) == ["● 7 → 5 of 12", "2● lost"]


def test_before_the_last_of_several_rolls_no_store_is_told() -> None:
    assert changes(Gained(A, "gold", 2, 0), gold=5, last=False) == []
    assert changes(Gained(A, "gold", 5, 3), gold=12, last=False) == ["3● lost: store full"]


def test_what_was_paid_with_meanwhile_is_not_told() -> None:
    assert changes(Gained(A, "gold", 5, 0), gold=2) == []


def test_gold_on_the_hammer_is_told_by_its_steps() -> None:
    hammered = changes(Hammered(A, 3, 7), cards="hammer", hammer=7)
    assert hammered == ["⚒ 4 → 7"]
    assert changes(Gained(A, "gold", 2, 0), gold=5, cards="hammer", hammer=7) == ["● 3 → 5 of 12"]


def test_a_standing_answer_is_told_below() -> None:
    by_itself = TERMS.say.tray_by_itself()
    assert changes(ByItself(A, "hammer"), Hammered(A, 3, 7), cards="hammer", hammer=7)[-1] == by_itself
    assert by_itself not in changes(Hammered(A, 3, 7), cards="hammer", hammer=7)


def test_a_roll_that_waits_says_for_whom() -> None:
    waiting, settled = view(rolled("2:C1", hero()).state, A), view(acting(hero(gold=4)).state, A)
    say = TERMS.say
    assert _waits(waiting, TERMS, decides=True) == say.tray_asked()
    assert _waits(waiting, TERMS, decides=False) == say.tray_waits()
    assert _waits(settled, TERMS, decides=False) == say.brought_nothing()


@pytest.mark.parametrize(("seat", "said"), [(A, TERMS.say.tray_asked()), (B, TERMS.say.tray_waits())])
def test_only_who_decides_is_warned_that_a_decision_is_due(seat: int, said: str) -> None:
    table = rolled("2:C1", hero())
    (throw,) = throws_in([roll(seat, "C1")])
    drawing = drawn(table, 9, throw=throw)
    (line,) = [y for y, row in enumerate(drawing.text().split("\n")) if said in row]
    roles = {run.role.split()[0] for run in drawing.lines[line] if said in run.text}
    assert roles == {"warn" if seat == A else "dim"}


def test_only_throws_of_which_there_are_several_are_numbered() -> None:
    one, several = (throws_in([roll(A, "G1", why="sphinx")] * count) for count in (1, 4))
    table = acting(hero(gold=4))
    assert "roll 1" not in drawn(table, 9, throw=one[0]).text()
    assert "roll 1 of 4" in drawn(table, 9, throw=several[0]).text()
    assert "roll 4 of 4" in drawn(table, 9, throw=several[3]).text()
