"""What options do for a seat's god, for one that it could take, and for what it can pay for."""

from dataclasses import replace
from typing import Any

import pytest

from rulesets.orbis import RULES
from rulesets.orbis.advice.for_me import GodServed, served
from rulesets.orbis.advice.sites import site_preview
from rulesets.orbis.advice.worshippers import supply_advice
from rulesets.orbis.view import OrbisView
from tests.rulesets.orbis.builders import answer, at, seat, worshippers


def seen(supply: str = "", laid: str = "", **more: Any) -> OrbisView:
    return RULES.view(at(supply, laid, **more).state, 0)


VOLCANO: dict[str, Any] = {
    "display": {4: "R2-1"},
    "lying": {1: "RR"},
    "others": [seat("", "1/0=R3-1")],
}
"""A Volcano on the middle slot that can erupt; another seat has one scored."""


def test_a_landscape_that_would_score_serves_the_gods_that_count_its_kind() -> None:
    view = seen("GRRR", "1/0=B1-3", gods=["fire", "seas", "love"], **VOLCANO)
    assert served(view, 0, "landscape:4") == [GodServed("fire", 0, 3, False)]


def test_a_seat_that_has_its_god_is_told_of_no_other() -> None:
    view = seen("GRRR", "1/0=B1-3", god="fire", gods=["seas"], **VOLCANO)
    assert served(view, 0, "landscape:4") == [GodServed("fire", 0, 3, True)]
    view = seen("GRRR", "1/0=B1-3", god="love", gods=["fire"], **VOLCANO)
    assert served(view, 0, "landscape:4") == []


def test_the_god_of_balance_is_served_by_the_last_of_its_three_kinds() -> None:
    laid = "1/0=Y3-1 1/1=W3-1"
    view = seen("GRRR", laid, god="balance", gods=[], **VOLCANO)
    assert served(view, 0, "landscape:4") == [GodServed("balance", 0, 3, True)]


def test_a_wilderness_spoils_the_god_of_technology() -> None:
    lost = [GodServed("technology", 3, 0, True)]
    assert served(seen("", god="technology", gods=[]), 0, "wilderness") == lost
    unpayable = seen("", "1/0=B1-3", god="technology", gods=[], display={4: "R2-1"})
    assert served(unpayable, 0, "landscape:4") == lost


def test_a_site_where_an_irrigation_is_watered_serves_the_god_of_the_seas_and_a_dry_one_does_not() -> None:
    """The Irrigation B2-2 asks for green below it."""
    laid = "1/0=G1-3 1/1=R1-2 1/2=R1-3"
    table = at("GGBBRR", laid, god="seas", gods=[], display={4: "B2-2"}, others=[seat("", "1/0=B3-1")])
    answer(table, "landscape:4", "pay")
    while table.decision is not None and table.decision.kind == "pay_any":
        answer(table, table.decision.options[0].key)
    view = RULES.view(table.state, 0)
    assert served(view, 0, "site:2/0") == [GodServed("seas", 0, 3, True)]
    assert served(view, 0, "site:2/1") == []


def test_worshippers_that_are_given_may_leave_too_few_for_a_landscape_or_a_god() -> None:
    view = seen("GRRRRR", "1/0=B1-3", gods=["death"], **VOLCANO)
    told = supply_advice(view, 0, tuple(worshippers("RRRRR")))
    assert 4 in [lying.slot for lying in told.unpayable]
    assert (told.gods_payable, told.gods_unpayable) == ((), ("death",))
    more = supply_advice(seen("GRRRR", gods=["death"]), 0, tuple(worshippers("GRRRRR")))
    assert more.gods_payable == ("death",)
    mine = seen("GRRRRR", god="love", gods=["death"])
    assert supply_advice(mine, 0, tuple(worshippers("R"))).gods_unpayable == ()


def test_worshippers_make_nothing_payable_for_a_complete_world() -> None:
    """Love's worshippers in the last turn were said to make landscapes payable that no one takes any more."""
    view = seen("R", "1/0=B1-3", gods=[], **VOLCANO)
    own, many = view.seats[0], tuple(worshippers("GRRRRR"))
    assert supply_advice(view, 0, many).payable
    full = dict.fromkeys((f"{row}/{n}" for row in (1, 2) for n in range(7)), own.world["1/0"])
    complete = replace(view, seats=(replace(own, world=full), *view.seats[1:]))
    assert supply_advice(complete, 0, many).payable == ()


FOREST = "1/0=G1-3 1/1=G1-4 1/2=B1-4 2/0=G2-1 2/1=B1-1"
"""A world with a full Forest."""


def test_a_landscape_serves_no_god_unless_it_scores_at_once() -> None:
    """Nothing blue or white lies there to burn; a Forest waits for neighbours; no god counts a Conversion."""
    theirs = [seat("", FOREST), seat("", "1/0=R3-1")]
    for tile, supply in (("R2-3", "BRW"), ("G2-3", "YGR"), ("B1-3", "")):
        view = seen(supply, "1/0=G1-2", gods=["fire", "nature", "seas"], display={4: tile}, others=theirs)
        assert served(view, 0, "landscape:4") == []


def test_a_shrine_serves_the_god_of_balance_though_it_scores_nothing_at_once() -> None:
    laid = "1/0=Y3-1 1/1=R3-1"
    view = seen("W", laid, god="balance", gods=[], display={4: "W2-1"})
    assert served(view, 0, "landscape:4") == [GodServed("balance", 0, 3, True)]
    assert served(seen("W", "1/0=Y3-1", god="balance", gods=[], display={4: "W2-1"}), 0, "landscape:4") == []


@pytest.mark.parametrize(
    ("laid", "have"),
    [
        ("1/0=G1-1 1/1=R1-1 1/2=R1-2", 1),
        ("1/0=G1-1 1/1=G1-2 1/2=R1-2", 2),
        ("1/0=G1-1 1/1=G1-2 1/2=G3-2 2/1=G3-1", 3),
    ],
)
def test_a_forest_serves_its_god_where_it_has_its_two_neighbours_or_more(laid: str, have: int) -> None:
    """Another seat has a full Forest."""
    table = at("GYYY", laid, god="nature", gods=[], display={4: "G2-2"}, others=[seat("", FOREST)])
    answer(table, "landscape:4", "pay")
    while table.decision is not None and table.decision.kind == "pay_any":
        answer(table, table.decision.options[0].key)
    view = RULES.view(table.state, 0)
    assert site_preview(view, 0, "G2-2", "2/0", wild=False).forest == (have, 2)
    assert served(view, 0, "site:2/0") == ([GodServed("nature", 0, 3, True)] if have >= 2 else [])


def test_what_a_volcano_burns_serves_the_god_of_fire_and_what_a_god_is_given_serves_none() -> None:
    table = at("GRRR", "1/0=B1-3", god="fire", gods=[], **VOLCANO)
    answer(table, "landscape:4", "pay", "site:1/1")
    assert served(RULES.view(table.state, 0), 0, "erupt") == [GodServed("fire", 0, 3, True)]
    assert served(RULES.view(table.state, 0), 0, "decline") == []
    death = at("YYYGGG", "1/0=B1-3", gods=["death"])
    answer(death, "god:death")
    assert served(RULES.view(death.state, 0), 0, "sacrifice") == []


def test_only_a_god_that_asks_for_worshippers_can_become_payable() -> None:
    few, many = seen("GRRRR", gods=["love", "seas", "training"]), tuple(worshippers("GRRRRRRR"))
    told = supply_advice(few, 0, many)
    assert (told.gods_payable, told.gods_unpayable) == ((), ())
