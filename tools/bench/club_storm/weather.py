"""What the storm does: servers are killed and stopped, connections to the database are cut."""

import asyncio
import contextlib
import random
import re
from collections.abc import Sequence
from time import monotonic
from typing import Any

import asyncssh
import psycopg

from tabletop_tui.store import open_store
from tabletop_tui.store.errors import StoreError
from tests import postgres
from tools.bench.club_storm.guests import CONFIRMED, Storming
from tools.bench.club_storm.lines import HEIGHT, WIDTH
from tools.bench.club_storm.servers import Served
from tools.bench.club_storm.storm import SILENCE, Storm


async def blow(
    storm: Storm, base: postgres.Base, served: list[Served], guests: Sequence[Storming], chance: random.Random
) -> None:
    """Until the time is over: kill, cut, stop."""
    ends = monotonic() + storm.seconds
    busy: set[asyncio.Task[None]] = set()
    kill_at = monotonic() + storm.kill_every
    cut_at = monotonic() + storm.cut_every / 2
    stop_at = monotonic() + storm.seconds / 3
    while monotonic() < ends:
        await asyncio.sleep(0.1)
        now = monotonic()
        free = [each for each in served if not each.troubled]
        if now >= kill_at and len(free) > 1:
            kill_at = now + storm.kill_every * chance.uniform(0.7, 1.3)
            storm.kills += 1
            killed = chance.choice(free)
            killed.troubled = True
            free.remove(killed)
            busy.add(asyncio.create_task(killed.die(chance)))
        if now >= cut_at:
            cut_at = now + storm.cut_every * chance.uniform(0.7, 1.3)
            with contextlib.suppress(psycopg.OperationalError):  # it is being restarted
                await asyncio.to_thread(base.cut)
                storm.cuts += 1
            busy.add(asyncio.create_task(_mended(storm, guests)))
        if now >= stop_at and storm.stops < 2 and len(free) > 1 and now + storm.stop_for < ends:
            stop_at = now + storm.seconds / 3
            storm.stops += 1
            halted = chance.choice(free)
            halted.troubled = True
            busy.add(asyncio.create_task(_stop(storm, base, halted)))
    if busy:
        _ = await asyncio.wait(busy)
        for task in busy:
            task.result()


async def _stop(storm: Storm, base: postgres.Base, server: Served) -> None:
    """Stop a server, let it go on, and see when what it shows to someone who watches is right again."""
    options: Any = {"known_hosts": None, "config": None, "agent_path": None}
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with asyncssh.connect(
        "127.0.0.1", server.port, username=f"watch{storm.stops}", client_keys=[key], **options
    ) as line:
        talk = await line.create_process(term_type="dumb", term_size=(WIDTH, HEIGHT), encoding="utf-8")
        watched = Watched()
        reading = asyncio.create_task(watched.read(talk))
        for _ in range(100):
            await asyncio.sleep(0.1)
            if watched.text.endswith("quit to leave.\r\n> ") and not storm.freed:
                watched.text = ""
                talk.stdin.write("1\r")
            if "Waiting for" in watched.text or "is thinking" in watched.text:
                break
        server.halt()
        await asyncio.sleep(storm.stop_for)
        server.go_on()
        begun = monotonic()
        with open_store(base.address) as store:
            while not await asyncio.to_thread(watched.is_right_by, store):
                if monotonic() - begun > SILENCE * 2 or reading.done():
                    storm.wrong.append(f"a screen was never right again: {watched.text[-300:]!r}")
                    break
                await asyncio.sleep(0.05)
        storm.stop_right_after.append(monotonic() - begun)
        reading.cancel()
    server.troubled = False


class Watched:
    """The screen of someone who only watches."""

    def __init__(self) -> None:
        self.text = ""

    async def read(self, talk: Any) -> None:
        """Keep what is shown."""
        while read := await talk.stdout.read(8192):
            self.text += read

    def is_right_by(self, store: Any) -> bool:
        """As `is_right`; not while the database doesn't answer."""
        try:
            return self.is_right(store)
        except StoreError:
            return False

    def is_right(self, store: Any) -> bool:
        """Whether it says whose turn it is at the table that it shows."""
        people = re.findall(r"\bg\d\d[abc]\b", self.text)
        said = re.findall(r"(?:Waiting for (\w+)|(\w+) is thinking)", self.text)
        for game in store.games():
            if people and people[-1] in {person.name for person in game.people}:
                if game.over or game.turn is None:
                    return "wins with" in self.text or "share the win" in self.text
                return bool(said) and game.people[game.turn].name in said[-1]
        return False


async def _mended(storm: Storm, guests: Sequence[Storming]) -> None:
    """Note when the first answer that was typed after a cut has been taken."""
    begun = monotonic()
    before = {each.name: len(each.answers) for each in guests}
    while monotonic() - begun < SILENCE * 2:
        await asyncio.sleep(0.02)
        for each in guests:
            if any(known == CONFIRMED for _, known in each.answers[before[each.name] :]):
                storm.mended_after.append(monotonic() - begun)
                return
