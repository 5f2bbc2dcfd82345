"""Who may come in: connections, keys, invitations. What is refused here never reaches a table."""

import asyncio
import math
import socket
from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import asyncssh

from rulesets.core.message import Message
from tabletop_tui.paint.glyphs import spelt_in_ascii
from tabletop_tui.serve.book.claims import BY_INVITATION
from tabletop_tui.serve.book.codes import split
from tabletop_tui.serve.book.file import BookError
from tabletop_tui.serve.book.names import Login
from tabletop_tui.serve.limits import (
    A_KEY,
    LONGEST_WAIT,
    MOST_BEFORE_LOGIN,
    MOST_EARLY,
    MOST_VARIABLES,
    PACKET,
    SEND_BUFFER,
    SLICE,
    WINDOW,
)
from tabletop_tui.serve.lines.admission import Knock
from tabletop_tui.serve.lines.fairloop import Lane
from tabletop_tui.serve.lines.terminal import welcome
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.names import name_or_reason
from tabletop_tui.serve.premises import Premises
from tabletop_tui.serve.reach import for_operator
from tabletop_tui.serve.standing import away_said
from tabletop_tui.serve.visit import Visit
from tabletop_tui.tui.terminal.ssh import BareChannel, BareConnection

Challenge = bool | tuple[str, str, str, list[tuple[str, bool]]]
"""What a client is asked: a title, how to answer, a language, and each prompt with whether what is typed is
shown. Without prompts: whether it may come in.
"""


class Connection(BareConnection):
    """One connection. Before anything is sent, it waits for its place, or is turned away."""

    server: Premises
    knock: Knock | None = None
    _asked = False
    _held: asyncio.Transport | None = None
    """The transport, while it waits."""
    _early = b""
    """What the client has sent meanwhile."""
    _who = ""
    """Whose lane it is in: an address's, and then a person's."""
    _lane: Lane | None = None
    _unread = b""
    """What has come and waits for a turn; until it is read, nothing else is taken."""
    _wire: asyncio.Transport | None = None
    _heard = 0
    """Bytes of the client."""
    _is_read = False
    """Something that has come is being read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection or refuse it, before any SSH."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else "local"
        self._held = cast(asyncio.Transport, transport)
        knock = self.server.door.knock(address, self._begin)
        if isinstance(knock, str):
            self._turn_away(address, knock)
            return
        self.knock = knock
        knock.on_displaced = self._displaced
        if self._held is not None:
            self.server.arriving.add(self)
            self.may_take(LONGEST_WAIT)

    def _begin(self, knock: Knock) -> None:
        """It has a place: SSH begins, with what has come already."""
        transport, self._held = self._held, None
        if transport is None:
            return
        self.knock = knock
        self.server.arriving.discard(self)
        self.may_take(self.server.limits.login_seconds)
        sock = transport.get_extra_info("socket")
        if sock is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._wire = transport
        self._be(f"address {knock.address}", knock.address)
        self.lane.context.copy().run(super().connection_made, transport)
        if self._early:
            self.data_received(self._early)

    def data_received(self, data: bytes, datatype: int | None = None) -> None:
        """Keep what comes too early; clients say little before they are greeted."""
        if self._held is None:
            self._heard += len(data)
            if not self._is_read and self.knock is not None and self._heard <= MOST_BEFORE_LOGIN:
                self._is_read = True
                self.server.door.begin_work(self.knock)
            if not self._unread and self._wire is not None:
                self._wire.pause_reading()
                self.lane.take(self._read)
            self._unread += data
            return
        self._early += data
        if len(self._early) > MOST_EARLY:
            self.stop_waiting()

    @property
    def lane(self) -> Lane:
        """The turns of whoever is at the other end."""
        assert self._lane is not None
        return self._lane

    def _be(self, who: str, address: str | None) -> None:
        """From now on, all that this connection causes is done in turns of this one."""
        before, self._who = self._who, who
        self._lane = self.server.lanes.enter(who, address)
        if before:
            self.server.lanes.leave(before)

    def belongs_to(self, guest: Guest) -> None:
        """Give a guest who has logged in their own turns: one lane for all their connections."""
        address = self.knock.address if self.knock is not None else ""
        if self._who:  # else it has ended meanwhile
            stranger = self.server.is_stranger(guest)
            self._be(guest.id, self.server.place_of(guest, address) if stranger else None)

    def _read(self) -> None:
        """Read some of what has come, in its turn."""
        piece, self._unread = self._unread[:SLICE], self._unread[SLICE:]
        if not self._who:
            return
        super().data_received(piece)
        if self._unread:
            self.lane.take(self._read)
        elif self._wire is not None:
            self._wire.resume_reading()
            if self._is_read:
                self.lane.take(self._has_read)

    def _has_read(self) -> None:
        """What was read has been answered, or what answers it has begun: wait for the client."""
        if self._is_read and not self._unread and self.knock is not None:
            self._is_read = False
            self.server.door.end_work(self.knock)

    def connection_lost(self, exc: Exception | None = None) -> None:
        """Note its end, perhaps before it had a place, or by the time for a login."""
        if self._held is None:
            super().connection_lost(exc)
            if self._who:
                self.server.lanes.leave(self._who)
                self._who = ""
        else:
            self.stop_waiting()

    def stop_waiting(self) -> None:
        """Close a connection that has had no place yet."""
        transport, self._held = self._held, None
        self.give_up()
        self.server.arriving.discard(self)
        if transport is not None:
            transport.abort()
        if self.knock is not None:
            self.server.door.leave(self.knock)

    def _turn_away(self, address: str, why: str) -> None:
        """End it before any SSH, with a sentence."""
        transport, self._held = self._held, None
        self.server.log.refused(address, why)
        self.give_up()
        self.server.arriving.discard(self)
        if transport is not None:
            self.server.turn_away(transport, why)

    def _displaced(self) -> None:
        """Close this connection: its address has too many, and another needs the place."""
        address = "" if self.knock is None else self.knock.address
        if self._held is not None:
            self._turn_away(address, "crowd")
            return
        self.server.log.refused(address, "displaced")
        self.disconnect(asyncssh.DISC_TOO_MANY_CONNECTIONS, self.server.words.serve.turned_away_crowd())

    def send_userauth_failure(self, partial_success: bool) -> None:
        """Count a failed attempt. The first may only ask which ways there are."""
        method = self.tried
        free = method is None and not self._asked
        self._asked = True
        super().send_userauth_failure(partial_success)
        knock = self.knock
        weight = A_KEY if method == b"publickey" else 1.0
        if not free and knock is not None and not self.server.door.failed(knock, weight):
            self.server.log.refused(knock.address, "tries")
            self.disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, self.server.words.serve.tries())

    def disconnect(self, code: int, reason: str, lang: str = "en-US") -> None:
        """End the connection with a sentence in ASCII: OpenSSH shows other characters as numbers."""
        super().disconnect(code, spelt_in_ascii(reason), lang)


class Doorman(asyncssh.SSHServer):
    """Looks after one connection: finds out who it is, and opens one session for them."""

    def __init__(self, server: Premises) -> None:
        """For the connection that is passed to it next."""
        self._server = server
        self._connection: Connection | None = None
        self._name = ""
        self._code = ""
        """What was typed after the name, to bring a key that isn't known yet."""
        self._problem: Message | None = Message("serve-name-empty")  # asyncssh doesn't report an empty name
        self._said: set[str] = set()
        self._candidate: Guest | None = None
        self.guest: Guest | None = None
        """The guest, once proven."""
        self.refusal: Message | None = None
        """Why the guest is refused, although known."""
        self._visit: Visit | None = None
        self._waiting: asyncio.TimerHandle | None = None

    # -- the connection ----------------------------------------------------------------------------

    @property
    def _knock(self) -> Knock:
        connection = self._connection
        assert connection is not None
        assert connection.knock is not None
        return connection.knock

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Note the connection among those that the server holds."""
        self._connection = cast(Connection, conn)
        self._server.connections.add(self._connection)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release what the connection held, however it ended."""
        connection = self._connection
        if connection is None:
            return
        if self._waiting is not None:
            self._waiting.cancel()
        self._server.connections.discard(connection)
        self._server.door.leave(self._knock)
        if self.guest is None:
            self._server.log.refused(self._knock.address, "left")
        else:
            why = type(exc).__name__ if exc is not None else "closed"
            self._server.log.write("gone", name=self.guest.name, address=self._knock.address, why=why)

    @property
    def lane(self) -> Lane:
        """The turns of the guest, or before login of the address."""
        assert self._connection is not None
        return self._connection.lane

    # -- names -------------------------------------------------------------------------------------

    def begin_auth(self, username: str) -> bool:
        """Check the name of a login; the name alone admits no guest."""
        typed, self._code = split(username)
        self._name, self._problem = name_or_reason(typed)
        self._candidate = None
        if self._problem is None and self._server.is_hosts(self._name):
            self._problem = Message("serve-name-host", {"name": self._name})
        self._refuse_name()
        return True

    def _refuse_name(self) -> None:
        if self._problem is not None and self._connection is not None:
            sentence = self._server.words(self._problem.id, **self._problem.facts)
            self._connection.disconnect(asyncssh.DISC_ILLEGAL_USER_NAME, sentence)

    def _say(self, reason: Message, *, again: bool = False) -> None:
        """Say something before login: once, unless it is about something done `again`."""
        new = reason.id not in self._said and len(self._said) < 4
        if self._connection is not None and (new or again):
            self._said.add(reason.id)
            self._connection.send_auth_banner(self._server.words(reason.id, **reason.facts) + "\r\n")

    def _without_book(self, error: BookError) -> None:
        """The guest book can't be used: no guest can be admitted, and the log says why."""
        why = for_operator(error).reason
        self._server.log.write("problem", source="guest-book", text=f"{why.id} {why.facts}"[:400])
        if self._connection is not None:
            sentence = self._server.words.serve.book_unusable()
            self._connection.disconnect(asyncssh.DISC_BY_APPLICATION, sentence)

    # -- keys --------------------------------------------------------------------------------------

    def public_key_auth_supported(self) -> bool:
        """A key is the usual way in."""
        if self._problem is not None:
            _ = asyncio.get_running_loop().call_soon(self._refuse_name)
        return self._problem is None

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether this key may come in under this name. Its owner has proven nothing yet."""
        with self._server.door.at_work(self._knock):
            return await self._may_use(key)

    async def _may_use(self, key: asyncssh.SSHKey) -> bool:
        self._candidate = None
        await asyncio.sleep(0)  # as for `validate_kbdint_response`
        if self._problem is not None:
            return False
        name, mark = self._name, str(key.get_fingerprint())
        try:
            found = await self._server.ask(self._server.book.names.login, name, mark)
            enters = await self._server.may_enter(key, mark, self._knock.address)
            if self._code and not (found.owner and found.owner == found.member and enters):
                return await self._brings_key(mark, name, found)
        except BookError as error:
            self._without_book(error)
            return False
        theirs = found.owner is not None and found.owner == found.member
        known = theirs or self._server.policy.authorized_keys is not None
        member = not found.replaced and enters and known
        if not member and self._must_wait():
            return False
        if found.replaced:
            self._say(Message("serve-key-replaced"))
            return False
        if found.owner not in (None, found.member):
            self._say(Message("serve-name-taken", {"name": name}))
            return False
        applies = self._server.policy.by_approval and (found.waits or not found.member)
        if not enters and not applies:
            self._say(Message("serve-key-unknown"))
            return False
        if member:
            self._server.door.promises(self._knock)
        self._candidate = self._member(found.member, mark)
        return True

    def _member(self, id: str, mark: str) -> Guest:
        """The guest with this id as a member, empty if it is their first time."""
        return Guest(self._name, mark, owner=id != "" and id == self._server.policy.owner_id, member=id)

    async def _brings_key(self, mark: str, name: str, found: Login) -> bool:
        """Whether the code after the name lets this key in. Raises `BookError`."""
        server = self._server
        if self._must_wait():
            return False
        if server.policy.authorized_keys is not None:
            reason: Message | None = Message("serve-key-unknown")
        elif found.replaced:
            reason = Message("serve-key-replaced")
        else:
            reason = await server.ask(server.book.codes.why_not, self._code, name, mark)
        if reason is not None:
            self._say(reason)
            server.log.write("wrong-code", address=self._knock.address)
            return False
        self._candidate = self._member(found.owner or "", mark)
        return True

    def _must_wait(self) -> bool:
        """Whether others have failed at this address so lately that only known keys get in from there."""
        seconds = math.ceil(self._server.door.waits(self._knock.address))
        if seconds:
            whole, rest = divmod(seconds, 60)
            facts = {"minutes": whole + (rest > 0)} if whole else {"minutes": 0, "seconds": rest}
            self._say(Message("serve-turned-away-penalty", facts))
            self._server.log.refused(self._knock.address, "penalty")
        return seconds > 0

    # -- invitations -------------------------------------------------------------------------------

    def kbdint_auth_supported(self) -> bool:
        """An invitation's code is the other way in."""
        return self._problem is None

    async def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Challenge:
        """Ask for the code, unless the name is a key's, or a code for a key came with it."""
        self._candidate = None
        await asyncio.sleep(0)  # as for `validate_kbdint_response`
        if self._problem is not None or self._code or self._must_wait():
            return False
        try:
            owner = await self._server.ask(self._server.book.names.owner, self._name)
        except BookError as error:
            self._without_book(error)
            return False
        if owner not in (None, BY_INVITATION):
            self._say(Message("serve-name-taken", {"name": self._name}))
            return False
        words = self._server.words
        return "", words.serve.code_instruction(), "", [(words.serve.code_prompt() + " ", True)]

    async def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        """Whether that code is for this person.

        Never answered at once: from Python 3.12 on, Textual makes the loop's tasks eager, and asyncssh
        loses an answer that comes before it has noted what it asked. The guest would wait until the login
        times out.
        """
        self._candidate = None
        await asyncio.sleep(0)
        if self._problem is not None or len(responses) != 1:
            return False
        try:
            invited = await self._server.invited(responses[0], self._name)
        except BookError as error:
            self._without_book(error)
            return False
        if invited is None or isinstance(invited, Message):
            self._say(invited or Message("serve-code-wrong"), again=invited is None)
            self._server.log.write("wrong-code", address=self._knock.address)
            return False
        self._candidate = invited
        return True

    # -- inside ------------------------------------------------------------------------------------

    async def auth_completed(self) -> None:
        """Note the guest, who has proven who they are."""
        guest, server, connection = self._candidate, self._server, self._connection
        if guest is None or connection is None:
            raise asyncssh.PermissionDenied("nobody")
        self._waiting = asyncio.get_running_loop().call_later(server.limits.login_seconds, self._no_session)
        if not server.door.is_full:
            try:
                with server.door.at_work(self._knock):
                    self.refusal = await self._written_down(guest)
                    if guest.key is not None and self.refusal is None:
                        guest = await self._with_id(guest, guest.key)
            except BookError as error:
                self._without_book(error)
                return
        why = server.door.enter(self._knock, guest.id)
        if why is not None:
            self.refusal = Message(f"serve-refused-{why}")
        self.guest = guest
        connection.belongs_to(guest)
        way = "key" if guest.key else "invitation"
        server.log.write(
            "in", name=guest.name, key=guest.key, way=way, address=self._knock.address, refused=why
        )
        if self._visit is not None:
            self._visit.known()

    async def _written_down(self, guest: Guest) -> Message | None:
        """Record a guest's arrival; returns why they can't stay, if so. Raises `BookError`."""
        server = self._server
        until = await server.ask(server.book.bans.until, guest.id)
        if until:
            return away_said(until)
        if guest.key is not None:
            refusal = await self._with_code(guest.name, guest.key) if self._code else None
            refusal = refusal or await self._named(guest.name, guest.key)
            if refusal is not None:
                return refusal
        if guest.id in server.house.barred.ids:
            return Message("serve-barred")
        await server.ask(server.book.addresses.came_from, self._knock.address, server.limits.addresses_kept)
        return None

    async def _named(self, name: str, key: str) -> Message | None:
        """Let a key's owner come in with a name, or apply. Returns why they can't come in, if so."""
        server, names = self._server, self._server.book.names
        if server.policy.by_approval and not await server.ask(names.knows, key):
            return await server.ask(names.apply, name, key)
        return await server.ask(names.claim, name, key)

    async def _with_code(self, name: str, key: str) -> Message | None:
        """Let a key in by the code typed after the name. Returns the reason if not. Raises `BookError`."""
        server = self._server
        known = await server.ask(server.book.names.since, name, key)
        if known is not None:
            return None
        reason = await server.ask(server.book.codes.use, self._code, name, key)
        if reason is None:
            server.log.write("key-added", name=name, key=key, address=self._knock.address)
        return reason

    async def _with_id(self, guest: Guest, key: str) -> Guest:
        """The guest as the book knows them by now. Raises `BookError`."""
        found = await self._server.ask(self._server.book.names.since, guest.name, key)
        if found is None:
            return guest
        member, since = found
        return replace(self._member(member, key), since=since)

    def _no_session(self) -> None:
        """Close the connection: the guest logged in, but opened no session."""
        begun = self._visit is not None and self._visit.begun
        if not begun and self._connection is not None:
            self._connection.disconnect(asyncssh.DISC_BY_APPLICATION, self._server.words.serve.no_session())

    def session_requested(self) -> tuple[BareChannel, Visit]:
        """Open the one session of this connection."""
        connection = self._connection
        if self._visit is not None or connection is None:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED, "one session only")
        channel = BareChannel(connection, asyncio.get_running_loop(), _takes, window=WINDOW, packet=PACKET)
        self._visit = Visit(self._server, self, connection, self._knock.address)
        return channel, self._visit


def _takes(name: bytes, value: bytes, taken: int) -> bool:
    """Whether to take a variable of the guest's environment, after this many others."""
    return taken < MOST_VARIABLES and welcome(name, value) is not None
