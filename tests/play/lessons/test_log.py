"""The log of a step says what was played, and nothing of what was taken back."""

from pathlib import Path

import pytest

from tabletop_tui.play.lesson import OPEN, lesson_of
from tabletop_tui.tui.screens.log_text import LogText
from tests.play.lessons.test_at_the_screen import at, choose, on_lesson, step_of
from tests.play.lessons.test_boxes import begin
from tests.play.lessons.test_steps import GAMES
from tests.tui.lobby.driving import LARGE, visiting
from tests.whole import sampled


@pytest.mark.parametrize("game", GAMES)
async def test_after_answers_are_taken_back_the_log_tells_those_that_were_given_instead(
    tmp_path: Path, game: str
) -> None:
    app = on_lesson(tmp_path, game, 0)
    async with visiting(app, LARGE) as visitor:
        for number, step in list(enumerate(lesson_of(game)))[:: sampled(6, 1)]:
            await begin(visitor, game, number)
            exercise = step_of(visitor)
            decision = exercise.record.decision
            assert decision is not None
            others = [option.key for option in decision.options if option.key != step.solution[0]]
            for back in ("u", "U") if others else ():
                await choose(visitor, others[0])
                await visitor.press(back)
                assert not exercise.keys, step.id
            for key in step.solution:
                assert exercise.outcome == OPEN
                await choose(visitor, key)
            screen = at(visitor)
            kept, afresh = screen.log_text, LogText(screen.here, screen.rival_talk)
            for held, worded in (
                (kept.sentences(), afresh.sentences()),
                (kept.in_brief(), afresh.in_brief()),
            ):
                assert [said.text for said in held] == [said.text for said in worded], step.id
            assert [entry.key for entry in exercise.record.log if entry.seat == exercise.seat] == [
                *exercise.keys
            ]
