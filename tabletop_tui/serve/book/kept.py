"""What is kept of a table beside its game, read without opening the table."""

import json
from collections.abc import Mapping
from typing import Any

from rulesets.core.foreign import object_of

CLOSED_MARK = '"closed": true'
"""What the text kept of every closed table contains."""


def list_in(facts: Mapping[str, object], field: str) -> list[Any]:
    """What a field lists; empty if there is none, or something else there."""
    found = facts.get(field)
    return found if isinstance(found, list) else []


def object_in(facts: Mapping[str, object], field: str) -> dict[str, Any]:
    """What a field holds by names or ids; empty if there is none, or something else there."""
    found = facts.get(field)
    return found if isinstance(found, dict) else {}


def is_closed(kept: str | None) -> bool:
    """Whether the table was closed."""
    return object_of(kept).get("closed") is True


def is_private(kept: str | None) -> bool:
    """Whether only its players may see the table, also once its game is over."""
    return object_of(kept).get("private") is True


def followed_by(kept: str | None) -> str:
    """The id of the game that a closed table's damaged game goes on as; empty if there is none."""
    facts = object_of(kept)
    following = facts.get("following")
    return following if facts.get("closed") is True and isinstance(following, str) else ""


def reopened(kept: str, now: float) -> str:
    """What is to be kept of a closed table from `now` on, so that it is open again and doesn't expire.

    Whoever is asked has the whole clock: they couldn't answer meanwhile.
    """
    again = {"closed": False, "touched": now, "clock_from": now}
    return json.dumps({**object_of(kept), **again}, ensure_ascii=False)


def closed(kept: str | None) -> str:
    """What is to be kept of a table that is closed from now on."""
    return json.dumps({**object_of(kept), "closed": True}, ensure_ascii=False)
