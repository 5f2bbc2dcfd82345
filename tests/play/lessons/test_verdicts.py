"""What is said at the end of some steps, in particular ways through them."""

import re
from collections.abc import Mapping
from functools import cache

import pytest

from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.lesson import REACHED, lesson_of
from tabletop_tui.text.words import Words, read_catalogue
from tests.play.lessons.test_steps import begun

NO_NAMES = {"gleic", "table", "sonne"}
"""Words that also mean something else than a thing of the game."""
NAMES = {
    "orbis": r"orbis-(colour|landscape|god)-\w+",
    "papyria": r"papyria-(sector|kind|good|city|invention)-\w+",
    "helios": r"helios-(colour|building|special|person)-\w+",
    "dice_forge": r"dice_forge-card-\w+(-short)?",
    "bora_bora": r"bora_bora-((material|jewel|card)-\w+|kind-\w+(-card)?-(man|woman))",
}
"""The messages that name a game's things."""


def after(game: str, number: int, keys: tuple[str, ...]) -> Exercise:
    """The step after these answers."""
    exercise = begun(game, number)
    for key in keys:
        exercise.do(exercise.answering(key))
    return exercise


@cache
def names(game: str, language: str) -> dict[str, frozenset[str]]:
    """The words by which a game's things are known, without endings, with the ids of what they name."""
    found: dict[str, set[str]] = {}
    for entry, text in read_catalogue(language, game).items():
        words = re.findall(r"[^\W\d]{3,}", text.partition("=")[2].split("\n")[0])
        if re.fullmatch(NAMES[game], entry) and words:
            found.setdefault(stem(words[-1]), set()).update(entry.split("-")[2:])
    assert len(found) > 5
    return {word: frozenset(ids) for word, ids in found.items()}


def stem(word: str) -> str:
    """A word without its ending."""
    return word.lower()[:5]


def facts_in(text: str, known: Mapping[str, frozenset[str]]) -> set[str]:
    """The names of things and the numbers in a text."""
    words = {stem(word) for word in re.findall(r"[^\W\d]{3,}", text)} & known.keys() - NO_NAMES
    return words | set(re.findall(r"\d+", text))


@pytest.mark.parametrize(
    ("game", "id", "keys", "outcome"),
    [
        ("orbis", "lay", ("landscape:0", "site:1/5"), "other"),
        ("orbis", "village", ("landscape:4", "pay", "decline"), "other"),
        ("papyria", "order", ("space:1", "decline"), "gone"),
        ("papyria", "walk", ("move:w:3>5", "space:2", "decline", "decline"), "declined"),
        ("dice_forge", "plan", ("feat:sun2", "roll", "owl:gold", "feat:moon1", "end"), "other"),
        ("bora_bora", "plan", ("place:2:woman_man", "man:1", "end"), "other"),
    ],
)
def test_a_mistake_is_not_taken_for_another_one(
    game: str, id: str, keys: tuple[str, ...], outcome: str
) -> None:
    number = next(n for n, step in enumerate(lesson_of(game)) if step.id == id)
    exercise = begun(game, number)
    for key in keys:
        decision = exercise.record.decision
        assert decision is not None
        offered = [option.key for option in decision.options]
        exercise.do(exercise.answering(key if key in offered else offered[0]))
    assert exercise.outcome == outcome


def test_what_happened_in_earlier_answers_counts_until_the_end_of_a_step() -> None:
    exercise = after("dice_forge", 8, ("feat:sun2", "roll", "done"))
    taken = [
        entry.key for entry in exercise.record.log if any(event.kind == "took_card" for event in entry.events)
    ]
    assert taken == ["feat:sun2"]
    exercise.do(exercise.answering("feat:moon5"))
    assert exercise.outcome == REACHED
    assert "No luck was needed" in exercise.verdict(Words("en"))
    lucky = after("dice_forge", 8, ("pass", "roll", "owl:moon", "feat:moon5"))
    assert "because the dice helped" in lucky.verdict(Words("en"))


def test_amounts_in_praise_are_those_that_the_learner_has() -> None:
    for card, shards in (("feat:sun1", "1 moon shard now"), ("feat:sun2", "4 moon shards now")):
        assert shards in after("dice_forge", 3, (card,)).verdict(Words("en"))
