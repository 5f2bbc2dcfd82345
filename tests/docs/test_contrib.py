"""What `contrib/` offers to operators: its commands are ones that the program understands."""

import contextlib
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tabletop_tui.cli.main import main
from tabletop_tui.store import open_store
from tests.postgres import Base

CONTRIB = Path(__file__).parents[2] / "contrib"


def understood(capsys: pytest.CaptureFixture[str], *arguments: str) -> bool:
    """Whether a command line is one of the program's."""
    code = main([*arguments, "--help"])
    _ = capsys.readouterr()
    return code == 0


def started_by_service() -> list[str]:
    lines = (CONTRIB / "tabletop.service").read_text(encoding="utf-8").splitlines()
    (command,) = (line.partition("=")[2] for line in lines if line.startswith("ExecStart="))
    return shlex.split(command)


def started_by_container() -> list[str]:
    lines = (CONTRIB / "Containerfile").read_text(encoding="utf-8").splitlines()
    parts: list[str] = []
    for name in ("ENTRYPOINT", "CMD"):
        (line,) = (line for line in lines if line.startswith(f"{name} "))
        parts += json.loads(line.removeprefix(name))
    return parts


def test_service_and_container_start_the_program_by_commands_it_knows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for program, *arguments in (started_by_service(), started_by_container()):
        assert Path(program).name == "tabletop"
        assert understood(capsys, *arguments)
        assert not understood(capsys, *arguments, "--no-such-option")


def test_the_container_is_given_all_that_the_program_is_built_from() -> None:
    root = CONTRIB.parent
    lines = (CONTRIB / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        word
        for line in lines
        if line.startswith("COPY ") and "--from" not in line
        for word in line.split()[1:-1]
    ]
    assert copied
    assert all((root / name).exists() for name in copied)
    assert {"pyproject.toml", "README.md", "LICENSE", "rulesets", "tabletop_tui"} <= {*copied}


# -- where the club is ----------------------------------------------------------------------------------


def test_where_a_club_is_stands_in_one_file_that_service_backup_and_commands_read() -> None:
    units = [read("tabletop.service"), read("tabletop-backup.service")]
    for unit in units:
        assert "EnvironmentFile=/etc/tabletop.env\n" in unit
        assert not re.search("postgresql://|^Environment=", unit, re.MULTILINE)
    assert read("tabletop.env").count("\nTABLETOP_DATABASE=") == 1
    commands = [
        line for block in blocks("## Ten minutes", "## In a container") for line in block.splitlines()
    ]
    assert [line for line in commands if "postgresql://" in line] == []


def test_the_backup_may_do_no_more_than_the_service() -> None:
    service, backup = (
        {
            line
            for line in read(unit).splitlines()
            if re.match("(NoNew|Protect|Private|Restrict|System|Lock|Cap)", line)
        }
        for unit in ("tabletop.service", "tabletop-backup.service")
    )
    assert len(service) > 15
    assert backup >= service


def test_the_commands_of_the_page_run_with_what_that_file_says(tmp_path: Path) -> None:
    """Its functions are run, with a program in place of `sudo` that forgets the user."""
    (code,) = [each for each in blocks("**4. You", "### Coming from") if "as_club()" in each]
    functions = "\n".join(code.splitlines()[:2])
    env = read("tabletop.env").replace("/var/lib/tabletop", str(tmp_path))
    (tmp_path / "tabletop.env").write_text(env, encoding="utf-8")
    sudo = tmp_path / "sudo"
    sudo.write_text('#!/bin/sh\nshift 2\nexec "$@"\n')
    sudo.chmod(0o755)
    functions = functions.replace("/etc/tabletop.env", str(tmp_path / "tabletop.env"))
    shown = """as_club sh -c 'echo "$TABLETOP_HOME|$TABLETOP_DATABASE|$PWD|$1"' it "two words" """
    environ = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["sh", "-euc", f"{functions}\n{shown}"], env=environ, capture_output=True, text=True, check=True
    )
    address = "postgresql:///tabletop?host=/run/postgresql"
    assert done.stdout == f"{tmp_path}|{address}|{tmp_path}|two words\n"


def test_a_backup_is_made_of_the_database_that_the_file_names(base: Base, tmp_path: Path) -> None:
    if shutil.which("pg_dump") is None:
        pytest.skip("there is no pg_dump here")
    (line,) = [line for line in read("tabletop-backup.service").splitlines() if line.startswith("ExecStart=")]
    _, _, script = shlex.split(line.partition("=")[2])
    script = script.replace("$$", "$").replace("%%", "%")
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "ssh_host_ed25519_key").write_text("key")
    open_store(base.address).close()
    date = tmp_path / "date"
    date.write_text('#!/bin/sh\ntest "$LC_ALL" = C && echo Mon || echo Mo\n')  # a machine that speaks German
    date.chmod(0o755)
    environ = {**os.environ, "TABLETOP_HOME": str(tmp_path), "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    environ.pop("LC_ALL", None)
    done = subprocess.run(
        ["sh", "-ec", script],
        env={**environ, "TABLETOP_DATABASE": base.address},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    (dump,) = (tmp_path / "backup").glob("*.dump")
    assert dump.name == "Mon.dump"
    listed = subprocess.run(
        ["pg_restore", "--list", str(dump)], capture_output=True, text=True, check=True
    ).stdout
    assert "TABLE DATA tabletop games" in listed
    assert (tmp_path / "backup" / "ssh_host_ed25519_key").read_text() == "key"
    environ.pop("TABLETOP_DATABASE", None)
    failed = subprocess.run(["sh", "-ec", script], env=environ, capture_output=True, text=True, check=False)
    assert failed.returncode != 0
    assert "is not set in /etc/tabletop.env" in failed.stderr


# -- messages under the service's restrictions --------------------------------------------------------

CLUB = CONTRIB.parent / "docs" / "club.md"
GAINS_RIGHTS = re.compile(r"\b(sendmail|postdrop|mailx|bin/mail|exim4?|newgrp|crontab|pkexec|doas)\b")
"""Programs that change user or group when they start."""


def blocks(beginning: str, end: str) -> list[str]:
    """The code on the page for clubs, from one text to another."""
    page = CLUB.read_text(encoding="utf-8")
    part = page[page.index(beginning) : page.index(end)]
    return re.findall(r"```\w*\n(.*?)```", part, re.DOTALL)


def restrictions() -> list[str]:
    """The lines with which the service restricts whatever runs in it."""
    text = (CONTRIB / "tabletop.service").read_text(encoding="utf-8")
    return [
        line
        for line in text.split("# It needs")[1].split("[Install]")[0].splitlines()
        if re.match("[A-Z]", line)
    ]


def test_what_the_page_offers_for_messages_gains_no_rights_since_the_service_lets_nothing_gain_any() -> None:
    assert "NoNewPrivileges=yes" in restrictions()
    scripts = blocks("### Messages to players", "**To try a command")
    _, _, mail = read("tabletop-mail").split('"""', 2)
    assert len(scripts) > 3
    assert [each for each in (*scripts, mail) if GAINS_RIGHTS.search(each)] == []


def read(name: str) -> str:
    return (CONTRIB / name).read_text(encoding="utf-8")


def test_a_trial_has_every_restriction_of_the_service(tmp_path: Path) -> None:
    """The page's own lines are run, with a program in place of `sudo` that shows what it is given."""
    (code,) = [each for each in blocks("**To try a command", "## Backup") if "systemd-run" in each]
    code = code.replace("/etc/systemd/system/", f"{CONTRIB}/")
    shown = tmp_path / "sudo"
    shown.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    shown.chmod(0o755)
    environ = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-euc", code], env=environ, capture_output=True, text=True, timeout=60, check=True
    )
    given = done.stdout.splitlines()
    wanted = ["User=tabletop", "StateDirectory=tabletop", *restrictions()]
    assert [line for line in wanted if f"--property={line}" not in given] == []
    assert not any("Exec" in line or "Environment" in line for line in given)
    assert given[-6:-4] == ["/usr/local/bin/tabletop-mail", "turn"]


class Mailbox:
    """A mail server for one mail."""

    def __init__(self) -> None:
        self.got = ""
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.at = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self._thread = threading.Thread(target=self._take, daemon=True)
        self._thread.start()

    def _take(self) -> None:
        self._listening.settimeout(20)
        with contextlib.suppress(OSError), self._listening.accept()[0] as line, line.makefile("rwb") as talk:
            talk.write(b"220 here\r\n")
            talk.flush()
            data = False
            for raw in talk:
                text = raw.decode().casefold()
                self.got += text
                data = (data or text.startswith("data")) and text != ".\r\n"
                if not data or text.startswith("data"):
                    talk.write(
                        b"354 go on\r\n" if data else b"221 bye\r\n" if text == "quit\r\n" else b"250 ok\r\n"
                    )
                    talk.flush()

    def close(self) -> str:
        self._thread.join(20)
        self._listening.close()
        return self.got


def test_a_mail_is_sent_without_any_rights(tmp_path: Path) -> None:
    """As under the service: nothing that is started can gain any, and no capability is left."""
    setpriv = shutil.which("setpriv")
    if setpriv is None:
        pytest.skip("there is no setpriv here")
    players = tmp_path / "players"
    players.write_text("Zoë van Dam   zoe@example.org\nben ben@example.net\n", encoding="utf-8")
    mailbox = Mailbox()
    without = [setpriv, "--no-new-privs", *(["--bounding-set=-all"] if os.geteuid() == 0 else [])]
    mail = [*without, sys.executable, str(CONTRIB / "tabletop-mail"), "turn"]
    environ = {
        **os.environ,
        "TABLETOP_PLAYERS": str(players),
        "TABLETOP_MAIL_SERVER": mailbox.at,
        "TABLETOP_TEXT": "Your turn, Zoë.",
    }

    def sent(name: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*mail, name, "Dice Forge", "k7mp", "ssh x"],
            env={**environ, **more},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    nobody = sent("eve")
    assert (nobody.returncode, nobody.stderr) == (0, "")
    done = sent("Zoë van Dam")
    assert (done.returncode, done.stderr) == (0, "")
    got = mailbox.close()
    assert "rcpt to:<zoe@example.org>" in got
    assert "subject: tabletop: dice forge" in got
    assert "your turn, zo" in got
    failed = sent("ben", TABLETOP_MAIL_SERVER="127.0.0.1:1")
    assert failed.returncode == 1
    assert failed.stderr.startswith("tabletop-mail: ")
    assert failed.stderr.count("\n") == 1


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze here")
    units = []
    for unit in CONTRIB.glob("tabletop*.[st]*"):
        text = unit.read_text(encoding="utf-8")
        text = text.replace("/opt/tabletop/bin/tabletop", "/bin/true").replace("User=tabletop", "User=root")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
        units.append(str(tmp_path / unit.name))
    assert len(units) == 3
    done = subprocess.run(
        [analyze, "verify", *units], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
