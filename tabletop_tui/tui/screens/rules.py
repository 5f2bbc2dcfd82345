"""The short rules of a game: chapters on the left, text on the right, and a search."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input

from tabletop_tui.kit.registry import playable
from tabletop_tui.kit.titles import game_title
from tabletop_tui.paint.drawing import Line, Run, fit, wrap
from tabletop_tui.text.short_rules import Section, found, sections
from tabletop_tui.tui.keys import SCREENS, bindings
from tabletop_tui.tui.screens.bars import Saying, TitleBar
from tabletop_tui.tui.screens.fields import Label, TextLine
from tabletop_tui.tui.screens.menu import MenuScreen
from tabletop_tui.tui.screens.rows import Row, Rows
from tabletop_tui.tui.widgets.footer import KeyFooter

MEASURE = 84
"""Longer lines are hard to read."""


def paragraphs(text: str) -> list[str]:
    """Paragraphs and items, each on one line, with an empty line between paragraphs."""
    parts: list[str] = []
    for block in text.split("\n\n"):
        if parts:
            parts.append("")
        for line in block.split("\n"):
            if parts and parts[-1] and not line.startswith("- "):
                parts[-1] += " " + line.strip()
            else:
                parts.append(line.strip())
    return parts


def marked(text: str, wanted: Sequence[str]) -> Line:
    """A line with the searched words marked."""
    folded = text.casefold()
    if not wanted or len(folded) != len(text):
        return (Run(text),)
    hits = [False] * len(text)
    for word in wanted:
        start = folded.find(word)
        while start >= 0:
            hits[start : start + len(word)] = [True] * len(word)
            start = folded.find(word, start + 1)
    runs: list[Run] = []
    start = 0
    for end in range(1, len(text) + 1):
        if end == len(text) or hits[end] != hits[start]:
            runs.append(Run(text[start:end], "gold" if hits[start] else ""))
            start = end
    return tuple(runs)


class RulesScreen(MenuScreen):
    """Type to search; up and down choose a chapter; page keys scroll its text."""

    CSS_PATH = ["menu.tcss", "rules.tcss"]
    SCOPES = ("rules", "form")
    BINDINGS = bindings(*SCREENS["rules"])
    HINTS = ("menu-up", "menu-down", "rules-search", "menu-page-down", "rules-other", "form-back")
    AUTO_FOCUS = "#chapters"

    def __init__(self, game: str, at: str = "") -> None:
        """Open at the rules of this game, at its section `at`, or at the first."""
        super().__init__()
        self.game = game
        self._at = at
        self._wanted: list[str] = []
        self._chapters: list[Section] = []
        self._found: list[Section] = []

    def compose(self) -> ComposeResult:
        """The search, with chapters and text below."""
        yield TitleBar()
        with Horizontal(id="search-line"):
            yield Label("label-search")
            yield TextLine("", "search")
        with Horizontal(id="middle"):
            yield Rows("chapters", keeps_mark=True)
            yield Rows("text", reading=True)
        yield Saying()
        yield KeyFooter()
        yield self.compose_small()

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        words = self.words
        title = game_title(words, self.game)
        self.query_one(TitleBar).say(words.lobby.rules_title(game=title))
        self.query_one(Label).say(words.lobby.rules_search())
        written = words.has(f"{self.game}_rules-sections")
        self._chapters = sections(words, self.game) if written else []
        self._search()
        if self._at and written:
            chapter = words(f"{self.game}_rules-{self._at}-title")
            _ = self.call_after_refresh(self.query_one("#chapters", Rows).place, chapter)
            self._at = ""

    def _search(self) -> None:
        """Show the chapters that contain the searched words."""
        hits = (found(chapter, self._wanted) for chapter in self._chapters)
        self._found = [chapter for chapter in hits if chapter is not None]
        self.query_one("#chapters", Rows).show(
            lambda width: [
                Row(chapter.title, ((Run(fit(chapter.title, width)),),)) for chapter in self._found
            ]
        )
        self._show_text()
        self._say_count()

    def _say_count(self) -> None:
        title = game_title(self.words, self.game)
        if not self._chapters:
            self.say_line(self.words.lobby.rules_missing(game=title), "warn")
        elif not self._found:
            self.say_line(self.words.lobby.rules_found_none(game=title, text=" ".join(self._wanted)), "warn")
        elif self._wanted:
            count = sum(bool(text) for chapter in self._found for text in paragraphs(chapter.text))
            self.say_line(self.words.lobby.rules_found(count=count), "dim")
        else:
            self.say_line(self.words.lobby.rules_hint(), "dim")

    def _show_text(self) -> None:
        """Show the text of the chapter under the cursor, or, in a search, of all chapters found."""
        cursor = self.query_one("#chapters", Rows).cursor
        shown = self._found if self._wanted else [c for c in self._found if c.title == cursor]
        wanted = self._wanted

        def make(width: int) -> list[Row]:
            lines: list[Line] = []
            for chapter in shown:
                if lines:
                    lines += [(), ()]
                lines += [(Run(chapter.title, "title"),), ()]
                for text in paragraphs(chapter.text):
                    indent = "  " if text.startswith("- ") else ""
                    spoken = text.replace("- ", "· ", 1) if indent else text
                    lines += [marked(line, wanted) for line in wrap(spoken, min(width, MEASURE), indent)]
            return [Row("", tuple(lines))] if lines else []

        text = self.query_one("#text", Rows)
        text.action_end(-1)
        text.show(make)

    @on(Rows.Moved, "#chapters")
    def turn_page(self) -> None:
        """Show the chapter under the cursor."""
        if not self._wanted:
            self._show_text()

    @on(Rows.Chosen, "#chapters")
    def read(self) -> None:
        """Enter leads to the text, where arrows scroll."""
        self.query_one("#text").focus()

    @on(Input.Changed)
    def search(self, message: Input.Changed) -> None:
        """Search again after every letter."""
        self._wanted = message.value.casefold().split()
        self._search()

    @on(Input.Submitted)
    def leave_search(self) -> None:
        """Enter leads to what was found."""
        self.query_one("#text").focus()

    def action_search(self) -> None:
        """Move the cursor to the search."""
        self.query_one(Input).focus()

    def action_other(self) -> None:
        """Show the rules of the next game."""
        games = playable()
        self.game = games[(games.index(self.game) + 1) % len(games)]
        self.relabel()

    def action_move(self, way: int) -> None:
        """Down leads from the search to the chapters."""
        if way > 0:
            self.query_one("#chapters").focus()

    def action_across(self, way: int) -> None:
        """Go from the chapters to the text, or back."""
        if isinstance(self.focused, Rows):
            self.query_one("#chapters" if way < 0 else "#text").focus()

    def action_page(self, way: int) -> None:
        """Scroll the text, wherever the focus is."""
        self.query_one("#text", Rows).action_page(way)

    def action_back(self) -> None:
        """Leave the search first, then return to where the player came from."""
        line = self.query_one(Input)
        if line.value:
            line.value = ""
            self.query_one("#chapters").focus()
        else:
            self.close()

    def action_help(self) -> None:
        """Show all keys of the rules."""
        from tabletop_tui.tui.screens.about import KeysScreen

        self.open(KeysScreen("rules", "form", "menu"))
