"""The line and the driver on it: slow readers, odd sizes, and whatever a terminal may send."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.serve.app import RemoteApp
from tabletop_tui.serve.limits import MOST_WAITING
from tabletop_tui.serve.lines.far_terminal import FarTerminal, fitting
from tabletop_tui.serve.lines.streams import kept_apart
from tabletop_tui.serve.people.guest import Guest
from tabletop_tui.tui.terminal import driver as driver_module
from tabletop_tui.tui.terminal.far import MOST_TYPED, USUAL_MODES
from tests.serve.loopback import PATIENCE, until
from tests.serve.stub import Room, StubHouse
from tests.whole import sampled


class Wire:
    """The other end of a line: keeps what it is sent, or doesn't read at all."""

    def __init__(self) -> None:
        self.sent = bytearray()
        self.unread = 0
        self.reads = True
        self.cut: list[str] = []
        self.line = FarTerminal(self._send, lambda: self.unread, self.cut.append)

    def _send(self, data: bytes) -> None:
        self.sent += data
        if not self.reads:
            self.unread += len(data)


@asynccontextmanager
async def screen(
    tmp_path: Path, settings: Settings | None = None
) -> AsyncIterator[tuple[Wire, RemoteApp, Room]]:
    """An app on a wire."""
    wire = Wire()
    with kept_apart():
        settings = settings or Settings(colour="256")
        app = RemoteApp(wire.line, Guest("ana", "k"), StubHouse(), settings, Paths.below(tmp_path))
        running = asyncio.ensure_future(app.run_async(size=wire.line.size))
        await until(lambda: b"hello" in wire.sent)
        room = app.screen
        assert isinstance(room, Room)
        try:
            yield wire, app, room
        finally:
            app.exit()
            await asyncio.wait_for(running, PATIENCE)


@pytest.mark.parametrize(
    ("told", "drawn"),
    [
        ((80, 24), (80, 24)),
        ((0, 0), (80, 24)),
        ((1, 1), (20, 5)),
        ((500, 500), (240, 80)),
        ((2**32 - 1, 2**32 - 1), (240, 80)),
        ((120, 0), (120, 24)),
    ],
)
def test_sizes_are_within_what_we_draw(told: tuple[int, int], drawn: tuple[int, int]) -> None:
    assert fitting(*told) == drawn


def test_who_doesnt_read_is_cut_at_256_kib() -> None:
    wire = Wire()
    wire.reads = False
    chunk = "x" * 1024
    for _ in range(256):
        wire.line.write(chunk)
    assert wire.unread == MOST_WAITING == 256 * 1024
    assert not wire.cut
    wire.line.write("y")
    assert wire.cut == ["serve-too-slow"]
    wire.line.write(chunk)
    assert wire.unread == MOST_WAITING + 1, "nothing more is kept for it"


def test_characters_cut_in_two_are_put_together() -> None:
    heard: list[str] = []
    line = Wire().line
    line.on_text = heard.append
    for byte in "ä€😀".encode() + b"\xff":
        line.arrived(bytes([byte]))
    assert "".join(heard) == "ä€😀\ufffd"


async def test_the_terminal_is_taken_over_and_given_back(tmp_path: Path) -> None:
    async with screen(tmp_path) as (wire, app, _room):
        usual = USUAL_MODES.encode()
        assert wire.sent.startswith(usual + b"\x1b[?1049h"), "a killed line may have left anything"
        assert app.size == (80, 24)
    assert wire.sent.endswith(b"\x1b[?1049l")
    for on, off in ((b"\x1b[?25l", b"\x1b[?25h"), (b"\x1b[?7l", b"\x1b[?7h"), (b"?1000h", b"?1000l")):
        assert wire.sent.index(on) < wire.sent.rindex(off)


async def test_ctrl_z_is_a_key_like_any_other(tmp_path: Path) -> None:
    async with screen(tmp_path) as (wire, app, room):
        assert app._driver is not None
        assert not app._driver.can_suspend
        wire.line.arrived(b"\x1ak")
        await until(lambda: "key k" in room.seen.said)


async def test_of_a_storm_of_sizes_the_last_is_drawn(tmp_path: Path) -> None:
    async with screen(tmp_path) as (wire, app, room):
        before = len(wire.sent)
        for width in range(40, 240):
            wire.line.resized(width, 50)
        await until(lambda: app.size == (239, 50))
        await until(lambda: room.seen.said[-1] == "size 239x50")
        assert len({said for said in room.seen.said if "size" in said}) <= 3
        assert len(wire.sent) - before < 40_000


async def test_a_window_that_hasnt_taken_its_last_screen_waits_for_one_of_another_size(
    tmp_path: Path,
) -> None:
    """Otherwise a window dragged on a busy machine would be cut off for reading slowly."""
    async with screen(tmp_path) as (wire, app, _room):
        size, wire.unread = app.size, 20_000
        wire.line.resized(100, 40)
        await asyncio.sleep(0.4)
        assert app.size == size
        wire.unread = 0
        await until(lambda: app.size == (100, 40))
        assert wire.cut == []


async def test_of_ten_megabytes_pasted_a_few_kilobytes_are_looked_at(tmp_path: Path) -> None:
    async with screen(tmp_path) as (wire, _app, room):
        loop = asyncio.get_running_loop()
        stalls: list[float] = []

        async def heart() -> None:
            while True:
                at = loop.time()
                await asyncio.sleep(0.005)
                stalls.append(loop.time() - at)

        beating = asyncio.ensure_future(heart())
        chunk = b"k" * 32768
        for _ in range(320):
            wire.line.arrived(chunk)
            await asyncio.sleep(0)
        driver = room.app._driver
        assert isinstance(driver, driver_module.LineDriver)
        assert driver.waiting <= 128
        await asyncio.sleep(0.5)
        beating.cancel()
        stalls.sort()
        assert stalls[int(len(stalls) * 0.95)] < 0.25


LONG, ENDLESS, NOISE = sampled((600, 9_000, 20), (5_000, 20_000, 60))
"""Characters of a long sequence; of one that doesn't end, more than the driver waits for; rounds of noise."""
HOSTILE = [
    b"\x1b[48;99999;99999;99999;99999t",
    b"\x1b[48;0;0;0;0t",
    b"\x1b[99999999u",
    b"\x1b[1114112;1;1114112u",
    b"\x1b[<0;99999;99999M",
    b"\x1b[<0;-5;-5M",
    b"\x1b[M\xff\xff\xff",
    b"\x1b[?2048;1$y",
    b"\x1b[999;999R",
    b"\x1b[I\x1b[O",
    b"\x1bP" + b"q" * LONG + b"\x1b\\",
    b"\x1b]52;c;" + b"A" * LONG + b"\x07",
    b"\x00\x01\x02\x04\x1c\x1d\x1e\x1f\x7f\x80\x9b",
    b"\x1b" * 300,
    "\u202e\u2066\u200b\U0010ffff".encode(),
    b"\x1b[200~" + b"p" * ENDLESS,
]


@pytest.mark.parametrize("sent", HOSTILE, ids=[str(number) for number in range(len(HOSTILE))])
async def test_no_sequence_hurts_the_app(
    tmp_path: Path, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver_module, "_MOST_KEYS", MOST_TYPED)
    async with screen(tmp_path) as (wire, app, room):
        for start in range(0, len(sent), MOST_TYPED):
            wire.line.arrived(sent[start : start + MOST_TYPED])
            await until(lambda: not getattr(app._driver, "waiting"))  # noqa: B009 - of our driver
        await asyncio.sleep(0.15)
        wire.line.arrived(b"\x1b[201~")
        await asyncio.sleep(0.15)
        wire.line.arrived(b"k")
        await until(lambda: room.seen.said[-1] == "key k")
        assert app.size == (80, 24)
        assert app.failure is None


async def test_noise_hurts_no_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver_module, "_MOST_KEYS", MOST_TYPED)
    rng = random.Random(5)
    pieces = [b"\x1b[", b"\x1b", b"\x1bO", b";", b"~", b"u", b"<", b"M", b"t", b"?2026;2$y", b"48;", b"200~"]
    async with screen(tmp_path) as (wire, app, _room):
        for _ in range(NOISE):
            noise = b"".join(
                rng.choice([*pieces, rng.randbytes(3), str(rng.randrange(10**6)).encode()]) for _ in range(40)
            )
            # Those keys would close the app, open the palette or fail on purpose.
            wire.line.arrived(noise.translate(None, b"\x03\x10\x11xq"))
            await until(lambda: not getattr(app._driver, "waiting"))  # noqa: B009 - of our driver
        assert app.size == (80, 24)
        assert app.failure is None
        assert app.is_running


async def test_a_guests_settings_are_never_written_to_the_hosts_file(tmp_path: Path) -> None:
    async with screen(tmp_path) as (_wire, app, _room):
        app.change_settings(language="de", theme="light")
        assert app.words.language == "de"
    assert not Paths.below(tmp_path).settings.exists()


async def test_a_pasted_text_is_cut(tmp_path: Path) -> None:
    async with screen(tmp_path) as (wire, _app, room):
        wire.line.arrived(b"\x1b[200~" + b"p" * 3000 + b"\x1b[201~")
        await until(lambda: room.seen.said[-1] == "pasted 1024")


@pytest.mark.parametrize(("answer", "in_ascii"), [("\x1b[1;3R", False), ("\x1b[1;5R", True)])
async def test_a_far_terminal_gets_ascii_where_signs_do_not_take_a_cell_each(
    tmp_path: Path, answer: str, in_ascii: bool
) -> None:
    async with screen(tmp_path) as (wire, app, _room):
        assert b"\x1b[6n" in wire.sent
        wire.line.arrived(answer.encode())
        await until(lambda: app.settings.ascii or not in_ascii)
        wire.line.arrived(b"\x1b[1;5R")  # only the first one is an answer
        await asyncio.sleep(0.05)
        assert app.settings.ascii == in_ascii
