"""Computer players at a game's screen: they answer by themselves, and people play their own seats only."""

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

import pytest

from rulesets import load_rules
from tabletop_tui.bots.workers import Workers, shared
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.company import Company
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tests.tui.boards import page
from tests.tui.driving import OWN, SMALL, Table, sitting

ANA, BEN = Person("Ana", "red"), Person("Ben", "green")
MAX = Person("Max", "blue", "bot:1")
FIRST = {"start": "seat:0"}


def orbis(*people: Person, seed: int = 7) -> Session:
    """A game of Orbis in which the first person begins."""
    return Session.new(load_rules("orbis"), people, seed, FIRST)


async def answered(table: Table) -> None:
    """Until no computer player is asked."""
    for _ in range(2000):
        if not table.game.thinking.runs:
            break
        await asyncio.sleep(0.002)
    else:
        raise AssertionError("a computer player doesn't come to an end")
    await table.pilot.pause()


def one_line(table: Table) -> str:
    """What the screen says, without its line breaks."""
    return " ".join(table.text().split())


@contextmanager
def slow_thoughts() -> Iterator[None]:
    """Nothing is thought to its end meanwhile: the workers stand still."""
    for seed in range(shared().most):  # all that there may be
        question = Company(orbis(MAX, MAX, seed=seed + 1)).question()
        assert question is not None
        shared().think(question.thought).result(30)
    pids = shared().pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


async def play_first(table: Table, answers: int) -> None:
    """Take the first option this many times, whichever seat is waited for."""
    for _ in range(answers):
        await answered(table)
        if table.session.record.over:
            return
        listed = table.game.scene.entries
        before = table.session.record.steps
        table.game.controller.choose(listed[0].key)
        if table.session.record.steps == before:
            table.game.controller.choose(listed[0].key)  # it was asked about once more


async def own_turn(table: Table, *, waits: bool = True) -> None:
    """Take the first option until the person's turn is over."""
    session = table.session
    while session.record.decision is not None and session.record.decision.seat == 0:
        table.game.controller.choose(table.game.scene.entries[0].key)
    if waits:
        await answered(table)


def seats_of(session: Session) -> Sequence[int]:
    """The seats that gave the answers in force."""
    return [answer.seat for answer in session.record.table.answers]


async def test_the_computer_answers_by_itself_and_is_named_with_a_sign_and_in_the_log() -> None:
    session = orbis(ANA, MAX)
    async with sitting(session) as table:
        assert "Max ⚙1" in table.rows()[0]
        await play_first(table, 3)
        await answered(table)
        assert 1 in seats_of(session)
        assert session.record.decision is not None
        assert session.record.decision.seat == 0
        assert any(line.count("Max") for line in table.rows()[3:])


async def test_in_ascii_the_sign_is_a_character(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sitting(orbis(ANA, MAX), ascii=True) as table:
        assert "Max #1" in table.rows()[0]


async def test_while_it_thinks_keys_are_answered_and_the_last_answer_can_be_taken_back() -> None:
    """An answer to a question that is out of date is dropped."""
    session = orbis(ANA, MAX)
    async with sitting(session) as table:
        with slow_thoughts():
            god = next(entry.key for entry in table.game.scene.entries if entry.key.startswith("god:"))
            table.game.controller.choose(god)  # nothing is turned up in its place, so it can be taken back
            table.game.controller.choose(god)
            await table.pilot.pause()
            assert "Max is thinking" in table.text()
            await table.press("enter")
            assert "Max is thinking. Meanwhile, look around" in table.text()
            before = session.record.table.answers[:]
            await table.press("u")
            assert session.record.table.answers == before[:-1]
            assert table.game.scene.mode == "decide"
        await answered(table)
        assert session.record.table.answers == before[:-1], "the answer came too late"
        await table.press("ctrl+r")
        await answered(table)
        assert session.record.table.answers[: len(before)] == before
        assert seats_of(session)[len(before) :], "asked again, it answers"
        assert "is thinking" not in table.text()
        assert "up to Max" not in table.text()


async def test_on_a_page_without_a_list_its_thinking_and_its_faults_are_told_too() -> None:
    sessions = (Session.new(load_rules("bora_bora"), (MAX, ANA), seed) for seed in range(20))
    session = next(
        each for each in sessions if each.record.decision is not None and each.record.decision.seat == 0
    )
    thought = "Max is thinking. Meanwhile, look around"
    with ExitStack() as stack:
        stack.enter_context(slow_thoughts())
        async with sitting(session, SMALL) as table:
            while "players" not in page(table):
                await table.press("f4")
            await table.press("enter")
            assert thought in one_line(table)
            stack.close()
            await answered(table)
            assert thought not in one_line(table)
            assert not table.game.notice
            while "players" not in page(table):
                await table.press("f4")
            question = Company(Session.new(load_rules("bora_bora"), (MAX, MAX), 1)).question()
            assert question is not None
            table.game.thinking.notify_stuck(question, ValueError("worn out"))
            await table.pilot.pause()
            assert "worn out" in one_line(table)


async def test_once_it_has_answered_nothing_can_be_taken_back() -> None:
    session = orbis(ANA, MAX)
    async with sitting(session) as table:
        await play_first(table, 3)
        await answered(table)
        assert seats_of(session)[-1] == 1
        answers = len(session.record.table.answers)
        await table.press("u")
        assert len(session.record.table.answers) == answers
        assert "another player" in table.text()


async def test_a_game_goes_on_by_itself_when_it_is_taken_up_again_and_stops_when_it_is_left() -> None:
    with open_store(Paths.find().saves) as store:
        session = Session.new(load_rules("orbis"), (ANA, MAX), 7, {"start": "seat:1"}, store)
        with slow_thoughts():
            async with sitting(session) as table:
                assert session.record.table.answers == []
                await table.press("q")
        await asyncio.sleep(0.05)
        assert session.record.table.answers == [], "left while it thought"
        assert session.game_id is not None
        session.close()
        with Session.resume(store, session.game_id) as again:
            assert [person.kind for person in again.record.people] == ["hotseat", "bot:1"]
            async with sitting(again) as table:
                await answered(table)
                assert again.record.table.answers
                assert again.record.decision is not None
                assert again.record.decision.seat == 0


async def test_a_computer_player_that_can_t_think_leaves_a_report_and_the_choice_what_to_do() -> None:
    """Its process doesn't start; with one that does, trying again helps; or a person plays on."""
    session = Session.new(load_rules("orbis"), (ANA, MAX), 7, {"start": "seat:1"})
    async with sitting(session) as table:
        await answered(table)
        place = table.game.place
        place.company.use(Workers(command=["false"]))
        await own_turn(table)
        assert "Max can't think" in table.text()
        assert [entry.key for entry in table.game.scene.entries] == ["@retry", "@seat"]
        steps = session.record.steps
        await table.press("enter")
        await answered(table)
        assert session.record.steps == steps, "it still can't"
        place.company.use(shared())
        await table.press("enter")
        await answered(table)
        assert session.record.steps > steps
        place.company.use(Workers(command=["false"]))
        await own_turn(table)
        await table.press("down", "enter")
        assert session.record.people[1].kind == "hotseat"
        assert table.game.scene.mode == "decide"
    reports = list(Paths.find().reports.glob("*.txt"))
    assert reports
    assert "its process ends each time" in reports[0].read_text(encoding="utf-8")


async def test_a_key_stops_it_another_gives_one_answer_and_the_first_lets_it_go_on() -> None:
    session = orbis(ANA, MAX, Person("Lea", "green", "bot:1"))
    async with sitting(session) as table:
        await table.press("f7")
        await own_turn(table)
        assert set(seats_of(session)) == {0}
        assert "the computer is stopped" in table.text()
        assert "go on" in table.rows()[-1]
        await table.press("enter")
        await answered(table)
        assert seats_of(session).count(1) == 1
        assert "Since your" in table.text()
        assert "Max takes " in table.text()
        assert table.text().count("Max takes") >= 1
        await table.press("f7")
        await answered(table)
        assert session.record.decision is not None
        assert session.record.decision.seat == 0
        assert "stop" not in table.rows()[-1], "of no interest in the player's own turn"


async def test_a_person_takes_a_seat_over_and_gives_it_back_in_the_middle_of_a_game() -> None:
    with open_store(Paths.find().saves) as store:
        session = Session.new(load_rules("orbis"), (ANA, MAX), 7, {"start": "seat:1"}, store)
        with session:
            async with sitting(session, SMALL) as table:
                await answered(table)
                await table.press("f7", "ctrl+n")
                table.app.screen.query_one("#seat-1").focus()
                await table.press("left")
                assert "Max is played by a person from now on" in table.text()
                await table.press("escape")
                await play_first(table, 3)
                await table.pilot.pause()
                assert {session.record.people[seat].kind for seat in (0, 1)} == {"hotseat"}
                await table.press("ctrl+n")
                table.app.screen.query_one("#seat-1").focus()
                await table.press("right", "right")
                assert "Max is played by the computer from now on: Apprentice" in table.text()
                await table.press("escape")
            assert session.game_id is not None
        with Session.resume(store, session.game_id) as again:
            assert [person.kind for person in again.record.people] == ["hotseat", "bot:2"]


async def test_two_people_and_a_computer_keep_their_curtain() -> None:
    session = Session.new(load_rules("bora_bora"), (ANA, MAX, BEN), 7)
    async with sitting(session) as table:
        seen = set()
        for _ in range(14):
            await answered(table)
            seen.add(table.game.scene.mode)
            assert table.game.viewer != 1, "no one looks through the computer's eyes"
            if table.game.scene.mode == "decide":
                await play_first(table, 1)
            else:
                await table.press(OWN)
        assert len(seen) > 1, "the next person has to come first"
        assert set(seats_of(session)) == {0, 1, 2}


async def test_the_wish_to_be_asked_after_turns_counts_also_where_the_computer_plays_between_two_people() -> (
    None
):
    session = orbis(ANA, MAX, BEN)
    async with sitting(session, handover="turns") as table:
        god = next(entry.key for entry in table.game.scene.entries if entry.key.startswith("god:"))
        table.game.controller.choose(god)
        table.game.controller.choose(god)
        await answered(table)
        assert seats_of(session)[-1] == 1
        assert table.game.scene.mode == "hand-over"
        assert [entry.key for entry in table.game.scene.entries] == ["@pass"], (
            "the computer's isn't taken back"
        )
        assert table.game.viewer == 0
        await table.press(OWN)
        assert table.game.scene.mode == "decide"
        assert table.game.viewer == 2


async def test_answers_keep_a_pace() -> None:
    session = orbis(ANA, MAX)
    async with sitting(session, SMALL, pace="slow") as table:
        await play_first(table, 3)
        await answered(table)
        await own_turn(table, waits=False)
        before = seats_of(session)
        await asyncio.sleep(0.3)
        assert table.game.thinking.runs
        assert seats_of(session) == before
        await table.press("q")


async def test_computers_among_themselves_play_to_the_end_while_a_person_watches() -> None:
    session = orbis(Person("Eins", "red", "bot:1"), MAX)
    async with sitting(session, SMALL) as table:
        await answered(table)
        for _ in range(400):
            if session.record.over:
                break
            await asyncio.sleep(0.01)
        assert session.record.over
