"""The parts of an open table, each with no more around it than it needs."""

from pathlib import Path

import pytest

from rulesets import load_rules
from rulesets.core import Message
from tabletop_tui.bots.workers import CantThinkError
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.session import Session
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import FREE, REMOTE, Chair
from tabletop_tui.serve.reach import Clerk, Reach
from tabletop_tui.serve.tables.attendance import Attendance
from tabletop_tui.serve.tables.bots import _said
from tabletop_tui.serve.tables.game import TableGame
from tabletop_tui.serve.tables.notes import Notes
from tabletop_tui.serve.tables.seats import Seats
from tabletop_tui.serve.tables.texts import Texts
from tabletop_tui.store import open_store
from tabletop_tui.store.people import COLOURS, Person
from tests.serve.tables.evening import ANA, BEN, evening
from tests.tui.toygame import BrokenRules

FIRST = {"start": "seat:0"}
PEOPLE = [Person("Ana", COLOURS[0], Chair(REMOTE, ANA.id).word), Person("Seat 2", COLOURS[1], FREE)]


def now() -> float:
    return 1_700_000_000.0


def clerk() -> Clerk:
    return Clerk("writer", Reach())


def notes_of(session: Session, writer: Clerk) -> Notes:
    return Notes(session, "abcd", None, Texts(None, writer, shared=False), Limits(), now)


def test_an_invitation_lets_a_guest_take_one_seat_at_one_table() -> None:
    session = Session.new(load_rules("orbis"), PEOPLE, 7, FIRST)
    seats = Seats(session, "abcd", notes_of(session, clerk()), Limits(), now, lambda _: False)
    here = Guest("Zoe", None, table_invited="abcd", seat_invited=1)
    elsewhere = Guest("Zoe", None, table_invited="efgh")
    assert (seats.open_to(here), seats.open_to(elsewhere), seats.open_to(BEN)) == ([1], [], [1])
    assert seats.why_not_in(here) is None
    reason = seats.why_not_in(elsewhere)
    assert reason is not None
    assert reason.id == "tables-not-invited"
    assert (seats.of(ANA), seats.of(BEN)) == ((0,), ())


async def test_an_act_is_stored_before_it_is_adopted_and_seen(tmp_path: Path) -> None:
    writer = clerk()
    with open_store(tmp_path / "games.sqlite3") as store:
        session = Session.new(load_rules("orbis"), PEOPLE, 7, FIRST, store=store)
        assert session.hold is not None
        notes = notes_of(session, writer)
        seats = Seats(session, "abcd", notes, Limits(), now, lambda _: False)
        attendance = Attendance(session, seats, now)
        game = TableGame(session, session.hold, store, writer, notes, attendance, now, Limits(), None)
        happened: list[tuple[str, int, int]] = []

        def note(what: str) -> None:
            rows = store.load(session.hold.game_id).rows if session.hold is not None else []
            happened.append((what, session.record.steps, len(rows)))

        game.on_adopting = lambda: note("adopting")
        game.on_adopted = lambda: note("adopted")
        game.on_change = lambda: note("changed")
        decision = session.record.decision
        assert decision is not None
        await game.do(acts.answer(decision.options[0].key))
        assert happened == [("adopting", 0, 1), ("adopted", 1, 1), ("changed", 1, 1)]
        writer.close()
        with pytest.raises(SessionError, match="tables-closing"):
            await game.do(acts.answer(decision.options[0].key))
        session.close()


async def test_an_answer_is_refused_if_its_seat_was_given_away_before_it_came(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", PEOPLE[0].kind), ("Ben", FREE), variants=FIRST)
        place = tonight.house.seat(table, ANA)
        decision = table.session.record.decision
        assert decision is not None
        answer = place.answer(decision.options[0].key, 0)
        await table.changes.hold(0, Chair(REMOTE, BEN.id))
        with pytest.raises(SessionError, match="tables-not-yours"):
            await table.game.do(answer)
        assert table.session.record.steps == 0


async def test_an_answer_is_refused_if_the_game_has_gone_on_before_it_came(tmp_path: Path) -> None:
    """Another question may have an option of the same name."""
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", PEOPLE[0].kind), ("Ben", FREE), variants=FIRST)
        place = tonight.house.seat(table, ANA)
        decision = table.session.record.decision
        assert decision is not None
        key = decision.options[0].key
        late = place.answer(key, 0)
        await table.game.do(place.answer(key, 0))
        with pytest.raises(SessionError, match="tables-moved-on"):
            await table.game.do(late)
        assert table.session.record.steps == 1


async def test_failing_rules_are_told_without_the_name_of_a_file(tmp_path: Path) -> None:
    writer = clerk()
    with open_store(tmp_path / "games.sqlite3") as store:
        session = Session.new(BrokenRules(), PEOPLE, 3, store=store)
        assert session.hold is not None
        session.reports = tmp_path / "reports"
        notes = notes_of(session, writer)
        seats = Seats(session, "abcd", notes, Limits(), now, lambda _: False)
        attendance = Attendance(session, seats, now)
        game = TableGame(session, session.hold, store, writer, notes, attendance, now, Limits(), None)
        with pytest.raises(SessionError) as failed:
            await game.do(acts.answer("card:1"))
        assert failed.value.reason == Message("tables-rules-bug")
        assert len([*(tmp_path / "reports").iterdir()]) == 1
        writer.close()
        session.close()


def test_why_a_computer_player_gives_no_answer_is_told_without_the_name_of_a_file() -> None:
    failures = (
        CantThinkError("no answer in\n20 seconds"),
        SessionError("saves-full", file="/x"),
        OSError("/x"),
    )
    assert [_said(each) for each in failures] == ["no answer in 20 seconds", "saves-full", "OSError"]
