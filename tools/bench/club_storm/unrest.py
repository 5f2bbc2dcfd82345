"""Members who change keys, are banned or erased; servers and database restarted, a hanging database."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import asyncssh

from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.errors import StoreError
from tests import postgres

if TYPE_CHECKING:
    from tools.bench.club_storm.guests import Storming
    from tools.bench.club_storm.servers import Served
    from tools.bench.club_storm.storm import Storm

EVERY = 3.0
"""Seconds from one of these to the next."""
BANNED, HANGS, DOWN = 3.0, 4.0, 2.0
"""Seconds for which a member is kept out, for which the database doesn't answer, and for which it is down."""
TRIES = 5
"""How often a member is erased whose erasing is interrupted."""
RETAKEN = 30.0
"""Seconds until a member who was erased must have come again and taken the seat."""


async def stir(
    storm: "Storm",
    base: postgres.Base,
    served: "Sequence[Served]",
    guests: "Sequence[Storming]",
    folder: Path,
) -> None:
    """Until the time is over: one after the other, in turns."""
    ends, chance = monotonic() + storm.seconds, random.Random(storm.seed)
    await asyncio.sleep(storm.arriving)
    with Guestbook(base.address) as book:
        turn = 0
        while monotonic() + HANGS + EVERY < ends:
            guest = chance.choice(guests)
            match turn % 6:
                case 0:
                    storm.keys += await asyncio.to_thread(_other_key, book, guest, folder, storm.keys)
                case 1:
                    storm.bans += await _banned(book, guest)
                case 2:
                    await _erased(storm, base, guests, chance)
                case 3:
                    storm.hangs += 1
                    await _hang(base, served)
                case 4:
                    if storm.own_database:
                        await _database_restarted(base, served, "fast" if turn % 12 < 6 else "immediate")
                        storm.database_restarts += 1
                case _:
                    storm.restarts += await _restarted(served)
            turn += 1
            await asyncio.sleep(EVERY * chance.uniform(0.7, 1.3))


def _other_key(book: Guestbook, guest: "Storming", folder: Path, number: int) -> bool:
    """Exchange a member's key: who is in has to come again, with the other one."""
    file = folder / f"key-{guest.name}-{number}"
    key = asyncssh.generate_private_key("ssh-ed25519")
    key.write_private_key(str(file))
    file.chmod(0o600)
    done = book.names.exchange_key(guest.name, str(key.get_fingerprint())) is None
    if done:
        guest.key = file
    return done


async def _banned(book: Guestbook, guest: "Storming") -> bool:
    """Keep a member out for a while: who is in has to leave at once, and gets the same seat again."""
    if await asyncio.to_thread(book.bans.keep_out, guest.name) is not None:
        return False
    await asyncio.sleep(BANNED)
    return await asyncio.to_thread(book.bans.let_back, guest.name) is None


async def _hang(base: postgres.Base, served: "Sequence[Served]") -> None:
    """Stop everything of the database that serves someone. No server can know meanwhile whose turn it is."""
    with base.admin() as admin:
        find = "SELECT pid FROM pg_stat_activity WHERE datname = %s AND pid != pg_backend_pid()"
        pids = [int(pid) for (pid,) in admin.execute(find, (base.name,)).fetchall()]
    begun = monotonic()
    for number in (signal.SIGSTOP, signal.SIGCONT):
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, number)
        if number == signal.SIGSTOP:
            await asyncio.sleep(HANGS)
    for each in served:
        each.halts.insert(0, (begun, monotonic()))


async def _erased(
    storm: "Storm", base: postgres.Base, guests: "Sequence[Storming]", chance: random.Random
) -> None:
    """Erase a member with the command, and wait until they have come again and taken the seat.

    One at each table: so it is free for nobody else.
    """
    done = {guest.table.id for guest in guests if guest.name in storm.erased}
    if len(done) == len({guest.table.id for guest in guests}):
        return
    left: list[Storming] = []
    for _ in range(100):
        left = [each for each in guests if each.table.id not in done and each.at is not None]
        if left:
            break
        await asyncio.sleep(0.1)
    else:
        return
    guest = chance.choice(left)
    storm.freed, begun = guest.name, monotonic()
    windows = storm.unowned.setdefault(guest.table.id, [])
    windows.append((begun, float("inf")))
    for _ in range(TRIES):
        if await _erase(base, guest.name):
            break
    else:
        storm.wrong.append(f"{guest.name} could not be erased")
    storm.erased.append(guest.name)
    with open_store(base.address) as store:
        while not await asyncio.to_thread(_is_seated, store, guest):
            if monotonic() - begun > RETAKEN:
                storm.wrong.append(f"{guest.name} was erased, and did not get the free seat")
                break
            await asyncio.sleep(0.2)
    windows[-1] = begun, monotonic()
    storm.freed = ""


async def _erase(base: postgres.Base, name: str) -> bool:
    """Whether the command says that it is done; connections may be cut meanwhile."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tabletop_tui", "people", "--erase", name),
        env={**os.environ, "TABLETOP_DATABASE": base.address, "LC_ALL": "C.UTF-8"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate(f"{name}\n".encode())
    return process.returncode == 0 and b"a former player" in said


def _is_seated(store: Store, guest: "Storming") -> bool:
    """Whether a seat at their table, none of which is free, has the name; or the game is over."""
    with suppress(StoreError):
        (game,) = (each for each in store.games() if each.id == guest.table.id)
        return game.over or guest.name in [person.name for person in game.people]
    return False


async def _database_restarted(base: postgres.Base, served: "Sequence[Served]", how: str) -> None:
    """Stop the database and start it again; `immediate`: as if its machine had died."""
    begun = monotonic()
    await asyncio.to_thread(base.server.stop, how)
    await asyncio.sleep(DOWN)
    await asyncio.to_thread(base.server.start)
    for each in served:
        each.halts.insert(0, (begun, monotonic()))


async def _restarted(served: "Sequence[Served]") -> bool:
    """Restart all servers one after the other, as an upgrade does, each while no other is in trouble."""
    for each in served:
        for _ in range(300):
            if not any(one.troubled for one in served):
                break
            await asyncio.sleep(0.1)
        else:
            return False
        each.troubled = True
        await each.end()
        await each.start()
        each.troubled = False
        await asyncio.sleep(1.0)
    return True
