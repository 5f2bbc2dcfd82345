"""Colours of seats and resources that colour-blind eyes tell apart: the theme `distinct`."""

from itertools import combinations

import pytest
from coloraide import Color

from tabletop_tui.paint.themes import COLOURS, PALETTES
from tabletop_tui.store import people

DISTINCT = PALETTES["distinct"]
APART = 15.0
"""How far any two are at least from one another (CIEDE2000)."""


def nearest(colours: dict[str, str], kind: str) -> tuple[float, str, str]:
    """The two of these colours that are nearest to such eyes, and how far apart they are."""
    seen = {name: Color(colour) for name, colour in colours.items()}
    if kind != "all":
        seen = {name: colour.filter(kind) for name, colour in seen.items()}
    return min((seen[a].delta_e(seen[b], method="2000"), a, b) for a, b in combinations(seen, 2))


@pytest.mark.parametrize("kind", ["all", "protan", "deutan", "tritan"])
def test_resources_differ_for_every_kind_of_eyes(kind: str) -> None:
    """All inks that games use for resources, whichever of them a game has."""
    found = nearest({name: DISTINCT.colour(name) for name in COLOURS}, kind)
    assert found[0] >= APART, found


@pytest.mark.parametrize("kind", ["all", "protan", "deutan", "tritan"])
def test_seats_differ_for_every_kind_of_eyes(kind: str) -> None:
    """Their names stand on blocks of these colours."""
    seats = {name: DISTINCT.style(f"seat-{name}").bgcolor for name in people.COLOURS}
    found = nearest({name: each.get_truecolor().hex for name, each in seats.items() if each}, kind)
    assert found[0] >= APART, found


def test_the_usual_colours_dont() -> None:
    """The measure sees the fault that this theme mends: green and brown are one colour to deutan eyes."""
    usual = {name: PALETTES["dark"].colour(name) for name in COLOURS}
    assert nearest(usual, "deutan")[0] < 5
