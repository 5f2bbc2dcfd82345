"""What options would bring, as screens show it (specification j)."""

from collections import Counter

import pytest

from rulesets.core import Forced, Table
from rulesets.helios import RULES
from rulesets.helios.advice.actions import possible, reach, row_fills
from rulesets.helios.advice.fields import field_preview, free_fields
from rulesets.helios.advice.persons import person_preview
from rulesets.helios.advice.prices import build_preview
from rulesets.helios.advice.sun import sun_previews
from rulesets.helios.components import PERSONS
from rulesets.helios.events import Scored, Shone, Waived
from rulesets.helios.scoring import person_points
from rulesets.helios.state import Helios, Tile
from tests.conformance.play import played
from tests.rulesets.helios.builders import A, at_sea, doing, moves, position, seat
from tests.rulesets.helios.test_sun_and_land import START


@pytest.mark.parametrize("players", [2, 4])
def test_the_sun_brings_what_was_foreseen(players: int) -> None:
    """j: steps, cubes, points of temples and laps of every target, compared with what then happens."""
    compared = 0
    for table in played(RULES, players, 17 + players, tastes={"waive": 1}):
        decision = table.decision
        if decision is None or decision.kind != "choose_sun_target":
            continue
        foreseen = sun_previews(RULES.view(table.state, decision.seat), decision.seat)
        assert {f"field:{field}" for field in foreseen} == {o.key for o in decision.options} - {"waive"}
        for field, preview in foreseen.items():
            twin = table.clone(listen=True)
            twin.apply(f"field:{field}")
            gained = sum(
                event.points
                for event in twin.story[-1]
                if isinstance(event, Scored) and event.seat == decision.seat
            )
            assert gained == preview.points
            cubes = sum(len(event.cubes) for event in twin.story[-1] if isinstance(event, Shone))
            assert cubes == len(preview.light.cubes)
            compared += 1
    assert compared > 10


def test_a_lap_is_foreseen() -> None:
    """j: `LAP 5`, with the Sun Gate 10."""
    for buildings, points in (("", 5), ("sun_gate", 10)):
        table = moves(at_sea(START, sun="C3", buildings=buildings))
        foreseen = sun_previews(RULES.view(table.state, A), A)
        assert {field: preview.lap for field, preview in foreseen.items()} == {"D3": points, "E3": points}


def test_what_a_field_brings() -> None:
    """j: mana, a resource, points of a harbour and of a special tile there."""
    table = doing("create_land", seat("D4=granite E4=spring", "D3", day="explorer"))
    view = RULES.view(table.state, A)
    assert field_preview(view, A, "F3", Tile("granite"))[:4] == ("mana", 1, 0, None)
    assert field_preview(view, A, "F4", Tile("oasis"))[:4] == ("harbour", 0, 8, 2)
    assert field_preview(view, A, "E5", Tile("summit"))[:4] == ("resource", 0, 0, 1)
    assert field_preview(view, A, "C3", Tile("granite"))[:4] == (None, 0, 0, None)
    none_left = RULES.view(position(seat("D4=granite E4=spring"), mana=0), A)
    assert field_preview(none_left, A, "F3", Tile("granite"))[:2] == ("mana", 0)
    assert {*free_fields(view, A)} == {*["C3", "C4", "D5", "E3", "E5", "F3", "F4"]}
    assert "F3" not in view.seats[A].board.world, "a preview changes nothing"


def test_what_building_costs_and_brings() -> None:
    """j: the bill, whether it can be paid, what it is worth."""
    state = position(seat("D4=granite[GG] E4=redwood[N]", buildings="stonemason"))
    view = RULES.view(state, A)
    temple = build_preview(view, A, None)
    assert (temple.bill.total, temple.fault, temple.mana) == (0, None, 1)
    palace = build_preview(view, A, "palace")
    assert palace.bill.total == 5
    assert palace.fault is not None
    assert (palace.points, palace.mana, palace.range) == (4, 1, 1)
    warehouse = build_preview(view, A, "warehouse")
    assert (warehouse.bill.total, warehouse.fault) == (2, None)


def test_what_persons_cost_and_score() -> None:
    """j: with what one has now."""
    view = RULES.view(position(seat("D4=granite[G] E4=redwood[N] E3=bamboo[V]", mana=3)), A)
    mage = person_preview(view, A, "mage")
    assert (mage.mana_cost, mage.bill.total, mage.payable, mage.points) == (2, 5, False, 6)
    settler = person_preview(view, A, "settler")
    assert (settler.payable, settler.points) == (True, 3)


def test_what_a_person_brings_at_once_counts_in_what_it_scores() -> None:
    """PER-2, g: activating comes first; buying costs mana, which then isn't there to be scored."""
    world = "D4=granite[G] E4=redwood[N] E3=bamboo[V]"
    for person, row in PERSONS.items():
        view = RULES.view(position(seat(world, mana=9, range=3, night=person)), A)
        foreseen = person_preview(view, A, person).points
        if row.scores == "sun_range":
            assert foreseen == row.vp_each * (3 + row.sun)
        if row.scores == "mana":
            assert foreseen == row.vp_each * (9 + row.mana)
            open_to_all = RULES.view(position(seat(world, mana=9, range=3)), A)
            price = row.mana_cost
            assert person_preview(open_to_all, A, person).points == row.vp_each * (9 - price + row.mana)


EAGER = {"buy": 160, "activate": 160, "pass": 1, "end_turn": 1, "waive": 1}
"""Tastes of players who take every person they can."""


def test_persons_score_what_was_foreseen() -> None:
    """g: at once after it was activated, however it was paid."""
    compared = 0
    for seed in range(24):
        for table in played(RULES, 2 + seed % 3, seed, tastes=EAGER):
            if table.decision is None or table.decision.kind != "persons_turn":
                continue
            view, index = RULES.view(table.state, table.decision.seat), table.decision.seat
            for option in table.decision.options:
                active = option.value and activated(table, option.key, option.value.person)
                if active:
                    person, foreseen = option.value.person, person_preview(view, index, option.value.person)
                    assert person_points(active.seats[index], person) == foreseen.points
                    compared += 1
    assert compared > 12


def activated(table: Table[Helios], key: str, person: str) -> Helios | None:
    """The position after a person was bought, if need be, and activated; `None` if it can't be."""
    twin = table.clone()
    twin.apply(key)
    if key.startswith("buy:"):
        if f"activate:{person}" not in keys_of(twin):
            return None
        twin.apply(f"activate:{person}")
    while twin.decision is not None and twin.decision.kind == "pay_cube":
        twin.apply(twin.decision.options[-1].key)
    return twin.state


def keys_of(table: Table[Helios]) -> set[str]:
    """What can be chosen."""
    return set() if table.decision is None else {option.key for option in table.decision.options}


def fields_of(table: Table[Helios]) -> set[str]:
    """Where the action that has just begun can be carried out, tile and temple chosen if need be."""
    for kind, key in (("choose_tile", None), ("choose_build", "temple")):
        decision = table.decision
        if decision is not None and decision.kind == kind:
            chosen = decision.options[0].key if key is None else key
            if chosen not in keys_of(table) or chosen == "waive":
                return set()
            table.apply(chosen)
    decision = table.decision
    if decision is None or decision.kind not in ("choose_field", "choose_sun_target", "choose_temple_site"):
        return set()
    return {str(o.target).removeprefix("field:") for o in decision.options if o.target}


def test_an_action_is_possible_where_it_is_said_to_be() -> None:
    """d.1, d.5: the fields of each action before it is chosen; what isn't possible lapses unasked."""
    looked = Counter[str]()
    for seed in range(6):
        for table in played(RULES, 2 + seed % 3, 50 + seed):
            decision = table.decision
            if decision is None or decision.kind not in ("choose_action_tile", "choose_bonus_action"):
                continue
            view, index = RULES.view(table.state, decision.seat), decision.seat
            for option in decision.options:
                if option.value is not None:
                    action, twin = str(option.value), table.clone(listen=True)
                    begin(twin, option.key)
                    events = [event for part in twin.story[len(table.answers) + 1 :] for event in part]
                    lapsed = any(isinstance(e, Waived) and e.action == action for e in events)
                    assert lapsed != possible(view, index, action)
                    looked["lapsed"] += lapsed
                    where = reach(view, index, action)
                    if not lapsed and len(where) != 1 and not any(isinstance(e, Forced) for e in events):
                        assert fields_of(twin) == where
                        looked[decision.kind] += 1
    assert all(looked[kind] for kind in ("lapsed", "choose_action_tile", "choose_bonus_action")), looked


def begin(table: Table[Helios], key: str) -> None:
    """An action, a grey tile put into the first row."""
    seat = table.state.active
    table.apply(key)
    decision = table.decision
    if decision is not None and (decision.kind, decision.seat) == ("choose_row", seat):
        table.apply(decision.options[0].key)


def test_whether_a_row_fills() -> None:
    """BON-1 (j): a fourth tile brings a bonus action."""
    own = seat(rows=["RRR", "UU", ""])
    assert [row_fills(own, row) for row in range(3)] == [True, False, False]
