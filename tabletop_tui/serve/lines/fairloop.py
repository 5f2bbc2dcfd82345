"""An event loop that gives turns to persons: what a guest causes is done when it is the guest's turn.

Whose work something is, says the context it runs in, which tasks and callbacks inherit: packets of a
connection, keys, screens, frames, tables that answer. What belongs to no one (sockets, timers, the house's
own tasks) is done at once, as in any loop; for a guest, that only puts work into their lane.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Collection, Coroutine
from contextvars import Context, ContextVar
from typing import Any, TypeVar, TypeVarTuple

from tabletop_tui.serve.lines.turns import Party, Share, Turns

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

TURN = 0.001
"""Seconds after which a turn ends, if its work is in pieces that are so small."""
ROUND = 0.004
"""Seconds of turns after which the loop looks for what has come in."""


class Piece(asyncio.Handle):
    """A callback that waits for a turn."""

    def do(self) -> None:
        """Call it, unless it was cancelled. What it raises is reported by the event loop."""
        if not self.cancelled():
            self._run()


WHOSE: ContextVar[Share[Piece]] = ContextVar("whose")
"""The share in which something is done."""

if sys.platform == "win32":
    _Loop = asyncio.ProactorEventLoop
else:
    _Loop = asyncio.SelectorEventLoop


class FairLoop(_Loop):
    """The event loop of a server."""

    def __init__(self) -> None:
        """No one has work yet."""
        super().__init__()
        self.turns: Turns[Piece] = Turns()
        self._coming = False
        """Whether turns will be given in the next round."""

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """As usual, or in the share of the guest to whom the context belongs."""
        share = WHOSE.get(None) if context is None else context.get(WHOSE)
        if share is None:
            return super().call_soon(callback, *args, context=context)
        return self.put(share, callback, *args, context=context)

    def put(
        self,
        share: Share[Piece],
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
        later: bool = False,
    ) -> asyncio.Handle:
        """Call this in a turn of a share; with `later`, when nothing else waits there."""
        piece = Piece(callback, args, self, context)
        self.turns.add(share, piece, later=later)
        self._come()
        return piece

    def _come(self) -> None:
        if not self._coming and not self.is_closed():
            self._coming = True
            _ = super().call_soon(self._give_turns, context=Context())

    def _give_turns(self) -> None:
        """Give turns for a while: at least one."""
        self._coming = False
        turns, began = self.turns, time.thread_time()
        now = began
        try:
            while now - began < ROUND and (share := turns.next()) is not None:
                start = now
                try:
                    while now - start < TURN and (piece := turns.piece(share)) is not None:
                        piece.do()
                        now = time.thread_time()
                finally:
                    turns.charge(share, now - start)
        finally:
            if turns:
                self._come()


class Lane:
    """One person's turns, as far terminals and connections take them.

    In any other loop, everything is done as it comes.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, party: Party | None = None) -> None:
        """Without a `party`, a member's."""
        self._loop = loop
        self.users = 0
        """How many connections have it."""
        self.context = Context()
        """Whatever is begun in it belongs to this person."""
        self._share: Share[Piece] | None = None
        if isinstance(loop, FairLoop):
            self._share = loop.turns.join(party)
            _ = self.context.run(WHOSE.set, self._share)

    @property
    def weight(self) -> float:
        """The part of the processor that this person has, compared with others; a member has 1."""
        return 1.0 if self._share is None else self._share.weight

    def take(self, what: Callable[[], object]) -> None:
        """Do this when its turn comes."""
        _ = self._loop.call_soon(what, context=self.context.copy())

    def later(self, what: Callable[[], object]) -> None:
        """Do this when all that has been begun here is done."""
        if self._share is None or not isinstance(self._loop, FairLoop):
            self.take(what)
        else:
            _ = self._loop.put(self._share, what, context=self.context.copy(), later=True)

    def hurried(self, more: int) -> None:
        """One more terminal (1) or one less (-1) has keys that are typed ahead."""
        if self._share is not None:
            self._share.hurried += more

    def begin(self, doing: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start a task, all of whose work belongs to this person."""
        return self._loop.create_task(doing, context=self.context.copy())

    def close(self) -> None:
        """No connection has it any more."""
        if self._share is not None and isinstance(self._loop, FairLoop):
            self._loop.turns.leave(self._share)


class Lanes:
    """The lanes of everyone who is here."""

    def __init__(self) -> None:
        """No one is here."""
        self._lanes: dict[str, Lane] = {}
        self._parties: dict[str, Party] = {}

    @property
    def lanes(self) -> Collection[Lane]:
        """All of them."""
        return self._lanes.values()

    def enter(self, who: str, address: str | None = None) -> Lane:
        """The lane of a person, for one more connection; that of a stranger belongs to their address."""
        lane = self._lanes.get(who)
        if lane is None:
            party = None if address is None else self._parties.setdefault(address, Party())
            lane = self._lanes[who] = Lane(asyncio.get_running_loop(), party)
        lane.users += 1
        return lane

    def leave(self, who: str) -> None:
        """A connection of this person has gone."""
        lane = self._lanes[who]
        lane.users -= 1
        if not lane.users:
            lane.close()
            del self._lanes[who]
            for address in [address for address, party in self._parties.items() if not party.shares]:
                del self._parties[address]


def run(main: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run`, with turns."""
    with asyncio.Runner(loop_factory=FairLoop) as runner:
        return runner.run(main)


def begin_for_all(doing: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
    """Start a task that belongs to no guest, not even the one who asked: others wait for it, too."""
    return asyncio.get_running_loop().create_task(doing, context=Context())
