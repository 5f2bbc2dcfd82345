"""What options would bring, as screens show it (specification j)."""

import pytest

from rulesets.helios import RULES
from rulesets.helios.preview import (
    build_preview,
    field_preview,
    free_fields,
    person_preview,
    row_fills,
    sun_previews,
)
from rulesets.helios.state import Tile
from tests.conformance.play import played
from tests.helios.builders import A, at_sea, doing, moves, position, seat
from tests.helios.test_sun_and_land import START


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
                event.facts["points"]
                for event in twin.story[-1]
                if event.kind == "scored" and event.seat == decision.seat
            )
            assert gained == preview.points
            cubes = sum(len(event.facts["cubes"]) for event in twin.story[-1] if event.kind == "shone")
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


def test_whether_a_row_fills() -> None:
    """BON-1 (j): a fourth tile brings a bonus action."""
    own = seat(rows=["RRR", "UU", ""])
    assert [row_fills(own, row) for row in range(3)] == [True, False, False]
