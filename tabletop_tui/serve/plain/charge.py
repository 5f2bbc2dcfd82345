"""Commands about a table's seats and people, in plain mode: see `tabletop_tui.serve.tables.charge`."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_tui.plain.hinting import wanted
from tabletop_tui.serve.inviting import invitation_to
from tabletop_tui.serve.people.names import alike
from tabletop_tui.serve.people.seating import FREE
from tabletop_tui.serve.tables.clock_text import clock_name, clock_said, time_rules
from tabletop_tui.serve.tables.clocks import CLOCKS
from tabletop_tui.serve.tables.facts import Wish
from tabletop_tui.text.durations import DAY

if TYPE_CHECKING:
    from tabletop_tui.serve.mail.notices import Notices
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.place import TablePlace
    from tabletop_tui.serve.tables.table import OpenTable
    from tabletop_tui.text.words import Words

IN_CHARGE = ("free", "invite", "mute", "away", "close")
"""Commands for those in charge of a table; any player may free their own seat with `stand`."""

Say = Callable[[str], None]
"""Writes a line of text."""


class PlainCharge:
    """The commands of one guest at one table. They raise `SessionError` and `StoreError`."""

    def __init__(self, place: "TablePlace", say: Say, words: "Words") -> None:
        self.place = place
        self.words = words
        self.say = say
        self.commands: dict[str, Callable[[str], Coroutine[Any, Any, None]]] = {
            "agree": self._agree,
            "free": lambda rest: self._of_seat(rest, self._free),
            "invite": lambda rest: self._of_seat(rest, self._invite),
            "mute": lambda rest: self._of_person(rest, self._mute),
            "away": lambda rest: self._of_person(rest, self._away),
            "close": lambda _: self.table.charge.close(self.guest),
            "clock": self._clock,
            "messages": lambda rest: switch_notices(
                self.table.services.notices, self.guest, rest, self.words, self.say
            ),
        }

    @property
    def table(self) -> "OpenTable":
        """The table that the commands are about."""
        return self.place.table

    @property
    def guest(self) -> "Guest":
        """The guest who types here."""
        return self.place.guest

    async def _clock(self, rest: str) -> None:
        """Say how long a decision may take here; a number of days sets a new clock, 0 none."""
        table, words = self.table, self.words
        if rest.isdecimal() and len(rest) < 3 and int(rest) * DAY in CLOCKS:
            await self._set_clock(int(rest) * DAY)
            return
        for each in time_rules(words, table.notes.facts):
            self.say(each)
        said = clock_said(table.turn_clock, words)
        if said:
            self.say(words.plain.clock(clock=said))
        if self.place.in_charge:
            self.say(words.plain.clock_how(clock=words.plain.words_clock().split()[0]))

    async def _set_clock(self, seconds: int) -> None:
        await self.table.charge.set_clock(self.guest, seconds)
        self.say(self.words.tables.clock_here(clock=clock_name(self.words, seconds)))

    async def _agree(self, _: str) -> None:
        seats = list(self.place.wishes)
        if seats:
            await self.table.changes.agree(self.guest, seats[0])
        else:
            self.say(self.words.plain.table_no_wish())

    def show_wish(self, wish: Wish) -> None:
        """Tell the guest about a request for one of their seats."""
        self.say(self.words(f"plain-table-wish-{wish.what}", name=wish.by.name))

    async def _of_seat(self, rest: str, act: Callable[[int], Awaitable[None]]) -> None:
        seats = len(self.table.session.record.people)
        if rest.isdecimal() and len(rest) < 3 and 1 <= int(rest) <= seats:
            await act(int(rest) - 1)
        else:
            self.say(self.words.plain.table_which_seat(last=seats))

    async def _free(self, seat: int) -> None:
        name = self.table.session.record.people[seat].name
        if not await self.table.changes.free(self.guest, seat):
            self.say(self.words.tables.asked(name=name))

    async def _invite(self, seat: int) -> None:
        code = await self.table.charge.invite(self.guest, seat)
        for message in invitation_to(self.table, seat, code):
            self.say(self.words(message.id, **message.facts))

    async def _of_person(self, rest: str, act: Callable[[str], Awaitable[None]]) -> None:
        people = [one for one in self.table.attendance.known if rest and alike(one.name, rest)]
        if people:
            await act(people[-1].id)
        else:
            self.say(self.words.tables.not_there())

    async def _mute(self, person: str) -> None:
        _ = await self.table.charge.mute(self.guest, person)

    async def _away(self, person: str) -> None:
        charge = self.table.charge
        sent_away = self.table.notes.facts.sent_away
        doing = charge.let_back if person in sent_away else charge.send_away
        await doing(self.guest, person)


def unlisted_for(place: "TablePlace") -> Sequence[str]:
    """Commands that are useless to the guest at this place."""
    silent = () if place.gets_messages else ("messages",)
    return (*silent, *(() if place.in_charge else IN_CHARGE))


def show_people(table: "OpenTable", words: "Words", say: Say) -> None:
    """Say who holds which seat, whether they are here, and who watches."""
    for seat, person in enumerate(table.session.record.people):
        kind = table.seats.chair(seat).kind
        if kind == FREE:
            held = words.tables.free_seat()
        elif person.level is not None:
            held = words.bots.plain_level(level=person.level)
            if person.lost:
                held = f"{held}, {words.tables.held_lost()}"
        else:
            here = words.tables.here() if table.attendance.is_here(seat) else words.tables.away()
            held = f"{words(f'tables-held-{kind}')}, {here}"
        say(words.plain.table_person(number=seat + 1, name=person.name, held=held))
    if table.attendance.watchers:
        say(words.tables.watched(names=", ".join(table.attendance.watchers)))


async def switch_notices(notices: "Notices", guest: "Guest", rest: str, words: "Words", say: Say) -> None:
    """Say whether a guest gets messages about turns while they aren't here; `off` and `on` change it.

    Raises `StoreError`.
    """
    on = wanted(words, rest)
    if not notices.runs:
        say(words.tables.notices_none())
        return
    if on is not None:
        await notices.want(guest, on=on)
    else:
        on = await notices.wanted(guest.id)
    say(words.tables.notices_on() if on else words.tables.notices_off())
