"""`tabletop solo GAME`: in lines of text the game begins at once; otherwise the sheet opens."""

import pytest

from rulesets import BUILT
from tabletop_tui.host.paths import Paths
from tabletop_tui.store import open_store
from tabletop_tui.text.words import Words
from tests.cli.running import ran, told
from tests.play.test_remarks import chanced, remarks


@pytest.mark.parametrize("game", BUILT)
def test_in_lines_of_text_it_says_who_comes_and_begins(game: str) -> None:
    ended = told("solo", game, "--plain", "--level", "2")
    assert ended.out.startswith(
        "Mira is a computer player of level 2, careful: keeps a little of everything.\nTor is "
    )
    with open_store(Paths.find().saves) as store:
        (kept,) = store.games()
    assert kept.game == game
    assert [person.coached for person in kept.people if person.level is None] == [True]
    assert {(person.rival, person.level) for person in kept.people} == {("", None), ("mira", 2), ("tor", 2)}


def test_at_the_lowest_level_no_style_is_claimed() -> None:
    ended = told("solo", "orbis", "--plain", "--lang", "de")
    assert ended.out.startswith("Mira ist ein Computerspieler der Stufe 1.\n")


def test_without_a_terminal_it_names_the_way_without_one(capsys: pytest.CaptureFixture[str]) -> None:
    ended = ran(capsys, "solo", "orbis")
    assert ended.code != 0
    assert "tabletop solo orbis --plain" in ended.err


def test_no_remarks_silences_rivals_for_a_run() -> None:
    """In lines of text the last words come after the result, unless they are switched off."""
    with open_store(Paths.find().saves) as store:
        whole = chanced("orbis", 2)
        said = [each.text(Words("en")) for each in remarks(whole) if each.occasion.is_last]
        assert len(said) == 2
        kept = store.import_document(whole.record.document(), whole.record.status)
    for arguments, heard in (((), True), (("--no-remarks",), False)):
        ended = told("resume", kept, "--plain", *arguments)
        assert all((words in ended.out) == heard for words in said), ended
