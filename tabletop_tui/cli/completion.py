"""`tabletop completion`: the script that teaches a shell the commands, games and saves."""

import click
from click.shell_completion import get_completion_class

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.text.complaints import Complaint


def run(invocation: Invocation, shell: str) -> None:
    """Print the script; the command's help says how to load it."""
    kind = get_completion_class(shell)
    if kind is None:
        raise Complaint("cli-no-such-choice-here", value=shell, choices="bash, zsh, fish")
    root = click.get_current_context().find_root().command
    completion = kind(root, {}, "tabletop", "_TABLETOP_COMPLETE")
    # `source` would first run bash to look at its version; a script may be made for another machine.
    invocation.say((completion.source_template % completion.source_vars()).strip())
