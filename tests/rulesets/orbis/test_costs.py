"""Phase 3: paying with worshippers, benefits and trades, or turning over (pp. 4 to 6)."""

import pytest

from rulesets.core import Forced, IllegalChoice
from rulesets.orbis import events
from rulesets.orbis.costs import Shortfall
from rulesets.orbis.reasons import CostNotCovered
from tests.rulesets.orbis.builders import (
    COMPLETE,
    answer,
    asked,
    at,
    blocked,
    choosable,
    gives,
    kind,
    laid,
    landscapes,
    lying,
    sites,
    supply,
    told,
    trades,
)

PAY_OR_NOT = {"pay", "wilderness"}


@pytest.mark.parametrize(
    ("held", "options"),
    [
        ("BGR", PAY_OR_NOT),
        ("BBG", PAY_OR_NOT),
        ("BGGG", PAY_OR_NOT | trades("G")),
        ("RRRBG", PAY_OR_NOT | trades("R")),
        ("GGGGG", {"wilderness"} | trades("G")),
    ],
)
def test_a_cost_of_two_colours_and_one_of_any(held: str, options: set[str]) -> None:
    """S3 (p. 4): what can be paid, and what only after a trade."""
    table = at(held, display={4: "B2-2"})
    answer(table, "landscape:4")
    assert (kind(table), choosable(table)) == ("settle_cost", options)


@pytest.mark.parametrize("held", ["BG", "GGG", ""])
def test_what_no_trade_can_pay_becomes_a_wilderness_unasked(held: str) -> None:
    """S3 (p. 4): the wilderness is forced (A3), the next decision is where to lay it (ruling R8)."""
    table = at(held, "1/0=R1-2", display={4: "B2-2"})
    answer(table, "landscape:4")
    assert (kind(table), choosable(table)) == ("place", sites("1/-1 1/1"))
    assert events.TurnedOver(0, tile="B2-2", why="cannot-pay") in told(table)
    assert Forced(0, "settle_cost", "wilderness") in told(table)
    assert sorted(supply(table)) == sorted(held)


def test_the_colours_are_paid_at_once_and_the_rest_is_chosen() -> None:
    """S3 (p. 4): of BGRRY the blue and green go, then yellow or red pays the any symbol."""
    table = at("BGRRY", display={4: "B2-2"})
    answer(table, "landscape:4", "pay")
    assert (kind(table), choosable(table)) == ("pay_any", gives("YR"))
    assert supply(table) == "YRR"
    answer(table, "give:red")
    assert supply(table) == "YR"


def test_a_benefit_token_takes_its_colour_off_the_cost() -> None:
    """S4 (p. 6): a red and green cost is one red for the owner of the green benefit (ruling R20)."""
    table = at("R", "1/0=Y1-1", display={4: "R2-1"})
    answer(table, "landscape:4")
    assert choosable(table) == PAY_OR_NOT
    answer(table, "pay")
    assert supply(table) == ""
    assert (kind(table), choosable(table)) == ("place", sites("1/-1 1/1"))


def test_a_benefit_token_never_pays_an_any_symbol() -> None:
    """S5 (pp. 6 and 8): green costs nothing, the any symbol still takes a worshipper (ruling R20)."""
    table = at("", "1/0=Y1-1", display={4: "G2-2"})
    answer(table, "landscape:4")
    assert kind(table) == "place"
    assert events.TurnedOver(0, tile="G2-2", why="cannot-pay") in told(table)

    table = at("RW", "1/0=Y1-1", display={4: "G2-2"})
    answer(table, "landscape:4")
    assert choosable(table) == PAY_OR_NOT
    answer(table, "pay")
    assert (kind(table), choosable(table)) == ("pay_any", gives("RW"))

    table = at("G", "1/0=Y1-1", display={4: "G2-2"})
    answer(table, "landscape:4")
    assert choosable(table) == PAY_OR_NOT
    answer(table, "pay")
    assert supply(table) == ""
    assert kind(table) == "place"
    assert events.Paid(0, worshippers=[0, 1, 0, 0, 0]) in told(table)


def test_worshippers_collected_from_a_landscape_can_pay_for_it() -> None:
    """S6 (p. 8): the white worshipper lying on the Shrine pays its cost."""
    table = at("", "1/0=R1-2", display={4: "W2-1"}, lying={4: "W"})
    answer(table, "landscape:4")
    assert (choosable(table), supply(table)) == (PAY_OR_NOT, "W")
    answer(table, "pay")
    assert supply(table) == ""
    assert kind(table) == "place"


def test_trades_can_make_a_cost_payable() -> None:
    """S25 (p. 5): three of one colour for one of another, as often as needed (rulings R8, R9)."""
    table = at("BWRRR", "1/0=B1-3", display={4: "G2-1"})
    answer(table, "landscape:4")
    assert choosable(table) == {"wilderness"} | trades("R")
    answer(table, "trade:red/green")
    assert (supply(table), choosable(table)) == ("GBW", PAY_OR_NOT)

    table = at("RRRRRRW", "1/0=B1-3", display={4: "G2-1"})
    answer(table, "landscape:4")
    assert choosable(table) == {"wilderness"} | trades("R")
    answer(table, "trade:red/green")
    assert choosable(table) == {"wilderness"} | trades("R")
    answer(table, "trade:red/blue")
    assert choosable(table) == PAY_OR_NOT

    table = at("RRRRR", "1/0=B1-3", display={4: "G2-1"})
    answer(table, "landscape:4")
    assert kind(table) == "place"
    assert supply(table) == "RRRRR"
    assert events.TurnedOver(0, tile="G2-1", why="cannot-pay") in told(table)


def test_a_trade_that_spoils_the_cost_makes_the_wilderness_forced() -> None:
    """A3 is tested again after each trade (specification d.3): GBW needs two trades of RRRRRRW."""
    table = at("RRRRRRW", "1/0=B1-3", display={4: "G2-1"})
    answer(table, "landscape:4", "trade:red/yellow")
    assert kind(table) == "place"
    assert supply(table) == "YRRRW"
    assert told(table)[0] == events.Traded(0, give="red", get="yellow")
    assert events.TurnedOver(0, tile="G2-1", why="cannot-pay") in told(table)


def test_a_free_landscape_may_still_be_turned_over() -> None:
    """S29 (p. 4): free counts as paid; a wilderness may go above, where red may not (ruling R6)."""
    table = at("", "1/0=B1-3 1/1=W1-3")
    answer(table, "landscape:2")
    assert choosable(table) == PAY_OR_NOT
    answer(table, "pay")
    assert choosable(table) == sites("1/-1 1/2")
    table = at("", "1/0=B1-3 1/1=W1-3")
    answer(table, "landscape:2", "wilderness")
    assert choosable(table) == sites("1/-1 1/2 2/0")


def test_a_forced_wilderness_offers_no_trade_first() -> None:
    """S38 (p. 4): three red could be traded, but the yellow landscape fits nowhere (rulings R7, R8)."""
    base = "1/-1=B1-3 1/0=R1-2 1/1=G1-3 1/2=W1-3 1/3=B1-4 2/-1=R1-4 2/0=G1-4 2/1=W1-4 2/2=B2-1c"
    table = at("RRRW", base, display={4: "Y3-1"}, lying={4: "Y"})
    answer(table, "landscape:4")
    assert (kind(table), choosable(table)) == ("place", sites("3/-1 3/0 3/1"))
    assert supply(table) == "YRRRW"
    assert events.TurnedOver(0, tile="Y3-1", why="no-site") in told(table)


def test_what_may_not_be_chosen_is_listed_with_the_reason() -> None:
    """S40 (specification d.7): `pay`, gods and sites are listed blocked; a single legal site isn't asked."""
    table = at("GGGGG", display={4: "B2-2"})
    answer(table, "landscape:4")
    pay = blocked(table)
    assert set(pay) == {"pay"}
    assert pay["pay"].target == "slot:4"
    lacking = Shortfall((0, 0, 1, 0, 0), any=0, trades=1, tradable=True)
    assert pay["pay"].blocked == CostNotCovered(lacking)

    table = at("RR", "1/0=B1-3 1/1=R1-2 1/2=G1-3", god="fire", gods=["love", "death"])
    assert set(blocked(table)) == {"god:love", "god:death"}
    assert {option.blocked.word for option in blocked(table).values() if option.blocked} == {"has-god"}

    base = "1/-1=B1-3 1/0=R1-2 1/1=G1-3 1/2=W1-3 1/3=Y1-1"
    table = at("", base)
    answer(table, "landscape:1", "pay")
    assert choosable(table) == sites("2/0 2/1")
    assert set(blocked(table)) == sites("2/-1 2/2")
    assert {option.blocked.word for option in blocked(table).values() if option.blocked} == {
        "support-lacks-colour"
    }
    table = at("", base)
    answer(table, "landscape:5", "pay")
    assert laid(table, "2/2") == "Y1-4"
    assert Forced(0, "place", "site:2/2") in told(table)


def test_only_what_is_blocked_is_listed_as_blocked() -> None:
    """Specification d.7: nothing is blocked where everything may be chosen, or for a wilderness."""
    table = at("BGR", "1/0=B1-3 1/1=R1-2", display={4: "B2-2"})
    assert not blocked(table)
    answer(table, "landscape:4")
    assert not blocked(table)
    answer(table, "wilderness")
    assert not blocked(table)
    assert choosable(table) == sites("1/-1 1/2 2/0")


def test_the_landscapes_are_blocked_once_the_world_is_complete() -> None:
    """Specification d.7: nine landscapes are listed, each with the reason."""
    table = at("", COMPLETE, gods=["love", "death"])
    assert set(blocked(table)) == landscapes()
    assert {option.blocked.word for option in blocked(table).values() if option.blocked} == {"world-complete"}


def test_a_trade_brings_another_colour() -> None:
    """Specification d.2, ruling R8 (p. 5): three for one, never of the same colour, also at first."""
    table = at("RRRRW")
    assert choosable(table) >= trades("R")
    assert "trade:red/red" not in choosable(table)
    answer(table, "trade:red/white")
    assert supply(table) == "RWW"
    assert kind(table) == "choose_tile"
    assert not any(key.startswith("trade") for key in choosable(table))


def test_just_collected_worshippers_can_be_traded() -> None:
    """Ruling R9 (p. 8): two held and one collected make three."""
    table = at("RR", "1/0=R1-2", display={4: "W2-1"}, lying={4: "R"})
    assert not any(key.startswith("trade") for key in choosable(table))
    answer(table, "landscape:4")
    assert choosable(table) == {"wilderness"} | trades("R")
    answer(table, "trade:red/white", "pay")
    assert supply(table) == ""


def test_paying_is_not_offered_where_nothing_could_lie_face_up() -> None:
    """Ruling R7 (p. 4): the tile would have to be turned over anyway, so nothing is paid."""
    base = "1/-1=B1-3 1/0=R1-2 1/1=G1-3 1/2=W1-3 1/3=B1-4"
    table = at("", base, top=["Y1-2"])
    answer(table, "landscape:5")
    assert (kind(table), choosable(table)) == ("place", sites("2/-1 2/0 2/1 2/2"))
    assert events.TurnedOver(0, tile="Y1-4", why="no-site") in told(table)


def test_a_wilderness_is_decided_before_paying() -> None:
    """Ruling R6 (p. 4): turned over by choice, nothing is paid and the effect is lost."""
    table = at("BGR", "1/0=R1-2", display={4: "B2-2"})
    answer(table, "landscape:4", "wilderness", "site:1/1")
    assert supply(table) == "GBR"
    assert laid(table, "1/1") == "B2-2w"
    assert table.state.active == 1


def test_worshippers_of_a_benefit_colour_pay_any_symbols_like_others() -> None:
    """Ruling R20 (p. 6): the owner of the green benefit may pay the any symbol with green."""
    table = at("GGW", "1/0=Y1-1", display={4: "G2-2"})
    answer(table, "landscape:4", "pay")
    assert choosable(table) == gives("GW")


def test_a_farm_brings_its_benefit_from_the_next_cost_on() -> None:
    """Ruling R20 (p. 6): laid face up it saves the green of a later Forest; as wilderness it doesn't."""
    table = at("YWW", "1/0=R1-2", display={4: "Y1-1", 8: "G2-2"})
    answer(table, "landscape:4", "pay")
    assert table.state.seats[0].benefits == []
    answer(table, "site:1/1")
    assert (table.state.seats[0].benefits, supply(table)) == ([1], "W")
    answer(table, "god:seas", "god:fire", "god:nature")
    answer(table, "landscape:8")
    assert choosable(table) == PAY_OR_NOT
    answer(table, "pay")
    assert supply(table) == ""

    table = at("W", "1/0=R1-2 1/1=Y1-1w", display={8: "G2-2"})
    answer(table, "landscape:8")
    assert events.TurnedOver(0, tile="G2-2", why="cannot-pay") in told(table)


def test_an_option_that_is_not_on_offer_changes_nothing() -> None:
    """`pay` of a landscape that can't be paid is refused."""
    table = at("GGGGG", display={4: "B2-2"})
    answer(table, "landscape:4")
    before = (asked(table), supply(table), lying(table))
    with pytest.raises(IllegalChoice):
        answer(table, "pay")
    assert (asked(table), supply(table), lying(table)) == before
