"""`tabletop help [COMMAND]`: what `--help` says."""

import click

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.tree import no_such_command
from tabletop_tui.host.codes import DONE


def run(invocation: Invocation, command: str | None) -> int:
    """Print the help of a command, or of the program."""
    above = click.get_current_context().find_root()
    group = above.command
    if command is None or not isinstance(group, click.Group):
        invocation.say(group.get_help(above))
        return DONE
    if command not in group.commands:
        raise no_such_command(command, group.commands)
    asked = group.commands[command]
    invocation.say(asked.get_help(click.Context(asked, info_name=command, parent=above)))
    return DONE
