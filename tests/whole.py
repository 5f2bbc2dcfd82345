"""Tests that take samples in the suite, and all of a kind under `make fuzz` (`TABLETOP_WHOLE=1`)."""

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any, TextIO, TypeVar

T = TypeVar("T")

WHOLE = os.environ.get("TABLETOP_WHOLE") == "1"


def sampled(sample: T, whole: T) -> T:
    """The amount for this run: small in the suite, all of it under `make fuzz`."""
    return whole if WHOLE else sample


def in_turn(*kinds: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Arguments for a test of games, sizes, languages: under `make fuzz`, all of them with one another.

    In the suite, each value comes once at least.
    """
    values = [tuple(each) for each in kinds]
    if WHOLE:
        return list(product(*values))
    most = max(map(len, values))
    return list(dict.fromkeys(tuple(each[n % len(each)] for each in values) for n in range(most)))


def that_sample() -> list[str]:
    """The files of tests that ask this module, or have Hypothesis take fewer examples in the suite."""
    return sorted(
        str(file)
        for file in Path("tests").rglob("test_*.py")
        if re.search(
            r"^from (tests\.whole|hypothesis) import", file.read_text(encoding="utf-8"), re.MULTILINE
        )
    )


def every(jobs: int, out: TextIO) -> list[str]:
    """Run all of them whole in this many processes. Returns what failed, as pytest tells it."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--timeout", "1800", *that_sample()]
    run = subprocess.run(
        command, env={**os.environ, "TABLETOP_WHOLE": "1"}, capture_output=True, text=True, check=False
    )
    print(run.stdout.rstrip().rpartition("\n")[2], file=out, flush=True)
    return [] if run.returncode == 0 else run.stdout.splitlines()[-20:]
