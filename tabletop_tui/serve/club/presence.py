"""Who is on the other servers at the same store, at which tables, and which server runs computer players.

Every server says once a second in the store that it is there and who its guests are. One that has been silent
for a few seconds is taken for dead: its guests count as gone, and others take over its duties.
"""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any

from rulesets.core.foreign import object_of
from rulesets.core.records import record
from tabletop_tui.serve.people.guest import Guest, guest_from_json

BEAT = 1.0
"""Seconds from one sign of life of a server to the next."""
SILENCE = 4.0
"""Seconds of silence after which a server is taken for dead, by the store's clock (`Store.beat`)."""


@record
class Elsewhere:
    """A person on another server."""

    guest: Guest
    tables: tuple[str, ...] = ()
    """The ids of the tables that their terminals are at, the latest last."""
    opens: str = ""
    """The game that they are about to open a table for."""


class Presence:
    """This server among those at the same store; where there are no others, it is always on duty."""

    def __init__(self, *, shared: bool, clock: Callable[[], float] = monotonic) -> None:
        """Nothing is known of others yet; `clock` returns seconds."""
        self.server = secrets.token_hex(8)
        """This server's name for the others."""
        self._shared = shared
        self._clock = clock
        self.servers: dict[str, str] = {}
        """What every other running server has said about itself."""
        self._people: list[Elsewhere] = []
        self.penalties: dict[str, tuple[int, int]] = {}
        """What other servers say about addresses where logins have failed (`Door.penalties`)."""
        self._heard_at = -SILENCE

    @property
    def people(self) -> Sequence[Elsewhere]:
        """All people on other servers; a person on two servers is listed twice."""
        return self._people

    @property
    def guests(self) -> list[Guest]:
        """All people on other servers, each once."""
        return list({each.guest.id: each.guest for each in self._people}.values())

    def at(self, table: str) -> list[Guest]:
        """The people on other servers who are at a table."""
        return [each.guest for each in self._people if table in each.tables]

    def has(self, guest_id: str) -> bool:
        """Whether a guest is on another server."""
        return any(each.guest.id == guest_id for each in self._people)

    def heard(self, servers: Mapping[str, str]) -> bool:
        """Note what the other running servers say, by id. Returns whether anything is new."""
        back = self._clock() - self._heard_at >= SILENCE
        self._heard_at = self._clock()
        if servers == self.servers and not back:
            return False
        self.servers = dict(servers)
        said = [object_of(servers[name]) for name in sorted(servers)]
        self._people = [each for one in said for each in _people_in(one)]
        self.penalties = {}
        for one in said:
            self.penalties |= _penalties_in(one)
        return True

    def on_duty(self, table: str) -> bool:
        """Whether this server runs the computer players of a table.

        Every server knows who is alive, and draws the same one for each table, so they needn't agree. For a
        few seconds after one has died or started, two may think: the store takes only one answer. A server
        that hasn't reached the store for a while counts as dead to the others, and stops by itself.
        """
        if not self._shared:
            return True
        if self._clock() - self._heard_at >= SILENCE:
            return False
        mine = _lot(self.server, table)
        return all(mine > _lot(other, table) for other in self.servers)


def _lot(server: str, table: str) -> bytes:
    return hashlib.sha256(f"{server} {table}".encode()).digest()


def _people_in(said: Mapping[str, Any]) -> list[Elsewhere]:
    """Who is there, according to another server."""
    try:
        return [
            Elsewhere(guest_from_json(who), tuple(str(table) for table in tables), str(opens))
            for who, tables, opens in said.get("guests", ())
        ]
    except (ValueError, TypeError):
        return []


def _penalties_in(said: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """Which addresses have to wait, according to another server."""
    try:
        found = said.get("penalties", {})
        return {str(place): (int(failures), int(until)) for place, (failures, until) in found.items()}
    except (ValueError, TypeError, AttributeError, OverflowError):
        return {}
