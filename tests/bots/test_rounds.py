"""Playing rounds on after a few answers: the same luck for all, and what is clear is decided early."""

from random import Random

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.rounds import HEAT, Rounds
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import valued

WORLDS = 2 * HEAT


def asked(game: str, seats: int, answers: int) -> Seen:
    """What a seat sees that has a choice, after this many answers given by chance."""
    table, chance = Table.new(load_rules(game), seats, 3, listen=False), Random(3)
    while (decision := table.decision) is not None:
        if len(table.answers) >= answers and len(decision.options) > 2:
            return Seen(table, Random(4))
        table.apply(chance.choice(decision.options).key)
    raise AssertionError("the game was over too early")


def rounds(seen: Seen, seed: float, count: int = 1) -> Rounds:
    """Rounds to be played from what a seat sees; the worlds are the same each time."""
    seen._chance = Random(9)
    return Rounds(seen.deals(WORLDS), seen.seat, valued(seen.rules).lead, by_chance, seed, rounds=count)


def test_the_same_luck_meets_every_answer_and_the_same_seed_finds_the_same() -> None:
    seen = asked("orbis", 3, 20)
    priors = dict.fromkeys(seen.keys[:2], 0.0)
    one, again = rounds(seen, 1.0), rounds(seen, 1.0)
    assert one.best(priors) == again.best(priors)
    assert one.leads == again.leads
    alone = {key: rounds(seen, 1.0) for key in priors}
    for key, each in alone.items():
        assert each.best({key: 0.0}) == key
        assert one.leads[key][:HEAT] == each.leads[key], "whatever else is tried"


def test_what_is_far_behind_drops_out_and_the_rest_is_not_played_for_nothing() -> None:
    seen = asked("papyria", 2, 20)
    first, second, third = seen.keys[:3]
    found = rounds(seen, 1.0)
    assert found.best({first: 0.0, second: -1e6, third: -1e6}) == first
    assert {key: len(leads) for key, leads in found.leads.items()} == dict.fromkeys(seen.keys[:3], HEAT)


def test_several_rounds_go_further_than_one() -> None:
    seen = asked("helios", 2, 20)
    key = seen.keys[0]
    near, far = rounds(seen, 1.0), rounds(seen, 1.0, 3)
    assert near.best({key: 0.0}) == far.best({key: 0.0}) == key
    assert near.leads != far.leads
