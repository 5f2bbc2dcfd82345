"""Games over days: the clock of a table, and what is told to players who aren't there."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.mail.notices import OVER, REMINDER, SOON, TURN, Notice
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.place import TablePlace
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.durations import DAY, HOUR, MINUTE, span, when
from tabletop_tui.text.words import Words
from tests.serve.tables.evening import ANA, BEN, ZOE, Evening, evening
from tests.serve.tables.test_plain import come

FIRST = {"start": "seat:0"}
GRACE = Limits().notice_grace
SEATED = (("Ana", f"remote:{ANA.id}"), ("Ben", f"remote:{BEN.id}"))


class Clock:
    """The time of now, moved on by the test; what a store notes the time of is noted by the real one."""

    def __init__(self) -> None:
        self.later = 0.0

    def __call__(self) -> float:
        return time.time() + self.later


class Sent:
    """Where the house's notices arrive."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []

    def send(self, notice: Notice) -> None:
        self.notices.append(notice)

    @property
    def told(self) -> list[tuple[str, str]]:
        return [(notice.what, notice.name) for notice in self.notices]


async def table_over_days(tonight: Evening, clock: int = DAY, *people: tuple[str, str]) -> OpenTable:
    """A table of Ana's, who begins."""
    seated = [Person(name, COLOURS[place], kind) for place, (name, kind) in enumerate(people or SEATED)]
    return await tonight.house.tables.open(
        load_rules("orbis"), seated, FIRST, seed=7, by=ANA, arranged=Arrangement(clock=clock)
    )


async def plays(table: OpenTable, seat: int = 0) -> None:
    """A seat answers until another one is asked."""
    while (decision := table.session.record.decision) is not None and decision.seat == seat:
        key = decision.options[0].key
        await table.game.do(acts.answer(key, seat))


def log(table: OpenTable) -> list[str]:
    return [remark.message for remark in table.notes.talk.remarks]


def test_times_are_said_in_two_units_and_days_by_their_names() -> None:
    words, german = Words("en"), Words("de")
    assert [span(words, seconds) for seconds in (1, 59 * MINUTE, 4 * HOUR + 720, 2 * DAY + 4 * HOUR)] == [
        "1 min",
        "59 min",
        "4 h 12 min",
        "2 d 4 h",
    ]
    noon = time.mktime((2026, 11, 20, 12, 0, 0, 0, 0, -1))
    assert [when(german, noon - days * DAY, noon) for days in (0, 1, 6, 7)] == [
        "12:00",
        "Do 12:00",
        "Sa 12:00",
        "2026-11-13",
    ]


async def test_the_clock_is_chosen_in_the_form_and_stands_on_every_screen(tmp_path: Path) -> None:
    """The form, the header, the list, the page of seats, plain mode; and it survives a restart."""
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        ana = await tonight.come(ANA)
        await ana.press("enter")
        ana.app.screen.query_one("#clock").focus()
        await ana.press("right", "right")
        assert "three days a turn" in ana.text()
        assert "Guest away" not in ana.text(), "no one stands in by itself while a clock runs"
        ana.app.screen.query_one("#start").focus()
        await ana.press("enter")
        (table,) = tonight.house.tables.values()
        assert table.notes.facts.clock == 3 * DAY
        await table.changes.sit(BEN, 1)
        asked = (
            0 if table.session.record.decision is not None and table.session.record.decision.seat == 0 else 1
        )
        await plays(table, asked)
        clock.later += 20 * HOUR
        table.notify()
        await ana.pause()
        assert "2 d 3 h left" in ana.rows()[0]
        await ana.press("ctrl+n")
        assert "deciding for 20 h 0 min · 2 d 3 h left" in ana.text()
        assert "Clock: three days a turn" in ana.text()
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        clock.later += 8 * HOUR
        assert table.turn_clock.left is not None
        assert 43 * HOUR < table.turn_clock.left < 44 * HOUR, "a restart doesn't begin it anew"
        zoe = await again.come(ZOE)
        assert " · 1 d 19 h left" in zoe.text()
        async with come(again, ZOE) as typist:
            heard = await typist.hear("Type a number")
            assert "Clock: 1 d 19 h left." in heard
            assert "decides, since" in heard


async def test_those_in_charge_change_the_clock_and_it_begins_anew(tmp_path: Path) -> None:
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_over_days(tonight, 0)
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        assert table.turn_clock.left is None
        clock.later += 3 * DAY
        await ben.press("ctrl+n", "d")
        assert "Only the host, the owner and the player who opened this table" in ben.text()
        await ana.press("ctrl+n", "d", "down", "enter")
        assert table.notes.facts.clock == DAY
        assert "Clock: a day a turn" in ana.text()
        await ana.press("d", "enter")
        assert table.notes.facts.clock == DAY, "the question begins at the clock there is"
        assert table.turn_clock.left == pytest.approx(DAY, abs=60)
        assert log(table) == ["tables-told-clock-1"]
        clock.later += 3 * HOUR
        await table.changes.free(ANA, 0)
        assert table.turn_clock.left is None, "no one is waited for"
        await table.changes.sit(ZOE, 0)
        assert table.turn_clock.left == pytest.approx(DAY, abs=60), "who sits down has all the time there is"
    async with evening(tmp_path, clock) as again:
        (table,) = again.house.tables.values()
        clock.later += HOUR
        assert table.turn_clock.left == pytest.approx(DAY - HOUR, abs=60)
        async with come(again, ANA) as typist:
            _ = await typist.hear("Type a number")
            typist.type("1\r")
            _ = await typist.hear("Orbis for")
            typist.type("clock 7\r")
            _ = await typist.hear("Clock: a week a turn")
        assert again.house.tables[table.id].notes.facts.clock == 7 * DAY


async def test_at_its_end_the_player_is_reminded_and_a_computer_player_may_stand_in(tmp_path: Path) -> None:
    """Once; nothing happens by itself; the player who comes back has the seat again, and a whole clock."""
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_over_days(tonight)
        await plays(table)
        table.notes.facts.stands_in = 3
        ben = await tonight.come(BEN)
        await tonight.lose(ben)
        ana = await tonight.come(ANA)
        clock.later += DAY - 10
        await table.wait.look()
        assert REMINDER not in [what for what, _ in sent.told]
        assert not await table.changes.give_to_bot(ANA, 1, 3), "his time isn't up: he would be asked"
        clock.later += 20
        await table.wait.look()
        await table.wait.look()
        assert sent.told == [(TURN, "Ben"), (SOON, "Ben"), (REMINDER, "Ben")]
        assert log(table).count("tables-told-clock-over") == 1
        await ana.pause()
        assert "time is up" in ana.rows()[0]
        clock.later += 5 * DAY
        await table.wait.look()
        table.notify()
        await table.game.background.settled()
        assert table.seats.chair(1).kind == "remote", "nothing happens by itself"
        table.bots.playing.pause()
        await ana.press("ctrl+n", "down", "b", "down", "enter")
        assert (table.seats.chair(1).kind, table.seats.chair(1).owner) == ("bot", BEN.id)
        assert "The computer plays for Ben now." in ana.text()
        assert table.turn_clock.left is None, "a computer player has no clock"
        ben = await tonight.come(BEN)
        assert table.seats.of(BEN) == (1,)
        assert table.turn_clock.left == pytest.approx(DAY, abs=60)
        assert log(table)[-1] == "tables-told-back"
        assert "23 h 59 min left" in ben.rows()[0]
    async with evening(tmp_path, clock) as again:
        again.house.notify_by(sent)
        (table,) = again.house.tables.values()
        clock.later += GRACE
        await table.wait.look()
        assert len(sent.told) == 3, "told once in all runs of the server"


async def test_while_a_message_is_sent_the_reason_for_the_next_may_go(tmp_path: Path) -> None:
    """Turn and end of time are due at once; meanwhile someone in charge takes the clock off."""
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        table = await table_over_days(tonight)

        class Meanwhile(Sent):
            def send(self, notice: Notice) -> None:
                sent.send(notice)
                table.notes.facts.clock = 0

        tonight.house.notify_by(Meanwhile())
        clock.later += DAY + 1
        await table.wait.look()
        assert sent.told == [("turn", "Ana")]


async def test_a_player_who_is_here_is_called_to_the_screen_when_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_over_days(tonight)
        ana = await tonight.come(ANA)
        await ana.press("q")
        calls: list[str] = []
        monkeypatch.setattr(ana.app.attention, "call", lambda text, _settings: calls.append(text))
        clock.later += DAY + 1
        await table.wait.look()
        await ana.pause()
        await ana.pause()
        assert calls == ["Your time in Orbis is up."]
        assert "tables-told-clock-over" in log(table)
        assert sent.told == [], "who is here gets no message"


async def test_a_seat_of_a_player_between_two_turns_is_safe(tmp_path: Path) -> None:
    """With a clock, others can't have it for three minutes of absence; without one they can."""
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        table = await table_over_days(tonight)
        await tonight.lose(await tonight.come(BEN))
        clock.later += 2 * DAY
        assert not await table.changes.free(ANA, 1), "it is Ana who is waited for"
        assert table.seats.chair(1).owner == BEN.id
        await table.charge.set_clock(ANA, 0)
        assert await table.changes.free(ANA, 1)


async def test_a_player_who_isnt_there_gets_one_message_a_turn(tmp_path: Path) -> None:
    """After a grace, not while they are here, not again after a restart, and not if they don't want it."""
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_over_days(tonight, 0)
        await plays(table)
        clock.later += GRACE - 1
        await table.wait.look()
        assert sent.told == []
        clock.later += 2
        await table.wait.look()
        decision = table.session.record.decision
        assert decision is not None
        await table.game.do(acts.answer(decision.options[0].key, 1))
        clock.later += GRACE + 1
        await table.wait.look()
        told = [(TURN, "Ben")]
        if table.session.record.decision is not None and table.session.record.decision.seat == 0:
            told.append((TURN, "Ana"))
        assert sent.told == told, "a turn of several answers is one turn"
        assert sent.notices[0] == Notice(TURN, "Ben", "orbis", table.id)
    async with evening(tmp_path, clock) as again:
        again.house.notify_by(sent)
        (table,) = again.house.tables.values()
        await table.wait.look()
        assert sent.told == told
        await plays(table, 1)
        ana = await again.come(ANA)
        await plays(table, 0)
        await plays(table, 1)
        clock.later += GRACE + 1
        await table.wait.look()
        assert sent.told == told, "Ana is here"
        await ana.press("q")
        await ana.press("n")
        assert "You won't get messages while you aren't here." in ana.text()
        await again.lose(ana)
        await plays(table, 0)
        await plays(table, 1)
        clock.later += GRACE + 1
        await table.wait.look()
        assert sent.told == told, "Ana doesn't want to be told"
        async with come(again, ANA) as typist:
            _ = await typist.hear("Orbis for")
            typist.type("messages on\r")
            _ = await typist.hear("You will get a message")
        assert await again.house.services.notices.wanted(ANA.id)


async def test_a_kept_seat_is_told_to_whom_its_name_belongs(tmp_path: Path) -> None:
    """Who has never sat there, too; a name that is no one's yet is told as it is."""
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_over_days(tonight, 0, ("Ana", f"remote:{ANA.id}"), ("Ben", "remote"))
        book = tonight.house.services.notices._book
        assert book is not None
        assert book.names.claim("Ben", BEN.key or "") is None
        ben = replace(BEN, member=book.names.owner_id("Ben"))
        await plays(table)
        clock.later += GRACE + 1
        await table.wait.look()
        assert sent.told == [(TURN, "Ben")]
        other = await table_over_days(tonight, 0, ("Ana", f"remote:{ANA.id}"), ("Ben", "remote"))
        await tonight.house.services.notices.want(ben, on=False)
        await plays(other)
        clock.later += GRACE + 1
        await other.wait.look()
        assert sent.told == [(TURN, "Ben")], "his wish counts by his name"
        other.bots.playing.pause()
        assert await other.changes.give_to_bot(ANA, 1, 2)
        assert other.seats.chair(1).kind == "bot"
        await other.changes.bind(ben)
        assert other.seats.of(ben) == (1,), "it is his when he comes, though he never was there"


async def play_to_the_end(table: OpenTable) -> None:
    while (decision := table.session.record.decision) is not None:
        key, seat = decision.options[0].key, decision.seat
        await table.game.do(acts.answer(key, seat))


async def test_a_finished_game_waits_for_those_who_havent_seen_its_end(tmp_path: Path) -> None:
    """With a clock: they are told, and it is there when they come, also after a restart; not forever."""
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table, forgotten = await table_over_days(tonight), await table_over_days(tonight)
        live = await table_over_days(tonight, 0)
        for each in (table, forgotten, live):
            await play_to_the_end(each)
        ana = await tonight.come(ANA)
        for each in (table, forgotten, live):
            place = tonight.house.seat(each, ANA)
            await each.game.background.settled()
            each.go(place)
            await each.game.background.settled()
        assert set(tonight.house.tables) == {table.id, forgotten.id}, "without a clock all is as ever"
        assert sent.told == [(OVER, "Ben")]
        clock.later += GRACE + 1
        await table.wait.look()
        assert sent.told == [(OVER, "Ben")] * 2
        await tonight.lose(ana)
    async with evening(tmp_path, clock) as again:
        assert set(again.house.tables) == {table.id, forgotten.id}
        ben = await again.come(BEN)
        assert ben.text().count("The game is over.") == 2
        place = again.house.seat(again.house.tables[table.id], BEN)
        await place.table.game.background.settled()
        place.table.go(place)
        assert set(again.house.tables) == {forgotten.id}
        clock.later += 8 * DAY
        await again.house.tables[forgotten.id].wait.look()
        assert not again.house.tables


def took_back_possible(place: TablePlace) -> bool:
    """Whether the turn has passed on with an answer that can be taken back."""
    return place.can_undo and not place.decides


async def test_an_answer_stands_once_the_next_player_may_have_been_told(tmp_path: Path) -> None:
    """With a clock, and two minutes after the turn has passed; without one as long as no one has answered."""
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        people = [Person(name, COLOURS[place], kind) for place, (name, kind) in enumerate(SEATED)]
        table = await tonight.house.tables.open(
            load_rules("helios"), people, seed=7, by=ANA, arranged=Arrangement(clock=DAY)
        )
        place = tonight.house.seat(table, ANA)
        while not took_back_possible(place):
            decision = table.session.record.decision
            assert decision is not None, "a turn was to end with an answer that can be taken back"
            key, seat = decision.options[0].key, decision.seat
            await table.game.do(acts.answer(key, seat))
        undo = place.undo
        clock.later += GRACE + 1
        assert not place.can_undo
        assert place.why_no_undo == "tables-undo-stands"
        refused: list[Exception] = []
        place.do(undo, refused.append)
        await place.settled()
        assert [error.reason.id for error in refused if isinstance(error, SessionError)] == [
            "tables-undo-stands"
        ]
        await table.charge.set_clock(ANA, 0)
        place.do(undo, _fail)
        await place.settled()
        assert place.decides


async def test_the_list_comes_first_where_several_games_go_on_over_days(tmp_path: Path) -> None:
    """Where it is one's turn stands on top, the longest wait first, with since when."""
    clock = Clock()
    async with evening(tmp_path, clock) as tonight:
        waits = [await table_over_days(tonight) for _ in range(3)]
        for number, table in enumerate(waits):
            table.game.waits_since -= (2, 26, 5)[number] * HOUR
        await plays(waits[2])
        ana = await tonight.come(ANA)
        assert ana.where == "TablesScreen"
        rows = [row for row in ana.rows() if "round" in row]
        assert "Your turn, since " in rows[0]
        assert "time is up" in rows[0]
        assert "21 h" in rows[1] or "22 h" in rows[1] or "21" in rows[1]
        assert "Ben decides, since" in rows[2]
        await ana.press("enter")
        assert ana.game.session is waits[1].session
        now = await table_over_days(tonight, 0)
        zoe = Guest("Ana", ANA.key)
        again = await tonight.come(zoe)
        assert again.game.session is now.session, "a game of this evening comes first, as ever"


async def test_computer_players_go_on_until_a_person_is_asked(tmp_path: Path) -> None:
    """At a table with a clock, even if no one is there; else while a person is there to see it."""
    async with evening(tmp_path, Clock()) as tonight:
        people = (("Ana", f"remote:{ANA.id}"), ("Robot", "bot:1:"))
        over_days, live = (
            await table_over_days(tonight, DAY, *people),
            await table_over_days(tonight, 0, *people),
        )
        assert (over_days.bots.may_play(), live.bots.may_play()) == (True, False)


def _fail(error: Exception) -> None:
    raise error


async def test_a_table_that_was_put_away_plans_nothing_any_more(tmp_path: Path) -> None:
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_over_days(tonight)
        await plays(table)
        tonight.house.tables.put_away(table)
        table.notify()
        assert table.wait._due is None
        clock.later += 2 * DAY
        await table.wait.look()
        assert sent.told == []


async def test_players_who_saw_the_end_are_not_told_of_it(tmp_path: Path) -> None:
    clock, sent = Clock(), Sent()
    async with evening(tmp_path, clock) as tonight:
        tonight.house.notify_by(sent)
        table = await table_over_days(tonight)
        ana, ben = await tonight.come(ANA), await tonight.come(BEN)
        while table.session.record.decision is not None:
            key = table.session.record.decision.options[0].key
            await table.game.do(acts.answer(key))
        await table.game.background.settled()
        assert table.wait.unseen_by == frozenset()
        await tonight.lose(ana)
        await tonight.lose(ben)
        clock.later += GRACE
        assert not tonight.house.tables, "all have seen it"
        assert OVER not in [what for what, _ in sent.told]
