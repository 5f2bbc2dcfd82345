"""The styles of rivals (`tabletop_tui.store.rivals`): which of several answers that promise about as much.

A player with a style searches a little longer than its level does; at level 2 that depends on the style. Of
the answers that are nearly as good as the best one found, it takes the one whose turn ends most to its taste.
How far below the best it may lie is tuned for each style and game, so that rivals win as often as their level
without a style: `tools.styles` measures both.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from types import MappingProxyType
from typing import Any

from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.bots.features import features
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.value import valued
from tabletop_tui.store.rivals import Style

Taste = Callable[[Rules[Any], Any, int], float]
"""How much a style likes the end of a seat's turn; only compared with other ends of the same turn."""

STORES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "orbis": tuple(f"field.supply.{colour}" for colour in range(5)),
        "papyria": ("field.lapis", "field.papyri"),
        "helios": ("own.cubes",),
        "dice_forge": tuple(f"field.stores.{kind}" for kind in range(3)),
        "bora_bora": (*(f"field.hand.{kind}" for kind in range(5)), "own.materials", "field.shells"),
    }
)
"""What a seat can keep for later, kind by kind: worshippers, goods, cubes, gold and shards, cards."""

KINDS: Mapping[str, str] = MappingProxyType({"helios": "colours_held"})
"""What says how many kinds a seat keeps, in a game whose stores are counted together."""

SPLIT: Mapping[str, tuple[str, str]] = MappingProxyType({"bora_bora": ("track", "field.ledger.")})
"""A line of the score sheet that features take apart, and how the names of its parts begin."""


def stores(rules: Rules[Any], state: Any, seat: int) -> list[float]:
    """What a seat keeps of each kind; of a game that names nothing, all that decides ties."""
    names = STORES.get(rules.id)
    if names is None:
        return [float(sum(rules.standings(state)[seat].tie_break))]
    found = features(rules, state, seat, rules.lines(state, seat))
    return [max(0.0, found.get(name, 0.0)) for name in names]


def kinds(rules: Rules[Any], state: Any, seat: int) -> float:
    """How many kinds of things a seat keeps for later."""
    if rules.id in KINDS:
        return rules.features(state, seat)[KINDS[rules.id]]
    return sum(kept > 0 for kept in stores(rules, state, seat))


def made(rules: Rules[Any], state: Any, seat: int) -> int:
    """The points of a seat as if the game ended now."""
    return sum(line.points for line in rules.lines(state, seat))


def sources(rules: Rules[Any], state: Any, seat: int) -> list[float]:
    """The points of each source that has brought any."""
    lines = rules.lines(state, seat)
    line, begins = SPLIT.get(rules.id, ("", ""))
    found = [float(each.points) for each in lines if each.id != line]
    if line:
        parts = features(rules, state, seat, lines)
        found += [
            points for name, points in parts.items() if name.startswith(begins) and not name.endswith(".many")
        ]
    return [points for points in found if points > 0]


def several(amounts: Iterable[float]) -> float:
    """How many sources count: 1 if one brings nearly all, their number if all bring the same."""
    found = list(amounts)
    return sum(found) ** 2 / sum(each * each for each in found) if found else 0.0


def _careful(rules: Rules[Any], state: Any, seat: int) -> float:
    evenly = sum(sqrt(kept) for kept in stores(rules, state, seat))
    return kinds(rules, state, seat) + 0.5 * evenly


def _bold(rules: Rules[Any], state: Any, seat: int) -> float:
    return -sum(stores(rules, state, seat))


def _quick(rules: Rules[Any], state: Any, seat: int) -> float:
    return made(rules, state, seat)


def _patient(rules: Rules[Any], state: Any, seat: int) -> float:
    return valued(rules).finals(state)[seat] - made(rules, state, seat)


def _stubborn(rules: Rules[Any], state: Any, seat: int) -> float:
    return max(sources(rules, state, seat), default=0.0)


def _curious(rules: Rules[Any], state: Any, seat: int) -> float:
    return several(sources(rules, state, seat))


def _thrifty(rules: Rules[Any], state: Any, seat: int) -> float:
    return sum(stores(rules, state, seat))


def _watchful(rules: Rules[Any], state: Any, seat: int) -> float:
    return -max(final for other, final in enumerate(valued(rules).finals(state)) if other != seat)


TASTES: Mapping[Style, Taste] = MappingProxyType(
    {
        Style.CAREFUL: _careful,
        Style.BOLD: _bold,
        Style.PATIENT: _patient,
        Style.QUICK: _quick,
        Style.STUBBORN: _stubborn,
        Style.CURIOUS: _curious,
        Style.THRIFTY: _thrifty,
        Style.WATCHFUL: _watchful,
    }
)

USUALLY = 0.1
"""How far below the best an answer may lie in a game that isn't tuned."""
_GAMES = ("orbis", "papyria", "helios", "dice_forge", "bora_bora")


def _by_game(*rows: tuple[Style, tuple[float, ...]]) -> Mapping[Style, Mapping[str, float]]:
    return MappingProxyType(
        {style: MappingProxyType(dict(zip(_GAMES, near, strict=True))) for style, near in rows}
    )


NEAR = _by_game(
    (Style.CAREFUL, (0.4, 0.3, 0.3, 0.05, 0.25)),
    (Style.BOLD, (0.2, 0.3, 0.3, 0.1, 0.1)),
    (Style.PATIENT, (0.5, 0.7, 0.35, 0.4, 0.6)),
    (Style.QUICK, (0.8, 0.4, 0.8, 0.08, 0.2)),
    (Style.STUBBORN, (0.6, 0.4, 0.4, 0.1, 0.15)),
    (Style.CURIOUS, (0.3, 0.3, 0.3, 0.08, 0.15)),
    (Style.THRIFTY, (0.4, 0.3, 0.4, 0.03, 0.3)),
    (Style.WATCHFUL, (0.4, 0.3, 0.3, 0.4, 0.7)),
)
"""By how much an answer may promise less than the best one, as a part of the span of all results."""

NEAR_AT_2 = _by_game(
    (Style.CAREFUL, (0.24, 0.18, 0.18, 0.0, 0.06)),
    (Style.BOLD, (0.08, 0.3, 0.3, 0.1, 0.03)),
    (Style.PATIENT, (0.15, 0.1, 0.1, 0.16, 0.08)),
    (Style.QUICK, (0.8, 0.4, 0.8, 0.08, 0.2)),
    (Style.STUBBORN, (0.6, 0.4, 0.4, 0.1, 0.15)),
    (Style.CURIOUS, (0.3, 0.3, 0.3, 0.08, 0.15)),
    (Style.THRIFTY, (0.4, 0.3, 0.4, 0.0, 0.1)),
    (Style.WATCHFUL, (0.4, 0.3, 0.3, 0.4, 0.7)),
)
"""The same at level 2, which hardly sees beyond its turn, so that a taste for what grows decides much."""


@record
class Bent:
    """How much a style decides at a level."""

    longer: Mapping[Style, float]
    """How many times as long as its level a player with a style searches its own turn: so that taste costs no
    games, and wins none.
    """
    near: Mapping[Style, Mapping[str, float]]
    """By how much an answer may promise less than the best one, by style and game."""
    seldom: Mapping[Style, float]
    """Of some styles, the part of answers that taste decides; of all others it is all of them."""

    def least(self, style: Style, game: str) -> float:
        """How near an answer has to be to the best one."""
        return self.near[style].get(game, USUALLY)

    def decides(self, style: Style, chance: Random) -> bool:
        """Whether taste decides this time."""
        return style not in self.seldom or chance.random() < self.seldom[style]


USUAL = Bent(MappingProxyType(dict.fromkeys(Style, 2.0)), NEAR, MappingProxyType({}))
"""From level 3 on, where a search twice as long wins hardly any games by itself."""
APPRENTICE = Bent(
    MappingProxyType(
        {
            Style.BOLD: 2.0,
            Style.QUICK: 2.0,
            Style.STUBBORN: 1.5,
            Style.CURIOUS: 1.5,
            Style.WATCHFUL: 1.5,
            Style.CAREFUL: 1.0,
            Style.THRIFTY: 1.0,
            Style.PATIENT: 0.5,
        }
    ),
    NEAR_AT_2,
    MappingProxyType({Style.PATIENT: 0.5}),
)
"""At level 2, which searches so little that a longer search wins games by itself.

The patient one, who knows what grows while that level doesn't, thinks half as much about the turn, and
follows its taste half of the time.
"""


def to_taste(rules: Rules[Any], style: Style, seat: int, search: TurnSearch, keys: Sequence[str]) -> str:
    """Of answers that promise about as much, the one whose best turn found ends most to a style's taste.

    The first of the keys if none of them is liked more.
    """
    ends = search.ends
    likes = {key: TASTES[style](rules, ends[key][1].state, seat) for key in keys if key in ends}
    return max(likes, key=lambda key: likes[key], default=keys[0])
