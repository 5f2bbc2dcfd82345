"""What can be filled in for a new game, what is wrong with it, and what is remembered."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core import Rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.tui.screens import setup_form
from tabletop_tui.tui.screens.setup_form import Form, new_game

NAMES = ("Ana", "Ben", "Cleo", "Dora")
COLOURS = ("red", "blue", "green", "yellow")


@pytest.fixture
def rules() -> Rules[Any]:
    return load_rules("orbis")


def form(**changes: Any) -> Form:
    return replace(Form(3, NAMES, COLOURS, variants={"start": "random"}), **changes)


def test_what_is_filled_in_at_first_can_be_started_at_once(tmp_path: Path, rules: Rules[Any]) -> None:
    first = setup_form.recall(Paths.below(tmp_path), rules, NAMES)
    assert first.problem() is None
    assert first.players == 2
    assert first.variants == {"start": "random"}


def test_no_one_may_be_nameless() -> None:
    problem = form(names=("Ana", " \x1b\u202e ", "Cleo", "")).problem()
    assert problem is not None
    assert (problem.id, dict(problem.facts)) == ("lobby-name-missing", {"place": 2})


def test_two_players_may_not_share_a_name_whatever_its_case() -> None:
    problem = form(names=("Ana", "Ben", "ANA ", "Dora")).problem()
    assert problem is not None
    assert problem.id == "lobby-name-twice"


def test_names_of_places_no_one_sits_at_do_not_matter() -> None:
    assert form(players=2, names=("Ana", "Ben", "Ben", "")).problem() is None


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "²", str(2**63), "1" * 20])
def test_a_seed_that_is_no_number_is_said_to_be_wrong(seed: str) -> None:
    problem = form(seed=seed).problem()
    assert problem is not None
    assert problem.id == "lobby-seed-wrong"


def test_as_typed_seats_people_from_top_to_bottom() -> None:
    begun = new_game(form(order="typed", seed=" 7 "))
    assert [person.name for person in begun.people] == ["Ana", "Ben", "Cleo"]
    assert [person.colour for person in begun.people] == ["red", "blue", "green"]
    assert begun.seed == 7


def test_a_random_order_follows_from_the_seed_and_seats_everyone_once() -> None:
    orders = {tuple(person.name for person in new_game(form(seed=str(seed))).people) for seed in range(60)}
    assert len(orders) == 6
    assert all(sorted(order) == ["Ana", "Ben", "Cleo"] for order in orders)
    assert new_game(form(seed="5")) == new_game(form(seed="5"))


def test_the_chosen_beginner_begins_wherever_the_draw_seats_them() -> None:
    for seed in range(20):
        begun = new_game(form(seed=str(seed), variants={"start": "seat:1"}))
        seat = int(begun.variants["start"].removeprefix("seat:"))
        assert begun.people[seat].name == "Ben"


def test_a_taken_colour_changes_hands() -> None:
    assert form().with_colour(0, "green").colours == ("green", "blue", "red", "yellow")


def test_a_beginner_who_does_not_play_gives_way_to_the_draw(rules: Rules[Any]) -> None:
    fewer = replace(form(players=4, variants={"start": "seat:3"}), players=2).fitted(rules)
    assert fewer.variants == {"start": "random"}


def test_the_last_game_is_the_next_ones_default(tmp_path: Path, rules: Rules[Any]) -> None:
    paths = Paths.below(tmp_path)
    kept = form(players=4, order="typed", seed="9", variants={"start": "seat:3"}).with_colour(0, "blue")
    setup_form.remember(paths, kept)
    assert setup_form.recall(paths, rules, ("A", "B", "C", "D")) == replace(kept, seed="")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        pytest.param("[" * 100_000, id="deep"),
        '{"players": 99}',
        pytest.param('{"players": ' + "9" * 10_000 + "}", id="long"),
        '{"names": [1], "colours": ["red"], "order": 3, "variants": 7}',
    ],
)
def test_a_damaged_memory_is_passed_over(tmp_path: Path, rules: Rules[Any], text: str) -> None:
    paths = Paths.below(tmp_path)
    paths.state.mkdir()
    setup_form.memory(paths).write_text(text, encoding="utf-8")
    recalled = setup_form.recall(paths, rules, NAMES)
    assert recalled.problem() is None
    assert recalled.players in rules.seat_counts
    assert recalled.names == NAMES


def test_a_memory_that_cannot_be_written_is_no_reason_to_fail(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way", encoding="utf-8")
    setup_form.remember(Paths.below(tmp_path), form())
