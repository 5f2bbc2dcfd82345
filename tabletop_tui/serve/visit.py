"""One person's session, from the first packet to the farewell."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

import asyncssh

from rulesets.core.message import Message
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.app import RemoteApp, shared_words
from tabletop_tui.serve.asked import is_command
from tabletop_tui.serve.attention import has_title
from tabletop_tui.serve.limits import COURTESY, PATIENCE
from tabletop_tui.serve.lines.far_terminal import USUAL_SCREEN, FarTerminal, fitting
from tabletop_tui.serve.lines.terminal import Terminal
from tabletop_tui.serve.premises import Premises
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.complaints import reported, sentence_of
from tabletop_tui.text.durations import HOUR, MINUTE
from tabletop_tui.text.words import Words
from tabletop_tui.tui.terminal.far import MOST_TYPED, USUAL_MODES

if TYPE_CHECKING:
    from tabletop_tui.host.settings import Settings
    from tabletop_tui.serve.lines.fairloop import Lane
    from tabletop_tui.serve.people.guest import Guest
    from tabletop_tui.serve.plain.visit import PlainVisit
    from tabletop_tui.tui.terminal.ssh import BareChannel, BareConnection

_PIECE, _READING = 16 * 1024, 0.02
"""Characters of an answer that are written at once, and seconds to wait for a reader who is behind."""
_BUILT = 3.0
"""Seconds after which the next screen is built, whether this one is complete or not."""


class Identified(Protocol):
    """What has been found out about who is at the other end (`Doorman`)."""

    guest: "Guest | None"
    """The guest, once proven."""
    refusal: Message | None
    """Why the guest is refused, although known."""

    @property
    def lane(self) -> "Lane":
        """The guest's turns."""


class Visit(asyncssh.SSHServerSession[bytes]):
    """A guest's terminal and the app on it."""

    def __init__(
        self, server: Premises, doorman: Identified, connection: "BareConnection", address: str
    ) -> None:
        """Nothing is known of the terminal yet."""
        self._server = server
        self._doorman = doorman
        self.connection = connection
        self._address = address
        self._channel: BareChannel | None = None
        self._term: str | None = None
        self._asked = ""
        """The command after `ssh`; empty for the tables themselves."""
        self._started = False
        self._farewell: Message | None = None
        self._task: asyncio.Task[None] | None = None
        self._app: RemoteApp | PlainVisit | None = None
        self._timers: list[asyncio.TimerHandle] = []
        self._last_key = 0.0
        self._held = b""
        """What was typed while it isn't known whether the guest may stay."""
        self.line = FarTerminal(self._send, self._behind, self._cut)
        """The terminal at the other end."""

    # -- what the channel reports --------------------------------------------------------------------

    def connection_made(self, chan: Any) -> None:
        """Keep the channel, which is now open."""
        self._channel = chan

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        """Note the terminal that the guest's `ssh` has."""
        self._term = term_type[:64]
        self.line.size = fitting(term_size[0], term_size[1])
        return True

    def shell_requested(self) -> bool:
        """Accept: instead of a shell there is the game."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Accept the few commands there are (`serve.asked`), and refuse all others. None of it is kept."""
        if is_command(command):
            self._asked = command
            return True
        self._server.log.write("refused-request", address=self._address, what="exec")
        return False

    def subsystem_requested(self, subsystem: str) -> bool:
        """Refuse: there is no file transfer, nor anything else."""
        self._server.log.write("refused-request", address=self._address, what="subsystem")
        return False

    def session_started(self) -> None:
        """All requests have been answered."""
        self._started = True
        if self._doorman.guest is not None:
            self.known()

    def known(self) -> None:
        """Take a known guest: the visit may begin as soon as the session has."""
        if self._started and self._task is None:
            self.line.turns = lane = self._doorman.lane
            self._task = lane.begin(self._run())
            self._server.visits.add(self)
            self._server.standing.begin()

    def data_received(self, data: bytes, datatype: object) -> None:
        """Pass what was typed to the line."""
        self._last_key = self._server.last_key = asyncio.get_running_loop().time()
        if self._server.standing.unsure:
            self._held += data[: MOST_TYPED - len(self._held)]
        else:
            self.line.arrived(data)

    def go_on(self) -> None:
        """Pass on the keys that waited until it was known that the guest may stay."""
        held, self._held = self._held, b""
        if held:
            self.line.arrived(held)

    def eof_received(self) -> bool:
        """The client sends no more keys: asyncssh closes the channel, unless a command is to be answered."""
        return bool(self._asked)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Note the window's new size."""
        self.line.resized(width, height)

    def connection_lost(self, exc: Exception | None) -> None:
        """The channel is closed, or the connection is dead. It gets no other channel."""
        self.line.closed = True
        self._close()
        if exc is None:
            _ = asyncio.get_running_loop().call_later(COURTESY, self._hang_up)

    def _hang_up(self) -> None:
        self.connection.disconnect(asyncssh.DISC_BY_APPLICATION, "")

    @property
    def guest(self) -> "Guest | None":
        """The guest who has logged in; `None` until they have proven who they are."""
        return self._doorman.guest

    @property
    def guest_id(self) -> str:
        """The guest's id; empty until it is proven."""
        return "" if self.guest is None else self.guest.id

    @property
    def begun(self) -> bool:
        """Whether there is, or was, something to see."""
        return self._task is not None

    # -- the line ----------------------------------------------------------------------------------

    def _send(self, data: bytes) -> None:
        channel = self._channel
        if channel is None or channel.is_closing():
            self.line.closed = True
            return
        channel.write(data)

    def _behind(self) -> int:
        channel = self._channel
        return 0 if channel is None else channel.get_write_buffer_size() + self.connection.behind

    def _cut(self, why: str) -> None:
        """End the visit of a guest whose terminal reads too slowly; they may come back."""
        self._server.log.write("cut", address=self._address, why=why)
        self.connection.abort()

    # -- the visit ---------------------------------------------------------------------------------

    def leave(self, reason: Message) -> None:
        """Ask the guest to go, and say why. Nothing that was typed counts any more."""
        self._farewell = self._farewell or reason
        self._held = b""
        self.line.on_text = None
        self._close()

    async def over(self) -> None:
        """Wait until the guest has gone."""
        if self._task is not None:
            _ = await asyncio.wait([self._task])

    def _close(self) -> None:
        app, task = self._app, self._task
        if task is None or task.done():
            return
        if app is not None:
            app.exit()
        self._timers.append(asyncio.get_running_loop().call_later(PATIENCE, task.cancel))

    async def _run(self) -> None:
        guest, channel = self._doorman.guest, self._channel
        assert guest is not None
        assert channel is not None
        terminal = Terminal(self._term or "", channel.get_environment())
        words = Words(terminal.language(self._server.words.language))
        reason, screenless = self._doorman.refusal, not terminal.dumb
        if reason is None and self._term is None and not self._asked:
            reason = Message("serve-no-terminal")
        try:
            if reason is None and self._asked:
                await self._answer(guest, terminal)
                return
            if reason is None:
                screenless = False
                await self._play(guest, terminal)
                reason = self._farewell or Message("serve-goodbye", {"name": guest.name})
        except asyncio.CancelledError:
            self.connection.abort()
            raise
        finally:
            for timer in self._timers:
                timer.cancel()
            self._server.visits.discard(self)
            self.line.on_text = self.line.on_size = None
        if screenless:
            self.line.write(USUAL_MODES + USUAL_SCREEN)
        self._say(words(reason.id, **reason.facts))
        self.line.closed = True
        channel.exit(0 if reason.id == "serve-goodbye" else 1)
        _ = asyncio.get_running_loop().call_later(PATIENCE, self.connection.abort)

    async def _answer(self, guest: "Guest", terminal: Terminal) -> None:
        """Answer a command in text, as fast as it is read; a refusal goes where errors go."""
        server, channel = self._server, self._channel
        assert channel is not None
        settings = terminal.settings(server.settings, server.words.language)
        words = shared_words(settings.language, ascii_only=settings.ascii)
        self._timers.append(asyncio.get_running_loop().call_later(MINUTE, self.connection.abort))
        end = "\n" if self._term is None else "\r\n"
        failed: Message | None = None
        try:
            text = await server.house.asked(guest, words, self._asked)
            for start in range(0, len(text), _PIECE):
                self.line.write(text[start : start + _PIECE].replace("\n", end))
                while self._behind() > _PIECE and not self.line.closed:  # noqa: ASYNC110 - no event tells
                    await asyncio.sleep(_READING)
        except (SessionError, StoreError) as error:
            failed = error.reason
        except Exception as error:  # noqa: BLE001 - it ends this visit only, and is noted
            server.log.write("failed", name=guest.name, text=f"{type(error).__name__}: {error}"[:400])
            failed = Message("serve-failed")
        self.line.closed = True
        if failed is not None and not channel.is_closing():
            channel.write_stderr(f"{sentence_of(words, failed)}{end}".encode())
        channel.exit(0 if failed is None else 1)
        _ = asyncio.get_running_loop().call_later(PATIENCE, self.connection.abort)

    async def _play(self, guest: "Guest", terminal: Terminal) -> None:
        """Show the guest their screen until either side ends it."""
        server = self._server
        settings = terminal.settings(server.settings, server.words.language)
        loop = asyncio.get_running_loop()
        self._last_key = server.last_key = loop.time()  # who comes in waits as for the answer to a key
        server.house.arrived(guest)
        try:
            limits = server.limits
            self._timers.append(loop.call_later(limits.idle_seconds, self._idle))
            hours = max(1, round(limits.longest_seconds / HOUR))
            too_long = Message("serve-too-long", {"hours": hours})
            self._timers.append(loop.call_later(limits.longest_seconds, self.leave, too_long))
            if terminal.dumb:
                failure = await self._talk(guest, settings)
            else:
                app = RemoteApp(
                    self.line,
                    guest,
                    server.house,
                    settings,
                    server.paths,
                    server.store,
                    titles=has_title(terminal.term),
                )
                self._app = app
                await self._run_app(app, mouse=settings.mouse)
                failure = app.failure
            if failure is not None:
                server.log.write("failed", name=guest.name, text=failure[:400])
                self._farewell = Message("serve-failed")
        finally:
            self._app = None
            server.house.left(guest)
            server.sweeper.closed()

    async def _talk(self, guest: "Guest", settings: "Settings") -> str | None:
        """Talk in lines of text instead of a screen. Returns what went wrong, if anything did."""
        server = self._server
        words = shared_words(settings.language, ascii_only=settings.ascii)
        talker = server.house.plainly(self.line, guest, words, ascii=settings.ascii, remarks=settings.remarks)
        self._app = talker
        try:
            if not self.line.closed and self._farewell is None:
                await talker.run()
        except Exception as error:  # noqa: BLE001 - it ends this visit only, and is reported
            return reported(words, error, server.paths, [])
        return None

    async def _run_app(self, app: RemoteApp, *, mouse: bool) -> None:
        """Run the app. One screen is built at a time: each blocks the loop for a moment, and keys wait."""
        opening = self._server.opening
        _ = await opening.acquire()
        try:
            if self.line.closed or self._farewell is not None:
                return
            running = asyncio.ensure_future(app.run_async(mouse=mouse, size=self.line.size))
            standing = asyncio.ensure_future(app.stands.wait())
            try:
                both = {running, standing}
                _ = await asyncio.wait(both, timeout=_BUILT, return_when=asyncio.FIRST_COMPLETED)
            finally:
                standing.cancel()
        finally:
            opening.release()
        try:
            await running
        except asyncio.CancelledError:
            running.cancel()
            raise

    def _idle(self) -> None:
        """End the visit if nothing was typed for a long time; otherwise look again when that could be so."""
        loop = asyncio.get_running_loop()
        left = self._last_key + self._server.limits.idle_seconds - loop.time()
        if left <= 0:
            minutes = max(1, round(self._server.limits.idle_seconds / MINUTE))
            self.leave(Message("serve-idle", {"minutes": minutes}))
        else:
            self._timers[0] = loop.call_later(left, self._idle)

    def _say(self, sentence: str) -> None:
        if not self.line.closed:
            self.line.write(sentence + "\r\n")
