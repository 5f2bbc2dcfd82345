"""The page of benchmarks: tables of figures, and what is kept of it from run to run."""

import os
import platform
from collections.abc import Sequence
from pathlib import Path

import textual

from tools.bench.figures import HEADING, Figure

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
TITLE = "A club's servers"
CLUB, NOTES = f"\n## {TITLE}\n", "\n## Notes\n"
"""How the parts begin that `make bench` keeps: what `make bench-serve PARTS=club` writes, and the notes."""


def table(title: str, figures: Sequence[Figure]) -> str:
    """A table with its heading."""
    rows = "\n".join(figure.row() for figure in figures)
    return f"## {title}\n\n{HEADING}\n{rows}\n\n"


def measured_with() -> str:
    """What it was measured with, and where."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    machine = f"{platform.system()}, {os.cpu_count()} processors"
    return f"with {python} and Textual {textual.__version__} on {machine}."


def kept_from(text: str) -> str:
    """What isn't measured by `make bench`: everything from a club's figures on, or from the notes."""
    start = min((at for at in (text.find(CLUB), text.find(NOTES)) if at >= 0), default=len(text))
    return text[start:]


def with_club(text: str, figures: Sequence[Figure]) -> str:
    """The page with these figures in the place of a club's."""
    kept = kept_from(text)
    notes = kept[kept.find(NOTES) :] if NOTES in kept else ""
    measured = f"Measured by `make bench-serve PARTS=club` {measured_with()}\n"
    return f"{text[: len(text) - len(kept)]}\n{table(TITLE, figures)}{measured}{notes}"


def write_club(figures: Sequence[Figure]) -> None:
    """Write a club's figures into the page."""
    PAGE.write_text(with_club(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")
