"""What a player is told about an error, expected or not."""

import errno
from collections.abc import Callable
from typing import Any

from rulesets.core.message import Message
from rulesets.core.tables import TableError
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.host import system
from tabletop_tui.host.codes import FAILED, WRONG_USAGE
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text.complaints import Complaint, reported, sentence_of
from tabletop_tui.text.words import Words

OURS = ("tabletop_tui", "rulesets")
"""The packages that are there wherever the program is; what else is missing depends on the system."""


def is_unheard(error: Exception) -> bool:
    """Whether an error only means that no one reads the output: a closed pipe, a lost terminal."""
    if isinstance(error, OSError) and error.errno == errno.EIO:
        return any(system.is_lost(stream) for stream in (0, 1, 2))
    return isinstance(error, BrokenPipeError)


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


def _table_sentence(words: Words, error: TableError) -> str:
    return words.errors.table(file=error.file, line=error.line, column=error.column, problem=error.problem)


def _system_sentence(words: Words, error: OSError) -> str:
    problem = error.strerror or str(error)
    if error.filename is None:
        return words.errors.system(problem=problem)
    return words.errors.file(file=str(error.filename), problem=problem)


_EXPECTED: dict[type[Exception], Callable[[Words, Any], str]] = {
    TableError: _table_sentence,
    OSError: _system_sentence,
}


def _usage_sentence(words: Words, error: Exception) -> str:
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
