"""Which option a player means by the words typed."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesets.core import Decision, Option
from rulesets.core.records import record

SHOWN = 40
"""How many characters of a wrong input are repeated."""


@record
class Choice:
    """An option as it is listed."""

    number: int
    text: str
    option: Option[object]
    label: str | None


@record
class Unclear:
    """The input doesn't fit exactly one option: the message that says so, with its facts."""

    message: str
    facts: Mapping[str, Any]


def choices_of(
    decision: Decision[object], texts: Sequence[str], labels: Mapping[str, str]
) -> tuple[Choice, ...]:
    """The options with their numbers, from 1, and the labels they have on boards.

    Labels that are digits are left out: a typed number is the number in the list.
    """
    return tuple(
        Choice(number, text, option, label if label and not label.isdecimal() else None)
        for number, (option, text, label) in enumerate(
            zip(decision.options, texts, (labels.get(o.key) for o in decision.options), strict=True), start=1
        )
    )


def meant(choices: Sequence[Choice], typed: str) -> Choice | Unclear | None:
    """The choice with this number, label, key or text; `None` if the input resembles none."""
    if typed.isdecimal():
        number = int(typed) if len(typed) < 6 else 0
        if 1 <= number <= len(choices):
            return choices[number - 1]
        return Unclear("plain-no-such-number", {"number": shown(typed), "last": len(choices)})
    for choice in choices:
        if typed == choice.label or typed.casefold() == choice.option.key.casefold():
            return choice
    return None


def meant_by_text(choices: Sequence[Choice], typed: str) -> Choice | Unclear:
    """The one choice whose text begins with, or else contains, the typed words."""
    word = typed.casefold()
    for found in (
        [choice for choice in choices if choice.text.casefold().startswith(word)],
        [choice for choice in choices if word in choice.text.casefold()],
    ):
        if len(found) == 1:
            return found[0]
        if found:
            numbers = [choice.number for choice in found]
            return Unclear("plain-several", {"text": shown(typed), "numbers": numbers})
    return Unclear("plain-not-understood", {"text": shown(typed), "last": len(choices)})


def shown(typed: str) -> str:
    """The typed words, cleaned so that they can be shown."""
    text = "".join(char if char.isprintable() else "?" for char in typed)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
