"""The search of a player's own turn remembers turns it has played: that changes only the time it takes."""

from random import Random
from typing import Any

import pytest

from rulesets import BUILT
from rulesets.core import LeanTable, Option
from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.search import Met, TurnSearch
from tabletop_tui.bots.value import valued
from tests.bots.test_rounds import asked

EVALUATIONS = 150


@pytest.mark.parametrize("game", BUILT)
def test_a_turn_that_is_remembered_is_worth_what_it_comes_to_when_it_is_played_again(game: str) -> None:
    seen, chance, judged = asked(game, 2, 30), Random(1), 0
    worlds, lead = seen.deals(2), valued(seen.rules).lead

    def judges(state: Any, seat: int) -> float:
        nonlocal judged
        judged += 1
        return lead(state, seat)

    search = TurnSearch(worlds, seen.seat, judges, by_chance(chance), chance)
    search.grow(seen.keys, EVALUATIONS)
    assert search.root.visits == EVALUATIONS
    played = [again(worlds[number], met, seen.seat, lead) for number, met in search._met.items()]
    assert sum(played) == judged
    assert judged < EVALUATIONS, "some turns were met again"


def again(world: LeanTable[Any], met: Met, seat: int, lead: Any) -> int:
    """Plays everything that is remembered of a world once more; how many turns were judged."""
    count = 0
    below: list[tuple[tuple[Option[Any], ...], Met]] = [
        ((option,), met.below[option.key]) for option in met.offered if option.key in met.below
    ]
    while below:
        answers, at = below.pop()
        if at.value is not None:
            table = world.fork()
            for option in answers:
                table.apply(option)
            assert lead(table.state, seat) == at.value
            count += 1
        below += [((*answers, each), at.below[each.key]) for each in at.offered if each.key in at.below]
    return count
