"""`make fuzz` counts what it plays, repeats a seed, and leaves a save where a check fails."""

import io
import json
from pathlib import Path
from typing import TextIO

import pytest

from rulesets.core import Table
from tests import fuzz
from tests.conformance.every_game import every_game, load_rules
from tests.conformance.play import Fault, Walk
from tests.serve.tables import leaks


@every_game
def test_all_decisions_are_played_and_summed_up(game: str, tmp_path: Path) -> None:
    out = io.StringIO()
    arguments = [
        "--game",
        game,
        "--decisions",
        "120",
        "--seed",
        "5",
        "--jobs",
        "1",
        "--reports",
        str(tmp_path),
        "--no-exhaustive",
        "--leaks",
        "0",
    ]
    assert fuzz.main(arguments, out) == 0
    text = out.getvalue()
    assert text.startswith("seed 5\n")
    rows = [line.split() for line in text.splitlines() if line.startswith(game)]
    assert [int(row[1]) for row in rows] == list(load_rules(game).seat_counts)
    assert all(int(row[3]) >= 120 and row[5] == "0" for row in rows)
    assert list(tmp_path.iterdir()) == []


@every_game
def test_what_else_is_wrong_with_a_position_fails_the_run(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game's further check of every position counts as the invariants do."""
    part = fuzz.Part(game, 2, 5, 40, tmp_path)
    assert fuzz.play(part).fault is None
    monkeypatch.setitem(fuzz.ALSO, game, lambda state: ["something odd"])
    fault = fuzz.play(part).fault
    assert fault is not None
    assert "something odd" in fault


@pytest.mark.parametrize(("faults", "failed"), [([], 0), (["D4: no circuit"], 1)])
def test_everything_of_a_kind_is_looked_at(
    faults: list[str], failed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault in an exhaustive check fails the run as one in a game does, if its game is played."""
    monkeypatch.setattr(
        fuzz, "EXHAUSTIVE", {"orbis": lambda jobs, out: faults, "chess": lambda jobs, out: ["no"]}
    )
    arguments = ["--game", "orbis", "--decisions", "60", "--jobs", "1", "--leaks", "0"]
    arguments += ["--reports", str(tmp_path)]
    out = io.StringIO()
    assert fuzz.main(arguments, out) == failed
    assert all(fault in out.getvalue() for fault in faults)


def test_a_fault_around_the_games_fails_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried out around the games gets the run's seed; when games are chosen, it is left out."""
    seeds: list[int] = []

    def odd(_jobs: int, seed: int, _out: TextIO) -> list[str]:
        seeds.append(seed)
        return ["a window stays open"]

    monkeypatch.setattr(fuzz, "SURFACES", {"windows": odd})
    monkeypatch.setattr(fuzz, "BUILT", ("orbis",))
    arguments = ["--decisions", "60", "--seed", "7", "--jobs", "1", "--leaks", "0", "--no-exhaustive"]
    arguments += ["--reports", str(tmp_path)]
    out = io.StringIO()
    assert fuzz.main(arguments, out) == 1
    assert "a window stays open" in out.getvalue()
    assert fuzz.main([*arguments, "--game", "orbis"], out) == 0
    assert fuzz.main([*arguments, "--no-surfaces"], out) == 0
    assert seeds == [7]


def test_work_is_cut_into_parts_with_seeds_of_their_own(tmp_path: Path) -> None:
    work = [part for part in fuzz.parts(["orbis"], 25_000, 7, tmp_path) if part.seats == 2]
    assert [(part.seed, part.decisions) for part in work] == [(7, 10_000), (8, 10_000), (9, 5_000)]


@every_game
def test_a_failed_check_leaves_a_save(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_rules(game)
    monkeypatch.setattr(
        type(rules),
        "faults",
        lambda self, state: ["it is the end"] if self.progress(state).active is None else [],
    )
    walk = Walk(rules, rules.seat_counts[0], seed=1, reports=tmp_path)
    with pytest.raises(Fault, match="it is the end"):
        walk.play_game()
    (report,) = tmp_path.iterdir()
    table = Table.load(rules, json.loads(report.read_text(encoding="utf-8")))
    assert table.decision is None


@every_game
def test_each_check_is_able_to_fail(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo that leads elsewhere, a replay that differs, and a failure of the rules are all found."""
    rules = load_rules(game)
    seats = rules.seat_counts[0]
    copied = rules.copy

    def with_other_luck(state: object) -> object:
        twin = copied(state)
        twin.rng.below(2)
        return twin

    with monkeypatch.context() as patch:
        patch.setattr(type(rules), "copy", lambda self, state: with_other_luck(state))
        with pytest.raises(Fault):
            Walk(rules, seats, seed=2).play_game()
    with monkeypatch.context() as patch:
        patch.setattr(Table, "redo", Table.undo)
        with pytest.raises(Fault):
            Walk(rules, seats, seed=2).run(300)


@pytest.mark.parametrize(("found", "failed"), [([], 0), (["orbis, from seed 1 on: a hand"], 1)])
def test_what_leaks_fails_the_run(
    found: list[str], failed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Positions of games in which nothing but luck is hidden aren't compared."""
    asked: list[str] = []

    def check(work: list[leaks.Part], jobs: int, out: io.StringIO) -> list[str]:
        asked.extend(part.game for part in work)
        return found

    monkeypatch.setattr(leaks, "check_all", check)
    arguments = ["--decisions", "20", "--jobs", "1", "--no-exhaustive", "--reports", str(tmp_path)]
    games = ["--game", "orbis", "--game", "dice_forge"]
    assert fuzz.main([*arguments, *games, "--leaks", "10"], io.StringIO()) == failed
    assert asked == ["orbis"]
