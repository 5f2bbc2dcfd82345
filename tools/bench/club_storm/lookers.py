"""Guests with OpenSSH's client and a full screen, who watch a table."""

import asyncio
import contextlib
import random
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic

from tests.serve.loopback import Terminal
from tools.bench.club_storm.eye import Seen, Sight
from tools.bench.club_storm.lines import LOGGED_IN, command
from tools.bench.club_storm.servers import Served
from tools.bench.club_storm.storm import SILENCE, Storm

SIZE = (120, 36)
_TURN = r"Waiting for \w+|\w+ is thinking|wins with|share the win"
_HEAD = 6
"""Lines in which all players are named: in Bora Bora one below the other, elsewhere in the header."""
_GLANCE = 0.03
"""Seconds from one look at its screen to the next."""


class Looker:
    """Someone who comes to the first table of the list, and comes back wherever there is a server."""

    def __init__(
        self, storm: Storm, name: str, served: Sequence[Served], key: Path, tables: Mapping[str, str]
    ) -> None:
        self.storm, self.name, self.served, self.key = storm, name, served, key
        self.tables = tables
        """The ids of tables by the names of their players."""
        self.chance = random.Random(f"{storm.seed} {name}")
        self.seen = Seen(name, full=True)
        """What the screen has said, all the time."""
        self.over = False
        self._text = ""

    async def run(self) -> None:
        """Until the storm is over."""
        while not self.over:
            if self.storm.freed:  # else they would take the seat of who was erased
                await asyncio.sleep(0.2)
                continue
            server, began = self.chance.choice(self.served), monotonic()
            terminal = await Terminal.run(command(server.port, self.name, self.key), SIZE)
            try:
                with contextlib.suppress(TimeoutError):
                    await self._watch(terminal, server, began)
            finally:
                self._text = ""
                self.seen.sights.append(Sight(monotonic(), None))
                await terminal.close()
            await asyncio.sleep(self.chance.uniform(0.1, 0.6))

    async def _watch(self, terminal: Terminal, server: Served, began: float) -> None:
        """Until the line ends; a line on which nothing comes to be seen is left."""
        read = len(terminal.received)
        while LOGGED_IN.encode() not in terminal.received:
            if not terminal.reading or monotonic() - began > SILENCE * 2:
                raise TimeoutError
            await asyncio.sleep(_GLANCE)
        self.storm.visits += 1
        self.seen.sights.append(Sight(monotonic(), server, came=True))
        heard, chosen = monotonic(), False
        while not self.over and terminal.reading:
            if len(terminal.received) != read:
                read, heard = len(terminal.received), monotonic()
                self._text = terminal.flat
                self._note(server)
            if not chosen and f"Hello, {self.name}" in self._text:
                if self.storm.freed:
                    return
                terminal.type("\r")
                chosen = True
            if monotonic() - heard > 3 * SILENCE and server.halted:
                raise TimeoutError
            await asyncio.sleep(_GLANCE)

    def _note(self, server: Served) -> None:
        """What the screen says, if it is something else than before."""
        said = re.search(_TURN, self._text)
        head = self._text[: _HEAD * SIZE[0]]  # further below may stand what guests of other tables say
        shown = {self.tables[name] for name in re.findall(r"\w+", head) if name in self.tables}
        table = shown.pop() if said and len(shown) == 1 else ""
        says = said[0] if said and table else ""
        last = self.seen.sights[-1]
        if (last.table, last.says) != (table, says):
            self.seen.sights.append(Sight(monotonic(), server, table, says))
