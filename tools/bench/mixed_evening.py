"""An evening of Bora Bora over the real `ssh` without a host's screen: an owner, a guest by key, a guest by
invitation, a watcher and a troublemaker, each from an address of their own; to the end of the game.

Part of `make evenings` (`python -m tools.bench.evenings mixed`). After every answer all that each terminal
was sent is searched for what isn't theirs: cards of others' hands, and sentences for others alone.
"""

import asyncio
import os
import re
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import asyncssh

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.kit.titles import game_title
from tabletop_tui.serve.limits import Limits
from tabletop_tui.store import GameSummary, open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tests.serve.loopback import Terminal, ssh_options, until
from tests.serve.tables.test_hands_over_ssh import MOST_STEPS, Follower, Seat, answer, secrets_of
from tools.bench.pty import lines_of
from tools.bench.real_evening import AT_TABLE, SIZE, RealEvening

GAME = "bora_bora"
NO_SEAT = -1
"""A watcher's; no event is told to it alone."""
OWNER, KEYED, INVITED, WATCHER, TROUBLE, AGAIN = "ute", "ana", "carl", "zoe", "mal", "max"
PLAYERS = (OWNER, KEYED, INVITED)
ADDRESSES = {name: f"127.0.1.{1 + n}" for n, name in enumerate((*PLAYERS, WATCHER, TROUBLE, AGAIN))}
CROWD = [f"127.0.2.{1 + n}" for n in range(8)]
LIMITS = Limits()
_UP, _DOWN, _RIGHT = "\x1b[A", "\x1b[B", "\x1b[C"
_PEOPLE, _TALK = "\x0e", "\x14"


class Kept(Follower):
    """The game that runs on the server, followed on its disk; its seed is read there."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        with open_store(_file()) as store:
            head = store.load(game_id).head
        rules = load_rules(GAME)
        self.table: Table[Any] = Table.new(
            rules, head["seats"], head["seed"], listen=True, **rules.variants_of(head["variants"])
        )


def _file() -> Any:
    from tests.serve.tables.test_hands_over_ssh import file

    return file()


class Eyes(Seat):
    """A terminal of this evening: at a seat, or without one."""

    def __init__(self, seat: int, line: Terminal, people: list[Person]) -> None:
        super().__init__(0, line, people)
        self.seat = seat

    def own_hand(self, table: Table[Any]) -> dict[str, int]:
        return {} if self.seat == NO_SEAT else super().own_hand(table)


@dataclass
class MixedEvening(RealEvening):
    """From the opening of the tables to the end of the game."""

    sockets: list[socket.socket] = field(default_factory=list)

    # -- coming ------------------------------------------------------------------------------------

    def ssh(self, name: str, *, key: str | None, login: str | None = None) -> list[str]:
        """The command with which a guest comes, from an address of their own."""
        options = [*ssh_options(self.key(key) if key else None), "-b", ADDRESSES[name]]
        return [*options, "-p", str(self.port), "-l", name if login is None else login, "127.0.0.1"]

    async def come(self, name: str, **environ: str) -> None:
        """A guest comes, with a key."""
        self.terminals[name] = await Terminal.run(self.ssh(name, key=name), SIZE, environ)
        await self.see(name, f"Hello, {name}")

    async def serve(self) -> None:
        """Start a server without a screen, which has an owner."""
        from tests.serve.test_command import free_port

        public = self.folder / f"{OWNER}.pub"
        asyncssh.read_private_key(str(self.key(OWNER))).write_public_key(str(public))
        environ = {**os.environ, **self.environ}
        program = [sys.executable, "-m", "tabletop_tui"]
        adding = [*program, "people", "--add", OWNER, "--key", str(public)]
        await asyncio.to_thread(subprocess.run, adding, env=environ, check=True, capture_output=True)
        self.port = free_port()
        serving = ["serve", "--no-screen", "--owner", OWNER, "--allow-anonymous", "--port", str(self.port)]
        self.terminals["server"] = await Terminal.run([*program, *serving], SIZE, self.environ)
        await self.see("server", "Ctrl+C closes the tables")

    def running(self) -> list[GameSummary]:
        """All tables, whoever opened them."""
        with open_store(_file()) as store:
            return store.games()

    async def open_table(self, name: str, seats: int) -> str:
        """Open a table for the game by its screen. Returns its id."""
        before = {game.id for game in self.running()}
        line = self.terminals[name]
        line.type("\x1b[F")  # the end of the list
        for _ in range(len(BUILT) - 1 - BUILT.index(GAME)):
            line.type("k")
        line.type("\r")
        await self.see(name, f"A table for {game_title(Words('en'), GAME)}")
        if seats == 3:
            line.type(_DOWN * 2 + _RIGHT)  # over the other button to the first field
            await self.see(name, "Player 3")
            line.type(_UP * 2)
        line.type("\r")
        await self.see(name, *AT_TABLE)
        (fresh,) = {game.id for game in self.running()} - before
        return fresh

    async def say(self, name: str, *remarks: str) -> None:
        """Say something at the table."""
        for remark in remarks:
            self.terminals[name].type(_TALK)
            await self.see(name, "What do you want to say?")
            self.terminals[name].type(f"{remark}\r")
            await self.gone(name, "What do you want to say?")

    async def gone(self, name: str, text: str) -> None:
        """Wait until a text has gone from a guest's screen."""
        await until(lambda: text not in self.terminals[name].flat)

    # -- trouble -----------------------------------------------------------------------------------

    async def claim_names(self) -> None:
        """Names of others, names that look like theirs, none at all: no one gets in by any of them."""
        tries = {
            KEYED: "belongs to",
            "аna": "mixes letters",
            "": "Log in with a name",
            "boss": "known as mal",
        }
        for login, said in tries.items():
            line = await Terminal.run(self.ssh(TROUBLE, key=TROUBLE, login=login), SIZE)
            self.terminals[f"{TROUBLE} as {login!r}"] = line
            await self.see(f"{TROUBLE} as {login!r}", said)
            await line.close()
            await asyncio.sleep(7)  # ten connections a minute
        self.happened.append("names claimed")

    async def open_too_many(self) -> None:
        """Five tables, and no sixth."""
        line = self.terminals[TROUBLE]
        for _ in range(LIMITS.tables_each):
            _ = await self.open_table(TROUBLE, 2)
            line.type("q")
            await self.see(TROUBLE, f"Hello, {TROUBLE}")
        line.type("\x1b[F\r")
        await self.see(TROUBLE, "A table for")
        line.type("\r")
        await self.see(TROUBLE, f"You already have {LIMITS.tables_each} open tables")
        line.type("\x1b")
        await self.gone(TROUBLE, "A table for")
        self.happened.append("tables opened")

    def half_open(self) -> None:
        """All places of strangers are taken by connections that say nothing."""
        for number in range(LIMITS.strangers):
            one = socket.create_connection(
                ("127.0.0.1", self.port), source_address=(CROWD[number % len(CROWD)], 0)
            )
            self.sockets.append(one)
        self.happened.append("half-open connections")

    async def flood(self, name: str) -> None:
        """More talk than any guest may have."""
        for number in range(40):
            await self.say(name, f"spam {number}")
            await asyncio.sleep(0.1)
            if "Not so fast" in self.terminals[name].flat:
                break
        else:
            raise AssertionError("nothing stops a flood")
        self.happened.append(f"flood of {name}")

    async def send_away(self) -> None:
        """The owner shows the troublemaker out, and frees the seat after a while."""
        ute = self.terminals[OWNER]
        ute.type(_PEOPLE)
        await self.see(OWNER, "who sits where")
        ute.type(_DOWN + "x")
        await self.see(OWNER, f"Send {TROUBLE} away?")
        ute.type("\x1b[D\r")
        assert await self.terminals[TROUBLE].ended() == 1
        assert "You have been sent away" in self.terminals[TROUBLE].flat
        line = await Terminal.run(self.ssh(TROUBLE, key=TROUBLE), SIZE)
        self.terminals[f"{TROUBLE} again"] = line
        await self.see(f"{TROUBLE} again", "The host has sent you away")
        ute.type("f")
        await self.see(OWNER, "has been asked to agree")
        await asyncio.sleep(LIMITS.gone_seconds + 1)
        ute.type("f")
        await self.see(OWNER, "The seat is free now.")
        self.happened.append("sent away, seat freed")

    async def mute(self) -> None:
        """The troublemaker is back with another key, and is muted."""
        await self.come(AGAIN)
        await self.find_table(AGAIN, "w")
        await self.flood(AGAIN)
        ute = self.terminals[OWNER]
        for _ in range(8):
            if f"▌ {AGAIN} watching" in re.sub(" +", " ", ute.flat):
                break
            ute.type(_DOWN)
            await asyncio.sleep(0.3)
        assert f"▌ {AGAIN} watching" in re.sub(" +", " ", ute.flat), ute.text
        ute.type("m")
        await self.see(OWNER, "may not speak")
        await asyncio.sleep(4)
        await self.say(AGAIN, "still here")
        await self.see(AGAIN, "You can't speak")
        self.happened.append("muted")

    # -- the evening -------------------------------------------------------------------------------

    async def gather(self) -> str:
        """All guests come to the owner's table, in spite of everything. Returns its id."""
        await self.serve()
        await self.come(OWNER)
        table = await self.open_table(OWNER, 3)
        await self.come(TROUBLE)
        self.terminals[TROUBLE].type("\r")
        await self.see(TROUBLE, *AT_TABLE)
        await self.flood(TROUBLE)
        self.terminals[TROUBLE].type("q")
        await self.see(TROUBLE, f"Hello, {TROUBLE}")
        await self.open_too_many()
        await self.come(KEYED)
        await self.find_table(KEYED)
        await self.claim_names()
        await self.send_away()
        self.half_open()
        code = await self.invite(2)
        carl = await Terminal.run(self.ssh(INVITED, key=None), SIZE)
        self.terminals[INVITED] = carl
        await self.see(INVITED, "Invitation code:")
        carl.type(f"{code}\r")
        await self.see(INVITED, *AT_TABLE)
        await self.come(WATCHER)
        await self.find_table(WATCHER, "w")
        await self.mute()
        self.terminals[OWNER].type("\x1b")
        await self.see(OWNER, *AT_TABLE)
        return table

    async def find_table(self, name: str, key: str = "\r") -> None:
        """Go to the owner's table in the list."""
        line = self.terminals[name]
        line.type("\x1b[H")
        await self.see(name, f"● {OWNER}")
        for _ in range(12):
            chosen = [row for row in lines_of(line.screen) if row.lstrip().startswith("▌")]
            if any(OWNER in row for row in chosen):
                break
            line.type(_DOWN)
            await asyncio.sleep(0.3)
        line.type(key)
        await self.see(name, *AT_TABLE)

    async def invite(self, seat: int) -> str:
        """The owner, who is looking at the seats, gets a code for the one that was freed."""
        self.terminals[OWNER].type("i")
        await self.see(OWNER, "Invitation: ")
        found = re.search(r"Invitation: ([a-z2-9-]{14})", self.terminals[OWNER].flat)
        assert found is not None
        return found[1]

    async def play_on(self, table: str) -> None:
        """Play to the end; every terminal is searched after every answer."""
        game = Kept(table)
        with open_store(_file()) as store:
            people = list(store.load(table).people)
        seats = {person.name: seat for seat, person in enumerate(people)}
        assert set(seats) == set(PLAYERS), seats
        eyes = [
            Eyes(seats[name], self.terminals[name], people) for name in sorted(PLAYERS, key=seats.__getitem__)
        ]
        eyes += [Eyes(NO_SEAT, self.terminals[name], people) for name in (WATCHER, AGAIN)]
        secrets: dict[int, set[str]] = {id(each): set() for each in eyes}
        for _ in range(MOST_STEPS):
            decision = game.table.decision
            if decision is None:
                break
            before = {id(each): each.own_hand(game.table) for each in eyes}
            await answer(eyes[decision.seat], game, self.chance)
            shown = game.catch_up()
            for each in eyes:
                for other in eyes[: len(PLAYERS)]:
                    if other is not each:
                        secrets[id(each)] |= secrets_of(shown, other, each)
                await each.comes_to(partial(each.settled, game.table))
                each.check(game.table, before[id(each)], secrets[id(each)])
        assert game.table.decision is None
        totals = [str(stood.total) for stood in game.table.rules.standings(game.table.state)]
        for each in eyes:
            await each.comes_to(partial(each.shows, *totals))
        assert all(each.looks > 20 for each in eyes[: len(PLAYERS)])
        assert not any(each.looks for each in eyes[len(PLAYERS) :])
        self.happened.append("played to the end")

    async def run_all(self) -> int:
        """The whole evening. Returns how many answers were given."""
        os.environ["TABLETOP_HOME"] = str(self.folder / "home")
        try:
            table = await self.gather()
            await self.play_on(table)
            return next(game.answers for game in self.running() if game.id == table)
        finally:
            _ = os.environ.pop("TABLETOP_HOME", None)
            for one in self.sockets:
                one.close()
            for terminal in self.terminals.values():
                await terminal.close()
