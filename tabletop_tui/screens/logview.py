"""The whole log: typing searches in it, Enter looks back at the moment."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events, on

from tabletop_tui.drawing import Line, Run
from tabletop_tui.screens.page import Page, PageBody, paragraph
from tabletop_tui.widgets.footer import Hint
from tabletop_tui.widgets.log import Sentence

if TYPE_CHECKING:
    from tabletop_tui.screens.game import GameScreen


class LogScreen(Page):
    """Everything that happened, the newest at the bottom; what was taken back is struck through."""

    SCOPES = ("log",)
    inherit_bindings = False

    def __init__(self, game: "GameScreen") -> None:
        """Stands at the newest sentence."""
        super().__init__(game, lambda: game.words("game-log-title"))
        self.search = ""
        self._shown: list[Sentence] = []
        self._first_line: list[int] = []
        self._place = -1

    def aside(self) -> str:
        """What is searched for."""
        if self.search:
            return self.game.words("game-log-search", text=self.search, count=len(self._shown))
        return self.game.words("game-log-type")

    def hints(self) -> list[Hint]:
        """Enter and the arrows."""
        words = self.game.words
        return [
            Hint("↑↓", words("game-log-move"), "scroll(1)"),
            Hint("Enter", words("game-log-jump"), "jump"),
        ]

    def make(self, width: int) -> Sequence[Line]:
        """The sentences that hold what is searched for."""
        sought = self.search.casefold()
        people = self.game.people
        self._shown = [
            sentence
            for sentence in self.game.said()
            if sought in sentence.text.casefold()
            or (sentence.seat is not None and sought == people[sentence.seat].name.casefold())
        ]
        if not -1 < self._place < len(self._shown):
            self._place = len(self._shown) - 1
        lines: list[Line] = []
        self._first_line = []
        for place, sentence in enumerate(self._shown):
            self._first_line.append(len(lines))
            colour = "dim" if sentence.seat is None else people[sentence.seat].colour
            here = sentence.lines(width - 2, colour)
            if place == self._place:
                here = [(Run("".join(run.text for run in line), "cursor-line"),) for line in here]
            lines += [(Run(" "), *line) for line in here]
        return lines or paragraph(self.game.words("game-log-nothing", text=self.search), width, "dim")

    def refill(self) -> None:
        """Make the lines, and keep the chosen sentence in sight."""
        super().refill()
        if self._shown:
            self.body.show_line(self._first_line[self._place])

    def action_scroll(self, lines: int) -> None:
        """To another sentence."""
        if self._shown:
            step = lines if abs(lines) != 10 else lines // 10 * max(1, self.body.size.height - 2)
            self._place = max(0, min(self._place + step, len(self._shown) - 1))
            self.refill()

    def action_jump(self) -> None:
        """Look back at the moment of the chosen sentence."""
        if self._shown:
            entry = self._shown[self._place].entry
            _ = self.dismiss()
            self.game.tabletop.call_later(self.game.look_back_at, entry)

    def action_close(self) -> None:
        """All sentences again; if all are there, back to the table."""
        if self.search:
            self._seek("")
        else:
            _ = self.dismiss()

    @on(PageBody.Clicked)
    def clicked(self, message: PageBody.Clicked) -> None:
        """A click chooses a sentence, another one looks back at it."""
        places = [place for place, line in enumerate(self._first_line) if line <= message.line]
        if places and places[-1] == self._place:
            self.action_jump()
        elif places:
            self._place = places[-1]
            self.refill()

    def on_key(self, event: events.Key) -> None:
        """Letters search."""
        if event.key == "enter":
            self.action_jump()
        elif event.key == "backspace":
            self._seek(self.search[:-1])
        elif event.is_printable and event.character and (self.search or event.character != " "):
            self._seek(self.search + event.character)
        else:
            return
        event.stop()
        event.prevent_default()

    def _seek(self, text: str) -> None:
        self.search = text
        self._place = -1
        self.relabel()
        self.relabel()  # the title counts what was found
