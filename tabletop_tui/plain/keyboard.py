"""The conversation at one keyboard, at which all players of a game take turns."""

import contextlib
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_tui.host.codes import FAILED, INTERRUPTED
from tabletop_tui.plain.brevity import Brevity
from tabletop_tui.plain.computers import Computers
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.conversation import Conversation, unlisted
from tabletop_tui.plain.typed import TypedLines, finish
from tabletop_tui.plain.vocabulary import Vocabulary
from tabletop_tui.play.company import given_to
from tabletop_tui.play.hinted import switched
from tabletop_tui.play.place import Place
from tabletop_tui.store.people import BOT, HERE

if TYPE_CHECKING:
    from rulesets.core import Decision
    from tabletop_tui.play.advice_text import Hints
    from tabletop_tui.play.session import Session
    from tabletop_tui.store import GameSummary
    from tabletop_tui.text.words import Words

ONE = "1"
"""What a player types to get one answer while computer players are stopped."""


def play(
    session: "Session",
    words: "Words",
    console: Console | None = None,
    *,
    ascii: bool = False,
    covers: bool = True,
    pace: float = 0,
    remarks: bool = True,
    brevity: Brevity | None = None,
    games: "Callable[[], Sequence[GameSummary]]" = list,
) -> int:
    """Play a session from standard input to its end, or until its players leave. Returns the exit code.

    `covers`: if a player has a hand, the next player must come to the keyboard first. `pace`: seconds from
    one answer of a computer player to the next. `remarks`: rivals say a word at big moments. `brevity`:
    whether only what can't be known is said. `games` reads those that are kept here.
    """
    console = console or Console.standard(ascii=ascii)
    return KeyboardTalk(
        session, words, console, covers=covers, pace=pace, remarks=remarks, brevity=brevity, games=games
    ).converse()


class KeyboardTalk(Conversation):
    """One session, played line by line by everyone who sits here."""

    def __init__(
        self,
        session: "Session",
        words: "Words",
        console: Console,
        *,
        covers: bool = True,
        pace: float = 0,
        remarks: bool = True,
        brevity: Brevity | None = None,
        games: "Callable[[], Sequence[GameSummary]]" = list,
    ) -> None:
        """A session to play, in these words, on this console; `pace` is the computer players'.

        `games` reads those that are kept here.
        """
        place = Place(session, games)
        self._lines = TypedLines(console, words, lambda: session.record.steps)
        vocabulary = Vocabulary(words, unlisted=unlisted(place))
        super().__init__(
            place, words, self._lines, vocabulary, covers=covers, remarks=remarks, brevity=brevity
        )
        self._computers = Computers(self.speaker, pace)
        place.playing = self._computers.playing
        self._compared_at = -1
        """After which step of the game what went better was said."""
        self._interrupt: Callable[[], object] | None = None
        """What ^C does while something is waited for."""

    def converse(self) -> int:
        """Until the game is over and its end seen, or the players leave. Returns the exit code."""
        code, unwatch = 0, self.place.watch(self.notify)
        try:
            finish(self.run(), self._interrupted)
        except KeyboardInterrupt:
            code = INTERRUPTED
        finally:
            unwatch()
        self._leave()
        return FAILED if self._lines.stalled else code

    def _interrupted(self) -> bool:
        if self._interrupt is None:
            return False
        self._interrupt()
        return True

    def notify(self) -> None:
        """Something has changed: tell it now, or after the line that is being carried out."""
        super().notify()
        self._lines.flush()

    def introduce(self) -> None:
        """Say who plays what, where it is saved, how chance came about, and what can be typed."""
        session = self.session
        say = self.words.plain.again if session.record.steps else self.words.plain.begin
        speaker, seed = self.speaker, session.record.seed_shown
        self.console.say(say(game=speaker.wording.title, people=speaker.people, seed=seed))
        if session.game_id is not None:
            self.console.say(self.words.plain.id(id=session.game_id))
        if session.record.table.recovered:
            self.console.say(self.words.plain.recovered())
        self.speaker.show_proof()
        self.console.say(self.words.plain.hint(commands=", ".join(self.vocabulary.names)))

    def _leave(self) -> None:
        """Say where the game is saved."""
        saved = self.session.game_id
        if saved is not None:
            say = self.words.plain.kept if self.over else self.words.plain.left
            self.console.say(say(id=saved))
        elif not self.over:
            self.console.say(self.words.plain.left_unsaved())

    # -- while no person decides -------------------------------------------------------------------

    async def before_line(self) -> None:
        """Let computer players answer; if they don't, or the game is over, say what can be typed."""
        self._interrupt = self._stop_computers
        try:
            await self._computers.wait()
        except KeyboardInterrupt:  # before there was anything to wait for
            self._stop_computers()
        self._interrupt = None
        decision, playing = self.session.record.decision, self._computers.playing
        if decision is None:
            await self._compare()
        if decision is None and not self.place.can_undo:
            self.left = True
        elif decision is None:
            self.console.say(self.words.plain.last_undo(undo=self.vocabulary.name("undo")))
        elif self.place.company.decides:
            bots = self.words.bots
            name, computer = self.speaker.wording.name(decision.seat), self.vocabulary.name("computer")
            if playing.stuck:
                self.console.say(bots.plain_stuck(name=name, computer=computer, seat=decision.seat + 1))
            else:
                self.console.say(bots.plain_stopped(name=name, computer=computer))

    async def _compare(self) -> None:
        """Say once for each end that is reached what went better than before."""
        steps = self.session.record.steps
        if self._compared_at != steps:
            self._compared_at = steps
            await self.show_compared()
            if self._lines.typed and self.place.alone is not None:
                await self._look_back()

    async def _look_back(self) -> None:
        """Look for what cost the player most, until it is found or ^C is pressed."""
        import asyncio

        self.console.say(self.words.plain.looking_back())
        self._lines.flush()
        task = asyncio.get_running_loop().create_task(self.show_next_time())
        self._interrupt = task.cancel
        with contextlib.suppress(asyncio.CancelledError, KeyboardInterrupt):
            await task
        self._interrupt = None

    def _stop_computers(self) -> None:
        self.console.say()
        self._computers.playing.pause()

    async def hear_while_others_decide(self, typed: str) -> None:
        """Carry out a command; let the computer play on, or give one answer. After the end, leave."""
        decision, playing = self.session.record.decision, self._computers.playing
        if decision is None:
            if not typed or await self.carried_out(typed) is None:
                self.left = True
        elif not typed:
            playing.go_on()
        elif typed == ONE:
            playing.step()
        elif await self.carried_out(typed) is None:
            self.console.say(self.words.plain.table_not_you(name=self.speaker.wording.name(decision.seat)))

    def others(self, decision: "Decision[object]") -> tuple[object, ...]:
        """A computer player, of whom nothing is said before it has answered."""
        return ("computer",)

    def show_others(self, decision: "Decision[object]") -> None:
        """Nothing: it answers as soon as it may."""

    # -- commands ----------------------------------------------------------------------------------

    async def wait_for(self, hints: "Coroutine[Any, Any, Hints]") -> "Hints":
        """The hints; none if ^C is pressed meanwhile."""
        import asyncio

        self._lines.flush()
        task = asyncio.get_running_loop().create_task(hints)
        self._interrupt = task.cancel
        try:
            return await task
        except (asyncio.CancelledError, KeyboardInterrupt):
            return ()
        finally:
            self._interrupt = None

    async def switch_hints(self, *, on: bool) -> None:
        """Let the players look at hints, or no longer."""
        if await self.change(switched(on=on)):
            bots = self.words.bots
            self.console.say(bots.hint_switched_on() if on else bots.hint_switched_off())

    async def give_seat(self, seat: int, level: int) -> None:
        """Give a seat to a computer player of a level, or (0) to a person."""
        if await self.change(given_to(seat, f"{BOT}:{level}" if level else HERE)):
            self.show_seats()
