"""A turning point of a finished game, tried again: whether another answer promises as much as the best.

The position is the one before the answer, at a table of its own that is kept nowhere. One answer is given;
the computer compares it in the worlds in which the review compared the answers.
"""

import contextlib
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.advice_text import signed, table_at, turning_point
from tabletop_tui.play.lesson import OPEN, REACHED, Step
from tabletop_tui.play.one_answer import OneAnswer, OneAnswerPlace, Thinks
from tabletop_tui.play.review import LEAST_GAIN, ReviewFailed, Reviewing
from tabletop_tui.store.people import BOT, HERE
from tabletop_tui.text.messages.bots import BotsMessages

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.text.words import Words

JUDGING, SAME, WORSE, UNJUDGED = "judging", "same", "worse", "unjudged"
"""Outcomes of an answer: it is being compared, it was given in the game, it promises less than the best,
or it couldn't be compared."""


class Retry(OneAnswer):
    """A turning point at a table of its own, for one answer."""

    def __init__(self, looked: Reviewing, number: int, words: "Words") -> None:
        """The turning point of this number, from 0, of a review that is done."""
        self.looked, record = looked, looked.record
        self.point = point = looked.result.turning_points[number]
        self._gain: float | None = None
        """How much more the answer promises than the one in the game; `None` until it has been compared."""
        self._failed = False
        people = [
            replace(person, kind=HERE if seat == point.seat else f"{BOT}:1", coached=False)
            for seat, person in enumerate(record.people)
        ]
        step = Step(
            id=f"retry:{point.answers}",
            title=lambda say: BotsMessages(say).retry_name(number=number + 1),
            intro=lambda _say: self._told(0),
            aim=lambda say: BotsMessages(say).retry_aim(),
            hint=lambda _say: self._told(2) or self._told(1),
            done=lambda _say: "",
            position=lambda: table_at(record, point.answers),
            goal=lambda attempt: point.better in attempt.keys,
            solution=(point.better,),
            wrong=(),
        )
        super().__init__(record.rules, step, number, words, people, point.answers)

    @cached_property
    def wording(self) -> "Wording":
        """How the game words its options."""
        return game_parts(self.rules.id).wording(self._words, self.looked.record.people)

    def _told(self, sentence: int) -> str:
        return turning_point(self.wording, self.looked.record, self.point)[sentence]

    # -- its state ---------------------------------------------------------------------------------

    @property
    def outcome(self) -> str:
        """`REACHED` if the answer promises as much as the best, `OPEN` until one is given, or what it is."""
        keys = self.keys
        if not keys:
            return OPEN
        if keys[0] in (self.point.better, self.point.chosen):
            return REACHED if keys[0] == self.point.better else SAME
        if self._gain is None:
            return UNJUDGED if self._failed else JUDGING
        return REACHED if self._gain >= self.point.gain - LEAST_GAIN else WORSE

    @property
    def next_key(self) -> str | None:
        """The answer that the review recommends, until one is given."""
        return None if self.keys else self.point.better

    def verdict(self, words: "Words", *, plain: bool = False) -> str:  # type: ignore[override]
        """What the answer promises, beside the one that the review recommends."""
        say, point, view = words.bots, self.point, self.looked.record
        table = table_at(view, point.answers)
        decision = table.decision
        assert decision is not None
        better = self.wording.option_alone(
            table.rules.view(table.state, point.seat), decision, decision.option(point.better)
        )
        match self.outcome:
            case "judging":
                return say.retry_judging()
            case "unjudged":
                return f"{say.retry_unjudged()} {say.retry_recommends(option=better)}"
            case "same":
                return " ".join(filter(None, (say.retry_same(), self._told(1), self._told(2))))
            case "worse":
                gain = point.gain - (self._gain or 0.0)
                return say.review_better(option=better, gain=signed(gain, words))
            case _ if self.keys[0] == point.better:
                return say.retry_found()
            case _:
                return say.retry_equal(option=better)

    # -- comparing ---------------------------------------------------------------------------------

    @property
    def is_unjudged(self) -> bool:
        """Whether an answer has been given that is still to be compared."""
        return self.outcome == JUDGING

    def forget(self) -> None:
        """Another answer has another gain."""
        self._gain, self._failed = None, False

    def asked_then(self, take: str, *, reached: bool) -> str:
        """The question once an answer has been given."""
        say = self._words.bots
        return say.retry_reached(take=take) if reached else say.retry_missed(take=take)

    @property
    def leaves_to(self) -> str:
        """The turning points."""
        return self._words.keys.sheet_review()

    def way_back(self) -> str:
        """Back to the turning points."""
        return self._words.bots.retry_back()

    async def judge(self, think: Thinks) -> None:
        """Have the answer compared, and tell those who watch."""
        from tabletop_tui.bots.workers import CantThinkError

        keys, gain = self.keys, None
        with contextlib.suppress(CantThinkError, ReviewFailed):
            gain = self.looked.gain_of(await think(self.looked.comparing(self.point, keys[0])), keys[0])
        if keys == self.keys:
            self._gain, self._failed = gain, gain is None
            self._notify()


class RetryPlace(OneAnswerPlace):
    """The keyboard at a turning point that is tried again."""

    def __init__(self, retry: Retry, think: Thinks | None = None) -> None:
        """`think` asks a worker; without it, the program's own."""
        super().__init__(retry, think)
        self.retry = retry
