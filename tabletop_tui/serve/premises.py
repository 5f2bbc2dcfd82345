"""What the connections of a server share: who may come in, who is here, the book, the log, the figures."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar

import asyncssh

from rulesets.core.message import Message
from rulesets.core.records import record
from tabletop_tui.paint.glyphs import spelt_in_ascii
from tabletop_tui.serve.figures import Figures
from tabletop_tui.serve.limits import MOST_CODE, Limits
from tabletop_tui.serve.lines.admission import Door
from tabletop_tui.serve.lines.fairloop import Lanes
from tabletop_tui.serve.lines.refusal import Refusals
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.memory import Sweeper
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.serve.people.names import alike
from tabletop_tui.serve.reach import Clerk
from tabletop_tui.serve.standing import Standing, Visiting

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.host.settings import Settings
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.reception import Reception
    from tabletop_tui.store import Store
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.terminal.ssh import BareConnection

P = ParamSpec("P")
R = TypeVar("R")


class Arriving(Protocol):
    """A connection that waits for its place."""

    def stop_waiting(self) -> None:
        """Close it; it has had no place yet."""


@record
class Policy:
    """Which guests may log in, as the host's options say."""

    authorized_keys: Path | None = None
    """The file of the only keys that may come in, as OpenSSH's of that name."""
    invited_only: bool = False
    """Only known keys are admitted; other guests need an invitation."""
    by_approval: bool = False
    """Other keys may apply to become known: the host approves them."""
    host_name: str = ""
    """The host's name; no guest gets it."""
    owner_id: str = ""
    """The owner's `Guest.id`; empty if there is none."""


@dataclass
class Premises:
    """Everything that the connections of a server share. Belongs to one event loop."""

    house: "Reception"
    paths: "Paths"
    settings: "Settings"
    """The host's settings; guests begin with their looks."""
    words: "Words"
    """The host's language, for guests whose own isn't known yet."""
    book: "Guestbook"
    key: asyncssh.SSHKey
    log: ConnectionLog
    limits: Limits = field(default_factory=Limits)
    policy: Policy = field(default_factory=Policy)
    store: "Store | None" = None
    last_key: float = 0.0
    """When a guest last pressed a key, on the loop's clock."""

    def __post_init__(self) -> None:
        """No guest is connected at first."""
        self.door = Door(self.limits, wake=self._wake)
        self._due: asyncio.TimerHandle | None = None
        self.connections: set[BareConnection] = set()
        self.arriving: set[Arriving] = set()
        """Those that wait for their place at the door."""
        self.visits: set[Visiting] = set()
        self.sweeper = Sweeper(lambda: self.last_key, lambda: len(self.visits))
        self.refusals = Refusals()
        """Says why they can't come in to connections that are refused."""
        self.lanes = Lanes()
        """Everyone's turns."""
        self.opening = asyncio.Semaphore(1)
        """Held while a guest's first screen is built."""
        self._clerk = Clerk("guests", self.house.reach)
        self.house.reach.log = self.log.write
        self.house.barred.show_out = self._show_out
        self.house.owner_id = self.policy.owner_id
        self.standing = Standing(self.book, self.ask, self.visits, self.log, self.house.book_changed)
        """Who may stay."""
        self.house.looks_by(self.standing.look)
        self.house.shares_penalties(self.door)
        self._authorized: tuple[float, asyncssh.SSHAuthorizedKeys] | None = None

    def figures(self) -> Figures:
        """How the server is at the moment."""
        door = self.door
        return Figures(
            guests=door.guests,
            most_guests=self.limits.guests,
            logging_in=door.strangers,
            waiting=door.waiting,
            tables=self.house.shares.counts,
            reaches=self.house.reach.failure is None,
        )

    # -- who may come in ---------------------------------------------------------------------------

    def _wake(self, seconds: float) -> None:
        """Look at the door again after this time."""
        if self._due is not None:
            self._due.cancel()
        self._due = asyncio.get_running_loop().call_later(seconds, self.door.admit)

    def turn_away(self, transport: asyncio.Transport, why: str) -> None:
        """Say why no one can come in now, and close the connection."""
        self.refusals.refuse(transport, spelt_in_ascii(self.words(f"serve-turned-away-{why}")))

    async def ask(self, question: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask the guest book, away from the event loop: it may have to wait for the disk."""
        return await self._clerk.do(lambda: question(*args, **kwargs))

    def _show_out(self, guest_id: str) -> None:
        """Close all connections of a guest."""
        for visit in tuple(self.visits):
            if visit.guest_id == guest_id:
                visit.leave(Message("serve-shown-out"))

    def is_stranger(self, guest: Guest) -> bool:
        """Whether anyone could have come in as this guest."""
        policy = self.policy
        vetted = guest.key is None or policy.invited_only or policy.authorized_keys is not None
        return not vetted and time.time() - guest.since < self.limits.stranger_seconds

    def place_of(self, guest: Guest, address: str) -> str:
        """With whom a stranger shares: all from the same address, if addresses are told apart."""
        return address if self.limits.per_address else guest.id

    def is_hosts(self, name: str) -> bool:
        """Whether a name is the host's."""
        return bool(self.policy.host_name) and alike(name, self.policy.host_name)

    async def may_enter(self, key: asyncssh.SSHKey, fingerprint: str, address: str) -> bool:
        """Whether a key is one that may come in."""
        if self.policy.authorized_keys is not None:
            allowed = await self.ask(self._authorized_keys, self.policy.authorized_keys)
            return allowed is not None and allowed.validate(key, "", address) is not None
        return not self.policy.invited_only or await self.ask(self.book.names.knows, fingerprint)

    def _authorized_keys(self, file: Path) -> asyncssh.SSHAuthorizedKeys | None:
        """The keys of the file, read again when it has changed; none if it can't be read."""
        try:
            changed = file.stat().st_mtime
            if self._authorized is None or self._authorized[0] != changed:
                self._authorized = (changed, asyncssh.read_authorized_keys(str(file)))
        except (OSError, ValueError, asyncssh.KeyImportError) as error:
            self.log.write("problem", source="authorized-keys", text=str(error)[:400])
            return None
        return self._authorized[1]

    async def invited(self, code: str, name: str) -> Guest | Message | None:
        """Who comes in by this name with a code; a reason if it belongs to another."""
        if len(code) > MOST_CODE:
            return None
        found = await self.ask(self.book.invitations.redeem, code, name)
        if isinstance(found, Message):
            return found
        if found is not None:
            return Guest(name, None, found.game, found.seat, found.namesakes)
        here = self.house.invitations.redeem(code)
        return None if here is None else Guest(name, None, *here)
