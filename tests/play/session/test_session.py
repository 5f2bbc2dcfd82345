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
from rulesets.core import BadSave, Event, IllegalChoice, RulesBug, Table
from tabletop_tui.cli.main import main
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.play.session import HandOver, Session, SessionError
from tabletop_tui.store import open_store
from tabletop_tui.store.people import NAME_CELLS, Person, cells_of, clean_name
from tests.store.playing import PEOPLE, play, started


def orbis(seats: int = 2, seed: int = 7) -> Session:
    """A new game; seat 0 begins."""
    return Session.new(load_rules("orbis"), PEOPLE[:seats], seed, {"start": "seat:0"})


def answer(session: Session, *keys: str) -> None:
    for key in keys:
        session.answer(key)


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
        session.answer("landscape:2", seat=1)
    assert caught.value.reason.id == "saves-not-your-decision"
    assert caught.value.reason.facts == {"name": "Ana"}
    session.answer("landscape:2", seat=0)
    assert session.steps == 1


def test_what_is_not_on_offer_changes_nothing() -> None:
    session = orbis()
    with pytest.raises(IllegalChoice):
        session.answer("landscape:99")
    assert (session.steps, len(session.log)) == (0, 1)


def test_a_failure_of_the_rules_leaves_a_report_that_can_be_verified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = play(orbis(), 25)
    session.reports = tmp_path / "reports"
    before = session.table.digest

    def fail(_table: Any, _key: str, *, automatic: bool) -> None:
        raise RulesBug("place: ZeroDivisionError()")

    assert session.decision
    key = session.decision.options[0].key
    with monkeypatch.context() as patched:
        patched.setattr(Table, "apply", fail)
        with pytest.raises(SessionError) as caught:
            session.answer(key)
    assert caught.value.reason.id == "saves-rules-bug"
    assert session.table.digest == before
    file = Path(caught.value.reason.facts["file"])
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["report"] == {"error": "place: ZeroDivisionError()", "key": key}
    assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    assert Session.of_document(report).table.digest == before


# -- taking back -----------------------------------------------------------------------------------


def test_the_log_keeps_what_was_taken_back() -> None:
    """Must show 5 of the first issue."""
    session = orbis()
    answer(session, "landscape:2", "pay")
    told = [entry.events for entry in session.log]
    session.undo()
    session.undo()
    assert [entry.undone for entry in session.log] == [False, True, True]
    assert [entry.events for entry in session.log] == told
    answer(session, "landscape:0")
    assert [entry.key for entry in session.log] == ["", "landscape:2", "pay", "landscape:0"]
    assert [entry.number for entry in session.log] == [0, 1, 2, 3]
    assert [entry.undone for entry in session.log] == [False, True, True, False]


def test_redo_gives_again_what_was_taken_back_and_adds_nothing_to_the_log() -> None:
    session = orbis()
    answer(session, "landscape:2", "pay")
    log, digest = list(session.log), session.table.digest
    session.undo()
    session.undo()
    session.redo()
    session.redo()
    assert session.log == log
    assert session.table.digest == digest
    assert not session.can_redo
    with pytest.raises(SessionError) as caught:
        session.redo()
    assert caught.value.reason.id == "saves-nothing-to-redo"


def test_restart_takes_back_the_whole_turn_and_no_more() -> None:
    session = orbis()
    answer(session, "god:nature")
    session.take_over()
    assert not session.can_restart
    answer(session, "landscape:2", "pay")
    session.restart_turn(seat=1)
    assert [a.key for a in session.table.answers] == ["god:nature"]
    assert [entry.undone for entry in session.log] == [False, False, True, True]
    assert not session.can_restart


def test_undo_goes_no_further_than_new_information() -> None:
    session = orbis()
    answer(session, "landscape:2", "pay", "gain:red")
    assert session.hand_over == HandOver(0, 1, turn_over=True, can_take_back=False, turn_of=0)
    assert not session.can_undo
    with pytest.raises(SessionError) as caught:
        session.undo()
    assert caught.value.reason.id == "saves-undo-new-information"


def test_undo_never_crosses_the_answer_of_another_seat() -> None:
    session = orbis()
    answer(session, "god:nature")
    session.take_over()
    answer(session, "god:seas")
    session.undo()
    assert not session.can_undo
    with pytest.raises(SessionError) as caught:
        session.undo()
    assert caught.value.reason.id == "saves-undo-other-seat"


def test_before_the_hand_over_is_taken_only_the_seat_whose_turn_it_was_may_take_back() -> None:
    session = orbis()
    answer(session, "god:nature")
    handed = session.hand_over
    assert handed == HandOver(0, 1, turn_over=True, can_take_back=True, turn_of=0)
    assert session.may_undo()
    assert session.acting_seat == 0
    with pytest.raises(SessionError):
        session.undo(seat=1)
    session.undo(seat=0)
    assert (session.hand_over, session.passed) == (None, None)
    session.redo(seat=0)
    session.take_over()
    assert session.acting_seat == 1
    assert not session.can_undo
    with pytest.raises(SessionError):
        session.undo()


def test_restart_before_the_hand_over_takes_back_the_turn_that_was_just_played() -> None:
    session = orbis()
    answer(session, "god:nature")
    session.restart_turn()
    assert session.table.answers == []


def test_the_end_of_the_game_is_not_handed_over_and_can_be_taken_back() -> None:
    session, before = orbis(), 0
    while session.decision is not None:
        before = len(session.table.answers)
        session.answer(session.decision.options[0].key)
    assert session.hand_over is None
    session.undo()
    assert len(session.table.answers) == before
    assert session.decision is not None


# -- knowing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scores_after_each_turn_are_those_of_the_game_that_stands(seats: int) -> None:
    session = play(orbis(seats), seed=seats)
    assert len(session.played.turns.scores) == 15 * seats
    assert session.played.turns.scores[-1] == [standing.total for standing in session.standings]
    straight = Session.of_table(Table.load(session.rules, session.table.save()), PEOPLE[:seats])
    replayed = Session.of_document(straight.document())
    assert replayed.played.turns.scores == session.played.turns.scores


def test_any_moment_can_be_looked_at_again_also_one_that_was_undone() -> None:
    session = orbis()
    digests = [session.table.digest]
    for key in ("landscape:2", "pay"):
        session.answer(key)
        digests.append(session.table.digest)
    session.undo()
    session.undo()
    session.answer("landscape:0")
    digests.append(session.table.digest)
    tables = [session.played.table_after(entry) for entry in range(4)]
    assert [table and table.digest for table in tables] == digests


def test_private_facts_are_for_their_own_seat_alone() -> None:
    drawn = Event("drawn", 1, {"count": 1}, {"card": "owl"})
    entry = LogEntry(3, 1, "draw", "card:owl", (drawn,))
    assert entry.seen_by(1).events[0].facts == {"count": 1, "card": "owl"}
    assert entry.seen_by(1).key == "card:owl"
    for other in (0, None):
        seen = entry.seen_by(other)
        assert seen.events[0].facts == {"count": 1}
        assert seen.events[0].private is None
        assert "owl" not in repr(seen)


def test_watchers_hear_of_every_change_also_when_one_of_them_fails() -> None:
    session, heard = orbis(), []

    def fail() -> None:
        raise OSError("gone")

    unwatch = session.watch(fail)
    session.watch(lambda: heard.append(session.steps))
    with pytest.raises(OSError, match="gone"):
        session.answer("god:nature")
    unwatch()
    unwatch()
    session.undo()
    session.redo()
    session.take_over()
    assert heard == [1, 2, 3, 3]


# -- coming back -----------------------------------------------------------------------------------


def test_a_session_around_a_table_knows_its_story() -> None:
    table: Table[Any] = Table.new(load_rules("orbis"), 2, 7, start="seat:0")
    for key in ("landscape:2", "pay", "gain:red"):
        table.apply(key)
    session = Session.of_table(table)
    assert [person.name for person in session.people] == ["A", "B"]
    assert [entry.key for entry in session.log] == ["", "landscape:2", "pay", "gain:red"]
    assert session.log[1].events == tuple(table.story[1])
    session.answer("landscape:0")
    assert len(session.log) == 5


def test_a_game_whose_rules_have_changed_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    """Other digests mean other rules: the answers lead elsewhere."""
    session = play(started(None, 2), 60)
    document = json.loads(json.dumps(session.document()))
    document["version"] = "earlier"
    document["digests"] = ["0" * 16 for _ in document["digests"]]
    for row in document["history"]:
        row[4] = "0" * 16
    again = Session.of_document(document)
    assert again.played.recovered
    assert again.table.answers == session.table.answers
    assert [entry.key for entry in again.log] == [entry.key for entry in session.log]
    assert [entry.undone for entry in again.log] == [entry.undone for entry in session.log]
    with open_store(tmp_path / "games.sqlite3") as store:
        game_id = store.import_document(document, again.status)
        with Session.resume(store, game_id) as kept:
            assert kept.played.recovered
            play(kept, 30)
            digest = kept.table.digest
        with Session.resume(store, game_id) as kept:
            assert kept.table.digest == digest
            play(kept)
            assert kept.over


def test_a_document_with_anything_wrong_in_it_is_refused_in_words() -> None:
    """Every value in turn replaced by others: it loads as a game that can be played, or `BadSave`."""
    document = json.loads(json.dumps(play(orbis(), 12).document()))
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
    found = [session.rules.progress(session.table.state).round]
    while session.decision is not None:
        session.take_over()
        session.answer(session.decision.options[0].key)
        found.append(session.rules.progress(session.table.state).round)
    rounds = session.played.history_rounds
    assert len(rounds) == len(session.played.turns.scores)
    assert rounds == sorted(rounds)
    assert {*rounds} == {*found} == {1, 2, 3, 4}
    assert rounds.count(2) > 2 * 2, "each seat has several turns in a round"
