"""Whole evenings over the real `ssh`: `make evenings`, or `python -m tools.bench.evenings [GAME ...]`."""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from rulesets import BUILT
from tools.bench.mixed_evening import MixedEvening
from tools.bench.real_evening import RealEvening

MIXED = "mixed"
"""The evening of `tools.bench.mixed_evening`."""
LONGEST = 1800.0
"""Seconds after which an evening has to be over."""


def mixed() -> int:
    """The evening with an owner and a troublemaker. Exit code 1 if it fails."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        evening = MixedEvening("bora_bora", Path(name))
        answers = 0
        try:
            answers = asyncio.run(asyncio.wait_for(evening.run_all(), LONGEST))
        except (AssertionError, TimeoutError) as error:
            print(f"{MIXED}: {error}")
    took = time.monotonic() - began
    outlived = ", ".join(evening.happened)
    print(f"{MIXED}: {answers} answers, outlived {outlived}; {took:.0f} s", flush=True)
    return int(not answers)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play an evening of every game, or of those that are named. Exit code 1 if one fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*BUILT, MIXED, []])
    failed = 0
    for game in parser.parse_args(arguments).games or (*BUILT, MIXED):
        if game == MIXED:
            failed |= mixed()
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as name:
            evening = RealEvening(game, Path(name))
            try:
                asyncio.run(asyncio.wait_for(evening.run(12), LONGEST))
            except (AssertionError, TimeoutError) as error:
                failed = 1
                print(f"{game}: {error}")
            answers, over = evening.stands if evening.happened else (0, False)
        took = time.monotonic() - began
        outlived = ", ".join(evening.happened)
        print(f"{game}: {answers} answers, over: {over}, outlived {outlived}; {took:.0f} s", flush=True)
        failed |= not over
    return failed


if __name__ == "__main__":
    os.environ.pop("TABLETOP_HOME", None)
    sys.exit(main())
