"""The guard around every command: errors become one line, and no traceback reaches a player."""

import errno
import os
import sys
from collections.abc import Callable
from typing import Any

from rulesets.core.message import Message
from rulesets.core.tables import TableError
from tabletop_tui.cli.direct import command_of
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.host import system
from tabletop_tui.host.codes import FAILED, INTERRUPTED, WRONG_USAGE
from tabletop_tui.host.settings import place_of_key
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text.complaints import Complaint, reported, sentence_of
from tabletop_tui.text.words import Words

OURS = ("tabletop_tui", "rulesets")
"""The packages that are there wherever the program is; what else is missing depends on the system."""
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


def is_unheard(error: Exception) -> bool:
    """Whether an error only means that no one reads the output: a closed pipe, a lost terminal."""
    if isinstance(error, OSError) and error.errno == errno.EIO:
        return any(system.is_lost(stream) for stream in (0, 1, 2))
    return isinstance(error, BrokenPipeError)


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


def explain(error: Exception, invocation: Invocation | None, arguments: list[str]) -> tuple[int, str]:
    """The exit code and the sentence for an error, expected or not."""
    words = Words() if invocation is None else invocation.words
    if isinstance(error, Complaint):
        return error.code, words(error.message_id, **_named(words, error.facts))
    for known, put in _EXPECTED.items():
        if isinstance(error, known):
            return FAILED, put(words, error)
    if isinstance(error, ModuleNotFoundError) and (error.name or OURS[0]).split(".")[0] not in OURS:
        return FAILED, words.errors.no_module(module=error.name)
    reason = getattr(error, "reason", None)
    if isinstance(reason, Message):
        return FAILED, sentence_of(words, reason)
    if type(error).__module__.startswith("click."):
        return WRONG_USAGE, _usage_sentence(words, error)
    return FAILED, reported(words, error, None if invocation is None else invocation.paths, arguments)


def _named(words: Words, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts, with the game's name instead of its id."""
    return {**facts, "game": game_title(words, facts["game"])} if "game" in facts else facts


def _table_sentence(words: Words, error: Any) -> str:
    return words.errors.table(file=error.file, line=error.line, column=error.column, problem=error.problem)


def _system_sentence(words: Words, error: Any) -> str:
    problem = error.strerror or str(error)
    if error.filename is None:
        return words.errors.system(problem=problem)
    return words.errors.file(file=str(error.filename), problem=problem)


_EXPECTED: dict[type[Exception], Callable[[Words, Any], str]] = {
    TableError: _table_sentence,
    OSError: _system_sentence,
}


def _usage_sentence(words: Words, error: Any) -> str:
    """The sentence for a wrong command line that click found."""
    from click import exceptions

    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "tabletop"
    if isinstance(error, exceptions.NoSuchOption):
        return words.cli.no_such_option(option=error.option_name, command=command)
    if isinstance(error, exceptions.MissingParameter):
        param = error.param
        name = "" if param is None else (param.metavar or param.name or "").upper()
        return words.cli.missing(name=name, command=command)
    if isinstance(error, exceptions.BadOptionUsage):
        return words.cli.option_value(option=error.option_name, command=command)
    return words.cli.wrong_usage(command=command)


def _complain(sentence: str) -> None:
    try:
        sys.stdout.flush()
        sys.stderr.write(f"tabletop: {' '.join(sentence.split())}\n")
        sys.stderr.flush()
    except OSError:
        _drop_output()


def _drop_output() -> None:
    """The output has no reader; keep Python from complaining about it at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
