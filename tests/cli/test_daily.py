"""`tabletop daily`: begins the game of the day, goes on with it, and says how it ended."""

import sys
from datetime import date

import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.play.daily import of_day
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tests.cli.running import ran
from tests.tui.driving import play_on

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="reads from a pipe")


def test_it_begins_goes_on_and_shares(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", open("/dev/null", encoding="utf-8"))  # noqa: PTH123, SIM115
    daily = of_day(date.today())  # noqa: DTZ011
    assert ran(capsys, "daily", "--share").code == 1
    begun = ran(capsys, "daily", "--plain")
    assert "One try counts." in begun.out
    again = ran(capsys, "daily", "--plain")
    assert again.code == begun.code
    with open_store(Paths.find().saves) as store:
        (game,) = store.games()
        assert game.game == daily.game
        with Session.resume(store, game.id) as session:
            play_on(session, 4_000)
            assert session.record.over
    shared = ran(capsys, "daily", "--share")
    assert shared.code == 0
    title, result, bars = shared.out.splitlines()
    assert daily.day.isoformat() in title
    assert "of 3" in result
    assert set(bars) <= set("▁▂▃▄▅▆▇█")
