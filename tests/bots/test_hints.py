"""Hints: the best options with the reasons for them, for the person who decides."""

import asyncio
import json
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table as Game
from tabletop_tui.bots.features import group_of
from tabletop_tui.bots.hints import FOUND, LATER, OTHERS, Hint, hints, of_json, to_json
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.weighing import prospects
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.advice_text import reasons, signed, worth_showing
from tabletop_tui.text.words import WHOLE, Words
from tests.tui.driving import ANA, BEN, CLEO, Table, orbis, sitting

WEIGHTS = Path(str(files("tabletop_tui.bots"))) / "weights"


def far_on(game: str, answers: int = 40) -> Game[Any]:
    """A game among three after some answers of chance, at a decision with a choice."""
    table, chance = Game[Any].new(load_rules(game), 3, 3, listen=False), Random(3)
    while table.decision is not None and (answers > 0 or len(table.decision.options) < 2):
        table.apply(chance.choice(table.decision.options).key)
        answers -= 1
    return table


async def hinted(table: Table) -> str:
    """What the hint says, when it has come."""
    for _ in range(600):
        if table.game.hinting.said:
            await table.pilot.pause()
            return table.game.hinting.said
        await asyncio.sleep(0.05)
    raise AssertionError("no hint comes")


@pytest.mark.parametrize("game", BUILT)
def test_hints_are_the_best_options_with_lines_of_the_score_sheet(game: str) -> None:
    table = far_on(game)
    found = hints(table, "1")
    assert table.decision is not None
    assert 1 <= len(found) <= FOUND
    assert {hint.key for hint in found} <= {option.key for option in table.decision.options}
    assert of_json(json.loads(json.dumps(to_json(found)))) == found
    for language in WHOLE:
        wording = game_parts(game).wording(Words(language), (ANA, BEN, CLEO))
        for hint in found:
            said = reasons(wording, hint.better)
            assert "⟦" not in said
            assert not any(sign.isdigit() for sign in said)


@pytest.mark.parametrize("game", BUILT)
def test_the_reasons_of_a_hint_can_be_counted_on_the_score_sheet(game: str) -> None:
    """A line's difference is that of its points at the turn's end, against the mean of all other options."""
    table = far_on(game, 30)
    assert table.decision is not None
    seat, found = table.decision.seat, prospects(Seen(table, Random("1:deals")), Random("1"))
    for place, hint in enumerate(hints(table, "1")):
        assert hint.key == found[place].key
        own = found[place].weighed.shares[seat]
        others = [other.weighed.shares[seat] for other in found if other.key != hint.key]
        for line, more in hint.better:
            if f"line.{line}" in own:
                usual = [share.get(f"line.{line}", 0.0) for share in others]
                assert more == pytest.approx(own.get(f"line.{line}", 0.0) - sum(usual) / len(usual))
    ends = prospects(Seen(table, Random("1:deals")), Random("1"), 1, 40)
    assert all(
        points == pytest.approx(round(points))
        for end in ends
        for name, points in end.weighed.shares[seat].items()
        if name.startswith("line.")
    ), "in one world these are whole points, as the rules count them"


async def test_a_key_has_the_best_option_told_and_shown() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        await table.press("h")
        said = await hinted(table)
        assert said.startswith("Best: ")
        assert "points in the end" not in said
        assert "Hint" in table.text()
        best = table.game.scene.entries[0].key if table.game.cursor.key is None else table.game.cursor.key
        decision = table.session.record.decision
        assert decision is not None
        assert best in {option.key for option in decision.options}
        await table.press("enter")
        assert not table.game.hinting.said


async def test_what_the_game_would_warn_of_is_no_hint_while_there_is_something_else() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        scene, wording = table.game.scene, table.game.wording
        assert scene.decision is not None
        risky = [o.key for o in scene.decision.options if wording.confirm(scene.view, scene.decision, o)]
        assert risky
        safe = next(o.key for o in scene.decision.options if o.key not in risky)
        found = [Hint(key, 10.0, ()) for key in (*risky, safe)]
        told = worth_showing(wording, scene.view, scene.decision, found)
        assert [hint.key for hint in told] == [safe]
        assert worth_showing(wording, scene.view, scene.decision, found[:1]) == found[:1]


async def test_a_hint_that_comes_too_late_is_not_told() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        await table.press("h", "enter")
        for _ in range(60):
            await asyncio.sleep(0.05)
        assert not table.game.hinting.said


def test_what_others_get_is_told_so_that_the_sign_and_the_word_agree() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    assert reasons(wording, ((OTHERS, 1.4),)) == "For it: less for the others."
    assert reasons(wording, ((OTHERS, -2.1),)) == "Against it: more for the others."


def test_only_what_has_a_name_is_a_reason_and_little_things_are_none() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    assert reasons(wording, ((LATER, 9.0), ("own.to_move", 4.0), ("temple", 0.1))) == ""


def test_groups_of_one_name_count_together_and_three_names_are_enough() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    lines = (
        ("field.supply", 0.2),
        ("own.held", 0.2),
        ("temple", 5.0),
        ("expected.temple", -9.0),
        ("volcano", 1.0),
    )
    assert reasons(wording, lines) == "For it: Volcanoes and what you hold. Against it: Temple."
    more = (*lines, ("village", 3.0), ("forest", 2.0))
    assert reasons(wording, more) == "For it: Villages and Forests. Against it: Temple."


@pytest.mark.parametrize("game", BUILT)
def test_everything_that_is_counted_has_a_name_in_both_languages(game: str) -> None:
    """But for what is the same for all, whose turn it is, and points that a line of the score sheet has."""
    weights = json.loads((WEIGHTS / f"{game}.json").read_text())["weights"]
    groups = {group_of(name) for name in weights if name.startswith(("field.", "own."))}
    unnamed = {"own.to_move", "field.points", "field.vp", "field.ledger"}
    for language in WHOLE:
        wording = game_parts(game).wording(Words(language), (ANA, BEN))
        assert {group for group in groups if not wording.prospect(group)} <= unnamed
        assert all("⟦" not in wording.prospect(group) for group in groups)


@pytest.mark.parametrize(
    ("points", "said", "gesagt"),
    [
        (0.3, "+0.5", "+0,5"),
        (-0.8, "−1", "−1"),
        (2.74, "+2.5", "+2,5"),
        (2.76, "+3", "+3"),
        (12.0, "+12", "+12"),
    ],
)
def test_points_of_a_hint_are_whole_or_a_half(points: float, said: str, gesagt: str) -> None:
    assert (signed(points, Words("en")), signed(points, Words("de"))) == (said, gesagt)
