"""With the real `ssh`: a player leaves for days, a command tells them, a computer player stands in."""

import asyncio
import io
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.serve.house import House
from tabletop_tui.serve.lines.entrance import Entrance
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.mail.notifier import Notifier, split
from tabletop_tui.serve.tables.place import TablePlace
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.text.durations import DAY, HOUR
from tabletop_tui.text.words import Words
from tests.serve.loopback import Terminal, ssh_options, until
from tests.serve.tables.test_bots_over_ssh import LIMITS, served
from tests.serve.tables.test_days import Clock
from tests.serve.test_command import needs_ssh
from tools.bench.real_evening import SIZE, RealEvening

QUICK = replace(LIMITS, notice_grace=0.5)


class Days:
    """A server whose clock goes on by hand, and terminals of the real `ssh` at it."""

    def __init__(self, house: House, port: int, clock: Clock, folder: Path) -> None:
        self.house, self.port, self.clock = house, port, clock
        self._told = folder / "told.jsonl"
        self._keys = RealEvening("orbis", folder)
        self._terminals: list[Terminal] = []

    async def come(self, name: str) -> Terminal:
        command = [*ssh_options(self._keys.key(name)), "-p", str(self.port), f"{name}@127.0.0.1"]
        self._terminals.append(await Terminal.run(command, SIZE))
        return self._terminals[-1]

    async def leave(self) -> None:
        for terminal in self._terminals:
            await terminal.close()

    def told(self) -> list[list[str]]:
        """What the operator's command was called with, call by call."""
        return (
            [json.loads(line) for line in self._told.read_text().splitlines()] if self._told.exists() else []
        )

    def pass_hours(self, hours: int) -> None:
        (table,) = self.house.tables.values()
        self.clock.later += hours * HOUR
        table.notify()


async def press(terminal: Terminal, *keys: str) -> None:
    for key in keys:
        terminal.type(key)
        await asyncio.sleep(0.3)


async def opened_with_a_clock(days: Days, ana: Terminal) -> OpenTable:
    """Ana opens a table by the form: a day a turn."""
    await until(lambda: "Open a table" in ana.flat)
    await press(ana, "\r")
    await until(lambda: "A table for Orbis" in ana.flat)
    while "▸ Clock" not in ana.text:
        await press(ana, "\x1b[B")
    await press(ana, "\x1b[C")
    assert "[a day a turn]" in ana.text
    assert "Guest away" not in ana.text
    while "▸ Watchers" not in ana.text:
        await press(ana, "\x1b[B")
    await press(ana, "\x1b[B", "\r")
    await until(lambda: "round 1 of" in ana.flat)
    (table,) = days.house.tables.values()
    assert table.notes.facts.clock == DAY
    return table


async def ben_comes_and_leaves(days: Days, table: OpenTable) -> None:
    ben = await days.come("ben")
    await until(lambda: "free seat" in ben.flat)
    await press(ben, "\r")
    await until(lambda: "round 1 of" in ben.flat)
    assert "23 h 59 min left" in ben.flat
    await answers(table, "ben")  # who begins is drawn
    await press(ben, "q", "q")
    assert await ben.ended() == 0
    await until(lambda: not days.house.services.visitors.has(table.seats.chair(seat_of(table, "ben")).owner))


async def answers(table: OpenTable, name: str) -> None:
    """The player who came last answers as long as they are asked."""
    seat = seat_of(table, name)
    while table.session.record.decision is not None and table.session.record.decision.seat == seat:
        place = table.attendance.places[-1]
        assert isinstance(place, TablePlace)
        place.do(place.answer(table.session.record.decision.options[0].key, seat), _fail)
        await place.settled()


async def ana_lets_the_computer_play(ana: Terminal, table: OpenTable) -> None:
    """For Ben, and until it is her turn."""
    await press(ana, "\x0e")
    while "▌ ○ ben" not in ana.text:
        await press(ana, "\x1b[B")
    await press(ana, "b")
    await until(lambda: "Which computer player plays for ben?" in ana.flat)
    await press(ana, "\r")
    await until(lambda: level_of_ben(table) is not None)
    await press(ana, "\x1b")
    await until(lambda: table.session.record.decision.seat == seat_of(table, "ana"))  # type: ignore[union-attr]
    await until(lambda: "ben ⚙" in ana.flat)


def seat_of(table: OpenTable, name: str) -> int:
    return next(seat for seat, person in enumerate(table.session.record.people) if person.name == name)


def level_of_ben(table: OpenTable) -> int | None:
    return table.session.record.people[seat_of(table, "ben")].level


@pytest.mark.waits
@needs_ssh
async def test_a_game_goes_on_over_days(tmp_path: Path) -> None:
    """Opened with a clock by the form; each command of the operator's is run once, by real timers."""
    script = tmp_path / "tell.py"
    told = tmp_path / "told.jsonl"
    script.write_text(f"import json, sys\nopen({str(told)!r}, 'a').write(json.dumps(sys.argv[1:]) + '\\n')\n")
    clock, written = Clock(), io.StringIO()
    log = ConnectionLog(written)
    async with served(tmp_path, clock, QUICK, log) as (house, port):
        entrance = Entrance("127.0.0.1", port, "")
        tell = split(f"{sys.executable} {script}")
        notifier = Notifier(tell, log, Words("en"), QUICK, lambda: entrance)
        house.notify_by(notifier)
        days = Days(house, port, clock, tmp_path)
        try:
            ana = await days.come("ana")
            table = await opened_with_a_clock(days, ana)
            await ben_comes_and_leaves(days, table)
            await answers(table, "ana")
            link = f"ssh -p {port} ben@localhost"
            await until(lambda: days.told() == [["turn", "ben", "Orbis", table.id, link]])
            days.pass_hours(20)
            await until(lambda: "3 h 59 min left" in ana.flat)
            days.pass_hours(5)
            await until(lambda: len(days.told()) == 2)
            assert days.told()[1] == ["reminder", "ben", "Orbis", table.id, link]
            await until(lambda: "time is up" in ana.flat)
            assert level_of_ben(table) is None, "nothing happens by itself"
            await ana_lets_the_computer_play(ana, table)
            back = await days.come("ben")
            await until(lambda: level_of_ben(table) is None)
            await until(lambda: "min left" in back.flat and " of 15" in back.flat)
            await until(lambda: "ben plays again" in ana.flat)
            await asyncio.sleep(1.0)
            assert len(days.told()) == 2, "each is told once"
            events = [json.loads(line)["event"] for line in written.getvalue().splitlines()]
            assert events.count("notified") == 2
        finally:
            await days.leave()
            await notifier.close()


def _fail(error: Exception) -> None:
    raise error
