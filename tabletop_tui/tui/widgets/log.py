"""The log as sentences: the last ones beside the boards, all of them on a separate screen."""

from collections.abc import Iterable, Sequence

from rulesets.core.records import record
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.drawing import Drawing, Line, Region, Run, Spot, cells, fit, wrap
from tabletop_tui.paint.runs import Signs, signed
from tabletop_tui.text.cells import with_names_held
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.lines import line_of

_NO_SIGNS: Signs = {}
_LEAST_NAME = 4
"""Cells that a name before a sentence has in any case; otherwise half of the line."""
UNDONE = "×"
"""The sign before an entry that was taken back."""


@record
class Sentence:
    """An event of the game, in words."""

    entry: int
    """The place of its answer in the log."""
    seat: int | None
    text: str
    undone: bool
    lead: str = ""
    """Who did it, if the name comes before the text in the seat's colour."""
    meant: bool = False
    """It says what the others' turns meant for the viewer, as the strip does at the start of a turn."""

    def lines(
        self,
        width: int,
        colour: str,
        *,
        mark: str = " ",
        signs: Signs = _NO_SIGNS,
        names: Sequence[str] = (),
    ) -> list[Line]:
        """The sentence in lines of at most this many cells, each after a mark in its seat's colour.

        The game's `signs` that occur in it have their own colours; no line ends within one of the `names`.
        """
        room = max(4, width - 2)
        name = fit(self.lead, max(_LEAST_NAME, room // 2))
        text = with_names_held(self.text, [each for each in names if " " in each])
        lines = wrap(f"{name} {text}" if name else text, room)
        if self.undone:
            return [
                (Run(f"{' ' if n else UNDONE} ", "dim"), Run(text, "undone")) for n, text in enumerate(lines)
            ]
        bar = "▌" if self.seat is not None else mark
        first, *others = lines
        lead = (Run(f" {name}", f"{colour} strong"),) if name and first.startswith(name) else ()
        rest = first.removeprefix(name) if lead else f" {first}"
        rows = [(Run(bar, colour), *lead, *signed(rest, signs))]
        return [*rows, *((Run(bar, colour), *signed(f" {text}", signs)) for text in others)]


def sentences(wording: Wording, entries: Iterable[LogEntry]) -> list[Sentence]:
    """The log in words, without what isn't worth a line."""
    found: list[Sentence] = []
    for entry in entries:
        for seat, text in wording.story(entry.events) if entry.events else ():
            found.append(Sentence(entry.number, seat, text, entry.undone))
    return found


_LOW = 4
"""Lines of a log that shows whole sentences only, besides the newest: the end of one alone says nothing.

What the strip has said isn't said again there.
"""


_UNTITLED = 2
"""Lines of a log that has no room for a title: else it would be half of it."""


class LogWidget(BoardWidget):
    """The last sentences of the log, the newest at the bottom."""

    GROUND = "ground-panel"
    CHOOSES = False

    def __init__(self, id: str | None = None) -> None:
        """Shows no entry until the screen has some."""
        super().__init__(id=id, centred=False)
        self._sentences: Sequence[Sentence] = ()
        self._colours: Sequence[str] = ()
        self._heading = ""
        self.signs: Signs = {}
        """The colours of the game's signs."""
        self.names: Sequence[str] = ()
        """What the players are called."""

    def show_log(self, found: Sequence[Sentence], colours: Sequence[str], heading: str) -> None:
        """Show the last of these; `colours` are the seats'."""
        shown = (found, colours, heading)
        if shown != (self._sentences, self._colours, self._heading):
            self._sentences, self._colours, self._heading = shown
            self.lay_out_later()

    def lay_out(self) -> None:
        """Make the lines for the room there is."""
        width, height = self.extent
        if not width or not height:
            return
        titled = height > _UNTITLED
        room = height - titled
        lines: list[Line] = []
        taken_back: set[str] = set()
        for sentence in reversed(self._sentences):
            if len(lines) >= room:
                break
            if sentence.meant and room <= _LOW:
                continue
            if not sentence.undone:
                taken_back.clear()
            elif sentence.text in taken_back:
                continue  # done and taken back again and again: once is enough here
            else:
                taken_back.add(sentence.text)
            colour = "dim" if sentence.seat is None else self._colours[sentence.seat]
            more = sentence.lines(width - 1, colour, signs=self.signs, names=self.names)
            if lines and room <= _LOW and len(more) + len(lines) > room:
                break
            lines = more + lines
        rule = "─" * max(0, width - cells(self._heading) - 3)
        head = (Run("─ ", "line"), Run(self._heading, "dim"), Run(" " + rule, "line"))
        shown = (*([head] if titled else ()), *lines[-room:])
        self.drawing = Drawing(shown, (Spot("log:", Region(0, 0, width, len(shown))),))

    def resized(self) -> None:
        """Break the sentences for the new width."""
        self.lay_out_later()


def blank() -> Line:
    """A line without any text."""
    return line_of("")
