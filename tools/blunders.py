"""`python -m tools.blunders GAME`: how many mistakes that were put into games a look back finds.

The policy of the game plays against itself, or level 5 with an eighth of its steps where there is none: in
the answers of level 4, level 5 finds larger mistakes than those put in. In each game, one answer is
replaced by one that is surely worse: played on in `WORLDS` worlds, by the policy to the end or for two
rounds, it is behind the best promising one by `LEAST` times what a puzzle needs, and by `SURELY` standard
errors. After the game its seat is a person's, and the look back is made as at a table. The mistake is found
if it is a turning point.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import Future
from random import Random
from time import process_time
from typing import Any

from rulesets import BUILT, load_rules
from rulesets.core import Rules, Table
from tabletop_tui.bots.garbage import between_answers
from tabletop_tui.bots.levels import LATE, WholeRounds
from tabletop_tui.bots.policy import Policy, learned
from tabletop_tui.bots.seen import thinking
from tabletop_tui.bots.worker import Positions, reply
from tabletop_tui.bots.workers import Thought
from tabletop_tui.play.reviewing import reviewing
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tools.puzzles import GLANCE, ahead, is_safe, least_of, led
from tools.seeds import for_measuring

BRIEFLY = WholeRounds((600, 16), 8, 4_000, to_the_end=LATE)
"""Plays games for which no policy was learned: as level 5, but with a fifth of a second for an answer."""

LEAST = 2.0
SURELY = 3.0
SEATS = 2
FROM, TO = 0.2, 0.8
"""Between which parts of the game that are left the mistake is made."""
PROMISING = 2
"""How many answers are compared with the mistake."""


class Here:
    """Thinks in this process, as a worker does."""

    def __init__(self) -> None:
        self._positions = Positions()
        self.longest = 0.0
        """The most seconds of processor time that a question took."""

    def think(self, thought: Thought) -> "Future[Any]":
        """What a worker would say."""
        begun = process_time()
        future: Future[Any] = Future()
        future.set_result(reply(self._positions, thought.line)["thought"])
        self.longest = max(self.longest, process_time() - begun)
        return future


def game_with_a_blunder(rules: Rules[Any], seed: int) -> tuple[Table[Any], int] | None:
    """A game that is over, and how many answers came before the mistake; `None` if there was no room."""
    chance = Random(f"blunder:{seed}")
    when = chance.uniform(FROM, TO)
    table: Table[Any] = Table.new(rules, SEATS, seed)
    at: int | None = None
    with between_answers() as answered:
        while (decision := table.decision) is not None:
            worse = None
            if (
                at is None
                and FROM / 2 < rules.left(table.state) <= when
                and len(decision.options) > PROMISING
            ):
                worse = blunder(table, f"{seed}:{len(table.answers)}", chance)
            if worse is None:
                table.apply(well_played(table, seed))
            else:
                at = len(table.answers)
                table.apply(worse)
            answered()
    return None if at is None else (table, at)


def well_played(table: Table[Any], seed: int) -> str:
    """What a good player answers without much thought."""
    policy = learned(table.rules, SEATS)
    if policy is None or table.decision is None:
        return BRIEFLY.choose(*thinking(table, f"{seed}:{len(table.answers)}"))
    scores = policy.scores(table.state, table.decision)
    return table.decision.options[scores.index(max(scores))].key


def blunder(table: Table[Any], luck: str, chance: Random) -> str | None:
    """An answer that is surely worse than the best, if one that was drawn is."""
    policy = learned(table.rules, SEATS)
    try:
        ranked = _promising_first(table, luck, policy)
    except LookupError:
        return None
    others = [key for key in ranked[PROMISING:] if is_safe(table, key)]
    if not others:
        return None
    worse = chance.choice(others)
    gaps = [ahead(table, key, [worse], luck, policy)[worse] for key in ranked[:PROMISING]]
    gain, error = max(gaps)
    return worse if gain > max(LEAST * least_of(table.rules.id), SURELY * error) else None


def _promising_first(table: Table[Any], luck: str, policy: Policy | None) -> list[str]:
    if policy is not None and table.decision is not None:
        return [*policy.behind(table.state, table.decision)]
    leads = led(table, luck, *GLANCE)
    return sorted(leads, key=lambda key: -leads[key])


def found(game: str, games: int, seed: int) -> Iterator[tuple[bool, float, float]]:
    """For each game: was the mistake found, seconds it took, and those of the longest question."""
    rules, made = load_rules(game), 0
    while made < games:
        seed += 1
        played = game_with_a_blunder(rules, seed)
        if played is None:
            continue
        table, at = played
        made += 1
        seat = table.answers[at].seat
        people = [Person(f"Seat {each}", "red", "" if each == seat else "bot:4") for each in range(SEATS)]
        people[seat] = Person("Ana", "blue")
        here, begun = Here(), process_time()
        review = reviewing(Session.of_table(table, people), Words("en"), None).run(here, lambda _part: None)
        took = process_time() - begun
        yield any(point.answers == at for point in review.turning_points), took, here.longest


def main() -> None:
    """Play games and tell after each how it stands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=BUILT)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=for_measuring, default=97_000_000)
    asked = parser.parse_args()
    hits, longest = 0, 0.0
    for number, (hit, took, most) in enumerate(found(asked.game, asked.games, asked.seed), 1):
        hits, longest = hits + hit, max(longest, most)
        print(f"{asked.game}: {hits} of {number}, {took:.1f} s, longest question {longest:.2f} s", flush=True)


if __name__ == "__main__":
    main()
