"""The fields of a form: a choice, and a button. Names and numbers are Textual's own `Input`."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.containers import VerticalScroll
from textual.events import Click, Resize
from textual.message import Message
from textual.widgets import Input

from rulesets.core import foreign
from rulesets.core.records import record
from tabletop_tui.paint.drawing import Line, Run, cells, fit, pad
from tabletop_tui.tui.screens.rows import bindings_of
from tabletop_tui.tui.widgets.lines import LinesWidget, line_of

LABEL = 18
"""Cells of a label in front of a field."""


@record
class Item:
    """Something that can be chosen."""

    id: str
    text: str
    role: str = ""


class Fields(VerticalScroll, can_focus=False, inherit_bindings=False):
    """The fields of a form, one below the other; it scrolls to the one with the focus.

    Textual's own container takes the arrow keys for itself as soon as its contents don't fit: then they
    couldn't reach any field.
    """

    def pack(self, room: int) -> None:
        """Leave out blank lines until the fields fit into so many lines, those between groups last.

        A field of the class `begins` is the first of a group.
        """
        shown = [field for field in self.children if field.display]
        groups = sum(field.has_class("begins") for field in shown)
        roomy, grouped = 2 * len(shown), 1 + len(shown) + groups
        self.set_class(grouped <= room < roomy, "-grouped")
        self.set_class(room < grouped, "-tight")


class Choice(LinesWidget, can_focus=True):
    """One of several words: all are shown if there is room, else only the chosen one."""

    BINDINGS = bindings_of("left", "right", "choose")

    @dataclass
    class Changed(Message):
        """The message that another item was chosen."""

        choice: "Choice"
        value: str

        @property
        def control(self) -> "Choice":
            """For `@on` with a selector."""
            return self.choice

    def __init__(self, id: str, *, narrow: bool = False) -> None:
        """If `narrow`, only the chosen one is shown."""
        super().__init__(id=id)
        self.label = ""
        self.value = ""
        self._narrow = narrow
        self._items: Sequence[Item] = ()
        self._places: list[tuple[int, int, str]] = []
        """First column, end column, and what a click there chooses: an id, `<` or `>`."""

    def offer(self, items: Sequence[Item], value: str, label: str | None = None) -> None:
        """Show these, one of them chosen."""
        self._items = items
        self.value = value
        if label is not None:
            self.label = label
        self._paint()

    def action_choose(self) -> None:
        """Enter and a click choose the next item."""
        self.action_across(1)

    def action_across(self, way: int) -> None:
        """Choose the previous or next item, going round at the ends."""
        ids = [item.id for item in self._items]
        if ids:
            place = ids.index(self.value) + way if self.value in ids else 0
            self._choose(ids[place % len(ids)])

    def on_click(self, event: Click) -> None:
        """A click chooses the word under it."""
        for start, end, what in self._places:
            if start <= event.x < end:
                if what in "<>":
                    self.action_across(-1 if what == "<" else 1)
                else:
                    self._choose(what)
                return

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show whether keys go here."""
        super().watch_has_focus(has_focus)
        self._paint()

    def on_resize(self, _event: Resize) -> None:
        """The width decides whether all of them are shown."""
        self._paint()

    def _choose(self, value: str) -> None:
        if value != self.value:
            self.value = value
            self._paint()
            self.post_message(self.Changed(self, value))

    @property
    def _indent(self) -> int:
        return LABEL if self.label else 0

    def _paint(self) -> None:
        width = self.size.width
        if not width:
            return
        runs: list[Run] = []
        if self.label:
            mark = "▸ " if self.has_focus else "  "
            role = "you" if self.has_focus else "dim"
            runs.append(Run(mark + pad(self.label, self._indent - 2), role))
        self._places = []
        room = width - self._indent
        wanted = sum(cells(item.text) + 3 for item in self._items) - 1
        shown = self._one(room) if self._narrow or wanted > room else self._all()
        self.show_lines([(*runs, *shown)])

    def _all(self) -> Line:
        """Every word, the chosen one in brackets."""
        runs: list[Run] = []
        x = self._indent
        for item in self._items:
            chosen = item.id == self.value
            text = f"[{item.text}]" if chosen else f" {item.text} "
            focused = " cursor-line" if self.has_focus else " strong"
            runs += [Run(text, (item.role + focused) if chosen else item.role or "dim"), Run(" ")]
            self._places.append((x, x + cells(text), item.id))
            x += cells(text) + 1
        return tuple(runs)

    def _one(self, room: int) -> Line:
        """Only the chosen word, between arrows that can be clicked."""
        item = next((item for item in self._items if item.id == self.value), Item("", ""))
        longest = max((cells(item.text) for item in self._items), default=0)
        text = pad(fit(item.text, room - 4), min(longest, max(room - 4, 0)))
        x = self._indent
        self._places = [(x, x + 2, "<"), (x + 2, x + 4 + cells(text), ">")]
        role = f"{item.role} cursor-line" if self.has_focus else f"{item.role} strong"
        arrows = "you" if self.has_focus else "dim"
        return (Run("‹ ", arrows), Run(text, role), Run(" ›", arrows))


class Press(LinesWidget, can_focus=True):
    """A button of one line: `[ Start ]`."""

    BINDINGS = bindings_of("choose")

    @dataclass
    class Pressed(Message):
        """The message that the button was pressed."""

        button: "Press"

        @property
        def control(self) -> "Press":
            """For `@on` with a selector."""
            return self.button

    def __init__(self, id: str) -> None:
        """Without a word on it yet."""
        super().__init__(id=id)
        self.label = ""

    def say(self, label: str) -> None:
        """Set the label of the button."""
        self.label = label
        self._paint()

    def action_choose(self) -> None:
        """Report the press to the screen."""
        self.post_message(self.Pressed(self))

    def on_click(self) -> None:
        """Report a click as a press."""
        self.action_choose()

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show whether Enter goes here."""
        super().watch_has_focus(has_focus)
        self._paint()

    def _paint(self) -> None:
        text = f"[▸ {self.label} ]" if self.has_focus else f"[  {self.label} ]"
        self.show_lines([(Run(text, "cursor-line" if self.has_focus else "key ground-raised"),)])


class TextLine(Input):
    """A line of text whose cursor doesn't blink: nothing ticks while no key is pressed.

    Pasted text can come from anywhere, so it is cleaned like all text from outside.
    """

    def __init__(self, value: str, id: str, *, max_length: int = 0) -> None:
        """`value` is in it at first; `max_length` 0 means any length."""
        super().__init__(value, id=id, max_length=max_length)
        self.cursor_blink = False

    def insert(self, text: str, index: int) -> None:
        """Insert text that was typed or pasted."""
        super().insert(foreign.clean(text), index)

    def replace(self, text: str, start: int, end: int) -> None:
        """Put text that was typed or pasted in the place of other text."""
        super().replace(foreign.clean(text), start, end)


class Label(LinesWidget):
    """The label of a line of text."""

    def __init__(self, id: str) -> None:
        """Empty until `say` is called."""
        super().__init__(id=id, classes="label")
        self._text = ""
        self._here = False

    def say(self, text: str) -> None:
        """Show this text instead of the last."""
        self._text = text
        self._paint()

    def point(self, here: bool) -> None:
        """Mark it while its line of text has the focus."""
        if here != self._here:
            self._here = here
            self._paint()

    def _paint(self) -> None:
        mark = "▸" if self._here else " "
        self.show_lines([line_of(f"{mark} {self._text}", "you" if self._here else "dim")])
