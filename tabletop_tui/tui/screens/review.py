"""The review of a finished game: each seat's expected lead over time, and where the game turned."""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.play.advice_text import entry_at, signed, turning_point
from tabletop_tui.play.review import Review, ReviewFailed, Reviewing, TurningPoint
from tabletop_tui.play.reviewing import reviewing
from tabletop_tui.tui.keys import bindings, in_scope
from tabletop_tui.tui.screens.page import Heading, Page, paragraph
from tabletop_tui.tui.screens.plot import plot
from tabletop_tui.tui.widgets.footer import Hint
from tabletop_tui.tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.viewpoint import Viewpoint

SIGNS = "123"
"""The turning points on the plot, and the keys that go to them."""

JUMPS = ("review-first", "review-second", "review-third")
"""The keys that go to the turning points,"""
TRIES = ("review-try-first", "review-try-second", "review-try-third")
"""those that let one try them again,"""
BETTER = "review-better"
"""and the one that shows what would have been better."""

BAR = 40
"""Cells of the bar that shows how much is done."""


class ReviewPage(Page):
    """What has been found so far, and the progress. If the page is closed, the review continues later."""

    SCOPES = ("page", "review")
    BINDINGS = bindings("review")

    def __init__(self, here: "Viewpoint", look_back_at: Callable[[int], None]) -> None:
        """The review of the game that is shown; `look_back_at` opens the replay at an entry of the log."""
        super().__init__(lambda: here.words.bots.review_title())  # noqa: PLW0108 - in the language of then
        self.here = here
        self._look_back_at = look_back_at
        self._problem = ""
        self._reviewing: Reviewing | None = None
        self._revealed = False
        """Whether the better answers are shown."""

    def on_mount(self) -> None:
        """Begin, or continue where the review was interrupted."""
        here = self.here
        try:
            self._reviewing = reviewing(here.session, here.words, here.paths.saves)
        except LookupError:
            key = "bots-review-not-over" if not here.record.over else "bots-review-changed"
            self._problem = here.words(key)
        super().on_mount()
        if self._reviewing is not None and not self._reviewing.done:
            _ = self.run_worker(self._look_back(self._reviewing), group="review", exclusive=True)

    def on_unmount(self) -> None:
        """Interrupt the review: what was found so far is kept."""
        if self._reviewing is not None and not self._reviewing.done:
            with contextlib.suppress(OSError):
                self._reviewing.keep()

    async def _look_back(self, looked: Reviewing) -> None:
        company = self.here.place.company
        try:
            while not looked.done and not self.is_left:
                await looked.step(company.think_about)
                if self._is_there:
                    self.relabel()
        except ReviewFailed as error:
            self._problem = self.words.bots.review_failed(error=str(error))
        except OSError as error:
            self._problem = self.words.bots.review_unkept(error=error.strerror or str(error))
        if self._problem and self._is_there:
            self.relabel()

    @property
    def _is_there(self) -> bool:
        """Whether the page is shown: a program that ends takes it apart before it is left."""
        return not self.is_left and bool(self.query(Heading))

    @property
    def _found(self) -> Review | None:
        looked = self._reviewing
        return looked.result if looked is not None and looked.done else None

    def hints(self) -> list[Hint]:
        """Two keys for each turning point, and the one that shows the better answers."""
        words, keymap, found = self.words, self.tabletop.keymap, self._found
        many = 0 if found is None else len(found.turning_points)
        keys = [*JUMPS[:many], *TRIES[:many], *([BETTER] if many and not self._revealed else [])]
        return [
            Hint(keymap.shown(key.id), words(key.words_id), key.action)
            for key in in_scope("review")
            if key.id in keys
        ]

    def action_jump(self, number: int) -> None:
        """Show the position at a turning point, before the answer was given."""
        found, here = self._found, self.here
        if found is not None and number < len(found.turning_points) and self.leave():
            entry = entry_at(here.record, found.turning_points[number].answers)
            self.app.call_later(self._look_back_at, entry)

    def action_retry(self, number: int) -> None:
        """Open the position at a turning point as an exercise, on top of this page."""
        from tabletop_tui.play.retry import Retry, RetryPlace

        found, here, looked = self._found, self.here, self._reviewing
        if found is None or looked is None or number >= len(found.turning_points):
            return
        place = RetryPlace(Retry(looked, number, self.words), here.place.company.think_about)
        self.tabletop.sit_at(place)

    def action_reveal(self) -> None:
        """Show what would have been better."""
        self._revealed = True
        self.relabel()

    def make(self, width: int) -> list[Line]:
        """The plot and the turning points, or the progress."""
        words, looked, found = self.words, self._reviewing, self._found
        lines: list[Line] = [line_of("")]
        if looked is not None and looked.refused:
            lines += [*paragraph(words.bots.review_refused(), width, "warn"), line_of("")]
        if self._problem:
            lines += [*paragraph(self._problem, width, "warn"), line_of("")]
        if found is not None:
            return [*lines, *self._result_lines(found, width)]
        if looked is not None and not self._problem:
            full = round(looked.progress * BAR)
            percent = words.bots.review_progress(percent=round(looked.progress * 100))
            bar = (Run(" "), Run("━" * full, "gold"), Run("─" * (BAR - full), "faint"), Run(f" {percent}"))
            lines += [bar, line_of(""), *paragraph(words.bots.review_interrupt(), width, "dim")]
        return lines

    def _result_lines(self, found: Review, width: int) -> list[Line]:
        here, words = self.here, self.words
        moments = {point.answers: SIGNS[n] for n, point in enumerate(found.turning_points)}
        margins = [[round(margin) for margin in each] for each in found.margins]
        picture = plot(margins, here.people, min(width - 2, 90), 12, words.bots.review_answers(), moments)
        lines: list[Line] = [line_of(" " + words.bots.review_plot(), "title")]
        lines += [(Run(" "), *line) for line in picture.lines]
        lines += [line_of(""), line_of(" " + words.bots.review_points(), "title")]
        if not found.turning_points:
            lines += paragraph(words.bots.review_none(count=found.judged), width)
        for sign, point in zip(SIGNS, found.turning_points, strict=False):
            chosen, *rest = turning_point(here.wording, here.record, point)
            lines += paragraph(f"{sign} {chosen}", width, "strong")
            shown = rest if self._revealed else self._concealed(sign, point)
            for text in filter(None, shown):
                lines += paragraph(f"  {text}", width)
        if found.turning_points and not self._revealed:
            show = self.tabletop.keymap.shown(BETTER)
            lines += [line_of(""), *paragraph(words.bots.retry_show(key=show), width)]
        return [*lines, line_of(""), *paragraph(words.bots.review_how(), width, "dim")]

    def _concealed(self, sign: str, point: TurningPoint) -> list[str]:
        """What the answer cost, and the key that tries it again; the better answer is still to be found."""
        words, key = self.words.bots, self.tabletop.keymap.shown(TRIES[SIGNS.index(sign)])
        cost = words.retry_cost(loss=signed(point.gain, self.words).removeprefix("+"))
        return [f"{cost} {words.retry_offer(key=key)}"]
