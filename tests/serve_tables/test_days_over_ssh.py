"""With the real `ssh`: a player leaves for days, a command tells them, a computer player stands in."""

import asyncio
import io
import json
import sys
from dataclasses import replace
from pathlib import Path

from tabletop_tui.serve.entrance import Entrance
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.notifier import Notifier, split
from tabletop_tui.spans import DAY, HOUR
from tabletop_tui.words import Words
from tests.evenings import SIZE, RealEvening
from tests.serve.club import Terminal, ssh_options
from tests.serve.test_command import needs_ssh
from tests.serve_tables.test_bots_over_ssh import LIMITS, served, until
from tests.serve_tables.test_days import Clock

QUICK = replace(LIMITS, notice_grace=0.5)


@needs_ssh
async def test_a_game_goes_on_over_days(tmp_path: Path) -> None:
    """Opened with a clock by the form; each command of the operator's is run once, by real timers."""
    told = tmp_path / "told.jsonl"
    script = tmp_path / "tell.py"
    script.write_text(f"import json, sys\nopen({str(told)!r}, 'a').write(json.dumps(sys.argv[1:]) + '\\n')\n")
    clock, written = Clock(), io.StringIO()
    log = ConnectionLog(written)
    async with served(tmp_path, clock, QUICK, log) as (house, port):
        house.entrance = Entrance("127.0.0.1", port, "")
        notifier = Notifier(
            split(f"{sys.executable} {script}"), log, Words("en"), QUICK, lambda: house.entrance
        )
        house.tell_by(notifier)
        keys = RealEvening("orbis", tmp_path)
        terminals: list[Terminal] = []

        async def come(name: str) -> Terminal:
            command = [*ssh_options(keys.key(name)), "-p", str(port), f"{name}@127.0.0.1"]
            terminals.append(await Terminal.run(command, SIZE))
            return terminals[-1]

        def lines() -> list[list[str]]:
            return [json.loads(line) for line in told.read_text().splitlines()] if told.exists() else []

        async def press(terminal: Terminal, *keys: str) -> None:
            for key in keys:
                terminal.type(key)
                await asyncio.sleep(0.3)

        try:
            ana = await come("ana")
            await until(lambda: "Open a table" in ana.flat)
            await press(ana, "\r")
            await until(lambda: "A table for Orbis" in ana.flat)
            while "▸ Clock" not in ana.text:
                await press(ana, "\x1b[B")
            await press(ana, "\x1b[C")
            assert "[a day a turn]" in ana.text
            assert "Who leaves" not in ana.text
            await press(ana, *["\x1b[B"] * 5, "\r")
            await until(lambda: "round 1 of" in ana.flat)
            (table,) = house.tables.values()
            assert table.charge.clock == DAY
            ben = await come("ben")
            await until(lambda: "free seat" in ben.flat)
            await press(ben, "\r")
            await until(lambda: "round 1 of" in ben.flat)
            assert "23 h 59 min left" in ben.flat

            players = {person.name: seat for seat, person in enumerate(table.people())}
            await press(ben, "q", "q")
            assert await ben.ended() == 0
            await until(lambda: not house.is_here(table.chair(players["ben"]).owner))
            while table.session.decision is not None and table.session.decision.seat == players["ana"]:
                place = table.places[-1]
                place.do(place.answer(table.session.decision.options[0].key, players["ana"]), _fail)
                await place.settled()
            link = f"ssh -p {port} ben@localhost"
            await until(lambda: lines() == [["turn", "ben", "Orbis", table.id, link]])
            clock.later += 20 * HOUR
            table.tell()
            await until(lambda: "3 h 59 min left" in ana.flat)
            clock.later += 5 * HOUR
            table.tell()
            await until(lambda: len(lines()) == 2)
            assert lines()[1] == ["reminder", "ben", "Orbis", table.id, link]
            await until(lambda: "time is up" in ana.flat)
            assert table.people()[players["ben"]].level is None, "nothing happens by itself"

            await press(ana, "\x0e")
            while "▌ ○ ben" not in ana.text:
                await press(ana, "\x1b[B")
            await press(ana, "b")
            await until(lambda: "Which computer player plays for ben?" in ana.flat)
            await press(ana, "\r")
            await until(lambda: table.people()[players["ben"]].level is not None)
            await press(ana, "\x1b")
            await until(lambda: table.session.decision.seat == players["ana"])  # type: ignore[union-attr]
            await until(lambda: "ben ⚙" in ana.flat)

            back = await come("ben")
            await until(lambda: table.people()[players["ben"]].level is None)
            await until(lambda: "min left" in back.flat and " of 15" in back.flat)
            await until(lambda: "ben plays again" in ana.flat)
            await asyncio.sleep(1.0)
            assert len(lines()) == 2, "each is told once"
            events = [json.loads(line)["event"] for line in written.getvalue().splitlines()]
            assert events.count("notified") == 2
        finally:
            for terminal in terminals:
                await terminal.close()
            await notifier.close()


def _fail(error: Exception) -> None:
    raise error
