"""What an operator has chosen on the command line of `tabletop serve`, and whether it can be."""

import getpass
import ipaddress
import socket
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.inviting import PORT
from tabletop_tui.serve.mail.notifier import split
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.store.people import clean_name
from tabletop_tui.text.complaints import Complaint

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths


@record
class Choices:
    """The choices made on the command line."""

    host: str = "127.0.0.1"
    port: int = PORT
    authorized_keys: Path | None = None
    invited: bool = False
    allow_anonymous: bool = False
    by_approval: bool = False
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
    metrics: int | None = None
    """The port of this machine on which monitoring is answered; several servers take the next ones, too."""
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
    known = choices.authorized_keys is not None or choices.invited or choices.by_approval
    guarded = known or choices.allow_anonymous
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
