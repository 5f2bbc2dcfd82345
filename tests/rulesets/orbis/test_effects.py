"""Phase 5: what landscapes do when they are laid face up (pp. 6 and 7)."""

import pytest

from rulesets.orbis import events
from rulesets.orbis.scoring import verdict
from tests.rulesets.orbis.builders import (
    answer,
    at,
    choosable,
    gains,
    gives,
    kind,
    laid,
    lying,
    score,
    scoring,
    seat,
    sites,
    supply,
    told,
    trades,
)

ERUPT = {"erupt", "decline"}
SACRIFICE = {"sacrifice", "decline"}


def test_one_wilderness_lets_an_irrigation_lie_and_fulfils_it() -> None:
    """S14 (p. 8): it stands for blue to lie on and for the red that is needed (ruling R21)."""
    table = at("", "1/0=G1-3w 1/1=Y1-1", display={4: "B2-3"}, lying={4: "BR"})
    answer(table, "landscape:4", "pay")
    assert choosable(table) == sites("1/-1 1/2 2/0")
    answer(table, "site:2/0")
    assert laid(table, "2/0") == "B2-3"
    assert score(table.state)["irrigation"] == 2


@pytest.mark.parametrize(
    ("before", "site", "after"),
    [
        ("1/0=B1-3 1/1=Y1-1", "2/0", "B2-1"),
        ("1/0=B1-3 1/1=G1-3", "2/0", "B2-1c"),
        ("1/0=Y1-1", "1/1", "B2-1c"),
    ],
)
def test_an_irrigation_needs_its_colour_below(before: str, site: str, after: str) -> None:
    """S15 (p. 7): below counts, beside doesn't; in the base row there is nothing below (ruling R13)."""
    table = at("YB", before, display={4: "B2-1"})
    answer(table, "landscape:4", "pay", f"site:{site}")
    assert laid(table, site) == after
    assert score(table.state)["irrigation"] == (2 if after == "B2-1" else 0)


@pytest.mark.parametrize(
    ("lies", "touched", "points"),
    [
        ("1/0=G1-3 1/1=B1-3 1/2=R1-2 2/0=G2-1 2/1=B1-4", 3, 3),
        ("1/0=G1-3 1/1=R1-2 1/2=R1-4 2/0=G2-1 2/1=R2-1", 1, 0),
        ("1/0=G1-3 1/1=R1-2 1/2=R1-4 2/0=G2-1 2/1=R2-1 3/0=R2-2w", 2, 0),
        ("1/0=G1-3 1/1=R1-2w 1/2=R1-4 2/0=G2-1 2/1=R2-1 3/0=G2-4", 3, 3),
    ],
)
def test_a_forest_needs_enough_neighbours_of_its_colours(lies: str, touched: int, points: int) -> None:
    """S16 (p. 6): G2-1 asks for three of green and blue; a wilderness always counts (rulings R15, R21)."""
    state = scoring(seat(laid=lies), seat())
    assert score(state)["forest"] == points
    assert verdict(state.seats[0].world, "2/0")[1:] == (points, touched, 3)


def test_a_forest_counts_all_six_sides() -> None:
    """Ruling R15 (p. 6): left, right, two below, two above; markers don't matter, itself doesn't count."""
    row = "1/0=R1-2 1/1=R1-4 1/2=R1-1 1/3=R1-3"
    around = {"2/0": "G1-1", "2/2": "G1-2", "1/1": "G1-3", "1/2": "B1-3", "3/0": "B2-1c", "3/1": "G1-4"}
    for count in range(len(around) + 1):
        there = " ".join(f"{site}={tile}" for site, tile in list(around.items())[:count])
        state = scoring(seat(laid=f"{row} {there} 2/1=G2-1"), seat())
        assert score(state)["forest"] == (3 if count >= 3 else 0)


def test_a_forest_is_looked_at_only_at_the_end() -> None:
    """Ruling R15 (p. 6): laid without neighbours it carries no marker and can score later."""
    table = at("GBW", "1/0=R1-2", display={4: "G2-1"})
    answer(table, "landscape:4", "pay", "site:1/1")
    assert laid(table, "1/1") == "G2-1"
    assert score(table.state)["forest"] == 0


def test_a_volcano_may_remove_what_its_own_taking_created() -> None:
    """S17 (p. 7): four red ones were just created; any two of them are removed (ruling R16)."""
    table = at("", "1/0=G1-3", display={4: "R2-1"}, lying={4: "RG"})
    answer(table, "landscape:4", "pay", "site:1/1")
    assert (kind(table), choosable(table)) == ("eruption_choice", ERUPT)
    answer(table, "erupt")
    assert (kind(table), choosable(table)) == ("eruption_pick", {f"remove:{s}/red" for s in (1, 3, 5, 7)})
    answer(table, "remove:1/red")
    assert choosable(table) == {f"remove:{s}/red" for s in (3, 5, 7)}
    answer(table, "remove:7/red")
    assert lying(table) == {3: "R", 5: "R"}
    assert laid(table, "1/1") == "R2-1"
    assert supply(table) == ""
    assert table.state.display[4] == "Y1-2"
    assert table.state.active == 1


def test_a_volcano_takes_all_there_are_unasked_or_is_declined() -> None:
    """S18 (p. 7): exactly two lie out, so both go at once (A5); declining marks it (ruling R17)."""
    table = at("", "1/0=G1-3", display={0: "R2-1"}, lying={0: "RG"})
    answer(table, "landscape:0", "pay", "site:1/1")
    assert choosable(table) == ERUPT
    answer(table, "erupt")
    assert lying(table) == {}
    assert laid(table, "1/1") == "R2-1"
    assert table.state.active == 1
    table = at("", "1/0=G1-3", display={0: "R2-1"}, lying={0: "RG"})
    answer(table, "landscape:0", "pay", "site:1/1", "decline")
    assert lying(table) == {1: "R", 3: "R"}
    assert laid(table, "1/1") == "R2-1c"
    assert table.state.active == 1


def test_a_volcano_with_too_few_worshippers_gets_its_marker_unasked() -> None:
    """S19 (p. 7): one green lies out, two are asked for: nothing is removed (A7, ruling R17)."""
    table = at("", "1/0=G1-3", display={4: "R2-4"}, lying={4: "RB", 8: "G"})
    answer(table, "landscape:4", "pay", "site:1/1")
    assert lying(table) == {1: "R", 3: "R", 5: "R", 7: "R", 8: "G"}
    assert laid(table, "1/1") == "R2-4c"
    assert events.Marked(0, tile="R2-4", site="1/1", why="too-few") in told(table)
    assert table.state.active == 1


def test_a_volcano_removes_any_mix_of_its_colours() -> None:
    """Ruling R16 (p. 7): each slot and listed colour is an option, worshippers go to no player."""
    table = at("BRW", "1/0=G1-3", display={4: "R2-3"}, lying={0: "BBY", 8: "W", 1: "W"})
    answer(table, "landscape:4", "pay", "site:1/1", "erupt")
    assert choosable(table) == {"remove:0/blue", "remove:8/white", "remove:1/white"}
    answer(table, "remove:0/blue")
    assert choosable(table) == {"remove:0/blue", "remove:8/white", "remove:1/white"}
    answer(table, "remove:0/blue")
    assert choosable(table) == {"remove:8/white", "remove:1/white"}
    answer(table, "remove:1/white")
    assert lying(table) == {0: "Y", 1: "R", 3: "R", 5: "R", 7: "R", 8: "W"}
    assert supply(table) == ""


def test_a_village_takes_worshippers_of_any_colours() -> None:
    """S20 (p. 6): too few: marker; exactly enough: all unasked (A6, A4); more: one's choice."""
    options = {"display": {4: "Y2-3"}}
    opening = ("landscape:4", "pay", "site:1/1")
    table = at("YRB", "1/0=G1-3", **options)
    answer(table, *opening)
    assert laid(table, "1/1") == "Y2-3c"
    assert supply(table) == "B"
    assert events.Marked(0, tile="Y2-3", site="1/1", why="too-few") in told(table)
    assert table.state.active == 1

    table = at("YRBW", "1/0=G1-3", **options)
    answer(table, *opening)
    assert (kind(table), choosable(table)) == ("sacrifice_choice", SACRIFICE)
    answer(table, "sacrifice")
    assert supply(table) == ""
    assert laid(table, "1/1") == "Y2-3"
    assert events.Sacrificed(0, worshippers=[0, 0, 1, 0, 1]) in told(table)
    assert table.state.active == 1

    table = at("YRGGB", "1/0=G1-3", **options)
    answer(table, *opening, "sacrifice")
    assert (kind(table), choosable(table)) == ("sacrifice_pick", gives("GB"))
    answer(table, "give:green")
    assert choosable(table) == gives("GB")
    answer(table, "give:blue")
    assert supply(table) == "G"
    assert laid(table, "1/1") == "Y2-3"

    table = at("YRGGB", "1/0=G1-3", **options)
    answer(table, *opening, "decline")
    assert laid(table, "1/1") == "Y2-3c"
    assert supply(table) == "GGB"


def test_benefits_do_not_help_with_a_village() -> None:
    """Ruling R18 (p. 6): the gift is no cost; it comes from what paying has left."""
    table = at("YRG", "1/0=Y1-1 1/1=Y1-3", display={4: "Y2-3"})
    answer(table, "landscape:4", "pay", "site:1/2")
    assert choosable(table) == SACRIFICE
    answer(table, "sacrifice")
    assert supply(table) == ""


def test_conversions_bring_worshippers_and_farms_benefits() -> None:
    """S24 (pp. 6 and 7): one of any colour, then eleven are too many; a Farm's token (ruling R30)."""
    table = at("R" * 10, "1/0=B1-3")
    answer(table, "landscape:4")
    assert choosable(table) == {"pay", "wilderness"} | trades("R")
    answer(table, "pay", "site:1/1")
    assert (kind(table), choosable(table)) == ("take_worshipper", gains("YGBRW"))
    answer(table, "gain:white")
    assert (kind(table), choosable(table)) == ("discard_excess", gives("RW") | trades("R"))

    table = at("", "1/0=B1-3", display={4: "Y1-1"}, lying={4: "YY"})
    answer(table, "landscape:4")
    assert choosable(table) == {"pay", "wilderness"}
    answer(table, "pay")
    assert supply(table) == ""
    assert kind(table) == "place"
    assert table.state.seats[0].benefits == []
    answer(table, "site:1/1")
    assert table.state.seats[0].benefits == [1]
    assert events.TookBenefit(0, colour="green") in told(table)


def test_a_conversion_of_a_fixed_colour_is_mandatory() -> None:
    """Ruling R30 (p. 7): two yellow are taken unasked, even if worshippers must then be given back."""
    table = at("BBBBBBBBBG", "1/0=B1-3", display={4: "G1-3"})
    answer(table, "landscape:4", "pay", "site:1/1")
    assert supply(table) == "YYGBBBBBBBBB"
    assert kind(table) == "discard_excess"


def test_a_farm_lying_as_wilderness_brings_no_benefit() -> None:
    """Rulings R20 and R21 (pp. 5 and 6): its token stays in the supply."""
    table = at("YY", "1/0=B1-3", display={4: "Y1-1"})
    answer(table, "landscape:4", "wilderness", "site:1/1")
    assert table.state.seats[0].benefits == []
    assert laid(table, "1/1") == "Y1-1w"


def test_what_was_decided_when_laid_is_never_looked_at_again() -> None:
    """Ruling R14 (p. 7): the marker of an Irrigation stays, whatever is laid beside or above it."""
    table = at("", "1/0=B2-1c 1/1=B1-3")
    answer(table, "landscape:5", "pay", "site:1/-1")
    assert laid(table, "1/0") == "B2-1c"
    assert score(table.state)["irrigation"] == 0


def test_markers_are_not_counted() -> None:
    """Ruling R19 (p. 2): the eighteen of the box are no limit."""
    others = [seat(laid=" ".join(f"1/{x}=R3-1c" for x in range(-2, 3))) for _ in range(3)]
    others[2] = seat(laid=" ".join(f"1/{x}=R3-1c" for x in range(-2, 3)) + " 2/-2=R3-3c 2/-1=R3-4c 2/0=R3-2c")
    table = at("YRB", "1/0=G1-3", display={4: "Y2-3"}, others=others)
    assert sum(laid.marker for each in table.state.seats for laid in each.world.values()) == 18
    answer(table, "landscape:4", "pay", "site:1/1")
    assert laid(table, "1/1") == "Y2-3c"
