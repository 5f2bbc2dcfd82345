"""Connections and channels of asyncssh, changed in ways for which it has no option."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import asyncssh
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import SSHPacket

if TYPE_CHECKING:
    from asyncssh.packet import SSHPacketLogger

Welcome = Callable[[bytes, bytes, int], bool]
"""Whether a variable of the client's environment is taken: its name, its value, and how many were taken."""


class BareConnection(asyncssh.SSHServerConnection):
    """A connection that sends no more packets than it has to, and can be given up before it begins."""

    def give_up(self) -> None:
        """Cancel the timeout of a login that won't begin."""
        self._cancel_login_timer()

    def may_take(self, seconds: float) -> None:
        """Give the login so much time from now on, whatever has passed."""
        self._cancel_login_timer()
        self._login_timer = self._loop.call_later(seconds, self._login_timer_callback)

    def send_packet(self, pkttype: int, *args: bytes, handler: "SSHPacketLogger | None" = None) -> None:
        """Without the empty packet before each, which is for ciphers in CBC mode: there are none on offer."""
        if pkttype != MSG_IGNORE:
            super().send_packet(pkttype, *args, handler=handler)

    @property
    def tried(self) -> bytes | None:
        """The way of logging in that is being tried; `None` if a client has only asked which there are."""
        method: bytes | None = getattr(self.auth, "_method", None)
        return method

    @property
    def behind(self) -> int:
        """Bytes that the system hasn't taken yet."""
        transport = self._transport
        return 0 if transport is None else transport.get_write_buffer_size()


class BareChannel(asyncssh.SSHServerChannel[bytes]):
    """A session's channel: takes a terminal, its size, and the few variables that say what it can do."""

    def __init__(
        self,
        connection: asyncssh.SSHServerConnection,
        loop: asyncio.AbstractEventLoop,
        welcome: Welcome,
        *,
        window: int,
        packet: int,
    ) -> None:
        """Takes only a terminal, in bytes; `welcome` chooses among variables.

        A client may send `window` bytes before we have processed them, in packets of at most `packet` bytes.
        """
        super().__init__(connection, loop, True, False, False, 0, 0, None, "strict", window, packet)
        self._welcome = welcome

    def _process_env_request(self, packet: SSHPacket) -> bool:
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        if not self._welcome(name, value, len(self._env)):
            return False
        self._env[name] = value
        return True

    def _process_x11_req_request(self, packet: SSHPacket) -> bool:
        return False

    def _process_auth_agent_req_at_openssh_dot_com_request(  # type: ignore[override]
        self, packet: SSHPacket
    ) -> bool:
        return False
