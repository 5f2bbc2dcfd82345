"""What `--json` prints can be read by a program, and says what the table says."""

import json

import pytest
from rich.cells import cell_len

from rulesets import load_rules
from tabletop_tui.host.codes import DONE, FAILED
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tests.cli.running import ran

Capture = pytest.CaptureFixture[str]


def test_saved_games_are_a_list_and_none_is_an_empty_one(capsys: Capture) -> None:
    assert json.loads(ran(capsys, "games", "--json").out) == []
    with (
        open_store(Paths.find().saves) as store,
        Session.new(load_rules("orbis"), [Person("Ana", "red"), Person("Ben", "blue")], 7, {}, store) as made,
    ):
        name = made.game_id
    (game,) = json.loads(ran(capsys, "games", "--json").out)
    assert (game["id"], game["game"], game["players"], game["turn"]) == (name, "orbis", ["Ana", "Ben"], 1)
    assert game["closed"] is False


def test_where_names_the_places_that_the_program_uses(capsys: Capture) -> None:
    paths = Paths.find()
    found = json.loads(ran(capsys, "where", "--json").out)
    assert found == {
        "saves": str(paths.saves),
        "settings": str(paths.settings),
        "server": str(paths.server),
        "tables": str(paths.tables),
        "reports": str(paths.reports),
    }


def test_doctor_says_which_finding_is_bad_and_ends_as_without_json(capsys: Capture) -> None:
    done = ran(capsys, "doctor", "--json")
    assert done.code == DONE
    assert {each["state"] for each in json.loads(done.out)} <= {"good", "note"}
    paths = Paths.find()
    paths.settings.parent.mkdir(parents=True, exist_ok=True)
    paths.settings.write_text('theme = "drak"\n', encoding="utf-8")
    done = ran(capsys, "doctor", "--json")
    assert done.code == FAILED
    assert ["dark" in each["found"] for each in json.loads(done.out) if each["state"] == "bad"] == [True]


def test_every_sign_is_shown_in_one_cell_above_what_stands_for_it_elsewhere(capsys: Capture) -> None:
    _, *rows = ran(capsys, "doctor", "--glyphs").out.splitlines()
    assert len(rows) % 4 == 0
    for signs, common, console, letters in zip(*(rows[start::4] for start in range(4)), strict=True):
        assert letters.isascii()
        assert {len(row) for row in (signs, common, console, letters)} == {cell_len(signs)}
        assert not signs.isascii()


@pytest.mark.parametrize("command", ["play", "values", "help"])
def test_help_says_what_the_option_says(capsys: Capture, command: str) -> None:
    assert ran(capsys, "help", command).out == ran(capsys, command, "--help").out


def test_help_alone_is_that_of_the_program_and_unknown_commands_are_named(capsys: Capture) -> None:
    assert ran(capsys, "help").out == ran(capsys, "--help").out
    done = ran(capsys, "help", "resme")
    assert (done.code, done.err) == ran(capsys, "resme")[::2]
