"""Every step of every lesson: its position is sound, its solution reaches the goal, mistakes are told."""

import re

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.exercise import Exercise
from tabletop_tui.play.lesson import OPEN, REACHED, Attempt, Step, Wrong, lesson_of, outcome
from tabletop_tui.play.texts import worded
from tabletop_tui.text.messages.catalogue import Puts
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.screens.voices import LESSON, Voice
from tabletop_tui.tui.widgets.strip import strip_lines
from tests.tui.sentences import assert_whole

GAMES = [game for game in BUILT if lesson_of(game)]
STEPS = [pytest.param(game, n, id=f"{game}-{s.id}") for game in GAMES for n, s in enumerate(lesson_of(game))]
CARD = 300
"""Characters of what has come of a step: it has to fit beside three rows in 80x24."""

KEY = re.compile(r"(?<![\w'’])[b-z](?![\w'’])")
"""A letter by itself."""


def begun(game: str, number: int) -> Exercise:
    """A step that has just begun."""
    return Exercise(load_rules(game), lesson_of(game)[number], number, Words("en"))


def played(game: str, number: int, *keys: str) -> Exercise:
    """A step after these answers."""
    exercise = begun(game, number)
    answer(exercise, *keys)
    return exercise


def answer(exercise: Exercise, *keys: str) -> None:
    """Give answers, none of which ends the step before the last one does."""
    for key in keys:
        assert exercise.outcome == OPEN, f"the step is over before {key}"
        exercise.do(exercise.answering(key))


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_a_position_is_sound_and_its_solution_reaches_the_goal(game: str, number: int) -> None:
    exercise = begun(game, number)
    rules, digest = exercise.rules, exercise.record.table.digest
    assert rules.faults(exercise.record.table.state) == []
    assert exercise.outcome == OPEN
    for key in exercise.step.solution:
        assert exercise.next_key == key
        answer(exercise, key)
        assert rules.faults(exercise.record.table.state) == []
    assert exercise.outcome == REACHED
    assert exercise.next_key is None
    while exercise.keys:
        exercise.do(exercise.back_to(len(exercise.keys) - 1))
    assert (exercise.record.table.digest, exercise.outcome) == (digest, OPEN)


@pytest.mark.parametrize(
    ("game", "id", "first", "then"),
    [
        ("orbis", "temple", ("landscape:1",), "trade:red/white"),
        ("bora_bora", "helper", ("place:3:helper", "shells:woman_vp_1"), "shells:woman_land_3"),
        ("bora_bora", "helper", ("place:3:helper", "vp"), "shells:woman_land_3"),
        ("orbis", "pay", ("landscape:3",), None),
    ],
)
def test_a_hint_follows_another_order_that_leads_to_the_goal(
    game: str, id: str, first: tuple[str, ...], then: str | None
) -> None:
    number = next(n for n, step in enumerate(lesson_of(game)) if step.id == id)
    exercise = begun(game, number)
    answer(exercise, *first)
    assert exercise.next_key == then
    if then is not None:
        while exercise.next_key is not None:
            answer(exercise, exercise.next_key)
        assert exercise.outcome == REACHED


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_mistake_that_has_a_sentence_can_be_made(game: str, number: int) -> None:
    wrongs = lesson_of(game)[number].wrong
    assert [wrong.when is None for wrong in wrongs] == [False] * (len(wrongs) - 1) + [True]
    for wrong in wrongs:
        exercise = begun(game, number)
        answer(exercise, *wrong.path)
        assert exercise.outcome == wrong.id
        exercise.do(exercise.back_to(0))
        assert exercise.outcome == OPEN
        assert exercise.record.table.digest == begun(game, number).record.table.digest


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_and_short(game: str, language: str) -> None:
    words = Words(language)
    for number, step in enumerate(lesson_of(game)):
        title, aim, intro, hint = (
            worded(text, words) for text in (step.title, step.aim, step.intro, step.hint)
        )
        verdicts = [
            played(game, number, *path).verdict(words)
            for path in (step.solution, *(wrong.path for wrong in step.wrong))
        ]
        assert len({*verdicts}) == 1 + len(step.wrong)
        assert_whole(title, aim, intro, hint, *verdicts)
        for text in (aim, intro, hint, *verdicts):
            assert text.endswith((".", "!")), text
            assert len(text) <= CARD, text
        assert len(title) <= 40
        goal = words("lesson-goal", goal=aim)
        for told in (intro, words("lesson-hint", hint=hint)):
            voice = Voice(LESSON, "Lektion 10/10", (told,), goal, "F5")
            shown = ["".join(run.text for run in line) for line in strip_lines(voice, {}, 120, 3)]
            assert all(word in " ".join(shown) for word in (*told.split(), *goal.split())), shown
            assert not any("…" in line for line in shown), shown
    assert words.problems == []


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_plain_mode_is_told_of_no_key_of_the_screen(game: str, language: str) -> None:
    words = Words(language)
    texts = [worded(note.text, words, plain=True) for note in notes_of(game)]
    for number, step in enumerate(lesson_of(game)):
        texts += [worded(text, words, plain=True) for text in (step.intro, step.aim, step.hint)]
        for path in (step.solution, *(wrong.path for wrong in step.wrong)):
            ended = played(game, number, *path)
            texts.append(ended.verdict(words, plain=True))
    for text in texts:
        assert not KEY.search(text), text


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_five_minutes(game: str) -> None:
    steps = lesson_of(game)
    assert len({step.id for step in steps}) == len(steps)
    assert len(steps) <= 10


def test_what_went_wrong_is_looked_for_in_order_and_at_the_end_of_the_turns() -> None:
    def attempt(turns: int) -> Attempt:
        decision = begun("orbis", 0).record.decision
        return Attempt(0, None, None, (), (), turns, 0, decision)

    def said(_words: Puts) -> str:
        return "Something is said."

    step = Step(
        "x",
        *(said, said, said, said, said),
        lesson_of("orbis")[0].position,
        lambda _attempt: False,
        (),
        (Wrong("early", said, (), lambda tried: tried.turns == 1), Wrong("late", said, ())),
        turns=2,
    )
    assert [outcome(step, attempt(turns)) for turns in (0, 1, 2)] == [OPEN, "early", "late"]
