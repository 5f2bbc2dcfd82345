"""What each field of a world of Helios looks like before it is drawn: ground, rims, letters."""

from dataclasses import replace

import pytest

from rulesets.helios.geometry import BIT, BONUS, DARK, FIELDS, LAP_LINE
from rulesets.helios.state import Seat
from tabletop_tui.games.helios.drawings.hexes import CURSOR, LARGE, PAGE, SMALL, HexSize
from tabletop_tui.games.helios.drawings.looks import LAP, LIT, RINGING, Hex, hexes_of
from tabletop_tui.games.helios.drawings.marks import NO_MARKS, Marks, points
from tabletop_tui.games.helios.drawings.world import _place, outlined
from tabletop_tui.kit.barred import BARRED
from tabletop_tui.paint.drawing import Run
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, QUIET, Look
from tests.games.helios.games import wording
from tests.rulesets.helios.builders import seat

PICTURES, MONO = Look(), Look(pictures=False, mono=True)
OWN = seat("D4=bamboo+temple E3=redwood[N] E4=granite F3=oasis", sun="D3", range=7)
TERMS = wording().terms
MARKS = Marks(
    keys={"C3": "c", "E4": "e"},
    gains={"C3": points(7, TERMS, long=False), "E4": points(2, TERMS, long=True)},
    open=frozenset({"C3", "C4"}),
    lit={"D4": points(2, TERMS, long=False)},
    ghost=("C4", "oasis"),
    cursor="C4",
    new=frozenset({"E3"}),
)


def looks(size: HexSize, look: Look = PICTURES, marks: Marks = MARKS, own: Seat = OWN) -> dict[str, Hex]:
    drawn, grid = outlined(size, look)
    return hexes_of(own, TERMS, look, drawn, {name: _place(drawn, grid, name) for name in FIELDS}, marks)


def labels(found: Hex) -> list[tuple[str | int, str, str]]:
    """The letters on a field: the line, the text, and the ink of its first run."""
    return [(each.at, "".join(run.text for run in each.runs), each.runs[0].role) for each in found.labels]


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_letters_on_fields_with_pictures(size: HexSize) -> None:
    found = looks(size)
    assert {name: labels(found[name]) for name in ("C3", "C4", "D3", "D4", "E3", "E4", "F3", "D1", "B2")} == {
        "C3": [("name", "C3", "strong"), ("key", " c ", "chip"), ("gain", " +7 ", "ground-base")],
        "C4": [("name", "C4", "strong")],
        "D3": [],
        "D4": [("foot", " D4 +2 ", "ground-base")],
        "E3": [("key", TERMS.sign("new"), "you")],
        "E4": [("name", " e ", "chip"), ("foot", " +2 VP ", "ground-base")],
        "F3": [],
        "D1": [(1, TERMS.say.board_lap(), "gold"), (2, "+5", "gold")],
        "B2": [("gain", "♆ 4", "dim")],
    }


def test_letters_on_small_fields_have_no_blanks_around_them_and_none_stand_at_the_lap_line() -> None:
    found = looks(PAGE)
    assert labels(found["D4"]) == [("foot", "D4 +2", "strong ground-base")]
    assert labels(found["C3"])[:2] == [("name", "C3", "strong ground-base"), ("name", " c ", "chip")]
    assert labels(found["D1"]) == []


def test_what_would_cover_the_next_field_leaves_out_the_field_s_name() -> None:
    raised = replace(MARKS, lit={"D4": (Run("▲3→4", "gold"),)})
    assert labels(looks(PAGE, marks=raised)["D4"]) == [("foot", "▲3→4", "gold ground-base")]
    assert labels(looks(SMALL, marks=raised)["D4"]) == [("foot", "D4 ▲3→4", "strong ground-base")]


def test_without_pictures_words_say_what_lies_there() -> None:
    found = looks(SMALL, MONO)
    assert {name: labels(found[name])[:2] for name in ("C4", "D3", "D4", "E3", "E4", "F3")} == {
        "C4": [("foot", "Oasis", "you"), ("name", "C4", "strong")],
        "D3": [("gain", "☀ sun", "gold")],
        "D4": [(-2, "bamboo", "green"), (-1, "▲", "gold")],
        "E3": [(-2, "redwood", "orange"), (-1, "♠", "orange")],
        "E4": [(-2, "granite", "grey"), (-1, "", "grey")],
        "F3": [(-2, "Oasis", "gold"), (-1, "", "gold")],
    }
    tight = looks(PAGE, MONO)
    assert [labels(tight[name])[0][1] for name in ("C4", "D4", "E3")] == ["Oasis", "bam… ▲", "red… ♠"]
    hidden = replace(MARKS, gains={"C4": points(4, TERMS, long=False)})
    assert "Oasis" not in [text for _, text, _ in labels(looks(PAGE, MONO, hidden)["C4"])]
    assert "Oasis" in [text for _, text, _ in labels(looks(SMALL, MONO, hidden)["C4"])]


def test_the_points_of_a_lap_stand_at_the_lap_line_unless_a_field_there_can_be_chosen_or_laps_are_over() -> (
    None
):
    lap = (2, "+5", "gold")
    assert lap in labels(looks(SMALL, marks=NO_MARKS)["D1"])
    assert lap not in labels(looks(SMALL, marks=Marks(open=frozenset({"D1"})))["D1"])
    endless = seat("D4=bamboo", buildings="observatory", range=7)
    assert lap not in labels(looks(SMALL, marks=NO_MARKS, own=endless)["D1"])
    assert [name for name, each in looks(SMALL, marks=NO_MARKS).items() if lap in labels(each)] == ["D1"]


def test_bonuses_of_fields_are_shown_until_a_key_or_a_gain_stands_there() -> None:
    for name, bonus in BONUS.items():
        if name in OWN.world:
            continue
        (shown,) = labels(looks(SMALL, marks=NO_MARKS)[name])
        assert shown[1].endswith(" 4") == (bonus == "harbour")
        assert shown[2] == "dim"
        for marks in (Marks(keys={name: "k"}), Marks(gains={name: points(1, TERMS, long=False)})):
            assert shown not in labels(looks(SMALL, marks=marks)[name])
        bright = looks(SMALL, marks=Marks(open=frozenset({name})))[name]
        assert [role for _, text, role in labels(bright) if text == shown[1]] != ["dim"]


def test_rims_are_the_lap_line_what_is_lit_and_the_cursor() -> None:
    found = looks(SMALL)
    for name, each in found.items():
        rims = dict(each.edges)
        assert (rims.get("left") == LAP) == bool(BIT[name] & LAP_LINE)
        assert ((("all", LIT) in each.edges), (("all", CURSOR) in each.edges)) == (name == "D4", name == "C4")
    rung = looks(SMALL, marks=Marks(ringing=True))
    assert {name for name, each in rung.items() if ("left", RINGING) in each.edges} == {
        name for name in FIELDS if BIT[name] & LAP_LINE
    }


def test_grounds_are_loud_where_something_can_be_chosen_and_quiet_where_tiles_do_not_matter() -> None:
    found = looks(SMALL)
    assert [(found[name].kind, found[name].volume) for name in ("C3", "D4", "E4")] == [
        ("wave", LOUD),
        ("bamboo", LOUD),
        ("granite", NORMAL),
    ]
    assert all(
        (found[name].kind, found[name].volume) == (("deep", NORMAL) if BIT[name] & DARK else ("sea", FADED))
        for name in FIELDS
        if name not in OWN.world and name not in MARKS.open
    )
    muted = looks(SMALL, marks=Marks(muted=True, open=frozenset({"E4"}), volumes={"F3": FADED}))
    assert [muted[name].volume for name in ("D4", "E4", "F3")] == [QUIET, LOUD, FADED]


def test_a_ghost_the_sun_and_a_temple_are_on_their_own_fields_only() -> None:
    found = looks(SMALL)
    assert [name for name, each in found.items() if each.ghost] == ["C4"]
    assert [name for name, each in found.items() if each.sun] == ["D3"]
    assert {name: each.temple for name, each in found.items() if each.temple} == {"D4": 3}
    rising = looks(SMALL, marks=Marks(rising={"D4": 1, "E4": 2}, sun="B3"))
    assert {name: each.temple for name, each in rising.items() if each.temple} == {"D4": 1}
    assert [name for name, each in rising.items() if each.sun] == ["B3"]


def test_dead_ends_and_lakes_are_named_where_there_is_room_and_harbours_are_not_called_so() -> None:
    say = TERMS.say
    lake = seat(
        "C2=granite C3=bamboo D2=granite D4=granite E4=bamboo F2=redwood F3=redwood E2=spring", sun="D1"
    )
    tube = seat("C2=granite C3=bamboo D4=granite E2=spring E4=granite F2=bamboo F3=redwood", sun="C1")
    for own, word in ((lake, say.board_lake()), (tube, say.board_dead_end())):
        for size in (SMALL, LARGE, PAGE):
            (shown,) = labels(looks(size, marks=NO_MARKS, own=own)["E3"])
            fits = len(word) <= size.width - 2
            assert shown == ("gain", word if fits else TERMS.sign(BARRED), "dim")


def test_the_tile_on_trial_is_named_on_its_own_field_only() -> None:
    for size in (PAGE, SMALL):
        named = [
            name
            for name, each in looks(size, MONO).items()
            if "Oasis" in [word for _, word, _ in labels(each)]
        ]
        assert named == ["C4"] if size is PAGE else named == [name for name in FIELDS if name in ("C4", "F3")]
