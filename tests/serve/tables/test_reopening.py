"""A closed table is told apart from a running one everywhere, and can be opened again."""

import asyncio
from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.people.seating import REMOTE, Chair
from tabletop_tui.store import open_store
from tabletop_tui.store.people import COLOURS, Person
from tests.cli.running import Ran, ran, told
from tests.postgres import Base
from tests.serve.club.test_two_servers import FIRST, seen
from tests.serve.club.two_servers import club
from tests.serve.loopback import ssh_options, terminal, until
from tests.serve.tables.evening import ANA, BEN, HOST, evening
from tests.serve.tables.test_bots_over_ssh import served
from tests.serve.test_command import home, key_file, needs_ssh
from tests.store.playing import PEOPLE, play

HERS, HIS = Chair(REMOTE, ANA.id).word, Chair(REMOTE, BEN.id).word


def row_of(listed: Ran, game: str) -> str:
    (row,) = [line for line in listed.out.splitlines() if line.startswith(game)]
    return row


async def test_a_closed_table_of_a_club_is_open_again_on_all_its_servers(
    base: Base, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_DATABASE", base.address)

    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Ana", HERS), ("Ben", HIS), variants=FIRST)
        ana = await one.come(ANA)
        await seen(both, ana)
        await ana.press("enter")
        steps, id = table.session.record.steps, table.id
        assert "(table closed)" not in row_of(told("games"), id)
        early = told("reopen", id)
        assert (early.code, early.err) == (1, f"tabletop: The table {id} isn't closed.\n")
        assert "is an open table of the club" in told("resume", id, "--plain").err
        await table.charge.close(HOST)
        await seen(both, ana)
        assert [id in each.house.tables for each in both.servers] == [False, False]

        assert "Ana (table closed)" in row_of(told("games"), id)
        refused = told("invite", id, "--seat", "2")
        assert (refused.code, refused.out) == (1, "")
        for said in (refused, told("resume", id, "--plain")):
            assert said.code == 1
            assert f"tabletop reopen {id}" in said.err
        assert "no open invitations" in told("invite").out

        opened = told("reopen", id)
        assert (opened.code, opened.out) == (0, f"The table {id} is open again, on all servers.\n")
        await until(lambda: all(id in each.house.tables for each in both.servers))
        await seen(both, ana)
        assert "(table closed)" not in row_of(told("games"), id)
        assert told("invite", id, "--seat", "2").code == 0
        there = await two.come(ANA)
        await seen(both, there)
        again = two.house.tables[id]
        assert (again.session.record.steps, again.seats.of(ANA), again.seats.of(BEN)) == (steps, (0,), (1,))
        decision = again.session.record.decision
        assert decision is not None
        await again.game.do(acts.answer(decision.options[0].key, decision.seat))
        await seen(both, there)
        assert one.house.tables[id].session.record.steps == steps + 1


async def test_a_closed_table_in_a_file_is_open_when_the_tables_open_next(
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = home() / "data"
    folder.mkdir(parents=True, mode=0o700)
    async with evening(folder) as tonight:
        table = await tonight.open("orbis", ("Ana", HERS), ("Ben", HIS), variants=FIRST)
        id = table.id
        await table.charge.close(HOST)
    async with evening(folder) as tonight:
        assert not tonight.house.tables
    assert "Ana (table closed)" in row_of(ran(capsys, "games"), id)
    assert f"tabletop reopen {id}" in ran(capsys, "invite", id).err
    assert 'or when "tabletop serve" starts next' in ran(capsys, "reopen", id).out
    assert "(table closed)" not in row_of(ran(capsys, "games"), id)
    async with evening(folder) as tonight:
        (again,) = tonight.house.tables.values()
        assert (again.id, again.seats.of(ANA)) == (id, (0,))


@needs_ssh
async def test_a_running_server_lists_a_table_in_a_file_that_was_opened_again(tmp_path: Path) -> None:
    """Another program writes the guest book; the next key of any guest finds that out."""
    async with served(tmp_path) as (house, port):
        table = await house.tables.open(
            load_rules("orbis"),
            [Person("Ana", COLOURS[0], HERS), Person("Ben", COLOURS[1], HIS)],
            FIRST,
            seed=7,
        )
        id, steps = table.id, table.session.record.steps
        key = key_file(tmp_path)
        async with terminal([*ssh_options(key), "-p", str(port), "zoe@127.0.0.1"]) as zoe:
            await zoe.see("Ana")
            await table.charge.close(HOST)
            await until(lambda: "Ana" not in zoe.text)
            zoe.type("\x1b[B")
            await asyncio.sleep(0.3)
            assert id not in house.tables
            with Guestbook(Paths.below(tmp_path / "home").people) as book:
                book.tables.reopen(id)
            zoe.type("\x1b[B")
            await zoe.see("Ana")
            assert house.tables[id].session.record.steps == steps


def test_only_a_table_of_a_running_game_can_be_opened_again(capsys: pytest.CaptureFixture[str]) -> None:
    (home() / "data").mkdir(parents=True, mode=0o700)
    with open_store(home() / "data" / "games.sqlite3") as store:
        keyboard = play(Session.new(load_rules("orbis"), PEOPLE[:2], 7, store=store), 3)
        over = play(Session.new(load_rules("orbis"), PEOPLE[:2], 8, store=store))
        ids = str(keyboard.game_id), str(over.game_id)
        keyboard.close()
        over.close()
    for id, said in (
        (ids[0], f"is a game at one keyboard. To continue it: tabletop resume {ids[0]}"),
        (ids[1], "is over, so its table stays closed"),
        ("none", "There is no saved game none"),
    ):
        ended = ran(capsys, "reopen", id)
        assert (ended.code, ended.out) == (1, "")
        assert said in ended.err
    assert not (home() / "data" / "people.sqlite3").exists()
