"""From the command line; exit code 1 if a limit isn't held."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests import postgres
from tools.bench import club_storm
from tools.bench.club_storm.blowing import run
from tools.bench.club_storm.storm import GAMES, OVERHEAD, Storm


async def _bounded(storm: Storm, base: postgres.Base, folder: Path) -> None:
    async with asyncio.timeout(storm.seconds + OVERHEAD):
        _ = await run(storm, base, folder)


def main() -> int:
    """Blow, print what came of it."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bench.club_storm", description=(club_storm.__doc__ or "").partition("\n")[0]
    )
    _ = parser.add_argument("--seconds", type=float, default=300.0)
    _ = parser.add_argument("--tables", type=int, default=20)
    _ = parser.add_argument("--ssh", type=int, default=60, help="so many of the guests come with `ssh`")
    _ = parser.add_argument("--screens", type=int, default=2, help="so many more watch with `ssh`")
    _ = parser.add_argument("--seed", type=int, default=1)
    _ = parser.add_argument("--played", type=int, default=0, help="so many answers are given before")
    _ = parser.add_argument("--games", nargs="+", default=GAMES)
    asked = parser.parse_args()
    postgres.prepare()
    one = postgres.base()
    try:
        base = next(one)
        with tempfile.TemporaryDirectory() as folder:
            storm = Storm(
                seconds=asked.seconds,
                tables=asked.tables,
                ssh=asked.ssh,
                screens=asked.screens,
                seed=asked.seed,
                played=asked.played,
                games=asked.games,
                own_database=True,
            )
            asyncio.run(_bounded(storm, base, Path(folder)))
        print(storm.report())
        return 0 if storm.held else 1
    finally:
        _ = next(one, None)
        postgres.end()


if __name__ == "__main__":
    sys.exit(main())
