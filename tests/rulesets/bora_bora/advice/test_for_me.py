"""What an option comes to: tasks as they are once it is taken, points at once, a building made possible."""

from dataclasses import replace
from random import Random

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.for_me import Foreseen, ForMe, TaskStep, _first, completing, for_me, foreseen
from rulesets.bora_bora.components import FINAL, GROUND, JEWELS, MATERIALS, PEOPLE, REGIONS, TASKS
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import (
    A,
    B,
    C,
    Player,
    answer,
    asked,
    at,
    finishing,
    placing,
    position,
    using,
)
from tests.whole import sampled

CERTAIN = ("man", "woman", "jewelry", "temple", "open", "tattoo", "shells", "offering", "shell", "another")
"""Nouns of options after which nothing else is decided that tasks count before the seat is asked again."""


def told(table: Table[BoraBora], key: str) -> ForMe:
    assert table.decision is not None
    view = RULES.view(table.state, table.decision.seat)
    found = for_me(view, table.decision.seat, table.decision, key)
    assert found is not None
    return found


def test_what_is_foreseen_of_tasks_is_what_comes_of_them() -> None:
    """Random games: the task that is said to change has as many units afterwards."""
    met = dict[str, int]()
    for seed in range(sampled(4, 30)):
        chance = Random(seed)
        table = Table.new(RULES, 2 + seed % 3, seed)
        while (decision := table.decision) is not None:
            key = chance.choice(decision.options).key
            noun, seat = key.partition(":")[0], decision.seat
            before = RULES.view(table.state, seat).seats[seat]
            said, stage = told(table, key), table.state.stage
            table.apply(key)
            after = RULES.view(table.state, seat).seats[seat]
            if noun not in CERTAIN or after.tasks != before.tasks or table.decision is None:
                continue
            step, changed = (
                said.step,
                {task for task in after.tasks if after.progress[task] != before.progress[task]},
            )
            if step is not None:
                assert after.progress[step.task].have == step.after, (seed, key)
                met[noun] = met.get(noun, 0) + 1
            elif noun in ("man", "woman") and stage == "dice":  # nothing else happens to the seat then
                better = [
                    task for task in changed if after.progress[task].missing < before.progress[task].missing
                ]
                assert not better, (seed, key, better)
    assert {"man", "woman", "temple", "open"} <= {*met}, met


def test_the_present_is_foreseen_as_it_is() -> None:
    table = Table.new(RULES, 3, 5)
    assert table.decision is not None
    seat = table.decision.seat
    view = RULES.view(table.state, seat)
    now = foreseen(view, seat)
    assert {task: now.units(task) for task in view.seats[seat].tasks} == {
        task: known.have for task, known in view.seats[seat].progress.items()
    }


def test_a_man_completes_a_task_on_whatever_place_a_die_leads_to_him() -> None:
    table = placing(Player(people="man_vp_1 man_land_1 man_build_2", tasks="t20"), dice="3")
    card = next(o.key for o in table.decision.options if ":man" in o.key or "woman_man" in o.key)  # type: ignore[union-attr]
    found = told(table, card)
    assert found.completes
    assert found.step == TaskStep("t20", 3, 4, 4)
    assert not found.where, "any man does"
    view = RULES.view(table.state, A)
    assert table.decision is not None
    places = {target for target in completing(view, table.decision, card) if target.startswith("man:")}
    assert places == {f"man:{n}" for n, tile in enumerate(view.places["man"], start=1) if tile is not None}


def test_an_offering_paid_for_a_god_counts_for_no_task() -> None:
    """c2 yields the fourth offering, but a blue god (d.2) costs one first, unless a god tile pays for it."""
    for cards, tiles, after in (
        ({}, 0, 4),
        ({"land_water_path": "4"}, 0, None),
        ({"land_water_path": "4"}, 1, 4),
    ):
        player = Player(hand="B", offerings=3, tiles=tiles, tasks="t31")
        table = placing(player, Player(), dice="4", on_map="c4:A", cards_in_play=cards)
        found = told(table, "place:4:land_water_path")
        assert (found.step.after if found.step is not None and found.completes else None) == after, (
            cards,
            tiles,
        )


def test_paying_a_god_sets_a_task_back() -> None:
    player = Player(hand="B", offerings=3, tasks="t31")
    table = placing(player, Player(), dice="4", cards_in_play={"temple": "4"})
    step = told(table, "place:4:temple").step
    assert step == TaskStep("t31", 3, 2, 4)
    assert step.sets_back
    assert not step.undoes


def test_what_the_helper_buys_may_complete_a_task() -> None:
    bought = placing(Player(offerings=2, tasks="t31"), dice="4")
    assert told(bought, "place:4:helper").step == TaskStep("t31", 2, 4, 4)
    assert told(placing(Player(offerings=2, tasks="t31"), dice="1"), "place:1:helper").step is None
    men = Player(people="man_vp_1 man_land_1 man_build_2", tasks="t46")
    assert told(placing(men, dice="3"), "place:3:helper").step == TaskStep("t46", 0, 3, 3)
    assert told(placing(men, dice="2"), "place:2:helper").step == TaskStep("t46", 0, 2, 3)


def test_a_god_card_may_be_one_of_the_open_row_that_a_task_counts() -> None:
    """As a gift of the fire (R13), from the helper for 2 points each, and from a shaman."""
    player = Player(hand="Y", tasks="t15", people="man_god_card_1")
    gift = placing(player, Player(), dice="2", open="WYRGR")
    answer(gift, "place:2:temple", "temple:2")
    assert asked(gift).kind == "fire_gift"
    assert told(gift, "god_card").step == TaskStep("t15", 1, 2, 2)
    assert told(gift, "offering").step is None
    helped = placing(player, Player(), dice="2", open="WYRGR")
    assert told(helped, "place:2:helper").where == "open:2"
    used = using(player, open="WYRGR")
    assert told(used, "use:man:god_card").completes
    other = placing(player, Player(), dice="2", open="WRRGR")
    assert told(other, "place:2:helper").step is None


def test_others_are_told_nothing() -> None:
    table = placing(Player(tasks="t20"), Player(), dice="3")
    assert table.decision is not None
    view = RULES.view(table.state, B)
    key = table.decision.options[0].key
    assert for_me(view, A, table.decision, key) is None
    assert completing(view, table.decision, key) == frozenset()
    nobody = RULES.view(table.state, None)
    assert completing(nobody, table.decision, key) == frozenset()
    assert for_me(nobody, A, table.decision, key) is None


def test_a_material_beside_another_makes_a_building_possible_unless_one_is_already() -> None:
    """A building is worth what the next chance brings: this round while dice are left, then the next."""
    for ground, points in (("a1", 7), ("a1 b1", 0), ("c4", 0)):
        table = using(Player(people="man_material_1", ground=ground), Player())
        answer(table, "use:man:material", "wood")
        assert told(table, "ground:a2").building == points, ground
    for dice, round_, points in (("2 3", 2, 10), ("2", 2, 7), ("2", 6, 0)):
        table = placing(Player(ground="a1"), dice=dice, round=round_)
        assert told(table, "place:2:helper").building == points, (dice, round_)


def test_points_at_once_are_told() -> None:
    fishing = placing(Player(), dice="3")
    assert told(fishing, "place:3:fishing").now == 2
    table = using(Player(people="man_vp_2 woman_status_1"), Player())
    assert told(table, "use:man:vp").now == 2
    climb = told(table, "use:woman:status").climb
    assert climb is not None
    assert climb.points == 1


def test_a_priest_may_win_the_god_tile_or_cost_it() -> None:
    """The highest priest decides ties; spaces are listed from 6 to 1."""
    for temple, key, lead in (
        ("......", "temple:3", "won"),
        ("...B..", "temple:2", None),
        ("...B..", "temple:4", "won"),
        ("A.....", "temple:3", None),
    ):
        table = placing(Player(), Player(), dice="4", temple=temple)
        answer(table, "place:4:temple")
        assert told(table, key).lead == lead, (temple, key)


def test_what_completes_a_bonus_for_the_end_says_so() -> None:
    for jewelry, bonuses in (
        ("necklace_6 ring_6 bracelet_6 headdress_6 belt_5", ("bonus_jewelry",)),
        ("necklace_6 ring_6 bracelet_6 headdress_6", ()),
    ):
        buyer = Player(shells=9, jewelry=jewelry)
        table = at(position(buyer, Player(), jewels="earring_5 ring_5", stage="jewelry", round=6))
        found = told(table, "jewelry:jewel_earring_5")
        assert found.bonuses == bonuses
        assert found.bonus == (int(FINAL["bonus_jewelry"].vp) if bonuses else 0)


def test_leads_and_bonuses_foreseen_are_those_of_the_score_sheet_afterwards() -> None:
    """Random games, for answers after which nothing else happens to the seat."""
    leads = set()
    for seed in range(sampled(4, 30)):
        chance = Random(seed)
        table = Table.new(RULES, 2 + seed % 3, seed)
        while (decision := table.decision) is not None:
            key, seat = chance.choice(decision.options).key, decision.seat
            said, stage = told(table, key), table.state.stage
            before = foreseen(RULES.view(table.state, seat), seat)
            table.apply(key)
            if key.partition(":")[0] not in CERTAIN or table.state.stage != stage:
                continue
            after = foreseen(RULES.view(table.state, seat), seat)
            assert {*said.bonuses} == after.bonuses - before.bonuses, key
            if key.startswith("temple:"):
                assert said.lead == (
                    None if before.leads == after.leads else "won" if after.leads else "lost"
                )
                leads.add(said.lead)
    assert {None, "won"} <= leads


# -- tasks -----------------------------------------------------------------------------------------


def test_a_step_completes_a_task_that_was_not_met_and_undoes_one_that_was() -> None:
    """Units before and after, of four."""
    completes, undoes = (3, 4), (4, 3)
    for before, after in ((2, 3), completes, (3, 5), (4, 4), (4, 5), (5, 4), undoes, (5, 3), (3, 2)):
        step = TaskStep("t20", before, after, 4)
        assert step.completes == (before < 4 <= after), (before, after)
        assert step.undoes == (after < 4 <= before), (before, after)
        assert ForMe(step=step).completes == step.completes


def test_a_completed_task_is_told_before_one_undone_and_the_nearest_before_the_others() -> None:
    far, near = TaskStep("t09", 0, 1, 4), TaskStep("t19", 2, 3, 4)
    undone, done = TaskStep("t20", 4, 3, 4), TaskStep("t22", 3, 4, 4)
    assert sorted([far, near, undone, done], key=_first) == [done, undone, near, far]


def test_only_an_option_that_completes_a_task_is_marked_on_the_board() -> None:
    """A man is missing for the task of four: the men on display complete it, and no card, region or woman."""
    own = Player(people="man_vp_1 man_land_1 man_build_2", tasks="t20")
    table = placing(own, Player(), dice="4")
    view = RULES.view(table.state, A)
    marked = completing(view, asked(table), None)
    assert {target.partition(":")[0] for target in marked} == {"man"}
    answer(table, "place:4:land_water_path")
    assert asked(table).kind == "expand"
    view = RULES.view(table.state, A)
    assert not any(target.startswith("region:") for target in completing(view, asked(table), None))


FOUR_MEN = "man_vp_1 man_land_1 man_build_2 man_water_1"


def test_a_task_resolved_is_worth_its_points() -> None:
    table = finishing(Player(people=FOUR_MEN, tasks="t20"), Player())
    found = told(table, "fulfil:t20")
    assert (found.now, found.step) == (6, None)
    assert told(table, "done") == ForMe()


@pytest.mark.parametrize(("done", "bonuses"), [(8, ("bonus_tasks",)), (7, ()), (9, ())])
def test_the_ninth_task_completes_a_bonus(done: int, bonuses: tuple[str, ...]) -> None:
    others = [task for task in TASKS if task != "t20"][:done]
    own = Player(people=FOUR_MEN, tasks="t20", done=" ".join(others))
    state = position(own, Player(), stage="final_tasks", round=6, display="", god_tiles=0)
    table = at(state, sound=False)
    assert told(table, "fulfil:t20").bonuses == bonuses


def test_what_each_option_is_worth_puts_points_and_tasks_above_materials() -> None:
    done, further = TaskStep("t20", 3, 4, 4), TaskStep("t20", 1, 2, 4)
    ranked = [
        ForMe(now=6, step=done),
        ForMe(step=done),
        ForMe(lead="won"),
        ForMe(step=further),
        ForMe(building=10),
        ForMe(),
        ForMe(lead="lost"),
    ]
    assert sorted(ranked, key=lambda each: -each.worth) == ranked


# -- what counts at the end ------------------------------------------------------------------------


def owned() -> Foreseen:
    return foreseen(RULES.view(placing(Player(), Player(), Player()).state, A), A)


def test_what_is_foreseen_of_one_option_is_not_there_for_the_next() -> None:
    view = RULES.view(placing(Player(), Player(), Player()).state, A)
    first = foreseen(view, A)
    first.gets("shell", 3)
    first.builds(["1", "2"])
    second = foreseen(view, A)
    assert (second.shells, second.built) == (view.seats[A].shells, view.seats[A].built)


def test_each_bonus_needs_all_of_its_kind() -> None:
    now = owned()
    assert now.bonuses == frozenset()
    now.tasks_done, now.covered = 8, len(GROUND) - 1
    now.jewelry, now.regions = tuple(JEWELS)[:5], tuple(REGIONS)[:-1]
    now.built = {space: number for number, space in enumerate(tuple(GROUND)[:5], start=1)}
    people = [tile for tile, row in PEOPLE.items() if row.sex == "man"][:12]
    now.people = {}
    for tile in people[:11]:
        now.takes(tile)
    assert now.bonuses == frozenset(), "one is missing of each"
    now.takes(people[11])
    assert now.bonuses == {"bonus_people"}
    now.tasks_done, now.covered, now.regions = 9, len(GROUND), tuple(REGIONS)
    now.jewelry, now.built = tuple(JEWELS)[:6], {**now.built, "c4": 6}
    assert len(now.bonuses) == 6
    now.tasks_done, now.jewelry = 10, tuple(JEWELS)[:7]
    assert len(now.bonuses) == 6, "more than enough"


def test_the_seat_with_most_priests_leads_and_among_equals_the_highest() -> None:
    """Spaces are listed from 1 to 6."""
    for temple, leads in (
        ((None,) * 6, False),
        ((A, None, None, None, None, None), True),
        ((A, B, None, None, None, None), False),
        ((B, A, None, None, None, None), True),
        ((A, A, B, None, None, None), True),
        ((B, A, B, A, None, C), True),
        ((B, A, A, B, None, None), False),
    ):
        now = owned()
        now.temple = temple
        assert now.leads == leads, temple


def test_a_woman_who_collects_brings_shells_and_a_tattooed_man_none() -> None:
    now = owned()
    now.takes("man_land_2")
    now.takes("woman_land_2")
    now.shifts("man_land_2")
    assert (now.shells, [person.shifted for person in now.people.values()]) == (0, [True, False])
    now.shifts("woman_land_2")
    assert now.shells == PEOPLE["woman_land_2"].shell_symbols
    assert all(person.shifted for person in now.people.values())


def test_goods_go_where_they_belong() -> None:
    now = owned()
    for good, count in (("offering", 2), ("shell", 3), ("hut", 1), ("move_hut", 1), ("vp", 4), ("wood", 1)):
        now.gets(good, count)
    before = owned()
    assert now.purse.offerings == 2
    assert (now.shells, now.now) == (3, 4)
    assert now.on_last == before.on_last + 2
    assert now.beside[MATERIALS.index("wood")] == 1
    assert sum(now.beside) == 1


def test_a_building_covers_two_spaces_with_a_number_of_its_own() -> None:
    now = replace(owned(), ground=("a1", "a2", "b1", "c4"))
    now.builds(("a1", "a2"))
    now.builds(("b1", "b2"))
    assert now.ground == ("c4",)
    assert len({*now.built.values()}) == 2
    assert now.built["a1"] == now.built["a2"] != now.built["b1"]


def test_a_material_on_the_ground_makes_a_building_possible_beside_another_only() -> None:
    for ground, space, points in (("a1 c4", "a2", 7), ("c4", "a2", 0), ("a1 b1", "a2", 0)):
        table = using(Player(people="man_material_1", ground=ground), Player())
        answer(table, "use:man:material", "wood")
        assert told(table, f"ground:{space}").building == points, ground


def test_where_the_market_leads_is_told_with_the_place_unless_any_place_does() -> None:
    """t20 counts men, t49 Trackers."""
    for task, where in (("t49", "man:2"), ("t20", "")):
        own = Player(people="man_vp_1 man_land_1 man_build_2 woman_man_1", tasks=task)
        table = using(own, Player(), men="man_vp_2 man_land_2 man_hut_1")
        found = told(table, "use:woman:man")
        assert found.completes
        assert found.where == where
