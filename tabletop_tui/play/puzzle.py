"""A puzzle at a table of its own: one answer is given, and it is said why another one is better."""

import contextlib
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rulesets.core import Option
from rulesets.core.rules import Rules
from tabletop_tui.bots.hints import Difference
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.advice_text import contrast, signed
from tabletop_tui.play.daily import day_text
from tabletop_tui.play.exercise import people_of
from tabletop_tui.play.lesson import OPEN, REACHED, Step
from tabletop_tui.play.one_answer import OneAnswer, Thinks
from tabletop_tui.store.people import BOT
from tabletop_tui.text.messages.catalogue import Puts
from tabletop_tui.text.messages.puzzle import PuzzleMessages

if TYPE_CHECKING:
    from tabletop_tui.bots.workers import Thought
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.puzzles import Puzzle, PuzzlesTried
    from tabletop_tui.text.words import Words

Counted = Callable[[bool], int]
"""Notes whether the first answer was the best one. Returns how many puzzles in a row were found."""

MISSED = "missed"
"""The outcome of another answer than the best."""
LEVEL = 3
"""Whose games puzzles come from, and who misses the best answer."""
_LEAST = 0.5
"""Points by which the comparison must agree before reasons are taken from it."""


class PuzzleTable(OneAnswer):
    """A puzzle, for one answer at a time; the first one counts."""

    shows_way = False

    def __init__(
        self,
        rules: Rules[Any],
        puzzle: "Puzzle",
        day: date,
        words: "Words",
        counted: "Counted | None" = None,
        tried: bool | None = None,
    ) -> None:
        """`counted` notes the first answer; without it, no answer counts. `tried`: how an earlier one went.

        Raises `PuzzleGone`.
        """
        self.puzzle = puzzle
        self._counted, self._streak = counted, 0
        self._because: str | None = ""
        """Why the best answer is better; `None` while it is being compared."""
        table = puzzle.table(rules)
        decision = table.decision
        assert decision is not None
        self._view, self._decision = rules.view(table.state, decision.seat), decision
        people = [
            person if seat == decision.seat else replace(person, kind=f"{BOT}:{LEVEL}")
            for seat, person in enumerate(people_of(words, table.seats, decision.seat))
        ]
        self._seated = people

        def intro(say: Puts) -> str:
            told = PuzzleMessages(say)
            parts = [] if tried is None else [told.tried(found=tried)]
            return " ".join((*parts, told.intro()))

        step = Step(
            id=f"puzzle:{puzzle.id}",
            title=lambda say: PuzzleMessages(say).name(day=day_text(words, day)),
            intro=intro,
            aim=lambda say: PuzzleMessages(say).aim() if counted else PuzzleMessages(say).aim_again(),
            hint=lambda say: PuzzleMessages(say).hint(option=self._named(puzzle.usual)),
            done=lambda _say: "",
            position=lambda: puzzle.table(rules),
            goal=lambda attempt: puzzle.best in attempt.keys,
            solution=(puzzle.best,),
            wrong=(),
        )
        super().__init__(rules, step, 0, words, people, len(puzzle.answers))

    @cached_property
    def wording(self) -> "Wording":
        """How the game words its options."""
        return game_parts(self.rules.id).wording(self._words, self._seated)

    def _named(self, key: str) -> str:
        """The name of an option, told in full if it isn't the only one of that name."""
        name = self._name(self._decision.option(key))
        if [self._name(option) for option in self._decision.options].count(name) == 1:
            return name
        return self.wording.option_alone(self._view, self._decision, self._decision.option(key))

    def _name(self, option: Option[object]) -> str:
        return self.wording.option_named(self._view, self._decision, option)

    # -- its state ---------------------------------------------------------------------------------

    @property
    def outcome(self) -> str:
        """`OPEN` until an answer is given, then `REACHED` or `MISSED`."""
        keys = self.keys
        if not keys:
            return OPEN
        return REACHED if keys[0] == self.puzzle.best else MISSED

    @property
    def next_key(self) -> str | None:
        """Never: a puzzle doesn't show the way."""
        return None

    @property
    def is_unjudged(self) -> bool:
        """Whether an answer has been given, and it isn't known yet why the best one is better."""
        return bool(self.keys) and self._because is None

    def forget(self) -> None:
        """The reasons depend on the answer."""
        self._because = None

    def verdict(self, words: "Words", *, plain: bool = False) -> str:  # type: ignore[override]
        """Whether it was found, and why it is the best."""
        say, found = words.puzzle, self.outcome == REACHED
        gain = signed(self.puzzle.gain, words).removeprefix("+")
        best, usual = self._named(self.puzzle.best), self._named(self.puzzle.usual)
        parts = [say.found(option=usual) if found else say.missed(option=best)]
        if self._because is None:
            parts.append(say.judging())
        else:
            parts.append(self._because)
        parts.append(say.gain(points=gain) if found else say.gain_of(option=usual, points=gain))
        parts.append(say.streak(days=self._streak) if self._streak > 1 else "")
        return " ".join(filter(None, parts))

    def asked_then(self, take: str, *, reached: bool) -> str:
        """The question once an answer has been given."""
        say = self._words.puzzle
        return say.reached(take=take) if reached else say.again(take=take)

    @property
    def leaves_to(self) -> str:
        """Where one came from."""
        return self._words.puzzle.back()

    def way_back(self) -> str:
        """Where one came from: the lobby or a shell."""
        return self._words.puzzle.back()

    # -- comparing ---------------------------------------------------------------------------------

    async def judge(self, think: Thinks) -> None:
        """Have the best answer compared: with the one given, or if that is it, with what level 3 plays."""
        from tabletop_tui.bots.workers import CantThinkError

        keys, said = self.keys, ""
        self._count()
        other = keys[0] if self.outcome == MISSED else self.puzzle.usual
        with contextlib.suppress(CantThinkError, ValueError, TypeError, IndexError):
            _, gain, _, _, _, beside = (await think(self._comparing(other)))[0]
            if gain >= _LEAST:
                differences = [Difference(*each) for each in beside]
                said = contrast(self.wording, differences, self._named(other))
        if keys == self.keys:
            self._because = said
            self._notify()

    def _count(self) -> None:
        counted, self._counted = self._counted, None
        if counted is not None:
            self._streak = counted(self.outcome == REACHED)

    def _comparing(self, other: str) -> "Thought":
        from rulesets.core import tables
        from tabletop_tui.bots.workers import CLOSELY, Thought

        puzzle, folder = self.puzzle, tables.override_folder()
        return Thought(
            table=f"puzzle {puzzle.id}",
            game=puzzle.game,
            seats=puzzle.seats,
            seed=puzzle.seed,
            variants=dict(self.record.table.variants),
            answers=list(puzzle.answers),
            document=None,
            level=CLOSELY,
            chance=f"{puzzle.id}:puzzle",
            overrides="" if folder is None else str(folder.absolute()),
            asked={"chosen": other, "others": [puzzle.best]},
        )


def of_today(day: date, tried: "PuzzlesTried", words: "Words") -> PuzzleTable | None:
    """The puzzle of today, whose first try is noted; `None` without puzzles. Raises `PuzzleGone`."""

    def counted(found: bool) -> int:
        tried.note(day, found=found)
        return tried.streak(day)

    before = tried.found(day)
    return on(day, words, counted if before is None else None, before)


def on(
    day: date, words: "Words", counted: Counted | None = None, tried: bool | None = None
) -> PuzzleTable | None:
    """The puzzle of any day; `None` without puzzles. Raises `PuzzleGone`."""
    from tabletop_tui.play.puzzles import of_day

    puzzle = of_day(day)
    if puzzle is None:
        return None
    return PuzzleTable(game_parts(puzzle.game).rules, puzzle, day, words, counted, tried)
