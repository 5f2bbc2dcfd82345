"""The full-screen program: which screen is on top, and how it ends."""

import contextlib
import gc
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from textual.screen import Screen

from tabletop_tui.host import system
from tabletop_tui.host.codes import INTERRUPTED, TERMINATED
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.host.tidying import tidy_soon
from tabletop_tui.tui.keys import bindings
from tabletop_tui.tui.program import Program
from tabletop_tui.tui.screens.of_games import screen_of

if TYPE_CHECKING:
    from rulesets.core import Message
    from rulesets.core.rules import Rules
    from tabletop_tui.play.one_answer import OneAnswer
    from tabletop_tui.play.place import Place
    from tabletop_tui.play.session import Session
    from tabletop_tui.store import Store
    from tabletop_tui.store.people import Person

TRACEBACK_VARIABLE = "TABLETOP_TRACEBACK"
"""Environment variable for maintainers: show unexpected errors as they are."""

SWITCH = 0.001
"""Seconds after which the thread that draws lets the one that writes to the terminal go on: with Python's own
five milliseconds, every piece written while something else is still being worked out would wait that long."""

_AT_ONCE = 0.0001
"""Seconds in which that thread takes over a frame; what follows a frame may take a few milliseconds."""

FirstScreen = Callable[["TabletopApp"], Screen[Any]]
"""Makes the screen the program opens with."""


class TabletopApp(Program):
    """The program at this keyboard: which screen is on top, and how it ends."""

    BINDINGS = bindings("app")
    ENABLE_COMMAND_PALETTE = False  # we have our own
    TITLE = "tabletop"

    def __init__(
        self,
        settings: Settings | None = None,
        paths: Paths | None = None,
        *,
        first: FirstScreen | None = None,
        store: "Store | None" = None,
    ) -> None:
        """Opens in the lobby unless `first` makes another screen; `store` is opened when it is needed."""
        self.failure: str | None = None
        """What went wrong, in a sentence, if the program had to end."""
        self.terminal_gone = False
        """Whether the window this app was shown in has been closed."""
        self.left: str | None = None
        """The saved game at whose table the program was ended, by its id."""
        self._first = first
        super().__init__(settings, paths, store)

    # -- screens -----------------------------------------------------------------------------------

    def get_default_screen(self) -> Screen[Any]:
        """The screen the program opens with."""
        return self.make_first(self._first(self) if self._first is not None else lobby(self))

    def set_up(self, game: str, *, coach: bool | None = None) -> None:
        """Ask who plays a new game; `coach` has its usual value if `None`."""
        _ = self.push_screen(setting_up(game, coach=coach)(self))

    def play_alone(self, game: str, *, coach: bool | None = None) -> None:
        """Choose rivals for a game alone."""
        _ = self.push_screen(alone(game, coach=coach)(self))

    def play_game(self, session: "Session") -> None:
        """Sit down at a table, in place of the set-up and all other screens over the lobby."""
        screen = playing(session)(self)
        while len(self.screen_stack) > 2:
            _ = self.pop_screen()  # the list of a lesson, which leads to a first game
        if len(self.screen_stack) > 1 or self._first is not None:
            _ = self.switch_screen(screen)
        else:
            _ = self.push_screen(screen)

    def gather(
        self,
        rules: "Rules[Any]",
        people: "Sequence[Person]",
        variants: Mapping[str, str],
        *,
        kept: bool = True,
    ) -> None:
        """Collect what the players add to a game that is fair by proof, then play it; `kept` in the store."""
        screen = contributing(rules, people, variants, kept=kept)(self)
        if len(self.screen_stack) > 1 or self._first is not None:
            _ = self.switch_screen(screen)
        else:
            _ = self.push_screen(screen)

    def resume_game(self, game_id: str) -> None:
        """Continue a saved game. Raises what `Session.resume` raises."""
        from tabletop_tui.play.session import Session

        session = Session.resume(self.store, game_id)
        try:
            screen = playing(session)(self)
        except Exception:
            session.close()  # a package that fails must not keep the game
            raise
        _ = self.push_screen(screen)

    def sound_part(self, game_id: str, reason: "Message") -> "Session | None":
        """A game that can't be resumed for this reason, up to its last sound position, if there is one."""
        from tabletop_tui.play.session import Session

        return Session.last_sound(self.store, game_id) if reason.id in Session.REFUSED else None

    def replay_game(self, game_id: str, *, at_end: bool = False) -> None:
        """Look at a saved game from its beginning or `at_end`. Raises what `Store` and `Session` raise."""
        from tabletop_tui.play.session import Session

        document = self.store.document(game_id)
        session = Session.of_document(document)
        session.kept_as = game_id
        _ = self.push_screen(replaying(session, len(session.record.log) if at_end else None)(self))

    def rematch(self, place: "Place", refused: Callable[[Exception], None]) -> None:
        """Play again with the same people, in place of the finished game."""
        try:
            self._play_again(place.session)
        except Exception as error:  # noqa: BLE001 - `refused` raises what it doesn't know
            refused(error)

    def _play_again(self, session: "Session") -> None:
        """Start a game with the same people. Raises `StoreError` if the new game can't be saved."""
        from random import SystemRandom

        from tabletop_tui.play.session import Session

        if session.record.proof is not None:
            session.close()
            self.gather(
                session.rules,
                session.record.people,
                session.record.table.variants,
                kept=bool(session.game_id),
            )
            return
        again = Session.new(
            session.rules,
            session.record.people,
            SystemRandom().randrange(1, 10**6),
            session.record.table.variants,
            self.store if session.game_id else None,
        )
        session.close()
        self.play_game(again)

    def leave_game(self, left: str | None = None) -> None:
        """Leave a table or a replay for the lobby."""
        self.left_for_lobby = left
        if len(self.screen_stack) > 1:
            _ = self.pop_screen()
        else:
            self._first = None
            _ = self.switch_screen(lobby(self))

    # -- lessons -----------------------------------------------------------------------------------

    def learn(self, game: str, step: int | None = None) -> None:
        """Open the list of a lesson's steps, or the step with this number, from 0."""
        _ = self.push_screen(learning(game, step)(self))

    def begin_step(self, game: str, number: int, *, instead: bool = False) -> None:
        """Sit down at a step of a lesson, on top of the screen or `instead` of it."""
        from tabletop_tui.kit.registry import game_parts
        from tabletop_tui.play.exercise import Exercise
        from tabletop_tui.play.learners_place import LearnersPlace
        from tabletop_tui.play.lesson import lesson_of

        parts, step = game_parts(game), lesson_of(game)[number]
        exercise = Exercise(parts.rules, step, number, self.words)
        screen = screen_of(game)(LearnersPlace(exercise, lambda: self.learned.tick(game, step.id)))
        _ = self.switch_screen(screen) if instead else self.push_screen(screen)

    def sit_at(self, place: "Place") -> None:
        """Sit down at a place, on top of the screen: a turning point that is tried again, or a puzzle."""
        _ = self.push_screen(screen_of(place.session.rules.id)(place))

    def show_points(self, game: str) -> None:
        """Explain a finished game line by line. Raises `BadSave` if the current rules lead elsewhere."""
        _ = self.push_screen(taking_apart(game)(self))

    # -- the command palette -----------------------------------------------------------------------

    def action_command_palette(self) -> None:
        """Search all commands. Textual's own palette has a sign two cells wide, and English words."""
        from tabletop_tui.tui.screens.commands import CommandsScreen

        if not isinstance(self.screen, CommandsScreen):
            _ = self.push_screen(CommandsScreen(self, self.screen))

    def action_debug(self) -> None:
        """Seed, digest and position, where the screen has a table."""
        show = getattr(self.screen, "action_debug", None)
        if show is not None:
            show()

    # -- leaving -----------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Leave the terminal clean when the system ends the program."""
        import threading

        ours = self.OWNS_PROCESS and not self.is_headless
        if ours and threading.current_thread() is threading.main_thread():
            import asyncio

            loop = asyncio.get_running_loop()
            for number in system.ENDING:
                if number != signal.SIGINT:  # Ctrl+C is a key
                    system.call_on(loop, number, self.exit, None, TERMINATED)

    def end_without_terminal(self) -> None:
        """Leave at once, because the window has been closed; every answer has been saved."""
        self.terminal_gone = True
        self.exit(None, TERMINATED)

    def on_ready(self) -> None:
        """Exempt everything made so far from garbage collection, now that the first screen is complete."""
        if self.OWNS_PROCESS and not self.is_headless:
            gc.freeze()
            gc.enable()

    def frame_sent(self) -> None:
        """What a key has done is shown: this is the time to look for garbage, and to tidy the store."""
        if self.OWNS_PROCESS and not self.is_headless:
            time.sleep(_AT_ONCE)
            tidy_soon(*([] if self._store is None else [self._store.tidy]))

    def action_quit_program(self) -> None:
        """Leave; every answer has been saved, and the shell says how to go on."""
        from tabletop_tui.tui.screens.game import GameScreen

        tables = [screen.here for screen in self.screen_stack if isinstance(screen, GameScreen)]
        playing = [here for here in tables if here.look_back is None and not here.record.over]
        self.left = next((here.session.game_id for here in playing), None)
        self.exit(return_code=INTERRUPTED)

    def action_suspend_process(self) -> None:
        """Return to the shell for a while. The program's parent (make, a script) stops with it.

        The terminal is given back first: once the shell has it, it can no longer be put in order.
        """
        if self.can_suspend:
            with self.suspend():
                system.stop()

    def went_wrong(self, error: Exception) -> bool:
        """An unexpected error: write a report, and show a sentence instead of a traceback.

        A position that came from a file may be to blame; one that the rules have led to can't be.
        """
        if os.environ.get(TRACEBACK_VARIABLE) or self.is_headless:
            return False
        if self.failure is None:
            self.failure = f"{type(error).__name__}: {error}"
            with contextlib.suppress(Exception):  # what happened matters more than what fails now
                from tabletop_tui.text.complaints import reported, unshowable

                blamed = any(_came_from_file(screen) for screen in self.screen_stack)
                self.failure = unshowable(self.words) if blamed else self.failure
                if not blamed:
                    self.failure = reported(self.words, error, self.paths, sys.argv[1:])
        return True

    def run_to_exit_code(self) -> int:
        """Run until the player leaves. Returns the exit code; says on standard error what went wrong."""
        gc.disable()  # until the first screen is complete; none of it is garbage
        sys.setswitchinterval(SWITCH)
        try:
            self.run(mouse=self.settings.mouse)
        finally:
            gc.enable()
            if self._opened_store and self._store is not None:
                self._store.close()
        if self.failure is not None:
            sys.stderr.write(f"tabletop: {' '.join(self.failure.split())}\n")
            return 1
        if self.left is not None:
            sys.stdout.write(f"{self.words.cli.left(id=self.left)}\n")
        return self.return_code or 0


def _came_from_file(screen: Screen[Any]) -> bool:
    """Whether a screen shows a game whose position the present rules haven't led to."""
    session = getattr(screen, "session", None)
    return session is not None and session.record.table.recovered


# -- what the program can open with ----------------------------------------------------------------


def lobby(_app: TabletopApp) -> Screen[Any]:
    """The first screen, unless another is requested."""
    from tabletop_tui.tui.screens.lobby import LobbyScreen

    return LobbyScreen()


def going_on(game_id: str, reason: "Message") -> FirstScreen:
    """The lobby, where a game that can't be resumed for this reason goes on from its last sound position."""

    def make(_app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.tui.screens.lobby import LobbyScreen

        return LobbyScreen(game_id, reason)

    return make


def setting_up(
    game: str,
    seed: int | None = None,
    variants: Mapping[str, str] | None = None,
    *,
    coach: bool | None = None,
    fair: bool = False,
) -> FirstScreen:
    """The set-up of a new game; `coach` has its usual value if `None`, `fair` is chosen beforehand."""

    def make(_app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.tui.screens.setup import SetupScreen

        return SetupScreen(game, seed, variants, coach=coach, fair=fair)

    return make


def alone(game: str, *, coach: bool | None = None, level: int | None = None) -> FirstScreen:
    """The rivals of a game alone; `coach` and `level` have their usual values if `None`."""

    def make(_app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.tui.screens.solo import SoloScreen

        return SoloScreen(game, coach=coach, level=level)

    return make


def playing(session: "Session") -> FirstScreen:
    """A table to play at."""

    def make(app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.play.place import Place

        return screen_of(session.rules.id)(Place(session, app.games))

    return make


def contributing(
    rules: "Rules[Any]", people: "Sequence[Person]", variants: Mapping[str, str], *, kept: bool = True
) -> FirstScreen:
    """What players add before a game that is fair by proof, and then the game; `kept` in the store."""

    def make(app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.play.fair.contributions import Contributions
        from tabletop_tui.play.session import Session
        from tabletop_tui.store.errors import StoreError
        from tabletop_tui.tui.screens.contributions import ContributionsScreen

        fair = Contributions(rules, people)

        def begin() -> None:
            seed, proof = fair.begun()
            try:
                store = app.store if kept else None
                session = Session.new(rules, people, seed, variants, store, proof)
            except StoreError as error:
                screen.say_reason(error.reason)
            else:
                app.play_game(session)

        screen = ContributionsScreen(fair, begin)
        return screen

    return make


def learning(game: str, step: int | None = None) -> FirstScreen:
    """The steps of a game's lesson; with a number, from 0, on the way to that step."""

    def make(_app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.tui.screens.learn import LearnScreen

        return LearnScreen(game, step)

    return make


def trying(exercise: "OneAnswer") -> FirstScreen:
    """A position for one answer."""

    def make(_app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.play.one_answer import OneAnswerPlace

        return screen_of(exercise.rules.id)(OneAnswerPlace(exercise))

    return make


def taking_apart(game: str) -> FirstScreen:
    """How points are made: a finished game, line by line."""

    def make(app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.play.place import Place
        from tabletop_tui.play.points import finished
        from tabletop_tui.tui.screens.points import PointsBack

        session = finished(game, app.words)
        return screen_of(game)(Place(session), PointsBack(session))

    return make


def replaying(session: "Session", at: int | None) -> FirstScreen:
    """A game to look at, from its beginning or from after `at` answers."""

    def make(_app: TabletopApp) -> Screen[Any]:
        from tabletop_tui.play.place import Place
        from tabletop_tui.tui.screens.replay import LookBack

        return screen_of(session.rules.id)(Place(session), LookBack(session, at or 0))

    return make
