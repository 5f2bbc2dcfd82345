"""Tables that nobody has touched: warned, closed, kept, and opened again by a command."""

import json
from datetime import datetime
from pathlib import Path
from unittest.mock import patch

import pytest

from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.mail.notices import EXPIRES
from tabletop_tui.serve.people.seating import REMOTE, Chair
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store import open_store
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.durations import DAY, HOUR
from tests.cli.running import Ran, ran, told
from tests.postgres import Base
from tests.serve.club.two_servers import club
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, ZOE, Evening, evening
from tests.serve.tables.test_days import SEATED, Clock, Sent, log, plays
from tests.serve.tables.test_plain import come
from tests.serve.test_command import home

FIRST = {"start": "seat:0"}
DAYS, WARNING = int(Limits().expire_days), int(Limits().expire_warning_days)


async def table_of(tonight: Evening) -> OpenTable:
    return await tonight.open("orbis", *SEATED, variants=FIRST)


async def test_a_warning_that_failed_halfway_reaches_the_others_later(tmp_path: Path) -> None:
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        house = tonight.house
        house.notify_by(sent)
        _ = await table_of(tonight)
        clock.later = (DAYS - WARNING) * DAY + HOUR
        first = house.services.notices.first

        async def dies_after_ana(mark: str) -> bool:
            if len(sent.told) == 1:
                raise StoreError("saves-silent")
            return await first(mark)

        with patch.object(house.services.notices, "first", dies_after_ana):
            await house.expiry.look()
        await house.expiry.look()
        assert [told for told in sent.told if told[0] == EXPIRES] == [(EXPIRES, "Ana"), (EXPIRES, "Ben")]


async def test_a_table_nobody_touches_is_warned_of_and_then_closed_and_kept(tmp_path: Path) -> None:
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        house = tonight.house
        house.notify_by(sent)
        table = await table_of(tonight)
        id = table.id
        clock.later = (DAYS - WARNING) * DAY - HOUR
        await house.expiry.look()
        assert log(table) == []
        clock.later += 2 * HOUR
        for _ in range(3):
            await house.expiry.look()
        assert log(table) == ["tables-told-expires"]
        assert [told for told in sent.told if told[0] == EXPIRES] == [(EXPIRES, "Ana"), (EXPIRES, "Ben")]
        clock.later = DAYS * DAY - HOUR
        await house.expiry.look()
        assert id in house.tables
        clock.later = DAYS * DAY + 2 * HOUR
        await house.expiry.look()
        assert id not in house.tables
        assert log(table)[-1] == "tables-told-expired"
    with open_store(tmp_path / "games.sqlite3") as store:
        assert [game.id for game in store.games() if not game.over] == [id]
    with Guestbook(tmp_path / "people.sqlite3", clock) as book:
        assert book.tables.closed() == {id}
        book.tables.reopen(id)
    async with evening(tmp_path, clock) as again:
        await again.house.expiry.look()
        assert [*again.house.tables] == [id], "it has its whole time again"


async def test_the_list_says_which_tables_close_on_a_screen_and_in_lines(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_of(tonight)
        clock.later = (DAYS - 1) * DAY
        zoe = await tonight.come(ZOE)
        assert "unless a player comes" not in zoe.text()
        await tonight.house.expiry.look()
        closes = f"{datetime.fromtimestamp(clock() + WARNING * DAY).astimezone():%Y-%m-%d}"
        await zoe.pause()
        assert f"closes on {closes} unless a player comes" in " ".join(zoe.text().split())
        async with come(tonight, ZOE) as typist:
            heard = " ".join((await typist.hear("Type a number")).split())
            assert f"It closes on {closes} unless a player comes." in heard
        await plays(table)
        await until(lambda: "unless a player comes" not in zoe.text())


async def test_after_a_long_stop_players_are_warned_before_a_table_is_closed(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        id = (await table_of(tonight)).id
    clock.later = 3 * DAYS * DAY
    async with evening(tmp_path, clock) as again:
        await again.house.expiry.look()
        assert log(again.house.tables[id]) == ["tables-told-expires"]
        clock.later += (WARNING - 1) * DAY
        await again.house.expiry.look()
        assert id in again.house.tables
    async with evening(tmp_path, clock) as third:
        clock.later += 2 * DAY
        await third.house.expiry.look()
        assert id not in third.house.tables, "a warning outlives a restart"


@pytest.mark.parametrize("touch", ["answer", "visit"])
async def test_who_answers_or_comes_to_their_seat_keeps_a_table_open(tmp_path: Path, touch: str) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_of(tonight)
        clock.later = (DAYS - 1) * DAY
        await tonight.house.expiry.look()
        assert log(table) == ["tables-told-expires"]
        if touch == "answer":
            await plays(table)
        else:
            place = tonight.house.seat(table, BEN)
            await table.game.background.settled()
            table.go(place)
            await table.game.background.settled()
        clock.later += (DAYS - WARNING - 1) * DAY
        await tonight.house.expiry.look()
        assert table.id in tonight.house.tables
        assert log(table) == ["tables-told-expires"]
        clock.later += 2 * DAY
        await tonight.house.expiry.look()
        assert log(table) == ["tables-told-expires"] * 2


async def test_a_watcher_doesnt_keep_a_table_open_but_nobody_is_thrown_out(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_of(tonight)
        place = tonight.house.seat(table, ZOE)
        clock.later = 2 * DAYS * DAY
        await tonight.house.expiry.look()
        assert log(table) == []
        table.go(place)
        await tonight.house.expiry.look()
        assert log(table) == ["tables-told-expires"]


async def test_no_table_expires_where_the_host_says_so(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock, limits=Limits(expire_days=0)) as tonight:
        table = await table_of(tonight)
        clock.later = 1000 * DAY
        await tonight.house.expiry.look()
        assert log(table) == []


async def test_of_several_servers_one_warns_and_closes_and_the_table_is_gone_on_all(
    base: Base, tmp_path: Path
) -> None:
    clock = Clock()
    async with club(base, tmp_path, clock=clock) as both:
        table = await both.servers[0].open(
            "orbis", ("Ana", Chair(REMOTE, ANA.id).word), ("Ben", Chair(REMOTE, BEN.id).word)
        )
        id = table.id
        await until(lambda: all(id in each.house.tables for each in both.servers))
        for later in (DAYS - 1, DAYS + WARNING):
            clock.later = later * DAY
            for each in both.servers:
                await each.house.expiry.look()
            await both.quiet()
        await until(lambda: not any(id in each.house.tables for each in both.servers))
        with Guestbook(base.address, clock) as book:
            said = [line for line in json.loads(book.tables.kept(id) or "")["said"] if "expire" in str(line)]
            assert len(said) == 2
            book.tables.reopen(id)
        await until(lambda: all(id in each.house.tables for each in both.servers))


async def test_the_operator_lists_closes_and_reopens_tables_of_a_club(
    base: Base, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_DATABASE", base.address)

    def tables(*arguments: str) -> Ran:
        return told("tables", *arguments)

    async with club(base, tmp_path) as both:
        assert "There are no tables" in tables().out
        table = await both.servers[0].open(
            "orbis", ("Ana", Chair(REMOTE, ANA.id).word), ("Ben", Chair(REMOTE, BEN.id).word)
        )
        id = table.id
        await until(lambda: all(id in each.house.tables for each in both.servers))
        listed = tables().out
        assert id in listed
        assert listed.rstrip().endswith("open")
        done = tables("--close", id)
        assert (done.code, done.err) == (0, "")
        await until(lambda: not any(id in each.house.tables for each in both.servers))
        assert tables().out.rstrip().endswith("closed")
        assert tables("--close", id).code == 1
        assert tables("--reopen", id).code == 0
        await until(lambda: all(id in each.house.tables for each in both.servers))
        (row,) = json.loads(tables("--json").out)
        assert (row["id"], row["state"], row["expires"]) == (id, "open", None)


async def test_a_table_in_a_file_that_the_operator_closes_is_gone_at_the_next_look(
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = home() / "data"
    folder.mkdir(parents=True, mode=0o700)
    async with evening(folder) as tonight:
        table = await table_of(tonight)
        assert "when a guest next presses a key" in ran(capsys, "tables", "--close", table.id).out
        tonight.house.book_changed()
        await until(lambda: table.id not in tonight.house.tables)
    assert "closed" in ran(capsys, "tables").out
    assert ran(capsys, "tables", "--reopen", table.id).code == 0
    async with evening(folder) as tonight:
        assert [*tonight.house.tables] == [table.id]


def test_one_table_is_closed_or_opened_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    ended = ran(capsys, "tables", "--close", "abcd", "--reopen", "abcd")
    assert (ended.code, ended.out) == (2, "")
    assert ran(capsys, "tables", "--close", "abcd").code == 1
