"""Tables over SSH whose chance is fair by proof: contributions on screens and in lines, and secrets kept."""

import asyncio
from pathlib import Path

import pytest

from rulesets import load_rules
from rulesets.core import BadSave
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.check import check
from tabletop_tui.play.fair.proof import Entry, hash_of
from tabletop_tui.play.session import Session
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import FREE, LENT, REMOTE, Chair, held
from tabletop_tui.serve.people.seating import HOST as HOSTS
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.contributing import TableContributions
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store import StoreError
from tabletop_tui.store.people import BOT, COLOURS, Person
from tests.postgres import Base
from tests.serve.club.two_servers import club
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Evening, Terminal, evening
from tests.serve.tables.test_lobby import shows
from tests.serve.tables.test_plain import come


async def fair_table(tonight: Evening, *seats: tuple[str, Chair], by: Guest = ANA) -> OpenTable:
    """A table for Orbis that still waits for contributions."""
    people = [
        held(Person(name, COLOURS[place], "hotseat"), chair) for place, (name, chair) in enumerate(seats)
    ]
    return await tonight.house.tables.open(
        load_rules("orbis"), people, by=by, arranged=Arrangement(fair=True)
    )


def mine(guest: Guest) -> tuple[str, Chair]:
    return guest.name, Chair(REMOTE, guest.id)


OPEN = ("Seat 2", Chair(FREE))


def secret_of(table: OpenTable) -> str:
    """What no one may see before the end."""
    secret: str = table.session.record.saved.head["fair"]["secret"]
    return secret


def entries_of(table: OpenTable) -> tuple[Entry, ...]:
    """What was added to a table's chance."""
    proof = table.session.record.proof
    return () if proof is None else proof.entries


async def played_out(table: OpenTable) -> None:
    """To the end, at random."""
    chooser = RandomChooser(3)
    while (decision := table.session.record.decision) is not None:
        key = chooser.choose(decision)
        await table.game.do(acts.answer(key))


async def press(terminal: Terminal, id: str) -> None:
    """Press a button of the screen."""
    terminal.app.screen.query_one(f"#{id}").focus()
    await terminal.press("enter")


async def test_guests_open_a_fair_table_add_to_its_chance_and_see_it_revealed_at_the_end(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as tonight:
        ana, ben = await tonight.come(ANA), await tonight.come(BEN, size=(80, 24), language="de")
        await ana.press("enter")
        ana.app.screen.query_one("#fair").focus()
        await ana.press("right")
        await press(ana, "start")
        (table,) = tonight.house.tables.values()
        proof = table.session.record.proof
        assert proof is not None
        secret = secret_of(table)
        assert hash_of(secret) == proof.hash
        assert proof.hash in ana.text()
        assert "is asked now" in ana.text()
        await shows(ben, "vor dem Beginn")
        await ben.press("enter")
        assert proof.hash in ben.text()
        zoe = await tonight.come(ZOE)
        await shows(zoe, "Ana, Ben to add to its chance")
        await zoe.press("enter")
        await ana.type("blue horse")
        await ana.press("enter")
        assert "Waiting for Ben" in ana.text()
        assert table.contributions.open
        for terminal in (ana, ben, zoe):
            await shows(terminal, "1. blue horse")
            assert secret not in terminal.text()
        await ben.press("enter")
        for terminal in (ana, ben, zoe):
            await terminal.pause()
            assert terminal.game.session is table.session
        assert not table.session.record.awaits_contributions
        assert [entry.drawn for entry in entries_of(table)] == [False, True]
        await ana.press("L")
        assert proof.hash in ana.text()
        assert 'Ana adds "blue horse".' in ana.text()
        await ana.press("escape", "f12")
        assert "reveal too much" in ana.text()
        assert secret not in str(table.session.view(0)) + str(table.session.view(None))
        await played_out(table)
        await zoe.pause()
        assert table.session.record.over
        assert check(table.session.rules, table.session.record.document()).faults == []
        await zoe.press("s")
        await zoe.press("end")
        text = "".join(zoe.text().split())
        assert secret in text
        assert "Fairbyproof" in text
        assert "Thehashcoversdice,cardsandshuffles;" in text


async def test_in_lines_the_same_and_a_guest_who_comes_later_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight, come(tonight, ANA) as ana:
        _ = await ana.hear("Type a number")
        _ = await ana.say("1", "type fair after the number.")
        _ = await ana.say("2 fair", "Note it down")
        (table,) = tonight.house.tables.values()
        proof = table.session.record.proof
        assert proof is not None
        assert proof.hash in ana.text
        _ = await ana.hear("Ana, type words that can't be guessed")
        _ = await ana.say("-", '"begin" begins without the free seats.')
        async with come(tonight, ZOE) as zoe:
            _ = await zoe.hear("Type a number")
            _ = await ana.say("begin", "Orbis for")
            assert not table.contributions.open
            _ = await zoe.say("1", "The game began without a contribution from Zoe")
            assert secret_of(table) not in ana.text + zoe.text
            await played_out(table)
            _ = await zoe.hear(f"The secret is revealed: {secret_of(table)}")
            _ = await zoe.hear("The hash covers dice, cards and shuffles; the digest covers answers")


async def test_the_game_cannot_be_played_or_begun_before_all_at_seats_have_been_asked(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await fair_table(tonight, mine(ANA), mine(BEN), OPEN)
        for guest in (ANA, BEN):
            tonight.house.arrived(guest)
        ana, ben, zoe = (TableContributions(table, guest) for guest in (ANA, BEN, ZOE))
        decision = table.session.record.decision
        assert decision is not None
        with pytest.raises(SessionError, match="fair-waits"):
            await table.game.do(acts.answer(decision.options[0].key))
        await ana.add(0, "x")
        for refused, reason in (
            (ana.add(0, "y"), "fair-not-asked"),
            (ana.add(1, "y"), "fair-not-asked"),
            (zoe.add(2, "y"), "fair-not-asked"),
            (ana.begin(), "fair-waits"),
            (ben.begin(), "fair-waits"),
        ):
            with pytest.raises(SessionError, match=reason):
                await refused
        await ben.add(1, None)
        with pytest.raises(SessionError, match="tables-only-charge"):
            await ben.begin()
        assert table.contributions.open
        await ana.begin()
        with pytest.raises(SessionError, match="fair-too-late"):
            await ben.add(1, "late")
        assert [(entry.seat, entry.words) for entry in entries_of(table)] == [(0, "x"), (1, None)]


async def test_the_host_who_could_know_the_secret_goes_first(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await fair_table(tonight, mine(ANA), ("Hana", Chair(HOSTS)), by=HOST)
        ana, host = TableContributions(table, ANA), TableContributions(table, HOST)
        assert (ana.asked, host.asked) == (None, 1)
        with pytest.raises(SessionError, match="fair-host-first"):
            await ana.add(0, "x")
        await host.add(1, "y")
        assert ana.asked == 0
        await ana.add(0, "x")
        assert not table.contributions.open


async def test_contributions_outlast_the_server_and_a_game_that_waits_is_not_resumed_elsewhere(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as tonight:
        table = await fair_table(tonight, mine(ANA), mine(BEN))
        await TableContributions(table, ANA).add(0, "blue horse")
        before, secret = table.session.record.proof, secret_of(table)
    async with evening(tmp_path) as tonight:
        (table,) = tonight.house.tables.values()
        assert table.session.record.proof == before
        assert table.contributions.pending == [1]
        assert secret not in str(tonight.house.services.store.document(table.id))
        await TableContributions(table, BEN).add(1, "seven tins")
        assert secret_of(table) == secret
        assert not table.contributions.open
        table.session.close()
        with Session.resume(tonight.house.services.store, table.id) as again:
            assert again.record.table.digest == table.session.record.table.digest
        other = await fair_table(tonight, mine(ANA), mine(BEN))
        other.session.close()
        with pytest.raises(BadSave, match="fair-not-begun"):
            Session.resume(tonight.house.services.store, other.id)


async def test_a_contribution_to_a_game_that_another_program_has_changed_is_refused(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await fair_table(tonight, mine(ANA), mine(BEN))
        record, status = table.session.record.saved, table.session.record.status
        stale = {**record.head, "seed": 5}
        hold = table.session.hold
        assert hold is not None
        with pytest.raises(StoreError, match="saves-moved-on"):
            hold.begin(record, status, stale)
        await TableContributions(table, ANA).add(0, "x")
        await TableContributions(table, BEN).add(1, "y")
        assert table.session.record.decision is not None
        await table.game.do(acts.answer(table.session.record.decision.options[0].key))
        with pytest.raises(StoreError, match="saves-moved-on"):
            hold.begin(record, status, table.session.record.saved.head)
        assert tonight.house.services.store.load(table.id).head == table.session.record.saved.head


async def test_a_rematch_of_a_fair_game_is_fair_with_a_secret_of_its_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await fair_table(tonight, mine(ANA), mine(BEN))
        for seat, guest in enumerate((ANA, BEN)):
            await TableContributions(table, guest).add(seat, None)
        await played_out(table)
        again = await tonight.house.rematches.join(table, ANA)
        assert again.contributions.open
        assert secret_of(again) != secret_of(table)


async def test_contributions_on_two_servers_are_all_kept_and_both_begin_the_same_game(
    base: Base, tmp_path: Path
) -> None:
    async with club(base, tmp_path) as both:
        one, two = both.servers
        table = await fair_table(one, mine(ANA), mine(BEN), mine(ZOE))
        await both.quiet()
        other = two.house.tables[table.id]
        assert other.contributions.open
        ben = await two.come(BEN)
        await both.quiet()
        proof = table.session.record.proof
        assert proof is not None
        assert proof.hash in ben.text()
        await asyncio.gather(
            TableContributions(table, ANA).add(0, "blue horse"),
            TableContributions(other, ZOE).add(2, "green tins"),
        )
        await both.quiet()
        assert sorted(str(entry.words) for entry in entries_of(other)) == ["blue horse", "green tins"]
        assert entries_of(table) == entries_of(other)
        await ben.pause()
        await ben.press("enter")
        await both.quiet()
        await ben.pause()
        assert not table.contributions.open
        assert table.session.record.table.seed == other.session.record.table.seed != 0
        assert table.session.record.table.digest == other.session.record.table.digest
        assert ben.where == "OrbisScreen"


async def test_no_computer_player_stands_in_for_a_guest_who_has_yet_to_add_something(tmp_path: Path) -> None:
    async with evening(tmp_path, limits=Limits(gone_seconds=0.0)) as tonight:
        table = await fair_table(tonight, mine(ANA), mine(BEN))
        table.notes.facts.stands_in = 2
        place = tonight.house.seat(table, ANA)
        await TableContributions(table, ANA).add(0, "x")
        table.bots.refresh()
        await asyncio.sleep(0.1)
        await table.game.background.settled()
        assert table.contributions.pending == [1]
        await TableContributions(table, BEN).add(1, "y")
        table.bots.refresh()
        await until(lambda: table.session.record.people[1].level == 2)
        table.go(place)


async def test_the_owner_who_could_know_the_secret_goes_first_or_adds_nothing(tmp_path: Path) -> None:
    """A guest who sits down after others have added something has seen it."""
    async with evening(tmp_path) as tonight:
        tonight.house.owner_id = BEN.id
        table = await fair_table(tonight, mine(ANA), mine(BEN), OPEN)
        ana, ben = TableContributions(table, ANA), TableContributions(table, BEN)
        with pytest.raises(SessionError, match="fair-host-first"):
            await ana.add(0, "x")
        await ben.add(1, "y")
        await ana.add(0, "x")
        await table.changes.sit(HOST, 2)
        host = TableContributions(table, HOST)
        assert host.asked == 2
        for typed in ("z", ""):
            with pytest.raises(SessionError, match="fair-host-late"):
                await host.add(2, typed)
        await host.add(2, None)
        assert not table.contributions.open
        assert [entry.words for entry in entries_of(table)] == ["y", "x", None]


async def test_no_one_waits_for_a_host_who_has_come_too_late_to_add_anything(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await fair_table(tonight, mine(ANA), OPEN, mine(ZOE))
        await TableContributions(table, ANA).add(0, "x")
        await table.changes.sit(HOST, 1)
        await TableContributions(table, ZOE).add(2, "y")
        assert table.contributions.pending == [1]


async def test_those_in_charge_make_a_seat_free_in_lines_before_the_game_begins(tmp_path: Path) -> None:
    async with evening(tmp_path, limits=Limits(gone_seconds=0.0)) as tonight:
        table = await fair_table(tonight, mine(ANA), mine(BEN))
        async with come(tonight, ANA) as ana:
            _ = await ana.hear("Ana, type words")
            _ = await ana.say("free 2", 'Ana adds "free 2".')
            _ = await ana.hear('"people" lists the seats; "free 2" makes seat 2 free')
            _ = await ana.say("people", "2. Ben")
            _ = await ana.say("free 2", '"begin" begins without the free seats.')
            assert table.seats.free == [1]
            _ = await ana.say("invite 2", "Invitation: ")
            _ = await ana.say("close", "Ana has closed")
            assert tonight.house.tables == {}


async def test_in_lines_no_one_else_can_do_anything_to_seats_before_the_game_begins(tmp_path: Path) -> None:
    async with evening(tmp_path, limits=Limits(gone_seconds=0.0)) as tonight:
        table = await fair_table(tonight, mine(BEN), mine(ANA), by=ANA)
        await TableContributions(table, BEN).add(0, "x")
        async with come(tonight, BEN) as ben:
            _ = await ben.hear("Still to add something: Ana")
            for typed in ("free 2", "close"):
                _ = await ben.say(typed, "Still to add something: Ana")
            assert table.seats.free == []
            assert "makes seat 2 free" not in ben.text


async def test_no_one_adds_words_for_someone_else(tmp_path: Path) -> None:
    """Not even the host who takes over from a computer player that sits there for a guest."""
    async with evening(tmp_path) as tonight:
        table = await fair_table(tonight, mine(ANA), mine(BEN))
        assert await table.changes.give_to_bot(BEN, 1, 1)
        with pytest.raises(SessionError, match="fair-waits"):
            await table.changes.take_from_bot(HOST, 1)
        assert table.seats.chair(1).kind == BOT
        await table.changes.take_from_bot(BEN, 1)
        await table.changes.hold(1, Chair(LENT, BEN.id))
        host = TableContributions(table, HOST)
        assert host.asked is None
        with pytest.raises(SessionError, match="fair-not-asked"):
            await host.add(1, "words of the host")
        await TableContributions(table, ANA).add(0, "x")
        assert table.contributions.pending == [1]
        await table.changes.give_back(BEN, 1)
        await TableContributions(table, BEN).add(1, "y")
        await table.changes.hold(1, Chair(LENT, BEN.id, 1))
        await played_out(table)
        again = await tonight.house.rematches.join(table, ANA)
        assert again.seats.chair(1) == Chair(REMOTE, BEN.id)
        assert TableContributions(again, BEN).asked == 1


async def test_a_guest_who_takes_a_seat_that_was_made_free_while_words_were_added_reads_the_whole_game(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as tonight:
        table = await fair_table(tonight, mine(ANA), mine(BEN))
        await table.changes.hold(1, Chair(REMOTE, BEN.id), since=1)
        assert await table.changes.free(BEN, 1)
        await table.changes.sit(ZOE, 1)
        for seat, guest in enumerate((ANA, ZOE)):
            await TableContributions(table, guest).add(seat, "x")
        assert not table.contributions.open
        assert table.session.record.people[1].since == 0


async def test_a_host_who_sits_down_late_is_only_offered_to_add_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        tonight.house.owner_id = BEN.id
        table = await fair_table(tonight, mine(ANA), OPEN, OPEN)
        await TableContributions(table, ANA).add(0, "x")
        for seat, guest in ((1, BEN), (2, HOST)):
            await table.changes.sit(guest, seat)
        host = await tonight.come(HOST)
        await host.press("enter")
        shown = " ".join(host.text().split())
        assert "this seat can only add nothing" in shown
        assert "Enter without words" not in shown
        assert not host.app.screen.query_one("#line").display
        assert not host.app.screen.query_one("#add").display
        assert getattr(host.app.focused, "id", "") == "decline"
        await host.press("enter")
        assert table.contributions.pending == [1]
        async with come(tonight, BEN) as ben:
            _ = await ben.hear("Others have already added something")
            _ = await ben.hear('Ben, "-" adds nothing.')
            _ = await ben.say("words", "Others have already added something")
            assert "type words" not in ben.text
            _ = await ben.say("-", "Orbis for")
        assert [entry.words for entry in entries_of(table)] == ["x", None, None]
