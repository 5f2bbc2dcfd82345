"""What every store does, wherever it keeps its games: one suite for files and for PostgreSQL."""

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rulesets.core import saves
from tabletop_tui.play import acts, undo
from tabletop_tui.play.fair.check import check
from tabletop_tui.play.fair.contributions import Contributions
from tabletop_tui.play.fair.proof import committed
from tabletop_tui.play.session import Session
from tabletop_tui.store import Hold, Record, Row, StoreError, open_store
from tabletop_tui.store.people import Person
from tests.play.fair.playing import PEOPLE as FAIR_PEOPLE
from tests.play.fair.playing import RULES, played
from tests.postgres import Base
from tests.store.playing import PEOPLE, play, started, step


@dataclass
class Kept:
    """Where games are kept, and how another program looks there."""

    where: Path | str
    base: Base | None

    def look(self, query: str) -> list[tuple[Any, ...]]:
        """What is there for all to read; the names of tables are the same everywhere."""
        if self.base is None:
            with closing(sqlite3.connect(self.where)) as file:
                return file.execute(query).fetchall()
        with self.base.admin() as admin:
            admin.execute("SET search_path TO tabletop")
            found: list[tuple[Any, ...]] = admin.execute(query).fetchall()
            return found

    def refuses(self, change: str) -> bool:
        """Whether a change is refused, even to a user who may do everything."""
        try:
            if self.base is None:
                with closing(sqlite3.connect(self.where)) as file:
                    file.execute(change)
            else:
                with self.base.admin() as admin:
                    admin.execute("SET search_path TO tabletop")
                    admin.execute(change)
        except Exception as error:  # noqa: BLE001 - the classes are those of two databases
            return type(error).__name__ in ("IntegrityError", "IntegrityConstraintViolation")
        return False


@pytest.fixture(params=["file", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    """A file that isn't there yet, and an empty database."""
    if request.param == "file":
        yield Kept(tmp_path / "games.sqlite3", None)
    else:
        base: Base = request.getfixturevalue("base")
        yield Kept(base.address, base)


def test_every_step_is_kept_before_anyone_hears_of_it(kept: Kept) -> None:
    session = started(kept.where)
    heard: list[int] = []

    def look() -> None:
        assert kept.look("SELECT count(*) FROM answers") == [(session.record.steps,)]
        heard.append(session.record.steps)

    session.watch(look)
    chance = random.Random(5)
    for _ in range(30):
        step(session, chance)
    assert len(heard) >= 30 * 0.9


def test_undo_is_a_row_and_rows_are_never_changed(kept: Kept) -> None:
    session = started(kept.where)
    assert session.record.decision
    session.do(acts.answer(session.record.decision.options[0].key))
    session.do(acts.undo())
    rows = kept.look("SELECT number, what, of, undone_by FROM history ORDER BY number")
    assert rows == [(1, "answer", None, 2), (2, "undo", 1, None)]
    assert kept.refuses("DELETE FROM answers")
    assert kept.refuses("UPDATE answers SET key = 'site:1'")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_stands_after_resume_where_it_was_left(kept: Kept, seats: int) -> None:
    first = play(started(kept.where, seats), 150)
    first.close()
    assert first.game_id is not None
    with open_store(kept.where) as store, Session.resume(store, first.game_id) as again:
        assert again.record.table.digest == first.record.table.digest
        assert again.record.people == PEOPLE[:seats]
        assert again.record.log == first.record.log
        assert again.record.turns.scores == first.record.turns.scores
        assert undo.can_redo(again.record) == undo.can_redo(first.record)
        assert again.record.document() == first.record.document()


def test_a_redo_is_still_possible_after_resume(kept: Kept) -> None:
    first = started(kept.where)
    assert first.record.decision
    first.do(acts.answer(first.record.decision.options[0].key))
    first.do(acts.undo())
    first.close()
    with open_store(kept.where) as store, Session.resume(store, str(first.game_id)) as again:
        assert undo.can_redo(again.record)
        again.do(acts.redo())
        assert [answer.key for answer in again.record.table.answers] == [first.record.log[1].key]
        assert not again.record.log[1].undone


def test_the_list_of_games_says_whose_turn_it_is_and_how_it_stands(kept: Kept) -> None:
    running, over = play(started(kept.where, 3), 40), play(started(kept.where, 2))
    with open_store(kept.where) as store:
        listed = {game.id: game for game in store.games()}
        assert running.record.decision
        assert listed[str(running.game_id)].turn == running.record.decision.seat
        assert listed[str(running.game_id)].people == PEOPLE[:3]
        assert not listed[str(running.game_id)].over
        assert listed[str(over.game_id)].over
        assert listed[str(over.game_id)].scores == tuple(s.total for s in over.record.standings)
        assert listed[str(over.game_id)].places == tuple(s.place for s in over.record.standings)
        assert (len(listed[str(running.game_id)].scores), listed[str(running.game_id)].places) == (3, ())
        assert store.games()[0].id == over.game_id, "the one played last comes first"
        assert {game: store.updated(game) for game in listed} == {g.id: g.updated for g in listed.values()}


def test_a_game_can_be_named_deleted_and_brought_back(kept: Kept) -> None:
    session = started(kept.where)
    game_id = str(session.game_id)
    session.close()
    with open_store(kept.where) as store:
        store.rename(game_id, "Sunday")
        assert store.games()[0].name == "Sunday"
        store.delete(game_id)
        assert store.games() == []
        with pytest.raises(StoreError) as caught:
            store.load(game_id)
        assert caught.value.reason.id == "saves-no-such-game"
        store.restore(game_id)
        assert [game.id for game in store.games()] == [game_id]


def test_an_exported_game_can_be_imported_with_all_that_was_undone(kept: Kept, tmp_path: Path) -> None:
    session = play(started(kept.where, 3), 120)
    with open_store(kept.where) as store:
        document = json.loads(json.dumps(store.document(str(session.game_id))))
    assert saves.read(session.rules, document).game == "orbis"
    copy = Session.of_document(document)
    with open_store(tmp_path / "other.sqlite3") as other:
        game_id = other.import_document(document, copy.record.status)
        with Session.resume(other, game_id) as again:
            assert again.record.log == session.record.log
            assert again.record.people == session.record.people
            assert again.record.table.digest == session.record.table.digest


def test_what_cannot_be_saved_is_not_done(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(started(kept.where), 20)
    before, shown = session.record.table.digest, list(session.record.log)
    heard: list[int] = []
    session.watch(lambda: heard.append(1))
    full = StoreError("saves-disk-full", file=str(kept.where), problem="full")

    def refuse(*_: object, **__: object) -> None:
        raise full

    with monkeypatch.context() as patched:
        patched.setattr(type(session.hold), "append", refuse)
        assert session.record.decision
        with pytest.raises(StoreError):
            session.do(acts.answer(session.record.decision.options[0].key))
    assert session.record.table.digest == before
    assert session.record.log == shown
    assert heard == []
    play(session)
    assert session.record.over


def test_a_game_there_is_not_gets_a_sentence(kept: Kept) -> None:
    with open_store(kept.where) as store:
        for ask in (store.hold, store.updated):
            with pytest.raises(StoreError) as caught:
                _ = ask("zzzz")
            assert caught.value.reason.id == "saves-no-such-game"


def test_of_two_holds_one_gets_the_number_and_the_other_hears_that_the_game_moved_on(kept: Kept) -> None:
    """All rows of an act are refused together, and so is a row whose predecessor isn't there."""
    session = play(started(), 20)
    rows = session.record.saved.rows
    with open_store(kept.where) as store:
        hold = store.create(started().record.saved, session.record.status)
        hold.append(rows[:2], 0)
        for late in (rows[1:3], rows[:1], rows[3:4]):
            with pytest.raises(StoreError) as caught:
                hold.append(late, 1)
            assert caught.value.reason.id == "saves-moved-on"
        assert store.rows_since(hold.game_id, 0) == rows[:2]
        hold.append(rows[2:4], 1, status=session.record.status)
        assert store.rows_since(hold.game_id, 3) == rows[3:4]
        assert store.games()[0].answers == 4
        assert store.games()[0].turn == 1
        assert store.games()[0].scores == session.record.status.scores


def test_a_new_game_is_kept_however_what_goes_on_meanwhile_ends(kept: Kept) -> None:
    session, done = started(), []
    record, status = session.record.saved, session.record.status
    with open_store(kept.where) as store:
        hold = store.create(record, status, lambda: done.append("meanwhile"))
        assert done == ["meanwhile"]
        with open_store(kept.where) as another:
            assert [game.id for game in another.games()] == [hold.game_id]
        hold.append(play(started(), 2).record.saved.rows[:1], 0)
        with pytest.raises(LookupError):
            _ = store.create(record, status, dict[str, str]().popitem)
        _ = store.create(record, status)
        assert store.load(hold.game_id).rows


def both(hold: Hold, record: Record, rows: list[Row]) -> None:
    """Other people and more rows at once."""
    with hold.together():
        hold.put_people(record)
        hold.append(rows, 0)


def test_what_is_written_together_is_kept_as_a_whole_or_not_at_all(kept: Kept) -> None:
    session = play(started(), 20)
    rows, record = session.record.saved.rows, started().record.saved
    with open_store(kept.where) as store:
        hold = store.create(record, session.record.status)
        record.people = (Person("Zoë", "red"), *record.people[1:])
        with hold.together():
            hold.append(rows[:1], 0)
            hold.put_people(record)
        assert hold.seated().people == record.people
        record.people = (Person("Ana", "red"), *record.people[1:])
        with pytest.raises(StoreError):
            both(hold, record, rows[:1])
        assert hold.seated().people[0].name == "Zoë"
        with pytest.raises(AttributeError):
            both(hold, record, [None])  # type: ignore[list-item]
        assert store.rows_since(hold.game_id, 0) == rows[:1]
        hold.put_people(record)
        assert hold.seated().people[0].name == "Ana"


def test_several_games_are_apart_and_a_deleted_one_takes_no_answers(kept: Kept) -> None:
    session = play(started(), 6)
    rows = session.record.saved.rows
    with open_store(kept.where) as store:
        holds = [store.create(started().record.saved, session.record.status) for _ in range(3)]
        for number, hold in enumerate(holds):
            hold.append(rows[: number + 1], 0)
            hold.close()
        assert sorted(game.answers for game in store.games()) == [1, 2, 3]
        ids = [hold.game_id for hold in holds]
        assert store.steps([ids[0], ids[2]]) == {ids[0]: 1, ids[2]: 3}
        store.delete(holds[0].game_id)
        assert store.steps([*ids, "zzzz"]) == {ids[1]: 2, ids[2]: 3}
        assert store.steps([]) == {}
        for act in (store.hold, store.load, store.delete):
            with pytest.raises(StoreError) as caught:
                act(holds[0].game_id)
            assert caught.value.reason.id == "saves-no-such-game"
        with pytest.raises(StoreError):
            store.restore("zzzz")


def test_a_game_without_answers_may_begin_again_for_a_writer_who_knows_its_head(kept: Kept) -> None:
    """Contributions to a game that is fair by proof, then its start; the people stay as they are."""
    with open_store(kept.where) as store:
        proof = committed()
        first = Session.new(RULES, FAIR_PEOPLE, 0, store=store, proof=proof)
        before = first.record.saved
        hold = first.hold
        assert hold is not None
        contributions = Contributions(RULES, FAIR_PEOPLE)
        contributions.note(0, "blue horse")
        seed, sealed = contributions.begun()
        begun = Session.new(RULES, FAIR_PEOPLE, seed, proof=sealed)
        record, status = begun.record.saved, begun.record.status
        hold.begin(record, status, before.head)
        with pytest.raises(StoreError) as caught:
            hold.begin(before, first.record.status, before.head)
        assert caught.value.reason.id == "saves-moved-on"
        first.close()
        document = store.document(hold.game_id)
        assert sealed.secret not in json.dumps(document)
        with Session.resume(store, hold.game_id) as again:
            assert again.record.table.digest == begun.record.table.digest
            assert again.record.saved.head == record.head
            assert again.record.decision is not None
            again.do(acts.answer(again.record.decision.options[0].key))
            assert again.hold is not None
            with pytest.raises(StoreError) as caught:
                again.hold.begin(record, status, record.head)
            assert caught.value.reason.id == "saves-moved-on"
            played(again)
            assert store.document(hold.game_id)["fair"]["secret"] == sealed.secret
            assert check(RULES, store.document(hold.game_id)).faults == []
