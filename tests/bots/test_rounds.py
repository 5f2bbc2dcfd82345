"""Playing rounds on after a few answers: the same luck for all, and what is clear is decided early."""

from random import Random
from time import perf_counter

import pytest

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.bots.levels import LAST, WholeRounds, by_chance, chosen
from tabletop_tui.bots.rounds import CERTAIN, HEAT, Rounds
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
    for key in priors:
        alone = rounds(seen, 1.0).all_leads([key])
        assert one.leads[key][:HEAT] == alone[key][:HEAT], "whatever else is tried"


def test_what_is_far_behind_drops_out_and_the_rest_is_not_played_for_nothing() -> None:
    seen = asked("papyria", 2, 20)
    first, second, third = seen.keys[:3]
    found = rounds(seen, 1.0)
    assert found.best({first: 0.0, second: -1e6, third: -1e6}) == first
    assert {key: len(leads) for key, leads in found.leads.items()} == dict.fromkeys(seen.keys[:3], HEAT)


@pytest.mark.parametrize(("luck", "best"), [(0.0, "a"), (20.0, "b")])
def test_what_was_expected_counts_unless_answers_are_always_as_far_apart(luck: float, best: str) -> None:
    seen = asked("orbis", 2, 20)
    found = Rounds(seen.deals(CERTAIN), seen.seat, valued(seen.rules).lead, by_chance, 1.0)

    def tried(key: str, number: int) -> float:
        return 3.0 + luck * (-1) ** number if key == "a" else 0.0

    found._tried = tried  # type: ignore[method-assign]
    assert found.best({"b": 0.0, "a": -30.0}) == best


def test_an_answer_that_is_always_behind_is_level_with_none_however_few_worlds_there_were() -> None:
    found = rounds(asked("orbis", 2, 20), 1.0)
    found._tried = lambda key, number: 5.0 if key == "a" else 0.0  # type: ignore[method-assign]
    assert found.best({"a": 0.0, "b": 0.0}) == "a"
    assert len(found.leads["b"]) < CERTAIN
    assert found.level_with("a") == ["a"]


def test_several_rounds_go_further_than_one() -> None:
    seen = asked("helios", 2, 20)
    key = seen.keys[0]
    assert rounds(seen, 1.0).all_leads([key]) != rounds(seen, 1.0, 3).all_leads([key])


def test_they_end_after_so_many_steps_or_when_nobody_waits_any_more() -> None:
    seen = asked("orbis", 2, 20)
    priors = dict.fromkeys(seen.keys[:3], 0.0)
    whole, part, late = rounds(seen, 1.0), rounds(seen, 1.0), rounds(seen, 1.0)
    whole.play(priors)
    part.play(priors, steps=1)
    late.play(priors, until=perf_counter())
    tried = {key: len(leads) for key, leads in part.leads.items()}
    assert tried == dict.fromkeys(priors, 1), "the world that was begun is the same for all answers"
    assert whole.steps > part.steps > late.steps == 0
    assert late.ranked == [*priors]


def test_worlds_are_dealt_when_they_are_needed() -> None:
    seen = asked("orbis", 2, 20)
    key, other = seen.keys[:2]
    deals = seen.more_deals(1)
    found = Rounds(deals, seen.seat, valued(seen.rules).lead, by_chance, 1.0)
    found.play({key: 0.0, other: -1e6})
    assert found.ranked == [key, other]
    assert len(found.leads[other]) == HEAT
    assert next(deals, None) is not None


def test_near_the_end_all_options_are_played_on_and_before_only_the_most_promising() -> None:
    rules = load_rules("orbis")
    table, player, before = Table.new(rules, 2, 3, listen=False), WholeRounds((40, 2), 2, 4_000), 0
    while (decision := table.decision) is not None and rules.left(table.state) > LAST:
        if len(decision.options) > 2 and rules.left(table.state) < 2 * LAST:
            before = len(player.gaps(Seen(table, Random(4)), Random(4)))
        table.apply(chosen(2, table, "to the last turn"))
    assert before == 2
    seen = Seen(table, Random(4))
    assert len(seen.keys) > 2
    assert set(player.gaps(seen, Random(4))) == set(seen.keys)


@pytest.mark.parametrize(("seats", "share"), [(2, 1.0), (3, 2 / 3), (4, 1 / 2)])
def test_among_more_seats_level_5_takes_fewer_steps_as_each_takes_longer(
    seats: int, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[float] = []
    monkeypatch.setattr(Rounds, "play", lambda self, priors, steps, until: taken.append(steps))
    monkeypatch.setattr(Rounds, "gaps", {})
    seen = asked("orbis", seats, 20)
    _ = WholeRounds((10, 1), 2, 6_000).gaps(seen, Random(1))
    assert taken == [6_000 * share]
