"""Looks for garbage between the answers of computer players, not within one.

Python looks whenever enough objects have been made. What was learned of a game keeps hundreds of thousands of
small tuples, so one look in the middle of an answer of a few milliseconds takes up to half a second.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_YOUNG = 1
"""The generations that are looked through after each answer: what it has made, not what has been kept."""


def after_an_answer() -> None:
    """Look through what the last answers have made: a few milliseconds."""
    _ = gc.collect(_YOUNG)


def look_everywhere() -> None:
    """Look through everything that is new since the last such look: at most 32 ms in 200 games.

    What is still in use isn't looked through again. A process that thinks keeps most of it to its end, or in
    memories that are emptied when they are full, which needs no such look. With all of it, a look took 120 ms
    after fifteen games, and the next question waited for it.
    """
    _ = gc.collect()
    gc.freeze()


@contextmanager
def between_answers() -> Iterator[Callable[[], None]]:
    """Python doesn't look within, and looks as usual after it; call what is yielded after each answer."""
    looks = gc.isenabled()
    gc.disable()
    try:
        yield after_an_answer
    finally:
        if looks:
            gc.enable()
