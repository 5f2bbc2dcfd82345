"""Pages that are searched by typing, such as the log and the commands."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from textual import events, on

from rulesets.core import foreign
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.tui.keys import bindings
from tabletop_tui.tui.screens.page import Page, PageBody, paragraph
from tabletop_tui.tui.widgets.footer import Hint

T = TypeVar("T")


class SearchPage(Page, Generic[T], inherit_bindings=False):
    """A list of things: letters search, arrows choose, Enter takes, Esc leaves the search, then the page."""

    SCOPES = ("search",)
    BINDINGS = bindings("search")
    enter_does = "keys-take"
    """The message that says what Enter does."""
    empty = "game-log-nothing"
    """The message for an empty list."""
    snug = False
    from_end = True
    """Whether to begin at the last item."""

    def __init__(self, title: Callable[[], str]) -> None:
        """Nothing is searched for yet."""
        super().__init__(title)
        self.search = ""
        self.shown: list[T] = []
        """The items that match what was typed."""
        self.place = -1
        """The place of the chosen one."""
        self._starts: list[int] = []

    # -- what a list provides ----------------------------------------------------------------------

    @abstractmethod
    def items(self) -> list[T]:
        """All items that can be searched."""

    @abstractmethod
    def matches(self, item: T, sought: str) -> bool:
        """Whether an item matches the search; `sought` is in lower case."""

    @abstractmethod
    def draw(self, item: T, width: int) -> list[Line]:
        """The lines of an item for a width in cells."""

    @abstractmethod
    def take(self, item: T) -> None:
        """Do what choosing an item means; the page is already closed."""

    # -- showing -----------------------------------------------------------------------------------

    def aside(self) -> str:
        """The text searched for, and how many items match."""
        if self.search:
            return self.words.game.log_search(text=self.search, count=len(self.shown))
        return self.words.game.log_type()

    def hints(self) -> list[Hint]:
        """The hints for Enter and the arrows."""
        move = Hint("↑↓", self.words.game.log_move(), "scroll(1)")
        return [move, Hint("Enter", self.words(self.enter_does), "jump")]

    @property
    def close_does(self) -> str:
        """While something is searched for, the key shows all items again."""
        return "game-log-all" if self.search else "keys-close"

    def make(self, width: int) -> Sequence[Line]:
        """The items found, with the chosen one marked."""
        lines: list[Line] = []
        self._starts = []
        for place, item in enumerate(self.shown):
            self._starts.append(len(lines))
            here = self.draw(item, width)
            if place == self.place:
                here = [(Run("".join(run.text for run in line), "cursor-line"),) for line in here]
            lines += here
        nothing = "game-log-nothing" if self.search else self.empty
        return lines or paragraph(self.words(nothing, text=self.search), width, "dim")

    def relabel(self) -> None:
        """Search again, for example in another language."""
        sought = self.search.casefold()
        self.shown = [item for item in self.items() if not sought or self.matches(item, sought)]
        if not -1 < self.place < len(self.shown):
            self.place = len(self.shown) - 1 if self.from_end else 0
        super().relabel()

    def refill(self) -> None:
        """Make the lines, and keep the chosen one in sight."""
        super().refill()
        if self._starts:
            self.body.show_line(self._starts[self.place])

    # -- choosing ----------------------------------------------------------------------------------

    def action_scroll(self, lines: int) -> None:
        """Move the cursor by this many items."""
        if self.shown:
            step = lines if abs(lines) != 10 else lines // 10 * max(1, self.body.size.height - 2)
            self.place = max(0, min(self.place + step, len(self.shown) - 1))
            self.refill()

    def action_jump(self) -> None:
        """Take the item under the cursor."""
        if self.shown:
            item = self.shown[self.place]
            if self.leave():
                self.app.call_later(self.take, item)

    def action_close(self) -> None:
        """Show all items again; if all are shown, close the page."""
        if self.search:
            self.seek("")
        else:
            self.leave()

    @on(PageBody.Clicked)
    def clicked(self, message: PageBody.Clicked) -> None:
        """A first click chooses an item, a second one takes it."""
        places = [place for place, line in enumerate(self._starts) if line <= message.line]
        if places and places[-1] == self.place:
            self.action_jump()
        elif places:
            self.place = places[-1]
            self.refill()

    def on_key(self, event: events.Key) -> None:
        """Add a typed letter to the search."""
        if event.key == "enter":
            self.action_jump()
        elif event.key == "backspace":
            self.seek(self.search[:-1])
        elif event.is_printable and event.character and (self.search or event.character != " "):
            self.seek(self.search + event.character)
        else:
            return
        event.stop()
        event.prevent_default()

    def seek(self, text: str) -> None:
        """Change the text searched for."""
        self.search = foreign.clean(text)
        self.place = -1
        self.relabel()
