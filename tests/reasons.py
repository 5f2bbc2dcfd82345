"""What a reason says, for tests of any game."""

from dataclasses import fields, is_dataclass
from typing import Any


def reason_facts(reason: object) -> dict[str, Any]:
    """The facts of a reason, by name; a member of a `Why` has none."""
    return {each.name: getattr(reason, each.name) for each in fields(reason)} if is_dataclass(reason) else {}
