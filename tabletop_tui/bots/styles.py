"""The styles of rivals (`tabletop_tui.store.rivals`): which of several answers that promise about as much.

A player with a style mostly searches longer than its level does (`Bent.longer`). Of the answers that are
nearly as good as the best one found, it takes the one whose turn ends most to its taste. How far below the
best it may lie is tuned for each style and game, so that rivals win as often as their level without a style:
`tools.styles` measures both.
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
    found = sources(rules, state, seat)
    return max(found, default=0.0) / max(1.0, sum(found))


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


@record
class Bent:
    """How much a style decides in a game, tuned so that it costs no games there and wins none."""

    longer: float = 2.0
    """How many times as long as its level a player with it searches its own turn."""
    near: float = 0.1
    """By how much an answer may promise less than the best one, as a part of the span of all results."""
    part: float = 1.0
    """The part of answers that taste decides."""

    def decides(self, chance: Random) -> bool:
        """Whether taste decides this time."""
        return self.part == 1 or chance.random() < self.part


Bents = Mapping[Style, Mapping[str, Bent]]
"""By style and game; a game that isn't tuned has `UNTUNED`."""
UNTUNED = Bent()
_GAMES = ("orbis", "papyria", "helios", "dice_forge", "bora_bora")


def bent_of(bents: Bents, style: Style, game: str) -> Bent:
    """How much a style decides in a game."""
    return bents[style].get(game, UNTUNED)


def _by_game(*rows: tuple[Style, tuple[Bent, ...]]) -> Bents:
    return MappingProxyType(
        {style: MappingProxyType(dict(zip(_GAMES, bents, strict=True))) for style, bents in rows}
    )


def _near(*near: float) -> tuple[Bent, ...]:
    return tuple(Bent(near=each) for each in near)


def _bents(*rows: tuple[float, ...]) -> tuple[Bent, ...]:
    return tuple(Bent(*row) for row in rows)


USUAL = _by_game(
    (Style.CAREFUL, _near(0.4, 0.3, 0.3, 0.05, 0.25)),
    (Style.BOLD, _near(0.2, 0.3, 0.3, 0.1, 0.1)),
    (Style.PATIENT, _bents((1.0, 0.5), (1.0, 0.7), (1.0, 0.35), (1.0, 0.4), (1.0, 0.6))),
    (Style.QUICK, _near(0.8, 0.4, 0.8, 0.05, 0.1)),
    (Style.STUBBORN, _near(0.6, 0.4, 0.4, 0.1, 0.15)),
    (Style.CURIOUS, _near(0.3, 0.3, 0.3, 0.08, 0.15)),
    (Style.THRIFTY, _near(0.4, 0.3, 0.4, 0.03, 0.3)),
    (Style.WATCHFUL, _near(0.4, 0.3, 0.3, 0.4, 0.7)),
)
"""At level 3, where a search twice as long wins hardly any games, unless the taste is for what is to come."""

EXPERT = _by_game(
    (Style.CAREFUL, _near(0.05, 0.25, 0.2, 0.03, 0.06)),
    (Style.BOLD, _near(0.1, 0.15, 0.08, 0.05, 0.05)),
    (Style.PATIENT, _bents((2.0, 0.03), (1.0, 0.15), (2.0, 0.1), (2.0, 0.08), (2.0, 0.12))),
    (Style.QUICK, _near(0.3, 0.15, 0.3, 0.05, 0.1)),
    (Style.STUBBORN, _near(0.2, 0.15, 0.2, 0.05, 0.1)),
    (Style.CURIOUS, _near(0.04, 0.15, 0.2, 0.05, 0.12)),
    (Style.THRIFTY, _near(0.3, 0.28, 0.35, 0.03, 0.12)),
    (Style.WATCHFUL, _near(0.25, 0.2, 0.25, 0.25, 0.5)),
)
"""At level 4, which trusts what it learned of the future: each step below the best answer costs more."""


APPRENTICE = _by_game(
    (Style.CAREFUL, _bents((0.6, 0.12, 0.6), (0.7, 0.1, 0.7), (0.6, 0.06), (1.0, 0.0), (0.7, 0.04))),
    (Style.BOLD, _bents((2.0, 0.04), (1.8, 0.3), (1.7, 0.3), (1.5, 0.1), (2.0, 0.03))),
    (
        Style.PATIENT,
        _bents((0.5, 0.15, 0.5), (0.5, 0.1, 0.5), (0.9, 0.06, 0.5), (0.3, 0.04, 0.3), (0.5, 0.08, 0.5)),
    ),
    (Style.QUICK, _bents((1.5, 0.8), (1.7, 0.4), (1.2, 0.8), (1.5, 0.08), (2.0, 0.06))),
    (Style.STUBBORN, _bents((1.25, 0.6), (1.35, 0.4), (1.2, 0.4), (1.5, 0.1), (1.5, 0.15))),
    (Style.CURIOUS, _bents((1.25, 0.3), (1.7, 0.25), (1.5, 0.3), (1.25, 0.08), (1.5, 0.15))),
    (Style.THRIFTY, _bents((0.85, 0.35), (0.6, 0.2, 0.8), (0.8, 0.3), (1.0, 0.0), (0.8, 0.07))),
    (Style.WATCHFUL, _bents((1.5, 0.4), (1.3, 0.3), (1.5, 0.3), (1.25, 0.4), (0.7, 0.5))),
)
"""At level 2, which searches so little that a longer search, or a taste for what grows, wins by itself."""


def to_taste(rules: Rules[Any], style: Style, seat: int, search: TurnSearch, keys: Sequence[str]) -> str:
    """Of answers that promise about as much, the one whose best turn found ends most to a style's taste.

    The first of the keys if none of them is liked more.
    """
    ends = search.ends
    likes = {key: TASTES[style](rules, ends[key][1].state, seat) for key in keys if key in ends}
    return max(likes, key=lambda key: likes[key], default=keys[0])
