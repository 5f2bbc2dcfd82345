"""Why a board element can't be chosen now, for the seat that asks (specification d.7)."""

from collections.abc import Mapping
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.orbis import RULES
from rulesets.orbis.components import COLOURS, GODS
from rulesets.orbis.geometry import SITES
from rulesets.orbis.options import blocked_settling
from rulesets.orbis.state import Orbis
from tests.conformance.play import played
from tests.reasons import reason_facts
from tests.rulesets.orbis.builders import COMPLETE, answer, asked, at, kind, position, table_at

TARGETS = (
    *(f"slot:{slot}" for slot in range(9)),
    *(f"god:{god}" for god in GODS),
    *(f"supply:{colour}" for colour in COLOURS),
    *(f"site:{site}" for site in SITES),
)


def reasons(table: Table[Orbis], target: str) -> dict[str, Mapping[str, Any]]:
    """What speaks against a board element: facts by reason."""
    found = RULES.why_not(table.state, asked(table).seat, target)
    assert all(option.key == option.target == target for option in found)
    return {option.blocked.word: reason_facts(option.blocked) for option in found if option.blocked}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_not_on_offer_has_a_reason(players: int) -> None:
    """Specification d.7: for each board element and decision, blocked ones with the same reason."""
    for table in played(RULES, players, 30 + players):
        if table.decision is None:
            continue
        offered = {option.target for option in table.decision.options}
        for target in TARGETS:
            if target not in offered:
                assert len(reasons(table, target)) == 1, (table.decision, target)
        for option in table.decision.blocked:
            if option.target not in offered:
                assert option.blocked is not None
                assert {*reasons(table, str(option.target))} == {option.blocked.word}


def test_what_is_no_board_element_has_no_reason() -> None:
    table = at()
    for target in ("slot:9", "slot:", "god:zeus", "supply:pink", "site:5/0", "site:x", "moon", ""):
        assert reasons(table, target) == {}


def test_slots_say_what_stands_against_them() -> None:
    """Ruling R33 (p. 3): one tile a turn; ruling R16 (p. 7): where nothing can be removed."""
    table = at("", "1/0=G1-3", display={4: "R2-1"}, lying={4: "RG", 8: "G"})
    answer(table, "landscape:4", "pay")
    assert {*reasons(table, "slot:4")} == {"slot-empty"}
    assert {*reasons(table, "slot:0")} == {"one-tile-a-turn"}
    answer(table, "site:1/1", "erupt")
    assert kind(table) == "eruption_pick"
    assert reasons(table, "slot:8") == {"nothing-to-remove": {"colours": (COLOURS.index("red"),)}}
    last_turn = position("", COMPLETE, gods=["love", "death"])
    last_turn.turns = 14 * len(last_turn.seats)
    assert {*reasons(table_at(last_turn), "slot:0")} == {"world-complete"}


def test_gods_say_what_stands_against_them() -> None:
    """Ruling R33 (p. 3): one god a game, one tile a turn; no player can take away a god (p. 4)."""
    table = at("", "1/0=B1-3")
    assert {*reasons(table, "god:death")} == {"god-gone"}
    answer(table, "landscape:0")
    assert {*reasons(table, "god:love")} == {"one-tile-a-turn"}
    table = at("", "1/0=B1-3", god="death")
    assert reasons(table, "god:love") == {"has-god": {"god": "death"}}


def test_worshippers_say_why_they_can_not_be_traded_or_given() -> None:
    """Ruling R8 (p. 5): trading takes three, and is offered only where it can achieve something."""
    table = at("RRRRW", "1/0=B1-3", display={4: "G2-2"}, lying={4: "G"})
    assert {*reasons(table, "supply:blue")} == {"none-held"}
    assert reasons(table, "supply:white") == {"trade-needs-three": {"held": 1}}
    answer(table, "landscape:4", "pay")
    assert kind(table) == "pay_any"
    assert {*reasons(table, "supply:green")} == {"none-held"}
    answer(table, "give:white")
    assert kind(table) == "place"
    assert {*reasons(table, "supply:red")} == {"trade-later"}


def test_sites_say_why_nothing_can_be_laid_there() -> None:
    """Rulings R6, R10 and R11 (pp. 3 and 4): taken, not open, wrong colour, or not yet."""
    table = at("", "1/0=B1-3 1/1=R1-2")
    assert {*reasons(table, "site:2/0")} == {"nothing-in-hand"}
    assert {*reasons(table, "site:1/0")} == {"site-taken"}
    assert {*reasons(table, "site:1/3")} == {"base-row-gap"}
    assert {*reasons(table, "site:2/1")} == {"site-lacks-support"}
    answer(table, "landscape:1")
    assert {*reasons(table, "site:1/2")} == {"cost-first"}
    answer(table, "pay")
    assert reasons(table, "site:2/0") == {"support-lacks-colour": {"colour": "green"}}
    full = at("", "1/0=B1-3 1/1=R1-2 1/2=G1-3 1/3=W1-3 1/4=Y1-1")
    assert reasons(full, "site:1/-1") == {"base-row-full": {}}


def test_nothing_speaks_against_a_free_site_for_a_wilderness() -> None:
    """Ruling R21 (p. 5): it has every colour, whatever its front would have been."""
    table = at("", "1/0=B1-3 1/1=R1-2")
    answer(table, "landscape:1", "wilderness")
    assert reasons(table, "site:2/0") == {}


def test_others_are_told_whose_turn_it_is() -> None:
    table = at()
    (refused,) = RULES.why_not(table.state, 2, "slot:0")
    assert refused.blocked is not None
    assert (refused.blocked.word, reason_facts(refused.blocked)) == ("not-your-turn", {"seat": 0})
    *_, table = played(RULES, 2, 1)
    (refused,) = RULES.why_not(table.state, 0, "slot:0")
    assert refused.blocked is not None
    assert refused.blocked.word == "game-over"


def test_paying_without_a_site_is_blocked_for_the_site() -> None:
    """Ruling R7 (p. 4): yellow could be paid for, but fits nowhere; the list holds `pay`, blocked."""
    state = at("Y", "1/-1=B1-3 1/0=R1-2 1/1=G1-3 1/2=W1-3 1/3=B1-4").state
    (pay,) = blocked_settling(state, "Y1-4", 5)
    assert (pay.key, pay.target) == ("pay", "slot:5")
    assert pay.blocked is not None
    assert (pay.blocked.word, reason_facts(pay.blocked)) == ("no-face-up-site", {"colour": "yellow"})
