"""The command `tabletop serve`, from its first line on the terminal to its last."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

from rulesets.core.message import Message
from tabletop_tui.host import system
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve import limitsfile, memory
from tabletop_tui.serve.app import HostApp
from tabletop_tui.serve.background import Background
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.choices import Choices, book_file, check, host_guest, log_file
from tabletop_tui.serve.club.crew import Post
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines import fairloop
from tabletop_tui.serve.lines.entrance import Entrance, noted, open_entrances
from tabletop_tui.serve.lines.hostkey import BadHostKey, fingerprint, host_key
from tabletop_tui.serve.lines.streams import kept_apart
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.mail.notifier import Notifier, split
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.premises import Policy
from tabletop_tui.serve.rehearsal import rehearse
from tabletop_tui.serve.rereading import Rereading, set_tables
from tabletop_tui.serve.server import Server
from tabletop_tui.text.complaints import Complaint

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.host.settings import Settings
    from tabletop_tui.serve.reception import Reception
    from tabletop_tui.store import Store
    from tabletop_tui.text.words import Words

_QUIET = 1.0
"""Seconds after which a server prepares for guests, as the host's own screen comes first."""

REHEARSAL_VARIABLE = "TABLETOP_REHEARSAL"
"""Environment variable that is 0 where a server lives for seconds, as most do in our tests: preparing takes
longer than their few guests would wait."""

_LAST_NOTICES = 2.0
"""Seconds for commands of `--notify` that run when the server ends."""


class Invocation(Protocol):
    """What a server needs of the command line that started it."""

    arguments: list[str]
    paths: "Paths"
    words: "Words"
    settings: "Settings"

    def say(self, text: str = "") -> None:
        """Print a line on standard output."""

    def warn(self, text: str) -> None:
        """Print a line on standard error."""


def serve(
    invocation: Invocation,
    choices: Choices,
    store: "Store",
    make_house: "Callable[[Guestbook, Limits], Reception]",
    usual: Limits,
    post: Post | None = None,
) -> int:
    """Open the tables until the host closes them. Returns the exit code.

    `usual` are the limits that count for what the host's file doesn't give.
    """
    check(choices)
    check_monitoring(choices)
    paths, words = invocation.paths, invocation.words
    try:
        key = host_key(paths.data)
    except BadHostKey as error:
        raise Complaint(error.reason.id, code=1, **error.reason.facts) from error
    host = host_guest(choices, words.serve.host())
    log = ConnectionLog(file=choices.log or log_file(paths))
    limits, found = replace(usual), limitsfile.read(paths.server)
    _ = limitsfile.put_in_force(limits, usual, found.given)
    preload()
    with Guestbook(choices.database or book_file(paths)) as book:
        owner = owners_id(book, choices.owner) if choices.owner else ""
        if post is None:  # else the process that started this server has done it
            say_what_is_wrong(invocation, found)
            set_tables_or_complain(book, found, choices)
        policy = Policy(
            choices.authorized_keys,
            choices.invited or choices.by_approval,
            choices.by_approval,
            host.name,
            owner,
        )

        async def run() -> int:
            server = Server(
                house=make_house(book, limits),
                paths=paths,
                settings=invocation.settings,
                words=words,
                book=book,
                key=key,
                log=log,
                limits=limits,
                policy=policy,
                store=store,
            )
            rereading = _rereading(server, usual, choices)
            rereading.begin()
            try:
                if post is not None:
                    return await _run_post(invocation, choices, server, host, post, rereading)
                return await _run(invocation, choices, server, host, rereading)
            finally:
                rereading.close()

        memory.tune()
        try:
            return fairloop.run(run())
        finally:
            log.close()


def owners_id(book: Guestbook, name: str) -> str:
    """The owner's `Guest.id`. Complains if the name doesn't belong to a key yet."""
    found = book.names.owner_id(name)
    if not found:
        raise Complaint("serve-owner-unknown", code=1, name=name)
    return found


def set_tables_or_complain(book: Guestbook, found: limitsfile.LimitsFile, choices: Choices) -> None:
    """Set how many tables may be open, if the operator says so. Complains about numbers that don't fit."""
    try:
        set_tables(book, found, tables=choices.tables, tables_each=choices.tables_each)
    except SessionError as error:
        raise Complaint(error.reason.id, **error.reason.facts) from error


def say_what_is_wrong(invocation: Invocation, found: limitsfile.LimitsFile) -> None:
    """Say what is wrong with the host's file, on standard error."""
    words = invocation.words
    for each in found.problems:
        invocation.warn(words(each.id, **each.facts))
    if found.problems:
        invocation.warn(words.limits.usual(file=str(invocation.paths.server)))


def say_what_was_read(
    invocation: Invocation, problems: tuple[Message, ...], warn: Callable[[str], None]
) -> None:
    """Say that the limits were read again, or why they are as before."""
    words = invocation.words
    for each in problems:
        warn(words(each.id, **each.facts))
    file = str(invocation.paths.server)
    warn(words.limits.as_before() if problems else words.limits.reread(file=file))


def _rereading(server: Server, usual: Limits, choices: Choices) -> Rereading:
    """What reads the limits of this server again."""

    async def set_all(found: limitsfile.LimitsFile) -> None:
        def write() -> None:
            set_tables(server.book, found, tables=choices.tables, tables_each=choices.tables_each)

        await server.ask(write)

    def changed() -> None:
        server.house.limits_changed()
        server.door.admit()

    return Rereading(server.paths, server.limits, usual, set_all, server.log, changed)


def preload() -> None:
    """Import and read everything that a guest can need, so that no guest waits for it in a game."""
    from tabletop_tui.kit.registry import game_parts, playable
    from tabletop_tui.tui.screens import lobby, scoresheet, settings, setup
    from tabletop_tui.tui.screens import rules as rules_screen

    _ = (lobby, scoresheet, settings, setup, rules_screen)
    for game in playable():
        _ = game_parts(game)


class End:
    """The end of the server by a signal."""

    def __init__(self) -> None:
        """No signal has come yet."""
        self._come = asyncio.Event()
        self.hurried = False
        """Whether the window is being closed, so that there is no time for long goodbyes."""

    def by(self, number: int) -> None:
        """Note that this signal has come."""
        self.hurried = number == system.HANGUP
        self._come.set()

    async def wait(self) -> None:
        """Wait until a signal has come."""
        _ = await self._come.wait()


async def _run_post(
    invocation: Invocation, choices: Choices, server: Server, host: Guest, post: Post, rereading: Rereading
) -> int:
    """Run one of several servers; another process opens its sockets and talks to the operator."""
    ended = _until_signal(choices, rereading)
    _tells_of_silence(invocation, choices, server)
    asyncio.get_running_loop().add_reader(post.life, ended.by, signal.SIGTERM)
    port = await server.start(choices.host, choices.port, post.sockets)
    entrance = Entrance(choices.host, port, fingerprint(server.key), choices.address)
    server.house.entrance = entrance
    notifier = _notifier(invocation, choices, server, entrance)
    async with _monitored(choices, server, post.number):
        with kept_apart(lambda text: server.log.write("printed", text=text)):
            over = _until(ended, invocation, choices, server, host)
            return await _open_until(over, server, ended, notifier, invocation.words)


async def _open_until(
    end: Awaitable[int], server: Server, ended: End, notifier: Notifier | None, words: "Words"
) -> int:
    """Keep the tables open until this is over; returns its result."""
    server.house.services.outages.begin()
    postman = server.house.begin_post(server.log, words)
    preparing = asyncio.ensure_future(_prepare(server))
    try:
        return await end
    finally:
        preparing.cancel()
        _ = await asyncio.wait({preparing})
        if postman is not None:
            await postman.close(0.0 if ended.hurried else _LAST_NOTICES)
        await server.stop(hurried=ended.hurried)
        if notifier is not None:
            await notifier.close(0.0 if ended.hurried else _LAST_NOTICES)


def _notifier(
    invocation: Invocation, choices: Choices, server: Server, entrance: Entrance
) -> Notifier | None:
    """Run the operator's command, if there is one, for players who aren't there."""
    if not choices.notify:
        return None
    notifier = Notifier(split(choices.notify), server.log, invocation.words, server.limits, lambda: entrance)
    server.house.notify_by(notifier)
    return notifier


def rereads_when_hung_up(choices: Choices) -> bool:
    """Whether SIGHUP asks to read the limits again, since no window can be closed."""
    return not choices.screen and not system.has_window()


def _until_signal(choices: Choices, rereading: Rereading) -> End:
    """An `End` that a signal sets."""
    ended = End()
    loop = asyncio.get_running_loop()
    reading = Background()
    for number in system.ENDING:
        # Without a screen, `nohup` is how a server outlives the window it was started in.
        if number == system.HANGUP and rereads_when_hung_up(choices):
            system.call_on(loop, number, lambda: reading.begin(rereading.read()))
        elif choices.screen or signal.getsignal(number) is not signal.SIG_IGN:
            system.call_on(loop, number, ended.by, number)
    # Stopping the server would stop every game, so that takes a signal that isn't sent by mistake.
    system.ignore_stops()
    return ended


async def _run(
    invocation: Invocation, choices: Choices, server: Server, host: Guest, rereading: Rereading
) -> int:
    ended = _until_signal(choices, rereading)
    _tells_of_silence(invocation, choices, server)
    if not choices.screen:
        rereading.on_read = partial(say_what_was_read, invocation, warn=into_journal)
    try:
        port = await server.start(choices.host, choices.port)
    except (OSError, UnicodeError) as error:
        raise port_taken(choices, error) from error
    mark = fingerprint(server.key)
    entrance = Entrance(choices.host, port, mark, choices.address)
    server.house.entrance = entrance
    async with _monitored(choices, server, 0):
        with noted(invocation.paths, entrance):  # what the greeting promises can be asked for at once
            greet(invocation, choices, entrance)
            notifier = _notifier(invocation, choices, server, entrance)
            with kept_apart(lambda said: server.log.write("printed", text=said)):
                over = _until(ended, invocation, choices, server, host)
                return await _open_until(over, server, ended, notifier, invocation.words)


def port_taken(choices: Choices, error: Exception) -> Complaint:
    """That the address and port can't be had, as the system says."""
    problem = str(getattr(error, "strerror", None) or error)
    return Complaint("serve-port-taken", code=1, host=choices.host, port=str(choices.port), problem=problem)


async def _prepare(server: Server) -> None:
    """Build, while no guest waits, what the first guests would have to wait for."""
    await asyncio.sleep(_QUIET)
    if os.environ.get(REHEARSAL_VARIABLE) != "0":
        try:
            await rehearse(server.paths, server.opening)
        except Exception as error:  # noqa: BLE001 - only a rehearsal; the first guest would see the error
            server.log.write("problem", source="rehearsal", text=repr(error)[:400])
    memory.tune()


def into_journal(text: str) -> None:
    """A line for the operator while all that is printed goes into the log: systemd has it in its journal."""
    stream = sys.__stderr__
    if stream is not None:
        with contextlib.suppress(OSError, ValueError):
            stream.write(f"tabletop: {' '.join(text.split())}\n")
            stream.flush()


def check_monitoring(choices: Choices) -> None:
    """Complain if monitoring is asked for and the package that it needs isn't there."""
    if choices.metrics is not None:
        try:
            from tabletop_tui.serve import monitoring as _  # noqa: F401
        except ImportError as error:
            if "prometheus_client" not in str(error):
                raise
            raise Complaint("serve-no-prometheus", code=1) from error


@contextlib.asynccontextmanager
async def _monitored(choices: Choices, server: Server, number: int) -> AsyncIterator[None]:
    """Answer monitoring while the block runs, if the operator asks for it; `number` is that of the server."""
    if choices.metrics is None:
        yield
        return
    from tabletop_tui.serve.monitoring import LOCAL, Monitoring

    monitoring = Monitoring(server.figures, server.log)
    try:
        port = await monitoring.start(choices.metrics and choices.metrics + number)
    except (OSError, OverflowError) as error:
        await server.stop(hurried=True)
        raise port_taken(replace(choices, host=LOCAL, port=choices.metrics + number), error) from error
    server.log.write("monitoring", host=LOCAL, port=port)
    try:
        yield
    finally:
        monitoring.close()


def _tells_of_silence(invocation: Invocation, choices: Choices, server: Server) -> None:
    """Have the journal say when the database stops answering, and when it answers again."""
    if choices.screen:
        return
    said = {"database-silent": "serve-journal-silent", "database-back": "serve-journal-back"}
    log = server.house.reach.log

    def write(event: str, **facts: object) -> None:
        log(event, **facts)
        if event in said:
            into_journal(invocation.words(said[event], **facts))

    server.house.reach.log = write


def greet(invocation: Invocation, choices: Choices, entrance: Entrance) -> None:
    """Say where the tables are, where connections are logged, and how to end the server."""
    words = invocation.words
    say_entrance(invocation, entrance)
    invocation.say(words.serve.log(file=str(choices.log or log_file(invocation.paths))))
    if not choices.screen:
        invocation.say(words.serve.how_to_end())
    sys.stdout.flush()


def say_entrance(invocation: Invocation, entrance: Entrance) -> None:
    """Say where the tables are, what friends type, and how they recognise the right server."""
    words = invocation.words
    invocation.say(words.serve.greeting(host=entrance.host or "*", port=str(entrance.port)))
    invocation.say(entrance.joining(words))
    if also := entrance.also(words):
        invocation.say(also)
    invocation.say(entrance.key(words))


def say_entrances(invocation: Invocation) -> None:
    """As `say_entrance`, for the servers that are running. Complains if there are none."""
    entrances = open_entrances(invocation.paths)
    if not entrances:
        raise Complaint("serve-how-none", code=1)
    for entrance in entrances:
        say_entrance(invocation, entrance)
    invocation.say(invocation.words.serve.how_invite())


async def _until(ended: End, invocation: Invocation, choices: Choices, server: Server, host: Guest) -> int:
    """Wait for a signal, or for the host to leave their screen."""
    if not choices.screen:
        await ended.wait()
        return 0
    settings, paths = invocation.settings, invocation.paths
    app = HostApp(host, server.house, settings, paths, server.store, others=lambda: len(server.visits))
    server.house.arrived(host)
    playing = asyncio.ensure_future(app.run_async(mouse=settings.mouse))
    waiting = asyncio.ensure_future(ended.wait())
    _ = await asyncio.wait({playing, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if not playing.done():
        app.exit()
    _, late = await asyncio.wait({playing}, timeout=5)
    for task in late:
        task.cancel()
    ended.hurried = ended.hurried or app.terminal_gone
    server.house.left(host)
    if app.failure is not None:
        into_journal(app.failure)
        return 1
    return 0
