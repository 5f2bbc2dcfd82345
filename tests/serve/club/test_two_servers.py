"""The same tables on two servers: each shows what the other has done, and no answer is lost or doubled."""

import asyncio
import time
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core.rules import Rules
from tabletop_tui.play.contests.contest import OVER
from tabletop_tui.play.contests.standings import standings
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.club.presence import BEAT
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.admission import Door
from tabletop_tui.serve.mail.notices import TURN
from tabletop_tui.serve.people.seating import FREE, Chair
from tabletop_tui.serve.records.contests import begin
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.busy import who_does_what
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store import StoreError
from tabletop_tui.store.interface import GameSummary
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.durations import DAY
from tabletop_tui.tui.screens.scene import DECIDE, WAIT
from tests.postgres import Base
from tests.serve.club.two_servers import Club, club
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Terminal
from tests.serve.tables.test_archive import opened
from tests.serve.tables.test_contests import do, put, tournament
from tests.serve.tables.test_days import Sent, plays
from tests.serve.tables.test_solo import played_out

FIRST = {"start": "seat:0"}
GOD = "god:nature"


async def seen(servers: Club, *terminals: Terminal) -> None:
    """Until every screen is as it should be."""
    for terminal in terminals:
        await terminal.settled()
    await servers.quiet()
    for terminal in terminals:
        await terminal.settled()
        await terminal.pause()


async def ana_at_both(servers: Club) -> tuple[OpenTable, Terminal, Terminal]:
    """A table of the first server, and Ana's terminals there: one by each server."""
    one, two = servers.servers
    table = await one.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
    await servers.quiet()
    here, there = await one.come(ANA), await two.come(ANA)
    await seen(servers, here, there)
    return table, here, there


async def test_a_table_is_shown_on_both_and_each_sees_the_others_answers(base: Base, tmp_path: Path) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        ana = await one.come(ANA)
        await seen(both, ana)
        other = two.house.tables[table.id]
        assert other.session.record.table.digest == table.session.record.table.digest
        ben = await two.come(BEN)
        await seen(both, ana, ben)
        assert {ana.where, ben.where} == {"OrbisScreen"}
        assert [each.attendance.is_here(seat) for each in (table, other) for seat in (0, 1)] == [True] * 4
        ana.game.controller.choose(GOD)
        await seen(both, ana, ben)
        assert (ana.game.scene.mode, ben.game.scene.mode) == (WAIT, DECIDE)
        for _ in range(6):
            player = (ana, ben)[table.session.record.decision.seat]  # type: ignore[union-attr]
            player.game.controller.choose(next(iter(player.game.scene.labels)))
            await seen(both, ana, ben)
            assert other.session.record.table.digest == table.session.record.table.digest
            assert other.session.record.steps == table.session.record.steps
        kept = one.house.services.store.load(table.id)
        assert [row.number for row in kept.rows] == list(range(1, table.session.record.steps + 1))
        await two.lose(ben)
        await seen(both, ana)
        assert not table.attendance.is_here(1)
        assert table.attendance.gone_since(1) is not None


async def test_two_answers_to_one_question_are_one_and_the_second_is_told(base: Base, tmp_path: Path) -> None:
    """Ana sits at two servers with two terminals, and answers at both before either has heard."""
    async with club(base, tmp_path) as both:
        one, _ = both.servers
        table, here, there = await ana_at_both(both)
        here.game.controller.choose(GOD)
        there.game.controller.choose("god:seas")
        await seen(both, here, there)
        rows = one.house.services.store.load(table.id).rows
        assert len(rows) == 1
        texts = (here.text(), there.text())
        assert sum("moved on at another server" in " ".join(text.split()) for text in texts) == 1
        digests = {each.house.tables[table.id].session.record.table.digest for each in both.servers}
        assert digests == {rows[-1].digest}
        assert here.game.scene.mode == there.game.scene.mode == WAIT


async def test_an_answer_is_never_taken_for_one_to_a_later_question(base: Base, tmp_path: Path) -> None:
    """It waits behind what another server has done, and by then something else is asked that it would fit."""
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table, here, there = await ana_at_both(both)
        late = there.game.place.answer("landscape:2", 0)
        here.game.controller.choose("landscape:2")
        await seen(both, here, there)
        await table.game.do(here.game.place.undo)
        await seen(both, here, there)
        assert there.game.scene.mode == DECIDE, "the same question, but she has changed her mind since"
        with pytest.raises(SessionError) as caught:
            await two.house.tables[table.id].game.do(late)
        assert caught.value.reason.id == "tables-moved-on"
        assert [row.what for row in one.house.services.store.load(table.id).rows] == ["answer", "undo"]


async def test_seats_taken_at_the_same_moment_are_both_taken_and_one_seat_by_one(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.open("orbis", ("One", "free"), ("Two", "free"))
        await both.quiet()
        other = two.house.tables[table.id]
        await asyncio.gather(table.changes.sit(ANA, 0), other.changes.sit(BEN, 1))
        await both.quiet()
        for each in (table, other):
            assert [each.seats.chair(seat).owner for seat in (0, 1)] == [ANA.id, BEN.id]
        second = await two.open("orbis", ("One", "free"), ("Two", "free"))
        await both.quiet()
        tried = await asyncio.gather(
            one.house.tables[second.id].changes.sit(ANA, 0),
            second.changes.sit(BEN, 0),
            return_exceptions=True,
        )
        assert sum(isinstance(each, Exception) for each in tried) == 1
        await both.quiet()
        owners = {each.house.tables[second.id].seats.chair(0).owner for each in both.servers}
        assert len(owners) == 1
        assert owners < {ANA.id, BEN.id}


async def test_who_gets_a_seat_reads_nothing_of_answers_that_this_server_had_not_heard_of(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Ben", "free"), variants=FIRST)
        await both.quiet()
        other = two.house.tables[table.id]
        await other.changes.hold(1, Chair(FREE), since=1)  # someone has had it
        await both.quiet()
        two.house.others.close()
        await plays(table, 0)
        assert other.session.record.steps < table.session.record.steps
        await other.changes.sit(BEN, 1)
        assert other.session.record.steps == table.session.record.steps
        assert other.session.record.people[1].since == len(table.session.record.log)


async def test_a_table_that_was_missed_is_found_with_the_time_for_which_it_has_waited(
    base: Base, tmp_path: Path
) -> None:
    """Its announcement came while the connection was cut."""
    now = [time.time()]
    async with club(base, tmp_path, clock=lambda: now[0]) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Ben", f"remote:{BEN.id}"))
        await both.quiet()
        for announced in (False, True):
            two.house.tables.put_away(two.house.tables[table.id])
            now[0] += 3 * DAY
            if announced:
                _ = await two.house.others.find(table.id)
            else:
                _ = base.cut()
            await until(lambda: table.id in two.house.tables)
            assert two.house.tables[table.id].game.waits_since == pytest.approx(table.game.waits_since, abs=5)


async def test_after_a_cut_the_tables_that_someone_looks_at_are_read_first(
    base: Base, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        tables = [await one.open("orbis", ("Ana", "remote"), ("Ben", "remote")) for _ in range(6)]
        await both.quiet()
        watched = tables[-1]
        place = two.house.seat(two.house.tables[watched.id], ANA)
        await both.quiet()
        read: list[str] = []
        rows_since = two.house.services.store.rows_since

        def noted(game_id: str, number: int) -> Any:
            read.append(game_id)
            return rows_since(game_id, number)

        monkeypatch.setattr(two.house.services.store, "rows_since", noted)
        _ = base.cut()
        await until(lambda: {*read} == {each.id for each in tables})
        order = list(dict.fromkeys(read))
        matters = [each == watched.id or two.house.services.presence.on_duty(each) for each in order]
        assert matters == sorted(matters, reverse=True)
        two.house.tables[watched.id].go(place)


async def test_talk_and_charge_are_the_same_on_both_and_a_table_closes_on_both(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.house.tables.open(*_orbis("free", "free"), by=ANA)
        await both.quiet()
        other = two.house.tables[table.id]
        assert other.notes.facts.opener == ANA.id
        ana, ben, zoe = await one.come(ANA), await two.come(BEN), await two.come(ZOE)
        await other.changes.sit(BEN, 1)
        for terminal in (ana, ben, zoe):
            await seen(both, terminal)
            while terminal.where != "OrbisScreen":  # the list may have changed under the cursor
                await terminal.press("enter")
        await seen(both, ana, ben, zoe)
        for _ in range(3):
            assert table.say(ANA, "over here") is None
            assert other.say(BEN, "over there") is None
        await table.game.background.settled()
        await other.game.background.settled()
        await seen(both, ana, ben, zoe)
        said = [
            [each.text for each in here.notes.talk.remarks if not each.message] for here in (table, other)
        ]
        assert said[0] == said[1]
        assert sorted(said[0]) == ["over here"] * 3 + ["over there"] * 3
        assert {guest.name for guest in table.attendance.known} == {"Ana", "Ben", "Zoe"}
        assert table.attendance.watchers == other.attendance.watchers == ["Zoe"]
        await table.charge.send_away(ANA, ZOE.id)
        await seen(both, ana, ben, zoe)
        assert zoe.where == "TablesScreen"
        await table.charge.close(ANA)
        await seen(both, ana, ben, zoe)
        assert ben.where == "TablesScreen"
        assert "Ana has closed this table" in ben.text()
        assert table.id not in two.house.tables


def _orbis(*kinds: str) -> tuple[Rules[Any], list[Person]]:
    return load_rules("orbis"), [Person(f"P{seat}", COLOURS[seat], kind) for seat, kind in enumerate(kinds)]


async def test_who_is_asked_for_their_seat_on_another_server_can_agree_there(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.house.tables.open(*_orbis("free", "free"), by=ANA)
        await both.quiet()
        other = two.house.tables[table.id]
        await other.changes.sit(BEN, 1)
        ben = await two.come(BEN)
        await seen(both, ben)
        assert not await table.changes.free(ANA, 1)
        await seen(both, ben)
        assert [wish.by.name for wish in other.notes.facts.wishes.values()] == ["Ana"]
        await other.changes.agree(BEN, 1)
        await both.quiet()
        assert table.seats.chair(1).kind == other.seats.chair(1).kind == "free"
        assert not table.notes.facts.wishes


async def test_who_is_sent_away_by_the_host_is_sent_away_from_every_server(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        shown_out: list[str] = []
        two.house.barred.show_out = shown_out.append
        one.house.barred.send_away(ZOE.id)
        await both.quiet()
        assert ZOE.id in two.house.barred.ids
        assert shown_out == [ZOE.id]
        two.house.barred.let_back(ZOE.id)
        await both.quiet()
        assert ZOE.id not in one.house.barred.ids


async def test_one_server_has_computer_players_answer_and_another_takes_over(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path, limits=Limits(bot_workers=1)) as both:
        one = both.servers[0]
        table = await one.open("orbis", ("Ana", "remote"), ("Bot", "bot:1:"), variants=FIRST)
        table.notes.facts.pace = "at-once"
        await table.notes.keep()
        await both.quiet()
        (duty,) = [each for each in both.servers if each.house.services.presence.on_duty(table.id)]
        (rest,) = [each for each in both.servers if each is not duty]
        theirs = rest.house.tables[table.id]

        async def asked(ana: Terminal) -> None:
            """Ana answers where no one is on duty; then the computer player has answered, too."""
            steps = theirs.session.record.steps
            ana.game.controller.choose(next(iter(ana.game.scene.labels)))
            await until(lambda: theirs.session.record.steps > steps and _asked(theirs) == 0)

        ana = await rest.come(ANA)
        await seen(both, ana)
        ana.game.controller.choose(GOD)
        await until(lambda: theirs.session.record.steps >= 2 and _asked(theirs) == 0)
        assert duty.house.tables[table.id].bots.playing.company is not theirs.bots.playing.company
        assert not rest.house.services.presence.on_duty(table.id)
        # The server on duty dies: the one that is left has the computer player answer.
        both.kill(duty)
        await until(lambda: rest.house.services.presence.on_duty(table.id))
        rows = theirs.session.record.steps
        while theirs.session.record.steps < rows + 4:
            await seen(both, ana)
            await asked(ana)


def _asked(table: OpenTable) -> int | None:
    return None if table.session.record.decision is None else table.session.record.decision.seat


async def _at_two_servers(both: Club) -> tuple[OpenTable, Terminal, Terminal]:
    """A table of Orbis with Ana at the first server and Ben at the second."""
    one, two = both.servers
    table = await one.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
    await both.quiet()
    ana, ben = await one.come(ANA), await two.come(BEN)
    await seen(both, ana, ben)
    return table, ana, ben


async def test_after_the_connections_were_cut_every_screen_is_right_within_two_seconds(
    base: Base, tmp_path: Path
) -> None:
    """What one server writes while the other hears nothing, the other reads when it hears again."""
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table, ana, ben = await _at_two_servers(both)
        other = two.house.tables[table.id]
        for _ in range(3):
            asked = table.session.record.decision
            assert asked is not None
            player = (ana, ben)[asked.seat]
            steps = table.session.record.steps
            base.cut()
            cut_at = monotonic()
            player.game.controller.choose(next(iter(player.game.scene.labels)))
            await until(lambda steps=steps: table.session.record.steps == other.session.record.steps > steps)
            assert monotonic() - cut_at < 3 * 2  # the machine may be busy; alone it takes a fifth of that
            await seen(both, ana, ben)
            assert {ana.game.scene.mode, ben.game.scene.mode} == {WAIT, DECIDE}
        assert [row.number for row in one.house.services.store.load(table.id).rows] == [1, 2, 3]


async def test_a_server_that_hears_no_announcements_still_shows_what_was_answered(
    base: Base, tmp_path: Path
) -> None:
    """For tables at which someone is here, the answers kept are counted once a second."""
    async with club(base, tmp_path) as both:
        _, two = both.servers
        table, ana, ben = await _at_two_servers(both)
        for each in both.servers:
            each.house.others._tasks[0].cancel()  # the one that listens
        answered_at = monotonic()
        ana.game.controller.choose(GOD)
        await until(lambda: two.house.tables[table.id].session.record.steps == 1)
        assert monotonic() - answered_at < 3 * 2  # the machine may be busy; alone it takes a second
        await seen(both, ana, ben)
        assert (ana.game.scene.mode, ben.game.scene.mode) == (WAIT, DECIDE)
        ben.game.controller.choose(next(iter(ben.game.scene.labels)))
        await until(lambda: table.session.record.steps == 2)


async def test_two_who_ask_for_a_rematch_on_two_servers_come_to_one_table(base: Base, tmp_path: Path) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Ben", f"remote:{BEN.id}"))
        await both.quiet()
        other = two.house.tables[table.id]
        again = await asyncio.gather(
            one.house.rematches.join(table, ANA), two.house.rematches.join(other, BEN)
        )
        await both.quiet()
        assert again[0].id == again[1].id
        for each in both.servers:
            assert set(each.house.tables) == {table.id, again[0].id}


async def test_who_has_heard_of_a_rematch_but_not_read_its_table_comes_to_the_same(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Ben", f"remote:{BEN.id}"))
        await both.quiet()
        again = await one.house.rematches.join(table, ANA)
        await both.quiet()
        two.house.tables.put_away(two.house.tables[again.id])
        other = two.house.tables[table.id]
        assert two.house.rematches.of(other) is None
        assert (await two.house.rematches.join(other, BEN)).id == again.id
        await both.quiet()
        assert set(one.house.tables) == set(two.house.tables) == {table.id, again.id}


@pytest.mark.parametrize("lost", [False, True])
async def test_who_is_on_another_server_is_not_gone_until_that_server_is(
    base: Base, tmp_path: Path, lost: bool
) -> None:
    now = [1_700_000_000.0]
    async with club(base, tmp_path, clock=lambda: now[0]) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Hana", "host"), ("Ben", "remote"))
        await both.quiet()
        host, ben = await one.come(HOST), await two.come(BEN)
        await host.press("enter")
        await seen(both, host, ben)
        now[0] += 600
        assert not table.changes.is_gone(1)
        assert [
            busy.guest.name
            for busy in who_does_what(one.house.services.visitors, one.house.services.presence, [table], HOST)
        ] == ["Ben"]
        if lost:
            both.kill(two)
        else:
            await two.lose(ben)
        await seen(both, host)
        assert not table.changes.is_gone(1)
        now[0] += 600
        assert table.changes.is_gone(1)
        assert who_does_what(one.house.services.visitors, one.house.services.presence, [table], HOST) == []


async def test_who_takes_their_seat_back_at_another_server_is_not_stood_in_for_again(
    base: Base, tmp_path: Path
) -> None:
    """Before that server has said who sits at its table."""
    now = [1_700_000_000.0]
    async with club(base, tmp_path, clock=lambda: now[0]) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Ana", "remote"), ("Ben", "remote"), variants=FIRST)
        await both.quiet()
        ben = await one.come(BEN)
        await seen(both, ben)
        await one.lose(ben)
        assert await table.changes.give_to_bot(BEN, 1, 1)
        await seen(both)
        now[0] += 600
        await two.house.tables[table.id].changes.bind(BEN)
        await seen(both)
        assert table.seats.of(BEN) == (1,), "the first server has heard of it"
        assert not table.changes.is_gone(1)


async def test_a_player_is_told_once_by_all_servers_and_not_if_they_are_on_another(
    base: Base, tmp_path: Path
) -> None:
    """And the clock of a table is the same on both."""
    sent = Sent()
    async with club(base, tmp_path, limits=Limits(notice_grace=0)) as both:
        one, two = both.servers
        for each in both.servers:
            each.house.notify_by(sent)
        rules, people = _orbis(f"remote:{ANA.id}", f"remote:{BEN.id}")
        table = await one.house.tables.open(
            rules, people, FIRST, seed=7, by=ANA, arranged=Arrangement(clock=DAY)
        )
        await both.quiet()
        other = two.house.tables[table.id]
        assert other.notes.facts.clock == DAY
        assert other.turn_clock.left == pytest.approx(DAY, abs=60)
        for opened in (table, other, table):
            await opened.wait.look()
        await until(lambda: sent.told)  # a server's own look may have begun before ours
        assert sent.told == [(TURN, "P0")]
        ben = await two.come(BEN)
        await seen(both, ben)
        await plays(table, 0)
        await both.quiet()
        for opened in (table, other, table):
            await opened.wait.look()
        assert sent.told == [(TURN, "P0")], "Ben is on the other server"
        await other.charge.set_clock(ANA, 3 * DAY)
        await both.quiet()
        assert table.notes.facts.clock == 3 * DAY
        assert table.turn_clock.left == pytest.approx(3 * DAY, abs=60)


async def test_a_rematch_that_cannot_be_read_now_is_not_opened_a_second_time(
    base: Base, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it is that keeps its table from being read; one that was deleted is opened again."""

    def busy(_id: str) -> None:
        raise StoreError("saves-busy")

    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await one.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Ben", f"remote:{BEN.id}"))
        await both.quiet()
        again = await one.house.rematches.join(table, ANA)
        await both.quiet()
        other = two.house.tables[table.id]
        two.house.tables.put_away(two.house.tables[again.id])
        with monkeypatch.context() as patched:
            patched.setattr(two.house.services.store, "load", busy)
            with pytest.raises(StoreError, match="saves-busy"):
                await two.house.rematches.join(other, BEN)
        with base.admin() as admin:
            admin.execute("UPDATE tabletop.games SET head = '[]' WHERE id = %s", (again.id,))
        with pytest.raises(StoreError, match="saves-game-damaged"):
            await two.house.rematches.join(other, BEN)
        assert table.notes.facts.following == other.notes.facts.following == again.id
        two.house.services.store.delete(again.id)
        assert (await two.house.rematches.join(other, BEN)).id != again.id


async def test_a_table_that_another_server_opens_is_read_without_all_other_games(
    base: Base, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        games = two.house.services.store.games
        read: list[int] = []

        def counted() -> list[GameSummary]:
            found = games()
            read.append(len(found))
            return found

        monkeypatch.setattr(two.house.services.store, "games", counted)
        table = await one.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Ben", f"remote:{BEN.id}"))
        await both.quiet()
        assert table.id in two.house.tables
        assert read == []


async def test_servers_of_a_club_tell_one_another_where_logins_have_failed(
    base: Base, tmp_path: Path
) -> None:
    """With the next sign of life; the one who hears it doesn't pass it on."""
    async with club(base, tmp_path) as both:
        doors = [Door(Limits(first_penalty=60.0)) for _ in both.servers]
        for each, door in zip(both.servers, doors, strict=True):
            each.house.shares_penalties(door)
        knock = doors[0].knock("198.51.100.7")
        assert not isinstance(knock, str)
        _ = doors[0].failed(knock)
        doors[0].leave(knock)
        begun = monotonic()
        await until(lambda: doors[1].waits("198.51.100.7") > 0)
        assert monotonic() - begun < 2 * BEAT + 3, "and a little more on a busy machine"
        assert list(doors[0].penalties) == ["198.51.100.7"]
        assert doors[1].penalties == {}


async def test_two_servers_open_the_tables_of_a_tournament_once_and_count_them_once(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        put(one, tournament())
        for server, guest in ((one, ANA), (two, BEN)):
            await server.house.contests.join(guest, "cup")
        do(two, begin)
        both_look = [server.house.contests.look for server in both.servers]
        _ = await asyncio.gather(*(look() for look in both_look))
        await both.quiet()
        (table,) = one.house.tables.values()
        assert list(two.house.tables) == [table.id]
        await played_out(two.house.tables[table.id])
        await until(lambda: all(not each.session.record.decision for each in one.house.tables.values()))
        _ = await asyncio.gather(*(look() for look in both_look))
        (found,) = await one.house.contests.all()
        assert found.state == OVER
        assert [match.game for match in found.played[0]] == [table.id]
        assert sum(each.points for each in standings(found)) == 1


async def test_a_table_without_watchers_is_so_on_every_server_and_after_its_end(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await opened(one, ANA, BEN, private=True)
        await both.quiet()
        zoe = await two.come(ZOE)
        assert table.id in two.house.tables
        assert not two.house.tables.open_to(ZOE)
        assert "○ Ana" not in zoe.text()
        assert [each.id for each in two.house.tables.open_to(BEN)] == [table.id]
        await played_out(table)
        assert [past.game.id for past in await two.house.archive.games(BEN)] == [table.id]
        assert not await two.house.archive.games(ZOE)
