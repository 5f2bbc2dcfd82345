"""`tabletop` without a command opens the lobby, with `--plain` in lines of text."""

from rulesets.core import tables
from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation


def run(invocation: Invocation, plain: bool = False) -> int:
    """Open the lobby; returns the exit code."""
    if plain:
        from tabletop_tui.cli.plain_lobby import PlainLobby
        from tabletop_tui.plain.console import Console

        tables.set_override_folder(invocation.paths.tables)
        return PlainLobby(invocation, Console.standard(ascii=invocation.settings.ascii)).run()
    invocation.need_terminal("tabletop --plain")
    tables.set_override_folder(invocation.paths.tables)
    return front.lobby(invocation)
