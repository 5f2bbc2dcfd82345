"""The page of benchmarks, where two commands write."""

from tools.bench.figures import Figure
from tools.bench.page import PAGE, kept_from, with_club


def test_figures_of_a_club_take_the_place_of_older_ones_and_leave_the_rest_of_the_page_alone() -> None:
    page = PAGE.read_text(encoding="utf-8")
    old = with_club(page, [Figure("an old figure", 2, 3, 1)])
    new = with_club(old, [Figure("a new figure", 1, 3, 1)])
    assert "| a new figure |" in new
    assert "| an old figure |" not in new
    assert new.count("## A club's servers") == 1
    assert new.startswith(page[: len(page) - len(kept_from(page))])
    assert new.endswith(page[page.index("## Notes") :])


def test_figures_of_a_club_and_notes_are_kept_when_the_others_are_measured_again() -> None:
    page = with_club("# Benchmarks\n\n## Rules\n\n## Notes\n\nSlow.\n", [Figure("a figure", 1, 3, 1)])
    kept = kept_from(page)
    assert "| a figure |" in kept
    assert kept.endswith("## Notes\n\nSlow.\n")
    assert "## Rules" not in kept
