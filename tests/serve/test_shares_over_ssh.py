"""What one guest can do to another by hammering or by not reading, over the real `ssh` and over asyncssh."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncssh

from tabletop_tui.serve.limits import MOST_WAITING, Limits
from tabletop_tui.serve.lines.turns import STRANGERS
from tabletop_tui.serve.premises import Policy
from tabletop_tui.tui.terminal.far import BEHIND
from tests.serve.loopback import GENEROUS, Club, Terminal, club, terminal, until
from tests.serve.test_abuse import inside

MANY = "jk" * 200


async def hammer(at: list[Terminal]) -> None:
    """Type at several terminals without looking."""
    while True:
        for each in at:
            each.type("j?")
        await asyncio.sleep(0.02)


async def test_one_person_on_three_connections_is_one_and_delays_no_one(tmp_path: Path) -> None:
    async with club(tmp_path) as here, AsyncExitStack() as stack:
        three = [
            await stack.enter_async_context(terminal(here.command("ana", "a"), (240, 80))) for _ in range(3)
        ]
        ben = await stack.enter_async_context(terminal(here.command("ben", "b")))
        for each in (*three, ben):
            await each.see("hello")
        lanes = {id(visit.connection.lane) for visit in here.server.visits}  # type: ignore[attr-defined]
        assert len(lanes) == 2
        hammering = asyncio.ensure_future(hammer(three))
        await asyncio.sleep(0.5)
        for key in "abcde":
            ben.type(key)
            await ben.see(f"key {key}")
        assert not hammering.done()
        hammering.cancel()
    assert not here.server.lanes.lanes


async def test_who_types_faster_than_can_be_shown_is_told_what_was_left_out(tmp_path: Path) -> None:
    async with club(tmp_path) as here, terminal(here.command("ana", "a")) as ana:
        await ana.see("hello")
        ana.type(MANY)
        await ana.see("left out")
        await ana.see("key k")
        ana.type("m")
        await ana.see("key m")


async def test_a_key_that_is_held_down_stops_when_it_is_let_go(tmp_path: Path) -> None:
    """Of the same moving key in a row, no more than a few wait, and no one is told anything."""
    async with club(tmp_path) as here, terminal(here.command("ana", "a")) as ana:
        await ana.see("hello")
        ana.type("\x1b[B" * 500 + "m")
        await ana.see("key m")
        assert "left out" not in ana.text


async def test_a_terminal_that_reads_nothing_gets_one_frame_and_isnt_cut(tmp_path: Path) -> None:
    async with club(tmp_path) as here, inside(here) as (connection, channel, screen):
        (visit,) = here.server.visits
        line: Any = visit.line  # type: ignore[attr-defined]
        transport: Any = connection._transport
        transport.pause_reading()
        channel.change_terminal_size(240, 80)
        sent = 0
        for number in range(150):
            channel.write(b"\x1b[21~")  # all colours
            channel.change_terminal_size(240 - number % 2, 80)
            await asyncio.sleep(0.02)
            sent = max(sent, line.waiting())
        assert sent < MOST_WAITING / 2, "a frame or two beyond what may be behind"
        assert line.waiting() > BEHIND
        assert not line.closed
        transport.resume_reading()
        await until(lambda: line.waiting() == 0)
        channel.write(b"w")
        await until(lambda: b"key w" in screen.got)


def weights(here: Club) -> list[float]:
    """Of all lanes, whoever has them."""
    return sorted({each.weight for each in here.server.lanes.lanes})


async def test_new_names_share_where_anyone_may_come_in(tmp_path: Path) -> None:
    async with club(tmp_path) as here, inside(here, "ana"), inside(here, "ben"):
        assert weights(here) == [STRANGERS / 2], "both from one address"
    members = replace(GENEROUS, stranger_seconds=0.0)
    async with club(tmp_path / "members", limits=members) as here, inside(here, "ana"), inside(here, "ben"):
        assert weights(here) == [1.0]


async def test_who_had_to_be_let_in_is_no_stranger(tmp_path: Path) -> None:
    file = tmp_path / "friends.txt"
    async with club(tmp_path, policy=Policy(authorized_keys=file), limits=Limits()) as here:
        key = asyncssh.read_private_key(str(here.key("ana")))
        _ = file.write_bytes(key.export_public_key())
        async with inside(here, "ana"):
            assert weights(here) == [1.0]
