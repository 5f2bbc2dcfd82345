"""The command `tabletop serve`, from its first line on the terminal to its last."""

import asyncio
import gc
import getpass
import ipaddress
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from rulesets.core.records import record
from tabletop_tui.host import system
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve import crew, memory
from tabletop_tui.serve.allowed import allow
from tabletop_tui.serve.app import HostApp, House
from tabletop_tui.serve.entrance import Entrance, noted, open_entrances
from tabletop_tui.serve.guests import Guest, Guestbook
from tabletop_tui.serve.hostkey import BadHostKey, fingerprint, host_key
from tabletop_tui.serve.inviting import PORT
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.notifier import Notifier, split
from tabletop_tui.serve.rehearsal import rehearse
from tabletop_tui.serve.server import Policy, Server
from tabletop_tui.serve.streams import kept_apart
from tabletop_tui.store.errors import StoreError
from tabletop_tui.store.people import clean_name
from tabletop_tui.text.complaints import Complaint, reported

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.host.settings import Settings
    from tabletop_tui.store import Store
    from tabletop_tui.text.words import Words

_QUIET = 1.0
"""Seconds after which a server prepares for guests, as the host's own screen comes first."""

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


@record
class Choices:
    """The choices made on the command line."""

    host: str = "127.0.0.1"
    port: int = PORT
    authorized_keys: Path | None = None
    invited: bool = False
    allow_anonymous: bool = False
    behind_sshd: bool = False
    screen: bool = True
    log: Path | None = None
    name: str = ""
    owner: str = ""
    """The name of the owner, who is in charge of all tables besides the host."""
    workers: int = 0
    """How many servers are behind one port; 0 means one, in this process."""
    database: str | None = field(default=None, repr=False)
    """The address of the database with games and guests; `None`: this player's files."""
    notify: str = ""
    """The command that tells players who aren't there; empty for none."""
    address: str = ""
    """What friends type after the `@`; if empty, this machine finds out its address."""
    tables: int | None = None
    """How many tables may be open, from now on, at all servers of the club; `None`: as before."""
    tables_each: int | None = None
    """How many of them one person may have opened."""


def book_file(paths: "Paths") -> Path:
    """Where names, keys and invitations are kept."""
    return paths.people


def log_file(paths: "Paths") -> Path:
    """Where connections are logged, by default."""
    return paths.state / "connections.jsonl"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        pass
    try:
        found = {str(entry[4][0]) for entry in socket.getaddrinfo(host, None)} if host else set()
    except (OSError, UnicodeError):
        return False
    return bool(found) and all(ipaddress.ip_address(address).is_loopback for address in found)


def check(choices: Choices) -> None:
    """Complain about a server that would admit anyone, and about unreadable keys."""
    guarded = choices.authorized_keys is not None or choices.invited or choices.allow_anonymous
    if not guarded and not is_loopback(choices.host):
        raise Complaint("serve-open-to-all", host=choices.host or "*")
    if choices.notify:
        try:
            _ = split(choices.notify)
        except SessionError as error:
            raise Complaint(error.reason.id, **error.reason.facts) from error
    if choices.authorized_keys is not None:
        import asyncssh

        try:
            _ = asyncssh.read_authorized_keys(str(choices.authorized_keys))
        except (OSError, ValueError, asyncssh.KeyImportError) as error:
            problem = str(getattr(error, "strerror", None) or error)
            raise Complaint(
                "serve-no-such-keys", code=1, file=str(choices.authorized_keys), problem=problem
            ) from error


def host_guest(choices: Choices, words_host: str) -> Guest:
    """The host, who sits at this keyboard."""
    name = clean_name(choices.name)
    if not name:
        try:
            name = clean_name(getpass.getuser())
        except (OSError, KeyError, ImportError):  # a system may have no list of users
            name = ""
    return Guest(name or words_host, None, host=True)


@record
class Post:
    """What one of several servers behind one port receives (`tabletop_tui.serve.crew`)."""

    sockets: Sequence[socket.socket]
    """The sockets on which it listens."""
    life: int
    """A file that ends when the process that started this server does."""


def serve(
    invocation: Invocation,
    choices: Choices,
    store: "Store",
    make_house: Callable[[Guestbook], House],
    post: Post | None = None,
) -> int:
    """Open the tables until the host closes them. Returns the exit code."""
    check(choices)
    paths, words = invocation.paths, invocation.words
    try:
        key = host_key(paths.data)
    except BadHostKey as error:
        raise Complaint(error.reason.id, code=1, **error.reason.facts) from error
    host = host_guest(choices, words("serve-host"))
    log = ConnectionLog(file=choices.log or log_file(paths))
    limits = Limits(per_address=not choices.behind_sshd)
    preload()
    with Guestbook(choices.database or book_file(paths)) as book:
        owner = owners_id(book, choices.owner) if choices.owner else ""
        if post is None:  # else the process that started this server has done it
            set_tables(book, choices)
        policy = Policy(choices.authorized_keys, choices.invited, host.name, owner)

        async def run() -> int:
            server = Server(
                house=make_house(book),
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
            if post is not None:
                return await _run_post(invocation, choices, server, host, post)
            return await _run(invocation, choices, server, host)

        memory.tune()
        try:
            return asyncio.run(run())
        finally:
            log.close()


def owners_id(book: Guestbook, name: str) -> str:
    """The owner's `Guest.id`. Complains if the name doesn't belong to a key yet."""
    found = book.owner_id(name)
    if not found:
        raise Complaint("serve-owner-unknown", code=1, name=name)
    return found


def set_tables(book: Guestbook, choices: Choices) -> None:
    """Set how many tables may be open, if the operator says so. Complains about numbers that don't fit."""
    if choices.tables is not None or choices.tables_each is not None:
        try:
            _ = allow(book, choices.tables, choices.tables_each)
        except SessionError as error:
            raise Complaint(error.reason.id, **error.reason.facts) from error


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


async def _run_post(invocation: Invocation, choices: Choices, server: Server, host: Guest, post: Post) -> int:
    """Run one of several servers; another process opens its sockets and talks to the operator."""
    ended = _until_signal(choices)
    asyncio.get_running_loop().add_reader(post.life, ended.by, signal.SIGTERM)
    port = await server.start(choices.host, choices.port, post.sockets)
    server.house.entrance = Entrance(choices.host, port, fingerprint(server.key), choices.address)
    notifier = _notifier(invocation, choices, server)
    with kept_apart(lambda text: server.log.tell("printed", text=text)):
        return await _open_until(_until(ended, invocation, choices, server, host), server, ended, notifier)


async def _open_until(end: Awaitable[int], server: Server, ended: End, notifier: Notifier | None) -> int:
    """Keep the tables open until this is over; returns its result."""
    preparing = asyncio.ensure_future(_prepare(server))
    try:
        return await end
    finally:
        preparing.cancel()
        _ = await asyncio.wait({preparing})
        await server.stop(hurried=ended.hurried)
        if notifier is not None:
            await notifier.close(0.0 if ended.hurried else _LAST_NOTICES)


def _notifier(invocation: Invocation, choices: Choices, server: Server) -> Notifier | None:
    """Run the operator's command, if there is one, for players who aren't there."""
    if not choices.notify:
        return None
    notifier = Notifier(
        split(choices.notify), server.log, invocation.words, server.limits, lambda: server.house.entrance
    )
    server.house.tell_by(notifier)
    return notifier


def _until_signal(choices: Choices) -> End:
    """An `End` that a signal sets."""
    ended = End()
    loop = asyncio.get_running_loop()
    for number in system.ENDING:
        # Without a screen, `nohup` is how a server outlives the window it was started in.
        if choices.screen or signal.getsignal(number) is not signal.SIG_IGN:
            system.call_on(loop, number, ended.by, number)
    # Stopping the server would stop every game, so that takes a signal that isn't sent by mistake.
    system.ignore_stops()
    return ended


async def _run(invocation: Invocation, choices: Choices, server: Server, host: Guest) -> int:
    ended = _until_signal(choices)
    try:
        port = await server.start(choices.host, choices.port)
    except (OSError, UnicodeError) as error:
        raise _port_taken(choices, error) from error
    mark = fingerprint(server.key)
    server.house.entrance = entrance = Entrance(choices.host, port, mark, choices.address)
    _greet(invocation, choices, entrance)
    notifier = _notifier(invocation, choices, server)
    with noted(invocation.paths, entrance), kept_apart(lambda text: server.log.tell("printed", text=text)):
        return await _open_until(_until(ended, invocation, choices, server, host), server, ended, notifier)


def _port_taken(choices: Choices, error: Exception) -> Complaint:
    problem = str(getattr(error, "strerror", None) or error)
    return Complaint("serve-port-taken", code=1, host=choices.host, port=str(choices.port), problem=problem)


def serve_together(
    invocation: Invocation,
    choices: Choices,
    one: Callable[[Choices, Post], int],
    check_store: Callable[[], None],
) -> int:
    """Have several servers behind one port until a signal comes. Returns the exit code.

    `one` is what each does, in a process of its own; `check_store` complains if the store can't be used.
    """
    check(choices)
    paths, words = invocation.paths, invocation.words
    try:
        key = host_key(paths.data)
    except BadHostKey as error:
        raise Complaint(error.reason.id, code=1, **error.reason.facts) from error
    check_store()
    with Guestbook(choices.database or book_file(paths)) as book:
        if choices.owner:
            _ = owners_id(book, choices.owner)
        set_tables(book, choices)
    try:
        made = crew.sockets(choices.host, choices.port, choices.workers)
    except (OSError, UnicodeError) as error:
        raise _port_taken(choices, error) from error
    preload()
    gc.freeze()  # what has been imported is shared by all
    port = int(made[0][0].getsockname()[1])
    entrance = Entrance(choices.host, port, fingerprint(key), choices.address)

    def work(number: int, life: int) -> int:
        crew.close_all_but(number, made)
        try:
            return one(replace(choices, port=port), Post(made[number], life))
        except Complaint as complaint:
            invocation.warn(words(complaint.message_id, **complaint.facts))
        except StoreError as error:
            invocation.warn(words(error.reason.id, **error.reason.facts))
        except Exception as error:  # noqa: BLE001 - it ends this server only, and is reported
            invocation.warn(reported(words, error, paths, invocation.arguments))
        return 1

    def died(number: int, status: int) -> None:
        invocation.warn(words("serve-worker-died", number=number + 1, status=status))

    _greet(invocation, choices, entrance)
    with noted(paths, entrance):
        return crew.Crew(choices.workers, work, died).run()


async def _prepare(server: Server) -> None:
    """Build, while no guest waits, what the first guests would have to wait for."""
    await asyncio.sleep(_QUIET)
    try:
        await rehearse(server.paths, server.opening)
    except Exception as error:  # noqa: BLE001 - it was only a rehearsal; the first guest would see the error
        server.log.tell("problem", source="rehearsal", text=repr(error)[:400])
    memory.tune()


def _greet(invocation: Invocation, choices: Choices, entrance: Entrance) -> None:
    words = invocation.words
    tell_how(invocation, entrance)
    invocation.say(words("serve-log", file=str(choices.log or log_file(invocation.paths))))
    if not choices.screen:
        invocation.say(words("serve-how-to-end"))
    sys.stdout.flush()


def tell_how(invocation: Invocation, entrance: Entrance) -> None:
    """Say where the tables are, what friends type, and how they recognise the right server."""
    words = invocation.words
    invocation.say(words("serve-greeting", host=entrance.host or "*", port=str(entrance.port)))
    invocation.say(entrance.joining(words))
    invocation.say(entrance.key(words))


def tell_of_servers(invocation: Invocation) -> None:
    """As `tell_how`, for the servers that are running. Complains if there are none."""
    entrances = open_entrances(invocation.paths)
    if not entrances:
        raise Complaint("serve-how-none", code=1)
    for entrance in entrances:
        tell_how(invocation, entrance)
    invocation.say(invocation.words("serve-how-invite"))


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
        stream = sys.__stderr__
        if stream is not None:
            stream.write(f"tabletop: {' '.join(app.failure.split())}\n")
        return 1
    return 0
