"""Phase 4: the rules of laying (p. 3) and the wilderness (p. 5)."""

import pytest

from rulesets.core import Forced, Table
from rulesets.orbis import events
from rulesets.orbis.geometry import ROW_LENGTHS
from rulesets.orbis.state import Orbis
from rulesets.orbis.worlds import open_sites
from tests.rulesets.orbis.builders import (
    COMPLETE,
    answer,
    at,
    choosable,
    kind,
    laid,
    lying,
    sites,
    supply,
    told,
    world,
)

SLOT_OF = {"Y": 5, "G": 1, "B": 0, "R": 2, "W": 3}
"""A free landscape of each colour in D0."""

BASE_OF_FIVE = "1/-1=B1-3 1/0=R1-2 1/1=G1-3 1/2=W1-3 1/3=Y1-1"


def offered(table: Table[Orbis], slot: int, settle: str = "pay") -> set[str]:
    """Every legal site for the landscape in a slot, also if it is only one and so not asked."""
    answer(table, f"landscape:{slot}", settle)
    forced = [event.key for event in told(table) if isinstance(event, Forced) and event.decision == "place"]
    if forced:
        return {*forced}
    assert kind(table) == "place"
    return choosable(table)


def forced_over(table: Table[Orbis], slot: int) -> str | None:
    """Why the landscape in a slot becomes a wilderness unasked, or `None`."""
    answer(table, f"landscape:{slot}")
    return next((event.why for event in told(table) if isinstance(event, events.TurnedOver)), None)


def test_the_base_row_grows_at_both_ends_without_gaps() -> None:
    """S7 (p. 3): left and right of the row; above only where a support has the colour."""
    laid_before = "1/0=B1-3 1/1=R1-2"
    assert offered(at("", laid_before), SLOT_OF["G"]) == sites("1/-1 1/2")
    assert offered(at("", laid_before), SLOT_OF["B"]) == sites("1/-1 1/2 2/0")
    table = at()
    answer(table, "landscape:1", "pay")
    assert laid(table, "1/0") == "G1-2"
    assert Forced(0, "place", "site:1/0") in told(table)


@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ("Y", "2/2"),
        ("G", "2/0 2/1"),
        ("B", "2/-1"),
        ("R", "2/-1 2/0"),
        ("W", "2/1 2/2"),
    ],
)
def test_above_a_full_base_row_a_support_must_have_the_colour(colour: str, expected: str) -> None:
    """S8 (p. 3): no base site is left; every colour fits above one of its own, a wilderness anywhere."""
    assert offered(at("", BASE_OF_FIVE), SLOT_OF[colour]) == sites(expected)
    assert offered(at("", BASE_OF_FIVE), SLOT_OF[colour], "wilderness") == sites("2/-1 2/0 2/1 2/2")


@pytest.mark.parametrize(("colour", "expected"), [("G", "2/1"), ("B", "2/-1"), ("R", "2/-1"), ("W", "2/1")])
def test_gaps_above_the_base_row_are_fine(colour: str, expected: str) -> None:
    """S9 (p. 3): two sites are open between and beside others (ruling R11)."""
    gappy = BASE_OF_FIVE + " 2/0=R1-4 2/2=Y1-2"
    assert offered(at("", gappy, top=["Y1-3"]), SLOT_OF[colour]) == sites(expected)
    assert offered(at("", gappy, top=["Y1-3"]), SLOT_OF[colour], "wilderness") == sites("2/-1 2/1")


def test_a_colour_that_is_cut_off_becomes_a_wilderness() -> None:
    """S9 (p. 3): no open site has yellow below, so a yellow landscape is turned over (A2, ruling R7)."""
    table = at("", BASE_OF_FIVE + " 2/0=R1-4 2/2=Y1-2", top=["Y1-3"])
    assert forced_over(table, SLOT_OF["Y"]) == "no-site"
    assert choosable(table) == sites("2/-1 2/1")


def test_a_higher_row_may_be_begun_before_a_lower_one_is_full() -> None:
    """S10 (p. 3): row 3 above two of row 2, with three landscapes in the base row."""
    begun = "1/0=B1-3 1/1=R1-2 1/2=G1-3 2/0=B1-4 2/1=G1-4"
    assert offered(at("", begun), SLOT_OF["B"]) == sites("1/-1 1/3 3/0")
    assert offered(at("", begun), SLOT_OF["R"]) == sites("1/-1 1/3")


@pytest.mark.parametrize("colour", "YGBRW")
def test_every_colour_may_lie_above_a_wilderness(colour: str) -> None:
    """S11 (p. 5): a wilderness has every colour (ruling R21)."""
    wild = "1/0=B1-3 1/1=R1-2w 1/2=G1-3"
    assert offered(at("", wild), SLOT_OF[colour]) == sites("1/-1 1/3 2/0 2/1")


def test_a_landscape_laid_as_wilderness_still_creates_worshippers() -> None:
    """S12 (p. 8): created and collected as always, laid anywhere, nothing paid."""
    table = at("", "1/0=B1-3 1/1=W1-3", display={4: "R3-5"}, lying={4: "YB"})
    answer(table, "landscape:4")
    assert supply(table) == "YB"
    assert lying(table) == {1: "R", 3: "R", 5: "R", 7: "R"}
    assert events.TurnedOver(0, tile="R3-5", why="cannot-pay") in told(table)
    assert (kind(table), choosable(table)) == ("place", sites("1/-1 1/2 2/0"))
    answer(table, "site:2/0")
    assert supply(table) == "YB"
    assert laid(table, "2/0") == "R3-5w"
    assert table.state.display[4] == "Y1-2"
    assert 4 not in lying(table)
    assert table.state.active == 1


def test_what_can_be_paid_but_not_placed_is_turned_over() -> None:
    """S13 (p. 4): a Village that could be paid lies nowhere face up; the supply stays (ruling R7)."""
    two_rows = "1/-1=B1-3 1/0=R1-2 1/1=G1-3 1/2=W1-3 1/3=B1-4 2/-1=R1-4 2/0=G1-4 2/1=W1-4 2/2=B2-1c"
    table = at("RW", two_rows, display={4: "Y3-1"}, lying={4: "Y"})
    answer(table, "landscape:4")
    assert supply(table) == "YRW"
    assert events.TurnedOver(0, tile="Y3-1", why="no-site") in told(table)
    assert (kind(table), choosable(table)) == ("place", sites("3/-1 3/0 3/1"))


def test_the_first_landscape_can_end_up_anywhere_in_the_base_row() -> None:
    """Ruling R10 (p. 3): the row grows left to x = -4 or right to x = 4, until it has five."""
    left = "1/0=B1-3 1/-1=R1-2 1/-2=G1-3 1/-3=W1-3"
    right = "1/0=B1-3 1/1=R1-2 1/2=G1-3 1/3=W1-3"
    assert {"1/-4", "1/1"} <= {*open_sites(world(left))}
    assert {"1/-1", "1/4"} <= {*open_sites(world(right))}
    table = at("", left)
    answer(table, "landscape:5", "pay", "site:1/-4")
    assert not any(site.startswith("1/") for site in open_sites(table.state.seats[0].world))


def test_nothing_but_the_god_lies_on_the_apex() -> None:
    """Ruling R12 (p. 6): there is no fifth row; a complete world has no open site left."""
    assert ROW_LENGTHS == {1: 5, 2: 4, 3: 3, 4: 2}
    assert open_sites(world(COMPLETE)) == ()
    almost = world(COMPLETE)
    del almost["4/1"]
    assert open_sites(almost) == ("4/1",)


def test_tiles_are_never_moved_or_turned_over_later() -> None:
    """Specification d.4: what lies there stays as it was laid."""
    before = world("1/0=B1-3 1/1=R1-2w 2/0=B2-1c")
    table = at("", "1/0=B1-3 1/1=R1-2w 2/0=B2-1c")
    answer(table, "landscape:5", "pay", "site:1/2")
    after = table.state.seats[0].world
    assert {site: after[site] for site in before} == before
