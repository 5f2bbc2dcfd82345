"""Games over days that end by themselves: time banks, stand-ins and losses by time, and who may act then."""

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from rulesets import load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.places import places_of, settled
from tabletop_tui.play.stats.ratings import ratings
from tabletop_tui.play.stats.results import Finished, Seat, finished
from tabletop_tui.serve.book.kept import reopened
from tabletop_tui.serve.mail.notices import FORFEIT, OVER, SOON, STOOD_IN
from tabletop_tui.serve.reach import Clerk
from tabletop_tui.serve.records.archive import as_text
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.clocks import FORFEITS, STANDS_IN
from tabletop_tui.serve.tables.facts import TableFacts, moved_on, text_of
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store import open_store
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.durations import DAY, HOUR, MINUTE
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.scoresheet import ScoreSheet
from tests.serve.loopback import until
from tests.serve.tables.evening import ANA, BEN, ZOE, Evening, evening
from tests.serve.tables.test_days import FIRST, SEATED, Clock, Sent, log, plays
from tests.serve.tables.test_plain import come
from tests.serve.tables.test_solo import played_out

THREE = (*SEATED, ("Zoe", f"remote:{ZOE.id}"))


async def table_that_ends(
    tonight: Evening, time_up: str, *people: tuple[str, str], rated: bool = True, **more: Any
) -> OpenTable:
    """A table of Ana's with a clock of a day. Its computer players answer at once."""
    seated = [
        Person(name, COLOURS[place], kind, unrated=not rated)
        for place, (name, kind) in enumerate(people or SEATED)
    ]
    return await tonight.house.tables.open(
        load_rules("orbis"),
        seated,
        FIRST,
        seed=7,
        by=ANA,
        arranged=Arrangement(clock=DAY, stands_in=1, pace="at-once", time_up=time_up, **more),
    )


async def test_with_stand_ins_a_computer_player_plays_until_the_player_is_back(tmp_path: Path) -> None:
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_that_ends(tonight, STANDS_IN)
        await plays(table)
        clock.later += DAY / 2 + 1
        await table.wait.look()
        assert (SOON, "Ben") in sent.told
        assert table.seats.chair(1).kind == "remote"
        clock.later += DAY / 2
        table.bots.playing.pause()
        await table.wait.look()
        assert sent.told[-1] == (STOOD_IN, "Ben")
        assert (table.seats.chair(1).kind, table.seats.chair(1).level) == ("bot", 1)
        assert table.session.record.people[1].lost
        assert log(table) == ["tables-told-time-stands-in"]
        await tonight.come(BEN)
        assert table.seats.of(BEN) == (1,)
        assert not table.session.record.people[1].lost, "who is back has lost nothing"


async def test_with_forfeits_the_player_has_lost_and_the_game_ends_for_those_who_play_on(
    tmp_path: Path,
) -> None:
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_that_ends(tonight, FORFEITS)
        id = table.id
        await plays(table)
        clock.later += DAY + 1
        await table.wait.look()
        assert sent.told[-1] == (FORFEIT, "Ben")
        ben = await tonight.come(BEN)
        assert table.seats.of(BEN) == (), "a loss by time is final"
        await ben.press("ctrl+n")
        assert "lost by time" in ben.text()
        with pytest.raises(SessionError, match="tables-lost-by-time"):
            await table.changes.take_from_bot(BEN, 1)
        for guest in (ANA, BEN):
            with pytest.raises(SessionError, match="tables-lost-by-time"):
                await table.changes.free(guest, 1)
        await until(lambda: table.session.record.decision is None or table.turn_clock.seat == 0)
        clock.later += DAY + 1
        await table.wait.look()
        assert log(table)[-1] == "tables-told-time-alone"
        assert not table.session.record.people[0].lost, "the last one at the table has won"
        await until(lambda: table.session.record.over)
        assert [each.place for each in table.session.record.standings] == [1, 2]
        lost = "Ben lost by time; a computer player finished the game."
        assert as_text(table.session, Words("en"))[-1] == lost
        sheet = ScoreSheet(ben.game.here, lambda _choice: None)
        said = " ".join("".join(run.text for run in line) for line in sheet.make(100))
        assert lost in said
        assert "Ana wins" in said
    with open_store(tmp_path / "games.sqlite3") as store:
        (game,) = store.games()
        assert game.id == id
        assert places_of(game) == (1, 2)
        (result,) = finished(store, load_rules)
        assert result is not None
        assert [(seat.who, seat.place) for seat in result.seats] == [((ANA.id, 0), 1), ((BEN.id, 0), 2)], (
            "the results of the computer players that played on are those of the people"
        )


async def test_once_a_game_is_over_no_seat_changes_hands(tmp_path: Path) -> None:
    """Who comes to see the end takes over no result, and nobody leaves theirs to the computer."""
    async with evening(tmp_path, Clock()) as tonight:
        table = await table_that_ends(tonight, STANDS_IN)
        table.bots.playing.pause()
        await table.changes.hold(1, replace(table.seats.chair(1), kind="bot", level=1), lost=True)
        await played_out(table)
        before = table.session.record.people
        await table.changes.bind(BEN)
        for doing in (table.changes.give_to_bot(ANA, 0, 1), table.changes.free(ANA, 0)):
            with pytest.raises(SessionError, match="tables-over"):
                await doing
        assert table.session.record.people == before
        assert table.session.record.people[1].lost
        assert not log(table)


async def test_nobody_is_told_or_waited_for_once_erased(tmp_path: Path) -> None:
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_that_ends(tonight, FORFEITS, SEATED[0], ("a former player", "remote:former 1"))
        table.bots.playing.pause()
        await played_out(table)
        assert table.wait.unseen_by == {ANA.id}
        clock.later += HOUR
        await table.wait.look()
        assert sent.told == [(OVER, "Ana")]


async def test_a_table_that_is_opened_again_gives_its_player_the_whole_clock(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, FORFEITS)
        clock.later += 20 * HOUR
        await table.charge.close(ANA)
        clock.later += 10 * DAY
        kept = tonight.house.contests._texts
        _ = kept.change(table.id, lambda was: (reopened(was or "", clock()), None))
    async with evening(tmp_path, clock) as again:
        assert again.house.tables[table.id].turn_clock.left == pytest.approx(DAY, abs=60)


def test_a_damaged_game_goes_on_with_the_whole_clock() -> None:
    new, _ = moved_on(text_of(TableFacts(clock=DAY, clock_from=5.0), [], wishes=False), 3, "new", 900.0)
    assert TableFacts.of_text(new).clock_from == 900


def test_who_has_lost_by_time_is_behind_all_others() -> None:
    assert settled([False, True, False], [2, 1, 3]) == (1, 3, 2)
    assert settled([True, True, False], [1, 2, 3]) == (2, 2, 1)
    assert settled([False, False], [1, 1]) == (1, 1)


def test_an_unrated_game_moves_no_rating() -> None:
    seats = (Seat(("ana", 0), "Ana", 1, 9, {}), Seat(("ben", 0), "Ben", 2, 5, {}))
    game = Finished("1", "orbis", 0.0, seats)
    rated, unrated = ratings([game]), ratings([replace(game, rated=False)])
    assert rated["ana", 0] > rated["ben", 0]
    assert unrated["ana", 0] == unrated["ben", 0]


async def test_the_time_bank_is_used_when_the_clock_has_run_out(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, FORFEITS, bank=DAY)
        clock.later += DAY + 6 * HOUR
        await table.wait.look()
        assert table.seats.chair(0).kind == "remote"
        assert table.turn_clock.left == pytest.approx(18 * HOUR, abs=60)
        decision = table.session.record.decision
        assert decision is not None
        await table.game.do(acts.answer(decision.options[0].key, 0))
        await table.game.background.settled()
        assert table.turn_clock.bank_left(0) == pytest.approx(18 * HOUR, abs=60)
        assert table.turn_clock.bank_left(1) == DAY
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        assert table.turn_clock.bank_left(0) == pytest.approx(18 * HOUR, abs=60), "it is kept with the table"
        clock.later += DAY + 24 * HOUR + 60
        await table.wait.look()
        assert table.seats.chair(table.session.record.decision.seat).kind == "bot"  # type: ignore[union-attr]


async def test_who_leaves_and_takes_the_seat_again_in_the_same_turn_has_no_new_time(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, FORFEITS, bank=DAY)
        changes, turn_clock = table.changes, table.turn_clock
        clock.later += 20 * HOUR
        with pytest.raises(SessionError, match="tables-seat-taken"):
            await changes.give_back(ANA, 0)  # as `sit` does at a second terminal: no one else has the seat
        assert turn_clock.left == pytest.approx(DAY + 4 * HOUR, abs=60)
        _ = await changes.free(ANA, 0)
        await changes.sit(ANA, 0)
        assert turn_clock.left == pytest.approx(DAY + 4 * HOUR, abs=60)
        clock.later += 10 * HOUR  # 6 of the bank are used
        _ = await changes.free(ANA, 0)
        clock.later += HOUR
        await changes.sit(ANA, 0)
        assert turn_clock.left == pytest.approx(17 * HOUR, abs=60)
        assert await changes.give_to_bot(ANA, 0, 1)
        await changes.take_from_bot(ANA, 0)
        assert turn_clock.left == pytest.approx(17 * HOUR, abs=60)
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        assert table.turn_clock.left == pytest.approx(17 * HOUR, abs=60)
        _ = await table.changes.free(ANA, 0)
        await table.changes.sit(ZOE, 0)
        left = table.turn_clock.left
        assert left == pytest.approx(DAY + 17 * HOUR, abs=60), "another player has the whole clock"
        _ = await table.changes.free(ZOE, 0)
        await table.changes.sit(ANA, 0)
        await answers(table)
        assert table.turn_clock.bank_left(0) == pytest.approx(17 * HOUR, abs=60)


async def answers(table: OpenTable) -> None:
    """The seat that is asked does."""
    decision = table.session.record.decision
    assert decision is not None
    await table.game.do(acts.answer(decision.options[0].key, decision.seat))


async def test_a_server_that_dies_right_after_an_answer_gives_no_time_back(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, FORFEITS, bank=DAY)
        clock.later += DAY + 6 * HOUR
        with patch.object(table.game, "_adopt", side_effect=EOFError), pytest.raises(EOFError):
            await answers(table)
        assert table.session.record.steps == 0, "it is kept, and was never shown"
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        assert table.session.record.steps == 1
        assert table.turn_clock.bank_left(0) == pytest.approx(18 * HOUR, abs=60)


async def test_an_answer_that_was_not_kept_costs_nothing(tmp_path: Path) -> None:
    """The server died before, when it had noted how much of the bank the answer would use."""
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, FORFEITS, bank=DAY)
        clock.later += DAY + 6 * HOUR
        lost = patch.object(table.game._hold, "append", side_effect=StoreError("saves-unwritable"))
        with lost, pytest.raises(StoreError):
            await answers(table)
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        assert table.turn_clock.bank_left(0) == DAY
        assert table.turn_clock.left == pytest.approx(18 * HOUR, abs=60)


async def test_no_clock_runs_while_no_server_is_there(tmp_path: Path) -> None:
    """Nor while the database doesn't answer; a restart of some minutes counts."""
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        outages = tonight.house.services.outages
        tonight.house.services.outages.begin()
        table = await table_that_ends(tonight, FORFEITS)
        await outages.look()
        clock.later += 2 * MINUTE
        await outages.look()
        assert table.turn_clock.left == pytest.approx(DAY - 2 * MINUTE, abs=60)
    clock.later += 3 * DAY
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        left = table.turn_clock.left
        assert left == pytest.approx(DAY - 2 * MINUTE, abs=60), "already before it notes anything"
        again.house.services.outages.begin()
        await again.house.services.outages.look()
        with patch.object(Clerk, "do", side_effect=StoreError("saves-silent")):
            clock.later += 2 * DAY
            await table.wait.look()
        assert not table.session.record.people[0].lost
        await table.wait.look()
        assert not table.session.record.people[0].lost
        assert table.turn_clock.left == pytest.approx(DAY - 2 * MINUTE, abs=60)
        again.house.services.outages.close()
        clock.later += DAY
        await table.wait.look()
        assert table.session.record.people[0].lost


async def test_a_time_bank_is_used_up_by_a_player_whose_time_was_up(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, STANDS_IN, bank=DAY)
        await plays(table)
        clock.later += DAY + 6 * HOUR
        await table.changes.free(BEN, 1)
        await table.changes.sit(BEN, 1)
        assert table.turn_clock.bank_left(1) == pytest.approx(18 * HOUR, abs=60), (
            "nor does leaving the seat fill it"
        )
        clock.later += DAY + 18 * HOUR + 60
        table.bots.playing.pause()
        await table.wait.look()
        assert table.seats.chair(1).kind == "bot"
        await tonight.come(BEN)
        assert table.seats.of(BEN) == (1,)
        assert table.turn_clock.left == pytest.approx(DAY, abs=60)


async def test_a_free_seat_that_is_asked_is_given_to_the_computer_in_the_end(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, FORFEITS, SEATED[0], ("Seat 2", "free"))
        await plays(table)
        clock.later += DAY + 1
        table.bots.playing.pause()
        await table.wait.look()
        assert (table.seats.chair(1).kind, table.session.record.people[1].lost) == ("bot", False)
        assert log(table) == ["tables-told-time-free"]


@pytest.mark.parametrize("days", [2, 4])
async def test_any_player_is_in_charge_once_the_opener_is_gone(tmp_path: Path, days: int) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, "waits", *THREE)
        clock.later += days * DAY
        gone = days >= 3
        assert table.seats.in_charge(BEN) is gone
        await tonight.come(ANA)
        assert not table.seats.in_charge(BEN), "the opener is here"
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        clock.later += 4 * DAY
        assert not table.seats.in_charge(replace(BEN, key="SHA256:other", name="Eve"))
        await table.charge.close(BEN)
        assert table.id not in again.house.tables


async def test_an_opener_who_was_erased_leaves_the_table_to_the_others(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", *SEATED)
        assert not table.seats.in_charge(BEN)
        table.notes.facts.opener = "former 1"
        assert table.seats.in_charge(BEN)
        assert not table.seats.in_charge(ZOE), "who only watches isn't in charge"


async def test_who_has_lost_as_opener_leaves_the_table_to_the_others(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_that_ends(tonight, FORFEITS, *THREE)
        clock.later += DAY + 1
        table.bots.playing.pause()
        assert not table.seats.in_charge(BEN)
        await table.wait.look()
        assert table.session.record.people[0].lost
        assert table.seats.in_charge(BEN)
        assert table.seats.in_charge(ZOE)


async def test_the_rules_of_time_are_chosen_in_the_form_and_in_lines(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("enter")
        assert "Time bank" not in ana.text()
        for field, keys in (("clock", 1), ("bank", 2), ("timeup", 1), ("rated", 1)):
            ana.app.screen.query_one(f"#{field}").focus()
            await ana.press(*["right"] * keys)
        ana.app.screen.query_one("#start").focus()
        await ana.press("enter")
        (table,) = tonight.house.tables.values()
        facts = table.notes.facts
        assert (facts.clock, facts.bank, facts.time_up, facts.stands_in) == (DAY, 3 * DAY, STANDS_IN, 1)
        assert all(person.unrated for person in table.session.record.people)
        await ana.press("ctrl+n")
        assert "Time bank: three days for the game" in ana.text()
        assert "Unrated game" in ana.text()
        async with come(tonight, BEN) as typist:
            _ = await typist.hear("Type a number")
            typist.type("2\r")
            _ = await typist.hear("forfeit loses the game")
            typist.type("2 clock 3 bank 1 forfeit unrated\r")
            _ = await typist.hear("Orbis for")
        opened = next(each for each in tonight.house.tables.values() if each is not table)
        facts = opened.notes.facts
        assert (facts.clock, facts.bank, facts.time_up) == (3 * DAY, DAY, FORFEITS)
        assert all(person.unrated for person in opened.session.record.people)
