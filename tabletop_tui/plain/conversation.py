"""The conversation at a place: what has happened, the question, the numbered options, and a line in answer.

It is the same at one keyboard, at a step of a lesson and at a table over SSH. What else there is to say and
to do there is added by those who hold it.
"""

import string
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any

from rulesets.core import Decision, IllegalChoice, Option, Reason
from tabletop_tui.kit.titles import round_word
from tabletop_tui.kit.totals import total_text
from tabletop_tui.plain import coaching, computers, reports, since, standing_answers
from tabletop_tui.plain.brevity import Brevity
from tabletop_tui.plain.choosing import Unclear, meant, meant_by_text
from tabletop_tui.plain.events import Events
from tabletop_tui.plain.hinting import show_hint, wanted
from tabletop_tui.plain.looking import Command, Looking
from tabletop_tui.plain.reader import Reader
from tabletop_tui.plain.rival_talk import RivalTalk
from tabletop_tui.plain.speaker import Speaker
from tabletop_tui.plain.vocabulary import WHILE_WAITING
from tabletop_tui.play import acts
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.glance import HANDED, Glance, usual_glance
from tabletop_tui.play.hinting import hints_found
from tabletop_tui.store import StoreError
from tabletop_tui.store.people import own_key
from tabletop_tui.text.complaints import sentence_of

if TYPE_CHECKING:
    from tabletop_tui.plain.lines import Lines
    from tabletop_tui.plain.vocabulary import Vocabulary
    from tabletop_tui.play.advice_text import Hints
    from tabletop_tui.play.place import Place
    from tabletop_tui.play.record import Act
    from tabletop_tui.text.words import Words

NAMED_AT_ONCE = 4
"""Options that are named for a player who asked to be told in brief; of more, only the number is said."""
_CHANGING = frozenset({"undo", "redo", "restart", "quit"})
"""Commands after which the question is no longer in view."""


class Conversation(ABC):
    """One place at a game, played line by line."""

    def __init__(
        self,
        place: "Place",
        words: "Words",
        console: "Lines",
        vocabulary: "Vocabulary",
        *,
        covers: bool = True,
        remarks: bool = True,
        brevity: Brevity | None = None,
    ) -> None:
        """On this console. `covers`: if a hand is in sight, the next player must come first; `remarks`:
        rivals say a word at big moments; `brevity`: whether only what can't be known is said.
        """
        self.place = place
        self.session = place.session
        self.words = words
        self.console = console
        self.vocabulary = vocabulary
        self.reader = Reader(place, covers=covers)
        self.brevity = brevity or Brevity()
        self.speaker = Speaker(place, words, console, vocabulary, self.reader, self.brevity)
        self.say = self.speaker.say
        self.left = False
        """They want to leave, or have to."""
        self.ended = False
        """No more lines are to come."""
        self._events = Events(self.speaker)
        self._rivals = RivalTalk(self.speaker, on=remarks)
        self.announced: tuple[int, int | None] | None = None
        """The turn announced last: round and seat."""
        self._names_all = False
        """All of them are named next time, however many there are."""
        self._asked: tuple[object, ...] = ()
        """What was waited for when that was last said."""
        self._offered: tuple[object, ...] = ()
        """The step of the game and the option that Enter alone chooses now, as it was offered just before."""
        self._offer = Glance(usual_glance(seconds=HANDED))
        """An Enter that comes right after it was typed ahead, or is held down."""
        self._answered = ""
        """The last line that could be an answer, which must not open anything for the next player."""
        self._listens = False
        """Whether what happens now is told at once, as no line is being carried out."""
        self.commands: dict[str, Command] = {
            **Looking(self.speaker, lambda: self.question).commands,
            "hint": self.hint,
            "coach": self._coach,
            "again": self._again,
            "brief": self._switch_brief,
            "undo": self._undo,
            "redo": self._redo,
            "restart": self._restart,
            "answers": self._answers,
            "computer": self._computer,
            "quit": self._quit,
        }

    # -- what differs from place to place ----------------------------------------------------------

    @abstractmethod
    def introduce(self) -> None:
        """Say what is played here, and what can be typed."""

    @abstractmethod
    async def before_line(self) -> None:
        """Do and say what has to come before the next line is read."""

    @abstractmethod
    async def hear_while_others_decide(self, typed: str) -> None:
        """Carry out a line while no person at this place decides, or after the end."""

    @abstractmethod
    def others(self, decision: Decision[object]) -> tuple[object, ...]:
        """What `show_others` depends on; as long as it is the same, nothing is repeated."""

    @abstractmethod
    def show_others(self, decision: Decision[object]) -> None:
        """Say who decides while no person here does."""

    @abstractmethod
    async def give_seat(self, seat: int, level: int) -> None:
        """Give a seat to a computer player of a level, or (0) to a person here."""

    @abstractmethod
    async def switch_hints(self, *, on: bool) -> None:
        """Let the players of this table look at hints, or no longer."""

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.session.record.over

    @property
    def question(self) -> Decision[object] | None:
        """What a person at this place has to decide now."""
        return self.session.record.decision if self.place.decides and not self.over else None

    def show_end(self) -> None:
        """Who has won; in a lesson, what has come of the step."""
        reports.show_end(self.speaker)
        self._rivals.show(end=True)

    async def show_compared(self) -> None:
        """After a game alone, say what went better than ever before, and how it stands between the player and
        each rival; nothing where that can't be read.
        """
        try:
            earlier = await self.place.earlier()
        except (SessionError, StoreError):
            return
        if earlier is not None and self.over and not self.left:
            game, people = self.session.rules.id, self.session.record.people
            for sentence in (
                *earlier.compared(self.words, game),
                *earlier.standing(self.words, game, people),
            ):
                self.console.say(sentence)

    async def show_next_time(self) -> None:
        """After a game alone, say what cost the player most; nothing if nothing did. It takes seconds."""
        own = self.place.alone
        if own is None or not self.place.may_review:
            return
        from tabletop_tui.play.advice_text import named_turn  # loads all of the search: only at the end
        from tabletop_tui.play.reviewing import costliest

        think, wording = self.place.company.think_about, self.speaker.wording
        costly = await costliest(self.session, self.words, None, own, think, lambda: not self.left)
        if costly is not None and self.over and not self.left:
            round, what = named_turn(wording, self.session.record, costly)
            word = round_word(self.words, wording.game)
            self.console.say(self.words.plain.next_time(word=word, round=round, what=what))

    # -- the conversation --------------------------------------------------------------------------

    async def run(self) -> None:
        """From the first line to the last."""
        self.introduce()
        self.news()
        while (typed := await self.read()) is not None:
            await self.hear(typed)
            self.news()

    async def read(self) -> str | None:
        """The next line, typed with everything done here in view; `None` if they leave."""
        if self.left:
            return None
        self._listens = True
        try:
            typed = await self._line()
        finally:
            self._listens = False
        await self.place.settled()
        self.left |= self.ended
        return None if self.left else typed

    async def _line(self) -> str | None:
        await self.before_line()
        if self.left:
            return None
        typed = await self.console.read(self.words.plain.prompt())
        self.ended |= typed is None
        return typed

    async def hear(self, typed: str) -> None:
        """Take a line as what it is meant to be by those who may decide now."""
        decision = self.question
        if decision is None:
            await self.hear_while_others_decide(typed)
        elif self.reader.awaits(decision.seat):
            await self._hear_while_awaited(typed, decision.seat)
        elif not typed:
            await self._hear_nothing(decision)
        elif self.place.too_soon:
            self.console.say(self.words.game.too_soon())
        else:
            self._offered = ()
            await self._take(decision, typed)

    async def _hear_nothing(self, decision: Decision[object]) -> None:
        """Enter alone: the question again, with what Enter would choose; the second time, choose that.

        It is where the cursor would begin on a screen. One key more than there, as an empty line may be typed
        ahead, or only to read the question again; and not at once, so that no held key answers for the next
        player. A learner is to find out by themselves.
        """
        likely = self.speaker.wording.start(self.session.view(decision.seat), decision)
        choice = next((each for each in self.speaker.choices(decision) if each.option.key == likely), None)
        now = (self.session.record.steps, likely)
        if choice is None or self.place.too_soon or self.place.lesson is not None:
            self.ask_again()
        elif self._offered == now and self._offer.too_soon:
            self._offer.begin()
            self.console.say(self.words.game.too_soon())
        elif self._offered == now:
            self._offered = ()
            await self._take(decision, str(choice.number))
        else:
            self._offer.begin()
            self._offered = now
            self._ask(decision)
            self.console.say(self.words.plain.enter_takes(number=choice.number, option=choice.text))

    def notify(self) -> None:
        """Something has changed: tell it now, or after the line that is being carried out."""
        if self._listens:
            self._listens = False
            try:
                self.news()
            finally:
                self._listens = True

    def news(self) -> None:
        """Tell what has happened since the last news, and what is asked now, unless that was said."""
        if self.left:
            return
        self.speaker.refresh_names()
        self.show_events()
        decision = self.session.record.decision
        now: tuple[object, ...]
        if self.over or decision is None:
            now = ("over", self.session.record.steps)
            if self._asked != now:
                self.show_end()
        elif not self.place.decides:
            now = self.others(decision)
            if self._asked != now:
                self.show_others(decision)
        else:
            now = (decision.seat, self.session.record.steps, self.reader.awaits(decision.seat))
            if self._asked != now:
                self._show_decision(decision)
                self._names_all = False
        self._asked = now

    def ask_again(self) -> None:
        """Let the next news say again what is asked."""
        if not self.over:
            self._asked = ()

    # -- what is told ------------------------------------------------------------------------------

    def show_events(self) -> None:
        """Tell what was taken back or restored, and what is new."""
        self.speaker.refresh_names()
        self._events.show()
        self._rivals.show()

    def announce(self) -> None:
        """Say whose turn it is, when a new turn has begun."""
        progress = self.session.rules.progress(self.session.record.table.state)
        turn = (progress.round, progress.active)
        if turn == self.announced:
            return
        self.announced = turn
        wording = self.speaker.wording
        points = wording.listing(
            [
                self.words.plain.points(name=wording.name(standing.seat), count=total_text(standing))
                for standing in self.session.record.standings_seen(self.reader.viewer)
            ]
        )
        self.console.say()
        word, name = round_word(self.words, wording.game), wording.name(progress.active)
        if self.brevity.on and name:
            said = self.words.plain.turn_brief(word=word, round=progress.round, name=name, points=points)
        elif progress.rounds:
            said = self.words.plain.turn(
                word=word, round=progress.round, rounds=progress.rounds, name=name, points=points
            )
        else:
            said = self.words.plain.turn_open(word=word, round=progress.round, name=name, points=points)
        self.console.say(said)
        if progress.active is not None and progress.active == self.reader.viewer:
            since.show_meant(self.speaker, progress.active)

    def _show_decision(self, decision: Decision[object]) -> None:
        """Ask the deciding player, or call them to the terminal."""
        if self.reader.awaits(decision.seat):
            name = self.speaker.wording.name(decision.seat)
            self.console.say(self.words.plain.come(name=name, key=self._key(decision.seat)))
            return
        self.reader.comes(decision.seat)
        self.reader.has_read(len(self.session.record.log))
        self.announce()
        self.show_clock()
        self._ask(decision)

    def show_clock(self) -> None:
        """Say how much time the deciding seat has left, if a clock runs."""
        clock = self.place.clock(self.words)
        if clock:
            self.console.say(self.words.plain.clock(clock=clock))

    def _ask(self, decision: Decision[object]) -> None:
        """Ask the question, and list everything that can be chosen."""
        coaching.show_note(self.speaker)
        view, wording = self.session.view(decision.seat), self.speaker.wording
        if self.brevity.on:
            self.console.say(wording.question_brief(view, decision))
            self._ask_in_brief(decision)
            return
        self.console.say(wording.question_alone(view, decision))
        for choice in self.speaker.choices(decision):
            self.console.say(self.words.plain.option(number=choice.number, option=choice.text))
        blocked = len(decision.blocked)
        if blocked:
            self.console.say(self.words.plain.blocked(count=blocked, why=self.vocabulary.name("why")))

    def _ask_in_brief(self, decision: Decision[object]) -> None:
        """The options by their names; of many, how many there are, until they are asked for.

        A single one is what the question asks for, and isn't named besides.
        """
        names, plain = self.speaker.in_brief(decision), self.words.plain
        if self._names_all or 1 < len(names) <= NAMED_AT_ONCE:
            for number, name in enumerate(names, start=1):
                self.console.say(plain.option(number=number, option=name))
        elif len(names) > 1 and self.brevity.explained:
            self.console.say(plain.brief_count(count=len(names)))
        elif len(names) > 1:
            self.brevity.explained = True
            again = self.vocabulary.name("again")
            self.console.say(plain.brief_many(count=len(names), again=again))

    # -- who comes to the terminal -----------------------------------------------------------------

    def _key(self, seat: int) -> str:
        """What a player types who has come; no command, nor the line that was typed last."""
        keys = (*string.ascii_uppercase, *string.digits)
        commands = {key for key in keys if self.vocabulary.command(key) is not None}
        return own_key(self.session.record.people, seat, {*commands, self._answered.upper()})

    async def _hear_while_awaited(self, typed: str, seat: int) -> None:
        """Handle a line while a player with hidden things is awaited: their own key means they are here.

        An empty line doesn't, as it could have been typed ahead by the player before.
        """
        if typed.upper() == self._key(seat):
            await self._come(seat)
        else:
            if self.vocabulary.command(typed.partition(" ")[0]) in WHILE_WAITING:
                await self.carried_out(typed)
            self.ask_again()

    async def _come(self, seat: int) -> None:
        """A player has come to the terminal: clear earlier lines, and tell this player the news."""
        self.console.clear()
        read = self.reader.read_by(seat)
        self.reader.comes(seat)
        await self.place.settled()
        if read is not None:
            self._events.say_again(read)
            self.show_events()
        hidden = self.speaker.wording.hidden(self.session.view(seat), seat)
        if hidden:
            self.console.say(hidden)

    # -- answering ---------------------------------------------------------------------------------

    async def change(self, act: "Act") -> bool:
        """Change the game and say what happened, or why it can't be done. Returns whether it worked."""
        refusals: list[Exception] = []
        self.place.do(act, refusals.append)
        await self.place.settled()
        for error in refusals:
            self.refuse(error)
        if not refusals:
            self.show_events()
        return not refusals

    def refuse(self, error: Exception) -> None:
        """Say why something can't be done. Raises what isn't a refusal."""
        if isinstance(error, IllegalChoice):
            self.console.say(self.words.plain.no_longer())
        elif isinstance(error, (SessionError, StoreError)):
            self.console.say(sentence_of(self.words, error.reason))
        else:
            raise error

    async def _take(self, decision: Decision[object], typed: str) -> None:
        """Act on what the deciding player types: choose an option, or carry out a command."""
        self._answered = typed
        choices = self.speaker.choices(decision)
        found = meant(choices, typed)
        if found is None:
            if await self.carried_out(typed):
                return
            reason = _blocked_reason(decision, typed)
            if reason is not None:
                self.console.say(self.speaker.wording.reason(reason))
                return
            found = meant_by_text(choices, typed)
        if isinstance(found, Unclear):
            self.say(found.message, **found.facts)
            return
        steps = self.session.record.steps
        if not await self._confirmed(decision, found.option):
            return
        if self.session.record.steps != steps:  # others have meanwhile brought up a different question
            self.console.say(self.words.plain.no_longer())
        else:
            await self.change(self.place.answer(found.option.key, decision.seat))

    async def _confirmed(self, decision: Decision[object], option: Option[object]) -> bool:
        """Whether the player wants it, after asking once more if that is wise.

        Commands are possible in between; after one that changes the game, the question lapses.
        """
        question = self.speaker.wording.confirm(self.session.view(decision.seat), decision, option)
        while question is not None:
            self.console.say(question)
            self.console.say(
                self.words.plain.confirm(yes=self.vocabulary.name("yes"), no=self.vocabulary.name("no"))
            )
            typed = await self.read()
            if typed is None:
                return False
            self._answered = typed
            agreed = {"1": True, "2": False}.get(typed, self.vocabulary.agreed(typed))
            if agreed is not None:
                if not agreed:
                    self.console.say(self.words.plain.not_taken())
                return agreed
            if await self.carried_out(typed) in _CHANGING:
                return False
        return True

    async def carried_out(self, typed: str) -> str | None:
        """Carry out the typed line if it is a command; returns which."""
        word, _, rest = typed.partition(" ")
        command = self.vocabulary.command(word)
        if command is not None:
            await self.commands[command](rest.strip())
        return command

    async def take_back(self, act: "Act") -> None:
        """Take something back that was answered here."""
        if self.place.seats:
            await self.change(act)
        else:
            self.console.say(self.words.game.only_watching())

    # -- commands ----------------------------------------------------------------------------------

    async def hint(self, rest: str) -> None:
        """Show the best options, with what speaks for them; or switch hints on or off for the table."""
        on = wanted(self.words, rest)
        if on is not None:
            await self.switch_hints(on=on)
        elif self.question is None:
            self.console.say(self.words.bots.hint_not_now())
        elif why_not := self.place.begin_hint():
            self.say(why_not)
        else:
            self.console.say(self.words.bots.hint_thinking())
            try:
                found = await self.wait_for(hints_found(self.place, self.speaker.wording))
            except (SessionError, StoreError) as error:
                self.refuse(error)
                return
            if found:
                self.show_events()
                show_hint(self.speaker, found)
            else:
                self.console.say(self.words.bots.hint_none())

    async def wait_for(self, hints: Coroutine[Any, Any, "Hints"]) -> "Hints":
        """What comes of something that takes its time; meanwhile, what others do is told."""
        self._listens = True
        try:
            return await hints
        finally:
            self._listens = False

    async def _coach(self, rest: str) -> None:
        """Show the coach's notes so far, or turn it on or off."""
        on, seat = wanted(self.words, rest), self.reader.viewer
        if not self.place.coach.notes:
            self.console.say(self.words.coach.none())
        elif on is None:
            coaching.show_notes(self.speaker)
        elif seat is None or seat not in self.place.seats:
            self.console.say(self.words.game.only_watching())
        elif await self.change(self.place.coached(seat, on=on)):
            coaching.show_switched(self.speaker, seat, on=on)

    async def _again(self, _: str) -> None:
        """Say what is asked once more, with all that can be chosen."""
        self._names_all = True
        self.ask_again()

    async def _switch_brief(self, _: str) -> None:
        """Say only what can't be known, or everything again; then ask what is asked."""
        name, plain = self.vocabulary.name, self.words.plain
        try:
            await self.brevity.switch()
        except OSError as error:
            self.console.say(self.words.lobby.settings_not_saved(problem=error.strerror or str(error)))
        except (SessionError, StoreError) as error:
            why = sentence_of(self.words, error.reason)
            self.console.say(self.words.lobby.settings_not_saved(problem=why))
        on = self.brevity.on
        self.console.say(plain.brief_on(what=name("what"), brief=name("brief")) if on else plain.brief_off())
        self.ask_again()

    async def _undo(self, _: str) -> None:
        await self.take_back(self.place.undo)

    async def _restart(self, _: str) -> None:
        await self.take_back(self.place.restart)

    async def _redo(self, _: str) -> None:
        await self.change(self.place.redo)

    async def _answers(self, rest: str) -> None:
        """Show the standing answers of the seats played here; two numbers change one."""
        fields = [each for each in standing_answers.fields(self.session) if each[0] in self.place.seats]
        chosen = standing_answers.meant(fields, rest)
        if chosen is not None:
            await self.change(acts.let_answer(*chosen))
        command = self.vocabulary.name("answers")
        self._show(standing_answers.listed(self.session, self.speaker.wording, fields, command))

    async def _computer(self, rest: str) -> None:
        """Say who plays each seat; two numbers change it, a word stops computer players, another lets them
        go on.
        """
        playing = self.place.playing
        orders = {word: order for order in ("stop", "go-on") for word in self._typed(f"bots-word-{order}")}
        changed = computers.meant(self.session, rest)
        if rest in orders and self.place.runs_bots and playing is not None:
            (playing.pause if orders[rest] == "stop" else playing.go_on)()
            bots = self.words.bots
            self.console.say(bots.plain_is_stopped() if playing.paused else bots.plain_goes_on())
        elif rest in orders:
            self.console.say(self.words.tables.only_charge())
        elif changed is not None:
            await self.give_seat(*changed)
        else:
            self.show_seats()

    def show_seats(self) -> None:
        """One line for each seat, and how to change who plays it."""
        self._show(computers.listed(self.speaker))

    def _show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.say(line)

    def _typed(self, message: str) -> list[str]:
        return self.words(message).split()

    async def _quit(self, _: str) -> None:
        self.left = True


def unlisted(place: "Place") -> tuple[str, ...]:
    """Commands that are useless in this game."""
    answers = () if place.session.record.standing_answers.known else ("answers",)
    return answers if place.coach.notes else (*answers, "coach")


def _blocked_reason(decision: Decision[object], typed: str) -> Reason | None:
    """Why the option with the typed key can't be chosen."""
    for option in decision.blocked:
        if option.key.casefold() == typed.casefold():
            return option.blocked
    return None
