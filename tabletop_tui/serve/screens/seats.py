"""Who sits at a table, who watches, what was said; and what can be done about a seat."""

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from textual import on

from tabletop_tui.kit.titles import game_title
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.hinted import allowed
from tabletop_tui.play.names import level_name
from tabletop_tui.play.stats.results import is_rated
from tabletop_tui.serve.inviting import invitation_to
from tabletop_tui.serve.people.seating import FREE, LENT, REMOTE
from tabletop_tui.serve.tables.clock_text import clock_name, clock_said, time_rules
from tabletop_tui.serve.tables.clocks import CLOCKS
from tabletop_tui.serve.tables.listed import person_runs
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import BOT, HERE
from tabletop_tui.text.durations import HOUR, span
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.dialogs import Pick
from tabletop_tui.tui.screens.list_screen import ListScreen
from tabletop_tui.tui.screens.menu import SHEET
from tabletop_tui.tui.screens.rows import Row, Rows
from tabletop_tui.tui.screens.seating import kinds

if TYPE_CHECKING:
    from rulesets.core import Message
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.tables.table import OpenTable
    from tabletop_tui.tui.program import Program

LAST = 8
"""How many remarks are listed."""

PERSON = "person:"
"""Begins the row of a person without a seat."""

FAILED = object()
"""The result of something that couldn't be done."""

IN_CHARGE = (
    "menu-choose",
    "seats-talk",
    "seats-invite",
    "seats-computer",
    "seats-free",
    "seats-back",
    "seats-clock",
    "seats-hints",
    "seats-mute",
    "seats-away",
    "seats-close",
)
"""The keys of those in charge of the table."""

T = TypeVar("T")


class SeatsScreen(ListScreen):
    """A row for every seat: Enter does what makes sense there."""

    CSS_PATH = [SHEET, "seats.tcss"]
    SCOPES = ("seats",)
    BINDINGS = bindings(*SCREENS["seats"])
    HINTS: ClassVar[Sequence[str]] = (
        "menu-choose",
        "seats-talk",
        "seats-computer",
        "seats-free",
        "seats-back",
    )

    def __init__(self, table: "OpenTable", guest: "Guest") -> None:
        """A table as this guest sees it."""
        super().__init__()
        self.table = table
        self.guest = guest
        if table.seats.in_charge(guest):
            self.HINTS = IN_CHARGE  # type: ignore[misc]

    def rows(self) -> Rows:
        return Rows("seats")

    def on_mount(self) -> None:
        """Begin at the first seat."""
        self._unwatch = self.table.watch(self.show_seats)

    def on_unmount(self) -> None:
        """Stop watching the table: this page is closed."""
        self._unwatch()

    # -- what is shown -----------------------------------------------------------------------------

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words = self.words
        title = game_title(words, self.table.session.rules.id)
        self.query_one(TitleBar).say(words.tables.seats_title(game=title), self.table.id)
        self.say_line(self.words.tables.seats_hint(), "dim")
        self.show_seats()

    def show_seats(self) -> None:
        """List everything as it is now."""
        self.query_one(Rows).show(self._rows)

    def _rows(self, width: int) -> list[Row]:
        words, table = self.words, self.table
        rows = [
            Row(str(seat), ((*person_runs(table, seat, words), Run(f"   {self._holds(seat)}", "dim")),))
            for seat in range(len(table.session.record.people))
        ]
        for number, person in enumerate(self._others()):
            line = (Run(self._stands(person), "dim"),)
            rows.append(Row(f"{PERSON}{person.id}", ((), line) if number == 0 else (line,)))
        rules = [" · ".join(time_rules(words, table.notes.facts))]
        if not is_rated(table.session.record.people):
            rules.append(words.tables.unrated())
        rows.append(Row("", ((), *((Run(each, "dim"),) for each in rules))))
        said: list[Line] = [(), (Run(words.tables.said(), "title"),)]
        said += [(Run(remark.said(words)),) for remark in table.notes.talk.latest(LAST)]
        if table.notes.talk.remarks:
            rows.append(Row("", tuple(said)))
        return rows

    def _holds(self, seat: int) -> str:
        """How a seat is held, and whether its player is deciding."""
        table, words = self.table, self.words
        chair, decision = table.seats.chair(seat), table.session.record.decision
        parts = []
        if chair.kind == BOT:
            which = "tables-held-bot-for" if chair.owner else "tables-held-bot"
            parts.append(words(which, level=words(f"bots-level-{chair.level}")))
            if table.session.record.people[seat].lost:
                parts.append(words.tables.held_lost())
        elif chair.kind != FREE:
            parts.append(words(f"tables-held-{chair.kind}"))
            parts.append(words.tables.here() if table.attendance.is_here(seat) else words.tables.away())
        if table.contributions.open:
            decision = None
            if seat in table.contributions.pending:
                parts.append(words.fair.seat_waits())
        if decision is not None and decision.seat == seat:
            parts.append(self._thinks())
        wish = table.notes.facts.wishes.get(seat)
        if wish is not None:
            parts.append(words(f"tables-wish-{wish.what}", by=wish.by.name))
        if chair.owner in table.notes.facts.muted:
            parts.append(words.tables.is_muted())
        does = self._does(seat)
        if does is not None:
            parts.append(words(f"tables-enter-{does}"))
        return " · ".join(parts)

    def _thinks(self) -> str:
        """How long the table has waited for its decision, and how much time is left."""
        table, words = self.table, self.words
        seconds = max(0, int(table.services.clock() - table.game.waits_since))
        if seconds < HOUR:
            thinks = words.tables.thinking(minutes=str(seconds // 60), seconds=f"{seconds % 60:02}")
        else:
            thinks = words.tables.thinking_long(time=span(words, seconds))
        clock = clock_said(table.turn_clock, words)
        return f"{thinks} · {clock}" if clock else thinks

    def _does(self, seat: int) -> str | None:
        """What Enter does at a seat: `sit`, `take-over`, `give-back`, `agree`, or nothing."""
        table, guest = self.table, self.guest
        kind, own = table.seats.chair(seat).kind, seat in table.seats.owned(guest)
        if own and seat in table.notes.facts.wishes:
            return "agree"
        if table.seats.may_take(guest, seat):
            return "sit"
        if kind == BOT and (own or table.seats.in_charge(guest)):
            return "play" if own or guest.host or not table.seats.chair(seat).owner else None
        if kind == REMOTE and guest.host:
            return "take-over"
        if kind == LENT and (guest.host or own):
            return "give-back"
        return None

    # -- doing something about a seat --------------------------------------------------------------

    def _seat(self) -> int | None:
        here = self.query_one(Rows).cursor
        return int(here) if here.isdecimal() else None

    def _person(self) -> str:
        """The id of the person under the cursor, at a seat or beside the table; empty if there is none."""
        here = self.query_one(Rows).cursor
        if here.startswith(PERSON):
            return here.removeprefix(PERSON)
        seat = self._seat()
        return "" if seat is None else self.table.seats.chair(seat).owner

    def _others(self) -> list["Guest"]:
        """People who are here without a seat, and those who may not speak or come."""
        table, facts = self.table, self.table.notes.facts
        here = {guest.id for guest in table.attendance.guests if not table.seats.of(guest)}
        owners = {table.seats.chair(seat).owner for seat in range(len(table.session.record.people))}
        kept = {*facts.muted, *facts.sent_away} if table.seats.in_charge(self.guest) else set()
        return [one for one in table.attendance.known if one.id in (here | kept) and one.id not in owners]

    def _stands(self, person: "Guest") -> str:
        """How a person without a seat is at the table: watching, away or sent away."""
        words, facts = self.words, self.table.notes.facts
        if person.id in facts.sent_away:
            return " · ".join((words.tables.is_away(name=person.name), words.tables.enter_let_back()))
        said = words.tables.watched(names=person.name)
        return f"{said} · {words.tables.is_muted()}" if person.id in facts.muted else said

    @on(Rows.Chosen)
    async def choose(self, message: Rows.Chosen) -> None:
        """Do what makes sense at the seat."""
        table, guest = self.table, self.guest
        if message.id.startswith(PERSON):
            person = message.id.removeprefix(PERSON)
            if person in table.notes.facts.sent_away:
                _ = await self._try(table.charge.let_back(guest, person))
            return
        seat = int(message.id)
        does = self._does(seat)
        if does == "take-over":
            await self._done_or_asked(table.changes.stand_in(guest, seat), "take-over", seat)
        elif does is not None:
            changes = table.changes
            acts = {"sit": changes.sit, "give-back": changes.give_back, "agree": changes.agree}
            acts["play"] = changes.take_from_bot
            name = table.session.record.people[seat].name
            if await self._try(acts[does](guest, seat)) is not FAILED:
                self.say(
                    f"tables-{does}-done",
                    "good",
                    name=name if does == "agree" else table.session.record.people[seat].name,
                )

    async def action_free(self) -> None:
        """Make the seat under the cursor free."""
        seat = self._seat()
        if seat is not None and self.table.seats.chair(seat).kind != FREE:
            await self._done_or_asked(self.table.changes.free(self.guest, seat), "free", seat)

    def action_computer(self) -> None:
        """Have a computer player of a level to be chosen play the seat under the cursor."""
        seat, words = self._seat(), self.words
        if seat is None:
            return
        taken = {person.name.casefold() for person in self.table.session.record.people}

        def then(kind: str | None) -> None:
            if kind is not None:
                level, name = int(kind.partition(":")[2]), level_name(words, kind, taken)
                doing = self.table.changes.give_to_bot(self.guest, seat, level, name)
                self.call_later(self._done_or_asked, doing, "bot", seat)

        name = self.table.session.record.people[seat].name
        question = words.tables.bots_ask(name=name)
        levels = [(item.id, item.text) for item in kinds(words) if item.id != HERE]
        self.open(Pick(question, words.tables.bots_hint(), levels), then)

    async def action_invite(self) -> None:
        """Create a code for a guest without a key; those in charge of the table may do so for any seat."""
        seat = self._seat()
        if seat is None:
            return
        code = await self._try(self.table.charge.invite(self.guest, seat))
        if isinstance(code, str):
            sentences = invitation_to(self.table, seat, code)
            lines = [self.words(each.id, **each.facts) for each in sentences]
            self.query_one(Saying).say("\n".join(lines), "good")

    async def action_hints(self) -> None:
        """Switch hints off or on for the whole table."""
        on = not allowed(self.table.session.record.people)
        if await self._try(self.table.charge.switch_hints(self.guest, on=on)) is not FAILED:
            self.say_line(
                self.words.bots.hint_switched_on() if on else self.words.bots.hint_switched_off(), "good"
            )

    def action_clock(self) -> None:
        """Give the table a new clock, or none."""
        words, facts = self.words, self.table.notes.facts
        if not self.table.seats.in_charge(self.guest):
            self.say_line(self.words.tables.only_charge(), "warn")
            return

        def then(seconds: str | None) -> None:
            if seconds is not None:
                self.call_later(self._set_clock, int(seconds))

        clocks = [(str(seconds), clock_name(words, seconds)) for seconds in CLOCKS]
        now = str(facts.clock)
        self.open(Pick(words.tables.clock_ask(), words.tables.clock_hint(), clocks, now), then)

    async def _set_clock(self, seconds: int) -> None:
        if await self._try(self.table.charge.set_clock(self.guest, seconds)) is not FAILED:
            said = self.words.tables.clock_here(clock=clock_name(self.words, seconds))
            self.query_one(Saying).say(said, "good")

    async def action_mute(self) -> None:
        """Mute the person under the cursor, or let them speak again."""
        person = self._person()
        if person:
            _ = await self._try(self.table.charge.mute(self.guest, person))

    def action_send_away(self) -> None:
        """Send the person under the cursor away, after confirmation."""
        person, in_charge = self._person(), self.table.seats.in_charge(self.guest)
        name = next((one.name for one in self.table.attendance.known if one.id == person), "")
        if not name or not in_charge:
            self.say_line(
                self.words.tables.not_there() if in_charge else self.words.tables.only_charge(), "warn"
            )
            return
        house = self.guest.host or self.guest.owner
        hint = self.words.tables.away_house() if house else self.words.tables.away_table()
        self._ask(
            self.words.tables.away_ask(name=name),
            hint,
            "tables-away-yes",
            lambda: self.table.charge.send_away(self.guest, person),
        )

    def action_close_table(self) -> None:
        """Close the table, after confirmation."""
        if not self.table.seats.in_charge(self.guest):
            self.say_line(self.words.tables.only_charge(), "warn")
            return
        ask, hint = self.words.tables.close_ask(), self.words.tables.close_hint()
        self._ask(ask, hint, "tables-close-yes", lambda: self.table.charge.close(self.guest))

    def _ask(
        self, question: str, hint: str, yes: str, act: "Callable[[], Coroutine[Any, Any, None]]"
    ) -> None:
        from tabletop_tui.tui.screens.dialogs import Ask

        def then(sure: bool | None) -> None:
            if sure:
                self.call_later(self._try, act())

        self.open(Ask(question, hint, self.words(yes)), then)

    async def _done_or_asked(self, doing: Coroutine[Any, Any, bool], what: str, seat: int) -> None:
        name = self.table.session.record.people[seat].name
        done = await self._try(doing)
        if done is not FAILED:
            self.say(f"tables-{what}-done" if done else "tables-asked", "good", name=name)

    async def _try(self, doing: Coroutine[Any, Any, T]) -> T | object:
        """Try a change, or say why it isn't possible and return `FAILED`."""
        try:
            result = await doing
        except (SessionError, StoreError, OSError) as error:
            self.say_reason(getattr(error, "reason", SessionError("tables-closing").reason))
            return FAILED
        self.show_seats()
        return result

    def action_talk(self) -> None:
        """Open the prompt for a remark to the table."""
        ask_for_remark(self.tabletop, self.table, self.guest, self.say_reason)

    def action_help(self) -> None:
        """Show all keys of the page of seats."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("seats", "menu"))


def ask_for_remark(
    program: "Program", table: "OpenTable", guest: "Guest", refused: "Callable[[Message], None]"
) -> None:
    """Let a person type a line for the whole table; `refused` gets the reason if it can't be said."""
    from tabletop_tui.tui.screens.dialogs import Prompt

    words = program.words

    def say(text: str | None) -> None:
        reason = table.say(guest, text) if text else None
        if reason is not None:
            refused(reason)

    prompt = Prompt(words.tables.say_ask(), words.tables.say_hint(), words.tables.say_yes(), "")
    _ = program.push_screen(prompt, say)
