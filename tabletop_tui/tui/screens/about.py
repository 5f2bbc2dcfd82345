"""Pages of text: what this program is, where its files are, and all keys of a screen."""

from abc import abstractmethod

from rulesets.core import foreign
from tabletop_tui import __version__
from tabletop_tui.paint.drawing import Line, Run, pad, wrap
from tabletop_tui.tui.keys import bindings, help_lines
from tabletop_tui.tui.screens.bars import TitleBar
from tabletop_tui.tui.screens.list_screen import ListScreen
from tabletop_tui.tui.screens.rows import Row, Rows

MEASURE = 84


class TextScreen(ListScreen):
    """A page of text that scrolls."""

    CSS_PATH = ["menu.tcss", "about.tcss"]
    SCOPES = ("form",)
    BINDINGS = bindings("form")
    HINTS = ("menu-up", "menu-down", "menu-page-down", "form-back")

    def rows(self) -> Rows:
        """Text that scrolls."""
        return Rows("text", reading=True)

    @property
    @abstractmethod
    def heading(self) -> str:
        """The title of the page."""

    @abstractmethod
    def text(self, width: int) -> list[Line]:
        """The lines for this width in cells."""

    def relabel(self) -> None:
        """Show everything in the current words."""
        super().relabel()
        self.query_one(TitleBar).say(self.heading)
        self.query_one(Rows).show(lambda width: [Row("", tuple(self.text(width)))])

    def action_page(self, way: int) -> None:
        """As a click on the key's name."""
        self.query_one(Rows).action_page(way)

    def action_move(self, way: int) -> None:
        """As a click on the key's name."""
        self.query_one(Rows).action_move(way)

    def action_help(self) -> None:
        """No help is needed here."""


class AboutScreen(TextScreen):
    """What this is, that it is unofficial, and where its files are."""

    @property
    def heading(self) -> str:
        """The title of the page."""
        return self.words.lobby.about_title()

    def text(self, width: int) -> list[Line]:
        """The paragraphs about the program, then the places of its files."""
        words, paths = self.words, self.tabletop.paths
        lines: list[Line] = [(), (Run(words.lobby.about_version(version=__version__), "strong"),)]
        for name in ("what", "unofficial", "reconstructed"):
            wrapped = wrap(words(f"lobby-about-{name}"), min(width, MEASURE))
            lines += [(), *((Run(text),) for text in wrapped)]
        lines += [(), (Run(words.lobby.about_files(), "title"),)]
        files = {
            "saves": paths.saves,
            "settings": paths.settings,
            "tables": paths.tables,
            "reports": paths.reports,
        }
        for name, file in files.items():
            lines.append((Run(pad(words(f"lobby-about-{name}"), 24), "dim"), Run(foreign.spelt(str(file)))))
        return lines


class KeysScreen(TextScreen):
    """Every key of these scopes, and what it does."""

    def __init__(self, *scopes: str) -> None:
        """The keys of these scopes; those that work everywhere come last."""
        super().__init__()
        self._scopes = (*scopes, "app")

    @property
    def heading(self) -> str:
        """The title of the page."""
        return self.words.lobby.settings_keys()

    def text(self, width: int) -> list[Line]:
        """One line for each key."""
        words = self.words
        lines: list[Line] = []
        for scope in self._scopes:
            lines += [(), (Run(words(f"lobby-settings-scope-{scope}"), "title"),)]
            for shown, tip in help_lines(words, self.tabletop.keymap, scope):
                first, *more = wrap(tip, max(width - 18, 20))
                lines.append((Run(pad(shown, 17), "key"), Run(f" {first}")))
                lines += [(Run(" " * 18), Run(text)) for text in more]
        return lines
