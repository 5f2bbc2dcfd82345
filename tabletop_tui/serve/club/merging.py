"""Merges changes that two servers have made to the same text at the same time."""

import json
from collections import Counter
from collections.abc import Mapping

from rulesets.core.foreign import object_of

FIRST_COMES = ("following",)
"""Fields whose first written value counts: a table has one rematch."""


def merged(before: str | None, mine: str, theirs: str | None) -> str:
    """The JSON object that has both changes: those that led from `before` to `mine`, and to `theirs`.

    If both have changed the same plain value, mine counts, except for `FIRST_COMES`.
    """
    return json.dumps(_object(object_of(before), object_of(mine), object_of(theirs)), ensure_ascii=False)


_GONE = object()
"""Stands for the value of a missing field."""


def _object(
    before: Mapping[str, object], mine: Mapping[str, object], theirs: Mapping[str, object]
) -> dict[str, object]:
    both: dict[str, object] = {}
    for name in {**theirs, **mine}:
        was, here, there = (each.get(name, _GONE) for each in (before, mine, theirs))
        value = _value(name, was, here, there)
        if value is not _GONE:
            both[name] = value
    return both


def _value(name: str, was: object, here: object, there: object) -> object:
    if here == was:
        return there
    if there == was:
        return here
    if isinstance(here, dict) and isinstance(there, dict):
        return _object(was if isinstance(was, dict) else {}, here, there)
    if isinstance(here, list) and isinstance(there, list):
        return _list(was if isinstance(was, list) else [], here, there)
    return there if name in FIRST_COMES and there not in (_GONE, "") else here


def _list(was: list[object], here: list[object], there: list[object]) -> list[object]:
    """Their list without what was removed here, followed by what was added here."""
    known = Counter(_key(each) for each in was)
    kept = Counter(_key(each) for each in here)
    removed, added = known - kept, kept - known
    both = []
    for each in there:
        if removed[_key(each)]:
            removed[_key(each)] -= 1
        else:
            both.append(each)
            if added[_key(each)] and not known[_key(each)]:
                added[_key(each)] -= 1  # the others have it from us
    new = []
    for each in reversed(here):
        if added[_key(each)]:
            added[_key(each)] -= 1
            new.append(each)
    return [*both, *reversed(new)]


def _key(value: object) -> str:
    return json.dumps(value, sort_keys=True)
