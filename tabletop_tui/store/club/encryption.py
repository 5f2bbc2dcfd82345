"""Whether what goes to a database and back can be read on the way, and by whose permission.

PostgreSQL's library takes settings from the address, a service, the environment and its own defaults, and
with these defaults it sends clear text to any machine that asks for it. So what counts is worked out here
before a connection is made, and then given to the library as part of the address.
"""

import ipaddress
import os
from collections.abc import Mapping

from psycopg import pq

from rulesets.core.records import record

CLEAR_TEXT = "TABLETOP_DATABASE_CLEAR_TEXT"
"""Environment variable with which an operator allows connections to other machines without TLS."""
ALLOWED = "yes"
"""Its only value that does."""

HERE, CHECKED, UNCHECKED, CLEAR = "here", "checked", "unchecked", "clear"
"""The connection stays on this machine; TLS with a checked certificate; TLS with whoever answers; clear
text, or TLS only if the other side likes to."""

_LOCAL_NAMES = ("localhost", "localhost.localdomain", "ip6-localhost")
_BY_MODE = {"verify-full": CHECKED, "verify-ca": UNCHECKED, "require": UNCHECKED}


@record
class Secrecy:
    """What a connection with these settings is like."""

    way: str
    """`HERE`, `CHECKED`, `UNCHECKED` or `CLEAR`."""
    mode: str
    """What counts as `sslmode`."""


def secrecy_of(own: Mapping[str, str], defaults: Mapping[str, str] | None = None) -> Secrecy:
    """Judge the settings of an address, completed by those of the environment.

    A service that the address itself names may say anything, and comes before the environment. So only what
    the address says counts beside it, and the mode found here, which then comes before the service's.
    """
    usual = _defaults() if defaults is None else defaults
    known = {**usual, **{name: text for name, text in own.items() if text}}
    where = {name: text for name, text in own.items() if text} if own.get("service") else known
    mode = known.get("sslmode", "")
    if not own.get("sslmode") and known.get("sslrootcert") == "system":
        mode = "verify-full"  # the library refuses anything less
    addresses, hosts = _listed(where, "hostaddr"), _listed(where, "host")
    elsewhere = [host for host in _reached(addresses, hosts) if not _is_here(host)]
    unknown = bool(own.get("service")) and not (addresses or hosts)
    if not elsewhere and not unknown:
        return Secrecy(HERE, mode)
    return Secrecy(_BY_MODE.get(mode, CLEAR), mode)


def allows_clear_text(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether the operator has allowed connections that others can read."""
    return environ.get(CLEAR_TEXT, "") == ALLOWED


def _defaults() -> dict[str, str]:
    """What the library takes from the environment, from a service named there, and from itself."""
    found = {
        option.keyword.decode(): option.val.decode(errors="replace")
        for option in pq.Conninfo.get_defaults()
        if option.val
    }
    if os.environ.get("PGREQUIRESSL") == "1" and not os.environ.get("PGSSLMODE"):
        found["sslmode"] = "require"
    return found


def _listed(settings: Mapping[str, str], name: str) -> list[str]:
    text = settings.get(name, "")
    return text.split(",") if text else []


def _reached(addresses: list[str], hosts: list[str]) -> list[str]:
    """The hosts that are connected to, in their order: a number comes before the name it is for."""
    several = max(len(addresses), len(hosts))
    numbers, names = (each + [""] * (several - len(each)) for each in (addresses, hosts))
    return [number or name for number, name in zip(numbers, names, strict=True)]


def _is_here(host: str) -> bool:
    """Whether a host is this machine: a socket, a loopback address, or nothing, which is a socket.

    Other names aren't looked up: who answers for a name today may not tomorrow.
    """
    if not host or host.startswith(("/", "@")):
        return True
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return host.casefold().rstrip(".") in _LOCAL_NAMES
