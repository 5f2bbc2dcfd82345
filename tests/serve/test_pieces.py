"""The small pieces: the host's key, the log, what is printed by mistake, the search for garbage."""

import asyncio
import gc
import io
import json
import logging
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import asyncssh
import pytest

from tabletop_tui.serve import memory
from tabletop_tui.serve.limits import LOG_DAYS
from tabletop_tui.serve.lines.hostkey import NAME, BadHostKey, fingerprint, host_key
from tabletop_tui.serve.lines.streams import SINK, kept_apart
from tabletop_tui.serve.log import ConnectionLog, LogHandler
from tabletop_tui.serve.memory import Sweeper
from tabletop_tui.text.words import Words
from tests.serve.test_admission import Clock

# -- the host's key ------------------------------------------------------------------------------------


def test_the_hosts_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    key = host_key(tmp_path / "data")
    file = tmp_path / "data" / NAME
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert key.get_algorithm() == "ssh-ed25519"
    assert fingerprint(host_key(tmp_path / "data")) == fingerprint(key)
    assert fingerprint(key).startswith("SHA256:")
    assert [entry.name for entry in (tmp_path / "data").iterdir()] == [NAME]


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o660, 0o644, 0o620])
def test_a_key_that_others_can_read_is_refused(tmp_path: Path, mode: int) -> None:
    _ = host_key(tmp_path)
    (tmp_path / NAME).chmod(mode)
    with pytest.raises(BadHostKey) as refused:
        _ = host_key(tmp_path)
    assert refused.value.reason.id == "serve-host-key-open"
    assert str(tmp_path) in refused.value.reason.facts["file"]


def test_a_file_that_is_no_key_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / NAME
    file.write_text("not a key")
    file.chmod(0o600)
    with pytest.raises(BadHostKey) as refused:
        _ = host_key(tmp_path)
    assert refused.value.reason.id == "serve-host-key-broken"
    assert file.read_text() == "not a key"


@pytest.mark.skipif(shutil.which("ssh-keygen") is None, reason="needs ssh-keygen")
@pytest.mark.parametrize(
    "kind", [["ed25519"], ["ecdsa", "-m", "PEM"], ["ecdsa", "-m", "PKCS8"]], ids=["openssh", "pem", "pkcs8"]
)
def test_a_key_with_a_passphrase_is_called_so(tmp_path: Path, kind: list[str]) -> None:
    """The way out is named, too; the file stays as it is."""
    file = tmp_path / NAME
    _ = subprocess.run(["ssh-keygen", "-q", "-N", "secret", "-f", str(file), "-t", *kind], check=True)
    before = file.read_bytes()
    with pytest.raises(BadHostKey) as refused:
        _ = host_key(tmp_path)
    reason = refused.value.reason
    assert reason.id == "serve-host-key-locked"
    assert f"ssh-keygen -p -f {file}" in Words("en")(reason.id, **reason.facts)
    assert file.read_bytes() == before


def test_the_key_is_one_that_openssh_reads(tmp_path: Path) -> None:
    _ = host_key(tmp_path)
    assert (tmp_path / NAME).read_text().startswith("-----BEGIN OPENSSH PRIVATE KEY-----")
    assert isinstance(asyncssh.read_private_key(tmp_path / NAME), asyncssh.SSHKey)


# -- the log -------------------------------------------------------------------------------------------


def test_the_log_is_one_object_a_line(tmp_path: Path) -> None:
    log = ConnectionLog(file=tmp_path / "state" / "log.jsonl", clock=lambda: 0.5)
    log.write("in", name='a"\n\x1b[31mé', address="192.0.2.1")
    log.close()
    text = (tmp_path / "state" / "log.jsonl").read_text()
    assert text.isascii()
    assert text.count("\n") == 1
    assert "\x1b" not in text
    read = json.loads(text)
    assert read["at"] == "1970-01-01T00:00:00.500+00:00"
    assert read["name"] == 'a"\\x0a\\x1b[31mé'
    assert stat.S_IMODE((tmp_path / "state" / "log.jsonl").stat().st_mode) == 0o600


def test_a_flood_of_refusals_is_told_once_a_minute() -> None:
    clock, stream = Clock(), io.StringIO()
    log = ConnectionLog(stream, clock=clock)
    for _ in range(1000):
        log.refused("192.0.2.1", "rate")
    log.refused("192.0.2.2", "rate")
    assert stream.getvalue().count("\n") == 2
    clock.now += 61
    log.refused("192.0.2.1", "rate")
    assert stream.getvalue().count("\n") == 3


def test_a_large_log_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop_tui.serve.log.LARGEST_LOG", 1000)
    file = tmp_path / "log.jsonl"
    log = ConnectionLog(file=file)
    for number in range(100):
        log.write("in", number=number)
    log.close()
    assert file.stat().st_size < 2000
    assert {entry.name for entry in tmp_path.iterdir()} == {"log.jsonl", "log.jsonl.old"}


def test_a_log_that_was_removed_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop_tui.serve.log.LARGEST_LOG", 1000)
    file = tmp_path / "log.jsonl"
    log = ConnectionLog(file=file)
    file.unlink()
    for number in range(40):
        log.write("in", number=number)
    log.close()
    assert json.loads(file.read_text().splitlines()[-1])["number"] == 39


def test_no_line_of_the_log_is_kept_for_longer_than_it_may_be(tmp_path: Path) -> None:
    """A server that runs for months, and looks at its log every day."""
    file, clock = tmp_path / "log.jsonl", Clock()
    clock.now = 1_000_000_000.0
    log = ConnectionLog(file=file, clock=clock)
    for day in range(100):
        clock.now += 86400
        log.write("in", number=day)
        os.utime(file, (clock.now, clock.now))
        log.drop_old()
        kept = [json.loads(line)["number"] for each in tmp_path.iterdir() for line in each.open()]
        assert min(kept) >= day - LOG_DAYS
        assert set(range(max(0, day - LOG_DAYS // 2 + 1), day)) <= set(kept), "the latest are all there"
    clock.now += 86400 * (LOG_DAYS + 1)
    for _ in range(2):
        log.drop_old()
        clock.now += 86400 * LOG_DAYS
    assert file.read_text() == "", "also if nothing has happened since"
    log.close()


def test_a_server_that_starts_drops_the_old_lines_of_the_one_before(tmp_path: Path) -> None:
    file, clock = tmp_path / "log.jsonl", Clock()
    clock.now = 1_000_000_000.0
    log = ConnectionLog(file=file, clock=clock)
    log.write("in", number=1)
    log.close()
    os.utime(file, (clock.now, clock.now))
    clock.now += 86400 * (LOG_DAYS + 1)
    ConnectionLog(file=file, clock=clock).close()
    assert [entry.name for entry in tmp_path.iterdir()] == ["log.jsonl"]
    assert file.read_text() == ""


def test_a_log_that_cant_be_written_stops_no_one() -> None:
    stream = io.StringIO()
    log = ConnectionLog(stream)
    stream.close()
    log.write("in", name="ana")


def test_complaints_of_libraries_go_to_the_log() -> None:
    stream = io.StringIO()
    logger = logging.Logger("library")
    logger.addHandler(LogHandler(ConnectionLog(stream)))
    logger.info("quiet")
    logger.warning("loud %s", "x" * 1000)
    (line,) = stream.getvalue().splitlines()
    assert json.loads(line)["text"].startswith("loud xxx")
    assert len(line) < 600


# -- streams -------------------------------------------------------------------------------------------


def test_what_is_printed_reaches_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []
    before = sys.stdout
    with kept_apart(said.append):
        assert sys.stdout is SINK
        print("oops")
        print("worse", file=sys.stderr)
    assert sys.stdout is before
    assert said == ["oops", "worse"]
    assert capsys.readouterr().out == ""


# -- garbage -------------------------------------------------------------------------------------------


async def test_garbage_is_looked_for_after_visits_when_no_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "CALM", 0.2)
    loop = asyncio.get_running_loop()
    looked: list[float] = []
    frozen = gc.get_freeze_count()
    inside, key = 3, loop.time()
    sweeper = Sweeper(lambda: key, lambda: inside, lambda: looked.append(loop.time()))
    sweeper.closed()
    await asyncio.sleep(0.12)
    assert not looked, "a guest is playing"
    await asyncio.sleep(0.35)
    assert len(looked) == 1, "no one has pressed a key for a while: what is new is looked through"
    assert gc.get_freeze_count() > frozen
    inside = 0
    await asyncio.sleep(1.0)
    assert len(looked) == 2, "no one is here: everything is"
    sweeper.closed()
    key = loop.time()
    await asyncio.sleep(0.1)
    assert len(looked) == 3
    sweeper.stop()


async def test_of_many_closed_screens_a_few_are_looked_at_while_others_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory, "CALM", 0.1)
    loop = asyncio.get_running_loop()
    looked: list[int] = []
    sweeper = Sweeper(loop.time, lambda: 3, lambda: looked.append(1))
    for _ in range(memory.FEW_CLOSED):
        sweeper.closed()
    await asyncio.sleep(0.2)
    assert looked == [1]
    sweeper.stop()


async def test_busy_tables_dont_put_it_off_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "CALM", 0.1)
    loop = asyncio.get_running_loop()
    looked: list[int] = []
    sweeper = Sweeper(loop.time, lambda: 3, lambda: looked.append(1))
    for _ in range(memory.MOST_CLOSED):
        sweeper.closed()
    await asyncio.sleep(0.1)
    assert looked == [1]
    sweeper.stop()


async def test_who_stays_for_long_leaves_garbage_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LOOKED", 3)
    looked: list[int] = []
    sweeper = Sweeper(lambda: 0.0, lambda: 3, lambda: looked.append(1))
    sweeper.start()
    try:
        for _ in range(2):
            _ = gc.collect(0)
        await asyncio.sleep(0.1)
        assert not looked
        _ = await asyncio.to_thread(gc.collect, 0)
        await asyncio.sleep(0.1)
        assert looked == [1]
    finally:
        sweeper.stop()
    assert sweeper._notice not in gc.callbacks


def test_tuning_freezes_and_leaves_full_searches_to_the_sweeper() -> None:
    before = gc.get_threshold()
    try:
        memory.tune()
        young, *older = gc.get_threshold()
        assert young == memory.THRESHOLD
        assert min(older) >= 1_000_000
        assert gc.get_freeze_count() > 1000
        assert gc.isenabled()
    finally:
        gc.set_threshold(*before)
