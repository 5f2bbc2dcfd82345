"""`tabletop` without a command opens the lobby."""

from rulesets.core import tables
from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation


def run(invocation: Invocation) -> int:
    """Open the lobby; returns the exit code."""
    invocation.need_terminal("tabletop play orbis --plain")
    tables.set_override_folder(invocation.paths.tables)
    return front.lobby(invocation)
