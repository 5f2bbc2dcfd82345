"""What computer players choose: by what they may know, the same for the same seed, and worth their level."""

from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table
from rulesets.core.chance import RecordingRng
from tabletop_tui.bots.levels import LEVELS, OwnTurn, chosen, picked
from tabletop_tui.bots.seen import Seen
from tabletop_tui.kit.wording import Wording
from tabletop_tui.store.people import LEVELS as KNOWN
from tabletop_tui.text.words import WHOLE, Words
from tests.bots.fairness import exchanged
from tests.whole import sampled


@pytest.mark.parametrize(
    ("game", "seats", "every"),
    [
        ("bora_bora", 3, sampled(7, 4)),
        ("bora_bora", 2, sampled(7, 4)),
        ("orbis", 2, sampled(3, 2)),
    ],
)
def test_a_choice_does_not_depend_on_what_its_seat_cannot_see(game: str, seats: int, every: int) -> None:
    """Hidden hands, stacks and luck are exchanged: worlds and choices stay the same."""
    compared, different = exchanged(load_rules(game), seats, 1, every)
    assert compared > sampled(20, 30)
    assert different > compared - 5, "something was hidden, and was another thing there"


def test_a_deal_shuffles_anew_what_was_shuffled_and_keeps_what_was_rolled() -> None:
    rng = RecordingRng(7)
    rng.roll()
    rng.shuffle([1, 2, 3])
    rng.roll()
    assert [drawn is None for drawn in rng.drawn] == [False, True, True, False]


@pytest.mark.parametrize("game", BUILT)
def test_every_level_plays_every_game_and_the_real_table_stays_as_it_is(game: str) -> None:
    table = Table.new(load_rules(game), 3, 3, listen=False)
    while table.decision is not None:
        number = len(table.answers)
        level = {10: 2, 20: 3, 30: 4, 45: 5}.get(number, 1)
        state = table.rules.copy(table.state)
        key = chosen(level, table, "x")
        assert table.state == state
        assert len(table.answers) == number
        assert key in {option.key for option in table.decision.options}
        table.apply(key)


def test_the_same_seed_makes_the_same_choices_and_another_one_others() -> None:
    table = Table.new(load_rules("orbis"), 2, 5, listen=False)
    for level in KNOWN[:-1]:
        assert chosen(level, table, "a") == chosen(level, table, "a")
    assert len({chosen(1, table, seed) for seed in range(30)}) > 3


def test_ways_out_are_taken_by_chance_only_where_nothing_else_is_on_offer() -> None:
    chance = Random(1)
    assert {picked(["decline", "pass", "site:1", "site:2"], chance) for _ in range(40)} == {
        "site:1",
        "site:2",
    }
    assert picked(["pass"], chance) == "pass"
    assert "pass" in Wording.WAYS_OUT


def test_where_no_deal_is_found_there_is_still_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(load_rules("orbis"), 2, 5, listen=False)
    assert table.decision is not None
    monkeypatch.setattr(Table, "deals", lambda *_: [])
    for level in KNOWN:
        assert chosen(level, table, "x") in {option.key for option in table.decision.options}


def test_what_a_player_is_given_holds_nothing_of_the_real_table() -> None:
    table = Table.new(load_rules("bora_bora"), 2, 5, listen=False)
    seen = Seen(table, Random(1))
    assert {name for name in vars(seen) if not name.startswith("_")} == {
        "rules",
        "seat",
        "kind",
        "keys",
        "view",
        "style",
        "until",
    }
    worlds = seen.worlds(5)
    assert all(world.state != table.state for world in worlds)
    assert table.seed not in {world.seed for world in worlds}, "a seed would tell all"
    with pytest.raises(LookupError):
        Seen(over("orbis"), Random(1))


def over(game: str) -> Table[Any]:
    """A game that has ended."""
    table = Table.new(load_rules(game), 2, 1, listen=False)
    while table.decision is not None:
        table.apply(chosen(1, table, "x"))
    return table


def test_what_was_learned_beats_points_alone() -> None:
    """Far from close: a few games show it (`tabletop auto` measures it)."""
    won, players = 0, (OwnTurn(24, 2, 1.0), OwnTurn(24, 2, 0.0))
    for seed in range(2):
        table = Table.new(load_rules("dice_forge"), 2, seed, listen=False)
        while (decision := table.decision) is not None:
            chance = Random(f"{seed}:{len(table.answers)}")
            table.apply(players[(decision.seat + seed) % 2].choose(Seen(table, chance), chance))
        won += table.rules.standings(table.state)[seed % 2].place == 1
    assert won == 2


def test_every_level_there_is_has_a_name_in_both_languages() -> None:
    assert tuple(LEVELS) == KNOWN
    for language in WHOLE:
        names = {Words(language)(f"bots-level-{level}") for level in KNOWN}
        assert len(names) == len(KNOWN)
        assert not any("⟦" in name for name in names)
