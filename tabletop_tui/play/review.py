"""The review of a finished game: what each seat could expect over time, and where the game turned.

`Reviewing` asks the workers a little at a time, so that it can be watched, interrupted and continued, and
stores what was found. The workers run `tabletop_tui.bots.judging`.
"""

import json
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any, Protocol

from rulesets.core import foreign
from rulesets.core.records import record
from tabletop_tui.bots.hints import Difference
from tabletop_tui.bots.value import ahead

if TYPE_CHECKING:
    import asyncio
    from concurrent.futures import Future

    from tabletop_tui.bots.workers import Thought
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.store.reviews import Reviews

KIND, FORMAT = "tabletop-review", 1

AT_ONCE = 4
"""How many answers a worker judges in one go, which takes about half a second."""
UNJUDGED_AT_ONCE = 40
"""How many, if none of them is judged and only expectations are computed."""
TURNING_POINTS = 3
"""How many answers are told, at most one per turn."""
CANDIDATES = 8
"""How many answers are examined closely."""
LEAST_GAIN = 0.5
"""Gains in the lead below this many points don't make another answer better."""
KEPT_EVERY = 8
"""After this many questions, what has been found so far is stored."""
MOST_POINTS = 1e6
"""More points than any game gives."""


class Thinks(Protocol):
    """What a review needs of `Workers`."""

    def think(self, thought: "Thought") -> "Future[Any]":
        """A worker's answer, in the future."""


class ForeignReviewError(ValueError):
    """The stored file isn't a review, or not one of this game."""


@record
class TurningPoint:
    """An answer, and one that would have been better, as far as its seat could know."""

    answers: int
    """How many answers had been given before."""
    seat: int
    chosen: str
    """The key of what was chosen."""
    better: str
    """The key of what would have been better."""
    gain: float
    """By how many points its expected lead at the end was larger."""
    points: float
    """The points expected at the end after the better answer."""
    instead: float
    """The points expected at the end after the answer that was chosen."""
    why: tuple[tuple[str, float], ...]
    """The lines that differ most, as in `hints.Hint.better`."""
    beside: tuple[Difference, ...] = ()
    """What isn't the same at the end of the turn, after the better answer and after the chosen one."""


@record
class Review:
    """The results of a review."""

    margins: Sequence[Sequence[float]]
    """By how many points each seat was expected to be ahead of the best other one: before each answer, and at
    the end as it was."""
    judged: int
    """How many answers could be compared with others."""
    turning_points: tuple[TurningPoint, ...]
    """The largest gains, in the order of the game."""

    def document(self, record: "GameRecord") -> dict[str, Any]:
        """The review as JSON; docs/advice.md describes its fields."""
        return {
            **_head(record),
            "seats": [{"name": person.name, "level": person.level} for person in record.people],
            "margins": [list(each) for each in self.margins],
            "judged": self.judged,
            "turning_points": [
                {name: getattr(point, name) for name in TurningPoint.__dataclass_fields__ if name != "beside"}
                for point in self.turning_points
            ],
        }


def _head(record: "GameRecord") -> dict[str, Any]:
    table = record.table
    head = {"kind": KIND, "format": FORMAT, "game": record.rules.id}
    return {**head, "digest": table.digest, "answers": len(table.answers)}


class ReviewFailed(Exception):
    """A computer player has no answer, or none that can be read; `str` says why."""


class Reviewing:
    """Reviews one finished game: ask the workers `question`, `take` their answer, until `done`."""

    def __init__(
        self,
        record: "GameRecord",
        is_safe: Callable[[int, str], bool],
        reviews: "Reviews | None",
        game_id: str = "",
    ) -> None:
        """`is_safe` says whether an option after this many answers is one of which the game wouldn't warn.

        What was stored under `game_id` is continued. Raises `LookupError` for a game that isn't over, or
        whose rules have changed since.
        """
        table = record.table
        if not record.over or record.table.recovered or not table.from_start:
            raise LookupError("this game can't be looked back at")
        self._record, self._is_safe = record, is_safe
        self._reviews, self._game_id = reviews if game_id else None, game_id
        people = [seat for seat, person in enumerate(record.people) if person.level is None]
        self._seats = frozenset(people or range(table.seats))
        changes = [one.seat != other.seat for one, other in pairwise(table.answers)]
        self._turns = list(accumulate(changes, initial=0))
        """The number of the turn of each answer: how often the seat that answers had changed before."""
        self._expected: list[list[float]] = []
        """The points expected for each seat, before each answer."""
        self._found: list[tuple[int, float, list[str]]] = []
        """What was judged: answers before it, the gain at a glance, and other keys."""
        self._points: list[TurningPoint] = []
        self._compared = 0
        self._asked = 0
        self._turn: asyncio.Lock | None = None
        self.refused = False
        """The stored file was no review of this game, and is replaced."""
        self._take_up()

    # -- progress ----------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        """Whether every answer has been weighed."""
        looked = len(self._expected) >= len(self._record.table.answers)
        return looked and self._compared >= len(self._candidates())

    @property
    def progress(self) -> float:
        """How much is done, from 0 to 1."""
        answers = max(1, len(self._record.table.answers))
        looked = min(1.0, len(self._expected) / answers)
        if looked < 1:
            return 0.75 * looked
        candidates = len(self._candidates())
        return 0.75 + 0.25 * self._compared / candidates if candidates else 1.0

    @property
    def result(self) -> Review:
        """The review. Only once it is `done`."""
        totals = [float(standing.total) for standing in self._record.standings]
        margins = [
            [round(ahead(points, seat), 1) + 0.0 for seat in range(len(totals))]
            for points in (*self._expected, totals)
        ]
        worst: dict[int, TurningPoint] = {}
        for point in sorted(self._points, key=lambda point: -point.gain):
            worst.setdefault(self._turns[point.answers], point)
        best = [*worst.values()][:TURNING_POINTS]
        return Review(margins, len(self._found), tuple(sorted(best, key=lambda point: point.answers)))

    @property
    def record(self) -> "GameRecord":
        """The game that is reviewed."""
        return self._record

    # -- an answer that is tried again -------------------------------------------------------------

    def comparing(self, point: TurningPoint, key: str) -> "Thought":
        """The question for a worker how another answer compares with the one given at a turning point."""
        from tabletop_tui.bots.workers import CLOSELY

        return self._thought(CLOSELY, point.answers, {"chosen": point.chosen, "others": [key]})

    def gain_of(self, said: Any, key: str) -> float:
        """How much larger the lead is expected to be after this answer. Raises `ReviewFailed`."""
        try:
            return next(_number(row[1]) for row in said if row[0] == key)
        except (StopIteration, ValueError, TypeError, IndexError) as error:
            raise ReviewFailed(key) from error

    # -- asking ------------------------------------------------------------------------------------

    def question(self) -> "Thought":
        """The next question for a worker. Only until it is `done`."""
        from tabletop_tui.bots.workers import CLOSELY, PASSING

        given, at = self._record.table.answers, len(self._expected)
        if at < len(given):
            by_itself = self._record.by_itself
            judged = [
                answer.seat in self._seats and not itself
                for answer, itself in zip(given[at:], by_itself[at:], strict=True)
            ]
            many = next((n for n, each in enumerate(judged[:UNJUDGED_AT_ONCE]) if each), UNJUDGED_AT_ONCE)
            many = many or AT_ONCE
            then = [answer.key for answer in given[at : at + many]]
            return self._thought(PASSING, at, {"then": then, "judges": judged[: len(then)]})
        at, _, others = self._candidates()[self._compared]
        return self._thought(CLOSELY, at, {"chosen": given[at].key, "others": others})

    def take(self, said: Any) -> None:
        """Take a worker's answer to the last question. Raises `ForeignReviewError` for what can't be one."""
        at = len(self._expected)
        if at < len(self._record.table.answers):
            for number, (points, found) in enumerate(said):
                self._expected.append([_number(each) for each in points])
                if found is not None:
                    self._found.append((at + number, _number(found[0]), [str(key) for key in found[1]]))
        else:
            self._take_point(self._candidates()[self._compared][0], said)
            self._compared += 1
        self._asked += 1

    def _take_point(self, at: int, rows: Any) -> None:
        """Keep the best other option that the game wouldn't warn of, if it would have been better."""
        answer = self._record.table.answers[at]
        for key, gain, points, instead, why, beside in rows:
            if _number(gain) >= LEAST_GAIN and self._is_safe(at, key):
                lines = tuple((str(line), _number(by)) for line, by in why)
                more, after, now = (_number(each) for each in (gain, points, instead))
                self._points.append(
                    TurningPoint(
                        at, answer.seat, answer.key, str(key), more, after, now, lines, _beside(beside)
                    )
                )
                return

    def _candidates(self) -> list[tuple[int, float, list[str]]]:
        """The answers to examine closely, in the order of the game.

        First the one per turn that seems worst, then others while there is room: at a glance, two answers of
        a turn may change places.
        """
        worst: dict[int, tuple[int, float, list[str]]] = {}
        others = []
        for found in sorted(self._found, key=lambda each: -each[1]):
            turn = self._turns[found[0]]
            if found[1] < LEAST_GAIN:
                break
            if turn in worst:
                others.append(found)
            else:
                worst[turn] = found
        return sorted([*worst.values(), *others][:CANDIDATES], key=lambda each: each[0])

    def _thought(self, level: int, at: int, asked: Mapping[str, Any]) -> "Thought":
        from rulesets.core import tables
        from tabletop_tui.bots.workers import Thought

        record, folder = self._record, tables.override_folder()
        return Thought(
            table=f"review {record.rules.id} {record.table.seed} {record.table.digest}",
            game=record.rules.id,
            seats=record.table.seats,
            seed=record.table.seed,
            variants=record.table.variants,
            answers=[answer.key for answer in record.table.answers[:at]],
            document=None,
            level=level,
            chance=f"{record.table.seed}:review",
            overrides="" if folder is None else str(folder.absolute()),
            asked=dict(asked),
        )

    # -- asking and taking -------------------------------------------------------------------------

    def run(self, workers: Thinks, show: Callable[[float], None]) -> Review:
        """Go through to the end, here and now. Results are stored, even if it is interrupted.

        Raises `CantThinkError`, `OSError`.
        """
        try:
            while not self.done:
                show(self.progress)
                self.take(workers.think(self.question()).result())
                if self._asked % KEPT_EVERY == 0:
                    self.keep()
        finally:
            self.keep()
        return self.result

    async def step(self, think: "Callable[[Thought], Awaitable[Any]]") -> None:
        """Ask one question, without blocking anything; one at a time, however many screens show it.

        Raises `ReviewFailed`, `OSError`.
        """
        import asyncio

        from tabletop_tui.bots.workers import CantThinkError

        if self._turn is None:
            self._turn = asyncio.Lock()
        async with self._turn:
            if self.done:
                return
            try:
                self.take(await think(self.question()))
            except (CantThinkError, ValueError, TypeError, KeyError) as error:
                raise ReviewFailed(str(error) or type(error).__name__) from error
            if self.progress >= 1 or self._asked % KEPT_EVERY == 0:
                await asyncio.to_thread(self.keep)

    # -- keeping -----------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keep what was found so far. Raises `OSError`."""
        if self._reviews is None or not self._expected:
            return
        document = {
            **_head(self._record),
            "seats": sorted(self._seats),
            "expected": self._expected,
            "found": self._found,
            "compared": self._compared,
            "points": [
                [getattr(p, name) for name in TurningPoint.__dataclass_fields__] for p in self._points
            ],
        }
        self._reviews.keep(self._game_id, json.dumps(document, separators=(",", ":")))

    def _take_up(self) -> None:
        """Continue from what is stored; anything damaged, or about another game, isn't used."""
        try:
            text = None if self._reviews is None else self._reviews.read(self._game_id)
            if text is not None:
                self._use(foreign.parsed(text))
        except (OSError, ValueError, TypeError, KeyError, RecursionError, OverflowError):
            self._expected, self._found, self._points, self._compared = [], [], [], 0
            self.refused = True

    def _use(self, kept: object) -> None:
        """Use what was stored, if every part of it fits the game."""
        head, answers = _head(self._record), self._record.table.answers
        if not isinstance(kept, dict) or any(kept.get(name) != value for name, value in head.items()):
            raise ForeignReviewError("another game")
        if kept["seats"] != sorted(self._seats):
            raise ForeignReviewError("other people")
        expected = [[_number(each) for each in points] for points in kept["expected"]]
        if len(expected) > len(answers) or any(len(each) != self._record.table.seats for each in expected):
            raise ForeignReviewError("expected")
        found = [(_place(at, len(expected)), _number(gain), _keys(keys)) for at, gain, keys in kept["found"]]
        if sorted({each[0] for each in found}) != [each[0] for each in found]:
            raise ForeignReviewError("found")
        self._expected, self._found = expected, found
        points = [self._point_of(each) for each in kept["points"]]
        self._compared = _place(kept["compared"], len(self._candidates()) + 1)
        self._points = points

    def _point_of(self, kept: Any) -> TurningPoint:
        at, seat, chosen, better, gain, points, instead, why, beside = kept
        answer = self._record.table.answers[_place(at, len(self._record.table.answers))]
        if (seat, chosen) != (answer.seat, answer.key):
            raise ForeignReviewError("points")
        _ = self._is_safe(at, better)  # raises if it isn't on offer there
        lines = tuple((_key(line), _number(more)) for line, more in why)
        more, after, now = (_number(each) for each in (gain, points, instead))
        return TurningPoint(at, seat, chosen, better, more, after, now, lines, _beside(beside))


def _beside(kept: Any) -> tuple[Difference, ...]:
    return tuple(Difference(_key(name), _amount(here), _amount(there)) for name, here, there in kept)


def _amount(value: object) -> float:
    """A number, which stays an `int` if it is one."""
    number = _number(value)
    return value if type(value) is int else number


def _number(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value) or abs(value) > MOST_POINTS:
        raise ForeignReviewError(value)
    return float(value)


def _place(value: object, below: int) -> int:
    if type(value) is not int or not 0 <= value < below:
        raise ForeignReviewError(value)
    return value


def _key(value: object) -> str:
    if not isinstance(value, str) or len(value) > 200:
        raise ForeignReviewError(value)
    return value


def _keys(values: Any) -> list[str]:
    return [_key(each) for each in values]
