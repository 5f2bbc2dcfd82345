"""Which names people can have, and which names look so alike that they count as one.

Names are compared as Unicode's security mechanisms say (UTS 39): by a skeleton in which everything that
looks the same is the same. The table of what looks alike, and which script a character belongs to, are
`confusable_homoglyphs`'s (docs/decisions/0012-names-that-look-alike.md).
"""

import unicodedata
from functools import cache, lru_cache

from rulesets.core.message import Message
from tabletop_tui.store.people import NAME_CELLS, clean_name, clean_text

RESERVED = ("bot:",)
"""The prefix that names may not have."""

_ANY_SCRIPT = frozenset({"COMMON", "INHERITED"})
"""Characters that go with letters of every script: digits, hyphens, accents."""

_TOGETHER = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
"""Scripts written together (UTS 39, highly restrictive); no letter of one looks like another's."""

_MARKS = "\u200e\u200f"
"""Direction marks that the table puts around letters of scripts written from right to left."""


@lru_cache(4096)  # lists of tables compare each guest with each seat that is kept for a name
def folded(name: str) -> str:
    """What two spellings of one name have in common: `ANA`, `Ana` and `ana` are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def name_or_reason(typed: str) -> tuple[str, Message | None]:
    """The name as shown, and the reason if it isn't allowed: cut off, it may be another's."""
    name = clean_name(typed)
    if not name:
        return "", Message("serve-name-empty")
    if name.casefold().startswith(RESERVED):
        return name, Message("serve-name-reserved", {"name": name})
    if name.startswith("-"):  # `ssh`, and commands that are given it, would take it for an option
        return name, Message("serve-name-hyphen", {"name": name})
    if is_mixed(name):
        return name, Message("serve-name-mixed", {"name": name})
    if clean_text(typed, 2 * len(typed)) != name:
        return name, Message("serve-name-long", {"name": name, "cells": NAME_CELLS})
    return name, None


def is_mixed(name: str) -> bool:
    """Whether a name takes letters from scripts that aren't written together: `anа` with a Cyrillic а."""
    from confusable_homoglyphs.categories import unique_aliases

    scripts = frozenset(unique_aliases(name)) - _ANY_SCRIPT
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def alike(one: str, other: str) -> bool:
    """Whether two names are the same, or look as if they were."""
    return not looks_of(one).isdisjoint(looks_of(other))


def looks_of(name: str) -> frozenset[str]:
    """The skeletons of a name as it is written, and in lower case: `Ian` looks like `lan` and is `ian`."""
    whole = unicodedata.normalize("NFKC", name)
    return frozenset(skeleton(form).casefold() for form in (whole, whole.casefold()))


def skeleton(text: str) -> str:
    """The text in which everything that looks like something else is replaced."""
    plain = unicodedata.normalize("NFD", text)
    table = _prototypes()
    return unicodedata.normalize("NFD", "".join(table.get(char, char) for char in plain))


@cache  # made from a list of thousands
def _prototypes() -> dict[str, str]:
    """The spelling that represents all characters that look alike, by each of them."""
    from confusable_homoglyphs.confusables import confusables_data

    leader: dict[str, str] = {}

    def lead(text: str) -> str:
        while (over := leader.get(text, text)) != text:
            text = over
        return text

    def before(text: str) -> tuple[int, str]:
        return -len(text), text

    for written, similar in confusables_data.items():
        for each in similar:
            one, other = sorted((lead(written.strip(_MARKS)), lead(each["c"].strip(_MARKS))), key=before)
            # The longer one leads: `m` becomes `rn`, since no single character is found in two.
            leader[other] = one
    table = {char: lead(char) for char in leader if len(char) == 1}
    return {char: "".join(table.get(c, c) for c in led) for char, led in table.items()}
