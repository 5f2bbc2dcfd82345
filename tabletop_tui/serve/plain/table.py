"""A table in plain mode: the conversation of one terminal of several, and what there is besides the game."""

from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from tabletop_tui.plain.brevity import Brevity
from tabletop_tui.plain.conversation import Conversation, unlisted
from tabletop_tui.plain.vocabulary import Vocabulary
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.hinted import hints_in_log
from tabletop_tui.play.names import level_name
from tabletop_tui.play.place import Remark
from tabletop_tui.serve.background import Background
from tabletop_tui.serve.plain.charge import PlainCharge, show_people, unlisted_for
from tabletop_tui.serve.tables.contributions import is_late
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import BOT

if TYPE_CHECKING:
    from rulesets.core import Decision
    from tabletop_tui.plain.lines import Lines
    from tabletop_tui.serve.tables.facts import Wish
    from tabletop_tui.serve.tables.place import TablePlace
    from tabletop_tui.serve.tables.table import OpenTable
    from tabletop_tui.text.words import Words


class TableTalk(Conversation):
    """A guest's conversation at a table; `notify` is called after every change there."""

    place: "TablePlace"

    def __init__(
        self,
        place: "TablePlace",
        words: "Words",
        console: "Lines",
        *,
        remarks: bool = True,
        brevity: Brevity | None = None,
    ) -> None:
        """At this place of a table; `remarks`: rivals say a word at big moments; `brevity`: the guest's."""
        useless = (*unlisted_for(place), *unlisted(place))
        super().__init__(
            place,
            words,
            console,
            Vocabulary(words, unlisted=useless, shared=True),
            remarks=remarks,
            brevity=brevity,
        )
        self._charge = PlainCharge(place, console.say, words)
        self.commands |= {
            "say": self._say_to_all,
            "people": self._people,
            "sit": self._sit,
            "stand": self._stand,
            **{name: partial(self._in_charge, name) for name in self._charge.commands},
        }
        self._looked = len(hints_in_log(self.session.record.people, words))
        """How many looks at hints were told; those before the guest came aren't."""
        told = place.remarks
        self._heard_remark: Remark | None = told[-1] if told else None
        self._wished: dict[int, Wish] = {}
        """The requests that have been told."""
        self._called = ""
        """What was last said about other tables that wait for the guest."""
        self._background = Background()
        """Not the table's: what is typed doesn't wait for it."""
        self.following: OpenTable | None = None
        """Where the guest goes from here."""

    def introduce(self) -> None:
        """Say who plays what, how chance came about, and what can be typed."""
        self.console.say(
            self.words.plain.table_begin(game=self.speaker.wording.title, people=self.speaker.people)
        )
        self.speaker.show_proof()
        for seat in self.place.seats:
            if is_late(self.session, seat):
                self.console.say(self.words.fair.told_late(name=self.session.record.people[seat].name))
        self.console.say(self.words.plain.hint(commands=", ".join(self.vocabulary.names)))
        if not self.place.seats:
            self.console.say(self.words.plain.table_watching())

    def dismiss(self) -> None:
        """The guest has to leave the table, and does so with the next line."""
        self.left = True

    # -- what others do ----------------------------------------------------------------------------

    def news(self) -> None:
        """Tell what has happened since the last news, what is asked now, and what waits elsewhere."""
        super().news()
        if self.left:
            return
        called, quit_ = self._called, self.vocabulary.name("quit")
        self._called = self.place.elsewhere(self.words, quit_)
        if self._called and self._called != called:
            self.console.say(self._called)

    def show_events(self) -> None:
        """Tell what has happened in the game, who has looked at a hint, and what was said at the table."""
        super().show_events()
        looks = sorted(hints_in_log(self.session.record.people, self.words))
        for _, _, said in looks[self._looked :]:
            self.console.say(said)
        self._looked = len(looks)
        remarks = list(self.place.remarks)
        if self._heard_remark in remarks:
            remarks = remarks[remarks.index(self._heard_remark) + 1 :]
        for remark in remarks:
            self._heard_remark = remark
            self.console.say(remark.said(self.words))
        mine = dict(self.place.wishes)
        for seat, wish in mine.items():
            if self._wished.get(seat) != wish:
                self._charge.show_wish(wish)
        self._wished = mine

    def others(self, decision: "Decision[object]") -> tuple[object, ...]:
        """Who is waited for: a player, here or away, or a computer player, who may be unable to think."""
        level = self.place.company.level(decision.seat)
        away = level is None and self.place.is_away(decision.seat)
        return (self.session.record.steps if level is None else 0, decision.seat, away, level, self._stuck)

    @property
    def _stuck(self) -> str:
        return self.place.playing.stuck if self.place.playing is not None else ""

    def show_others(self, decision: "Decision[object]") -> None:
        """Say for whom the table waits."""
        self.announce()
        if self.place.company.level(decision.seat) is not None:
            which = "bots-stuck" if self._stuck else "bots-thinks"
        else:
            which = "plain-table-waits-away" if self.place.is_away(decision.seat) else "plain-table-waits"
        self.say(which, name=self.speaker.wording.name(decision.seat))
        self.show_clock()

    def show_end(self) -> None:
        """Say how it ended, and what can be done next."""
        super().show_end()
        self._show_next()
        self._background.begin(self._compare())

    async def _compare(self) -> None:
        """Say what went better, and when it has been found out, what cost the player most."""
        await self.show_compared()
        await self.show_next_time()

    def _show_next(self) -> None:
        if self.place.offers_rematch:
            self.console.say(self.words.plain.option(number=1, option=self.words.game.over_rematch()))
        self.console.say(self.words.plain.table_over(quit=self.vocabulary.name("quit")))

    async def before_line(self) -> None:
        """Nothing: news come by themselves."""

    async def hear_while_others_decide(self, typed: str) -> None:
        """Carry out a command; after the end, go to the rematch. An empty line repeats what is waited for."""
        decision = self.session.record.decision
        if not typed:
            self.ask_again()
        elif await self.carried_out(typed) is not None:
            pass
        elif decision is not None:
            self.console.say(self.words.plain.table_not_you(name=self.speaker.wording.name(decision.seat)))
        elif typed == "1" and self.place.offers_rematch:
            await self._try(self._play_again())
        else:
            self._show_next()

    async def _play_again(self) -> None:
        self.following = await self.place.join_rematch()
        self.left = True

    # -- commands ----------------------------------------------------------------------------------

    async def _try(self, doing: Coroutine[Any, Any, object]) -> bool:
        """Do it, or say why not. Returns whether it was done."""
        try:
            _ = await doing
        except (SessionError, StoreError) as error:
            self.refuse(error)
            return False
        return True

    async def switch_hints(self, *, on: bool) -> None:
        """Let the players of this table look at hints, or no longer; those in charge may."""
        _ = await self._try(self.place.table.charge.switch_hints(self.place.guest, on=on))

    async def give_seat(self, seat: int, level: int) -> None:
        """Give a seat to a computer player of a level, or (0) to the guest who types."""
        changes, guest = self.place.table.changes, self.place.guest
        if not level:
            _ = await self._try(changes.take_from_bot(guest, seat))
            return
        people = self.session.record.people
        name = level_name(self.words, f"{BOT}:{level}", {each.name.casefold() for each in people})

        async def give() -> None:
            if not await changes.give_to_bot(guest, seat, level, name):
                self.console.say(self.words.tables.asked(name=people[seat].name))

        _ = await self._try(give())

    async def _say_to_all(self, rest: str) -> None:
        reason = self.place.table.say(self.place.guest, rest)
        if reason is not None and reason.id == "tables-say-nothing":
            self.console.say(self.words.plain.table_say_how(say=self.vocabulary.name("say")))
        elif reason is not None:
            self.say(reason.id, **reason.facts)

    async def _people(self, _: str) -> None:
        """Say who holds which seat, whether they are here, and who watches."""
        show_people(self.place.table, self.words, self.console.say)

    async def _sit(self, rest: str) -> None:
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
            await self._try_seat(back(guest, lent[0]))
        elif free:
            await self._try_seat(table.changes.sit(guest, free[0]))
        else:
            self.console.say(self.words.plain.table_no_seat())

    async def _stand(self, _: str) -> None:
        """Give up the guest's seat, so that another guest can take it."""
        if self.place.seats:
            seat = next(iter(self.place.seats))
            await self._try_seat(self.place.table.changes.free(self.place.guest, seat))
        else:
            self.console.say(self.words.game.only_watching())

    async def _try_seat(self, doing: Coroutine[Any, Any, object]) -> None:
        if await self._try(doing):
            self.ask_again()
            await self._people("")

    async def _in_charge(self, name: str, rest: str) -> None:
        _ = await self._try(self._charge.commands[name](rest))
