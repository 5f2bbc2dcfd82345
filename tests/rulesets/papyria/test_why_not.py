"""Why a board element can't be chosen now, and keys and targets of every decision (specification 5.1)."""

from collections.abc import Mapping
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.papyria import RULES
from rulesets.papyria.components import KINDS, POSITIONS, RINGS, SPACES
from rulesets.papyria.state import Papyria
from tests.conformance.play import played
from tests.reasons import reason_facts
from tests.rulesets.papyria.builders import A, B, answer, position, question, seat, turn

TARGETS = (
    *(f"slot:{ring}:{place}" for ring in RINGS for place in range(1, POSITIONS + 1)),
    *(f"space:{place}:{space}" for place in range(1, POSITIONS + 1) for space in SPACES),
    *(f"cell:{x},{y}" for x in range(-3, 4) for y in range(-3, 4)),
    "border:A",
    "display:0",
    "display:2",
)

REASONS = {
    *("game-over", "not-your-turn", "moved-already", "own-piece-there", "slot-taken", "all-entered"),
    *("out-of-reach", "move-first", "other-sector", "only-ships", "space-done", "priest-there"),
    *("nothing-for-it-now", "beside-priest-only", "no-landscape-now", "border-not-crossed"),
    "right-gone",
    *("too-little-lapis", "too-few-papyri"),
}
"""Every reason there is, for blocked options and for board elements."""


def reasons(table: Table[Papyria], target: str, index: int = A) -> dict[str, Mapping[str, Any]]:
    """What speaks against a board element: facts by reason."""
    found = RULES.why_not(table.state, index, target)
    assert all(option.key == option.target == target for option in found)
    return {option.blocked.word: reason_facts(option.blocked) for option in found if option.blocked}


# -- Keys and targets ------------------------------------------------------------------------------

WANTED: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "keep_start_tile": {"keep": ("start_tile",)},
    "start_priest": {"priest": ("cell",)},
    "move_piece": {"enter": ("slot",), "move": ("slot",)},
    "arrival": {
        "buy_knowledge": ("border",),
        "extra_scoring": ("display",),
        "trade": ("slot",),
        "priest": ("cell",),
        "continue": (),
    },
    "main_action": {"space": ("space",), "priest": ("cell",)},
    "place_landscape": {"place": ("cell",), "decline": ()},
    "build_temple": {"temple": ("cell",), "decline": ()},
    "build_city": {"city": ("cell",), "decline": ()},
    "build_mine": {"mine": ("cell",), "decline": ()},
    "choose_scoring": {"score": ("kind",)},
    "end_tile": {"pay": ("space",), "keep": ("space",)},
    "end_turn": {"priest": ("cell",), "end_turn": ()},
}
"""The nouns of every decision's keys, and those of what they point at."""


@pytest.mark.parametrize("players", [2, 4])
def test_keys_and_targets_of_every_decision(players: int) -> None:
    """5.1: as its list of targets says, for blocked options as well."""
    met: set[tuple[str, str]] = set()
    for seed in range(3):
        for table in played(RULES, players, seed):
            if table.decision is None:
                continue
            kind = table.decision.kind
            for option in (*table.decision.options, *table.decision.blocked):
                noun, _, name = option.key.partition(":")
                pointed = (option.target or "").partition(":")[0]
                assert ((pointed,) if pointed else ()) == WANTED[kind][noun], option.key
                met.add((kind, noun))
                _check_target(noun, name, option.target or "")
    missing = {(kind, noun) for kind, nouns in WANTED.items() for noun in nouns} - met
    assert missing <= {("choose_scoring", "score"), ("build_mine", "mine")}


def _check_target(noun: str, name: str, target: str) -> None:
    if noun in ("enter", "keep") and target:
        assert target.endswith(name) or target.startswith("space:")
    elif noun == "move":
        ring, _, ends = name.partition(":")
        assert target == f"slot:{ring}:{ends.partition('>')[2]}"
    elif noun == "place":
        assert target == f"cell:{name.rpartition(',')[0]}"
    elif noun in ("priest", "temple", "city", "mine"):
        assert target == f"cell:{name}"
    elif noun == "space":
        assert target.endswith(f":{name}")
    elif noun == "score":
        assert target == f"kind:{name}"
        assert name in KINDS


# -- Reasons ---------------------------------------------------------------------------------------


def test_slots() -> None:
    """5.2 and 5.3: whose piece stands there, or that it can't be reached."""
    table = turn(seat(lapis=0))
    assert reasons(table, "slot:w:10") == {"own-piece-there": {}}
    entering = turn(seat(s=(2,)), seat(s=(5,)))
    assert reasons(entering, "slot:s:5") == {"slot-taken": {}}
    assert reasons(entering, "slot:s:2") == {"own-piece-there": {}}
    assert reasons(entering, "slot:w:1") == {"all-entered": {}}
    answer(table, "move:s:8>9")
    assert reasons(table, "slot:w:5") == {"moved-already": {}}


def test_spaces() -> None:
    """5.5: only of the sector reached, the river for ships only, each once."""
    table = turn(seat(), seat(w=(4, 6), s=(9, 11)))
    assert reasons(table, "space:5:1") == {"move-first": {}}
    answer(table, "move:w:3>5")
    assert reasons(table, "space:4:1") == {"other-sector": {}}
    assert reasons(table, "space:5:river") == {"only-ships": {}}
    answer(table, "space:2", "decline")
    assert question(table) == (A, "place_landscape")
    assert reasons(table, "space:5:2") == {"space-done": {}}
    ship = turn()
    answer(ship, "move:s:8>9", "space:1")
    assert question(ship) == (A, "place_landscape")
    assert reasons(ship, "space:9:2") == {"space-done": {}}, "one outer space with a ship"
    assert reasons(ship, "space:9:river") == {}, "still to come"


def test_cells() -> None:
    """6: where the priest stands, and what isn't beside it."""
    table = turn()
    assert reasons(table, "cell:1,0") == {"priest-there": {}}
    assert reasons(table, "cell:0,0") == {"nothing-for-it-now": {}}
    assert reasons(table, "cell:0,2") == {"beside-priest-only": {}}
    assert reasons(table, "cell:2,0") == {"no-landscape-now": {}}


def test_borders_and_turns() -> None:
    """5.4: rights come from crossing; others' turns and a finished game."""
    table = turn()
    assert reasons(table, "border:A") == {"border-not-crossed": {"stand": "A"}}
    assert reasons(table, "display:0") == {"border-not-crossed": {"stand": "B"}}
    assert reasons(table, "slot:w:5", B) == {"not-your-turn": {"seat": A}}
    over = position(turns=2, stage="over")
    (option,) = RULES.why_not(over, A, "border:A")
    assert option.blocked is not None
    assert option.blocked.word == "game-over"


def test_rights_that_are_gone() -> None:
    """5.4: a border that was crossed gives nothing after it was used, or without papyri on arrival."""
    table = turn(seat(w=(6, 10), papyri=3), seat(w=(1, 2)))
    answer(table, "move:w:6>7", "buy_knowledge:1")
    assert question(table) == (A, "main_action")
    assert reasons(table, "border:A") == {"right-gone": {"stand": "A"}}
    assert reasons(table, "display:0") == {"border-not-crossed": {"stand": "B"}}
    assert reasons(table, "display:9") == {}
    assert RULES.view(table.state, A).rights == ()
    poor = turn(seat(w=(12, 10), papyri=0), seat(w=(5, 6)))
    answer(poor, "move:w:12>1")
    assert reasons(poor, "display:2") == {"right-gone": {"stand": "B"}}
    assert reasons(poor, "border:A") == {"border-not-crossed": {"stand": "A"}}


def test_before_the_priest_stands_anywhere() -> None:
    """4.12: nothing is beside it yet."""
    table = Table.new(RULES, 2, 1, first="seat:1")
    assert reasons(table, "cell:0,0") == {"nothing-for-it-now": {}}
    assert reasons(table, "cell:0,2") == {}


@pytest.mark.parametrize(
    "target", ["slot:x:1", "slot:w:13", "space:0:1", "space:1:3", "moon:1", "start_tile:A01"]
)
def test_what_is_no_element_of_the_board(target: str) -> None:
    """5.1: nothing is said about it."""
    assert reasons(turn(), target) == {}


def test_every_element_has_reasons_we_know() -> None:
    """5.1: in any position, about anything that isn't on offer."""
    met: set[str] = set()
    for number, table in enumerate(played(RULES, 3, 33)):
        decision = table.decision
        if number % 5 or decision is None:
            continue
        offered = {option.target for option in decision.options}
        for target in TARGETS:
            if target not in offered:
                met |= {*reasons(table, target, decision.seat)}
        met |= {option.blocked.word for option in decision.blocked if option.blocked}
    assert met <= REASONS
    assert REASONS - met <= {"game-over", "not-your-turn", "slot-taken", "all-entered", "too-few-papyri"}
