"""A message of the program's that is still to be worded: for what is raised before a language is known."""

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from rulesets.core.records import record


@record
class Message:
    """The id of a message, and its facts."""

    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)
