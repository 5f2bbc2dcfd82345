"""Screens draw an answer while it is written to the disk, and show it once it is there."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, StoreError, database, open_store
from tabletop_tui.store.flush import run_during_flush
from tests.store.playing import PEOPLE
from tests.tui.driving import sitting

Work = Callable[[], object]


def orbis(store: Store) -> Session:
    return Session.new(load_rules("orbis"), PEOPLE[:2], 7, {"start": "seat:0"}, store)


def _full(_flush: Work, work: Work) -> None:
    """The disk is found to be full once it is written to."""

    def fail() -> None:
        raise sqlite3.OperationalError("database or disk is full")

    run_during_flush(fail, work)


def test_screens_hear_of_an_answer_while_it_is_written_all_others_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_store(tmp_path / "games") as store, orbis(store) as session:
        told: list[str] = []
        session.watch(lambda: told.append("others"))
        session.watch(lambda: told.append("screen"), early=True)

        def flushed(flush: Work, work: Work) -> None:
            """A disk that is slower than the screen."""
            run_during_flush(lambda: drawn.wait(20) and flush(), work)
            told.append("kept")

        drawn = threading.Event()
        session.watch(drawn.set, early=True)
        monkeypatch.setattr(database, "run_during_flush", flushed)
        session.do(acts.answer("god:nature"))
        assert told == ["screen", "kept", "others"]


def test_a_screen_that_fails_keeps_nobody_from_hearing_and_nothing_from_being_kept(tmp_path: Path) -> None:
    with open_store(tmp_path / "games") as store, orbis(store) as session:
        told: list[int] = []

        def fail() -> None:
            raise ZeroDivisionError

        session.watch(lambda: told.append(session.record.steps))
        session.watch(fail, early=True)
        with pytest.raises(ZeroDivisionError):
            session.do(acts.answer("god:nature"))
        assert told == [1]
        assert session.game_id is not None
        assert len(store.load(session.game_id).rows) == 1


def test_when_the_disk_is_full_nothing_has_happened_and_screens_show_the_game_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_store(tmp_path / "games") as store, orbis(store) as session:
        before, others, screens = session.record, list[int](), list[int]()
        session.watch(lambda: others.append(session.record.steps))
        session.watch(lambda: screens.append(session.record.steps), early=True)
        with monkeypatch.context() as full:
            full.setattr(database, "run_during_flush", _full)
            with pytest.raises(StoreError):
                session.do(acts.answer("god:nature"))
        assert session.record is before
        assert (others, screens) == ([], [1, 0])
        assert session.game_id is not None
        assert store.load(session.game_id).rows == []
        session.do(acts.answer("god:nature"))
        assert len(store.load(session.game_id).rows) == 1, "there is room again"


async def test_a_table_whose_disk_is_full_says_so_and_asks_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_store(tmp_path / "games") as store, orbis(store) as session:
        async with sitting(session) as table:
            shown = table.text()
            with monkeypatch.context() as full:
                full.setattr(database, "run_during_flush", _full)
                await table.press("enter")
            assert session.record.steps == 0
            assert "disk is full" in table.text()
            await table.press("escape")
            assert table.text() == shown
            await table.press("enter")
            assert session.record.steps == 1
