"""Who has a game open: a lock file for each, which the system frees even after `kill -9`."""

import contextlib
import os
import time
from pathlib import Path

from tabletop_tui.host.paths import make_private
from tabletop_tui.host.system import lock
from tabletop_tui.store.errors import StoreError

PAUSES = (0.005, 0.02, 0.05)
"""Seconds between tries: a program that only looks is gone after the first."""


class GameLock:
    """A game that this program has open; no other program can open it until `release`."""

    def __init__(self, file: Path, handle: int) -> None:
        """For `take`: `handle` holds the lock on `file`."""
        self._file = file
        self._handle: int | None = handle

    @classmethod
    def take(cls, folder: Path, game_id: str) -> "GameLock":
        """Lock a game. Raises `StoreError` naming the program that has it, and `OSError`."""
        make_private(folder)
        file = folder / f"{game_id}.lock"
        while True:
            handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                if not _lock_soon(handle):
                    raise StoreError("saves-in-use", id=game_id, pid=_holder(handle))
                if _is_at(handle, file):
                    os.ftruncate(handle, 0)
                    os.write(handle, str(os.getpid()).encode())
                    return cls(file, handle)
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)  # its holder has just removed it: take the one that is there now

    def release(self) -> None:
        """Let others have the game."""
        if self._handle is not None:
            with contextlib.suppress(PermissionError):  # Windows keeps files that are open
                self._file.unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = None


def _lock_soon(handle: int) -> bool:
    for pause in PAUSES:
        if lock(handle) is not False:
            return True
        time.sleep(pause)
    return False


def _holder(handle: int) -> str:
    return os.read(handle, 20).decode("ascii", "replace") or "?"


def _is_at(handle: int, file: Path) -> bool:
    try:
        there = file.stat()
    except FileNotFoundError:
        return False
    return os.path.samestat(os.fstat(handle), there)
