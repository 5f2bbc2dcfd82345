"""What an option comes to: tasks as they are once it is taken, points at once, a building made possible."""

from random import Random

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.for_me import ForMe, TaskStep, completing, for_me, foreseen
from rulesets.bora_bora.components import FINAL
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tests.rulesets.bora_bora.builders import A, B, Player, answer, at, placing, position, using
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
    assert found.where.startswith("man:")
    view = RULES.view(table.state, A)
    assert table.decision is not None
    places = {target for target in completing(view, table.decision, card) if target.startswith("man:")}
    assert places == {f"man:{n}" for n, tile in enumerate(view.places["man"], start=1) if tile is not None}


def test_an_offering_paid_for_a_god_counts_for_no_task() -> None:
    """c2 yields the fourth offering, but a blue god (p. 4) costs one first, unless a god tile pays for it."""
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


def test_others_are_told_nothing() -> None:
    table = placing(Player(tasks="t20"), Player(), dice="3")
    assert table.decision is not None
    view = RULES.view(table.state, B)
    key = table.decision.options[0].key
    assert for_me(view, A, table.decision, key) is None
    assert completing(view, table.decision, key) == frozenset()


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
