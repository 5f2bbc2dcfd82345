"""What lies in front of a player, as far as a viewer may know it."""

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.players import player_advice
from rulesets.bora_bora.components import GROUND
from tests.rulesets.bora_bora.builders import A, B, Player, position


def test_of_all_players_only_the_active_one_is_shown_as_such() -> None:
    state = position(Player(), Player(), Player(), stage="jewelry", turn=1)
    view = RULES.view(state, A)
    assert view.active == B
    assert [player_advice(view, seat).to_move for seat in range(3)] == [False, True, False]


def test_of_another_player_neither_hand_nor_jewelry_nor_finished_tasks_are_told() -> None:
    state = position(
        Player(), Player(hand="BW", jewelry="belt_2", done="t10", people="man_vp_1/", ground="a1")
    )
    own, other = (player_advice(RULES.view(state, viewer), B).own for viewer in (B, A))
    assert (own.hand, own.jewelry, own.done) == ((1, 1, 0, 0, 0), ("jewel_belt_2",), ("t10",))
    assert (other.hand, other.jewelry, other.done) == (None, None, None)
    assert [*other.people.values()] == [("man_vp_1", True)]
    assert (other.cards, other.jewels, other.fulfilled) == (2, 1, 1)


def test_huts_priests_tiles_and_free_spaces_are_counted() -> None:
    own = Player(
        people="man_vp_1 woman_vp_1", huts="5 6 7", last=2, built={2: "a1 a2", 3: "b1 b2"}, ground="c1"
    )
    state = position(
        own, Player(), on_map="c4:A c1:AB", temple="A..A.B", status={3: "A", 0: "B"}, stage="people"
    )
    told = player_advice(RULES.view(state, A), A)
    assert (told.huts_on_map, told.priests_in_temple, told.tiles_built, told.status) == (2, 2, 2, 3)
    assert told.free_spaces == 12 - 3 - 2 - 1
    empty = player_advice(RULES.view(position(Player(huts="", last=0), Player()), A), A)
    assert empty.free_spaces == 12


def test_the_ground_is_told_row_by_row() -> None:
    state = position(Player(built={2: "a1 a2"}, ground="c1"), Player())
    rows = player_advice(RULES.view(state, A), A).ground
    assert [[space for space, _ in row] for row in rows] == [
        ["a1", "a2", "a3", "a4"],
        ["b1", "b2", "b3", "b4"],
        ["c1", "c2", "c3", "c4"],
    ]
    lies = {space: (told.tile, told.filled) for row in rows for space, told in row}
    assert len(lies) == len(GROUND)
    assert (lies["a1"], lies["c1"], lies["c2"]) == ((2, False), (None, True), (None, False))
