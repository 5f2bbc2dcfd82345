"""What all front ends rely on: answers, undo by one seat, hand-over, the log, scores, watchers."""

import contextlib
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core import BadSave, IllegalChoice, RulesBug, Table
from tabletop_tui.cli.main import main
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.play import acts, undo
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.record import HandOver
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import NAME_CELLS, Person, cells_of, clean_name
from tests.rulesets.core.toys import Drew
from tests.store.playing import PEOPLE, play, started


def orbis(seats: int = 2, seed: int = 7) -> Session:
    """A new game; seat 0 begins."""
    return Session.new(load_rules("orbis"), PEOPLE[:seats], seed, {"start": "seat:0"})


def answer(session: Session, *keys: str) -> None:
    for key in keys:
        session.do(acts.answer(key))


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana \t Maria\n", "Ana Maria"),
        ("Ju\u0308rgen", "J\u00fcrgen"),
        ("B\u202een\u200b\x1b[31m", "Ben[31m"),
        ("\u2066\u200f\x00", ""),
        ("\u3164 \u2800", ""),
        ("x" * 100, "x" * NAME_CELLS),
        ("\u540d" * 20, "\u540d" * 12),
        ("a" + "\u0301" * 50, "\u00e1\u0301\u0301"),
        ("\u0301", ""),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_a_name_is_made_fit_to_be_shown(typed: str, name: str) -> None:
    assert clean_name(typed) == name
    assert clean_name(name) == name
    assert sum(cells_of(char) for char in name if char != "\u0301") <= NAME_CELLS


def test_no_one_is_without_a_name() -> None:
    assert Person(" Ana ", "red").name == "Ana"
    with pytest.raises(ValueError, match="no name is left"):
        Person("\u200b", "red")


# -- answering -------------------------------------------------------------------------------------


def test_only_the_seat_that_decides_may_answer() -> None:
    session = orbis()
    with pytest.raises(SessionError) as caught:
        session.do(acts.answer("landscape:2", seat=1))
    assert caught.value.reason.id == "saves-not-your-decision"
    assert caught.value.reason.facts == {"name": "Ana"}
    session.do(acts.answer("landscape:2", seat=0))
    assert session.record.steps == 1


def test_what_is_not_on_offer_changes_nothing() -> None:
    session = orbis()
    with pytest.raises(IllegalChoice):
        session.do(acts.answer("landscape:99"))
    assert (session.record.steps, len(session.record.log)) == (0, 1)


def test_a_failure_of_the_rules_leaves_a_report_that_can_be_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = play(orbis(), 25)
    session.reports = tmp_path / "reports"
    before = session.record.table.digest

    def fail(_table: Any, _key: str, *, automatic: bool) -> None:
        raise RulesBug("place: ZeroDivisionError()")

    assert session.record.decision
    key = session.record.decision.options[0].key
    with monkeypatch.context() as patched:
        patched.setattr(Table, "apply", fail)
        with pytest.raises(SessionError) as caught:
            session.do(acts.answer(key))
    assert caught.value.reason.id == "saves-rules-bug"
    assert session.record.table.digest == before
    file = Path(caught.value.reason.facts["file"])
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["report"] == {"error": "place: ZeroDivisionError()", "key": key}
    assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    assert Session.of_document(report).record.table.digest == before


# -- taking back -----------------------------------------------------------------------------------


def test_the_log_keeps_what_was_taken_back() -> None:
    """Must show 5 of the first issue."""
    session = orbis()
    answer(session, "landscape:2", "pay")
    told = [entry.events for entry in session.record.log]
    session.do(acts.undo())
    session.do(acts.undo())
    assert [entry.undone for entry in session.record.log] == [False, True, True]
    assert [entry.events for entry in session.record.log] == told
    answer(session, "landscape:0")
    assert [entry.key for entry in session.record.log] == ["", "landscape:2", "pay", "landscape:0"]
    assert [entry.number for entry in session.record.log] == [0, 1, 2, 3]
    assert [entry.undone for entry in session.record.log] == [False, True, True, False]


def test_redo_gives_again_what_was_taken_back_and_adds_nothing_to_the_log() -> None:
    session = orbis()
    answer(session, "landscape:2", "pay")
    log, digest = list(session.record.log), session.record.table.digest
    session.do(acts.undo())
    session.do(acts.undo())
    session.do(acts.redo())
    session.do(acts.redo())
    assert session.record.log == log
    assert session.record.table.digest == digest
    assert not undo.can_redo(session.record)
    with pytest.raises(SessionError) as caught:
        session.do(acts.redo())
    assert caught.value.reason.id == "saves-nothing-to-redo"


def test_restart_takes_back_the_whole_turn_and_no_more() -> None:
    session = orbis()
    answer(session, "god:nature")
    session.do(acts.take_over)
    assert not undo.can_restart(session.record)
    answer(session, "landscape:2", "pay")
    session.do(acts.restart_turn(by=(1,)))
    assert [a.key for a in session.record.table.answers] == ["god:nature"]
    assert [entry.undone for entry in session.record.log] == [False, False, True, True]
    assert not undo.can_restart(session.record)


def test_undo_goes_no_further_than_new_information() -> None:
    session = orbis()
    answer(session, "landscape:2", "pay", "gain:red")
    assert session.record.hand_over == HandOver(0, 1, turn_over=True, can_take_back=False, turn_of=0)
    assert not undo.can_undo(session.record)
    with pytest.raises(SessionError) as caught:
        session.do(acts.undo())
    assert caught.value.reason.id == "saves-undo-new-information"


def test_undo_never_crosses_the_answer_of_another_seat() -> None:
    session = orbis()
    answer(session, "god:nature")
    session.do(acts.take_over)
    answer(session, "god:seas")
    session.do(acts.undo())
    assert not undo.can_undo(session.record)
    with pytest.raises(SessionError) as caught:
        session.do(acts.undo())
    assert caught.value.reason.id == "saves-undo-other-seat"


def test_before_the_hand_over_is_taken_only_the_seat_whose_turn_it_was_may_take_back() -> None:
    session = orbis()
    answer(session, "god:nature")
    handed = session.record.hand_over
    assert handed == HandOver(0, 1, turn_over=True, can_take_back=True, turn_of=0)
    assert undo.can_undo(session.record)
    assert session.record.acting_seat == 0
    with pytest.raises(SessionError):
        session.do(acts.undo(by=(1,)))
    session.do(acts.undo(by=(0,)))
    assert (session.record.hand_over, session.record.passed) == (None, None)
    session.do(acts.redo(by=(0,)))
    session.do(acts.take_over)
    assert session.record.acting_seat == 1
    assert not undo.can_undo(session.record)
    with pytest.raises(SessionError):
        session.do(acts.undo())


def test_restart_before_the_hand_over_takes_back_the_turn_that_was_just_played() -> None:
    session = orbis()
    answer(session, "god:nature")
    session.do(acts.restart_turn())
    assert session.record.table.answers == []


def test_the_end_of_the_game_is_not_handed_over_and_can_be_taken_back() -> None:
    session, before = orbis(), 0
    while session.record.decision is not None:
        before = len(session.record.table.answers)
        session.do(acts.answer(session.record.decision.options[0].key))
    assert session.record.hand_over is None
    session.do(acts.undo())
    assert len(session.record.table.answers) == before
    assert session.record.decision is not None


# -- knowing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scores_after_each_turn_are_those_of_the_game_that_stands(seats: int) -> None:
    session = play(orbis(seats), seed=seats)
    assert len(session.record.turns.scores) == 15 * seats
    assert session.record.turns.scores[-1] == [standing.total for standing in session.record.standings]
    straight = Session.of_table(Table.load(session.rules, session.record.table.save()), PEOPLE[:seats])
    replayed = Session.of_document(straight.record.document())
    assert replayed.record.turns.scores == session.record.turns.scores


def test_any_moment_can_be_looked_at_again_also_one_that_was_undone() -> None:
    session = orbis()
    digests = [session.record.table.digest]
    for key in ("landscape:2", "pay"):
        session.do(acts.answer(key))
        digests.append(session.record.table.digest)
    session.do(acts.undo())
    session.do(acts.undo())
    session.do(acts.answer("landscape:0"))
    digests.append(session.record.table.digest)
    tables = [session.record.table_after(entry) for entry in range(4)]
    assert [table and table.digest for table in tables] == digests


def test_private_facts_are_for_their_own_seat_alone() -> None:
    drawn = Drew(1, card=7, left=3)
    entry = LogEntry(3, 1, "draw", "card:owl", (drawn,))
    assert entry.seen_by(1).events == (drawn,)
    assert entry.seen_by(1).key == "card:owl"
    for other in (0, None):
        seen = entry.seen_by(other)
        assert seen.events == (Drew(1, card=None, left=3),)
        assert "owl" not in repr(seen)
        assert "7" not in repr(seen)


def test_watchers_hear_of_every_change_also_when_one_of_them_fails() -> None:
    session, heard = orbis(), []

    def fail() -> None:
        raise OSError("gone")

    unwatch = session.watch(fail)
    session.watch(lambda: heard.append(session.record.steps))
    with pytest.raises(OSError, match="gone"):
        session.do(acts.answer("god:nature"))
    unwatch()
    unwatch()
    session.do(acts.undo())
    session.do(acts.redo())
    session.do(acts.take_over)
    assert heard == [1, 2, 3, 3]


# -- coming back -----------------------------------------------------------------------------------


def test_a_session_around_a_table_knows_its_story() -> None:
    table: Table[Any] = Table.new(load_rules("orbis"), 2, 7, start="seat:0")
    for key in ("landscape:2", "pay", "gain:red"):
        table.apply(key)
    session = Session.of_table(table)
    assert [person.name for person in session.record.people] == ["A", "B"]
    assert [entry.key for entry in session.record.log] == ["", "landscape:2", "pay", "gain:red"]
    assert session.record.log[1].events == tuple(table.story[1])
    session.do(acts.answer("landscape:0"))
    assert len(session.record.log) == 5


def test_a_game_whose_rules_have_changed_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    """Other digests mean other rules: the answers lead elsewhere."""
    session = play(started(None, 2), 60)
    document = json.loads(json.dumps(session.record.document()))
    document["version"] = "earlier"
    document["digests"] = ["0" * 16 for _ in document["digests"]]
    for row in document["history"]:
        row[4] = "0" * 16
    again = Session.of_document(document)
    assert again.record.table.recovered
    assert again.record.table.answers == session.record.table.answers
    assert [entry.key for entry in again.record.log] == [entry.key for entry in session.record.log]
    assert [entry.undone for entry in again.record.log] == [entry.undone for entry in session.record.log]
    with open_store(tmp_path / "games.sqlite3") as store:
        game_id = store.import_document(document, again.record.status)
        with Session.resume(store, game_id) as kept:
            assert kept.record.table.recovered
            play(kept, 30)
            digest = kept.record.table.digest
        with Session.resume(store, game_id) as kept:
            assert kept.record.table.digest == digest
            play(kept)
            assert kept.record.over


def test_a_document_with_anything_wrong_in_it_is_refused_in_words() -> None:
    """Every value in turn replaced by others: it loads as a game that can be played, or `BadSave`."""
    document = json.loads(json.dumps(play(orbis(), 12).record.document()))
    chance = random.Random(3)
    for path in paths(document):
        wrong = json.loads(json.dumps(document))
        place = wrong
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = chance.choice([None, -1, 10**30, "x", [], {}, [[1]], True, "\u200b"])
        with contextlib.suppress(BadSave):
            play(Session.of_document(wrong), 3)


def paths(value: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a document, but to few of a long list."""
    found: list[tuple[Any, ...]] = [above] if above else []
    if isinstance(value, dict):
        for key, each in value.items():
            found += paths(each, (*above, key))
    elif isinstance(value, list):
        for index, each in list(enumerate(value))[:3]:
            found += paths(each, (*above, index))
    return found


def test_a_session_needs_no_screen() -> None:
    """Neither Textual nor an event loop is imported for playing and saving."""
    code = (
        "import sys, tabletop_tui.play.session, tabletop_tui.store, tabletop_tui.plain\n"
        "print(sorted({'textual', 'rich', 'asyncio', 'asyncssh'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_every_finished_turn_has_its_round() -> None:
    """Also where a round has several turns of each seat."""
    session = Session.new(load_rules("helios"), PEOPLE[:2], 3, {})
    found = [session.rules.progress(session.record.table.state).round]
    while session.record.decision is not None:
        session.do(acts.take_over)
        session.do(acts.answer(session.record.decision.options[0].key))
        found.append(session.rules.progress(session.record.table.state).round)
    rounds = session.record.turns.rounds
    assert len(rounds) == len(session.record.turns.scores)
    assert rounds == sorted(rounds)
    assert {*rounds} == {*found} == {1, 2, 3, 4}
    assert rounds.count(2) > 2 * 2, "each seat has several turns in a round"
