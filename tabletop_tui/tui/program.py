"""What every screen finds in the program: words, settings, keys, saved games, ways to other screens."""

import os
import sys
import time
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop_tui.host import settings as settings_file
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.paint.glyphs import spelt_in_ascii
from tabletop_tui.paint.pictures.look import Look, look_of
from tabletop_tui.paint.themes import PALETTES, Palette
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.keys import KeyMap, chosen
from tabletop_tui.tui.terminal.app import TerminalApp
from tabletop_tui.tui.terminal.colours import depth_of
from tabletop_tui.tui.terminal.sheets import shared_sheet
from tabletop_tui.tui.themes import css_variables, textual_theme

if TYPE_CHECKING:
    from pathlib import Path

    from textual.filter import LineFilter

    from rulesets.core import Message
    from rulesets.core.rules import Rules
    from tabletop_tui.play.learned import Learned
    from tabletop_tui.play.place import Place
    from tabletop_tui.play.session import Session
    from tabletop_tui.store import GameSummary, Store
    from tabletop_tui.store.people import Person


class AsciiWords(Words):
    """Wording in ASCII, in the usual spelling: `ue` for `ü`."""

    def put(self, message_id: str, facts: Mapping[str, object]) -> str:
        """As `Words.put`, spelt in ASCII."""
        return spelt_in_ascii(super().put(message_id, facts))


class Program(TerminalApp):
    """The app as its screens know it. It makes none of them itself, so that they can all know it."""

    OWNS_PROCESS: ClassVar[bool] = True
    """Whether this app handles signals and garbage collection: not in a server."""

    WRITES_FILES: ClassVar[bool] = True
    """Whether the person at this terminal may write files on this machine."""

    def __init__(self, settings: Settings | None, paths: Paths | None, store: "Store | None") -> None:
        """`store` is opened when it is needed."""
        self.settings = settings or Settings()
        self.paths = paths or Paths.find()
        self.words = self._new_words()
        self.palette = PALETTES["dark"]
        self.clock: Callable[[], float] = time.time
        """Seconds since 1970, for what says how long ago something was."""
        self.left_for_lobby: str | None = None
        """The saved game whose table was left last; the lobby marks it and forgets it."""
        self._store = store
        self._opened_store = False
        self._learned: Learned | None = None
        super().__init__()
        for palette in PALETTES.values():
            self.register_theme(textual_theme(palette))
        self.apply_settings(self.settings)
        self.stylesheet = shared_sheet(self.get_css_variables())  # Textual reads its own twice

    @property
    def works_ahead(self) -> bool:
        """Whether answers are worked out while the cursor rests on them: a server has no time for that."""
        return self.OWNS_PROCESS and not self.is_headless

    # -- services ----------------------------------------------------------------------------------

    @property
    def store(self) -> "Store":
        """The saved games. Raises `StoreError` if they can't be opened."""
        if self._store is None:
            from tabletop_tui.store import open_store

            self._store = open_store(self.paths.saves)
            self._opened_store = True
        return self._store

    def games(self) -> "list[GameSummary]":
        """All saved games; none are looked for where there is no file. Raises `StoreError`."""
        if self._store is None and not self.paths.saves.exists():
            return []
        return self.store.games()

    @property
    def saves_notice(self) -> "Message | None":
        """What the player should know about the file of saved games, as far as it has been read."""
        return None if self._store is None else self._store.notice

    @property
    def keymap(self) -> KeyMap:
        """The default keys, with the player's own in their place."""
        return KeyMap(chosen(self.settings))

    def _new_words(self) -> Words:
        language = self.settings.language
        return AsciiWords(language) if self.settings.ascii else Words(language)

    @property
    def learned(self) -> "Learned":
        """Which steps of lessons have been done."""
        if self._learned is None:
            from tabletop_tui.play.learned import Learned

            self._learned = Learned(self._lessons_folder)
        return self._learned

    @property
    def _lessons_folder(self) -> "Path | None":
        """Where finished steps of lessons are recorded; `None` if they aren't."""
        return self.paths.data

    # -- settings ----------------------------------------------------------------------------------

    def apply_settings(self, settings: Settings) -> None:
        """Use these settings from now on, on every screen; nothing is written."""
        before, self.settings = self.settings, settings
        if (before.language, before.ascii) != (settings.language, settings.ascii):
            self.words = self._new_words()
        self._set_colours()
        self.animation_level = "none"
        self.set_keymap(dict(self.keymap.own))
        for screen in self.screen_stack if self.is_running else ():
            relabel = getattr(screen, "relabel", None)
            if relabel is not None and screen.is_mounted:
                relabel()

    def use_ascii(self) -> None:
        """Draw in ASCII for this run: here signs take other than one cell each."""
        if not self.settings.ascii:
            self.apply_settings(replace(self.settings, ascii=True))

    def change_settings(self, **changes: Any) -> None:
        """Change settings for now and for later. Raises `OSError` if the file can't be written."""
        self.apply_settings(replace(self.settings, **changes))
        settings_file.change(self.paths, **changes)

    def get_css_variables(self) -> dict[str, str]:
        """Those of the palette; none before there is one, as nothing is styled yet."""
        palette = PALETTES.get(self.theme)
        self.theme_variables = {} if palette is None else css_variables(palette)
        return self.theme_variables

    @property
    def colours_known(self) -> str | None:
        """How many colours this terminal shows; `None` on Windows, where Rich asks the system."""
        return None if sys.platform == "win32" else depth_of(os.environ)

    def _set_colours(self) -> None:
        from tabletop_tui.tui.terminal.filters import (
            AsciiFilter,
            SignFilter,
            WithoutColour,
            limit_colours,
            signs_of,
        )

        name = limit_colours(self.console, self.settings, self.colours_known)
        self.palette = PALETTES[name]
        # None of Textual's own filters: palettes are either made of true colours or left to the terminal.
        filters: list[LineFilter] = [WithoutColour()] if name == "mono" else []
        if self.settings.ascii:
            filters.append(AsciiFilter())
        elif (table := signs_of(self.settings.signs, os.environ.get("TERM", ""))) is not None:
            filters.append(SignFilter(table))
        self.line_filters = filters
        if not self.is_running:
            self.begin_with_theme(name)
        elif self.theme != name:
            self.theme = name  # Textual styles everything anew right after this message
        else:
            self.refresh_css(animate=False)

    def _try_to_change(self, **changes: Any) -> None:
        """Change settings; if they can't be saved, they still apply for now."""
        try:
            self.change_settings(**changes)
        except OSError:
            self.apply_settings(replace(self.settings, **changes))

    def action_language(self) -> None:
        """Switch to the next whole language on all screens; those begun are chosen in the settings."""
        place = WHOLE.index(self.words.language) if self.words.language in WHOLE else -1
        self._try_to_change(language=WHOLE[(place + 1) % len(WHOLE)])

    def action_next_theme(self) -> None:
        """Switch to the next theme."""
        names = list(PALETTES)
        following = names[(names.index(self.palette.name) + 1) % len(names)]
        self._try_to_change(theme=following, colour="mono" if following == "mono" else "auto")

    @property
    def look(self) -> Look:
        """What the terminal can show: whether pictures are painted."""
        return look_of(self.palette.name, ascii=self.settings.ascii)

    @property
    def palettes(self) -> Mapping[str, Palette]:
        """The palettes by the names that `theme` accepts."""
        return PALETTES

    # -- other screens -----------------------------------------------------------------------------

    @abstractmethod
    def set_up(self, game: str, *, coach: bool | None = None) -> None:
        """Ask who plays a new game; `coach` has its usual value if `None`."""

    def play_alone(self, game: str, *, coach: bool | None = None) -> None:
        """Choose rivals for a game alone; where there are no rivals, the set-up of a game."""
        self.set_up(game, coach=coach)

    @abstractmethod
    def play_game(self, session: "Session") -> None:
        """Sit down at a table, in place of the set-up or any other screen over the lobby."""

    @abstractmethod
    def gather(
        self,
        rules: "Rules[Any]",
        people: "Sequence[Person]",
        variants: Mapping[str, str],
        *,
        kept: bool = True,
    ) -> None:
        """Collect what the players add to a game that is fair by proof, then play it; `kept` in the store."""

    @abstractmethod
    def resume_game(self, game_id: str) -> None:
        """Continue a saved game. Raises what `Session.resume` raises."""

    @abstractmethod
    def sound_part(self, game_id: str, reason: "Message") -> "Session | None":
        """A game that can't be resumed for this reason, up to its last sound position, if there is one."""

    @abstractmethod
    def replay_game(self, game_id: str, *, at_end: bool = False) -> None:
        """Look at a saved game from its beginning or `at_end`. Raises what `Store` and `Session` raise."""

    @abstractmethod
    def leave_game(self, left: str | None = None) -> None:
        """Leave a table or a replay for the screen that the program opens with; it marks the game `left`."""

    @abstractmethod
    def learn(self, game: str, step: int | None = None) -> None:
        """Open the list of a lesson's steps, or the step with this number, from 0."""

    @abstractmethod
    def begin_step(self, game: str, number: int, *, instead: bool = False) -> None:
        """Sit down at a step of a lesson, on top of the screen or `instead` of it."""

    @abstractmethod
    def sit_at(self, place: "Place") -> None:
        """Sit down at a place, on top of the screen."""

    @abstractmethod
    def show_points(self, game: str) -> None:
        """Explain a finished game line by line. Raises `BadSave` if the current rules lead elsewhere."""

    @abstractmethod
    def rematch(self, place: "Place", refused: Callable[[Exception], None]) -> None:
        """Play again with the same people; `refused` gets the reason if that can't be."""

    def talk(self, place: "Place", refused: "Callable[[Message], None]") -> None:
        """Let the person at this place say something to the others, if there are any."""

    def show_people(self, place: "Place") -> None:
        """Show who is at a table of several terminals."""
