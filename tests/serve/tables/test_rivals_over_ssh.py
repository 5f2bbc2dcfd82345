"""With the real `ssh`: a game alone from the list of tables, and what rivals remark there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tabletop_tui.play import acts
from tabletop_tui.play.remarks import remarks_in
from tabletop_tui.play.session import Session
from tabletop_tui.serve.people.seating import REMOTE, Chair, held
from tabletop_tui.serve.reception import Reception
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.store.people import BOT
from tabletop_tui.text.words import Words
from tests.play.test_remarks import PEOPLE, chanced, wording
from tests.serve.loopback import Terminal, ssh_options, until
from tests.serve.tables.test_bots_over_ssh import served
from tests.serve.test_command import needs_ssh
from tests.whole import sampled
from tools.bench.real_evening import SIZE, RealEvening

pytestmark = [pytest.mark.waits, needs_ssh]

GAME, SEED = "orbis", 4
"""A game in which both rivals remark on a big moment before its end."""


@asynccontextmanager
async def came(
    folder: Path, port: int, name: str, environ: dict[str, str] | None = None
) -> AsyncIterator[Terminal]:
    """A guest at a terminal of the real `ssh`."""
    key = RealEvening(GAME, folder).key(name)
    command = [*ssh_options(key), "-p", str(port), f"{name}@127.0.0.1"]
    terminal = await Terminal.run(command, SIZE, environ)
    try:
        yield terminal
    finally:
        await terminal.close()


async def against_rivals(house: Reception) -> OpenTable:
    """A table with a seat for Ana whose rivals don't think: the test answers for all."""
    seated = [
        held(person, Chair(REMOTE) if person.level is None else Chair(BOT, level=person.level))
        for person in PEOPLE
    ]
    table = await house.tables.open(chanced(GAME, SEED, lambda _: True).rules, seated, {}, seed=SEED)
    table.bots.playing.paused = True
    return table


def said_in(session: Session, *, end: bool) -> list[str]:
    """The remarks of a game, of its end or before."""
    found = remarks_in(session.record, wording(session))
    return [each.text(Words("en")) for each in found if each.occasion.is_last == end]


async def played(table: OpenTable, keys: list[str]) -> None:
    for key in keys:
        await table.game.do(acts.answer(key))
        if table.session.record.hand_over is not None:
            await table.game.do(acts.take_over)
        await asyncio.sleep(0)


async def read(terminal: Terminal, text: str) -> None:
    """Wait for a remark in the strip; what happened since one's turn stands there before, until a key."""
    for _ in range(40):
        for _ in range(25):
            if text in terminal.flat:
                return
            await asyncio.sleep(0.02)
        terminal.type("\x1b[C")
    raise AssertionError(f"{text!r} was never shown:\n{terminal.text}")


async def test_two_keys_lead_to_a_table_where_rivals_play(tmp_path: Path) -> None:
    async with served(tmp_path) as (house, port), came(tmp_path, port, "ana") as ana:
        await until(lambda: "a play alone" in ana.flat)
        ana.type("a")
        await until(lambda: "Orbis, alone" in ana.flat and "Mira" in ana.flat)
        ana.type("+")
        await until(lambda: "Apprentice" in ana.flat)
        ana.type("\r")
        await until(lambda: "round 1 of 15" in ana.flat)
        (table,) = house.tables.values()
        levels = {person.rival: person.level for person in table.session.record.people if person.rival}
        assert levels == {"mira": 2, "tor": 1}
        (own,) = (seat for seat, person in enumerate(table.session.record.people) if not person.rival)
        asked = table.session.record.decision
        assert asked is not None
        await until(lambda: table.session.record.steps > 0 or asked.seat == own)
        await until(lambda: "Take a landscape" in ana.flat or "take a landscape" in ana.flat)


@pytest.mark.parametrize("on", sampled([True], [True, False]))
async def test_at_a_screen_each_remark_is_read_when_it_is_made_unless_they_are_off(
    tmp_path: Path, on: bool
) -> None:
    whole = chanced(GAME, SEED)
    during, keys = said_in(whole, end=False), [answer.key for answer in whole.record.table.answers]
    assert len(during) > 0
    async with served(tmp_path, remarks=on) as (house, port), came(tmp_path, port, "ana") as ana:
        table = await against_rivals(house)
        await until(lambda: "round 1 of 15" in ana.flat)
        seen: list[str] = []
        for key in keys[:-1]:
            await played(table, [key])
            if not on:
                continue
            new = [said for said in said_in(table.session, end=False) if said not in seen]
            seen += new
            if new:
                await read(ana, new[-1])
        assert (seen if on else said_in(table.session, end=False)) == during
        await asyncio.sleep(0.3)
        assert on or not any(said in ana.received.decode(errors="replace") for said in during)
        await played(table, keys[-1:])
        last = [" ".join(said.split()[:3]) for said in said_in(table.session, end=True)]  # it may be wrapped
        await until(lambda: "n rematch" in ana.flat and "1st" in ana.flat)
        if on:
            await until(lambda: all(said in ana.flat for said in last))
        else:
            assert not any(said in ana.flat for said in last)


@pytest.mark.parametrize("on", [True, False])
async def test_in_lines_of_text_each_remark_is_said_once_unless_they_are_off(
    tmp_path: Path, on: bool
) -> None:
    whole = chanced(GAME, SEED)
    keys = [answer.key for answer in whole.record.table.answers]
    async with (
        served(tmp_path, remarks=on) as (house, port),
        came(tmp_path, port, "ana", {"TERM": "dumb"}) as ana,
    ):
        table = await against_rivals(house)
        await until(lambda: b"Orbis for" in ana.received)
        for key in keys:
            await played(table, [key])
        texts = [*said_in(whole, end=False), *said_in(whole, end=True)]
        await until(lambda: Words("en").plain.over().encode() in ana.received)
        await asyncio.sleep(0.3)
        heard = ana.received.decode(errors="replace")
        assert [heard.count(said) for said in texts] == [int(on)] * len(texts)
