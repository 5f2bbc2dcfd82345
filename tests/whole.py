"""Tests that take samples in the suite, and all of a kind under `make fuzz` (`TABLETOP_WHOLE=1`)."""

import os
import subprocess
import sys
from typing import TextIO, TypeVar

T = TypeVar("T")

WHOLE = os.environ.get("TABLETOP_WHOLE") == "1"
TESTS = (
    "tests/play/coach/test_at_the_table.py",
    "tests/play/coach/test_notes.py",
    "tests/play/coach/test_sound.py",
    "tests/play/coach/test_whole_games.py",
    "tests/play/test_puzzles.py",
    "tests/play/lessons/test_at_the_screen.py",
    "tests/play/lessons/test_boxes.py",
    "tests/play/lessons/test_claims.py",
    "tests/play/lessons/test_log.py",
    "tests/rulesets/bora_bora/test_view.py",
    "tests/bots/test_alone.py",
    "tests/bots/test_garbage.py",
    "tests/conformance/test_attacked.py",
    "tests/conformance/test_chance.py",
    "tests/conformance/test_leaks.py",
    "tests/conformance/test_random_play.py",
    "tests/conformance/test_saves.py",
    "tests/conformance/test_start.py",
    "tests/conformance/test_table.py",
    "tests/cli/test_elsewhere.py",
    "tests/cli/test_plain_lobby.py",
    "tests/plain/test_pipe.py",
    "tests/serve/tables/test_hands_over_ssh.py",
    "tests/serve/tables/test_leaks.py",
    "tests/serve/tables/test_plain.py",
    "tests/serve/tables/test_playing.py",
    "tests/rl/test_learning.py",
    "tests/store/test_damage.py",
    "tests/store/test_kill.py",
    "tests/store/test_storm.py",
    "tests/tui/terminal/test_frames.py",
    "tests/tui/terminal/test_moments.py",
    "tests/tui/test_moments_and_places.py",
    "tests/tui/test_playing_on_during_moments.py",
    "tests/rulesets/papyria/test_bargains.py",
    "tests/tui/test_full_stops.py",
    "tests/tui/test_names.py",
    "tests/tui/test_recap.py",
    "tests/tui/test_same_points.py",
    "tests/tui/test_arrows.py",
    "tests/tui/test_contrast.py",
    "tests/tui/test_first_arrow.py",
    "tests/tui/test_still_panels.py",
    "tests/tui/test_strip.py",
    "tests/tui/test_pocket.py",
    "tests/games/bora_bora/test_whole_games.py",
    "tests/games/test_list_and_card.py",
    "tests/games/dice_forge/test_whole_games.py",
    "tests/games/orbis/test_whole_games.py",
    "tests/games/papyria/test_whole_games.py",
)
"""The tests that ask `sampled`, or that are only run whole."""


def sampled(sample: T, whole: T) -> T:
    """The amount for this run: small in the suite, all of it under `make fuzz`."""
    return whole if WHOLE else sample


def every(jobs: int, out: TextIO) -> list[str]:
    """Run all of them whole in this many processes. Returns what failed, as pytest tells it."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--timeout", "1800", *TESTS]
    run = subprocess.run(
        command, env={**os.environ, "TABLETOP_WHOLE": "1"}, capture_output=True, text=True, check=False
    )
    print(run.stdout.rstrip().rpartition("\n")[2], file=out, flush=True)
    return [] if run.returncode == 0 else run.stdout.splitlines()[-20:]
