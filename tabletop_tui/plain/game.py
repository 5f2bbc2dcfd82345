"""The conversation: what has happened, the question, the numbered options, and a line in answer."""

import contextlib
import string
from collections.abc import Callable, Generator
from typing import Any

from rulesets.core import Decision, IllegalChoice, Option, Reason
from tabletop_tui.host.codes import FAILED, INTERRUPTED
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import round_word
from tabletop_tui.kit.totals import total_text
from tabletop_tui.kit.wording import Wording
from tabletop_tui.plain import coaching, hinting, reasons, reports
from tabletop_tui.plain.choosing import Choice, Unclear, choices_of, meant, meant_by_text, shown
from tabletop_tui.plain.computer import PlainComputer
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.keyboard import Keyboard
from tabletop_tui.plain.vocabulary import WHILE_WAITING, Vocabulary
from tabletop_tui.play import acts
from tabletop_tui.play.coach import Coach
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.fair.sentences import proof_in_log
from tabletop_tui.play.place import Place
from tabletop_tui.play.record import HandOver
from tabletop_tui.play.session import Session
from tabletop_tui.store import StoreError
from tabletop_tui.store.people import Person, own_key
from tabletop_tui.text.words import Words

_CHANGING = frozenset({"undo", "redo", "restart", "quit"})
"""Commands after which the question is no longer in view."""

Talk = Generator[None, str | None, None]
"""A conversation: it stops when it wants a line, and is sent that, or `None` at the end of the input."""

LOG_ENTRIES = 10
"""How many steps `log` shows if no number is given."""


MOST_IDLE = 1000
"""So many lines from a pipe that change nothing end a game. No position has as much to ask about."""


def heard_out(talk: Talk, console: Console, words: Words, position: Callable[[], object]) -> bool:
    """Converse to the end. Returns false if the input comes from no keyboard and nothing came of it for long.

    A program that answers may go on for ever about what is refused (`yes 99`): so many lines in a row that
    leave the `position` as it was are enough.
    """
    idle, before = 0, position()
    with contextlib.suppress(StopIteration):
        next(talk)
        while idle < MOST_IDLE or console.typed:
            talk.send(console.read(words("plain-prompt")))
            now = position()
            idle, before = (idle + 1 if now == before else 0), now
        console.say(words("plain-stalled", count=MOST_IDLE))
        return False
    return True


def play(
    session: Session,
    words: Words,
    console: Console | None = None,
    *,
    ascii: bool = False,
    covers: bool = True,
    pace: float = 0,
) -> int:
    """Play a session from standard input to its end, or until its players leave. Returns the exit code.

    `covers`: if a player has a hand, the next player must come to the keyboard first. `pace`: seconds from
    one answer of a computer player to the next.
    """
    game = PlainGame(session, words, console or Console.standard(ascii=ascii), covers=covers, pace=pace)
    try:
        return game.run()
    except KeyboardInterrupt:
        game.leave()
        return INTERRUPTED


class PlainGame:
    """One session, played line by line."""

    def __init__(
        self, session: Session, words: Words, console: Console, *, covers: bool = True, pace: float = 0
    ) -> None:
        """A session to play, in these words, on this console; `pace` is the computer players'."""
        self.session = session
        self.keyboard = Keyboard(session, covers=covers)
        self.company = self.keyboard.company
        self.place = Place(session)
        self.computer = PlainComputer(self, pace)
        self.coach = Coach(session)
        self.words = words
        self.console = console
        self.wording: Wording = game_parts(session.rules.id).wording(words, session.record.people)
        self.wording.spell_out()
        self.vocabulary = Vocabulary(words, unlisted=self._of_no_use())
        self._told = 0
        """How many log entries the players have heard."""
        self._turn: tuple[int, int | None] | None = None
        """The turn announced last: round and seat."""
        self._asked: Decision[Any] | None = None
        """The question asked last; it isn't repeated after `score` and the like."""
        self._answered = ""
        """The last line that could be an answer, which must not open anything for the next player."""
        self._offered: tuple[Decision[Any], Wording, tuple[Choice, ...]] | None = None
        """The last options, in words, among which typed words are looked up."""
        self._told_due: HandOver | None = None
        """The change of seats announced last."""
        self.left = False
        self._commands: dict[str, Callable[[str], None]] = {
            "board": self._board,
            "score": self._score,
            "log": self._log,
            "what": self._what,
            "hint": self._hint,
            "coach": self._speak_of_coach,
            "why": self._why,
            "undo": self._undo,
            "redo": self._redo,
            "restart": self._restart,
            "help": self._help,
            "rules": self._rules,
            "answers": self._answers,
            "computer": self._computer,
            "quit": self._quit,
        }

    def _of_no_use(self) -> tuple[str, ...]:
        """Commands that are useless in this game."""
        answers = () if self.session.record.standing_answers.known else ("answers",)
        return answers if self.coach.notes else (*answers, "coach")

    def say(self, message: str, **facts: Any) -> None:
        """Write a line from the catalogue."""
        self.console.say(self.words(message, **facts))

    # -- the conversation ----------------------------------------------------------------------

    def run(self) -> int:
        """Converse until the game is over and its end seen, or the players leave. Returns the exit code."""
        if heard_out(self.talk(), self.console, self.words, lambda: self.session.record.steps):
            return 0
        self.leave()
        return FAILED

    def talk(self) -> Talk:
        """The whole conversation, as a generator that yields when it wants a line."""
        self._begin()
        while not self.left:
            decision = self.session.record.decision
            if decision is None:
                if not (yield from self._end()):
                    return
                continue
            if self.company.decides:
                yield from self.computer.turn(decision.seat)
                continue
            if self.keyboard.awaits(decision.seat):
                yield from self._wait_for(decision.seat)
                continue
            self.keyboard.comes(decision.seat)
            self.keyboard.heard(self._told)
            yield from self._converse(decision)
        self.leave()

    def _converse(self, decision: Decision[Any]) -> Talk:
        """Ask, unless just asked, and carry out what is typed; an empty line repeats the question."""
        if decision is not self._asked:
            self._announce()
            self._ask(decision)
        typed = yield
        if typed is None:
            self.left = True
        elif typed:
            yield from self._take(typed)
        else:
            self._asked = None

    @property
    def viewer(self) -> int | None:
        """The seat whose player reads along; `None` until a player has come."""
        return self.keyboard.viewer

    def _wait_for(self, seat: int) -> Talk:
        """Handle a line while a player with hidden things is awaited: their own key means they are here.

        An empty line doesn't, as it could have been typed ahead by the player before.
        """
        self._asked = None
        keys = (*string.ascii_uppercase, *string.digits)
        commands = {key for key in keys if self.vocabulary.command(key) is not None}
        key = own_key(self.session.record.people, seat, {*commands, self._answered.upper()})
        self.say("plain-come", name=self.wording.name(seat), key=key)
        typed = yield
        if typed is None:
            self.left = True
        elif typed.upper() == key:
            self._come(seat)
        elif self.vocabulary.command(typed.partition(" ")[0]) in WHILE_WAITING:
            self.carried_out(typed)

    def _come(self, seat: int) -> None:
        """A player has come to the keyboard: clear earlier lines, and tell this player the news."""
        self.console.clear()
        heard = self.keyboard.heard_by(seat)
        self.keyboard.comes(seat)
        if heard is not None:
            self._told = heard
            self._tell()
        hidden = self.wording.hidden(self.session.view(seat), seat)
        if hidden:
            self.console.say(hidden)

    def leave(self) -> None:
        """Say where the game is saved."""
        if self.session.game_id is None:
            self.say("plain-left-unsaved")
        else:
            self.say("plain-left", id=self.session.game_id)

    def _begin(self) -> None:
        session = self.session
        self.place.pause_when(self.keyboard.pauses)
        people = self.wording.listing([self._introduced(person) for person in session.record.people])
        message = "plain-begin" if session.record.steps == 0 else "plain-again"
        self.say(message, game=self.wording.title, people=people, seed=session.record.seed_shown)
        if session.game_id is not None:
            self.say("plain-id", id=session.game_id)
        if session.record.table.recovered:
            self.say("plain-recovered")
        self.tell_proof()
        self.say("plain-hint", commands=", ".join(self.vocabulary.names))
        if session.record.steps:
            self._told = max(0, len(session.record.log) - 3)
        self._tell()

    def tell_proof(self) -> None:
        """Tell how chance came about in a game that is fair by proof; at the end, also its secret."""
        for _, _, said in proof_in_log(self.session, self.words):
            self.console.say(said)

    def _introduced(self, person: Person) -> str:
        """A player's name, and whether it is a computer player."""
        if person.level is None:
            return person.name
        return self.words("bots-plain", name=person.name, level=person.level)

    def _announce(self) -> None:
        """Say whose turn it is, when a new turn has begun."""
        progress = self.session.rules.progress(self.session.record.table.state)
        turn = (progress.round, progress.active)
        if turn != self._turn:
            self._turn = turn
            points = self.wording.listing(
                [
                    self.words("plain-points", name=self.wording.name(s.seat), count=total_text(s))
                    for s in self.session.record.standings_seen(self.viewer)
                ]
            )
            name = self.wording.name(progress.active)
            self.console.say()
            message = "plain-turn" if progress.rounds else "plain-turn-open"
            word = round_word(self.words, self.wording.game)
            counts = {"round": progress.round, "rounds": progress.rounds}
            self.say(message, word=word, **counts, name=name, points=points)

    def _ask(self, decision: Decision[Any]) -> None:
        """Ask the question, and list everything that can be chosen."""
        view = self.session.view(decision.seat)
        self._asked = decision
        coaching.advise(self)
        self.console.say(self.wording.question_alone(view, decision))
        for choice in self.choices(decision):
            self.say("plain-option", number=choice.number, option=choice.text)
        blocked = len(decision.blocked)
        if blocked:
            self.say("plain-blocked", count=blocked, why=self.vocabulary.name("why"))

    def choices(self, decision: Decision[Any]) -> tuple[Choice, ...]:
        """The options, numbered and in words."""
        wording = self.wording
        if self._offered is None or self._offered[:2] != (decision, wording):
            view = self.session.view(decision.seat)
            texts = [wording.option_alone(view, decision, option) for option in decision.options]
            self._offered = (decision, wording, choices_of(decision, texts, wording.labels(decision)))
        return self._offered[2]

    def _take(self, typed: str) -> Talk:
        """Act on the typed line: choose an option, or carry out a command."""
        decision = self.session.record.decision
        if decision is None:
            return
        self._answered = typed
        choices = self.choices(decision)
        found = meant(choices, typed)
        if found is None:
            if self.carried_out(typed):
                return
            reason = self._blocked_reason(decision, typed)
            if reason is not None:
                self.console.say(self.wording.reason(reason))
                return
            found = meant_by_text(choices, typed)
        if isinstance(found, Unclear):
            self.say(found.message, **found.facts)
        else:
            steps = self.session.record.steps
            sure = yield from self._confirmed(decision, found.option)
            if sure and self.session.record.steps != steps:  # others have brought up another question
                self.say("plain-no-longer")
            elif sure:
                self._answer(found.option.key, decision.seat)

    def carried_out(self, typed: str) -> str | None:
        """Carry out the typed line if it is a command; returns which."""
        word, _, rest = typed.partition(" ")
        command = self.vocabulary.command(word)
        if command is not None:
            self._commands[command](rest.strip())
        return command

    def _answer(self, key: str, seat: int) -> None:
        self.try_to(lambda: self.session.do(self.place.answer(key, seat)))

    def _blocked_reason(self, decision: Decision[Any], typed: str) -> Reason | None:
        for option in decision.blocked:
            if option.key.casefold() == typed.casefold():
                return option.blocked
        return None

    def _confirmed(self, decision: Decision[Any], option: Option[Any]) -> Generator[None, str | None, bool]:
        """Whether the player wants it, after asking once more if that is wise.

        Commands are possible in between; after one that changes the game, the question lapses.
        """
        question = self.wording.confirm(self.session.view(decision.seat), decision, option)
        while question is not None:
            self.console.say(question)
            self.say("plain-confirm", yes=self.vocabulary.name("yes"), no=self.vocabulary.name("no"))
            typed = yield
            if typed is None:
                self.left = True
                return False
            self._answered = typed
            agreed = {"1": True, "2": False}.get(typed, self.vocabulary.agreed(typed))
            if agreed is not None:
                if not agreed:
                    self.say("plain-not-taken")
                return agreed
            if self.carried_out(typed) in _CHANGING:
                return False
        return True

    def try_to(self, change: Callable[[], None]) -> bool:
        """Change the game and say what happened. Returns whether it worked."""
        try:
            change()
        except (SessionError, StoreError) as error:
            self.say(error.reason.id, **error.reason.facts)
            return False
        except IllegalChoice:
            self.say("plain-no-longer")
            return False
        self._tell()
        due = self.session.record.hand_over or self.session.record.passed
        if due is not None and due is not self._told_due:
            self._tell_hand_over(due)
        self._told_due = due
        return True

    def _tell(self) -> None:
        """Tell what has happened since the last news."""
        seat = self.viewer
        entries = self.session.record.log_for(seat, self._told)
        self._told = len(self.session.record.log)
        self.keyboard.heard(self._told)
        for entry in entries:
            if not entry.undone:
                for _, sentence in self.wording.story(entry.events):
                    self.console.say(sentence)

    def _tell_hand_over(self, hand_over: HandOver) -> None:
        if hand_over.turn_over and {hand_over.from_seat, hand_over.to_seat} <= {*self.company.people}:
            which = "plain-turn-over" if hand_over.turn_to is None else "plain-turn-over-owed"
            which = f"{which}-undo" if hand_over.can_take_back else which
            self.say(
                which,
                name=self.wording.name(hand_over.turn_of),
                other=self.wording.name(hand_over.to_seat),
                turn=self.wording.name(hand_over.turn_to),
                undo=self.vocabulary.name("undo"),
            )

    # -- the end -------------------------------------------------------------------------------

    def _end(self) -> Generator[None, str | None, bool]:
        """Show the score sheet. Returns whether the last step was taken back, so that the game continues."""
        self._tell_end()
        while self.place.can_undo and not self.left:
            self.say("plain-last-undo", undo=self.vocabulary.name("undo"))
            typed = yield
            if not typed or self.carried_out(typed) is None:
                break
            if not self.session.record.over:
                return True
        if self.session.game_id is not None:
            self.say("plain-kept", id=self.session.game_id)
        return False

    def _tell_end(self) -> None:
        """Say who has won, and how."""
        reports.tell_end(self)
        self.tell_proof()

    # -- commands ------------------------------------------------------------------------------

    def _seat_named(self, typed: str) -> int | None:
        """The seat with this number, or whose player's name begins like this; complains if there is none."""
        names = [person.name.casefold() for person in self.session.record.people]
        found = [seat for seat, name in enumerate(names) if name.startswith(typed.casefold())]
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            found = [int(typed) - 1]
        if len(found) != 1:
            self.say("plain-nobody", text=shown(typed))
            return None
        return found[0]

    def _board(self, rest: str) -> None:
        acting = self.viewer
        seat = self._seat_named(rest) if rest else acting
        if seat is not None:
            self.console.say(self.wording.board_text(self.session.view(acting), seat))

    def _score(self, rest: str) -> None:
        """Show all points, or every line of one seat's."""
        if not rest:
            reports.tell_points(self)
            return
        seat = self._seat_named(rest)
        if seat is not None:
            reports.tell_lines(self, seat)

    def _log(self, rest: str) -> None:
        """Show the last steps, as many as requested."""
        reports.tell_log(self, int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_ENTRIES)

    def _what(self, rest: str) -> None:
        """Say what choosing an option would do."""
        decision = self.session.record.decision
        if decision is None:
            return
        choices = self.choices(decision)
        if not rest:
            self.say("plain-what-how", what=self.vocabulary.name("what"))
            return
        found = meant(choices, rest) or meant_by_text(choices, rest)
        if isinstance(found, Unclear):
            self.say(found.message, **found.facts)
            return
        self.say("plain-option", number=found.number, option=found.text)
        for line in self.wording.detail(self.session.view(decision.seat), decision, found.option):
            self.console.say(line.lstrip("! "))

    def _hint(self, rest: str) -> None:
        """Show the best options, with what speaks for them."""
        hinting.hint(self, rest)

    def _speak_of_coach(self, rest: str) -> None:
        """Show the coach's notes so far, or turn it on or off."""
        coaching.speak_of_coach(self, rest)

    def switch_coach(self, *, on: bool) -> None:
        """Turn the coach on or off for the seat that decides, or that is at the keyboard."""
        decision = self.session.record.decision
        seat = self.viewer if decision is None else decision.seat
        if seat is not None and self.try_to(lambda: self.session.do(self.coach.switched(seat, on=on))):
            coaching.tell_of_coach(self, seat, on=on)
            self._asked = decision and self.session.record.decision  # asked already: not asked again

    def _why(self, rest: str) -> None:
        """Say why something can't be chosen: everything blocked, or what concerns one board element."""
        decision = self.session.record.decision
        if decision is not None:
            reasons.tell_why(self, decision, rest)

    def _undo(self, _: str) -> None:
        self._take_back(lambda: self.session.do(self.place.undo))

    def _restart(self, _: str) -> None:
        self._take_back(lambda: self.session.do(self.place.restart))

    def _take_back(self, change: Callable[[], None]) -> None:
        before = list(self.session.record.log)
        try:
            change()
        except (SessionError, StoreError) as error:
            self.say(error.reason.id, **error.reason.facts)
            return
        self._asked = None
        self.keyboard.back()
        for old, new in zip(reversed(before), reversed(self.session.record.log), strict=True):
            if new.undone and not old.undone:
                self.say("plain-undone", sentence=self._sentence_of(new.number))

    def _sentence_of(self, number: int) -> str:
        """What happened in a log entry, in its first sentence."""
        entry = self.session.record.log_for(self.viewer)[number]
        told = next((sentence for _, sentence in self.wording.story(entry.events)), "")
        return told or self._chosen(entry.key)

    def _chosen(self, key: str) -> str:
        """An answer without events, in the words of its option, if that is on offer again."""
        decision = self.session.record.decision
        for option in decision.options if decision is not None else ():
            if decision is not None and option.key == key:
                return self.wording.option_alone(self.session.view(decision.seat), decision, option)
        return self.words("plain-undone-silent")

    def _redo(self, _: str) -> None:
        before = list(self.session.record.log)

        def redo() -> None:
            self.session.do(self.place.redo)
            again = [
                new.number for old, new in zip(before, self.session.record.log, strict=True) if old != new
            ]
            self._told = min(again, default=len(before))

        self.try_to(redo)

    def _help(self, _: str) -> None:
        decision = self.session.record.decision
        if decision is not None:
            self.console.say(self.wording.help(decision))
            self.console.say()
        for command in self.vocabulary.names:
            self.say("plain-command", command=command, does=self.words(f"plain-does-{self._id(command)}"))

    def _id(self, name: str) -> str:
        return self.vocabulary.command(name) or name

    def _rules(self, rest: str) -> None:
        from tabletop_tui.text.short_rules import found, sections

        wanted = [word.casefold() for word in rest.split()]
        parts = [found(section, wanted) for section in sections(self.words, self.session.rules.id)]
        shown_parts = [part for part in parts if part is not None]
        for part in shown_parts:
            self.console.say(part.title)
            self.console.say(part.text)
        if not shown_parts:
            self.say("plain-rules-nothing", text=shown(rest))

    def _answers(self, rest: str) -> None:
        """Show everyone's standing answers; two numbers change one."""
        from tabletop_tui.plain import standing_answers

        fields = standing_answers.fields(self.session)
        chosen = standing_answers.meant(fields, rest)
        if chosen is not None:
            self.try_to(lambda: self.session.do(acts.let_answer(*chosen)))
        for line in standing_answers.listed(
            self.session, self.wording, fields, self.vocabulary.name("answers")
        ):
            self.console.say(line)

    def forget_question(self) -> None:
        """Forget the question: other players may now decide, and be at the keyboard."""
        self._asked = None
        self.keyboard.people_changed()

    def _computer(self, rest: str) -> None:
        """Who plays each seat; two numbers change it."""
        self.computer.seats(rest)

    def _quit(self, _: str) -> None:
        self.left = True
