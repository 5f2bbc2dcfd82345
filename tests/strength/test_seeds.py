"""What is measured wasn't tuned on: tools and pages keep the two kinds of seeds apart."""

import json
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tools import blunders, hints, seeds, styles, train, weaker
from tools.bench import strength
from tools.puzzles import FOLDER

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted((ROOT / "docs").glob("bots*.md")),
    ROOT / "docs" / "benchmarks.md",
    ROOT / "docs" / "advice.md",
]
MEASURED = ROOT / "docs" / "bots-measured.md"
NAMED = re.compile(r"\d{1,3}(?:,\d{3}){2,}|(?<=--seed )\d{3,}|(?<=seeds from )\d+")
"""A seed on a page; examples of commands have smaller ones."""


def named(page: Path) -> Iterator[tuple[int, str]]:
    """The seeds that a page names, each with its sentence."""
    for sentence in re.split(r"(?<=\.) |\n", page.read_text(encoding="utf-8")):
        for found in NAMED.findall(sentence):
            yield int(found.replace(",", "")), sentence


def tuned_on(seed: int) -> bool:
    return any(seed in each for each in seeds.TUNED_ON)


def not_fresh(seed: int) -> bool:
    return any(seed in each for each in seeds.NOT_FRESH)


def test_no_seed_is_for_both() -> None:
    kinds = sorted([*seeds.TUNED_ON, *seeds.NOT_FRESH], key=lambda each: each.start)
    assert all(one.stop <= other.start for one, other in pairwise(kinds))
    assert not seeds.is_for_measuring(seeds.DRAWN.start)
    assert not any(seeds.is_for_measuring(seed) for each in seeds.TUNED_ON for seed in (each[0], each[-1]))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_shares_on_pages_are_of_seeds_for_measuring(page: Path) -> None:
    """But for those of the past that are listed; a sentence on tuning names the others."""
    found = [*named(page)]
    assert found
    for seed, sentence in found:
        fine = seeds.is_for_measuring(seed) or not_fresh(seed)
        assert fine or (tuned_on(seed) and "tuned" in sentence), f"{seed:,}: {sentence}"


def test_what_is_not_quite_fresh_is_on_the_page() -> None:
    _, _, section = MEASURED.read_text(encoding="utf-8").partition("\n## Seeds\n")
    section, _, _ = section.partition("\n## ")
    for each in (*seeds.NOT_FRESH, *seeds.TUNED_ON):
        assert f"{each.start:,}" in section
    listed = {seed for page in PAGES for seed, _ in named(page)}
    assert all(any(seed in each for seed in listed) for each in seeds.NOT_FRESH), "nothing is listed in vain"


def test_weights_and_puzzles_come_from_other_seeds_than_those_for_measuring() -> None:
    weights = ROOT / "tabletop_tui" / "bots" / "weights"
    for game in BUILT:
        recipe = json.loads((weights / f"{game}.json").read_text(encoding="utf-8"))["recipe"]
        runs = recipe.get("mean of", [recipe])
        last = [run["seed"] + sum(each["games"] for each in run["rounds"]) for run in runs]
        assert max(last) < seeds.MEASURING.start
        assert len({run["seed"] for run in runs}) == len(runs), "the same games twice"
        puzzles = json.loads((FOLDER / game / "puzzles.json").read_text(encoding="utf-8"))
        assert puzzles["tried"] < seeds.MEASURING.start
    assert not any(
        seed in seeds.MEASURING for each in (hints.THREE_A_GAME, hints.ONE_A_GAME) for seed in each
    )


class DealtError(Exception):
    """A table was dealt."""


def test_games_to_learn_from_draw_none_for_measuring(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def new(_rules: object, _seats: int, seed: int, **_: Any) -> None:
        dealt.append(seed)
        raise DealtError

    monkeypatch.setattr(Table, "new", new)
    chance = Random(1)
    for _ in range(50):
        with pytest.raises(DealtError):
            weaker.Weaker((2, 3)).play(load_rules("orbis"), chance)
    assert len({*dealt}) == 50
    assert all(seed in seeds.DRAWN for seed in dealt)


@pytest.mark.parametrize(
    ("tool", "asked", "seed"),
    [
        (train, ("orbis",), 15_400_000),
        (strength, ("orbis", "5", "4"), 900),
        (strength, ("orbis", "5", "4"), 13_000_100),
        (blunders, ("orbis",), 4_000_000),
    ],
)
def test_a_tool_refuses_seeds_of_the_other_kind(
    tool: Any,
    asked: tuple[str, ...],
    seed: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["tool", *asked, "--seed", str(seed)])
    with pytest.raises(SystemExit):
        tool.main()
    assert f"{seed:,} is for" in capsys.readouterr().err


def test_tools_that_measure_do_so_without_being_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def found(_game: str, _games: int, seed: int) -> Iterator[tuple[bool, float, float]]:
        played.append(seed)
        yield True, 0.0, 0.0

    def line(_game: str, _first: str, _second: str, _seats: int, seed: int, number: int) -> dict[str, float]:
        played.append(seed + number)
        return {"win": 1.0, "points": 1, "others": 1, "seconds": 1}

    monkeypatch.setattr(blunders, "found", found)
    monkeypatch.setattr(strength, "line", line)
    for tool, asked in ((blunders, ["orbis"]), (strength, ["orbis", "5", "4"])):
        monkeypatch.setattr(sys, "argv", ["tool", *asked])
        tool.main()
    assert len(played) == 21
    assert all(seeds.is_for_measuring(seed) for seed in (*played, styles.FIRST))
