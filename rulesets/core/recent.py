"""The last two of what is found at great cost and asked for again and again."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def recalled(last: Sequence[T], is_meant: Callable[[T], bool], make: Callable[[], T]) -> list[T]:
    """The one of the `last` that is meant, or a new one, and behind it the one that was asked for before.

    Callers look at the first one themselves: it is meant most of the time.
    """
    found = next(filter(is_meant, last), None)
    first = make() if found is None else found
    return [first, *[each for each in last if each is not first][:1]]
