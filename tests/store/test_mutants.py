"""An exported game with one thing changed: refused in a sentence with its place, or played like any other."""

import json
from typing import Any

import pytest

from rulesets import BUILT
from rulesets.core import BadSave, jsonable
from tabletop_tui.play.session import Session
from tests.store.mutants import MUTANTS, faults, games, mutant
from tests.whole import sampled

SAMPLE = 16


@pytest.mark.parametrize("game", BUILT)
def test_a_changed_save_is_refused_in_a_sentence_or_can_be_played(game: str) -> None:
    """Nothing is kept of one that is refused. `make fuzz` tries ten thousand of each game."""
    assert faults(game, range(sampled(SAMPLE, MUTANTS))) == []


@pytest.mark.parametrize("game", BUILT)
def test_changes_are_the_same_for_the_same_number(game: str) -> None:
    """So that what fails can be tried again."""
    assert [mutant(game, number) for number in range(20)] == [mutant(game, number) for number in range(20)]


UNSHOWABLE: dict[str, tuple[str, Any]] = {
    "orbis": ("worshippers[0]", [0, 0, 0, 0, 0, 0]),
    "dice_forge": ("seats[0].up", [99, 0]),
    "helios": ("display.extra", "x"),
    "bora_bora": ("seats[0].beside", [0] * 9),
}
"""Parts of positions that rules once took over, and no board could show."""


@pytest.mark.parametrize("game", UNSHOWABLE)
def test_what_no_board_can_show_is_refused_at_import(game: str) -> None:
    """Well formed, with a digest that fits, in a save that says it was played under other rules."""
    document = json.loads(games(game)[0])
    place, value = UNSHOWABLE[game]
    inner = document["checkpoint"]["state"]
    *path, last = place.replace("[", ".").replace("]", "").split(".")
    for step in path:
        inner = inner[int(step) if step.isdecimal() else step]
    inner[int(last) if last.isdecimal() else last] = value
    document["checkpoint"]["digest"] = jsonable.digest(document["checkpoint"]["state"])
    document |= {"version": "earlier", "digests": ["0" * 16]}
    with pytest.raises(BadSave) as caught:
        Session.taken_in(document)
    reason = caught.value.reason
    assert reason.id in ("save-damaged", "save-unshowable")
    assert reason.facts["place"].startswith("checkpoint.state")


@pytest.mark.parametrize("game", BUILT)
def test_every_digest_of_an_import_has_to_fit(game: str) -> None:
    """Also in the middle, where the last position would be right all the same."""
    document = json.loads(games(game)[2])
    document["history"][5][4] = "0" * 16
    document["digests"] = []
    with pytest.raises(BadSave) as caught:
        Session.taken_in(document)
    assert caught.value.reason.facts["place"] in ("answers[5]", "history[5]")
