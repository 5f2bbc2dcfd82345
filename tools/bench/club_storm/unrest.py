"""Members who change keys and are banned, servers restarted one after the other, a hanging database."""

import asyncio
import os
import random
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import asyncssh

from tabletop_tui.serve.guests import Guestbook
from tests import postgres

if TYPE_CHECKING:
    from tools.bench.club_storm.guests import Storming
    from tools.bench.club_storm.servers import Served
    from tools.bench.club_storm.storm import Storm

EVERY = 3.0
"""Seconds from one of these to the next."""
BANNED, HANGS = 3.0, 4.0
"""Seconds for which a member is kept out, and for which the database doesn't answer."""


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
            match turn % 4:
                case 0:
                    storm.keys += await asyncio.to_thread(_other_key, book, guest, folder, storm.keys)
                case 1:
                    storm.bans += await _banned(book, guest)
                case 2:
                    storm.hangs += 1
                    await _hang(base, served)
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
