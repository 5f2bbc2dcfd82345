"""What monitoring is told on a local port: health, and figures in OpenMetrics that name no one."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.store.errors import StoreError
from tests.cli.running import process, ran
from tests.serve.loopback import GENEROUS, SSH, Club, club, terminal, until
from tests.serve.test_command import free_port, headless

pytest.importorskip(
    "prometheus_client", reason="needs prometheus-client: pip install 'tabletop-tui[metrics]'"
)

from prometheus_client.openmetrics.parser import text_string_to_metric_families

from tabletop_tui.serve import monitoring as module
from tabletop_tui.serve.figures import Figures
from tabletop_tui.serve.monitoring import Monitoring


async def asked(port: int, request: bytes) -> tuple[str, str]:
    """The head and the body of what is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    said = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    head, _, body = said.decode().partition("\r\n\r\n")
    return head, body


async def got(port: int, place: str) -> tuple[str, str]:
    return await asked(port, f"GET {place} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())


def samples(text: str) -> dict[tuple[str, ...], float]:
    """Every sample, by its name and the values of its labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)  # type: ignore[no-untyped-call]
        for sample in family.samples
    }


@asynccontextmanager
async def monitored(here: Club) -> AsyncIterator[int]:
    monitoring = Monitoring(here.server.figures, here.server.log)
    try:
        yield await monitoring.start(0)
    finally:
        monitoring.close()


@pytest.mark.skipif(SSH is None, reason="needs the ssh client")
async def test_health_and_metrics_say_how_a_server_is(tmp_path: Path) -> None:
    async with club(tmp_path, limits=replace(GENEROUS, guests=7)) as here, monitored(here) as port:
        async with terminal(here.command("ana", "a")) as ana:
            await ana.see("hello ana")
            head, body = await got(port, "/health")
            assert head.startswith("HTTP/1.1 200 OK")
            told = json.loads(body)
            assert (told["status"], told["guests"], told["tables"]) == ("ok", 1, 3)
            head, body = await got(port, "/metrics")
            assert "application/openmetrics-text; version=1.0.0" in head
            assert body.endswith("# EOF\n")
            found = samples(body)
            assert found["tabletop_guests",] == 1
            assert found["tabletop_guests_limit",] == 7
            assert found["tabletop_tables", "days"] == 1
            assert found["tabletop_tables_limit", "evening"] == 50
            assert found["tabletop_database_up",] == 1
            assert found["tabletop_events_total", "in", ""] == 1
            assert "ana" not in body
            assert "127.0.0.1" not in body
        await until(lambda: here.server.door.guests == 0)
        assert samples((await got(port, "/metrics"))[1])["tabletop_guests",] == 0


async def test_refusals_are_counted_also_where_the_log_leaves_them_out(tmp_path: Path) -> None:
    async with club(tmp_path) as here, monitored(here) as port:
        for _ in range(5):
            here.server.log.refused("192.0.2.1", "penalty")
        assert len(here.events("refused")) == 1
        assert samples((await got(port, "/metrics"))[1])["tabletop_events_total", "refused", "penalty"] == 5


async def test_health_is_bad_while_the_database_is_silent(tmp_path: Path) -> None:
    async with club(tmp_path) as here, monitored(here) as port:
        here.house.reach.failure = StoreError("database-cut", address="/run/postgresql", problem="secret")
        head, body = await got(port, "/health")
        assert head.startswith("HTTP/1.1 503")
        assert json.loads(body)["status"] == "database-silent"
        assert "secret" not in body
        assert samples((await got(port, "/metrics"))[1])["tabletop_database_up",] == 0


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /nowhere HTTP/1.1\r\n\r\n", "404"),
        (b"POST /health HTTP/1.1\r\n\r\n", "405"),
        (b"hello\r\n\r\n", "400"),
        (b"GET /health HTTP/1.0\r\n\r\n", "200"),
        (b"HEAD /metrics HTTP/1.1\r\n\r\n", "200"),
    ],
)
async def test_anything_else_is_answered_as_http_has_it(tmp_path: Path, request_: bytes, status: str) -> None:
    async with club(tmp_path) as here, monitored(here) as port:
        head, body = await asked(port, request_)
        assert head.startswith(f"HTTP/1.1 {status} ")
        assert body == "" or request_.startswith(b"GET /health")


async def test_who_asks_for_too_much_or_never_ends_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.2)
    async with club(tmp_path) as here, monitored(here) as port:
        assert await asked(port, b"GET /health") == ("", "")
        assert await asked(port, b"G" * 20_000) == ("", "")
        assert (await got(port, "/health"))[0].startswith("HTTP/1.1 200")


async def test_a_loop_that_is_late_is_seen() -> None:
    figures = Figures(guests=0, most_guests=1, logging_in=0, waiting=0, tables={}, reaches=True)
    monitoring = Monitoring(lambda: figures, ConnectionLog())
    port = await monitoring.start(0)
    try:
        await asyncio.sleep(0.1)
        time.sleep(1.0)  # noqa: ASYNC251 - that is what is to be seen
        await asyncio.sleep(0.1)
        late, later = [
            samples((await got(port, "/metrics"))[1])["tabletop_loop_delay_seconds",] for _ in range(2)
        ]
        assert late > 0.4
        assert later < late
    finally:
        monitoring.close()


async def test_the_command_answers_on_the_port_it_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    port = free_port()
    async with headless(free_port(), "--metrics", str(port)):
        head, body = await got(port, "/health")
        assert head.startswith("HTTP/1.1 200")
        assert json.loads(body)["tables"] == 0
        taken = await asyncio.to_thread(
            process, "-m", "tabletop_tui", "serve", "--no-screen", "--port", "0", "--metrics", str(port)
        )
        assert taken.code == 1
        assert f"Port {port} on 127.0.0.1 can't be opened" in taken.err
    assert ran(capsys, "serve", "--metrics", "70000").code == 2


def test_without_the_package_a_sentence_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['prometheus_client'] = None;"
        "from tabletop_tui.cli.main import main;"
        "sys.exit(main(['serve', '--no-screen', '--port', '0', '--metrics', '0']))"
    )
    ended = process("-c", code)
    assert (ended.code, ended.out) == (1, "")
    assert re.search(r"pip install 'tabletop-tui\[metrics\]'", ended.err)
