"""With the real `ssh` over the loopback: who gets in, what they see, how they leave."""

from pathlib import Path

import pytest

from tests.serve.club import SSH, club, terminal, until

pytestmark = pytest.mark.skipif(SSH is None, reason="needs the ssh client")


async def test_a_key_opens_the_door_and_the_first_screen_is_drawn(tmp_path: Path) -> None:
    async with club(tmp_path) as here, terminal(here.command("ana", "a")) as ana:
        await ana.see("hello ana")
        await ana.see("size 80x24")
        ana.type("k")
        await ana.see("key k")
        assert [guest.name for guest in here.house.came] == ["ana"]
        assert here.house.came[0].key is not None
        ana.type("\x03")
        assert await ana.ended() == 0
        assert "Goodbye, ana" in ana.text
        await until(lambda: len(here.house.went) == 1)
        assert b"\x1b[?1049l" in ana.received
