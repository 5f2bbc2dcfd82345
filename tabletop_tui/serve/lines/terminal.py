"""What a guest's terminal can show, from what their `ssh` says about it."""

import re
from collections.abc import Mapping
from dataclasses import replace

from rulesets.core.records import record
from tabletop_tui.host.settings import Settings
from tabletop_tui.serve.limits import MOST_NAME, MOST_VALUE
from tabletop_tui.text.words import language_of
from tabletop_tui.tui.terminal.colours import colours_of

_WELCOME = re.compile(r"TERM|COLORTERM|LANG|NO_COLOR|LC_[A-Z]+")


def welcome(name: bytes, value: bytes) -> tuple[str, str] | None:
    """A variable of the client's environment that we take, or `None`."""
    if len(name) > MOST_NAME or len(value) > MOST_VALUE:
        return None
    try:
        variable, text = name.decode("ascii"), value.decode("ascii")
    except UnicodeDecodeError:
        return None
    return (variable, text) if _WELCOME.fullmatch(variable) and text.isprintable() else None


@record
class Terminal:
    """A guest's terminal: colours, characters, language and size."""

    term: str
    """The value of TERM, such as `xterm-256color`."""
    environ: Mapping[str, str]
    """What was taken from the client's environment."""

    @property
    def dumb(self) -> bool:
        """Whether it can't show a screen."""
        return self.term in ("", "dumb", "unknown")

    @property
    def colours(self) -> str:
        """One of `settings.COLOURS`, but not `auto`."""
        return colours_of({**self.environ, "TERM": self.term})

    @property
    def ascii(self) -> bool:
        """Whether its locale says that it knows only ASCII; one that says nothing knows UTF-8."""
        locale = next(
            (self.environ[n] for n in ("LC_ALL", "LC_CTYPE", "LANG") if self.environ.get(n)), "utf-8"
        )
        return "utf8" not in locale.lower().replace("-", "")

    def language(self, otherwise: str) -> str:
        """The language of its locale; `otherwise` if it names none."""
        named = [self.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        said = next((locale for locale in named if locale), "")
        return otherwise if said.split(".")[0] in ("", "C", "POSIX") else language_of(self.environ)

    def settings(self, host: Settings, language: str) -> Settings:
        """The settings to begin with there: the host's looks, and what the terminal can do."""
        colours = self.colours
        theme = "mono" if colours == "mono" else host.theme if host.theme != "mono" else "dark"
        return replace(
            host,
            language=self.language(language),
            theme=theme,
            colour=colours,
            ascii=self.ascii,
            signs="console" if self.term == "linux" else "all",
            motion="short",
            mouse=True,
            keys={},
        )
