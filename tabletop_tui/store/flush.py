"""Doing something while the disk is waited for."""

import threading
from collections.abc import Callable


def run_during_flush(flush: Callable[[], object], work: Callable[[], object]) -> None:
    """Do both, `flush` in a thread of its own; raises what either of them raises.

    `flush` must be a single call that waits without Python's lock: otherwise it gets its turn only when
    `work` pauses for five milliseconds.
    """
    failed: list[BaseException] = []

    def wait() -> None:
        try:
            _ = flush()
        except BaseException as error:  # noqa: BLE001 - it is raised below
            failed.append(error)

    thread = threading.Thread(target=wait)
    thread.start()
    try:
        _ = work()
    finally:
        thread.join()
    if failed:
        raise failed[0]
