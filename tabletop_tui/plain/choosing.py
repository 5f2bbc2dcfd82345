"""Which option a player means by the words typed."""

import re
from collections.abc import Mapping, Sequence

from rulesets.core import Decision, Option
from rulesets.core.records import record

_PARTS = re.compile(r"[,;:]? \(|[,;:] | · |$")
"""Where an option said in full can end early and still be a whole phrase."""
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
    facts: Mapping[str, object]


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


def in_brief(names: Sequence[str], texts: Sequence[str]) -> list[str]:
    """Options by their `names`; one whose name is shared, or isn't a word, by the beginning of its text."""
    return [
        name if names.count(name) == 1 and name in texts[place] else _begun(place, name, texts)
        for place, name in enumerate(names)
    ]


def _begun(place: int, name: str, texts: Sequence[str]) -> str:
    """The shortest beginning of a text that begins no other one, with the name in it if the text has it."""
    text = texts[place]
    for end in (found.start() for found in _PARTS.finditer(text)):
        begun = text[:end]
        others = (other for at, other in enumerate(texts) if at != place)
        if (name in begun or name not in text) and not any(other.startswith(begun) for other in others):
            return begun
    return text


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
