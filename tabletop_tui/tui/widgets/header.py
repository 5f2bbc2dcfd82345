"""The header: two lines at the top of every game, never covered.

First line: game, round, the seats in turn order, the steps of the turn with the current one lit.
Second: the question in words, and the way through the turn or the state of the whole table. Below 80x24 a
long question fills a third line.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rulesets.core.records import record
from tabletop_tui.kit.step import DONE, LATER, NOW, Step
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Region, Run, cells, fit, wrap
from tabletop_tui.paint.runs import Signs, cut, signed, wide
from tabletop_tui.tui.widgets.board import BoardWidget

_DOTS = {DONE: ("✓", "good"), NOW: ("●", "you"), LATER: ("○", "faint")}


@record
class SeatTag:
    """A seat in the order of play."""

    name: str
    colour: str
    active: bool = False
    """It is this seat's turn."""
    done: bool = False
    """It has had its turn in this round."""
    sign: str = ""
    """What follows the name if there is room, such as the sign of a computer player."""
    number: int = 0
    """Of the seat, from 0."""


@record
class Headline:
    """What the header shows: game, round, seats, steps and question."""

    title: str = ""
    round: Line = ()
    seats: tuple[SeatTag, ...] = ()
    steps: tuple[Step, ...] = ()
    aside: str = ""
    """In place of steps: where in the turn the decision is, in words."""
    decider: str = ""
    """A sentence, if a seat other than the active one decides."""
    question: str = ""
    name: str = ""
    """The name in the question, highlighted in the seat's colour."""
    colour: str = ""
    status: str = ""
    """The state of the table as a whole."""
    path: tuple[Step, ...] = ()
    """In place of the status, what has been done in this turn and what is left of it."""
    round_in_short: str = ""
    """The round where the line has no room for all of it: `4/9`."""
    clock: str = ""
    """How much time the deciding seat has left, if a clock runs."""
    decides: int = 0
    """The seat that `decider` is about."""


class Header(BoardWidget):
    """The lines at the top of a game's screen. Everything on them says what it is, as on boards."""

    GROUND = "ground-bar"
    CHOOSES = False
    HEIGHT = 2

    def __init__(self, id: str | None = None) -> None:
        """Empty until the screen says what to show."""
        super().__init__(id=id, centred=False)
        self._headline = Headline()
        self._signs: Signs = {}

    @property
    def headline(self) -> Headline:
        """What the two lines show now."""
        return self._headline

    def show(self, headline: Headline, signs: Signs) -> None:
        """Show a headline; `signs` have their colours in the question."""
        if headline != self._headline or signs is not self._signs:
            self._headline, self._signs = headline, signs
            self.lay_out_later()

    def lay_out(self) -> None:
        """Draw the lines for the room there is."""
        width, height = self.extent
        if width:
            signs = tuple(self._signs.items())
            self.drawing = _drawn(self._headline, signs, width, max(height, self.HEIGHT))

    def resized(self) -> None:
        """Fit everything to another width."""
        self.lay_out_later()


class _Part(NamedTuple):
    """Some of a line, and the target that it is a sign for; an empty one for gaps."""

    target: str
    runs: Line


def header_lines(headline: Headline, width: int) -> int:
    """The lines that a header of this width needs to ask its question in full: two or, at most, three."""
    return Header.HEIGHT + (cells(_asked(headline, width - 2)) > width - 2)


@lru_cache(512)  # without it, a key takes 2 % more: who looks around sees four headers again and again
def _drawn(headline: Headline, signs: tuple[tuple[str, str], ...], width: int, height: int) -> Drawing:
    return draw_header(headline, dict(signs), width, height)


def draw_header(headline: Headline, signs: Signs, width: int, height: int = Header.HEIGHT) -> Drawing:
    """The lines, in this many cells; with more than two, the question fills several."""
    canvas = Canvas(width, height)
    for left, right in _first_lines(headline):
        if _wide(left) + _wide(right) + 3 <= width:
            break
    _put(canvas, 1, 0, left, width - 1)
    if _wide(left) + _wide(right) + 3 <= width:
        _put(canvas, width - _wide(right) - 1, 0, right, width)
    asked: Line = ()
    for y, asked in enumerate(_question(headline, signs, width - 2, height - 1), start=1):
        _put(canvas, 1, y, (_Part("question:", asked),), width - 2)
    path, rest = _steps(headline.path, " › "), _steps(headline.path[-2:], " › ")
    for shown in (path, rest, (_Part("game_status:", (Run(headline.status, "dim"),)),)):
        if _wide(shown) and wide(asked) + _wide(shown) + 4 <= width:
            _put(canvas, width - 1 - _wide(shown), height - 1, shown, width)
            break
    return canvas.drawing()


def _put(canvas: Canvas, x: int, y: int, parts: Sequence[_Part], room: int) -> None:
    """Write parts one after another, as far as there is room from the first on, and say what they are."""
    end = x + room
    for target, runs in parts:
        shown = cut(runs, max(0, end - x))
        behind = canvas.runs(x, y, shown)
        if target and behind > x:
            canvas.spot(target, Region(x, y, behind - x, 1))
        x = behind


def _wide(parts: Sequence[_Part]) -> int:
    return sum(wide(part.runs) for part in parts)


def _first_lines(headline: Headline) -> Iterator[tuple[Sequence[_Part], Sequence[_Part]]]:
    """What the first line may show at the left and at the right, the fullest first, which usually fits."""
    title, wide_gap, gap = _Part("game:", (Run(headline.title, "title"),)), _gap(6), _gap(2)
    rounds = (_gap(3), _Part("round:", headline.round)) if headline.round else ()
    said = _Part(f"player:{headline.decides}", (Run(headline.decider, "strong"),))
    decider = (_gap(3), said) if headline.decider else ()
    clock = (
        (_Part("", (Run(" · ", "faint"),)), _Part("clock:", (Run(headline.clock),))) if headline.clock else ()
    )
    aside: Sequence[_Part] = ()
    if not headline.steps and headline.aside:
        aside = (_Part("steps:", (Run(headline.aside, "dim"),)),)
    seats = _seats(headline.seats, 24)
    yield (title, *rounds, *clock, wide_gap, *seats, *decider), aside or _steps(headline.steps)
    yield (title, *rounds, *clock, gap, *seats, *decider), _steps(headline.steps, " ")
    now = aside or _steps_short(headline.steps)
    yield (title, *rounds, *clock, gap, *seats, *decider), now
    in_short: Sequence[_Part] = ()
    if headline.round_in_short:
        in_short = (_gap(2), _Part("round:", (Run(headline.round_in_short),)))
    yield (title, *in_short, *clock, gap, *seats, *decider), now
    unsigned = _seats(headline.seats, 24, signs=False)
    yield (title, *rounds, *clock, gap, *unsigned, *decider), now
    yield (title, *in_short, *clock, gap, *unsigned, *decider), now
    yield (title, *rounds, *clock, gap, *_seats(headline.seats, 8), *decider), now
    short = _seats(headline.seats, 6)
    yield (title, *rounds, *clock, gap, *short, *decider), now
    yield (title, *in_short, *clock, gap, *short, *decider), now
    yield (title, *clock, gap, *short, *decider), now
    yield (title, gap, *short, *decider), now
    yield (title, gap, *short), now
    yield (*short, *decider), ()


def _gap(width: int) -> _Part:
    return _Part("", (Run(" " * width),))


def _seats(seats: Sequence[SeatTag], most: int, signs: bool = True) -> Sequence[_Part]:
    parts: list[_Part] = []
    for seat in seats:
        whole = f"{seat.name} {seat.sign}".rstrip() if signs else seat.name
        name = whole if cells(whole) <= most else fit(seat.name, most)
        if seat.active:
            runs: Line = (Run(f" ▶ {name} ", f"seat-{seat.colour}"),)
        else:
            done = (Run("✓ ", "good"),) if seat.done else ()
            runs = (Run(f" {name} ", f"{seat.colour} dim" if seat.done else seat.colour), *done)
        parts += [*([_gap(1)] if parts else []), _Part(f"player:{seat.number}", runs)]
    return parts


def _steps(steps: Sequence[Step], between: str = " ─ ") -> Sequence[_Part]:
    parts: list[_Part] = []
    for step in steps:
        dot, role = _DOTS[step.state]
        ink = {NOW: "you strong", DONE: "dim", LATER: "faint"}[step.state]
        parts += [_Part("", (Run(between, "faint"),))] if parts else []
        parts.append(_Part(f"step:{step.label}", (Run(f"{dot} ", role), Run(step.label, ink))))
    return parts


def _steps_short(steps: Sequence[Step]) -> Sequence[_Part]:
    """The current step alone, with the number of steps: `● pay 2/4`.

    It takes as much room as the longest step, so that what is beside it is the same all turn.
    """
    longest = max((cells(step.label) for step in steps), default=0)
    for number, step in enumerate(steps, start=1):
        if step.state == NOW:
            counted = step.label[-1:].isdigit()  # the label itself says how far the turn is
            count = () if counted else (Run(f" {number}/{len(steps)}", "dim"),)
            runs = (Run("● ", "you"), Run(step.label, "you strong"), *count)
            return (_gap(longest - cells(step.label)), _Part(f"step:{step.label}", runs))
    return ()


def _question(headline: Headline, signs: Signs, room: int, lines: int) -> Sequence[Line]:
    """The question in at most this many lines, with the name in that player's colour."""
    question = _asked(headline, room)
    texts = wrap(question, room) if lines > 1 else [question]
    texts[lines - 1 :] = [" ".join(texts[lines - 1 :])] if texts[lines - 1 :] else []
    return [_named(text, headline, signs) for text in texts]


def _asked(headline: Headline, room: int) -> str:
    """The question; what is said after it, if there is room for that in its line.

    The name before it is left out if the question fits only then: the line above shows who decides.
    """
    question, called = headline.question, f"{headline.name}, "
    while cells(question) > room and " · " in question:
        question = question.rpartition(" · ")[0]
    if question.startswith(called) and room < cells(question) <= room + cells(called):
        question = question.removeprefix(called)
        question = question[:1].upper() + question[1:]
    return question


def _named(text: str, headline: Headline, signs: Signs) -> Line:
    before, found, after = text.partition(headline.name) if headline.name else ("", "", "")
    if not found:
        return signed(text, signs, "strong")
    named = Run(found, f"{headline.colour} strong")
    return (*signed(before, signs, "strong"), named, *signed(after, signs, "strong"))
