"""`tabletop contests`: a host makes tournaments and leagues, begins and cancels them, and drops players."""

import json

import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.records.contests import PLACE, changed, join
from tests.cli.running import ran


def kept(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(ran(capsys, "contests", "--json").out)
    return found


def enter(id: object, *names: str) -> None:
    """As members do on the screen."""
    with Guestbook(Paths.find().people) as book:
        for name in names:
            assert book.tables.change(PLACE, changed(str(id), join(f"member {name}", name))) is None


def test_a_tournament_is_made_begun_loses_a_player_and_is_cancelled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert "--new" in ran(capsys, "contests").out
    made = ran(capsys, "contests", "--new", "Winter cup", "--game", "orbis", "--kind", "robin")
    assert made.code == 0
    (cup,) = kept(capsys)
    assert (cup["name"], cup["kind"], cup["state"]) == ("Winter cup", "robin", "joining")
    id = str(cup["id"])
    assert ran(capsys, "contests", "--begin", id).code != 0, "nobody has joined"
    enter(id, "Ana", "Ben", "Zoe")
    assert "begins" in ran(capsys, "contests", "--begin", id).out
    assert ran(capsys, "contests", "--begin", id).code != 0
    assert ran(capsys, "contests", "--drop", id, "Lea").code != 0
    assert "Zoe" in ran(capsys, "contests", "--drop", id, "zoe").out.title()
    said = ran(capsys, "contests", id).out
    assert "Ana" in said
    assert "Zoe (gone)" in said
    assert "member" not in ran(capsys, "contests", "--json").out
    assert ran(capsys, "contests", "--cancel", id).code == 0
    assert kept(capsys)[0]["state"] == "cancelled"


@pytest.mark.parametrize(
    "wrong",
    [
        ("--new", "Cup"),
        ("--new", "Cup", "--game", "orbis", "--seats", "9"),
        ("--new", "Cup", "--game", "orbis", "--kind", "league"),
        ("--new", "Cup", "--game", "orbis", "--kind", "league", "--from", "2026-12-02", "--to", "2026-12-01"),
        ("--begin", "a", "--cancel", "a"),
        ("--begin", "nonesuch"),
        ("nonesuch",),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], wrong: tuple[str, ...]
) -> None:
    refused = ran(capsys, "contests", *wrong)
    assert refused.code != 0
    assert refused.err.startswith("tabletop: ")
    assert len(refused.err.splitlines()) == 1
    assert not kept(capsys)


def test_a_league_of_a_day_counts_that_day_whole(capsys: pytest.CaptureFixture[str]) -> None:
    new = ("contests", "--new", "Liga", "--game", "helios", "--kind", "league")
    assert ran(capsys, *new, "--from", "2026-12-01", "--to", "2026-12-01").code == 0
    assert "2026-12-01 to 2026-12-01, 0 games" in ran(capsys, "contests").out
