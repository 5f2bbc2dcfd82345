"""Why a board element can't be chosen (specification d.11)."""

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.state import BoraBora
from tests.rulesets.bora_bora.builders import (
    Player,
    answer,
    finishing,
    forced,
    placing,
    position,
    resolving,
    using,
)

A, B = 0, 1


def reason(state: BoraBora, target: str, seat: int = A) -> str | None:
    """The reason, if there is one."""
    found = RULES.why_not(state, seat, target)
    assert all((option.key, option.target) == (target, target) for option in found)
    return found[0].blocked.word if found and found[0].blocked else None


PLACING = [
    ("card:helper", "not-lower"),
    ("card:temple", "action-impossible"),
    ("card:nothing", None),
    ("region:c4", "own-hut-there"),
    ("region:n1", "no-expansion"),
    ("region:x9", None),
    ("person:man_vp_1", "people-later"),
    ("person:man_vp_3", "not-yours"),
    ("person:nobody", None),
    ("man:3", "no-taking-now"),
    ("woman:1", "no-taking-now"),
    ("jewelry:jewel_ring_6", "jewel-later"),
    ("jewelry:nothing", None),
    ("task:t09", "tasks-later"),
    ("task:t60", "task-later"),
    ("task:t59", "not-yours"),
    ("task:nothing", None),
    ("ground:a1", "space-filled"),
    ("ground:b1", "space-covered"),
    ("ground:c1", "space-empty"),
    ("ground:x1", None),
    ("building:2", "built-already"),
    ("building:3", "no-building-now"),
    ("building:9", None),
    ("temple:3", "no-priest"),
    ("supply:vp", "no-gain-now"),
    ("deck", "no-card-now"),
    ("open:2", "no-card-now"),
    ("hand:red", "no-god-now"),
    ("god_tile", "no-god-now"),
    ("status", "no-status-now"),
    ("nothing", None),
]


@pytest.mark.parametrize(("target", "why"), PLACING)
def test_while_a_die_is_placed(target: str, why: str | None) -> None:
    """Specification d.11: a reason for each kind of board element; none for what there isn't."""
    player = Player(people="man_vp_1", ground="a1", built={2: "b1 b2"}, tasks="t09 t22 t23")
    table = placing(player, dice="4", cards_in_play={"helper": "2"}, temple="AAAA..", display="t60")
    assert reason(table.state, target) == why


def test_others_and_afterwards() -> None:
    """Specification d.11: whose turn it is, and that the game is over."""
    table = placing(Player(), dice="4")
    assert reason(table.state, "card:helper", B) == "not-your-turn"
    answer(table, "place:4:helper")
    assert reason(table.state, "card:temple") == "die-placed"
    assert reason(table.state, "region:n1") == "not-joined"
    done = finishing(Player(shells=5, tasks="t32"), Player())
    answer(done, "fulfil:t32")
    assert reason(done.state, "card:helper") == "game-over"


def test_where_cards_and_steps_end() -> None:
    """Specification d.11: of the fire bonus what can't be had isn't asked; asked about, it says why."""
    player = Player(people="man_vp_1")
    table = placing(player, dice="4", open="", deck="", rest=B, status={14: "A", 0: "DCB"})
    assert reason(table.state, "deck") == reason(table.state, "open:1") == "no-card-left"
    assert reason(table.state, "status") == "status-end"
    answer(table, "place:4:temple", "temple:4")
    assert [(kind, key) for kind, key in forced(table) if kind.startswith("fire")] == [
        ("fire_gift", "offering"),
        ("fire_mark", "shell"),
    ]


def test_in_other_phases() -> None:
    """Specification d.11: there is no die, no person is taken, jewels are gone."""
    table = using(Player(people="man_vp_1 man_land_1 woman_land_1/"), temple=".....A")
    assert reason(table.state, "card:helper") == "no-die-now"
    assert reason(table.state, "person:man_vp_1") is None
    assert reason(table.state, "temple:3") == "no-temple-now"
    state = position(Player(shells=6), Player(), stage="jewelry", jewels="ring_1 ring_2", round=3)
    assert reason(state, f"jewelry:{state.jewels[4][0]}") == "jewel-later"
    assert reason(state, "jewelry:jewel_ring_1") is None
    earlier = position(Player(shells=6), Player(), dice="5", jewels="ring_1 ring_2", round=3)
    assert reason(earlier, "jewelry:jewel_ring_1") == "jewel-later"
    table = resolving(Player(jewelry="ring_6"), round=3)
    assert reason(table.state, "jewelry:jewel_ring_6") == "jewel-gone"


def test_while_the_helper_is_paid() -> None:
    """Specification d.11: who was shifted already."""
    table = placing(Player(people="man_vp_1/ woman_vp_1"), dice="4")
    answer(table, "place:4:helper")
    assert reason(table.state, "person:man_vp_1") == "shifted-already"
    assert reason(table.state, "person:woman_vp_1") is None
