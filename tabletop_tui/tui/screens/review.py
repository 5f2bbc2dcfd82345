"""The review of a finished game: each seat's expected lead over time, and where the game turned."""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.play.advice_text import entry_at, turning_point
from tabletop_tui.play.review import Review, ReviewFailed, Reviewing
from tabletop_tui.play.reviewing import reviewing
from tabletop_tui.tui.keys import bindings, in_scope
from tabletop_tui.tui.screens.page import Page, paragraph
from tabletop_tui.tui.screens.plot import plot
from tabletop_tui.tui.widgets.footer import Hint
from tabletop_tui.tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.viewpoint import Viewpoint

SIGNS = "123"
"""The turning points on the plot, and the keys that go to them."""

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
                if not self.is_left:
                    self.relabel()
        except ReviewFailed as error:
            self._problem = self.words.bots.review_failed(error=str(error))
        except OSError as error:
            self._problem = self.words.bots.review_unkept(error=error.strerror or str(error))
        if self._problem and not self.is_left:
            self.relabel()

    @property
    def _found(self) -> Review | None:
        looked = self._reviewing
        return looked.result if looked is not None and looked.done else None

    def hints(self) -> list[Hint]:
        """A key for each turning point."""
        words, keymap, found = self.words, self.tabletop.keymap, self._found
        many = 0 if found is None else len(found.turning_points)
        keys = list(in_scope("review"))[:many]
        return [Hint(keymap.shown(key.id), words(key.words_id), key.action) for key in keys]

    def action_jump(self, number: int) -> None:
        """Show the position at a turning point, before the answer was given."""
        found, here = self._found, self.here
        if found is not None and number < len(found.turning_points) and self.leave():
            entry = entry_at(here.record, found.turning_points[number].answers)
            self.app.call_later(self._look_back_at, entry)

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
            for text in filter(None, rest):
                lines += paragraph(f"  {text}", width)
        return [*lines, line_of(""), *paragraph(words.bots.review_how(), width, "dim")]
