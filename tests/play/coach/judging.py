"""What a computer player of level 3 thinks of what the coach recommends.

`python -m tests.play.coach.judging orbis` judges 2,000 notes that recommend something, in games of
newcomers: half of their answers are random ones, the others those of level 2.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rulesets import load_rules
from rulesets.core import Decision, Table
from tabletop_tui.bots.levels import by_chance, chosen
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import valued
from tabletop_tui.play.coach import Note, notes_of

TRUST = {"orbis": 0.15, "dice_forge": 0.35, "papyria": 0.3}
"""How far level 3 believes what was learned of a game; 0.5 in the others."""
GLANCE, CLOSE = 40, 1600
"""Evaluations of a first look, and of the one that counts if the first isn't content."""
CLEARLY = {"orbis": 1.5, "papyria": 9.0, "helios": 4.0, "dice_forge": 5.0, "bora_bora": 5.0}
"""By how many points of lead something has to be worse: about a twentieth of what good players score."""


@dataclass(frozen=True)
class Judged:
    """A note that recommended something, and what level 3 thinks of that."""

    note: str
    follows: tuple[str, ...]
    """The options that do what it says."""
    better: str
    """The option that seems best,"""
    by: float
    """and by how many points of lead it is better than the best of those."""

    def clearly_worse(self, game: str) -> bool:
        """Whether following the note would be a clear mistake."""
        return self.by > CLEARLY[game]


def judged(table: Table[Any], note: Note, follows: tuple[str, ...], chance: str) -> Judged:
    """How much the best of the options that follow a note falls behind the best of all."""
    best, by = "", 0.0
    for evaluations in (GLANCE, CLOSE):
        seen = Seen(table, Random(f"{chance}:deals"))
        worlds = seen.deals(8)
        search = TurnSearch(
            worlds,
            seen.seat,
            valued(seen.rules, TRUST.get(seen.rules.id, 0.5)).lead,
            by_chance(Random(chance)),
            Random(chance),
        )
        search.grow(seen.keys, evaluations)
        worth = {key: search.root.below[key].worth for key in search.ranked(seen.keys)}
        best = max(worth, key=lambda key: worth[key])
        by = worth[best] - max((worth[key] for key in follows if key in worth), default=worth[best])
        if by <= CLEARLY[seen.rules.id] / 2:
            break
    return Judged(note.id, follows, best, by)


def recommended(notes: list[Note], view: Any, decision: Decision[Any]) -> tuple[Note, tuple[str, ...]] | None:
    """The note that is said now, if any, and the options that follow it."""
    for note in notes:
        if note.matters(view, decision):
            return note, tuple(note.follows(view, decision)) if note.follows is not None else ()
    return None


def coached_positions(game: str, seed: int) -> Iterator[tuple[Table[Any], Note, tuple[str, ...]]]:
    """Positions of a newcomers' game in which a note recommends something, and what follows it."""
    rules, chance = load_rules(game), Random(f"{game}:{seed}")
    seats = rules.seat_counts[seed % len(rules.seat_counts)]
    table: Table[Any] = Table.new(rules, seats, seed, listen=False)
    left = [list(notes_of(game)) for _ in range(seats)]
    while (decision := table.decision) is not None:
        view = rules.view(table.state, decision.seat)
        if len(decision.options) > 1 and (said := recommended(left[decision.seat], view, decision)):
            note, follows = said
            left[decision.seat].remove(note)
            if note.follows is not None:
                yield table, note, follows
        if chance.random() < 0.5:
            table.apply(chance.choice(decision.options).key)
        else:
            table.apply(chosen(2, table, seed))


def judgements(game: str, positions: int, first: int = 0) -> Iterator[Judged]:
    """This many notes judged, from games with this seed on."""
    found, seed = 0, first
    while True:
        for table, note, follows in coached_positions(game, seed):
            yield judged(table, note, follows, f"{seed}:{len(table.answers)}")
            found += 1
            if found == positions:
                return
        seed += 1


def main() -> None:
    """Say how often each note recommended something clearly worse."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=2000)
    asked = parser.parse_args()
    count, worse, most, examples = Counter[str](), Counter[str](), dict[str, float](), dict[str, Judged]()
    for each in judgements(asked.game, asked.positions):
        count[each.note] += 1
        if each.clearly_worse(asked.game):
            worse[each.note] += 1
            examples.setdefault(each.note, each)
        most[each.note] = max(most.get(each.note, 0.0), each.by)
    print(
        f"{asked.game}: {worse.total()} of {count.total()} clearly worse (over {CLEARLY[asked.game]} points)"
    )
    for note, times in sorted(count.items()):
        print(f"  {note}: {worse[note]} of {times}, at most {most[note]:.1f}  {examples.get(note, '')}")


if __name__ == "__main__":
    main()
