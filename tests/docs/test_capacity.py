"""What ten thousand people need is what follows from the figures on the page."""

import pytest

from tabletop_tui.serve.limits import Limits
from tools.bench.capacity import CLUB_PAGE, GUESTS, TABLES, Need, computed, figures, measured_key


def test_the_page_of_clubs_says_what_follows_from_its_figures() -> None:
    page = CLUB_PAGE.read_text(encoding="utf-8")
    assert computed(page) == page, "python -m tools.bench.capacity --write"


def test_limits_on_the_page_are_those_of_the_program() -> None:
    assert (Limits().guests, Limits().tables) == (GUESTS, TABLES)


def test_what_all_workers_do_alike_grows_with_the_square_and_the_rest_with_the_people() -> None:
    took = figures(CLUB_PAGE.read_text(encoding="utf-8"))
    one, four = Need(12_800, took), Need(51_200, took)
    assert four.known == pytest.approx(16 * one.known)
    assert four.following == pytest.approx(16 * one.following, rel=0.02)
    assert four.drawing == pytest.approx(4 * one.drawing)


def test_the_cost_of_a_key_is_read_from_the_measuring_with_four_workers() -> None:
    row = "| key to its echo, 400 guests, {} p95 | x | p50 1 ms, p99 2 ms; 3 looks; {} ms a key, 9 MB |\n"
    page = f"\n## A club's servers\n\n{row.format('one process,', 7.5)}{row.format('4 processes,', 8.25)}"
    assert measured_key(page) == "8.25"
    assert measured_key("\n## Notes\n") is None
