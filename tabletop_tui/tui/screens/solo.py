"""A game alone: who comes to play, ready as it is, so that Enter begins."""

from dataclasses import replace
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from textual import on
from textual.app import ComposeResult

from tabletop_tui.kit.registry import BrokenGame, game_parts, game_picture, playable
from tabletop_tui.kit.titles import game_title
from tabletop_tui.play.daily import Dailies
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.play.places import with_places
from tabletop_tui.play.solo import Solo, at_this_keyboard, coached_in, offered, rated, record_of
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import Person
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens import setup_form
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.menu import MenuScreen
from tabletop_tui.tui.screens.solo_sheet import Facts, Game, draw_sheet, target
from tabletop_tui.tui.screens.todays_game import TodaysGame
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulesets.core.rules import Rules
    from tabletop_tui.play.solo import Mine
    from tabletop_tui.store import GameSummary
    from tabletop_tui.tui.screens.solo_sheet import Today


_COME = ("solo-first", "solo-second", "solo-third")
"""The keys that let the rival of a seat come or stay away."""


class Sheet(BoardWidget, can_focus=True):
    """The rivals, drawn for the room there is."""

    GROUND = "ground-base"

    def resized(self) -> None:
        """Another size is another drawing; the old one isn't scrolled to fit."""
        if isinstance(self.screen, SoloScreen):
            self.screen.draw()
        super().resized()


class SoloScreen(MenuScreen):
    """The sheet over the lobby: a seat for each rival the game has room for."""

    CSS_PATH = ["menu.tcss", "solo.tcss"]
    SCOPES = ("solo",)
    BINDINGS = bindings(*SCREENS["solo"])
    HINTS = (
        "solo-start",
        "solo-daily",
        "solo-surprise",
        "solo-options",
        "solo-learn",
        "solo-help",
        "solo-back",
    )
    AUTO_FOCUS = "#sheet"

    def __init__(self, game: str, *, coach: bool | None = None, level: int | None = None) -> None:
        """For this game; with `coach`, the coach is on even if it isn't the first game.

        `level` is that of all rivals to begin with; if `None`, one that suits the player.
        """
        super().__init__()
        self.game = game
        self.rules: Rules[Any] = game_parts(game).rules
        self._coach, self._level = coach, level
        self._games: Sequence[GameSummary] = ()
        self.solo = Solo((), ())
        self._rating: tuple[int, int] | None = None
        self._today: Today | None = None

    def compose(self) -> ComposeResult:
        """The sheet and nothing else."""
        yield TitleBar()
        yield Sheet("sheet", centred=False)
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Read how the games before went, and offer the rivals that fit."""
        dailies = self._read()
        self.solo = offered(self.rules, self._games, self._mine, self._level, dailies)
        self._look_around()
        super().on_mount()

    def _read(self) -> frozenset[str]:
        """Read the games before. Returns the ids of those of a day."""
        try:
            self._games = with_places(self.tabletop.games(), lambda: self.tabletop.store)
        except StoreError as error:
            self.say_reason(error.reason)
        return Dailies(self.tabletop.paths.data).games

    def _me(self) -> tuple[str, str]:
        """Name and colour of the player at this keyboard."""
        usual = self.words.lobby.setup_usual_1()
        return setup_form.own_place(self.tabletop.paths, self.rules, usual)

    @property
    def _mine(self) -> "Mine":
        """Who of the people in those games is the player."""
        return at_this_keyboard(self._me()[0])

    def _look_around(self) -> None:
        """Find the player's rating and the game of the day."""
        self._rating = rated(self._games, self.game, self._mine)
        today = TodaysGame(lambda: self.tabletop)
        self._today = today.box(self.tabletop.keymap.shown("solo-daily"), self._games)

    # -- what is shown -------------------------------------------------------------------------

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        if not lesson_of(self.game):
            self.show_hints([key for key in self.HINTS if key != "solo-learn"])
        title = game_title(self.words, self.game)
        self.query_one(TitleBar).say(self.words.rivals.title(game=title), "", self.words.rivals.aside())
        self.draw()

    def draw(self) -> None:
        """Draw the sheet anew."""
        sheet = self.query_one(Sheet)
        if not sheet.size or not self.solo.seats:
            return
        words, look, (name, colour) = self.words, self.tabletop.look, self._me()
        shown, keys = self.tabletop.keymap.shown, words.rivals
        facts = Facts(
            self.game,
            game_title(words, self.game),
            [
                Game(
                    game_title(words, game),
                    game_picture(game, look, quiet=game != self.game),
                    game == self.game,
                )
                for game in playable()
            ],
            name,
            colour,
            record_of(self._games, self.game, self._mine),
            (
                (f"{shown('solo-left')} {shown('solo-right')}", keys.keys_seat()),
                (f"{shown('solo-before')} {shown('solo-next')}", keys.keys_other()),
                (f"{shown('solo-stronger')} {shown('solo-weaker')}", keys.keys_level()),
                (" ".join(map(shown, _COME[: len(self.solo.seats)])), keys.keys_come()),
            ),
            self._rating,
            self._today,
        )
        sheet.drawing = draw_sheet(*sheet.size, self.solo, facts, words, look)
        labels = {target(number): shown(key) for number, key in enumerate(_COME[: len(self.solo.seats)])}
        sheet.mark(labels, labels)
        sheet.cursor = target(self.solo.at)

    def _change(self, solo: Solo) -> None:
        self.solo = solo
        self.draw()

    # -- choosing ------------------------------------------------------------------------------

    def action_seat(self, way: int) -> None:
        """Go to the seat on the left or right."""
        self._change(self.solo.moved(way))

    def action_other(self, way: int) -> None:
        """Another rival for this seat, who then comes."""
        self._change(self.solo.with_other(way))

    def action_level(self, by: int) -> None:
        """A higher or lower level for this rival."""
        self._change(self.solo.with_level(by))

    def action_surprise(self) -> None:
        """Draw other rivals by lot."""
        self._change(self.solo.surprised(SystemRandom()))

    def action_come(self, number: int) -> None:
        """The rival of that seat comes or stays away."""
        before, self.solo = self.solo, self.solo.with_toggled(number)
        refused = number < len(before.seats) and before.seats == self.solo.seats
        self.say_line(self.words.rivals.one_stays() if refused else "", "warn")
        self.draw()

    @on(BoardWidget.Picked)
    def pick(self, message: BoardWidget.Picked) -> None:
        """A click on a seat goes there; on the one under the cursor, the rival comes or stays away."""
        message.stop()
        number = int(message.target.partition(":")[2])
        here = number == self.solo.at
        self._change(self.solo.with_toggled(number) if here else replace(self.solo, at=number))

    # -- done ----------------------------------------------------------------------------------

    def action_start(self) -> None:
        """Sit down, with the rules as they usually are."""
        if not self.is_active:
            return  # pressed twice: the game is already there
        name, colour = self._me()
        coached = coached_in(self.game, self._games) if self._coach is None else self._coach
        seed = SystemRandom().randrange(1, 10**6)
        me = Person(name, colour, coached=coached)
        self.begin(self.solo.people(me, lambda rival: self.words(f"rivals-name-{rival}"), seed), seed)

    def begin(self, people: "Sequence[Person]", seed: int) -> None:
        """Begin a game of these people, in seat order."""
        from tabletop_tui.play.session import Session

        try:
            session = Session.new(self.rules, people, seed, {}, self.tabletop.store)
        except StoreError as error:
            self.say_reason(error.reason)
            return
        self.tabletop.play_game(session)

    def action_daily(self) -> None:
        """The game of the day instead; once it is over, how it ended."""
        if not self.is_active:
            return
        try:
            said = TodaysGame(lambda: self.tabletop).play(self._games)
        except (StoreError, BrokenGame) as error:
            self.say_reason(error.reason)
        else:
            self.say_line(said, "good")

    def action_options(self) -> None:
        """The whole set-up instead."""
        if self.is_active:
            self.close()
            self.tabletop.set_up(self.game, coach=self._coach)

    def action_learn(self) -> None:
        """The lesson first; this sheet waits below."""
        if self.is_active:
            self.tabletop.learn(self.game)

    def action_help(self) -> None:
        """Show all keys of this sheet."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("solo"))
