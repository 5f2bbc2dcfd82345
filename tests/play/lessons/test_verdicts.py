"""Praise at the end of a step is true of what was played: it names nothing that had no part in it."""

import re
from collections.abc import Mapping
from functools import cache

import pytest

from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.lesson import OPEN, REACHED, lesson_of
from tabletop_tui.text.words import WHOLE, Words, read_catalogue
from tabletop_tui.tui.widgets.log import sentences
from tests.play.lessons.test_steps import STEPS, begun
from tests.whole import sampled

NEAR = sampled(25, 1500)
"""How many positions are looked at from each answer of the solution on."""
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
RULES = {
    ("orbis", "volcano"): "Village Dorf",  # where the yellow worshipper of the goal stands
    ("dice_forge", "forge"): "30 10",
    ("dice_forge", "two"): "5",  # the prices of the two faces, which the goal names
    ("dice_forge", "portal"): "Ferryman Fährmann 4",
    ("dice_forge", "plan"): "Spirits Geister 3",
    ("dice_forge", "triple"): "9",
    ("papyria", "turn"): "9",
    ("bora_bora", "die"): "1",
    ("bora_bora", "person"): "4 6",
    ("bora_bora", "helper"): "9",
    ("bora_bora", "build"): "6",
    ("bora_bora", "gods"): "6",
}
"""Names and numbers in praise that hold whatever was answered: rules, and what the position begins with."""


def after(game: str, number: int, keys: tuple[str, ...]) -> Exercise:
    """The step after these answers."""
    exercise = begun(game, number)
    for key in keys:
        exercise.do(exercise.answering(key))
    return exercise


@cache
def solutions(game: str, number: int) -> tuple[tuple[str, ...], ...]:
    """The ways to solve a step that are near its own solution, which comes first."""
    step, found = lesson_of(game)[number], dict[tuple[str, ...], None]()
    found[step.solution] = None
    for begins in range(len(step.solution)):
        queue = [step.solution[:begins]]
        for keys in queue:
            exercise = after(game, number, keys)
            if exercise.outcome == REACHED:
                found[keys] = None
            elif exercise.outcome == OPEN and exercise.record.decision is not None and len(queue) < NEAR:
                queue += [(*keys, option.key) for option in exercise.record.decision.options]
    return tuple(found)


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


def told(exercise: Exercise, words: Words) -> str:
    """The log of a step in sentences, its goal, which has been reached, and what has been gained."""
    wording = game_parts(exercise.rules.id).wording(words, exercise.record.people)
    said = [sentence.text for sentence in sentences(wording, exercise.record.log)]
    standing = exercise.rules.standings(exercise.record.table.state)[exercise.seat]
    return " ".join([*said, exercise.text(words, "goal"), f"{standing.total} {standing.lines}"])


def had_a_part(exercise: Exercise) -> set[str]:
    """The ids in the answers and in all events that they brought about."""
    events = [event.facts for entry in exercise.record.log[1:] for event in entry.events]
    return set(re.findall(r"[a-z]+|\d+", f"{exercise.keys} {events}"))


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("game", "number"), STEPS)
def test_praise_names_only_what_was_played(game: str, number: int, language: str) -> None:
    words, step, known = Words(language), lesson_of(game)[number], names(game, language)
    always = facts_in(RULES.get((game, step.id), ""), known)
    for keys in solutions(game, number):
        exercise = after(game, number, keys)
        for plain in (False, True):
            praise = exercise.text(words, exercise.verdict, plain=plain)
            strange = facts_in(praise, known) - facts_in(told(exercise, words), known) - always
            part = had_a_part(exercise)
            wrong = {fact for fact in strange if not part & known.get(fact, {fact})}
            assert not wrong, (keys, praise, wrong)
    assert words.problems == []


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_after_undo_and_restart_the_same_is_said_of_the_same_answers(game: str, number: int) -> None:
    words = Words("en")
    for keys in solutions(game, number)[:2]:
        exercise = after(game, number, keys)
        said, log = exercise.text(words, exercise.verdict), [entry.key for entry in exercise.record.log]
        exercise.do(exercise.back_to(len(exercise.keys) - 1))
        exercise.do(exercise.answering(keys[-1]))
        assert (exercise.text(words, exercise.verdict), [entry.key for entry in exercise.record.log]) == (
            said,
            log,
        )
        exercise.do(exercise.back_to(0))
        for key in keys:
            exercise.do(exercise.answering(key))
        assert (exercise.text(words, exercise.verdict), [entry.key for entry in exercise.record.log]) == (
            said,
            log,
        )


@pytest.mark.parametrize(
    ("game", "id", "keys", "outcome"),
    [
        ("orbis", "lay", ("landscape:0", "site:1/5"), "other"),
        ("orbis", "village", ("landscape:4", "pay", "decline"), "other"),
        ("papyria", "order", ("space:1", "decline"), "small"),
        ("papyria", "walk", ("move:w:3>5", "space:2", "decline", "decline"), "other"),
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
    assert "Spirits' moon shards pay" in exercise.text(Words("en"), "done")
    lucky = after("dice_forge", 8, ("pass", "roll", "owl:moon", "feat:moon5"))
    assert "the dice had to help" in lucky.text(Words("en"), "done")


def test_amounts_in_praise_are_those_that_the_learner_has() -> None:
    for card, shards in (("feat:sun1", "1 moon shard now"), ("feat:sun2", "4 moon shards now")):
        assert shards in after("dice_forge", 3, (card,)).text(Words("en"), "done")
