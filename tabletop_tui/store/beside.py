"""Doing something while something else waits for the disk."""

import threading
from collections.abc import Callable


def beside(waiting: Callable[[], object], work: Callable[[], object]) -> None:
    """Do both, `waiting` in a thread of its own; raises what either of them raises.

    `waiting` must be a single call that waits without Python's lock: otherwise it gets its turn only when
    `work` pauses for five milliseconds.
    """
    failed: list[BaseException] = []

    def wait() -> None:
        try:
            _ = waiting()
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
