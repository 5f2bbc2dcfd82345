"""Phase 6 and the gods' turns (pp. 3 to 5 and 7)."""

import pytest

from rulesets.orbis import events
from tests.rulesets.orbis.builders import (
    COMPLETE,
    GODS_ON_TABLE,
    answer,
    at,
    choosable,
    gains,
    gives,
    kind,
    landscapes,
    lying,
    sites,
    supply,
    told,
    trades,
)

WITH_DEATH = ["death", "seas", "fire", "nature", "harvest"]


def test_a_turn_ends_with_ten_worshippers_at_most() -> None:
    """S21 (p. 5): twelve held: give back one at a time, or trade, which takes two off."""
    opening = ("landscape:4", "pay", "site:1/1")
    table = at("YYYGGGBBB", "1/0=G1-4", display={4: "G1-3"}, lying={4: "R"})
    answer(table, *opening)
    assert supply(table) == "YYYYYGGGBBBR"
    assert (kind(table), choosable(table)) == ("discard_excess", gives("YGBR") | trades("YGB"))
    answer(table, "trade:yellow/white")
    assert supply(table) == "YYGGGBBBRW"
    assert table.state.active == 1

    table = at("YYYGGGBBB", "1/0=G1-4", display={4: "G1-3"}, lying={4: "R"})
    answer(table, *opening, "give:red")
    assert kind(table) == "discard_excess"
    assert table.state.active == 0
    assert sum(table.state.seats[0].supply) == 11
    answer(table, "give:yellow")
    assert supply(table) == "YYYYGGGBBB"
    assert table.state.active == 1


def test_more_than_ten_in_the_middle_of_a_turn_is_fine() -> None:
    """S22 (pp. 5 and 8): sixteen held while paying; the limit waits for the end of the turn."""
    table = at("GGGGRRRRWW", "1/0=R1-2 1/1=W1-3", display={4: "G3-3"}, lying={4: "YYBBRW"})
    answer(table, "landscape:4")
    assert sum(table.state.seats[0].supply) == 16
    assert choosable(table) == {"pay", "wilderness"} | trades("GRW")
    answer(table, "pay")
    assert sum(table.state.seats[0].supply) == 13
    assert (kind(table), choosable(table)) == ("pay_any", gives("YGBRW"))
    answer(table, "give:yellow")
    assert (kind(table), choosable(table)) == ("place", sites("1/-1 1/2"))
    answer(table, "site:1/2")
    assert sum(table.state.seats[0].supply) == 12
    assert kind(table) == "discard_excess"


def test_the_goddess_of_love_brings_five_worshippers() -> None:
    """S26 (p. 7): five of one's choice, then the limit of ten (rulings R5, R28)."""
    table = at("RRRRWWWW")
    display, stacks = table.state.display[:], [stack[:] for stack in table.state.stacks]
    answer(table, "god:love")
    for colour in ("red", "red", "red", "blue", "green"):
        assert (kind(table), choosable(table)) == ("take_worshipper", gains("YGBRW"))
        answer(table, f"gain:{colour}")
    assert supply(table) == "GBRRRRRRRWWWW"
    assert (kind(table), choosable(table)) == ("discard_excess", gives("GBRW") | trades("RW"))
    answer(table, "trade:red/yellow")
    assert sum(table.state.seats[0].supply) == 11
    answer(table, "give:red")
    assert supply(table) == "YGBRRRWWWW"
    assert table.state.active == 1
    assert table.state.display == display
    assert table.state.stacks == stacks
    assert lying(table) == {}


def test_the_god_of_death_wants_six_worshippers_now() -> None:
    """S27 (p. 7): with fewer a marker unasked, else all six or none (ruling R27)."""
    table = at("RRRRW", gods=WITH_DEATH)
    answer(table, "god:death")
    assert (table.state.seats[0].god, table.state.seats[0].god_marker) == ("death", True)
    assert supply(table) == "RRRRW"
    assert events.GodMarked(0, god="death", why="too-few") in told(table)
    assert table.state.active == 1

    table = at("RRRRWW", gods=WITH_DEATH)
    answer(table, "god:death")
    assert (kind(table), choosable(table)) == ("sacrifice_choice", {"sacrifice", "decline"})
    answer(table, "sacrifice")
    assert supply(table) == ""
    assert not table.state.seats[0].god_marker
    assert table.state.active == 1

    table = at("BBRRRRWW", gods=WITH_DEATH)
    answer(table, "god:death", "sacrifice")
    assert (kind(table), choosable(table)) == ("sacrifice_pick", gives("BRW"))
    answer(table, "give:blue", "give:blue")
    assert choosable(table) == gives("RW")
    answer(table, *["give:red"] * 4)
    assert supply(table) == "WW"
    assert not table.state.seats[0].god_marker


def test_the_god_of_death_may_be_refused() -> None:
    """Ruling R27 (p. 7): declining keeps the worshippers and marks the god for good."""
    table = at("RRRRWW", gods=WITH_DEATH)
    answer(table, "god:death", "decline")
    assert supply(table) == "RRRRWW"
    assert table.state.seats[0].god_marker
    assert events.GodMarked(0, god="death", why="declined") in told(table)


def test_a_god_is_taken_exactly_once() -> None:
    """S28 (p. 4): with a full world only gods, with a god only landscapes, else both (ruling R33)."""
    table = at("RRR", COMPLETE, gods=["love", "death"])
    assert choosable(table) == {"god:love", "god:death"} | trades("R")
    table = at("RR", "1/0=B1-3 1/1=R1-2 1/2=G1-3", god="fire", gods=["love", "death"])
    assert choosable(table) == landscapes()
    table = at("RR", "1/0=B1-3 1/1=R1-2 1/2=G1-3", gods=["love", "death"])
    assert choosable(table) == landscapes() | {"god:love", "god:death"}


@pytest.mark.parametrize("god", ["seas", "fire", "nature", "harvest"])
def test_other_gods_do_nothing_when_taken(god: str) -> None:
    """Ruling R5 (p. 4): a god's turn creates nothing and turns nothing up; the god leaves the table."""
    table = at("RRR")
    answer(table, f"god:{god}")
    assert supply(table) == "RRR"
    assert lying(table) == {}
    assert table.state.seats[0].god == god
    assert table.state.gods == [other for other in GODS_ON_TABLE if other != god]
    assert table.state.active == 1
    assert f"god:{god}" not in choosable(table)


def test_the_limit_of_ten_also_ends_a_gods_turn() -> None:
    """Rulings R5 and R28 (pp. 5 and 7): Love may bring fifteen, ten of which are kept."""
    table = at("RRRRRWWWWW")
    answer(table, "god:love", *["gain:blue"] * 5)
    assert kind(table) == "discard_excess"
    answer(table, *["give:red"] * 5)
    assert supply(table) == "BBBBBWWWWW"
    assert table.state.active == 1


def test_no_trade_is_offered_where_it_could_achieve_nothing() -> None:
    """Ruling R8 (p. 5): not while laying, picking, giving up or gaining worshippers."""
    table = at("RRRRRRR", gods=WITH_DEATH)
    answer(table, "god:death")
    assert choosable(table) == {"sacrifice", "decline"}
    answer(table, "sacrifice")
    assert table.state.active == 1
    table = at("RRRBBB")
    answer(table, "god:love")
    assert choosable(table) == gains("YGBRW")
