"""`tabletop values`: component tables, and the player's own copies of them."""

import csv
import json
from pathlib import Path

import pytest

from rulesets.core.tables import set_override_folder
from tabletop_tui.host.codes import DONE, WRONG_USAGE
from tabletop_tui.host.paths import Paths
from tests.cli.running import ran

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _no_corrections() -> None:
    set_override_folder(None)


def test_the_tables_of_a_game_are_listed_with_where_their_values_come_from(capsys: Capture) -> None:
    done = ran(capsys, "values", "orbis")
    (row,) = (line for line in done.out.splitlines() if line.startswith("landscapes"))
    assert row.split() == ["landscapes", "65", "reconstructed", "65"]


def test_a_table_that_is_copied_is_taken_over_once_it_is_corrected(capsys: Capture) -> None:
    """The copy is where corrected tables are looked for; the list says that it is in use."""
    own = Paths.find().tables / "orbis" / "landscapes.csv"
    done = ran(capsys, "values", "orbis", "landscapes", "--edit")
    assert done.code == DONE
    assert str(own) in done.out
    with own.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    rows[0]["name_en"] = "Orchard"
    with own.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.DictWriter(lines, rows[0].keys())
        writer.writeheader()
        writer.writerows(rows)
    assert "Orchard" in ran(capsys, "values", "orbis", "landscapes.csv").out
    (found,) = (each for each in json.loads(ran(capsys, "values", "orbis", "--json").out) if each["own"])
    assert (found["table"], Path(found["own"])) == ("landscapes", own)
    assert "orbis/landscapes.csv" in ran(capsys, "doctor").out


def test_a_copy_that_is_there_stays_as_it_is(capsys: Capture) -> None:
    own = Paths.find().tables / "helios" / "fields.csv"
    own.parent.mkdir(parents=True)
    own.write_text("mine", encoding="utf-8")
    assert ran(capsys, "values", "helios", "fields", "--edit").code == DONE
    assert own.read_text(encoding="utf-8") == "mine"


def test_an_unknown_table_is_named_with_the_nearest_known_one(capsys: Capture) -> None:
    done = ran(capsys, "values", "orbis", "landscape")
    assert done.code == WRONG_USAGE
    assert "landscapes" in done.err


def test_what_is_to_be_copied_must_be_named(capsys: Capture) -> None:
    done = ran(capsys, "values", "orbis", "--edit")
    assert done.code == WRONG_USAGE
    assert "landscapes, numbers" in done.err
