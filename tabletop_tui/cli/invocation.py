"""What every command gets: the program's folders, the player's settings and the words of their language."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from tabletop_tui.host import settings as settings_file
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.host.system import has_screens
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.words import Words
from tabletop_tui.tui.terminal.colours import asks_for_none


@dataclass(slots=True, eq=False, repr=False)
class Invocation:
    """One run of the program from its command line."""

    arguments: list[str]
    paths: Paths
    words: Words
    settings: Settings
    """The file's, overridden by the environment and the command line. Not to be written back: see
    `tabletop_tui.host.settings.change`."""

    @classmethod
    def begin(cls, arguments: list[str]) -> "Invocation":
        """Read the settings and find the language. Says on standard error what is wrong with the file."""
        paths = Paths.find()
        reading = settings_file.read(paths)
        settings = reading.settings
        if asks_for_none(os.environ):
            settings = replace(settings, theme="mono", colour="mono")
        words = Words(asked_language(arguments) or settings.language)
        invocation = cls(arguments, paths, words, settings)
        if "_TABLETOP_COMPLETE" not in os.environ:
            for problem in (*reading.problems, *settings_file.misspelt(os.environ)):
                invocation.warn(words(problem.id, **problem.facts))
        return invocation

    def override(self, **changes: Any) -> None:
        """Take over what the command line says, for this run only."""
        if "theme" in changes:
            # Said outright, so it wins over NO_COLOR.
            changes.setdefault("colour", "mono" if changes["theme"] == "mono" else "auto")
        self.settings = replace(self.settings, **changes)

    def say(self, text: str = "") -> None:
        """A line for standard output."""
        sys.stdout.write(self._spelt(text) + "\n")

    def _spelt(self, text: str) -> str:
        if not self.settings.ascii:
            return text
        from tabletop_tui.paint.glyphs import spelt_in_ascii

        return spelt_in_ascii(text)

    def table(self, rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
        """Rows as aligned columns, those in `right` flushed right."""
        from tabletop_tui.kit.score_sheet import columns

        for line in columns([[self._spelt(cell) for cell in row] for row in rows], right):
            sys.stdout.write(line + "\n")

    def warn(self, text: str) -> None:
        """One line for standard error, after all that was said before."""
        from tabletop_tui.cli.layout import warning  # no start needs it

        with suppress(BrokenPipeError):
            sys.stdout.flush()
        sys.stderr.write(f"{warning(text)}\n")

    def need_terminal(self, instead: str) -> None:
        """Complain unless a full screen can be shown; `instead` is the command that does without."""
        if not has_screens():
            raise Complaint("cli-no-screens", instead=instead)
        if os.environ.get("TERM") == "dumb":
            raise Complaint("cli-dumb-terminal", instead=instead)
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Complaint("cli-no-terminal", instead=instead)


def asked_language(arguments: Sequence[str]) -> str | None:
    """The value of `--lang` wherever it is; needed before help and errors can be worded."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None
