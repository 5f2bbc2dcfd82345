"""What a host's monitoring asks a server, on a port of this machine only: `/health` and `/metrics`.

Nothing there names a person, an address or a game. The format is OpenMetrics, written by `prometheus-client`,
an optional extra (decision 47).
"""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, PlatformCollector, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily
from prometheus_client.openmetrics.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

from tabletop_tui import __version__
from tabletop_tui.serve.background import Background
from tabletop_tui.serve.figures import Figures
from tabletop_tui.serve.limits import MOST_MONITORED

LOCAL = "127.0.0.1"
SECONDS = 5.0
"""How long a request may take to come, and its answer to be read."""
BEAT = 0.5
"""Seconds from one look at the delay of the event loop to the next."""

_JSON = "application/json; charset=utf-8"


class Log(Protocol):
    """Where a server writes what happens."""

    on_event: Callable[[str, str], None]
    """Called for each event, with why it happened, if that is said."""


class _Now(Collector):
    """The figures, read whenever they are asked for."""

    def __init__(self, figures: Callable[[], Figures], delay: Callable[[], float]) -> None:
        self._figures = figures
        self._delay = delay

    def collect(self) -> Iterator[GaugeMetricFamily | InfoMetricFamily]:
        now = self._figures()
        yield InfoMetricFamily("tabletop_build", "The version that runs.", {"version": __version__})
        for name, value, said in (
            ("guests", now.guests, "Connections of people who are logged in."),
            ("guests_limit", now.most_guests, "How many there may be."),
            ("logging_in", now.logging_in, "Connections that haven't logged in yet."),
            ("waiting", now.waiting, "Connections that wait for a place."),
            ("database_up", now.reaches, "Whether games can be read and written."),
            (
                "loop_delay_seconds",
                self._delay(),
                "How late the event loop was since the last look.",
            ),
        ):
            yield GaugeMetricFamily(f"tabletop_{name}", said, float(value))
        for name, place, said in (
            ("tables", 0, "Running tables, with a clock (days) and without (evening)."),
            ("tables_limit", 1, "How many there may be in the whole club."),
        ):
            family = GaugeMetricFamily(f"tabletop_{name}", said, labels=("kind",))
            for kind, numbers in now.tables.items():
                family.add_metric((kind,), float(numbers[place]))
            yield family


class Monitoring:
    """Answers on its port until it is closed. Belongs to the server's event loop."""

    def __init__(self, figures: Callable[[], Figures], log: Log) -> None:
        """`figures` are asked at every request; events of the `log` are counted from now on."""
        self._figures = figures
        self._delay = 0.0
        self._registry = CollectorRegistry(auto_describe=False)
        self._events = Counter(
            "tabletop_events",
            "Lines of the log of connections, also those that were left out.",
            ("event", "why"),
            registry=self._registry,
        )
        self._registry.register(_Now(figures, self._worst_delay))
        _ = ProcessCollector(registry=self._registry)
        _ = PlatformCollector(registry=self._registry)
        log.on_event = self._count
        self._listener: asyncio.Server | None = None
        self._background = Background()

    async def start(self, port: int) -> int:
        """Listen; 0 is any free port. Returns the port. Raises `OSError`."""
        self._listener = await asyncio.start_server(self._answer, LOCAL, port, limit=MOST_MONITORED)
        self._background.begin(self._beat())
        return int(self._listener.sockets[0].getsockname()[1])

    def close(self) -> None:
        """Answer no more."""
        if self._listener is not None:
            self._listener.close()
        self._background.cancel()

    def _count(self, event: str, why: str) -> None:
        self._events.labels(event, why).inc()

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._delay = max(self._delay, loop.time() - due)

    def _worst_delay(self) -> float:
        worst, self._delay = self._delay, 0.0
        return worst

    # -- HTTP --------------------------------------------------------------------------------------

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                asked = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")[0].split()
                writer.write(self._said(asked))
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # the client is gone, or sends no request
        finally:
            writer.close()

    def _said(self, asked: Sequence[bytes]) -> bytes:
        if len(asked) != 3 or not asked[2].startswith(b"HTTP/1."):
            return _response("400 Bad Request", _JSON, b"", body=True)
        way, place = asked[0], asked[1].split(b"?")[0]
        if way not in (b"GET", b"HEAD"):
            return _response("405 Method Not Allowed", _JSON, b"", body=True)
        if place == b"/health":
            return _response(*self._health(), body=way == b"GET")
        if place == b"/metrics":
            text: bytes = generate_latest(self._registry)  # type: ignore[no-untyped-call]
            return _response("200 OK", CONTENT_TYPE_LATEST, text, body=way == b"GET")
        return _response("404 Not Found", _JSON, b"", body=True)

    def _health(self) -> tuple[str, str, bytes]:
        now = self._figures()
        said = {
            "status": "ok" if now.reaches else "database-silent",
            "version": __version__,
            "guests": now.guests,
            "tables": sum(running for running, _ in now.tables.values()),
        }
        return (
            "200 OK" if now.reaches else "503 Service Unavailable",
            _JSON,
            json.dumps(said).encode() + b"\n",
        )


def _response(status: str, kind: str, text: bytes, *, body: bool) -> bytes:
    head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(text)}\r\n"
    return f"{head}Connection: close\r\n\r\n".encode() + (text if body else b"")
