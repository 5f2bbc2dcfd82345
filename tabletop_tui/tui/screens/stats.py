"""What finished games say about their players: a page of the lobby."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import TYPE_CHECKING

from textual import work

from tabletop_tui.kit.registry import rules_of
from tabletop_tui.kit.titles import game_title
from tabletop_tui.paint.drawing import Line, Run, cells, fit, pad, width_of, wrap
from tabletop_tui.play.stats import tables
from tabletop_tui.play.stats.figures import Figures
from tabletop_tui.play.stats.results import START
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.tui.screens.about import TextScreen
from tabletop_tui.tui.screens.plot import plot
from tabletop_tui.tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

PLOTTED = 4
"""The plot shows the ratings of this many players, the best ones."""
HEIGHT = 8
"""Lines of a plot without its axis."""
GAP = 6
"""Cells between two tables beside one another."""
BREATH = 4
"""After reading this many games, which takes about 30 ms, keys are processed."""


class StatsScreen(TextScreen):
    """For each game: a table of its players, their ratings over time, where points come from, duels."""

    def __init__(self) -> None:
        """Nothing is read before it is shown."""
        super().__init__()
        self._found: Mapping[str, Sequence[Figures]] | None = None
        self._unread = 0
        self._read = (0, 0)
        """How many games have been read, and of how many."""

    @property
    def heading(self) -> str:
        """The title of the page."""
        return self.words.stats.title()

    def on_mount(self) -> None:
        """Begin to read the finished games, in the background."""
        self.read()

    @work(exclusive=True)
    async def read(self) -> None:
        """Read the finished games, a few at a time."""
        from asyncio import sleep

        from tabletop_tui.play.stats.figures import figures
        from tabletop_tui.play.stats.results import Finished, finished
        from tabletop_tui.store import StoreError

        results: list[Finished] = []
        with suppress(StoreError):  # the lobby below has said what is wrong with the file
            of = sum(game.over for game in self.tabletop.games())
            for number, result in enumerate(finished(self.tabletop.store, rules_of) if of else (), start=1):
                if result is None:
                    self._unread += 1
                else:
                    results.append(result)
                if not number % BREATH:
                    self._read = (number, of)
                    self.relabel()
                    await sleep(0)
        self._found = figures(results)
        self.relabel()

    def text(self, width: int) -> list[Line]:
        """The figures game by game, or, before that, the progress of reading."""
        words = self.words
        if self._found is None:
            done, of = self._read
            return [line_of(words.stats.reading(done=done, of=of), "dim")] if of else []
        if not self._found:
            return [line_of(words.stats.none())]
        lines: list[Line] = []
        for game, players in self._found.items():
            lines += [*self._game(game, players, width), (), ()]
        if self._unread:
            lines += [line_of(words.stats.unread(count=self._unread), "warn"), ()]
        note = wrap(words.stats.note(start=START), width)
        return [*lines, *(line_of(line, "dim") for line in note)]

    def _game(self, game: str, players: Sequence[Figures], width: int) -> list[Line]:
        words = self.words
        inks = [COLOURS[number] if number < PLOTTED else "" for number in range(len(players))]
        lines: list[Line] = [line_of(game_title(words, game), "title"), ()]
        lines += laid_out(tables.overview(words, players), ["dim", *inks], width, gold=1)
        if max(len(each.ratings) for each in players) > 1:
            lines += [(), *plotted(words, players, width)]
        points = laid_out(tables.sources(words, game, players), [], width, heads=inks, most=True)
        if len(players) < 2:
            return [*lines, (), *points]
        duels = laid_out(tables.duels(words, players), ["dim", *inks], width, heads=inks)
        apart = width_of(points[0]) + GAP
        if apart + width_of(duels[0]) > width:
            return [*lines, (), *points, (), *duels]
        pairs = zip_longest(points, duels, fillvalue=())
        gaps = ((left, Run(" " * (apart - width_of(left))), right) for left, right in pairs)
        return [*lines, (), *((*left, gap, *right) for left, gap, right in gaps)]


def plotted(words: "Words", players: Sequence[Figures], width: int) -> list[Line]:
    """The ratings of some players over time, with a heading."""
    drawn = players[:PLOTTED]
    length = max(len(each.ratings) for each in drawn)
    padded = [[START, *each.ratings, *[each.rating] * (length - len(each.ratings))] for each in drawn]
    scores = [[rating - START for rating in at] for at in zip(*padded, strict=True)]
    people = [Person(tables.shown(words, each), colour) for each, colour in zip(drawn, COLOURS, strict=False)]
    drawing = plot(scores, people, width, HEIGHT, "")
    return [line_of(words.stats.plot(games=length), "dim"), *drawing.lines]


def laid_out(
    table: tables.Cells,
    names: Sequence[str],
    width: int,
    *,
    heads: Sequence[str] = (),
    gold: int = 0,
    most: bool = False,
) -> list[Line]:
    """A table in columns: names to the left, figures to the right, the heading above a little quieter.

    `names` are the inks of the first cells from the heading on, `heads` those of the heading's other cells.
    The column `gold` matters most; with `most`, the largest figure of a row stands out.
    """
    wide = [max(cells(row[column]) for row in table) for column in range(len(table[0]))]
    wide[0] = max(8, min(wide[0], width - sum(wide[1:]) - 2 * len(wide[1:])))
    lines: list[Line] = []
    for number, (name, *figures) in enumerate(table):
        ink = names[number] if number < len(names) else "" if number else "dim"
        runs = [Run(pad(fit(name, wide[0]), wide[0]), ink)]
        largest = max(map(tables.value_of, figures)) if most and number and len(figures) > 1 else None
        for place, (figure, room) in enumerate(zip(figures, wide[1:], strict=True), start=1):
            role = "gold strong" if place == gold else "strong" if _is(figure, largest) else ""
            head = heads[place - 1] if place <= len(heads) else "dim"
            runs.append(Run("  " + " " * (room - cells(figure)) + figure, role if number else head))
        lines.append(tuple(runs))
    return lines


def _is(figure: str, largest: float | None) -> bool:
    return largest is not None and tables.value_of(figure) == largest
