"""What not every operating system has: some signals, locks on files, terminals that can be asked.

No other module imports what some systems lack, or uses a name that some lack
(`tests/tui/terminal/test_systems.py`); `tabletop_tui.serve.club.crew`, which needs processes that fork, is
the one exception.
"""

import contextlib
import errno
import importlib
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

HANGUP: Final[int | None] = getattr(signal, "SIGHUP", None)
"""The signal that the window has been closed; `None` where a closed window ends its programs."""

ENDING: Final[tuple[int, ...]] = tuple(
    getattr(signal, name)
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
    if getattr(signal, name, None) is not None
)
"""The signals that ask a program to end."""

FORKS: Final = hasattr(os, "fork")
"""Whether a process can become two."""


def _found(module: str) -> Any:
    """A module of Python's that exists on some systems only; `None` on others."""
    try:
        return importlib.import_module(module)
    except ImportError:
        return None


# -- terminals ---------------------------------------------------------------------------------


def has_screens() -> bool:
    """Whether Textual can show full screens here."""
    return sys.platform == "win32" or _found("termios") is not None


def is_lost(stream: int) -> bool:
    """Whether an open file was a terminal that is gone; the system says that any other file is none."""
    termios = _found("termios")
    if termios is None:
        return False
    try:
        termios.tcgetattr(stream)
    except termios.error as error:
        return bool(error.args[0] == errno.EIO)
    return False


# -- signals -----------------------------------------------------------------------------------


def end_when_hung_up() -> None:
    """Make a closed window end a program as Ctrl+C does, cleaning up; not under `nohup`."""
    if HANGUP is not None and signal.getsignal(HANGUP) is signal.SIG_DFL:
        signal.signal(HANGUP, signal.default_int_handler)


def has_window() -> bool:
    """Whether this program belongs to a terminal: then SIGHUP says that its window has been closed."""
    try:
        terminal = os.open("/dev/tty", os.O_RDWR)
    except OSError:
        return False
    os.close(terminal)
    return True


def call_on(loop: "AbstractEventLoop", number: int, call: Callable[..., object], *given: object) -> None:
    """Have the loop make a call when a signal comes. For the main thread."""
    try:
        loop.add_signal_handler(number, call, *given)
    except NotImplementedError:  # Windows: a handler of Python's runs in between, and wakes the loop
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(call, *given))


def ignore_stops() -> None:
    """Go on when the terminal asks this program to pause."""
    stop = getattr(signal, "SIGTSTP", None)
    if stop is not None:
        signal.signal(stop, signal.SIG_IGN)


def can_stop() -> bool:
    """Whether a program can pause itself for the shell that started it."""
    return hasattr(signal, "SIGTSTP") and hasattr(signal, "SIGCONT")


def stop() -> None:
    """Pause this program and those that were started with it, until the shell lets them go on."""
    os.kill(0, signal.SIGTSTP)


# -- processes ---------------------------------------------------------------------------------


def yield_to_others(much: int) -> None:
    """Let other processes go first, by so much as `nice` counts; where there is no such thing, don't."""
    if hasattr(os, "nice"):
        _ = os.nice(much)


def cores() -> int:
    """How many processes can compute at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def end_session(leader: int) -> None:
    """Kill a process, and where the system knows them, all that it has started. Raises `OSError`."""
    if hasattr(os, "killpg"):
        os.killpg(leader, signal.SIGKILL)
    else:
        os.kill(leader, signal.SIGTERM)  # Windows kills by it


# -- files -------------------------------------------------------------------------------------

_LOCKED_AT: Final = 1 << 30
"""The byte that Windows locks: far behind everything written, since it can't be read then."""


def lock(handle: int) -> bool | None:
    """Lock an open file for this process without waiting. The system frees it, even after `kill -9`.

    Returns whether it is ours; `None` where there are no locks.
    """
    fcntl = _found("fcntl")
    if fcntl is not None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
    msvcrt = _found("msvcrt")
    if msvcrt is None:
        return None
    before = os.lseek(handle, 0, os.SEEK_CUR)
    _ = os.lseek(handle, _LOCKED_AT, os.SEEK_SET)
    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    except OSError:
        return False
    finally:
        _ = os.lseek(handle, before, os.SEEK_SET)
    return True


def flush_folder(folder: Path) -> None:
    """Make sure that a folder's new entries outlast a power cut. Windows does it without being asked."""
    with contextlib.suppress(PermissionError):  # there, no folder can be opened
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
