"""What is observed of options in Orbis: what taking, paying and laying would bring."""

from typing import Any

import pytest

from rulesets.core import Table
from rulesets.core.observing import Observer
from rulesets.orbis import RULES
from tests.rulesets.orbis.builders import answer, asked, at, seat

OBSERVER: Observer[Any] = Observer(RULES.observed(), 4, RULES.left)


def offered(table: Table[Any], key: str) -> dict[str, float]:
    """The numbers of an option that aren't 0, by name."""
    decision = asked(table)
    place = [option.key for option in decision.options].index(key)
    row = memoryview(OBSERVER.each_option(table.state, decision)[place]).cast("f")
    return {name: number for name, number in zip(OBSERVER.option_names, row, strict=True) if number}


def test_whether_a_landscape_could_be_paid_for_counts_the_worshippers_on_it() -> None:
    table = at("G", display={4: "B2-2"}, lying={4: "BW"})
    assert offered(table, "landscape:4")["brings.payable=now"] == 1.0
    assert offered(table, "landscape:4").get("brings.lacking", 0.0) == 0.0
    without = offered(at("GWW", display={4: "B2-2"}), "landscape:4")
    assert not {"brings.payable=now", "brings.payable=after-trades"} & without.keys()
    assert without["brings.lacking"] == pytest.approx(1 / 4)
    traded = offered(at("GWWWY", display={4: "B2-2"}), "landscape:4")
    assert traded["brings.payable=after-trades"] == 1.0


def test_the_best_site_of_a_landscape_counts() -> None:
    """An Irrigation that would be watered on the one site that rests on green."""
    laid = "1/0=G1-3 1/1=B1-3 1/2=R1-2"
    table = at("GBW", laid, display={4: "B2-2"})
    assert offered(table, "landscape:4")["brings.best.points"] == pytest.approx((3 + 1) / 13)
    dry = at("GBW", "1/0=R1-2 1/1=B1-3 1/2=R1-3", display={4: "B2-2", 7: "Y1-1"})
    assert offered(dry, "landscape:4")["brings.best.points"] == pytest.approx(1 / 13)


def test_a_site_says_what_the_landscape_in_hand_would_be_there() -> None:
    table = at("GBW", "1/0=G1-3 1/1=B1-3 1/2=B1-4", display={4: "B2-2"})
    answer(table, "landscape:4", "pay")
    watered, dry = offered(table, "site:2/0"), offered(table, "site:2/1")
    assert watered["laying.points"] == pytest.approx((3 + 1) / 13)
    assert dry["laying.points"] == pytest.approx(1 / 13)
    assert "laying.fitting.green" not in watered, "the site above green is taken"
    assert dry["laying.fitting.green"] == dry["laying.fitting.blue"] == pytest.approx(1 / 4)


def test_a_god_says_whether_it_would_count_now() -> None:
    ahead = seat("", "1/0=B1-3 1/1=G1-3 2/0=B2-2")
    table = at("", "1/0=B1-3", others=[ahead])
    behind = offered(table, "god:seas")
    assert "pleased.now" not in behind
    assert behind["pleased.ahead"] == pytest.approx((-1 + 3) / 6)
    assert offered(table, "god:love")["pleased.now"] == 1.0


def test_a_colour_to_take_says_how_many_landscapes_ask_for_it() -> None:
    table = at("B", "1/0=G1-3", display={0: "B2-2", 1: "B2-1", 2: "R2-1", 4: "G1-2"})
    answer(table, "landscape:4", "pay", "site:1/1")
    assert offered(table, "gain:green")["wanted"] == pytest.approx(2 / 5)
    assert "wanted" not in offered(table, "gain:blue")


def test_a_volcano_gets_what_it_asks_for_with_the_worshippers_that_taking_it_creates() -> None:
    """Two red ones: its four neighbours get one each."""
    table = at("GR", display={4: "R2-1"})
    assert offered(table, "landscape:4")["brings.fulfilled"] == 1.0
    assert offered(table, "landscape:4")["brings.best.points"] == pytest.approx((2 + 1) / 13)
    other = at("BRW", display={4: "R2-3"})
    assert "brings.fulfilled" not in offered(other, "landscape:4"), "it asks for blue and white ones"


def test_a_village_gets_what_it_asks_for_if_enough_is_left() -> None:
    """Two of any colour, once a yellow and a red one are paid."""
    enough, too_few = at("YRBB", display={4: "Y2-3"}), at("YRB", display={4: "Y2-3"})
    assert offered(enough, "landscape:4")["brings.fulfilled"] == 1.0
    assert "brings.fulfilled" not in offered(too_few, "landscape:4")


def test_what_asks_for_worshippers_says_what_it_is() -> None:
    table = at("YRBBB", display={4: "Y2-3"})
    answer(table, "landscape:4", "pay")
    while "sacrifice" not in {option.key for option in asked(table).options}:
        answer(table, asked(table).options[0].key)
    found = offered(table, "sacrifice")
    assert found["kind.effect=village"] == 1.0
    assert found["kind.points"] == pytest.approx(3 / 12)


def test_benefits_count_for_the_price() -> None:
    """Y1-1 makes green free."""
    with_farm = at("BW", "1/0=Y1-1", display={4: "B2-2"})
    assert offered(with_farm, "landscape:4")["brings.payable=now"] == 1.0
    assert "brings.payable=now" not in offered(at("BW", "1/0=R1-2", display={4: "B2-2"}), "landscape:4")
