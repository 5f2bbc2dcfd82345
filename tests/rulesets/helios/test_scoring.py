"""Final scoring (specification g), and points while the game goes on."""

from dataclasses import replace

import pytest

from rulesets.helios import RULES
from rulesets.helios.components import BUILDINGS, PERSONS, SPECIALS
from rulesets.helios.scoring import person_points, special_points
from rulesets.helios.state import Seat
from tests.rulesets.helios.builders import A, B, C, position, seat, sheet

G1 = seat(
    "D4=granite+temple E3=redwood[N] E4=bamboo+temple F3=spring[B] F2=oasis D5=obsidian C5=bamboo",
    "E2",
    buildings="palace sundial warehouse sun_road",
    day="architect",
    night="mage",
    range=10,
    mana=2,
)
G2 = seat(
    "D4=redwood[N] D3=granite+temple D2=bamboo[V] E3=redwood F2=spring[B] E4=obsidian[K] F4=granite[G] "
    "D5=bamboo[V] D6=treasury C4=redwood[N] B4=treasury C3=oasis B3=summit",
    "D1",
    buildings="observatory warehouse market",
    day="explorer",
    range=4,
    mana=1,
)
G3 = seat(
    "D4=bamboo+temple E4=granite[G] D5=redwood C4=spring C3=obsidian E3=redwood",
    "D3",
    buildings="palace warehouse sundial survey_office sun_road",
    day="astronomer",
    range=14,
    mana=3,
)


def scored(own: Seat, bag: int) -> dict[str, int]:
    """The score sheet of a single board."""
    # C5 of the first example isn't connected with the rest, so only the sheet is looked at.
    state = position(*[seat()] * 3)
    state.seats[A] = own.copy()
    state.bags[A] = bag
    return sheet(state)


def test_the_first_worked_example() -> None:
    """G1: four buildings, an Architect, a harbour and an Oasis: 62 points, two cubes."""
    lines = {"bag": 31, "buildings": 11, "persons": 12, "harbours": 4, "specials": 4, "total": 62}
    assert scored(G1, 31) == lines
    assert sum(G1.cubes) == 2


def test_the_second_worked_example() -> None:
    """G2: five harbours count twice with the Explorer; two Treasuries, Oasis, Summit: 78."""
    lines = {"bag": 6, "buildings": 11, "persons": 20, "harbours": 20, "specials": 21, "total": 78}
    assert scored(G2, 6) == lines
    assert special_points(G2) == {"B3": 3, "B4": 7, "C3": 4, "D6": 7}


def test_the_third_worked_example() -> None:
    """G3: the Astronomer with range 14: 77."""
    lines = {"bag": 35, "buildings": 14, "persons": 28, "harbours": 0, "specials": 0, "total": 77}
    assert scored(G3, 35) == lines
    steps = sum(BUILDINGS[building].sun for building in G3.buildings) + PERSONS["astronomer"].sun
    assert 2 + steps == 14


def test_the_three_examples_at_one_table() -> None:
    """S50 (END-2, END-3): 62, 78 and 77; the second wins."""
    state = position(*[seat()] * 3)
    state.seats = [G1.copy(), G2.copy(), G3.copy()]
    state.bags = [31, 6, 35]
    found = RULES.standings(state)
    assert [(each.total, each.place) for each in found] == [(62, 3), (78, 1), (77, 2)]
    assert [each.tie_break for each in found] == [(2,), (7,), (1,)]


# -- Persons ---------------------------------------------------------------------------------------

BUSY = seat(
    "D4=granite+temple E4=bamboo[V] F4=oasis F3=spring[B] D5=summit D6=bamboo C4=treasury+temple",
    "E3",
    buildings="warehouse market",
    range=7,
    mana=4,
)


@pytest.mark.parametrize(
    ("person", "points"),
    [
        ("explorer", 4 * 2),
        ("astronomer", 2 * 7),
        ("priestess", 4 * 2),
        ("architect", 3 * 2),
        ("settler", 7),
        ("mage", 2 * 4),
        ("herbalist", 3 * 3),
        ("warden", 5 * 3),
    ],
)
def test_what_persons_score(person: str, points: int) -> None:
    """END-2 (ruling R38): what each counts; the start tile and temple tiles included."""
    assert person_points(BUSY, person) == points
    active = BUSY.copy()
    active.day = [person]
    assert scored(active, 0)["persons"] == points
    active.day, active.night = [], [person]
    assert scored(active, 0)["persons"] == 0


# -- Special tiles ---------------------------------------------------------------------------------


def test_what_special_tiles_score() -> None:
    """END-2 (rulings R10, R48): each kind, with and without what it counts."""
    own = seat("D4=granite[G] E4=sanctuary+temple E3=sanctuary D5=treasury[V] C4=treasury")
    assert special_points(own) == {"C4": 2, "D5": 2, "E3": 0, "E4": 7}
    ringed = "D4=granite E4=spring F3=oasis E3=granite F4=redwood+temple F2=summit"
    assert special_points(seat(ringed)) == {"F2": 2, "F3": 2 * 3}
    assert special_points(seat(ringed.replace("E3=granite", "E3=granite+temple"))) == {"F2": 3, "F3": 2 * 3}


def test_two_of_a_kind_score_each() -> None:
    """Ruling R48: two Treasuries count the same cubes; two Oases the same neighbour."""
    own = seat("D4=granite[GG] E4=oasis C3=oasis D5=treasury E3=treasury")
    assert special_points(own) == {"C3": 2, "D5": 2, "E3": 2, "E4": 2}
    assert all(row.count == 2 for row in SPECIALS.values())


def test_harbours_count_with_any_tile() -> None:
    """END-2: land or special tile; 4 points each."""
    own = seat("D4=granite D3=bamboo D2=oasis E4=granite F4=bamboo+temple F3=granite")
    assert scored(own, 0)["harbours"] == 8


# -- Places ----------------------------------------------------------------------------------------


def test_equal_points_go_by_cubes_left() -> None:
    """Ruling R40 (END-3): more cubes win; still equal, the victory is shared. Mana breaks no tie."""
    state = position(
        seat("D4=granite[G]"), seat("D4=granite[GG]"), seat("D4=granite[N]", mana=9), bags=[9, 9, 9]
    )
    places = [each.place for each in RULES.standings(state)]
    assert places == [2, 1, 2]
    state.bags = [10, 9, 10]
    assert [each.place for each in RULES.standings(state)] == [1, 3, 1]


def test_boards_never_meet() -> None:
    """Ruling R42: what others have changes nothing of one's own score."""
    state = position(BUSY, seat(), seat(), bags=[5, 0, 0])
    alone = sheet(state)
    state.seats[B] = G3.copy()
    state.seats[C] = G2.copy()
    assert sheet(state) == alone


def test_points_never_run_out() -> None:
    """Ruling R31 (SUP-4): chips are only change, however many points lie in a bag."""
    state = position(bags=[999, 0, 0])
    assert sheet(state)["total"] == 999
    assert RULES.faults(state) == []


def test_cubes_and_mana_left_score_nothing_by_themselves() -> None:
    """Ruling R40: only Treasury and Mage count them."""
    rich = seat("D4=granite[GG] E4=bamboo[VV]", mana=12)
    assert scored(rich, 3)["total"] == 3


def test_lines_say_what_they_come_from() -> None:
    """END-2: facts of each line add up to its points."""
    state = position(*[seat()] * 3)
    state.seats[A] = replace(G2, day=["explorer"])
    lines = {line.id: line for line in RULES.standings(state)[A].lines}
    for name in ("buildings", "persons", "specials"):
        assert sum(lines[name].facts["each"].values()) == lines[name].points
    assert lines["harbours"].facts["fields"] == ["B4", "D2", "D6", "F2", "F4"]
