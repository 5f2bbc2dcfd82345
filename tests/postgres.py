"""A PostgreSQL of the tests' own: one for all that run together, on the loopback, gone afterwards.

The first test that asks starts it; each worker has a database of its own, emptied for each test. Where there
is no PostgreSQL, or no one unprivileged to run it as, tests are skipped with a sentence. All
tests import this, also on systems without Unix's modules, which are imported only where they are needed.
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

PLACE = "TABLETOP_TEST_POSTGRES"
"""Environment variable with the folder that all workers share."""
PASSWORD = "p%40ss w:rd".replace(" ", "%20")
"""The password of the user `club`, quoted as it has to be in an address."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}
HOSTS = "local all all trust\nhost all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n"


WATCHED = """
run=$1 data=$2 all=$3; shift 3
while kill -0 "$run" 2>/dev/null && [ -d "$data" ]; do sleep 2; done
if [ -d "$data" ]; then "$@"; rm -rf "$all"; fi
"""
"""A run that is killed can't stop its server, so a small process waits for the end of both."""
_watchers: list[subprocess.Popen[bytes]] = []


def program(name: str) -> str | None:
    """A program of PostgreSQL's; Debian keeps them beside the search path."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or next(map(str, beside), None)


def prefix() -> list[str] | None:
    """What a command begins with so that it doesn't run as root; `None` if that can't be had."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return []
    import pwd

    with contextlib.suppress(KeyError):
        _ = pwd.getpwnam("postgres")
        if shutil.which("runuser"):
            return ["runuser", "-u", "postgres", "--"]
    return None


@dataclass
class Postgres:
    """A running server."""

    folder: Path
    port: int

    def address(self, database: str, user: str = f"club:{PASSWORD}") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def admin(self, database: str = "postgres") -> Any:
        """A connection as the superuser."""
        import psycopg

        return psycopg.connect(self.address(database, "postgres"), autocommit=True)

    def control(self, *what: str) -> None:
        """Start or stop it: `pg_ctl`."""
        command = [*(prefix() or []), str(program("pg_ctl")), "-D", str(self.folder / "data"), "-w", *what]
        quiet = subprocess.DEVNULL
        subprocess.run(command, check=True, stdin=quiet, stdout=quiet, stderr=quiet, cwd="/", timeout=60)

    def start(self) -> None:
        settings = {**SETTINGS, "port": str(self.port), "unix_socket_directories": str(self.folder)}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self.control("-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "fast") -> None:
        self.control("-m", how, "stop")


def _made(folder: Path) -> Postgres:
    """A new server in a folder of its own, with a user who may make databases."""
    before = prefix() or []
    if before:
        shutil.chown(folder, "postgres")
    command = [*before, str(program("initdb")), "-D", str(folder / "data")]
    command += ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", timeout=60)
    (folder / "data" / "pg_hba.conf").write_text(HOSTS)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Postgres(folder, port)
    server.start()
    data, quiet = str(folder / "data"), subprocess.DEVNULL
    stop = [*before, str(program("pg_ctl")), "-D", data, "-m", "immediate", "stop"]
    watching = ["sh", "-c", WATCHED, "sh", os.environ[f"{PLACE}_RUN"], data, os.environ[PLACE], *stop]
    _watchers.append(
        subprocess.Popen(watching, stdin=quiet, stdout=quiet, stderr=quiet, cwd="/", start_new_session=True)
    )
    with server.admin() as admin:
        admin.execute("CREATE ROLE club LOGIN CREATEDB PASSWORD 'p@ss w:rd'")
    return server


def check() -> None:
    """Skip the test where there can be no server."""
    pytest.importorskip("psycopg", reason="needs psycopg: pip install tabletop-tui[club]")
    pytest.importorskip("fcntl", reason="the tests' PostgreSQL needs a system with Unix's locks")
    if program("initdb") is None or program("pg_ctl") is None:
        pytest.skip("needs PostgreSQL: apt install postgresql")
    if prefix() is None:
        pytest.skip("PostgreSQL doesn't run as root, and there is no user postgres")


def own() -> Postgres:
    """A server for one test alone, which may kill it."""
    check()
    return _made(Path(tempfile.mkdtemp(dir=os.environ[PLACE])))


def shared() -> Postgres:
    """The server of this run, started by the first test that asks."""
    check()
    import fcntl

    folder = Path(os.environ[PLACE])
    known = folder / "port"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if known.exists():
            return Postgres(folder / "server", json.loads(known.read_text()))
        (folder / "server").mkdir()
        server = _made(folder / "server")
        known.write_text(json.dumps(server.port))
        return server


def prepare() -> None:
    """For the process that runs all workers: where the server is going to be."""
    if PLACE not in os.environ:
        # Not wherever temporary files may be: a socket's path is short, and the user postgres must get there.
        short = "/tmp" if os.access("/tmp", os.W_OK) else None
        os.environ[PLACE] = tempfile.mkdtemp(prefix="tabletop-postgres-", dir=short)
        Path(os.environ[PLACE]).chmod(0o711)
        os.environ[f"{PLACE}_RUN"] = str(os.getpid())


def end() -> None:
    """For the process that runs all workers: stop the server, if it was started by them."""
    if os.environ[f"{PLACE}_RUN"] != str(os.getpid()):
        return  # a test runs tests: it is not ours
    folder = Path(os.environ.pop(PLACE))
    known = folder / "port"
    if known.exists():
        with contextlib.suppress(subprocess.SubprocessError):
            Postgres(folder / "server", json.loads(known.read_text())).stop("immediate")
    shutil.rmtree(folder, ignore_errors=True)


@dataclass
class Base:
    """An empty database."""

    server: Postgres
    name: str
    port: int = 0
    """Of a proxy on the way to the server; 0 if there is none."""

    @property
    def address(self) -> str:
        """Its address, with the password of its owner."""
        address = self.server.address(self.name)
        return address.replace(f":{self.server.port}/", f":{self.port}/") if self.port else address

    def admin(self) -> Any:
        """A connection as the superuser."""
        return self.server.admin(self.name)

    def cut(self) -> int:
        """End every connection to it. Returns how many there were."""
        with self.server.admin() as admin:
            cut = admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (self.name,)
            )
            return len(cut.fetchall())


def base(server: Postgres | None = None) -> Iterator[Base]:
    """For a fixture: this worker's empty database, on the shared server or on one that is then stopped."""
    own, server = server, server or shared()
    name = f"club_{os.environ.get('PYTEST_XDIST_WORKER', 'one')}"
    with server.admin() as admin:
        there = admin.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,)).fetchone()
        if there is None:
            admin.execute(f"CREATE DATABASE {name} OWNER club")
    found = Base(server, name)
    with found.admin() as admin:
        admin.execute("SET client_min_messages TO warning")
        admin.execute("DROP SCHEMA IF EXISTS tabletop CASCADE")
    yield found
    if own is None:
        found.cut()
    else:
        own.stop("immediate")
