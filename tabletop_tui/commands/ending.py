from typing import Any

from rulesets.core import Table
from tabletop_tui.words import Words


def ending(words: Words, table: Table[Any]) -> list[str]:
    return []
