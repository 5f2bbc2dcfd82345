"""A database that stops answering: screens and log say so in time, and nothing is lost or doubled."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from rulesets.core import Message
from tabletop_tui.serve.book.file import BookError
from tabletop_tui.serve.club.presence import BEAT
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.reach import Clerk, Reach, for_operator
from tabletop_tui.store.club import link, listening
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.screens.scene import DECIDE, WAIT
from tests.postgres import Base
from tests.serve.club.two_servers import Club, club
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, ZOE, Terminal, evening
from tests.serve.tables.test_plain import come
from tests.store.proxy import Proxy

PROMISED = 8.0
"""Seconds after which everyone knows (decision 25)."""
SILENT = "The database doesn't answer"


def test_the_figures_keep_the_promise() -> None:
    """A sign of life is due every second; it waits for an answer, or for a connection after some patience."""
    assert BEAT + link.ANSWERING + 1 < PROMISED
    assert BEAT + link.PATIENCE + link.CONNECTING < PROMISED
    assert listening.QUIET + listening.ANSWERING < PROMISED
    for timeout in ("statement_timeout", "lock_timeout"):
        assert int(link.SETTINGS[timeout].removesuffix("s")) < link.ANSWERING, (
            "it gives up itself before that"
        )
    assert link.ALIVE["tcp_user_timeout"] < 1000 * PROMISED


@dataclass
class Stalled:
    """A club behind a line that can fall silent."""

    club: Club
    proxy: Proxy
    log: io.StringIO
    stack: AsyncExitStack

    def events(self) -> list[str]:
        return [json.loads(line)["event"] for line in self.log.getvalue().splitlines()]


@asynccontextmanager
async def stalled(base: Base, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stalled]:
    """With a tenth of the usual patience, once its tables have been made."""
    monkeypatch.setattr(link, "CONNECTING", 1)  # whole seconds
    with Proxy(base.server.port) as proxy:
        far = Base(base.server, base.name, proxy.port)
        async with club(far, folder, servers=1) as servers:
            for figure in ("ANSWERING", "PATIENCE"):
                monkeypatch.setattr(link, figure, getattr(link, figure) / 10)
            log = io.StringIO()
            servers.servers[0].house.reach.log = ConnectionLog(log).write
            async with AsyncExitStack() as stack:
                yield Stalled(servers, proxy, log, stack)
                proxy.silent = False


async def shown(terminal: Terminal) -> bool:
    await terminal.pause()
    return SILENT in " ".join(terminal.text().split())


async def test_everyone_is_told_on_any_screen_and_the_game_goes_on_afterwards(
    base: Base, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stalled(base, tmp_path, monkeypatch) as far:
        (server,) = far.club.servers
        house = server.house
        table = await server.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants={"start": "seat:0"})
        ana, ben, zoe = await server.come(ANA), await server.come(BEN, size=(80, 24)), await server.come(ZOE)
        lines = await far.stack.enter_async_context(come(server, Guest("Eve", "SHA256:eve")))
        await zoe.press("?")
        assert (ana.where, ben.where) == ("OrbisScreen", "OrbisScreen")
        assert zoe.where != "TablesScreen"
        assert not await shown(ana)
        far.proxy.silent = True
        begun = monotonic()
        ana.game.controller.choose("god:nature")
        await until(lambda: house.reach.failure is not None)
        assert monotonic() - begun < PROMISED / 4
        for terminal in (ana, ben, zoe):
            assert await shown(terminal), terminal.text()
        _ = await lines.hear(SILENT)
        assert far.events() == ["database-silent"]
        await ana.settled()
        assert ana.game.scene.mode == DECIDE, "nothing is shown that isn't kept"
        await ben.press("?")
        assert await shown(ben), "a screen that is opened meanwhile says it, too"
        begun = monotonic()
        for _ in range(20):
            with pytest.raises(StoreError):
                await table.game.do(ana.game.place.answer("god:seas", 0))
        assert monotonic() - begun < 1, "no one waits for what is known"
        far.proxy.silent = False
        await until(lambda: house.reach.failure is None)
        _ = await lines.hear("The database answers again.")
        await ben.press("escape")
        for terminal in (ana, ben, zoe):
            assert not await shown(terminal)
        assert far.events() == ["database-silent", "database-back"]
        await far.club.quiet()
        if not table.session.record.steps:
            ana.game.controller.choose("god:nature")
            await ana.settled()
        assert ana.game.scene.mode == WAIT
        await ben.settled()
        await ben.pause()
        assert ben.game.scene.mode == DECIDE
        rows = house.services.store.load(table.id).rows
        assert [row.number for row in rows] == [1]
        assert rows[-1].digest == table.session.record.table.digest


@pytest.mark.parametrize("passed_on", [True, False])
async def test_an_answer_that_is_under_way_is_kept_once_or_not_at_all(
    base: Base, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, passed_on: bool
) -> None:
    """The database got it and its report is lost, or it didn't get it."""
    async with stalled(base, tmp_path, monkeypatch) as far:
        (server,) = far.club.servers
        table = await server.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants={"start": "seat:0"})
        place = server.house.seat(table, ANA)
        _ = base.cut()  # what was sent before is known by a number; a new connection sends words
        far.proxy.fall_silent_at(f"answers:{table.id}".encode(), b"COMMIT", passed_on=passed_on)
        with pytest.raises(StoreError):
            await table.game.do(place.answer("god:nature", 0))
        assert table.session.record.steps == 0
        assert far.proxy.silent
        far.proxy.silent = False
        await until(lambda: server.house.reach.failure is None)
        await far.club.quiet()
        await until(lambda: table.session.record.steps == passed_on, 5)
        if not passed_on:
            await table.game.do(place.answer("god:nature", 0))
        rows = server.house.services.store.load(table.id).rows
        assert [row.number for row in rows] == [1]
        assert rows[-1].digest == table.session.record.table.digest
        table.go(place)


async def test_at_one_keyboards_own_file_nothing_is_ever_said(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        with pytest.raises(StoreError):
            await tonight.house.services.writer.do(lambda: tonight.house.services.store.load("nope"))
        assert not await shown(ana)
        assert await tonight.house.services.writer.do(lambda: 1) == 1
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("database-cut", "tables-store-unsure"),
        ("database-unreachable", "tables-store-unsure"),
        ("database-disk-full", "tables-store-refused"),
        ("database-no-rights", "tables-store-refused"),
    ],
)
async def test_guests_read_no_addresses_sockets_or_words_of_the_database_and_the_log_has_them(
    id: str, told: str
) -> None:
    reach, logged = Reach(), list[tuple[str, Any]]()
    reach.log = lambda event, **facts: logged.append((event, facts["problem"]))
    writer = Clerk("writer", reach)

    def fail() -> None:
        raise StoreError(
            id, address="postgresql:///?host=/run/postgresql", problem="at /run/postgresql/.s.PGSQL"
        )

    for _ in range(2):
        with pytest.raises(StoreError) as caught:
            await writer.do(fail)
        assert caught.value.reason.id == told
        for language in WHOLE:
            assert "/run" not in Words(language)(told, **caught.value.reason.facts)
    event = "database-silent" if told == "tables-store-unsure" else "database-refused"
    assert logged[0] == (event, "at /run/postgresql/.s.PGSQL")
    writer.close()


async def test_guests_read_no_names_of_files_and_the_log_has_what_was_wrong() -> None:
    reach, logged = Reach(), list[tuple[str, Any]]()
    reach.log = lambda event, **facts: logged.append((event, facts))
    writer = Clerk("writer", reach)

    def fail() -> None:
        raise BookError("serve-book-failed", file="/home/hana/people.sqlite3", problem="disk I/O error")

    with pytest.raises(BookError) as caught:
        await writer.do(fail)
    assert caught.value.reason == Message("tables-files-refused")
    assert for_operator(caught.value).reason.facts["file"] == "/home/hana/people.sqlite3"
    assert logged == [("files-refused", {"why": "serve-book-failed", "problem": "disk I/O error"})]
    writer.close()


async def test_reasons_of_the_program_itself_reach_guests_as_they_are() -> None:
    writer = Clerk("writer", Reach())

    def fail() -> None:
        raise StoreError("saves-moved-on", file="/home/hana/games.sqlite3")

    with pytest.raises(StoreError, match="saves-moved-on"):
        await writer.do(fail)
    writer.close()
