"""The page for those who train players tells the truth: its code runs, and keys are as it says."""

import re
from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text.words import Words
from tests.conformance.specs import SPECS
from tests.docs import code_on_pages

PAGE = (code_on_pages.DOCS / "rl.md").read_text(encoding="utf-8")
LONGEST_KEY = 40


def test_the_code_on_the_page_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pettingzoo", reason="the extra tabletop-tui[rl] isn't installed")
    assert code_on_pages.run("rl.md", monkeypatch) == 4
    assert float(capsys.readouterr().out) == pytest.approx(1.5)


def row(game: str, table: int) -> list[str]:
    """The cells of a game's row in one of the page's tables."""
    title = game_title(Words("en"), game)
    rows: list[str] = re.findall(rf"^\| {title} \|(.*)\|$", PAGE, re.MULTILINE)
    return rows[table].split("|")


def grammar(game: str) -> re.Pattern[str]:
    """What a key of a game looks like, by the page."""
    parts = {"N": r"-?\d+", "ID": r"[A-Za-z][A-Za-z0-9_]*"}
    shapes = re.findall(r"`([^`]+)`", row(game, 0)[0])
    return re.compile("|".join(re.sub(r"\b(N|ID)\b", lambda m: parts[m[1]], shape) for shape in shapes))


@pytest.mark.parametrize("game", BUILT)
def test_keys_are_as_the_page_says_and_within_its_bounds(game: str) -> None:
    rules, known, chance = load_rules(game), grammar(game), Random(1)
    most, answers = (int(cell) for cell in row(game, 1)[0::2])
    assert (rules.most_options, rules.most_answers) == (most, answers)
    assert answers == SPECS[game].DECISIONS_PER_SEAT
    layouts = SPECS[game].LAYOUTS
    for number in range(12):
        seats, layout = 2 + number % 3, layouts[number % len(layouts)]
        table: Table[Any] = Table.new(rules, seats, number, listen=False, **layout)
        while table.decision is not None:
            keys = [option.key for option in table.decision.options]
            assert len(set(keys)) == len(keys) <= most
            for key in keys:
                assert known.fullmatch(key), key
                assert len(key) <= LONGEST_KEY
            table.apply(chance.choice(table.decision.options))
        assert len(table.answers) <= answers * seats


def test_draws_that_were_given_stay_when_a_table_is_cloned() -> None:
    table: Table[Any] = Table.new(load_rules("dice_forge"), 2, 3, listen=False)
    rolled = table.with_draws([0, 5, 1, 2])
    rolled.apply("roll")
    assert rolled.clone().state == rolled.state
    assert table.with_draws([0, 5, 1, 2]).digest == table.with_draws([0, 5, 1, 2]).digest
    other = table.with_draws([5, 5, 1, 2])
    other.apply("roll")
    assert other.state.seats != rolled.state.seats
