"""Why a board element can't be chosen now (specification d.9), and keys and targets of every decision."""

from collections.abc import Mapping
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.helios import RULES
from rulesets.helios.components import ACTIONS, BUILDINGS, COLOURS, PERSONS, ROWS, SLOTS, SPECIALS
from rulesets.helios.geometry import FIELDS
from rulesets.helios.state import Helios
from tests.conformance.play import played
from tests.reasons import reason_facts
from tests.rulesets.helios.builders import (
    A,
    B,
    C,
    answer,
    asked,
    doing,
    fields,
    land,
    persons,
    position,
    question,
    seat,
    stops,
    table_at,
    turn,
    why,
)

TARGETS = (
    *(f"field:{field}" for field in FIELDS),
    *(f"building:{building}" for building in BUILDINGS),
    *(f"person:{person}" for person in PERSONS),
    *(f"slot:{slot}" for slot in SLOTS),
    *(f"special:{kind}" for kind in SPECIALS),
    *(f"column:{action}" for action in ACTIONS),
)

REASONS = {
    *("game-over", "not-your-turn", "has-temple", "tile-lies-there", "dark-field", "sun-is-there"),
    *("dead-end", "lake", "off-the-coast", "no-sun-move", "out-of-range", "built-already", "no-house"),
    *("too-few-cubes", "no-site", "needs-build", "active-already", "person-taken", "persons-later"),
    *("too-little-mana", "slot-empty", "needs-create-land", "special-gone", "no-action-turn"),
    *("one-tile-a-turn", "column-empty", "not-adjacent", "encloses-sun", "one-person-a-turn"),
    *("no-field", "no-tile", "nothing-to-build", "no-cube-to-pay", "tile-full"),
    "tile-lies-there-full",
}
"""Every reason there is, for blocked options and for board elements."""


def reasons(table: Table[Helios], target: str, index: int = A) -> dict[str, Mapping[str, Any]]:
    """What speaks against a board element: facts by reason."""
    found = RULES.why_not(table.state, index, target)
    assert all(option.key == option.target == target for option in found)
    return {option.blocked.word: reason_facts(option.blocked) for option in found if option.blocked}


# -- Keys and targets ------------------------------------------------------------------------------


def target_of(kind: str, key: str, state: Helios) -> set[str | None]:
    """What the table of d.9 says about an option's target; for a colour the field of the tile just laid."""
    noun, _, name = key.partition(":")
    if noun in ("waive", "stop", "end_turn", "pass", *ACTIONS):
        return {None}
    if noun == "land":
        return {f"slot:{name}"}
    if noun == "cube":
        return {f"field:{name.partition(':')[0]}"}
    if noun in ("buy", "activate"):
        return {f"person:{name}"}
    if noun == "temple":
        return {"map"}
    if noun == "colour":
        on = ["D4"] if kind == "choose_setup_bonus" else ["C2", "E5"]
        return {f"field:{field}" for field in on if any(field in own.world for own in state.seats)}
    return {key}


NOUNS = {
    "land": (*SLOTS,),
    "colour": COLOURS,
    "column": ACTIONS,
    "row": ROWS,
    "special": (*SPECIALS,),
    "field": FIELDS,
    "building": (*BUILDINGS,),
    "buy": (*PERSONS,),
    "activate": (*PERSONS,),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_keys_and_targets(players: int) -> None:
    """Specification d.9: of options and of blocked ones, whose reasons are known."""
    for table in played(RULES, players, 40 + players):
        decision = table.decision
        if decision is None:
            continue
        for option in (*decision.options, *decision.blocked):
            noun, _, name = option.key.partition(":")
            assert option.target in target_of(decision.kind, option.key, table.state)
            assert name in NOUNS.get(noun, (name,))
            if noun == "cube":
                field, _, colour = name.partition(":")
                assert field in FIELDS
                assert colour in COLOURS
            assert option.blocked is None or option.blocked.word in REASONS


# -- Reasons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reasons_are_known_and_at_most_one(players: int) -> None:
    """d.9: for each board element, of every seat, at every decision."""
    for number, table in enumerate(played(RULES, players, 30 + players)):
        if table.decision is None or number % 3:
            continue
        offered = {option.target for option in table.decision.options}
        for target in TARGETS:
            if target not in offered:
                found = reasons(table, target, table.decision.seat)
                assert len(found) <= 1
                assert {*found} <= REASONS


def test_what_is_no_board_element_has_no_reason() -> None:
    table = turn()
    for target in ("field:H1", "building:", "person:giant", "slot:pink", "special:x", "column:y", "moon", ""):
        assert reasons(table, target) == {}


def test_fields_say_what_stands_against_them() -> None:
    """d.9 (rulings R18, R20, R22): for land that is being laid, and for the sun."""
    laying = doing("create_land", seat("D4=granite E4=bamboo+temple"))
    answer(laying, "land:granite")
    found = {field: [*reasons(laying, f"field:{field}")] for field in ("D4", "E4", "A1", "D3", "B2", "F3")}
    assert found == {
        "D4": ["tile-lies-there"],
        "E4": ["has-temple"],
        "A1": ["dark-field"],
        "D3": ["sun-is-there"],
        "B2": ["not-adjacent"],
        "F3": [],
    }
    sailing = doing("move_sun", seat(land("C2 C3 D4 E2 E4 F2 F3"), "C1"))
    found = {field: [*reasons(sailing, f"field:{field}")] for field in ("C1", "D3", "E3", "F5", "D6", "C4")}
    assert found == {
        "C1": ["sun-is-there"],
        "D3": ["dead-end"],
        "E3": ["dead-end"],
        "F5": ["off-the-coast"],
        "D6": ["off-the-coast"],
        "C4": ["out-of-range"],
    }
    assert reasons(sailing, "field:C4")["out-of-range"] == {"range": 2}
    lake = doing("move_sun", seat(land("C2 C3 D2 D4 E2 E4 F2 F3"), "D1"))
    assert [*reasons(lake, "field:D3")] == [*reasons(lake, "field:E3")] == ["lake"]
    assert why(lake) == dict.fromkeys(fields("D3 E3"), "lake")


def test_buildings_say_what_stands_against_them() -> None:
    """d.9: built, no house, cubes short, or that it takes another action."""
    table = turn(seat("D4=granite[G] E4=redwood[N] E3=bamboo[V]", buildings="palace"))
    assert [*reasons(table, "building:palace")] == ["built-already"]
    assert [*reasons(table, "building:sundial")] == ["needs-build"]
    assert reasons(table, "building:monument")["too-few-cubes"] == {
        "needed": 7,
        "owned": 3,
        "missing": (1, 0, 0, 0, 1),
    }
    none_left = turn(seat("D4=granite[G]"), houses=0)
    assert [*reasons(none_left, "building:sundial")] == ["no-house"]


def test_persons_say_what_stands_against_them() -> None:
    """d.9 (rulings R35, R38): later, another player's, active already, too expensive."""
    table = turn(seat(day="mage"), seat(night="settler"))
    assert [*reasons(table, "person:warden")] == ["persons-later"]
    assert [*reasons(table, "person:mage")] == ["active-already"]
    assert reasons(table, "person:settler") == {"person-taken": {"seat": B}}
    buying = persons(seat(mana=2))
    assert reasons(buying, "person:explorer") == {"too-little-mana": {"needed": 4, "owned": 2}}
    assert reasons(buying, "person:warden") == {}


def test_offers_say_what_stands_against_them() -> None:
    """d.9: slots, special tiles and columns."""
    table = turn(display={"spring": None}, columns={"create_land": "RU", "build": "", "move_sun": "U"})
    assert [*reasons(table, "slot:spring")] == ["slot-empty"]
    assert [*reasons(table, "slot:granite")] == ["needs-create-land"]
    assert [*reasons(table, "special:oasis")] == ["needs-create-land"]
    assert reasons(table, "column:build") == {"column-empty": {"action": "build"}}
    answer(table, "column:create_land")
    assert [*reasons(table, "column:move_sun")] == ["one-tile-a-turn"]
    gone = turn(specials={"oasis": 0})
    assert [*reasons(gone, "special:oasis")] == ["special-gone"]


def test_what_stands_against_offers_outside_the_action_turns() -> None:
    """d.9 (SET-5): a start land leaves no empty slot behind; action tiles wait for phase 1."""
    choosing = Table.new(RULES, 3, 1)
    chooser = asked(choosing).seat
    assert [*reasons(choosing, "slot:spring", chooser)] == ["needs-create-land"]
    assert [*reasons(choosing, "slot:extra", chooser)] == ["needs-create-land"]
    assert [*reasons(choosing, "column:build", chooser)] == ["no-action-turn"]
    refilled = table_at(position(seat(), seat(), seat(), stage="refill"), "round_bonus")
    assert question(refilled) == (C, "place_round_bonus")
    assert [*reasons(refilled, "column:build", C)] == ["no-action-turn"]


def test_tiles_say_why_no_cube_moves() -> None:
    """PAY-3, REF-4: a tile without a cube that can be paid, and one without room for another."""
    paying = doing("build", seat("D4=bamboo E4=bamboo[V] E3=redwood[N] D5=redwood[N] C4=granite[G]"))
    answer(paying, "building:sundial")
    assert question(paying) == (A, "pay_cube")
    assert [*reasons(paying, "field:D4")] == ["no-cube-to-pay"]
    assert [*reasons(paying, "field:C4")] == ["no-cube-to-pay"]
    late = seat("D4=granite[G] E4=bamboo E3=redwood+temple")
    placing = table_at(position(seat(), seat(), late, stage="refill"), "round_bonus")
    assert [*reasons(placing, "field:D4", C)] == ["tile-full"]
    assert [*reasons(placing, "field:E3", C)] == ["has-temple"]


def test_edge_fields_say_that_the_sun_is_not_moved() -> None:
    """d.9: where the sun could stop, had it to be moved now, on dark fields as on light ones."""
    building = turn(at_edge := seat(land("D4 D5 D6"), "E6", range=3))
    assert [*reasons(building, "field:D7")] == ["no-sun-move"]
    assert [*reasons(building, "field:C5")] == ["no-sun-move"]
    sailing = doing("move_sun", at_edge)
    assert {"D7", "C5"} <= {*stops(sailing)}


def test_no_one_else_can_act() -> None:
    """d.9: whose turn it is; and that the game is over."""
    table = turn()
    assert asked(table).seat == A
    assert reasons(table, "field:D4", B) == {"not-your-turn": {"seat": A}}
    over = position(stage="over")
    (option,) = RULES.why_not(over, A, "field:D4")
    assert option.blocked is not None
    assert option.blocked.word == "game-over"
