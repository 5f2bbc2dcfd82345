"""How today's level 5 plays against the one of an earlier commit, each by its own program.

`git worktree add ../earlier COMMIT`, then `python -m tools.older ../earlier orbis --games 24`. Both programs
deal the same game from its seed and tell each other their answers by key, so the rules have to offer the same
in both. The two sides alternate seats; with more than two, they sit in turns. Every game is a line of JSON,
so a match that was interrupted goes on where it stood (`--into`).
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Self

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.bots.levels import chosen
from tools.bench.strength import in_short
from tools.seeds import for_measuring

SERVER = """
import sys
from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.bots.levels import chosen

game, seats, seed, level = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
table = Table.new(load_rules(game), seats, seed, listen=False)
for line in sys.stdin:
    key = line.rstrip("\\n") or chosen(level, table, f"{seed}:{table.decision.seat}")
    table.apply(key)
    print(key, flush=True)
"""
"""What runs in the earlier program: it takes a key, or an empty line, for which it chooses one."""


class Older:
    """A table in the program of another checkout."""

    def __init__(self, checkout: Path, game: str, seats: int, seed: int, level: int) -> None:
        command = [sys.executable, "-c", SERVER, game, str(seats), str(seed), str(level)]
        self._program = subprocess.Popen(
            command, cwd=checkout, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._program.kill()
        self._program.communicate()

    def choose(self) -> str:
        """Let it answer its decision; the key that it chose."""
        return self._answer("")

    def apply(self, key: str) -> None:
        """Give the answer that was chosen here."""
        self._answer(key)

    def _answer(self, line: str) -> str:
        """Raises `EOFError` if the program has ended, as it does where a key isn't on offer."""
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(f"{line}\n")
        self._program.stdin.flush()
        key = self._program.stdout.readline()
        if not key:
            raise EOFError("the earlier program has ended")
        return key.rstrip("\n")


def played(checkout: Path, game: str, seats: int, seed: int, level: int, first: int) -> list[dict[str, int]]:
    """Play one game; every second seat from `first` (0 or 1) on is today's. Place and points by seat."""
    table: Table[Any] = Table.new(load_rules(game), seats, seed, listen=False)
    with Older(checkout, game, seats, seed, level) as older:
        while table.decision is not None:
            seat = table.decision.seat
            if seat % 2 == first:
                key = chosen(level, table, f"{seed}:{seat}")
                older.apply(key)
            else:
                key = older.choose()
            table.apply(key)
    return [{"place": each.place, "points": each.total} for each in table.rules.standings(table.state)]


def line(checkout: Path, game: str, seats: int, level: int, seed: int, number: int) -> dict[str, Any]:
    """Play a numbered game of a match; `win` is the part of the win that is today's."""
    begun, first = perf_counter(), number % 2
    places = played(checkout, game, seats, seed + number, level, first)
    winners = [seat for seat, each in enumerate(places) if each["place"] == 1]
    mine, others = ([each["points"] for each in places[side::2]] for side in (first, 1 - first))
    return {
        "number": number,
        "win": sum(seat % 2 == first for seat in winners) / len(winners),
        "points": sum(mine) / len(mine),
        "others": sum(others) / len(others),
        "seconds": round(perf_counter() - begun, 1),
    }


def main() -> None:
    """Play the match, or the rest of it, and tell how it stands."""
    parser = argparse.ArgumentParser(prog="tools.older", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("checkout", type=Path, help="the folder of the earlier commit")
    parser.add_argument("game", choices=BUILT)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--seats", type=int, choices=(2, 4), default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=for_measuring, default=17_000_000)
    parser.add_argument(
        "--into", type=Path, help="a file of lines, to which games that are missing are added"
    )
    asked = parser.parse_args()
    kept = asked.into.read_text(encoding="utf-8").splitlines() if asked.into and asked.into.exists() else []
    lines = [json.loads(each) for each in kept]
    for number in range(len(lines), asked.games):
        lines.append(line(asked.checkout, asked.game, asked.seats, asked.level, asked.seed, number))
        if asked.into:
            with asked.into.open("a", encoding="utf-8") as file:
                file.write(json.dumps(lines[-1]) + "\n")
    print(
        f"{asked.game} level {asked.level} against {asked.checkout}, {asked.seats} seats: {in_short(lines)}"
    )


if __name__ == "__main__":
    main()
