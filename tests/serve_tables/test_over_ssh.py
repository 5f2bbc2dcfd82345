"""An evening with the real server and the real `ssh`: joined, watched, cut off, killed, gone on with."""

import asyncio
from pathlib import Path

from tabletop_tui.store import Store
from tests.serve.club import ssh_options, terminal, until
from tests.serve.test_command import free_port, headless, home, key_file, needs_ssh

SIZE = (120, 36)


def rows() -> int:
    """How many steps are kept of the only game there is."""
    with Store(home() / "data" / "games.sqlite3") as store:
        (game,) = store.games()
        return game.answers


@needs_ssh
async def test_two_guests_play_a_third_watches_and_the_game_outlives_lines_and_server(tmp_path: Path) -> None:
    port = free_port()
    commands = []
    for name in ("ana", "ben", "zoe"):
        folder = tmp_path / name
        folder.mkdir()
        commands.append([*ssh_options(key_file(folder)), "-p", str(port), f"{name}@127.0.0.1"])
    async with headless(port) as server, terminal(commands[0], SIZE) as ana:
        await ana.see("Hello, ana")
        ana.type("\r")
        await ana.see("A table for Orbis")
        ana.type("\r")
        await ana.see("World of")
        async with terminal(commands[1], SIZE) as ben, terminal(commands[2], SIZE) as zoe:
            await ben.see("1 free seat")
            ben.type("\r")
            await ben.see("World of")
            await zoe.see("Hello, zoe")
            zoe.type("\r")
            await zoe.see("You are watching")
            await until(lambda: "Waiting for" in ana.text or "Waiting for" in ben.text)
            player, other = (ben, ana) if "Waiting for" in ana.text else (ana, ben)
            before = zoe.text
            for _ in range(20):
                if rows():
                    break
                player.type("\r")  # it may ask once more
                await asyncio.sleep(0.3)
            await until(lambda: zoe.text != before)
            taken = rows()
            assert taken
            other.type("\x14")
            await other.see("What do you want to say?")
            other.type("hello there\r")
            await zoe.see("“hello there”")
            await ben.close()
        async with terminal(commands[1], SIZE) as ben:
            await ben.see("World of")
        server.kill()
        assert await ana.ended() == 255
    async with headless(port), terminal(commands[0], SIZE) as ana, terminal(commands[1], SIZE) as ben:
        await ana.see("World of")
        await ben.see("World of")
        await until(lambda: "Waiting for" in ana.text or "Waiting for" in ben.text)
        assert rows() == taken
