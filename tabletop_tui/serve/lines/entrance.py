"""Where the tables can be reached, and the note about it that `tabletop serve --how` reads.

The note is a file of the running server, which keeps it locked: a note without a lock
was left by a server that was killed.
"""

import contextlib
import ipaddress
import json
import os
import shlex
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from rulesets.core.records import record
from tabletop_tui.host.paths import make_private
from tabletop_tui.host.system import lock

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.text.words import Words

LOCALHOST = "localhost"
_EVERYWHERE = ("0.0.0.0", "::", "")
"""What a server listens on to be reached by all addresses: by those of IPv4 alone, or by all."""
_ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that exist nowhere (RFC 5737, RFC 3849): no packet is sent to them, but the system says which of
its own addresses would send it."""


@record
class Entrance:
    """An address on which a server accepts guests."""

    host: str
    """The address that the server listens on; empty for all of them."""
    port: int
    fingerprint: str
    """Fingerprint of the server's key, `SHA256:…`."""
    known_as: str = ""
    """The address by which friends know this machine, if the operator gives one (`--address`)."""

    @property
    def local(self) -> bool:
        """Whether only this machine can reach it."""
        if self.known_as:
            return False
        with contextlib.suppress(ValueError):
            return ipaddress.ip_address(self.host).is_loopback
        return self.host == LOCALHOST

    @property
    def address(self) -> str:
        """What friends type after the `@`."""
        if self.known_as:
            return self.known_as
        if self.local:
            return LOCALHOST
        with contextlib.suppress(ValueError):
            if not ipaddress.ip_address(self.host).is_unspecified:
                return self.host
            return _own_address()
        return self.host or _own_address()

    def joining(self, words: "Words") -> str:
        """The sentence with what friends type."""
        message = "serve-join-here" if self.local else "serve-join"
        return words(message, port=str(self.port), address=self.address)

    def login(self, name: str) -> str:
        """What a friend of this name types."""
        return f"ssh -p {self.port} {shlex.quote(f'{name}@{self.address}')}"

    def also(self, words: "Words") -> str:
        """The sentence with this machine's addresses in other networks; empty if it listens on one only."""
        found = [f"{address} ({network})" for address, network in self._others()]
        return words.serve.join_also(addresses=", ".join(found)) if found else ""

    def _others(self) -> Iterator[tuple[str, str]]:
        """Each further address at which friends reach it, with the name of its network adapter."""
        if self.known_as or self.host not in _EVERYWHERE:
            return
        import ifaddr

        first, adapters = self.address, list[ifaddr.Adapter]()
        with contextlib.suppress(OSError):  # a service may be kept from asking (`RestrictAddressFamilies=`)
            adapters = list(ifaddr.get_adapters())
        for adapter in adapters:
            for each in adapter.ips:
                address = ipaddress.ip_address(each.ip if isinstance(each.ip, str) else each.ip[0])
                reached = address.version == 4 or self.host != _EVERYWHERE[0]
                if reached and not (address.is_loopback or address.is_link_local) and str(address) != first:
                    yield str(address), adapter.nice_name

    def key(self, words: "Words") -> str:
        """The fingerprint that their `ssh` will show the first time, in a sentence."""
        return words.serve.fingerprint(fingerprint=self.fingerprint)


def _own_address() -> str:
    """The address of this machine on the network that leads outside; its name if there is none."""
    for address, family in _ELSEWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 9))
            return str(probe.getsockname()[0])
    return socket.gethostname()


def folder(paths: "Paths") -> Path:
    """Where running servers leave notes."""
    return paths.state / "serving"


@contextlib.contextmanager
def noted(paths: "Paths", entrance: Entrance) -> Iterator[None]:
    """While the block runs, `--how` finds the entrance. It doesn't if nothing can be written there."""
    file = folder(paths) / f"{os.getpid()}.json"
    held: TextIO | None = None
    with contextlib.suppress(OSError):
        make_private(file.parent)
        held = file.open("w", encoding="utf-8")
        _ = lock(held.fileno())
        held.write(json.dumps([entrance.host, entrance.port, entrance.fingerprint, entrance.known_as]))
        held.flush()
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)
        if held is not None:
            with contextlib.suppress(OSError):
                held.close()


def open_entrances(paths: "Paths") -> list[Entrance]:
    """The entrances of all servers now running with these files."""
    found = []
    with contextlib.suppress(OSError):
        for file in sorted(folder(paths).glob("*.json")):
            entrance = _read(file)
            if entrance is not None:
                found.append(entrance)
    return found


def _read(file: Path) -> Entrance | None:
    try:
        with file.open("r", encoding="utf-8") as note:
            if not lock(note.fileno()):
                host, port, fingerprint, known_as = json.loads(note.read(1000))
                return Entrance(_plain(host), int(port), _plain(fingerprint), _plain(known_as))
        file.unlink(missing_ok=True)  # its server has ended; Windows keeps files that are open
        return None
    except (OSError, ValueError, TypeError, RecursionError):
        return None


def _plain(text: object) -> str:
    if not isinstance(text, str) or not text.isascii() or not (text.isprintable()):
        raise ValueError(text)
    return text
