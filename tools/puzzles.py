"""`python -m tools.puzzles`: puzzles from turning points of games that the computer plays.

Games between players of level 3 are played from seeds 1, 2, 3 …, with two and three seats in turn. An answer
becomes a puzzle if a better one was clearly there, which takes a longer search to find:

- in the worlds of a review, the better answer leads all others by `least_of` points at the end of the turn;
- it can be said why, by something that has a name;
- level 3 never finds it, with any of `MISSES` seeds;
- level 5 always finds it, with each of `FINDS` seeds;
- played on for two rounds in `WORLDS` worlds, it stays ahead of the other promising answers, and of what
  level 3 plays, by `least_of` points and `SURELY` standard errors.

What is found is written after every game, to `tabletop_tui/games/GAME/puzzles.json`; a later run goes on
from there. The same seeds make the same puzzles, however often a run is interrupted.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, variance
from time import monotonic
from typing import Any, NamedTuple

from rulesets import BUILT, load_rules
from rulesets.core import Rules, Table
from tabletop_tui.bots.garbage import between_answers
from tabletop_tui.bots.hints import Difference
from tabletop_tui.bots.judging import compared
from tabletop_tui.bots.levels import STRONGEST, by_chance, chosen
from tabletop_tui.bots.policy import Policy
from tabletop_tui.bots.rounds import ALL_ROUNDS, Rounds
from tabletop_tui.bots.seen import Seen, thinking
from tabletop_tui.bots.value import valued
from tabletop_tui.bots.weighing import prospects
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.advice_text import contrast
from tabletop_tui.play.reading import unnamed
from tabletop_tui.text.words import Words

FOLDER = Path(__file__).parent.parent / "tabletop_tui" / "games"

MISSED, FOUND = 3, 5
"""The level that misses the better answer, and the one that finds it."""
MISSES, FINDS = 5, 4
"""With how many seeds each."""
LEAST = {"orbis": 0.6}
"""Points by which the better answer has to lead, in a game of few points;"""
USUALLY = 1.0
"""and in the others."""
SURELY = 2.5
"""Standard errors by which it has to stay ahead."""
WORLDS = 40
"""Worlds in which rounds are played on; with more seats fewer, in proportion."""
GLANCE = (2, 60)
"""Worlds and evaluations for a first look;"""
CLOSE = (8, 20)
"""and for a closer one, in each world for each option."""
PROMISING = 5
"""How many answers are played on besides those of level 3."""
OPTIONS = 4
"""Fewer options make no puzzle."""
BEGUN = 6
"""Answers of the beginning that are left out."""
A_GAME = 3
"""Puzzles a game gives at most, each of another turn."""
SEATS = (2, 3)


class Puzzle(NamedTuple):
    """An answer of a game that was clearly not the best."""

    at: int
    """The answers before it."""
    best: str
    """The key of the answer to find,"""
    usual: str
    """and of the one that was given."""
    gain: float
    """By how many points the best one is ahead after two rounds."""
    kind: str


def of_game(rules: Rules[Any], seed: int) -> tuple[list[str], list[Puzzle]]:
    """The answers of a game up to its last puzzle, and its puzzles."""
    table: Table[Any] = Table.new(rules, seats_of(seed), seed, listen=False)
    found: list[Puzzle] = []
    last, fresh = -1, True
    with between_answers() as answered:
        while (decision := table.decision) is not None and len(found) < A_GAME:
            if decision.seat != last:
                last, fresh = decision.seat, True
            given = chosen(MISSED, table, f"{seed}:{decision.seat}")
            if (
                fresh
                and len(decision.options) >= OPTIONS
                and len(table.answers) >= BEGUN
                and (puzzle := examined(table, given, f"{seed}:{len(table.answers)}")) is not None
            ):
                found.append(puzzle)
                fresh = False
            table.apply(given)
            answered()
    keys = [answer.key for answer in table.answers]
    return keys[: found[-1].at if found else 0], found


def examined(table: Table[Any], given: str, chance: str) -> Puzzle | None:
    """The puzzle of a decision, if the answer that was given makes one: cheap questions first."""
    decision, least = table.decision, least_of(table.rules.id)
    assert decision is not None
    try:
        leads = led(table, f"{chance}:glance", *GLANCE)
        best = max(leads, key=lambda key: leads[key])
        if given not in leads or leads[best] - leads[given] < least:
            return None
        evaluations = CLOSE[0] * CLOSE[1] * len(decision.options)
        leads = led(table, f"{chance}:close", CLOSE[0], evaluations)
    except LookupError:
        return None
    best, second = sorted(leads, key=lambda key: -leads[key])[:2]
    if leads[best] - leads[second] < least or not is_safe(table, best):
        return None
    missed = [chosen(MISSED, table, f"{chance}:{MISSED}:{number}") for number in range(MISSES)]
    if best in (given, *missed):
        return None
    seeds = (f"{chance}:{FOUND}:{number}:{len(table.answers)}" for number in range(FINDS))
    if any(STRONGEST.choose(*thinking(table, seed)) != best for seed in seeds):
        return None
    if not why(table, given, best, chance):
        return None
    others = [key for key in sorted(leads, key=lambda key: -leads[key]) if key != best][:PROMISING]
    gains = ahead(table, best, [*dict.fromkeys((given, *missed, *others))], f"{chance}:rounds")
    if any(gain < max(least, SURELY * error) for gain, error in gains.values()):
        return None
    return Puzzle(len(table.answers), best, given, round(gains[given][0], 1), decision.kind)


def led(table: Table[Any], chance: str, worlds: int, evaluations: int) -> Mapping[str, float]:
    """The lead that each option is expected to reach at the end of the turn."""
    seen = Seen(table, Random(f"{chance}:deals"))
    found = prospects(seen, Random(chance), worlds, evaluations)
    return {prospect.key: prospect.weighed.lead(seen.seat) for prospect in found}


def ahead(
    table: Table[Any], best: str, others: Sequence[str], chance: str, policy: Policy | None = None
) -> Mapping[str, tuple[float, float]]:
    """By how many points an answer is ahead of others once two rounds are played on, each with its error.

    With a policy, all seats play by it to the end of the game.
    """
    seen = Seen(table, Random(f"{chance}:deals"))
    worlds = seen.deals(2 * WORLDS // table.seats)
    rounds = Rounds(
        worlds,
        seen.seat,
        valued(table.rules).lead,
        by_chance,
        Random(chance).random(),
        rounds=2 if policy is None else ALL_ROUNDS,
        policy=policy,
    )
    leads = rounds.all_leads([best, *others])
    found = {}
    for key in others:
        gaps = [one - other for one, other in zip(leads[best], leads[key], strict=True)]
        found[key] = mean(gaps), sqrt(variance(gaps) / len(gaps))
    return found


def is_safe(table: Table[Any], key: str) -> bool:
    """Whether the game would take an answer without a warning."""
    decision = table.decision
    assert decision is not None
    wording = game_parts(table.rules.id).wording(Words("en"), unnamed(table.seats))
    view = table.rules.view(table.state, decision.seat)
    return wording.confirm(view, decision, decision.option(key)) is None


def why(table: Table[Any], given: str, best: str, chance: str) -> str:
    """Why an answer is better, in a player's words; empty if nothing that is better has a name."""
    decision = table.decision
    assert decision is not None
    wording = game_parts(table.rules.id).wording(Words("en"), unnamed(table.seats))
    rows = compared(table, given, [best], chance)
    if not rows or rows[0][1] < least_of(table.rules.id):
        return ""
    return contrast(wording, [Difference(*each) for each in rows[0][5]], given)


def least_of(game: str) -> float:
    """By how many points the better answer has to lead in a game."""
    return LEAST.get(game, USUALLY)


def seats_of(seed: int) -> int:
    """The seats of the game with this seed."""
    return SEATS[seed % len(SEATS)]


class Collection:
    """The puzzles of a game, in its file."""

    def __init__(self, game: str) -> None:
        """What was found so far."""
        self.rules = load_rules(game)
        self._file = FOLDER / game / "puzzles.json"
        self.tried = 0
        """Up to which seed games have been played."""
        self._games: list[dict[str, Any]] = []
        if self._file.exists():
            kept = json.loads(self._file.read_text())
            if kept["components"] != self.rules.components:
                raise SystemExit(
                    f"{self._file} was made with other component tables: delete it to begin anew"
                )
            self.tried, self._games = kept["tried"], kept["games"]

    @property
    def count(self) -> int:
        """How many puzzles there are."""
        return sum(len(game["puzzles"]) for game in self._games)

    def one_more(self, wanted: int) -> None:
        """Play the next game, and write down what it gives."""
        seed = self.tried + 1
        answers, found = of_game(self.rules, seed)
        puzzles = [puzzle._asdict() for puzzle in found[: wanted - self.count]]
        self.tried = seed
        if puzzles:
            self._games.append(
                {"seed": seed, "seats": seats_of(seed), "puzzles": puzzles, "answers": " ".join(answers)}
            )
        self._write()

    def _write(self) -> None:
        games = ",\n".join("  " + json.dumps(game) for game in self._games)
        head = {"game": self.rules.id, "components": self.rules.components, "tried": self.tried}
        _ = self._file.write_text(json.dumps(head)[:-1] + f', "games": [\n{games}\n]}}\n')


def main() -> None:
    """Make puzzles, a game of each kind in turn, until there are enough or the time is over."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--count", type=int, default=60, help="puzzles of each game")
    parser.add_argument("--minutes", type=float, default=600, help="begin no game later than this")
    given = parser.parse_args()
    collections = [Collection(game) for game in given.games or BUILT]
    end = monotonic() + 60 * given.minutes
    while left := [each for each in collections if each.count < given.count]:
        for each in sorted(left, key=lambda each: each.count):
            if monotonic() >= end:
                return
            each.one_more(given.count)
            print(f"{each.rules.id}: {each.count} puzzles from {each.tried} games", flush=True)


if __name__ == "__main__":
    main()
