"""A guest who is kept out learns why, from what their own `ssh` shows them."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.serve.limits import MOST_REFUSALS, Limits
from tabletop_tui.text.words import Words
from tests.serve.loopback import GENEROUS, PATIENCE, SSH, club, terminal, until
from tests.serve.test_ssh import answer

WIDE = (200, 24)
"""No sentence is broken."""

pytestmark = pytest.mark.skipif(SSH is None, reason="needs the ssh client")


async def test_a_wrong_code_is_called_wrong(tmp_path: Path) -> None:
    """Each time, beside what codes look like."""
    async with club(tmp_path) as here:
        async with terminal(here.command("ana", None), WIDE) as ana:
            await answer(ana, "wrong-code")
            await ana.see("No invitation here has that code")
            await answer(ana, "wrong-again")
            await until(lambda: ana.text.count("No invitation here has that code") == 2)
        assert "wrong-again" not in here.log.getvalue()


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (replace(GENEROUS, waiting=0), "Too many people are logging in"),
        (replace(GENEROUS, strangers_per_address=0), "others are logging in from your address"),
    ],
)
async def test_an_address_is_told_why_it_is_refused(tmp_path: Path, limits: Limits, said: str) -> None:
    async with club(tmp_path, limits=limits) as here:
        async with terminal(here.command("ana", "a"), WIDE) as ana:
            assert await ana.ended() == 255
            assert said in ana.text
        assert here.events("refused")


async def test_an_address_that_has_to_wait_is_told_how_long(tmp_path: Path) -> None:
    async with club(tmp_path, limits=replace(GENEROUS, first_penalty=600.0)) as here:
        async with terminal(here.command("ana", None), WIDE) as ana:
            for _ in range(3):
                await answer(ana, "wrong-code")
            assert await ana.ended() == 255
        await until(lambda: not here.server.connections)
        async with terminal(here.command("ana", "a"), WIDE) as again:
            assert await again.ended() == 255
            assert "in 10 minutes, or with a key that is known here" in again.flat


async def test_what_ends_a_connection_is_spelt_in_ascii(tmp_path: Path) -> None:
    """OpenSSH shows every other character of such a sentence as a number."""
    async with club(tmp_path, limits=replace(GENEROUS, waiting=0)) as here:
        here.server.words = Words("de")
        async with terminal(here.command("ana", "a"), WIDE) as ana:
            assert await ana.ended() == 255
            assert "vor der Tuer" in ana.text


async def test_a_flood_of_refused_connections_is_not_told_one_by_one(tmp_path: Path) -> None:
    """Refusals with a reason are counted, and none stays connected for long."""
    async with club(tmp_path, limits=replace(GENEROUS, waiting=0)) as here:
        opened = [await asyncio.open_connection("127.0.0.1", here.port) for _ in range(2 * MOST_REFUSALS)]
        heard = [await asyncio.wait_for(_heard(reader), PATIENCE) for reader, _ in opened]
        told = sum(b"SSH-2.0" in each for each in heard)
        assert 0 < told <= MOST_REFUSALS
        for _, writer in opened:
            writer.close()
        started = time.monotonic()
        await until(lambda: here.server.refusals.refusing == 0)
        assert time.monotonic() - started < 5


async def _heard(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:
        return b""
