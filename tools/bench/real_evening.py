"""An evening over the real `ssh`: the host at the screen of `tabletop serve`, two guests, a watcher.

Each has a terminal of their own. A game is played to its end by the keys that the screens show. Meanwhile
windows are resized and closed, a guest presses ctrl+c, and a client and the server are killed; after each of
these the game has to go on.
"""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import asyncssh

from rulesets import BUILT
from tabletop_tui.kit.titles import game_title
from tabletop_tui.serve.running import REHEARSAL_VARIABLE
from tabletop_tui.store import GameSummary, open_store
from tabletop_tui.text.words import Words
from tests.keys_shown import keys_shown
from tests.serve.loopback import Terminal, ssh_options

SIZE = (120, 36)
HOST, ANA, BEN, ZOE = "hanna", "ana", "ben", "zoe"
PLAYERS = (HOST, ANA, BEN)
EVERYBODY = (*PLAYERS, ZOE)

PATIENCE = 20.0
"""Seconds in which an answer, or a screen, has to come."""

AT_TABLE = ("Enter take", "Tab others", "s score")
"""Keys at the foot of a game's screen and of no other; at least one of them has room."""

_CTRL_C = "\x03"
_UP, _DOWN, _RIGHT = "\x1b[A", "\x1b[B", "\x1b[C"


@dataclass
class RealEvening:
    """One game, from the opening of the tables to their closing."""

    game: str
    folder: Path
    chance: random.Random = field(default_factory=lambda: random.Random(11))
    terminals: dict[str, Terminal] = field(default_factory=dict)
    happened: list[str] = field(default_factory=list)
    """What the game has outlived."""
    port: int = 0

    # -- coming and going --------------------------------------------------------------------------

    @property
    def environ(self) -> dict[str, str]:
        """The server's environment: a home of its own, and nothing of this machine's."""
        return {
            "TABLETOP_HOME": str(self.folder / "home"),
            "LC_ALL": "C.UTF-8",
            "TABLETOP_GLANCE": "0",
            REHEARSAL_VARIABLE: os.environ.get(REHEARSAL_VARIABLE, ""),  # in the tests, none has time for it
            "PYTHONPATH": str(Path.cwd()),
        }

    def key(self, name: str) -> Path:
        """A player's key."""
        file = self.folder / name
        if not file.exists():
            asyncssh.generate_private_key("ssh-ed25519").write_private_key(str(file))
            file.chmod(0o600)
        return file

    async def serve(self) -> None:
        """The host opens the tables."""
        self.port = self.port or _free_port()
        command = [sys.executable, "-m", "tabletop_tui", "serve", "--name", HOST, "--port", str(self.port)]
        self.terminals[HOST] = await Terminal.run(command, SIZE, self.environ)
        await self.see(HOST, f"Hello, {HOST}")

    async def come(self, name: str, **environ: str) -> None:
        """A guest comes."""
        command = [*ssh_options(self.key(name)), "-p", str(self.port), f"{name}@127.0.0.1"]
        self.terminals[name] = await Terminal.run(command, SIZE, environ)

    async def see(self, name: str, *texts: str) -> None:
        """Wait until one of these texts is on a guest's screen."""
        end = time.monotonic() + PATIENCE
        while not any(text in self.terminals[name].flat for text in texts):
            assert time.monotonic() < end, f"{name} never saw {texts}:\n{self.terminals[name].text}"
            await asyncio.sleep(0.02)

    async def sit_down(self, name: str, at_once: bool = True) -> None:
        """Get to the table: guests with a seat are there at once; watchers and the host choose it first."""
        if not at_once:
            await self.see(name, f"Hello, {name}")
            self.terminals[name].type("\r")
        await self.see(name, *AT_TABLE)

    async def begin(self) -> None:
        """All guests come, and the host opens a table for three."""
        await self.serve()
        host = self.terminals[HOST]
        title = game_title(Words("en"), self.game)
        for _ in range(BUILT.index(self.game)):
            host.type("j")
        host.type("\r")
        await self.see(HOST, f"A table for {title}")
        host.type(_DOWN * 2 + _RIGHT)  # over the other button to the first field: the number of players
        await self.see(HOST, "Player 3")
        host.type(_UP * 2 + "\r")
        await self.see(HOST, *AT_TABLE)
        for name in (ANA, BEN, ZOE):
            await self.come(name)
            await self.sit_down(name, at_once=False)

    # -- playing -----------------------------------------------------------------------------------

    @property
    def stands(self) -> tuple[int, bool]:
        """How many answers are kept, and whether the game is over."""
        (kept,) = self.games()
        return kept.answers, kept.over

    def games(self) -> list[GameSummary]:
        """All games that are kept."""
        with open_store(self.folder / "home" / "data" / "games.sqlite3") as store:
            return store.games()

    def deciding(self) -> str | None:
        """The player whose screen shows the table and waits for no one else; `None` if all wait."""
        for name in PLAYERS:
            text = self.terminals[name].flat
            if any(sign in text for sign in AT_TABLE) and "Waiting for" not in text:
                return name
        return None

    async def answer(self) -> None:
        """The player who is asked presses a key that their screen shows, until an answer is kept."""
        before = self.stands
        end = time.monotonic() + PATIENCE
        tries = 0
        while self.stands == before:
            assert time.monotonic() < end, "no one's keys do anything:\n" + "\n\n".join(
                f"{name}:\n{terminal.text}" for name, terminal in self.terminals.items()
            )
            name = self.deciding()
            if name is None:
                await asyncio.sleep(0.02)
                continue
            terminal = self.terminals[name]
            labels = keys_shown(terminal.lines)
            key = self.chance.choice(labels) if labels and tries % 4 < 3 else "\r"
            terminal.type(key)
            if not await self._kept(before, 0.4):
                terminal.type(key)  # it may have asked once more
                _ = await self._kept(before, 0.4)
            tries += 1

    async def _kept(self, before: tuple[int, bool], seconds: float) -> bool:
        for _ in range(round(seconds / 0.02)):
            if self.stands != before:
                return True
            await asyncio.sleep(0.02)
        return self.stands != before

    async def play(self, answers: int) -> bool:
        """Play this many more answers, or to the end. Returns whether the game is over."""
        for _ in range(answers):
            if self.stands[1]:
                return True
            await self.answer()
        return self.stands[1]

    # -- what can happen to a line ----------------------------------------------------------------

    async def resize(self) -> None:
        """Windows are dragged."""
        ana, zoe = self.terminals[ANA], self.terminals[ZOE]
        for width in range(60, 150, 3):
            ana.resize(width, 24 + width % 20)
            await asyncio.sleep(0.005)
        zoe.resize(20, 5)
        ana.resize(80, 24)
        await self.see(ZOE, "48x20")
        await self.see(ANA, *AT_TABLE)
        ana.resize(*SIZE)
        zoe.resize(*SIZE)
        await self.see(ZOE, "Waiting for", "wins with", "share the win")
        await self.see(ANA, *AT_TABLE)

    async def ctrl_c(self) -> None:
        """A guest leaves by ctrl+c, and comes back."""
        ben = self.terminals[BEN]
        ben.type(_CTRL_C)
        assert await ben.ended() == 0
        assert "Your seat is kept for you" in ben.flat
        await ben.close()
        await self.come(BEN)
        await self.sit_down(BEN)

    async def close_window(self) -> None:
        """A window is closed with everything in it."""
        await self.terminals[ANA].close()
        await self.come(ANA)
        await self.sit_down(ANA)

    async def kill_client(self) -> None:
        """`kill -9` of an `ssh`."""
        ben = self.terminals[BEN]
        ben.process.send_signal(signal.SIGKILL)
        await ben.close()
        await self.come(BEN)
        await self.sit_down(BEN)

    async def kill_server(self) -> None:
        """`kill -9` of the server, with the host's screen on it; it is started again, and all come back."""
        before = self.stands
        self.terminals[HOST].process.send_signal(signal.SIGKILL)
        for name in (ANA, BEN, ZOE):
            assert await self.terminals[name].ended() == 255
        for name in EVERYBODY:
            await self.terminals[name].close()
        await self.serve()
        await self.sit_down(HOST, at_once=False)
        for name in (ANA, BEN, ZOE):
            await self.come(name)
            await self.sit_down(name, at_once=name != ZOE)
        assert self.stands == before

    @property
    def trials(self) -> tuple[Callable[[], Awaitable[None]], ...]:
        """Everything that can happen, in order."""
        return (self.resize, self.ctrl_c, self.close_window, self.kill_client, self.kill_server)

    # -- the whole ---------------------------------------------------------------------------------

    async def run(self, between: int, most: int = 10**6) -> None:
        """The whole evening: this many answers before each trial, and then `most` more, or to the end."""
        try:
            await self.begin()
            for trial in self.trials:
                assert not await self.play(between), "the game was over too soon"
                await trial()
                before = self.stands[0]
                assert not await self.play(1)
                assert self.stands[0] > before
                self.happened.append(trial.__name__)
            if await self.play(most):
                for name in EVERYBODY:
                    await self.see(name, "wins with", "share the win")
            await self.close()
        finally:
            for terminal in self.terminals.values():
                await terminal.close()

    async def close(self) -> None:
        """The server is told to end: each player is told, and the terminals are clean."""
        self.terminals[HOST].process.terminate()
        for name in (ANA, BEN, ZOE):
            assert await self.terminals[name].ended() == 1
            assert "The host has closed these tables" in self.terminals[name].flat
            received = self.terminals[name].received
            assert received.rindex(b"\x1b[?1049l") > received.rindex(b"\x1b[?1049h")
        assert await self.terminals[HOST].ended() == 0


def _free_port() -> int:
    from tests.serve.test_command import free_port

    return free_port()
