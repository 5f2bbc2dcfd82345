"""How many connections may come in, how often and for how long. Knows no sockets; clocks are handed in."""

import ipaddress
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol

from tabletop_tui.serve.limits import MOST_ADDRESSES, MOST_PENALTIES, Limits


@dataclass(slots=True)
class _Address:
    """What is remembered of an address."""

    tokens: float
    at: float
    waiting: "deque[Knock]" = field(default_factory=deque)
    """Connections that wait for their place, the oldest first."""
    standing: "list[Knock]" = field(default_factory=list)
    """Connections that have a place and haven't logged in yet, the oldest first."""
    logged_in: bool = False
    """A guest has logged in from here before, or the host trusts its network."""
    trusted: bool = False
    """The host trusts its network."""
    failures: int = 0
    barred_until: float = 0.0
    failed_at: float = 0.0
    own_until: int = 0
    """As `barred_until`, in seconds since 1970, where it follows from what failed at this server."""

    @property
    def unkept(self) -> "list[Knock]":
        """Those whose places any address could have."""
        return [knock for knock in self.standing if not knock.kept]


@dataclass(slots=True)
class Knock:
    """A connection, from when it was accepted to its end."""

    address: str
    on_begin: "Callable[[Knock], None]" = lambda _knock: None
    """Called when it has got a place, perhaps at once."""
    begun: float | None = None
    """When that was; `None` while it waits."""
    promising: bool = False
    """A known key was offered; its owner hasn't proven to have it."""
    works: int = 0
    """How many things we do for it at the moment."""
    works_from: float = 0.0
    """Since when we do something for it."""
    worked: float = 0.0
    """Seconds that we took before that: they don't count as its time."""
    tries: float = 0.0
    """Failed attempts to log in."""
    stranger: bool = True
    """They haven't logged in yet."""
    person: str | None = None
    """Id of the guest who logged in; `None` before that."""
    kept: bool = False
    """It holds a place that is kept for addresses from which a guest has logged in."""
    on_displaced: Callable[[], None] | None = None
    """Called when it has to make room for others."""
    gone: bool = False


Penalty = tuple[int, int]
"""How many logins of an address have failed in a row, and until when newcomers from there have to wait, in
seconds since 1970."""


class Penalties(Protocol):
    """A server's door, as far as other servers matter to it (`Door`)."""

    @property
    def penalties(self) -> Mapping[str, Penalty]:
        """The addresses where logins have failed here."""

    def learn(self, penalties: Mapping[str, Penalty]) -> None:
        """Take over those of other servers."""


class NoDoor:
    """No one comes in here."""

    penalties: Mapping[str, Penalty] = MappingProxyType({})

    def learn(self, penalties: Mapping[str, Penalty]) -> None:
        """There is nothing to learn for."""


def network_of(address: str) -> str:
    """What counts as one address: all of an IPv4 address, the first half of an IPv6 one."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


@dataclass
class Door:
    """Counts connections before and after login, and says when each may begin.

    Who is behind an address shows only at login, so members must get that far even if a stranger there tries
    without end. That is why connections of an address wait in a queue instead of being refused: each waits
    for those before it, and retrying doesn't help anyone to get ahead.
    """

    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], float] = time.monotonic
    wake: Callable[[float], None] = lambda _seconds: None
    """Has `admit` called after so many seconds; a later call takes the place of one before."""
    wall: Callable[[], float] = time.time
    """Seconds since 1970, for what other servers are told."""
    strangers: int = 0
    waiting: int = 0
    guests: int = 0
    _kept: int = 0
    _addresses: dict[str, _Address] = field(default_factory=dict, repr=False)
    _queues: dict[str, _Address] = field(default_factory=dict, repr=False)
    """The addresses with connections that wait; the one whose turn is next comes first."""
    _inside: dict[str, int] = field(default_factory=dict, repr=False)
    _admitting: bool = False

    # -- before login ------------------------------------------------------------------------------

    def knock(self, address: str, on_begin: Callable[[Knock], None] | None = None) -> Knock | str:
        """Take a new connection, which begins now or later; or a word that says why it is refused."""
        limits, place = self.limits, network_of(address)
        known = self._known(place, self.clock())
        if limits.per_address:
            most = limits.known_per_address if known.logged_in else limits.strangers_per_address
            if len(known.waiting) + len(known.standing) >= most and self._until_room_at(known) > 0:
                return "crowd"
        if self.waiting >= limits.waiting and not self._may_wait(known):
            return "full"
        knock = Knock(place) if on_begin is None else Knock(place, on_begin)
        known.waiting.append(knock)
        self.waiting += 1
        self._queues.setdefault(place, known)
        self.admit()
        return knock

    def admit(self) -> None:
        """Let begin what may; addresses take turns."""
        if self._admitting:
            return  # a connection that ends on the way is noticed in the next round
        self._admitting = True
        soonest: float | None = None
        try:
            progress = True
            while progress:
                progress, soonest = False, None
                for place, known in list(self._queues.items()):
                    wait = self._begin_next(known) if known.waiting else None
                    progress |= wait == 0
                    if wait:
                        soonest = wait if soonest is None else min(soonest, wait)
                    _ = self._queues.pop(place, None)
                    if known.waiting:
                        self._queues[place] = known
        finally:
            self._admitting = False
        if soonest is not None:
            self.wake(soonest)

    def _begin_next(self, known: _Address) -> float | None:
        """Let the next connection of an address begin. Returns 0 if it has, else the seconds until it may.

        `None` if it has to wait until another connection ends.
        """
        limits, now = self.limits, self.clock()
        if limits.per_address:
            self._earn(known, now)
            if known.tokens < 1:
                return (1 - known.tokens) / self._pace(known)[0]
            if known.logged_in and len(known.standing) >= limits.known_at_once:
                wait = self._until_room_at(known)
                if wait > 0:
                    return wait
        kept = known.logged_in and self._kept < limits.strangers_known
        if not kept and not self._has_room_for(known):
            return None
        if limits.per_address:
            known.tokens -= 1
        knock = known.waiting.popleft()
        self.waiting -= 1
        knock.begun, knock.kept = now, kept
        known.standing.append(knock)
        self._kept += kept
        self.strangers += 1
        knock.on_begin(knock)
        return 0.0

    def _until_room_at(self, known: _Address) -> float:
        """Seconds until a connection of an address has had its time; if one has, it makes room now."""
        limits, now = self.limits, self.clock()

        def ends(knock: Knock) -> float:
            time = limits.promising_seconds if knock.promising else limits.fair_seconds
            ours = knock.worked + (now - knock.works_from if knock.works else 0.0)
            return (now if knock.begun is None else knock.begun) + time + ours

        if not known.standing:
            return limits.fair_seconds
        first = min(known.standing, key=ends)
        if ends(first) <= now:
            self._displace(first)
        return max(0.0, ends(first) - now)

    def _has_room_for(self, known: _Address) -> bool:
        """Whether there is a place, or one is made: the address that has most loses its oldest."""
        if self.strangers - self._kept < self.limits.strangers:
            return True
        crowded = max((address.unkept for address in self._addresses.values()), key=len)
        if len(crowded) <= len(known.unkept) + 1:
            return False
        self._displace(crowded[0])
        return True

    def _may_wait(self, known: _Address) -> bool:
        """Whether one more may wait: the address with most that wait loses its latest."""
        crowded = max((address.waiting for address in self._queues.values()), key=len, default=deque())
        if len(crowded) <= len(known.waiting) + 1:
            return False
        self._displace(crowded[-1])
        return True

    def _displace(self, knock: Knock) -> None:
        self._no_stranger(knock)
        if knock.on_displaced is not None:
            knock.on_displaced()

    @contextmanager
    def at_work(self, knock: Knock) -> Iterator[None]:
        """While the block runs, we keep a connection waiting, which isn't held against it."""
        self.begin_work(knock)
        try:
            yield
        finally:
            self.end_work(knock)

    def begin_work(self, knock: Knock) -> None:
        """As `at_work`, until `end_work` is called as often."""
        if not knock.works:
            knock.works_from = self.clock()
        knock.works += 1

    def end_work(self, knock: Knock) -> None:
        """It is the client's turn again."""
        knock.works -= 1
        if not knock.works:
            knock.worked += self.clock() - knock.works_from

    def promises(self, knock: Knock) -> None:
        """A known key was offered: leave it more time."""
        knock.promising = True

    def remember(self, places: Iterable[str]) -> None:
        """Note that guests have logged in from these addresses (`network_of`) before."""
        now = self.clock()
        for place in places:
            known = self._known(place, now)
            known.logged_in, known.tokens = True, float(self.limits.known_burst)

    def waits(self, address: str) -> float:
        """Seconds for which only known keys get in from an address, because others have failed there."""
        known = self._addresses.get(network_of(address))
        if known is None or not self.limits.per_address:
            return 0.0
        return max(0.0, known.barred_until - self.clock())

    def failed(self, knock: Knock, weight: float = 1.0) -> bool:
        """An attempt to log in failed. Whether there may be another."""
        knock.tries += weight
        return knock.tries < self.limits.tries

    @property
    def is_full(self) -> bool:
        """Whether there are as many guests as there may be."""
        return self.guests >= self.limits.guests

    def enter(self, knock: Knock, person: str) -> str | None:
        """They logged in. In a word why they can't stay, if so."""
        if knock.gone:
            return None  # it ended while the guest book was asked
        self._no_stranger(knock)
        known = self._addresses.get(knock.address)
        if known is not None:
            known.failures, known.barred_until, known.own_until, known.logged_in = 0, 0.0, 0, True
        self.admit()
        if self.is_full:
            return "full"
        if self._inside.get(person, 0) >= self.limits.per_person:
            return "too-often"
        knock.person = person
        self._inside[person] = self._inside.get(person, 0) + 1
        self.guests += 1
        return None

    def leave(self, knock: Knock) -> None:
        """The connection has ended. More than once is as once."""
        if knock.gone:
            return
        knock.gone = True
        if knock.stranger and knock.tries:
            self._punish(knock)
        self._no_stranger(knock)
        self.admit()
        if knock.person is None:
            return
        self.guests -= 1
        left = self._inside[knock.person] - 1
        if left:
            self._inside[knock.person] = left
        else:
            del self._inside[knock.person]

    def _no_stranger(self, knock: Knock) -> None:
        if not knock.stranger:
            return
        knock.stranger = False
        known = self._addresses[knock.address]  # kept as long as it has any
        if knock.begun is None:
            known.waiting.remove(knock)
            self.waiting -= 1
            return
        known.standing.remove(knock)
        self.strangers -= 1
        self._kept -= knock.kept

    def _punish(self, knock: Knock) -> None:
        limits, now = self.limits, self.clock()
        known = self._known(knock.address, now)
        if known.trusted or known.barred_until > now:
            return  # or who tries without end would keep newcomers out forever
        wait = min(limits.longest_penalty, limits.first_penalty * 2.0 ** min(known.failures, 30))
        known.failures += 1
        known.failed_at = now
        known.barred_until = now + wait
        known.own_until = round(self.wall() + wait)

    # -- other servers of the club -----------------------------------------------------------------

    @property
    def penalties(self) -> dict[str, Penalty]:
        """The addresses where logins have failed at this server, those with the longest penalties."""
        if not self.limits.per_address:
            return {}
        now = self.wall()
        barred = [(place, known) for place, known in self._addresses.items() if known.own_until > now]
        barred.sort(key=lambda each: -each[1].own_until)
        return {place: (known.failures, known.own_until) for place, known in barred[:MOST_PENALTIES]}

    def learn(self, penalties: Mapping[str, Penalty]) -> None:
        """Take over what other servers say about addresses: who tries without end gains nothing by it."""
        now = self.clock()
        for place, (failures, until) in penalties.items():
            left = min(self.limits.longest_penalty, until - self.wall())
            known = self._known(place, now)
            if left > 0 and not known.trusted:
                known.failures, known.failed_at = max(known.failures, failures), now
                known.barred_until = max(known.barred_until, now + left)

    def _known(self, place: str, now: float) -> _Address:
        known = self._addresses.get(place)
        trusted = self._is_trusted(place)
        if known is not None and trusted != known.trusted:
            known.trusted = trusted
            known.logged_in |= trusted
        if known is None:
            if len(self._addresses) >= MOST_ADDRESSES:
                self._tidy(now)
            tokens = self.limits.known_burst if trusted else self.limits.burst
            known = _Address(float(tokens), now, logged_in=trusted, trusted=trusted)
            self._addresses[place] = known
            return known
        self._earn(known, now)
        if known.failures and now - known.failed_at > self.limits.forgiven_after:
            known.failures = 0
        return known

    def _is_trusted(self, place: str) -> bool:
        """Whether the host trusts the network that an address (`network_of`) lies in."""
        if not self.limits.trusted_networks:
            return False
        try:
            network = ipaddress.ip_network(place)
        except ValueError:
            return False
        return any(
            trusted.version == network.version and trusted.supernet_of(network)  # type: ignore[arg-type]
            for trusted in self.limits.trusted_networks
        )

    def _pace(self, known: _Address) -> tuple[float, int]:
        """How many connections of an address may begin a second, and at once."""
        limits = self.limits
        if known.logged_in:
            return limits.known_a_second, limits.known_burst
        return limits.connections_a_minute / 60, limits.burst

    def _earn(self, known: _Address, now: float) -> None:
        a_second, at_once = self._pace(known)
        known.tokens = min(float(at_once), known.tokens + (now - known.at) * a_second)
        known.at = now

    def _tidy(self, now: float) -> None:
        """Forget addresses that nothing is held against, and then the oldest."""
        for place, known in list(self._addresses.items()):
            full = known.tokens + (now - known.at) * self.limits.connections_a_minute / 60
            idle = not known.standing and not known.waiting and not known.logged_in
            if idle and full >= self.limits.burst and known.barred_until <= now:
                del self._addresses[place]
        for place, known in list(self._addresses.items()):
            if len(self._addresses) < MOST_ADDRESSES:
                break
            if not known.standing and not known.waiting:
                del self._addresses[place]
