"""Textual's way to a terminal that is not ours: an app draws onto a `FarLine` and gets keys from it.

One process runs many apps, so nothing here touches the process's own terminal, its signals or its
standard streams.
"""

import asyncio
from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, Any

from textual import events, messages
from textual._xterm_parser import XTermParser
from textual.driver import Driver
from textual.geometry import Size

from tabletop_tui.tui.terminal import width
from tabletop_tui.tui.terminal.far import BEHIND, MOST_TYPED, USUAL_MODES, FarLine

if TYPE_CHECKING:
    from textual.app import App
    from textual.message import Message

_MOST_KEYS = 128
"""Keys that may wait to be shown; further ones are left out, and the guest is told so."""
_MOST_ALIKE = 8
"""Of the same key in a row, so many may wait: of one that is held down to move, the rest adds nothing."""
_OLD = 3.0
"""Seconds after which a key that still waits is left out."""
_BEHIND_WAIT, _LONGEST_BEHIND_WAIT = 0.05, 1.0
"""Seconds until it is looked again whether a terminal that is behind has read; each time twice as long."""

_ESCAPE_WAIT = 0.11
"""Seconds after which an escape that nothing follows is the escape key; Textual's parser waits 0.1."""
_LONGEST = 8 * 1024
"""Characters that may mean nothing yet, such as text pasted in brackets, before they are forgotten."""
_MOST_PASTED = 1024
_RESIZE_WAIT, _LONGEST_RESIZE_WAIT, _RESIZE_CALM = 0.1, 0.8, 1.5
"""Seconds between two sizes that are drawn while a window is dragged: each time twice as long as before,
until it rests for a while. Redrawing a large screen takes longer than anything else."""

_MOUSE_ON = "\x1b[?1000h\x1b[?1006h"
"""Clicks and the wheel; every movement would be a packet each way."""
_ENTER = USUAL_MODES + "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2026$p"
"""Alternate screen, no cursor, no wrapping at the margin; and whether updates can be shown at once."""
_LEAVE = USUAL_MODES + "\x1b[?1049l"
"""Also resets what a killed connection left behind, since its state is unknown."""

_TAKEN = (events.Key, events.MouseEvent, events.Paste, messages.TerminalSupportsSynchronizedOutput)
"""What a terminal may send. Not its size: that comes separately, and is checked."""


class LineDriver(Driver):
    """Draws onto a `FarLine`, which the app that uses it has as `line`."""

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
        self._line: FarLine = app.line  # type: ignore[attr-defined]  # Textual makes drivers, not we
        self._parser = XTermParser()
        self._unsent: list[str] = []
        self._sending: asyncio.Handle | None = None
        self._keys: deque[tuple[Message, float]] = deque()
        """What was typed and isn't begun yet, and when it came."""
        self._measures = True
        """The width of signs isn't known yet."""
        self._silent = 0
        self._reads = False
        """Whether the next key will be begun soon."""
        self._hurried = False
        """Whether keys are typed ahead of what is shown."""
        self._behind_wait = _BEHIND_WAIT
        self._ticking: asyncio.TimerHandle | None = None
        self._resizing: asyncio.TimerHandle | None = None
        self._resize_wait = _RESIZE_WAIT
        self._resized_at = 0.0

    @property
    def waiting(self) -> int:
        """How many keys were typed and aren't begun yet."""
        return len(self._keys)

    @property
    def can_suspend(self) -> bool:
        """Never: ctrl+z is for the user's own shell, and must not stop the server."""
        return False

    def write(self, data: str) -> None:
        """Send text to the terminal: what belongs together goes in one piece, at a third of the cost."""
        self._unsent.append(data)
        if self._sending is None:
            self._sending = self._loop.call_soon(self._send)

    def _send(self) -> None:
        self._sending = None
        text = "".join(self._unsent)
        self._unsent.clear()
        if text:
            self._line.write(text)

    def start_application_mode(self) -> None:
        """Switch to the alternate screen and ask for mouse and keys."""
        self.write(_ENTER + width.QUESTION + (_MOUSE_ON if self._mouse else ""))
        self._line.on_text = self._on_text
        self._line.on_size = self._on_size
        self._post_size()

    def disable_input(self) -> None:
        """Stop reading keys from the connection."""
        self._line.on_text = self._line.on_size = None
        self._keys.clear()
        self._hurry(typed_ahead=False)
        for handle in (self._ticking, self._resizing):
            if handle is not None:
                handle.cancel()
        self._ticking = self._resizing = None

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was."""
        self.disable_input()
        self.write(_LEAVE)
        if self._sending is not None:
            self._sending.cancel()
        self._send()

    # -- what comes in -----------------------------------------------------------------------------

    def _on_size(self, _size: tuple[int, int]) -> None:
        if self._resizing is None:
            calm = self._loop.time() - self._resized_at > _RESIZE_CALM
            self._resize_wait = _RESIZE_WAIT if calm else min(self._resize_wait * 2, _LONGEST_RESIZE_WAIT)
            self._resizing = self._loop.call_later(self._resize_wait, self._post_size)

    def _post_size(self) -> None:
        """Tell the app the terminal's size; of many sizes in a row, only the last one counts.

        A terminal that hasn't taken the last screen gets no other yet: it would be cut off as too slow.
        """
        if self._line.waiting() > BEHIND:
            self._resizing = self._loop.call_later(_RESIZE_WAIT, self._post_size)
            return
        self._resizing = None
        self._resized_at = self._loop.time()
        latest = Size(*self._line.size)
        self._post(events.Resize(latest, latest))

    def _on_text(self, text: str) -> None:
        """Find the keys in what was typed; they are begun one after the other."""
        for character in text[:MOST_TYPED]:
            if len(self._keys) >= _MOST_KEYS:
                self._lose()
                break
            self._feed(character)
        if self._ticking is not None:
            self._ticking.cancel()
        elif "\x1b" not in text:
            return  # nothing is unfinished
        self._ticking = self._loop.call_later(_ESCAPE_WAIT, self._tick)

    def _feed(self, character: str) -> None:
        try:
            found = list(self._parser.feed(character))
        except Exception:  # noqa: BLE001 - no sequence of theirs may end the parser, or the app
            self._parser = XTermParser()
            found = []
        self._silent = 0 if found else self._silent + 1
        if self._silent > _LONGEST:
            self._parser = XTermParser()
            self._silent = 0
        self._keep(found)

    def _tick(self) -> None:
        """Treat an unfinished escape sequence as the keys it has so far."""
        self._ticking = None
        try:
            found = list(self._parser.tick())
        except Exception:  # noqa: BLE001 - as in `_feed`
            self._parser = XTermParser()
            return
        self._keep(found)

    def _keep(self, found: "list[Message]") -> None:
        """Let keys wait until those before them are shown."""
        now = self._loop.time()
        for message in found:
            if isinstance(message, events.CursorPosition) and self._measures:
                self._measures = False
                if not width.takes_a_cell_each(message):
                    _ = self._app.call_later(self._app.use_ascii)  # type: ignore[attr-defined]
            if isinstance(message, _TAKEN) and not self._is_one_more(message):
                if isinstance(message, events.Paste):
                    message.text = message.text[:_MOST_PASTED]
                self._keys.append((message, now))
        if self._keys and not self._reads:
            self._reads = True
            self._line.turns.take(self._read)

    def _is_one_more(self, message: "Message") -> bool:
        """Whether a key that writes nothing waits often enough already."""
        if not isinstance(message, events.Key) or message.is_printable or len(self._keys) < _MOST_ALIKE:
            return False
        last = islice(reversed(self._keys), _MOST_ALIKE)
        return all(isinstance(each, events.Key) and each.key == message.key for each, _ in last)

    def _read(self) -> None:
        """Begin the next key. The one after it waits until this is done and others have had their turns."""
        self._reads = False
        if self._line.on_text is None:
            return  # the guest has left meanwhile
        if self._line.waiting() > BEHIND:
            self._reads = True
            _ = self._loop.call_later(self._behind_wait, self._line.turns.take, self._read)
            self._behind_wait = min(self._behind_wait * 2, _LONGEST_BEHIND_WAIT)
            return
        self._behind_wait = _BEHIND_WAIT
        oldest = self._loop.time() - _OLD
        while self._keys and self._keys[0][1] < oldest:
            self._keys.popleft()
            self._lose()
        if self._keys:
            self.process_message(self._keys.popleft()[0])
        self._hurry(typed_ahead=bool(self._keys))
        if self._keys:
            self._reads = True
            self._line.turns.later(self._read_on)

    def _read_on(self) -> None:
        """Begin the next key, now that those before it are done: those that cancel out needn't be shown."""
        cancel_out = self._line.cancel_out
        while cancel_out is not None and len(self._keys) > 1:
            (first, _), (second, _) = islice(self._keys, 2)
            if not (isinstance(first, events.Key) and isinstance(second, events.Key)):
                break
            if not cancel_out(first.key, second.key):
                break
            self._keys.popleft()
            self._keys.popleft()
        self._read()

    def _hurry(self, *, typed_ahead: bool) -> None:
        if typed_ahead != self._hurried:
            self._hurried = typed_ahead
            self._line.turns.hurried(1 if typed_ahead else -1)

    def _lose(self) -> None:
        if self._line.on_lost is not None:
            self._line.on_lost()

    def send_message(self, message: "Message") -> None:
        """Send a message to the app, whose event loop is ours."""
        self._post(message)

    def _post(self, message: "Message") -> None:
        message.set_sender(self._app)
        self._app.post_message(message)
