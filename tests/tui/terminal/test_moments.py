"""Every moment of every game, seen on a real terminal: its frames, its time, its end, and a key meanwhile."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import pytest

from rulesets import BUILT
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.counting import LINE_SECONDS
from tabletop_tui.tui.screens.motion import FEW, LEAST, MOST
from tests.tui.driving import HOME, HUGE, LARGE, SMALL
from tests.tui.terminal.moments import COUNT, all_of, answers_for
from tests.tui.terminal.watching import Frame, Mark, Picture, Watched
from tests.whole import sampled
from tools.bench.pty import Terminal
from tools.bench.screen import environment

PAGE = Path(__file__).parents[3] / "docs" / "screens.md"
NEXT, HELP, CONFIRM = b"\x1b[24~", b"?", b"\r"
_LATE = 2.0
"""Seconds that a moment on a busy machine may take longer."""
_QUESTION = 50
"""Cells of the header's second line in which the question begins."""
_STILL = 0.3
"""Seconds without output after which what is shown is what remains."""
_SHEET = 1.0
"""The same after the last answer: then the score sheet opens."""
_BYTES = {SMALL: 8_000, HOME: 8_000, LARGE: 14_000, HUGE: 20_000}
"""The most bytes that a moment adds to what its answer sends anyway, at each size,"""
_FEW_BYTES = {SMALL: 4_000, HOME: 4_000, LARGE: 7_000, HUGE: 10_000}
"""and if motion is short, as it is over SSH at first."""


class Seen(NamedTuple):
    """How many different pictures a moment has at least, besides those before and after it."""

    pictures: int
    small: int
    """The same at 80x24; 0 where it can't be seen, as the next decision opens a page without its board."""
    stays: bool = False
    """It ends with something to read, which is shown without motion, too."""


SEEN = {
    "orbis": {
        "created": Seen(4, 0),
        "collected": Seen(4, 0),
        "removed": Seen(4, 3),
        "turned_up": Seen(2, 1),
        "laid": Seen(3, 2),
        "took_god": Seen(4, 0),
        "temple": Seen(4, 0),
        COUNT: Seen(4, 4),
    },
    "papyria": {
        "entered": Seen(1, 0),
        "moved": Seen(4, 4),
        "traded": Seen(3, 3),
        "laid_end_tile": Seen(2, 0),
        "scored": Seen(1, 1),
        "placed_landscape": Seen(1, 0),
        "built": Seen(1, 0),
        "took_key": Seen(1, 0),
        COUNT: Seen(2, 2),
    },
    "helios": {
        "moved_sun": Seen(4, 4),
        "built_temple": Seen(3, 1),
        "laid": Seen(4, 4),
        "shone": Seen(4, 4),
        "scored": Seen(4, 4),
        "built": Seen(1, 0),
        "phase": Seen(1, 1),
        "round_begins": Seen(1, 1),
        "filled_row": Seen(1, 0),
        "row_leaves": Seen(3, 0),
        COUNT: Seen(4, 4),
    },
    "dice_forge": {
        "rolled": Seen(5, 5, stays=True),
        "forged": Seen(4, 0),
        "took_card": Seen(4, 0),
        "moved": Seen(4, 0),
        "ousted": Seen(7, 4, stays=True),
        COUNT: Seen(2, 2),
    },
    "bora_bora": {
        "rolled": Seen(4, 0),
        "placed_die": Seen(4, 0),
        "occupied": Seen(3, 0),
        "placed_priest": Seen(1, 0),
        "built": Seen(3, 0),
        "fulfilled_task": Seen(1, 0),
        "fish": Seen(4, 0),
        "turn_order": Seen(3, 3),
        COUNT: Seen(4, 4),
    },
}


class Shown(NamedTuple):
    """What an answer brought to the terminal."""

    before: Picture
    frames: list[Frame]
    end: Picture
    planned: float
    """Seconds that the program meant to take for its frames; 0 for no moment."""
    seconds: float
    sent: int
    """The bytes that were sent from the answer on."""

    @property
    def pictures(self) -> list[Picture]:
        """The different pictures between the first and the last."""
        shown = dict.fromkeys(frame.picture for frame in self.frames)
        return [picture for picture in shown if picture not in (self.before, self.end)]


class Table:
    """The program in a terminal, table after table."""

    def __init__(self, watched: Watched) -> None:
        """The lobby is shown."""
        self.watched = watched

    def open(self) -> tuple[Picture, int, float]:
        """Open the next table and answer. Returns what was shown before, how much had been seen, and when."""
        stands = self._expect("stands", self.watched.press(NEXT))
        before = self.watched.settle()
        *begun, last = bytes.fromhex(stands.words[1])
        if begun:
            _ = self.press(bytes(begun))
        since, at = self.watched.press(bytes([last])), perf_counter()
        if self.watched.until("answered", since, 0.6) is None:
            since, at = self.watched.press(CONFIRM), perf_counter()
            _ = self._expect("answered", since)
        return before, since, at

    def watch(self, end: Picture | None = None, quiet: float = _STILL) -> Shown:
        """Open the next table, answer, and see the moment to its end.

        It is over as soon as it shows the `end` that it should have, or when nothing has come for a while.
        """
        before, since, answered = self.open()
        runs = self.watched.until("runs", since, 0.15)
        ends = self._expect("ends", since) if runs is not None else None
        if end is None or not self.watched.becomes(end):
            end = self.watched.settle(quiet)
        planned = float(runs.words[2]) if runs is not None else 0
        seconds = ends.at - answered if ends is not None else 0
        return Shown(
            before, self.watched.frames(since), end, planned, seconds, self.watched.sent_since(answered)
        )

    def skips(self, key: bytes, end: Picture) -> bool:
        """Open the next table, answer, press a key at the first frame; whether `end` is shown then."""
        _, since, _ = self.open()
        _ = self.watched.until_frame(since, 5)
        _ = self.watched.press(key)
        return self.watched.becomes(end)

    def press(self, key: bytes) -> Picture:
        """Press a key. Returns what is shown then."""
        since = self.watched.press(key)
        _ = self.watched.until_frame(since, 5)
        return self.watched.settle(_STILL)

    def _expect(self, word: str, since: int) -> Mark:
        found = self.watched.until(word, since, 15)
        assert found is not None, f"{word!r} never came:\n{self.watched.text}"
        return found


@contextmanager
def showing(game: str, steps: list[str], size: tuple[int, int], home: Path) -> Iterator[Table]:
    """The program in a terminal of this size, in its lobby; each step is a moment and a setting of motion."""
    places = [(answers_for(game)[moment], motion) for moment, motion in (step.split(":") for step in steps)]
    given = [f"{answer.seed}:{answer.number}:{motion}" for answer, motion in places]
    command = [sys.executable, "-m", "tests.tui.terminal.moments_shown", game, *given]
    with Terminal.run(command, environment(home), size) as terminal:
        table = Table(Watched(terminal))
        _ = table._expect("lobby", 0)
        _ = table.watched.settle()
        yield table


@pytest.mark.parametrize("game", BUILT)
def test_every_moment_is_in_the_table_and_comes_in_a_game(game: str) -> None:
    assert {*SEEN[game]} == all_of(game) == {*answers_for(game)}


@pytest.mark.parametrize("game", BUILT)
def test_the_page_says_what_every_moment_sends_and_takes_within_the_bounds(game: str) -> None:
    """`python -m tests.tui.terminal.moments_sent --write` measures them."""
    title = game_title(Words("en"), game)
    found = re.findall(
        rf"^\| {title}: `(\w+)` \| [\d,]+ \| ([\d,]+) \| ([\d,]+) \| ([\d.]+) s \| ([\d.]+) s \|$",
        PAGE.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    assert {moment for moment, *_ in found} == {*SEEN[game]}
    for moment, full, short, *seconds in found:
        if moment != COUNT:
            assert int(full.replace(",", "")) <= _BYTES[HOME], moment
            assert int(short.replace(",", "")) <= _FEW_BYTES[HOME], moment
            assert all(LEAST <= float(each) <= MOST for each in seconds), moment


@pytest.mark.waits
@pytest.mark.parametrize("size", sampled([HOME], [HOME, LARGE, HUGE, SMALL]), ids=str)
@pytest.mark.parametrize("game", sampled(BUILT[::2], BUILT))
def test_every_moment_is_seen_in_its_time_and_leaves_the_table_as_it_is(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    longest = max(SEEN[game], key=lambda moment: SEEN[game][moment].pictures)
    counted = [COUNT] * (game == BUILT[0])  # the end of every game is one screen
    moments = sampled([*dict.fromkeys((longest, *counted))], [*SEEN[game]])
    skipped = sampled({longest, *counted}, {*SEEN[game]})
    steps = [
        f"{moment}:{motion}"
        for moment in moments
        for motion in ("off", "full", *["full"] * (moment in skipped))
    ]
    with showing(game, steps, size, tmp_path) as table:
        for moment in moments:
            seen, still = SEEN[game][moment], table.watch(quiet=_SHEET if moment == COUNT else _STILL)
            in_help = table.press(HELP) if moment in skipped else still.end
            shown, least = table.watch(still.end), seen.small if size == SMALL else seen.pictures
            assert len(shown.pictures) >= least, moment
            assert bool(shown.planned) or not least, moment
            assert bool(still.planned) == seen.stays, moment
            assert shown.end == still.end, moment
            assert 0.7 * shown.planned <= shown.seconds <= 1.6 * shown.planned + _LATE, moment
            if moment != COUNT:
                assert not least or 0.99 * LEAST <= shown.planned <= 1.01 * MOST, moment
                assert shown.sent - still.sent <= _BYTES[size], moment
            if moment != COUNT and not seen.stays:
                asked = {frame.picture[1][:_QUESTION] for frame in shown.frames}
                assert asked == {shown.end[1][:_QUESTION]}, f"{moment}: the decision is there at once"
            assert moment not in skipped or table.skips(HELP, in_help), moment


@pytest.mark.waits
@pytest.mark.parametrize("size", sampled([HOME], [HOME, LARGE, HUGE, SMALL]), ids=str)
@pytest.mark.parametrize("game", sampled(["dice_forge"], [*BUILT]))
def test_short_motion_shows_two_frames_at_most(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    moments = sampled(["rolled", "took_card"], [*SEEN[game]])
    steps = [f"{moment}:{motion}" for moment in moments for motion in ("off", "short")]
    with showing(game, steps, size, tmp_path) as table:
        for moment in moments:
            seen, still = SEEN[game][moment], table.watch(quiet=_SHEET if moment == COUNT else _STILL)
            shown = table.watch(still.end)
            assert len(shown.pictures) <= FEW + (moment == COUNT), moment
            assert bool(shown.pictures) or not (seen.small if size == SMALL else seen.pictures), moment
            assert shown.end == still.end, moment
            assert shown.seconds <= (FEW * LINE_SECONDS if moment == COUNT else MOST) + _LATE, moment
            assert moment == COUNT or shown.sent - still.sent <= _FEW_BYTES[size], moment
