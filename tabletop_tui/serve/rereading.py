"""Reads the limits in the host's file again while servers run: by SIGHUP, or by `tabletop serve --reload`.

The command leaves a note in the folder of notes about running servers, and each of them looks once a second
whether it is new: so it reaches all of them, also on systems without signals.
"""

import contextlib
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rulesets.core.message import Message
from tabletop_tui.host.paths import make_private
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve import limitsfile
from tabletop_tui.serve.background import Background
from tabletop_tui.serve.lines.entrance import folder
from tabletop_tui.serve.tables.allowed import allow
from tabletop_tui.store.errors import StoreError

if TYPE_CHECKING:
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.limits import Limits
    from tabletop_tui.serve.log import ConnectionLog

LOOK = 1.0
"""Seconds from one look at the note to the next."""


def _note(paths: "Paths") -> Path:
    return folder(paths) / "reload"


def ask(paths: "Paths") -> None:
    """Have all servers with these files read their limits again. Raises `OSError`."""
    note = _note(paths)
    make_private(note.parent)
    note.touch(mode=0o600)
    os.utime(note)


class Rereading:
    """One server's limits, and how they are read again."""

    def __init__(
        self,
        paths: "Paths",
        limits: "Limits",
        usual: "Limits",
        set_tables: Callable[[limitsfile.LimitsFile], Awaitable[None]],
        log: "ConnectionLog",
        changed: Callable[[], None],
    ) -> None:
        """`limits` count, `usual` are those that count for what the file doesn't give.

        `set_tables` sets the numbers of all servers of the club, `changed` is called after a change.
        """
        self._paths = paths
        self._limits = limits
        self._usual = replace(usual)
        self._set_tables = set_tables
        self._log = log
        self._changed = changed
        self.on_read: Callable[[tuple[Message, ...]], None] = lambda _problems: None
        """Called with what was wrong whenever the file was read; nothing is changed then."""
        self._seen = self._stamp()
        self._background = Background()

    def begin(self) -> None:
        """Look for notes from now on."""
        self._background.repeat(self._look, LOOK, LOOK)

    def close(self) -> None:
        """Look no more."""
        self._background.cancel()

    async def _look(self) -> None:
        stamp = self._stamp()
        if stamp != self._seen:
            self._seen = stamp
            await self.read()

    def _stamp(self) -> int:
        with contextlib.suppress(OSError):
            return _note(self._paths).stat().st_mtime_ns
        return 0

    async def read(self) -> None:
        """Read the file, and take its limits over unless anything is wrong with it."""
        found = limitsfile.read(self._paths.server)
        problems = found.problems
        if not problems:
            try:
                await self._set_tables(found)
            except (SessionError, StoreError) as error:
                problems = (error.reason,)
        if problems:
            self._log.write(
                "limits-wrong", problems=[f"{each.id} {dict(each.facts)}"[:400] for each in problems]
            )
        else:
            changed = limitsfile.put_in_force(self._limits, self._usual, found.given)
            self._log.write(
                "limits", **{name: f"{before} > {now}" for name, (before, now) in changed.items()}
            )
            self._changed()
        self.on_read(problems)


def set_tables(book: "Guestbook", given: limitsfile.LimitsFile, **chosen: int | None) -> None:
    """Set how many tables may be open in the club: as the file says, or as `chosen` on the command line.

    Raises `SessionError` for numbers that don't fit together, and what the book raises.
    """
    numbers = {name: value for name, value in given.given.items() if name in limitsfile.CLUBS}
    numbers |= {name: value for name, value in chosen.items() if value is not None}
    if numbers:
        _ = allow(book, **numbers)
