"""Servers at one database in a storm: `make club-storm`, or `python -m tests.club_storm [--seconds 300]`.

Three `tabletop serve` at one PostgreSQL, and guests over SSH at their tables, who play in plain mode by what
they read. Meanwhile servers are killed (`kill -9`) at random and started again, all connections to the
database are cut, and one server is stopped for a while (SIGSTOP). Guests whose server is gone or silent
come to another.

Afterwards what each guest has answered is laid beside the store: what they saw confirmed is there, once and
in order; what they were told wasn't taken isn't. Every row is played again and its digest compared. At the
end every screen shows whose turn it is.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from time import monotonic
from typing import Any

import asyncssh

from rulesets import load_rules
from tabletop_tui.games import game_parts
from tabletop_tui.people import COLOURS, Person
from tabletop_tui.session import Session
from tabletop_tui.store import Record, open_store
from tabletop_tui.store.rows import ANSWER, Later
from tabletop_tui.words import Words
from tests import postgres

GAMES = ("orbis", "papyria", "helios", "dice_forge", "bora_bora")
SILENCE = 6.0
"""Seconds without an answer after which a guest goes to another server."""
TEXT = 60
"""So many characters of an option are compared: terminals are only so wide."""
REFUSED = re.compile(
    r"moved on at another server|^That can't be chosen|server is closing|was not taken|only just appeared",
    re.MULTILINE,
)
MOVED_ON = re.compile(r"moved on at another server|^That can't be chosen", re.MULTILINE)
UNSURE = re.compile(r"Whether the last step was kept|No database answers|The database at", re.MULTILINE)
LOST = (OSError, asyncssh.Error, TimeoutError, EOFError, asyncio.IncompleteReadError)
"""How a line ends."""
SENT, CONFIRMED, REFUSED_SO = "sent", "confirmed", "refused"


@dataclass
class Storm:
    """What it is like, and what came of it."""

    servers: int = 3
    tables: int = 20
    guests: int = 3
    """At each table."""
    seconds: float = 300.0
    kill_every: float = 20.0
    cut_every: float = 15.0
    stop_for: float = 20.0
    seed: int = 1
    games: Sequence[str] = GAMES
    pause: tuple[float, float] = (0.9, 1.5)
    """Seconds that a guest thinks, between these: a question that has just come up takes no key yet."""
    kills: int = 0
    cuts: int = 0
    stops: int = 0
    visits: int = 0
    confirmed: int = 0
    refused: int = 0
    unknown: int = 0
    """Answers of which a guest couldn't see what became of them: their server was killed, or silent."""
    rows: int = 0
    shown_after: list[float] = field(default_factory=list)
    """Seconds from an answer that was typed at one terminal to the question at another one."""
    said_after: list[float] = field(default_factory=list)
    """The same for remarks."""
    mended_after: list[float] = field(default_factory=list)
    """Seconds from a cut of all connections to the first answer that was shown as taken after it."""
    right_after: list[float] = field(default_factory=list)
    """Seconds from the end of a server's stop until a screen there shows whose turn it is by then."""
    faults: list[str] = field(default_factory=list)

    def report(self) -> str:
        """The figures, in lines."""
        people = self.guests * self.tables
        seen = f"guests saw {self.confirmed} confirmed, {self.refused} refused, {self.unknown} neither"
        lines = [
            f"{self.seconds:.0f} s, {self.servers} servers, {people} guests at {self.tables} tables",
            f"{self.kills} kills, {self.cuts} cuts, {self.stops} stops, {self.visits} visits",
            f"{self.rows} answers kept; {seen}",
            f"answer to another's screen: {_spread(self.shown_after)}",
            f"remark to another's screen: {_spread(self.said_after)}",
            f"cut to the next answer taken: {_spread(self.mended_after)}",
            f"end of a stop to a right screen: {_spread(self.right_after)}",
            f"faults: {len(self.faults)}",
            *self.faults[:20],
        ]
        return "\n".join(lines)


def _spread(seconds: Sequence[float]) -> str:
    if len(seconds) < 2:
        return "too few"
    cuts = quantiles(seconds, n=100, method="inclusive")
    most = f"most {max(seconds):.2f} s ({len(seconds)})"
    return f"p50 {cuts[49]:.2f} s, p95 {cuts[94]:.2f} s, p99 {cuts[98]:.2f} s, {most}"


# -- a server ----------------------------------------------------------------------------------------


@dataclass
class Served:
    """One `tabletop serve`."""

    port: int
    environ: dict[str, str]
    process: asyncio.subprocess.Process | None = None
    stopped: bool = False

    async def start(self) -> None:
        """Run it until it says how to end it."""
        command = ("-m", "tabletop_tui", "serve", "--no-screen", "--behind-sshd", "--port", str(self.port))
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            env=self.environ,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert self.process.stdout is not None
        while b"Ctrl+C" not in (line := await self.process.stdout.readline()):
            if not line:
                raise RuntimeError("a server has ended at once")

    def send(self, number: signal.Signals) -> None:
        """A signal to the process."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(number)

    async def end(self) -> None:
        """Have it end, and kill it if it doesn't."""
        if self.process is None:
            return
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        try:
            _ = await asyncio.wait_for(self.process.wait(), 15)
        except TimeoutError:
            self.process.kill()
            _ = await self.process.wait()


# -- a guest -----------------------------------------------------------------------------------------


@dataclass
class Table:
    """What guests note of a table, for all to see."""

    id: str
    answered: tuple[str, float] = ("", 0.0)
    """Who has typed an answer last, and when."""
    said: dict[str, float] = field(default_factory=dict)
    """When a remark was typed."""


class Storming:
    """A guest who answers whatever is asked, and comes back wherever there is a server."""

    def __init__(self, storm: Storm, name: str, table: Table, ports: Sequence[int]) -> None:
        self.storm, self.name, self.table, self.ports = storm, name, table, ports
        self.key = asyncssh.generate_private_key("ssh-ed25519")
        self.answers: list[list[str]] = []
        """What was typed, as the list said it, and what is known of it."""
        self.chance = random.Random(f"{storm.seed} {name}")
        self.stands = ""
        """The last that the screen said of whose turn it is."""
        self.resting = False
        self.over = False
        self._buffer = ""
        self._options: list[str] = []
        self._waiting = False
        """What has become of the last answer is still to be heard."""
        self._due = 0.0
        """When to answer; 0 while nothing is asked."""

    async def run(self) -> None:
        """Until the storm is over."""
        while not self.over:
            with contextlib.suppress(*LOST):
                await self._visit()
            if not self.over:
                await asyncio.sleep(self.chance.uniform(0.1, 0.6))

    async def _visit(self) -> None:
        self.storm.visits += 1
        port = self.chance.choice(self.ports)
        async with asyncio.timeout(SILENCE * 2):
            line = await asyncssh.connect(
                "127.0.0.1",
                port,
                username=self.name,
                client_keys=[self.key],
                known_hosts=None,
                config=None,
                agent_path=None,
                keepalive_interval=SILENCE / 2,
                keepalive_count_max=2,
            )
            talk = await line.create_process(term_type="dumb", term_size=(240, 50), encoding="utf-8")
        try:
            self._buffer = ""
            await self._talk(talk)
        finally:
            line.abort()

    async def _talk(self, talk: Any) -> None:
        """Read and answer. A line that says nothing for too long is left."""
        self._waiting, self._due, self._options = False, 0.0, []
        while not self.over:
            calm = self.stands.startswith("Waiting") and not self._waiting
            patience = self._due - monotonic() if self._due else 1.0 if calm else SILENCE
            try:
                read = await asyncio.wait_for(talk.stdout.read(8192), max(0.01, patience))
            except TimeoutError:
                if self._due:
                    self._answer(talk)
                elif self._waiting or (not calm and not self.resting):
                    raise
                elif self.resting:
                    talk.stdin.write("\r")
                    await asyncio.sleep(1)
                elif self.chance.random() < 0.15:
                    self._say(talk)
                continue
            if not read:
                raise EOFError
            self._buffer += read
            self._hear_remarks()
            if self._buffer.endswith("> "):
                text, self._buffer = self._buffer, ""
                self._heard(talk, text)

    def _answer(self, talk: Any) -> None:
        """Answer what the screen asks."""
        self._due = 0.0
        if self.resting or not self._options:
            return
        chosen = self.chance.randrange(len(self._options))
        self.answers.append([self._options[chosen], SENT])
        self.table.answered = (self.name, monotonic())
        self._waiting = True
        talk.stdin.write(f"{chosen + 1}\r")

    def _say(self, talk: Any) -> None:
        token = f"t{self.chance.randrange(10**9)}"
        self.table.said[token] = monotonic()
        talk.stdin.write(f"say {token}\r")

    def _hear_remarks(self) -> None:
        for name, token in re.findall(r"(\S+): “(t\d+)”", self._buffer):
            said = self.table.said.get(token)
            if said is not None and name != self.name:
                self.storm.said_after.append(monotonic() - said)
                del self.table.said[token]

    def _heard(self, talk: Any, text: str) -> None:
        """What stands before a prompt."""
        if "Do it anyway?" in text:
            talk.stdin.write("1\r")
            return
        refused, unsure = REFUSED.search(text), UNSURE.search(text)
        if (refused or unsure) and self.answers:
            # What others have done meanwhile may have been shown first, and was taken for a yes.
            if self._waiting or (MOVED_ON.search(text) and self.answers[-1][1] == CONFIRMED):
                self.answers[-1][1] = REFUSED_SO if refused else SENT
            self._waiting, self._due = False, 0.0
            talk.stdin.write("\r")
            return
        self.stands = self._shown(text) or self.stands
        if self.stands == "choosing":
            self._due, self._waiting = 0.0, False
            talk.stdin.write("1\r")
        if not self._shown(text):
            return
        if self._waiting:
            self.answers[-1][1], self._waiting = CONFIRMED, False
        self._due = 0.0
        if self.stands == "asked":
            who, at = self.table.answered
            if who not in ("", self.name):
                self.storm.shown_after.append(monotonic() - at)
                self.table.answered = ("", 0.0)
            self._due = monotonic() + self.chance.uniform(*self.storm.pause)

    def _shown(self, text: str) -> str:
        """What a text says of whose turn it is; empty if nothing."""
        lines = [line.strip() for line in text.replace("\r", "").split("\n")]
        if "returns to the list of tables" in text:
            return "over"
        if "number from 1 to" in text:
            return "choosing"
        self._options = _options(lines)
        if self._options:
            return "asked"
        signs = ("Waiting for ", " is thinking …")
        said = [line for line in lines if line.startswith(signs[0]) or line.endswith(signs[1])]
        return f"Waiting: {said[-1]}" if said else ""


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


# -- the storm ---------------------------------------------------------------------------------------


async def run(storm: Storm, base: postgres.Base, folder: Path) -> Storm:
    """Let it blow, and see what is left."""
    chance = random.Random(storm.seed)
    tables, names = _open_tables(storm, base)
    async with _servers(storm, base, folder) as served:
        ports = [each.port for each in served]
        guests = [Storming(storm, name, table, ports) for table in tables for name in names[table.id]]
        running = [asyncio.create_task(each.run()) for each in guests]
        try:
            await _blow(storm, base, served, guests, chance)
            await _calm(storm, served, guests)
            _look_at_screens(storm, base, guests)
        finally:
            for each in guests:
                each.over = True
            for task in running:
                task.cancel()
            _ = await asyncio.gather(*running, return_exceptions=True)
    _audit(storm, base, guests)
    return storm


def _open_tables(storm: Storm, base: postgres.Base) -> tuple[list[Table], dict[str, list[str]]]:
    """Tables with seats for their guests; every fourth has a computer player, too."""
    tables: list[Table] = []
    names: dict[str, list[str]] = {}
    with open_store(base.address) as store:
        for number in range(storm.tables):
            people = [
                Person(f"g{number:02}{'abc'[seat]}", COLOURS[seat], "remote") for seat in range(storm.guests)
            ]
            if number % 4 == 3:
                people.append(Person("Robot", COLOURS[storm.guests], "bot:1:"))
            session = Session.new(
                load_rules(storm.games[number % len(storm.games)]), people, number + 1, store=store
            )
            session.close()
            assert session.game_id is not None
            tables.append(Table(session.game_id))
            names[session.game_id] = [person.name for person in people[: storm.guests]]
    return tables, names


@contextlib.asynccontextmanager
async def _servers(storm: Storm, base: postgres.Base, folder: Path) -> AsyncIterator[list[Served]]:
    environ = {
        "TABLETOP_HOME": str(folder / "home"),
        "TABLETOP_DATABASE": base.address,
        "LC_ALL": "C.UTF-8",
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(Path.cwd()),
    }
    served = [Served(_free_port(), environ) for _ in range(storm.servers)]
    try:
        await asyncio.gather(*(each.start() for each in served))
        yield served
    finally:
        await asyncio.gather(*(each.end() for each in served))


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def _blow(
    storm: Storm, base: postgres.Base, served: list[Served], guests: list[Storming], chance: random.Random
) -> None:
    """Until the time is over: kill, cut, stop."""
    ends = monotonic() + storm.seconds
    busy: set[asyncio.Task[None]] = set()
    kill_at = monotonic() + storm.kill_every
    cut_at = monotonic() + storm.cut_every / 2
    stop_at = monotonic() + storm.seconds / 3
    stopped = 0
    while monotonic() < ends:
        await asyncio.sleep(0.1)
        now = monotonic()
        free = [each for each in served if not each.stopped]
        if now >= kill_at and len(free) > 1:
            kill_at = now + storm.kill_every * chance.uniform(0.7, 1.3)
            storm.kills += 1
            killed = chance.choice(free)
            killed.stopped = True
            free.remove(killed)
            busy.add(asyncio.create_task(_kill(killed, chance)))
        if now >= cut_at:
            cut_at = now + storm.cut_every * chance.uniform(0.7, 1.3)
            storm.cuts += 1
            await asyncio.to_thread(base.cut)
            busy.add(asyncio.create_task(_mended(storm, guests)))
        if now >= stop_at and stopped < 2 and len(free) > 1 and now + storm.stop_for < ends:
            stop_at, stopped = now + storm.seconds / 3, stopped + 1
            storm.stops += 1
            halted = chance.choice(free)
            halted.stopped = True
            busy.add(asyncio.create_task(_stop(storm, base, halted)))
    if busy:
        _ = await asyncio.wait(busy)
        for task in busy:
            task.result()


async def _kill(server: Served, chance: random.Random) -> None:
    server.send(signal.SIGKILL)
    assert server.process is not None
    _ = await server.process.wait()
    for tries in range(5):  # as a service that is started again: the database may be cut off just then
        await asyncio.sleep(chance.uniform(0.2, 2.0))
        try:
            await server.start()
            break
        except RuntimeError:
            if tries == 4:
                raise
    server.stopped = False


async def _stop(storm: Storm, base: postgres.Base, server: Served) -> None:
    """Stop a server, let it go on, and see when what it shows to someone who watches is right again."""
    options: Any = {"known_hosts": None, "config": None, "agent_path": None}
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with asyncssh.connect(
        "127.0.0.1", server.port, username=f"watch{storm.stops}", client_keys=[key], **options
    ) as line:
        talk = await line.create_process(term_type="dumb", term_size=(240, 50), encoding="utf-8")
        watched = Watched()
        reading = asyncio.create_task(watched.read(talk))
        for _ in range(100):
            await asyncio.sleep(0.1)
            if watched.text.endswith("quit to leave.\r\n> "):
                watched.text = ""
                talk.stdin.write("1\r")
            if "Waiting for" in watched.text or "is thinking" in watched.text:
                break
        server.send(signal.SIGSTOP)
        await asyncio.sleep(storm.stop_for)
        server.send(signal.SIGCONT)
        begun = monotonic()
        with open_store(base.address) as store:
            while not await asyncio.to_thread(watched.is_right, store):
                if monotonic() - begun > SILENCE * 2 or reading.done():
                    storm.faults.append(f"a screen was never right again: {watched.text[-300:]!r}")
                    break
                await asyncio.sleep(0.05)
        storm.right_after.append(monotonic() - begun)
        reading.cancel()
    server.stopped = False


class Watched:
    """The screen of someone who only watches."""

    def __init__(self) -> None:
        self.text = ""

    async def read(self, talk: Any) -> None:
        """Keep what is shown."""
        while read := await talk.stdout.read(8192):
            self.text += read

    def is_right(self, store: Any) -> bool:
        """Whether it says whose turn it is at the table that it shows."""
        people = re.findall(r"\bg\d\d[abc]\b", self.text)
        said = re.findall(r"(?:Waiting for (\w+)|(\w+) is thinking)", self.text)
        for game in store.games():
            if people and said and game.turn is not None and people[-1] in {p.name for p in game.people}:
                return game.people[game.turn].name in said[-1]
        return False


async def _mended(storm: Storm, guests: list[Storming]) -> None:
    """Note when the first answer that was typed after a cut has been taken."""
    begun = monotonic()
    before = {each.name: len(each.answers) for each in guests}
    while monotonic() - begun < SILENCE * 2:
        await asyncio.sleep(0.02)
        for each in guests:
            if any(known == CONFIRMED for _, known, *_ in each.answers[before[each.name] :]):
                storm.mended_after.append(monotonic() - begun)
                return


async def _calm(storm: Storm, served: list[Served], guests: list[Storming]) -> None:
    """No one answers any more; all come to rest, and look once more at what is asked."""
    for each in guests:
        each.resting = True
    await asyncio.sleep(SILENCE * 2 + 4)


def _look_at_screens(storm: Storm, base: postgres.Base, guests: list[Storming]) -> None:
    """Every guest's screen says whose turn it is, as the store does."""
    turns: dict[str, Any] = {}
    with open_store(base.address) as store:
        for game in store.games():
            turns[game.id] = None if game.turn is None else game.people[game.turn]
    for each in guests:
        asked = turns[each.table.id]
        if asked is None:
            continue  # the game is over
        right = each.stands == "asked" if asked.name == each.name else asked.name in each.stands
        if not right and asked.level is None:  # a computer player may answer while we look
            storm.faults.append(f"{each.name}: {asked.name} is asked, and the screen says {each.stands!r}")


# -- afterwards --------------------------------------------------------------------------------------


def _audit(storm: Storm, base: postgres.Base, guests: list[Storming]) -> None:
    """Lay what guests have seen beside what is kept."""
    by_table: dict[str, dict[str, Storming]] = {}
    for each in guests:
        by_table.setdefault(each.table.id, {})[each.name] = each
    for each in guests:
        known = [what for _, what, *_ in each.answers]
        storm.confirmed += known.count(CONFIRMED)
        storm.refused += known.count(REFUSED_SO)
        storm.unknown += known.count(SENT)
    with open_store(base.address) as store:
        for id, here in by_table.items():
            record = store.load(id)
            storm.rows += len(record.rows)
            texts = _replayed(storm, id, record)
            for seat, person in enumerate(record.people):
                if person.name in here:
                    given = here[person.name].answers
                    if not fits(given, texts[seat]):
                        storm.faults.append(
                            f"{id}: the answers of {person.name} differ: {given} / {texts[seat]}"
                        )


def _replayed(storm: Storm, id: str, record: Record) -> dict[int, list[str]]:
    """Play all rows again from a new game, each digest compared; by seat what the list called each answer."""
    rules = load_rules(record.head["game"])
    session = Session.of_document(
        {**record.document(), "answers": [], "digests": [], "history": [], "checkpoint": None}, rules
    )
    session.pause_when(lambda _due: False)
    words = Words("en")
    wording = game_parts(rules.id).wording(words, record.people)
    wording.spell_out()
    texts: dict[int, list[str]] = {seat: [] for seat in range(len(record.people))}
    for row in record.rows:
        decision = session.decision
        if row.what != ANSWER or decision is None or decision.seat != row.seat:
            storm.faults.append(f"{id}: row {row.number} is no answer to what is asked")
            return texts
        option = next((each for each in decision.options if each.key == row.key), None)
        if option is not None and not row.automatic:
            view = session.view(decision.seat)
            texts[row.seat].append(wording.option_alone(view, decision, option).strip()[:TEXT])
        try:
            _ = session.follow(Later((row,), session.people, session.played.record.standing_answers))
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
            storm.faults.append(f"{id}: row {row.number}: {error}")
            return texts
    return texts


def fits(given: Sequence[Sequence[str]], kept: Sequence[str]) -> bool:
    """Whether what is kept was typed: all that was confirmed, nothing refused, each once, in order."""
    reached = {0}
    for text, known, *_ in given:
        nexts: set[int] = set()
        for at in reached:
            if known != REFUSED_SO and at < len(kept) and kept[at] == text:
                nexts.add(at + 1)
            if known != CONFIRMED:
                nexts.add(at)
        reached = nexts
    return len(kept) in reached


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    _ = parser.add_argument("--seconds", type=float, default=300.0)
    _ = parser.add_argument("--tables", type=int, default=20)
    _ = parser.add_argument("--seed", type=int, default=1)
    _ = parser.add_argument("--games", nargs="+", default=GAMES)
    asked = parser.parse_args()
    postgres.prepare()
    one = postgres.base()
    try:
        base = next(one)
        with tempfile.TemporaryDirectory() as folder:
            storm = Storm(seconds=asked.seconds, tables=asked.tables, seed=asked.seed, games=asked.games)
            storm = asyncio.run(run(storm, base, Path(folder)))
        print(storm.report())
        return 1 if storm.faults else 0
    finally:
        _ = next(one, None)
        postgres.end()


if __name__ == "__main__":
    sys.exit(main())
