"""An evening with the real server and the real `ssh`; `make evenings` plays it to the end."""

from pathlib import Path

import pytest

from tests.serve.test_command import needs_ssh
from tools.bench.real_evening import RealEvening


@pytest.mark.waits
@needs_ssh
async def test_a_game_goes_on_whatever_happens_to_lines_clients_and_the_server(tmp_path: Path) -> None:
    """The host's screen, two guests and a watcher; windows resized and closed, programs killed."""
    evening = RealEvening("orbis", tmp_path)
    await evening.run(between=2, most=3)
    assert evening.happened == ["resize", "ctrl_c", "close_window", "kill_client", "kill_server"]
    assert evening.stands[0] >= 18


@needs_ssh
async def test_a_terminal_without_a_screen_is_at_the_same_tables(tmp_path: Path) -> None:
    evening = RealEvening("orbis", tmp_path)
    try:
        await evening.serve()
        await evening.come("ana", TERM="dumb")
        ana = evening.terminals["ana"]
        await evening.see("ana", "Open a table for Orbis.")
        assert b"\x1b" not in ana.received
        ana.type("1\r2\r")
        await evening.see("ana", "Orbis for ana and Seat 2.")
        ana.type("say good evening\r")
        await evening.see("ana", "ana: “good evening”", "“good evening”")
        ana.type("\x04")
        assert await ana.ended() == 0
        assert "Your seat is kept for you" in ana.flat
        assert len(evening.games()) == 1
    finally:
        for terminal in evening.terminals.values():
            await terminal.close()
