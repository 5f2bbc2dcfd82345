"""Makes the finished games of `play/points.py`: `python -m tests.points orbis --seed 3 --seats 3`."""

import argparse
import json
from pathlib import Path

import tabletop_tui
from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.bots.playing import play
from tabletop_tui.play.points import LEVEL


def kept(game: str, seats: int, seed: int, keys: tuple[str, ...]) -> str:
    """The save document of a game, without what can be worked out again."""
    table = Table.new(load_rules(game), seats, seed, listen=False)
    for key in keys:
        table.apply(key)
    document = {**table.save(), "digests": []}
    del document["checkpoint"]
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False) + "\n"


def main() -> None:
    """Play a game with the strongest computer player at every seat, and keep it in the game's folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=3)
    asked = parser.parse_args()
    played = play(load_rules(asked.game), (LEVEL,) * asked.seats, asked.seed)
    file = Path(tabletop_tui.__file__).parent / "games" / asked.game / "points.json"
    file.write_text(kept(asked.game, asked.seats, asked.seed, played.keys), encoding="utf-8")
    print(file, [standing.total for standing in played.standings])


if __name__ == "__main__":
    main()
