"""Games that were saved before a turn began with a decision go on, wherever they stood.

`saved_v1.json` was written by the first version of the rules, in the middle of a blessing: the gold of both
dice had been answered one after the other.
"""

import json
from pathlib import Path
from typing import Any

from rulesets.core import Table
from rulesets.dice_forge import RULES
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store


def saved() -> dict[str, Any]:
    """The save of the first version."""
    document: dict[str, Any] = json.loads(Path(__file__).with_name("saved_v1.json").read_text())
    return document


def test_a_save_from_within_a_blessing_goes_on_there() -> None:
    """The first answer about the hammer is about all the gold of the roll now; the second isn't asked for."""
    document = saved()
    assert (document["version"], RULES.version) == ("1", "2")
    table = Table.load(RULES, document)
    assert table.recovered
    assert [list(answer) for answer in table.answers] == document["answers"][:-1]
    assert RULES.faults(table.state) == []
    assert table.decision is not None
    assert (table.decision.seat, table.decision.kind) == (1, "hammer_allocate")
    table.apply("hammer:0")
    assert table.decision.kind == "reinforcement", "the second blessing of the turn is over"


def test_a_save_from_between_two_phases_goes_on_with_the_roll() -> None:
    document = saved()
    answers = document["checkpoint"]["answers"]
    document["answers"] = document["answers"][:answers]
    document["digests"] = document["digests"][: answers + 1]
    table = Table.load(RULES, document)
    assert table.recovered
    assert len(table.answers) == answers
    assert table.decision is not None
    assert table.decision.kind == "hammer_allocate", "the blessing that had begun is the same one"


def test_answers_that_are_asked_otherwise_now_are_taken_back_in_the_saved_game(tmp_path: Path) -> None:
    """They stay in the log as undone, and the game can be saved and opened again from there."""
    document = saved() | {"people": [{"name": "Ana", "colour": "red"}, {"name": "Ben", "colour": "blue"}]}
    session = Session.of_document(document)
    assert [entry.undone for entry in session.record.log[-2:]] == [False, True]
    with open_store(tmp_path / "games.sqlite3") as store:
        game_id = store.import_document(document, session.record.status)
        with Session.resume(store, game_id) as kept:
            for key in ("hammer:0", "done"):
                kept.do(acts.take_over)
                kept.do(acts.answer(key))
            where = kept.record.table.digest
        with Session.resume(store, game_id) as again:
            assert again.record.table.digest == where
            assert [answer.key for answer in again.record.table.answers[-2:]] == ["hammer:0", "done"]
            again.do(acts.take_over)
            assert again.record.decision is not None
            again.do(acts.answer(again.record.decision.options[0].key))


def test_an_answer_that_is_not_on_offer_ends_what_is_given_again() -> None:
    document = saved()
    document["answers"][-2][2] = "hammer:99"
    document["digests"] = []
    assert len(Table.load(RULES, document).answers) == len(document["answers"]) - 2
