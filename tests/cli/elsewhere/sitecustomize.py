"""Makes Python look as it does where much of what Linux has is missing, as on Windows.

Python runs this first in every process that has this folder in `PYTHONPATH`, so also in those that the
program starts. `TABLETOP_ELSEWHERE` names libraries that are loaded before anything is taken away, since they
know such systems and wouldn't ask for it there, and `TABLETOP_ELSEWHERE_KEEPS` what of `os` such a library
asks for later. With `TABLETOP_ELSEWHERE_LOCKS`, files are locked as Windows locks them.
"""

import asyncio
import importlib
import os
import select
import signal
import sys
import types

NAMES = importlib.import_module("lacking")  # beside this file, whose folder is in `PYTHONPATH`


def _no_signal_handler(*_: object) -> None:
    raise NotImplementedError


for needed in ("platformdirs.unix", *os.environ.get("TABLETOP_ELSEWHERE", "").split()):
    importlib.import_module(needed)
if os.environ.get("TABLETOP_ELSEWHERE_LOCKS"):
    import errno
    import fcntl

    def _locking(handle: int, mode: int, count: int) -> None:
        """As Windows does it: from where the file stands, and with an error of its own."""
        assert (mode, count) == (3, 1)
        assert os.lseek(handle, 0, os.SEEK_CUR) > 1 << 20, "what is locked can't be read on Windows"
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise PermissionError(errno.EACCES, "Permission denied") from error

    sys.modules["msvcrt"] = types.ModuleType("msvcrt")
    vars(sys.modules["msvcrt"]).update(locking=_locking, LK_NBLCK=3)
for name in NAMES.MODULES:
    sys.modules[name] = None  # type: ignore[assignment]  # Python's own way to say there is none
for name in NAMES.SIGNALS:
    delattr(signal, name)
for name in {*NAMES.OF_OS} - {*os.environ.get("TABLETOP_ELSEWHERE_KEEPS", "").split()}:
    delattr(os, name)
del select.poll
asyncio.SelectorEventLoop.add_signal_handler = _no_signal_handler  # type: ignore[assignment]
