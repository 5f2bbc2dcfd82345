"""A sentence for a connection that is refused, before anything is known about it.

SSH lets either side end a connection with a sentence (RFC 4253, 11.1), also before keys have been
exchanged: a version, one packet in the clear. Their `ssh` prints it.
"""

import asyncio
import contextlib
import os
import struct

import asyncssh

from tabletop_tui.serve.limits import LINGERS, MOST_REFUSALS

_DISCONNECT = 1
"""The number of the packet."""
_BLOCK, _LEAST_PADDING = 8, 4


def parting(version: bytes, sentence: str) -> bytes:
    """The version and the packet that ends the connection; `sentence` is in ASCII."""
    text = sentence.encode("ascii", "replace")
    code = asyncssh.DISC_TOO_MANY_CONNECTIONS
    payload = struct.pack(">BII", _DISCONNECT, code, len(text)) + text + struct.pack(">I", 0)
    padding = -(5 + len(payload)) % _BLOCK
    padding += _BLOCK if padding < _LEAST_PADDING else 0
    head = struct.pack(">IB", 1 + len(payload) + padding, padding)
    return version + b"\r\n" + head + payload + os.urandom(padding)


class Refusals:
    """Refuses connections and says why. Belongs to one event loop."""

    def __init__(self) -> None:
        """No connection is being refused at first."""
        self._open: set[asyncio.Transport] = set()

    @property
    def refusing(self) -> int:
        """How many connections are being refused now."""
        return len(self._open)

    def refuse(
        self, transport: asyncio.Transport, sentence: str, version: bytes = b"SSH-2.0-tabletop"
    ) -> None:
        """Send the sentence and close the connection; while many others are being refused, only close it."""
        if self.refusing >= MOST_REFUSALS:
            transport.abort()
            return
        self._open.add(transport)
        transport.set_protocol(_Deaf())
        transport.write(parting(version, sentence))
        with contextlib.suppress(OSError):
            transport.write_eof()
        _ = asyncio.get_running_loop().call_later(LINGERS, self._end, transport)

    def _end(self, transport: asyncio.Transport) -> None:
        self._open.discard(transport)
        transport.abort()

    def close(self) -> None:
        """Close all connections that wait for their reason."""
        for transport in tuple(self._open):
            self._end(transport)


class _Deaf(asyncio.Protocol):
    """Ignores what arrives, and doesn't close before the sentence has been sent."""

    def eof_received(self) -> bool:
        """Stay until the time is up."""
        return True
