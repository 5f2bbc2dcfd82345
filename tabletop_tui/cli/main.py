"""The `tabletop` command's entry. Imports next to nothing, so that `--version` answers at once."""

import gc
import sys

from tabletop_tui import __version__

GARBAGE_THRESHOLD = 50_000
"""New objects between two looks for garbage; Python's own 700 are too few for all that a program loads at its
start, and for a screen full of widgets."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command line and return its exit code: one of `tabletop_tui.host.codes`."""
    if arguments is None:
        arguments = sys.argv[1:]
    if arguments[:1] in (["--version"], ["-V"]):
        print(f"tabletop {__version__}")
        return 0
    gc.set_threshold(GARBAGE_THRESHOLD)
    from tabletop_tui.cli.guard import guarded

    return guarded(arguments)
