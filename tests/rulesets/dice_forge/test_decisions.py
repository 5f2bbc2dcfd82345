"""Every decision: its keys, and the board elements they mean (specification d.11)."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from rulesets.core import IllegalChoice, Table
from rulesets.dice_forge import RULES
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL
from rulesets.dice_forge.state import DiceForge
from tests.rulesets.dice_forge.builders import (
    A,
    acted,
    acting,
    answer,
    asked,
    hero,
    position,
    question,
    reinforcing,
    rolled,
    table_at,
    targets,
)
from tests.rulesets.dice_forge.spec import DECISION_KINDS

Position = Callable[[], Table[DiceForge]]

TRITON = {f"triton:{resource}": "token:0/triton" for resource in ("gold", "sun", "moon")}

POOLS = {
    "buy:G3": "pool:p2_gold",
    "buy:M1": "pool:p2_moon",
    "buy:G4": "pool:p3_gold",
    "buy:S1": "pool:p3_sun",
}
SLOTS = {
    "slot:1/G1": "die:0/1/1",
    "slot:1/S1": "die:0/1/6",
    "slot:2/G1": "die:0/2/1",
    "slot:2/M1": "die:0/2/5",
    "slot:2/V2": "die:0/2/6",
}


def at(table: Table[DiceForge], *keys: str) -> Table[DiceForge]:
    """The table after these answers."""
    answer(table, *keys)
    return table


def with_token(**more: Any) -> Any:
    """A hero with a Triton token."""
    return hero(cards="triton", triton=1, **more)


INDEX: list[tuple[str, Position, Mapping[str, str | None]]] = [
    (
        "mirror_choose",
        lambda: rolled("MIR G1", hero(), hero(shows="MIR S2"), hero(shows="S2 V2")),
        {"face:S2": "die:1/2", "face:V2": "die:2/2", "face:G1": "die:0/2"},
    ),
    (
        "resolve_order",
        lambda: rolled("G4 SHIP", hero(gold=12)),
        {"other_first": "die:0/1", "ship_first": "die:0/2"},
    ),
    ("face_choose", lambda: rolled("C32 G1"), {"take:gold": "store:0/gold", "take:vp": "store:0/vp"}),
    (
        "hammer_allocate",
        lambda: rolled("G1 V2", hero(cards="hammer")),
        {"hammer:0": "hammer:0", "hammer:1": "hammer:0"},
    ),
    (
        "sentinel_convert",
        lambda: rolled("M1 V2", hero(), conversion=SENTINEL),
        {"keep": "store:0/moon", "convert": "store:0/moon"},
    ),
    (
        "cyclops_convert",
        lambda: rolled("1:G1", hero(), conversion=CYCLOPS),
        {"keep": "store:0/gold", "convert": "store:0/gold"},
    ),
    (
        "boar_bonus",
        lambda: at(rolled("B_R V2", hero(), hero(boars="B_R")), "take:sun"),
        {"take:sun": "store:1/sun", "take:moon": "store:1/moon", "take:vp": "store:1/vp"},
    ),
    (
        "ship_forge",
        lambda: rolled("SHIP V2", with_token()),
        {"buy:G3": "pool:p2_gold", "buy:M1": "pool:p2_moon", **TRITON, "decline": None},
    ),
    ("forge_slot", lambda: at(acting(hero(gold=2)), "buy:G3"), SLOTS),
    (
        "use_cerberus",
        lambda: rolled("G1 V2", hero(cards="cerberus", cerberus=1)),
        {"no": "token:0/cerberus", "yes": "token:0/cerberus"},
    ),
    (
        "reinforcement",
        lambda: reinforcing(hero(cards="hind owl elder triton", gold=3, triton=1)),
        {
            "hind:1": "die:0/1",
            "hind:2": "die:0/2",
            **{f"owl:{resource}": "card:0/owl" for resource in ("gold", "sun", "moon")},
            "elder": "card:0/elder",
            **TRITON,
            "done": None,
        },
    ),
    (
        "action",
        lambda: acting(with_token(gold=3, moon=1)),
        {**POOLS, "feat:moon1": "place:moon1", "feat:moon2": "place:moon2", **TRITON, "pass": None},
    ),
    (
        "forge_more",
        lambda: at(acting(with_token(gold=5)), "buy:G3", "slot:1/G1"),
        {key: pool for key, pool in POOLS.items() if key != "buy:G3"} | TRITON | {"done": None},
    ),
    (
        "extra_action",
        lambda: acted(with_token(sun=2)),
        {"pay": "store:0/sun", **TRITON, "end": None},
    ),
    (
        "shield_choose",
        lambda: at(acting(hero(sun=3), cards={"sun4": "shield"}), "feat:sun4"),
        {f"face:SH_{letter}": "pool:g_shield" for letter in "SMGV"},
    ),
    (
        "boar_bearer",
        lambda: at(acting(hero(moon=3), cards={"moon4": "boar"}), "feat:moon4"),
        {"seat:1": "seat:1", "seat:2": "seat:2"},
    ),
    (
        "satyrs_pick",
        lambda: at(acting(hero(moon=3)), "feat:moon4"),
        {f"die:{seat}/{die}": f"die:{seat}/{die}" for seat in (1, 2) for die in (1, 2)},
    ),
    (
        "sphinx_die",
        lambda: at(acting(hero(sun=6)), "feat:sun7"),
        {"die:1": "die:0/1", "die:2": "die:0/2"},
    ),
    ("roll", lambda: table_at(position(), "roll", RULES), {"roll": None}),
]


@pytest.mark.parametrize(("kind", "build", "expected"), INDEX, ids=[kind for kind, _, _ in INDEX])
def test_keys_and_board_elements(kind: str, build: Position, expected: Mapping[str, str | None]) -> None:
    """d.11: exactly these options; keys and targets are the same words forever."""
    table = build()
    assert asked(table).kind == kind
    assert targets(table) == expected


@pytest.mark.parametrize(("kind", "build", "expected"), INDEX, ids=[kind for kind, _, _ in INDEX])
def test_every_option_is_possible_and_nothing_else(
    kind: str, build: Position, expected: Mapping[str, str | None]
) -> None:
    """h12: each option leads on, everything else is refused and changes nothing."""
    table = build()
    assert len(expected) >= 2 or kind == "roll", "one answer alone is forced, but for the roll"
    for key in expected:
        twin = build()
        twin.apply(key)
        assert twin.answers[-1].kind == kind
    before = table.digest
    for key in ("", "pass", "done", "slot:3/G1", "buy:V4", "feat:sun6", "seat:0", "take:gold2"):
        if key not in expected:
            with pytest.raises(IllegalChoice):
                table.apply(key)
    assert table.digest == before


def test_the_index_has_every_decision() -> None:
    """d.11: eighteen kinds."""
    assert [kind for kind, _, _ in INDEX] == [*DECISION_KINDS]


def test_of_equal_faces_the_lowest_goes() -> None:
    """d.0: offered once; the one in the lowest slot is replaced."""
    table = at(acting(hero(gold=5)), "buy:G3", "slot:1/G1", "buy:S1", "slot:1/G1")
    assert table.state.seats[A].dice[0] == ["G3", "S1", "G1", "G1", "G1", "S1"]


# -- Taking back -----------------------------------------------------------------------------------


def test_answers_may_be_taken_back_down_to_a_roll() -> None:
    """Ruling R40: choices yes, dice no."""
    table = reinforcing(hero(cards="hind owl", gold=9), rolls=[(A, "1:G1")])
    answer(table, "owl:sun")
    table.undo()
    table.redo()
    answer(table, "hind:1")
    with pytest.raises(IllegalChoice):
        table.undo()
    answer(table, "buy:G3", "slot:1/G1")
    table.undo()
    table.undo()
    assert question(table) == (A, "action")
    with pytest.raises(IllegalChoice):
        table.undo()


def test_answers_may_be_taken_back_down_to_another_seats() -> None:
    """Ruling R40: what the bearer of a boar has forged stays forged."""
    table = acting(hero(moon=3, sun=3), cards={"moon4": "boar"})
    answer(table, "feat:moon4", "seat:1")
    table.undo()
    assert question(table) == (A, "boar_bearer")
    answer(table, "seat:1", "slot:1/G1")
    assert question(table) == (A, "extra_action")
    answer(table, "pay")
    table.undo()
    with pytest.raises(IllegalChoice):
        table.undo()


def test_undo_rolls_nothing_anew() -> None:
    """Ruling R40: going back and forth within a phase shows the same dice again."""
    table = acting(hero(moon=6), rolls=[(A, "C1 C1"), (A, "C1 G1")])
    answer(table, "feat:moon7", "take:gold")
    before = table.digest
    table.undo()
    table.redo()
    assert table.digest == before
    assert table.state.seats[A].face_up(0) == "C1"
