"""The lobby: all games to begin, those running, and those finished."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal

from rulesets.core import Message
from tabletop_tui.host import registered
from tabletop_tui.kit.registry import BUILT, BrokenGame, game_parts, game_picture, playable
from tabletop_tui.kit.titles import game_line, game_title
from tabletop_tui.paint.drawing import Line, Run, cells
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens import games_list
from tabletop_tui.tui.screens.bars import Fitted, Saying, TitleBar
from tabletop_tui.tui.screens.cards import Card, Cards
from tabletop_tui.tui.screens.menu import MenuScreen
from tabletop_tui.tui.screens.rows import Row, Rows
from tabletop_tui.tui.screens.todays_game import TodaysGame
from tabletop_tui.tui.widgets.footer import KeyFooter

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary
    from tabletop_tui.text.words import Words


MINUTE = 60.0
"""Seconds between two looks at whether it is another day."""
OF_A_GAME = ("menu-choose", "lobby-delete", "lobby-rename", "lobby-export")
"""The keys that do something with the game under the cursor."""


class Headings(Fitted):
    """The titles of the two lists, each above its list."""

    _said = ("", "")

    def say(self, left: str, right: str) -> None:
        """Show the titles with a line after each."""
        self._said = (left, right)
        self.refit()

    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """The titles of both lists in one line."""
        half = width // 2
        runs: list[Run] = []
        for text, room in zip(self._said, (half, width - half), strict=True):
            rest = room - cells(text) - 4
            runs += [Run("─ ", "line"), Run(text, "title"), Run(" " + "─" * max(rest, 0) + " ", "line")]
        return [tuple(runs)]


class LobbyScreen(MenuScreen):
    """The lobby: new, running and finished games."""

    CSS_PATH = ["menu.tcss", "lobby.tcss"]
    SCOPES = ("lobby",)
    BINDINGS = [
        *bindings(*SCREENS["lobby"]),
        *(Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)),
    ]
    HINTS = (
        "menu-choose",
        "lobby-alone",
        "lobby-daily",
        "lobby-puzzle",
        "lobby-learn",
        "lobby-rules",
        "lobby-stats",
        "lobby-settings",
        "lobby-quit",
        "lobby-import",
        "lobby-about",
        "lobby-help",
    )

    def __init__(self, damaged: str = "", why: Message | None = None) -> None:
        """Nothing is read before it is shown. Then it offers the last sound position of a `damaged` game."""
        super().__init__()
        self._damaged, self._why = damaged, why
        self._games: Sequence[GameSummary] = ()
        self._today = TodaysGame(lambda: self.tabletop)
        self._day = date.min
        """The day whose game the title names."""
        self._deleted = ""
        """The game that was deleted last, which can be restored."""
        self._noticed: Message | None = None
        """The complaint about the file of saved games that has already been shown."""

    def compose(self) -> ComposeResult:
        """The cards, with the two lists side by side below."""
        yield TitleBar()
        yield Cards("cards")
        yield Headings("headings")
        with Horizontal(id="lists"):
            yield Rows("running")
            yield Rows("finished")
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def on_mount(self) -> None:
        """Begin at the first game."""
        self.query_one(Cards).focus()
        _ = self.set_interval(MINUTE, self._new_day)
        if self._why is not None:
            _ = self.call_after_refresh(self._offer_last_sound, self._damaged, self._why)

    # -- what is shown -------------------------------------------------------------------------

    def relabel(self) -> None:
        """Read the saved games, and show everything in the current words."""
        super().relabel()
        words = self.words
        self.query_one(Cards).show(
            [
                Card(
                    game,
                    game_title(words, game),
                    game_line(words, game),
                    game_picture(game, self.tabletop.look),
                )
                for game in playable()
            ]
        )
        self.say_line(self.words.lobby.hint(), "dim")
        for reason in registered.wrong():
            self.say_reason(reason)
        self.come_back()

    def come_back(self) -> None:
        """Read the saved games again, and mark a running one that was left: Enter goes on with it."""
        self._read_games()
        self._show_games()
        left, self.tabletop.left_for_lobby = self.tabletop.left_for_lobby, None
        game = self._game(left or "")
        if game is not None and not game.over:
            running = self.query_one("#running", Rows)
            running.place(game.id)
            _ = running.focus()

    def _new_day(self) -> None:
        """After midnight, name the next day's game."""
        if self._today.day != self._day and self.is_current:
            self._show_games()

    def _read_games(self) -> None:
        try:
            self._games = self.tabletop.games()
        except StoreError as error:
            self._games = ()
            self.say_reason(error.reason)
            return
        notice = self.tabletop.saves_notice
        if notice is not None and notice != self._noticed:
            self._noticed = notice
            self.say_reason(notice)

    def _show_games(self) -> None:
        words, now = self.words, self.now
        self._day = self._today.day
        today = self._today.line(self._games)
        self.query_one(TitleBar).say(words.lobby.title(), words.lobby.tagline(), today, keeps_right=True)
        shown = self.tabletop.keymap.shown
        running = [game for game in self._games if not game.over]
        finished = [game for game in self._games if game.over]
        heads = []
        for name, games in (("running", running), ("finished", finished)):
            rows = self.query_one(f"#{name}", Rows)
            rows.empty = words(f"lobby-{name}-none", learn=shown("lobby-learn"), alone=shown("lobby-alone"))

            rows.show(self._maker(games, rows, words, now))
            if rows.has_focus and not games:
                _ = self.query_one(Cards).focus()
            rows.can_focus = bool(games)
            count = f" · {len(games)}" if games else ""
            heads.append(words(f"lobby-{name}") + count)
        self.query_one(Headings).say(*heads)

    @staticmethod
    def _maker(
        games: Sequence["GameSummary"], rows: Rows, words: "Words", now: float
    ) -> Callable[[int], list[Row]]:
        """The function that makes a list's rows, with gaps between them if there is room for all."""

        def make(width: int) -> list[Row]:
            gap: tuple[Line, ...] = ((),) if 3 * len(games) <= rows.size.height else ()
            made = []
            for game in games:
                title = game_title(words, game.game)
                made.append(Row(game.id, games_list.lines(words, game, title, width, now)))
                made.append(Row("", gap))
            return made

        return make

    # -- choosing ------------------------------------------------------------------------------

    @on(Cards.Chosen)
    def begin(self, message: Cards.Chosen) -> None:
        """Set up a new game."""
        if not self.is_active:
            return  # chosen twice: set-up is open already
        try:
            game_parts(message.game).check()
        except BrokenGame as error:
            self.say_reason(error.reason)
            return
        self.tabletop.set_up(message.game)

    @on(Rows.Chosen)
    def go_on(self, message: Rows.Chosen) -> None:
        """Continue a running game, or look at one that is over."""
        game = self._game(message.id)
        if game is None or not self.is_active:
            return
        try:
            if game.over:
                self.tabletop.replay_game(game.id)
            else:
                self.tabletop.resume_game(game.id)
        except Exception as error:
            reason = getattr(error, "reason", None)
            if reason is None:
                raise
            if reason.id == "saves-in-use":
                self._offer_to_look(game.id, reason)
            elif game.over or not self._offer_last_sound(game.id, reason):
                self.say_reason(reason)

    def _offer_last_sound(self, game_id: str, reason: Message) -> bool:
        """Offer to go on from the last sound position of a damaged game. Returns whether there is one."""
        from tabletop_tui.text.complaints import sentence_of
        from tabletop_tui.tui.screens.dialogs import Ask

        session = self.tabletop.sound_part(game_id, reason)
        if session is None:
            return False

        def go_on(wanted: bool | None) -> None:
            if not wanted:
                return
            try:
                session.keep_as_new(self.tabletop.store)
            except StoreError as error:
                self.say_reason(error.reason)
            else:
                self.tabletop.play_game(session)

        words = self.words
        ask = words.lobby.damaged_ask(answers=session.record.steps)
        hint = words.lobby.damaged_hint(problem=sentence_of(words, reason))
        self.open(Ask(ask, hint, words.lobby.damaged_yes()), go_on)
        return True

    def _offer_to_look(self, game_id: str, reason: Message) -> None:
        """Offer to look at a game that is open elsewhere, in its present state."""
        from tabletop_tui.tui.screens.dialogs import Ask

        def look(wanted: bool | None) -> None:
            if wanted:
                self.tabletop.replay_game(game_id, at_end=True)

        words = self.words
        ask = words.lobby.in_use_ask(pid=reason.facts["pid"])
        self.open(Ask(ask, words.lobby.in_use_hint(), words.lobby.in_use_yes()), look)

    @on(Cards.Left)
    def down_from_cards(self) -> None:
        """Down leads from the cards to the first list that isn't empty."""
        running, finished = self.query_one("#running", Rows), self.query_one("#finished", Rows)
        (running if running.ids or not finished.ids else finished).focus()

    @on(Rows.Left)
    def up_from_list(self, message: Rows.Left) -> None:
        """Up leads from a list back to the cards."""
        if message.way < 0:
            self.query_one(Cards).focus()

    def action_across(self, way: int) -> None:
        """Go from one list to the other."""
        if isinstance(self.focused, Rows):
            self.query_one("#running" if way < 0 else "#finished", Rows).focus()

    def action_choose(self) -> None:
        """A click on the key's name chooses what is under the cursor."""
        here = self.focused
        if isinstance(here, (Rows, Cards)):
            here.action_choose()

    def action_pick(self, digit: int) -> None:
        """The game with this number, wherever the mark is."""
        self.query_one(Cards).pick(digit)

    def on_descendant_focus(self) -> None:
        """In a list, show the keys for a game first."""
        in_list = isinstance(self.focused, Rows)
        self.show_hints((*OF_A_GAME, *self.HINTS[1:]) if in_list else self.HINTS)

    # -- doing something with a game -----------------------------------------------------------

    def _game(self, game_id: str) -> "GameSummary | None":
        return next((game for game in self._games if game.id == game_id), None)

    def _chosen(self) -> "GameSummary | None":
        """The game under the cursor of the list that has the focus; complains if there is none."""
        here = self.focused
        game = self._game(here.cursor) if isinstance(here, Rows) else None
        if game is None:
            self.say_line(self.words.lobby.nothing_chosen(), "warn")
        return game

    def _called(self, game: "GameSummary") -> str:
        return game.name or game_title(self.words, game.game)

    def action_delete(self) -> None:
        """Delete a game from the list, after asking."""
        game = self._chosen()
        if game is None:
            return
        from tabletop_tui.tui.screens.dialogs import Ask

        words = self.words
        ask = words.lobby.delete_ask(game=self._called(game), names=games_list.names(words, game))
        when = games_list.ago(words, game.updated, self.now)
        warning = words.lobby.delete_warning(when=when, key=self.tabletop.keymap.shown("lobby-restore"))

        def delete(sure: bool | None) -> None:
            if sure:
                self._delete(game)

        self.open(Ask(ask, warning, words.lobby.delete_yes()), delete)

    def _delete(self, game: "GameSummary") -> None:
        try:
            self.tabletop.store.delete(game.id)
        except StoreError as error:
            self.say_reason(error.reason)
            return
        self._deleted = game.id
        self.come_back()
        self.say_reason(Message("lobby-delete-done", {"game": self._called(game)}))

    def action_restore(self) -> None:
        """Restore the game that was deleted last."""
        if not self._deleted:
            return
        try:
            self.tabletop.store.restore(self._deleted)
        except StoreError as error:
            self.say_reason(error.reason)
            return
        self._deleted = ""
        self.come_back()
        self.say_line(self.words.lobby.restore_done(), "good")

    def action_rename(self) -> None:
        """Give a game a name."""
        game = self._chosen()
        if game is None:
            return
        from tabletop_tui.store.people import clean_name
        from tabletop_tui.tui.screens.dialogs import Prompt

        words = self.words

        def rename(name: str | None) -> None:
            if name is None:
                return
            try:
                self.tabletop.store.rename(game.id, clean_name(name))
            except StoreError as error:
                self.say_reason(error.reason)
                return
            self.come_back()

        prompt = Prompt(
            words.lobby.rename_ask(), words.lobby.rename_hint(), words.lobby.rename_yes(), game.name
        )
        self.open(prompt, rename)

    def action_export(self) -> None:
        """Write a game to a file."""
        game = self._chosen()
        if game is None:
            return
        from tabletop_tui.tui.screens.dialogs import Prompt

        words = self.words

        def export(file: str | None) -> None:
            if file:
                from tabletop_tui.tui.screens import exchange

                self.say_reason(exchange.export(self.tabletop, game, file))

        prompt = Prompt(
            words.lobby.export_ask(),
            words.lobby.export_hint(),
            words.lobby.export_yes(),
            f"{game.game}-{game.id}.json",
        )
        self.open(prompt, export)

    def action_import(self) -> None:
        """Add a game from a file."""
        from tabletop_tui.tui.screens.dialogs import Prompt

        words = self.words

        def take_in(file: str | None) -> None:
            if file:
                from tabletop_tui.tui.screens import exchange

                said = exchange.take_in(self.tabletop, file)
                self.come_back()
                self.say_reason(said)

        prompt = Prompt(words.lobby.import_ask(), words.lobby.import_hint(), words.lobby.import_yes(), "")
        self.open(prompt, take_in)

    # -- elsewhere -----------------------------------------------------------------------------

    def action_rules(self) -> None:
        """The rules of the game under the cursor."""
        from tabletop_tui.tui.screens.rules import RulesScreen

        game = self.query_one(Cards).game
        self.open(RulesScreen(game if game in playable() else BUILT[0]))

    def action_alone(self) -> None:
        """The rivals of the game under the cursor."""
        game = self.query_one(Cards).game
        if self.is_active and game in playable():
            try:
                game_parts(game).check()
            except BrokenGame as error:
                self.say_reason(error.reason)
            else:
                self.tabletop.play_alone(game)

    def action_daily(self) -> None:
        """Begin the game of the day, or go on with it; once it is over, say how it ended."""
        if not self.is_active:
            return
        try:
            said = self._today.play(self._games)
        except Exception as error:
            reason = getattr(error, "reason", None)
            if reason is None:
                raise
            self.say_reason(reason)
        else:
            self.say_line(said, "good")

    def action_puzzle(self) -> None:
        """Open the puzzle of the day."""
        from tabletop_tui.play.one_answer import OneAnswerPlace
        from tabletop_tui.play.puzzle import of_today
        from tabletop_tui.play.puzzles import PuzzleGone, PuzzlesTried

        if not self.is_active:
            return
        try:
            puzzle = of_today(self._today.day, PuzzlesTried(self.tabletop.paths.data), self.words)
        except PuzzleGone:
            self.say_line(self.words.puzzle.gone(), "warn")
            return
        if puzzle is None:
            self.say_line(self.words.puzzle.none(), "warn")
        else:
            self.tabletop.sit_at(OneAnswerPlace(puzzle))

    def action_learn(self) -> None:
        """The lesson of the game under the cursor."""
        game = self.query_one(Cards).game
        self.tabletop.learn(game if game in playable() else BUILT[0])

    def action_settings(self) -> None:
        """Open the settings over the lobby."""
        from tabletop_tui.tui.screens.settings import SettingsScreen

        self.open(SettingsScreen())

    def action_stats(self) -> None:
        """Open the page about the players of finished games."""
        from tabletop_tui.tui.screens.stats import StatsScreen

        self.open(StatsScreen())

    def action_about(self) -> None:
        """Show what this program is, and where its files are."""
        from tabletop_tui.tui.screens.about import AboutScreen

        self.open(AboutScreen())

    def action_help(self) -> None:
        """Show all keys of the lobby."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("lobby", "menu"))

    def action_leave(self) -> None:
        """End the program; all games are saved."""
        self.app.exit()
