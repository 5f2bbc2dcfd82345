"""Where the sun may go and where land may lie (specification d.2 and d.4), drawn as on the board."""

import pytest

from rulesets.core import IllegalChoice, Table
from rulesets.helios import events
from rulesets.helios.advice.sun import light_advice, sun_previews
from rulesets.helios.coast import coast_of
from rulesets.helios.geometry import fields_of
from rulesets.helios.rules import HeliosRules
from rulesets.helios.state import Helios
from rulesets.helios.sun import lap_points, shape_of, way
from rulesets.helios.sun import stops as stops_of
from tests.rulesets.helios.builders import (
    A,
    all_told,
    answer,
    asked,
    at_sea,
    choosable,
    doing,
    ended,
    fields,
    kind,
    land,
    laps,
    moves,
    position,
    seat,
    steps,
    stops,
    table_at,
    told,
    why,
)

START = """
                 :
             :       :
         :       .       :
     :       .       .       :
         .       *       .
     :       .       .       :
         .      ##       .
     :       .       .       :
         .       .       .
     :       .       .       :
         :       .       :
             :       :
                 :
"""

SPUR = """
                 :
             :       :
         :       .       :
     :       .       .       :
         .       .       .
     :       .       .       :
         .      ##       .
     :       .       .       :
         .      ##       .
     :       .       .       :
         :      ##       :
             :       *
                 :
"""

HOOK = """
                 :
             :       :
         :       .       :
     :       .       .       :
         .       .       .
     :      ##       .       :
        ##      ##       .
     :       .       .       :
        ##       *       .
     :       .       .       :
         :       .       :
             :       :
                 :
"""

POCKET = """
                 :
             *       :
         :       .       :
     :      ##       .       :
        ##       .       .
     :       .       .       :
        ##      ##       .
     :      ##       .       :
         .       .       .
     :       .       .       :
         :       .       :
             :       :
                 :
"""

TUBE = """
                 :
             *       :
         :       .       :
     :      ##      ##       :
         .       .      ##
     :      ##       .       :
         .      ##      ##
     :       .      ##       :
         .       .       .
     :       .       .       :
         :       .       :
             :       :
                 :
"""

ONE_EXIT = """
                 :
             :       :
         :       .       :
     :       .      ##       :
         .       .      ##
     :       .       *       :
         .      ##      ##
     :       .      ##       :
         .       .       .
     :       .       .       :
         :       .       :
             :       :
                 :
"""

BAY = """
                 :
             :       :
         :      ##       :
     :      ##       .       :
         .       *      ##
     :      ##       .       :
         .      ##      ##
     :       .      ##       :
         .       .       .
     :       .       .       :
         :       .       :
             :       :
                 :
"""

ON_THE_LINE = """
                 :
             :       :
         :      ##       :
     :       .      ##       :
         .       *       .
     :       .      ##       :
         .      ##       .
     :       .       .       :
         .       .       .
     :       .       .       :
         :       .       :
             :       :
                 :
"""

WAIVE = {"waive"}


def fields_for(own: str, **more: object) -> set[str]:
    """Where a tile may be laid on a drawn board."""
    table = doing("create_land", at_sea(own, **more))
    answer(table, "land:granite")
    return choosable(table)


# -- The sun's range and laps ----------------------------------------------------------------------


def test_the_first_land() -> None:
    """S1 (LND-2 to LND-5): around the centre, but not where the sun is; the others say why."""
    table = doing("create_land", at_sea(START))
    answer(table, "land:granite")
    assert kind(table) == "choose_field"
    assert choosable(table) == fields("C3 C4 D5 E3 E4")
    reasons = why(table)
    assert reasons.pop("field:D3") == "sun-is-there"
    assert {*reasons.values()} == {"not-adjacent"}
    assert {*reasons} == fields("B2 B3 B4 C2 C5 D2 D6 E2 E5 F2 F3 F4")
    answer(table, "field:E4")
    assert ended(table)
    assert table.state.seats[A].world["E4"].cubes == (2,)


def test_the_first_move() -> None:
    """S2 (SUN-2, SUN-4): one or two steps clockwise; staying is no move, waiving is."""
    table = moves(at_sea(START))
    assert choosable(table) == fields("E3 E4") | WAIVE
    assert steps(table) == {"E3": 1, "E4": 2}
    answer(table, "field:E4")
    assert table.state.seats[A].sun == "E4"
    assert told(table)[1] == events.Shone(A, cubes=[("D4", "redwood")], temples=())


@pytest.mark.parametrize("target", ["D3", "E3"])
def test_the_first_lap(target: str) -> None:
    """S3 (LAP-1, LAP-2; ruling R15): on the lap line or over it, 5 points either way."""
    table = moves(at_sea(START, sun="C3"))
    assert steps(table) == {"D3": 1, "E3": 2}
    assert laps(table) == "D3 E3"
    answer(table, f"field:{target}")
    own = table.state.seats[A]
    assert (table.state.bags[A], own.turns, own.best) == (5, 1, 1)


def test_the_sun_never_stops_where_it_started() -> None:
    """S4 (SUN-5; ruling R22): with six steps around a single land no lap is possible."""
    table = moves(at_sea(START, range=6))
    assert steps(table) == {"E3": 1, "E4": 2, "D5": 3, "C4": 4, "C3": 5}
    assert laps(table) == ""
    with pytest.raises(IllegalChoice):
        table.apply("field:D3")


def test_the_way_with_the_lap_is_taken() -> None:
    """S5 (SUN-7; ruling R16): seven steps to the neighbour, because they go round."""
    table = moves(at_sea(START, range=7))
    assert steps(table) == {"E4": 2, "D5": 3, "C4": 4, "C3": 5, "E3": 7}
    assert laps(table) == "E3"
    answer(table, "field:E3")
    assert table.state.bags[A] == 5
    assert told(table)[0] == events.MovedSun(A, start="D3", end="E3", steps=7)


def test_one_lap_a_move() -> None:
    """S6 (LAP-2; ruling R14): two circuits within the range score once, the shorter way is taken."""
    table = moves(at_sea(START, range=13))
    assert laps(table) == "C3 C4 D5 E3 E4"
    assert steps(table)["E3"] == 7
    answer(table, "field:E3")
    own = table.state.seats[A]
    assert (table.state.bags[A], own.turns, own.best) == (5, 1, 1)


def test_a_second_circuit_in_one_move_would_be_used_up() -> None:
    """Ruling R14 (LAP-2): the nearest way is taken, so no lap is lost; each further move scores again."""
    table = moves(at_sea(START, sun="C3", range=16))
    answer(table, "field:D3")
    again = moves(at_sea(START, turns=1, best=1, range=7), bags=[5, 0, 0])
    answer(again, "field:E3")
    assert again.state.bags[A] == 10
    assert all_told(again).count(events.CompletedLap) == 1


def two_laps(*, one_lap_a_turn: bool) -> Table[Helios]:
    """A turn whose regular action completes a lap, and its bonus action another."""
    own = at_sea(START, sun="C3", range=6, rows=["RRR", "", ""])
    columns = {"create_land": "", "build": "", "move_sun": "RR"}
    table = table_at(position(own, columns=columns, one_lap_a_turn=one_lap_a_turn))
    answer(table, "field:C4", "move_sun", "field:D3")
    return table


def test_two_laps_in_one_turn_score_once() -> None:
    """Ruling R14: "auch wenn der Spieler zweimal in seinem Zug"; the second is used up."""
    table = two_laps(one_lap_a_turn=True)
    own = table.state.seats[A]
    assert (table.state.bags[A], own.turns, own.best, own.lapped) == (5, 2, 2, False)
    assert [e.scores for part in table.story for e in part if isinstance(e, events.CompletedLap)] == [
        True,
        False,
    ]


def test_two_laps_in_one_turn_score_twice_where_players_chose_that() -> None:
    """Ruling R14, the other reading: each move of the sun may score a lap."""
    table = two_laps(one_lap_a_turn=False)
    assert table.state.bags[A] == 10
    assert all_told(table).count(events.CompletedLap) == 2


def test_a_lap_that_cannot_score_is_no_reason_for_a_longer_way() -> None:
    """Ruling R14 (SUN-7): the way over the line and back completes a lap, but none scores any more."""
    fresh, lapped = (at_sea(ON_THE_LINE, sun="C3", range=11, lapped=done) for done in (False, True))
    assert {stop.field: stop.lap for stop in stops_of(fresh)}["C2"]
    nearer = {stop.field: stop for stop in stops_of(lapped)}["C2"]
    assert way(lapped, "C2") == ("C3", "C2")
    assert (nearer.lap, nearer.steps, nearer.lead) == (False, 1, 0)


def test_after_a_lap_in_the_turn_the_advice_says_why_another_brings_nothing() -> None:
    own = at_sea(START, sun="C3", range=8, lapped=True, turns=1, best=1)
    table = moves(own, one_lap_a_turn=True)
    seen = HeliosRules().view(table.state, A)
    told = light_advice(seen, A, sun_previews(seen, A)["D3"])
    assert (told.lap, told.lap_again, told.no_lap) == (0, True, False)


def test_the_sun_goes_along_the_dark_edge() -> None:
    """S7 (SUN-1): D7 and C6 are dark fields of the coast."""
    table = moves(at_sea(SPUR, range=3))
    assert steps(table) == {"D7": 1, "C6": 2, "C5": 3}


def test_a_shortcut_skips_the_inside_of_a_bay() -> None:
    """S8 (SUN-3; ruling R17): over open water to where the coast leads as well."""
    assert steps(moves(at_sea(HOOK, range=1))) == {"C4": 1, "C5": 1}
    assert "B5" in steps(moves(at_sea(HOOK, range=2)))


def test_no_step_back_along_the_coast() -> None:
    """Ruling R17: with land on the left alone a step is never allowed."""
    assert steps(moves(at_sea(HOOK, sun="E4", range=1))) == {"D5": 1}


# -- Dead ends -------------------------------------------------------------------------------------


def test_the_sun_passes_the_mouth_of_a_dead_end() -> None:
    """S9 (DED-1, DED-2; ruling R18): C3 is no target for any range, but may be filled."""
    table = moves(at_sea(POCKET, range=3))
    assert steps(table) == {"D2": 1, "D3": 2, "E3": 3}
    assert laps(table) == "D2 D3 E3"
    assert why(table) == {"field:C3": "dead-end"}
    for most in range(1, 17):
        assert "C3" not in steps(moves(at_sea(POCKET, range=most)))
    assert "C3" not in steps(moves(at_sea(POCKET, buildings="observatory")))
    assert laps(moves(at_sea(POCKET, range=3, turns=0, best=1))) == ""
    assert "field:C3" in fields_for(POCKET)


def test_the_tube_to_a_dead_end_is_one_too() -> None:
    """S10 (DED-1; ruling R18): E3 has one free side, then D3 has."""
    table = moves(at_sea(TUBE))
    assert steps(table) == {"D2": 1, "E1": 2}
    assert why(table) == dict.fromkeys(fields("D3 E3"), "dead-end")


def test_out_of_a_dead_end_and_never_back() -> None:
    """S11 (DED-2, DED-3): step by step, in one or several moves."""
    assert steps(moves(at_sea(TUBE, sun="E3", range=3))) == {"D3": 1, "D2": 2, "E1": 3}
    table = moves(at_sea(TUBE, sun="E3", range=1))
    assert steps(table) == {"D3": 1}
    assert why(table) == {}
    answer(table, "field:D3")
    assert table.state.seats[A].sun == "D3"
    assert steps(moves(at_sea(TUBE, sun="D3", range=1))) == {"D2": 1}
    for start in ("D2", "E1", "C1"):
        for most in (1, 5, 16):
            assert not {"D3", "E3"} & {*steps(moves(at_sea(TUBE, sun=start, range=most)))}


# -- Enclosing -------------------------------------------------------------------------------------


def test_the_sun_must_not_be_enclosed() -> None:
    """S12 (LND-5; ruling R19): D3 is the sun's only way out."""
    table = doing("create_land", at_sea(ONE_EXIT))
    answer(table, "special:oasis")
    assert choosable(table) == fields("C3 C4 D2 D5 E5 F4")
    assert why(table)["field:D3"] == "encloses-sun"


def test_enclosed_in_wider_water() -> None:
    """S13 (LND-5; ruling R19): two fields without a way to the edge are enclosed, too."""
    table = doing("create_land", at_sea(BAY))
    answer(table, "land:extra")
    assert choosable(table) == fields("B2 B3 C4 D5 E3 E5 F4")
    assert why(table)["field:E2"] == "encloses-sun"


def test_a_lake_without_the_sun() -> None:
    """S14 (LND-5; ruling R20): E2 may be closed; the lake is no place for the sun, and may be filled."""
    table = doing("create_land", at_sea(BAY, sun="D1"))
    answer(table, "land:granite")
    assert choosable(table) == fields("B2 B3 C4 D3 D5 E2 E3 E5 F4")
    answer(table, "field:E2")
    after = table.state.seats[A]
    assert [*stops(moves(seat(after.world, "E1", range=1)))] == ["F1"]
    coast = coast_of(shape_of(after.world))
    assert not {"D3", "E3"} & {*fields_of(coast.sea | coast.stops)}
    assert not {"D3", "E3"} & {*steps(moves(seat(after.world, "E1", buildings="observatory")))}
    filling = doing("create_land", seat(after.world, "E1"))
    answer(filling, "land:granite")
    assert fields("D3 E3") <= choosable(filling)


def test_the_sun_always_touches_land() -> None:
    """Ruling R21: wherever it stops there is land, and land is never taken away."""
    for picture in (START, SPUR, HOOK, TUBE, BAY, ON_THE_LINE):
        own = at_sea(picture, range=16)
        shape = shape_of(own.world)
        for field in steps(moves(own)):
            assert field in fields_of(coast_of(shape).stops | coast_of(shape).dead_ends)


def test_a_bay_with_room_to_turn_is_no_dead_end() -> None:
    """S15 (ruling R18): in, round and out again; E1-F1 is the shortcut past it."""
    own = at_sea(BAY, sun="D1", turns=1, best=1, range=4)
    table = moves(own)
    assert coast_of(shape_of(own.world)).dead_ends == 0
    expected = {1: "E1", 2: "E2 F1", 3: "D3 G1", 4: "E3 G2"}
    assert steps(table) == {f: count for count, words in expected.items() for f in words.split()}
    assert laps(table) == ""


def test_turning_in_the_mouth_of_a_bay() -> None:
    """S16 (SUN-2): into the bay or out of it; D3-E2 would have the land on the wrong side."""
    expected = {1: "D3 F1", 2: "E3 G1"}
    assert steps(moves(at_sea(BAY, sun="E2"))) == {
        f: n for n, words in expected.items() for f in words.split()
    }
    assert steps(moves(at_sea(BAY, sun="D3", range=1))) == {"E3": 1}


# -- To and fro over the lap line ------------------------------------------------------------------


def test_to_and_fro_over_the_line_is_no_lap() -> None:
    """S17 (LAP-1; ruling R15): back over the line first, so coming forward only sets that off."""
    own = at_sea(ON_THE_LINE, range=4)
    table = moves(own)
    assert steps(table) == {"C2": 1, "C1": 2, "D1": 3, "E1": 4}
    assert laps(table) == ""
    answer(table, "field:C2")
    assert (table.state.seats[A].turns, table.state.seats[A].best) == (-1, 0)
    table = moves(own)
    answer(table, "field:D1")
    assert (table.state.seats[A].turns, table.state.seats[A].best, table.state.bags[A]) == (0, 0, 0)


def test_the_same_coast_at_the_end_of_a_lap() -> None:
    """S18 (LAP-2; rulings R15, R16): with enough range the way goes over the line first."""
    table = moves(at_sea(ON_THE_LINE, sun="C3", range=4))
    assert steps(table) == {"D3": 1, "C2": 2, "C1": 3, "D1": 3, "E1": 4}
    assert laps(table) == "C1 C2 D1 D3 E1"
    answer(table, "field:C2")
    assert (table.state.seats[A].turns, table.state.seats[A].best, table.state.bags[A]) == (0, 1, 5)
    table = moves(at_sea(ON_THE_LINE, sun="C3", range=1))
    assert steps(table) == {"D3": 1, "C2": 1}
    assert laps(table) == "D3"
    answer(table, "field:C2")
    assert (table.state.seats[A].turns, table.state.seats[A].best) == (0, 0)


def test_the_better_of_two_ways_with_a_lap() -> None:
    """S51 (SUN-7; ruling R16): the next lap should be due as soon as possible."""
    table = moves(at_sea(ON_THE_LINE, sun="C3", range=11))
    assert (steps(table)["C2"], "C2" in laps(table).split()) == (2, True)
    answer(table, "field:C2")
    assert (table.state.seats[A].turns, table.state.seats[A].best) == (0, 1)
    table = moves(at_sea(ON_THE_LINE, sun="C3", range=12))
    assert (steps(table)["C2"], "C2" in laps(table).split()) == (12, True)
    assert (steps(table)["C1"], "C1" in laps(table).split()) == (3, True)
    before = stops(table)["C1"]
    assert (before.crossings, before.lead) == (0, 1)
    answer(table, "field:C2")
    assert (table.state.seats[A].turns, table.state.seats[A].best, table.state.bags[A]) == (1, 1, 5)


def test_endless_sun() -> None:
    """S19 (SUN-6; rulings R23, R24): every coast field but its own, and no points for laps."""
    own = seat(land("D4 E4"), "D5", buildings="observatory sun_gate", turns=0, best=0)
    table = moves(own)
    assert {*steps(table)} == {*["C3", "C4", "D3", "E3", "E5", "F3", "F4"]}
    answer(table, "field:E5")
    after = table.state.seats[A]
    assert (table.state.bags[A], after.turns, after.best, after.range) == (0, 0, 0, 2)
    assert events.CompletedLap not in all_told(table)


def test_endless_sun_leaves_the_lap_counter_alone() -> None:
    """SUN-7 (I9, ruling R23): whichever way it goes, also over the lap line."""
    own = seat(land("D4 E4"), "C3", turns=0, best=1, buildings="observatory")
    for target in ("D3", "C4", "E5"):
        table = moves(own)
        answer(table, f"field:{target}")
        after = table.state.seats[A]
        assert (after.sun, after.turns, after.best, table.state.bags[A]) == (target, 0, 1, 0)
        assert events.CompletedLap not in all_told(table)


def test_the_sun_gate_doubles_a_lap() -> None:
    """Ruling R24: 10 with the Sun Gate; nothing with the Observatory beside it."""
    for buildings, points in (("", 5), ("sun_gate", 10), ("observatory", 0), ("sun_gate observatory", 0)):
        table = moves(at_sea(START, sun="C3", buildings=buildings))
        answer(table, "field:D3")
        assert table.state.bags[A] == points
        assert lap_points(table.state.seats[A]) == points


def test_the_range_marker_goes_on_with_endless_sun() -> None:
    """Ruling R23: it stays and still advances, and the Astronomer counts it."""
    own = seat(
        "D4=redwood[N] E4=bamboo[V] D5=granite",
        "D3",
        buildings="observatory",
        day="astronomer",
        range=5,
    )
    table = doing("build", own)
    answer(table, "building:sundial")
    assert table.state.seats[A].range == 7
    line = next(e for e in table.rules.standings(table.state)[A].lines if e.id == "persons")
    assert line.points == 14


def test_the_sun_track_ends_at_sixteen() -> None:
    """Ruling R25: further steps are lost."""
    table = doing("build", seat("D4=redwood[N] E4=bamboo[V]", "D3", range=15))
    answer(table, "building:sundial")
    assert table.state.seats[A].range == 16
    assert asked(table).kind == "choose_sun_target"
