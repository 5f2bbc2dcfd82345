"""Talking to plain mode: in this process, or through a real pipe."""

import io
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import IO, NamedTuple

from rulesets import load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.plain import Brevity, play
from tabletop_tui.plain.console import Console
from tabletop_tui.play.session import Session
from tabletop_tui.store import open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words

NAMES = ("Ana", "Jürgen", "Zoë", "Dan")


class Talk(NamedTuple):
    """What came of a conversation."""

    code: int
    lines: list[str]
    err: str

    def says(self, *texts: str) -> bool:
        """Whether these texts occur, in this order, each in a later line than the one before."""
        rest = iter(self.lines)
        return all(any(text in line for line in rest) for text in texts)


def game(seats: int = 2, seed: int = 7) -> Session:
    """A new game of Orbis that isn't kept."""
    people = [Person(name, "red") for name in NAMES[:seats]]
    return Session.new(load_rules("orbis"), people, seed, {"start": "seat:0"})


def talked(
    session: Session,
    typed: Iterable[str],
    language: str = "en",
    *,
    ascii: bool = False,
    brevity: Brevity | None = None,
) -> Talk:
    """A conversation in this process."""
    shown = io.StringIO()
    words = Words(language)
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), shown, ascii=ascii)
    code = play(session, words, console, brevity=brevity)
    assert not words.problems
    return Talk(code, shown.getvalue().splitlines(), "")


def started(*arguments: str, given: IO[bytes] | int = subprocess.PIPE) -> "subprocess.Popen[bytes]":
    """The program with pipes at both ends; `given` is where its input comes from."""
    return subprocess.Popen(
        [sys.executable, "-m", "tabletop_tui", *arguments],
        stdin=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ},
    )


def read_until(program: "subprocess.Popen[bytes]", text: str) -> list[str]:
    """Lines up to the one with this text."""
    assert program.stdout is not None
    lines = []
    for raw in program.stdout:
        lines.append(raw.decode().rstrip("\n"))
        if text in lines[-1]:
            return lines
    raise AssertionError(f"{text!r} never came: {lines}")


def piped(arguments: Sequence[str], typed: bytes) -> Talk:
    """A whole conversation through a pipe."""
    program = started(*arguments)
    out, err = program.communicate(typed, timeout=60)
    return Talk(program.returncode, out.decode().splitlines(), err.decode())


def the_only_game() -> tuple[str, bool, int]:
    """The id of the one saved game, whether it is over, and how many rows it has."""
    with open_store(Paths.find().saves) as store:
        (kept,) = store.games()
        return kept.id, kept.over, kept.answers


def saves_file() -> Path:
    """Where this test's games are."""
    return Paths.find().saves
