"""The same seed and answers give the same game, on every machine."""

import os
import subprocess
import sys

from rulesets.core import Table
from tests.conformance.every_game import every_table, load_rules
from tests.conformance.fingerprints import fingerprints
from tests.conformance.play import played
from tests.whole import sampled


@every_table
def test_a_seed_gives_one_game_and_other_seeds_give_others(game: str, seats: int) -> None:
    rules = load_rules(game)
    starts = [Table.new(rules, seats, seed).digest for seed in range(40)]
    assert starts == [Table.new(rules, seats, seed).digest for seed in range(40)]
    assert len({*starts}) == 40


@every_table
def test_listening_changes_nothing_in_the_game(game: str, seats: int) -> None:
    heard, unheard = (list(played(load_rules(game), seats, 2, listen=listen))[-1] for listen in (True, False))
    assert heard.digests == unheard.digests
    assert unheard.story == [[]]


def test_no_order_depends_on_hashing() -> None:
    """Options, blocked ones, events, views and positions under several hash seeds and this run's own."""
    here = fingerprints()
    for hash_seed in sampled(("31337",), ("0", "1", "31337")):
        run = subprocess.run(
            [sys.executable, "-m", "tests.conformance.fingerprints"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.split() == here, f"PYTHONHASHSEED={hash_seed} led elsewhere"
