"""A guest's whole visit in plain mode: the list of tables, and the tables."""

from random import SystemRandom
from typing import TYPE_CHECKING, Any

from tabletop_tui.kit.registry import BrokenGame, playable, rules_of
from tabletop_tui.kit.titles import game_title
from tabletop_tui.plain.brevity import Brevity
from tabletop_tui.plain.vocabulary import Vocabulary
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.solo import coached_in, offered, sheet_said
from tabletop_tui.serve.inviting import further_key
from tabletop_tui.serve.people.seating import FREE, REMOTE, Chair, chair_of, held
from tabletop_tui.serve.plain.archive import PlainArchive
from tabletop_tui.serve.plain.away import PlainAway
from tabletop_tui.serve.plain.charge import switch_notices
from tabletop_tui.serve.plain.console import LineConsole
from tabletop_tui.serve.plain.contests import PlainContests
from tabletop_tui.serve.plain.contributions import PlainContributions
from tabletop_tui.serve.plain.days import wanted_of
from tabletop_tui.serve.plain.table import TableTalk
from tabletop_tui.serve.records.solo import is_guest, open_alone, played_before
from tabletop_tui.serve.records.today import Entry, overview, table_of_today
from tabletop_tui.serve.records.today_text import done, rating_lines, record_lines
from tabletop_tui.serve.tables.busy import who_does_what
from tabletop_tui.serve.tables.clock_text import clock_said
from tabletop_tui.serve.tables.expiry import closing_said
from tabletop_tui.serve.tables.listed import (
    MINE,
    OTHERS,
    OVER,
    ROOM,
    TURN,
    back_at_once,
    busy_sentence,
    in_order,
    rank,
    turn_sentence,
)
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.text.complaints import sentence_of
from tabletop_tui.text.durations import when

if TYPE_CHECKING:
    from rulesets.core.message import Message
    from rulesets.core.rules import Rules
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.lines.far_terminal import FarTerminal
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.table import OpenTable
    from tabletop_tui.text.words import Words

_BRIEF = "brief"
"""What is stored for a guest who wants to be told in brief."""
_DOES = {TURN: "decides", MINE: "sits", ROOM: "joins", OTHERS: "watches", OVER: "watches"}
"""What the list says about a table, by what it is to the guest."""


class PlainVisit:
    """The conversation with one guest until they leave. `Visit` treats it like an app."""

    def __init__(
        self,
        line: "FarTerminal",
        guest: "Guest",
        house: "House",
        words: "Words",
        *,
        ascii: bool,
        remarks: bool = True,
    ) -> None:
        """On this connection, in these words; `remarks`: rivals say a word at big moments."""
        self.guest = guest
        self.house = house
        self.words = words
        self._console = LineConsole(line, ascii=ascii)
        self._vocabulary = Vocabulary(words, shared=True)
        self._remarks = remarks
        self._brevity = Brevity()
        self._over = False
        self._problem: Exception | None = None

    def exit(self) -> None:
        """End the visit: the guest has left, or has to."""
        self._over = True
        self._console.end()

    def _say_why(self, reason: "Message") -> None:
        self._console.say(sentence_of(self.words, reason))

    async def _read(self) -> str | None:
        typed = await self._console.read(self.words.plain.prompt())
        self._over |= typed is None
        return typed

    async def run(self) -> None:
        """Run the visit from its first line to its last."""
        self._console.say(self.words.tables.greeting(name=self.guest.name))
        self._say_lent()
        if self.house.reach.failure is not None:
            self._say_reach()
        unwatch = self.house.reach.watch(self._say_reach)
        try:
            self._brevity = await self._own_brevity()
            await self._go_to(self._seat_that_waits())
            while not self._over:
                await self._choose()
        finally:
            unwatch()
        if self._problem is not None:
            raise self._problem

    async def _own_brevity(self) -> Brevity:
        """Whether the guest wants to be told in brief, as they chose it last."""
        own, guest_id = self.house.services.own_settings, self.guest.id
        try:
            on = await own.is_on(guest_id, _BRIEF)
        except (SessionError, StoreError):
            on = False
        return Brevity(on=on, keep=lambda on: own.put(guest_id, _BRIEF, on))

    def _say_reach(self) -> None:
        """Say that the store doesn't answer, or answers again."""
        tables, back = self.words.tables, self.house.reach.failure is None
        self._console.say(tables.store_back() if back else tables.store_silent())

    # -- the list of tables --------------------------------------------------------------------------

    def _say_lent(self) -> None:
        """Tell the guest at which tables the host plays for them."""
        for table in self.house.tables.lent_by(self.guest):
            self._console.say(
                self.words.tables.lent_to_host(game=game_title(self.words, table.session.rules.id))
            )

    def _seat_that_waits(self) -> "OpenTable | None":
        """Where the guest goes at once: the invitation's table, or their running game."""
        invited = self.house.tables.get(self.guest.table_invited or "")
        return invited or back_at_once(self.house.tables.of(self.guest))

    async def _choose(self) -> None:
        tables = in_order(self.house.tables.open_to(self.guest), self.guest)
        self._list(tables)
        typed = await self._read()
        if typed is None or self._vocabulary.command(typed) == "quit":
            self._over = True
            return
        word, _, rest = typed.partition(" ")
        if self.house.services.notices.runs and self._vocabulary.command(word) == "messages":
            try:
                await switch_notices(
                    self.house.services.notices, self.guest, rest.strip(), self.words, self._console.say
                )
            except (SessionError, StoreError) as error:
                self._say_why(error.reason)
            return
        if word.casefold() in (self.words.today.word(), self.words.today.word_record()):
            await self._today(record=word.casefold() == self.words.today.word_record())
            return
        if await self._away().heard(typed):
            return
        if word.casefold() == self.words.archive.word():
            everyone = rest.strip().casefold() == self.words.archive.word_all()
            await PlainArchive(
                self.house, self.guest, self.words, self._console, self._vocabulary, self._read
            ).run(everyone=everyone)
            return
        if word.casefold() == self.words.contests.word():
            await PlainContests(
                self.house, self.guest, self.words, self._console, self._vocabulary, self._read
            ).run()
            return
        if word.casefold() == self.words.archive.word_ratings():
            await self._ratings()
            return
        if word.casefold() == self.words.serve.more_key_word():
            await self._further_key()
            return
        number = int(typed) if typed.isdecimal() and len(typed) < 5 else 0
        if 1 <= number <= len(tables):
            await self._go_to(tables[number - 1])
        elif 0 < number - len(tables) <= len(playable()):
            await self._open(playable()[number - len(tables) - 1])
        elif typed:
            self._console.say(
                self.words.plain.tables_how(
                    last=len(tables) + len(playable()), quit=self._vocabulary.name("quit")
                )
            )

    def _list(self, tables: "list[OpenTable]") -> None:
        words = self.words
        self._console.say()
        services, everywhere = self.house.services, list(self.house.tables.values())
        for busy in who_does_what(services.visitors, services.presence, everywhere, besides=self.guest):
            self._console.say(f"{busy_sentence(busy, words)}.")
        if not tables:
            self._console.say(self.words.plain.tables_none())
        for number, table in enumerate(tables, start=1):
            people = [
                words.tables.free_seat() if chair_of(person).kind == FREE else person.name
                for person in table.session.record.people
            ]
            does = _DOES[rank(table, self.guest)]
            title = game_title(words, table.session.rules.id)
            self._console.say(
                words.plain.tables_table(
                    number=number, game=title, people=", ".join(people), does=self._stands(table, does)
                )
            )
        for number, game in enumerate(playable(), start=len(tables) + 1):
            self._console.say(self.words.plain.tables_new(number=number, game=game_title(words, game)))
        if self.house.services.notices.runs:
            self._console.say(self.words.plain.tables_messages(messages=self._vocabulary.name("messages")))
        say = self.words.today
        self._console.say(say.how(today=say.word(), record=say.word_record()))
        self._console.say(self.words.contests.how(word=self.words.contests.word()))
        self._away().explain()
        past = self.words.archive
        self._console.say(past.how(word=past.word(), all=past.word_all(), ratings=past.word_ratings()))
        if self.guest.key is not None:
            word = self.words.serve.more_key_word()
            self._console.say(self.words.serve.more_key_plain(word=word))
        self._console.say(
            self.words.plain.tables_how(
                last=len(tables) + len(playable()), quit=self._vocabulary.name("quit")
            )
        )

    def _away(self) -> PlainAway:
        away = self.house.services.away(self.guest)
        return PlainAway(away, self.guest, self.words, self._console.say)

    def _stands(self, table: "OpenTable", does: str) -> str:
        """What a table is to this guest, for whom it waits, since when, and how much time is left."""
        words, decision = self.words, table.session.record.decision
        parts = [words(f"plain-tables-{does}")]
        if table.contributions.open:
            parts.append(turn_sentence(table, self.guest, words))
        elif decision is not None:
            since = when(words, table.game.waits_since, self.house.services.clock())
            name = table.session.record.people[decision.seat].name
            which = "plain-tables-since" if does == _DOES[TURN] else "plain-tables-waits"
            parts.append(words(which, name=name, time=since))
        clock = clock_said(table.turn_clock, words)
        if clock:
            parts.append(words.plain.clock(clock=clock))
        closing = closing_said(table, words)
        if closing:
            parts.append(words.plain.closing(closing=closing))
        return " ".join(parts)

    async def _further_key(self) -> None:
        """Give the guest a code for a further key of theirs."""
        try:
            said = await further_key(self.house, self.guest)
        except (SessionError, StoreError) as error:
            said = [error.reason]
        for each in said:
            self._console.say(self.words(each.id, **each.facts))

    async def _today(self, *, record: bool) -> None:
        """Go to the guest's table for the day's game, or say who did how well and what the guest has done."""
        words, say = self.words, self._console.say
        try:
            if not record:
                at = await table_of_today(self.house, self.guest, words)
                if isinstance(at, Entry):
                    say(done(words, at))
                else:
                    await self._go_to(at)
                return
            found = await overview(self.house, self.guest)
        except (SessionError, StoreError, BrokenGame) as error:
            self._say_why(error.reason)
            return
        for line in record_lines(words, found):
            say(line)

    async def _ratings(self) -> None:
        """Say how everyone is rated, game by game."""
        try:
            found = await overview(self.house, self.guest)
        except (SessionError, StoreError) as error:
            self._say_why(error.reason)
            return
        for line in rating_lines(self.words, found):
            self._console.say(line)

    async def _open(self, game: str) -> None:
        """Open a table with a seat for this guest; the other seats are free."""
        try:
            rules = rules_of(game)
        except BrokenGame as error:
            self._say_why(error.reason)
            return
        counts = sorted(rules.seat_counts)
        self._console.say(self.words.plain.tables_how_many(least=counts[0], most=counts[-1]))
        self._console.say(self.words.fair.plain_how(word=self.words.fair.plain_word()))
        self._console.say(self.words.tables.private_how(word=self.words.tables.private_word()))
        say = self.words.plain
        self._console.say(
            say.tables_days_how(
                clock=say.words_clock().split()[0],
                bank=say.word_bank(),
                bot=say.words_computer().split()[0],
                forfeit=say.word_forfeit(),
                unrated=say.word_unrated(),
            )
        )
        self._console.say(self.words.rivals.plain_how(word=self.words.rivals.plain_word()))
        typed, _, more = (await self._read() or "").partition(" ")
        if typed.casefold() == self.words.rivals.plain_word():
            await self._open_alone(rules)
            return
        if not typed.isdecimal() or len(typed) > 2 or int(typed) not in counts:
            return
        wanted = wanted_of(more, self.words)
        if wanted is None:
            return
        coached = self.house.tables.is_new(game)
        unrated = not wanted.rated
        mine = Person(self.guest.name, COLOURS[0], coached=coached, unrated=unrated)
        people = [held(mine, Chair(REMOTE, self.guest.id))]
        for seat in range(1, int(typed)):
            name = self.words.tables.seat(number=seat + 1)
            person = Person(name, COLOURS[seat], coached=coached, unrated=unrated)
            people.append(held(person, Chair(FREE)))
        try:
            table = await self.house.tables.open(rules, people, by=self.guest, arranged=wanted.arranged)
        except (SessionError, StoreError) as error:
            self._say_why(error.reason)
            return
        await self._go_to(table)

    async def _open_alone(self, rules: "Rules[Any]") -> None:
        """Open a table against two rivals near the guest's level, and say who they are."""
        try:
            before = await played_before(self.house, self.guest)
            solo = offered(rules, before.games, is_guest(self.guest), without=before.of_a_day)
            me = Person(self.guest.name, COLOURS[0], coached=coached_in(rules.id, before.games))
            seats = solo.people(
                me, lambda rival: self.words(f"rivals-name-{rival}"), SystemRandom().randrange(10**6)
            )
            table = await open_alone(self.house, self.guest, rules.id, seats)
        except (SessionError, StoreError) as error:
            self._say_why(error.reason)
            return
        title, mine = game_title(self.words, rules.id), is_guest(self.guest)
        for line in sheet_said(self.words, title, solo, rules.id, before.games, mine):
            self._console.say(line)
        await self._go_to(table)

    # -- a table ---------------------------------------------------------------------------------------

    async def _go_to(self, table: "OpenTable | None") -> None:
        """Go to a table, and on to the table of its rematch."""
        while table is not None and not self._over:
            table = await self._sit_at(table)

    async def _sit_at(self, table: "OpenTable") -> "OpenTable | None":
        """Sit down at a seat that is theirs or free, or watch, until the guest leaves.

        Returns where they go next, if not to the list.
        """
        refused: Message | None = None
        try:
            await table.changes.bind(self.guest)
            if not table.seats.of(self.guest) and table.seats.open_to(self.guest):
                await table.changes.sit(self.guest, table.seats.open_to(self.guest)[0])
        except (SessionError, StoreError) as error:
            refused = error.reason
            self._say_why(refused)
        reason = table.seats.why_not_watch(self.guest)
        if reason is not None:
            if reason != refused:
                self._say_why(reason)
            return None
        if table.contributions.open and not await self._gather(table):
            return None
        place = self.house.seat(table, self.guest)
        talk = TableTalk(place, self.words, self._console, remarks=self._remarks, brevity=self._brevity)
        place.dismiss = lambda reason: self._dismiss(talk, reason)
        unwatch = place.watch(lambda: self._notify(talk))
        try:
            await talk.run()
        finally:
            unwatch()
            table.go(place)
        self._over |= talk.ended
        return talk.following

    async def _gather(self, table: "OpenTable") -> bool:
        """Take contributions before a game that is fair by proof. Returns whether the game has begun."""
        place = self.house.seat(table, self.guest)
        talk = PlainContributions(place, self.words, self._console, self._vocabulary)

        def dismiss(reason: "Message") -> None:
            self._say_why(reason)
            talk.left = True

        place.dismiss = dismiss
        unwatch = place.watch(talk.news)
        try:
            return await talk.run(self._read)
        finally:
            unwatch()
            table.go(place)

    def _dismiss(self, talk: TableTalk, reason: "Message") -> None:
        """The guest has to leave the table, and returns to the list with the next line."""
        self._say_why(reason)
        talk.dismiss()

    def _notify(self, talk: TableTalk) -> None:
        """Tell what has happened at the table. A failure ends this visit, and no other."""
        try:
            talk.notify()
        except Exception as error:  # noqa: BLE001 - raised again where the visit is run
            self._problem = error
            self.exit()
