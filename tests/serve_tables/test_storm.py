"""Twelve seconds of `make club-storm`: servers killed and stopped, connections cut, no answer lost."""

from pathlib import Path

import pytest

from tests.club_storm import CONFIRMED, REFUSED_SO, SENT, Storm, fits, run
from tests.postgres import Base


@pytest.mark.timeout(180)
async def test_in_a_storm_no_answer_is_lost_and_none_doubled(base: Base, tmp_path: Path) -> None:
    storm = Storm(tables=4, guests=2, seconds=12, kill_every=5, cut_every=4, stop_for=3)
    _ = await run(storm, base, tmp_path)
    assert storm.faults == []
    assert min(storm.kills, storm.cuts, storm.stops) > 0
    assert storm.confirmed > 10


def test_what_was_answered_fits_what_is_kept_only_if_nothing_is_lost_doubled_or_out_of_order() -> None:
    a, b, c = ["a", CONFIRMED], ["b", CONFIRMED], ["c", CONFIRMED]
    assert fits([a, b, c], ["a", "b", "c"])
    assert not fits([a, b, c], ["a", "c"])
    assert not fits([a, b, c], ["a", "b", "b", "c"])
    assert not fits([a, b, c], ["a", "c", "b"])
    unknown, refused = ["b", SENT], ["b", REFUSED_SO]
    assert fits([a, unknown, c], ["a", "c"])
    assert fits([a, unknown, c], ["a", "b", "c"])
    assert fits([a, refused, c], ["a", "c"])
    assert not fits([a, refused, c], ["a", "b", "c"])
    assert not fits([a], ["a", "b"])
