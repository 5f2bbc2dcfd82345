"""Dialogs on top of a screen: questions for confirmation, and for a line of text."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, Static

from tabletop_tui.paint.drawing import cells
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.fields import Press, TextLine
from tabletop_tui.tui.terminal.modal import LeanModal

T = TypeVar("T")

MARGINS = 6
"""Cells of border and padding, left and right."""

WIDEST = 64


class Dialog(LeanModal[T], Generic[T]):
    """A box in the middle with a question, a hint, and two buttons."""

    CSS_PATH = ["menu.tcss", "dialogs.tcss"]
    BINDINGS = [
        Binding("escape", "cancel", show=False),
        Binding("left,h", "app.focus_previous", show=False),
        Binding("right,l", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]

    least = 32
    """The least cells that buttons or a line of text need."""

    def __init__(self, question: str, hint: str, yes: str) -> None:
        """All texts are in the player's language; `yes` labels the button that confirms."""
        super().__init__()
        self._question = question
        self._hint = hint
        self._yes = yes

    def buttons(self) -> ComposeResult:
        """The buttons to confirm and to cancel."""
        words: Words = self.app.words  # type: ignore[attr-defined]
        with Horizontal(id="buttons"):
            yield self._button("yes", self._yes)
            yield self._button("no", words.lobby.cancel())

    def on_mount(self) -> None:
        """Make the box as wide as its contents, up to a readable line length."""
        longest = max(cells(text) for text in (self._question, self._hint))
        self.query_one("#box").styles.width = min(max(longest, self.least) + MARGINS, WIDEST)

    @staticmethod
    def _button(id: str, text: str) -> Press:
        button = Press(id)
        button.say(text)
        return button

    def leave_with(self, result: T | None) -> None:
        """Close with a result, unless already closed: keys can arrive faster than the dialog closes."""
        if self.is_active:
            _ = self.dismiss(result)

    def action_cancel(self) -> None:
        """Close the dialog without doing anything."""
        self.leave_with(None)

    @on(Press.Pressed, "#no")
    def leave(self) -> None:
        """The other button closes the dialog without doing anything."""
        self.action_cancel()


class Ask(Dialog[bool]):
    """A question for confirmation; the safe answer has the focus."""

    AUTO_FOCUS = "#no"

    def compose(self) -> ComposeResult:
        """Question, what it means, buttons."""
        with Vertical(id="box"):
            yield Static(self._question, id="question", markup=False)
            yield Static(self._hint, id="hint", markup=False)
            yield from self.buttons()

    @on(Press.Pressed, "#yes")
    def do(self) -> None:
        """Confirm, and close the dialog."""
        self.leave_with(True)


class Pick(Dialog[str]):
    """A dialog that offers several choices, a button for each."""

    AUTO_FOCUS = ""

    def __init__(self, question: str, hint: str, choices: Sequence[tuple[str, str]], now: str = "") -> None:
        """`choices` have the dialog's result and the button's label; the focus begins at `now`."""
        super().__init__(question, hint, "")
        self._choices = choices
        self._now = now

    def on_mount(self) -> None:
        """Begin at the current choice, or at the first."""
        known = [choice for choice, _ in self._choices]
        self.query_one(f"#pick-{known.index(self._now) if self._now in known else 0}").focus()

    def compose(self) -> ComposeResult:
        """The question, a button for each choice, what it means, and a way out."""
        words: Words = self.app.words  # type: ignore[attr-defined]
        with Vertical(id="box"):
            yield Static(self._question, id="question", markup=False)
            with Vertical(id="choices"):
                for number, (_, text) in enumerate(self._choices):
                    yield self._button(f"pick-{number}", text)
                yield self._button("no", words.lobby.cancel())
            yield Static(self._hint, id="hint", markup=False)

    @on(Press.Pressed)
    def pick(self, message: Press.Pressed) -> None:
        """Close the dialog with a choice."""
        chosen = (message.control.id or "").removeprefix("pick-")
        if chosen.isdecimal():
            self.leave_with(self._choices[int(chosen)][0])


class Prompt(Dialog[str]):
    """A dialog that asks for a line of text."""

    AUTO_FOCUS = "#text"
    least = WIDEST

    def __init__(self, question: str, hint: str, yes: str, value: str) -> None:
        """`value` is in the line at first."""
        super().__init__(question, hint, yes)
        self._value = value

    def compose(self) -> ComposeResult:
        """The question, the line to type in, a hint and two buttons."""
        with Vertical(id="box"):
            yield Static(self._question, id="question", markup=False)
            yield TextLine(self._value, "text")
            yield Static(self._hint, id="hint", markup=False)
            yield from self.buttons()

    @on(Press.Pressed, "#yes")
    @on(Input.Submitted)
    def do(self) -> None:
        """Enter, or the button: close with the text in the line."""
        self.leave_with(self.query_one(Input).value.strip())
