"""The log of connections: one JSON object a line. It never holds what guests type."""

import contextlib
import json
import logging
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

from rulesets.core import foreign
from tabletop_tui.host.paths import make_private
from tabletop_tui.serve.limits import LARGEST_LOG, LOG_DAYS, QUIET_SECONDS

REFUSED = "refused"


class ConnectionLog:
    """Who came, who was refused, who left. A full disk stops the log, never the server."""

    def __init__(
        self,
        stream: TextIO | None = None,
        file: Path | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Write to an open stream, or to a file. Raises `OSError`."""
        self._clock = clock
        self.on_event: Callable[[str, str], None] = lambda _event, _why: None
        """Called for each event, with why it happened, if that is said."""
        self._file = file
        self._stream = stream
        self._refused_at: dict[tuple[str, str], float] = {}
        self._written = 0
        self._begun = 0.0
        """When the first line of the file was written, in seconds since 1970."""
        if file is not None:
            make_private(file.parent)
            self._open(file)
            self.drop_old()

    def _open(self, file: Path) -> None:
        number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._stream = os.fdopen(number, "w", encoding="utf-8", buffering=1)
        self._written = file.stat().st_size
        self._begun = _begun(file, self._clock())

    def _put_aside(self, file: Path, is_due: Callable[[], bool]) -> None:
        """Begin a new file; the present one may be gone, or another server may just have put it aside."""
        if self._stream is not None:
            self._stream.close()
        with contextlib.suppress(OSError):
            if is_due():
                file.replace(_old(file))
        self._open(file)

    def drop_old(self) -> None:
        """Let no line become older than `LOG_DAYS`: this file spans half of them, the one before the rest."""
        file, half, now = self._file, LOG_DAYS * 86400 / 2, self._clock()
        if file is None or self._stream is None:
            return
        old = _old(file)
        with contextlib.suppress(OSError, ValueError):
            if now - self._begun > half:
                self._put_aside(file, lambda: now - _begun(file, now) > half)
        with contextlib.suppress(OSError, ValueError):
            if old.exists() and now - _begun(old, old.stat().st_mtime) > 2 * half:
                old.unlink()

    def write(self, event: str, **facts: object) -> None:
        """Write one line: `at` (UTC), `event` and its facts."""
        if event != REFUSED:  # those are counted before most of them are left out
            self.on_event(event, str(facts.get("why", "")))
        if self._stream is None:
            return
        at = datetime.fromtimestamp(self._clock(), UTC).isoformat(timespec="milliseconds")
        cleaned = {n: foreign.spelt(fact) if isinstance(fact, str) else fact for n, fact in facts.items()}
        line = json.dumps({"at": at, "event": event, **cleaned}, ensure_ascii=True, default=str) + "\n"
        try:
            file = self._file
            if file is not None and self._written > LARGEST_LOG:
                self._put_aside(file, lambda: file.stat().st_size > LARGEST_LOG)
            self._stream.write(line)
            self._written += len(line)
        except (OSError, ValueError):
            return

    def refused(self, address: str, why: str) -> None:
        """Log a refusal, at most once a minute for each address, so that the log can't be flooded."""
        self.on_event(REFUSED, why)
        now = self._clock()
        if len(self._refused_at) > 4096:
            self._refused_at.clear()
        if now - self._refused_at.get((address, why), -QUIET_SECONDS) >= QUIET_SECONDS:
            self._refused_at[address, why] = now
            self.write(REFUSED, address=address, why=why)

    def close(self) -> None:
        """Close the file; later events aren't logged."""
        if self._file is not None and self._stream is not None:
            self._stream.close()
            self._stream = None


def _old(file: Path) -> Path:
    return file.with_suffix(file.suffix + ".old")


def _begun(file: Path, otherwise: float) -> float:
    """When the first line of a log was written, in seconds since 1970."""
    with contextlib.suppress(OSError, ValueError, TypeError, KeyError), file.open(encoding="utf-8") as lines:
        return datetime.fromisoformat(json.loads(lines.readline())["at"]).timestamp()
    return otherwise


class LogHandler(logging.Handler):
    """Puts complaints of libraries into the log of connections."""

    def __init__(self, log: ConnectionLog) -> None:
        """Writes warnings and errors of libraries to the log."""
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """One line for one complaint."""
        facts: dict[str, Any] = {"source": record.name, "text": record.getMessage()[:400]}
        if record.exc_info and record.exc_info[1] is not None:
            facts["error"] = repr(record.exc_info[1])[:400]
        self._log.write("problem", **facts)
