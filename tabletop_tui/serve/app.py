"""The program on a guest's connection, and on the host's own terminal: many apps in one process."""

import asyncio
import math
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Protocol

from rich.color import ColorSystem
from textual.screen import Screen

from tabletop_tui.host import settings as settings_file
from tabletop_tui.paint.drawing import Line, Run, wrap
from tabletop_tui.serve.attention import Attention, has_title
from tabletop_tui.serve.lines.far_terminal import FarTerminal
from tabletop_tui.serve.lines.streams import SINK
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.tables.place import TablePlace
from tabletop_tui.text.words import Words
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.program import AsciiWords
from tabletop_tui.tui.screens.bars import Fitted
from tabletop_tui.tui.screens.fields import TextLine
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.terminal.colours import colour_system, use_colour_system
from tabletop_tui.tui.terminal.driver import LineDriver
from tabletop_tui.tui.terminal.filters import FewerColours

if TYPE_CHECKING:
    from pathlib import Path

    from rulesets.core import Message
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.host.settings import Settings
    from tabletop_tui.play.place import Place
    from tabletop_tui.serve.reach import Reach
    from tabletop_tui.serve.screens.tables import TablesScreen
    from tabletop_tui.store import GameSummary, Store


class GuestHouse(Protocol):
    """What a guest's program needs of the server's tables (`tabletop_tui.serve.reception`)."""

    reach: "Reach"
    """Whether the store answers."""

    def first_screen(self, app: "ServedApp") -> Screen[Any]:
        """What a guest sees first: the list of tables."""
        ...


_SAID_FOR, _SAID_AGAIN = 4.0, 20.0
"""Seconds for which a guest is told that keys were left out, and until it is said once more."""


@lru_cache(8)  # reading them takes a guest as long as a start
def shared_words(language: str, *, ascii_only: bool) -> Words:
    """The wording of a language, which all apps share."""
    return AsciiWords(language) if ascii_only else Words(language)


class Banner(Fitted):
    """A sentence over the upper lines of a screen, which stay where they are."""

    GROUND = "ground-bar"
    DEFAULT_CSS = "Banner { dock: top; layer: _loading; width: 1fr; }"

    def __init__(self, text: str) -> None:
        """`text` is wrapped; what needs more than two lines is cut off."""
        super().__init__()
        self._text = text
        self.styles.height = 2

    def fitted(self, width: int, height: int) -> Sequence[Line]:
        """Two lines at 80 columns."""
        return [(Run(" "), Run(line, "warn")) for line in wrap(self._text, max(width - 2, 1))]


_FEWER_COLOURS = {system: FewerColours(system) for system in ColorSystem}
"""For all guests the same, so that a row which several of them see is reduced once: a key takes less."""


class ServedApp(TabletopApp):
    """The program as one of many apps of a process. Screens find in it `guest` and `house`, too."""

    OWNS_PROCESS = False
    MOST_AT_ONCE = 5_000

    _detected: ColorSystem | None = None
    _looked = False
    _unwatch: Callable[[], None] = staticmethod(lambda: None)

    def __init__(
        self,
        guest: Guest,
        house: GuestHouse,
        settings: "Settings",
        paths: "Paths",
        store: "Store | None",
        *,
        titles: bool = False,
    ) -> None:
        """`store` is the server's only one. `titles` is whether the terminal has a window title."""
        self.guest = guest
        self.house = house
        self.attention = Attention(self.send, titles=titles)
        """How the program calls people who look elsewhere."""
        self.stands = asyncio.Event()
        """Set once the first screen is complete."""
        super().__init__(settings, paths, first=lambda _app: house.first_screen(self), store=store)
        self.print_to(SINK)

    def _new_words(self) -> "Words":
        return shared_words(self.settings.language, ascii_only=self.settings.ascii)

    @property
    def _lessons_folder(self) -> "Path | None":
        """The folder of finished lessons: the host's are kept, a guest's last for the visit."""
        return self.paths.data if self.guest.host else None

    def _set_colours(self) -> None:
        """As in the base class, but colours are reduced to what the terminal shows before styles are written.

        Rich keeps in a style how it was first written. Styles are shared by all apps of a process,
        so the next terminal would be sent colours that it doesn't know.
        """
        if not self._looked:
            self._looked, self._detected = True, colour_system(self.console)
        use_colour_system(self.console, self._detected)
        super()._set_colours()
        system = colour_system(self.console)
        use_colour_system(self.console, ColorSystem.TRUECOLOR)
        if system is not None and system is not ColorSystem.TRUECOLOR and self.palette.name != "mono":
            self.line_filters = [*self.line_filters, _FEWER_COLOURS[system]]

    def play_alone(self, game: str, *, coach: bool | None = None) -> None:
        """Leave a lesson for the list of tables, to choose rivals there; `coach` is as usual if `None`."""
        if (tables := self._down_to_tables()) is not None:
            _ = self.call_later(partial(tables.open_alone, game, coach=coach))

    def set_up(self, game: str, *, coach: bool | None = None) -> None:
        """Leave a lesson for the list of tables, to open one there; `coach` is as usual if `None`."""
        if (tables := self._down_to_tables()) is not None:
            # asked by the app: the page of the lesson is gone when the form has been filled in
            _ = self.call_later(partial(tables.open_new, game, coach=coach))

    def _down_to_tables(self) -> "TablesScreen | None":
        """The list of tables, with nothing over it."""
        from tabletop_tui.serve.screens.tables import TablesScreen

        while len(self.screen_stack) > 1 and not isinstance(self.screen, TablesScreen):
            _ = self.pop_screen()
        return self.screen if isinstance(self.screen, TablesScreen) else None

    def leave_game(self, left: str | None = None) -> None:
        """Leave a table for the screen where the house receives its guests, which marks none."""
        if len(self.screen_stack) > 1:
            _ = self.pop_screen()
        else:
            _ = self.switch_screen(self.house.first_screen(self))

    def talk(self, place: "Place", refused: "Callable[[Message], None]") -> None:
        """Open the prompt for a remark to the table."""
        from tabletop_tui.serve.screens.seats import ask_for_remark

        if isinstance(place, TablePlace):
            ask_for_remark(self, place.table, self.guest, refused)

    def show_people(self, place: "Place") -> None:
        """Open the page of seats."""
        from tabletop_tui.serve.screens.seats import SeatsScreen

        if isinstance(place, TablePlace):
            _ = self.push_screen(SeatsScreen(place.table, self.guest))

    def rematch(self, place: "Place", refused: Callable[[Exception], None]) -> None:
        """Open the table of the rematch, or join it."""
        from tabletop_tui.serve.screens.tables import go_to_rematch

        if isinstance(place, TablePlace):
            _ = self.call_later(go_to_rematch, self, place, refused)

    def leave_house(self) -> None:
        """Leave the server: close this screen and say goodbye."""
        self.exit()

    def action_quit_program(self) -> None:
        """Leave; every answer has been saved."""
        self.leave_house()

    def on_ready(self) -> None:
        """Let the next guest's first screen be built, since this one is complete."""
        self.stands.set()
        self._unwatch = self.house.reach.watch(self.show_reach)
        self.screen_change_signal.subscribe(self, lambda _screen: self.show_reach())
        self.show_reach()

    def on_unmount(self) -> None:
        """Stop watching whether the store answers: this terminal is gone."""
        self._unwatch()

    def show_reach(self) -> None:
        """Say on top of any screen that the store doesn't answer, until it does."""
        if self.house.reach.failure is None:
            for screen in self.screen_stack:
                for banner in screen.query(Banner):
                    _ = banner.remove()
        elif not self.screen.query(Banner):
            _ = self.screen.mount(Banner(self.words.tables.store_silent()))

    def action_suspend_process(self) -> None:
        """Do nothing: it would stop every game."""
        self.bell()


class RemoteApp(ServedApp):
    """The program on a guest's connection."""

    WRITES_FILES = False

    def __init__(
        self,
        line: FarTerminal,
        guest: Guest,
        house: GuestHouse,
        settings: "Settings",
        paths: "Paths",
        store: "Store | None" = None,
        *,
        titles: bool = False,
    ) -> None:
        """`settings` are those to begin with; changes last as long as the visit."""
        self.line = line
        line.on_lost, line.cancel_out = self._keys_lost, self.cancel_out
        self._lost_at = -math.inf
        self._colours = "16" if settings.colour == "mono" else settings.colour
        """What the guest gets who changes from no colours to another theme."""
        super().__init__(guest, house, settings, paths, store, titles=titles)

    def cancel_out(self, first: str, second: str) -> bool:
        """Whether two keys leave everything as it is: help that is closed before it was shown."""
        at_a_table = isinstance(self.screen, GameScreen) and not isinstance(self.screen.focused, TextLine)
        return at_a_table and second == "escape" and first in self.keymap.keys_of("help")

    def _keys_lost(self) -> None:
        """Say, now and then, that keys were left out."""
        now = asyncio.get_running_loop().time()
        if now - self._lost_at > _SAID_AGAIN:
            self._lost_at = now
            _ = self.call_later(self._say_keys_lost)

    def _say_keys_lost(self) -> None:
        if not self.screen.query(Banner):
            banner = Banner(self.words.tables.keys_lost())
            _ = self.screen.mount(banner)
            _ = self.set_timer(_SAID_FOR, banner.remove)

    @property
    def colours_known(self) -> str:
        """What the guest's `ssh` says; the environment here is the server's."""
        return self._colours

    def get_driver_class(self) -> type[LineDriver]:
        """Never the process's own terminal."""
        return LineDriver

    def games(self) -> "list[GameSummary]":
        """None: the saves are the host's."""
        return []

    @property
    def store(self) -> "Store":
        """Not for guests: the house keeps everything."""
        raise RuntimeError("a guest's screen asked for the saves")

    def change_settings(self, **changes: Any) -> None:
        """Change settings for this visit only: the file is the host's."""
        self.apply_settings(replace(self.settings, **changes))


class HostApp(ServedApp):
    """The program on the terminal of the machine that serves."""

    def __init__(
        self,
        guest: Guest,
        house: GuestHouse,
        settings: "Settings",
        paths: "Paths",
        store: "Store | None" = None,
        *,
        others: Callable[[], int] = lambda: 0,
    ) -> None:
        """`others` counts the guests: the tables close with this app, so the host is asked."""
        self._others = others
        titles = has_title(os.environ.get("TERM", ""))
        super().__init__(guest, house, settings, paths, store, titles=titles)

    def leave_house(self) -> None:
        """Close the tables; if guests are here, only after confirmation."""
        from tabletop_tui.tui.screens.dialogs import Ask

        count = self._others()
        if not count or isinstance(self.screen, Ask):
            self.exit()
            return
        words = self.words
        question = words.serve.close_question(count=count)
        ask = Ask(question, words.serve.close_hint(), words.serve.close_yes())
        _ = self.push_screen(ask, lambda sure: self.exit() if sure else None)

    def change_settings(self, **changes: Any) -> None:
        """Change settings as at any keyboard: for now and for later."""
        self.apply_settings(replace(self.settings, **changes))
        settings_file.change(self.paths, **changes)
