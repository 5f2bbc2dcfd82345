"""Plain mode over SSH: whole games as lines of text, also together with people at screens."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Rng
from tabletop_tui.plain.speaker import Speaker
from tabletop_tui.play import acts, undo
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.serve.limits import MOST_LINE, MOST_LINES
from tabletop_tui.serve.lines.far_terminal import FarTerminal
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.plain.console import LineConsole
from tabletop_tui.serve.plain.table import TableTalk
from tabletop_tui.serve.plain.visit import PlainVisit
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.words import Words
from tabletop_tui.tui.terminal.far import MOST_TYPED
from tests.serve.loopback import PATIENCE, until
from tests.serve.tables.evening import ANA, BEN, HOST, ZOE, Evening, evening
from tests.serve.tables.worlds import Seats, other_world, played_at_random
from tests.tui.whole_games import SEATS
from tests.whole import sampled


class Typist:
    """A guest at a terminal that shows lines."""

    def __init__(self, size: tuple[int, int] = (100, 30)) -> None:
        self.sent = ""
        self.heard = 0
        self.line = FarTerminal(self._took, lambda: 0, lambda _why: None, size=size)
        self.task: asyncio.Task[None] | None = None

    def _took(self, data: bytes) -> None:
        self.sent += data.decode()

    def type(self, text: str) -> None:
        self.line.arrived(text.encode())

    @property
    def text(self) -> str:
        """All that was said, without what a prompt is put away with."""
        return self.sent.replace("\r\n", "\n")

    async def hear(self, text: str) -> str:
        """Wait until something new is said that holds this. All that was new until then."""
        for _ in range(2000):
            found = self.text.find(text, self.heard)
            if found >= 0:
                new = self.text[self.heard : found + len(text)]
                self.heard = found + len(text)
                return new
            assert self.task is None or not self.task.done() or self.task.exception() is None
            await asyncio.sleep(0.002)
        raise AssertionError(f"{text!r} was never said:\n{self.text[self.heard :]}")

    async def say(self, text: str, answer: str) -> str:
        """Type a line, and wait for what is said to it."""
        self.heard = len(self.text)
        self.type(text + "\r")
        return await self.hear(answer)


@contextlib.asynccontextmanager
async def come(meeting: Evening, guest: Guest, language: str = "en") -> AsyncIterator[Typist]:
    """A guest comes in without a screen."""
    typist = Typist()
    visit = PlainVisit(typist.line, guest, meeting.house, Words(language), ascii=False)
    meeting.house.arrived(guest)
    typist.task = asyncio.create_task(visit.run())
    try:
        yield typist
    finally:
        visit.exit()
        await asyncio.wait_for(typist.task, PATIENCE)
        meeting.house.left(guest)


def asked(typist: Typist) -> list[int] | None:
    """The numbers on offer, if the last thing said is a question of theirs."""
    last = typist.text[typist.heard :]
    return [int(number) for number in re.findall(r"^ *(\d+)\. ", last, re.MULTILINE)] or None


@pytest.mark.parametrize("game", sampled(BUILT[::3], BUILT))
async def test_a_whole_game_is_played_in_lines_while_a_guest_watches(tmp_path: Path, game: str) -> None:
    chance = random.Random(5)
    async with evening(tmp_path) as meeting:
        table = await meeting.open(game, ("Ana", "remote"), ("Ben", "remote"))
        async with (
            come(meeting, ANA) as ana,
            come(meeting, BEN, "de") as ben,
            come(meeting, ZOE) as zoe,
        ):
            _ = await zoe.hear("1. ")
            _ = await zoe.say("1", "You are watching.")
            for _ in range(3000):
                decision = table.session.record.decision
                if decision is None:
                    break
                typist = (ana, ben)[decision.seat]
                before = table.session.record.steps
                typist.type(f"{chance.randrange(len(decision.options)) + 1}\r")
                for _ in range(50):
                    await asyncio.sleep(0)
                await table.game.background.settled()
                await asyncio.sleep(0.001)
                if table.session.record.steps == before:
                    typist.type("1\r")  # it asked once more
                    await asyncio.sleep(0.002)
                    await table.game.background.settled()
            assert table.session.record.over
            _ = await ana.hear("The game is over.")
            _ = await zoe.hear("The game is over.")
            _ = await ben.hear("Das Spiel ist")
            assert "Seed" not in ana.text + zoe.text
            assert "⟦" not in ana.text + ben.text + zoe.text
            _ = await ana.say("quit", "Type a number")


async def test_a_yes_is_none_to_a_question_that_others_have_brought_up_meanwhile(tmp_path: Path) -> None:
    """There an option may have the same name; as where another terminal of the same guest has answered."""
    async with evening(tmp_path) as meeting:
        table = await meeting.open(
            "orbis", ("Ana", "remote"), ("Ben", "remote"), variants={"start": "seat:0"}
        )
        async with come(meeting, ANA) as ana:
            _ = await ana.hear("\n> ")
            _ = await ana.say("landscape:3", "Do it anyway?")
            for seat, key in enumerate(("god:nature", "god:seas")):
                await table.game.do(acts.answer(key, seat))
            decision = table.session.record.decision
            assert decision is not None
            assert (decision.seat, decision.option("landscape:3").key) == (0, "landscape:3")
            _ = await ana.say("1", "That can't be chosen now.")
            assert table.session.record.steps == 2


async def test_people_with_and_without_a_screen_sit_at_one_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        table = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        seats = {0: ANA, 1: BEN}
        decision = table.session.record.decision
        assert decision is not None
        mover, other = seats[decision.seat], seats[1 - decision.seat]
        screen = await meeting.come(other)
        async with come(meeting, mover) as typist:
            _ = await typist.hear("1. ")
            said = await typist.say("say good evening\x7f!", "good evenin!")
            assert mover.name in said, typist.text
            await screen.pause()
            assert "good evenin!" in screen.text()
            table.say(other, "hello")
            _ = await typist.hear("hello")
            _ = await typist.say("why", "known to be blocked")
            _ = await typist.say("what 1", "1. ")
            _ = await typist.say("board", "\n")
            _ = await typist.say("score", other.name)
            _ = await typist.say("people", "over SSH, here")
            before = table.session.record.steps
            typist.type("1\r")
            await until(lambda: table.session.record.steps > before)
            if undo.can_undo(table.session.record, (decision.seat,)):
                _ = await typist.say("undo", "Taken back")
                _ = await typist.say("redo", "Redone")
            _ = await typist.say("stand", "free")
            assert not table.seats.of(mover)
            _ = await typist.say("undo", "only watching")
            _ = await typist.say("sit", "over SSH, here")
            assert table.seats.of(mover) == (decision.seat,)
        assert not table.attendance.is_here(decision.seat)
        async with come(meeting, mover) as again:
            _ = await again.hear("Orbis for")


async def test_a_seat_that_the_host_plays_is_taken_back_in_a_word(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        table = await meeting.open("orbis", ("Ana", "remote"), ("Hana", "host"))
        async with come(meeting, ANA) as ana:
            _ = await ana.hear("Orbis for")
            assert not await table.changes.stand_in(HOST, 0)
            _ = await ana.hear("would like to play your seat")
            _ = await ana.say("agree", "Hana plays for Ana from now on")
            await until(lambda: not table.seats.of(ANA))
            _ = await ana.say("sit", "over SSH, here")
            await until(lambda: table.seats.of(ANA) == (0,))
            _ = await ana.say("sit", "No seat here is free")


async def test_two_hands_at_one_terminal_are_never_seen_together(tmp_path: Path) -> None:
    """Of two seats that one guest plays, the next player comes first, and what was said is out of sight."""
    chance, changes = random.Random(2), 0
    async with evening(tmp_path) as meeting:
        table = await meeting.open("bora_bora", ("Ana", "remote"), ("Ana", "remote"))
        async with come(meeting, ANA) as ana:
            assert table.seats.of(ANA) == (0, 1)
            present: int | None = None
            for _ in range(60):
                decision = table.session.record.decision
                assert decision is not None
                if decision.seat != present:
                    _ = await ana.hear("has hidden things: type ")
                    key = (await ana.hear(" ")).strip()
                    before, steps, changes = len(ana.text), table.session.record.steps, changes + 1
                    ana.type("\r3\r")
                    await asyncio.sleep(0.01)
                    assert key != "3"
                    assert table.session.record.steps == steps, (
                        "nothing is answered before the next player has come"
                    )
                    assert "1. " not in ana.text[before:]
                    _ = await ana.hear(f"type {key} when")
                    _ = await ana.hear(f"type {key} when")
                    ana.type(f"{key}\r")
                    said = await ana.hear("1. ")
                    assert "\n" * ana.line.size[1] in said
                    present = decision.seat
                ana.type(f"{chance.randrange(len(decision.options)) + 1}\r")
                await asyncio.sleep(0.01)
                await table.game.background.settled()
                if table.session.record.decision is decision:
                    ana.type("1\r")  # it asked once more
                    await asyncio.sleep(0.01)
                    await table.game.background.settled()
            assert changes > 4


async def test_another_table_that_waits_for_them_is_a_line_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        first = {"start": "seat:0"}
        _ = await meeting.open("helios", ("Ana", "remote"), ("Ben", "remote"), variants={"first": "seat:0"})
        other = await meeting.open("orbis", ("Ben", "remote"), ("Ana", "remote"), variants=first)
        async with come(meeting, ANA) as ana:
            _ = await ana.hear("Orbis for")
            said = await ana.hear("takes you there")
            assert re.search(r"Helios at another table, since \d\d:\d\d: quit takes you there", said)
            _ = other.say(BEN, "hello")
            assert "Your turn" not in await ana.hear("hello")


async def test_a_table_is_opened_and_found_in_lines(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        async with come(meeting, ANA) as ana, come(meeting, BEN) as ben:
            _ = await ana.hear("No table is open yet.")
            _ = await ana.say("nonsense", "Type a number")
            _ = await ana.say("1", "For how many players")
            _ = await ana.say("99", "Type a number")
            _ = await ana.say("1", "For how many players")
            _ = await ana.say("2", "for Ana and Seat 2")
            (table,) = meeting.house.tables.values()
            assert table.seats.of(ANA) == (0,)
            _ = await ben.say("", "1. Orbis: Ana, free. A seat is free for you.")
            _ = await ben.say("1", "for Ana and Ben")
            assert table.seats.of(BEN) == (1,)
            ben.type("\x04")
            assert ben.task is not None
            await asyncio.wait_for(ben.task, PATIENCE)
        assert meeting.house.tables


async def test_who_plays_where_no_one_may_watch_is_said_to_play(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        table = await meeting.open("orbis", ("Ana", "remote"), ("Zoe", "remote"))
        table.notes.facts.private = True
        _ = await meeting.come(ANA)
        async with come(meeting, BEN) as ben:
            _ = await ben.hear(f"{Words('en').tables.company_plays(name='Ana', game='Orbis')}.")


async def test_why_they_can_t_come_to_a_table_is_said_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting, come(meeting, BEN) as ben:
        table = await meeting.open("orbis", ("Ana", "remote"), ("Zoe", "remote"))
        _ = await ben.say("", "1. Orbis: Ana, Zoe")
        table.notes.facts.sent_away[BEN.id] = BEN.name
        why = Words("en").tables.you_are_sent_away()
        assert (await ben.say("1", "1. Open a table for Orbis")).count(why) == 1


async def test_lines_are_edited_and_nothing_typed_can_hurt(tmp_path: Path) -> None:
    typist = Typist((30, 10))
    console = LineConsole(typist.line)

    async def typed(text: str) -> str | None:
        reading = asyncio.ensure_future(console.read("> "))
        await asyncio.sleep(0)
        typist.type(text)
        return await asyncio.wait_for(reading, PATIENCE)

    assert await typed("abd\x7fc\r\n") == "abc"
    assert await typed("wrong\x15right\n") == "right"
    assert await typed("a\x1b[A\x1b[15~\x1bOPb\x00\x07\r") == "ab"
    assert await typed("x" * 10_000 + "\r") == "x" * MOST_LINE
    assert await typed("\x7f\x7f\r") == ""
    assert await typed("one\rtwo\r") == "one"
    assert await typed("") == "two"
    typist.type("spam\r" * 5000)
    for _ in range(MOST_LINES):
        assert await typed("") == "spam"
    reading = asyncio.ensure_future(console.read("> "))
    await asyncio.sleep(0)
    typist.type("hal")
    typist.heard = len(typist.text)
    console.say("A sentence that is longer than thirty cells comes in between.")
    await asyncio.sleep(0)
    assert typist.text[typist.heard :].endswith("> hal")
    assert all(len(line) < 30 for line in typist.text[typist.heard :].split("\n"))
    typist.type("f\r")
    assert await reading == "half"
    typist.type("\x03more\r")
    assert await console.read("> ") is None
    assert await console.read("> ") is None
    assert MOST_TYPED > MOST_LINE


async def test_what_cant_be_told_ends_one_visit_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(tmp_path) as meeting:
        table = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        typist = Typist()
        visit = PlainVisit(typist.line, ANA, meeting.house, Words("en"), ascii=False)
        running = asyncio.create_task(visit.run())
        _ = await typist.hear("Orbis for")
        ben = await meeting.come(BEN)

        def fail(_self: TableTalk) -> None:
            raise RuntimeError("a mistake of ours")

        monkeypatch.setattr(TableTalk, "news", fail)
        table.say(BEN, "hello")
        with pytest.raises(RuntimeError, match="a mistake"):
            await asyncio.wait_for(running, PATIENCE)
        await ben.press("L")
        assert "hello" in ben.text()
        assert len(table.attendance.places) == 1


class Recorder:
    """A console that keeps what is said to the lines it gives."""

    def __init__(self, typed: Iterable[str]) -> None:
        self.lines: list[str] = []
        self._typed = iter(typed)

    def say(self, text: str = "") -> None:
        self.lines.append(text)

    def clear(self) -> None:
        self.lines.append("-" * 40)

    async def read(self, _prompt: str) -> str | None:
        return next(self._typed, None)


def told(session: Session, viewer: int | None) -> list[str]:
    """All that plain mode says of a session to a seat or a watcher."""
    seats = range(1, len(session.record.people) + 1)
    of_seats = [f"{command} {seat}" for seat in seats for command in ("board", "score")]
    whats = [f"what {number}" for number in range(1, 31)]
    lines = typed_at(session, viewer, *of_seats, "score", "log 500", "why", "what", *whats, "help")
    (places,) = [line.removeprefix("Places: ") for line in lines if line.startswith("Places: ")]
    some = places.split("; ")[len(lines) % 7 :: 7]
    people = [person.name for person in session.record.people]
    return lines + typed_at(session, viewer, *(f"what {place}" for place in [*people, *some]))


def typed_at(session: Session, viewer: int | None, *typed: str) -> list[str]:
    """All that is said to these lines."""
    recorder = Recorder(typed)
    place = Seats(session, () if viewer is None else (viewer,))
    asyncio.run(TableTalk(cast(Any, place), Words("en"), recorder).run())
    return recorder.lines


COMPARED = sampled(4, 25)
"""Positions of each game."""


@pytest.mark.parametrize("game", BUILT)
def test_what_is_said_never_depends_on_what_is_hidden(game: str) -> None:
    chance, compared = Rng(3), 0
    session = Session.new(load_rules(game), SEATS[3], 4)
    viewers = (None, 0, 1, 2)
    for number, here in enumerate(played_at_random(session, 4)):
        if number % 5 == 0:
            viewer = viewers[number // 5 % 4]
            assert told(here, viewer) == told(other_world(here, viewer, chance), viewer)
            compared += 1
        if compared == COMPARED:
            break
    assert compared == COMPARED


def test_the_comparison_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        GameRecord,
        "log_for",
        lambda self, *_: [SimpleNamespace(undone=False, events=(), key=str(self.table.state), number=0)],
    )
    monkeypatch.setattr(Speaker, "sentences", lambda _self, entry: [entry.key])
    session = Session.new(load_rules("helios"), SEATS[3], 4)
    assert told(session, None) != told(other_world(session, None, Rng(1)), None)


async def test_the_house_talks_where_there_is_no_screen(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        house = meeting.house
        typist = Typist()
        talker = house.plainly(typist.line, ANA, Words("de"), ascii=True)
        task = asyncio.create_task(talker.run())
        _ = await typist.hear("1. Einen Tisch fuer Orbis oeffnen.")
        talker.exit()
        await asyncio.wait_for(task, PATIENCE)


async def test_brief_holds_at_every_table_and_at_the_next_visit(tmp_path: Path) -> None:
    for visit in range(2):
        async with evening(tmp_path) as meeting:
            if not visit:
                _ = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
            async with come(meeting, ANA) as ana, come(meeting, BEN) as ben:
                _ = await ana.hear("to move, round" if not visit else "Ana, round")
                _ = await ben.hear("to move, round")
                if not visit:
                    _ = await ana.say("brief", "Brief from now on")
                    _ = await ana.hear("options; type a number or a name.")
                    _ = await ana.say("quit", "Type a number")
                    _ = await ana.say("1", "options.")
                    _ = await ben.say("again", "Waiting for Ana")


async def test_that_brief_was_not_kept_is_said_in_a_sentence(tmp_path: Path) -> None:
    async with evening(tmp_path) as meeting:
        _ = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        async with come(meeting, ANA) as ana:
            meeting.house.reach.failure = StoreError("database-cut", problem="")
            _ = await ana.say(
                "brief", "The settings can't be saved: The connection to the database was lost."
            )
            _ = await ana.hear("Brief from now on")
            meeting.house.reach.failure = None


async def test_without_a_book_brief_holds_as_long_as_the_server(tmp_path: Path) -> None:
    async with evening(tmp_path, kept=False) as meeting:
        _ = await meeting.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        async with come(meeting, ANA) as ana:
            _ = await ana.say("brief", "Brief from now on")
        async with come(meeting, ANA) as ana:
            _ = await ana.hear("Ana, round")
