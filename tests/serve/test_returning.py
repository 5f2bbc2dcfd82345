"""A killed connection leaves a terminal in disorder; the next one restores it, however that one ends."""

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.serve.lines.far_terminal import USUAL_SCREEN
from tabletop_tui.tui.terminal.far import USUAL_MODES
from tests.serve.loopback import GENEROUS, SSH, club, terminal

pytestmark = pytest.mark.skipif(SSH is None, reason="needs the ssh client")

LEFT = (b"\x1b[?1000h", b"\x1b[?1006h", b"\x1b[?25l", b"\x1b[?7l", b"\x1b[?1049h")
"""What a game asks of a terminal."""
GIVEN_BACK = (b"\x1b[?1000l", b"\x1b[?1006l", b"\x1b[?25h", b"\x1b[?7h", b"\x1b[?1049l")


async def test_coming_back_and_leaving_gives_the_terminal_back(tmp_path: Path) -> None:
    async with club(tmp_path) as here:
        async with terminal(here.command("ana", "a")) as killed:
            await killed.see("hello ana")
            killed.process.kill()
            _ = await killed.ended()
            assert all(sequence in killed.received for sequence in LEFT)
            assert b"\x1b[?1049l" not in killed.received, "no one was left to put it in order"
        async with terminal(here.command("ana", "a")) as again:
            await again.see("hello ana")
            assert again.received.index(USUAL_MODES.encode()) < again.received.index(b"\x1b[?1049h")
            again.type("\x03")
            assert await again.ended() == 0
            last = {sequence: again.received.rindex(sequence) for sequence in (*LEFT, *GIVEN_BACK)}
            assert all(last[back] > last[left] for left, back in zip(LEFT, GIVEN_BACK, strict=True))


async def test_a_guest_who_is_refused_keeps_a_clean_terminal(tmp_path: Path) -> None:
    """The killed lines may be why they are refused: they count until they are known to be dead."""
    limits = replace(GENEROUS, per_person=1)
    async with club(tmp_path, limits=limits) as here, terminal(here.command("ana", "a")) as first:
        await first.see("hello ana")
        async with terminal(here.command("ana", "a")) as second:
            assert await second.ended() == 1
            order = (USUAL_MODES + USUAL_SCREEN).encode()
            assert second.received.index(order) < second.received.index(
                b"You are already connected several times"
            )
        async with terminal(here.command("ana", "a"), environ={"TERM": "dumb"}) as dumb:
            assert await dumb.ended() == 1
            assert b"You are already connected several times" in dumb.received
            assert b"\x1b" not in dumb.received


async def test_while_guests_come_in_the_server_doesnt_look_through_everything_for_garbage(
    tmp_path: Path,
) -> None:
    """With all screens of a club that takes a second, which the others would wait for."""
    async with club(tmp_path) as here:
        before = here.server.last_key
        async with terminal(here.command("ana", "a")) as ana:
            await ana.see("hello ana")
            assert here.server.last_key > before
