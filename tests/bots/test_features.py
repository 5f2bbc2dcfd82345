"""The features of each position are what they were when computer players learned from them.

Weights were learned for these very figures: one that counts something else makes every level above 2 play
worse, and nothing else would show it. `python -m tests.bots.test_features` records the figures of the
finished games that lessons take apart; after that, computer players have to learn again (`make train`).
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table, saves
from tabletop_tui.play.points import file_of

RECORDED = Path(__file__).parent / "features"
TENTHS = (0, 2, 5, 7, 9, 10)
"""After this many tenths of all answers a position is looked at; the last one is the end of the game."""


def counted(game: str) -> list[dict[str, Any]]:
    """For each position: the part of the game that is left, and the features of every seat."""
    file = file_of(game)
    assert file is not None
    document = saves.parse(file.read_text(encoding="utf-8"))
    rules = load_rules(game)
    given = [key for _, _, key in document["answers"]]
    table: Table[Any] = Table.load(rules, document | {"answers": [], "digests": document["digests"][:1]})
    found = []
    for number in range(len(given) + 1):
        if number in {len(given) * tenth // 10 for tenth in TENTHS}:
            seats = [rules.features(table.state, seat) for seat in range(document["seats"])]
            left = rules.left(table.state)
            found.append({"answers": number, "left": _plain(left), "seats": [*map(_rounded, seats)]})
        if number < len(given):
            table.apply(given[number])
    return found


def _rounded(features: Mapping[str, float]) -> dict[str, float]:
    return {name: _plain(amount) for name, amount in sorted(features.items())}


def _plain(amount: float) -> float:
    """As JSON would keep it, to nine places."""
    return round(float(amount), 9)


@pytest.mark.parametrize("game", BUILT)
def test_features_are_what_they_were_when_weights_were_learned(game: str) -> None:
    recorded = json.loads((RECORDED / f"{game}.json").read_text(encoding="utf-8"))
    assert counted(game) == recorded


@pytest.mark.parametrize("game", BUILT)
def test_what_is_recorded_says_something_of_most_features(game: str) -> None:
    """A feature that is the same everywhere could count anything."""
    recorded = json.loads((RECORDED / f"{game}.json").read_text(encoding="utf-8"))
    seats = [seat for position in recorded for seat in position["seats"]]
    names = {name for seat in seats for name in seat}
    varied = {name for name in names if len({seat.get(name, 0.0) for seat in seats}) > 1}
    assert len(varied) >= 0.9 * len(names), sorted(names - varied)
    assert [position["left"] for position in recorded] == sorted(
        (position["left"] for position in recorded), reverse=True
    )


if __name__ == "__main__":
    RECORDED.mkdir(exist_ok=True)
    for each in BUILT:
        lines = ",\n".join(json.dumps(position) for position in counted(each))
        (RECORDED / f"{each}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
