"""Guests who play in plain mode by what they read, and go to another server when theirs is gone or silent."""

import asyncio
import contextlib
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from tools.bench.club_storm.eye import Seen, Sight
from tools.bench.club_storm.lines import LOST, Line, Open
from tools.bench.club_storm.servers import Served
from tools.bench.club_storm.storm import SILENCE, Storm

TEXT = 60
"""How many characters of an option are compared: terminals are only so wide."""
REFUSED = re.compile(
    r"moved on at another server|^That can't be chosen|server is closing|was not taken|only just appeared",
    re.MULTILINE,
)
MOVED_ON = re.compile(r"moved on at another server|^That can't be chosen", re.MULTILINE)
TOO_LATE = re.compile(r"only just appeared|'s decision now")
"""What is said to an answer when something else is asked by then; a remark may hear the first, too."""
UNSURE = re.compile(r"Whether the last step was kept|No database answers|The database at", re.MULTILINE)
SENT, CONFIRMED, REFUSED_SO = "sent", "confirmed", "refused"


@dataclass
class Table:
    """What guests note of a table, for all to see."""

    id: str
    names: Sequence[str] = ()
    """Its guests."""
    has_bots: bool = False
    """Computer players sit here, too: from one person's answer to another's question takes their time."""
    answered: tuple[str, float, Served | None] = ("", 0.0, None)
    """Who has typed an answer last, when, and at which server."""
    said: dict[str, tuple[float, Served | None]] = field(default_factory=dict)
    """When a remark was typed, and at which server."""


class Storming:
    """A guest who answers whatever is asked, and comes back wherever there is a server."""

    def __init__(
        self, storm: Storm, name: str, table: Table, served: Sequence[Served], key: Path, line: Open
    ) -> None:
        self.storm, self.name, self.table, self.served = storm, name, table, served
        self.key = key
        self.answers: list[list[str]] = []
        """What was typed, as the list said it, and what is known of it."""
        self.chance = random.Random(f"{storm.seed} {name}")
        self.stands = ""
        """The last that the screen said of whose turn it is; empty for a guest who has just come."""
        self.seen = Seen(name)
        """What the screen has said, all the time."""
        self.at: Served | None = None
        """Where they are logged in,"""
        self.logged_in = 0.0
        """and since when."""
        self.resting = False
        self.over = False
        self._line = line
        self._buffer = ""
        self._options: list[str] = []
        self._waiting = False
        """What has become of the last answer is still to be heard."""
        self._due = 0.0
        """When to answer; 0 while nothing is asked."""
        self._answered = False
        """The last that was typed was an answer, and nothing has been said against it."""

    async def run(self) -> None:
        """Until the storm is over."""
        await asyncio.sleep(self.chance.uniform(0.0, self.storm.arriving))
        while not self.over:
            with contextlib.suppress(*LOST):
                await self._visit()
            if not self.over:
                await asyncio.sleep(self.chance.uniform(0.1, 0.6))

    async def _visit(self) -> None:
        self.storm.visits += 1
        server, began = self.chance.choice(self.served), monotonic()
        async with asyncio.timeout(SILENCE * 2):
            line = await self._line(server.port, self.name, self.key)
        self.storm.came_after.append(line.logged_in - began)
        self.stands, self.at, self.logged_in = "", server, line.logged_in
        self.seen.sights.append(Sight(line.logged_in, server, self.table.id, came=True))
        try:
            self._buffer = ""
            await self._talk(line)
        finally:
            self.at = None
            self.seen.sights.append(Sight(monotonic(), None))
            line.close()

    async def _talk(self, line: Line) -> None:
        """Read and answer. A line that says nothing for too long is left."""
        self._waiting, self._due, self._options = False, 0.0, []
        while not self.over:
            calm = self.stands.startswith("Waiting") and not self._waiting
            patience = self._due - monotonic() if self._due else 1.0 if calm else SILENCE
            try:
                read = await asyncio.wait_for(line.read(), max(0.01, patience))
            except TimeoutError:
                if self._due:
                    self._answer(line)
                elif self._waiting or (not calm and not self.resting):
                    raise
                elif self.resting:
                    line.write("again\r")
                    await asyncio.sleep(1)
                elif self.chance.random() < 0.15:
                    self._say(line)
                continue
            if not read:
                raise EOFError
            self._buffer += read
            self._hear_remarks()
            if self._buffer.endswith("> "):
                text, self._buffer = self._buffer, ""
                self._heard(line, text)

    def _answer(self, line: Line) -> None:
        """Answer what the screen asks."""
        self._due = 0.0
        if self.resting or not self._options:
            return
        chosen = self.chance.randrange(len(self._options))
        self.answers.append([self._options[chosen], SENT])
        self.table.answered = (self.name, monotonic(), self.at)
        self._waiting = self._answered = True
        line.write(f"{chosen + 1}\r")

    def _say(self, line: Line) -> None:
        token = f"t{self.chance.randrange(10**9)}"
        self.table.said[token] = (monotonic(), self.at)
        self._answered = False
        line.write(f"say {token}\r")

    def _hear_remarks(self) -> None:
        for name, token in re.findall(r"(\S+): “(t\d+)”", self._buffer):
            if name != self.name and token in self.table.said:
                said, server = self.table.said.pop(token)
                if self._was_there(said) and ran(server, said):
                    self.storm.said_after.append(monotonic() - said)

    def _heard(self, line: Line, text: str) -> None:
        """What stands before a prompt."""
        if "Do it anyway?" in text:
            line.write("1\r")
            return
        too_late = TOO_LATE.search(text) if self._answered else None
        refused, unsure = REFUSED.search(text) or too_late, UNSURE.search(text)
        if (refused or unsure) and self.answers:
            # What others have done meanwhile may have been shown first, and was taken for a yes.
            late = MOVED_ON.search(text) or too_late
            if self._waiting or (late and self.answers[-1][1] == CONFIRMED):
                self.answers[-1][1] = REFUSED_SO if refused else SENT
            self._waiting, self._due, self._answered = False, 0.0, False
            line.write("again\r")
            return
        if "You are watching" in text:
            raise EOFError  # the seat that they get back, or take anew, isn't known here yet
        shown = self._shown(text)
        if not shown:
            return
        if shown != self.stands:
            self.stands = shown
            self.seen.sights.append(Sight(monotonic(), self.at, self.table.id, shown))
        if shown == "choosing":
            self._due, self._waiting = 0.0, False
            row = self._row_of_table(text)
            if row is not None:
                line.write(f"{row}\r")
        if self._waiting:
            self.answers[-1][1], self._waiting = CONFIRMED, False
        self._due = 0.0
        if shown == "asked":
            self._note_answer_seen()
            self._due = monotonic() + self.chance.uniform(*self.storm.pause)

    def _row_of_table(self, text: str) -> int | None:
        """The number of their table in the list of tables; `None` if it isn't there."""
        for number, people in re.findall(r"^(\d+)\. [^:\n]*: (.*)$", text, re.MULTILINE):
            if any(name in people for name in self.table.names):
                return int(number)
        return None

    def _note_answer_seen(self) -> None:
        who, at, server = self.table.answered
        if who not in ("", self.name):
            there = self._was_there(at) and ran(server, at)
            took = self.storm.shown_after if there else self.storm.shown_late
            if not self.table.has_bots:
                took.append(monotonic() - at)
            self.table.answered = ("", 0.0, None)

    def _was_there(self, since: float) -> bool:
        """Whether they have been logged in all the time since, at a server that ran."""
        return self.logged_in < since and ran(self.at, since)

    def _shown(self, text: str) -> str:
        """What a text says of whose turn it is; empty if nothing."""
        lines = [line.strip() for line in text.replace("\r", "").split("\n")]
        if "returns to the list of tables" in text:
            return "over"
        if "number from 1 to" in text:
            return "choosing"
        options = _options(lines)
        signs = ("Waiting for ", " is thinking …")
        said = [line for line in lines if line.startswith(signs[0]) or line.endswith(signs[1])]
        if options or said:  # a remark changes nothing
            self._options = options
        return "asked" if options else f"Waiting: {said[-1]}" if said else ""


def ran(server: Served | None, since: float) -> bool:
    """Whether a server hasn't been stopped since."""
    return server is not None and not server.halted and server.went_on < since


def _options(lines: Sequence[str]) -> list[str]:
    """The texts of the list that stands last in what was read, in order."""
    found: list[str] = []
    for line in lines:
        match = re.match(r"(\d+)\. (.*)", line)
        if match:
            if int(match[1]) == 1:
                found = []
            found.append(match[2])
        elif line.startswith("Waiting for "):
            found = []
    return [each[:TEXT] for each in found]
