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

_NOWHERE: tuple[str, ...] = ()
_SHOWS_ONLY: "Mapping[int, Mapping[Style, tuple[str, ...]]]" = MappingProxyType(
    {
        2: {
            Style.WATCHFUL: ("bora_bora",),
            **dict.fromkeys((Style.PATIENT, Style.QUICK, Style.STUBBORN, Style.CURIOUS), _NOWHERE),
        },
        3: {Style.QUICK: ("dice_forge",), Style.WATCHFUL: ("bora_bora",)},
        4: {
            Style.BOLD: ("dice_forge",),
            **dict.fromkeys(
                (Style.PATIENT, Style.QUICK, Style.STUBBORN, Style.CURIOUS, Style.WATCHFUL), _NOWHERE
            ),
        },
    }
)
"""By level, where styles show that can't be seen in all games together (docs/bots-styles.md)."""


def shows(style: Style, game: str, level: int) -> bool:
    """Whether a style can be noticed in a game at a level: level 1 plays by chance.

    Nothing is claimed that wasn't seen in play, and of level 5, which wasn't measured, what level 4 shows.
    """
    if level == LEVELS[0]:
        return False
    only = _SHOWS_ONLY[min(level, max(_SHOWS_ONLY))]
    return style not in only or game in only[style]
