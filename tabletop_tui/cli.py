"""The `tabletop` command's entry. Imports nothing, so that `--version` answers at once."""

import sys

from tabletop_tui import __version__


def main(arguments: list[str] | None = None) -> int:
    """Run one command line and return its exit code: 0, 1 (failed), 2 (wrong usage), 130 (interrupted)."""
    if arguments is None:
        arguments = sys.argv[1:]
    if arguments[:1] in (["--version"], ["-V"]):
        print(f"tabletop {__version__}")
        return 0
    from tabletop_tui.commands.guard import guarded

    return guarded(arguments)
