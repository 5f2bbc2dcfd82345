"""The operator's command for players who aren't there: what it gets, and what it can't do to the server."""

import asyncio
import io
import json
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.lines.entrance import Entrance
from tabletop_tui.serve.log import ConnectionLog
from tabletop_tui.serve.mail.notices import TURN, Notice
from tabletop_tui.serve.mail.notifier import Notifier, split
from tabletop_tui.text.words import Words

NASTY = "$(touch x); 'ana' `id`"


class Desk:
    """A notifier with the test's own command, and its log."""

    def __init__(self, folder: Path, script: str, **limits: Any) -> None:
        self.file = folder / "tell me.py"
        self.file.write_text(f"#!{sys.executable}\nimport json, os, pathlib, sys, time\n{script}\n")
        self.file.chmod(self.file.stat().st_mode | stat.S_IXUSR)
        self.written = io.StringIO()
        entrance = Entrance("127.0.0.1", 2222, "SHA256:x", "games.example.org")
        argv = split(f"'{self.file}' 'first word'")
        self.notifier = Notifier(
            argv, ConnectionLog(self.written), Words("en"), Limits(**limits), lambda: entrance
        )

    @property
    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.written.getvalue().splitlines()]

    async def tell(self, *names: str) -> None:
        for name in names:
            self.notifier.send(Notice(TURN, name, "orbis", "abcd"))
        await self.notifier.settled()


async def test_the_command_gets_everything_as_it_is_and_no_shell_reads_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it, and not the address of the club's database, which may hold a password."""
    monkeypatch.setenv("TABLETOP_DATABASE", "postgresql://club:secret@localhost/club")
    out = tmp_path / "out.json"
    desk = Desk(
        tmp_path,
        "told = {k: v for k, v in os.environ.items() if k.startswith('TABLETOP_')}\n"
        f"pathlib.Path({str(out)!r}).write_text(json.dumps([sys.argv[1:], told]))",
    )
    await desk.tell(NASTY)
    arguments, environ = json.loads(out.read_text())
    link = "ssh -p 2222 '$(touch x); '\"'\"'ana'\"'\"' `id`@games.example.org'"
    assert arguments == ["first word", "turn", NASTY, "Orbis", "abcd", link]
    assert "TABLETOP_DATABASE" not in environ
    told = {name: environ[f"TABLETOP_{name}"] for name in ("WHAT", "NAME", "GAME", "TABLE", "LINK")}
    assert list(told.values()) == arguments[1:]
    assert (environ["TABLETOP_HOST"], environ["TABLETOP_PORT"]) == ("games.example.org", "2222")
    assert environ["TABLETOP_TEXT"] == f"{NASTY}, it is your turn in Orbis: {link}"
    (line,) = desk.log
    assert (line["event"], line["name"], line["table"]) == ("notified", NASTY, "abcd")
    out.unlink()
    await desk.tell("-oProxyCommand=x")
    assert not out.exists()
    assert desk.log[-1]["event"] == "notify-failed"
    await desk.tell("ana")
    assert json.loads(out.read_text())[0][-1] == "ssh -p 2222 ana@games.example.org"


async def test_failures_are_logged_once_and_stop_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "sys.exit('no mail today') if sys.argv[3] != 'Zoe' else None")
    await desk.tell("Ana", "Ben")
    await desk.tell("Ana")
    await desk.tell("Zoe")
    await desk.tell("Ana")
    failed = ("notify-failed", "Ana", "exit code 1: no mail today")
    assert [(line["event"], line["name"], line.get("problem", "")) for line in desk.log] in (
        [failed, ("notified", "Zoe", ""), failed],
        [("notify-failed", "Ben", failed[2]), ("notified", "Zoe", ""), failed],
    )
    desk.file.unlink()
    await desk.tell("Ana")
    assert "No such file" in desk.log[-1]["problem"]


def runs(pid: str) -> bool:
    """Whether a process is still running."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


async def test_few_run_at_a_time_not_for_long_and_only_so_many_wait(tmp_path: Path) -> None:
    """And a command that doesn't end goes with all that it has started."""
    pids = tmp_path / "pids"
    desk = Desk(
        tmp_path,
        f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} ')\n"
        "os.fork()\n"
        f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} ')\n"
        "time.sleep(60)",
        notices_at_once=2,
        notice_seconds=1.5,
        notices_waiting=3,
    )
    for name in "abcdefgh":
        desk.notifier.send(Notice(TURN, name, "orbis", "abcd"))
    await asyncio.sleep(1.0)
    assert len(desk.notifier._running) == 2
    assert desk.log[0]["problem"] == "more than 3 wait"
    running = {int(pid) for pid in pids.read_text().split()}
    assert len(running) == 4
    await asyncio.sleep(1.0)
    await desk.notifier.close()
    await asyncio.sleep(0.2)
    assert "no end after 2 s" in [line["problem"] for line in desk.log]
    assert not [pid for pid in pids.read_text().split() if runs(pid)]


def test_a_command_that_cant_be_run_is_refused_at_once() -> None:
    with pytest.raises(SessionError) as quotes:
        split("mail 'ana")
    assert quotes.value.reason.id == "serve-notify-quotes"
    with pytest.raises(SessionError) as unknown:
        split("/nowhere/at/all --x")
    assert (unknown.value.reason.id, unknown.value.reason.facts) == (
        "serve-notify-unknown",
        {"command": "/nowhere/at/all"},
    )
