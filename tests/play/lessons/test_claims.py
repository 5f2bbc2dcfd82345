"""Whatever is said at the end of a step is true, however it was reached: by any answers, in any order.

Every way through a step is played (in the suite, a sample of the long ones), and each claim of its verdict
compared with the position. What a sentence names or counts is a fact or has a claim of its own.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.lesson import OPEN, REACHED, Attempt, lesson_of, outcome
from tabletop_tui.play.record import GameRecord
from tabletop_tui.text.words import WHOLE, Words
from tests.play.lessons.claims import Claims
from tests.play.lessons.test_steps import GAMES, STEPS, begun
from tests.play.lessons.test_verdicts import after, facts_in, names
from tests.whole import sampled

MOST = sampled(40, 60_000)
"""How many positions of a step are looked at."""
TAKEN_BACK = sampled(5, MOST)
"""In how many of them are answers taken back."""
WHOLE_TREES = sampled(False, True)
ENDS = sampled(2, 40)
"""How many ends of each kind are taken back and played again."""


COMMON = frozenset(
    {"lands", "kind", "papyr", "inven", "erfin", "bergw", "river", "fluss"}  # Papyria
    | {"fishi", "fisch", "woman", "frau", "man", "mann", "build", "bauen", "baume"}  # Bora Bora
    | {"mater", "baust", "templ", "tempe", "helpe", "helfe"}
    | {"balan", "siche", "schmi", "cost"}
)
"""Beginnings of words for sorts of things, which name no particular one, or that only begin like a name."""


@cache
def claims_of(game: str) -> Claims:
    """The claims of a game's lesson."""
    found: Claims = import_module(f"tests.play.lessons.claims.{game}").CLAIMS
    return found


def ways(
    game: str, number: int, most: int = MOST
) -> Iterator[tuple[Exercise, tuple[str, ...], Attempt, str]]:
    """Ways through a step to an end: answers, what they came to, and the outcome.

    All of them, or as many as `most` positions lead to; first the solution and the mistakes with sentences.
    """
    exercise, step = begun(game, number), lesson_of(game)[number]
    chance, first = Random(f"{game}:{step.id}"), exercise.record
    for path in (step.solution, *(wrong.path for wrong in step.wrong)):
        exercise = after(game, number, path)
        yield exercise, path, exercise.attempt, exercise.outcome
    waiting: list[tuple[GameRecord, tuple[str, ...]]] = [(first, ())]  # the last key is still to be answered
    for _ in range(most):
        if not waiting:
            return
        # down to an end, and now and then on from elsewhere
        place = -1 if WHOLE_TREES or chance.random() < 0.7 else chance.randrange(len(waiting))
        record, keys = waiting.pop(place)
        exercise.record = record
        if keys:
            exercise.record = record = exercise.draft(exercise.answering(keys[-1]))
        attempt = exercise.attempt
        came_to = outcome(step, attempt)
        if came_to != OPEN:
            yield exercise, keys, attempt, came_to
        elif record.decision is not None:
            found = [(record, (*keys, option.key)) for option in record.decision.options]
            chance.shuffle(found)
            waiting += found


class Listening:
    """A language that notes the facts put into its messages."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.facts = set[str]()

    def put(self, message_id: str, facts: Mapping[str, Any]) -> str:
        self.facts |= {str(fact) for fact in facts.values()}
        return self.words.put(message_id, facts)


def part_of(came_to: str) -> str:
    """The part of a step's texts for an outcome."""
    return "done" if came_to == REACHED else f"wrong-{came_to}"


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_what_is_said_of_an_attempt_is_true_of_it(game: str, number: int) -> None:
    step, claims, ended = lesson_of(game)[number], claims_of(game), set()
    for _, keys, attempt, came_to in ways(game, number):
        ended.add(came_to)
        for place, claim in enumerate(claims[f"{step.id}/{part_of(came_to)}"]):
            assert claim.holds(attempt), (step.id, part_of(came_to), place, keys)
    assert ended == {REACHED, *(wrong.id for wrong in step.wrong)}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("game", "number"), STEPS)
def test_each_number_and_name_that_is_said_is_a_fact_or_has_a_claim(
    game: str, number: int, language: str
) -> None:
    words, step, claims = Words(language), lesson_of(game)[number], claims_of(game)
    known, met = names(game, language), set[str]()
    every = {REACHED, *(wrong.id for wrong in step.wrong)}
    for exercise, keys, _, came_to in ways(game, number):
        if met == every:
            break
        if came_to in met:
            continue
        met.add(came_to)
        part = part_of(came_to)
        answered = {word for claim in claims[f"{step.id}/{part}"] for word in claim.words}
        for plain in (False, True):
            listening = Listening(words)
            said = exercise.verdict(listening, plain=plain)
            answered |= listening.facts
            told = facts_in(said, known) - COMMON
            strange = {fact for fact in told if not answered & known.get(fact, {fact})}
            assert not strange, (keys, said, strange)


@pytest.mark.parametrize("game", GAMES)
def test_every_verdict_has_claims_and_no_claim_is_left_over(game: str) -> None:
    expected = {
        f"{step.id}/{part}"
        for step in lesson_of(game)
        for part in ("done", *(f"wrong-{wrong.id}" for wrong in step.wrong))
    }
    assert {*claims_of(game)} == expected
    assert all(claims_of(game).values())


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_taken_back_and_played_again_the_same_is_said_and_logged(game: str, number: int) -> None:
    """Verdict and log are those of the same answers given at once, whatever was tried before."""
    words, met, chance = Words("en"), dict[str, int](), Random(number)
    for _, keys, _, came_to in ways(game, number, TAKEN_BACK):
        met[came_to] = met.get(came_to, 0) + 1
        if met[came_to] > ENDS:
            continue
        tried, fresh = begun(game, number), begun(game, number)
        for place, key in enumerate(keys):
            decision = tried.record.decision
            assert decision is not None
            tried.do(tried.answering(chance.choice(decision.options).key))  # another answer, taken back
            tried.do(tried.back_to(place if chance.random() < 0.8 else 0))
            for again in keys[len(tried.keys) : place]:
                tried.do(tried.answering(again))
            tried.do(tried.answering(key))
            fresh.do(fresh.answering(key))
        assert tried.record.table.digest == fresh.record.table.digest
        assert tried.outcome == fresh.outcome == came_to
        assert tried.verdict(words) == fresh.verdict(words)
        assert [(entry.key, entry.events) for entry in tried.record.log] == [
            (entry.key, entry.events) for entry in fresh.record.log
        ]
        assert [entry.key for entry in tried.record.log if entry.seat == tried.seat] == [*keys]
