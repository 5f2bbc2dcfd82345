"""Everything on which a text can be seen, and a note of what should not be seen there."""

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest import mock

from tabletop_tui.cli.main import main
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.tui.app import FirstScreen, TabletopApp
from tabletop_tui.tui.picture import svg_of
from tests.foreign.characters import bad_in
from tests.tui.lobby.driving import Visitor

MARK = "Qz"
"""Stands at both ends of what is pushed through a door, to see where it comes out."""


def marked(characters: str) -> str:
    """The text that a stranger has written."""
    return f"{MARK}{characters}{MARK}"


@dataclass
class Seen:
    """What was seen of one text from outside; `faults` are for people to read."""

    faults: list[str] = field(default_factory=list)

    def look(self, where: str, text: str, *, there: bool = True, besides: str = "\n") -> None:
        """Look at a surface. What was pushed through the door must be seen on it if it should be `there`."""
        bad = bad_in(text, besides)
        if bad:
            self.faults.append(f"{where}: {', '.join(bad)}")
        if there and MARK not in text:
            self.faults.append(f"{where}: it never came there:\n{text[:400]}")
        if "Traceback" in text or "inside tabletop" in text:
            self.faults.append(f"{where}: {text[:400]}")

    def run(self, *arguments: str, typed: str = "", there: bool = True) -> str:
        """Run a command and look at what it says; `typed` is its input. Returns all of that."""
        said = ran(*arguments, typed=typed)
        self.look(
            " ".join(["tabletop", *(a if a.isascii() else ascii(a) for a in arguments)]), said, there=there
        )
        return said

    def look_at_file(self, file: Path, *, there: bool = True) -> None:
        """Look at a file that the program has written."""
        self.look(file.name if file.name.isascii() else ascii(file.name), written(file), there=there)

    def look_at_screen(self, where: str, visitor: Visitor, *, there: bool = True) -> None:
        """Look at all that stands on a screen, and at its picture if the text is `there`."""
        self.look(f"the screen of {where}", visitor.text(), there=there)
        if there:
            self.look(f"a picture of {where}", svg_of(visitor.app))


def written(file: Path) -> str:
    """The text of a file, whatever is in it."""
    return file.read_text(encoding="utf-8", errors="surrogateescape")


def ran(*arguments: str, typed: str = "") -> str:
    """All that a command says."""
    shown = io.StringIO()
    with (
        contextlib.redirect_stdout(shown),
        contextlib.redirect_stderr(shown),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
    ):
        main(list(arguments))
    return shown.getvalue()


@contextlib.contextmanager
def home(folder: Path, **environ: str) -> Iterator[Paths]:
    """A home of the program below a folder, in which one is meanwhile, in an environment of its own."""
    usual = {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "TABLETOP_HOME": str(folder)}
    folder.mkdir(parents=True, exist_ok=True)
    with mock.patch.dict(os.environ, {**usual, **environ}), contextlib.chdir(folder):
        paths = Paths.find()
        for place in (paths.data, paths.config, paths.state):
            place.mkdir(parents=True, exist_ok=True)
        yield paths


@contextlib.asynccontextmanager
async def screen(paths: Paths, first: FirstScreen | None = None, **settings: Any) -> Any:
    """The program on a screen of its own, in the lobby unless `first` makes another."""
    app = TabletopApp(
        Settings(**{"language": "en", "colour": "true", "motion": "off", **settings}), paths, first=first
    )
    async with app.run_test(size=(160, 50)) as pilot:
        await pilot.pause()
        yield Visitor(app, pilot)
