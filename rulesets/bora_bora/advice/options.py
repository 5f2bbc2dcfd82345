"""The options of a decision, by the nouns of their keys."""

from rulesets.core import Decision

Asked = Decision[object] | None
"""A decision; `None` while a player only looks around."""


def keys_of(decision: Asked, *nouns: str) -> list[str]:
    """The keys of the options with these nouns; all without nouns."""
    keys = [option.key for option in decision.options] if decision is not None else []
    return [key for key in keys if not nouns or key.partition(":")[0] in nouns]


def ids_of(decision: Asked, *nouns: str) -> list[str]:
    """What follows the noun in these keys."""
    return [key.partition(":")[2] for key in keys_of(decision, *nouns)]
