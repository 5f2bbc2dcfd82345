"""A table in plain mode: the conversation of one terminal of several."""

from functools import partial
from typing import TYPE_CHECKING, Any, cast

from rulesets.core import IllegalChoice
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.plain import standing_answers
from tabletop_tui.plain.coaching import tell_of_coach
from tabletop_tui.plain.computer import listed
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.game import PlainGame, Talk
from tabletop_tui.plain.vocabulary import WHILE_WAITING, Vocabulary
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.names import level_name
from tabletop_tui.play.place import Remark
from tabletop_tui.serve.contributions import is_late
from tabletop_tui.serve.plain.charge import PlainCharge, tell_people
from tabletop_tui.serve.plain.hinting import TableHinting
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import BOT, LEVELS
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from tabletop_tui.play.record import Act
    from tabletop_tui.serve.facts import Wish
    from tabletop_tui.serve.plain.console import LineConsole
    from tabletop_tui.serve.table import OpenTable
    from tabletop_tui.serve.table_place import TablePlace

LAST = 3
"""Steps told to a guest who comes to a running game."""


class PlainTable(PlainGame):
    """A guest's conversation at a table; `news` is called after every change there."""

    place: "TablePlace"

    def __init__(self, place: "TablePlace", words: Words, console: "LineConsole") -> None:
        """At this place of a table."""
        super().__init__(place.session, words, cast(Console, console))
        self.place = place
        self.coach = place.coach
        place.pause_when(lambda _due: False)
        self.charge = PlainCharge(place, self.say, words)
        unlisted = (*self.charge.unlisted(), *self._of_no_use())
        self.vocabulary = Vocabulary(words, unlisted=unlisted, shared=True)
        self.hinting = TableHinting(self)
        self.wanted: Coroutine[Any, Any, object] | None = None
        """A change of a seat to carry out before the next line is read."""
        self._commands |= {
            "say": self._say_to_all,
            "people": self._people,
            "sit": self._sit,
            "stand": self._stand,
            **{name: partial(self._in_charge, name) for name in self.charge.commands},
        }
        self._heard: list[bool] = []
        """For every log entry that was told: whether it was undone at that time."""
        self._heard_remark: Remark | None = None
        self._stood: tuple[Any, ...] = ()
        """What was last said about who is waited for."""
        self._wished: dict[int, Wish] = {}
        """The requests that have been told."""
        self._over_told = False
        self._present: int | None = None
        """The seat whose player is at this terminal, if several seats are played here."""
        self._called = ""
        """What was last said about other tables that wait for the guest."""
        self.following: OpenTable | None = None
        """Where the guest goes from here."""

    # -- the conversation --------------------------------------------------------------------------

    @property
    def _covered(self) -> bool:
        """Whether the deciding player must come to this terminal first, as one of those here has a hand."""
        decision = self.session.record.decision
        if decision is None or not self.place.decides or len(self.place.seats) < 2:
            return False
        seats = {decision.seat, self._present} - {None}
        hides, state = self.session.rules.hides, self.session.record.table.state
        return decision.seat != self._present and any(
            hides(state, seat) for seat in seats if seat is not None
        )

    def _come(self, seat: int) -> None:
        """A seat's player is now at this terminal: push what the previous player read out of sight."""
        self.console.clear()
        self._present, self._stood = seat, ()
        self.news()
        hidden = self.wording.hidden(self.session.view(seat), seat)
        if hidden:
            self.console.say(hidden)

    @property
    def viewer(self) -> int | None:
        """Who reads along: a seat that is played here, or a watcher."""
        if self._covered:
            return self._present
        if self.place.decides and self.session.record.decision is not None:
            self.place.at_keyboard = self.session.record.decision.seat
        return self.place.viewer

    def talk(self) -> Talk:
        """Converse until the guest leaves the table."""
        self._begin()
        self.news()
        while not self.left:
            typed = yield
            decision = self.session.record.decision
            if typed is None:
                self.left = True
            elif decision is not None and self._covered:
                if not typed:
                    self._come(decision.seat)
                elif self.vocabulary.command(typed.partition(" ")[0]) in WHILE_WAITING:
                    self.carried_out(typed)
            elif not typed:
                self._stood = ()
                self._asked = None
                self.news()
            elif decision is not None and self.place.decides:
                if self.place.too_soon:
                    self.say("game-too-soon")
                else:
                    yield from self._take(typed)
            else:
                self._heed(typed)

    @property
    def over(self) -> bool:
        """Whether the guest has left the table, or had to."""
        return self.left

    def dismissed(self) -> None:
        """The guest has to leave the table."""
        self.left = True

    def news(self) -> None:
        """Tell what has happened since the last news, and the current question."""
        if self.left:
            return
        if [person.looks for person in self.session.record.people] != self._people_named:
            self._name_people()
        self._tell()
        self.hinting.tell_who_looked()
        self._tell_remarks()
        decision = self.session.record.decision
        if decision is None:
            if not self._over_told:
                self._over_told = True
                self._tell_end()
                self._tell_what_next()
        elif self.place.decides:
            covered = self._covered
            stands: tuple[Any, ...] = (self.session.record.steps, decision.seat, covered)
            if stands != self._stood:
                self._stood, self._over_told = stands, False
                self._announce()
                if covered:
                    self.say("plain-come", name=self.wording.name(decision.seat))
                else:
                    self._present = decision.seat
                    self._tell_clock()
                    self._ask(decision)
        else:
            level = self.place.company.level(decision.seat)
            away = level is None and self.place.is_away(decision.seat)
            stuck = self.place.playing.stuck if self.place.playing is not None else ""
            stands = (self.session.record.steps if level is None else 0, decision.seat, away, level, stuck)
            if stands != self._stood:
                self._stood, self._over_told = stands, False
                self._announce()
                which = "plain-table-waits-away" if away else "plain-table-waits"
                if level is not None:
                    which = "bots-stuck" if stuck else "bots-thinks"
                self.say(which, name=self.wording.name(decision.seat))
                self._tell_clock()
        self._tell_elsewhere()

    def _tell_clock(self) -> None:
        """Say how much time the deciding seat has left, if a clock runs."""
        clock = self.place.clock(self.words)
        if clock:
            self.say("plain-clock", clock=clock)

    def _tell_elsewhere(self) -> None:
        """Say that another table waits for the guest, once, until that changes."""
        called, self._called = self._called, self.place.elsewhere(self.words, self.vocabulary.name("quit"))
        if self._called and self._called != called:
            self.console.say(self._called)

    def _begin(self) -> None:
        session = self.session
        self._name_people()
        people = self.wording.listing([self._introduced(person) for person in session.record.people])
        self.say("plain-table-begin", game=self.wording.title, people=people)
        self.say("plain-hint", commands=", ".join(self.vocabulary.names))
        self.tell_proof()
        for seat in self.place.seats:
            if is_late(session, seat):
                self.say("fair-told-late", name=session.record.people[seat].name)
        if not self.place.seats:
            self.say("plain-table-watching")
        log = session.record.log
        self._heard = [entry.undone for entry in log[: max(0, len(log) - LAST)]]
        remarks = self.place.remarks
        self._heard_remark = remarks[-1] if remarks else None

    def _name_people(self) -> None:
        self._people_named = [person.looks for person in self.session.record.people]
        self.wording = game_parts(self.session.rules.id).wording(self.words, self.session.record.people)
        self.wording.spell_out()

    def _tell(self) -> None:
        """Tell what was taken back or restored, and what is new."""
        log, viewer = self.session.record.log, self.viewer
        for entry, before in zip(log, self._heard, strict=False):
            if entry.undone != before:
                which = "plain-undone" if entry.undone else "plain-table-again"
                seen = self.session.record.entry_for(viewer, entry)
                self.say(which, sentence=next(iter(self._sentences(seen)), "") or self._silent(seen))
        for entry in self.session.record.log_for(viewer, len(self._heard)):
            if not entry.undone:
                for sentence in self._sentences(entry):
                    self.console.say(sentence)
        self._heard = [entry.undone for entry in log]

    def _silent(self, entry: LogEntry) -> str:
        """An answer without events, which only the player who gave it may read."""
        if self.place.decides and entry.seat in self.place.seats:
            return self._chosen(entry.key)
        return self.words("plain-undone-silent")

    def _sentences(self, entry: LogEntry) -> list[str]:
        return [sentence for _, sentence in self.wording.story(entry.events)]

    def _tell_remarks(self) -> None:
        remarks = list(self.place.remarks)
        if self._heard_remark in remarks:
            remarks = remarks[remarks.index(self._heard_remark) + 1 :]
        for remark in remarks:
            self._heard_remark = remark
            self.console.say(remark.said(self.words))
        self._tell_wishes()

    def _tell_wishes(self) -> None:
        """Tell the person of a seat here about each request, once."""
        mine = dict(self.place.wishes)
        for seat, wish in mine.items():
            if self._wished.get(seat) != wish:
                self.charge.tell_wish(wish)
        self._wished = mine

    # -- doing -------------------------------------------------------------------------------------

    def _answer(self, key: str, seat: int) -> None:
        self._begin_to(self.place.answer(key, seat))

    def _begin_to(self, act: "Act") -> None:
        """Begin a change of the session, whose outcome is news, unless it is refused."""
        self.place.do(act, self._refused)

    def _refused(self, error: Exception) -> None:
        if isinstance(error, IllegalChoice):
            self.say("plain-no-longer")
        elif isinstance(error, (SessionError, StoreError)):
            self.say(error.reason.id, **error.reason.facts)
        else:
            raise error

    def _undo(self, _: str) -> None:
        self._change_mind(self.place.can_undo, self.place.undo)

    def _redo(self, _: str) -> None:
        if self.place.can_redo:
            self._begin_to(self.place.redo)
        else:
            self.say("saves-nothing-to-redo")

    def _restart(self, _: str) -> None:
        self._change_mind(self.place.can_restart, self.place.restart)

    def _change_mind(self, can: bool, act: "Act") -> None:
        if can:
            self._begin_to(act)
        else:
            self.say(self.place.why_no_undo if self.place.seats else "game-only-watching")

    # -- commands ----------------------------------------------------------------------------------

    def _heed(self, typed: str) -> None:
        """Carry out a command that works while another player decides, or after the game."""
        word, _, rest = typed.partition(" ")
        command = self.vocabulary.command(word)
        decision = self.session.record.decision
        if command is not None:
            self._commands[command](rest.strip())
        elif decision is not None:
            self.say("plain-table-not-you", name=self.wording.name(decision.seat))
        elif typed == "1" and self.place.offers_rematch:
            self.wanted = self._play_again()
        else:
            self._tell_what_next()

    def _tell_what_next(self) -> None:
        if self.place.offers_rematch:
            self.say("plain-option", number=1, option=self.words("game-over-rematch"))
        self.say("plain-table-over", quit=self.vocabulary.name("quit"))

    async def _play_again(self) -> None:
        try:
            self.following = await self.place.join_rematch()
        except (SessionError, StoreError) as error:
            self.say(error.reason.id, **error.reason.facts)

    def _board(self, rest: str) -> None:
        decision = self.session.record.decision
        own = self.viewer if self.viewer is not None else 0 if decision is None else decision.seat
        seat = self._seat_named(rest) if rest else own
        if seat is not None:
            self.console.say(self.wording.board_text(self.session.view(self.viewer), seat))

    def _what(self, rest: str) -> None:
        if self.place.decides:
            super()._what(rest)
        else:
            self._not_asked()

    def _hint(self, rest: str) -> None:
        """Give the deciding guest a hint; those in charge can switch hints on and off."""
        self.wanted = self.hinting.ask(rest)

    def switch_coach(self, *, on: bool) -> None:
        """Turn the coach on or off for the player's own seat; a watcher has none."""
        viewer = self.viewer
        if viewer is None or viewer not in self.place.seats:
            self.say("game-only-watching")
        else:
            self.wanted = self._coach_switched(viewer, on=on)

    async def _coach_switched(self, seat: int, *, on: bool) -> None:
        if await self._attempt(self.place.table.game.do(self.place.coached(seat, on=on))):
            tell_of_coach(self, seat, on=on)

    def _why(self, rest: str) -> None:
        if self.place.decides:
            super()._why(rest)
        else:
            self._not_asked()

    def _not_asked(self) -> None:
        self.say("game-asked-nothing")

    def _answers(self, rest: str) -> None:
        """Show standing answers for the seats played here; two numbers change one."""
        fields = [field for field in standing_answers.fields(self.session) if field[0] in self.place.seats]
        chosen = standing_answers.meant(fields, rest)
        if chosen is not None:
            self._begin_to(acts.let_answer(*chosen))
            self.say("plain-table-noted")
            return
        for line in standing_answers.listed(
            self.session, self.wording, fields, self.vocabulary.name("answers")
        ):
            self.console.say(line)

    def _computer(self, rest: str) -> None:
        """Say who plays each seat; two numbers change it, a word stops computer players or lets them go
        on.
        """
        words = rest.split()
        playing = self.place.playing
        orders = {
            word: order for order in ("stop", "go-on") for word in self.words(f"bots-word-{order}").split()
        }
        if rest in orders and self.place.runs_bots and playing is not None:
            (playing.pause if orders[rest] == "stop" else playing.go_on)()
            self.say("bots-plain-is-stopped" if playing.paused else "bots-plain-goes-on")
        elif rest in orders:
            self.say("tables-only-charge")
        elif len(words) == 2 and all(word.isdecimal() and len(word) < 3 for word in words):
            self.wanted = self._give(int(words[0]) - 1, int(words[1]))
        else:
            for line in listed(self):
                self.console.say(line)

    async def _give(self, seat: int, level: int) -> None:
        """Give a seat to a computer player of a level, or (0) to the guest who types."""
        changes, guest, people = self.place.table.changes, self.place.guest, self.session.record.people
        if not 0 <= seat < len(people) or level not in (0, *LEVELS):
            self.say("plain-table-which-seat", last=len(people))
            return
        name = (
            level_name(self.words, f"{BOT}:{level}", {each.name.casefold() for each in people})
            if level
            else ""
        )
        try:
            if not level:
                await changes.take_from_bot(guest, seat)
            elif not await changes.give_to_bot(guest, seat, level, name):
                self.say("tables-asked", name=people[seat].name)
        except (SessionError, StoreError) as error:
            self.say(error.reason.id, **error.reason.facts)

    def _say_to_all(self, rest: str) -> None:
        reason = self.place.table.say(self.place.guest, rest)
        if reason is not None and reason.id == "tables-say-nothing":
            self.say("plain-table-say-how", say=self.vocabulary.name("say"))
        elif reason is not None:
            self.say(reason.id, **reason.facts)

    def _people(self, _: str) -> None:
        """Say who holds which seat, whether they are here, and who watches."""
        tell_people(self.place.table, self.words, self.say)

    def _sit(self, rest: str) -> None:
        """Take a free seat, or the guest's own seat back from the host or the computer."""
        table, guest = self.place.table, self.place.guest
        free = table.seats.open_to(guest)
        lent = [seat for seat in table.seats.owned(guest) if seat not in self.place.seats]
        wished = int(rest) - 1 if rest.isdecimal() and len(rest) < 3 else None
        if wished is not None:
            free, lent = ([seat for seat in seats if seat == wished] for seats in (free, lent))
        if lent:
            bot = table.seats.chair(lent[0]).kind == BOT
            back = table.changes.take_from_bot if bot else table.changes.give_back
            self.wanted = self._try_seat(back(guest, lent[0]))
        elif free:
            self.wanted = self._try_seat(table.changes.sit(guest, free[0]))
        else:
            self.say("plain-table-no-seat")

    def _stand(self, _: str) -> None:
        """Give up the guest's seat, so that another guest can take it."""
        if self.place.seats:
            self.wanted = self._try_seat(self._get_up(next(iter(self.place.seats))))
        else:
            self.say("game-only-watching")

    async def _get_up(self, seat: int) -> None:
        _ = await self.place.table.changes.free(self.place.guest, seat)

    def _in_charge(self, name: str, rest: str) -> None:
        doing = self.charge.commands[name](rest)
        if doing is not None:
            self.wanted = self._attempt(doing)

    async def _attempt(self, doing: "Coroutine[Any, Any, None]") -> bool:
        try:
            await doing
        except (SessionError, StoreError) as error:
            self.say(error.reason.id, **error.reason.facts)
            return False
        return True

    async def _try_seat(self, doing: "Coroutine[Any, Any, None]") -> None:
        if not await self._attempt(doing):
            return
        self._stood = ()
        self._people("")
        self.news()

    def leave(self) -> None:
        """Return to the list of tables; the seats are kept."""
