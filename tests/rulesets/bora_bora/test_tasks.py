"""What each task asks for (specification d.8): met, one unit missing, two missing, with yellow."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from rulesets.bora_bora.components import REQUIREMENTS, TASKS
from rulesets.bora_bora.tasks import progress
from tests.rulesets.bora_bora.builders import LAYOUT_0, Player, at, choosable, me, position, resolving

A, B, C, D = range(4)


class Case(NamedTuple):
    """A task in three positions; `None` where it can't come to that."""

    task: str
    met: Mapping[str, Any] | None
    one: Mapping[str, Any] | None
    two: Mapping[str, Any] | None


def has(on_map: str = "", temple: str = "......", **more: Any) -> dict[str, Any]:
    """A position: what Anna has, and what lies on the board."""
    return {"on_map": on_map, "temple": temple, "player": more}


REGIONS_9 = "c1:A c2:BA c3:AB c4:A n1:A n2:A e1:A e2:A s1:A"
ISLANDS = "c1:A n1:A w1:AB e1:A s1:A"


def fewer(text: str, by: int) -> str:
    """Without the last words."""
    return " ".join(text.split()[:-by])


CASES = [
    Case(
        "t01",
        has(people="man_land_1 woman_vp_1"),
        has(people="man_land_1 man_vp_1"),
        has(),
    ),
    Case(
        "t02",
        has(people="woman_vp_1/", temple=".....A"),
        has(people="man_land_1", temple=".....A"),
        has(people="man_land_1", temple="....B."),
    ),
    Case("t03", has(people="man_vp_1", temple=".A...."), has(people="man_vp_1"), has(people="woman_vp_1")),
    Case("t04", has(temple="AAA..."), has(temple="A.A..B"), has(temple="BBBA..")),
    Case("t05", has(people="woman_vp_1", jewelry="belt_2"), has(jewelry="belt_2 ring_1"), has(shells=9)),
    Case("t07", has("c1:A c2:AB c3:A"), has("c1:A c2:BA c3:B"), has("c1:A c2:B")),
    Case("t08", has(REGIONS_9), has(fewer(REGIONS_9, 1)), has(fewer(REGIONS_9, 2))),
    Case("t09", has(ISLANDS), has(fewer(ISLANDS, 1)), has(fewer(ISLANDS, 2) + " c2:A c3:A c4:A")),
    Case("t10", has(hand="GGG"), has(hand="BGG"), has(hand="BWRGY")),
    Case("t11", has(hand="BB"), has(hand="BWW"), has(hand="WWRRGG")),
    Case("t12", has(hand="WWW"), has(hand="WRR"), has(hand="BB")),
    Case("t13", has(hand="RR"), has(hand="RBB"), has(hand="")),
    Case("t14", has(hand="GG"), has(hand="G"), has(hand="YYY")),
    Case("t15", has(hand="YY"), has(hand="Y"), has(hand="BBB")),
    Case("t16", has(hand="BWRG"), has(hand="BWWRR"), has(hand="BBBWWW")),
    Case(
        "t17",
        has(people="man_land_1 man_vp_1 man_hut_1"),
        has(people="man_land_1 man_land_2 man_hut_1 woman_vp_1"),
        has(people="man_land_1 man_land_2 man_land_3"),
    ),
    Case(
        "t18",
        has(people="woman_land_1 woman_vp_1 woman_hut_1"),
        has(people="woman_land_1 woman_land_2 woman_hut_1 man_vp_1"),
        has(people="woman_land_1 woman_land_2 woman_land_3"),
    ),
    Case(
        "t19",
        has(jewelry="belt_2 ring_1 necklace_1"),
        has(jewelry="belt_2 ring_1 ring_2"),
        has(jewelry="ring_1 ring_2 ring_5"),
    ),
    Case(
        "t20",
        has(people="man_land_1 man_land_2 man_land_3 man_vp_1/"),
        has(people="man_land_1 man_land_2 man_land_3 woman_vp_1"),
        has(people="man_land_1 man_land_2"),
    ),
    Case(
        "t21",
        has(people="woman_land_1 woman_land_2 woman_land_3 woman_vp_1/"),
        has(people="woman_land_1 woman_land_2 woman_land_3 man_vp_1"),
        has(people="woman_land_1 woman_land_2"),
    ),
    Case("t22", has(jewelry="ring_1 ring_2 ring_5 ring_6"), has(jewelry="ring_1 ring_2 ring_5"), has()),
    Case(
        "t23",
        has(built={1: "a1 a2", 2: "a3 a4", 3: "b1 b2", 6: "b3 b4"}),
        has(built={1: "a1 a2", 2: "a3 a4", 3: "b1 b2"}),
        has(built={1: "a1 a2", 2: "a3 a4"}),
    ),
    *(
        Case(task, has(jewelry=f"{kind}_{one} {kind}_{two}"), has(jewelry=f"{kind}_{one}"), has())
        for task, kind, one, two in (
            ("t24", "necklace", 1, 2),
            ("t25", "bracelet", 1, 3),
            ("t26", "earring", 2, 3),
            ("t27", "ring", 1, 2),
            ("t28", "headdress", 1, 4),
            ("t29", "belt", 2, 3),
        )
    ),
    Case("t30", has(tiles=2), has(tiles=1), has(shells=5)),
    Case("t31", has(offerings=4), has(offerings=3), has(offerings=2)),
    Case("t32", has(shells=6), has(shells=4), has(shells=3)),
    Case("t33", has(ground="a1 a4 b3"), has(ground="a1", beside="sand stone"), has(ground="a1 a2 a3")),
    Case("t34", has(ground="a3 b2", beside="stone"), has(ground="a3 b2"), has(beside="stone wood")),
    Case("t35", has(beside="wood wood wood"), has(ground="a2 b1"), has(ground="a2", beside="sand")),
    Case(
        "t36",
        has(ground="a1 a2 a3", beside="sand wood"),
        has(ground="a1 a2 a3", beside="stone", built={1: "b1 b2"}),
        has(ground="a1 a2 a3"),
    ),
    Case("t37", has("n1:A w2:AB c4:A"), has("n1:A w2:BA c3:A"), has("n1:A w2:B c3:A")),
    Case("t38", has("n2:A c3:A e2:A"), has("n2:A c3:A"), has("n2:A")),
    Case("t39", has("c1:A e1:A s1:A"), has("c1:A e1:A"), has("c1:A")),
    Case("t40", has("w1:A c2:A s2:A"), has("w1:A c2:A"), has("w1:A")),
    Case("t41", has("n2:A c1:AB e2:A"), has("n2:A c1:A"), has("n2:A")),
    Case("t42", has("w2:A c2:A s1:A"), has("w2:A c2:A"), has("w2:A")),
    Case("t43", has("n1:A c4:A e1:A"), has("n1:A c4:A"), has("n1:A")),
    Case("t44", has("w1:A c3:A s2:A"), has("w1:A c3:A"), has("w1:A")),
    Case(
        "t45",
        has("c1:A c2:A", huts="6 7 8 9 10 11", last=4),
        has("c1:A c2:A", huts="5 6 7 8 9 10 11", last=3),
        has("c1:A c2:A", huts="4 5 6 7 8 9 10 11", last=2),
    ),
    Case(
        "t46",
        has(people="man_land_1/ man_vp_1/ man_hut_1/"),
        has(people="man_land_1/ man_vp_1/ man_hut_1 woman_vp_1/"),
        has(people="man_land_1/ man_vp_1"),
    ),
    Case(
        "t47",
        has(people="woman_land_1/ woman_vp_1/ woman_hut_1/"),
        has(people="woman_land_1/ woman_vp_1/ woman_hut_1 man_vp_1/"),
        has(people="woman_land_1/ woman_vp_1"),
    ),
    Case(
        "t48",
        has(people="woman_land_1/ woman_vp_1/ woman_hut_1/ man_vp_1/ man_hut_1/"),
        has(people="woman_land_1/ woman_vp_1/ woman_hut_1 man_vp_1/ man_hut_1/"),
        has(people="woman_land_1/ woman_vp_1/ woman_hut_1/ man_vp_1"),
    ),
    *(
        Case(
            task,
            has(people=f"man_{kind}_1 woman_{kind}_1/"),
            has(people=f"man_{kind}_1 woman_{other}_1 man_{other}_1"),
            has(people=f"man_{other}_1 woman_{other}_1"),
        )
        for task, kind, other in (
            (task.id, task.param, "vp" if task.param != "vp" else "land")
            for task in TASKS.values()
            if task.requirement == "person_kind"
        )
    ),
]
"""Every task but "man and turn-order tile 1", which has a test of its own."""


def state_of(case: Case, wanted: Mapping[str, Any], **more: Any) -> Any:
    """The position, with Anna about to resolve."""
    player = Player(**{"tasks": case.task, **wanted["player"], **more})
    others_have = [task for task in ("t01", "t02", "t03", "t04") if task != case.task][:3]
    rest = [Player(tasks=" ".join(others_have)), Player(), Player()]
    shown = "t59" if case.task == "t60" else "t60"
    return position(
        player, *rest, on_map=wanted["on_map"], temple=wanted["temple"], stage="tasks", round=4, display=shown
    )


def test_every_task_has_its_case() -> None:
    """Ruling R37 (specification d.8): sixty tasks, every requirement among them."""
    assert [*{case.task: 0 for case in CASES}, "t06"] == [
        *(task for task in TASKS if task != "t06"),
        "t06",
    ]
    assert {TASKS[task].requirement for task in TASKS} == {*REQUIREMENTS}


@pytest.mark.parametrize("case", CASES, ids=[case.task for case in CASES])
def test_units_of_a_task(case: Case) -> None:
    """Specification d.8 (ruling R30): met, one missing, two missing; yellow makes one into none."""
    for missing in range(3):
        assert_units(case, missing)


def assert_units(case: Case, missing: int) -> None:
    wanted = (case.met, case.one, case.two)[missing]
    assert wanted is not None
    state = state_of(case, wanted)
    assert min(progress(state, A, case.task).missing, 2) == missing
    rich = {"tiles": wanted["player"].get("tiles", 0), **({} if case.task == "t30" else {"tiles": 1})}
    if case.task == "t30":
        rich = {"hand": "Y", "offerings": 1, "tiles": wanted["player"].get("tiles", 0)}
    table = at(state_of(case, wanted, **rich))
    how = {"fulfil": 0, "yellow": 1}
    if table.decision is None or table.decision.seat != A:
        assert (missing, me(table).done) == (0, (case.task,))
        return
    offered = {key for key in choosable(table) if key.endswith(case.task)}
    for word, units in how.items():
        assert (f"{word}:{case.task}" in offered) == (units == missing)
    met_at_all = any(key.startswith("fulfil") for key in choosable(table))
    assert (f"discard:{case.task}" in offered) != met_at_all


@pytest.mark.parametrize(("order", "people", "have"), [("AB", "man_vp_1", 2), ("AB", "", 1), ("BA", "", 0)])
def test_man_and_turn_order_tile(order: str, people: str, have: int) -> None:
    """Ruling R41: t06 looks at the order as it is now."""
    state = position(Player(tasks="t06", people=people), Player(), stage="tasks", order=order)
    assert progress(state, A, "t06").missing == 2 - have
    state = position(Player(tasks="t06", people="woman_vp_1"), Player(), stage="tasks", order="BA")
    assert progress(state, A, "t06").missing == 2


def test_a_hut_aside_counts_and_shifted_people_count() -> None:
    """Specification d.8: a hut pushed aside and a person shifted down count, too."""
    table = resolving(Player(tasks="t07"), on_map="c1:AB c2:AC c3:AD")
    assert me(table).done == ("t07",)
    assert LAYOUT_0["c1"] == "parrotfish_6"
