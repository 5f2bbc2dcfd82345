"""With the real `ssh`: a player's line is cut, a computer player stands in, and they take the seat back."""

import contextlib
import signal
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.hostkey import host_key
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.premises import Policy
from tabletop_tui.serve.reception import Reception
from tabletop_tui.serve.server import Server
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tests.serve.loopback import GENEROUS, Terminal, ssh_options, until
from tests.serve.test_command import needs_ssh
from tools.bench.real_evening import SIZE, RealEvening

LIMITS = replace(GENEROUS, gone_seconds=1.0)


@contextlib.asynccontextmanager
async def served(
    folder: Path,
    clock: Callable[[], float] = time.time,
    limits: Limits = LIMITS,
    log: ConnectionLog | None = None,
    *,
    remarks: bool = True,
) -> AsyncIterator[tuple[Reception, int]]:
    """A house behind a server on the loopback."""
    paths = Paths.below(folder / "home")
    paths.data.mkdir(parents=True)
    with open_store(paths.saves) as store, Guestbook(paths.people) as book:
        house = Reception(store, book=book, clock=clock, glance=0, limits=limits)
        server = Server(
            house=house,
            paths=paths,
            settings=Settings(remarks=remarks),
            words=Words("en"),
            book=book,
            key=host_key(paths.data),
            log=log or ConnectionLog(file=paths.state / "log"),
            limits=limits,
            policy=Policy(),
            store=store,
        )
        port = await server.start("127.0.0.1", 0)
        try:
            yield house, port
        finally:
            await server.stop()


@needs_ssh
async def test_whose_line_is_cut_is_stood_in_for_and_takes_the_seat_back(tmp_path: Path) -> None:
    async with served(tmp_path) as (house, port):
        people = [Person("ben", "red", "remote"), Person("ana", "blue", "remote")]
        table = await house.tables.open(load_rules("orbis"), people, {"start": "seat:0"}, seed=7)
        table.notes.facts.pace, table.notes.facts.stands_in = "at-once", 2
        keys = RealEvening("orbis", tmp_path)
        terminals: list[Terminal] = []

        async def come(name: str) -> Terminal:
            command = [*ssh_options(keys.key(name)), "-p", str(port), f"{name}@127.0.0.1"]
            terminals.append(await Terminal.run(command, SIZE))
            return terminals[-1]

        try:
            ben, ana = await come("ben"), await come("ana")
            await until(lambda: "ben, take a landscape" in ben.flat)
            await until(lambda: "Waiting for ben" in ana.flat)
            assert table.session.record.steps == 0
            ben.process.send_signal(signal.SIGKILL)
            await until(lambda: table.session.record.people[0].level == 2)
            await until(
                lambda: table.session.record.decision is not None and table.session.record.decision.seat == 1
            )
            assert {answer.seat for answer in table.session.record.table.answers} == {0}
            await until(lambda: "ana, take a landscape" in ana.flat)
            assert "ben ⚙2" in ana.flat
            back = await come("ben")
            await until(lambda: "Waiting for ana" in back.flat)
            assert table.session.record.people[0].level is None
            assert table.session.record.people[0].name == "ben"
            await until(lambda: "ben plays again" in ana.flat)
            assert "ben ⚙2" not in ana.text
        finally:
            for terminal in terminals:
                await terminal.close()
