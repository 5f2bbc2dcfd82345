"""Textual's way to the terminal of this process, and what happens when that terminal goes away.

A window can be closed at any moment. The kernel then sends SIGHUP, which `nohup` and some launchers have
switched off, and from then on every read returns nothing and every write fails. Textual's own driver reads
on in a loop and, once its queue of unwritten text is full, stops the whole program. Here the first read that
fails or returns nothing, and the first write that fails, end the program.
"""

import contextlib
import os
import threading
from codecs import getincrementaldecoder
from collections.abc import Callable
from selectors import EVENT_READ, SelectSelector
from typing import IO, TYPE_CHECKING, Any, cast

from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

from tabletop_tui.host.codes import TERMINATED
from tabletop_tui.tui.terminal import width

if TYPE_CHECKING:
    from io import TextIOWrapper

    from textual.app import App
    from textual.message import Message

_LOOK = 0.1
"""Seconds between two checks whether the app still wants keys."""
_AT_ONCE = 4096
_LAST_SECONDS = 1.5
"""Seconds that a program without a terminal has to clean up. Every answer is on the disk already."""


class LastingOutput:
    """A stream to the terminal that can be written to even when the terminal is gone."""

    def __init__(self, stream: IO[str], on_gone: Callable[[], None]) -> None:
        """`on_gone` is called, by the thread that writes, when a write fails for the first time."""
        self._stream = stream
        self._on_gone = on_gone
        self._broken = False

    def _attempt(self, write: Callable[[], object]) -> None:
        if self._broken:
            return
        try:
            write()
        except (OSError, ValueError):
            self._broken = True
            self._on_gone()

    def write(self, text: str) -> int:
        """Write, unless the terminal is gone."""
        self._attempt(lambda: self._stream.write(text))
        return len(text)

    def flush(self) -> None:
        """Send what was written to the terminal."""
        self._attempt(self._stream.flush)

    def fileno(self) -> int:
        """The file descriptor of the stream."""
        return self._stream.fileno()

    def isatty(self) -> bool:
        """Whether it was a terminal; it may no longer be one."""
        return self._stream.isatty()


class TerminalDriver(LinuxDriver):
    """Textual's driver, for an app that ends with its terminal: see `TabletopApp.end_without_terminal`."""

    def __init__(
        self,
        app: "App[Any]",
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        """Called by Textual with the app that runs."""
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        output = cast("IO[str]", self._file)
        self._file = cast("TextIOWrapper", LastingOutput(output, self._lose))  # it has all that is used
        self._lost = threading.Event()
        self._measures = True
        """The width of signs isn't known yet."""

    def start_application_mode(self) -> None:
        """Take over the terminal, and ask it how wide signs are."""
        super().start_application_mode()  # type: ignore[no-untyped-call]  # Textual's
        if self._measures:
            self.write(width.QUESTION)

    def process_message(self, message: "Message") -> None:
        """Pass on what the terminal says; the first position of the cursor answers our question."""
        if isinstance(message, events.CursorPosition) and self._measures:
            self._measures = False
            if not width.takes_a_cell_each(message):
                # The app's own loop does it, as this is another thread.
                _ = self._loop.call_soon_threadsafe(self._app.call_later, self._app.use_ascii)  # type: ignore[attr-defined]
            return
        super().process_message(message)

    def run_input_thread(self) -> None:
        """Pass on what is typed, until the app wants no more keys or the terminal is gone."""
        parser = XTermParser(self._debug)
        decode = getincrementaldecoder("utf-8")("replace").decode
        with SelectSelector() as selector:
            selector.register(self.fileno, EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(_LOOK):
                    typed = self._read()
                    if not typed:
                        self._lose()
                        return
                    for message in parser.feed(decode(typed)):
                        self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)
            # The terminal may still be answering a question; the shell isn't to get the answer.
            if selector.select(_LOOK):
                _ = self._read()

    def _read(self) -> bytes:
        """What has been typed; nothing if the terminal is gone. Called when there is something to read."""
        try:
            return os.read(self.fileno, _AT_ONCE)
        except OSError:
            return b""

    def _lose(self) -> None:
        """The terminal is gone: end the app, and the process if the app can't."""
        if self._lost.is_set():
            return
        self._lost.set()
        last = threading.Timer(_LAST_SECONDS, os._exit, (TERMINATED,))
        last.daemon = True
        last.start()
        with contextlib.suppress(RuntimeError):  # the loop has ended already
            self._loop.call_soon_threadsafe(self._app.end_without_terminal)  # type: ignore[attr-defined]
