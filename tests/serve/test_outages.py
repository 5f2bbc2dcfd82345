"""When the club couldn't be reached, as its servers note it."""

from tabletop_tui.serve.tables.outages import listed, noted
from tabletop_tui.text.durations import HOUR, MINUTE


def test_servers_whose_clocks_differ_make_one_outage_at_most() -> None:
    kept: str | None = None
    for minute in range(10):
        for ahead in (0.0, 6 * MINUTE):
            kept = noted(kept, 1e9 + minute * MINUTE + ahead)
    assert len(listed(kept)) <= 1


def test_a_clock_that_was_far_ahead_once_hides_no_later_outage() -> None:
    kept = noted(noted(None, 2e9), 1e9)
    assert [each.ends - each.begins for each in listed(noted(kept, 1e9 + HOUR))] == [HOUR]
