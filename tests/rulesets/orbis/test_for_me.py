"""What options do for a seat's god, for one that it could take, and for what it can pay for."""

from typing import Any

from rulesets.orbis import RULES
from rulesets.orbis.advice.for_me import GodServed, served
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
