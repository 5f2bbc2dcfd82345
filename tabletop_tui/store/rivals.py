"""The rivals of a game alone: computer players with a name, a portrait and a style of their own.

A style is a bent of the search (`tabletop_tui.bots.styles`), never a handicap; how well a rival plays is its
level alone. Names and styles are worded in `rivals.ftl`.
"""

from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.store.people import LEVELS

if TYPE_CHECKING:
    from collections.abc import Mapping


class Style(StrEnum):
    """What a rival likes to do."""

    CAREFUL = "careful"
    BOLD = "bold"
    PATIENT = "patient"
    QUICK = "quick"
    STUBBORN = "stubborn"
    CURIOUS = "curious"
    THRIFTY = "thrifty"
    WATCHFUL = "watchful"


@record
class Rival:
    """A computer player one can get to know."""

    id: str
    style: Style


RIVALS: "Mapping[str, Rival]" = MappingProxyType(
    {
        id: Rival(id, style)
        for id, style in (
            ("mira", Style.CAREFUL),
            ("tor", Style.BOLD),
            ("opal", Style.PATIENT),
            ("pip", Style.QUICK),
            ("bram", Style.STUBBORN),
            ("juno", Style.CURIOUS),
            ("wen", Style.THRIFTY),
            ("sol", Style.WATCHFUL),
        )
    }
)
"""All of them by id, in the order in which they are offered."""

_SHOWS_ONLY: "Mapping[Style, tuple[str, ...]]" = MappingProxyType({Style.WATCHFUL: ("bora_bora",)})
"""Where styles show that can't be seen in all games together (`tools.styles`, the tables in docs/bots.md)."""
_SHOWS_ONLY_AT_2: "Mapping[Style, tuple[str, ...]]" = MappingProxyType(
    {
        Style.WATCHFUL: ("bora_bora",),
        Style.PATIENT: (),
        Style.QUICK: (),
        Style.STUBBORN: (),
        Style.CURIOUS: (),
    }
)
"""The same at level 2, which searches little."""


def shows(style: Style, game: str, level: int) -> bool:
    """Whether a style can be noticed in a game at a level: level 1 plays by chance.

    Nothing is claimed that wasn't seen in play at levels 2 and 3; levels 4 and 5 weren't measured.
    """
    only = _SHOWS_ONLY_AT_2 if level == LEVELS[1] else _SHOWS_ONLY
    return level > LEVELS[0] and (style not in only or game in only[style])
