"""Moments of Helios, frame by frame: what each shows on the boards of the player who did it."""

from rulesets.helios.events import Laid, MovedSun, RoundBegins
from rulesets.helios.state import Seat
from tabletop_tui.games.helios.drawings import boards
from tabletop_tui.games.helios.drawings.hexes import SMALL
from tabletop_tui.games.helios.drawings.moments import Still, stills
from tabletop_tui.games.helios.drawings.world import draw_world
from tabletop_tui.paint.drawing import Canvas
from tabletop_tui.paint.pictures import Look
from tests.games.helios.games import wording
from tests.rulesets.helios.builders import answer, doing, seat


def frames_of(own: Seat, action: str, *answers: str) -> list[Still]:
    """The frames of an action's last answer."""
    table = doing(action, own)
    answer(table, *answers[:-1])
    before = table.state.seats[0].copy()
    answer(table, answers[-1])
    return stills(table.story[-1], before, table.state.seats[0], 0, wording().terms)


def test_the_sun_walks_the_lap_rings_temples_score_and_cubes_grow_one_after_the_other() -> None:
    frames = frames_of(seat("D4=granite+temple E4=spring", sun="C3", range=4), "move_sun", "field:E3")
    assert [still.marks.sun for still in frames[:3]] == ["C3", "D3", "E3"]
    assert frames[2].marks.way == ("C3", "D3", "E3")
    ringing = [still.marks.ringing for still in frames[3:7]]
    assert ringing == [True, False, True, False]
    assert [tuple(still.marks.lit) for still in frames[7:]] == [("D4",), ("D4", "E4"), ("D4", "E4")]
    assert [still.board.world["E4"].cubes for still in frames[7:]] == [(), (0,), (0,)]
    assert "+5 VP" in frames[3].note


def test_land_fills_a_temple_rises_and_a_full_row_flies_off() -> None:
    laid = frames_of(seat("D4=granite[GG]"), "create_land", "special:oasis", "field:D5")
    assert [still.marks.volumes.get("D5") for still in laid[:3]] == ["f", "n", "l"]
    own = seat("D4=granite[G] E4=spring", rows=["", "", ""])
    built = frames_of(own, "build", "temple", "field:E4")
    assert [still.marks.rising for still in built] == [{"E4": parts} for parts in (1, 2, 3)]
    before, after = seat("D4=granite", rows=["RRRR", "UUU", ""]), seat("D4=granite", rows=["", "UUU", ""])
    gone = stills([], before, after, 0, wording().terms)
    assert [still.flown for still in gone] == [(slots, 0, 0) for slots in (1, 2, 3, 4)]


def test_a_phase_that_begins_is_named_across_the_stage() -> None:
    event = RoundBegins(1, 3)
    frames = stills([event], seat("D4=granite"), seat("D4=granite"), 1, wording().terms)
    drawing = boards.under_banner(
        draw_world(seat("D4=granite"), wording().terms, Look(), SMALL), frames[0].banner
    )
    assert "Round 3 begins" in drawing.text()


def test_a_phase_that_begins_hides_one_line_of_the_stage() -> None:
    before = Canvas(60, 19)
    for y in range(19):
        before.write(0, y, "land " * 12)
    after = boards.under_banner(before.drawing(), "Phase 2").text().split("\n")
    assert [y for y, row in enumerate(after) if "land" not in row] == [0]


def test_a_phase_that_begins_hides_nothing_where_a_line_of_the_stage_is_blank() -> None:
    before = Canvas(60, 19)
    before.block(0, 4, 60, 2, "1a4a68")
    for y in (0, 1, *range(4, 19)):
        before.write(0, y, "Explorer " * 6)
    drawing = boards.under_banner(before.drawing(), "Phase 2")
    for after in (drawing, boards.under_banner(drawing, "Phase 2")):
        rows = after.text().split("\n")
        assert [y for y, row in enumerate(rows) if "Phase 2" in row] == [3], "line 2 is a picture"


def test_cubes_that_grow_are_lit_in_their_own_colour() -> None:
    frames = frames_of(seat("D4=granite E4=spring", sun="C3", range=4), "move_sun", "field:E3")
    lit = [still.marks.lit for still in frames if still.marks.lit]
    signs = wording().terms.signs
    assert {field: "".join(run.text for run in runs) for field, runs in lit[-1].items()} == {
        "D4": f"+{signs[2]}",
        "E4": f"+{signs[0]}",
    }
    assert [still.board.world["D4"].cubes for still in frames][-1] == (2,)


def test_only_points_that_have_been_scored_are_noted_and_only_a_lap_rings() -> None:
    calm = frames_of(seat("D4=granite", sun="D3", range=1), "move_sun", "field:E3")
    assert not any(still.note for still in calm)
    scored = frames_of(seat("D4=granite+temple", sun="D3", range=1), "move_sun", "field:E3")
    assert not any(still.marks.ringing for still in (*calm, *scored))


def test_another_seat_s_events_move_nothing_and_a_row_leaves_only_if_it_was_emptied() -> None:
    own, terms = seat("D4=granite", rows=["RR", "", ""]), wording().terms
    assert stills([Laid(1, tile="granite", field="D4", cubes=0)], own, own, 0, terms) == []
    assert stills([Laid(0, tile="granite", field="D4", cubes=0)], own, own, 0, terms)
    more = seat("D4=granite", rows=["RR", "U", ""])
    assert stills([], own, more, 0, terms) == []


def test_the_sun_walks_straight_where_land_has_since_been_laid_on_its_way() -> None:
    """At most four fields of a long way are shown."""
    own = seat("D4=granite E3=spring", sun="C3")
    walked = stills([MovedSun(0, start="C3", end="E3", steps=2)], own, own, 0, wording().terms)
    assert [still.marks.sun for still in walked] == ["C3", "E3"]
    far = stills(
        [MovedSun(0, start="C3", end="F4", steps=5)], seat(range=9), seat(range=9), 0, wording().terms
    )
    assert len(far) <= 4
