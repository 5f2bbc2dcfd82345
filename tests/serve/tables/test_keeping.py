"""Nothing is shown before it is kept, what can't be kept is taken back, and a dead server loses nothing."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from textual import events

from tabletop_tui.play import acts
from tabletop_tui.serve.reception import Reception
from tabletop_tui.serve.tables.facts import TableFacts, text_of
from tabletop_tui.store import StoreError, open_store
from tabletop_tui.store.database import SqliteStore
from tabletop_tui.tui.screens.scene import DECIDE, WAIT
from tests.serve.loopback import PATIENCE, until
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Evening, evening
from tests.serve.tables.test_plain import come

FIRST = {"start": "seat:0"}


GOD = "god:nature"
"""An answer that ends the turn."""


class Gate:
    """Holds up the writer until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = threading.Event()
        self.threads: list[str] = []
        write = SqliteStore.write

        def held_up(store: SqliteStore, *args: Any) -> None:
            self.threads.append(threading.current_thread().name)
            assert self.open.wait(PATIENCE)
            write(store, *args)

        monkeypatch.setattr(SqliteStore, "write", held_up)


async def test_an_answer_is_shown_nowhere_before_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ana, ben, zoe = await tonight.come(ANA), await tonight.come(BEN), await tonight.come(ZOE)
        await zoe.press("enter")
        gate = Gate(monkeypatch)
        before = [terminal.rows() for terminal in (ana, ben, zoe)]
        digest = table.session.record.table.digest
        ana.game.controller.choose(GOD)
        await until(lambda: gate.threads)
        assert not any(name == threading.main_thread().name for name in gate.threads)
        assert [terminal.rows() for terminal in (ana, ben, zoe)] == before
        assert table.session.record.table.digest == digest
        await asyncio.sleep(0)
        assert len(tonight.house.services.store.load(table.id).rows) == 0
        gate.open.set()
        await table.game.background.settled()
        for terminal in (ana, ben, zoe):
            await terminal.pause()
        assert ana.game.scene.mode == WAIT
        assert ben.game.scene.mode == DECIDE
        assert ben.rows() != before[1]
        assert zoe.rows() != before[2]


async def test_a_key_that_had_to_wait_answers_nothing_that_others_brought_up(
    tmp_path: Path,
) -> None:
    """However long that has been there by then: a server that was stopped finds keys and news at once."""
    async with evening(tmp_path, glance=0.2) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ben = await tonight.come(BEN)
        async with come(tonight, ANA) as ana:
            _ = await ana.hear("\n> ")

            async def others_answer(key: str, seat: int) -> None:
                await asyncio.sleep(0.05)
                await table.game.do(acts.answer(key, seat))
                await asyncio.sleep(0.4)
                writing.set()
                await table.game.background.settled()

            async def write() -> None:
                _ = await writing.wait()

            writing = asyncio.Event()
            table.game.background.begin(write())
            ben.app.post_message(events.Key("enter", None))
            await others_answer(GOD, 0)
            await ben.pause()
            assert "has only just appeared" in ben.text()
            assert table.session.record.steps == 1
            writing.clear()
            table.game.background.begin(write())
            ana.type("1\r")
            await others_answer("god:seas", 1)
            _ = await ana.hear("has only just appeared")
            assert table.session.record.steps == 2
            await asyncio.sleep(0.3)
            ana.type("1\r")
            await until(lambda: table.session.record.steps == 3)


async def test_what_is_being_kept_is_shown_although_who_asked_for_it_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that is lost ends what its guest has begun; what they did is kept by then, so it is done."""
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ben = await tonight.come(BEN)
        gate = Gate(monkeypatch)
        asking = asyncio.create_task(table.game.do(acts.answer(GOD, 0)))
        await until(lambda: gate.threads)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        gate.open.set()
        await until(lambda: table.session.record.steps == 1)
        assert len(tonight.house.services.store.load(table.id).rows) == 1
        await ben.pause()
        assert ben.game.scene.mode == DECIDE


async def test_a_key_pressed_while_something_is_written_waits_for_what_comes_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ana = await tonight.come(ANA)
        gate = Gate(monkeypatch)
        ana.game.controller.choose(GOD)
        ana.app.post_message(events.Key("1", "1"))
        ana.app.post_message(events.Key("u", "u"))
        await asyncio.sleep(0.05)
        assert table.session.record.steps == 0
        gate.open.set()
        for _ in range(20):
            await asyncio.sleep(0.01)
            await table.game.background.settled()
        rows = tonight.house.services.store.load(table.id).rows
        assert [row.what for row in rows] == ["answer", "undo"]
        assert ana.game.scene.mode == DECIDE


async def test_what_can_not_be_kept_is_said_and_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        digest, seen = table.session.record.table.digest, ben.rows()

        def full(*_args: Any) -> None:
            raise StoreError("saves-disk-full")

        with monkeypatch.context() as broken:
            broken.setattr(SqliteStore, "write", full)
            ana.game.controller.choose(GOD)
            await ana.settled()
            await ana.pause()
            assert "The disk is full" in ana.text()
        assert table.session.record.table.digest == digest
        assert table.session.record.steps == 0
        assert ben.rows() == seen
        ana.game.controller.choose(GOD)
        await ana.settled()
        assert table.session.record.steps == 1


async def finish_some(tonight: Evening, steps: int) -> str:
    """Play a little at a table of Ana, Ben and the host; the digest it stands at."""
    table = await tonight.open(
        "orbis", ("Ana", "remote"), ("Ben", "remote"), ("Hana", "host"), variants=FIRST
    )
    players = [await tonight.come(guest) for guest in (ANA, BEN, HOST)]
    await players[2].press("enter")
    while table.session.record.steps < steps:
        assert table.session.record.decision is not None
        player = players[table.session.record.decision.seat]
        before = table.session.record.steps
        label = next(iter(player.game.scene.labels.values()))
        await player.press(*label)
        if table.session.record.steps == before:
            await player.press(*label)
    return table.session.record.table.digest


async def test_after_the_server_has_died_everyone_is_back_where_they_were(tmp_path: Path) -> None:
    """The store is left as `kill -9` leaves it: nothing is closed but what the system closes itself."""
    async with evening(tmp_path) as tonight:
        digest = await finish_some(tonight, 12)
        (lost,) = tonight.house.tables.values()
        lost.session.close()  # the lock, which the system frees
        with open_store(tmp_path / "games.sqlite3") as store:
            house = Reception(store)
            again = Evening(house, tmp_path)
            try:
                (table,) = house.tables.values()
                assert table.id == lost.id
                assert table.session.record.table.digest == digest
                assert [table.seats.chair(seat).kind for seat in range(3)] == ["remote", "remote", "host"]
                ana, ben = await again.come(ANA), await again.come(BEN)
                assert table.seats.of(ANA) == (0,)
                assert table.seats.of(BEN) == (1,)
                assert {ana.where, ben.where} == {"OrbisScreen"}
                assert table.session.record.decision is not None
                seat = table.session.record.decision.seat
                steps = table.session.record.steps
                host = await again.come(HOST)
                await host.press("enter")
                player = (ana, ben, host)[seat]
                label = next(iter(player.game.scene.labels.values()))
                await player.press(*label)
                await player.press(*(label if table.session.record.steps == steps else ""))
                assert table.session.record.steps > steps
            finally:
                await again.close()


async def test_games_of_one_keyboard_are_no_tables_of_a_server(tmp_path: Path) -> None:
    from tests.store.playing import started

    session = started(tmp_path / "games.sqlite3")
    assert session.game_id
    session.close()
    with open_store(tmp_path / "games.sqlite3") as store:
        house = Reception(store)
        assert house.tables == {}
        house.closing()


async def test_a_house_that_closes_lets_go_of_its_games_and_takes_no_more_answers(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ana = await tonight.come(ANA)
        tonight.house.closing()
        tonight.house.services.store.hold(table.id).close()
        ana.game.controller.choose(GOD)
        await ana.settled()
        await ana.pause()
        assert "The server is closing." in ana.text()
        assert table.session.record.steps == 0


def test_what_a_newer_version_keeps_of_a_table_stays_when_an_older_one_writes() -> None:
    """But nothing of its own that is no longer so: here, that it is private, has a bank and a request."""
    own = TableFacts(
        private=True, bank=86_400, bank_due={0: (1, 2.0)}, clocks_left={"member a": (1, 2.0)}, closed=True
    )
    kept = {**json.loads(text_of(own, [], wishes=True)), "wishes": {"0": ["lend", [], 0]}, "lamp": {"on": 3}}
    facts = TableFacts.of_text(json.dumps(kept))
    facts.closed = facts.private = False
    facts.bank, facts.clocks_left = 0, {}
    now = json.loads(text_of(facts, [], wishes=False))
    assert now == json.loads(text_of(TableFacts(), [], wishes=False)) | {"lamp": {"on": 3}}
