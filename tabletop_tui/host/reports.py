"""Reports about failures of the program itself, for maintainers."""

import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path

from rulesets.core import foreign
from tabletop_tui import __version__
from tabletop_tui.host.files import write_report as write_into
from tabletop_tui.host.paths import Paths

LONGEST = 64 * 1024
"""Characters of a traceback; the middle of a longer one is left out."""


def write_report(error: BaseException, paths: Paths | None, arguments: list[str]) -> Path:
    """Write what happened into a new file and return it. Raises `OSError`."""
    folder = (paths or Paths.find()).reports
    now = datetime.now(UTC)
    trace = "".join(traceback.format_exception(error))
    if len(trace) > LONGEST:
        trace = f"{trace[: LONGEST // 2]}\n...\n{trace[-LONGEST // 2 :]}"
    called = " ".join(arguments)[:1000]
    text = (
        f"tabletop {__version__}, {now:%Y-%m-%d %H:%M:%S} UTC\n"
        f"Python {platform.python_version()} on {platform.platform()}\n"
        f"tabletop {called}\n"
        f"modules: {_versions()}\n\n{trace}"
    )
    shown = "\n".join(map(foreign.spelt, text.split("\n")))
    return write_into(folder, f"{now:%Y-%m-%d-%H%M%S}", shown, ".txt")


def _versions() -> str:
    """The libraries that were in use."""
    from importlib.metadata import PackageNotFoundError, version

    found = []
    for name in ("textual", "rich", "click", "fluent.runtime"):
        if name in sys.modules:
            try:
                found.append(f"{name} {version(name)}")
            except PackageNotFoundError:
                continue
    return ", ".join(found) or "-"
