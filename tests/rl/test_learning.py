"""The example that learns beats level 2 within seconds; docs/rl.md says how far it gets in minutes."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.whole import WHOLE

pytest.importorskip("pettingzoo", reason="the extra tabletop-tui[rl] isn't installed")

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_dice_forge.py"


SEED = 5
"""Before it has learned anything, this network wins nothing; many others win half of the games."""


def won(minutes: float, games: int) -> int:
    """How many of a hundred games against level 2 it wins after so many minutes of processor time."""
    asked = ("--minutes", str(minutes), "--games", str(games), "--seed", str(SEED))
    ran = subprocess.run([sys.executable, EXAMPLE, *asked], capture_output=True, text=True, check=True)
    found = re.search(rf"{games} fresh games against level 2: (\d+)% won \[\d+%-\d+%\]", ran.stdout)
    assert found is not None, ran.stdout
    return int(found[1])


def test_the_example_runs_and_says_how_it_plays() -> None:
    assert 0 <= won(0.01, 2) <= 100


@pytest.mark.skipif(not WHOLE, reason="learning for seconds of processor time: under make fuzz")
@pytest.mark.timeout(300)
def test_the_example_learns_to_beat_level_2() -> None:
    assert won(0, 20) <= 10
    assert won(0.2, 40) >= 75
