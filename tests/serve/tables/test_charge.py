"""Who has charge of a table, and what is done to seats and people there: asked first, and told to all."""

from pathlib import Path

import pytest

from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.tui.screens.scene import DECIDE, WAIT
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Evening, Terminal, evening

FIRST = {"start": "seat:0"}
AWHILE = Limits().gone_seconds
OWNER = Guest("Ute", "SHA256:ute", owner=True)


class Clock:
    """A clock that stands until it is moved."""

    now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


async def table_of(tonight: Evening, opener: Guest, *names: str) -> str:
    """A table that a player has opened by the screen, for any guest. Returns its id."""
    from rulesets import load_rules
    from tabletop_tui.store.people import COLOURS, Person

    people = [
        Person(name, COLOURS[place], kind)
        for place, (name, _, kind) in enumerate(each.partition(":") for each in names)
    ]
    return (await tonight.house.tables.open(load_rules("orbis"), people, FIRST, seed=7, by=opener)).id


async def seats(terminal: Terminal, row: int = 0) -> None:
    """Look at who sits where, with the cursor on a row."""
    await terminal.press("ctrl+n", *["down"] * row)


async def test_the_host_sees_no_guests_hand_unasked(tmp_path: Path) -> None:
    """Ana is here: she is asked, and only when she says yes is anything of hers shown; all is told."""
    from tests.serve.tables.toyhouse import toy_table

    async with evening(tmp_path) as tonight:
        table = await toy_table(tonight, ("Ana", f"remote:{ANA.id}"), ("Hana", "host"))
        ana, host = await table.seat(ANA), await table.seat(HOST)
        await seats(host)
        await host.press("enter")
        assert "Ana is here, or was until a moment ago, and has been asked" in host.text()
        await host.press("escape")
        assert table.hand(0)
        assert table.cards(host) == table.hand(1)
        assert table.table.seats.of(HOST) == (1,)
        for terminal in (ana, host):
            await terminal.pause()
            assert "Hana would like to play for Ana" in terminal.text()
        await seats(ana)
        assert "Hana would like to play this seat · Enter: agree" in ana.text()
        await ana.press("enter", "escape")
        assert table.table.seats.of(HOST) == (0, 1)
        for terminal in (ana, host):
            await terminal.pause()
            assert "Hana plays for Ana from now on." in terminal.text()


async def test_a_seat_is_played_by_the_host_once_its_person_is_gone_for_a_while(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await tonight.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Hana", "host"), variants=FIRST)
        ana = await tonight.come(ANA)
        clock.now += 10 * AWHILE
        await tonight.lose(ana)
        clock.now += AWHILE - 1
        assert not await table.changes.stand_in(HOST, 0), "gone for less than a while"
        clock.now += 1
        assert await table.changes.stand_in(HOST, 0)
        told = [remark.message for remark in table.notes.talk.remarks]
        assert told == ["tables-told-wish-lend", "tables-told-lend"]
        again = await tonight.come(ANA)
        assert "The host is playing your seat" in again.text()
        await again.press("p", "enter")
        assert table.seats.of(ANA) == (0,)
        assert table.seats.of(HOST) == (1,)
        assert table.notes.talk.remarks[-1].message == "tables-told-back"


async def test_a_person_who_plays_a_seat_reads_nothing_that_was_told_to_it_before(tmp_path: Path) -> None:
    """In the log, looking back, and in what plain mode tells; and its owner reads all of it again."""
    from tabletop_tui.kit.log import LogEntry
    from tabletop_tui.tui.screens.replay import LookBack
    from tests.rulesets.core.toys import Drew
    from tests.serve.tables.toyhouse import toy_table

    async with evening(tmp_path, limits=Limits(gone_seconds=0)) as tonight:
        table = (await toy_table(tonight, ("Ana", f"remote:{ANA.id}"), ("Hana", "host"))).table
        session = table.session
        secret = Drew(0, card=42)
        session.record.log[0] = LogEntry(0, None, "", "", (*session.record.log[0].events, secret))
        while session.record.decision is not None and session.record.decision.seat == 0:
            session.do(acts.answer(session.record.decision.options[0].key))

        assert session.record.log_for(0)[0].events[-1] == secret

        def knows() -> tuple[bool, bool]:
            told = session.record.log_for(0)[0].events[-1] == secret
            past = LookBack(session, viewer=0)
            return told, past.viewer == 0

        assert knows() == (True, True)
        assert await table.changes.stand_in(HOST, 0)
        assert knows() == (False, False)
        assert LookBack(session, 10**6, viewer=0).viewer is None
        new = session.record.entry_for(0, LogEntry(len(session.record.log), 0, "", "k", (secret,)))
        assert new.events[0] == secret, "what is told from now on is told"
        await table.changes.give_back(ANA, 0)
        assert knows() == (True, True)
        assert await table.changes.free(HOST, 0)
        await table.changes.sit(ZOE, 0)
        assert knows() == (False, False)


async def test_what_a_person_may_know_is_kept_with_the_game(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock, limits=Limits(gone_seconds=0)) as tonight:
        table = await tonight.open("orbis", ("Ana", f"remote:{ANA.id}"), ("Hana", "host"), variants=FIRST)
        assert table.session.record.decision is not None
        await table.game.do(acts.answer(table.session.record.decision.options[0].key))
        assert await table.changes.stand_in(HOST, 0)
        since = table.session.record.people[0].since
        assert since == 2
    async with evening(tmp_path, clock) as tonight:
        (table,) = tonight.house.tables.values()
        assert table.session.record.people[0].since == since
        assert table.seats.of(HOST) == (0, 1)
        assert [remark.message for remark in table.notes.talk.remarks] == ["tables-told-lend"], (
            "the trace stays"
        )
        await table.changes.give_back(ANA, 0)
        assert (table.seats.chair(0).owner, table.session.record.people[0].since) == (ANA.id, 0)


async def test_the_player_who_opened_a_table_frees_seats_and_closes_it(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        id = await table_of(tonight, ANA, f"Ana:remote:{ANA.id}", f"Ben:remote:{BEN.id}")
        table = tonight.house.tables[id]
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        await seats(ana, 1)
        await ana.press("f")
        assert "has been asked" in ana.text()
        assert table.seats.of(BEN) == (1,)
        await tonight.lose(ben)
        clock.now += AWHILE
        await ana.press("f")
        assert table.seats.free == [1]
        await ana.press("i")
        assert "Invitation: " in ana.text()
        zoe = await tonight.come(ZOE)
        await zoe.press("enter")
        assert table.seats.of(ZOE) == (1,)
        await ana.press("c")
        assert "Close this table?" in ana.text()
        await ana.press("left", "enter")
        for terminal in (ana, zoe):
            await terminal.pause()
            assert terminal.where == "TablesScreen"
            assert "Ana has closed this table" in terminal.text()
        assert not tonight.house.tables
    async with evening(tmp_path, clock) as tonight:
        assert not tonight.house.tables, "it stays closed"
        assert [game.id for game in tonight.house.services.store.games()] == [id]


async def test_an_owner_without_a_host_can_do_the_same(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"), variants=FIRST)
        with pytest.raises(SessionError, match="not-yours"):
            await table.changes.free(BEN, 0)
        assert not await table.changes.free(OWNER, 0)
        clock.now += AWHILE
        assert await table.changes.free(OWNER, 0), "a host's seat at a machine in a corner"
        with pytest.raises(SessionError, match="only-host"):
            await table.changes.stand_in(OWNER, 1)
        assert await table.charge.invite(OWNER, 0)
        await table.charge.close(OWNER)
        assert not tonight.house.tables


async def test_who_is_muted_is_heard_no_more(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"), variants=FIRST)
        host, ben, zoe = await tonight.come(HOST), await tonight.come(BEN), await tonight.come(ZOE)
        await host.press("enter")
        await zoe.press("enter")
        await seats(host, 2)
        assert "Zoe watching" in host.text()
        await host.press("m")
        assert "Zoe watching · may not speak" in host.text()
        await zoe.press("ctrl+t", *"spam", "enter")
        assert "You can't speak at this table any more" in zoe.text()
        assert all(remark.text != "spam" for remark in table.notes.talk.remarks)
        await host.press("m")
        assert table.say(ZOE, "sorry") is None
        assert "may speak again" in " ".join(ben.text().split())


async def test_who_is_sent_away_leaves_and_stays_away(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        id = await table_of(tonight, ANA, f"Ana:remote:{ANA.id}", "Seat 2:free")
        table = tonight.house.tables[id]
        ana, zoe = await tonight.come(ANA), await tonight.come(ZOE)
        await zoe.press("enter")
        assert table.seats.of(ZOE) == (1,)
        await seats(ana, 1)
        await ana.press("x")
        assert "Send Zoe away?" in ana.text()
        await ana.press("left", "enter")
        await zoe.pause()
        assert zoe.where == "TablesScreen"
        assert "You have been sent away" in zoe.text()
        assert table not in tonight.house.tables.open_to(ZOE)
        with pytest.raises(SessionError, match="sent-away"):
            await table.changes.bind(ZOE)
        assert ZOE.id not in tonight.house.barred.ids, (
            "the player who opened a table has no say over the house"
        )
        assert not await table.changes.free(ANA, 1)
        clock.now += AWHILE
        assert await table.changes.free(ANA, 1), "her seat isn't blocked"
        with pytest.raises(SessionError, match="not-over"):
            await table.charge.send_away(ANA, ANA.id)
        await table.charge.let_back(ANA, ZOE.id)
        assert table in tonight.house.tables.open_to(ZOE)


async def test_the_host_and_the_owner_show_people_out_of_the_house(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"), variants=FIRST)
        shown: list[str] = []
        tonight.house.barred.show_out = shown.append
        zoe = await tonight.come(ZOE)
        await zoe.press("enter")
        await table.charge.send_away(OWNER, ZOE.id)
        assert shown == [ZOE.id]
        assert ZOE.id in tonight.house.barred.ids
        await table.charge.let_back(HOST, ZOE.id)
        assert ZOE.id not in tonight.house.barred.ids
        with pytest.raises(SessionError, match="not-there"):
            await table.charge.send_away(OWNER, BEN.id)


async def test_no_one_holds_more_than_five_tables(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        for _ in range(5):
            _ = await table_of(tonight, BEN, f"Ben:remote:{BEN.id}", "Seat 2:free")
        ben = await tonight.come(BEN)
        await ben.press("escape") if ben.where != "TablesScreen" else None
        with pytest.raises(SessionError, match="too-many-yours"):
            _ = await table_of(tonight, BEN, f"Ben:remote:{BEN.id}", "Seat 2:free")
        _ = await table_of(tonight, ANA, f"Ana:remote:{ANA.id}", "Seat 2:free")
        await next(iter(tonight.house.tables.values())).charge.close(BEN)
        _ = await table_of(tonight, BEN, f"Ben:remote:{BEN.id}", "Seat 2:free")


async def test_no_one_sits_at_their_own_table_under_another_persons_name(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        with Guestbook(tmp_path / "people.sqlite3") as book:
            assert book.names.claim("Ana", "SHA256:ana") is None
        _ = await tonight.come(HOST)
        for name in ("Ana", "ANA", "Hana"):
            with pytest.raises(SessionError, match="name-taken"):
                _ = await table_of(tonight, BEN, f"{name}:remote:{BEN.id}", "Seat 2:free")
        _ = await table_of(tonight, BEN, f"Tom:remote:{BEN.id}", f"Ben:remote:{BEN.id}")


async def test_a_guest_by_invitation_sits_at_the_table_they_open(tmp_path: Path) -> None:
    """And at a rematch; but an invitation is for one table, and others aren't theirs to see."""
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Seat 2", "free"), variants=FIRST)
        other = await tonight.open("orbis", ("Hana", "host"), ("Carl", "remote"), variants=FIRST)
        carl = Guest("Carl", None, table.id, 1)
        guest = await tonight.come(carl)
        assert table.seats.of(carl) == (1,)
        await guest.press("q")
        assert other not in tonight.house.tables.open_to(carl)
        with pytest.raises(SessionError, match="not-invited"):
            await other.changes.bind(carl)
        id = await table_of(tonight, carl, f"Carl:remote:{carl.id}", "Seat 2:free")
        mine = tonight.house.tables[id]
        assert mine.seats.of(carl) == (0,)
        assert mine in tonight.house.tables.open_to(carl)
        again = await tonight.come(carl)
        assert again.where == "OrbisScreen"
        following = await tonight.house.rematches.join(table, carl)
        assert following.seats.of(carl) == (1,)


async def test_what_is_said_and_done_outlives_the_server(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        id = await table_of(tonight, ANA, f"Ana:remote:{ANA.id}", f"Ben:remote:{BEN.id}")
        table = tonight.house.tables[id]
        zoe = await tonight.come(ZOE)
        await zoe.press("enter")
        assert table.say(ZOE, "good evening") is None
        await table.charge.mute(ANA, ZOE.id)
        await table.game.background.settled()
    async with evening(tmp_path) as tonight:
        table = tonight.house.tables[id]
        assert [remark.text or remark.message for remark in table.notes.talk.remarks] == [
            "good evening",
            "tables-told-muted",
        ]
        assert table.notes.facts.in_charge(ANA)
        assert table.say(ZOE, "again") is not None


@pytest.mark.parametrize(
    "kept",
    [
        "",
        "[",
        "[1]",
        '{"said": [1, [2], ["x"]], "muted": 3, "away": [], "opener": 7}',
        '{"said": 5, "left": 1, "wishes": []}',
    ],
)
async def test_what_was_damaged_is_forgotten(tmp_path: Path, kept: str) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"))
        await tonight.house.services.texts.keep_text(table.id, kept, None)
    async with evening(tmp_path) as tonight:
        (table,) = tonight.house.tables.values()
        assert (list(table.notes.talk.remarks), table.notes.facts.muted, table.notes.facts.closed) == (
            [],
            {},
            False,
        )


async def test_seats_are_waited_for_while_a_player_is_asked(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Ana", "remote"), ("Hana", "host"), variants=FIRST)
        ana, host = await tonight.come(ANA), await tonight.come(HOST)
        await host.press("enter")
        assert not await table.changes.stand_in(HOST, 0)
        await ana.pause()
        assert ana.game.scene.mode == DECIDE
        assert host.game.scene.mode == WAIT


async def test_who_takes_a_seat_that_its_player_has_left_reads_nothing_it_was_told_before(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("bora_bora", ("Ana", f"remote:{ANA.id}"), ("Hana", "host"))
        chooser = RandomChooser(3)
        for _ in range(40):
            decision = table.session.record.decision
            assert decision is not None
            key = chooser.choose(decision)
            await table.game.do(acts.answer(key))
        told = len(table.session.record.log)
        open_to_all = [str(each) for each in table.session.record.log_for(None)]
        for seat, guest in enumerate((ANA, HOST)):
            assert [str(each) for each in table.session.record.log_for(seat)] != open_to_all
            assert await table.changes.free(guest, seat)
        await table.changes.sit(ZOE, 0)
        await table.changes.sit(BEN, 1)
        for seat in (0, 1):
            assert table.session.record.people[seat].since == told
            assert [str(each) for each in table.session.record.log_for(seat)] == open_to_all
