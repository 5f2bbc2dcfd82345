"""What every test gets: an empty home of its own, an English UTF-8 locale, no colours decided outside."""

import contextlib
import gc
import importlib
import itertools
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from tests import postgres
from tests.whole import sampled

SETTLED = {
    "LC_ALL": "C.UTF-8",
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
    "TZ": "UTC",
    "TABLETOP_GLANCE": "0",
    "TABLETOP_REHEARSAL": "0",
}
"""With the last two, a question may be answered as soon as it is shown, and servers, which live for seconds
here, don't prepare for many guests: tests are quick."""
UNSET = {
    "TABLETOP_DATABASE",
    "TABLETOP_DATABASE_CLEAR_TEXT",
    "PGHOST",
    "PGHOSTADDR",
    "PGSSLMODE",
    "PGSSLROOTCERT",
    "PGREQUIRESSL",
    "PGSERVICEFILE",
    "PGSYSCONFDIR",
    "PGPORT",
    "PGUSER",
    "PGPASSWORD",
    "PGDATABASE",
    "PGSERVICE",
    "LC_MESSAGES",
    "LANGUAGE",
    "NO_COLOR",
    "COLORTERM",
    "FORCE_COLOR",
    "TABLETOP_TRACEBACK",
    "TEXTUAL",
}

GARBAGE_THRESHOLDS = (50_000, 20, 50)
"""Python's 700, 10 and 10 are for programs with less on the heap."""


gc.disable()  # until all tests have been collected: there is no garbage in imported modules

# A shell that starts the tests in the background has the programs they start ignore these.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    _ = signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    _ = signal.signal(signal.SIGHUP, signal.SIG_DFL)


# How long an example takes, or how long it takes to make one, says how busy the machine is.
hypothesis_settings.register_profile(
    "any pace",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=sampled(35, 100),
)
hypothesis_settings.load_profile("any pace")


def pytest_xdist_auto_num_workers() -> int | None:
    """Two for each processor and one more: tests with screens, servers and kills wait half of their time.

    With one fewer, two processors are idle for a tenth of the run.
    """
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    return 2 * (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    """Say where bytecode is kept and where the tests' PostgreSQL is going to be.

    Workers are started later and know both from here.
    """
    if not hasattr(config, "workerinput"):
        work_in_long_turns()
        keep_bytecode(config)
        postgres.prepare()


def work_in_long_turns() -> None:
    """Have the system exchange busy processes less often, where it can: they share caches of the processor.

    All that tests start inherits this. On two cores the whole suite takes 5 to 10 % less time.
    """
    if hasattr(os, "SCHED_BATCH"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def keep_bytecode(config: pytest.Config) -> None:
    """Keep bytecode in pytest's cache if there may be none beside the sources (`PYTHONDONTWRITEBYTECODE`).

    Otherwise each worker rewrites the assertions of all tests anew, eight seconds each time.
    """
    cache = getattr(config, "cache", None)
    if cache is None or not sys.dont_write_bytecode:
        return
    with contextlib.suppress(OSError):
        sys.pycache_prefix = os.environ["PYTHONPYCACHEPREFIX"] = str(cache.mkdir("bytecode"))
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        sys.dont_write_bytecode = False


def pytest_collection(session: pytest.Session) -> None:
    """Import the tests of whole folders, in each process beginning elsewhere.

    Where there is no bytecode yet, each module is so compiled by one process and not by all of them at once.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None:
        return
    folders = [Path(each) for each in session.config.args if Path(each).is_dir()]
    files = sorted(file for folder in folders for file in folder.rglob("test_*.py"))
    first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for file in files[first:] + files[:first]:
        module = ".".join(file.resolve().relative_to(session.config.rootpath).with_suffix("").parts)
        if module.startswith("tests."):
            with contextlib.suppress(Exception, pytest.skip.Exception):  # collecting says what is wrong
                _ = importlib.import_module(module)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop the tests' PostgreSQL, if any test has asked for it."""
    if not hasattr(config, "workerinput"):
        postgres.end()


@pytest.fixture
def base() -> Iterator[postgres.Base]:
    """An empty database of PostgreSQL's; skips where there is no PostgreSQL."""
    yield from postgres.base()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that mostly wait come first.

    pytest-xdist gives the first process the first tests; in the end the others take over what it has left.
    """
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)


def pytest_collection_finish() -> None:
    """Exempt modules and tests from garbage collection: with screens, it takes a seventh of the time.

    What importing has left is exempt with them: looking for it takes longer than it is worth.
    Pilots of screens wait as `tests.idle` says, if any test has one, and catalogues are kept.
    """
    if "textual.pilot" in sys.modules:
        from tests import idle

        idle.install()
    if "tabletop_tui.text.words" in sys.modules:
        from tests import catalogues

        catalogues.keep()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Look for garbage once: pytest looks five times, a second each in a long run."""
    _ = gc.collect()
    gc.freeze()


_homes = itertools.count()


def new_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder.

    Pytest's `mktemp` looks through all there are to find a free number: in the end two milliseconds a test.
    """
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(_homes))
    home.mkdir(0o700, parents=True)
    return home


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings and saves of the machine can't be read, and none are left behind.

    Built from session fixtures only, so that Hypothesis doesn't object.
    """
    before = os.environ.copy()
    os.environ.update(SETTLED, TABLETOP_HOME=str(new_home(tmp_path_factory)))
    for name in before.keys() & UNSET:
        del os.environ[name]
    yield
    after = os.environ.copy()  # few tests change anything: putting all of it back takes four times as long
    for name in after.keys() - before.keys():
        del os.environ[name]
    os.environ.update({name: value for name, value in before.items() if after.get(name) != value})
