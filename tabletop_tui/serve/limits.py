"""Every figure that bounds what strangers and guests can do; how many may come in, how often, for how long.

Knows no sockets; clocks are handed in.
"""

import ipaddress
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from rulesets.core.records import record

# -- figures that hold for every server --------------------------------------------------------------

MOST_TABLES = 5_000
"""The most open tables that an operator can allow: each takes memory in every server."""
MOST_ADDRESSES = 10_000
"""Addresses remembered; beyond them those that nothing is held against are forgotten."""
MOST_TOLD = 16
"""How many refused connections are told why at a time; all others are cut off without a word."""
A_KEY = 0.5
"""The part of a try that a refused key counts; an agent offers one after the other."""
MOST_CODE = 64
"""The most characters of a possible invitation code."""
INVITATION_HOURS = 2.0
"""How long a code waits to be used."""
COMING_BACK_HOURS = 24.0
"""Seconds for which a guest may come back with a used code, counted from the last visit."""
SEND_BUFFER = 64 * 1024
"""Bytes that the system buffers for a slow reader; the rest waits with us, and is counted."""
WINDOW, PACKET = 64 * 1024, 32 * 1024
"""Bytes that a client may send before we have processed them."""
MOST_WAITING = 256 * 1024
"""Bytes a terminal may be behind before it is cut off."""
MOST_TYPED = 4 * 1024
"""Characters that may wait to be read; further ones are dropped, since no one types that fast."""
LEAST_SIZE, MOST_SIZE = (20, 5), (240, 80)
"""Sizes for which we draw, in columns and lines; a window beyond them gets the nearest."""
MOST_NAME, MOST_VALUE, MOST_VARIABLES = 32, 128, 24
"""Characters of the name and of the value of a variable that a client may send, and how many of them."""
MOST_LINE, MOST_LINES = 200, 20
"""Characters of a line in plain mode, and lines that may wait to be read; what is on top is dropped."""
LARGEST_LOG = 8 * 1024 * 1024
"""Bytes of the log of connections before it is put aside; one older one is kept."""
MOST_PRINTED = 400
"""Characters of what a failed command of `--notify` printed that are logged."""
QUIET_SECONDS = 60.0
"""The same refusal of the same address is logged once in this many seconds."""
BACKLOG = 64
"""How many connections may wait to be accepted."""
PATIENCE = 5.0
"""Seconds that a screen may take to close, and a farewell to be sent."""
COURTESY = 1.0
"""Seconds in which their side closes the connection by itself, as `ssh` does."""
LINGERS = 1.0
"""Seconds that a refused connection stays so that the sentence arrives: closed at once, it may be lost."""


@record
class Limits:
    """Every figure that bounds what strangers and guests can ask of a server. Times in seconds."""

    login_seconds: float = 30.0
    tries: int = 3
    """Wrong codes and wrong names on one connection; a key that is refused counts half of one."""
    strangers: int = 64
    """Connections that haven't logged in yet."""
    strangers_per_address: int = 8
    strangers_known: int = 16
    """Further places for addresses from which a guest has logged in before."""
    addresses_kept: int = 1000
    """How many such addresses are remembered, the latest ones."""
    connections_a_minute: float = 10.0
    burst: int = 5
    first_penalty: float = 2.0
    """After a connection with failed logins, its address waits; each time twice as long."""
    longest_penalty: float = 900.0
    forgiven_after: float = 3600.0
    per_person: int = 3
    """Connections of one key, or of one name without a key."""
    guests: int = 128
    """Connections that have logged in."""
    keepalive_seconds: float = 15.0
    keepalive_misses: int = 3
    tables: int = 50
    """Open tables of the club in all,"""
    tables_each: int = 5
    """and of them those that one person has opened; the host may open more. An operator can set
    both (`tabletop_tui.serve.allowed`)."""
    notice_grace: float = 120.0
    """Seconds after which a player who isn't here is told that their turn has begun: longer than it takes to
    notice that a connection is dead. For as long, at a table with a clock, an answer that passed the turn on
    can be taken back."""
    notices_at_once: int = 4
    """How many commands of `--notify` run at a time,"""
    notice_seconds: float = 30.0
    """each for so long at most,"""
    notices_waiting: int = 200
    """and this many may wait; beyond them the oldest are given up."""
    unseen_days: float = 7.0
    """For so long a finished table with a clock stays open for players who haven't seen its end."""
    gone_seconds: float = 180.0
    """Seconds for which a guest has to be away from a table before others may play or free the seat."""
    bot_level: int = 5
    """The highest level of a computer player at a guest's table,"""
    bots_each: int = 12
    """and this many computer players may sit at the running tables that one guest has opened."""
    bot_workers: int = 0
    """Processes in which computer players think, for all tables together; 0 is all cores but one."""
    bot_seconds: float = 30.0
    """An answer of a computer player that takes longer is given up."""
    hints_at_once: float = 3.0
    """How many hints a guest may ask for one after the other, at all tables, and how many a minute:"""
    hints_a_minute: float = 6.0
    remark_cells: int = 120
    """How long a remark may be."""
    remarks: int = 100
    """How many remarks are kept of a table, and how many of one person:"""
    remarks_each: int = 25
    lines_told: int = 500
    """Lines in a table's log about seats and people."""
    remarks_at_once: float = 5.0
    """How many remarks a person may make one after the other, and then how many a minute:"""
    remarks_a_minute: float = 20.0
    idle_seconds: float = 1800.0
    longest_seconds: float = 12 * 3600.0
    per_address: bool = True
    """Whether addresses are told apart; behind another SSH server all are the same."""


class Breath:
    """How often each person may do something: this many times at once, and then this many a minute."""

    def __init__(self, at_once: float, a_minute: float, clock: Callable[[], float]) -> None:
        """`clock` gives seconds, from any start."""
        self._at_once, self._a_minute, self._clock = at_once, a_minute, clock
        self._left: dict[str, tuple[float, float]] = {}
        """How often each may do it at once now, and when that was counted."""

    def may(self, by: str) -> bool:
        """Whether a person may do it once more now; if so, it is counted."""
        now = self._clock()
        left, at = self._left.get(by, (self._at_once, now))
        left = min(self._at_once, left + (now - at) * self._a_minute / 60)
        self._left[by] = (left - 1 if left >= 1 else left, now)
        return left >= 1


@record(frozen=False)
class _Address:
    """What is remembered of an address."""

    tokens: float
    at: float
    standing: "list[Knock]" = field(default_factory=list)
    """Connections that haven't logged in yet, the oldest first."""
    logged_in: bool = False
    """A guest has logged in from here before."""
    failures: int = 0
    barred_until: float = 0.0
    failed_at: float = 0.0


@record(frozen=False)
class Knock:
    """A connection, from when it was accepted to its end."""

    address: str
    tries: float = 0.0
    """Failed attempts to log in."""
    stranger: bool = True
    """They haven't logged in yet."""
    person: str | None = None
    """Id of the guest who logged in; `None` before that."""
    kept: bool = False
    """It holds a place that is kept for addresses from which a guest has logged in."""
    on_displaced: Callable[[], None] | None = None
    """Called when it has to make room because its address holds the most places."""
    gone: bool = False


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
    """Counts connections before and after login."""

    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], float] = time.monotonic
    strangers: int = 0
    guests: int = 0
    _kept: int = 0
    _addresses: dict[str, _Address] = field(default_factory=dict, repr=False)
    _inside: dict[str, int] = field(default_factory=dict, repr=False)

    def knock(self, address: str) -> Knock | str:
        """Admit a new connection: its knock, or a word that says why it is refused now."""
        limits, now = self.limits, self.clock()
        place = network_of(address)
        known = self._known(place, now)
        if limits.per_address:
            if known.barred_until > now:
                return "penalty"
            if len(known.standing) >= limits.strangers_per_address:
                return "crowd"
            if known.tokens < 1:
                return "rate"
        kept = known.logged_in and self._kept < limits.strangers_known
        if not kept and not self._has_room_for(known):
            return "full"
        if limits.per_address:
            known.tokens -= 1
        knock = Knock(place, kept=kept)
        known.standing.append(knock)
        self._kept += kept
        self.strangers += 1
        return knock

    def _has_room_for(self, known: _Address) -> bool:
        """Whether there is a place, or one is made: the address that has most loses its oldest."""
        if self.strangers - self._kept < self.limits.strangers:
            return True
        crowded = max(self._addresses.values(), key=lambda address: len(address.standing))
        if len(crowded.standing) <= len(known.standing) + 1:
            return False
        displaced = crowded.standing[0]
        self._no_stranger(displaced)
        if displaced.on_displaced is not None:
            displaced.on_displaced()
        return True

    def remember(self, places: Iterable[str]) -> None:
        """Note that guests have logged in from these addresses (`network_of`) before."""
        now = self.clock()
        for place in places:
            self._known(place, now).logged_in = True

    def waits(self, address: str) -> float:
        """Seconds until an address that failed to log in may try again."""
        known = self._addresses.get(network_of(address))
        return 0.0 if known is None else max(0.0, known.barred_until - self.clock())

    def failed(self, knock: Knock, weight: float = 1.0) -> bool:
        """An attempt to log in failed. Whether there may be another."""
        knock.tries += weight
        return knock.tries < self.limits.tries

    def enter(self, knock: Knock, person: str) -> str | None:
        """They logged in. In a word why they can't stay, if so."""
        self._no_stranger(knock)
        known = self._addresses.get(knock.address)
        if known is not None:
            known.failures, known.barred_until, known.logged_in = 0, 0.0, True
        if self.guests >= self.limits.guests:
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
        self.strangers -= 1
        self._kept -= knock.kept
        known = self._addresses.get(knock.address)
        if known is not None and knock in known.standing:
            known.standing.remove(knock)

    def _punish(self, knock: Knock) -> None:
        limits, now = self.limits, self.clock()
        known = self._known(knock.address, now)
        wait = min(limits.longest_penalty, limits.first_penalty * 2.0 ** min(known.failures, 30))
        known.failures += 1
        known.failed_at = now
        known.barred_until = now + wait

    def _known(self, place: str, now: float) -> _Address:
        known = self._addresses.get(place)
        if known is None:
            if len(self._addresses) >= MOST_ADDRESSES:
                self._tidy(now)
            known = self._addresses[place] = _Address(float(self.limits.burst), now)
            return known
        earned = (now - known.at) * self.limits.connections_a_minute / 60
        known.tokens = min(float(self.limits.burst), known.tokens + earned)
        known.at = now
        if known.failures and now - known.failed_at > self.limits.forgiven_after:
            known.failures = 0
        return known

    def _tidy(self, now: float) -> None:
        """Forget addresses that nothing is held against, and then the oldest."""
        for place, known in list(self._addresses.items()):
            full = known.tokens + (now - known.at) * self.limits.connections_a_minute / 60
            idle = not known.standing and not known.logged_in
            if idle and full >= self.limits.burst and known.barred_until <= now:
                del self._addresses[place]
        for place, known in list(self._addresses.items()):
            if len(self._addresses) < MOST_ADDRESSES:
                break
            if not known.standing:
                del self._addresses[place]
