"""Computer players at tables over SSH: they fill seats, stand in for players who left, and are bounded."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.seating import Chair, chair_of, held, is_served
from tabletop_tui.serve.reception import Reception
from tabletop_tui.serve.tables.attendance import SECONDS_AT_DOOR
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.tui.screens.scene import DECIDE, STOPPED, WAIT
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Evening, Terminal, evening

FIRST = {"start": "seat:0"}
BOT = "bot:1:"


async def at_rest(table: OpenTable, *terminals: Terminal) -> None:
    """Until no computer player is about to answer, and all have seen it."""
    await until(lambda: not table.bots.playing.runs)
    await table.game.background.settled()
    for terminal in terminals:
        await terminal.pause()


async def opened(tonight: Evening, *people: tuple[str, str]) -> OpenTable:
    """A table of Ana's, whose computer players answer at once."""
    table = await tonight.open("orbis", *people, variants=FIRST)
    table.notes.facts.opener = ANA.id
    table.notes.facts.pace = "at-once"
    return table


async def turn(table: OpenTable, terminal: Terminal, seat: int) -> None:
    """Answer for a seat until another one is asked."""
    while table.session.record.decision is not None and table.session.record.decision.seat == seat:
        terminal.game.controller.choose(terminal.game.scene.entries[0].key)
        await terminal.settled()
        await terminal.pause()


def test_how_a_computer_player_s_seat_is_kept() -> None:
    ana = Person("Ana", "red", "remote:key SHA256:a:b", since=4)
    for chair in (Chair("bot", "key SHA256:a:b", 4, 2), Chair("bot", "", 0, 1)):
        person = held(ana, chair)
        assert chair_of(person) == chair
        assert person.level == chair.level
        assert is_served([person.kind])
    assert not is_served(["hotseat", "bot:1"]), "a game at one keyboard is no table of a server"


async def test_a_table_is_opened_with_computer_players_who_answer_and_are_seen_by_watchers(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("enter")
        form = ana.app.screen
        form.query_one("#who-1").focus()
        await ana.press("right")
        form.query_one("#pace").focus()
        await ana.press("right", "right")
        form.query_one("#leavers").focus()
        await ana.press("right")
        form.query_one("#start").focus()
        await ana.press("enter")
        (table,) = tonight.house.tables.values()
        assert [person.kind for person in table.session.record.people] == [f"remote:{ANA.id}", BOT]
        assert table.session.record.people[1].name == "Novice"
        assert (table.notes.facts.pace, table.notes.facts.stands_in) == ("at-once", 1)
        await at_rest(table, ana)
        zoe = await tonight.come(ZOE)
        assert "⚙1 Novice" in zoe.text()
        await turn(table, ana, 0)
        await at_rest(table, ana)
        assert {answer.seat for answer in table.session.record.table.answers} == {0, 1}
        await zoe.press("enter")
        assert "Novice ⚙1" in zoe.text()


async def test_only_who_is_in_charge_stops_it_and_all_see_that(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await opened(tonight, ("Ana", "remote"), ("Ben", "remote"), ("Max", BOT))
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ben.press("f7")
        paused = [table.bots.playing.paused]
        await ana.press("f7")
        paused.append(table.bots.playing.paused)
        assert paused == [False, True]
        await turn(table, ana, 0)
        await turn(table, ben, 1)
        await at_rest(table, ana, ben)
        assert (ana.game.scene.mode, ben.game.scene.mode) == (STOPPED, WAIT)
        assert "the computer is stopped" in ben.text()
        steps = table.session.record.steps
        await ana.press("enter")
        await at_rest(table, ana, ben)
        assert table.session.record.steps == steps + 1
        await ana.press("f7")
        await at_rest(table, ana, ben)
        assert table.session.record.decision is not None
        assert table.session.record.decision.seat != 2


async def test_a_computer_player_stands_in_for_who_is_away_and_gives_the_seat_back_on_return(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, clock=time.time, limits=Limits(gone_seconds=0.2)) as tonight:
        table = await opened(tonight, ("Ana", "remote"), ("Ben", "remote"))
        table.notes.facts.stands_in = 1
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await turn(table, ana, 0)
        assert table.session.record.decision is not None
        assert table.session.record.decision.seat == 1
        await tonight.lose(ben)
        await until(lambda: table.session.record.people[1].level == 1)
        await until(
            lambda: table.session.record.decision is not None and table.session.record.decision.seat == 0
        )
        await at_rest(table, ana)
        assert "Ben is away; the computer stands in" in ana.text()
        assert ana.game.scene.mode == DECIDE
        back = await tonight.come(BEN)
        await until(lambda: table.session.record.people[1].kind == f"remote:{BEN.id}")
        assert back.game.place.seats == (1,)
        await ana.pause()
        assert "Ben plays again" in ana.text()


async def test_computer_players_stand_in_for_one_after_the_other_who_is_away(tmp_path: Path) -> None:
    """When the first one has stood in, nothing else happens at the table that would plan for the second."""
    now = [1_700_000_000.0]
    async with evening(tmp_path, clock=lambda: now[0], limits=Limits(gone_seconds=2)) as tonight:
        table = await opened(tonight, ("Ben", "remote"), ("Zoe", "remote"), ("Ana", "remote"))
        table.notes.facts.stands_in = 1
        ben, zoe, _ana = await tonight.come(BEN), await tonight.come(ZOE), await tonight.come(ANA)
        await turn(table, ben, 0)
        await tonight.lose(ben)
        now[0] += 1.97
        await tonight.lose(zoe)
        now[0] += 0.03
        table.notify()
        await until(lambda: table.session.record.people[0].level == 1)
        now[0] += 1.97
        await until(lambda: table.session.record.people[1].level == 1)


async def test_a_guest_at_the_door_is_not_stood_in_for_again_however_long_the_screen_takes(
    tmp_path: Path,
) -> None:
    now = [1_700_000_000.0]
    async with evening(tmp_path, clock=lambda: now[0], limits=Limits(gone_seconds=2)) as tonight:
        table = await opened(tonight, ("Ana", "remote"), ("Ben", "remote"))
        table.notes.facts.stands_in = 1
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await tonight.lose(ben)
        assert await table.changes.give_to_bot(BEN, 1, 1)
        now[0] += 60
        await table.changes.bind(BEN)
        now[0] += SECONDS_AT_DOOR
        assert not table.changes.is_gone(1)
        assert table.seats.of(BEN) == (1,)
        now[0] += 3
        assert table.changes.is_gone(1), "a guest who never sits down is away"
        await ana.pause()


async def test_who_runs_the_table_fills_free_seats_plays_for_the_computer_and_makes_seats_free(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as tonight:
        table = await opened(tonight, ("Ana", "remote"), ("Seat 2", "free"))
        ana = await tonight.come(ANA)
        await ana.press("ctrl+n", "down", "b", "enter")
        await ana.settled()
        await ana.pause()
        assert chair_of(table.session.record.people[1]) == Chair("bot", "", 0, 1)
        assert table.session.record.people[1].name == "Novice"
        assert "Ana: the computer plays for Novice from now on" in ana.text()
        await ana.press("enter")
        await ana.settled()
        assert table.session.record.people[1].kind == f"remote:{ANA.id}"
        assert table.session.record.people[1].since == len(table.session.record.log), (
            "what the seat was told stays unread"
        )
        await ana.press("b", "down", "enter")
        await ana.settled()
        assert chair_of(table.session.record.people[1]) == Chair(
            "bot", ANA.id, table.session.record.people[1].since, 2
        )
        await ana.press("f")
        await ana.settled()
        assert table.session.record.people[1].kind == "free"


async def test_others_seats_and_limits_are_respected(tmp_path: Path) -> None:
    limits = Limits(bot_level=1, bots_each=1)
    async with evening(tmp_path, limits=limits) as tonight:
        table = await opened(tonight, ("Ana", "remote"), ("Ben", "remote"), ("Seat 3", "free"))
        await tonight.come(ANA)
        await tonight.come(BEN)
        changes = table.changes
        with pytest.raises(SessionError, match="tables-only-charge"):
            await changes.give_to_bot(BEN, 2, 1)
        with pytest.raises(SessionError, match="tables-bots-level"):
            await changes.give_to_bot(ANA, 2, 2)
        assert not await changes.give_to_bot(ANA, 1, 1), "Ben is here and is asked"
        assert table.session.record.people[1].level is None
        await changes.agree(BEN, 1)
        assert chair_of(table.session.record.people[1]) == Chair("bot", BEN.id, 0, 1)
        with pytest.raises(SessionError, match="tables-bots-too-many"):
            await changes.give_to_bot(ANA, 2, 1)
        with pytest.raises(SessionError, match="tables-not-yours"):
            await changes.take_from_bot(ANA, 1)
        with pytest.raises(SessionError, match="tables-only-charge"):
            await changes.take_from_bot(ZOE, 1)
        people = [Person("Ana", "red", f"remote:{ANA.id}"), Person("Max", "blue", BOT)]
        with pytest.raises(SessionError, match="tables-bots-too-many"):
            await tonight.house.tables.open(load_rules("orbis"), people, by=ANA)
        await tonight.house.tables.open(load_rules("orbis"), people, by=HOST)


async def test_no_one_thinks_at_a_table_that_no_one_is_at_home_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await opened(tonight, ("Max", BOT), ("Lea", BOT))
        table.notify()
        await asyncio.sleep(0.1)
        assert table.session.record.steps == 0
        assert tonight.house.services.thinking.workers.pids == []


async def test_what_cannot_think_is_told_to_all_and_who_runs_the_table_tries_again(tmp_path: Path) -> None:
    async with evening(tmp_path, limits=Limits(bot_workers=1, bot_seconds=5)) as tonight:
        table = await opened(tonight, ("Ana", "remote"), ("Max", BOT))
        ana = await tonight.come(ANA)
        await turn(table, ana, 0)
        await at_rest(table, ana)
        (pid,) = tonight.house.services.thinking.workers.pids
        tonight.house.services.thinking.workers.seconds = 0.1
        os.kill(pid, signal.SIGSTOP)
        await turn(table, ana, 0)
        await at_rest(table, ana)
        assert "Max, a computer player, can't think (no answer in 0.1" in ana.text()
        assert [entry.key for entry in ana.game.scene.entries] == ["@retry", "@seat"]
        tonight.house.services.thinking.workers.seconds = 30
        steps = table.session.record.steps
        await ana.press("enter")
        await at_rest(table, ana)
        assert table.session.record.steps > steps, "the worker was started again"


async def test_after_the_server_has_died_computer_players_are_as_they_were(tmp_path: Path) -> None:
    """The store is left as `kill -9` leaves it; who was stood in for takes the seat back."""
    async with evening(tmp_path, clock=time.time) as tonight:
        table = await opened(tonight, ("Ana", "remote"), ("Ben", "remote"), ("Max", BOT))
        table.notes.facts.stands_in = 1
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await ana.press("f7")
        await table.changes.give_to_bot(BEN, 1, 1)
        await tonight.lose(ben)
        await table.game.background.settled()
        table.session.close()  # the lock, which the system frees
        with open_store(tmp_path / "games.sqlite3") as store, Guestbook(tmp_path / "people.sqlite3") as book:
            again = Evening(Reception(store, book=book, glance=0), tmp_path)
            try:
                (twin,) = again.house.tables.values()
                assert [person.level for person in twin.session.record.people] == [None, 1, 1]
                assert twin.bots.playing.paused
                assert (twin.notes.facts.stands_in, twin.notes.facts.pace) == (1, "at-once")
                await again.come(BEN)
                assert twin.seats.of(BEN) == (1,)
            finally:
                await again.close()
