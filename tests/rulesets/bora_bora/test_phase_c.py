"""Status, temple, jewelry, tasks (specification d.6 and d.7)."""

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.components import STATUS
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import (
    Player,
    answer,
    asked,
    at,
    choosable,
    facts,
    finishing,
    forced,
    letters,
    me,
    names,
    others,
    position,
    question,
    resolving,
    told,
    using,
    why,
)

A, B, C, D = range(4)


# -- Status and temple -----------------------------------------------------------------------------


def test_most_priests() -> None:
    """S17: two points each in round 3; of two each the highest priest brings the god tile."""
    table = using(Player(), round=3, temple="ABBC.A")
    assert [seat.vp for seat in table.state.seats] == [4, 4, 2, 0]
    assert [seat.god_tiles for seat in table.state.seats] == [1, 0, 0, 0]
    assert table.state.god_tiles == 3
    assert told(table, "won_god_tile") == [{"priests": 2}]
    assert table.state.temple == (A, None, C, B, B, A)


@pytest.mark.parametrize(("round_", "each"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_points_for_priests(round_: int, each: int) -> None:
    """Ruling R20: by round; priests stay."""
    table = using(Player(), round=round_, temple="A.B..A")
    assert [seat.ledger.get("temple", 0) for seat in table.state.seats] == [2 * each, each, 0, 0]
    assert me(table).god_tiles == 1


def test_an_empty_temple_loses_its_god_tile() -> None:
    """Ruling R48: it leaves the game."""
    table = using(Player(), round=2)
    assert table.state.god_tiles == 4
    assert sum(seat.god_tiles for seat in table.state.seats) == 0
    assert len(told(table, "god_tile_lost")) == 1


def test_status_and_order() -> None:
    """S18 (rulings R23 and R45): points by space, then a stack in the order of who is further."""
    people = [
        Player(people="man_status_3"),
        Player(),
        Player(people="woman_status_3"),
        Player(people="man_land_1"),
    ]
    state = position(*people, stage="people", status={3: "CA", 5: "D", 0: "B"})
    state.order = names("CDAB")
    for seat in state.seats:
        seat.people = {}
    table = Table.at(RULES, state, "people", 4)
    assert [seat.ledger.get("status", 0) for seat in table.state.seats] == [2, 0, 2, 4]
    assert table.state.order == names("DACB")
    assert table.state.status[0] == names("BCAD")
    assert told(table, "turn_order") == [{"seats": [D, A, C, B]}]


def test_markers_move_onto_the_stack() -> None:
    """S18 (ruling R45): Cleo moves 3, Anna 3 onto her, Don 5."""
    people = [
        Player(people="man_status_1 man_status_2 man_status_3"),
        Player(),
        Player(people="woman_status_1 woman_status_2 woman_status_3"),
        Player(people="man_vp_1 man_vp_2 woman_vp_1"),
    ]
    state = position(*people, stage="people", order="CADB", round=3, status={0: "DCBA"})
    table = at(state)
    answer(table, "use:woman:status", "use:man:status")
    assert table.state.status[3] == (C, A)
    assert table.state.status[0] == (D, B)
    answer(table, "end")
    assert table.state.order == names("ACBD")
    assert [seat.ledger.get("status", 0) for seat in table.state.seats] == [2, 0, 2, 0]


@pytest.mark.parametrize("space", range(15))
def test_points_of_each_space(space: int) -> None:
    """Ruling R22: the table's points, up to the last space."""
    where = {space: "A", 0: "DCB"} if space else {0: "DCBA"}
    table = using(Player(), status=where)
    assert me(table).ledger.get("status", 0) == STATUS[space]
    assert table.state.marker(A) == 0


def test_markers_that_never_moved_keep_their_order() -> None:
    """Ruling R23: from top to bottom."""
    table = using(Player(), status={0: "BDCA"})
    assert table.state.order == names("ACDB")


# -- Jewelry ---------------------------------------------------------------------------------------


def test_buying_jewelry() -> None:
    """S23 (rulings R28, R46 and R49): what one can pay, or *pass*; the leftover leaves the game."""
    state = position(
        Player(shells=4),
        Player(),
        stage="jewelry",
        jewels="necklace_6 belt_2 headdress_1 bracelet_3",
    )
    table = at(state)
    assert question(table) == (A, "buy_jewelry")
    assert choosable(table) == {
        *("jewelry:jewel_belt_2", "jewelry:jewel_headdress_1", "jewelry:jewel_bracelet_3", "pass"),
    }
    assert why(table) == {"jewelry:jewel_necklace_6": "too-few-shells"}
    assert facts(table, "jewelry:jewel_necklace_6") == {"missing": 2}
    answer(table, "jewelry:jewel_bracelet_3")
    assert (me(table).shells, me(table).jewelry) == (1, ("jewel_bracelet_3",))
    assert told(table, "bought_jewelry") == [{"jewel": "jewel_bracelet_3"}]
    assert question(table) == (A, "resolve_task")
    assert table.state.jewels[:2] == ((), ())
    view = RULES.view(table.state, B)
    assert (view.seats[A].jewels, view.seats[A].jewelry) == (1, None)
    assert RULES.view(table.state, A).seats[A].jewelry == ("jewel_bracelet_3",)


def test_passing_buys_nothing() -> None:
    """Specification d.6: at most one tile, in turn order."""
    state = position(Player(shells=6), Player(shells=6), stage="jewelry", order="BA")
    table = at(state)
    assert question(table) == (B, "buy_jewelry")
    answer(table, "pass")
    assert question(table) == (A, "buy_jewelry")
    answer(table, "pass")
    assert [seat.shells for seat in table.state.seats] == [6, 6]


# -- Tasks -----------------------------------------------------------------------------------------


def test_the_third_wood() -> None:
    """S12: yellow for one missing, nothing for two."""
    table = resolving(Player(ground="a2 b1", tasks="t35", hand="Y", offerings=1))
    assert "yellow:t35" in choosable(table)
    answer(table, "yellow:t35")
    assert me(table).ledger == {"tasks": 4}
    table = resolving(Player(ground="a2 b1 b4", tasks="t35", hand="Y", offerings=1))
    assert ("resolve_task", "fulfil:t35") not in forced(table)
    assert me(table).ledger == {"tasks": 6}
    table = resolving(Player(ground="a2", tasks="t35", hand="Y", offerings=1))
    assert choosable(table) == {"discard:t35", *(f"discard:{task}" for task in me(table).tasks)}
    assert why(table)["fulfil:t35"] == "units-missing"


def test_the_ninth_region() -> None:
    """S13: yellow for 8, 6 points for 9."""
    eight = "c1:A c2:A c3:A c4:A n1:A n2:A e1:A e2:A"
    table = resolving(Player(tasks="t08", tiles=1), on_map=eight)
    answer(table, "yellow:t08")
    assert me(table).vp == 4
    table = resolving(Player(tasks="t08", tiles=1), on_map=f"{eight} s1:BA")
    answer(table, "fulfil:t08")
    assert me(table).vp == 6
    assert me(table).god_tiles == 1


def test_what_may_be_done_with_three_tasks() -> None:
    """S24 (ruling R29): no discarding while a task is met; yellow is voluntary."""
    people = "man_land_1 man_water_1 man_vp_1"
    tasks = "t01 t20 t32"
    table = resolving(Player(people=f"{people} woman_vp_1", tasks=tasks, shells=2, tiles=1))
    assert choosable(table) == {"fulfil:t01", "yellow:t20"}
    assert why(table) == {
        "fulfil:t32": "units-missing",
        **{f"discard:{task}": "task-is-met" for task in tasks.split()},
    }
    table = resolving(Player(people=people, tasks=tasks, shells=2, tiles=1))
    discards = {f"discard:{task}" for task in tasks.split()}
    assert choosable(table) == {"yellow:t01", "yellow:t20", *discards}
    table = resolving(Player(people=people, tasks=tasks, shells=2))
    assert choosable(table) == discards
    assert why(table)["yellow:t01"] == "yellow-not-payable"
    answer(table, "discard:t20")
    assert (me(table).tasks, me(table).done, me(table).vp) == (("t01", "t32"), (), 0)
    assert told(table, "discarded_task") == [{"task": "t20"}]


def test_new_tasks() -> None:
    """S25 (ruling R31): what is left leaves the game, five new ones are laid out."""
    state = position(Player(), *others(2), stage="new_tasks", turn=0, display="t08 t09 t20 t21 t35")
    for seat in state.seats:
        seat.tasks = seat.tasks[:2]
    dark = state.dark
    table = at(state)
    answer(table, "take:t20", "take:t08")
    assert choosable(table) == {"take:t09", "take:t21", "take:t35"}
    answer(table, "take:t35")
    assert table.state.round == 3
    assert table.state.display == dark[:-6:-1]
    assert len(table.state.dark) == len(dark) - 5
    assert [seat.tasks[-1] for seat in table.state.seats] == ["t20", "t08", "t35"]
    assert question(table) == (A, "place_die")


def test_tasks_of_the_last_round_are_final_tasks() -> None:
    """S25 (rulings R31 and R32): the one taken is the third."""
    state = position(Player(shells=5), Player(), stage="new_tasks", round=6, display="t32 t08 t09 t20")
    for seat in state.seats:
        seat.tasks = seat.tasks[:2]
    table = at(state)
    answer(table, "take:t32", "take:t08")
    assert question(table) == (A, "final_task")
    assert choosable(table) == {"fulfil:t32", "done"}
    answer(table, "fulfil:t32")
    assert table.decision is None
    assert me(table).vp == 6
    assert table.state.display == ()


def test_the_new_order_holds_in_phase_c() -> None:
    """S38 (ruling R41): turn-order tile 1 is Don's now, who buys and resolves first."""
    tasks = "t06 t08 t35"
    don = Player(people="man_land_1", tasks=tasks, shells=6)
    ben = Player(people="man_vp_1", shells=6)
    state = position(Player(), ben, Player(), don, stage="people", order="BACD", status={4: "D", 0: "CAB"})
    table = at(state)
    answer(table, "end")
    assert table.state.order == names("DBAC")
    assert question(table) == (D, "buy_jewelry")
    answer(table, "pass", "pass")
    assert told(table, "fulfilled_task")[0] == {"task": "t06", "yellow": False, "cards": []}
    assert question(table) == (B, "resolve_task")


def test_hand_cards_for_a_task() -> None:
    """S33 (rulings R30 and R52): god tiles and pairs are no cards; yellow replaces one all the same."""
    table = resolving(Player(hand="BRG", tiles=1, tasks="t16"))
    assert choosable(table) == {"yellow:t16", *(f"discard:{task}" for task in me(table).tasks)}
    answer(table, "yellow:t16")
    assert (me(table).vp, me(table).god_tiles, letters(me(table).hand)) == (4, 0, "BRG")
    assert told(table, "fulfilled_task") == [
        {"task": "t16", "yellow": True, "cards": ["blue", "red", "green"]}
    ]
    table = resolving(Player(hand="BRGY", tiles=1, tasks="t16"))
    assert me(table).vp == 6
    assert forced(table) == []


SHOWN = [
    ("t10", "BBBWWWW", ["blue"] * 3),
    ("t10", "BBWWWW", ["white"] * 3),
    ("t11", "BBBW", ["blue"] * 2),
    ("t16", "BWRGY", ["blue", "white", "red", "green"]),
    ("t16", "WRGGY", ["white", "red", "green", "yellow"]),
    ("t31", "BBB", []),
]


@pytest.mark.parametrize(("task", "hand", "shown"), SHOWN)
def test_which_cards_are_shown(task: str, hand: str, shown: list[str]) -> None:
    """Ruling R52: exactly as many as are needed, of the first colour that would do."""
    table = resolving(Player(hand=hand, offerings=4, tasks=task))
    if table.decision is not None and asked(table).seat == A:
        answer(table, f"fulfil:{task}")
    assert told(table, "fulfilled_task")[0]["cards"] == shown


def test_cards_shown_are_known_from_then_on() -> None:
    """Ruling R52 (specification f): each player has seen them, and no new deal takes them away."""
    table = resolving(Player(hand="BBGG", tasks="t11"))
    assert letters(me(table).known) == "BB"


def test_yellow_is_paid_before_the_task_is_looked_at() -> None:
    """Ruling R30: what pays can't count for the task."""
    offering = "t31"
    assert "yellow:t31" not in choosable(resolving(Player(hand="Y", offerings=3, tasks=offering)))
    assert "yellow:t31" in choosable(resolving(Player(hand="Y", offerings=3, tiles=1, tasks=offering)))
    two_yellow = resolving(Player(hand="Y", offerings=1, tasks="t15"))
    assert choosable(two_yellow) == {f"discard:{task}" for task in me(two_yellow).tasks}
    table = resolving(Player(hand="YGG", offerings=1, tasks="t15"))
    answer(table, "yellow:t15")
    assert letters(me(table).hand) == "Y"
    table = resolving(Player(hand="YG", offerings=1, tasks="t14"))
    answer(table, "yellow:t14")
    assert letters(me(table).hand) == "G"
    table = resolving(Player(tiles=1, tasks="t30"))
    assert "yellow:t30" not in choosable(table)


def test_final_tasks_are_voluntary_and_in_any_order() -> None:
    """Ruling R32: `done` beside them, no discarding; who can do nothing isn't asked."""
    table = finishing(Player(tasks="t31 t32", offerings=4, shells=5), Player(shells=5, tasks="t20"))
    assert choosable(table) == {"fulfil:t31", "fulfil:t32", "done"}
    answer(table, "done")
    assert table.decision is None
    assert me(table).vp == 0
    assert told(table, "game_ended") == [{}]


def test_the_order_of_final_tasks() -> None:
    """E4 (ruling R32): ten points one way, four the other."""
    don = Player(hand="GY", offerings=4, shells=4, tasks="t31 t14 t32")
    table = finishing(don)
    assert choosable(table) == {"fulfil:t31", "yellow:t14", "yellow:t32", "done"}
    answer(table, "fulfil:t31", "yellow:t32")
    assert table.decision is None
    assert me(table).vp == 10
    assert me(table).tasks == ("t14",)
    table = finishing(don)
    answer(table, "yellow:t32")
    assert table.decision is None
    assert (me(table).vp, me(table).offerings) == (4, 3)


def test_tasks_met_with_yellow_count_among_the_nine() -> None:
    """Ruling R33: discarded ones don't."""
    done = "t01 t02 t03 t04 t05 t07 t08 t20"
    table = finishing(Player(done=done, tasks="t32", shells=4, tiles=1))
    answer(table, "yellow:t32")
    assert len(me(table).done) == 9
    lines = {line.id: line.points for line in RULES.standings(table.state)[A].lines}
    assert lines["bonus_tasks"] == 6
