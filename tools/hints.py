"""Draws the hints of `docs/hints/` again, and says which lines changed.

`python -m tools.hints GAME` plays the games of the sample, asks for a hint at each of its decisions and lists
the lines that aren't the same any more; `--boards` prints the position above each. `--write` puts them into
the file with `?` in place of the verdict, which a reader gives: `T` says something about the position, `G` is
merely general, with what is missing in brackets.
"""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.bots import players
from tabletop_tui.bots.hints import hints
from tabletop_tui.bots.levels import chosen
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.wording import Wording
from tabletop_tui.play.advice_text import hint_text, worth_showing
from tabletop_tui.text.words import Words

FILES = Path(__file__).parent.parent / "docs" / "hints"
NAMES = ("Ana", "Ben", "Cleo", "Dan")
THREE_A_GAME = range(99003, 99070)
"""The seeds of Orbis, Helios and Papyria: three decisions of each game, all players of one level, 2 to 4."""
ONE_A_GAME = range(98300, 98500)
"""The seeds of Dice Forge and Bora Bora: one decision of each game, players of levels 2 and 3."""
LINE = re.compile(r"^([TG?])(?: \(([^)]*)\))? (\d+(?:/\d+)? \[\d\] \S+:) (.*)$")


class Person(NamedTuple):
    """A player, as wordings want them."""

    name: str


class Line(NamedTuple):
    """A hint of the sample, and a reader's verdict on it."""

    letter: str
    missing: str
    position: str
    """Seed, answers before it, seats, kind of decision and number of options."""
    hint: str

    def __str__(self) -> str:
        missing = f" ({self.missing})" if self.missing else ""
        return f"{self.letter}{missing} {self.position} {self.hint}"


def kept(game: str) -> dict[str, Line]:
    """The lines of a game's file, by position."""
    text = (FILES / f"{game}.txt").read_text("utf-8")
    found = [LINE.match(line) for line in text.splitlines()]
    lines = [Line(m[1], m[2] or "", m[3], m[4]) for m in found if m is not None]
    return {line.position: line for line in lines}


def drawn(game: str) -> Iterator[tuple[str, str, str]]:
    """The position, the hint, and the board in words, of each decision of the sample."""
    for seed, number, table in positions(game):
        names = [Person(name) for name in NAMES[: table.seats]]
        wording: Wording = game_parts(game).wording(Words("en"), names)
        yield _position(game, table, seed, number), *_said(wording, table)


def positions(game: str) -> Iterator[tuple[int, int, Table[Any]]]:
    """The decisions of the sample: a game's seed, how many answers came before, and the table."""
    for seed in THREE_A_GAME if game in ("orbis", "helios", "papyria") else ONE_A_GAME:
        keys, picked, table = _played(game, 2 + seed % 3, seed)
        for number, key in enumerate(keys):
            if number in picked:
                yield seed, number, table
            table.apply(key)


def _played(game: str, seats: int, seed: int) -> tuple[list[str], list[int], Table[Any]]:
    """The answers of a game, before which of them a hint is drawn, and a table at its beginning."""
    rules = load_rules(game)
    counts: list[int] = []
    keys: list[str] = []
    several = seed in THREE_A_GAME
    chance = Random(seed if several else f"draw:{game}:{seed}")
    variants: dict[str, Any] = {}
    if game == "dice_forge":
        variants = {"cards": ("intro", "alternative", "random")[seed // 3 % 3]}
    table: Table[Any] = Table.new(rules, seats, seed, **variants)
    levels = [2 + seed // 3 % 3] * seats if several else [chance.choice((2, 2, 3)) for _ in range(seats)]
    while (decision := table.decision) is not None:
        counts.append(len(decision.options))
        level, luck = levels[decision.seat], f"{seed}:{decision.seat}"
        if several:
            players.answer(f"bot:{level}", table, luck)
        else:
            table.apply(chosen(level, table, luck))
        keys.append(table.answers[-1].key)
    choices = [number for number, count in enumerate(counts) if count > 1]
    picked = chance.sample(choices, 3 if several else 1)
    return keys, picked, Table.new(rules, seats, seed, **variants)


def _position(game: str, table: Table[Any], seed: int, number: int) -> str:
    assert table.decision is not None
    where = f"{seed}/{number}" if seed in THREE_A_GAME else f"{seed}"
    return f"{where} [{table.seats}] {table.decision.kind}/{len(table.decision.options)}:"


def _said(wording: Wording, table: Table[Any]) -> tuple[str, str]:
    assert table.decision is not None
    view = table.rules.view(table.state, table.decision.seat)
    board = wording.board_text(view, table.decision.seat)
    return hint_text(wording, table, view, worth_showing(wording, table, view, hints(table))), board


def main() -> int:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="tools.hints", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=BUILT)
    parser.add_argument(
        "--boards", action="store_true", help="print the position above each line that changed"
    )
    parser.add_argument(
        "--write", action="store_true", help="put what changed into the file, without a verdict"
    )
    asked = parser.parse_args()
    before, lines, changed = kept(asked.game), [], 0
    for position, hint, board in drawn(asked.game):
        line = before.get(position)
        if line is None or line.hint != hint:
            changed += 1
            print(
                *([board] if asked.boards else []), f"- {line}" if line else "- none", f"+ {hint}\n", sep="\n"
            )
            line = Line("?", "", position, hint)
        lines.append(line)
    print(f"{len(lines)} hints, {changed} changed")
    if asked.write:
        _ = (FILES / f"{asked.game}.txt").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
