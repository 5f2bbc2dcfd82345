"""How often one computer player beats others, such as `python -m tools.bench.strength orbis 5 4 --seats 3`.

One seat belongs to the first player and all others to the second, and they move on by a seat with each
game. A player is a level from 1 to 5, or `points`: a search over the player's own turn that judges by points
alone, with 60 evaluations. The games are those of `tabletop auto` with the same levels and the same seed.
Every game is a line of JSON, so a match that was interrupted goes on where it stood (`--into`).
"""

import argparse
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.bots.levels import LEVELS, Bot, OwnTurn
from tabletop_tui.bots.match import interval
from tabletop_tui.bots.seen import Seen
from tools.seeds import for_measuring

PLAYERS: dict[str, Bot] = {
    **{str(level): bot for level, bot in LEVELS.items()},
    "points": OwnTurn(60, 4, 0.0),
}
"""Those that can be compared, by name."""


def played(game: str, players: list[str], seed: int) -> list[dict[str, int]]:
    """Play one game with these players, by seat. Returns the place and the points of each seat."""
    table: Table[Any] = Table.new(load_rules(game), len(players), seed, listen=False)
    while table.decision is not None:
        seat = table.decision.seat
        now = f"{seed}:{seat}:{len(table.answers)}"
        table.apply(PLAYERS[players[seat]].choose(Seen(table, Random(f"{now}:deals")), Random(now)))
    return [{"place": each.place, "points": each.total} for each in table.rules.standings(table.state)]


def in_short(lines: list[dict[str, Any]]) -> str:
    """The share of games that the first player won, its interval, and the average points of both sides."""
    wins = sum(line["win"] for line in lines)
    low, high = interval(wins, len(lines))
    mine, others = (sum(line[side] for line in lines) / len(lines) for side in ("points", "others"))
    share = f"{wins / len(lines):.0%} [{low:.0%}-{high:.0%}] of {len(lines)}"
    seconds = sum(line["seconds"] for line in lines) / len(lines)
    return f"{share}, {mine:.0f} : {others:.0f}; {seconds:.0f} s a game"


def line(game: str, first: str, second: str, seats: int, seed: int, number: int) -> dict[str, Any]:
    """Play a numbered game of a match; `win` is the part of the win that is the first player's."""
    begun = process_time()
    mine = -number % seats
    places = played(game, [first if seat == mine else second for seat in range(seats)], seed + number)
    winners = [seat for seat, each in enumerate(places) if each["place"] == 1]
    rest = [each["points"] for seat, each in enumerate(places) if seat != mine]
    return {
        "number": number,
        "win": (mine in winners) / len(winners),
        "points": places[mine]["points"],
        "others": sum(rest) / len(rest),
        "seconds": round(process_time() - begun, 1),
    }


def main() -> None:
    """Play the match, or the rest of it, and tell how it stands after each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first", choices=PLAYERS)
    parser.add_argument("second", choices=PLAYERS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=for_measuring, default=20_000_000)
    parser.add_argument(
        "--into", type=Path, help="a file of lines, to which games that are missing are added"
    )
    asked = parser.parse_args()
    kept = asked.into.read_text(encoding="utf-8").splitlines() if asked.into and asked.into.exists() else []
    lines = [json.loads(each) for each in kept]
    for number in range(len(lines), asked.games):
        lines.append(line(asked.game, asked.first, asked.second, asked.seats, asked.seed, number))
        if asked.into:
            with asked.into.open("a", encoding="utf-8") as file:
                file.write(json.dumps(lines[-1]) + "\n")
    print(f"{asked.game} {asked.first} against {asked.second}, {asked.seats} seats: {in_short(lines)}")


if __name__ == "__main__":
    main()
