"""A month of a club: two hundred members with three games over days each, at two servers and one PostgreSQL.

The clock is ours, and goes two hours at a time; all else is the servers' own: clocks, time banks, vacations,
reminders, stand-ins, losses, the outbox. Members answer when they look in, and some look in no more. One
server is stopped and started again, the other is killed while it sends. At the end every game is over, and
every reminder has gone out once: `make club-month [ARGS='--members 20']` (about ten minutes).
"""

import argparse
import asyncio
import contextlib
import io
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

from rulesets import load_rules
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.places import places_of
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.club import others
from tabletop_tui.serve.house import House
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines import fairloop
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.mail.carriers import NotSentError, Text
from tabletop_tui.serve.mail.contacts import Contact
from tabletop_tui.serve.mail.notices import FORFEIT, STOOD_IN
from tabletop_tui.serve.mail.postman import Postman
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.seating import REMOTE, Chair, chair_of, held
from tabletop_tui.serve.tables.arrangement import Arrangement
from tabletop_tui.serve.tables.clocks import FORFEITS, STANDS_IN
from tabletop_tui.serve.tables.facts import remarks_in
from tabletop_tui.serve.tables.table import OpenTable
from tabletop_tui.serve.tables.wait import AGAIN
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import BOT, COLOURS, Person
from tabletop_tui.text.durations import DAY, HOUR
from tabletop_tui.text.words import Words
from tests.postgres import Base
from tools.bench.postgres import database

GAMES_EACH = 3
STEP = 2 * HOUR
LONGEST = 75
"""Days after which it is given up."""
FAILS = 0.1
"""The part of all attempts to send that fail."""
PAGE = Path(__file__).parents[2] / "docs" / "club.md"
BEGIN, END = "<!-- written by make club-month -->", "<!-- end of the month -->"


@dataclass
class Now:
    """The time in the club."""

    now: float = 1_800_000_000.0

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self.now


@dataclass
class Member:
    """A member, and when they look in."""

    guest: Guest
    chance: float
    """That they look in within two hours."""
    gone_from: float = float("inf")
    """The day from which they look in no more."""
    away: range = field(default_factory=lambda: range(0))
    """The days of their vacation."""
    tables: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Where their messages go."""
        return f"{self.guest.name}@example.org"


class Server:
    """One server of the club."""

    def __init__(self, month: "Month") -> None:
        """Comes in, with the tables as they are."""
        self.store: Store = open_store(month.address, month.clock)
        self.book = Guestbook(month.address, month.clock)
        limits = Limits(mail_server="localhost:25", tables_over_days=5000, tables_over_days_each=50)
        self.house = House(self.store, book=self.book, clock=month.clock, limits=limits)
        self.written = io.StringIO()
        postman = self.house.begin_post(ConnectionLog(self.written), Words("en"))
        assert postman is not None
        self.postman: Postman = postman
        if (
            postman._watching is not None
        ):  # it looks when our clock has gone on: a second of ours is no second
            postman._watching.cancel()
        self.postman._carry = month.carry

    async def end(self, *, killed: bool) -> None:
        """Stop; if `killed`, without a word to the others, and with letters taken that will never be sent."""
        if killed:
            for letter in self.book.outbox.due(20):
                _ = self.book.outbox.take(letter, self.house.services.clock() + 60)
            self.house.others.goodbye = lambda: None  # type: ignore[method-assign]
        await self.postman.close(0.0 if killed else 5.0)
        self.house.closing()
        self.store.close()
        self.book.close()


class Month:
    """The club, its members, and what was seen."""

    def __init__(self, address: str, members: int, seed: int) -> None:
        """Nobody has come yet."""
        self.address = address
        self.clock = Now()
        self.random = random.Random(seed)
        self.begun = self.clock.now
        self.members = [self._member(number) for number in range(members)]
        self.servers: list[Server] = []
        self.codes: dict[str, str] = {}
        self.arrived: Counter[str] = Counter()
        """How often each message has arrived, by its mark."""
        self.kinds: Counter[str] = Counter()
        self.failed = 0
        self.due: list[bool] = []
        """The servers that end next; whether they are killed."""
        self.answers = 0
        self.ended: dict[str, float] = {}
        """The day on which each game was over."""

    def _member(self, number: int) -> Member:
        name = f"m{number:03}"
        guest = Guest(name, f"SHA256:{name}", member=f"member {name}")
        kind = number % 20
        if kind < 2:  # a tenth goes away without a word
            return Member(guest, 0.4, gone_from=self.random.uniform(1, 12))
        if kind == 2:
            first = self.random.randint(3, 8)
            return Member(guest, 0.4, away=range(first, first + 6))
        return Member(guest, 0.05 if kind < 5 else 0.4)

    @property
    def day(self) -> float:
        """Days since it began."""
        return (self.clock.now - self.begun) / DAY

    def carry(self, contact: Contact, text: Text) -> None:
        """Where all messages arrive, unless they get lost on the way."""
        if "code" in text.facts:
            self.codes[contact.to] = text.facts["code"]
            return
        if self.random.random() < FAILS:
            self.failed += 1
            raise NotSentError("SMTP 451")
        self.arrived[text.mark] += 1
        self.kinds[text.facts["what"]] += 1

    # -- before --------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Servers start, members confirm their addresses, and all tables are opened."""
        self.servers = [Server(self), Server(self)]
        first = self.servers[0].house
        for member in self.members:
            contacts = first.services.contacts
            _ = await contacts.ask(member.guest, member.address)
            _ = await contacts.confirm(member.guest, self.codes[member.address])
            if member.away:
                today = first.services.vacations.today
                days = [today + timedelta(days=day) for day in (member.away[0], member.away[-1])]
                await first.services.vacations.enter(member.guest, *days)
        for number, seated in enumerate(self._parties()):
            await self._open(first, number, seated)
        await self.quiet()

    def _parties(self) -> Iterator[list[Member]]:
        """Who plays with whom: everyone three times, at tables for three and for two."""
        for _ in range(GAMES_EACH):
            order = self.random.sample(self.members, len(self.members))
            while order:
                size = 3 if len(order) == 3 or (len(order) > 4 and self.random.random() < 0.5) else 2
                yield [order.pop() for _ in range(min(size, len(order)))]

    async def _open(self, house: House, number: int, seated: Sequence[Member]) -> None:
        people = [
            held(Person(each.guest.name, COLOURS[place]), Chair(REMOTE, each.guest.id))
            for place, each in enumerate(seated)
        ]
        table = await house.tables.open(
            load_rules(("orbis", "papyria", "helios", "dice_forge")[number % 4]),
            people,
            by=seated[0].guest,
            arranged=Arrangement(
                pace="at-once",
                clock=DAY,
                bank=DAY,
                stands_in=1,
                time_up=STANDS_IN if number % 2 else FORFEITS,
            ),
        )
        for each in seated:
            each.tables.append(table.id)

    # -- the days ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until every game is over."""
        events = {10: False, 20: True}
        while len(self.ended) < len({id for each in self.members for id in each.tables}):
            if self.day > LONGEST:
                break
            self.clock.now += STEP
            self.due = [events.pop(day) for day in tuple(events) if self.day >= day]
            if self.clock.now % DAY < STEP:
                print(
                    f"day {self.day:.0f}: {len(self.ended)} games are over, {self.answers} answers",
                    flush=True,
                )
            for member in self.random.sample(self.members, len(self.members)):
                if self._looks_in(member):
                    await self._visit(member, self.random.choice(self.servers))
            await self._let_time_pass()
        for _ in range(12):  # what is still on its way
            self.clock.now += STEP
            await self._let_time_pass()

    def _looks_in(self, member: Member) -> bool:
        gone = self.day >= member.gone_from or int(self.day) in member.away
        return not gone and self.random.random() < member.chance

    async def _exchange(self, *, killed: bool) -> None:
        """One server ends, and another comes in its place."""
        await self.servers.pop(0).end(killed=killed)
        self.servers.append(Server(self))
        await asyncio.sleep(5)  # until the others take it for dead
        await self.quiet()

    async def _visit(self, member: Member, server: Server) -> None:
        """Answer wherever they are asked, and look at what is over."""
        house, guest = server.house, member.guest
        house.arrived(guest)
        for id in member.tables:
            table = house.tables.get(id)
            if table is None or table.session.record.over:
                continue
            if table.seats.stood_in_for(guest) or self._asked(table, guest):
                with contextlib.suppress(SessionError, StoreError):  # another server was faster: next time
                    await self._play(house, table, guest)
        house.left(guest)

    @staticmethod
    def _asked(table: OpenTable, guest: Guest) -> bool:
        decision = table.session.record.decision
        return decision is not None and decision.seat in table.seats.of(guest)

    async def _play(self, house: House, table: OpenTable, guest: Guest) -> None:
        await table.catch_up()
        await table.changes.bind(guest)
        place = house.seat(table, guest)
        try:
            while (decision := table.session.record.decision) is not None and decision.seat in place.seats:
                key = self.random.choice(decision.options).key
                await table.game.do(place.answer(key, decision.seat))
                self.answers += 1
        finally:
            table.go(place)

    async def _let_time_pass(self) -> None:
        """Both servers look at the same moment at every table where something is due, and send.

        Until nothing is due: a server that doesn't know yet whether it has the duty looks again.
        """
        await self.quiet()
        for tries in range(20):
            looks = [
                table.wait.look()
                for server in self.servers
                for table in tuple(server.house.tables.values())
                if (due := table.wait.due_in) is not None and due <= AGAIN
            ]
            if not looks:
                break
            _ = await asyncio.gather(*looks)
            await self.quiet()
            await asyncio.sleep(0.05 * tries)
        for killed in self.due:  # letters are written, and not yet sent
            await self._exchange(killed=killed)
        self.due = []
        while self.servers[0].book.outbox.due(1):
            _ = await asyncio.gather(*(each.postman.look() for each in self.servers))
            _ = await asyncio.gather(*(each.postman.settled() for each in self.servers))
        for server in self.servers:
            for id, table in tuple(server.house.tables.items()):
                if table.session.record.over:
                    _ = self.ended.setdefault(id, self.day)

    async def quiet(self) -> None:
        """Until both servers show the same, and no computer player has something to answer."""
        begun = time.monotonic()
        while not self._is_quiet():
            await asyncio.sleep(0.02)
            if time.monotonic() - begun > 120:
                raise AssertionError("the servers never came to rest")

    def _is_quiet(self) -> bool:
        shown = []
        for server in self.servers:
            house = server.house
            if house.others.errands.busy:
                return False
            running = [each for each in house.tables.values() if not each.session.record.over]
            for table in running:
                decision = table.session.record.decision
                if decision is None or chair_of(table.session.record.people[decision.seat]).kind == BOT:
                    return False
            shown.append({table.id: self._shown(table) for table in running})
        return all(each == shown[0] for each in shown)

    @staticmethod
    def _shown(table: OpenTable) -> tuple[object, ...]:
        facts, record = table.notes.facts, table.session.record
        return record.steps, record.people, facts.clock_from, facts.bank_used

    # -- afterwards ----------------------------------------------------------------------------------

    def judged(self) -> tuple[list[str], list[str]]:
        """What was seen, as lines of a table; and what is wrong."""
        server = self.servers[0]
        games, texts = server.store.games(), server.book.tables.all()
        told = Counter(line.message for kept in texts.values() for line in remarks_in(kept))
        by_time = {what: told[f"tables-told-time-{what}"] for what in ("stands-in", "forfeits", "alone")}
        after = {mark.removesuffix(":reminder") for mark in self.arrived if mark.endswith(":reminder")}
        before = {mark.removesuffix(":soon") for mark in self.arrived if mark.endswith(":soon")}
        lost = [(game, seat) for game in games for seat, each in enumerate(game.people) if each.lost]
        last = [places_of(game)[seat] > 1 for game, seat in lost if game.over]
        wrong = [
            said
            for said, bad in (
                ("games that aren't over", sum(not game.over for game in games)),
                ("messages that came twice", sum(count > 1 for count in self.arrived.values())),
                ("ends of time without a message", sum(by_time.values()) - len(after)),
                ("ends of time without a reminder before", len(after - before)),
                ("letters that still wait", len(server.book.outbox.due(9999))),
                ("losses by time that aren't behind", last.count(False)),
                ("kinds of messages that don't fit", self.kinds[STOOD_IN] + self.kinds[FORFEIT] - len(after)),
            )
            if bad
        ]
        days = sorted(self.ended.values())
        never = sum(by_time.values()) - len(after)
        days, twice = sorted(self.ended.values()), sum(count > 1 for count in self.arrived.values())
        within = sum(day <= 31 for day in days)
        ends = f"{by_time['stands-in']}; {by_time['forfeits']}; {by_time['alone']}"
        rows = {
            "members; games over days": f"{len(self.members)}; {len(games)}",
            "answers of members": f"{self.answers:,}",
            "games over within 31 days; the last one": f"{within}; day {days[-1]:.0f}",
            "messages that a turn has begun": f"{self.kinds['turn']:,}",
            "reminders before time is up; when it is": f"{len(before):,}; {len(after):,}",
            "time up: a computer player stands in; the game is lost; it was the last player": ends,
            "losses by time that stood at the end": f"{len(lost)}",
            "attempts to send that failed, each made again": f"{self.failed:,}",
            "messages that came twice; reminders that never came": f"{twice}; {never}",
        }
        lines = [f"| {what} | {found} |" for what, found in rows.items()]
        return lines, wrong


async def month(base: Base, members: int, seed: int) -> tuple[list[str], list[str]]:
    """Play it. Returns what was seen, and what is wrong."""
    club = Month(base.address, members, seed)
    await club.begin()
    await club.run()
    result = club.judged()
    for server in club.servers:
        await server.end(killed=False)
    return result


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    _ = parser.add_argument("--members", type=int, default=200)
    _ = parser.add_argument("--seed", type=int, default=1)
    _ = parser.add_argument("--write", action="store_true", help="write docs/club.md")
    chosen = parser.parse_args()
    others.UNWATCHED = 0.05  # a second of ours is a quarter of an hour of theirs
    begun = time.monotonic()
    with database() as base:
        lines, wrong = fairloop.run(month(base, chosen.members, chosen.seed))
    minutes = (time.monotonic() - begun) / 60
    text = "\n".join(["| | |", "|---|---|", *lines, f"| minutes that it took | {minutes:.0f} |"])
    print(text)
    if chosen.write and not wrong:
        page = PAGE.read_text(encoding="utf-8")
        head, rest = page.split(BEGIN)
        PAGE.write_text(f"{head}{BEGIN}\n\n{text}\n\n{END}{rest.split(END)[1]}", encoding="utf-8")
    for each in wrong:
        print(f"wrong: {each}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
