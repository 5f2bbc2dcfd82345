"""A game at a terminal without a screen: the helpers of a game's screen, and a record of what they show."""

from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.geometry import Size

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.kit.card import Card
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.wording import Wording
from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.learners_place import LearnersPlace
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.play.place import Place
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import Words
from tabletop_tui.tui.keys import KeyMap
from tabletop_tui.tui.screens.ahead import Ahead
from tabletop_tui.tui.screens.at_once import OnlyAnswer
from tabletop_tui.tui.screens.changes import Changes
from tabletop_tui.tui.screens.coaching import Coaching
from tabletop_tui.tui.screens.controller import Controller
from tabletop_tui.tui.screens.cursor import Cursor
from tabletop_tui.tui.screens.game_end import GameEnd
from tabletop_tui.tui.screens.handing_over import HandingOver
from tabletop_tui.tui.screens.hinting import Hinting
from tabletop_tui.tui.screens.hooks import GameHooks
from tabletop_tui.tui.screens.key_input import KeyInput
from tabletop_tui.tui.screens.moments import Moments
from tabletop_tui.tui.screens.motion import Frame, Motion
from tabletop_tui.tui.screens.possible import Possible, can_be_done
from tabletop_tui.tui.screens.teaching import Teaching
from tabletop_tui.tui.screens.thinking import Thinking
from tabletop_tui.tui.screens.viewpoint import Viewpoint
from tabletop_tui.tui.widgets.panel import DecisionPanel
from tabletop_tui.tui.widgets.strip import strip_height
from tests.tui.toygame import ToyWording


class Shelf:
    """What a game needs of the program."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.words = Words(settings.language)
        self.keymap = KeyMap(settings.keys)
        self.paths = Paths.below(Path("nowhere"))


class Bare(GameHooks):
    """A game that shows nothing of its own."""

    def __init__(self, here: Viewpoint) -> None:
        self.here = here

    def show(self, view: Any) -> None:
        pass


class Clock:
    """A timer that ticks when a test says so."""

    def __init__(self) -> None:
        self._tick: Frame | None = None

    def every(self, _seconds: float, tick: Frame) -> Callable[[], None]:
        self._tick = tick
        return self.stop

    def stop(self) -> None:
        self._tick = None

    def tick(self) -> None:
        assert self._tick is not None, "nothing moves"
        self._tick()


class Record:
    """A display that remembers what it was told to show."""

    def __init__(self, desk: "Desk") -> None:
        self._desk = desk
        self.notice = ""
        """The sentence that is shown now."""
        self.asks_again = False
        """It asks to confirm."""
        self.sentences: list[str] = []
        """All sentences that were shown."""
        self.pages: list[str] = []
        self.narrowed: list[str | None] = []
        self.begun: list[str] = []
        """The first keys that were typed, or an empty one if they were dropped."""
        self.tasks: dict[str, Coroutine[Any, Any, None]] = {}
        """What runs in the background, by its group."""
        self.notes_shown = 0
        self.cursor_shown = 0

    @property
    def strip_size(self) -> Size:
        return Size(120, strip_height(self._desk.here.shape))

    def card_is_seen(self, key: str) -> bool:
        return False

    def say(self, text: str, *, again: bool = False) -> None:
        self.notice, self.asks_again = text, again
        if text:
            self.sentences.append(text)

    def unsay(self, *texts: str) -> None:
        if self.notice in texts:
            self.say("")

    def quiet(self, *, notes: bool = True) -> None:
        self._desk.motion.skip()
        self._desk.controller.drop_question()
        self.say("")
        if notes:
            self._desk.coaching.dismiss()

    def update_game(self) -> None:
        self._desk.update()

    def speak(self) -> None:
        self.notes_shown += 1

    def follow_cursor(self) -> None:
        self.cursor_shown += 1

    def narrow(self, target: str | None) -> None:
        self.narrowed.append(target)

    def begin_keys(self, typed: str, key: str) -> None:
        self.begun.append(typed)

    def read(self, page: str) -> None:
        self.pages.append(page)

    def run_task(self, task: Coroutine[Any, Any, None], group: str) -> None:
        self.tasks[group] = task


class Desk:
    """A terminal at which a game is played: everything of its screen but the widgets."""

    def __init__(self, place: Place, wording: Callable[..., Wording] | None = None, **settings: Any) -> None:
        """`wording` makes the words of a game that isn't installed."""
        chosen = Settings(**{"language": "en", "motion": "off", "pace": "at-once", **settings})
        self.shelf = shelf = Shelf(chosen)
        self.here = here = Viewpoint(place, lambda: shelf)
        make = wording or game_parts(place.session.rules.id).wording
        here.wording = make(shelf.words, here.people)
        here.scopes = ("game",)
        here.is_open = True
        self.clock = Clock()
        self.later: list[Callable[[], None]] = []
        self.display = display = Record(self)
        self.entries: list[str] = []
        """The entries chosen that don't change the game."""
        hooks = Bare(here)
        self.changes = Changes(here, display)
        self.cursor = Cursor(list, DecisionPanel(), lambda _here: None)
        self.motion = Motion(self.clock.every)
        self.handing_over = HandingOver(here, display, self.later.append)
        self.thinking = Thinking(here, display, self.motion, self.handing_over, lambda: True)
        self.teaching = Teaching(here, display, self.cursor)
        self.hinting = Hinting(here, display, self.changes, self.cursor)
        self.coaching = Coaching(here, display, self.changes, self.teaching, self.hinting)
        self.moments = Moments(here, display, self.motion, hooks, self.update)
        self.cards: list[Card] = []
        """What was explained beside the list."""
        self.game_end = GameEnd(here, display, hooks, self.motion, self.cards.append, self.later.append)
        self.possible = Possible(
            here,
            hooks,
            self.motion,
            self.handing_over,
            self.thinking,
            lambda action, _parameters: can_be_done(here, action),
        )
        self.ahead = Ahead(here, self.cursor, lambda _record, _scene: None, lambda _record, _scene: iter(()))
        others = {key: partial(self.entries.append, key) for key in ("@score", "@lobby", "@step")}
        self.controller = Controller(
            here, display, self.changes, self.cursor, self.handing_over, self.possible, self.ahead, others
        )
        self.only_answer = OnlyAnswer(here, display, self.motion, self.controller.choose)
        self.key_input = KeyInput(
            here,
            display,
            hooks,
            self.motion,
            self.handing_over,
            self.coaching,
            self.possible,
            self.controller,
        )
        place.pause_when(self.handing_over.pauses)
        _ = place.watch(self.update)
        self.update()

    @property
    def session(self) -> Session:
        return self.here.session

    def update(self) -> None:
        """Find what is to be shown, as the screen does after every answer."""
        here = self.here
        here.refresh_curtain()
        _ = here.find_scene(self.handing_over.key)
        self.coaching.refresh()
        self.cursor.foresee(here.scene)
        self.handing_over.say_who_decides()
        self.game_end.refresh()
        self.thinking.refresh()
        self.handing_over.refresh()

    def said(self, message: str, **facts: Any) -> str:
        """A message in the words of this terminal."""
        return self.here.words(message, **facts)

    def press(self, character: str) -> None:
        """Press a key that stands for itself."""
        self.key_input.press(Key(character, character))

    def keys_taken(self) -> list[str]:
        """The answers that stand."""
        return [answer.key for answer in self.here.record.table.answers]


def desk_at(session: Session, **settings: Any) -> Desk:
    """All players of an installed game in front of one keyboard."""
    return Desk(Place(session), **settings)


def toy_desk(session: Session, **settings: Any) -> Desk:
    """All players of the toy game in front of one keyboard."""
    return Desk(Place(session), ToyWording, **settings)


def desk_in_lesson(game: str, step: int, ticked: Callable[[], None] = lambda: None) -> Desk:
    """A step of a game's lesson."""
    exercise = Exercise(load_rules(game), lesson_of(game)[step], step, Words("en"))
    return Desk(LearnersPlace(exercise, ticked))
