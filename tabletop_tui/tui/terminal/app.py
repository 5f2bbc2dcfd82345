"""An app with public names for private parts of Textual that the program needs."""

import sys
from collections.abc import Sequence
from io import TextIOBase
from typing import TYPE_CHECKING, Any, cast

from rich.segment import Segment
from textual._context import visible_screen_stack
from textual.app import App
from textual.worker import WorkerFailed

from tabletop_tui.host import system
from tabletop_tui.tui.terminal.lean import LeanApp
from tabletop_tui.tui.terminal.screen import LeanScreen

if TYPE_CHECKING:
    from textual.driver import Driver
    from textual.filter import LineFilter
    from textual.screen import Screen
    from textual.theme import Theme


class TerminalApp(LeanApp, inherit_css=False):
    """The base of our app, so that code outside this package needs nothing private."""

    # Textual's own sheet for apps is about scroll bars, tables, and views that we don't have, and takes
    # longer to read than all of ours.
    DEFAULT_CSS = "TerminalApp { background: $background; color: $foreground; }"

    def __init__(self) -> None:
        """Nothing is shown in toasts or tooltips, so no screen gets widgets for them, nor scroll bars."""
        super().__init__()
        self._disable_notifications = self._disable_tooltips = True

    @property
    def line_filters(self) -> "Sequence[LineFilter]":
        """What every line goes through before it is sent."""
        return self._filters

    @line_filters.setter
    def line_filters(self, filters: "Sequence[LineFilter]") -> None:
        self._filters = list(filters)

    @property
    def can_suspend(self) -> bool:
        """Whether there is a shell to go back to for a while."""
        return system.can_stop() and self._driver is not None and self._driver.can_suspend

    def get_driver_class(self) -> "type[Driver]":
        """Textual's for this system's terminals, taught what to do when the terminal goes away.

        Where Textual has none, nothing can be shown, but a screen can still be drawn for a picture.
        """
        if not system.has_screens():
            from textual.drivers.headless_driver import HeadlessDriver

            return HeadlessDriver
        usual = super().get_driver_class()
        if sys.platform == "win32":
            return usual  # there, a closed window ends its programs
        from tabletop_tui.tui.terminal.posix_driver import TerminalDriver

        return TerminalDriver if issubclass(TerminalDriver, usual) else usual

    def send(self, sequence: str) -> None:
        """Send the terminal something besides the picture, such as a bell or a title."""
        if self._driver is not None and not self.is_headless:
            self._driver.write(sequence)

    def get_theme(self, theme_name: str) -> "Theme | None":
        """A theme by its name. Looked up for every line drawn; Textual would copy all themes each time."""
        return self._registered_themes.get(theme_name) or super().get_theme(theme_name)

    def begin_with_theme(self, name: str) -> None:
        """Start with a theme.

        A running app sets `theme` instead; then everything is styled again.
        """
        self.remove_class(*[each for each in self.classes if each.startswith("-theme-")], update=False)
        self.set_reactive(App.theme, name)
        dark = self.current_theme.dark
        self.set_class(dark, "-dark-mode", update=False)
        self.set_class(not dark, "-light-mode", update=False)
        self.add_class(f"-theme-{name}", update=False)

    def make_first(self, screen: "Screen[Any]") -> "Screen[Any]":
        """Prepare the screen that the program opens with, and return it.

        Textual prepares every screen but the first, which it then can't replace by another. The sheets are
        only read here, and parsed with those of the first widgets.
        """
        for path in screen.css_path:
            if not self.stylesheet.has_source(str(path), ""):
                self.stylesheet.read(path)
        screen._push_result_callback(screen, None)
        if isinstance(screen, LeanScreen):
            screen.comes_first = True
        return screen

    def print_to(self, stream: TextIOBase) -> None:
        """What Textual puts in place of `sys.stdout` and `sys.stderr` while the app runs."""
        self._capture_stdout = self._capture_stderr = cast(Any, stream)

    @property
    def _background_screens(self) -> "list[Screen[Any]]":
        """The screens behind the one on top, if anything of them can be seen.

        Textual's names one also behind a screen that covers everything. At each of its changes it was laid
        out and painted, and after it all of the screen on top, with nothing to send.
        """
        stack = self._screen_stack
        if stack and stack[-1].styles.background.a == 1:
            return []
        return super()._background_screens

    def lines_shown(self) -> "list[list[Segment]]":
        """What the window shows now, dialogs included, line by line."""
        visible_screen_stack.set(self._background_screens)
        shown = self.screen._compositor.render_full_update()
        return [[segment for strip in line for segment in strip] for line in shown.strips]

    def went_wrong(self, _error: Exception) -> bool:
        """Handle an unexpected error and end the app; `False` leaves it to Textual."""
        return False

    def _handle_exception(self, error: Exception) -> None:
        """Textual's one place for uncaught errors; a worker's come wrapped, without their traceback."""
        if isinstance(error, WorkerFailed) and isinstance(error.error, Exception):
            error = error.error
        if not self.went_wrong(error):
            super()._handle_exception(error)
            return
        self._return_code = 1
        self._close_messages_no_wait()
