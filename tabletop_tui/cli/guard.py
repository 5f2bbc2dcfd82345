"""The guard around every command: errors become one line, and no traceback reaches a player."""

import os
import sys

from tabletop_tui.cli.direct import command_of
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.host import system
from tabletop_tui.host.codes import FAILED, INTERRUPTED
from tabletop_tui.host.settings import place_of_key

TRACEBACK_VARIABLE = "TABLETOP_TRACEBACK"
"""Environment variable for maintainers: let unexpected errors through."""


def guarded(arguments: list[str]) -> int:
    """Run a command line; every way it can end becomes an exit code."""
    system.end_when_hung_up()
    if os.environ.get("NO_COLOR") == "":
        del os.environ["NO_COLOR"]  # libraries disagree about an empty one; the convention says it is not set
    invocation: Invocation | None = None
    try:
        invocation = Invocation.begin(arguments)
        _warn_of_keys(invocation)
        code = _run(invocation)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        from tabletop_tui.cli.failures import explain, is_unheard  # only what fails needs it

        if is_unheard(error):
            _drop_output()
            return FAILED
        if os.environ.get(TRACEBACK_VARIABLE):
            raise
        code, sentence = explain(error, invocation, arguments)
        _complain(sentence)
    return code


def _warn_of_keys(invocation: Invocation) -> None:
    """Say what is wrong with the player's own keys, if they have any."""
    if invocation.settings.keys and "_TABLETOP_COMPLETE" not in os.environ:
        from tabletop_tui.tui.keys import chosen, problems

        for problem in problems(chosen(invocation.settings)):
            place = place_of_key(invocation.paths, problem.id)
            invocation.warn(f"{place}: {problem.sentence(invocation.words)}")


def _run(invocation: Invocation) -> int:
    directly = None if "_TABLETOP_COMPLETE" in os.environ else command_of(invocation.arguments)
    if directly is not None:
        return directly(invocation)
    import click

    from tabletop_tui.cli.tree import build

    try:
        result = build(invocation).main(invocation.arguments, "tabletop", standalone_mode=False)
    except click.Abort:
        return INTERRUPTED
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 0
    return result if isinstance(result, int) else 0


def _complain(sentence: str) -> None:
    from tabletop_tui.cli.layout import warning  # only what fails needs it

    try:
        sys.stdout.flush()
        sys.stderr.write(f"{warning(sentence)}\n")
        sys.stderr.flush()
    except OSError:
        _drop_output()


def _drop_output() -> None:
    """The output has no reader; keep Python from complaining about it at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
